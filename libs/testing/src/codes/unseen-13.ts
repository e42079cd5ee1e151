import type { MailCase } from './mail-case.js';

/** Every sixth of the mails that were written for the files `strangers-7` to `strangers-9`: kept out of training. */
export const cases: MailCase[] = [
  {
    name: `tr-TR municipality e-services digits in separate boxes`,
    from: `Çamlıdere Belediyesi e-Belediye <ebelediye@camlidere-bld.example>`,
    subject: `e-Belediye üyeliğinizi tamamlayın`,
    html: `<div style='max-width:480px;margin:auto;font-family:Verdana;font-size:14px'><h3>Hoş geldiniz Nurcan Hanım</h3><p>Üyelik ekranındaki beş kutucuğu sırasıyla doldurun.</p><div style='text-align:center'><span style='display:inline-block;border:2px solid #1a5;padding:10px 14px;margin:3px'>7</span><span style='display:inline-block;border:2px solid #1a5;padding:10px 14px;margin:3px'>0</span><span style='display:inline-block;border:2px solid #1a5;padding:10px 14px;margin:3px'>3</span><span style='display:inline-block;border:2px solid #1a5;padding:10px 14px;margin:3px'>3</span><span style='display:inline-block;border:2px solid #1a5;padding:10px 14px;margin:3px'>8</span></div><p>Emlak ve çevre temizlik vergilerinizi üyelik bitince görebilirsiniz.</p><hr><small>Cumhuriyet Mah. Belediye Cad. No: 1, 06740</small></div>`,
    code: '70338',
    link: null,
  },
  {
    name: `tr-TR public authority e-mail confirmation link with application number`,
    from: `Bölge Tapu Danışma Merkezi <bildirim@tapudanisma.example>`,
    subject: `Başvurunuz için e-posta adresinizi onaylayın`,
    html: `<body><center><table width='500'><tr><td><img src='https://tapudanisma.example/logo.png' alt='logo' height='40'></td></tr><tr><td><p>2025/61047 sayılı başvurunuzun işleme alınabilmesi için adresinizin size ait olduğunu bildirmeniz gerekiyor.</p><p><a href='https://tapudanisma.example/onay?t=9f31c7d0a2b84e' style='background:#b00020;color:white;padding:12px 22px;text-decoration:none'>Adresimi onaylıyorum</a></p><p>Randevu sıra numaranız (A-138) bu adımdan sonra kesinleşir.</p></td></tr></table></center></body>`,
    code: null,
    link: 'https://tapudanisma.example/onay?t=9f31c7d0a2b84e',
  },
  {
    name: `pl-PL telecom login with code in subject and body`,
    from: `Halo Mobile <logowanie@halomobile.example>`,
    subject: `83924 to Twój kod do Halo Mobile`,
    html: `<html><head><style>.k{font-size:40px;font-weight:700;color:#6a1b9a}</style></head><body><span style='display:none'>Nikomu go nie przekazuj</span><div class='k'>83924</div><p>Tyle wystarczy, żeby wejść na konto. Konsultant nigdy o te cyfry nie zapyta.</p></body></html>`,
    code: '83924',
    link: null,
  },
  {
    name: `nl-NL bank confirmation code in a coloured box`,
    from: `Waddenbank <geenantwoord@waddenbank.test>`,
    subject: `Bevestig je nieuwe apparaat`,
    html: `<div style='background:#003b5c;padding:24px;color:#fff;font-family:Helvetica'><p>Hoi Femke,</p><p>Je koppelt een iPhone 14 aan je rekening. Vul deze bevestigingscode in de app in om het af te ronden:</p><div style='background:#fff;color:#003b5c;font-size:32px;text-align:center;padding:12px;border-radius:8px'>210 745</div><p style='font-size:12px'>Verstuurd op 3 juli 2025 om 08:16 vanaf IP-adres 145.53.12.201</p></div>`,
    code: '210745',
    link: null,
  },
  {
    name: `nl-NL telecom says code was sent by text message`,
    from: `Tulp Telecom <klantenservice@tulptelecom.test>`,
    subject: `Simkaart activeren`,
    text: `Hallo meneer De Wit,

Uw nieuwe simkaart (nummer 8931 0440 1172) is onderweg. Zodra u hem in uw toestel plaatst, krijgt u een sms met een activatiecode van zes cijfers. Die vult u daarna in op onze site.

Bestelling: TT-604418
Track & trace: 3SABCD0192837
Postcode bezorgadres: 9712 KL

Tulp Telecom`,
    code: null,
    link: null,
  },
  {
    name: `sv-SE student aid board login boxes in table cells`,
    from: `Studiestödsverket <inloggning@studiestod.test>`,
    subject: `Inloggning utan e-legitimation`,
    html: `<p>Här kommer dina sex tecken:</p><table cellspacing='6'><tr><td style='border:1px solid #000;width:30px;text-align:center'>H</td><td style='border:1px solid #000;width:30px;text-align:center'>4</td><td style='border:1px solid #000;width:30px;text-align:center'>N</td><td style='border:1px solid #000;width:30px;text-align:center'>2</td><td style='border:1px solid #000;width:30px;text-align:center'>P</td><td style='border:1px solid #000;width:30px;text-align:center'>8</td></tr></table><p>Fyll i dem på skärmen där du nyss begärde inloggning. De fungerar en gång.</p>`,
    code: 'H4N2P8',
    link: null,
  },
  {
    name: `sv-SE telecom SIM delivery with PUK`,
    from: `Nordsignal <leverans@nordsignal.example>`,
    subject: `Ditt SIM-kort är på väg`,
    text: `Tack för beställning 884120!

Brevet delas ut inom 3 vardagar. Spara de här uppgifterna om telefonen skulle låsa sig:

  Telefonnummer  070-184 55 20
  SIM            8946 0712 3345 901
  PUK            58210447

Fungerar täckningen dåligt? Felkod 403 betyder att kortet inte hunnit aktiveras.`,
    code: null,
    link: null,
  },
  {
    name: `da-DK university password change both parts`,
    from: `Sydjysk Universitet IT <it-service@sydjyskuni.test>`,
    subject: `Skift af adgangskode`,
    html: `<p>Du (eller en anden) vil skifte adgangskoden til brugeren <i>mjen21</i>.</p><p style='text-align:center;background:#dde;padding:15px'>Sikkerhedskode:<br><span style='font-size:26px'>6382 5517</span></p><p>Koden skal stå i feltet før den nye adgangskode. Oplever du problemer, så nævn sag #40288, når du ringer til os.</p>`,
    text: `Du (eller en anden) vil skifte adgangskoden til brugeren mjen21.

Sikkerhedskode: 6382 5517

Koden skal stå i feltet før den nye adgangskode. Oplever du problemer, så nævn sag #40288, når du ringer til os.`,
    code: '63825517',
    link: null,
  },
  {
    name: `nb-NO bank card purchase with amount and order`,
    from: `Hardangerbanken <kort@hardangerbanken.test>`,
    subject: `Bekreft kjøpet ditt`,
    html: `<html><body style='margin:0'><div style='background:#222;color:#fff;padding:16px'>Hardangerbanken</div><div style='padding:16px'><p>Butikk: Fjellsport Voss<br>Ordre: 1004482<br>Beløp: NOK 3 199,00<br>Kort: •••• 2260</p><p>Ønsker du å gjennomføre? Da fører du opp <strong>765031</strong> i kjøpsvinduet.</p><p>Ønsker du det ikke? Ring 915 06 400.</p></div></body></html>`,
    code: '765031',
    link: null,
  },
  {
    name: `nb-NO student housing door code`,
    from: `Studentbyen Bodø <utleie@studentbyen-bodo.test>`,
    subject: `Nøkkelinfo før innflytting`,
    text: `Hei Magnus,

hybelen din er 4C-217. Du får ikke fysisk nøkkel; tast 6614# på panelet ved hovedinngangen og vri om.

Avtalenummer: 208833
Postboks nr. 51
Vaktmester: 480 22 917

Depositum på 9 000 kroner må være betalt før 3. januar.`,
    code: null,
    link: null,
  },
  {
    name: `fi-FI electricity company letters and digits in sentence`,
    from: `Tunturisähkö Oy <asiakas@tunturisahko.test>`,
    subject: `Sähkösopimuksen allekirjoitus`,
    html: `<p>Moi Pekka!</p><p>Sopimuksesi (Kiinteä 24 kk, 8,49 snt/kWh) odottaa enää allekirjoitusta. Allekirjoita kirjoittamalla sopimussivulle tunnus <em style='font-style:normal;font-weight:bold'>TS9-4HKC</em> ja painamalla Hyväksyn.</p><p>Tunnus vanhenee keskiyöllä.</p>`,
    text: `Moi Pekka!

Sopimuksesi (Kiinteä 24 kk, 8,49 snt/kWh) odottaa enää allekirjoitusta. Allekirjoita kirjoittamalla sopimussivulle tunnus TS9-4HKC ja painamalla Hyväksyn.

Tunnus vanhenee keskiyöllä.`,
    code: 'TS9-4HKC',
    link: null,
  },
  {
    name: `fi-FI university course enrolment numbers`,
    from: `Opintotoimisto <opinnot@keskisuomi-amk.test>`,
    subject: `Ilmoittautuminen hyväksytty – TTV22S1`,
    html: `<ul style='line-height:1.8'><li>Opintojakso: Tietokannat (5 op), toteutus 3011-2204</li><li>Opiskelijanumero: 2203178</li><li>Moodle-kurssin kurssiavain: <b>kanta25</b></li><li>Ensimmäinen luento: 12.1. klo 8.15, luokka AC330</li></ul><p>Kurssiavainta tarvitset, kun liityt kurssialueelle; se on sama kaikille osallistujille.</p>`,
    code: null,
    link: null,
  },
  {
    name: `cs-CZ university e-application code html subject none`,
    from: `Univerzita Vysočina <prijimacky@univysocina.test>`,
    subject: `E-přihláška – ověření uchazeče`,
    html: `<div style='font-family:Times New Roman;font-size:16px'><p>Milá uchazečko, milý uchazeči,</p><p>než odešlete e-přihlášku, vyplňte prosím do řádku č. 7 ověřovací řetězec</p><p style='margin-left:40px'><kbd>bnq-571-zr</kbd></p><p>včetně pomlček. Poplatek 690 Kč uhraďte pod variabilním symbolem, který obdržíte zvlášť.</p></div>`,
    code: 'bnq-571-zr',
    link: null,
  },
  {
    name: `hu-HU bank purchase approval both parts with amount and card`,
    from: `Tiszamenti Bank <kartya@tiszamentibank.test>`,
    subject: `Vásárlás jóváhagyása`,
    html: `<div style='font-family:Roboto,Arial;border-left:5px solid #f9a825;padding-left:14px'><p>Tisztelt Ügyfelünk!</p><p>A(z) 5518-ra végződő kártyájával <b>27 990 Ft</b> összegű fizetést kezdeményeztek a konyhavilag.example oldalon.</p><p>Az Ön megerősítő kódja <b>312 876</b>, ezt a bank fizetési ablakában kell megadnia.</p><p>Kérdés esetén: +36 1 488 77 00</p></div>`,
    text: `Tisztelt Ügyfelünk!

A(z) 5518-ra végződő kártyájával 27 990 Ft összegű fizetést kezdeményeztek a konyhavilag.example oldalon.

Az Ön megerősítő kódja 312 876, ezt a bank fizetési ablakában kell megadnia.

Kérdés esetén: +36 1 488 77 00`,
    code: '312876',
    link: null,
  },
  {
    name: `hu-HU telecom invoice and loyalty coupon`,
    from: `Pannon Szélessáv <szamla@pannonszelessav.test>`,
    subject: `Elkészült októberi számlája`,
    html: `<html><body><table width='580'><tr><td>Számla sorszáma</td><td>PSZ-25/1049921</td></tr><tr><td>Előfizetői szám</td><td>6620418</td></tr><tr><td>Fizetendő</td><td>12 480 Ft</td></tr><tr><td>Határidő</td><td>2025. 11. 17.</td></tr></table><p>Hűséges előfizetőinknek a <b>HUSEG15</b> kuponkód 15% kedvezményt ad bármelyik routerre az üzleteinkben.</p></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `ar-AE password reset with hyphenated letters and digits`,
    from: `Dhow Games <support@dhowgames.test>`,
    subject: `طلب استعادة كلمة المرور (الطلب رقم 8820416)`,
    text: `مرحباً Falcon_77،

وصلنا طلب لتغيير كلمة مرور حسابك بتاريخ 14/03/2025 من العنوان 94.200.17.6.

للمتابعة انسخ مفتاح الاستعادة التالي كما هو في نافذة اللعبة:

    K7P-4QX

ينتهي المفتاح بعد 30 دقيقة. إن لم تطلب شيئاً فلا داعي لأي إجراء.

فريق دعم داو`,
    code: 'K7P-4QX',
    link: null,
  },
  {
    name: `ar-KW confirm e-mail by link only`,
    from: `سوق الديرة <accounts@souqaldeera.test>`,
    subject: `فعّل بريدك خلال 24 ساعة`,
    html: `<center dir='rtl'><p>شكراً لانضمامك إلى سوق الديرة!</p><p><a href="https://souqaldeera.test/verify?u=550912&t=9f3KxQ82LmZ0" style="background:#c2185b;color:#fff;padding:14px 28px;border-radius:6px;text-decoration:none">تأكيد البريد الإلكتروني</a></p><p style='font-size:12px'>رقم عضويتك 550912، احتفظ به عند التواصل مع خدمة العملاء.</p></center>`,
    text: `شكراً لانضمامك إلى سوق الديرة!

تأكيد البريد الإلكتروني:
https://souqaldeera.test/verify?u=550912&t=9f3KxQ82LmZ0

رقم عضويتك 550912، احتفظ به عند التواصل مع خدمة العملاء.`,
    code: null,
    link: 'https://souqaldeera.test/verify?u=550912&t=9f3KxQ82LmZ0',
  },
  {
    name: `he-IL shop change of address code very short`,
    from: `פרי הגליל <shop@pri-galil.test>`,
    subject: `אישור שינוי כתובת`,
    text: `שלום,
ביקשת לעדכן כתובת למשלוח. קוד אישור: 3076
תודה, ענבל מהחנות`,
    code: '3076',
    link: null,
  },
  {
    name: `fa-IR wallet login code in Persian digits`,
    from: `کیف‌پول آسان <otp@asanwallet.test>`,
    subject: `رمز یکبار مصرف شما`,
    html: `<div dir='rtl' style='font-family:Vazirmatn,Tahoma;text-align:center'><p>رمز یکبار مصرف ورود</p><p style='font-size:34px;color:#00695c'>۶۱۸۰۲۴</p><p>اعتبار: ۲ دقیقه</p></div>`,
    code: '618024',
    link: null,
  },
  {
    name: `fa-IR discount code for the next order`,
    from: `سوپرمارکت زنبیل <offers@zanbil.test>`,
    subject: `کد تخفیف ۵۰ هزار تومانی برای سفارش بعدی`,
    html: `<center dir='rtl'><h2>دلمان برایتان تنگ شده!</h2><p>کد تخفیف: <span style='background:yellow;padding:4px 12px'>ZNB84K2</span></p><p>حداقل خرید ۲۵۰ هزار تومان، فقط تا جمعه شب.</p></center>`,
    code: null,
    link: null,
  },
  {
    name: `ur-PK school portal password reset with table`,
    from: `روشنی گرامر اسکول <it@roshni-grammar.test>`,
    subject: `پاس ورڈ کی بحالی کی درخواست`,
    html: `<table dir="rtl" border="0" cellpadding="8" style="background:#f1f8e9"><tr><td>طالب علم</td><td>احمد رضا، جماعت ہشتم</td></tr><tr><td>رول نمبر</td><td>20417</td></tr><tr><td>بحالی کا کوڈ</td><td dir="ltr"><strong>N6B2RY</strong></td></tr><tr><td>میعاد</td><td>ایک گھنٹہ</td></tr></table><p dir="rtl">نیا پاس ورڈ رکھنے کے لیے پورٹل کے صفحے پر بحالی کا کوڈ درج کیجیے۔</p>`,
    code: 'N6B2RY',
    link: null,
  },
  {
    name: `ur-PK link to confirm a new e-mail address`,
    from: `کپڑا مارکیٹ <account@kapramarket.example>`,
    subject: `ای میل تبدیل کرنے کی تصدیق`,
    text: `آپ نے گاہک نمبر 30871 کا ای میل بدلنے کو کہا ہے۔

تبدیلی مکمل کرنے کے لیے نیچے والا لنک کھولیں:
https://kapramarket.example/e/confirm?c=30871&sig=5d77aa01

یہ لنک 48 گھنٹے چلے گا۔`,
    code: null,
    link: 'https://kapramarket.example/e/confirm?c=30871&sig=5d77aa01',
  },
  {
    name: `hi-IN cab app new number in subject`,
    from: `चल पड़ो कैब <id@chalpado.test>`,
    subject: `6153, ईमेल जोड़ने के लिए`,
    text: `ऊपर विषय में लिखे चार अंक ऐप की स्क्रीन पर टाइप कर दीजिए।
आपका ईमेल तुरंत जुड़ जाएगा।

- चल पड़ो`,
    code: '6153',
    link: null,
  },
  {
    name: `bn-BD mobile wallet OTP in Bengali digits`,
    from: `টাকা থলি <otp@takatholi.test>`,
    subject: `আপনার ওটিপি`,
    text: `প্রিয় গ্রাহক, আপনার ওটিপি ৪০৯১৭৩। মেয়াদ ৩ মিনিট। পিন বা ওটিপি কাউকে জানাবেন না। হেল্পলাইন ১৬২৯৯`,
    code: '409173',
    link: null,
  },
  {
    name: `bn-BD cash-out receipt with transaction id`,
    from: `সহজ পে <txn@shohojpay.test>`,
    subject: `ক্যাশ আউট সফল`,
    text: `ক্যাশ আউট ৳২,০০০.০০ সফল হয়েছে।
এজেন্ট: 01844120937
ফি: ৳৩৭.০০
ব্যালেন্স: ৳৫,৪১৮.৬২
TrxID: BK7X2M9QLD
তারিখ: ০৯/০৮/২০২৫ ১৬:১২`,
    code: null,
    link: null,
  },
  {
    name: `ta-IN school portal sign-up boxes`,
    from: `அறிவொளி பள்ளி <portal@arivoli-school.test>`,
    subject: `பெற்றோர் பதிவு: மின்னஞ்சல் சரிபார்ப்பு`,
    html: `<p>அன்புள்ள பெற்றோரே,</p><p>கீழே உள்ள எழுத்துகளைப் பதிவுப் பக்கத்தில் தட்டச்சு செய்யவும்.</p><div><span style="display:inline-block;width:30px;border:1px solid #333;text-align:center">M</span><span style="display:inline-block;width:30px;border:1px solid #333;text-align:center">3</span><span style="display:inline-block;width:30px;border:1px solid #333;text-align:center">J</span><span style="display:inline-block;width:30px;border:1px solid #333;text-align:center">8</span><span style="display:inline-block;width:30px;border:1px solid #333;text-align:center">F</span></div><p>சேர்க்கை எண் 11478 | கல்வியாண்டு 2025-26</p>`,
    text: `அன்புள்ள பெற்றோரே,

கீழே உள்ள எழுத்துகளைப் பதிவுப் பக்கத்தில் தட்டச்சு செய்யவும்.

M3J8F

சேர்க்கை எண் 11478 | கல்வியாண்டு 2025-26`,
    code: 'M3J8F',
    link: null,
  },
  {
    name: `ta-IN app account activation link`,
    from: `நூலகம் செயலி <team@noolagam.test>`,
    subject: `கணக்கைச் செயல்படுத்தவும்`,
    html: `<p>பதிவு செய்ததற்கு நன்றி! உறுப்பினர் எண்: 209441.</p><p>ஒரே ஒரு சொடுக்கு மீதமுள்ளது: <a href="https://noolagam.test/act/209441-ffe1">செயல்படுத்து</a></p>`,
    code: null,
    link: 'https://noolagam.test/act/209441-ffe1',
  },
  {
    name: `th-TH school parents app code in subject`,
    from: `โรงเรียนดอกแก้ว <admin@dokkaew-school.test>`,
    subject: `[โรงเรียนดอกแก้ว] รหัสยืนยันผู้ปกครอง 51884`,
    text: `เรียน ท่านผู้ปกครอง

โปรดนำรหัสยืนยันห้าหลักในหัวเรื่องไปกรอกในแอปพลิเคชัน เพื่อผูกอีเมลกับข้อมูลนักเรียนชั้น ป.4/2

ฝ่ายทะเบียน โทร 053-274-118 ต่อ 21`,
    code: '51884',
    link: null,
  },
  {
    name: `vi-VN wallet OTP in a sentence`,
    from: `Ví Sen Vàng <otp@visenvang.test>`,
    subject: `Xác nhận thanh toán 385.000đ`,
    html: `<p>Quý khách thân mến,</p><p>Quý khách đang thanh toán <b>385.000đ</b> cho hóa đơn điện PE0400028871. Vui lòng nhập mã OTP <b>209 664</b> trong vòng 3 phút.</p><p style='color:red'>Tuyệt đối không cung cấp mã này cho người khác.</p>`,
    code: '209664',
    link: null,
  },
  {
    name: `vi-VN voucher newsletter`,
    from: `Siêu Thị Mèo Mun <uudai@meomun.example>`,
    subject: `Mã giảm giá MEO50K dành riêng cho bạn`,
    html: `<center><h2>Sen ơi, boss đói!</h2><p>Nhập mã <b>MEO50K</b> khi thanh toán để được giảm 50.000đ cho đơn từ 299.000đ.</p><p>Hạn dùng: 30/11/2025. Mỗi khách một lần.</p></center>`,
    code: null,
    link: null,
  },
  {
    name: `en-US security newsletter with an example code`,
    from: `The Padlock Weekly <editor@padlockweekly.test>`,
    subject: `#214: Why that six-digit text message isn't as safe as you think`,
    html: `<html><body style='font-family:Georgia,serif;line-height:1.6'><table width='620' align='center' cellpadding='20'><tr><td><h2>Issue 214</h2><p>Last month a reader wrote in: a friendly voice from “the fraud desk” asked her to read aloud the verification code that had just buzzed in. It was 481 920, she recalls, “because I wrote it on the back of an envelope.” Forty minutes later $3,750 was gone.</p><p>This is the oldest trick in the book, and RFC 6238 doesn't help you one bit against it. Here's what does:</p><ol><li>Passkeys. Really.</li><li>A hardware token in a drawer.</li><li>Hanging up.</li></ol><p>Next week: the curious case of CVE-2024-31877.</p><hr><p style='font-size:12px'>You're subscriber no. 10482. Too much mail? <a href='https://padlockweekly.test/unsub'>Leave the list</a>.</p></td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `en-GB holiday cottage key safe`,
    from: `Jess at Gannet Cottages <stay@gannetcottages.example>`,
    subject: `Arriving Friday: directions, key safe and bins`,
    html: `<table width='600' style='font-family:Verdana;font-size:14px;border-collapse:collapse'><tr><td style='background:#dfeff5;padding:18px'><b>Puffin's Rest, booking GC-4471</b></td></tr><tr><td style='padding:18px'>Dear Mr and Mrs Oyelaran,<br><br>not long now! Check-in is from 4pm.<ul><li>Satnav: TR26 1LH (ignore it after the chapel)</li><li>Key safe code: <b>C2958Z</b>, press the clear button first</li><li>Wi-Fi: PuffinGuest / herringgull77</li><li>Parking permit 0163 is on the hall table</li></ul>Recycling goes out Tuesday night.<br><br>Jess, 07700 900482</td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `en-IN fintech OTP with amount and card`,
    from: `PaisaPath <alerts@paisapath.example>`,
    subject: `OTP for payment of Rs 2,499.00 at Chai Culture`,
    html: `<table cellpadding='0' cellspacing='0' width='100%'><tr><td align='center'><table width='580' style='font-family:Roboto,Arial;border-top:4px solid #e8590c'><tr><td style='padding:20px'>Dear Customer,<br><br>463209 is the One Time Password for your transaction of INR 2,499.00 at CHAI CULTURE BLR on card XX7781. Valid for 180 seconds.<br><br>PaisaPath staff will never call asking for your OTP, CVV or UPI PIN. To report misuse call 1800-000-4456 or SMS BLOCK 7781 to 56070.</td></tr><tr><td style='font-size:11px;color:#888;padding:20px'>PaisaPath Technologies Pvt. Ltd., CIN U72900KA2019PTC121408, Koramangala, Bengaluru 560034</td></tr></table></td></tr></table>`,
    code: '463209',
    link: null,
  },
  {
    name: `en-IN developer forum alphanumeric passphrase`,
    from: `Bengaluru Rustaceans <bot@blr-rust.example>`,
    subject: `ferris says: prove you can read mail`,
    html: `<pre style='background:#111;color:#f74c00;padding:20px'>fn main() {
    // paste me into the "are you you?" field
    let passphrase = "b7xq-m3te";
}</pre><p>Expires when you close the tab. Doubts? Ask in #helpdesk; somebody is mostly awake.</p>`,
    code: 'b7xq-m3te',
    link: null,
  },
  {
    name: `en-NG sign-in alert without code`,
    from: `Naija Devs Community <security@naijadevs.test>`,
    subject: `New sign-in to your account`,
    html: `<p>Hello <b>@codemama</b>,</p><p>Your one-time code was just used to sign in:</p><ul><li>Device: Tecno Spark 20, Chrome 126</li><li>IP: 105.112.33.207</li><li>Place: Ibadan, Oyo 200284</li><li>Event ref: 6F20B8</li></ul><p>All correct? Then carry on. Otherwise change your password from Settings and reply to this mail quoting the event ref.</p>`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR coupon newsletter of a cosmetics shop`,
    from: `Flor de Pequi <novidades@flordepequi.test>`,
    subject: `Psiu… seu código chegou: PEQUI15`,
    html: `<div style='text-align:center;background:#ffe9ef;padding:40px'><h1 style='font-family:Georgia;color:#9c2750'>15% OFF</h1><p>Digite o código abaixo no carrinho:</p><p style='font-size:30px;letter-spacing:5px;background:#fff;display:inline-block;padding:12px 24px'>PEQUI15</p><p>Só até domingo, 23h59. Não cumulativo com frete grátis.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `pt-PT clinic appointment with user number and queue`,
    from: `Clínica do Mondego <marcacoes@clinicamondego.example>`,
    subject: `Lembrete: consulta na terça-feira, 11h20`,
    html: `<p>Exmo. Senhor Abílio Fragoso,</p><p>relembramos a sua consulta de Oftalmologia.</p><ul><li>N.º de utente: 298 114 763</li><li>Processo: 40172</li><li>Senha no quiosque: B 045</li><li>Gabinete 6, piso 2</li></ul><p>Caso não possa comparecer, ligue 239 555 018 com 24 horas de antecedência.</p>`,
    text: `Exmo. Senhor Abílio Fragoso,
relembramos a sua consulta de Oftalmologia.
N.º de utente: 298 114 763
Processo: 40172
Senha no quiosque: B 045
Gabinete 6, piso 2`,
    code: null,
    link: null,
  },
  {
    name: `es-MX reset link with folio`,
    from: `Luchadores del Código <soporte@luchacode.example>`,
    subject: `Restablece tu contraseña (folio 88213)`,
    html: `<body style='font-family:Arial;background:#fafafa'><div style='max-width:520px;margin:30px auto;background:#fff;padding:30px;border-radius:10px'><h2>¿Se te olvidó la máscara?</h2><p>No te preocupes, a todos nos pasa. Pícale aquí y escoge otra contraseña:</p><p><a href='https://luchacode.example/restablecer?k=Zq81mmP0' style='color:#d00000;font-weight:bold'>Quiero una contraseña nueva</a></p><p style='font-size:12px'>Tu folio de atención es 88213, por si platicas con nosotros en el chat.</p></div></body>`,
    text: `¿Se te olvidó la máscara?

Abre esta dirección y escoge otra contraseña:
https://luchacode.example/restablecer?k=Zq81mmP0

Tu folio de atención es 88213.`,
    code: null,
    link: 'https://luchacode.example/restablecer?k=Zq81mmP0',
  },
  {
    name: `es-ES SaaS second factor as a dictated list`,
    from: `Gestoría Fácil <verifica@gestoriafacil.example>`,
    subject: `Doble comprobación`,
    html: `<html><body><h3 style='font-family:Arial'>Hemos notado que usas un navegador distinto</h3><ol style='font-family:Arial'><li>No cierres la pestaña de Gestoría Fácil.</li><li>Pulsa en el recuadro gris.</li><li>Teclea <b>5047 3316</b>.</li><li>Dale a «Seguir».</li></ol><p style='font-family:Arial;font-size:11px'>Gestoría Fácil S.L., CIF B-86120457, Paseo de la Chopera 71, 28045 Madrid</p></body></html>`,
    text: `Hemos notado que usas un navegador distinto.

1. No cierres la pestaña de Gestoría Fácil.
2. Pulsa en el recuadro gris.
3. Teclea 5047 3316.
4. Dale a «Seguir».

Gestoría Fácil S.L., CIF B-86120457`,
    code: '50473316',
    link: null,
  },
  {
    name: `fr-FR train booking with file reference`,
    from: `Rail & Rando <billets@railrando.example>`,
    subject: `Votre e-billet Lyon – Briançon`,
    html: `<table width='580' style='font-family:Arial;border-top:3px solid #009688'><tr><td style='padding:16px'>Référence de dossier<br><span style='font-size:28px;letter-spacing:4px'><b>RTXQ5K</b></span></td><td style='padding:16px'>Train 17662<br>Voiture 08, place 57</td></tr><tr><td colspan='2' style='padding:16px;font-size:13px'>Pour retirer le billet en borne, saisissez la référence et votre nom. Composition : 1 adulte, carte n° 2909 0114 5527 3306. Tarif : 38,50 €.</td></tr></table>`,
    text: `Référence de dossier : RTXQ5K
Train 17662, voiture 08, place 57
Pour retirer le billet en borne, saisissez la référence et votre nom.
Tarif : 38,50 €`,
    code: null,
    link: null,
  },
  {
    name: `fr-CA co-op sign-in number on its own line`,
    from: `Coop Érable Numérique <bonjour@erablenumerique.example>`,
    subject: `Votre NIP éphémère`,
    text: `Allo Marie-Soleil!

On a reçu votre demande de connexion à l'espace membre. Votre NIP éphémère :

80 26 51

Il fond comme neige au printemps : 8 minutes, pas plus.

L'équipe de la Coop
418 555-0137, poste 22`,
    code: '802651',
    link: null,
  },
  {
    name: `fr-CA referral and loyalty points`,
    from: `Torréfaction Bobette <points@torrefactionbobette.test>`,
    subject: `1 250 points et un code à donner à votre belle-sœur`,
    html: `<center style='font-family:Arial;color:#4b2e1e'><p>Vous cumulez <b>1 250</b> points, l'équivalent de 12,50 $.</p><p>Partagez votre code ami</p><p style='font-size:26px;border:1px solid;padding:8px'>BOBETTE-6K2</p><p>Chaque nouvelle personne qui l'inscrit à la caisse vous rapporte 200 points.</p><p style='font-size:11px'>No de membre 77 031 846</p></center>`,
    code: null,
    link: null,
  },
  {
    name: `de-DE newsletter double opt-in by link`,
    from: `Brettspielkeller <post@brettspielkeller.test>`,
    subject: `Nur noch bestätigen`,
    html: `<div style="font-family:Rockwell,serif;max-width:500px"><p>Hallo!</p><p>Damit kein Scherzkeks deine Adresse einträgt, brauchen wir ein Ja von dir:</p><p><a href="https://brettspielkeller.test/doi/20c4a7fd">Ja, her mit dem Rundbrief</a></p><p>Als Dankeschön gibt's beim nächsten Einkauf 5 € mit dem Gutscheincode <b>WUERFEL5</b>.</p></div>`,
    text: `Hallo!

Damit kein Scherzkeks deine Adresse einträgt, brauchen wir ein Ja von dir:
https://brettspielkeller.test/doi/20c4a7fd

Als Dankeschön gibt's beim nächsten Einkauf 5 € mit dem Gutscheincode WUERFEL5.`,
    code: null,
    link: 'https://brettspielkeller.test/doi/20c4a7fd',
  },
  {
    name: `de-CH community password link with case number`,
    from: `Dorfladen Online <info@dorfladen-online.example>`,
    subject: `Passwort neu setzen`,
    text: `Hoi Reto

Per Telefon (Fall 2291) hast du uns gebeten, das Passwort zurückzusetzen. Hier gehts weiter:

https://dorfladen-online.example/pw/neu?id=418&s=Kp29vXd

Die Adresse gilt bis morgen 12.00 Uhr.

Liebi Grüess
Vreni`,
    code: null,
    link: 'https://dorfladen-online.example/pw/neu?id=418&s=Kp29vXd',
  },
  {
    name: `it-IT discount voucher and gift balance`,
    from: `Bottega Ortica <news@bottegaortica.example>`,
    subject: `10 € per te: inserisci il codice ORTICA-10X`,
    html: `<html><body style='background:#e9f5db'><div style='width:540px;margin:auto;background:#fff;padding:24px;text-align:center;font-family:Georgia'><h2>Ci sei mancata</h2><p>Torna a trovarci entro il 15 marzo: alla cassa digita</p><p style='font-size:24px;border:2px dashed #606c38;padding:10px'>ORTICA-10X</p><p>Saldo del buono regalo 7730-4418: 3,20 €</p><p style='font-size:10px'>P. IVA 04418820377 &ndash; Via Saragozza 55, 40123 Bologna</p></div></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `ja-JP ticket site sign-up, full-width digits`,
    from: `チケットぽっぷ <info@ticketpop.test>`,
    subject: `会員登録はまだ完了していません`,
    html: `<html><body><center><table width=600 cellpadding=0 cellspacing=0 style="border:1px solid #eee"><tr><td bgcolor=#e6007e style="color:#fff;padding:14px;font-weight:bold">チケットぽっぷ</td></tr><tr><td style="padding:20px;line-height:1.8">仮登録ありがとうございます♪<br>登録画面にもどって、この番号を入れてください。<br><br><font size=6 color=#e6007e>４８２９１３</font><br><br>※ 半角で入力してください。<br>※ 30分を過ぎると最初からやり直しになります。</td></tr><tr><td style="background:#fafafa;padding:10px;font-size:11px">株式会社ぽっぷ企画\u3000〒150-0099 東京都渋谷区架空町1-2-3</td></tr></table></center></body></html>`,
    code: '482913',
    link: null,
  },
  {
    name: `ja-JP convenience-store payment number for a concert`,
    from: `ライブ予約センター <ticket@live-yoyaku.test>`,
    subject: `当選のお知らせと代金お支払いのご案内`,
    html: `<div><h3 style='color:#c00'>ご当選おめでとうございます！</h3><p>公演：蒼井そら音 TOUR 2026「余白」<br>会場：つばきホール（B12列 34番）</p><dl><dt>払込票番号</dt><dd style='font-size:22px'>7305519842206</dd><dt>お客様確認番号</dt><dd style='font-size:22px'>618402</dd><dt>金額</dt><dd>9,900円</dd></dl><p>11月12日（水）23:00までに、コンビニのマルチ端末で上の二つの番号を押し、レジでお支払いください。</p></div>`,
    text: `ご当選おめでとうございます！

公演：蒼井そら音 TOUR 2026「余白」
会場：つばきホール（B12列 34番）

払込票番号\u3000\u3000：7305519842206
お客様確認番号：618402
金額\u3000\u3000\u3000\u3000\u3000：9,900円

11月12日（水）23:00までに、コンビニのマルチ端末で上の二つの番号を押し、レジでお支払いください。`,
    code: null,
    link: null,
  },
  {
    name: `ko-KR password reset with code and alternative link`,
    from: `톡담 메신저 <account@tokdam.test>`,
    subject: `비밀번호 재설정 도와드릴게요`,
    html: `<p>비밀번호를 잊으셨나요? 괜찮아요 :)</p><p>앱에 <strong>QZ83KD</strong> 을 입력하거나 <a href='https://tokdam.test/reset/aa81d0f7'>여기를 눌러</a> 새 비밀번호를 정하세요.</p><p>한 시간 뒤에는 둘 다 쓸 수 없게 됩니다.</p>`,
    text: `비밀번호를 잊으셨나요? 괜찮아요 :)

앱에 QZ83KD 을 입력하거나 아래 주소를 열어 새 비밀번호를 정하세요.
https://tokdam.test/reset/aa81d0f7

한 시간 뒤에는 둘 다 쓸 수 없게 됩니다.`,
    code: 'QZ83KD',
    link: 'https://tokdam.test/reset/aa81d0f7',
  },
  {
    name: `zh-CN game very short verification code`,
    from: `星舟互娱 <service@xingzhou-games.test>`,
    subject: `【星舟互娱】登录验证`,
    html: `<p>您的验证码：<b>608214</b>，5分钟内有效，请勿泄露给他人。</p>`,
    code: '608214',
    link: null,
  },
  {
    name: `zh-CN parcel locker pick-up code`,
    from: `小蜂驿站 <notice@xiaofeng-yizhan.test>`,
    subject: `包裹到站提醒`,
    text: `您好，您的快递（云捷速运 YJ7730418826）已放入枫林小区东门3号智能柜。

取件码：84620173

请于11月7日20:00前取走，逾期每12小时收取1元。柜机故障请致电400-555-0137。`,
    code: null,
    link: null,
  },
  {
    name: `zh-TW marketplace e-mail change code with order number nearby`,
    from: `拍拍市集 <member@paipai-market.test>`,
    subject: `確認是你要更改信箱`,
    html: `<table role='presentation' width='100%'><tr><td style='padding:16px'><p>嗨，賣家 <b>阿德五金</b>！</p><p>你想把通知信箱換成這一個，對嗎？</p><p>對的話，把 <span style='font-weight:700;background:#fff3bf'>15628</span> 填進「信箱變更」頁面就好。</p><p style='color:#666'>小提醒：訂單 2511A03377 還在等你出貨（期限 11/08），更改信箱後出貨通知會寄到這裡。</p></td></tr></table>`,
    code: '15628',
    link: null,
  },
  {
    name: `zh-TW clinic appointment with number`,
    from: `仁禾診所 <booking@renhe-clinic.example>`,
    subject: `掛號成功｜11月6日 上午診 看診序號 26`,
    html: `<p>陳小姐您好，您的掛號資料如下：</p><ul style='list-style:square'><li>科別／醫師：家醫科\u3000許文彥</li><li>看診序號：<b>26</b>（預估 10:40 到診）</li><li>病歷號：0093518</li><li>取消代號：<b>5571</b>（取消掛號時請於電話語音輸入）</li></ul><p>過號三號以上須重新排序。語音專線 04-5550-3321。</p>`,
    code: null,
    link: null,
  },
  {
    name: `ru-RU regional services portal, five digits to type, html and text`,
    from: `Портал «Мой край» <no-reply@moykray.example>`,
    subject: `Смена адреса электронной почты`,
    html: `<table width='600' style='font-family:Georgia'><tr><td><h4>Здравствуйте, Ирина Павловна!</h4>По заявлению № 2025-11-00871 в Вашем профиле меняется адрес электронной почты. Для завершения укажите на портале следующие цифры.</td></tr><tr><td style='padding:14px;background:#f0f0f0;font-size:26px'>6&thinsp;8&thinsp;2&thinsp;5&thinsp;5</td></tr><tr><td><small>Срок действия: до 18:30 04.11.2025. Справочная служба: 8 (3852) 55-50-11.</small></td></tr></table>`,
    text: `Здравствуйте, Ирина Павловна!

По заявлению № 2025-11-00871 в Вашем профиле меняется адрес электронной почты. Для завершения укажите на портале следующие цифры.

68255

Срок действия: до 18:30 04.11.2025. Справочная служба: 8 (3852) 55-50-11.`,
    code: '68255',
    link: null,
  },
  {
    name: `uk-UA bank sign-in code on its own line in html`,
    from: `Хортиця Банк <noreply@khortytsia-bank.test>`,
    subject: `Вхід у вебкабінет`,
    html: `<html><body style='font-family:Verdana;font-size:13px;color:#222'><p>Вітаємо, пане Олексію!</p><p>Хтось — сподіваємося, ви — входить у вебкабінет із нового браузера. Підтвердьте вхід цим паролем:</p><h1 style='letter-spacing:6px;color:#2f9e44'>270 468</h1><p>Чинний 3 хвилини. Банк ніколи не просить назвати його телефоном.</p><p style='font-size:10px'>АТ «Хортиця Банк». Ліцензія НБУ № 000 від 01.01.2012. Контакт-центр 0 800 555 073.</p></body></html>`,
    code: '270468',
    link: null,
  },
  {
    name: `uk-UA e-mail confirmation by link with ticket number`,
    from: `Підтримка «Вулик» <support@vulyk-host.test>`,
    subject: `[#418820] Підтвердьте, що лист надіслали ви`,
    text: `Доброго дня.

Ми одержали звернення № 418820 з вашої адреси. Аби переконатися, що пише власник акаунта, просимо перейти за посиланням:

https://vulyk-host.test/verify-sender/418820?h=b77e02

Після цього до запиту приєднається інженер (зазвичай протягом 4 годин).

Хостинг «Вулик», договір ХВ-20391`,
    code: null,
    link: 'https://vulyk-host.test/verify-sender/418820?h=b77e02',
  },
  {
    name: `bg-BG tickets site sign-in, code in table with two columns`,
    from: `БилетЛенд <vhod@biletland.test>`,
    subject: `Еднократен код за достъп до билетите ви`,
    html: `<table width='440' align='center' style='background:#7048e8;color:#fff'><tr><td style='padding:16px'>Код за вход</td><td style='padding:16px;font-size:24px' align='right'><strong>641 095</strong></td></tr><tr><td colspan='2' style='padding:16px;background:#fff;color:#333'>Запазените от вас билети се виждат, след като попълните кода на сайта. Поръчка 2025-77134 остава непроменена.</td></tr></table>`,
    code: '641095',
    link: null,
  },
  {
    name: `bg-BG notice that the code goes to the phone`,
    from: `Дом Банк <sigurnost@dombank.test>`,
    subject: `Изпратихме ви код за достъп`,
    html: `<html><body><p>Код от 6 цифри беше изпратен със SMS на номер, завършващ на <b>4406</b>.</p><p>Не сте го получили? Проверете покритието или поискайте обаждане от приложението (версия 7.3.1 или по-нова).</p><p>Референция на заявката: 8830-5517.</p><p style='color:gray'>Не отговаряйте на това съобщение.</p></body></html>`,
    text: `Код от 6 цифри беше изпратен със SMS на номер, завършващ на 4406.

Не сте го получили? Проверете покритието или поискайте обаждане от приложението (версия 7.3.1 или по-нова).

Референция на заявката: 8830-5517.

Не отговаряйте на това съобщение.`,
    code: null,
    link: null,
  },
  {
    name: `sr-RS messenger PIN in subject and body`,
    from: `Golub Messenger <pin@golub-msg.test>`,
    subject: `Golub PIN 8034`,
    text: `PIN: 8034

Unesi ga na telefonu sa kojeg se prijavljuješ. Traje 2 min.
Ako ga nisi tražio/la, neko ima tvoju lozinku.`,
    code: '8034',
    link: null,
  },
  {
    name: `kk-KZ bank SMS-like code for card binding with amount`,
    from: `Алатау Онлайн Банк <info@alatau-bank.test>`,
    subject: `Картаны байлау: растау коды`,
    html: `<div style='max-width:500px;border-radius:8px;background:#e6fcf5;padding:20px;font-family:Roboto'><p>Құрметті Айгерім Серікқызы!</p><p>*2057 картаңызды «Дүкен.kz» қосымшасына байлау үшін растау кодын енгізіңіз:</p><p style='font-size:34px;margin:8px 0;color:#087f5b'>775 310</p><p>Тексеру үшін 10 ₸ бұғатталып, кейін қайтарылады. Код 5 минут жарамды. Байланыс орталығы: 7710.</p></div>`,
    code: '775310',
    link: null,
  },
  {
    name: `kk-KZ sign-up confirmation by link in text`,
    from: `Кітап Керуені <sender@kitap-keruen.test>`,
    subject: `Поштаңызды растаңыз`,
    text: `Армысыз!

Тіркелуді аяқтау үшін мына сілтемені ашыңыз:
https://kitap-keruen.test/rastau?u=20977&k=mm31t

Сізге сыйға тартылған 500 бонус 20977 нөмірлі шотыңызға түседі.

Кітап Керуені`,
    code: null,
    link: 'https://kitap-keruen.test/rastau?u=20977&k=mm31t',
  },
  {
    name: `id-ID marketplace sign-in, code in subject, split in pairs in body`,
    from: `LapakKita <masuk@lapakkita.test>`,
    subject: `714026 untuk masuk ke LapakKita`,
    html: `<div style='max-width:420px;margin:auto;font:15px/1.5 sans-serif'><p>Hai Dewi!</p><p>Ada yang mau masuk ke akunmu dari <b>Chrome di Android</b>, Surabaya. Itu kamu?</p><p style='text-align:center;font-size:34px;letter-spacing:4px;color:#e8590c'>71 40 26</p><p>Kalau iya, salin enam angka tadi ke aplikasi. Kalau bukan, diamkan saja; tanpa angka itu tidak ada yang bisa masuk.</p></div>`,
    code: '714026',
    link: null,
  },
  {
    name: `ms-MY game account verification with hyphen`,
    from: `Naga Arena <akaun@nagaarena.test>`,
    subject: `Pemain baharu? Sahkan e-mel anda`,
    html: `<body style='background:#12121c;color:#eee;padding:30px'><center><h1 style='color:#ffd43b'>NAGA ARENA</h1><p>Hei <b>PedangHitam77</b>, kami cuma perlu pastikan e-mel ini milik anda.</p><div style='border:2px dashed #ffd43b;padding:16px;font:bold 26px monospace'>HB4T-92QZ</div><p>Masukkan di Tetapan &gt; Akaun &gt; Sahkan e-mel, dan dapatkan 500 syiling percuma.</p></center></body>`,
    text: `NAGA ARENA

Hei PedangHitam77, kami cuma perlu pastikan e-mel ini milik anda.

HB4T-92QZ

Masukkan di Tetapan > Akaun > Sahkan e-mel, dan dapatkan 500 syiling percuma.`,
    code: 'HB4T-92QZ',
    link: null,
  },
  {
    name: `fil-PH electric bill with meter reading`,
    from: `Kuryente ng Bayan Coop <billing@kuryentecoop.example>`,
    subject: `Bill mo para sa Pebrero: P1,846.32`,
    html: `<table width='100%'><tr><td><h3>Iyong bill sa kuryente</h3><p>Account No. <b>0417-33982-5</b><br>Service ID: 771204<br>Meter No. 58KE10934</p><table border='1' cellpadding='5'><tr><td>Nakaraang basa</td><td>20817</td></tr><tr><td>Kasalukuyang basa</td><td>20968</td></tr><tr><td>Konsumo</td><td>151 kWh</td></tr><tr><td>Babayaran</td><td>P1,846.32</td></tr><tr><td>Due date</td><td>Marso 18, 2025</td></tr></table><p>Sa pagbabayad sa mga payment center, ipakita ang reference number na 300419276.</p></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `sw-KE farmers' forum e-mail confirmation by link`,
    from: `Jukwaa la Wakulima <karibu@wakulima.example>`,
    subject: `Karibu! Thibitisha barua pepe yako`,
    html: `<p>Habari mkulima,</p><p>Umejisajili kama mwanachama nambari <b>20884</b> wa Jukwaa la Wakulima. Kabla ya kuanza kuandika, tunaomba ubonyeze hapa:</p><p><a href='https://wakulima.example/thibitisha/u/20884/b1d7e9'>Thibitisha barua pepe</a></p><p>Kiungo kitafanya kazi kwa saa 48.</p>`,
    text: `Habari mkulima,

Umejisajili kama mwanachama nambari 20884 wa Jukwaa la Wakulima. Kabla ya kuanza kuandika, tunaomba ufungue kiungo hiki:

https://wakulima.example/thibitisha/u/20884/b1d7e9

Kiungo kitafanya kazi kwa saa 48.`,
    code: null,
    link: 'https://wakulima.example/thibitisha/u/20884/b1d7e9',
  },
  {
    name: `el-GR gas meter reading request`,
    from: `Φυσικό Αέριο Θεσσαλίας <metriseis@aerio-thessalias.example>`,
    subject: `Δηλώστε την ένδειξη του μετρητή σας`,
    text: `Αγαπητέ πελάτη,

από 1 έως 5 Απριλίου μπορείτε να δηλώσετε την ένδειξη του μετρητή σας στο 2410 555 870 ή στην εφαρμογή.

ΗΚΑΣΠ: 0318227640911
Αριθμός μετρητή: 27719045
Τελευταία ένδειξη: 03982 (καταχωρίστηκε 04/02/2025)
Κωδικός πελάτη: 600175

Εισάγετε μόνο τα πέντε μαύρα ψηφία, χωρίς τα κόκκινα.

Με εκτίμηση,
Τμήμα Μετρήσεων`,
    code: null,
    link: null,
  },
  {
    name: `ro-RO rented flat door code`,
    from: `Raluca (Casa din Centru) <raluca@casadincentru.example>`,
    subject: `Cum intrați în apartament sâmbătă`,
    text: `Bună seara domnule Pop,

v-am pregătit apartamentul. Adresa: Str. Republicii 27, et. 2, ap. 9, Brașov 500030.

La poarta de jos tastați 2580#, iar cutia cu cheia de lângă ușă se deschide cu 7194. Vă rog să amestecați cifrele după ce luați cheia.

Wi-fi: CasaCentru_5G, parola munte1838.

Dacă ajungeți după 22, dați-mi un telefon la 0744 918 203.

O seară frumoasă,
Raluca`,
    code: null,
    link: null,
  },
  {
    name: `hr-HR referral code of a climbing club`,
    from: `Penjački klub Velebit Vertikala <klub@vertikala.test>`,
    subject: `Dovedi prijatelja i uštedi na članarini`,
    text: `Dragi članovi,

svatko od vas ima svoj preporučni kod. Tvoj je VERT-IVANA26.

Kad ga novi član upiše u pristupnicu, oboje dobivate 15 % popusta na članarinu za 2025. Do sada je tvoj kod iskorišten 2 puta.

Članska iskaznica br. 00731 vrijedi do 31. 12. 2025.

Vidimo se na stijeni!
Tajništvo, tel. 01 4823 015`,
    code: null,
    link: null,
  },
  {
    name: `sl-SI student portal with hyphenated code`,
    from: `Študentski referat FNT <referat@fnt-uni.example>`,
    subject: `Ponastavitev gesla za študentski račun`,
    html: `<p>Spoštovana študentka,</p><p>za vpisno številko <b>27201184</b> je bila zahtevana ponastavitev gesla. Na strani <i>geslo.fnt-uni.example</i> v drugo okence vtipkajte niz <b>ZL-5508-P</b> in nato izberite novo geslo.</p><p>Niz je uporaben do konca dneva.</p><p>Lep pozdrav,<br>Referat za študente, int. 3316</p>`,
    code: 'ZL-5508-P',
    link: null,
  },
  {
    name: `lt-LT city portal, letters-only code in plain text`,
    from: `E. miestas <eprasymai@e-miestas.example>`,
    subject: `Prašymo pateikimo patvirtinimas`,
    text: `Gerb. gyventojau,

pateikėte prašymą dėl vietos darželyje. Prašymas bus perduotas nagrinėti, kai sistemoje įvesite šias raides:

G H B W

Raides galite rašyti ir mažąsias. Neįvedus per 3 darbo dienas, prašymas panaikinamas.

Skyriaus tel. (8 5) 211 2847`,
    code: 'GHBW',
    link: null,
  },
  {
    name: `lv-LV bank limit change, plain text`,
    from: `Daugavas Krājbanka <info@daugavaskrajbanka.test>`,
    subject: `Kartes limita maiņa`,
    text: `Labdien!

Pieprasīta limita maiņa kartei ar beigu cipariem 6650: no 300 EUR uz 1500 EUR dienā.
Apstiprinājuma kods internetbankai ir 5830271.
Kods derīgs līdz plkst. 11.25.

Ja limitu nemaināt Jūs, bloķējiet karti pa tālruni 8000 4477.`,
    code: '5830271',
    link: null,
  },
  {
    name: `et-EE doctor's referral number`,
    from: `Tartu Silmakeskus <vastuvott@silmakeskus.test>`,
    subject: `Teie broneering on kinnitatud`,
    html: `<p>Lugupeetud patsient</p><p>Saatekirja nr <b>80417265</b> alusel on Teile broneeritud aeg dr Tamme vastuvõtule.</p><dl><dt>Aeg</dt><dd>2. aprill 2025 kell 8.40</dd><dt>Koht</dt><dd>Raekoja plats 16, kabinet 214</dd><dt>Visiiditasu</dt><dd>20 eurot</dd><dt>Broneeringu kood</dt><dd>SK-5593</dd></dl><p>Tühistamiseks helistage 740 8815 ja öelge broneeringu kood.</p>`,
    code: null,
    link: null,
  },
  {
    name: `ca-ES holiday coupon and reservation`,
    from: `Formatges de la Cerdanya <botiga@formatgescerdanya.example>`,
    subject: `Un 20% de descompte per celebrar la Fira`,
    html: `<div style='font-family:Palatino;background:#fff9db;padding:26px'><p>Hola, Pau!</p><p>Feia dies que no compraves. Fes servir el codi <b>FIRA-20-CERD</b> a la cistella i et descomptarem un 20% de la teva comanda.</p><p>La darrera vegada (comanda 10448, 6 de desembre) et vas endur un formatge d'ovella de 1.250 g.</p><p>No acumulable. Vàlid fins al 31/03/2025. NIF B17004418, 17520 Puigcerdà.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `af-ZA code went to the phone by SMS`,
    from: `Protea Spaarbank <geenantwoord@proteaspaar.test>`,
    subject: `Ons het pas 'n SMS na jou gestuur`,
    text: `Hallo Pieter

Om jou daaglikse limiet te verander, benodig jy die sessyfer-kode wat ons om 10:52 na jou selfoon (eindig op 9036) gestuur het. Voer dit in die toep in.

Verwysing 7714-208835. Het jy 'n nuwe selfoonnommer? Besoek tak 470010 met jou ID-boek.

Protea Spaarbank Bpk, Reg. no. 1998/004417/06`,
    code: null,
    link: null,
  },
  {
    name: `hy-AM taxi app code in separate spans`,
    from: `Արագ Տաքսի <support@aragtaxi.test>`,
    subject: `Մուտք հավելված`,
    html: `<div style='text-align:center;font-family:Arial'><p>Ողջույն, Արամ</p><p>Մուտքագրե՛ք հաստատման կոդը հավելվածում.</p><p><span style='border:1px solid;padding:6px;margin:2px'>2</span><span style='border:1px solid;padding:6px;margin:2px'>8</span><span style='border:1px solid;padding:6px;margin:2px'>6</span><span style='border:1px solid;padding:6px;margin:2px'>6</span><span style='border:1px solid;padding:6px;margin:2px'>1</span><span style='border:1px solid;padding:6px;margin:2px'>5</span></p><p style='color:#999'>Այն գործում է 2 րոպե։</p></div>`,
    code: '286615',
    link: null,
  },
  {
    name: `az-AZ food delivery app, code under a drawing`,
    from: `Dadlı Kuryer <salam@dadlikuryer.test>`,
    subject: `🍕 Bir saniyə, bu həqiqətən sənsən?`,
    html: `<html><body style='margin:0;background:#ff922b'><div style='background:#fff;border-radius:20px;margin:30px;padding:30px;text-align:center'><div style='font-size:50px'>🛵</div><p>Salam, Leyla! Yeni telefondan daxil olursan.</p><p style='font:900 36px Impact'>EU5Z</p><p>Yuxarıdakını tətbiqə köçür, yeməyin soyumasın :)</p></div></body></html>`,
    code: 'EU5Z',
    link: null,
  },
  {
    name: `en long legal mail of a broker with the code in the middle`,
    from: `Harrowgate Securities LLC <notices@harrowgate-sec.example>`,
    subject: `Regulatory communication regarding your electronic consent (Form HS-1140)`,
    html: `<html><body><table width='620' align='center'><tr><td style='font:13px Georgia'><p>Dear Account Holder,</p><p>Pursuant to Section 7(b)(iii) of the Customer Agreement last amended 12 February 2023 (the "Agreement"), Harrowgate Securities LLC (CRD 284410) is required to obtain your affirmative consent before delivering statements, trade confirmations and tax forms, including Forms 1099-B and 5498, by electronic means for the account ending 0936.</p><p>By proceeding you acknowledge that you have read the 48-page disclosure document, that you have the hardware and software set out in Annex 2, and that you may withdraw at any time upon thirty (30) days' written notice to PO Box 61177, Hartford, CT 06161. So that we may be satisfied that the mailbox to which this notice is addressed is under your control, you shall, when the consent page so requests, supply the character sequence 7K31XD, which lapses at 17:45 Eastern Time and may not be assigned to any other person. Nothing in the foregoing limits the rights of the firm under Section 12.</p><p>Securities are not FDIC insured, are not bank guaranteed and may lose value. Past performance is no guarantee of future results. Aggregate SIPC coverage is limited to $500,000, of which $250,000 may be cash.</p><p>Questions may be directed to (860) 555-0142, extension 4417, between 8:30 and 18:00.</p></td></tr></table></body></html>`,
    code: '7K31XD',
    link: null,
  },
  {
    name: `en device authorization of a command line tool, letters only`,
    from: `forgectl bot <bot@forgectl.example>`,
    subject: `[forgectl] device authorization for build-runner-07`,
    text: `A terminal on host build-runner-07 (forgectl 3.14.1, commit 9e41c0da) ran \`forgectl login\`.

    open   https://forgectl.example/activate
    enter  BQXK-LTVM
    scope  repo:read, packages:write
    ttl    899 s

Didn't start this? Do nothing; the request evaporates by itself.
--
sent because notifications.device=1 in your profile
`,
    code: 'BQXK-LTVM',
    link: null,
  },
  {
    name: `en key safe and alarm code of a holiday cottage`,
    from: `Wren Cottage (Alison) <alison@wrencottage-dales.example>`,
    subject: `Getting in on Friday - codes`,
    text: `Hello Naveed and family,

Looking forward to having you. The key safe is left of the porch: 4471, then push the black lever down. The alarm will beep; enter 90235 and the green light confirms it's off. Wifi is WrenGuest, password swallow1887.

Please don't pass the codes on. Sat nav: BD23 5QA. If you get stuck, 07700 900412.

Alison
`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR Pix to release with amount, key and code`,
    from: `Banco Jatobá <avisos@bancojatoba.example>`,
    subject: `Pix de R$ 2.350,00 aguardando você`,
    html: `<div style='font-family:Arial;max-width:560px'><p>Oi, Rosângela. Tem um Pix parado esperando seu ok:</p><table><tr><td>Valor</td><td>R$ 2.350,00</td></tr><tr><td>Para</td><td>Marcenaria Três Irmãos</td></tr><tr><td>Chave</td><td>(31) 99555-0183</td></tr><tr><td>Ag./Conta</td><td>0042 / 118390-7</td></tr><tr><td>ID</td><td>E1823605820240611</td></tr></table><p>Para liberar, volte ao app e informe <b>815 072</b>. Passados 3 minutos a gente cancela sozinho.</p></div>`,
    code: '815072',
    link: null,
  },
  {
    name: `pt-BR invoice with the city's verification code`,
    from: `Prefeitura de Serra Alta - NFS-e <nfse@serraalta.example>`,
    subject: `NFS-e nº 00018422 emitida – código de verificação`,
    html: `<table border='1' cellpadding='4'><tr><td>Número da nota</td><td>00018422</td></tr><tr><td>Competência</td><td>06/2024</td></tr><tr><td>Código de verificação</td><td><b>KQ7X-9BNL</b></td></tr><tr><td>Prestador</td><td>Clínica Veterinária Bicho Bom, IM 77120-4</td></tr><tr><td>Valor do serviço</td><td>R$ 480,00</td></tr></table><p>A autenticidade desta nota pode ser consultada por qualquer pessoa na página da Prefeitura com o número e o código impressos acima.</p>`,
    code: null,
    link: null,
  },
  {
    name: `es single line`,
    from: `Tertulia <buzon@tertulia.test>`,
    subject: `¿Eres tú otra vez?`,
    text: `Con 60417 se te abre la puerta; dentro de ocho minutos ya no.`,
    code: '60417',
    link: null,
  },
  {
    name: `es flight record locator`,
    from: `Aerolíneas Gaviota <reservas@gaviota.example>`,
    subject: `Confirmado: tu código es Q7ZK4M`,
    html: `<table width='100%'><tr><td>Localizador</td><td style='font-size:28px;font-weight:bold'>Q7ZK4M</td></tr><tr><td>Vuelo</td><td>GV 3318 BIO-TFN</td></tr><tr><td>Asiento</td><td>14C</td></tr><tr><td>Billete electrónico</td><td>917 2406618832</td></tr></table><p>Ten a mano este código para facturar en línea desde 24 horas antes. Control de seguridad: llega 90 minutos antes.</p>`,
    code: null,
    link: null,
  },
  {
    name: `de riddle of a club doorman`,
    from: `Kellerkind Tickets <tuer@kellerkind.example>`,
    subject: `Der Türsteher guckt streng`,
    html: `<div style='background:#111;color:#eee;padding:32px;font-family:Helvetica'><p>»Na, Parole?«</p><p>Du beugst dich vor und raunst:</p><p style='letter-spacing:.3em;font-size:28px;color:#ff2d87'>NEBEL44</p><p>Er nickt. Die Kordel geht auf. (In Wirklichkeit tippst du das ins Feld auf der Webseite, aber so klingt's besser.)</p><p style='font-size:10px'>Nach einer Viertelstunde kennt er dich nicht mehr. Kellerkind GbR, Köpenicker Str. 61, 10179 Berlin</p></div>`,
    code: 'NEBEL44',
    link: null,
  },
  {
    name: `de activation code comes by post`,
    from: `Finanzportal Brandenburg-Land <noreply@finanzportal-bl.example>`,
    subject: `Ihr Aktivierungscode ist unterwegs`,
    text: `Guten Tag Herr Nowak,

Schritt 1 von 3 ist geschafft. Ihre Aktivierungs-ID lautet 4410927735 und dient nur der Zuordnung. Den zugehörigen Aktivierungscode haben wir soeben zur Post gegeben; er trifft als Brief in 5 bis 14 Tagen an Ihrer Meldeanschrift ein (PLZ 16225).

Erst mit dem Brief geht es weiter. Die Steuernummer 065/182/04413 bleibt gültig.
`,
    code: null,
    link: null,
  },
  {
    name: `fr transfer to validate, amount and IBAN around`,
    from: `Crédit Rhodanien <operations@creditrhodanien.example>`,
    subject: `Ajout d'un bénéficiaire et virement de 760,00 €`,
    html: `<p>Madame Lefort,</p><p>Opération 44018276 du 02/10/2024 à 18 h 12 : 760,00 € vers FR76 3000 4000 0312 3456 7890 143 (M. Kone). Vous l'avez saisie depuis Lyon&nbsp;? Reportez alors <u>633-218</u> dans l'encadré orange de votre espace. Sinon, opposition au 09 69 39 00 00.</p><p><small>Crédit Rhodanien, SA au capital de 120 400 000 €, RCS Lyon 412 880 316, ORIAS 07 022 911</small></p>`,
    code: '633218',
    link: null,
  },
  {
    name: `fr code sent by SMS and prescription number`,
    from: `Ma Pharmacie en Ligne <bonjour@mapharma-ligne.example>`,
    subject: `Code de confirmation expédié au 06 ** ** ** 47`,
    html: `<p>Bonjour,</p><p>Pour valider l'ordonnance <b>740 219</b>, saisissez le code à 6 chiffres que nous venons d'expédier par texto au numéro finissant par 47. Il ne figure pas dans ce courriel.</p><p>Rien reçu au bout de 2 minutes ? Composez le 3917 (gratuit). Finess 690 012 843.</p>`,
    code: null,
    link: null,
  },
  {
    name: `it confirm mailbox by link, file number`,
    from: `Comune di Valfiorita – Servizi scolastici <mensa@comune-valfiorita.example>`,
    subject: `Pratica 209337: conferma della casella di posta`,
    text: `Gentile genitore,

per completare l'iscrizione alla mensa (codice utente 004418, classe 3B) occorre confermare questa casella visitando:

https://servizi.comune-valfiorita.example/mensa/attiva/Lm82-pZr0-209337

il collegamento resta valido sette giorni. La pratica 209337 va citata in ogni comunicazione; la tariffa è di 5,10 euro a pasto.
`,
    code: null,
    link: 'https://servizi.comune-valfiorita.example/mensa/attiva/Lm82-pZr0-209337',
  },
  {
    name: `nl customer service reply with digits`,
    from: `Femke van Fietsbaas <hulp@fietsbaas.example>`,
    subject: `RE: slot gaat niet meer open via de app (zaak 88-20417)`,
    html: `<div>Hoi Sjoerd,</div><div><br></div><div>Balen! Ik heb je account zojuist losgemaakt van die oude telefoon. Open de app, kies 'ik heb hulp gehad' en tik daar <b>2048&nbsp;571</b>. Daarna vraagt-ie om een nieuw wachtwoord en ben je weer op weg. Lukt het niet voor vijf uur, dan moet ik een verse maken.</div><div><br></div><div>Groetjes, Femke<br>085 555 0130, toestel 6</div><div style='border-left:1px solid #ccc;padding-left:6px;color:#777'>Op wo 12 jun 2024 om 14:20 schreef Sjoerd:<br>framenummer is FB2291047, bestelling 771830, en hij zegt alleen maar 'code 31'</div>`,
    code: '2048571',
    link: null,
  },
  {
    name: `hi sign-in code in Devanagari digits`,
    from: `ग्रामीण पुस्तकालय संघ <suchna@grampustak.example>`,
    subject: `किताबों की अलमारी खोलिए`,
    html: `<div style='font-family:Mangal,sans-serif'><p>नमस्ते सुनीता जी,</p><p>आपकी अलमारी पर ताला लगा है। पन्ने पर जो खाली खाना दिख रहा है, उसमें ये अंक भर दीजिए:</p><p style='font-size:28px;background:#fde7c7;display:inline-block;padding:6px 20px'>७३ ०८ ५१</p><p>दस मिनट बाद ये काम नहीं करेंगे। सदस्य संख्या २०४४१, बकाया ₹१५।</p></div>`,
    text: `नमस्ते सुनीता जी,

आपकी अलमारी पर ताला लगा है। पन्ने पर जो खाली खाना दिख रहा है, उसमें ये अंक भर दीजिए:

७३ ०८ ५१

दस मिनट बाद ये काम नहीं करेंगे। सदस्य संख्या २०४४१, बकाया ₹१५।
`,
    code: '730851',
    link: null,
  },
  {
    name: `zh-CN digits in subject and in a table, other numbers near`,
    from: `云杉笔记 <service@yunshan-note.example>`,
    subject: `905-2264，三刻钟内管用`,
    html: `<table width='100%' style='font-family:PingFang SC'><tr><td>您好，小贺：</td></tr><tr><td>您正把绑定手机由尾号 3317 换成尾号 8046。</td></tr><tr><td style='padding:18px;background:#f3f6f4'>请把标题里的七位数（905-2264）填到换绑页面。</td></tr><tr><td style='color:#999999'>工单 20240805117，来源 IP 192.0.2.146。不是本人？拨打 400-555-0126。</td></tr></table>`,
    code: '9052264',
    link: null,
  },
];
