import type { Locale } from '@efemera/contract';
import { mayAct, namesAction } from './acting-links.js';

/** Links to confirm, to refuse and to unsubscribe, as mails of each language name them. */
const actions: Record<Locale, readonly string[]> = {
  'pt-BR': ['Confirmar e-mail', 'Recusar', 'Aprovar', 'Descadastrar', 'Cancelar inscrição', 'Não fui eu'],
  'en-US': [
    'Confirm',
    'Deny',
    'Decline',
    'Approve',
    'Unsubscribe',
    'It wasn’t me',
    'Revoke',
    'Block this device',
    'Leave',
  ],
  'es-ES': ['Confirmar', 'Rechazar', 'Aceptar', 'Darse de baja', 'Cancelar suscripción', 'No he sido yo', 'Bloquear'],
  'fr-FR': ['Confirmer', 'Refuser', 'Approuver', 'Se désinscrire', 'Se désabonner', 'Ce n’était pas moi', 'Révoquer'],
  'de-DE': [
    'Bestätigen',
    'Ablehnen',
    'Zustimmen',
    'Abmelden',
    'Newsletter abbestellen',
    'Das war ich nicht',
    'Sperren',
  ],
  'it-IT': ['Conferma', 'Rifiuta', 'Approva', 'Disiscriviti', 'Annulla iscrizione', 'Non sono stato io', 'Blocca'],
  'ru-RU': ['Подтвердить', 'Отклонить', 'Одобрить', 'Отписаться', 'Это был не я', 'Заблокировать'],
  tr: ['Onayla', 'Reddet', 'Kabul et', 'ABONELİKTEN ÇIK', 'Listeden ayrıl', 'Bu ben değildim', 'Engelle'],
  id: ['Konfirmasi', 'Tolak', 'Setujui', 'Berhenti berlangganan', 'Bukan saya', 'Blokir'],
  hi: ['पुष्टि करें', 'अस्वीकार करें', 'मंज़ूर करें', 'सदस्यता समाप्त करें', 'यह मैं नहीं था', 'ब्लॉक करें'],
  ar: ['تأكيد', 'رفض', 'الموافقة', 'إلغاء الاشتراك', 'لست أنا', 'حَظْر'],
  he: ['אישור', 'דחייה', 'לאשר', 'הסרה מרשימת התפוצה', 'ביטול מנוי', 'זה לא אני', 'חסימה'],
  'ja-JP': ['確認する', '拒否', '承認', '配信停止', '登録解除', '心当たりがない', 'ブロック'],
  'ko-KR': ['확인', '거부', '승인', '수신거부', '구독 취소', '본인이 아닙니다', '차단'],
  'zh-CN': ['确认', '拒绝', '批准', '取消订阅', '退订', '不是我', '冻结'],
};

describe('the text of an acting link', () => {
  it.each(Object.entries(actions))('is known in %s', (_, texts) => {
    expect(texts.filter((text) => !namesAction(text))).toEqual([]);
    // Some mail programs write letters and accents apart, and some senders write in capitals.
    expect(texts.filter((text) => !namesAction(text.normalize('NFD').toUpperCase()))).toEqual([]);
  });

  it.each(['Yes', 'No.', '¡Sí!', 'Nein', 'いいえ', '9', '★★★★★', 'un\u00adsub\u200bscribe', 'ｃｏｎｆｉｒｍ'])(
    'is recognised in %j',
    (text) => expect(namesAction(text)).toBe(true),
  );

  it.each([
    'Our shop',
    'Shipping',
    'Versandkosten',
    'Nos magasins',
    'Ayuda',
    'Помощь',
    '帮助',
    'ヘルプ',
    'مساعدة',
    'Yesterday',
  ])('is not recognised in %s', (text) => expect(namesAction(text)).toBe(false));
});

describe('the address of an acting link', () => {
  it.each([
    // Tokens of every form, also without a digit or as short as five characters.
    '/r/kqzvwxjrtnbpmfdh',
    '/go/abcdefghijklmnop',
    '/x/kqzvwxjr',
    '/x/aBcDeFgH',
    '/x/a7bcd',
    '/u/correcthorsebattery',
    '/u/qwxzk-vbnmr-tplkd',
    '/u/8f3a9c2e71b4d',
    '/x/%61%37bcd',
    // Queries with a value.
    '/x?u=maria',
    '/x?4711',
    '/x?utm_source=mail&id=7',
    '/?utm_content=8f3a9c2e71b4',
    // Characters that are encoded once, several times or wrongly.
    '/con%66irm/maria',
    '/con%2566irm/maria',
    '/con%252566irm/maria',
    '/%ff',
    // Characters that a URL parser changes or drops, and letters with accents.
    '\\a8f3k2j4h5q9w1',
    '/con\tfirm',
    '/d%C3%A9sabonnement',
    '/de\u0301sabonnement',
    // Words for actions in several languages, as addresses contain them.
    '/bestaetigen',
    '/ablehnen',
    '/conferma',
    '/aceptar',
    '/rechazar',
    '/recusar',
    '/podtverdit',
    '/otpisatsya',
    '/tuiding',
    '/deny',
    '/optedout',
  ])('is recognised in %s', (path) => expect(mayAct(`https://shop.test${path}`)).toBe(true));

  it('is assumed where the address or text is too long to be searched', () => {
    expect(mayAct(`https://shop.test/${'a/'.repeat(2000)}`)).toBe(true);
    expect(namesAction('x '.repeat(2000))).toBe(true);
  });

  it.each([
    '',
    '/',
    '/help/shipping',
    '/en/about-us',
    '/blog/how-to-choose-a-warm-coat.html',
    '/news/2024/05',
    '/products/lamp-4711',
    '/?utm_source=mail&utm_campaign=summer',
    '/%E5%B8%AE%E5%8A%A9',
    '/help#shipping',
  ])('is not recognised in %s', (path) => expect(mayAct(`https://shop.test${path}`)).toBe(false));
});
