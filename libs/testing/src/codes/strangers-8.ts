import type { MailCase } from './mail-case.js';

/** Mails by six writers of a third round, who knew neither the recogniser nor the other mails; the models train on them. */
export const cases: MailCase[] = [
  {
    name: `tr-TR university password reset key plain text`,
    from: `Bilgi İşlem Daire Başkanlığı <bidb@kuzeyege-edu.test>`,
    subject: `Öğrenci e-posta parolanız`,
    text: `Sayın öğrencimiz,

20231107045 numaralı hesap için parola yenileme talebi aldık. Kimlik sayfasında açık bıraktığınız pencereye şu anahtarı yazın:

    K7TM-29XB

Anahtar yarın saat 09.00'a kadar geçerlidir. Talep size ait değilse herhangi bir şey yapmanıza gerek yok.

Bilgi İşlem Daire Başkanlığı
Dahili: 4127 - 4130`,
    code: 'K7TM-29XB',
    link: null,
  },
  {
    name: `tr-TR bank notice that a code was used`,
    from: `Toros Bank Güvenlik <uyari@torosbank.test>`,
    subject: `Mobil şubeye yeni cihazdan giriş yapıldı`,
    text: `Sayın Elif K.,

22.05.2025 tarihinde saat 23:17'de gönderdiğimiz doğrulama kodu kullanılarak hesabınıza girildi.

Cihaz: Redmi Note 12
IP: 88.240.19.73
İşlem referansı: 7719043

Giriş size aitse bu iletiyi silebilirsiniz. Değilse 444 0 918'i arayın. Banka çalışanlarımız sizden şifre ya da SMS kodu istemez.`,
    code: null,
    link: null,
  },
  {
    name: `tr-TR telecom code sent by SMS not mail`,
    from: `Hatcell Müşteri Hizmetleri <destek@hatcell.test>`,
    subject: `Numara taşıma talebiniz alındı`,
    text: `Selam Deniz,

0532 *** 47 09 numarasını Hatcell'e taşımak istediğini öğrendik 🎉

Az önce o hatta 6 haneli bir onay kodu yolladık; kodu bayi görevlisine değil, yalnızca uygulamaya yaz.

Talep takip numarası: 630 518
Tarifen: Süper 25 GB, ayda 449 TL`,
    code: null,
    link: null,
  },
  {
    name: `pl-PL energy supplier eight digits in two groups`,
    from: `Energia Mazury eBOK <ebok@energiamazury.test>`,
    subject: `Zmiana adresu e-mail w eBOK`,
    html: `<table style='width:100%;max-width:600px;border-collapse:collapse'><tr><td style='padding:20px;background:#ffd400'><h2 style='margin:0'>eBOK</h2></td></tr><tr><td style='padding:20px'>Ktoś – mamy nadzieję, że Pan Zbigniew – zmienia adres do faktur elektronicznych. Wpisz w formularzu:<br><br><span style='background:#eee;padding:6px 12px;font-family:monospace'>4410 9326</span><br><br>i kliknij „Zapisz”.</td></tr><tr><td style='padding:20px;font-size:10px;color:#999'>Energia Mazury sp. z o.o., ul. Jeziorna 14, 11-500 Giżycko, KRS 0000417722, NIP 845-19-83-012</td></tr></table>`,
    code: '44109326',
    link: null,
  },
  {
    name: `pl-PL clinic e-prescription access code`,
    from: `Przychodnia Zdrowie Plus <recepty@zdrowieplus-przychodnia.test>`,
    subject: `Wystawiono e-receptę`,
    text: `Szanowna Pani,

lek. Marek Dudek wystawił dla Pani e-receptę.

* Kod dostępu: 4821
* PESEL: podaje Pani w aptece ustnie
* Liczba leków: 2
* Ważna do: 17.07.2025

Kod należy okazać farmaceucie przy realizacji. Prosimy nie odpisywać na tę wiadomość; rejestracja czynna pod numerem 85 744 21 30.`,
    code: null,
    link: null,
  },
  {
    name: `pl-PL heating invoice with customer number both parts`,
    from: `Ciepłownia Miejska <faktury@cieplownia-radom.example>`,
    subject: `e-Faktura 0047/06/2025`,
    html: `<p>W załączeniu przesyłamy e-fakturę.</p><table border='1' cellpadding='4'><tr><td>Numer klienta</td><td>118204</td></tr><tr><td>Kod punktu poboru</td><td>CMR-77152</td></tr><tr><td>Do zapłaty</td><td>318,94 zł, termin 30-06-2025</td></tr></table><p>Indywidualny rachunek do wpłat kończy się cyframi 4402.</p>`,
    text: `W załączeniu przesyłamy e-fakturę.
Numer klienta 118204
Kod punktu poboru: CMR-77152
Do zapłaty 318,94 zł, termin 30-06-2025
Indywidualny rachunek do wpłat kończy się cyframi 4402.`,
    code: null,
    link: null,
  },
  {
    name: `nl-NL health insurer alphanumeric verification with policy number`,
    from: `Zorgverzekeraar De Brug <service@debrugzorg.example>`,
    subject: `Wijziging van uw rekeningnummer`,
    html: `<table width='100%' bgcolor='#f7f3ea'><tr><td align='center'><table width='600' bgcolor='#ffffff' cellpadding='16'><tr><td>Geachte heer Van Dongen,<br><br>Wij ontvingen een verzoek om uitbetalingen voortaan over te maken naar een rekening eindigend op 3307. Dat doen wij pas nadat u in de Mijn-omgeving het kenmerk <strong>DB4-9KX</strong> als controle heeft ingetoetst.</td></tr><tr><td style='border-top:1px solid #ddd;font-size:12px'>Polisnummer 880142963 &middot; Relatie 51220 &middot; Postbus 75, 3500 AB Utrecht</td></tr></table></td></tr></table>`,
    code: 'DB4-9KX',
    link: null,
  },
  {
    name: `nl-NL university exam registration with course code`,
    from: `Onderwijsadministratie <tentamens@universiteit-eemland.example>`,
    subject: `Inschrijving tentamen bevestigd`,
    html: `<div style='font-family:Calibri'><p>Je staat ingeschreven voor:</p><blockquote style='border-left:4px solid #c60;padding-left:10px'><b>Statistiek II</b><br>Vakcode: PSBA2-07<br>Inschrijfnummer: 734 086<br>Zaal: Aletta Jacobshal 3, plek 118</blockquote><p>Afmelden kan tot 22 oktober 23:59. Neem je collegekaart mee.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `sv-SE tax authority plain text code inline`,
    from: `Bolagsportalen <no-reply@bolagsportalen.test>`,
    subject: `Verifiera din e-postadress`,
    text: `Hej!

Du har angett denna adress som kontaktväg för organisationsnummer 559187-0426. Skriv in 71 48 03 i rutan på Mina sidor så registreras adressen.

Gör du inget inom två timmar tas uppgiften bort.

Bolagsportalen, 851 81 Sundsvall`,
    code: '714803',
    link: null,
  },
  {
    name: `sv-SE power company letters only passphrase`,
    from: `Älvkraft Kundservice <minasidor@alvkraft.test>`,
    subject: `Bekräfta flyttanmälan`,
    text: `Hej Gunilla,

Flyttanmälan från Storgatan 5 till Kvarnvägen 19, 831 47 Östersund är nästan klar. Det enda som återstår är att du knappar in tvrsk (små bokstäver) under rubriken Bekräftelse i formuläret.

Inflyttning: 2025-09-01`,
    code: 'tvrsk',
    link: null,
  },
  {
    name: `sv-SE university anonymous exam code`,
    from: `Tentamensservice <tenta@hogskolan-bergslagen.test>`,
    subject: `Din anonymkod för tentamen 28/10`,
    html: `<div><p>Hej Amir,</p><p>Du är anmäld till <em>Envariabelanalys, MA1302, 7,5 hp</em>.</p><p>Din anonymkod: <strong>0042-KXZ</strong></p><p>Skriv koden överst på varje inlämnat blad i stället för namn. Sal: Gasken 2, plats 64. Legitimation krävs.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `da-DK health insurance association alphanumeric`,
    from: `Sygeforsikringen Nordlys <medlem@nordlys-forsikring.example>`,
    subject: `Opret adgang til Min Side`,
    html: `<table cellpadding='12' style='background:#fff8e1'><tr><td>Trin 1 af 2</td><td>Medlemsnummer indtastet (4471902) ✔</td></tr><tr><td>Trin 2 af 2</td><td>Indtast nøglen <code style='font-size:18px'>R8VG3T</code> og tryk på Fortsæt</td></tr></table>`,
    code: 'R8VG3T',
    link: null,
  },
  {
    name: `da-DK water company asks for meter reading`,
    from: `Østfyns Vand <aflaesning@ostfynsvand.example>`,
    subject: `Tid til at aflæse vandmåleren`,
    html: `<p>Kære forbruger</p><p>På aflæsningskortet skal du bruge:</p><p>Installationsnummer: <b>205 514</b><br>Aflæsningskode: <b>7K2M</b><br>Målernummer: <b>64018823</b></p><p>Kortet er vedhæftet. Sidste års stand var 00417 m³. Du kan også ringe standen ind på 65 31 08 00.</p>`,
    code: null,
    link: null,
  },
  {
    name: `da-DK university online lecture meeting id and passcode`,
    from: `Studievejledningen <vejledning@aarestad-uni.test>`,
    subject: `Link til infomøde om udveksling`,
    html: `<p>Kom med onsdag kl. 16!</p><p>Møde-id: 884 2091 7736<br>Adgangskode til mødet: <b>417032</b></p><p>Du behøver ikke en konto. Medbring spørgsmål om ansøgningsrunde 2026/27 og ECTS-merit (30 point).</p>`,
    code: null,
    link: null,
  },
  {
    name: `nb-NO power company four digits short`,
    from: `Lyse Fjord Kraft <app@lysefjordkraft.test>`,
    subject: `Hei igjen!`,
    html: `<div>Skriv <span style='font-size:36px;color:#e4572e'>2587</span> i appen, så er du inne.</div>`,
    code: '2587',
    link: null,
  },
  {
    name: `nb-NO electricity invoice with KID`,
    from: `Trollheim Nett <efaktura@trollheimnett.example>`,
    subject: `Faktura 70118 forfaller 20. desember`,
    html: `<div style='border:1px solid #bbb;padding:10px;width:400px'><p><b>KID:</b> 0048 2201 739</p><p><b>Kontonummer:</b> 4212 36 80915</p><p><b>Å betale:</b> kr 1 462,50</p><p><b>Målepunkt-ID:</b> 707057500041882216</p></div><p>Tast inn KID-nummeret når du betaler i nettbanken, ellers kan vi ikke føre betalingen på riktig kunde.</p>`,
    code: null,
    link: null,
  },
  {
    name: `nb-NO municipality confirm registration link plain text`,
    from: `Sandøya kommune <varsling@sandoya-kommune.example>`,
    subject: `Ett steg igjen: befolkningsvarsling`,
    text: `Du har meldt deg på SMS- og e-postvarsling for postnummer 6487.

Påmeldingen trer i kraft når du åpner
https://varsling.sandoya-kommune.example/aktiver/0091-bdfe-77

Driftsmeldinger om vann og avløp sendes fra nummeret 26112.`,
    code: null,
    link: 'https://varsling.sandoya-kommune.example/aktiver/0091-bdfe-77',
  },
  {
    name: `fi-FI university password reset both parts`,
    from: `Saimaanrannan yliopisto, IT-tuki <helpdesk@saimaanranta-yo.example>`,
    subject: `Salasanan palautus: 552903`,
    html: `<p>Palautusavain <b>552903</b> liittyy käyttäjätunnukseen <i>vlaakso</i>.</p><p>Avain kelpaa 30 minuuttia, minkä jälkeen sinun on aloitettava alusta.</p><hr><p>IT-tuki palvelee huoneessa 1B-204.</p>`,
    text: `Palautusavain 552903 liittyy käyttäjätunnukseen vlaakso.

Avain kelpaa 30 minuuttia, minkä jälkeen sinun on aloitettava alusta.

IT-tuki palvelee huoneessa 1B-204.`,
    code: '552903',
    link: null,
  },
  {
    name: `fi-FI bank warns about phishing plain text`,
    from: `Pohjanlahden Pankki <tiedote@pohjanlahdenpankki.test>`,
    subject: `Huijausviestejä liikkeellä`,
    text: `Hyvä asiakas,

nimissämme on lähetetty tekstiviestejä, joissa väitetään tunnuslukusovelluksen vanhenevan. Viesteissä pyydetään syöttämään käyttäjätunnus ja nelinumeroinen PIN.

Me emme lähetä tällaisia. Jos ehdit antaa tietosi, sulje tunnukset numerossa 020 333.

Tiedote 14/2025`,
    code: null,
    link: null,
  },
  {
    name: `cs-CZ bank new payee authorisation in html table`,
    from: `Vltavská spořitelna <klient@vltavskasporitelna.test>`,
    subject: `Potvrzení nového příjemce`,
    html: `<table width='600' style='border:1px solid #d0d0d0;font-family:Arial'><tr><td style='padding:14px'>Dobrý den, pane Novotný,<br>přidáváte příjemce <b>ZŠ Pod Lipami</b>, účet 2201938847/0800.</td></tr><tr><td style='padding:14px;text-align:center;background:#eef6ff'>Autorizační kód<br><b style='font-size:30px;letter-spacing:3px'>671294</b></td></tr><tr><td style='padding:14px;font-size:11px'>Platí 180 sekund. Klientská linka 800 414 014. IČO 45244782.</td></tr></table>`,
    code: '671294',
    link: null,
  },
  {
    name: `cs-CZ health insurer code with both parts and other numbers`,
    from: `Zdravotní pojišťovna Pramen <eprepazka@zppramen.example>`,
    subject: `E-přepážka: jednorázové heslo`,
    html: `<p>Jednorázové heslo pro číslo pojištěnce 805412/**** zní <span style='color:#c2185b;font-size:22px'>90&nbsp;63&nbsp;15</span>.</p><p>Odesláno 6. 10. 2025 v 19:03. Neposílejte je dál, ani kdyby Vás o to žádal někdo z pojišťovny.</p><p>Pobočka 211, tel. 844 117 211</p>`,
    text: `Jednorázové heslo pro číslo pojištěnce 805412/**** zní 90 63 15.

Odesláno 6. 10. 2025 v 19:03. Neposílejte je dál, ani kdyby Vás o to žádal někdo z pojišťovny.

Pobočka 211, tel. 844 117 211`,
    code: '906315',
    link: null,
  },
  {
    name: `cs-CZ registry office queue reservation`,
    from: `Magistrát města Brodec <rezervace@brodec-magistrat.example>`,
    subject: `Rezervace na přepážku č. 12`,
    html: `<div style='padding:10px;background:#fafafa'><p>Rezervovali jste si termín <b>středa 26. 11. v 9:10</b> (řidičské průkazy).</p><p>Po příchodu zadejte na vyvolávacím terminálu u vchodu PIN rezervace:</p><p style='font-size:32px;text-align:center'>27 405</p><p>Přijďte nejdříve 10 minut předem. Parkoviště P3, SPZ netřeba hlásit.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `hu-HU government portal plain text`,
    from: `Ügyfélkapocs <noreply@ugyfelkapocs.example>`,
    subject: `Második azonosítási lépés`,
    text: `Tisztelt Felhasználó!

Belépéséhez az alábbi számsort kérjük begépelni:

>>> 59 04 21 <<<

A számsor 300 másodpercig él. Ha nem Ön próbált belépni, változtassa meg jelszavát.

Ügyiratszám: 11420-3/2025`,
    code: '590421',
    link: null,
  },
  {
    name: `hu-HU university system password reminder text`,
    from: `Neptunusz Rendszer <rendszeruzenet@dunatajiegyetem.test>`,
    subject: `Elfelejtett jelszó`,
    text: `Szia Bence!

A jelszómódosító felületen a "Kapott kulcs" mezőbe ezt írd: WJ83LC

A kulcs nem azonos a 6 karakteres hallgatói azonosítóddal (BX09TR), azt külön kell kitölteni.

Tanulmányi Osztály, K. épület 114.`,
    code: 'WJ83LC',
    link: null,
  },
  {
    name: `hu-HU university exam registration and room`,
    from: `Vizsgaszervezés <vizsga@balatoniegyetem.test>`,
    subject: `Vizsgajelentkezés visszaigazolása [GTK-MIKRO1]`,
    html: `<div style='font-family:Verdana;font-size:12px'>Jelentkezésedet rögzítettük.<br><br>Tárgykód: <b>GTKMI1-24E</b><br>Jelentkezés azonosítója: <b>885 103</b><br>Időpont: 2026.01.08. 10:00<br>Terem: D 217, férőhely 42/60<br><br>Igazolatlan távolmaradás díja 4500 Ft.</div>`,
    code: null,
    link: null,
  },
  {
    name: `ar-SA sign-up code in single boxes`,
    from: `متجر رِفد <hello@rifd-store.example>`,
    subject: `خطوة أخيرة لتفعيل حسابك`,
    html: `<table dir="rtl" width="100%" cellpadding="0"><tr><td align="center"><img src="https://cdn.rifd-store.example/logo.png" alt="رِفد"></td></tr><tr><td align="center" style="font-size:18px">رمز تفعيل الحساب</td></tr><tr><td align="center"><table dir="ltr"><tr><td style="border:1px solid #ccc;padding:10px">5</td><td style="border:1px solid #ccc;padding:10px">0</td><td style="border:1px solid #ccc;padding:10px">9</td><td style="border:1px solid #ccc;padding:10px">3</td><td style="border:1px solid #ccc;padding:10px">1</td></tr></table></td></tr><tr><td align="center" style="font-size:11px;color:#999">شركة رفد للتجارة، سجل تجاري 1010448273، الرياض 12245</td></tr></table>`,
    text: `رمز تفعيل الحساب

5 0 9 3 1

شركة رفد للتجارة، سجل تجاري 1010448273، الرياض 12245`,
    code: '50931',
    link: null,
  },
  {
    name: `ar-EG parcel out for delivery no code`,
    from: `شحنات سريعة <tracking@sareea-express.test>`,
    subject: `شحنتك 60418827 في الطريق إليك`,
    html: `<div dir='rtl'><h2>المندوب في الطريق</h2><table border='1' cellpadding='6'><tr><th>رقم البوليصة</th><td>60418827</td></tr><tr><th>المندوب</th><td>كريم، 01009384471</td></tr><tr><th>المبلغ عند الاستلام</th><td>1,345 ج.م</td></tr><tr><th>الموعد</th><td>بين 14:00 و 18:00</td></tr></table><p>يرجى تجهيز المبلغ نقداً. لا يحق للمندوب فتح الطرد.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `ar-TN game promo with a redeemable gift code`,
    from: `Qirsh Play <promo@qirshplay.test>`,
    subject: `كود هدية بمناسبة العيد 🎁 EID2025X`,
    html: `<div dir='rtl' style='background:#1b1035;color:#fff;padding:30px;text-align:center'><h1>عيدكم مبارك</h1><p>استعمل الكود أدناه في متجر اللعبة واحصل على 500 ماسة مجاناً:</p><p style='font-size:30px;border:2px dashed gold;display:inline-block;padding:8px 20px'>EID2025X</p><p>العرض صالح لغاية 15 أفريل ولا يُجمع مع عروض أخرى.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `he-IL school app password reset mixed case`,
    from: `משוב הורים <system@mashov-horim.example>`,
    subject: `איפוס סיסמה לחשבון ההורים`,
    html: `<table dir="rtl" style="width:480px;border-collapse:collapse"><tr style="background:#e3f2fd"><td colspan="2">בקשה לאיפוס סיסמה</td></tr><tr><td>משתמש</td><td>רונית לוי</td></tr><tr><td>סמל מוסד</td><td>340271</td></tr><tr><td>מחרוזת לאיפוס</td><td><code>tR8wq2Zn</code></td></tr><tr><td>בתוקף עד</td><td>17:45</td></tr></table><p dir="rtl">העתיקו את המחרוזת לשדה שבדף האיפוס, כולל אותיות גדולות וקטנות.</p>`,
    code: 'tR8wq2Zn',
    link: null,
  },
  {
    name: `he-IL tax invoice for a cab ride`,
    from: `מונית עכשיו <receipts@monit-achshav.test>`,
    subject: `קבלה על נסיעה 884210`,
    html: `<table dir='rtl' cellspacing='4'><tr><td>חשבונית מס/קבלה</td><td>20250071</td></tr><tr><td>נהג</td><td>יוסי ב.</td></tr><tr><td>מספר רכב</td><td>63-418-72</td></tr><tr><td>סה"כ כולל מע"מ</td><td>₪58.40</td></tr><tr><td>כרטיס שחויב</td><td>••••7735</td></tr></table><p dir='rtl'>שכחת משהו ברכב? התקשר 03-6120984 וציין את מספר הנסיעה.</p>`,
    code: null,
    link: null,
  },
  {
    name: `he-IL school online parents meeting with id and passcode`,
    from: `בית ספר אלונים <office@alonim-school.test>`,
    subject: `אסיפת הורים בזום, כיתה ד'2`,
    text: `הורים יקרים,

האסיפה תתקיים ביום שלישי 4.11 בשעה 20:00 באופן מקוון.

מזהה פגישה: 842 1190 3357
קוד גישה: 291846

אנא הצטרפו בזמן, המצגת קצרה.
מזכירות, שלוחה 104`,
    code: null,
    link: null,
  },
  {
    name: `fa-IR ride hailing driver panel second factor`,
    from: `سفیرتاکسی <panel@safirtaxi.example>`,
    subject: `ورود به پنل رانندگان`,
    html: `<p dir='rtl'>آقای مرادی، کسی با شماره ۰۹۱۲۳۴۵۶۷۸۹ و از نشانی 5.160.22.91 درخواست ورود به پنل داده است.</p><p dir='rtl'>اگر خودتان هستید: <u>۷۷۱۹</u> را در کادر «پین» بزنید.</p><p dir='rtl'>اگر نیستید، رمزتان را همین حالا عوض کنید.</p>`,
    text: `آقای مرادی، کسی با شماره ۰۹۱۲۳۴۵۶۷۸۹ و از نشانی 5.160.22.91 درخواست ورود به پنل داده است.

اگر خودتان هستید: ۷۷۱۹ را در کادر «پین» بزنید.

اگر نیستید، رمزتان را همین حالا عوض کنید.`,
    code: '7719',
    link: null,
  },
  {
    name: `fa-IR wallet statement with references`,
    from: `همراه‌پرداز <statement@hamrahpardaz.test>`,
    subject: `گردش حساب مهر ماه`,
    text: `صاحب محترم کیف پول ۴۴۰۹۱۸

تاریخ        شماره پیگیری    مبلغ (ریال)
۱۴۰۴/۰۷/۰۳   559201          -۱٬۲۰۰٬۰۰۰
۱۴۰۴/۰۷/۱۵   560883          +۵٬۰۰۰٬۰۰۰
۱۴۰۴/۰۷/۲۸   562747          -۷۴۰٬۰۰۰

مانده: ۸٬۳۱۵٬۴۰۰ ریال

رمز دوم و رمز پویای خود را در اختیار هیچ‌کس نگذارید.`,
    code: null,
    link: null,
  },
  {
    name: `ur-PK mobile wallet sign-in code`,
    from: `جیب پے <no-reply@jaibpay.test>`,
    subject: `جیب پے میں لاگ اِن`,
    html: `<div dir='rtl' style="font-family:'Noto Nastaliq Urdu'"><p>محترم صارف، آپ کا تصدیقی کوڈ یہ ہے:</p><h1 dir='ltr'>471-263</h1><p>یہ کوڈ تین منٹ بعد ناکارہ ہو جائے گا۔ ہماری ہیلپ لائن 111-527-729 ہے۔</p></div>`,
    code: '471263',
    link: null,
  },
  {
    name: `ur-PK game device approval letters only`,
    from: `شاہین گیمز <verify@shaheengames.test>`,
    subject: `نئے آلے کی اجازت: QVHTL`,
    html: `<p dir='rtl'>کھلاڑی، آپ کے اکاؤنٹ پر نیا آلہ (Redmi 12) ملا ہے۔</p><p dir='rtl'>اجازت دینے کے لیے گیم کی اسکرین پر یہ پانچ حروف بھریں: <tt>QVHTL</tt></p>`,
    code: 'QVHTL',
    link: null,
  },
  {
    name: `ur-PK exam roll number slip`,
    from: `شعبہ امتحانات <exams@indus-academy.test>`,
    subject: `رول نمبر سلپ، سالانہ امتحان 2025`,
    html: `<h3 dir='rtl'>رول نمبر سلپ</h3><table dir='rtl' border=1><tr><th>نام</th><th>رول نمبر</th><th>رجسٹریشن</th><th>مرکز کوڈ</th></tr><tr><td>ثنا خالد</td><td>418093</td><td>2022-IA-771</td><td>0356</td></tr></table><p dir='rtl'>امتحانی ہال میں اصل شناختی دستاویز لازمی ہے۔</p>`,
    text: `رول نمبر سلپ

نام: ثنا خالد
رول نمبر: 418093
رجسٹریشن: 2022-IA-771
مرکز کوڈ: 0356

امتحانی ہال میں اصل شناختی دستاویز لازمی ہے۔`,
    code: null,
    link: null,
  },
  {
    name: `hi-IN UPI wallet payment approval plain text`,
    from: `मनीबैग <secure@moneybag.test>`,
    subject: `₹2,499 के भुगतान की पुष्टि`,
    text: `प्रिय ग्राहक,

व्यापारी: Sharma Electronics
राशि: ₹2,499.00
कार्ड: XX6620

भुगतान पूरा करने हेतु पासकोड 704418 दर्ज करें। समय-सीमा 8 मिनट।

शिकायत के लिए 1800-266-4410 (निःशुल्क)`,
    code: '704418',
    link: null,
  },
  {
    name: `hi-IN courier delivery attempt`,
    from: `तेज़ कूरियर <track@tezcourier.test>`,
    subject: `डिलीवरी का प्रयास असफल: AWB 7719402836`,
    html: `<p>महोदय/महोदया,</p><p>आज हमारा कर्मचारी पिन कोड <b>226010</b> पर आपका पैकेट (AWB 7719402836) देने आया था, परंतु घर बंद मिला।</p><p>अगला प्रयास कल 11 से 3 बजे के बीच। कर्मचारी का नंबर: 98390 41277</p>`,
    code: null,
    link: null,
  },
  {
    name: `hi-IN security advice newsletter about OTP`,
    from: `पैसा साथी <gyan@paisasaathi.example>`,
    subject: `ओटीपी ठगी से बचने के 5 तरीके`,
    html: `<h2>सावधान रहें, सुरक्षित रहें</h2><ol><li>ओटीपी कभी फ़ोन पर न बताएँ।</li><li>123456 या 000000 जैसे पिन न रखें।</li><li>साइबर हेल्पलाइन 1930 याद रखें।</li><li>अनजान लिंक न खोलें।</li><li>ऐप का संस्करण 8.4.210 या नया रखें।</li></ol><p>अंक 37, अक्टूबर 2025</p>`,
    code: null,
    link: null,
  },
  {
    name: `bn-BD shop password reset letters and digits`,
    from: `হাটবাজার ডটকম <support@haatbazar.example>`,
    subject: `পাসওয়ার্ড পুনরায় সেট করুন`,
    html: `<p>আপনার অনুরোধ আমরা পেয়েছি (১২ জুন ২০২৫, রাত ৯:৪১)।</p><p>রিসেট কি: <kbd>pw7Kd3Vu</kbd></p><p>ওয়েবসাইটের রিসেট পাতায় কি-টি পেস্ট করে নতুন পাসওয়ার্ড দিন। আপনার শেষ অর্ডার #330812 এতে প্রভাবিত হবে না।</p>`,
    text: `আপনার অনুরোধ আমরা পেয়েছি (১২ জুন ২০২৫, রাত ৯:৪১)।

রিসেট কি: pw7Kd3Vu

ওয়েবসাইটের রিসেট পাতায় কি-টি পেস্ট করে নতুন পাসওয়ার্ড দিন। আপনার শেষ অর্ডার #330812 এতে প্রভাবিত হবে না।`,
    code: 'pw7Kd3Vu',
    link: null,
  },
  {
    name: `bn-BD parcel dispatched`,
    from: `দ্রুতগতি কুরিয়ার <notify@drutogoti.test>`,
    subject: `পার্সেল রওনা হয়েছে`,
    html: `<ul><li>কনসাইনমেন্ট আইডি: 91820447</li><li>হাব: মিরপুর-১২</li><li>পোস্ট কোড: ১২১৬</li><li>আদায়যোগ্য: ৳১,২৯০</li></ul><p>রাইডার ফোন করলে ধরবেন: 01711-448290। ধন্যবাদ।</p>`,
    code: null,
    link: null,
  },
  {
    name: `bn-BD SMS code could not be sent`,
    from: `খেলাঘর অ্যাপ <care@khelaghor.test>`,
    subject: `যাচাইকরণ কোড পাঠানো যায়নি`,
    text: `দুঃখিত, ০১৯••••৩৮২১ নম্বরে যাচাইকরণ কোড পাঠাতে পারিনি (ত্রুটি ৫০৩১)।

অনুগ্রহ করে নম্বরটি দেখে নিয়ে অ্যাপ থেকে আবার চেষ্টা করুন। সমস্যা থাকলে এই ইমেইলের উত্তরে কেস নম্বর ২৭৭৪১০ লিখবেন।`,
    code: null,
    link: null,
  },
  {
    name: `ta-IN game code in subject and heading`,
    from: `சோழன் கேம்ஸ் <id@chozhangames.example>`,
    subject: `உங்கள் குறியீடு 7038`,
    html: `<h1 style='text-align:center'>7038</h1><p style='text-align:center'>மேலே உள்ளதை விளையாட்டில் உள்ளிட்டால் உங்கள் கணக்கு திறக்கும்.</p>`,
    code: '7038',
    link: null,
  },
  {
    name: `ta-IN autorickshaw ride receipt`,
    from: `ஆட்டோ தோழன் <receipt@autothozhan.test>`,
    subject: `பயண ரசீது`,
    text: `பயண எண்: TN-883047
வண்டி: TN 09 BQ 4172
தூரம்: 6.4 கி.மீ.
கட்டணம்: ₹118
கட்டண முறை: ரொக்கம்

ஓட்டுநருக்கு மதிப்பீடு கொடுங்கள்!`,
    code: null,
    link: null,
  },
  {
    name: `th-TH wallet OTP with reference beside it`,
    from: `กระเป๋าเงินช้าง <otp@changwallet.test>`,
    subject: `รหัส OTP สำหรับทำรายการ`,
    html: `<div style='font-family:Sarabun'><p>เรียน คุณสมชาย</p><p>รหัส OTP ของท่านคือ <b>843916</b> (Ref: XKLD)</p><p>ยอดโอน 3,200.00 บาท ไปยังบัญชีลงท้าย 5570 กรุณาทำรายการภายใน 5 นาที</p><p>ธนาคารไม่มีนโยบายสอบถามรหัสจากลูกค้า</p></div>`,
    code: '843916',
    link: null,
  },
  {
    name: `th-TH shop password reset letters and digits`,
    from: `ร้านผ้าไหมบ้านนา <service@silkbanna.test>`,
    subject: `ขอรีเซ็ตรหัสผ่าน`,
    html: `<p>สวัสดีค่ะ คุณลูกค้า</p><p>ทางร้านได้รับคำขอตั้งรหัสผ่านใหม่ค่ะ</p><ul><li>อีเมล: s***a@mail.test</li><li>โค้ดสำหรับตั้งใหม่: <b>V2NH-66QC</b></li><li>หมดอายุ: 21:30 น.</li></ul><p>สั่งซื้อค้างอยู่เลขที่ 250617 ยังอยู่ในตะกร้านะคะ</p>`,
    code: 'V2NH-66QC',
    link: null,
  },
  {
    name: `th-TH discount code for games`,
    from: `เกมช็อปไทย <promo@gameshopthai.test>`,
    subject: `แจกโค้ดส่วนลด 11.11`,
    text: `โค้ด: TOP1111
ลดทันที 111 บาท เมื่อเติมเกมครบ 500 บาท
จำกัด 1 สิทธิ์ต่อบัญชี จำนวน 3,000 สิทธิ์เท่านั้น

วิธีใช้: กดชำระเงิน > ใส่โค้ด > ยืนยัน`,
    code: null,
    link: null,
  },
  {
    name: `vi-VN ride app sign-in code on own line`,
    from: `Xe Ơi <noreply@xeoi.test>`,
    subject: `Đăng nhập Xe Ơi`,
    text: `Chào Minh,

Mã đăng nhập của bạn:

7152

Nếu không phải bạn yêu cầu, hãy bỏ qua thư này nhé.
Tổng đài: 1900 6088`,
    code: '7152',
    link: null,
  },
  {
    name: `vi-VN shop password reset code before the explanation`,
    from: `Tiệm Gốm Nhà Mây <tiem@gomnhamay.test>`,
    subject: `Quên mật khẩu`,
    text: `gm4-xk9

là mã khôi phục của bạn. Dán vào ô "Mã khôi phục" trên trang của tiệm rồi đặt mật khẩu mới.

Tiệm Gốm Nhà Mây
27 Bát Tràng, Gia Lâm, Hà Nội`,
    code: 'gm4-xk9',
    link: null,
  },
  {
    name: `vi-VN homestay door code`,
    from: `Nhà Nhỏ Đà Lạt <booking@nhanhodalat.test>`,
    subject: `Hướng dẫn nhận phòng ngày 20/12`,
    html: `<div style='font-family:Georgia'><p>Chào chị Lan,</p><p>Mã đặt phòng: DL-20418. Mã mở cửa cổng là <b>5836#</b>, chìa khóa phòng 204 để trong hộp gỗ.</p><p>Wifi: nhanho / mat khau 12345679</p><p>Nhận phòng sau 14h ạ.</p></div>`,
    text: `Chào chị Lan,

Mã đặt phòng: DL-20418. Mã mở cửa cổng là 5836#, chìa khóa phòng 204 để trong hộp gỗ.
Wifi: nhanho / mat khau 12345679

Nhận phòng sau 14h ạ.`,
    code: null,
    link: null,
  },
  {
    name: `en-US indie game launch key in single character boxes`,
    from: `Mossgoblin Games <hello@mossgoblin.example>`,
    subject: `The goblin at the gate wants five symbols`,
    html: `<!doctype html><html><body style="margin:0;background:#1d2b1a;font-family:'Courier New',monospace;color:#d8e6c4"><div style="max-width:480px;margin:0 auto;padding:32px"><h1 style="font-size:22px;color:#a4d65e">Halt, traveler!</h1><p>You told us you want to play <em>Bog &amp; Barrow</em> on a new computer. Whisper the launch key to the goblin:</p><table role="presentation" cellspacing="6"><tr><td style="border:2px solid #a4d65e;padding:10px 14px;font-size:28px">7</td><td style="border:2px solid #a4d65e;padding:10px 14px;font-size:28px">K</td><td style="border:2px solid #a4d65e;padding:10px 14px;font-size:28px">4</td><td style="border:2px solid #a4d65e;padding:10px 14px;font-size:28px">R</td><td style="border:2px solid #a4d65e;padding:10px 14px;font-size:28px">2</td></tr></table><p>He forgets it after a quarter of an hour (goblins, you know).</p><p style="font-size:11px;color:#6f8560">Mossgoblin Games LLC, 2218 SE Alder St, Portland, OR 97214</p></div></body></html>`,
    code: '7K4R2',
    link: null,
  },
  {
    name: `en-US magic link with request id`,
    from: `Quillbase <auth@quillbase.example>`,
    subject: `Tap to open Quillbase`,
    html: `<!DOCTYPE html><html><head><style>.btn{background:#5b21b6;color:#fff;padding:14px 28px;border-radius:8px;text-decoration:none;display:inline-block}</style></head><body><div style='text-align:center;font-family:system-ui'><p>Hey Marisol,</p><p>no password, no typing. One tap and you're in:</p><p><a class='btn' href='https://app.quillbase.example/magic/9fT2kLq81xZ'>Open my workspace</a></p><p style='color:#777;font-size:12px'>Works a single time, until 4:15 PM PT.<br>Request ID 739-204 &middot; Safari on iPhone &middot; near Tempe, AZ</p></div></body></html>`,
    code: null,
    link: 'https://app.quillbase.example/magic/9fT2kLq81xZ',
  },
  {
    name: `en-GB click and collect order number`,
    from: `Threadneedle Yarns <shop@threadneedleyarns.test>`,
    subject: `Your parcel's ready to collect (88-1406)`,
    text: `Good news, Philippa!

Your 6 balls of Shetland DK are wrapped up behind the till. Quote 88-1406 when you come in, or show us this e-mail.

We're at 14 Bakehouse Lane, Ludlow SY8 1BQ. Shut Wednesdays.

Order total: £41.70
Loyalty number: 2090 5513
VAT reg: 318 4402 17`,
    code: null,
    link: null,
  },
  {
    name: `en-GB bank details change approved with digits`,
    from: `Ledgerly Security <security@ledgerly-app.example>`,
    subject: `Approve new payout account ending 6620?`,
    html: `<!DOCTYPE html><html lang='en-GB'><body style='background:#eef1f5;padding:24px'><div style='background:#fff;max-width:540px;margin:auto;padding:28px;font:15px/1.5 Arial'><img src='https://img.ledgerly-app.example/logo.png' alt='Ledgerly' width='110'><p>Kwame Asante has asked for payouts from <b>Harbour Bikes Ltd</b> to go to sort code 20-45-77, account ending 6620.</p><p>As the second signatory you can wave it through: go back to the open tab and key in the approval digits.</p><div style='border:1px dashed #8896a8;text-align:center;padding:16px;font-size:30px;letter-spacing:.3em'>250&nbsp;968</div><p>Not happy with it? Press Decline in the same tab, or ring 0113 496 0772.</p><p style='font-size:10px;color:#8896a8'>Ledgerly Ltd is registered in England and Wales, company number 11560948. FRN 902115. Registered office: 3 Tannery Yard, Leeds LS10 1JR.</p></div></body></html>`,
    code: '250968',
    link: null,
  },
  {
    name: `en-IN change of email with a PIN in a table`,
    from: `Karigar Market <sellers@karigarmarket.example>`,
    subject: `Confirm the new e-mail ID on your seller account`,
    html: `<html><body><p>Namaste Farhan ji,</p><p>You have asked us to shift your seller account to this e-mail ID. Please do the needful by filling up the PIN on the same screen.</p><table border="0" cellpadding="8" bgcolor="#fdf6e3"><tr><td>Seller ID</td><td>KM308814</td></tr><tr><td>Old e-mail</td><td>f•••n@oldmail.test</td></tr><tr><td>Verification PIN</td><td><strong>5902</strong></td></tr><tr><td>Helpline</td><td>080-4719-2200</td></tr></table><p>Till then orders will keep coming to the old ID only.</p></body></html>`,
    code: '5902',
    link: null,
  },
  {
    name: `en-IN coupon code from a start-up shop`,
    from: `Mithai Box <offers@mithaibox.example>`,
    subject: `Use code LADOO250 before Sunday!`,
    html: `<center><font face='Arial' color='#7a1f5c'><h1>Flat &#8377;250 off</h1><p>Just for being with us since Diwali.</p><p style='border:3px dotted #7a1f5c;display:inline-block;padding:14px 30px;font-size:26px'><b>LADOO250</b></p><p>Enter the code at checkout. Minimum cart &#8377;899. One use per account.</p><p><small>FSSAI Lic. 11220334000781. Not valid with wallet cashback.</small></p></font></center>`,
    code: null,
    link: null,
  },
  {
    name: `en-NG marketplace sign-up code before the sentence`,
    from: `Balogun Online <welcome@balogunonline.test>`,
    subject: `You're nearly a Balogun trader`,
    html: `<table width='100%' bgcolor='#fff8ec'><tr><td style='padding:26px;font-family:Calibri'><p style='font-size:32px;margin:0'><b>HN-4090</b></p><p>That, up there, is what the registration page is asking you for. Once you enter it, your stall goes live and customers can start to price your goods.</p><p>Need a hand? WhatsApp Aunty Bisi on 0809 555 0163.</p></td></tr></table>`,
    text: `HN-4090

That, up there, is what the registration page is asking you for. Once you enter it, your stall goes live.

Need a hand? WhatsApp Aunty Bisi on 0809 555 0163.`,
    code: 'HN-4090',
    link: null,
  },
  {
    name: `pt-BR startup login code in boxes`,
    from: `Cajuína Apps <oi@cajuina.test>`,
    subject: `Oi, sumido! Bora entrar?`,
    html: `<div style='font-family:Nunito,Arial;padding:24px;background:#fffdf5'><p>E aí, Thiago!</p><p>Copia esses caracteres na tela de login:</p><div><span style='display:inline-block;border:1px solid #e0a500;padding:8px 12px;margin:2px;font-size:24px'>Q</span><span style='display:inline-block;border:1px solid #e0a500;padding:8px 12px;margin:2px;font-size:24px'>8</span><span style='display:inline-block;border:1px solid #e0a500;padding:8px 12px;margin:2px;font-size:24px'>1</span><span style='display:inline-block;border:1px solid #e0a500;padding:8px 12px;margin:2px;font-size:24px'>V</span><span style='display:inline-block;border:1px solid #e0a500;padding:8px 12px;margin:2px;font-size:24px'>6</span><span style='display:inline-block;border:1px solid #e0a500;padding:8px 12px;margin:2px;font-size:24px'>0</span></div><p>Depois de 20 minutinhos eles viram abóbora.</p></div>`,
    code: 'Q81V60',
    link: null,
  },
  {
    name: `pt-BR e-mail confirmation by link with order number`,
    from: `Ateliê Barro Bom <contato@barrobom.example>`,
    subject: `Confirme seu e-mail para acompanhar o pedido 20417`,
    html: `<table width="600" align="center" style="font-family:Lato,Arial;color:#5a3825"><tr><td><p>Olá, Rosângela!</p><p>O pedido <b>20417</b> (2 canecas, 1 moringa) já está no forno. Pra gente te avisar por aqui quando sair, clica no botão:</p><p align="center"><a href="https://barrobom.example/confirmar/u/8d7e21b0" style="background:#b5532a;color:#fff;padding:12px 26px;text-decoration:none">Esse e-mail é meu</a></p><p>Previsão de postagem: 14/05. CEP de entrega: 30130-010.</p></td></tr></table>`,
    code: null,
    link: 'https://barrobom.example/confirmar/u/8d7e21b0',
  },
  {
    name: `pt-PT forum password recovery key`,
    from: `Comunidade Raspas & Bits <naoresponder@raspasebits.test>`,
    subject: `Recuperação de palavra-passe`,
    text: `Viva,

foi pedida a recuperação da palavra-passe do utilizador "manel_dos_fios".

Chave de recuperação ........ t9Gw4Lz

Copie-a para o segundo campo da página de recuperação, respeitando maiúsculas e minúsculas. A chave deixa de servir à meia-noite.

Cumprimentos,
A administração`,
    code: 't9Gw4Lz',
    link: null,
  },
  {
    name: `pt-PT newsletter confirm link with mailing list token`,
    from: `Lista software-livre-pt <software-livre-pt-confirm+b81c7d02@listas.example>`,
    subject: `confirm b81c7d02`,
    text: `Recebemos um pedido de inscrição do endereço rita@caixa.test na lista software-livre-pt.

Para ficar inscrita, visite a página:

  https://listas.example/confirm/software-livre-pt/b81c7d02e94fa6613bb0

Se não pretende pertencer à lista, apague simplesmente esta mensagem.

A lista tem 1342 subscritores; o arquivo vai de 2003 até hoje.`,
    code: null,
    link: 'https://listas.example/confirm/software-livre-pt/b81c7d02e94fa6613bb0',
  },
  {
    name: `es-MX startup code named as the chosen key`,
    from: `Chapulín Envíos <hola@chapulinenvios.test>`,
    subject: `¡Qué onda! Aquí está tu llavecita`,
    html: `<div style='background:#e8fbe8;padding:28px;font-family:Poppins,Arial;border-left:8px solid #2e9e44'><p>Hola, Xóchitl:</p><p>Para abrir tu cuenta captura esta llavecita en la app, tal cual:</p><p style='font-size:32px;font-weight:800'>GRL 5T8</p><p>Se vence en 12 minutos. ¿No fuiste tú? No hay bronca, nomás ignóranos.</p></div>`,
    code: 'GRL5T8',
    link: null,
  },
  {
    name: `es-MX community sign-up with code in the subject only`,
    from: `Banda Maker <banda@bandamaker.test>`,
    subject: `Tu clave para registrarte es 30592`,
    html: `<p style='font:16px Verdana'>¡Hola, hola!</p><p style='font:16px Verdana'>Échale un ojo al asunto de este correo: ahí viene lo que debes copiar en la pantalla de registro. Después ya podrás apartar la cortadora láser y pedir tu gafete.</p><p style='font:11px Verdana;color:gray'>Taller: Regina 41, Centro, CDMX, C.P. 06080</p>`,
    code: '30592',
    link: null,
  },
  {
    name: `es-ES game studio beta access and real code`,
    from: `Estudio Botijo <beta@estudiobotijo.example>`,
    subject: `Demuestra que no eres un bot(ijo)`,
    html: `<div style="background:#fdf0d5;padding:36px;font-family:Garamond,serif;font-size:18px"><p>Muy buenas, Íñigo.</p><p>Antes de soltarte en la beta de <i>Alcarria 1187</i> necesitamos que vuelvas a la web y pongas <strong>ÑANDÚ</strong>… es broma. Lo que tienes que poner es <strong>ZK3M</strong>.</p><p>Un abrazo desde Guadalajara (la de aquí).</p></div>`,
    code: 'ZK3M',
    link: null,
  },
  {
    name: `es-ES account link with error number`,
    from: `Píxel Libre <cuentas@pixellibre.example>`,
    subject: `Activa tu cuenta antes de 48 horas`,
    html: `<table width='100%'><tr><td style='font:15px/1.6 Ubuntu,Arial;padding:20px'><p>¡Hola, Aitor!</p><p>Solo queda un paso: <a href='https://pixellibre.example/activar/7c9e6679?lang=es&amp;src=mail'>activar la cuenta</a>.</p><p>Algunas personas con la versión 3.0.2 ven el «error 0x80042» al abrir el enlace; con la 3.0.3 ya está resuelto (incidencia #1964).</p></td></tr></table>`,
    code: null,
    link: 'https://pixellibre.example/activar/7c9e6679?lang=es&src=mail',
  },
  {
    name: `fr-FR startup sesame in a sentence`,
    from: `Brioche (l'appli) <coucou@brioche-app.test>`,
    subject: `Votre sésame tout chaud`,
    html: `<div style='font-family:Quicksand,Arial;background:#fff4e0;padding:32px;border-radius:20px'><p>Coucou Maëlys,</p><p>sorti du four à l'instant : <b style='font-size:22px'>ouvre-toi 4629</b>… enfin, seuls les quatre chiffres sont à taper dans l'appli.</p><p>À déguster dans les 5 minutes, sinon c'est rassis.</p></div>`,
    code: '4629',
    link: null,
  },
  {
    name: `fr-FR change of delivery address with code in a table cell`,
    from: `La Cave d'Odette <odette@cavedodette.test>`,
    subject: `Changement d'adresse : à vous de jouer`,
    html: `<table border='1' cellpadding='10' style='border-collapse:collapse;font-family:Georgia'><tr><td>Client</td><td>C-01877</td></tr><tr><td>Nouvelle adresse</td><td>9 rue des Tanneurs, 37000 Tours</td></tr><tr><td>Code de validation</td><td>XR 27 81</td></tr><tr><td>À saisir avant</td><td>18 h 40</td></tr></table><p>Une fois validée, la nouvelle adresse servira dès la commande 6650 (6 × Chinon 2019). Santé !</p>`,
    code: 'XR2781',
    link: null,
  },
  {
    name: `fr-CA pharmacy prescription ready`,
    from: `Pharmacie Lavoie-Tremblay <avis@pharmalavoie.test>`,
    subject: `Votre ordonnance est prête`,
    html: `<div style='font-family:Arial;border:1px solid #8ac;padding:18px;width:540px'><p>Bonjour Mme Gagnon,</p><p>L'ordonnance <b>Rx 7104482</b> peut être ramassée au comptoir. Prenez un numéro à la distributrice; en ligne, vous avez déjà le <b>A-118</b>.</p><p>Carte RAMQ : GAGL 5512 •••• &nbsp; Solde à payer : 12,85 $</p><p>2250, ch. Sainte-Foy, Québec (Québec) G1V 1S5. Téléc. : 418 555-0199</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `fr-CA support ticket with extension and licence plate`,
    from: `Autopartage Ouaouaron <soutien@ouaouaron.example>`,
    subject: `Billet nº 640 221 : réservation modifiée`,
    text: `Bonjour monsieur Tran,

Votre réservation passe de 14 h à 16 h.

Véhicule : Yaris bleue, plaque H27 KPD
Station : 3076, sous le viaduc
Code de démarrage au clavier de bord : 7193
Confirmation : OUA-8814-C

Pour toute question, 514 555-0174 (poste 409). Mentionnez le numéro du billet.`,
    code: null,
    link: null,
  },
  {
    name: `de-DE order confirmation with customer number`,
    from: `Fahrradladen Speichenbruch <laden@speichenbruch.example>`,
    subject: `Ihre Bestellung B-55019 ist unterwegs`,
    text: `Guten Tag Frau Özdemir,

wir haben Ihr Päckchen heute übergeben.

Bestellnummer: B-55019
Kundennummer: 204417
Sendungsnummer: 00340434161094027318
Rechnungsbetrag: 118,90 EUR (Lastschrift, IBAN endet auf 2207)

Rahmennummer fürs Fahrradregister: WSB7H04412K

Beste Grüße aus 04229 Leipzig
Ihr Werkstattteam`,
    code: null,
    link: null,
  },
  {
    name: `de-DE device approval with code and link and IP`,
    from: `Wolkenheim Hosting <konto@wolkenheim.example>`,
    subject: `Unbekanntes Gerät – sind Sie das?`,
    html: `<!DOCTYPE html><html lang='de'><body style='font-family:Arial;background:#f0f0f5'><table align='center' width='600' bgcolor='#ffffff' cellpadding='24'><tr><td><p>Sehr geehrte Frau Hartwig,</p><p>am 03.02.2025 um 06:52 Uhr wollte sich jemand mit Ihrem Zugang (Kundennr. 7740012) anmelden: Firefox 134, 91.12.40.233, Raum Kassel.</p><p>Das waren Sie? Dann entweder <a href='https://konto.wolkenheim.example/freigabe/e5XyT9'>das Gerät per Klick freigeben</a> oder die Zahlenkombination <b>48&#8239;27&#8239;60</b> ins Anmeldefenster übertragen.</p><p>Andernfalls erreichen Sie den Notdienst unter 0561 555 0190.</p><p style='font-size:10px;color:#777'>Wolkenheim GmbH, Amtsgericht Kassel HRB 18422, USt-IdNr. DE311904477, Geschäftsführung: T. Ewers</p></td></tr></table></body></html>`,
    code: '482760',
    link: 'https://konto.wolkenheim.example/freigabe/e5XyT9',
  },
  {
    name: `de-CH QR invoice of an association`,
    from: `Velokurierverein Bern <kasse@velokurierverein.test>`,
    subject: `Mitgliederbeitrag 2025, Rechnung 25-0418`,
    text: `Liebe Mitglieder

Der Vorstand stellt Ihnen den Beitrag in Rechnung:

Betrag: CHF 85.00
Konto: CH44 3199 9123 0008 8901 2
Referenz: 21 00000 00003 13947 14300 09017
Mitgliednummer: 0418

Zahlbar innert 30 Tagen. Wer aufrundet, bekommt einen Kleber.

Merci vielmal
Ursina, Kassierin`,
    code: null,
    link: null,
  },
  {
    name: `de-CH hut reservation with key box`,
    from: `Hüttenwart Chrigu <huette@steinbockhuette.test>`,
    subject: `Reservation 5 Plätze, Winterraum`,
    html: `<blockquote style='border-left:4px solid #999;padding-left:14px;font-family:Arial;color:#444'>Können wir am 18. Januar im Winterraum übernachten? – Seraina</blockquote><p style='font-family:Arial'>Ja, gern! Notiert unter SBH-2207. Schlüsseltresor links vom Brunnen, Kombination 7-3-0-9, nachher bitte verdrehen. Kochholz CHF 10 pro Bündel ins Kässeli, Koordinaten 2'734'118 / 1'218'902, Höhe 2134 m. Lawinenbulletin nicht vergessen.</p>`,
    code: null,
    link: null,
  },
  {
    name: `it-IT queue ticket and file number of a town hall`,
    from: `Comune di Borgofiore <prenotazioni@comune-borgofiore.example>`,
    subject: `Prenotazione sportello anagrafe: A027`,
    html: `<table width='100%' cellpadding='10' style='font-family:Titillium,Arial'><tr bgcolor='#0066cc'><td style='color:#fff'>Comune di Borgofiore</td></tr><tr><td><p>Gentile cittadino,</p><p>il Suo appuntamento è fissato per giovedì 20 alle 10:40, sportello 3.</p><p>Numero di chiamata: <b>A027</b><br>Codice prenotazione: <b>41D9E6</b><br>Protocollo: 0018834/2025</p><p>Porti con sé la tessera sanitaria. Per disdire occorre il codice prenotazione. Tel. 0575 550 112, int. 6.</p></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `it-IT payment confirmation with order total and old code`,
    from: `Torrone & Figli <ordini@torroneefigli.example>`,
    subject: `Conferma il pagamento dell'ordine 2291`,
    html: `<p style='font-family:Arial'>Gentile signora Pautasso,</p><p style='font-family:Arial'>per l'ordine 2291 (57,40 €, carta che finisce per 0038) la banca vuole una prova in più. La sequenza da riportare nel riquadro giallo è la seguente; quella delle 11:02 non serve più.</p><p style='font-family:Arial;background:#ffef9f;padding:14px;font-size:24px'><tt>6&nbsp;0&nbsp;2&nbsp;&nbsp;7&nbsp;7&nbsp;4</tt></p><p style='font-family:Arial;font-size:12px'>Assistenza: 0141 550 198, lun-ven 9-13. Torrone &amp; Figli s.n.c., Asti</p>`,
    code: '602774',
    link: null,
  },
  {
    name: `ja-JP bank one-time password for a transfer with amount and account nearby`,
    from: `あおば信託ネット銀行 <otp@aobanet-bank.example>`,
    subject: `【あおばネット】振込手続き用ワンタイムパスワードのご案内`,
    text: `片岡 美緒 様

平素よりあおばネット銀行をご利用いただき誠にありがとうございます。
以下のお振込について、ワンタイムパスワードを発行いたしました。

\u3000受付日時\u3000\u3000：2025/11/04 09:41
\u3000受付番号\u3000\u3000：2511040093817
\u3000お振込先\u3000\u3000：みさき信用金庫\u3000港支店\u3000普通 ***4402
\u3000お振込金額\u3000：128,000円

\u3000ワンタイムパスワード：30957716

お取引画面の入力欄へ上記8桁をご入力のうえ「実行」を押してください。有効時間は発行から5分です。
お心当たりのない場合は、0120-555-018（24時間）まで至急ご連絡ください。

――――――――――
本メールは送信専用です。
登録金融機関\u3000関東財務局長（登金）第9999号`,
    code: '30957716',
    link: null,
  },
  {
    name: `ja-JP order shipped with tracking number`,
    from: `雑貨と暮らす こもれび堂 <shop@komorebido.example>`,
    subject: `【発送完了】ご注文番号 K-384021 の商品を発送しました`,
    html: `<body style='font-family:serif'><p>上原さま</p><p>このたびは当店をお選びくださりありがとうございました。本日、お品物をお届けの便に託しました。</p><table border=1 cellpadding=6 style='border-collapse:collapse'><tr><th>ご注文番号</th><td>K-384021</td></tr><tr><th>配送会社</th><td>みどり急便</td></tr><tr><th>お問い合わせ番号</th><td style='font-size:20px;font-weight:bold'>4821-0937-5516</td></tr><tr><th>お届け予定</th><td>11月9日 14時～16時</td></tr><tr><th>合計</th><td>6,380円（税込）</td></tr></table><p>配送状況は、みどり急便のサイトで上記番号を入力するとご確認いただけます。</p></body>`,
    code: null,
    link: null,
  },
  {
    name: `ja-JP game gift code reward`,
    from: `ドラゴンカフェ物語 <news@dragoncafe.example>`,
    subject: `３周年記念！プレゼントコードをお届け`,
    html: `<html><head><style>.c{letter-spacing:4px;background:#ffe9b8;padding:12px;font:bold 22px monospace}</style></head><body><p>店長のみなさん、3年間ほんとうにありがとう！</p><p>感謝をこめて <b>ルビー300個</b> と <b>限定エプロン</b> をプレゼントします。</p><p class='c'>CAFE3RD25</p><p>ゲーム内［メニュー］→［シリアル入力］から受け取れます。1アカウントにつき1回限り、12月31日まで。</p><p>Ver.4.12.0 より前のアプリではご利用いただけません。</p></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `ko-KR game security word of six letters`,
    from: `아르카 온라인 <security@arka-online.test>`,
    subject: `보안 PC 등록 요청`,
    html: `<body bgcolor='#000000' text='#dddddd'><font face='Dotum' size='2'>모험가님의 계정에서 <b>새 PC 등록</b>이 요청되었습니다.<br><br>런처의 빈칸에 다음 영문 여섯 글자를 그대로 써 넣으세요 → <span style='color:#ffd400;font-size:20px'><b>HXQWTB</b></span><br><br>요청 위치: 대구 (203.0.113.44)<br>본인이 아니라면 즉시 비밀번호를 바꾸시기 바랍니다.</font></body>`,
    code: 'HXQWTB',
    link: null,
  },
  {
    name: `ko-KR address confirmation by button, with coupon`,
    from: `책마을 <hello@chaekmaeul.test>`,
    subject: `한 번만 눌러 주시면 가입이 끝나요`,
    html: `<div style='max-width:500px;font-family:sans-serif'><h1 style='font-size:20px'>책마을 주민이 되어 주셔서 고맙습니다</h1><p>아래 버튼을 누르시면 이메일 주소가 확인됩니다.</p><a href='https://chaekmaeul.test/join/verify?key=5be2c6a0914' style='display:inline-block;background:#845ef7;color:white;padding:12px 28px'>이메일 주소 확인</a><p>가입 축하 쿠폰도 준비했어요. 첫 구매 때 <b>BOOK5000</b>을 쓰시면 5,000원이 할인됩니다.</p></div>`,
    code: null,
    link: 'https://chaekmaeul.test/join/verify?key=5be2c6a0914',
  },
  {
    name: `ko-KR bank newsletter never share a code`,
    from: `한울뱅크 소비자보호부 <care@hanulbank.example>`,
    subject: `"인증번호 불러주세요" 이 말, 100% 사기입니다`,
    text: `한울뱅크 금융사기 예방 소식지 제48호

■ 이렇게 속입니다
"고객님, 방금 받으신 인증번호 6자리만 불러주시면 환급 처리해 드립니다."
지난달에만 이런 신고가 1,204건 들어왔습니다.

■ 이렇게 대응하세요
1. 전화를 끊는다.
2. 112 또는 1332로 신고한다.
3. 앱 > 보안 > 일괄 지급정지를 누른다.

은행은 어떤 경우에도 인증번호나 OTP 번호를 묻지 않습니다.

준법감시인 심의필 제2025-31877호 (2025.10.30)`,
    code: null,
    link: null,
  },
  {
    name: `zh-CN open source forum activation key typed on the sign-up page`,
    from: `青蛙编译器社区 <bot@frogc-forum.example>`,
    subject: `欢迎加入，还差一步`,
    html: `<div style='font-family:monospace'><p>你好 @lumingze，</p><p>为了挡住机器人，请把下面这一串原样粘贴到注册页的“激活码”一栏：</p><pre style='background:#272822;color:#a6e22e;padding:12px'>A7F2-9KQD</pre><p>之后就能发帖了。社区由志愿者维护，回复可能较慢，请见谅。</p></div>`,
    code: 'A7F2-9KQD',
    link: null,
  },
  {
    name: `zh-CN password reset by link only`,
    from: `问舟笔记 <account@wenzhou-notes.example>`,
    subject: `重设密码`,
    html: `<html><body style='background:#fffaf0'><p>我们收到了重设“问舟笔记”密码的请求（请求编号 #702281）。</p><p><a href='https://wenzhou-notes.example/pw/reset?uid=48213&amp;sig=e7c01b9d' style='color:#d9480f;font-weight:bold'>点此设置新密码</a></p><p>链接只能使用一次，2小时后失效。若不是您本人的请求，密码不会有任何变化。</p></body></html>`,
    code: null,
    link: 'https://wenzhou-notes.example/pw/reset?uid=48213&sig=e7c01b9d',
  },
  {
    name: `zh-TW bank code in pairs of digits`,
    from: `福穗數位銀行 <service@fusui-bank.test>`,
    subject: `網路銀行裝置綁定驗證`,
    html: `<html><body><div style='font-family:"PingFang TC","Microsoft JhengHei";max-width:600px;margin:auto'><div style='height:6px;background:#00695c'></div><p>親愛的客戶您好：</p><p>您正在將新手機綁定至福穗數位銀行。綁定畫面要求輸入驗證碼時，請鍵入：</p><div style='border:1px solid #00695c;padding:16px;text-align:center;font-size:28px;color:#00695c'>83 19 40</div><p>本行專員不會以任何理由向您索取驗證碼。</p><p style='font-size:11px;color:#888'>福穗商業銀行股份有限公司｜客服專線 (02)5550-8800｜115 台北市南港區虛構路 9 號</p></div></body></html>`,
    code: '831940',
    link: null,
  },
  {
    name: `zh-TW game account protection, alphanumeric split by a dash inside styled box, both parts`,
    from: `幻域編年史 <support@huanyu-chronicle.test>`,
    subject: `帳號保護啟動：請驗證`,
    html: `<body style='background:#1c1c1c;color:#eee'><h3 style='color:#ffb300'>勇者，有人敲了你的城門！</h3><p>登入來源：198.51.100.23（新加坡）<br>時間：2025/11/04 02:16</p><p>若是你本人，請於遊戲視窗回答通關密語：</p><div style='display:inline-block;padding:10px 20px;border:1px solid #ffb300;font:22px monospace'>RN6-H3V</div><p>若不是你，請把這封信當成警報，立刻更換密碼。</p></body>`,
    text: `勇者，有人敲了你的城門！

登入來源：198.51.100.23（新加坡）
時間：2025/11/04 02:16

若是你本人，請於遊戲視窗回答通關密語：

    RN6-H3V

若不是你，請把這封信當成警報，立刻更換密碼。`,
    code: 'RN6-H3V',
    link: null,
  },
  {
    name: `zh-TW convenience store payment code`,
    from: `票潮售票 <order@piaochao.test>`,
    subject: `超商繳費資訊：請於期限內完成付款`,
    html: `<html><head><style>td{padding:6px 14px}.k{color:#777}</style></head><body><h2>訂單已成立</h2><table><tr><td class='k'>節目</td><td>《夜行列車》加演場</td></tr><tr><td class='k'>訂單編號</td><td>PC20251103-0812</td></tr><tr><td class='k'>繳費代碼</td><td style='font-size:22px'><b>LLL25307914426</b></td></tr><tr><td class='k'>應繳金額</td><td>NT$ 2,460</td></tr><tr><td class='k'>期限</td><td>11/05 23:59</td></tr></table><p>請至多媒體機點選「代碼輸入」，列印單據後至櫃檯繳費。逾時座位自動釋出。</p></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `ru-RU bank payment password with sum, card ending and shop`,
    from: `Банк Северный Берег <3ds@sevbereg.example>`,
    subject: `Подтверждение операции по карте *4418`,
    text: `Уважаемый клиент!

Операция: оплата в интернете
Магазин: OOO TEXHODOM
Сумма: 17 890,00 RUB
Карта: МИР *4418
Дата: 03.11.2025 19:52 МСК

Пароль для подтверждения: 7204

Никому не сообщайте его, даже сотрудникам банка. Если вы не совершали покупку, позвоните по номеру 8 800 555-00-19.`,
    code: '7204',
    link: null,
  },
  {
    name: `ru-RU flight booking with PNR`,
    from: `Авиалинии «Полюс» <booking@polus-air.test>`,
    subject: `Ваше бронирование Q7ZK4M оформлено`,
    html: `<body><table width='100%' bgcolor='#0b3d91'><tr><td style='color:#fff;padding:12px'>ПОЛЮС</td></tr></table><p>Код бронирования: <b style='font-size:24px'>Q7ZK4M</b></p><p>Билет: 999-2410557318<br>Рейс: PX 417, Казань — Иркутск, 14 декабря, 06:55<br>Место: 17C</p><p>Введите код бронирования и фамилию на сайте, чтобы пройти онлайн-регистрацию. Она открывается за 24 часа.</p></body>`,
    code: null,
    link: null,
  },
  {
    name: `ru-RU water meter readings accepted`,
    from: `УК «Тихий двор» <pokazaniya@tihiy-dvor.example>`,
    subject: `Показания приняты`,
    text: `Лицевой счёт 400718825
Адрес: ул. Придуманная, д. 14, кв. 62

ХВС, счётчик 18-204471: 00512
ГВС, счётчик 18-204480: 00347
Электроэнергия: 26190

Начислено за октябрь: 4 612,38 ₽. Оплатите до 10 ноября.
Диспетчерская: 55-01-12, домофон консьержа: 0К2219.`,
    code: null,
    link: null,
  },
  {
    name: `uk-UA clinic portal, code after the sentence in a quoted block`,
    from: `Медцентр «Калина» <e-kabinet@kalyna-med.test>`,
    subject: `Доступ до результатів аналізів`,
    html: `<p>Шановна Оксано Іванівно,</p><p>результати дослідження № 88140 від 31.10.2025 готові. З міркувань приватності відкриємо їх лише після того, як Ви наберете в електронному кабінеті чотири цифри:</p><blockquote style='font-size:22px;border-left:4px solid #c2255c;padding-left:12px'>3915</blockquote><p>З повагою,<br>реєстратура, тел. (044) 555-12-70</p>`,
    code: '3915',
    link: null,
  },
  {
    name: `uk-UA parcel waiting in a parcel machine`,
    from: `Швидка Пошта <info@shvydka-poshta.example>`,
    subject: `Посилка 20450718833921 прибула`,
    html: `<div><p>Ваша посилка чекає у поштоматі <b>№ 5512</b> (вул. Вигадана, 8).</p><p>Щоб відчинити комірку, скористайтеся застосунком або наберіть на екрані код отримання <b>719204</b>.</p><p>Безкоштовне зберігання до 07.11. Оголошена вартість 1 350 грн.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `uk-UA referral code for friends`,
    from: `Таксі «Ластівка» <friends@lastivka-taxi.test>`,
    subject: `Катай друзів — отримуй 100 гривень`,
    text: `Твій особистий код запрошення: OLENA4K7

Поділися ним. Друг введе його під час реєстрації й матиме знижку на першу поїздку, а тобі капне 100 грн на рахунок.

Запрошувати можна до 20 людей. Правила: розділ «Акції», пункт 12.3.`,
    code: null,
    link: null,
  },
  {
    name: `bg-BG online pharmacy password reset, code in bold inline`,
    from: `Аптека Здравец <klienti@apteka-zdravets.example>`,
    subject: `Забравена парола`,
    html: `<p>Здравейте,</p><p>поискахте нова парола за профила си в Аптека Здравец. Напишете <b>28-40-73-16</b> в полето „Код от имейл“ и ще можете да изберете друга.</p><p>Ако не сте били вие, просто изтрийте писмото.</p><p>Екипът на Здравец<br>ЕИК 000123456</p>`,
    text: `Здравейте,

поискахте нова парола за профила си в Аптека Здравец. Напишете 28-40-73-16 в полето „Код от имейл“ и ще можете да изберете друга.

Ако не сте били вие, просто изтрийте писмото.

Екипът на Здравец
ЕИК 000123456`,
    code: '28407316',
    link: null,
  },
  {
    name: `bg-BG newsletter sign-up confirmation link`,
    from: `Планинарски вестник <redakcia@planinarski.test>`,
    subject: `Моля, потвърдете абонамента си`,
    html: `<body style='background:#ebfbee'><p>Още миг и бюлетинът е ваш.</p><p><a href='https://planinarski.test/abonament/potvardi/74de90'>Да, искам да получавам бюлетина</a></p><p>Абонаментен № 30482. Броят за ноември (№ 11/2025) излиза в петък.</p></body>`,
    code: null,
    link: 'https://planinarski.test/abonament/potvardi/74de90',
  },
  {
    name: `sr-RS bank sign-in code, Cyrillic html`,
    from: `Дунавска банка <ebanka@dunavskabanka.test>`,
    subject: `Једнократна лозинка за е-банку`,
    html: `<table width='600' style='font-family:Arial'><tr><td style='background:#1864ab;color:#fff;padding:10px'>Дунавска банка</td></tr><tr><td style='padding:16px'>Поштована Милице,<br><br>За пријаву у е-банку укуцајте лозинку <span style='font-size:22px;font-weight:bold'>186 753</span> најкасније за 4 минута.<br><br>Уколико Ви нисте покренули пријаву, јавите се Контакт центру на 011 555 0 222.</td></tr></table>`,
    code: '186753',
    link: null,
  },
  {
    name: `sr-RS marketplace listing confirmation by code, both parts`,
    from: `КупиПродај Сокак <oglasi@sokak-oglasi.example>`,
    subject: `Ваш оглас чека потврду`,
    html: `<p>Оглас бр. <b>15502871</b> („Бицикл Пони, очуван“, 9.000 дин.) биће објављен када на сајту упишете:</p><p style='color:#c92a2a;font-size:20px'>BRZO-5T1K</p><p>Потврда је потребна само за први оглас.</p>`,
    text: `Оглас бр. 15502871 („Бицикл Пони, очуван“, 9.000 дин.) биће објављен када на сајту упишете:

BRZO-5T1K

Потврда је потребна само за први оглас.`,
    code: 'BRZO-5T1K',
    link: null,
  },
  {
    name: `sr-RS rented flat with key box code`,
    from: `Stan na dan Zemun <domacin@stannadan.example>`,
    subject: `Uputstvo za prijavu u apartman, 8. novembar`,
    text: `Dobar dan Jelena,

radujemo se Vašem dolasku! Evo kako da uđete:

- adresa: Izmišljena 27, ulaz B, interfon 14
- šifra ulaznih vrata: 2580#
- sef sa ključem: 6174 (okrenite polugu nadole)
- WiFi: StanZemun / lozinka kosava2024

Broj rezervacije je HMQ4T9X2. Odjava je do 11 h, a za sve ostalo zovite 060 555 0144.`,
    code: null,
    link: null,
  },
  {
    name: `kk-KZ government portal one-time password in a sentence`,
    from: `Е-Қызмет порталы <no-reply@e-qyzmet.example>`,
    subject: `Бір реттік құпиясөз`,
    text: `Сәлеметсіз бе!

2025 жылғы 4 қарашада сағат 11:36-да Сіз порталға кіруге өтінім бердіңіз. Бір реттік құпиясөзіңіз — 46120938. Оны «Құпиясөз» жолына теріп, «Кіру» түймесін басыңыз.

Өтінім нөмірі: 002-7714/25. Бірыңғай байланыс орталығы: 1414.

Құрметпен,
Е-Қызмет`,
    code: '46120938',
    link: null,
  },
  {
    name: `kk-KZ streaming password reset with code before explanation`,
    from: `Көрермен ТВ <qoldau@korermen-tv.test>`,
    subject: `Құпиясөзді қалпына келтіру`,
    html: `<div style='text-align:center'><b style='font-size:28px'>XJ-40-QB</b><br><span>қалпына келтіру кілті</span></div><p>Мұны қосымшадағы «Құпиясөзді ұмыттым» бетіне көшіріп қойсаңыз, жаңа құпиясөз ойлап таба аласыз. Кілт бір сағаттан соң күшін жояды.</p>`,
    code: 'XJ-40-QB',
    link: null,
  },
  {
    name: `kk-KZ security newsletter never share a code`,
    from: `Дала Банк <qauipsizdik@dalabank.test>`,
    subject: `Алаяқтар кодты қалай сұрайды?`,
    html: `<div style='font-family:Georgia;line-height:1.6'><h2>Абай болыңыз!</h2><p>«Сізге 428190 деген код келді ме? Оқып беріңізші» — алаяқтардың үйреншікті сөзі осындай. Бұл тек мысал, бірақ жыл басынан бері 3 276 адам дәл осылай алданған.</p><ol><li>SMS-кодты ешкімге айтпаңыз.</li><li>Тұтқаны қойып, 7722 нөміріне хабарласыңыз.</li><li>102-ге арыз беріңіз.</li></ol></div>`,
    code: null,
    link: null,
  },
  {
    name: `id-ID forum sign-up code after the sentence`,
    from: `Forum Pecinta Kopi <admin@forumkopi.example>`,
    subject: `Selamat datang di forum, tinggal satu langkah`,
    text: `Halo rahmat_88,

terima kasih sudah mendaftar di Forum Pecinta Kopi. Supaya akunmu aktif, buka lagi halaman pendaftaran dan masukkan rangkaian huruf dan angka di bawah ini:

    K7QX2M

Huruf besar dan kecil tidak dibedakan. Kalau lewat dari sehari belum dimasukkan, pendaftaran akan dihapus otomatis dan kamu harus mengulang dari awal.

Salam seduh,
Tim moderator`,
    code: 'K7QX2M',
    link: null,
  },
  {
    name: `id-ID newsletter subscription confirmed by link`,
    from: `Buletin Warta Kampus <buletin@wartakampus.example>`,
    subject: `Mohon konfirmasi langganan buletin`,
    html: `<p>Seseorang (semoga Anda sendiri) mendaftarkan alamat ini ke <i>Buletin Warta Kampus</i> edisi 2025/06.</p><p><a href="https://wartakampus.example/buletin/konfirmasi?t=9f31c6e0b7" style="background:#2b8a3e;color:white;padding:10px 18px;text-decoration:none">Ya, saya mau berlangganan</a></p><p>Jika tombol tidak ditekan, Anda tidak akan menerima apa-apa lagi dari kami.</p><hr><small>Gedung Rektorat Lt. 3, Jl. Ganesha 10, Bandung 40132. Telp. (022) 250-0935 ext. 4127</small>`,
    text: `Seseorang (semoga Anda sendiri) mendaftarkan alamat ini ke Buletin Warta Kampus edisi 2025/06.

Ya, saya mau berlangganan:
https://wartakampus.example/buletin/konfirmasi?t=9f31c6e0b7

Jika tautan tidak dibuka, Anda tidak akan menerima apa-apa lagi dari kami.

Gedung Rektorat Lt. 3, Jl. Ganesha 10, Bandung 40132. Telp. (022) 250-0935 ext. 4127`,
    code: null,
    link: 'https://wartakampus.example/buletin/konfirmasi?t=9f31c6e0b7',
  },
  {
    name: `ms-MY exam slip with candidate and course numbers`,
    from: `Bahagian Peperiksaan UTB <peperiksaan@utb.example>`,
    subject: `Slip peperiksaan akhir Semester II 2024/2025`,
    html: `<p>Kepada pelajar,</p><p>Butiran peperiksaan anda adalah seperti berikut. Sila cetak dan bawa bersama kad pengenalan.</p><table border=1 cellpadding=4><tr><th>Kod kursus</th><th>Kumpulan</th><th>Dewan</th><th>Angka giliran</th></tr><tr><td>CSC2034</td><td>04</td><td>DK-B 2</td><td>118275</td></tr><tr><td>MTH1102</td><td>11</td><td>Dewan Besar</td><td>118275</td></tr></table><p>Pelajar perlu menulis angka giliran pada setiap helai kertas jawapan. Sebarang pertanyaan: 06-331 6047.</p><p>No. rujukan: UTB.600-4/2/1 (38)</p>`,
    code: null,
    link: null,
  },
  {
    name: `fil-PH very short job portal code`,
    from: `HanapTrabaho <verify@hanaptrabaho.example>`,
    subject: `I-verify ang email mo`,
    text: `8135

^ Ilagay ito sa HanapTrabaho para matapos ang pag-sign up.`,
    code: '8135',
    link: null,
  },
  {
    name: `fil-PH code was sent to the phone`,
    from: `Bangko ng Mabini <alerts@bangkomabini.test>`,
    subject: `Tingnan ang iyong SMS`,
    text: `Mahal naming kliyente,

May sinimulan kang fund transfer na P15,000.00 ngayong 2:14 PM. Nagpadala kami ng 6-digit na OTP sa mobile number mong nagtatapos sa 4471. Iyon ang ilalagay mo sa screen; ang email na ito ay paalala lamang at walang lamang OTP.

Transaction ref: BM88210476

Kung hindi mo natanggap ang text makalipas ang 3 minuto, tumawag sa 8631-9000 local 552.`,
    code: null,
    link: null,
  },
  {
    name: `sw-KE bus ticket with seat and booking reference`,
    from: `Mwendo Coach <tiketi@mwendocoach.test>`,
    subject: `Tiketi yako ya Nairobi - Mombasa, MWC7H2P`,
    html: `<div><h2>Asante kwa kusafiri nasi!</h2><p>Kumbukumbu ya tiketi: <b>MWC7H2P</b></p><p>Basi: KDG 418T &nbsp; Kiti: 14B<br>Kuondoka: 22/03/2025 saa 2:30 usiku, kituo cha River Road<br>Nauli: KSh 1,600 (imelipwa kwa muamala SCN4R8TQ1Z)</p><p>Onyesha kumbukumbu hiyo pamoja na kitambulisho chako kabla ya kupanda. Fika dakika 30 mapema.</p><p>Kubadilisha safari piga 0711 220 946.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `el-GR municipal library four digits inline`,
    from: `Δημοτική Βιβλιοθήκη Λάρισας <vivliothiki@dimlarisa.example>`,
    subject: `Σύνδεση στον κατάλογο`,
    html: `<p>Γεια σας,</p><p>για να δείτε τους δανεισμούς σας από τον υπολογιστή που μόλις χρησιμοποιήσατε, συμπληρώστε το PIN <em style='font-style:normal;text-decoration:underline'>6209</em> στο πεδίο που εμφανίζεται στην οθόνη.</p><p>Ο αριθμός της κάρτας σας (ΔΒΛ 15522) παραμένει ο ίδιος.</p><p>Καλή ανάγνωση!</p>`,
    code: '6209',
    link: null,
  },
  {
    name: `el-GR change of address confirmed by link`,
    from: `Αγγελίες Εδώ <logariasmos@aggelies-edo.test>`,
    subject: `Επιβεβαιώστε το νέο σας e-mail`,
    html: `<div style='border-left:6px solid #f76707;padding-left:16px'><p>Ζητήσατε το e-mail του λογαριασμού <b>#118034</b> να αλλάξει σε αυτήν εδώ τη διεύθυνση.</p><p>Πατήστε τον παρακάτω σύνδεσμο μέσα σε 24 ώρες:</p><p><a href='https://aggelies-edo.test/profil/email?u=118034&amp;k=dd20fa71'>Ναι, αυτό είναι το e-mail μου</a></p><p>Ώσπου να γίνει αυτό, οι ειδοποιήσεις για την αγγελία 5590312 θα πηγαίνουν στην παλιά διεύθυνση.</p></div>`,
    code: null,
    link: 'https://aggelies-edo.test/profil/email?u=118034&k=dd20fa71',
  },
  {
    name: `ro-RO code only in the subject`,
    from: `Asociația Alergătorilor Cluj <inscrieri@alergcluj.example>`,
    subject: `60417 este codul pentru confirmarea adresei`,
    html: `<p>Bună!</p><p>Ai completat formularul pentru Crosul Primăverii, ediția 2025. Ca să știm că adresa e bună, scrie pe site codul din titlul acestui mesaj.</p><p>După aceea îți alocăm numărul de concurs și îl primești separat, împreună cu instrucțiunile pentru cursa de 10 km.</p><p>Spor la antrenamente,<br>Mihai și echipa AAC</p>`,
    code: '60417',
    link: null,
  },
  {
    name: `hr-HR health portal second factor, both bodies`,
    from: `Portal Moje Zdravlje <ne-odgovarati@moje-zdravlje.test>`,
    subject: `Drugi korak prijave`,
    html: `<div style='font-family:Calibri'><h3>Poštovani,</h3><p>prijavili ste se lozinkom. Kako bismo bili sigurni da ste to zaista vi, na sljedećem zaslonu upišite kontrolni broj</p><blockquote style='font-size:22px;color:#0b7285'>203 816</blockquote><p>Vrijedi do 09:47 sati. Vaš MBO i nalazi ne šalju se elektroničkom poštom.</p></div>`,
    text: `Poštovani,

prijavili ste se lozinkom. Kako bismo bili sigurni da ste to zaista vi, na sljedećem zaslonu upišite kontrolni broj

> 203 816

Vrijedi do 09:47 sati. Vaš MBO i nalazi ne šalju se elektroničkom poštom.`,
    code: '203816',
    link: null,
  },
  {
    name: `hr-HR magic sign-in link`,
    from: `Recepti s Otoka <prijava@recepti-s-otoka.example>`,
    subject: `Tvoja poveznica za prijavu`,
    html: `<table width='100%'><tr><td align='center'><p>Kod nas nema lozinki. Klikni i već si unutra:</p><p><a style='display:inline-block;background:#1098ad;color:#fff;padding:12px 26px;border-radius:24px' href='https://recepti-s-otoka.example/ulaz/e5T0vYw83kQ'>Prijavi me</a></p><p style='color:#adb5bd;font-size:12px'>Poveznica traje 15 minuta. Od tvoje zadnje posjete objavljena su 43 nova recepta, a recept 20417 (fritule) spremilo je 918 ljudi.</p></td></tr></table>`,
    code: null,
    link: 'https://recepti-s-otoka.example/ulaz/e5T0vYw83kQ',
  },
  {
    name: `sk-SK open-source forge device code, both bodies`,
    from: `Kodovňa <git@kodovna.example>`,
    subject: `[Kodovňa] Nové zariadenie čaká na schválenie`,
    html: `<pre style='font-size:14px'>Ahoj jkral,

niekto so správnym heslom sa prihlasuje z 185.62.108.4 (Fedora, Firefox 136).

Kód zariadenia: <b>WD4-88R-X1Z</b>

Vlož ho na stránke /prihlasenie/zariadenie.
-- 
Kodovňa 1.21.7</pre>`,
    text: `Ahoj jkral,

niekto so správnym heslom sa prihlasuje z 185.62.108.4 (Fedora, Firefox 136).

Kód zariadenia: WD4-88R-X1Z

Vlož ho na stránke /prihlasenie/zariadenie.
-- 
Kodovňa 1.21.7`,
    code: 'WD4-88R-X1Z',
    link: null,
  },
  {
    name: `sl-SI ski pass app code, chatty plain text`,
    from: `Smučka <zivjo@smucka.test>`,
    subject: `Koda: 5 1 9 9 2`,
    text: `Živjo Maja!

Na snegu te že čakamo. V aplikaciji Smučka vnesi pet številk iz zadeve (torej 51992) in tvoja dnevna karta za Krvavec se bo prikazala na telefonu.

Če vrstica za vnos izgine, se v aplikaciji dotakni »Pošlji znova«.

Veliko zavojev!`,
    code: '51992',
    link: null,
  },
  {
    name: `sl-SI software update newsletter with versions and error numbers`,
    from: `Računko programska oprema <novice@racunko.test>`,
    subject: `Računko 25.3.1102 je na voljo`,
    html: `<h2>Kaj je novega v različici 25.3.1102</h2><ul><li>Odpravljena napaka <b>E-40813</b> pri izvozu v XML</li><li>DDV-O za obrazce po 1. 4. 2025</li><li>Varnostna kopija nastavitev se zdaj shrani v datoteko nastavitve_882041.bak</li></ul><p>Licenčna številka vašega podjetja (RCK-7719-02) ostane nespremenjena.</p><p>Pomoč uporabnikom: 01 620 44 80, koda za oddaljeno pomoč vam pove serviser.</p>`,
    text: `Kaj je novega v različici 25.3.1102

- Odpravljena napaka E-40813 pri izvozu v XML
- DDV-O za obrazce po 1. 4. 2025
- Varnostna kopija nastavitev se zdaj shrani v datoteko nastavitve_882041.bak

Licenčna številka vašega podjetja (RCK-7719-02) ostane nespremenjena.

Pomoč uporabnikom: 01 620 44 80, koda za oddaljeno pomoč vam pove serviser.`,
    code: null,
    link: null,
  },
  {
    name: `lt-LT queue number at the migration office`,
    from: `Migracijos tarnyba <rezervacija@migracijos-tarnyba.example>`,
    subject: `Jūsų eilės numeris: C-0427`,
    html: `<p>Rezervacija sėkminga.</p><p style='font-size:40px;border:2px solid;display:inline-block;padding:10px 30px'>C-0427</p><p>Laikas: 2025-03-24, 13:15<br>Vieta: L. Sapiegos g. 1, Vilnius LT-10312, 6 langelis<br>Rezervacijos Nr. 118820563</p><p>Atvykę numerį surinkite terminale prie įėjimo. Pavėlavus daugiau kaip 10 min., reikės registruotis iš naujo.</p>`,
    code: null,
    link: null,
  },
  {
    name: `lv-LV pharmacy web shop code before the sentence`,
    from: `Aptieka Liepziedi <veikals@liepziedi.test>`,
    subject: `Pabeidziet pasūtījuma noformēšanu kā reģistrēts klients`,
    html: `<div style='border-top:4px solid #37b24d;padding:18px;font-family:Helvetica'><p><span style='background:#ebfbee;font-size:21px;padding:3px 8px'>A6E1</span> &ndash; šīs četras zīmes ierakstiet lodziņā „Apliecinājums”, lai izveidotu profilu.</p><p>Groza Nr. 2025-18834 saglabāsim trīs dienas, summa 27,46 EUR.</p><p>Jūsu farmaceite Ilze, tālr. 67 204 119</p></div>`,
    code: 'A6E1',
    link: null,
  },
  {
    name: `lv-LV security bulletin with CVE and version numbers`,
    from: `Tīkla Sargs <biletens@tiklasargs.example>`,
    subject: `Nedēļas apskats Nr. 118: viltus SMS un steidzami atjauninājumi`,
    text: `ŠONEDĒĻ

1) Maršrutētājiem BaltNet X40 atrasta ievainojamība CVE-2025-20918. Atjauniniet uz 4.8.2219.

2) Izplatās SMS no numura 2900 4418: „Jūsu kods ir 000000, ievadiet to šeit”. Tā ir krāpšana, kodu nekur nevadiet.

3) Aptauja: 63 % lietotāju vienu paroli izmanto vairāk nekā 5 vietnēs.

Atteikties no apskata var, atbildot ar vārdu STOP.`,
    code: null,
    link: null,
  },
  {
    name: `et-EE e-mail confirmation button for pet registry`,
    from: `Lemmikloomaregister <register@lemmikud.example>`,
    subject: `Palun kinnitage oma e-posti aadress`,
    html: `<table align='center' style='background:#fff4e6'><tr><td style='padding:28px'><p>Looma <b>Muri</b> (kiip 233098100417265) omanikuks on märgitud see e-posti aadress.</p><p><a href='https://lemmikud.example/omanik/kinnita/0c4d-91b7' style='border:1px solid #d9480f;color:#d9480f;padding:9px 15px'>Kinnitan aadressi</a></p><p>Kinnitamata aadressile kadunud looma teateid ei saadeta.</p></td></tr></table>`,
    code: null,
    link: 'https://lemmikud.example/omanik/kinnita/0c4d-91b7',
  },
  {
    name: `ca-ES hiking club change of IBAN in plain text`,
    from: `Centre Excursionista Puigsagordi <secretaria@cepuigsagordi.example>`,
    subject: `Canvi de compte bancari`,
    text: `Benvolguda Montserrat,

hem rebut, des de la teva fitxa, la petició de girar la quota de 2025 (64 €) al compte acabat en 3390.

Perquè quedi fet, torna a la fitxa i, allà on diu "Comprovació", posa-hi: NOGUERA8

Si no has estat tu, escriu-nos abans de divendres.

Salut i muntanya,
La secretaria`,
    code: 'NOGUERA8',
    link: null,
  },
  {
    name: `af-ZA wine farm shop log-in code at the end`,
    from: `Klipdrif Wynlandgoed <winkel@klipdrifwyn.test>`,
    subject: `Teken in by ons aanlyn kelder`,
    html: `<div style='font-family:Garamond,serif;font-size:17px'><p>Goeiedag, mnr. Van Wyk</p><p>U het gevra om sonder 'n wagwoord in te teken. Dis maklik: die skerm wat nou oop is, soek vyf syfers, naamlik</p><p style='padding-left:40px;font-size:26px'>8 &bull; 3 &bull; 3 &bull; 0 &bull; 7</p><p>Lekker proe!<br><i>Elsabe en die span</i></p><p style='font-size:11px'>Nie vir persone onder 18 nie. Posbus 2140, Robertson 6705.</p></div>`,
    code: '83307',
    link: null,
  },
  {
    name: `af-ZA church newsletter address change confirmed by link`,
    from: `Gemeente Bergsig <kantoor@gembergsig.example>`,
    subject: `Is dit jou nuwe e-posadres?`,
    html: `<p>Liewe Hannelie,</p><p>Volgens die lidmaatregister (no. 1187) wil jy voortaan ons weekbrief by hierdie adres kry. <a href='https://gembergsig.example/weekbrief/bevestig/1187-fe2a90'>Klik hier as dit reg is</a>.</p><p>Sondag sing ons Lied 527 en Psalm 121. Deurkollekte tot dusver: R4 318,50.</p>`,
    text: `Liewe Hannelie,

Volgens die lidmaatregister (no. 1187) wil jy voortaan ons weekbrief by hierdie adres kry. Klik hier as dit reg is: https://gembergsig.example/weekbrief/bevestig/1187-fe2a90

Sondag sing ons Lied 527 en Psalm 121. Deurkollekte tot dusver: R4 318,50.`,
    code: null,
    link: 'https://gembergsig.example/weekbrief/bevestig/1187-fe2a90',
  },
  {
    name: `ka-GE chess club password reset with letters and digits`,
    from: `საჭადრაკო კლუბი მხედარი <klubi@mkhedari.example>`,
    subject: `დაგავიწყდათ პაროლი?`,
    html: `<div style='line-height:1.7'><p>მოგესალმებით, ბატონო გიორგი,</p><p>პაროლის შესაცვლელად საჭირო სიმბოლოებია <span style='background:#000;color:#fff;padding:2px 9px'>Nf3Qd8</span>. გთხოვთ, დიდი და პატარა ასოები ზუსტად ისე ჩაწეროთ, როგორც აქ წერია.</p><p>თქვენი რეიტინგია 1847, შემდეგი ტურნირი კი 5 აპრილს, 12:00 საათზე დაიწყება.</p></div>`,
    code: 'Nf3Qd8',
    link: null,
  },
  {
    name: `hy-AM university portal password in plain text`,
    from: `Համալսարանի գրադարան <gradaran@hamalsaran.example>`,
    subject: `Էլ. փոստի հասցեի հաստատում`,
    text: `Հարգելի՛ ընթերցող,

ձեր տոմսի համարը 11904 է, ժամկետը՝ մինչև 2026 թ.։

Էլեկտրոնային ընթերցասրահից օգտվելու համար գրանցման էջի վերջին դաշտում գրեք RT6-82Y բանալին։ Այն կարող եք օգտագործել միայն մեկ անգամ։

Հարգանքով՝
գրադարանի սպասարկման բաժին, ներքին հեռ. 2-47`,
    code: 'RT6-82Y',
    link: null,
  },
  {
    name: `hy-AM flight booking with record locator`,
    from: `Արփա Տուր <tomser@arpatour.test>`,
    subject: `Ձեր ավիատոմսերը՝ Երևան – Վիեննա`,
    html: `<div style='background:#edf2ff;padding:20px'><p>Ամրագրման կոդ՝ <b style='font-size:20px'>L4XW9E</b></p><table border='1' cellpadding='5'><tr><td>Չվերթ</td><td>OS 642</td></tr><tr><td>Ամսաթիվ</td><td>12.05.2025, 04:35</td></tr><tr><td>Տոմսի համար</td><td>257-2410883716</td></tr><tr><td>Գումար</td><td>148 900 ֏</td></tr></table><p>Առցանց գրանցումը բացվում է թռիչքից 36 ժամ առաջ։ Բարի թռիչք։</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `az-AZ smart gas card top-up receipt`,
    from: `Ödə Rahat <qebz@oderahat.test>`,
    subject: `Ödəniş qəbul edildi: 35,00 AZN`,
    html: `<div style='font-family:monospace;border:1px dashed #555;width:320px;padding:14px'><p align='center'>QƏBZ № 60281174</p>Xidmət: Qaz (smart kart)<br>Abonent kodu: 110420638817<br>Kart: **** 5190<br>Əməliyyat kodu: 4QZ81M7T<br>Məbləğ: 35,00 AZN<br>Komissiya: 0,00<br>Tarix: 11.03.2025 20:19<p>Kartı sayğaca yaxınlaşdırın və 30 saniyə gözləyin.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `en riddle with ducks, single character boxes`,
    from: `Puddle & Pond Games <quack@puddlepond.example>`,
    subject: `Six ducks are waiting for you`,
    html: `<div style='font-family:Verdana;background:#e9f7ff;padding:24px'><h2>Quack!</h2><p>Half a dozen ducks waddled out of our database carrying little signs. Line them up on the pond page in exactly this order and the gate swings open:</p><table cellspacing='6'><tr><td style='border:1px solid #339;padding:8px'>7</td><td style='border:1px solid #339;padding:8px'>0</td><td style='border:1px solid #339;padding:8px'>3</td><td style='border:1px solid #339;padding:8px'>9</td><td style='border:1px solid #339;padding:8px'>1</td><td style='border:1px solid #339;padding:8px'>8</td></tr></table><p>They get bored after 15 minutes and fly south. If you never asked for ducks, just let them go.</p><p style='font-size:11px;color:#808080'>Puddle &amp; Pond Games, 2210 Heron Lane, Duluth MN 55802</p></div>`,
    code: '703918',
    link: null,
  },
  {
    name: `en payment release with sort code and account number beside it`,
    from: `Calder Bank <payments@calderbank.example>`,
    subject: `You're paying J Pell £1,204.50`,
    html: `<table style='width:100%;border-collapse:collapse;font-family:Arial'><tr><td colspan='2'><b>New payee. Please read before you act.</b></td></tr><tr><td>To</td><td>J Pell</td></tr><tr><td>Sort code</td><td>20-44-81</td></tr><tr><td>Account number</td><td>55019273</td></tr><tr><td>Amount</td><td>£1,204.50</td></tr><tr><td>Reference</td><td>ROOF 2241</td></tr><tr><td>To release it, key in</td><td><b>390447</b></td></tr></table><p>Has somebody rung and told you to move money to a "safe" account? Hang up and dial 159.</p>`,
    code: '390447',
    link: null,
  },
  {
    name: `en greengrocer with a vegetable instead of a password`,
    from: `Root Cellar Veg Box <hello@rootcellar.example>`,
    subject: `Passwords are so 2009`,
    html: `<center><p>We don't do passwords. We do vegetables.</p><p>Today, Tom, you are:</p><p style='font-size:34px;color:#2e7d32'><b>LEEK29</b></p><p>Tell the website that's who you are and it'll let you at your basket (£23.40, 7 items, delivery Thursday). Tomorrow you'll be some other vegetable.</p><p><small>Box number 50617 &middot; Route 14 &middot; Skip before 22:00</small></p></center>`,
    code: 'LEEK29',
    link: null,
  },
  {
    name: `en backup codes only, none of them the main one`,
    from: `Kestrel Accounts <noreply@kestrel-accounts.example>`,
    subject: `Your new set of recovery codes`,
    text: `You asked for a new set at 08:03. The earlier ones are void.

  f3kd-91xa   tt0p-6mwe
  8zvb-q2h7   m44c-yd5n
  r9lu-0egk   5jsx-w8bf
  2hqn-pk61   c7ya-3tvr

Print this and keep it away from your computer. Two-factor sign-in keeps working with your app as before; nothing needs entering today.
`,
    code: null,
    link: null,
  },
  {
    name: `en branch closure with new sort code`,
    from: `Tamar Building Society <service@tamarbs.example>`,
    subject: `Important: your new sort code and what you need to confirm`,
    html: `<p>Dear Mrs Okafor,</p><p>Our Liskeard branch closes on 28 March. From that date your code changes:</p><p>Old: 60-17-02<br>New: <b style='font-size:22px'>60-17-44</b></p><p>Your account number (8 digits, ending 316) and your PIN do not change. Confirmation of Payee will recognise both for 36 months. We'll never ask you to read out a passcode.</p><p>Member no. 0047719 | FRN 206088</p>`,
    text: `Dear Mrs Okafor,

Our Liskeard branch closes on 28 March. From that date your code changes:

Old: 60-17-02
New: 60-17-44

Your account number (8 digits, ending 316) and your PIN do not change. Confirmation of Payee will recognise both for 36 months. We'll never ask you to read out a passcode.

Member no. 0047719 | FRN 206088
`,
    code: null,
    link: null,
  },
  {
    name: `en password reset by link with a reference number`,
    from: `Marlowe College IT <servicedesk@marlowe.example>`,
    subject: `Password reset requested (INC0771902)`,
    html: `<p>Someone, we hope you, asked to reset the password for <b>s2340187</b>.</p><p>Choose a new one at <a href="https://id.marlowe.example/reset/Zk39vQ0pLx7T">id.marlowe.example/reset</a> within 30 minutes.</p><p>The Service Desk will not ask for a code, nor for the PIN of your door card. Incident INC0771902, Room B114, phone 555 0199 option 3.</p>`,
    code: null,
    link: 'https://id.marlowe.example/reset/Zk39vQ0pLx7T',
  },
  {
    name: `pt-BR boss forwards the trade registry mail`,
    from: `Wagner Tavares <wagner@tavarescontabil.example>`,
    subject: `ENC: Validação de representante legal`,
    text: `Lú, chegou pra mim, preciso que vc jogue isso no portal agora que eu tô na estrada. É o da padaria, não o da oficina. Abs

Enviado do meu celular

-----Mensagem original-----
De: Junta Digital <naoresponda@juntadigital.example>
Enviada em: quinta-feira, 18 de julho de 2024 10:47
Para: Wagner Tavares
Assunto: Validação de representante legal

Protocolo: 24/118.206-3
CNPJ: 12.345.678/0001-95
NIRE: 31209987654

Para que o ato acima siga para análise, digite na etapa 4 do módulo Assinador os dígitos

93 40 57

O prazo encerra às 11h17.
`,
    code: '934057',
    link: null,
  },
  {
    name: `pt-BR code was sent by SMS, not here`,
    from: `Cartões Ipê <seguranca@cartoesipe.example>`,
    subject: `Seu código de segurança foi enviado`,
    text: `Olá, Benedito.

Você pediu para ver a senha do cartão final 4412. Mandamos agora mesmo um SMS com o código de 6 dígitos para o celular (**) *****-7730. É lá que ele está; por e-mail não enviamos.

Não chegou? Ligue 4004-0918 (capitais) e tecle 2.
Atendimento nº 20240619883
`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR referral code looking like an access code`,
    from: `Carona Boa <time@caronaboa.example>`,
    subject: `Este é o seu código, Matheus: 503917`,
    html: `<p>Guarda bem esse número aqui:</p><div style='border:1px solid #ccc;padding:16px;font-size:30px'>503 917</div><p>Passe ele pra galera. Cada amigo que digitar na hora do cadastro ganha R$ 20 na primeira viagem, e você também. Vale até 30/09, no máximo 15 amigos. CNPJ 33.014.556/0001-09.</p>`,
    code: null,
    link: null,
  },
  {
    name: `es card purchase to authorise between amounts`,
    from: `Caja Almenara <autorizaciones@cajaalmenara.example>`,
    subject: `Compra de 84,90 € en ZAPATERIA LUNA`,
    html: `<p>Estás comprando con tu tarjeta terminada en 7719.</p><dl><dt>Comercio</dt><dd>ZAPATERIA LUNA 003412 SEVILLA</dd><dt>Importe</dt><dd>84,90 EUR</dd><dt>Fecha</dt><dd>17/05/2024 19:26:08</dd><dt>Operación</dt><dd>510882</dd><dt>Para dar tu visto bueno</dt><dd>226039</dd></dl><p>Escríbelo únicamente en la ventana de la tienda que tienes abierta. Si no reconoces la compra, bloquea la tarjeta en el 900 555 118.</p>`,
    text: `Estás comprando con tu tarjeta terminada en 7719.

Comercio: ZAPATERIA LUNA 003412 SEVILLA
Importe: 84,90 EUR
Fecha: 17/05/2024 19:26:08
Operación: 510882
Para dar tu visto bueno: 226039

Escríbelo únicamente en la ventana de la tienda que tienes abierta. Si no reconoces la compra, bloquea la tarjeta en el 900 555 118.
`,
    code: '226039',
    link: null,
  },
  {
    name: `es three groups with hyphens and an alternative link`,
    from: `Huerto Común <acceso@huertocomun.example>`,
    subject: `Tu llave del huerto`,
    html: `<p>¡Hola, hortelana!</p><p>Dos maneras de pasar la valla. La cómoda: <a href='https://huertocomun.example/entrar/uV83nnQe0'>pincha aquí y ya estás dentro</a>. La artesana: teclea en la otra pantalla</p><blockquote style='font-family:Courier;font-size:26px'>A9-C3-F7</blockquote><p>Cualquiera de las dos se marchita a los 25 minutos. Parcela 118, turno de riego 06:30.</p>`,
    code: 'A9-C3-F7',
    link: 'https://huertocomun.example/entrar/uV83nnQe0',
  },
  {
    name: `es wrong verification code entered, error number`,
    from: `Tesorería Fácil <avisos@tesoreriafacil.example>`,
    subject: `Código de verificación incorrecto`,
    html: `<h3>No hemos podido verificarte</h3><p>El código que escribiste a las 11:08 no coincide con el enviado a tu móvil. Llevas 3 de 3 intentos y el acceso queda bloqueado 24 horas.</p><p style='background:#fdd;padding:10px'>Error <b>403118</b></p><p>Mañana a partir de las 11:08 podrás pedir otro. Si no eras tú, llama al 060 y facilita ese número de error.</p>`,
    code: null,
    link: null,
  },
  {
    name: `de release a transfer, amount and IBAN beside it`,
    from: `Sparda-Union Nord <freigabe@spardaunion.example>`,
    subject: `Auftrag über 3.400,00 EUR`,
    text: `Sehr geehrter Herr Thiessen,

folgender Auftrag liegt zur Freigabe bereit:

Empfänger      Autohaus Jansen KG
IBAN           DE02 1203 0000 0000 2020 51
Betrag         3.400,00 EUR
Verwendung     RG 2024-10773
Auftrag        998104
Freigabe mit   417 5520

Bitte vergleichen Sie Empfänger und Betrag, bevor Sie im Online-Banking tippen.
`,
    code: '4175520',
    link: null,
  },
  {
    name: `de long health insurance letter, digits in the middle`,
    from: `Betriebskrankenkasse Hanse <postfach@bkk-hanse.example>`,
    subject: `Änderung Ihrer Bankverbindung – Mitwirkung nach § 60 SGB I`,
    html: `<p>Sehr geehrte Frau Adeyemi,</p><p>am 06.06.2024 haben Sie uns über das Online-Portal eine geänderte Kontoverbindung (IBAN endet auf 8830) mitgeteilt. Nach § 60 Abs. 1 Satz 1 Nr. 2 SGB I sind Sie zur Mitteilung verpflichtet; hierfür danken wir. Erstattungen, derzeit 312,70 EUR, werden künftig dorthin gezahlt. Um Missbrauch auszuschließen, vollziehen wir die Änderung jedoch erst, wenn Sie im Portal unter »Offene Vorgänge« die Ziffern 09471 hinterlegt haben. Geschieht dies nicht binnen 72 Stunden, bleibt es bei der bisherigen Verbindung.</p><p>Ihre Versichertennummer lautet unverändert K204 881 937. Die elektronische Gesundheitskarte und deren PIN sind nicht betroffen. Hinweise zum Datenschutz (Art. 13 DSGVO) finden Sie auf Blatt 2.</p><p>Körperschaft des öffentlichen Rechts, IK 101 320 043, 20095 Hamburg</p>`,
    code: '09471',
    link: null,
  },
  {
    name: `de list of backup codes, no single one`,
    from: `Werkbank Git <konto@werkbank-git.example>`,
    subject: `Zwei-Faktor-Sicherungscodes neu erzeugt`,
    html: `<p>Du hast eben zehn neue Sicherungscodes erzeugt. Zum Ausdrucken:</p><table style='font-family:monospace' cellpadding='5'><tr><td>60438-11972</td><td>87720-56031</td></tr><tr><td>22094-87315</td><td>14463-90058</td></tr><tr><td>95517-30846</td><td>40981-72263</td></tr><tr><td>73306-14529</td><td>51872-06694</td></tr><tr><td>08145-63370</td><td>36629-48817</td></tr></table><p>Jeder geht genau einmal. Im Moment musst du keinen davon eingeben.</p>`,
    code: null,
    link: null,
  },
  {
    name: `fr riddle of a cheesemaker`,
    from: `La Cave à Tomes <maitre@cavetomes.example>`,
    subject: `La meule a parlé`,
    html: `<div style='font-family:Palatino;color:#4a3b10'><p>Cher affineur,</p><p>Au dos de la meule, quelqu'un a gravé des chiffres au couteau. Recopiez-les sur notre page sans réfléchir&nbsp;: c'est elle qui réfléchira.</p><table align='center' style='background:#f6d860;border-radius:50%'><tr><td style='padding:44px;font-size:26px'>18&nbsp;55&nbsp;27&nbsp;04</td></tr></table><p>La croûte se referme dans une demi-heure. Commande 2024-6619, 1,2 kg, 38,40&nbsp;€.</p></div>`,
    code: '18552704',
    link: null,
  },
  {
    name: `fr gift voucher with code and PIN`,
    from: `Librairie du Canal <cadeaux@librairieducanal.example>`,
    subject: `Votre code : 4821-7730-9156`,
    html: `<div style='border:3px double #705;padding:20px'><h2>Un chèque-lire de 30 €</h2><p>De la part de Tante Odile, pour vos dix ans.</p><p>Code&nbsp;: <b>4821-7730-9156</b><br>PIN&nbsp;: <b>3380</b></p><p>À saisir au moment de payer ou à montrer en caisse. Valable jusqu'au 31/12/2025, non remboursable.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `fr exam summons with candidate number`,
    from: `Centre d'examens Delta <convocations@delta-examens.example>`,
    subject: `Convocation : vérifiez votre numéro de candidat`,
    text: `Mademoiselle Rakoto,

Vous êtes attendue le 14 juin à 8 h 15.

   Candidat    580271
   Épreuve     B2-0614
   Salle       308, table 22
   Code sujet  communiqué sur place

Vérifiez l'orthographe de votre nom. Le numéro de candidat doit être recopié sur chaque copie. Pièce d'identité obligatoire.
`,
    code: null,
    link: null,
  },
  {
    name: `it payment to authorise with amount and card`,
    from: `Banca del Tanaro <operazioni@bancatanaro.example>`,
    subject: `129,00 € a TRENI E BINARI SRL: sei tu?`,
    html: `<p>Ciao Loredana,</p><table border='0' cellpadding='3'><tr><td>Carta</td><td>**** 2084</td></tr><tr><td>Esercente</td><td>TRENI E BINARI SRL 40128</td></tr><tr><td>Importo</td><td>129,00 €</td></tr><tr><td>Autorizzazione n.</td><td>671105</td></tr></table><p>Se sì, nella finestra del negozio metti <code>348 296</code>; se no, non fare nulla e la spesa decade alle 21:47.</p>`,
    text: `Ciao Loredana,

Carta: **** 2084
Esercente: TRENI E BINARI SRL 40128
Importo: 129,00 €
Autorizzazione n.: 671105

Se sì, nella finestra del negozio metti 348 296; se no, non fare nulla e la spesa decade alle 21:47.
`,
    code: '348296',
    link: null,
  },
  {
    name: `tr riddle of a cat at the door`,
    from: `Mırmır Kitabevi <kedi@mirmirkitap.example>`,
    subject: `Kapıdaki kedi kulağına bir şey fısıldadı`,
    html: `<div style='font-family:Trebuchet MS;padding:20px;border:2px dotted #b56'><p>Sevgili okur,</p><p>Dükkânın kedisi yabancıyı içeri almaz. Ama patisiyle yere şunu çizdi, sitedeki kutucuklara aynısını çizersen mırlayıp kenara çekilir:</p><p style='text-align:center;font-size:32px'>83 17 40</p><p>Kedi bu, yirmi dakikaya kalmaz unutur. Sepetinde 3 kitap, 412,50 TL bekliyor.</p></div>`,
    code: '831740',
    link: null,
  },
  {
    name: `pl confirm address by link, case number`,
    from: `Przychodnia Pod Lipami <rejestracja@podlipami.example>`,
    subject: `Zgłoszenie 640 275 – potwierdź adres e-mail`,
    html: `<p>Dzień dobry,</p><p>aby wyniki badań mogły trafiać na tę skrzynkę, prosimy o jedno kliknięcie:</p><p><a href='https://pacjent.podlipami.example/adres/potwierdz/a0Xw77Kd'>Potwierdzam adres</a></p><p>Nr zgłoszenia: <b>640 275</b><br>Nr kartoteki: 11/0482<br>E-recepta: 4-cyfrowy kod otrzymają Państwo SMS-em po wizycie.</p><p>ul. Lipowa 9, 31-553 Kraków, tel. 12 555 04 18</p>`,
    code: null,
    link: 'https://pacjent.podlipami.example/adres/potwierdz/a0Xw77Kd',
  },
  {
    name: `ru public office ticket and booking code`,
    from: `МФЦ Заречного района <talon@mfc-zarechny.example>`,
    subject: `Ваш код записи 49207 подтверждён`,
    text: `Уважаемый Ильдар Маратович!

Вы записаны на 19.11.2024, 11:20, окно 8.

Код записи: 49207
Талон: А-047
Услуга: 118 (замена паспорта)

Наберите код записи на терминале у входа, чтобы распечатать талон. Никому не сообщайте коды из СМС: сотрудники МФЦ их не спрашивают. Госпошлина 300 руб., КБК 188 1 08 07100 01 8035 110.
`,
    code: null,
    link: null,
  },
  {
    name: `hi gas booking number and OTP warning`,
    from: `ज्योति गैस एजेंसी <booking@jyotigas.example>`,
    subject: `बुकिंग पक्की: 481630`,
    html: `<p>प्रिय उपभोक्ता,</p><p>आपका सिलिंडर बुक हो गया है।</p><table border='1'><tr><td>बुकिंग संख्या</td><td><b>481630</b></td></tr><tr><td>उपभोक्ता क्रमांक</td><td>7512 0096</td></tr><tr><td>राशि</td><td>₹903.50</td></tr><tr><td>पिन कोड</td><td>226010</td></tr></table><p>OTP डिलीवरी के दिन आपके मोबाइल पर आएगा। फ़ोन करके OTP माँगने वाले से सावधान रहें, हेल्पलाइन 1906।</p>`,
    code: null,
    link: null,
  },
  {
    name: `id transfer approval with amount and account`,
    from: `Bank Sagara <notifikasi@banksagara.example>`,
    subject: `Rp4.750.000 mau dikirim ke siapa, ya?`,
    html: `<p>Halo Kak Ratih,</p><p>Ada permintaan kirim uang dari akunmu:</p><ul><li>Tujuan: CV Maju Lancar, rek. 0091 8827 3340</li><li>Nominal: Rp4.750.000</li><li>Biaya: Rp2.500</li><li>No. referensi: 20240917-553108</li></ul><p>Kalau benar, isikan <b style='color:#d35400'>27-06-94</b> di kolom terakhir, lengkap dengan tanda hubungnya. Kalau bukan kamu, abaikan saja dan hubungi 1500-918.</p>`,
    code: '270694',
    link: null,
  },
  {
    name: `vi order code confirmed, coupon`,
    from: `Chợ Phiên Online <hotro@chophien.example>`,
    subject: `Mã 728415 đã được xác nhận`,
    text: `Chào chị Thảo,

Đơn hàng mang mã 728415 đã được người bán xác nhận và sẽ giao trong hôm nay.

- Mã vận đơn: CPV0099318427
- Thu hộ: 365.000đ
- Giảm giá: mã XACTHUC10 (đã trừ 10%)
- Tổng đài: 1900 0918, nhánh 4

Shipper chỉ hỏi mã đơn, không bao giờ hỏi mã OTP trên điện thoại của chị.
`,
    code: null,
    link: null,
  },
];
