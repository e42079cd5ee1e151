import type { MailCase } from './mail-case.js';

/** Mails by six writers of a third round, who knew neither the recogniser nor the other mails; the models train on them. */
export const cases: MailCase[] = [
  {
    name: `tr-TR card payment one-time password in a table with amount`,
    from: `Marmara Katılım Bankası <3dguvenlik@marmarakatilim.test>`,
    subject: `İnternet alışverişi onayı`,
    html: `<html><body style='background:#f2f2f2;font-family:Arial'><table width='560' align='center' cellpadding='8' style='background:#fff;border:1px solid #ccc'><tr><td colspan='2' style='background:#00543c;color:#fff'>Marmara Katılım</td></tr><tr><td>İş yeri</td><td>KIRTASİYE DÜNYASI A.Ş.</td></tr><tr><td>Tutar</td><td>4.750,00 TL</td></tr><tr><td>Kart</td><td>**** **** **** 8812</td></tr><tr><td>Tarih</td><td>14.03.2025 18:42</td></tr><tr><td>Tek kullanımlık şifre</td><td><b style='font-size:20px'>904417</b></td></tr></table><p style='font-size:11px;color:#777;text-align:center'>Bu işlemi siz başlatmadıysanız 0850 222 61 61 numaralı hattan kartınızı hemen kapattırın.</p></body></html>`,
    code: '904417',
    link: null,
  },
  {
    name: `tr-TR health insurer letters only, both parts`,
    from: `Anadolu Şifa Sigorta <noreply@anadolusifa.example>`,
    subject: `Poliçe portalına ilk girişiniz`,
    html: `<div style='font-family:Georgia,serif'><p>Değerli sigortalımız Okan Bey,</p><p>portalımızı yeni bir tarayıcıda açtınız. Karşınıza çıkan alana <strong style='letter-spacing:4px'>QWHZRA</strong> harflerini girdiğinizde tarayıcı tanınmış olacak.</p><ul><li>Poliçe: 5570-118843/2</li><li>Geçerlilik: 31.12.2025</li></ul></div>`,
    text: `Değerli sigortalımız Okan Bey,

portalımızı yeni bir tarayıcıda açtınız. Karşınıza çıkan alana QWHZRA harflerini girdiğinizde tarayıcı tanınmış olacak.

Poliçe: 5570-118843/2
Geçerlilik: 31.12.2025`,
    code: 'QWHZRA',
    link: null,
  },
  {
    name: `tr-TR university exam entry document number and hall`,
    from: `Sınav Koordinatörlüğü <sinav@acikfakulte-egitim.test>`,
    subject: `Bahar dönemi sınav giriş belgeniz hazır`,
    html: `<div><p>Sevgili Baran,</p><p>Dönem sonu sınavına ilişkin bilgilerin şöyle:</p><dl><dt>Belge no</dt><dd><code>SG-482917</code></dd><dt>Ders</dt><dd>İKT 204 – Makro İktisat</dd><dt>Bina kodu</dt><dd>3406</dd><dt>Salon / sıra</dt><dd>12 / 27</dd><dt>Kitapçık türü</dt><dd>B</dd></dl><p>Belgenin çıktısını ve kimliğini yanında getirmeyi unutma. Kapılar 09.45'te kapanır.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `pl-PL pension authority plain text four digits`,
    from: `Platforma Świadczeń <nie-odpowiadaj@platforma-swiadczen.example>`,
    subject: `Kod do podpisania wniosku`,
    text: `Dzień dobry,

w celu podpisania wniosku o urlop rodzicielski prosimy o podanie w serwisie kodu autoryzacyjnego 6091.

Kod wygasa po 5 minutach od wysłania niniejszej wiadomości.

Wiadomość wygenerowano automatycznie.`,
    code: '6091',
    link: null,
  },
  {
    name: `pl-PL telecom parcel locker pickup code`,
    from: `Sklep Halina Telekom <zamowienia@halinatelekom.test>`,
    subject: `Twój telefon czeka w automacie`,
    html: `<div style='border:1px dashed #f60;padding:14px'><p>Przesyłka 6200 1189 4471 9920 jest już w automacie <b>BIA17M</b>, ul. Zwierzyniecka 8.</p><p>Kod odbioru: <span style='font-size:24px'>482913</span></p><p>Masz 48 godzin na odebranie paczki. Na ekranie automatu wpisz także numer telefonu podany w zamówieniu 70055812.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `pl-PL university password reset link plain text`,
    from: `Politechnika Kujawska <haslo@pkujawska.test>`,
    subject: `Reset hasła do systemu dziekanatowego`,
    text: `Aby ustawić nowe hasło, otwórz poniższy adres w przeglądarce:

https://usosik.pkujawska.test/reset/5c81e0b7-44d2

Odnośnik działa jednorazowo. Zgłoszenie nr 290417 zostało zapisane w dzienniku zdarzeń.

Dyżur helpdesku: pok. 214, tel. wew. 3381`,
    code: null,
    link: 'https://usosik.pkujawska.test/reset/5c81e0b7-44d2',
  },
  {
    name: `nl-NL energy supplier very short code before sentence`,
    from: `Zonnewind Energie <account@zonnewind.test>`,
    subject: `Je inlogcode`,
    html: `<p><b>7315</b> – hiermee log je in bij Zonnewind. Fijne dag!</p>`,
    code: '7315',
    link: null,
  },
  {
    name: `nl-NL energy meter readings received`,
    from: `Noorderlicht Energie <meterstanden@noorderlichtenergie.example>`,
    subject: `Bedankt voor je meterstanden`,
    html: `<p>Dag Joost,</p><p>We hebben het volgende genoteerd:</p><table style='border-collapse:collapse'><tr><td style='border:1px solid #999;padding:5px'>Normaal (1.8.2)</td><td style='border:1px solid #999;padding:5px'>018426</td></tr><tr><td style='border:1px solid #999;padding:5px'>Dal (1.8.1)</td><td style='border:1px solid #999;padding:5px'>020971</td></tr><tr><td style='border:1px solid #999;padding:5px'>Gas</td><td style='border:1px solid #999;padding:5px'>07713</td></tr></table><p>EAN-code: 871687110004512309. Klopt er iets niet? Geef het vóór 1 augustus door.</p>`,
    code: null,
    link: null,
  },
  {
    name: `nl-NL bank activation link with dossier number`,
    from: `Hypotheekbank Randstede <onboarding@randstedehypotheek.example>`,
    subject: `Activeer uw online dossier`,
    html: `<!DOCTYPE html><html><body><p>Geachte mevrouw Yilmaz,</p><p>Dossier <b>HR-2025-44871</b> staat voor u klaar. Met één klik maakt u de toegang definitief:</p><p><a href='https://dossier.randstedehypotheek.example/activeer/Zk82Lm0pQ'>Toegang activeren</a></p><p>Uw adviseur Bram Kuipers is bereikbaar op 030-2147781, toestel 604.</p></body></html>`,
    code: null,
    link: 'https://dossier.randstedehypotheek.example/activeer/Zk82Lm0pQ',
  },
  {
    name: `sv-SE telecom account recovery both parts`,
    from: `Fjällnät <konto@fjallnat.example>`,
    subject: `Glömt lösenordet?`,
    html: `<div style='background:#eafaf1;padding:20px'><h2>Ingen fara.</h2><p>Ange återställningskoden <b>20&nbsp;94&nbsp;77</b> och välj sedan ett nytt lösenord.</p><p style='color:#666'>Har du bredband hos oss? Ditt kundnummer 300418 behövs inte här.</p><p>/Teamet på Fjällnät</p></div>`,
    text: `Ingen fara. Ange återställningskoden 20 94 77 och välj sedan ett nytt lösenord.

Har du bredband hos oss? Ditt kundnummer 300418 behövs inte här.

/Teamet på Fjällnät`,
    code: '209477',
    link: null,
  },
  {
    name: `sv-SE bank newsletter on fraud plain text`,
    from: `Mälarbanken <nyhetsbrev@malarbanken.example>`,
    subject: `Lämna aldrig ut dina koder`,
    text: `I HÖSTENS SÄKERHETSBREV

Bedragare ringer och säger att de är från banken. De läser upp ett ärendenummer, till exempel 448210, för att verka trovärdiga och ber dig sedan logga in.

Lägg på! Vi ringer aldrig och frågar efter svarskod eller pinkod.

Spärra kort dygnet runt: 08-411 10 11
Polisen: 114 14`,
    code: null,
    link: null,
  },
  {
    name: `da-DK bank one-time code html with time of validity`,
    from: `Limfjordens Andelskasse <netbank@limfjordsandel.test>`,
    subject: `Engangskode til netbank`,
    html: `<div style='width:520px;margin:0 auto;border-top:6px solid #7a0019;padding:18px;font-family:Trebuchet MS'><p>Kære Kirsten</p><p>Din engangskode er <b>184 930</b>.</p><p>Den udløber kl. 14.35 og kan kun bruges fra den computer, hvor du bad om den.</p><p style='font-size:11px'>Limfjordens Andelskasse, CVR 31772945, Havnegade 22, 7900 Nykøbing M</p></div>`,
    code: '184930',
    link: null,
  },
  {
    name: `da-DK electricity company code in subject with letters`,
    from: `Strømvest <hej@stromvest.example>`,
    subject: `SV-70412 – brug den for at logge på`,
    html: `<p>Hejsa!</p><p>Emnelinjen rummer alt, hvad du behøver: skriv den med bogstaver og bindestreg i appens felt.</p><p>Strømprisen lige nu: 1,84 kr./kWh</p>`,
    code: 'SV-70412',
    link: null,
  },
  {
    name: `da-DK telecom subscription change with reference`,
    from: `Bølgetele <kundeservice@bolgetele.example>`,
    subject: `Kvittering for ændring af abonnement`,
    html: `<div style='font-family:Arial;font-size:13px'><p>Hej Rasmus, ændringen er gennemført, og engangskoden fra din sms er registreret som brugt.</p><table border='1' cellspacing='0'><tr><td>Ordre</td><td>B-5520917</td></tr><tr><td>Mobil</td><td>28 40 61 77</td></tr><tr><td>Nyt abonnement</td><td>Fri tale + 100 GB</td></tr><tr><td>Pris</td><td>179 kr./md.</td></tr><tr><td>Første opkrævning</td><td>01.12.2025</td></tr></table></div>`,
    code: null,
    link: null,
  },
  {
    name: `nb-NO welfare office plain text with groups`,
    from: `Trygdeportalen <ikke-svar@trygdeportalen.example>`,
    subject: `Bekreftelse av kontaktinformasjon`,
    text: `Du har lagt inn denne e-postadressen i Trygdeportalen.

Kode:
408-115-962

Tast koden inn på siden Kontaktinformasjon. Den er gyldig til og med 18.11.2025.

Saksnummer 25/30917 finner du igjen i innboksen din hos oss.`,
    code: '408-115-962',
    link: null,
  },
  {
    name: `nb-NO telecom password reset link and code alternative`,
    from: `Polartel <minside@polartel.test>`,
    subject: `Nytt passord til Min side`,
    html: `<p>Det finnes to måter å lage nytt passord på:</p><table><tr><td valign='top'>A</td><td>Følg <a href='https://minside.polartel.test/nytt-passord?n=aa81c05f'>denne lenken</a></td></tr><tr><td valign='top'>B</td><td>Legg inn engangskoden 53 19 80 i vinduet du har åpent</td></tr></table><p>Kundesenteret svarer på 05800 mellom 8 og 20.</p>`,
    code: '531980',
    link: 'https://minside.polartel.test/nytt-passord?n=aa81c05f',
  },
  {
    name: `nb-NO health insurer claim with case number and discount code`,
    from: `Fjordhelse Forsikring <skade@fjordhelse.test>`,
    subject: `Vi har mottatt kravet ditt`,
    html: `<table style='font-family:Arial' cellpadding='5'><tr><td bgcolor='#cde'>Skadenummer</td><td>25-660142</td></tr><tr><td bgcolor='#cde'>Behandling</td><td>Fysioterapi, 8 timer</td></tr><tr><td bgcolor='#cde'>Egenandel</td><td>750 kr</td></tr></table><p>Mens du venter: bruk koden <b>FRISK20</b> i nettbutikken vår og få 20 % på treningsutstyr ut året.</p>`,
    code: null,
    link: null,
  },
  {
    name: `fi-FI social insurance plain text code on own line`,
    from: `Etuuspalvelu <eivastata@etuuspalvelu.example>`,
    subject: `Kertakäyttökoodi`,
    text: `Hei

pyysit kertakäyttökoodia etuushakemuksen lähettämistä varten. Se on:

03175

Muista myös ensimmäinen nolla. Hakemusnumerosi 2025-118830 säilyy ennallaan.

Ystävällisin terveisin
Etuuspalvelu`,
    code: '03175',
    link: null,
  },
  {
    name: `fi-FI invoice with reference number and virtual barcode`,
    from: `Järvi-Suomen Kaukolämpö <laskutus@jskaukolampo.example>`,
    subject: `Lasku 30457712 on saapunut`,
    html: `<table cellpadding='3'><tr><td>Viitenumero</td><td>10 30457 71286</td></tr><tr><td>Eräpäivä</td><td>27.11.2025</td></tr><tr><td>Summa</td><td>241,17 €</td></tr><tr><td>Käyttöpaikka</td><td>640993</td></tr><tr><td>Asiakasnumero</td><td>58 812</td></tr></table><p>Maksaessasi käytä aina viitenumeroa. Lukema 03412 on arvioitu.</p>`,
    code: null,
    link: null,
  },
  {
    name: `fi-FI transport authority activation link both parts`,
    from: `Ajoneuvorekisteri Asiointi <asiointi@ajoneuvoasiointi.example>`,
    subject: `Ota sähköinen ilmoituskanava käyttöön`,
    html: `<p>Ajoneuvon <b>KZB-418</b> verolippu lähetetään jatkossa sähköpostiin, kun otat kanavan käyttöön täällä:</p><p><a href='https://asiointi.ajoneuvoasiointi.example/kayttoon?avain=e07d21c9'>Ota käyttöön</a></p><p>Verokausi 1.1.–31.12.2026, summa 168,43 euroa.</p>`,
    text: `Ajoneuvon KZB-418 verolippu lähetetään jatkossa sähköpostiin, kun otat kanavan käyttöön täällä:
https://asiointi.ajoneuvoasiointi.example/kayttoon?avain=e07d21c9

Verokausi 1.1.–31.12.2026, summa 168,43 euroa.`,
    code: null,
    link: 'https://asiointi.ajoneuvoasiointi.example/kayttoon?avain=e07d21c9',
  },
  {
    name: `cs-CZ energy supplier pin inline`,
    from: `Moravská energie <portal@moravska-energie.test>`,
    subject: `Přihlášení do zákaznického portálu`,
    text: `Ahoj,
pro vstup na portál použij PIN 4830. Zvolil sis totiž přihlašování bez hesla, takže ti pokaždé přijde jiný.
--
Odběrné místo EAN 859182400611204873`,
    code: '4830',
    link: null,
  },
  {
    name: `cs-CZ telecom says SMS code sent and number transfer code`,
    from: `Kometa Mobil <podpora@kometamobil.test>`,
    subject: `Přenos čísla 604 118 552`,
    text: `Zdravíme,

žádost o přenos jsme zaevidovali pod číslem 51-20884.

Co bude dál?
1) Na přenášené číslo Vám dorazí SMS s kódem.
2) Ten nadiktujete na prodejně nebo vyplníte v aplikaci.
3) Přenos proběhne 19. listopadu mezi 0:00 a 6:00.

Kometa Mobil, linka *77`,
    code: null,
    link: null,
  },
  {
    name: `cs-CZ bank e-statement consent link`,
    from: `Družstevní záložna Sázava <dokumenty@dzsazava.example>`,
    subject: `Souhlas s elektronickým výpisem`,
    html: `<body bgcolor='#ffffff'><p>Vážený kliente,</p><p>výpis č. 011/2025 k účtu končícímu na 7730 Vám zašleme elektronicky, jakmile potvrdíte svůj e-mail tlačítkem.</p><table><tr><td bgcolor='#2e7d32' style='padding:10px 25px'><a style='color:#fff' href='https://www.dzsazava.example/potvrdit/email/3f9a-118c-e2'>Potvrdit e-mail</a></td></tr></table></body>`,
    code: null,
    link: 'https://www.dzsazava.example/potvrdit/email/3f9a-118c-e2',
  },
  {
    name: `hu-HU health fund login both parts`,
    from: `Borostyán Egészségpénztár <belepes@borostyanep.example>`,
    subject: `Belépési kód`,
    html: `<p>Kedves Tagunk!</p><p><big><b>1744</b></big> - ennyi kell a belépéshez.</p><p>Tagi azonosítója (20065518) nem változott.</p><p>Borostyán Egészségpénztár</p>`,
    text: `Kedves Tagunk!

1744 - ennyi kell a belépéshez.

Tagi azonosítója (20065518) nem változott.

Borostyán Egészségpénztár`,
    code: '1744',
    link: null,
  },
  {
    name: `hu-HU bank tells code went to phone plain text`,
    from: `Mecsek Takarék <ertesites@mecsektakarek.example>`,
    subject: `Limitmódosítási kérelem`,
    text: `Tisztelt Horváth Úr!

Napi átutalási limitjét 500 000 forintról 1 200 000 forintra kérte emelni (kérelemszám: 404417).

A jóváhagyáshoz szükséges kódot SMS-ben küldtük a 70-es körzetszámú, 38-ra végződő telefonjára. Ott tizenöt percen belül használja fel, különben a kérelem elévül.

Mecsek Takarék`,
    code: null,
    link: null,
  },
  {
    name: `ar-EG sign-in code in Arabic-Indic digits inside a sentence`,
    from: `محفظة نيل <no-reply@nilewallet.test>`,
    subject: `دخول جديد إلى محفظتك`,
    html: `<!doctype html><html dir='rtl' lang='ar'><body style='font-family:Tahoma'><p>أهلاً يا منى،</p><p>حد بيحاول يدخل على محفظتك من موبايل جديد. لو ده إنتي، اكتبي <b>٧٣٠٤٨٢</b> في شاشة التطبيق عشان نكمل.</p><p style='color:#777'>الرقم صالح ٥ دقايق بس. خط الخدمة ١٦٧٨٤ متاح طول اليوم.</p></body></html>`,
    code: '730482',
    link: null,
  },
  {
    name: `ar-JO school portal letters-only word to type`,
    from: `بوابة أولياء الأمور <portal@alnoor-school.test>`,
    subject: `ربط بريدك بملف الطالب`,
    html: `<div dir=rtl style='max-width:520px;margin:auto;border:2px solid #0a6;padding:20px'><p>السيد والد الطالب يزن المحترم،</p><p>كي نتأكد أن هذا البريد يخصكم، نرجو كتابة الأحرف الآتية في خانة التحقق بالبوابة:</p><div dir=ltr style='text-align:center;font:bold 28px monospace;letter-spacing:8px'>BDWKMR</div><p>رقم ملف الطالب في سجلاتنا 2019334 والصف السادس (ب).</p><p>مدارس النور، عمّان</p></div>`,
    code: 'BDWKMR',
    link: null,
  },
  {
    name: `ar-IQ notice that the code went to the phone`,
    from: `دربك <info@darbak.example>`,
    subject: `رمز التحقق أُرسل إلى هاتفك`,
    html: `<html dir='rtl'><body><p>عزيزي الراكب،</p><p>لحماية رحلاتك أرسلنا رمز تحقق برسالة نصية إلى الرقم المنتهي بـ <strong>4820</strong>. هذا البريد للإشعار فقط ولا يحتوي على الرمز.</p><p>إذا لم تصلك الرسالة خلال دقيقتين اتصل بنا على 6644.</p><p>إصدار التطبيق: 5.12.306</p></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `he-IL two-factor plain text code before the sentence`,
    from: `ארנק כיס <security@kis-wallet.test>`,
    subject: `אימות דו-שלבי`,
    text: `90315528

זהו מספר האימות החד-פעמי להעברה של 1,200 ש"ח אל חשבון 12-648-330917.
יש להקליד אותו במסך האישור באפליקציה.

ארנק כיס בע"מ, ח.פ. 514882093`,
    code: '90315528',
    link: null,
  },
  {
    name: `he-IL parcel locker pickup number`,
    from: `שליח עד הלום <updates@shaliach.test>`,
    subject: `החבילה ממתינה לך בלוקר 0418`,
    html: `<div dir='rtl'><p>חבילה מספר <b>RS402817736IL</b> הגיעה לנקודת המסירה.</p><ul><li>לוקר: 0418, תא 22</li><li>כתובת: הרצל 61, רחובות 7642102</li><li>שעות: א'-ה' 8:00-20:00, ו' 8:00-13:00</li></ul><p>יש להציג תעודת זהות בעת האיסוף. החבילה תוחזר לשולח אחרי 7 ימים.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `he-IL reset by link only`,
    from: `קונים חכם <help@konim-chacham.test>`,
    subject: `שכחת את הסיסמה? לא נורא`,
    html: `<p dir="rtl">קיבלנו פנייה (מס' 119283) לאיפוס הסיסמה שלך.</p><p dir="rtl">לחצי כאן כדי לבחור סיסמה חדשה: <a href="https://konim-chacham.test/he/pw/new?key=Zx81-KKp0-229a">בחירת סיסמה</a></p><p dir="rtl">הקישור פעיל שעתיים בלבד ולשימוש אחד.</p>`,
    code: null,
    link: 'https://konim-chacham.test/he/pw/new?key=Zx81-KKp0-229a',
  },
  {
    name: `fa-IR game guest account upgrade letters and digits`,
    from: `استودیو کاسپین <accounts@caspiangames.test>`,
    subject: `ارتقای حساب مهمان`,
    html: `<div dir="rtl" style="background:#fafafa;border-right:6px solid #f57c00;padding:16px"><p>سلام پهلوان!</p><p>می‌خواهی پیشرفتت در مرحله ۴۸ از دست نرود؟ عبارت زیر را در بخش «اتصال ایمیل» بازی بنویس.</p><table align="center" dir="ltr"><tr><td style="background:#fff;border:1px solid #aaa;padding:12px 30px;font-family:Courier">9XTK 3MLA</td></tr></table><p>نسخه بازی تو: 3.7.1</p></div>`,
    code: '9XTK3MLA',
    link: null,
  },
  {
    name: `fa-IR postal tracking number`,
    from: `پیک چابک <info@peykchabok.test>`,
    subject: `مرسوله شما تحویل پیک شد`,
    html: `<div dir='rtl'><p>مرسوله با کد رهگیری <b>218840016732</b> امروز برای شما ارسال می‌شود.</p><p>کد پستی مقصد: ۱۹۶۸۷۴۵۱۱۳<br>تلفن پیک: ۰۹۳۰۱۱۲۲۳۳۴</p><p>در صورت عدم حضور، بسته به انبار بازمی‌گردد.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `fa-IR support ticket about an error number`,
    from: `پشتیبانی بازی رخش <support@rakhshgame.test>`,
    subject: `پاسخ به تیکت #40772`,
    html: `<blockquote dir='rtl'>موقع ورود کد خطای 80072 می‌آید و تایید پیامکی هم نمی‌رسد.</blockquote><p dir='rtl'>دوست عزیز، این خطا به سرور پیامک مربوط بود و برطرف شد. لطفاً دوباره از داخل بازی درخواست کد بدهید تا به شماره‌تان پیامک شود.</p><p dir='rtl'>با مهر، الهام (کارشناس ۱۲)</p>`,
    code: null,
    link: null,
  },
  {
    name: `ur-PK payment confirmation code with amount and order`,
    from: `بازار گھر <pay@bazaarghar.example>`,
    subject: `ادائیگی کی منظوری درکار ہے`,
    html: `<div dir='rtl'><p>آرڈر نمبر 55190247 کے لیے <b>Rs. 6,480</b> کی ادائیگی آپ کے کارڈ (آخری ہندسے 9014) سے ہونے والی ہے۔</p><p>اگر آپ متفق ہیں تو ادائیگی والے صفحے پر 338790 ٹائپ کریں۔</p><p style='font-size:11px'>متفق نہ ہوں تو یہ ای میل نظر انداز کریں، رقم نہیں کٹے گی۔</p></div>`,
    text: `آرڈر نمبر 55190247 کے لیے Rs. 6,480 کی ادائیگی آپ کے کارڈ (آخری ہندسے 9014) سے ہونے والی ہے۔

اگر آپ متفق ہیں تو ادائیگی والے صفحے پر 338790 ٹائپ کریں۔

متفق نہ ہوں تو یہ ای میل نظر انداز کریں، رقم نہیں کٹے گی۔`,
    code: '338790',
    link: null,
  },
  {
    name: `ur-PK referral code mail`,
    from: `سکہ والٹ <friends@sikkawallet.test>`,
    subject: `دوستوں کو بلائیں، 200 روپے کمائیں`,
    text: `پیارے صارف!

آپ کا ریفرل کوڈ: HINA4482

دوست رجسٹریشن کے وقت یہ کوڈ ڈالیں تو دونوں کو 200 روپے ملیں گے۔ مہینے میں زیادہ سے زیادہ 10 دوست۔

شرائط و ضوابط لاگو ہیں۔`,
    code: null,
    link: null,
  },
  {
    name: `hi-IN grocery app OTP in Devanagari digits`,
    from: `झटपट किराना <otp@jhatpat-kirana.test>`,
    subject: `लॉगिन के लिए ओटीपी`,
    html: `<div style='font-family:Mukta,sans-serif'><p>नमस्ते राकेश जी,</p><p>आपका ओटीपी <strong>५८१९३६</strong> है। इसे ऐप में भरकर आगे बढ़ें।</p><p>किसी के साथ साझा न करें, हमारा डिलीवरी साथी भी इसे नहीं माँगता।</p></div>`,
    code: '581936',
    link: null,
  },
  {
    name: `hi-IN game account recovery alphanumeric with link`,
    from: `अखाड़ा गेम्स <recover@akhadagames.test>`,
    subject: `खाता वापस पाएँ`,
    html: `<div style='background:#222;color:#f5f5f5;padding:24px'><p>पहलवान जी, पासवर्ड भूल गए? कोई बात नहीं।</p><p>नीचे का बटन दबाएँ, फिर खुले पन्ने पर <b style='color:#ff0'>GX41WP</b> डालें।</p><p><a href='https://akhadagames.test/reset?pl=99320' style='color:#0ff'>पासवर्ड बदलें</a></p></div>`,
    text: `पहलवान जी, पासवर्ड भूल गए? कोई बात नहीं।

नीचे का पता खोलें, फिर खुले पन्ने पर GX41WP डालें।

https://akhadagames.test/reset?pl=99320`,
    code: 'GX41WP',
    link: 'https://akhadagames.test/reset?pl=99320',
  },
  {
    name: `hi-IN train style booking with PNR`,
    from: `यात्रा मित्र <booking@yatramitra.test>`,
    subject: `टिकट पक्का: PNR 4528910367`,
    text: `PNR: 4528910367
गाड़ी: 12230 लखनऊ मेल
कोच/सीट: B3 / 41
किराया: ₹1,105
लेन-देन आईडी: 100004417820

स्टेशन पर पहचान-पत्र साथ रखें। शुभ यात्रा!`,
    code: null,
    link: null,
  },
  {
    name: `bn-BD ride share sign-up code in a box`,
    from: `চলো রাইড <signup@cholo-ride.test>`,
    subject: `চলো-তে স্বাগতম`,
    html: `<div style='max-width:440px;margin:auto;font-family:SolaimanLipi'><p>হ্যালো তানভীর,</p><p>নিবন্ধন শেষ করতে যাচাইকরণ নম্বরটি অ্যাপে বসান।</p><div style='border:1px solid #4caf50;border-radius:8px;text-align:center;font-size:30px;padding:14px'>2 8 6 4</div><p>প্রথম রাইডে ৫০ টাকা ছাড় পাবেন।</p></div>`,
    code: '2864',
    link: null,
  },
  {
    name: `bn-BD school admission form email check`,
    from: `শাপলা বিদ্যানিকেতন <admission@shapla-school.test>`,
    subject: `ভর্তি ফরম: ইমেইল যাচাই কোড ৭৭২০৫`,
    html: `<p>সম্মানিত অভিভাবক,</p><p>অনলাইন ভর্তি ফরমের দ্বিতীয় ধাপে <b>৭৭২০৫</b> কোডটি লাগবে। ফরমের ক্রমিক ১০৪৪, আবেদন ফি ২০০ টাকা।</p><p>শুভেচ্ছান্তে<br>ভর্তি কমিটি</p>`,
    code: '77205',
    link: null,
  },
  {
    name: `bn-BD magic sign-in link`,
    from: `পড়শি <hi@porshi.test>`,
    subject: `পড়শি-তে ঢোকার লিংক`,
    html: `<p>এই বোতামে চাপ দিলেই লগইন হয়ে যাবে, কোনো পাসওয়ার্ড লাগবে না।</p><p><a href='https://porshi.test/m/48bd019/enter' style='display:block;background:#1976d2;color:white;padding:12px;text-align:center'>প্রবেশ করুন</a></p><p>লিংকটি ১৫ মিনিট পর অচল হবে। রেফারেন্স: 662019</p>`,
    code: null,
    link: 'https://porshi.test/m/48bd019/enter',
  },
  {
    name: `ta-IN wallet transfer confirmation plain`,
    from: `பண்ணை பே <alert@pannaipay.test>`,
    subject: `பணப் பரிமாற்ற ஒப்புதல்`,
    text: `₹5,000 தொகையை முருகன் (கணக்கு முடிவு 2281) அவர்களுக்கு அனுப்ப உள்ளீர்கள்.

OTP: 150793

நீங்கள் கோரவில்லை எனில் 1800-425-9090 ஐ அழைக்கவும்.`,
    code: '150793',
    link: null,
  },
  {
    name: `ta-IN order shipped`,
    from: `பொம்மை உலகம் <orders@bommai.test>`,
    subject: `ஆர்டர் 4471926 அனுப்பப்பட்டது`,
    html: `<table><tr><td>ஆர்டர் எண்</td><td>4471926</td></tr><tr><td>கண்காணிப்பு எண்</td><td>EM558201447IN</td></tr><tr><td>மொத்தம்</td><td>₹899</td></tr><tr><td>அஞ்சல் குறியீடு</td><td>625001</td></tr></table><p>மூன்று நாட்களில் வந்து சேரும்.</p>`,
    code: null,
    link: null,
  },
  {
    name: `ta-IN fee reminder from a school`,
    from: `வள்ளுவர் மெட்ரிக் பள்ளி <fees@valluvar-school.test>`,
    subject: `இரண்டாம் பருவக் கட்டண நினைவூட்டல்`,
    text: `மாணவர்: இ. அருண் (பதிவு எண் 53127)
ரசீது எண்: 20260118
நிலுவை: ₹12,350
கடைசி நாள்: 15.10.2025

வங்கி கணக்கு 003401000045521, IFSC IOBA0000034.
கட்டணம் செலுத்தும்போது வரும் OTP-யை யாரிடமும் பகிர வேண்டாம்.`,
    code: null,
    link: null,
  },
  {
    name: `th-TH game sign-in with Thai digits`,
    from: `นักรบสยาม <account@siamwarrior.example>`,
    subject: `เข้าสู่เกมจากเครื่องใหม่`,
    html: `<table style="width:100%;background:#3e2723;color:#ffe0b2"><tr><td style="padding:20px;text-align:center">ท่านนักรบ โปรดแจ้งรหัสผ่านประตูเมืองแก่ทหารยาม<br><br><span style="font-size:32px;color:#ffd54f">๖๐๒๗๑๘</span><br><br>พิมพ์ลงในหน้าจอเข้าเกม ใช้ได้ครั้งเดียว</td></tr></table>`,
    text: `ท่านนักรบ โปรดแจ้งรหัสผ่านประตูเมืองแก่ทหารยาม

๖๐๒๗๑๘

พิมพ์ลงในหน้าจอเข้าเกม ใช้ได้ครั้งเดียว`,
    code: '602718',
    link: null,
  },
  {
    name: `th-TH restaurant queue number`,
    from: `คิวดี <queue@queuedee.example>`,
    subject: `คิวของคุณคือ A0472`,
    html: `<div style='text-align:center'><p>ร้านหมูกระทะลุงหมี สาขารังสิต</p><h1>A0472</h1><p>รออีก 12 คิว ประมาณ 35 นาที เมื่อถึงคิวกรุณาแสดงหน้านี้แก่พนักงาน</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `th-TH new sign-in alert without a code`,
    from: `จ่ายปั๊บ <alert@jaipub.test>`,
    subject: `มีการเข้าใช้งานบัญชีจากอุปกรณ์ใหม่`,
    html: `<p>บัญชีของคุณถูกเข้าใช้งานด้วยรหัสยืนยันเมื่อ 8 พ.ย. 2568 เวลา 07:54 น.</p><table border='1'><tr><td>อุปกรณ์</td><td>iPhone 14</td></tr><tr><td>IP</td><td>171.96.220.38</td></tr><tr><td>หมายเลขเหตุการณ์</td><td>904417</td></tr></table><p>หากไม่ใช่คุณ โปรดระงับบัญชีผ่านคอลเซ็นเตอร์ 1258</p>`,
    code: null,
    link: null,
  },
  {
    name: `vi-VN school account activation table`,
    from: `Trường THCS Hoa Phượng <cntt@hoaphuong.test>`,
    subject: `Kích hoạt sổ liên lạc điện tử`,
    html: `<table border='1' cellpadding='5'><tr><td>Học sinh</td><td>Trần Gia Bảo, lớp 6A3</td></tr><tr><td>Mã học sinh</td><td>0124558193</td></tr><tr><td>Mã kích hoạt (dùng một lần)</td><td><b>60482</b></td></tr></table><p>Phụ huynh điền mã kích hoạt vào ứng dụng để hoàn tất.</p>`,
    text: `Học sinh: Trần Gia Bảo, lớp 6A3
Mã học sinh: 0124558193
Mã kích hoạt (dùng một lần): 60482

Phụ huynh điền mã kích hoạt vào ứng dụng để hoàn tất.`,
    code: '60482',
    link: null,
  },
  {
    name: `vi-VN electronic invoice with lookup code`,
    from: `Taxi Bến Thành <hoadon@taxibenthanh.test>`,
    subject: `Hóa đơn điện tử số 0004471`,
    text: `Kính gửi Quý khách,

Ký hiệu: 1C25TBT
Số hóa đơn: 0004471
Mã tra cứu: H7K2P9XA
Mã số thuế: 0312884705
Tổng cộng: 126.000đ

Tra cứu hóa đơn tại trang web của hãng, mục Hóa đơn.`,
    code: null,
    link: null,
  },
  {
    name: `en-US terminal handshake in plain text`,
    from: `Larkspur CLI <robot@larkspur-dev.test>`,
    subject: `Your terminal is waiting`,
    text: `$ lark login
> waiting for handshake ...

Paste this handshake back into the prompt:

    WXQP-LTMK

It dies in ten minutes, or sooner if you hit Ctrl-C.

-- 
lark 2.14.0 (build 88213)`,
    code: 'WXQP-LTMK',
    link: null,
  },
  {
    name: `en-US bare number first in subject with tiny body`,
    from: `Pebble <no-reply@pebblenotes.test>`,
    subject: `904177 gets you into Pebble`,
    text: `Same digits as in the subject line: 904177

See you inside.
the Pebble folks (all three of us)`,
    code: '904177',
    link: null,
  },
  {
    name: `en-GB forum answer in a quoted notice`,
    from: `Narrowboat Forum <steward@narrowboatchat.example>`,
    subject: `Welcome aboard – one small thing before you can post`,
    text: `Hello towpath_tim,

We've had bother with spam robots, so every newcomer gets asked a question on first login. It reads "What did the steward tell you?"

The steward tells you:

> 3318

Pop that in and the boards are yours. Mind the low bridges.

Geoff & Sal, volunteer moderators`,
    code: '3318',
    link: null,
  },
  {
    name: `en-GB webinar meeting id and passcode`,
    from: `Founders' Breakfast <events@foundersbreakfast.example>`,
    subject: `Joining details: “Pricing without tears”, Thursday 8.30`,
    html: `<p>Morning all,</p><p>Here's how to join us on Thursday. The line opens at 8.20 so you can sort out your tea.</p><table border='1' cellpadding='6' style='border-collapse:collapse'><tr><th align='left'>Meeting ID</th><td>862 4410 9937</td></tr><tr><th align='left'>Passcode</th><td>kV8rQ2</td></tr><tr><th align='left'>By phone</th><td>020 7946 0311, then 4410#</td></tr></table><p>Recording goes up on Friday. Bring questions; Anwen bites less than she used to.</p>`,
    code: null,
    link: null,
  },
  {
    name: `en-IN code sent to the phone not in the mail`,
    from: `Zoomcycle <care@zoomcycle.test>`,
    subject: `We have texted you a code`,
    text: `Hi Ananya,

A 6-digit code has gone by SMS to your mobile ending 40617. Kindly enter it in the app to unlock cycle no. MH-2283. For your safety the code itself is never mailed.

No SMS? Check that DND is off, or try again from Profile > Phone.

Team Zoomcycle, Pune 411004`,
    code: null,
    link: null,
  },
  {
    name: `en-IN edtech secret number in plain text`,
    from: `Guru Labs <hello@gurulabs.test>`,
    subject: `Your secret number, as promised`,
    text: `Dear learner,

We're glad that you have enrolled for "Data Structures in Go" (batch 2024-B, course 1187).

Secret number: 71 44 9

Keep the enrolment window open and put the secret number there without gaps. After that the first lesson will unlock on its own.

Regards,
Guru Labs, Indiranagar`,
    code: '71449',
    link: null,
  },
  {
    name: `en-NG prepaid electricity token`,
    from: `LightUp Vending <receipts@lightupvend.example>`,
    subject: `Your electricity token is here`,
    text: `LIGHTUP VENDING RECEIPT

Customer: OKAFOR EMEKA
Meter no.: 04172889305
Amount: NGN 10,000
Units: 143.8 kWh

TOKEN: 5821-0934-7716-2208-4459

Load the token on your prepaid meter keypad and press Enter.

Receipt no. 330918 | Thank you for not owing NEPA.`,
    code: null,
    link: null,
  },
  {
    name: `en-NG payroll second step in a sentence`,
    from: `PayNaija HR <system@paynaija-hr.example>`,
    subject: `Second step for payroll officer login`,
    text: `Good day,

A payroll officer login was started at 09:12 WAT from 197.210.64.18. Supply the figure 370 415 on the second screen to continue; it lapses at 09:22.

Kindly disregard if you are not the one, but do inform your admin.`,
    code: '370415',
    link: null,
  },
  {
    name: `pt-BR forum sign-up, little word for the captcha`,
    from: `Fórum Violão Livre <robo@violaolivre.test>`,
    subject: `Falta afinar uma corda`,
    text: `Salve, Zé das Cordas!

Seu cadastro no fórum está quase no tom. Quando o site perguntar a "palavrinha mágica", responda:

baixaria7

(tudo junto, minúsculo). Feito isso, pode abrir tópico à vontade.

Abraço da moderação`,
    code: 'baixaria7',
    link: null,
  },
  {
    name: `pt-BR device approval of an indie game with both parts`,
    from: `Estúdio Tatu Bola <conta@tatubola.example>`,
    subject: `Alguém quer jogar Cangaço Pixel no seu lugar?`,
    html: `<p>Fala, <b>Dandara</b>!</p><p>Rolou uma tentativa de login num notebook em Olinda (IP 189.40.77.12). Se foi você, fecha o duelo digitando <code>552-718</code> lá no jogo. Se não foi, troca a senha já!</p><p>Tatu Bola, desde 2017</p>`,
    text: `Fala, Dandara!

Rolou uma tentativa de login num notebook em Olinda (IP 189.40.77.12). Se foi você, fecha o duelo digitando 552-718 lá no jogo. Se não foi, troca a senha já!

Tatu Bola, desde 2017`,
    code: '552718',
    link: null,
  },
  {
    name: `pt-PT SaaS sign-in code in the sentence`,
    from: `Faturinha <entrar@faturinha.test>`,
    subject: `Pedido de entrada na Faturinha`,
    html: `<div style="font-family:'Segoe UI',sans-serif;max-width:520px"><p>Bom dia, D. Graça,</p><p>recebemos um pedido de entrada na conta da <b>Padaria Central, Lda.</b> (NIF 509 884 120). Para prosseguir, introduza os algarismos <b>0286</b> no ecrã que ficou aberto.</p><p>São válidos por dez minutos e servem apenas uma vez.</p><p style="font-size:11px;color:#999">Faturinha, programa certificado n.º 2871/AT. Rua do Souto 118, 4700-329 Braga.</p></div>`,
    code: '0286',
    link: null,
  },
  {
    name: `pt-PT rental flat arrival instructions`,
    from: `Casas da Mouraria <chegadas@casasmouraria.test>`,
    subject: `Instruções para entrar no apartamento`,
    text: `Olá Benedita,

amanhã não estaremos cá para a receber, por isso aqui vai tudo:

1) Porta da rua: código 4907 seguido de campainha
2) Caixa das chaves: 1 5 8 2
3) Alarme: 66120, tem 30 segundos

Reserva HMX8P2QK, de 3 a 7 de outubro. Taxa turística: 16 euros, a deixar na taça azul.

Boas férias!
Nuno`,
    code: null,
    link: null,
  },
  {
    name: `es-MX two-step sign in with IP and year nearby`,
    from: `Nopal Cloud <acceso@nopalcloud.test>`,
    subject: `Acceso nuevo desde Monterrey`,
    text: `Detectamos un inicio de sesión el 02/09/2024 a las 18:31 desde 187.190.22.8 (Monterrey, N.L.).

Si eres tú, teclea 7719034 en la consola.
Si no, avísanos al 81 5550 1420, ext. 305.

Nopal Cloud · Soporte`,
    code: '7719034',
    link: null,
  },
  {
    name: `es-MX cooperative bank dynamic number`,
    from: `Caja Popular Maguey <avisos@cajamaguey.test>`,
    subject: `Número dinámico para dar de alta una cuenta`,
    html: `<table align='center' width='560' style='border:1px solid #cfcfcf;font-family:Arial'><tr><td style='background:#14532d;color:white;padding:14px'>Caja Popular Maguey, S.C. de A.P.</td></tr><tr><td style='padding:20px'>Estimado socio 004417:<br><br>Usted solicitó dar de alta la CLABE 0021 8070 1234 5678 95. Autorice la operación con su número dinámico:<div style='margin:18px 0;font-size:30px'><b>186</b> <b>240</b></div>Vigencia: 60 segundos.<br>Monto máximo diario: $ 8,000.00 M.N.</td></tr><tr><td style='padding:14px;font-size:10px'>CONDUSEF: 55 5340 0999. Este buzón no recibe respuestas.</td></tr></table>`,
    code: '186240',
    link: null,
  },
  {
    name: `es-ES gift card of a bookshop`,
    from: `Librería El Búho Tuerto <regalos@buhotuerto.test>`,
    subject: `Carmen te ha regalado 30 €`,
    html: `<div style='border:6px double #334;padding:30px;text-align:center;font-family:Palatino'><p>«Para que no te falte lectura este verano. Besos, Carmen»</p><p>Tarjeta regalo n.º <b>4471 0098 2263</b><br>PIN <b>9016</b></p><p>Introduce ambos números al pagar en buhotuerto.test o enséñalos en la tienda. Caduca el 30/06/2026.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `es-ES university exam registration`,
    from: `Secretaría Virtual <secretaria@uni-abierta.example>`,
    subject: `Resguardo de matrícula en la convocatoria C1`,
    html: `<p>Estimada estudiante:</p><p>Queda inscrita en el examen de acreditación de lengua. Conserve este resguardo.</p><dl><dt>Código de inscripción</dt><dd>ACR-20718</dd><dt>NIU</dt><dd>1583306</dd><dt>Aula</dt><dd>Q4/1009</dd><dt>Fecha</dt><dd>16 de mayo, 9:00</dd></dl><p>Deberá presentar el DNI y el código de inscripción a la entrada. Secretaría: extensión 4820.</p>`,
    code: null,
    link: null,
  },
  {
    name: `fr-FR statement notice warning never to share a code`,
    from: `Néobanque Mésange <infos@mesange.example>`,
    subject: `Votre relevé de septembre est en ligne`,
    html: `<html><body style='background:#f6f8fa'><div style='background:#fff;width:580px;margin:auto;padding:26px;font:14px Arial'><p>Monsieur Delahaye,</p><p>Le relevé n° 2024-09 de votre compte se terminant par 8813 vous attend dans l'espace « Documents ».</p><p><b>Rappel sécurité :</b> un code reçu par SMS ne se communique jamais, pas même à un conseiller. Au moindre doute : 09 70 55 01 46.</p><p style='font-size:10px;color:#888'>Mésange SAS au capital de 1 200 000 €, RCS Nantes 852 310 774, agent prestataire de services de paiement n° 83921. Médiateur : BP 151, 75422 Paris CEDEX 09.</p></div></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `fr-FR game account, code split over divs`,
    from: `Studio Loup-Phoque <securite@louphoque.test>`,
    subject: `Un nouvel appareil veut rejoindre la meute`,
    html: `<div style='background:#0d1b2a;color:#e0e1dd;padding:40px;text-align:center;font-family:Arial'><div>Aouuuh, Clémentine !</div><div style='margin-top:16px'>Hurlez ceci dans la fenêtre du jeu :</div><div style='margin:20px auto;font-size:40px'><div style='display:inline-block;margin-right:14px'>208</div><div style='display:inline-block;margin-right:14px'>945</div><div style='display:inline-block'>371</div></div><div style='font-size:12px'>PC Windows 11, Mulhouse. Pas vous ? La meute s'en occupe : louphoque.test/aide</div></div>`,
    text: `Aouuuh, Clémentine !

Hurlez ceci dans la fenêtre du jeu :

208 945 371

PC Windows 11, Mulhouse.`,
    code: '208945371',
    link: null,
  },
  {
    name: `fr-CA developer tool access key in a paragraph`,
    from: `Caribou CI <robot@caribou-ci.test>`,
    subject: `caribou login : mot de passage`,
    html: `<p style="font:14px 'Fira Sans',Arial">Salut Étienne,</p><p style="font:14px 'Fira Sans',Arial">la ligne de commande attend que vous lui donniez le mot de passage. Tapez <kbd style="background:#eee;border:1px solid #bbb;padding:3px 8px">QFJXNB</kbd> puis Entrée. Si la version affichée est antérieure à 5.11.4, faites d'abord une mise à niveau.</p>`,
    code: 'QFJXNB',
    link: null,
  },
  {
    name: `de-DE startup code named as number trio`,
    from: `Kleingeld <moin@kleingeld-app.test>`,
    subject: `Drei Pärchen für deinen Login`,
    html: `<div style='font-family:Inter,Arial;padding:30px;background:#eefcf6'><p>Moin Lasse,</p><p>diese drei Ziffernpärchen gehören in die App:</p><table cellspacing='10'><tr><td style='background:#fff;padding:12px;font-size:26px;border-radius:8px'>17</td><td style='background:#fff;padding:12px;font-size:26px;border-radius:8px'>08</td><td style='background:#fff;padding:12px;font-size:26px;border-radius:8px'>94</td></tr></table><p>Um 20:14 Uhr verfallen sie. Schönen Abend noch!</p></div>`,
    code: '170894',
    link: null,
  },
  {
    name: `de-DE doctor appointment and door code`,
    from: `Praxis Dr. Wachtel <termine@praxis-wachtel.example>`,
    subject: `Terminerinnerung 12.11., 08:45 Uhr`,
    html: `<p>Sehr geehrter Herr Blohm,</p><p>wir erinnern an Ihren Termin. Da die Anmeldung erst ab 9 Uhr besetzt ist, öffnen Sie die Haustür bitte mit dem Türcode <b>2580#</b> und nehmen im Wartezimmer 2 Platz.</p><ul><li>Patientennummer: 13877</li><li>Überweisungscode für die Terminservicestelle: Z6QK-4M9T-WB2H</li></ul><p>Absagen bitte bis zum Vortag unter 040 555 0128.</p>`,
    text: `Sehr geehrter Herr Blohm,

wir erinnern an Ihren Termin.

Türcode: 2580#
Patientennummer: 13877
Überweisungscode für die Terminservicestelle: Z6QK-4M9T-WB2H

Absagen bitte bis zum Vortag unter 040 555 0128.`,
    code: null,
    link: null,
  },
  {
    name: `de-CH start-up sign-in, code in Swiss style`,
    from: `Znüni Box <gruezi@znueni-box.example>`,
    subject: `Ihr Zahlenschlüssel fürs Kundenkonto`,
    html: `<div style='font-family:Helvetica;border:8px solid #d52b1e;padding:26px;max-width:500px'><p>Grüezi Herr Aebischer</p><p>Mit dem untenstehenden Zahlenschlüssel kommen Sie ins Kundenkonto. Er passt genau einmal.</p><p style='font-size:30px;letter-spacing:6px;font-weight:bold'>3170 5528</p><p>Freundliche Grüsse<br>Znüni Box AG, Zürich-Oerlikon</p></div>`,
    code: '31705528',
    link: null,
  },
  {
    name: `de-CH e-banking style transaction with amount and IBAN`,
    from: `Regiobank Toggenburg <ebanking@rb-toggenburg.test>`,
    subject: `Zahlung visieren`,
    html: `<html><body><table width='590' style='border-collapse:collapse;font:14px Frutiger,Arial'><tr><td style='padding:8px;border-bottom:1px solid #ccc'>Auftrag</td><td style='padding:8px;border-bottom:1px solid #ccc'>Nr. 60022817</td></tr><tr><td style='padding:8px;border-bottom:1px solid #ccc'>Begünstigter</td><td style='padding:8px;border-bottom:1px solid #ccc'>Schreinerei Nef, 9642 Ebnat-Kappel</td></tr><tr><td style='padding:8px;border-bottom:1px solid #ccc'>Betrag</td><td style='padding:8px;border-bottom:1px solid #ccc'>CHF 4'870.35</td></tr><tr><td style='padding:8px;border-bottom:1px solid #ccc'>mTAN-Ersatz</td><td style='padding:8px;border-bottom:1px solid #ccc'><b>F7T-90C</b></td></tr></table><p>Stimmen alle Angaben? Erst dann den mTAN-Ersatz im E-Banking erfassen und «Visieren» wählen.</p></body></html>`,
    code: 'F7T-90C',
    link: null,
  },
  {
    name: `it-IT startup code called little number`,
    from: `Panzerotto <ciao@panzerotto-app.test>`,
    subject: `Il tuo numerino`,
    html: `<div style='font-family:Comfortaa,Arial;background:#fff0f0;padding:30px'><p>Ehi Ginevra!</p><p>Come dal salumiere, ma senza fila. Il tuo numerino è</p><p style='font-size:44px;margin:10px 0;color:#c1121f'><b>85 913</b></p><p>Scrivilo nell'app e passa avanti. Dopo un quarto d'ora tocca a qualcun altro.</p></div>`,
    text: `Ehi Ginevra!

Come dal salumiere, ma senza fila. Il tuo numerino è

85 913

Scrivilo nell'app e passa avanti.`,
    code: '85913',
    link: null,
  },
  {
    name: `it-IT activation by link with serial and version`,
    from: `Studio Civetta <licenze@studiocivetta.test>`,
    subject: `Attivazione dell'account sviluppatore`,
    text: `Buongiorno Ruggero,

abbiamo creato l'account. Resta da attivarlo aprendo questa pagina:
https://dev.studiocivetta.test/attiva/ruggero/5b0e-77aa

Dati della licenza, da conservare:
  seriale   SC4-99KD-20LQ-71MZ
  versione  2025.1 (build 6613)
  postazioni 2

Studio Civetta`,
    code: null,
    link: 'https://dev.studiocivetta.test/attiva/ruggero/5b0e-77aa',
  },
  {
    name: `ja-JP game sign-in code in boxes of single characters`,
    from: `星詠みのグリモア 運営チーム <no-reply@hoshiyomi-game.test>`,
    subject: `新しい端末からのログインについて`,
    html: `<!DOCTYPE html><html lang='ja'><body style='background:#10162b;color:#e8e8f5;font-family:Meiryo,sans-serif'><div style='max-width:520px;margin:auto;padding:28px'><h2>冒険者さま、おかえりなさい</h2><p>いつもと違う端末（Android 14）からのログインを検知しました。ゲーム画面に次の6文字を入力すると冒険を再開できます。</p><table cellspacing='6' align='center'><tr><td style='border:1px solid #889;padding:8px 12px;font-size:24px'>7</td><td style='border:1px solid #889;padding:8px 12px;font-size:24px'>K</td><td style='border:1px solid #889;padding:8px 12px;font-size:24px'>4</td><td style='border:1px solid #889;padding:8px 12px;font-size:24px'>M</td><td style='border:1px solid #889;padding:8px 12px;font-size:24px'>9</td><td style='border:1px solid #889;padding:8px 12px;font-size:24px'>Q</td></tr></table><p style='font-size:12px'>入力期限：受信から10分間。大文字・小文字は区別しません。</p><hr><p style='font-size:11px;color:#99a'>© 2025 Hoshiyomi Works Inc.</p></div></body></html>`,
    code: '7K4M9Q',
    link: null,
  },
  {
    name: `ja-JP messenger code only in the subject`,
    from: `トークリーフ <verify@talkleaf.test>`,
    subject: `719 346 がトークリーフの確認コードです`,
    text: `件名の6桁をアプリに打ち込めば、アカウントの引き継ぎは終わりです。

心当たりがなければ、このメールは捨ててしまって構いません。誰かがアドレスを打ち間違えただけでしょう。

-- 
トークリーフ`,
    code: '719346',
    link: null,
  },
  {
    name: `ja-JP notice that a code was sent by SMS to the phone`,
    from: `みなと市 電子申請サービス <denshi@city-minato-demo.example>`,
    subject: `認証コードをSMSで送信しました`,
    text: `みなと市電子申請サービスをご利用いただきありがとうございます。

ご登録の携帯電話番号（末尾 7731）あてに、6桁の認証コードをSMSでお送りしました。届かない場合は、電波状況をご確認のうえ「再送信」をお試しください。

申請到達番号：202511-004482
手続名：住民票の写しの交付申請

※ このメールに認証コードは記載されておりません。
※ 職員が認証コードをお聞きすることはありません。

みなと市 デジタル推進課\u3000内線 2604`,
    code: null,
    link: null,
  },
  {
    name: `ko-KR government portal identity check, grouped digits in plain text`,
    from: `온누리민원 <help@onnuri-gov.example>`,
    subject: `본인확인 안내`,
    text: `안녕하세요, 온누리민원입니다.

신청하신 전자민원 열람을 위해 본인확인이 필요합니다.

    391 204

위 숫자를 민원 창에 띄어쓰기 없이 적어 주십시오. 창을 닫으시면 처음부터 다시 진행하셔야 합니다.

발신전용 메일이므로 회신하실 수 없습니다.`,
    code: '391204',
    link: null,
  },
  {
    name: `ko-KR parcel notice with waybill and door code of the building`,
    from: `빠른길택배 <alarm@fastgil.example>`,
    subject: `고객님의 상품이 오늘 도착합니다`,
    text: `[빠른길택배]

윤*진 고객님, 주문하신 상품이 오늘 16~18시 사이에 도착할 예정입니다.

▶ 운송장번호 : 6409 1827 3350
▶ 상품명 : 유기농 쌀 10kg 외 1건
▶ 배송기사 : 김민호 (010-5550-4821)
▶ 공동현관 출입번호 : *1028#  (고객님께서 주신 정보)
▶ 요청사항 : 문 앞

출입번호가 바뀌었으면 기사에게 문자로 알려 주세요.`,
    code: null,
    link: null,
  },
  {
    name: `ko-KR clinic reception and waiting number`,
    from: `튼튼소아청소년과 <desk@teunteun-clinic.test>`,
    subject: `접수가 완료되었습니다 (대기 17번)`,
    html: `<div style='text-align:center;border:2px dashed #74c0fc;padding:16px'><p>접수번호</p><p style='font-size:40px;margin:0'>20417</p><p>현재 대기 순서 <b>17</b>번째 · 예상 대기 35분</p><p>도착하시면 안내 데스크에 접수번호를 말씀해 주세요.</p><p style='font-size:12px'>진료실 3 / 담당의 박서연</p></div>`,
    text: `접수번호 20417
현재 대기 순서 17번째 · 예상 대기 35분

도착하시면 안내 데스크에 접수번호를 말씀해 주세요.
진료실 3 / 담당의 박서연`,
    code: null,
    link: null,
  },
  {
    name: `zh-CN marketplace check code letters and digits in a table cell`,
    from: `集物网安全中心 <safe@jiwuwang.test>`,
    subject: `您正在更换绑定邮箱`,
    html: `<table style='width:560px;border:1px solid #ddd;border-collapse:collapse;font:14px/1.7 "Microsoft YaHei"'><tr><td colspan='2' style='background:#ff6a00;color:#fff;padding:10px'>账户安全通知</td></tr><tr><td style='padding:10px;width:120px'>操作类型</td><td>更换绑定邮箱</td></tr><tr><td style='padding:10px'>申请时间</td><td>2025-11-05 10:22</td></tr><tr><td style='padding:10px'>校验码</td><td style='font:bold 20px Consolas'>W5T8PN</td></tr><tr><td colspan='2' style='padding:10px;color:#999'>请返回“账户设置”页面填写校验码，半小时内有效。</td></tr></table>`,
    code: 'W5T8PN',
    link: null,
  },
  {
    name: `zh-CN electronic invoice with invoice code and check code`,
    from: `悦享超市电子发票 <fapiao@yuexiang-mart.example>`,
    subject: `您有一张电子发票待查收`,
    html: `<table cellpadding='5' style='border:1px solid #b22222;color:#333'><tr><td>发票代码</td><td>031002500411</td></tr><tr><td>发票号码</td><td>47190285</td></tr><tr><td>开票日期</td><td>2025年10月28日</td></tr><tr><td>校验码</td><td><b>682914</b></td></tr><tr><td>价税合计</td><td>¥186.50</td></tr></table><p>如需查验真伪，可登录税务查验平台录入以上信息。发票PDF见附件。</p>`,
    code: null,
    link: null,
  },
  {
    name: `zh-CN train e-ticket with pick-up number`,
    from: `畅行铁路票务 <ticket@changxing-rail.example>`,
    subject: `购票成功通知`,
    html: `<p>尊敬的吴女士，您已成功购买以下车票：</p><table border='1' cellspacing='0' cellpadding='6'><tr><th>取票号</th><th>车次</th><th>席位</th><th>票价</th></tr><tr><td>EJ40582917</td><td>G1376</td><td>08车 12F</td><td>553.5元</td></tr></table><p>检票口：A15。报销凭证可于开车后180日内领取。</p>`,
    text: `尊敬的吴女士，您已成功购买以下车票：

取票号：EJ40582917
车次：G1376
席位：08车 12F
票价：553.5元
检票口：A15

报销凭证可于开车后180日内领取。`,
    code: null,
    link: null,
  },
  {
    name: `zh-TW small shop, code stands first`,
    from: `山腳咖啡烘豆所 <hi@shanjiao-coffee.example>`,
    subject: `登入山腳咖啡`,
    text: `0736

↑ 這是你的登入數字，貼到網站上就可以看到訂閱內容囉。

我們沒有密碼這種東西，每次登入都會寄一組新的給你，十五分鐘內用掉就行。

祝 今天也喝到好咖啡
山腳`,
    code: '0736',
    link: null,
  },
  {
    name: `zh-TW newsletter subscription confirmed by link`,
    from: `海風詩社 <list@haifeng-poetry.test>`,
    subject: `請確認訂閱`,
    text: `朋友你好：

有人（希望是你）用這個信箱訂閱了《海風》電子報。請打開下面的網址完成確認：

https://haifeng-poetry.test/l/confirm/3371/k9v0e2

沒有打開的話，三天後我們會把這筆申請刪掉，不會再打擾你。

海風詩社
950 台東縣台東市想像街 21 號 2 樓`,
    code: null,
    link: 'https://haifeng-poetry.test/l/confirm/3371/k9v0e2',
  },
  {
    name: `ru-RU marketplace sign-in code in the middle of a sentence`,
    from: `Базарчик <login@bazarchik.test>`,
    subject: `Вход в личный кабинет`,
    html: `<div style="font-family:Arial;font-size:16px;max-width:540px"><img src="https://bazarchik.test/i/top.gif" alt=""><p>Добрый день!</p><p>Чтобы войти в Базарчик, введите код подтверждения <b>583021</b> на странице входа &mdash; он проживёт 10 минут, а затем превратится в тыкву.</p><p style="color:#999;font-size:12px">ООО &laquo;Базарчик&raquo;, ОГРН 1000000000001. Вы получили письмо, потому что указали этот адрес при входе.</p></div>`,
    code: '583021',
    link: null,
  },
  {
    name: `ru-RU forum activation key, letters and digits, typed on the profile page`,
    from: `Форум радиолюбителей «Эфир» <admin@efir-forum.example>`,
    subject: `Регистрация на форуме: последний шаг`,
    text: `Приветствуем, Vova_RX!

Вы зарегистрировались на форуме «Эфир». До активации учётная запись может только читать.

Ключ активации: fT6mZ2wb

Скопируйте его в поле «Активация» своего профиля. Регистр букв важен.

73!
Администрация`,
    code: 'fT6mZ2wb',
    link: null,
  },
  {
    name: `ru-RU grocery promo code`,
    from: `Лавка «Укроп» <promo@ukrop-lavka.test>`,
    subject: `−700 ₽ на первый заказ — внутри промокод`,
    html: `<center><div style='width:90%;background:#d3f9d8;border-radius:16px;padding:20px'><h1>Соскучились!</h1><p>Вы давно не заглядывали, и мы решили вас подкупить.</p><p style='border:2px dashed #2b8a3e;display:inline-block;padding:10px 26px;font-size:26px'>UKROP700</p><p>Введите код в корзине при заказе от 2 000 ₽. Действует до 16.11, на алкоголь и табак не распространяется.</p></div></center>`,
    code: null,
    link: null,
  },
  {
    name: `uk-UA game code in plain text, very short`,
    from: `Козацькі Січі Online <bot@sichi-online.example>`,
    subject: `Код: VX4R81`,
    text: `Встав його у вікно гри. Маєш чверть години, козаче.`,
    code: 'VX4R81',
    link: null,
  },
  {
    name: `uk-UA streaming sign-up with code and link`,
    from: `Серіаломанія <start@serialomania.test>`,
    subject: `Ще трішки — і до серіалів`,
    html: `<div style='background:#212529;color:#f8f9fa;padding:30px;text-align:center'><p>Є два способи завершити реєстрацію.</p><p>1) Перепишіть на сайт: <tt style='font-size:24px;color:#fcc419'>MOKDWE</tt></p><p>2) Або просто <a style='color:#74c0fc' href='https://serialomania.test/activate/6d40c1'>активуйте обліковку тут</a></p><p><small>Обидва способи діють до кінця доби.</small></p></div>`,
    code: 'MOKDWE',
    link: 'https://serialomania.test/activate/6d40c1',
  },
  {
    name: `uk-UA card statement with endings and totals`,
    from: `Моно-Лан Банк <vypyska@monolan.example>`,
    subject: `Виписка за жовтень 2025`,
    html: `<h3>Виписка за карткою *3381</h3><table style='font-size:12px'><tr><td>01.10</td><td>Вхідний залишок</td><td align='right'>8 204,11</td></tr><tr><td>09.10</td><td>Переказ на *7740, код авторизації 518263</td><td align='right'>−1 500,00</td></tr><tr><td>17.10</td><td>Супермаркет, код авторизації 044917</td><td align='right'>−642,80</td></tr><tr><td>31.10</td><td>Вихідний залишок</td><td align='right'>6 061,31</td></tr></table><p>МФО 399999, IBAN UA00 3999 9900 0002 6001 2345 6789 0.</p>`,
    code: null,
    link: null,
  },
  {
    name: `bg-BG game code letters and digits in text`,
    from: `Хайдути: Балканът <igra@haiduti-game.example>`,
    subject: `Да се уверим, че си ти`,
    text: `Здрасти, войводо!

Влизаш от непознат компютър, затова напиши това в прозорчето на играта:

>>> 9BDK3 <<<

Имаш 20 минути. После ще трябва да поискаш ново.`,
    code: '9BDK3',
    link: null,
  },
  {
    name: `bg-BG courier shipment`,
    from: `Стрела Куриер <pratki@strela-kurier.example>`,
    subject: `Пратка 1051800447213 е в офиса`,
    html: `<div style='font-family:Arial'><h2 style='color:#d6336c'>Пристигна!</h2><p>Може да я вземете от офис „Младост 4“ до 10.11. Код за бързо получаване на гише: <b>5183</b>. Носете и лична карта.</p><p>Наложен платеж: 74,90 лв. · Тегло: 1,2 кг · п.к. 1715</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `bg-BG gift voucher`,
    from: `Книжарница Хеликс <podarak@helix-books.example>`,
    subject: `Мартин ви изпраща подарък`,
    html: `<div style='border:3px double #e8590c;padding:22px;text-align:center'><p>„Честит рожден ден, Ели! Избери си нещо дебело.“</p><p>Ваучер на стойност <b>50 лв.</b></p><p style='font:24px monospace'>HLX2-88QM-71TC</p><p>ПИН на ваучера: 4093</p><p>Въведете ги при плащане. Валиден до 03.11.2026.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `sr-RS e-government portal confirmation in Latin html`,
    from: `Portal eŠalter <ne-odgovaraj@esalter.test>`,
    subject: `Verifikacija adrese e-pošte`,
    html: `<html lang='sr-Latn'><body><p>Poštovani korisniče,</p><p>u cilju verifikacije Vaše adrese, na portalu eŠalter unesite sledeći verifikacioni broj:</p><div style='font-size:26px;border:1px solid #000;width:200px;text-align:center'>0482619</div><p>Broj je vezan za predmet 000771240 2025 i ne treba ga prosleđivati trećim licima.</p></body></html>`,
    code: '0482619',
    link: null,
  },
  {
    name: `sr-RS account activation by link, Cyrillic`,
    from: `Библиотека „Перо“ <clanstvo@pero-biblioteka.test>`,
    subject: `Активирајте чланску картицу`,
    html: `<body><p>Драги читаоче,</p><p>Ваша чланска картица има број <b>007 731</b>. Да бисте резервисали књиге преко интернета, налог активирајте кликом:</p><p><a href='https://pero-biblioteka.test/aktivacija/c5a9-2210'>АКТИВИРАЈ НАЛОГ</a></p><p>Позајмни одељак, локал 114</p></body>`,
    code: null,
    link: 'https://pero-biblioteka.test/aktivacija/c5a9-2210',
  },
  {
    name: `sr-RS telecom invoice with reference number`,
    from: `Сигнал Телеком <racuni@signal-telekom.example>`,
    subject: `Рачун за 10/2025`,
    html: `<p>Рачун у прилогу.</p><table border='1' cellspacing='0'><tr><td>Кориснички број</td><td>88130274</td></tr><tr><td>Позив на број (модел 97)</td><td>41-88130274-1025</td></tr><tr><td>Шифра плаћања</td><td>189</td></tr><tr><td>Износ</td><td>2.749,00 дин.</td></tr></table><p>ПУК код Ваше СИМ картице налази се на полеђини уговора 5521/24.</p>`,
    text: `Рачун у прилогу.

Кориснички број: 88130274
Позив на број (модел 97): 41-88130274-1025
Шифра плаћања: 189
Износ: 2.749,00 дин.

ПУК код Ваше СИМ картице налази се на полеђини уговора 5521/24.`,
    code: null,
    link: null,
  },
  {
    name: `kk-KZ clinic portal access, both parts`,
    from: `Шипа клиникасы <tirkeu@shipa-clinic.example>`,
    subject: `Жеке кабинетке кіру`,
    html: `<p>Қайырлы күн!</p><p>Талдау нәтижелерін көру үшін сайтқа <u>9 0 5 2</u> сандарын теріңіз.</p><p>Емделуші картасы: № 31184. Тіркеу бөлімі: 8 (727) 555-06-40.</p>`,
    text: `Қайырлы күн!

Талдау нәтижелерін көру үшін сайтқа 9 0 5 2 сандарын теріңіз.

Емделуші картасы: № 31184. Тіркеу бөлімі: 8 (727) 555-06-40.`,
    code: '9052',
    link: null,
  },
  {
    name: `kk-KZ marketplace order ready with issue code`,
    from: `Сауда Алаңы <tapsyrys@sauda-alany.example>`,
    subject: `№ 390415528 тапсырыс беру нүктесінде`,
    html: `<html><body><p>Тапсырысыңыз жетті: Абай даңғылы, 150 (постамат 0417).</p><p>Алу коды: <span style='font-size:28px;background:#ffe066'>8316</span></p><p>Кодты нүкте қызметкеріне көрсетіңіз. 9 қарашаға дейін сақталады.</p></body></html>`,
    text: `Тапсырысыңыз жетті: Абай даңғылы, 150 (постамат 0417).

Алу коды: 8316

Кодты нүкте қызметкеріне көрсетіңіз. 9 қарашаға дейін сақталады.`,
    code: null,
    link: null,
  },
  {
    name: `id-ID bank transfer authorisation in a table cell`,
    from: `Bank Samudra Raya <notifikasi@banksamudra.test>`,
    subject: `Otorisasi transfer ke rekening tujuan baru`,
    html: `<html><body style='font-family:Tahoma;color:#222'><table width='560' align='center' cellpadding='10' style='border:1px solid #0a4f8f'><tr><td bgcolor='#0a4f8f' style='color:#fff'><b>Bank Samudra Raya</b></td></tr><tr><td>Yth. Bapak Hendra Wijaya,<br><br>Anda sedang menambahkan rekening tujuan dan melakukan transfer melalui internet banking:<table border='1' cellspacing='0' cellpadding='6' style='border-collapse:collapse;margin:12px 0'><tr><td>Rekening tujuan</td><td>******8812 a.n. SRI LESTARI</td></tr><tr><td>Nominal</td><td>Rp 2.750.000,00</td></tr><tr><td>No. referensi</td><td>20250311774502</td></tr><tr><td>Kode otorisasi</td><td><b>483920</b></td></tr></table>Ketik kode otorisasi pada layar konfirmasi dalam 3 menit. Petugas kami tidak pernah meminta kode ini lewat telepon.</td></tr><tr><td style='font-size:11px;color:#777'>Layanan 24 jam: 1500-771. Bank Samudra Raya berizin dan diawasi oleh Otoritas Jasa Keuangan.</td></tr></table></body></html>`,
    code: '483920',
    link: null,
  },
  {
    name: `id-ID notice that an OTP was used`,
    from: `Dompet Nusa <keamanan@dompetnusa.test>`,
    subject: `Kode OTP Anda baru saja digunakan`,
    html: `<table style='width:100%;background:#f1f3f5'><tr><td align='center'><table style='width:520px;background:#fff;padding:24px'><tr><td><p>Halo Bu Ratna,</p><p>Kode OTP yang kami kirim lewat SMS ke 0812-xxxx-4417 telah dipakai untuk masuk pada perangkat berikut:</p><p style='background:#fff9db;padding:12px'>Perangkat: Redmi Note 12<br>Alamat IP: 103.28.114.206<br>Waktu: 09/03/2025 19:42:08 WIB<br>ID kejadian: 7730152</p><p>Bila Anda mengenalinya, tidak ada yang perlu dilakukan. Bila tidak, segera hubungi 1500-338 agar akun kami bekukan.</p></td></tr></table></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `ms-MY library password reset in single-character boxes`,
    from: `Perpustakaan Awam Seri Kenanga <portal@perpustakaan-kenanga.example>`,
    subject: `Tetapan semula kata laluan portal`,
    html: `<div style='font-family:Georgia,serif;color:#343a40'><p>Assalamualaikum dan salam sejahtera,</p><p>Pihak kami menerima permintaan untuk menetapkan semula kata laluan bagi nombor keahlian <b>PA-0093417</b>. Taipkan aksara di bawah, satu demi satu, pada halaman tetapan semula:</p><table cellspacing='6'><tr><td style='border:1px solid #868e96;padding:8px 12px'>4</td><td style='border:1px solid #868e96;padding:8px 12px'>R</td><td style='border:1px solid #868e96;padding:8px 12px'>9</td><td style='border:1px solid #868e96;padding:8px 12px'>W</td><td style='border:1px solid #868e96;padding:8px 12px'>T</td></tr></table><p>Ia luput pada tengah malam ini. Sekiranya tuan/puan tidak membuat permintaan, sila abaikan e-mel ini.</p><p>Unit Teknologi Maklumat<br>Tel: 05-691 2204 samb. 118</p></div>`,
    code: '4R9WT',
    link: null,
  },
  {
    name: `fil-PH e-wallet code in bold inside a sentence`,
    from: `PeraGo <no-reply@perago.test>`,
    subject: `Code para sa bagong device mo`,
    html: `<div style='background:#e7f5ff;padding:20px'><div style='background:white;border-radius:12px;padding:20px;max-width:460px'><p>Hi Jomar,</p><p>Napansin naming nagla-log in ka gamit ang ibang cellphone. Para magpatuloy, i-type ang <b>260 957</b> sa PeraGo app sa loob ng 5 minuto.</p><p>Huwag itong ibigay kahit kanino, kahit sa nagpapakilalang taga-PeraGo.</p><p style='font-size:12px;color:#868e96'>Tanong? Tumawag sa (02) 8845-2270 o i-dial ang *2882# gamit ang iyong mobile.</p></div></div>`,
    code: '260957',
    link: null,
  },
  {
    name: `fil-PH payday voucher`,
    from: `TindahanMo <promo@tindahanmo.test>`,
    subject: `Sweldo na! P250 off gamit ang SWELDO250`,
    html: `<div style='text-align:center;background:#f03e3e;color:#fff;padding:30px'><h1>SWELDO SALE</h1><p>I-enter ang code na</p><p style='font-size:30px;background:#fff;color:#f03e3e;display:inline-block;padding:8px 20px'>SWELDO250</p><p>pag nag-checkout ka at bawas agad ang P250 sa minimum na P1,500.</p><p>Hanggang Marso 15 lang. Unang 3000 na customer.</p></div>`,
    text: `SWELDO SALE

I-enter ang code na SWELDO250 pag nag-checkout ka at bawas agad ang P250 sa minimum na P1,500.

Hanggang Marso 15 lang. Unang 3000 na customer.`,
    code: null,
    link: null,
  },
  {
    name: `sw-KE SACCO portal reset, code before the sentence`,
    from: `Umoja Sacco <portal@umojasacco.example>`,
    subject: `Umesahau nenosiri?`,
    text: `Ndugu mwanachama,

T93-KLM
Ndiyo alama za kuandika kwenye ukurasa wa kubadilisha nenosiri la tovuti ya Umoja Sacco.

Ikiwa hukuomba kubadilisha nenosiri, puuza ujumbe huu; akaunti yako bado iko salama.

Ofisi Kuu, S.L.P. 40217-00100, Nairobi`,
    code: 'T93-KLM',
    link: null,
  },
  {
    name: `el-GR bank strong authentication, html and text`,
    from: `Τράπεζα Αιγαίου <ebanking@trapeza-aigaiou.test>`,
    subject: `Κωδικός μίας χρήσης για έγκριση πληρωμής`,
    html: `<table cellpadding='0' cellspacing='0' width='600'><tr><td style='padding:20px;border-bottom:3px solid #1864ab'><img src='https://trapeza-aigaiou.test/logo.png' alt='Τράπεζα Αιγαίου'></td></tr><tr><td style='padding:20px'>Αγαπητή κυρία Παπαδοπούλου,<br><br>για την πληρωμή <b>128,40 €</b> προς ΔΕΥΑ ΧΑΝΙΩΝ (κωδικός οφειλής RF18 9075 2100 0443) πληκτρολογήστε στο e-banking τον κωδικό μίας χρήσης:<br><br><span style='font-size:24px;font-weight:bold'>39184752</span><br><br>Ισχύει για 120 δευτερόλεπτα.</td></tr><tr><td style='padding:20px;font-size:11px;color:#888'>Μην απαντάτε σε αυτό το μήνυμα. Τηλεφωνική εξυπηρέτηση 210 366 4000.</td></tr></table>`,
    text: `Αγαπητή κυρία Παπαδοπούλου,

για την πληρωμή 128,40 € προς ΔΕΥΑ ΧΑΝΙΩΝ (κωδικός οφειλής RF18 9075 2100 0443) πληκτρολογήστε στο e-banking τον κωδικό μίας χρήσης:

39184752

Ισχύει για 120 δευτερόλεπτα.

Μην απαντάτε σε αυτό το μήνυμα. Τηλεφωνική εξυπηρέτηση 210 366 4000.`,
    code: '39184752',
    link: null,
  },
  {
    name: `el-GR ferry booking with ticket numbers`,
    from: `Κυκλάδες Ακτοπλοΐα <kratiseis@kyklades-ferries.test>`,
    subject: `Επιβεβαίωση κράτησης 7QK3ZD: Πειραιάς – Πάρος`,
    html: `<body style='font-family:Verdana;font-size:13px'><p>Η κράτησή σας ολοκληρώθηκε.</p><table border='0' cellpadding='4'><tr><td>Κωδικός κράτησης</td><td><b>7QK3ZD</b></td></tr><tr><td>Πλοίο</td><td>ΑΡΤΕΜΙΣ ΙΙ</td></tr><tr><td>Αναχώρηση</td><td>18/07/2025 07:25, πύλη E7</td></tr><tr><td>Αρ. εισιτηρίων</td><td>440918273, 440918274</td></tr><tr><td>Όχημα</td><td>ΙΚΧ-4926</td></tr><tr><td>Σύνολο</td><td>173,50 €</td></tr></table><p>Για ηλεκτρονικό check-in έως 48 ώρες πριν, θα χρειαστείτε τον κωδικό κράτησης και το επώνυμό σας.</p></body>`,
    code: null,
    link: null,
  },
  {
    name: `ro-RO 3-D Secure text with amount and order number`,
    from: `Banca Carpatica Nouă <3ds@bancacarpatica-noua.test>`,
    subject: `Plata dvs. la ELECTRO DEPOZIT SRL`,
    text: `Stimată doamnă Ionescu,

Comanda 55820914 din 12.03.2025, suma 1.349,99 RON, card **** 7036.

Pentru a autoriza tranzacția introduceți în pagina magazinului parola unică 04417729. Parola expiră la ora 18:52.

Dacă nu dvs. efectuați această plată, sunați imediat la 021 9450 (apel normal) și cereți blocarea cardului.

Banca Carpatica Nouă SA, RB-PJR-40-071/1999`,
    code: '04417729',
    link: null,
  },
  {
    name: `ro-RO bank statement with protected attachment`,
    from: `Credit Danubius <extrase@creditdanubius.test>`,
    subject: `Extras de cont februarie 2025`,
    html: `<p>Stimate client,</p><p>Atașat găsiți extrasul contului <b>RO49 CDAN 0000 1182 7745 0301</b>, nr. 02/2025.</p><p>Fișierul este protejat. Pentru deschidere folosiți ultimele 6 cifre din CNP-ul dumneavoastră; din motive de securitate nu le menționăm aici.</p><p style='color:#666'>Sold inițial 3.204,18 RON | Sold final 2.871,55 RON | Card 4402</p>`,
    text: `Stimate client,

Atașat găsiți extrasul contului RO49 CDAN 0000 1182 7745 0301, nr. 02/2025.

Fișierul este protejat. Pentru deschidere folosiți ultimele 6 cifre din CNP-ul dumneavoastră; din motive de securitate nu le menționăm aici.

Sold inițial 3.204,18 RON | Sold final 2.871,55 RON | Card 4402`,
    code: null,
    link: null,
  },
  {
    name: `hr-HR parking fine with licence plate`,
    from: `Gradski parking Rijeka Zapad <naplata@parking-zapad.example>`,
    subject: `Obavijest o dnevnoj karti, vozilo RI 482-KT`,
    html: `<p>Za vozilo registarske oznake <b>RI 482-KT</b> dana 27. 2. 2025. izdana je dnevna parkirna karta broj <b>2025/0319774</b> u ulici Fiorella la Guardije.</p><p>Iznos: 13,30 EUR<br>Model i poziv na broj: HR01 319774-2025-6<br>IBAN: HR12 2402 0061 1004 8821 7<br>Rok plaćanja: 8 dana</p><p>Ako je karta plaćena putem m-parkinga (SMS na 708511), pošaljite nam broj potvrde.</p>`,
    code: null,
    link: null,
  },
  {
    name: `sk-SK insurance portal PIN in plain text`,
    from: `Poisťovňa Tatran <klient@poistovnatatran.test>`,
    subject: `Zmena telefónneho čísla v klientskej zóne`,
    text: `Vážený klient,

v klientskej zóne k poistnej zmluve 6804117723 ste zadali nové telefónne číslo 0905 *** 482. Kým zmenu uložíme, overte ju jednorazovým PIN-om 3917.

PIN prestane platiť o pol hodinu alebo po troch chybných pokusoch.

S pozdravom
Poisťovňa Tatran, a. s., Dúbravská cesta 14, 841 04 Bratislava, IČO 31 595 545`,
    code: '3917',
    link: null,
  },
  {
    name: `sk-SK gift card with number and PIN`,
    from: `Kníhkupectvo U Sovy <darceky@usovy.test>`,
    subject: `Dostali ste darčekovú kartu v hodnote 30 €`,
    html: `<div style='background:url(sova.png);padding:40px;text-align:center'><p>Všetko najlepšie k narodeninám želá <b>Peter</b>!</p><p style='border:3px double #862e9c;padding:18px;background:#fff'>DARČEKOVÁ KARTA<br><span style='font-size:22px'>30 €</span><br>č. 6035 7100 2284 9913<br>PIN karty: 4416</p><p>Uplatniť ju môžete v predajni aj pri nákupe na webe do 10. 3. 2026.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `sl-SI account confirmation by link only`,
    from: `Ponudim.si <registracija@ponudim-si.test>`,
    subject: `Dokončajte registracijo`,
    text: `Pozdravljeni,

uporabniško ime: breda1954
številka uporabnika: 390225

Račun bo začel delovati, ko obiščete ta naslov:
https://ponudim-si.test/r?id=390225&pot=6ac9f0d4

Če povezave ni mogoče klikniti, jo prekopirajte v brskalnik.

Ekipa Ponudim`,
    code: null,
    link: 'https://ponudim-si.test/r?id=390225&pot=6ac9f0d4',
  },
  {
    name: `lt-LT video game launcher login with link alternative, both`,
    from: `Lokys Games <support@lokysgames.test>`,
    subject: `Prisijungimas prie „Lokys Launcher“`,
    html: `<table bgcolor='#1a1b1e' width='100%' cellpadding='24'><tr><td style='color:#dee2e6'><p>Sveikas, Dariau,</p><p>paleidyklė prašo patvirtinimo. Gali pasirinkti patogesnį būdą:</p><ol><li>paleidyklėje suvesti <span style='color:#fab005;font-size:20px'>3X9-0KV</span>;</li><li>arba <a style='color:#74c0fc' href='https://lokysgames.test/pl/ok?z=04ee81b6c2'>patvirtinti naršyklėje</a>.</li></ol><p>Abu būdai veikia 20 min.</p></td></tr></table>`,
    text: `Sveikas, Dariau,

paleidyklė prašo patvirtinimo. Gali pasirinkti patogesnį būdą:

1. paleidyklėje suvesti 3X9-0KV;
2. arba patvirtinti naršyklėje: https://lokysgames.test/pl/ok?z=04ee81b6c2

Abu būdai veikia 20 min.`,
    code: '3X9-0KV',
    link: 'https://lokysgames.test/pl/ok?z=04ee81b6c2',
  },
  {
    name: `lt-LT card replaced, ending digits`,
    from: `Bankas Nemunas <pranesimai@bankasnemunas.test>`,
    subject: `Nauja kortelė jau pakeliui`,
    html: `<div><h4>Sveiki, Egle</h4><p>Kortelės, kurios paskutiniai skaitmenys <b>8093</b>, galiojimas baigiasi 04/25. Naująją (paskutiniai skaitmenys <b>2714</b>) išsiuntėme registruotu laišku RR118402773LT.</p><p>PIN kodas nesikeičia. Pin kodą matysite tik programėlėje, niekada jo nesiunčiame laišku.</p><p style='color:#868e96'>Trumpasis numeris 1884 | SWIFT NEMULT22</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `lv-LV theatre tickets with row, seat and order`,
    from: `Biļešu kase Parters <biletes@parters.test>`,
    subject: `Jūsu biļetes: „Skroderdienas”, 29. marts`,
    html: `<table style='width:540px;border:1px dotted #a61e4d'><tr><td style='padding:16px'><h3>Paldies par pirkumu!</h3>Pasūtījums <b>PRT-660183</b><br>Parters, 7. rinda, 22. un 23. vieta<br>Biļešu numuri: 904417265, 904417266<br>Samaksāts: 58,00 EUR<br><br>Pie ieejas uzrādiet svītrkodu no pielikuma. Ja telefona nav, kontrolierim nosauciet pasūtījuma numuru.</td></tr></table>`,
    text: `Paldies par pirkumu!

Pasūtījums PRT-660183
Parters, 7. rinda, 22. un 23. vieta
Biļešu numuri: 904417265, 904417266
Samaksāts: 58,00 EUR

Pie ieejas uzrādiet svītrkodu no pielikuma. Ja telefona nav, kontrolierim nosauciet pasūtījuma numuru.`,
    code: null,
    link: null,
  },
  {
    name: `et-EE job portal reset, terse plain text`,
    from: `Tööots.ee <abi@tooots.test>`,
    subject: `Parooli lähtestamine (pöördumine 77120)`,
    text: `Lähtestuskood: pq-7402-hm
Kehtib: 1 tund
Päringu tegija IP: 84.50.119.23

Sisesta kood lehel, mille jätsid avatuks. Kui sa parooli vahetada ei soovinud, siis kustuta see kiri.`,
    code: 'pq-7402-hm',
    link: null,
  },
  {
    name: `ca-ES cooperative energy portal code in heading`,
    from: `Som Vent Cooperativa <oficina@somvent.test>`,
    subject: `Entreu a l'oficina virtual`,
    html: `<body><h1 style='font-size:16px;font-weight:normal'>La vostra clau d'un sol ús és la <strong style='font-size:24px;color:#2f9e44'>62 14 80</strong></h1><p>Teniu deu minuts per escriure-la. Si s'esgota el temps, demaneu-ne una altra des de la mateixa pantalla.</p><p>Soci núm. 14.207 &middot; Contracte 0093318 &middot; Telèfon 972 183 386</p></body>`,
    code: '621480',
    link: null,
  },
  {
    name: `ca-ES town hall register entry`,
    from: `Ajuntament de Vallfosca <registre@vallfosca.example>`,
    subject: `Justificant de registre d'entrada E/002914-2025`,
    text: `La vostra instància s'ha registrat correctament.

Número de registre: E/002914-2025
Data i hora: 11/03/2025 12:08:44
Expedient: X2025000617
Codi segur de verificació (CSV) del document: 4K2T9F7Q

Amb el CSV qualsevol persona pot comprovar l'autenticitat del justificant a la seu electrònica durant 5 anys. El termini de resolució és de 3 mesos.

Oficina d'Atenció Ciutadana, tel. 973 651 002`,
    code: null,
    link: null,
  },
  {
    name: `af-ZA prepaid electricity token of twenty digits`,
    from: `KragKoop <koopbewys@kragkoop.test>`,
    subject: `Jou voorafbetaalde krag: R200`,
    html: `<table border='0' style='background:#212529;color:#f8f9fa;font-family:Consolas' cellpadding='7'><tr><td>Meternommer</td><td>04273118905</td></tr><tr><td>Token</td><td style='font-size:18px'>5518 0937 4462 7105 3398</td></tr><tr><td>Eenhede</td><td>61,4 kWh</td></tr><tr><td>Bedrag</td><td>R200,00 (BTW R26,09)</td></tr><tr><td>Kwitansie</td><td>KK00918244</td></tr></table><p>Sleutel die token op jou meter se paneel in en druk Enter. Hou hierdie kwitansie vir jou rekords.</p>`,
    code: null,
    link: null,
  },
  {
    name: `ka-GE bank payment confirmation in plain text`,
    from: `ბანკი იბერია <noreply@bankiiberia.test>`,
    subject: `გადახდის დადასტურება`,
    text: `თანხა: 86.50 ლარი
ობიექტი: AVIA TOUR 0041
ბარათი: ***2297

დასადასტურებლად აკრიფეთ: 1470

თუ ეს ოპერაცია თქვენ არ შეგისრულებიათ, დაუყოვნებლივ დაგვიკავშირდით ნომერზე *4040.`,
    code: '1470',
    link: null,
  },
  {
    name: `ka-GE travel agency account activated by link`,
    from: `მოგზაური <angarishi@mogzauri.test>`,
    subject: `გაააქტიურეთ თქვენი პროფილი`,
    html: `<center><p>კიდევ ერთი ნაბიჯი დარჩა!</p><p><a href='https://mogzauri.test/aktivacia?uid=55218&amp;s=ab09cc71'>პროფილის გააქტიურება</a></p><p>საჩუქრად 50 ქულას მიიღებთ. მომხმარებლის ნომერი: 55218.</p></center>`,
    text: `კიდევ ერთი ნაბიჯი დარჩა!

პროფილის გააქტიურება:
https://mogzauri.test/aktivacia?uid=55218&s=ab09cc71

საჩუქრად 50 ქულას მიიღებთ. მომხმარებლის ნომერი: 55218.`,
    code: null,
    link: 'https://mogzauri.test/aktivacia?uid=55218&s=ab09cc71',
  },
  {
    name: `hy-AM tax and utility bill with subscriber number`,
    from: `Ջրամատակարարում <hashivner@jur-arm.example>`,
    subject: `Մարտ ամսվա հաշիվը`,
    text: `Հարգելի՛ բաժանորդ,

Բաժանորդի համար՝ 0417720
Ջրաչափի համար՝ 88120463
Նախորդ ցուցմունք՝ 00317
Վերջին ցուցմունք՝ 00329
Վճարման ենթակա գումար՝ 2 424 դրամ

Վճարելիս տերմինալում հավաքեք բաժանորդի համարը։ Վերջնաժամկետը՝ 20.03.2025։

Թեժ գիծ՝ 1-85`,
    code: null,
    link: null,
  },
  {
    name: `az-AZ exam registration with work number`,
    from: `İmtahan Mərkəzi <qeydiyyat@imtahanmerkezi.example>`,
    subject: `İmtahana buraxılış vərəqəniz hazırdır`,
    text: `Hörmətli abituriyent,

İş nömrəsi: 2041187
İxtisas qrupu: III
İmtahan: 6 aprel 2025, saat 10:00
Bina: 48 nömrəli tam orta məktəb, zal 5, yer 17

Buraxılış vərəqəsini çap edin. İş nömrənizi cavab kartında düzgün rəngləyin. Cəhd kodunuz imtahan günü nəzarətçi tərəfindən veriləcək.

Məlumat üçün: (012) 404 70 11`,
    code: null,
    link: null,
  },
  {
    name: `en one line, code has no name at all`,
    from: `fernly <hi@fernly.test>`,
    subject: `it's you, right?`,
    text: `481 206 gets you back in, until ten past nine.`,
    code: '481206',
    link: null,
  },
  {
    name: `en reply of a support person with a new code above the quoted ticket`,
    from: `Priya at Lumenhost Support <support+4490217@lumenhost.example>`,
    subject: `Re: [#4490217] locked out after changing phones`,
    text: `Hi Marta,

Thanks for the scan, that all checks out on our side. I've taken the old phone off and pushed the login through by hand, so go back to the panel, leave the authenticator field alone, click "other way" and give it 52 88 04. I'd do it now, it dies at quarter to.

If it moans about error 1013, clear cookies and shout.

Priya
Lumenhost, tier 2

> On Tue, 4 Jun 2024 at 09:12, Marta Oduya wrote:
> My customer number is 300816. The phone that had the app on it
> is at the bottom of a canal. Server srv-20931 is still up but I
> can't reach billing, invoice 118274 is due on the 7th.
`,
    code: '528804',
    link: null,
  },
  {
    name: `en activation code followed by a list of backup codes`,
    from: `Strongbox Mail <security@strongboxmail.test>`,
    subject: `Finish turning on two-step sign-in`,
    html: `<h3>Nearly there</h3><p>Type <strong>640 918</strong> on the setup screen to switch two-step sign-in on.</p><p>Then print the following and hide them somewhere dull. Each rescues you once, should your phone go missing; do not use any of them now.</p><pre>1) 8841-2075
2) 3390-6618
3) 7752-0149
4) 1206-9983
5) 4417-5520</pre>`,
    text: `Nearly there

Type 640 918 on the setup screen to switch two-step sign-in on.

Then print the following and hide them somewhere dull. Each rescues you once, should your phone go missing; do not use any of them now.

1) 8841-2075
2) 3390-6618
3) 7752-0149
4) 1206-9983
5) 4417-5520
`,
    code: '640918',
    link: null,
  },
  {
    name: `en notice that a verification code was used`,
    from: `Orbit ID <alerts@orbitid.test>`,
    subject: `A verification code was just used on your account`,
    html: `<p>Hello Graham,</p><p>At 14:32 UTC the verification code we texted to the number ending 5508 was entered correctly and a new session began.</p><ul><li>Where: Utrecht (203.0.113.77)</li><li>Device: Pixel 8, build 240705</li><li>Event: 847215</li></ul><p>Was that you? Splendid, there is nothing to type and nothing to confirm. If not, ring +44 20 7946 0311 and quote the event.</p>`,
    code: null,
    link: null,
  },
  {
    name: `en meeting invitation with id and passcode`,
    from: `Halden County Planning <planning@haldencounty.example>`,
    subject: `Virtual hearing 24-0318: how to join and verify your attendance`,
    html: `<p>The hearing on variance 24-0318 opens at 6:30 PM. Attendance is verified by roll call.</p><table border='1' cellpadding='6'><tr><th>Meeting ID</th><td>882 1940 5516</td></tr><tr><th>Passcode</th><td><b>771340</b></td></tr><tr><th>One tap</th><td>+13125550167,,88219405516#,,,,*771340#</td></tr><tr><th>Participant ID</th><td>shown after you join</td></tr></table><p>Speakers are limited to 3 minutes. ADA requests: ext. 2206.</p>`,
    code: null,
    link: null,
  },
  {
    name: `en open source security advisory with CVE and checksums`,
    from: `libpebble security <security@libpebble.example>`,
    subject: `[libpebble-announce] 2.18.403 released, verify before installing`,
    text: `Fixes CVE-2024-48213 (GHSA-7q3v-mx92-c4hp), a missing check in verify_token() that let any 6-digit code pass when the clock was off by more than 30 s.

To confirm you have the right tarball:

  sha256  libpebble-2.18.403.tar.xz
  5b0e77c19d2af4386610
  key id  4F7A 21C9

Affected: 2.16.0 through 2.18.402. Credit: Ansel R. (bug 20771).
`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR single line`,
    from: `Boletim do Zé <robo@boletimdoze.test>`,
    subject: `entrar`,
    text: `cola isto lá: 7b2qf9`,
    code: '7b2qf9',
    link: null,
  },
  {
    name: `pt-BR code stands in the subject only`,
    from: `Academia Vértice <app@academiavertice.example>`,
    subject: `2 9 9 4 0 – bora treinar?`,
    html: `<p>E aí, Cauê!</p><p>Olha lá em cima, no título deste e-mail: os cinco algarismos são o que o app tá te pedindo agora.</p><p>Plano Black 12x R$ 119,90 · Unidade 07 · Matrícula 0038816</p>`,
    text: `E aí, Cauê!

Olha lá em cima, no título deste e-mail: os cinco algarismos são o que o app tá te pedindo agora.

Plano Black 12x R$ 119,90 - Unidade 07 - Matrícula 0038816
`,
    code: '29940',
    link: null,
  },
  {
    name: `pt-BR confirm registration by button, protocol number`,
    from: `Energia do Vale <cadastro@energiadovale.example>`,
    subject: `Falta um clique, Ivone (protocolo 730164)`,
    html: `<p>Recebemos seu pedido de fatura por e-mail para a unidade consumidora <b>30118842</b>.</p><p>Precisamos que você confirme que o endereço está certo:</p><p><a href='https://minha.energiadovale.example/confirma?t=b7Yq2LmX9'>CONFIRMAR MEU E-MAIL</a></p><p>Protocolo 730164. Medidor 9917723, leitura 04518 kWh. Este link vale por 48 h.</p>`,
    text: `Recebemos seu pedido de fatura por e-mail para a unidade consumidora 30118842.

Precisamos que você confirme que o endereço está certo:
https://minha.energiadovale.example/confirma?t=b7Yq2LmX9

Protocolo 730164. Medidor 9917723, leitura 04518 kWh. Este link vale por 48 h.
`,
    code: null,
    link: 'https://minha.energiadovale.example/confirma?t=b7Yq2LmX9',
  },
  {
    name: `es riddle of a chocolate goblin`,
    from: `Cacao Perdido <duende@cacaoperdido.example>`,
    subject: `El duende ha dejado una nota`,
    html: `<table style='background:#3b1f12;color:#fbe9d0' width='100%'><tr><td style='padding:28px;font-family:Georgia'><p>Querida Nuria:</p><p>He escondido tus bombones detrás de una piedra. La piedra es caprichosa y solo se aparta si alguien le susurra esto sin equivocarse:</p><p style='text-align:center'><span style='font-size:30px'>TRU FA8</span></p><p>Susúrraselo en la web, todo pegado, antes de que se duerma (20 minutos). No se admiten gritos.</p><p>Firmado: el duende del pedido nº 20418</p></td></tr></table>`,
    code: 'TRUFA8',
    link: null,
  },
  {
    name: `es long legal letter of an insurer, key in the middle`,
    from: `Mutua Peñalara <contratacion@mutuapenalara.example>`,
    subject: `Póliza 08-4471902: firma electrónica del suplemento nº 3`,
    html: `<div style='font:12px/1.5 Times'><p>Muy señor nuestro:</p><p>De conformidad con lo previsto en la Ley 50/1980, de Contrato de Seguro, y en el Reglamento (UE) n.º 910/2014, le remitimos el suplemento n.º 3 de la póliza 08-4471902, con efecto a las 00:00 horas del 1 de enero de 2025 y prima anual de 1.118,36 euros, consorcio e impuestos incluidos.</p><p>El tomador declara haber recibido la nota informativa (mod. CG-2210) con antelación suficiente. La firma se entenderá prestada cuando el tomador, una vez leído el documento íntegro en la plataforma, consigne al pie del mismo la secuencia XR52-LM09, generada a las 12:31:44 para este solo acto, de la que quedará constancia ante tercero de confianza durante cinco años.</p><p>Asimismo le informamos de que puede dirigirse al Servicio de Atención al Cliente, apartado 1.206, 28080 Madrid, y, transcurrido un mes, a la Dirección General de Seguros. Inscrita en el R.M. de Madrid, tomo 3.114, folio 87, hoja M-52.918. CIF V28000011.</p></div>`,
    code: 'XR52-LM09',
    link: null,
  },
  {
    name: `es confirm subscription by link, issue number`,
    from: `El Faro de Cudillero <boletin@farocudillero.example>`,
    subject: `Confirma, que si no no te llega el nº 204`,
    html: `<p>Alguien apuntó esta dirección a nuestro boletín. ¿Fuiste tú?</p><p><a href='https://farocudillero.example/b/confirmar/204/5e81c0'>Sí, quiero leerlo los sábados</a></p><p>No hace falta código ni contraseña. Depósito legal AS 01882-2011. ISSN 2254-7081.</p>`,
    code: null,
    link: 'https://farocudillero.example/b/confirmar/204/5e81c0',
  },
  {
    name: `es contract code, postal code and water meter`,
    from: `Aguas del Tajuña <clientes@aguastajuna.example>`,
    subject: `Verificación de lectura: código de contrato 771204`,
    text: `Titular: Remedios Alcocer
Código de cliente: 0093318
Código de contrato: 771204
Código postal: 28511
Contador: 18-402291
Lectura estimada: 001736 m3

Si la lectura es correcta no tiene que hacer nada. Si desea corregirla, envíenos una foto antes del día 12.
`,
    code: null,
    link: null,
  },
  {
    name: `de university helpdesk reply, string inside a sentence`,
    from: `Helpdesk der Hochschule Altmühl <helpdesk@hs-altmuehl.example>`,
    subject: `AW: [Ticket 2024051] Kennwort vergessen`,
    html: `<p>Moin Herr Yilmaz,</p><p>Identität ist geprüft (Matrikel 3058812, danke fürs Foto). Im Selbstbedienungsportal unter »Ich habe etwas vom Helpdesk bekommen« bitte <tt>mPv4Rk8c</tt> eintragen, Groß- und Kleinschreibung zählt, danach vergeben Sie selbst ein neues Kennwort. Hält bis Mitternacht.</p><p>Gruß aus Raum 0.117<br>S. Ott, Durchwahl -4402</p><blockquote style='color:#666'>Am 21.05.2024 um 09:03 schrieb Emre Yilmaz:<br>&gt; komm nicht mehr rein, Fehler AADSTS50126, Prüfung 11734 ist morgen!!</blockquote>`,
    code: 'mPv4Rk8c',
    link: null,
  },
  {
    name: `de confirm address by link, six digit case number`,
    from: `Kleingartenverein Sonnental e. V. <vorstand@kgv-sonnental.example>`,
    subject: `E-Mail-Adresse bestätigen (Vorgang 318842)`,
    text: `Liebe Gartenfreundin,

für die Warteliste fehlt uns nur noch eins: rufen Sie bitte einmal diese Seite auf, damit wir wissen, dass unsere Post ankommt.

  https://kgv-sonnental.example/warteliste/ok?v=318842&s=hq71bz

Ihr Listenplatz: 57. Vorgang 318842. Parzelle 204 wird übrigens im Herbst frei.

Mit grünem Daumen
H. Lüders, Schriftführer
`,
    code: null,
    link: 'https://kgv-sonnental.example/warteliste/ok?v=318842&s=hq71bz',
  },
  {
    name: `fr single line`,
    from: `Cabane <toc@cabane.test>`,
    subject: `toc toc`,
    html: `<p>9J3P – et la cabane s'ouvre.</p>`,
    code: '9J3P',
    link: null,
  },
  {
    name: `fr reset by link with request number`,
    from: `Mutuelle des Ateliers <espace@mutuelle-ateliers.example>`,
    subject: `Votre mot de passe – demande n° 820463`,
    html: `<p>Bonjour Monsieur Bélanger,</p><p>Pour choisir un nouveau mot de passe, suivez <a href='https://espace.mutuelle-ateliers.example/mdp/nouveau?j=Qe7-40xLf'>ce chemin</a> dans les deux heures.</p><p>Demande n°&nbsp;820463 · Adhérent 1 77 04 118 · Télétransmission active depuis le 03/2021. Aucun code ne vous sera réclamé.</p>`,
    text: `Bonjour Monsieur Bélanger,

Pour choisir un nouveau mot de passe, suivez ce chemin dans les deux heures :
https://espace.mutuelle-ateliers.example/mdp/nouveau?j=Qe7-40xLf

Demande n° 820463 - Adhérent 1 77 04 118 - Télétransmission active depuis le 03/2021. Aucun code ne vous sera réclamé.
`,
    code: null,
    link: 'https://espace.mutuelle-ateliers.example/mdp/nouveau?j=Qe7-40xLf',
  },
  {
    name: `fr university application, code or button`,
    from: `Université de la Loire-Sud <candidatures@univ-loiresud.example>`,
    subject: `Votre dossier 2025-118407 n'attend plus que cela`,
    html: `<table width='560'><tr><td bgcolor='#00305e'><font color='#ffffff'>CANDIDATURES 2025</font></td></tr><tr><td><p>Bonjour Thanh Mai,</p><p>Le dossier <i>2025-118407</i> (L3 Droit, parcours 214B) sera ouvert une fois ceci reporté à l'étape 2&nbsp;:</p><p align='right'><b>C&nbsp;5&nbsp;8&nbsp;R&nbsp;0&nbsp;1&nbsp;T</b></p><p>Écran fermé entre-temps ? <a href='https://candidatures.univ-loiresud.example/v/3f9b-22e0'>Ce bouton</a> fait le même travail. INE et numéro CVEC ne seront demandés qu'en septembre.</p></td></tr></table>`,
    code: 'C58R01T',
    link: 'https://candidatures.univ-loiresud.example/v/3f9b-22e0',
  },
  {
    name: `it long legal letter with the code in the middle`,
    from: `Notariato Digitale Padano <pec-noreply@notariatopadano.example>`,
    subject: `Rep. n. 41.882 / Racc. n. 19.307 – adesione alla videoconferenza`,
    text: `Egregio Dott. Bassani,

in relazione all'atto di cui al repertorio n. 41.882, da stipularsi ai sensi dell'art. 47-bis della L. 89/1913 e del D.Lgs. 183/2021 in data 9 settembre 2024, ore 15:30, per il corrispettivo dichiarato di euro 245.000,00, Le rammentiamo che l'imposta di registro (codice tributo 1550) è a carico della parte acquirente.

Ai fini dell'accertamento della titolarità della casella da parte del comparente, questi è tenuto a riportare nella maschera di adesione, a pena di decadenza ed entro sei ore dalla ricezione della presente, la stringa 8HV-20Q, la quale non va comunicata ad alcuno, nemmeno al personale dello studio.

Restano salvi gli adempimenti antiriciclaggio (fascicolo 2024/0773). Per ogni chiarimento: 051 555 0172, interno 14.

Distinti saluti
`,
    code: '8HV-20Q',
    link: null,
  },
  {
    name: `it traffic fine with plate and document key`,
    from: `Polizia Locale Montescuro <verbali@pl-montescuro.example>`,
    subject: `Codice avviso e chiave di verifica: verbale V/30418/2024`,
    html: `<p>Veicolo targato <b>GF 318 KT</b>, varco 07, ore 22:14 del 3 agosto.</p><p>Codice avviso: 3018 0000 4471 9025 38<br>Importo ridotto entro 5 giorni: 58,10 €<br>Chiave di verifica del documento: <b>E4T9PX</b></p><p>La chiave, stampata anche a margine del foglio, attesta che la copia cartacea è conforme all'originale informatico.</p>`,
    code: null,
    link: null,
  },
  {
    name: `pl one sentence, code before explanation`,
    from: `Szuflada <zamek@szuflada.test>`,
    subject: `szuflada się zacięła`,
    text: `T6MW – wklep to obok kłódki i szuflada znów się wysunie.`,
    code: 'T6MW',
    link: null,
  },
  {
    name: `ru forwarded portal mail, boxed code in the quote`,
    from: `Мама <galina.petrovna@yashik.test>`,
    subject: `Fwd: Запись ребёнка в кружок`,
    html: `<p>Артёмка, пришло вот это, я ничего не поняла. Куда вводить? Сказали, через полчаса сгорит. Позвони на городской 555-01-94.</p><blockquote type='cite'><p>От: Портал «Дворец творчества» &lt;robot@dvorec-tvor.example&gt;<br>Дата: 2 сент. 2024 г., 18:06<br>Тема: Запись ребёнка в кружок</p><p>Галина Петровна, заявление № 3018-7745 (шахматы, группа 12, ауд. 304) почти принято. Осталось вписать на странице заявления:</p><p><span style='border:1px solid'>&nbsp;6&nbsp;</span><span style='border:1px solid'>&nbsp;1&nbsp;</span><span style='border:1px solid'>&nbsp;1&nbsp;</span><span style='border:1px solid'>&nbsp;8&nbsp;</span><span style='border:1px solid'>&nbsp;5&nbsp;</span><span style='border:1px solid'>&nbsp;3&nbsp;</span></p></blockquote>`,
    code: '611853',
    link: null,
  },
  {
    name: `ar postal code and parcel number`,
    from: `بريد السهل السريع <shahn@sahlpost.example>`,
    subject: `يرجى التحقق من الرمز 13317`,
    text: `عزيزتي نورة،

تعذّر تسليم الشحنة SH40992716SA اليوم.

العنوان لدينا: حي الياسمين، الرمز البريدي 13317، الرقم الإضافي 6804، مبنى 2290.

تحقّقي من الرمز البريدي، فإن كان صحيحاً فسنعيد المحاولة غداً بين 16 و20. أما رمز الاستلام فيصلك على الجوال حين يكون المندوب عند الباب.
`,
    code: null,
    link: null,
  },
  {
    name: `ja queue number, seat and locker PIN`,
    from: `市民ホール予約係 <hall@shiminhall.example>`,
    subject: `【ご確認ください】整理番号・暗証番号のお知らせ`,
    html: `<p>お申し込みありがとうございます。</p><table border='1' cellpadding='5'><tr><td>整理番号</td><td>0615</td></tr><tr><td>座席</td><td>2階 14列 27番</td></tr><tr><td>楽屋ロッカーの暗証番号</td><td>3928</td></tr><tr><td>予約番号</td><td>H60 4471</td></tr></table><p>当日は整理番号順にお並びください。セキュリティ確認のため、開演 30 分前までにお越しください。</p><p>〒380-0845\u3000電話 026-555-0177</p>`,
    text: `お申し込みありがとうございます。

整理番号：0615
座席：2階 14列 27番
楽屋ロッカーの暗証番号：3928
予約番号：H60 4471

当日は整理番号順にお並びください。セキュリティ確認のため、開演 30 分前までにお越しください。

〒380-0845\u3000電話 026-555-0177
`,
    code: null,
    link: null,
  },
  {
    name: `th confirm e-mail by link, request number in Thai digits`,
    from: `สหกรณ์ออมทรัพย์บ้านนา <member@coop-banna.example>`,
    subject: `คำขอเลขที่ ๕๘๒๐๑๗ กรุณายืนยันอีเมล`,
    html: `<p>เรียน คุณสมหญิง</p><p>สหกรณ์ได้รับคำขอเลขที่ ๕๘๒๐๑๗ ของสมาชิกเลขที่ 04-1183 แล้ว โปรดกดปุ่มด้านล่างเพื่อยืนยันว่าอีเมลนี้เป็นของท่าน</p><p><a href='https://member.coop-banna.example/confirm/rT50xqW'>ยืนยันอีเมล</a></p><p>เจ้าหน้าที่จะไม่โทรถามรหัส OTP หรือรหัส PIN ของท่าน รหัสไปรษณีย์ 26110 โทร. 037-555-019 ต่อ 22</p>`,
    code: null,
    link: 'https://member.coop-banna.example/confirm/rT50xqW',
  },
];
