import {
  ANY_CODE,
  CONFIRMATION_CODE,
  LOOSE_LABEL,
  NOT_ARRIVED,
  ONE_TIME_CODE,
  OTHER_NUMBER,
  SIGNS_OF_ENTRY,
} from './code-words.js';

export type LabelKind = 'one-time' | 'confirmation' | 'any' | 'other' | 'loose';

/** Words that name a number, and where they stand. */
export interface Label {
  kind: LabelKind;
  start: number;
  end: number;
  /** "Never share your code", "I did not get my code": names a code in general. */
  isWarning: boolean;
}

export const namesCode = (kind: LabelKind): boolean => kind !== 'other' && kind !== 'loose';

/** A text that is nothing but "code code code" must not cost a look at each. */
const MAX_LABELS_OF_A_KIND = 600;

type Kinds = readonly (readonly [LabelKind, RegExp])[];

const CODES: Kinds = [
  ['one-time', ONE_TIME_CODE],
  ['confirmation', CONFIRMATION_CODE],
  ['any', ANY_CODE],
];
const OTHERS: Kinds = [
  ['other', OTHER_NUMBER],
  ['loose', LOOSE_LABEL],
];

function labelsOf(kinds: Kinds, folded: string): Label[] {
  const found: Label[] = [];
  for (const [kind, expression] of kinds) {
    let count = 0;
    for (const match of folded.matchAll(expression)) {
      if ((count += 1) > MAX_LABELS_OF_A_KIND) break;
      const start = match.index;
      const end = start + match[0].length;
      found.push({ kind, start, end, isWarning: namesCode(kind) && isInWarning(start, folded) });
    }
  }
  return found;
}

/** What seems to name a code, by kinds. Most mail with a number in it has none, and other labels don't matter there. */
export const findCodeNames = (folded: string): Label[] => labelsOf(CODES, folded);

/**
 * All labels in order; of two that overlap the longer one is meant ("promo code" over "code").
 *
 * @param names    as `findCodeNames` found them.
 * @param text     as written, for its capitals: "código da Uber" names a sender, "código da vaga" another thing.
 * @param folded   the same text folded.
 * @param sender   folded; its name before "code" is no other thing.
 */
export function findLabels(names: Label[], text: string, folded: string, sender: string): Label[] {
  const all = [...names, ...labelsOf(OTHERS, folded)];
  all.sort((one, other) => one.start - other.start || other.end - one.end);
  const kept: Label[] = [];
  for (const label of all) {
    const last = kept[kept.length - 1];
    if (last === undefined || label.start >= last.end) kept.push(label);
    else if (label.end - label.start > last.end - last.start) kept[kept.length - 1] = label;
  }
  for (const label of kept)
    if (namesCode(label.kind) && isOfAnotherThing(label, text, folded, sender)) label.kind = 'other';
  return kept;
}

const [, WARNING] = SIGNS_OF_ENTRY as [RegExp, RegExp];
const SENTENCE_MARKS = ['. ', '! ', '? ', '\n', '。', '！'];

function isInWarning(at: number, folded: string): boolean {
  const before = folded.slice(Math.max(0, at - 60), at);
  const sentenceStart = Math.max(...SENTENCE_MARKS.map((mark) => before.lastIndexOf(mark)));
  const clause = before.slice(sentenceStart + 1);
  if (clause.search(WARNING) >= 0) return true;
  const after = folded.slice(at, at + 60);
  const sentenceEnd = after.search(/[.!?\n。！]/);
  return (clause + (sentenceEnd < 0 ? after : after.slice(0, sentenceEnd))).search(NOT_ARRIVED) >= 0;
}

