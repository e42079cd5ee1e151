import { fold, toPlainForms } from '../codes/fold.js';

/**
 * Stems of words for actions in the address or the text of a link, of every language of the product and, without
 * accents, as they appear in addresses. A stem matches anywhere, so that endings and compounds need no entries. An
 * unrelated word that contains a stem does no harm: a check then does not call the link.
 */
const stems = `
  confirm|verif|activat|valid|unsub|optout|opt-out|opt_out|opt out|optin|opt-in|opt_in|opt in|opted|reset|passw|passcode|login|log-in|
  log in|signin|sign-in|sign in|signup|sign-up|sign up|auth|token|magic|approv|accept|reject|invit|delet|remov|cancel|code|otp|subscri|
  preferenc|redeem|pay|order|vote|rsvp|action|callback|deny|denied|declin|refus|revok|block|dismiss|withdraw|terminat|disabl|enabl|
  suspend|unlink|disconnect|revert|undo|restor|recover|lock|stop|leave|join|claim|agree|consent|acknowledg|mute|unfollow|feedback|survey|
  /rating|rating/|your rating|rate us|rate your|/rate/|enrol|regist|grant|allow|permit|forbid|erase|purge|renew|extend|finish|complet|submit|purchas|checkout|
  buy|donat|transfer|trust this|trust device|publish|respond|reply|attend|snooze|postpone|reschedul|whitelist|safelist|turn on|turn off|
  switch off|wasn't|was not me|not me|report abuse|report spam|report this|★|☆|👍|👎|
  bestätig|bestaetig|aktivier|freischalt|freigeb|freigab|genehmig|zustimm|annehm|akzeptier|ablehn|verweiger|abbestell|abmeld|austrag|
  anmeld|eintrag|registrier|widerruf|widersprech|sperr|blockier|lösch|loesch|entfern|stornier|kündig|kuendig|passwort|kennwort|zurücksetz|
  zuruecksetz|einlad|beitret|teilnehm|zusag|absag|bewert|umfrage|abstimm|einlös|einloes|verlänger|verlaenger|war ich nicht|nicht ich|zahlen|
  bezahl|kaufen|bestell|abschalt|einschalt|einwillig|erlaub|verbiet|fortfahren|
  acept|rechaz|aprob|deneg|denieg|darse de baja|darme de baja|baja|anular|anula|elimin|borrar|bloque|restablec|contraseñ|contrasen|no fui yo|
  no he sido|unirse|únete|votar|valorar|encuesta|pagar|comprar|renov|autoriz|permit|revoc|rescind|desactiv|activa|inscri|suscri|
  acceder|iniciar sesi|negar|prohib|
  rejet|approuv|désabonn|abonn|désinscr|annul|supprim|effac|bloqu|révoqu|réinitialis|mot de passe|mot-de-passe|motdepasse|active|pas moi|
  rejoind|voter|sondage|payer|achet|résili|retirer|connexion|connecter|signaler|arrêt|interdi|participer|
  conferm|accett|rifiut|approv|negare|nega |annull|disiscri|iscri|cancell|rimuov|blocc|reimpost|attiva|convalid|non sono stato|
  non sono stata|non ero io|unisciti|sondaggio|paga|acquist|consent|rinnov|disattiv|disdic|disdett|acced|recedi|recess|vota|
  aceit|recus|rejeit|aprov|descadastr|cadastr|assinatura|excluir|exclusão|remov|apagar|redefin|senha|ativa|não fui eu|particip|convite|avali|pesquisa|
  entrar|sair da|sair-da|resgat|concord|proib|
  подтвер|принят|прими|приня|принима|отклон|отказ|одобр|отпис|подпис|отмен|удал|заблок|разблок|блокир|отозв|отзыв|сброс|парол|актив|провер|не я|
  присоед|приглаш|голос|оцен|опрос|оплат|купит|разреш|запре|продл|отключ|включ|войти|вход|регистр|соглас|участ|
  podtver|otklon|otkaz|odobr|otpis|podpis|otmen|udali|udale|zablok|sbros|parol|aktivir|priglas|golos|soglas|razresh|zapret|vojti|voiti|
  onay|kabul|reddet|iptal|abone|ayrıl|çıkar|listeden|silme|silin|hesabı sil|engelle|kaldır|şifre|sıfırla|doğrula|etkinleş|aktif|ben değil|katıl|
  davet|oyla|oy ver|anket|ödeme|öde |satın al|izin ver|geri al|yenile|giriş|kayıt|üye ol|üyelik|devre dışı|durdur|
  konfirmasi|terima|tolak|setuju|batal|berhenti|langganan|hapus|blokir|cabut|kata sandi|kata-sandi|katasandi|atur ulang|atur-ulang|aktif|
  bukan saya|gabung|undang|pilih|bayar|beli |/beli|membeli|izinkan|/izin|perpanjang|masuk|daftar|keluar|larang|ikut serta|
  पुष्टि|स्वीकार|मंज़ूर|अनुमोदन|सत्याप|रद्द|सदस्यता|सब्सक्राइब|हटा|मिटा|ब्लॉक|पासवर्ड|रीसेट|सक्रिय|शामिल|आमंत्र|निमंत्र|वोट|मतदान|भुगतान|खरीद|अनुमति|मैं नहीं|
  मैंने नहीं|लॉग|साइन|नवीनी|इनकार|इंकार|रोक|बंद|जुड़|पंजी|सहमत|
  تأكيد|أكد|اكد|قبول|اقبل|أوافق|موافق|وافق|رفض|ارفض|إلغاء|الغاء|ألغ|اشتراك|اشترك|حذف|احذف|حظر|كلمة المرور|كلمة السر|إعادة تعيين|تفعيل|فعّل|تحقق|تحقّق|لست أنا|
  لم أكن|انضم|دعوة|تصويت|صوّت|تقييم|قيّم|دفع|ادفع|شراء|السماح|اسمح|تجديد|تعطيل|تسجيل|دخول|إزالة|أزل|منع|إيقاف|أوقف|سحب|إبطال|اعتماد|
  אישור|אשר|אמת|אימות|קבל|דחה|דחייה|דחיית|סרב|סירוב|הסר|בטל|ביטול|מנוי|תפוצה|להסיר|מחק|מחיקה|מחיקת|חסום|חסימ|סיסמ|איפוס|אפס|הפעל|לא אני|זה לא|הצטרף|הצטרפ|הזמנ|הצבע|
  סקר|תשלום|שלם|לתשלום|קנה|רכיש|רכוש|הרשא|חידוש|חדש את|השבת|התחבר|הירשם|הרשמ|הרשם|כניסה|שלול|שליל|דרג|עצור|הפסק|לאשר|לדחות|לבטל|
  確認|承認|承諾|認証|許可|拒否|却下|辞退|同意|解除|退会|停止|取消|取り消|キャンセル|登録|購読|削除|ブロック|無効|有効|パスワード|再設定|リセット|ログイン|
  サインイン|招待|参加|投票|評価|回答|アンケート|支払|購入|更新|延長|心当たり|ではありません|申し込|申込|不要|受け取|受取|配信|禁止|
  확인|승인|인증|수락|동의|거부|거절|차단|해지|해제|취소|구독|탈퇴|삭제|비밀번호|재설정|초기화|활성|로그인|가입|초대|참여|참가|투표|평가|설문|결제|구매|허용|연장|갱신|
  본인이 아|등록|신청|중지|철회|금지|
  确认|批准|同意|接受|拒绝|驳回|否决|验证|激活|退订|订阅|退出|删除|移除|屏蔽|封锁|冻结|解绑|撤销|吊销|密码|重置|登录|注册|邀请|加入|评价|评分|调查|付款|
  支付|购买|允许|授权|续费|续订|停用|启用|不是我|非本人|领取|绑定|禁止|核实|認證|拒絕|驗證|啟用|刪除|訂閱|退訂|密碼|登入|註冊|邀請|撤銷|
  queren|jujue|tongyi|tuiding|quxiao|yanzheng|shanchu|dingyue|dengyue|zhuce|haiyaku|kakunin|touroku|haishin
`;

/** Texts of links that answer a question: yes, no, or a figure of a scale. */
const answers = `
  yes|no|ok|okay|maybe|ja|nein|vielleicht|sí|si|oui|non|sì|sim|não|да|нет|evet|hayır|ya|tidak|हाँ|हां|नहीं|ठीक है|نعم|لا|כן|לא|はい|いいえ|예|네|아니요|아니오|是|否|
  好|不|不是
`;

/** Accents and vowel points, which a writer may leave out, and invisible characters. */
const marks =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u0652\u093c\ufe0f]|[\u0640\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** The form in which texts and words are compared: lower case, without accents, vowel points, invisible characters. */
const plain = (text: string): string => fold(toPlainForms(text.normalize('NFC'))).replace(marks, '');

const listOf = (words: string): readonly string[] => [
  ...new Set(
    words
      .split('|')
      .map((word) => plain(word.replace(/^\s{1,9}/, '')).replace(/\n/g, ''))
      .filter((word) => word !== ''),
  ),
];
const foldedStems = listOf(stems);
const foldedAnswers = new Set(listOf(answers));

/** Whether a text contains a word for an action, in any language of the product. */
export function containsAction(text: string): boolean {
  const folded = plain(text);
  return foldedStems.some((stem) => folded.includes(stem));
}

/** Whether a text is nothing but an answer: "No", "Ja!", "7". */
export function isAnswer(text: string): boolean {
  const bare = plain(text)
    .replace(/[^\p{L}\p{M}\p{N} ]/gu, '')
    .trim();
  return foldedAnswers.has(bare) || /^\d{1,3}$/.test(bare);
}