/** "código da vaga", "codice del libro": in these languages the thing follows. */
const ROMANCE_CODE = /^(?:c[oó]digos?|codes?|codic[ei]|pin|token|clave|senha|chave)(?: |$)/i;
const ROMANCE_OF =
  /^ (?:de la |de los |de l['’]|de |da |do |das |dos |del |du |des |d['’]|di |della |dell['’]|dei |delle )(\p{Ll}[\p{L}]{2,30})/u;
const ROMANCE_OF_THE =
  /^ (?:de la |de los |da |do |das |dos |del |du |della |dell['’]|dei |delle )(\p{Ll}[\p{L}]{2,30})/u;
const OF_ENTRY =
  /^(?:acc?[eè]s|segur|s[eé]cur|sicur|v[eé]rif|confirm|conferm|activ|ativ|attiv|autent|authent|autori|valid|login|logon|sess|ses|ingres|entrad|registr|cadastr|inscri|iscri|cuenta|conta|compte|account|usu|util|ident|e?mail|correo|courriel|firma|d[ií]git|chiffre|cifr|caract|letr|uso|usage|recup|r[eé]cup|redef|restab|r[eé]init|reset|desbl|d[eé]verr|sblocc|sms|tempor|uma|uno|una|seis|quatr|cuatr|six|sei|cinco|conne|vinc|dispos|appareil|tel[eé]f|sua|seu|tua|teu|tuo|suo|tu$|su$|vos|votre|ton|nos|banc|banq|internet|portal|site|sitio|sito|servi|plata|operac|op[eé]raz|app|aplic|celular|m[oó]vil|prot|dobl|dupl|doubl|duas|due|otp|app|steam|n[uú]mer|cui|abajo|continuac|arriba|abaixo|acima)/u;
const RUSSIAN_CODE = /^(?:код|пин)/;
const RUSSIAN_NOUN = /^ (?:для |от |на )?([а-яё]{4,30}(?:а|я|ы|и|ия|ов|ей|ости))(?=[ :])/;
const RUSSIAN_OF_ENTRY =
  /^(?:подтвер|вход|доступ|безопас|провер|актив|автор|регистр|верифик|аутент|восстан|идентиф|отправ|действ|никому|можно|нужно|придет|придёт|истек|чтобы|введ|почт|аккаунт|уч[её]тн|личност|цифр|сброс|смен|парол|подпис|вас|вашей|вашего|создан|завершен|продолж|оконч|устройств)/;
const CJK_LETTER = /[\p{Script=Han}\p{Script=Katakana}ー]$/u;
const ENTRY_BEFORE_CJK =
  /(?:認証|確認|検証|ログイン|再設定|本人|登録|変更|解除|サインイン|验证|驗證|登录|登入|安全|確認用|桁|位|数字|新|以下|下記|下记|次|本|该|此|的|您|你)$/;
const KOREAN_NOUN = /([\p{Script=Hangul}]{2,12}) ?$/u;
const ENTRY_BEFORE_KOREAN =
  /(?:(?:인증|확인|로그인|보안|본인|재설정|가입|계정|이메일|메일)용?|자리|다음|아래|해당|위의|위|임시|일회용|[은는이가을를의한할된인던로]|필요한|요청한|받은|보낸|전송된|발송된|숫자|새|새로운|이)$/;

/** "participation code", "survey code": in English the thing stands before. */
const ENGLISH = /(?<![a-z])(?:the|your|you|this|and|to) /;
const ENGLISH_NOUN = /(?:^|[^\p{L}'’])(?:(\p{Ll}{3,20})|(?<=(?:^|[.!?:] |\n|\t))(\p{Lu}\p{Ll}{2,19})) $/u;
const BEFORE_ENGLISH_CODE =
  /^(?:your|the|this|that|following|below|above|new|unique|special|secret|personal|numeric|digits?|use|using|enter|entering|with|provide|type|typing|input|submit|same|single|character|alphanumeric|letter|and|any|each|our|its|get|send|sent|text|sms|app|email|mail|generated|received|requested|valid|correct|actual|short|quick|fresh|latest|current|full|entire|one|two|three|four|five|six|seven|eight|random|safe|private|another|without|copy|paste|whole|plain|click|need|see|have|got|for|please|simple|account|only|next|last|first|right|confidential|important|sensitive|active|temporary|expiring|share|requesting|just|also|was|are|der|den|die|das|dem|des|einen|ein|diesen|dieser|dein|deinen|ihr|ihren|mit|folgenden|folgender|neuen|neuer|per|votre|ton|vos|les|ces|voici|cet|avec|par|saisissez|entrez|utilisez|als|zum|von|und)$/;

/** A plain "code" that is tied to a noun which has nothing to do with an account. */
function isOfAnotherThing(label: Label, text: string, folded: string, sender: string): boolean {
  const words = text.slice(label.start, label.end);
  const after = text.slice(label.end, label.end + 50);
  if (ROMANCE_CODE.test(words)) {
    const thing = (label.kind === 'any' ? ROMANCE_OF : ROMANCE_OF_THE).exec(after)?.[1];
    if (thing !== undefined) return !OF_ENTRY.test(thing);
  }
  if (label.kind !== 'any') return false;
  if (/^code$/i.test(words)) {
    const thing = ENGLISH_NOUN.exec(text.slice(Math.max(0, label.start - 24), label.start))
      ?.slice(1)
      .join('')
      .toLowerCase();
    return thing !== undefined && ENGLISH.test(folded) && !BEFORE_ENGLISH_CODE.test(thing) && !sender.includes(thing);
  }
  if (RUSSIAN_CODE.test(words.toLowerCase())) {
    const thing = RUSSIAN_NOUN.exec(after)?.[1];
    return thing !== undefined && !RUSSIAN_OF_ENTRY.test(thing);
  }
  const before = text.slice(Math.max(0, label.start - 14), label.start);
  if (/^(?:コード|パスコード|pin|PIN|代码|代碼)$/.test(words)) {
    const stem = before.replace(/用$/, '');
    if (stem !== before) return !ENTRY_BEFORE_CJK.test(stem);
    return (CJK_LETTER.test(before) && !ENTRY_BEFORE_CJK.test(before)) || /(?<![A-Za-z])[A-Za-z]$/.test(before);
  }
  if (/^(?:코드|암호)$/.test(words)) {
    const noun = KOREAN_NOUN.exec(before)?.[1];
    return noun !== undefined && !ENTRY_BEFORE_KOREAN.test(noun);
  }
  return false;
}
