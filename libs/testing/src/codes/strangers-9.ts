import type { MailCase } from './mail-case.js';

/** Mails by six writers of a third round, who knew neither the recogniser nor the other mails; the models train on them. */
export const cases: MailCase[] = [
  {
    name: `tr-TR energy company code only in the subject`,
    from: `Fırat Elektrik <bilgi@firatelektrik.test>`,
    subject: `381 652 – çevrimiçi abonelik girişiniz`,
    html: `<p>Merhaba,</p><p>Konu satırında gördüğünüz altı rakam, Fırat Elektrik çevrimiçi işlemlerine girmeniz içindir. <i>10 dakika</i> sonra silinir.</p><p>Arıza bildirimi: <b>186</b></p>`,
    code: '381652',
    link: null,
  },
  {
    name: `tr-TR gas bill with meter reading and installation number`,
    from: `Karadeniz Doğalgaz <fatura@karadenizgaz.example>`,
    subject: `Nisan faturanız: 1.286,40 TL`,
    html: `<table border='0' cellspacing='0' cellpadding='6' style='font:13px Tahoma;width:100%'><tr style='background:#e8eef7'><th align='left'>Tesisat no</th><th align='left'>Sözleşme hesabı</th><th align='left'>Fatura no</th></tr><tr><td>40172236</td><td>2100984417</td><td>KDG2025000118273</td></tr><tr style='background:#e8eef7'><th align='left'>İlk endeks</th><th align='left'>Son endeks</th><th align='left'>Tüketim</th></tr><tr><td>11842</td><td>11963</td><td>121 m³</td></tr></table><p>Son ödeme günü 12 Mayıs. Banka şubesinden öderken <b>40172236</b> numarasını belirtmeniz yeterlidir.</p>`,
    code: null,
    link: null,
  },
  {
    name: `pl-PL bank transfer authorisation after the sentence with amount and account`,
    from: `Bank Nadwiślański <autoryzacja@nadwislanski.test>`,
    subject: `Autoryzacja przelewu`,
    html: `<div style='font-family:Segoe UI,sans-serif;color:#222'><p>Zlecono przelew na kwotę <b>2 340,00 PLN</b> na rachunek 61 1090 … 7781 (odbiorca: Stolarnia Kępa).</p><p>Jeżeli dane się zgadzają, przepisz na stronie bankowości:</p><p style='font-size:28px;margin:16px 0'>557 208</p><p>Operacja nr 3 z dnia 09.06.2025. Infolinia 22 555 00 40.</p></div>`,
    code: '557208',
    link: null,
  },
  {
    name: `pl-PL university token letters and digits in both parts`,
    from: `Uniwersytet Podlaski – Centrum IT <konta@it.upodlaski.test>`,
    subject: `Aktywacja konta studenta`,
    html: `<p>Cześć Hanno!</p><p>Token aktywacyjny: <tt>x4Rb9qLm</tt><br><small>(wielkość liter ma znaczenie)</small></p><p>Podaj go razem z numerem albumu 318745 na stronie aktywacji kont.</p><p>Centrum IT UP</p>`,
    text: `Cześć Hanno!

Token aktywacyjny: x4Rb9qLm
(wielkość liter ma znaczenie)

Podaj go razem z numerem albumu 318745 na stronie aktywacji kont.

Centrum IT UP`,
    code: 'x4Rb9qLm',
    link: null,
  },
  {
    name: `pl-PL bank security newsletter about codes`,
    from: `Kasa Oszczędnościowa Śląsk <newsletter@koslask.example>`,
    subject: `Cyberporadnik nr 27: oszustwo na kod BLIK`,
    html: `<h1 style='color:#c00'>Nie daj się nabrać!</h1><p>Przestępcy piszą do znajomych: „podaj mi szybko 6-cyfrowy kod, oddam wieczorem”. W 2024 roku zgłoszono 18 452 takie przypadki, a średnia strata wyniosła 1370 zł.</p><ol><li>Zadzwoń do osoby, która prosi o kod.</li><li>Sprawdź kwotę w aplikacji przed zatwierdzeniem.</li><li>Zgłoś podejrzany SMS na numer 8080.</li></ol><p>Przykład fałszywej wiadomości: <i>Kod 123456 potwierdza wpłatę</i> – takich treści nie wysyłamy.</p>`,
    code: null,
    link: null,
  },
  {
    name: `nl-NL municipality personal page plain text`,
    from: `Gemeente Veldermeer <mijn@veldermeer.example>`,
    subject: `Inloggen op Mijn Veldermeer`,
    text: `Beste inwoner,

U heeft gekozen voor inloggen via e-mail. Typ de onderstaande cijfers over op de inlogpagina.

6 6 0 1 9 4

Na een kwartier zijn ze niet meer bruikbaar.

Met vriendelijke groet,
KlantContactCentrum
Telefoon 14 0229`,
    code: '660194',
    link: null,
  },
  {
    name: `nl-NL university sign-in with bullets and both parts`,
    from: `Hogeschool Maasland ICT <servicedesk@hsmaasland.test>`,
    subject: `Tweede stap bij het aanmelden`,
    html: `<p>Stappen:</p><ul><li>Ga terug naar het venster waarin je je studentnummer (0987611) invulde</li><li>Toets <b>5028836</b> in</li><li>Kies &lsquo;Vertrouw deze laptop&rsquo;</li></ul><p>Hulp nodig? Balie B1.042, open tot 17.00 uur.</p>`,
    text: `Stappen:

- Ga terug naar het venster waarin je je studentnummer (0987611) invulde
- Toets 5028836 in
- Kies 'Vertrouw deze laptop'

Hulp nodig? Balie B1.042, open tot 17.00 uur.`,
    code: '5028836',
    link: null,
  },
  {
    name: `nl-NL municipal appointment number and counter ticket`,
    from: `Afsprakenbureau Gemeente Oudezijl <afspraak@oudezijl.test>`,
    subject: `Uw afspraak voor een paspoort`,
    html: `<h4>Afspraakbevestiging</h4><p>Donderdag 11 september, 10:20 uur, stadhuis.</p><p>Bij binnenkomst meldt u zich bij de zuil; toets daar uw afspraakcode <font size='5' color='#004'>51908</font> in, dan verschijnt uw volgnummer op het scherm.</p><p>Kosten: &euro; 86,85 (pin). Neem een pasfoto mee die niet ouder is dan 6 maanden.</p>`,
    text: `AFSPRAAKBEVESTIGING

Donderdag 11 september, 10:20 uur, stadhuis.

Bij binnenkomst meldt u zich bij de zuil; toets daar uw afspraakcode 51908 in, dan verschijnt uw volgnummer op het scherm.

Kosten: € 86,85 (pin). Neem een pasfoto mee die niet ouder is dan 6 maanden.`,
    code: null,
    link: null,
  },
  {
    name: `sv-SE bank payment confirmation html definition list`,
    from: `Roslagens Sparbank <sakerhet@roslagensspar.example>`,
    subject: `Godkänn din betalning`,
    html: `<div style='font:14px/1.5 sans-serif'><p>En betalning väntar på dig.</p><dl><dt>Mottagare</dt><dd>Norrtälje Båtvarv AB, bg 5051-6822</dd><dt>Belopp</dt><dd>12&nbsp;480,00 kr</dd><dt>Engångskod</dt><dd style='font-size:22px;color:#0a4'>39507162</dd></dl><p>Kontrollera att beloppet stämmer innan koden matas in.</p></div>`,
    code: '39507162',
    link: null,
  },
  {
    name: `sv-SE electricity invoice with OCR number`,
    from: `Västkustens Elnät <faktura@vastkustelnat.test>`,
    subject: `Ny faktura att betala senast 31 oktober`,
    html: `<table width='100%'><tr><td><b>OCR-nummer</b></td><td align='right'>7300 4481 926</td></tr><tr><td><b>Bankgiro</b></td><td align='right'>5801-3394</td></tr><tr><td><b>Anläggnings-id</b></td><td align='right'>735999 100 2048 17 365</td></tr><tr><td><b>Att betala</b></td><td align='right'>914 kr</td></tr><tr><td><b>Mätarställning</b></td><td align='right'>48 213 kWh</td></tr></table><p>Lägg upp autogiro så slipper du knappa in siffrorna varje månad.</p>`,
    code: null,
    link: null,
  },
  {
    name: `sv-SE health provider confirm e-mail link`,
    from: `Vårdcentralen Linden <tidbok@vclinden.test>`,
    subject: `Bekräfta adressen så skickar vi din kallelse`,
    html: `<p>Hej,</p><p>vi vill försäkra oss om att kallelser når fram till rätt person. Klicka på länken nedan för att bekräfta:</p><p><a href='https://tidbok.vclinden.test/bekrafta?id=77104&amp;k=mPq31'>Bekräfta min adress</a></p><p>Remiss 25-0931, mottagning 4, plan 2.</p>`,
    text: `Hej,

vi vill försäkra oss om att kallelser når fram till rätt person. Klicka på länken nedan för att bekräfta:

https://tidbok.vclinden.test/bekrafta?id=77104&k=mPq31

Remiss 25-0931, mottagning 4, plan 2.`,
    code: null,
    link: 'https://tidbok.vclinden.test/bekrafta?id=77104&k=mPq31',
  },
  {
    name: `da-DK municipality plain text letter`,
    from: `Hvidsand Kommune <selvbetjening@hvidsand-kommune.test>`,
    subject: `Vedr. din ansøgning om byggetilladelse (sag 2025-08817)`,
    text: `Kære borger

Inden vi sender ansøgningen videre, skal din mailadresse bekræftes.

Tast tallet 9047 i selvbetjeningen under punktet "Kontaktoplysninger".

Med venlig hilsen
Teknik og Miljø
Tlf. 99 55 12 00, lokal 3318`,
    code: '9047',
    link: null,
  },
  {
    name: `da-DK hospital vaccination booking number`,
    from: `Region Bælt Booking <booking@region-baelt.test>`,
    subject: `Din tid til vaccination`,
    text: `Du er booket:

Tirsdag den 4. november kl. 11.05
Sundhedshuset, lokale 118

Bookingnummer: 930471
Vaccine: influenza, batch AF2209

Hvis du må melde afbud, så hav bookingnummeret klar. Husk sygesikringskortet.`,
    code: null,
    link: null,
  },
  {
    name: `da-DK pension fund sign-in link`,
    from: `Pensionskassen Fyrtårn <login@pkfyrtaarn.example>`,
    subject: `Log ind med ét klik`,
    html: `<center><p>God formiddag, Søren.</p><a href='https://min.pkfyrtaarn.example/l/7Hq2-xX91-bb' style='display:block;width:220px;background:#225577;color:#fff;padding:14px;border-radius:30px'>Åbn min pension</a><p>Knappen virker i 20 minutter. Policenr. 118 902 44.</p></center>`,
    code: null,
    link: 'https://min.pkfyrtaarn.example/l/7Hq2-xX91-bb',
  },
  {
    name: `nb-NO university enrolment alphanumeric both parts`,
    from: `Opptakskontoret <opptak@hogskolen-helgeland.example>`,
    subject: `Fullfør registreringen av søkerkontoen`,
    html: `<p>Hei Ingrid!</p><p>Velkommen som søker. Bekreftelseskoden din er <b style='font-family:monospace;background:#ff9'>MV6TQ40J</b> (null, ikke bokstaven O).</p><p>Søknadsfristen er 15. april 2026. Spørsmål? Send oss en e-post.</p>`,
    text: `Hei Ingrid!

Velkommen som søker. Bekreftelseskoden din er MV6TQ40J (null, ikke bokstaven O).

Søknadsfristen er 15. april 2026. Spørsmål? Send oss en e-post.`,
    code: 'MV6TQ40J',
    link: null,
  },
  {
    name: `nb-NO bank alert code used and no action needed`,
    from: `Dovre Sparebank <varsel@dovresparebank.example>`,
    subject: `Påloggingen din er registrert`,
    text: `Kl. 07.52 logget du på nettbanken med kodebrikke nr. 33-0481276.

  Sted:   Lillehammer (omtrentlig)
  Økt-ID: 9F20C4

Kjenner du deg ikke igjen? Sperr tilgangen på 915 03 030. Del aldri koden fra brikken med noen, heller ikke med oss.`,
    code: null,
    link: null,
  },
  {
    name: `fi-FI bank confirmation number html with amount`,
    from: `Saimaan Osuuskassa <vahvistus@saimaanosuuskassa.test>`,
    subject: `Vahvista tilisiirto`,
    html: `<div style='font-family:Arial;max-width:550px'><p>Olet siirtämässä 860,00 € tilille FI21 •••• 0785.</p><p>Vahvistusluku: <span style='border:2px solid #005; padding:4px 10px; font-size:20px'>946 218</span></p><p>Syötä luku verkkopankkiin vain, jos summa ja saaja ovat oikein. Epäselvissä tilanteissa soita 0200 41 900.</p></div>`,
    code: '946218',
    link: null,
  },
  {
    name: `fi-FI telecom login with digit boxes in divs`,
    from: `Revontuli Mobiili <tunnistus@revontulimobiili.test>`,
    subject: `Kirjautuminen OmaRevontuleen`,
    html: `<div style='text-align:center'><p>Näppäile ruudulle nämä:</p><div style='display:flex;justify-content:center'><div style='background:#eee;margin:4px;padding:12px'>8</div><div style='background:#eee;margin:4px;padding:12px'>1</div><div style='background:#eee;margin:4px;padding:12px'>0</div><div style='background:#eee;margin:4px;padding:12px'>6</div></div><p style='color:#888'>Kirjautumisyritys tuli osoitteesta 91.152.7.44 (Oulu).</p></div>`,
    code: '8106',
    link: null,
  },
  {
    name: `fi-FI health centre queue and appointment number`,
    from: `Hyvinvointialue Ajanvaraus <ajat@hva-ajanvaraus.example>`,
    subject: `Laboratorioaikasi 2.12.`,
    html: `<p>Aika: ti 2.12.2025 klo 7.40<br>Paikka: Sairaalantie 3, D-ovi</p><p>Ilmoittaudu itsepalveluautomaatilla. Automaatti kysyy varauskoodia <b style='font-size:1.6em'>LK 4093</b> ja antaa vuoronumeron.</p><p>Peruutus viimeistään edellisenä päivänä, muutoin perimme 56,70 €.</p>`,
    code: null,
    link: null,
  },
  {
    name: `cs-CZ data box portal plain text eight letters digits`,
    from: `Portál podatelny <podatelna@portalpodatelny.example>`,
    subject: `Přístupový údaj k podání`,
    text: `Vážená paní,

k dokončení podání č. j. MV-88213/2025 je zapotřebí ověřit Vaši e-mailovou adresu. Do kolonky „Ověření“ opište

7HD2 KM9W

(mezeru vynechte). Pokud tak neučiníte do 24 hodin, bude rozpracované podání smazáno.`,
    code: '7HD2KM9W',
    link: null,
  },
  {
    name: `cs-CZ gas advance payment schedule variable symbol`,
    from: `Plyn Podještědí <zalohy@plynpodjestedi.example>`,
    subject: `Nový předpis záloh`,
    html: `<p>Zálohy na období 11/2025–10/2026:</p><table border='1' cellpadding='6' style='border-collapse:collapse'><tr><th>Variabilní symbol</th><th>Částka</th><th>Splatnost</th></tr><tr><td>9904182</td><td>1 850 Kč</td><td>vždy 15.</td></tr></table><p>Číslo účtu 115-3320410227/0100, specifický symbol 6071. Poslední odečet: 5 518 m³.</p>`,
    code: null,
    link: null,
  },
  {
    name: `cs-CZ university library loan reminder numbers`,
    from: `Ústřední knihovna <knihovna@uk-technika.test>`,
    subject: `Upomínka č. 1`,
    text: `Čtenář: 40028117

* Diferenciální rovnice v příkladech, signatura II-334.206, přír. č. 2600 148 903
* Fyzika pro inženýry, signatura 53/K 812

Poplatek k dnešnímu dni činí 24 Kč. Výpůjčky lze prodloužit v katalogu po přihlášení, kód výpůjčky není třeba.`,
    code: null,
    link: null,
  },
  {
    name: `hu-HU energy provider account registration alphanumeric`,
    from: `Alföldi Áram <regisztracio@alfoldiaram.test>`,
    subject: `Regisztráció – már csak ez hiányzik`,
    html: `<table style='background:#e3f2fd' width='100%'><tr><td style='padding:25px'><h2>Kedves Katalin!</h2>Másold be a regisztrációs oldalra:<div style='margin:12px 0;font:bold 24px monospace'>A7F-0QP-K3</div>Nem kell kapkodni, holnap délig ráérsz.</td></tr><tr><td style='font-size:10px;padding:8px'>Alföldi Áram Zrt. • 5000 Szolnok, Ady Endre út 26. • Adószám: 13847702-2-16 • Felhasználói azonosítód a számlán szerepel.</td></tr></table>`,
    code: 'A7F-0QP-K3',
    link: null,
  },
  {
    name: `hu-HU gas meter reading period and customer number`,
    from: `Dunagáz <mero@dunagaz.example>`,
    subject: `Mérőállás-bejelentés december 5-ig`,
    html: `<p>Tisztelt Fogyasztónk!</p><p>Bejelentheti a gázóra állását telefonon is. Az automata ezeket fogja kérni:</p><ol><li>felhasználó azonosító: <b>1100 4728 36</b></li><li>mérő gyári száma: <b>30219847</b></li><li>mérőállás, tizedesek nélkül (tavaly: 06125)</li></ol><p>Zöld szám: 06 80 300 400, 2-es menüpont.</p>`,
    code: null,
    link: null,
  },
  {
    name: `hu-HU local government newsletter opt-in link`,
    from: `Szentmiklós Önkormányzata <hirlevel@szentmiklos-onkormanyzat.example>`,
    subject: `Feliratkozás megerősítése`,
    html: `<p>Jó napot kívánunk!</p><p>Az önkormányzati hírlevélre a 8714-es irányítószámú körzetből iratkoztak fel ezzel a címmel. Kérjük, <a href='https://hirlevel.szentmiklos-onkormanyzat.example/megerosit?u=40113&amp;h=c2e9'>ide kattintva</a> hagyja jóvá.</p><p>Iktatószám: SZM/1207-2/2025. Fogadóóra: szerda 8–12, 3. szoba.</p>`,
    code: null,
    link: 'https://hirlevel.szentmiklos-onkormanyzat.example/megerosit?u=40113&h=c2e9',
  },
  {
    name: `ar-MA four-digit code only in the subject`,
    from: `Tawsil توصيل <auth@tawsil.test>`,
    subject: `4417 هو رمزك لتأكيد البريد الإلكتروني`,
    html: `<div dir='rtl'><h3>السلام عليكم</h3><p>ستجد الرمز المكون من أربعة أرقام في عنوان هذه الرسالة. أدخله في التطبيق لإتمام التسجيل كسائق شريك.</p><hr><small>توصيل، شارع الزرقطوني، الدار البيضاء 20100. الهاتف 0522 48 93 10</small></div>`,
    code: '4417',
    link: null,
  },
  {
    name: `ar-SA wallet transfer receipt with a warning about codes`,
    from: `محفظة دراهم <notify@darahim-pay.test>`,
    subject: `تم تحويل 750.00 ر.س بنجاح`,
    text: `عزيزنا العميل

نفيدكم بتنفيذ العملية التالية:
نوع العملية: حوالة داخلية
الرقم المرجعي: 774120
من المحفظة المنتهية بـ 3391
إلى: عبدالله م.
الرسوم: 0.58 ر.س
الوقت: 2025-02-11 21:07

تنبيه: لن يطلب منك موظفونا رمز التحقق أبداً، فلا تعطِه لأحد.
للاستفسار 920012345`,
    code: null,
    link: null,
  },
  {
    name: `he-IL ride app sign-in code inline`,
    from: `גלגל מוניות <noreply@galgal-taxi.test>`,
    subject: `כניסה לאפליקציית גלגל`,
    html: `<div dir='rtl' style='font-family:Arial'><p>היי נועה,</p><p>הקוד שלך לכניסה הוא <span style='font-weight:bold'>682 047</span>. הוא יפוג בעוד עשר דקות.</p><p>לא ניסית להתחבר? אפשר פשוט למחוק את ההודעה.</p></div>`,
    code: '682047',
    link: null,
  },
  {
    name: `he-IL game account code with link as alternative`,
    from: `מבצר הדרקון <play@dragonfort.test>`,
    subject: `עוד רגע נכנסים למבצר`,
    html: `<body dir='rtl' style='background:#111;color:#eee'><h2>לוחם, הזדהה!</h2><p>בחר אחת משתי הדרכים:</p><ol><li>לחיצה על <a style='color:#fc0' href='https://dragonfort.test/login/magic/aa81c0de77f4'>כניסה מיידית</a></li><li>הקלדת הסיסמה הזמנית <b>H4VD9</b> במסך הפתיחה</li></ol><p>שתי האפשרויות חד-פעמיות.</p></body>`,
    text: `לוחם, הזדהה!

בחר אחת משתי הדרכים:
1. כניסה מיידית: https://dragonfort.test/login/magic/aa81c0de77f4
2. הקלדת הסיסמה הזמנית H4VD9 במסך הפתיחה

שתי האפשרויות חד-פעמיות.`,
    code: 'H4VD9',
    link: 'https://dragonfort.test/login/magic/aa81c0de77f4',
  },
  {
    name: `he-IL coupon code newsletter`,
    from: `צעצועי אלפא <news@alpha-toys.example>`,
    subject: `קוד קופון אישי בפנים: KAYITZ20`,
    text: `הקיץ כאן!

20% הנחה על כל משחקי הקופסה עם קוד הקופון KAYITZ20.
מקלידים בסל הקניות לפני התשלום.

* לא כולל מבצעים. בתוקף עד 31.8.2025. מינימום 149 ש"ח.
* להסרה מרשימת התפוצה השיבו "הסר".`,
    code: null,
    link: null,
  },
  {
    name: `fa-IR online shop e-mail confirmation in subject and text`,
    from: `دیجی‌بازارچه <no-reply@digibazarche.test>`,
    subject: `کد تایید دیجی‌بازارچه: 95172`,
    text: `کاربر گرامی،

برای ثبت این نشانی ایمیل در حساب کاربری خود، 95172 را وارد نمایید.

سفارش‌های پیشین شما (آخرین: DKB-2281904) پس از تایید نمایش داده می‌شوند.`,
    code: '95172',
    link: null,
  },
  {
    name: `fa-IR school registration with code on the line after`,
    from: `دبستان مهرگان <sabtenam@mehregan-school.test>`,
    subject: `ادامه پیش‌ثبت‌نام سال تحصیلی ۱۴۰۴`,
    text: `ولی محترم

پیش‌ثبت‌نام فرزندتان در سامانه آغاز شده است. جهت اطمینان از درستی ایمیل، عدد زیر را در صفحه سوم فرم بنویسید:

۳۰۵-۸۸۶

شهریه: ۴۸٬۰۰۰٬۰۰۰ تومان
دفتر مدرسه: ۰۲۱-۸۸۵۴۲۱۳۰`,
    code: '305886',
    link: null,
  },
  {
    name: `fa-IR account activation by link`,
    from: `کتاب‌خوان <welcome@ketabkhan.example>`,
    subject: `فقط یک کلیک تا کتابخانه شما`,
    html: `<div dir="rtl" style="max-width:600px"><p>خوش آمدید. حساب شما با شناسه ۷۳۱۰۵۵ ساخته شد ولی هنوز فعال نیست.</p><p><a href="https://ketabkhan.example/activate/731055/b0c4e9d2">فعال‌سازی حساب</a></p><p>اگر دکمه کار نکرد، این آدرس را در مرورگر باز کنید:<br>https://ketabkhan.example/activate/731055/b0c4e9d2</p></div>`,
    code: null,
    link: 'https://ketabkhan.example/activate/731055/b0c4e9d2',
  },
  {
    name: `ur-PK delivery app sign-up with Urdu digits`,
    from: `لے آؤ ڈیلیوری <hello@layao.test>`,
    subject: `خوش آمدید! اکاؤنٹ مکمل کریں`,
    text: `السلام علیکم حنا،

ایپ میں مانگے جانے پر ۸۲۰۵ لکھ دیں، بس آپ کا اکاؤنٹ تیار ہے۔

لے آؤ ٹیم، لاہور`,
    code: '8205',
    link: null,
  },
  {
    name: `ur-PK ride receipt`,
    from: `سواری ایپ <rides@sawari.test>`,
    subject: `آپ کے سفر کی رسید`,
    html: `<div dir='rtl'><p>سفر نمبر 7710385 مکمل ہوا۔</p><p>گاڑی: سوزوکی آلٹو، LEB-4471<br>کپتان: عمران<br>کرایہ: 415 روپے<br>پرومو رعایت: 60 روپے</p><p>کپتان کو درجہ دینا نہ بھولیں۔</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `ur-PK notice that the code has been used`,
    from: `پیسہ بینک ڈیجیٹل <alerts@paisadigital.test>`,
    subject: `آپ کا کوڈ استعمال ہو چکا ہے`,
    html: `<div dir='rtl' style='border-top:4px solid crimson;padding-top:12px'><p>آج دوپہر 13:22 پر آپ کے تصدیقی کوڈ سے ایک نئے فون پر لاگ اِن ہوا۔</p><p>مقام: فیصل آباد، آئی پی 39.45.118.203<br>شکایت نمبر (اگر ضرورت ہو): 902846</p><p>یہ آپ نہیں تھے؟ فوراً 0800-72472 پر کال کریں۔</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `hi-IN school app parent verification split into groups`,
    from: `विद्या सेतु <noreply@vidyasetu.example>`,
    subject: `अभिभावक खाते का सत्यापन`,
    html: `<table width='100%'><tr><td bgcolor='#ff9933' style='color:#fff;padding:10px'>विद्या सेतु</td></tr><tr><td style='padding:20px'>कक्षा 7-अ की डायरी देखने के लिए सत्यापन संख्या भरें।<br><br><span style='font-size:26px'>38&nbsp;72&nbsp;05</span><br><br>संख्या केवल एक बार काम करेगी।</td></tr><tr><td style='font-size:10px;color:#888'>स्कूल डायस कोड 09350412 | जयपुर 302017</td></tr></table>`,
    code: '387205',
    link: null,
  },
  {
    name: `hi-IN cashback coupon mail`,
    from: `सस्ता बाज़ार <deals@sastabazaar.test>`,
    subject: `आपका कूपन कोड DIWALI75 आ गया है`,
    html: `<div style="text-align:center;background:#fff3e0"><h1>दीवाली धमाका</h1><p>कूपन कोड लगाएँ और ₹75 वापस पाएँ</p><div style="border:2px dotted #e65100;font-size:24px">DIWALI75</div><p>न्यूनतम ख़रीद ₹499 | 2 नवंबर तक</p></div>`,
    text: `दीवाली धमाका

कूपन कोड लगाएँ और ₹75 वापस पाएँ: DIWALI75

न्यूनतम ख़रीद ₹499 | 2 नवंबर तक`,
    code: null,
    link: null,
  },
  {
    name: `hi-IN newsletter double opt-in link`,
    from: `रसोई की दुकान <patra@rasoidukan.test>`,
    subject: `कृपया सदस्यता की पुष्टि करें`,
    html: `<p>आपने हमारी व्यंजन-पत्रिका माँगी है।</p><p>पुष्टि के लिए <a href="https://rasoidukan.test/optin/7c21fa9b?id=88214">यहाँ दबाएँ</a>। न दबाने पर हम कुछ नहीं भेजेंगे।</p><p><small>ग्राहक क्रमांक 88214</small></p>`,
    code: null,
    link: 'https://rasoidukan.test/optin/7c21fa9b?id=88214',
  },
  {
    name: `bn-BD game login code after sentence with three groups`,
    from: `রয়েল বেঙ্গল গেমস <login@rbgames.test>`,
    subject: `নতুন ডিভাইসে লগইন`,
    html: `<table style='background:#0d1b2a;color:#e0e1dd;width:100%'><tr><td style='padding:24px'><h2>তুমিই তো?</h2><p>গেমের জানালায় হুবহু টাইপ করো, হাইফেনসহ</p><p style='font-family:monospace;font-size:22px'>T4R-88-KD</p><p>ডিভাইস: Galaxy A15, আইপি 103.92.84.17</p></td></tr></table>`,
    code: 'T4R-88-KD',
    link: null,
  },
  {
    name: `bn-BD gift voucher number`,
    from: `উপহার ঘর <gift@upohar.example>`,
    subject: `আপনার জন্য একটি গিফট ভাউচার!`,
    html: `<div style="border:3px double #ad1457;padding:20px;text-align:center"><p>মাহমুদা আপনাকে <b>৳১,০০০</b> মূল্যের ভাউচার পাঠিয়েছেন</p><p>ভাউচার কোড</p><p style="font-size:22px">UPH-5K92-TT31</p><p>চেকআউটে ভাউচার কোড দিন। মেয়াদ ৩১ ডিসেম্বর ২০২৫।</p></div>`,
    text: `মাহমুদা আপনাকে ৳১,০০০ মূল্যের ভাউচার পাঠিয়েছেন

ভাউচার কোড: UPH-5K92-TT31

চেকআউটে ভাউচার কোড দিন। মেয়াদ ৩১ ডিসেম্বর ২০২৫।`,
    code: null,
    link: null,
  },
  {
    name: `ta-IN food delivery OTP in a sentence`,
    from: `சாப்பாடு டெலிவரி <noreply@saappadu.test>`,
    subject: `உள்நுழைவு கடவு எண்`,
    html: `<div style='font-family:Latha'><p>வணக்கம் கவிதா,</p><p>உங்கள் ஒருமுறை கடவு எண் <b>926 581</b>. பத்து நிமிடங்களுக்குள் செயலியில் உள்ளிடவும்.</p><p>நன்றி,<br>சாப்பாடு குழு</p></div>`,
    code: '926581',
    link: null,
  },
  {
    name: `ta-IN shop password reset with Tamil digits`,
    from: `நெசவாளர் கடை <kadai@nesavalar.test>`,
    subject: `கடவுச்சொல் மறந்துவிட்டதா?`,
    html: `<div style='border-left:4px solid #880e4f;padding-left:14px'><p>உங்கள் கடவுச்சொல்லை மாற்ற, இணையதளத்தில் <big>௪௨௯௦௫௭</big> என்ற மீட்பு எண்ணைக் கொடுங்கள்.</p><p>கடை முகவரி: 14, பெரிய தெரு, காஞ்சிபுரம் 631501.</p></div>`,
    code: '429057',
    link: null,
  },
  {
    name: `ta-IN cinema ticket booking id`,
    from: `திரை டிக்கெட் <tickets@thirai.example>`,
    subject: `முன்பதிவு உறுதி: WQ7T4ZK`,
    html: `<div style='background:#fffde7;padding:18px'><h3>டிக்கெட் உறுதி</h3><p>முன்பதிவு குறியீடு <b>WQ7T4ZK</b></p><p>இருக்கை: G11, G12 | திரை 3 | மாலை 6:30</p><p>நுழைவாயிலில் இந்த மின்னஞ்சலைக் காட்டினால் போதும்.</p></div>`,
    text: `டிக்கெட் உறுதி

முன்பதிவு குறியீடு WQ7T4ZK
இருக்கை: G11, G12 | திரை 3 | மாலை 6:30

நுழைவாயிலில் இந்த மின்னஞ்சலைக் காட்டினால் போதும்.`,
    code: null,
    link: null,
  },
  {
    name: `th-TH ride app sign-up very short`,
    from: `ไปไหนดี <hi@painaidee.test>`,
    subject: `ยืนยันอีเมลกันหน่อย`,
    text: `กรอก 2590 ในแอป แล้วเรียกรถได้เลย 🚗`,
    code: '2590',
    link: null,
  },
  {
    name: `th-TH parcel notice`,
    from: `ส่งไวขนส่ง <track@songwai.test>`,
    subject: `พัสดุของคุณถึงศูนย์คัดแยกแล้ว`,
    html: `<p>หมายเลขพัสดุ <b>SW662018447TH</b></p><p>ปลายทาง: 50200 เชียงใหม่<br>COD: 459 บาท<br>พนักงานนำจ่าย: คุณเอก 081-552-9034</p><p>ตรวจสอบสถานะได้ตลอด 24 ชั่วโมง</p>`,
    code: null,
    link: null,
  },
  {
    name: `th-TH confirm e-mail by button`,
    from: `ตลาดนัดออนไลน์ <verify@taladnud.test>`,
    subject: `กรุณากดยืนยันอีเมลของคุณ`,
    html: `<div style="padding:24px;border:1px solid #eee"><p>อีกนิดเดียว! กดปุ่มด้านล่างเพื่อเปิดร้านของคุณ (รหัสร้านค้า 77031)</p><a href="https://taladnud.test/v/77031?h=ab29c1x0" style="background:#ff6f00;color:#fff;padding:10px 22px">ยืนยันอีเมล</a><p>ถ้าไม่ได้สมัคร ไม่ต้องทำอะไร</p></div>`,
    text: `อีกนิดเดียว! เปิดลิงก์ด้านล่างเพื่อเปิดร้านของคุณ (รหัสร้านค้า 77031)

https://taladnud.test/v/77031?h=ab29c1x0

ถ้าไม่ได้สมัคร ไม่ต้องทำอะไร`,
    code: null,
    link: 'https://taladnud.test/v/77031?h=ab29c1x0',
  },
  {
    name: `vi-VN game change of e-mail with link and code`,
    from: `Studio Lạc Hồng <id@lachonggame.example>`,
    subject: `Đổi email liên kết nhân vật`,
    html: `<div style="background:#102027;color:#cfd8dc;padding:26px"><h2 style="color:#ffca28">Đại hiệp xin dừng bước!</h2><p>Để đổi email cho nhân vật ID 10048826, mở <a style="color:#80d8ff" href="https://lachonggame.example/doi-email?nv=10048826">trang xác nhận</a> rồi gõ chuỗi sau:</p><p style="font:24px Consolas;text-align:center">ZB93TQ7</p></div>`,
    code: 'ZB93TQ7',
    link: 'https://lachonggame.example/doi-email?nv=10048826',
  },
  {
    name: `vi-VN shipping notice`,
    from: `Giao Hàng Tốc <thongbao@giaohangtoc.test>`,
    subject: `Đơn hàng GHT8840217 đang được giao`,
    html: `<p>Shipper <b>Nguyễn Văn Tài</b> (0938 447 201) sẽ giao đơn GHT8840217 trong hôm nay.</p><p>Tiền thu hộ: 274.000đ<br>Bưu cục: 700000</p><p>Bạn vui lòng giữ máy.</p>`,
    code: null,
    link: null,
  },
  {
    name: `vi-VN password reset by link only`,
    from: `Chợ Quê <hotro@choque.test>`,
    subject: `Đặt lại mật khẩu Chợ Quê`,
    text: `Xin chào,

Mã khách hàng 441902 vừa yêu cầu đặt lại mật khẩu. Bấm vào đường dẫn này để tiếp tục:

https://choque.test/mk/dat-lai/e81f-4419-02aa

Đường dẫn có hiệu lực 60 phút.`,
    code: null,
    link: 'https://choque.test/mk/dat-lai/e81f-4419-02aa',
  },
  {
    name: `en-US SaaS receipt with invoice and card ending`,
    from: `Tidewell Billing <billing@tidewell.example>`,
    subject: `Receipt 2049-7731 from Tidewell, Inc.`,
    html: `<div style="font-family:Helvetica,Arial,sans-serif;max-width:560px;margin:auto"><div style="font-size:13px;color:#697386">Receipt from Tidewell, Inc.</div><div style="font-size:36px;font-weight:700">$49.00</div><div>Paid November 3</div><table style="width:100%;margin-top:24px;font-size:14px"><tr><td>Receipt number</td><td align="right"><b>2049-7731</b></td></tr><tr><td>Invoice number</td><td align="right"><b>F8C2E1A9-0006</b></td></tr><tr><td>Payment method</td><td align="right">Visa •••• 4417</td></tr><tr><td>Auth code</td><td align="right">06318D</td></tr></table><p>Team plan × 7 seats, billed monthly. Need a W-9? Write back to this address and Jolene will send one over.</p></div>`,
    text: `Tidewell, Inc.
$49.00 paid November 3

Receipt number: 2049-7731
Invoice number: F8C2E1A9-0006
Payment method: Visa ending 4417
Auth code: 06318D

Team plan x 7 seats`,
    code: null,
    link: null,
  },
  {
    name: `en-US password reset digits next to a ticket number`,
    from: `Grindhouse Coffee Support <beans@grindhousecoffee.test>`,
    subject: `[Ticket 5582013] Getting you back into your subscription`,
    html: `<p>Hi Dwayne,</p><p>thanks for chatting with Priya earlier (ticket 5582013, please keep it handy if you call us at 1-800-555-0142).</p><p>On the “Forgot password” page there's a field labeled <i>recovery digits</i>. Put <span style='background:#fff3c4;font-weight:bold;letter-spacing:2px'>61 83 05 27</span> there and pick a fresh password.</p><p>Your next shipment, order GH-20931, isn't affected.</p><p>Stay caffeinated,<br>Grindhouse</p>`,
    code: '61830527',
    link: null,
  },
  {
    name: `en-GB letters only password word of an allotment community`,
    from: `PlotShare <greetings@plotshare.test>`,
    subject: `Today's garden gate word`,
    html: `<div style="background:#f4f9ee;border-radius:16px;padding:30px;font-family:'Trebuchet MS',sans-serif"><p style="margin:0 0 12px">Afternoon!</p><p>Someone (we hope it's you) is standing at the PlotShare sign-in page. To be let through, type</p><p style="font-size:34px;color:#2f6b1e;text-align:center;font-weight:700">marrow</p><p>all in lower case. Weeds grow over it at half past three.</p></div>`,
    text: `Afternoon!

Someone (we hope it's you) is standing at the PlotShare sign-in page. To be let through, type

  marrow

all in lower case. Weeds grow over it at half past three.`,
    code: 'marrow',
    link: null,
  },
  {
    name: `en-GB account activation by link with membership number`,
    from: `Wessex Board Gamers <membership@wessexboardgamers.test>`,
    subject: `Activate your membership (no. 00731)`,
    text: `Dear Callum,

Your membership number is 00731; please have it with you on club nights.

The online library isn't switched on for you yet. Follow the address below to activate it:

https://members.wessexboardgamers.test/activate?u=731&t=ab61f0c9d2

The first Tuesday is beginners' night. Room B12, door opens 18.45.

Yours, Rosalind (hon. sec.)`,
    code: null,
    link: 'https://members.wessexboardgamers.test/activate?u=731&t=ab61f0c9d2',
  },
  {
    name: `en-IN bus ticket with PNR and seat`,
    from: `NightRider Coaches <tickets@nightridercoaches.test>`,
    subject: `Ticket booked: Hyderabad - Vijayawada, PNR 7T4Q9X`,
    html: `<div style='font-family:Tahoma;width:560px'><h3 style='color:#b3001b'>Happy journey, Mr. Subramaniam!</h3><p>PNR: <b style='font-size:24px'>7T4Q9X</b></p><p>Seat L12 (sleeper, lower) | Bus AP 16 TJ 4482 | Reporting 21:45 at Miyapur, pillar 611</p><p>Fare 1,150 + GST 57.50. Conductor: 98480 22338.</p><p>Show this mail along with a photo ID. M-ticket is accepted.</p></div>`,
    text: `Happy journey, Mr. Subramaniam!
PNR: 7T4Q9X
Seat L12, Bus AP 16 TJ 4482
Reporting 21:45 at Miyapur, pillar 611
Conductor: 98480 22338`,
    code: null,
    link: null,
  },
  {
    name: `en-NG wallet token for a transfer`,
    from: `Kobopay <no-reply@kobopay.test>`,
    subject: `Authorise your transfer`,
    html: `<div style='font-family:Arial;color:#0b3d2e'><p>Hello Chidinma,</p><p>To release <b>&#8358;85,000.00</b> to <b>Musa Garba</b> (0123456789, Savannah MFB), use this token:</p><h1 style='letter-spacing:8px'>8 1 6 0 4 3</h1><p>You have 5 minutes. If na another person dey try am, please freeze your wallet from the app sharp-sharp.</p><p style='font-size:11px'>Kobopay is licensed by the CBN. RC 1458823. 12B Admiralty Way, Lekki Phase 1, Lagos.</p></div>`,
    code: '816043',
    link: null,
  },
  {
    name: `en-NG referral code newsletter`,
    from: `Danfo Rides <gist@danforides.example>`,
    subject: `Share your code, chop 1,500 naira`,
    html: `<div style='max-width:500px;margin:auto;background:#ffd100;padding:24px;font-family:Impact,sans-serif'><h2>Bring your padi!</h2><p style='font-family:Arial'>Your personal code is</p><div style='background:#000;color:#ffd100;padding:12px;text-align:center;font-size:28px'>TUNDE7Q3</div><p style='font-family:Arial'>When a friend signs up with it and completes one trip, the two of you collect &#8358;1,500 each. No limit till 31 December.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR boleto and nota fiscal`,
    from: `Financeiro Nuvemzinha <cobranca@nuvemzinha.example>`,
    subject: `Fatura 118204 disponível – vence em 10/08`,
    text: `Prezada Luciana,

Sua fatura nº 118204 já está disponível.

Valor: R$ 189,90
Vencimento: 10/08
Código de barras: 34191.79001 01043.510047 91020.150008 8 97620000018990
NF-e: 000.034.771

Para pagar com Pix, use a chave CNPJ 32.118.450/0001-77.

Dúvidas? 0800 591 2033, opção 3.`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR Pix key change with token and protocol number`,
    from: `Banco Jabuti <seguranca@bancojabuti.test>`,
    subject: `Token para alterar sua chave Pix`,
    html: `<html><body bgcolor='#f2f2f2'><table width='580' align='center' bgcolor='#ffffff' cellpadding='22' style='font-family:Arial;font-size:14px'><tr><td>Prezado(a) cliente,<br><br>Protocolo de atendimento: 2024081599312<br>Conta: 55821-7 / Ag. 0001<br><br>Para concluir a alteração da chave Pix, informe no aplicativo o token de segurança:<br><br><span style='font-size:26px;color:#00674f'><b>4410 9283</b></span><br><br>Válido até 15:47 (horário de Brasília). O Banco Jabuti jamais liga pedindo esse número.<br><br>SAC 0800 722 4410 &ndash; Ouvidoria 0800 722 4499</td></tr></table></body></html>`,
    code: '44109283',
    link: null,
  },
  {
    name: `pt-PT parcel tracking with locker pick-up number`,
    from: `Cacifos Já <avisos@cacifosja.example>`,
    subject: `A sua encomenda DA318840227PT já está no cacifo`,
    html: `<table style='font-family:Arial;width:560px;border:1px solid #ddd'><tr style='background:#c8102e;color:#fff'><td colspan='2' style='padding:12px'>Pronta a levantar</td></tr><tr><td style='padding:8px'>Encomenda</td><td>DA318840227PT</td></tr><tr><td style='padding:8px'>Local</td><td>Estação de Campanhã, 4300-173 Porto</td></tr><tr><td style='padding:8px'>Porta</td><td>27</td></tr><tr><td style='padding:8px'>Abrir com</td><td><b>83 41 96</b></td></tr><tr><td colspan='2' style='padding:8px;font-size:12px'>Tem 3 dias úteis para passar pelo cacifo; depois a encomenda regressa ao remetente.</td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `pt-PT shop card payment confirmation with amount`,
    from: `Loja da Cortiça <pagamentos@lojadacortica.test>`,
    subject: `Confirme o pagamento de 64,80 €`,
    html: `<!doctype html><html><head><meta charset='utf-8'><style>body{font:15px Arial}.n{font:700 27px monospace;color:#7b4b1d}</style></head><body><p>Está quase!</p><p>Encomenda 7719 · 64,80 € · cartão terminado em 2034</p><p>O seu banco pede-nos uma prova de que é mesmo o titular. Escreva na janela de pagamento a combinação que se segue:</p><p class='n'>93 07 51</p><p>Obrigado por comprar português.</p></body></html>`,
    code: '930751',
    link: null,
  },
  {
    name: `es-MX utility bill with service number`,
    from: `Agua Clara Potosí <recibos@aguaclarapotosi.example>`,
    subject: `Tu recibo del bimestre mayo-junio`,
    html: `<table width='600' cellpadding='6' style='font:13px Arial;border:1px solid #0077b6'><tr bgcolor='#caf0f8'><td>No. de servicio</td><td>004 518 227 903</td></tr><tr><td>Lectura anterior</td><td>01482</td></tr><tr><td>Lectura actual</td><td>01517</td></tr><tr><td>Total a pagar</td><td>$ 386.00</td></tr><tr><td>Referencia OXXO</td><td>9300 4518 2279 0386</td></tr><tr><td>Fecha límite</td><td>18 JUL</td></tr></table><p style='font:12px Arial'>Reporta fugas al 073 las 24 horas.</p>`,
    code: null,
    link: null,
  },
  {
    name: `es-MX concert tickets with folio and gate`,
    from: `Boletera Tecolote <boletos@boleteratecolote.example>`,
    subject: `Tus boletos: Los Ajolotes Eléctricos`,
    text: `¡Ya la hiciste, Memo!

Folio de compra: TEC-59014-K
Zona: General B / Puerta 4
Boletos: 2 x $ 750.00 + cargo $ 165.00

El código QR va adjunto. Si tu celular no lo muestra, dicta en taquilla los caracteres 8HN4WR y tu INE.

No hay reembolsos.`,
    code: null,
    link: null,
  },
  {
    name: `es-ES restaurant booking with locator`,
    from: `Taberna La Alpargata <reservas@laalpargata.test>`,
    subject: `Mesa para 4 el sábado a las 21:30`,
    text: `Hola, Nuria:

os esperamos el sábado 14 a las 21:30, mesa 12 (terraza).
Localizador: 6FQ2LB

Para anular o cambiar algo, llamad al 954 55 01 83 e indicad el localizador. Pasados 15 minutos no podemos guardar la mesa.

C/ Betis 22, 41010 Sevilla`,
    code: null,
    link: null,
  },
  {
    name: `es-ES small shop payment confirmation with order and phone`,
    from: `Quesos Picón <tienda@quesospicon.test>`,
    subject: `Te falta un pelín para terminar el pedido 3308`,
    text: `Buenas tardes, Lourdes.

Tu pedido 3308 (42,50 €, envío incluido) se ha quedado esperando tu visto bueno. Como pagas al recibir por primera vez, en la página te hemos puesto una casilla; escribe en ella

6 1 9 4 7

y lo mandamos mañana. Si te lías, llama a Toño: 985 55 02 61.

Quesos Picón, desde 1978`,
    code: '61947',
    link: null,
  },
  {
    name: `fr-FR free software forum jeton in plain text`,
    from: `Agora du Libre <postmaster@agoradulibre.test>`,
    subject: `[Agora] vérification de l'adresse`,
    text: `Bonjour « gnou_masque »,

Votre compte existe mais reste muet tant que l'adresse n'est pas vérifiée.

  jeton : 3f9-c71-0b8

À recopier (tirets compris) dans Profil > Adresse > Vérifier.

Librement,
l'équipe bénévole
--
Association loi 1901, RNA W751204318`,
    code: '3f9-c71-0b8',
    link: null,
  },
  {
    name: `fr-FR login link with session number`,
    from: `Cartographe.io <connexion@cartographe.example>`,
    subject: `Connexion sans mot de passe`,
    text: `Bonjour Basile,

Pour vous connecter, suivez ce lien (utilisable une fois) :
https://cartographe.example/c/mJ4vT0aa9

Session n° 551 902, demandée à 22 h 07 depuis Quimper.

À bientôt sur les cartes,
Cartographe.io`,
    code: null,
    link: 'https://cartographe.example/c/mJ4vT0aa9',
  },
  {
    name: `fr-CA newsletter subscription by link`,
    from: `L'Infolettre du Plateau <infolettre@plateau-mtl.example>`,
    subject: `Un clic pis c'est beau`,
    html: `<html><head><style>a.b{border:2px solid #e63946;padding:10px 22px;color:#e63946;font-weight:bold}</style></head><body style='font-family:Arial'><h2>Vous y êtes presque!</h2><p>Dites-nous que vous voulez vraiment recevoir nos potins de ruelle chaque jeudi.</p><p><a class='b' href='https://plateau-mtl.example/abonnement/oui/4d1f7730'>Oui, abonnez-moi</a></p><p style='font-size:12px'>Vous serez notre 5 219<sup>e</sup> abonné·e. Le nº 100 paraît le 12 juin. H2J 2K9, Montréal.</p></body></html>`,
    code: null,
    link: 'https://plateau-mtl.example/abonnement/oui/4d1f7730',
  },
  {
    name: `fr-CA caisse payee change with amount and phone`,
    from: `Caisse Boréale <ne-pas-repondre@caisseboreale.test>`,
    subject: `Code à usage unique – ajout d'un bénéficiaire`,
    html: `<table width='600' align='center' style='font-family:Arial;font-size:14px'><tr><td bgcolor='#003f5c' style='color:#fff;padding:16px'>AccèsB<i>oréal</i></td></tr><tr><td style='padding:22px'>Bonjour,<p>Vous ajoutez <b>Plomberie Bouchard inc.</b> (facture 30417, 1 284,60 $) à vos bénéficiaires.</p><p>Code à usage unique : <b>749 1150</b></p><p>Entrez-le d'ici 13 h 25. Nos agents, joignables au 1 866 555-0110, ne vous le demanderont pas.</p></td></tr><tr><td style='font-size:10px;padding:16px'>Institution nº 899, transit 20051. Membre de l'Association canadienne des paiements.</td></tr></table>`,
    text: `Bonjour,

Vous ajoutez Plomberie Bouchard inc. (facture 30417, 1 284,60 $) à vos bénéficiaires.

Code à usage unique : 749 1150

Entrez-le d'ici 13 h 25.`,
    code: '7491150',
    link: null,
  },
  {
    name: `de-DE open source forum with a phrase after the sentence`,
    from: `Lötkolben-Forum <technik@loetkolben.test>`,
    subject: `Registrierung abschließen`,
    text: `Hallo Ohm_Kruemel,

Rudi (Admin, Ehrenamt) hat die Spamwelle satt, deshalb bitte im Anmeldeformular ganz unten das hier eintippen:

r4u-ch7

Groß/klein ist wurscht. Danach darfst du Schaltpläne hochladen.

73 de DL5XYZ`,
    code: 'r4u-ch7',
    link: null,
  },
  {
    name: `de-DE indie game terse, code as the last word`,
    from: `Studio Nebelkrähe <kraehe@nebelkraehe.example>`,
    subject: `Krächz`,
    text: `Du: "Ich will rein."
Krähe: "Losung?"
Du: "Q2L9WB."

(Genau das tippst du im Startbildschirm ein. Die Losung wechselt stündlich.)`,
    code: 'Q2L9WB',
    link: null,
  },
  {
    name: `de-CH code was sent as SMS`,
    from: `Bergbahn-Pass <support@bergbahnpass.example>`,
    subject: `SMS-Code unterwegs an +41 79 ••• •• 63`,
    html: `<p style='font-family:Arial'>Guten Tag</p><p style='font-family:Arial'>Wir haben soeben einen vierstelligen Code auf Ihr Natel geschickt. Bitte geben Sie ihn auf der Seite «Pass aufladen» ein.</p><table style='font-family:Arial;font-size:13px;background:#eef'><tr><td>Passnummer</td><td>161 4702 8819</td></tr><tr><td>Saison</td><td>2024/25</td></tr><tr><td>Keycard-Chip</td><td>01-1614 7028-4</td></tr></table><p style='font-family:Arial'>Kommt nichts an, hilft Ihnen 081 555 01 44 weiter.</p>`,
    code: null,
    link: null,
  },
  {
    name: `de-CH developer tool verification letters in groups`,
    from: `Alphorn Registry <robot@alphorn-registry.example>`,
    subject: `Publish-Freigabe für paket «jodel» 1.6.0`,
    text: `Du möchtest jodel 1.6.0 veröffentlichen (sha256: 9be1…44d0, 118 KB).

Bitte quittiere im Terminal mit

        hqz mvt pbk

ohne Abstände. Ohne Quittung wird der Upload um 17.30 Uhr verworfen.

alphorn-registry`,
    code: 'hqzmvtpbk',
    link: null,
  },
  {
    name: `it-IT forum registration in the middle of a chatty letter`,
    from: `Il Gommone Forum <nostromo@ilgommone.test>`,
    subject: `Benvenuto a bordo, marinaio`,
    text: `Ciao tramontana66,

qui il nostromo. Il forum conta 11.902 iscritti e 3 spammer al giorno, perciò alla prima visita troverai una casella con scritto "Parola del nostromo". Mettici SCOTTA e premi invio; da lì in poi nessuno ti chiederà più niente, salvo di offrire da bere al raduno del 2026.

Buon vento`,
    code: 'SCOTTA',
    link: null,
  },
  {
    name: `it-IT gas meter reading reminder`,
    from: `Fiammella Energia <autolettura@fiammella.example>`,
    subject: `È ora dell'autolettura (PDR 00881204456317)`,
    html: `<div style="font-family:Verdana;font-size:13px"><p>Gentile cliente 1100482,</p><p>dal 26 al 30 può comunicarci i numeri che legge sul contatore. L'ultima lettura registrata è <b>02847</b>.</p><p>Li invii con un SMS al 339 555 0142 scrivendo: <code>GAS 1100482 02xxx</code>. Matricola del misuratore: 7Z40918.</p><p>Pronto intervento: 800 550 911, sempre attivo.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `ja-JP clinic booking portal, 4-digit number inline beside patient number`,
    from: `さくら坂皮フ科クリニック <yoyaku@sakurazaka-hifuka.example>`,
    subject: `Web予約 ご本人確認のお願い`,
    html: `<div style='font-family:"Hiragino Sans";font-size:15px'><p>診察券番号 <b>0021847</b> の患者さまへ</p><p>Web予約のご利用には、メールアドレスの確認が必要です。予約ページで「<b>5062</b>」と入力してお進みください。</p><p>ご予約希望日：12月3日（水）午前</p><p>お電話でのご予約は 03-5550-1286 で承っております（休診日：木曜・日曜）。</p></div>`,
    text: `診察券番号 0021847 の患者さまへ

Web予約のご利用には、メールアドレスの確認が必要です。予約ページで「5062」と入力してお進みください。

ご予約希望日：12月3日（水）午前

お電話でのご予約は 03-5550-1286 で承っております（休診日：木曜・日曜）。`,
    code: '5062',
    link: null,
  },
  {
    name: `ja-JP streaming sign-up confirmation by button, with member number`,
    from: `シネマノキ <welcome@cinemanoki.test>`,
    subject: `メールアドレスのご確認をお願いします（会員番号 90417735）`,
    html: `<html><body style='margin:0;background:#f4f4f4'><div style='width:100%;max-width:560px;margin:0 auto;background:#fff;padding:32px'><img src='https://cinemanoki.test/logo.png' width=140 alt='シネマノキ'><p>ようこそ、シネマノキへ。<br>あなたの会員番号は <strong>90417735</strong> です。サポートへのお問い合わせの際にお使いください。</p><p>見放題をはじめる前に、下のボタンからアドレスの確認を済ませてください。</p><p style='text-align:center'><a href='https://cinemanoki.test/account/confirm?t=9fX2kLq07ZbW' style='background:#0a7d4f;color:#fff;padding:14px 40px;border-radius:24px;text-decoration:none'>アドレスを確認する</a></p><p style='font-size:12px;color:#777'>ボタンは24時間有効です。</p></div></body></html>`,
    code: null,
    link: 'https://cinemanoki.test/account/confirm?t=9fX2kLq07ZbW',
  },
  {
    name: `ko-KR streaming sign-up number in a grey box`,
    from: `무비온 <noreply@movieon.test>`,
    subject: `[무비온] 이메일 인증을 완료해 주세요`,
    html: `<table width='100%' style='font-family:"Malgun Gothic"'><tr><td align='center'><table width='480'><tr><td style='font-size:18px;font-weight:700;padding:20px 0'>거의 다 왔어요!</td></tr><tr><td>회원가입 화면에 아래 인증번호를 입력하시면 첫 달 무료 이용이 바로 시작됩니다.</td></tr><tr><td style='background:#f1f3f5;text-align:center;padding:24px;font-size:32px;letter-spacing:8px'>204857</td></tr><tr><td style='font-size:12px;color:#868e96;padding-top:12px'>인증번호는 3분 동안만 유효합니다.</td></tr><tr><td style='font-size:11px;color:#adb5bd;padding-top:24px'>(주)무비온 | 사업자등록번호 000-81-12345 | 고객센터 1588-0000</td></tr></table></td></tr></table>`,
    code: '204857',
    link: null,
  },
  {
    name: `ko-KR marketplace payout confirmation with amount and time nearby`,
    from: `장터마루 정산팀 <payout@jangteomaru.example>`,
    subject: `정산금 출금 확인이 필요합니다`,
    html: `<div style='border-top:4px solid #2b8a3e;padding:18px'><p>판매자 <b>달빛공방</b>님, 아래 출금 요청을 확인해 주세요.</p><ul><li>출금액: 1,482,300원</li><li>입금 계좌: 한빛은행 ****-**-338820</li><li>요청 시각: 2025-11-02 21:07:55</li><li>정산 번호: ST20251102</li></ul><p>직접 요청하셨다면 판매자센터에서 확인코드 <code style='background:#ebfbee'>662-081</code> 을(를) 입력하셔야 송금이 진행됩니다. (15분 이내)</p></div>`,
    code: '662081',
    link: null,
  },
  {
    name: `ko-KR video meeting invitation with id and passcode`,
    from: `한결대학교 교무처 <academic@hangyeol-univ.example>`,
    subject: `[초대] 2학기 비대면 학사 설명회`,
    html: `<html><body><p>교직원 여러분께,</p><p>다음 일정으로 화상 설명회를 엽니다.</p><table border='0' cellpadding='4'><tr><td>일시</td><td>11월 18일(화) 오후 3시</td></tr><tr><td>접속</td><td><a href='https://meet.hangyeol-univ.example/j/83920174455'>회의 참가</a></td></tr><tr><td>회의 ID</td><td>839 2017 4455</td></tr><tr><td>암호</td><td><b>750318</b></td></tr></table><p>문의: 교무처 (구내 4172)</p></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `zh-CN bank dynamic password for a payment, plain text with amount and card ending`,
    from: `云岭银行 <ebank@yunlingbank.example>`,
    subject: `网上支付动态密码`,
    text: `尊敬的周先生：

您尾号6620的借记卡正在“橙果商城”进行一笔人民币2,399.00元的网上支付，订单号2025110388172。本次交易的动态密码为 941 573（序号07），请在支付页面填写。

如非本人操作，请立即拨打95599转3冻结账户。

云岭银行电子银行部
2025年11月3日`,
    code: '941573',
    link: null,
  },
  {
    name: `zh-CN streaming TV sign-in code in bold with device model`,
    from: `果核视频 <tv@guohe-video.test>`,
    subject: `在电视上登录果核视频`,
    html: `<body><div style='padding:24px'><p>检测到型号为 GH-55X9 的电视正在申请登录账号 li***@mail.example。</p><p>请用遥控器在电视屏幕上依次按下：</p><p style='font-size:36px'><b>5 &nbsp;3 &nbsp;8 &nbsp;0</b></p><p>如果您没有在看电视，请忽略。</p></div></body>`,
    text: `检测到型号为 GH-55X9 的电视正在申请登录账号 li***@mail.example。

请用遥控器在电视屏幕上依次按下：

5 3 8 0

如果您没有在看电视，请忽略。`,
    code: '5380',
    link: null,
  },
  {
    name: `zh-CN redeem code for a membership`,
    from: `听潮音乐 <vip@tingchao.test>`,
    subject: `恭喜！您获得一张月度会员兑换卡`,
    html: `<div style='width:420px;background:linear-gradient(#364fc7,#5c7cfa);color:#fff;border-radius:12px;padding:20px'><p>感谢参加“秋日歌单”活动，送您 31 天会员：</p><p style='font-size:24px;letter-spacing:2px'>TC9X-4LMP-22ZV</p><p>兑换入口：我的 → 会员中心 → 兑换码。有效期至2026年3月1日，不可转售。</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `zh-TW government portal one-time password in a sentence`,
    from: `便民雲入口網 <noreply@bianmin-cloud.example>`,
    subject: `【便民雲】一次性密碼通知信`,
    text: `林○廷 君您好，

台端於民國114年11月3日14時08分申請以電子郵件登入「便民雲」，系統核發之一次性密碼為 G47XK2R9（英文字母請注意大寫），請於登入頁輸入後按下「確定」。逾十分鐘即失其效力，屆時請重新申請。

案件查詢專線：1999（外縣市請撥 02-5550-1999）

此信由系統自動寄出，請勿直接回覆。`,
    code: 'G47XK2R9',
    link: null,
  },
  {
    name: `zh-TW uniform invoice with random code`,
    from: `綠光書店雲端發票 <einvoice@luguang-books.example>`,
    subject: `電子發票開立通知 114年09-10月`,
    html: `<div style='width:260px;border:1px solid #333;padding:12px;text-align:center;font-family:monospace'><div style='font-size:18px'>電子發票證明聯</div><div style='font-size:22px'>114年09-10月</div><div style='font-size:22px'><b>QX-58204137</b></div><div>2025-10-30 18:45:12</div><div>隨機碼 4827\u3000總計 540</div><div>賣方 90000017</div></div><p>本發票已歸戶至您的手機條碼載具 /AB7+K2P，中獎將由財政單位另行通知。</p>`,
    code: null,
    link: null,
  },
  {
    name: `zh-TW gas meter reading request`,
    from: `北濱瓦斯 <meter@beibin-gas.example>`,
    subject: `本期自報度數提醒`,
    text: `用戶您好：

請於11月10日前回報瓦斯表度數，以利計費。

用戶號碼\u300012-0458-7731-6
表號\u3000\u3000\u3000D2209417
上期度數\u300003862
上期用量\u300024 度

回報方式：撥打 03-5550-626 或至本公司網站「自報度數」。未回報者本期將以推定用量計算。`,
    code: null,
    link: null,
  },
  {
    name: `ru-RU messenger code in single spans`,
    from: `Чирик <robot@chirik-app.test>`,
    subject: `Подтвердите новый номер устройства`,
    html: `<html><body style='text-align:center;background:#eef6ff'><p style='font-size:18px'>Осталось набрать в приложении вот это:</p><div><span style='display:inline-block;width:36px;border-bottom:2px solid #228be6;font-size:28px;margin:4px'>9</span><span style='display:inline-block;width:36px;border-bottom:2px solid #228be6;font-size:28px;margin:4px'>1</span><span style='display:inline-block;width:36px;border-bottom:2px solid #228be6;font-size:28px;margin:4px'>4</span><span style='display:inline-block;width:36px;border-bottom:2px solid #228be6;font-size:28px;margin:4px'>7</span><span style='display:inline-block;width:36px;border-bottom:2px solid #228be6;font-size:28px;margin:4px'>0</span></div><p>Не вы? Зайдите в «Настройки → Сеансы» и завершите чужой сеанс.</p></body></html>`,
    code: '91470',
    link: null,
  },
  {
    name: `ru-RU magic link sign-in in plain text`,
    from: `Листок — заметки <hi@listok-notes.example>`,
    subject: `Ссылка для входа`,
    text: `Привет!

Нажми, чтобы войти, пароль не нужен:
https://listok-notes.example/magic/Zx81-PpL0-4473

Ссылка сработает один раз и только в том браузере, где ты её запросил(а).

Версия приложения: 3.18.2 (сборка 40561)`,
    code: null,
    link: 'https://listok-notes.example/magic/Zx81-PpL0-4473',
  },
  {
    name: `ru-RU notice that a code was used to sign in`,
    from: `Кинозал Плюс <security@kinozal-plus.test>`,
    subject: `Выполнен вход с кодом из SMS`,
    html: `<div style='padding:20px;border-left:5px solid #e03131'><p>Ваш одноразовый код был использован для входа.</p><p>Когда: 02.11.2025 в 23:14:07<br>Откуда: Самара, 192.0.2.118<br>Устройство: телевизор Vesta, серийный № 55720146</p><p>Это были вы? Тогда ничего делать не надо. Если нет, позвоните нам: 8 800 555-31-42, доб. 6.</p></div>`,
    text: `Ваш одноразовый код был использован для входа.

Когда: 02.11.2025 в 23:14:07
Откуда: Самара, 192.0.2.118
Устройство: телевизор Vesta, серийный № 55720146

Это были вы? Тогда ничего делать не надо. Если нет, позвоните нам: 8 800 555-31-42, доб. 6.`,
    code: null,
    link: null,
  },
  {
    name: `uk-UA marketplace withdrawal confirmation with amount and wallet, both parts`,
    from: `Ярмарок.Маркет <vyplaty@yarmarok.example>`,
    subject: `Підтвердьте виведення коштів`,
    html: `<table cellpadding='8' style='border:1px solid #ced4da'><tr><td>Сума</td><td>12 450,00 грн</td></tr><tr><td>На картку</td><td>**** 9027</td></tr><tr><td>Заявка</td><td>#551870</td></tr><tr><td>Код підтвердження</td><td><b>44-81-36</b></td></tr></table><p>Введіть код на сторінці виплат. Без цього за годину заявку буде скасовано.</p>`,
    text: `Сума: 12 450,00 грн
На картку: **** 9027
Заявка: #551870
Код підтвердження: 44-81-36

Введіть код на сторінці виплат. Без цього за годину заявку буде скасовано.`,
    code: '448136',
    link: null,
  },
  {
    name: `uk-UA theatre e-ticket`,
    from: `Театральна каса <kasa@teatr-kasa.example>`,
    subject: `Ваші квитки на «Тіні забутих предків»`,
    html: `<html><body style='font-family:"Times New Roman"'><table border='1' width='100%' cellpadding='6'><tr><td rowspan='3' align='center'>QR</td><td>5 грудня, 18:00 · Мала сцена</td></tr><tr><td>Партер, ряд 6, місця 11–12</td></tr><tr><td>Номер квитка: <b>TK 730 185</b> · Замовлення 90233</td></tr></table><p>Покажіть QR або назвіть номер квитка контролеру. Повернення — не пізніше ніж за 10 днів.</p></body></html>`,
    text: `5 грудня, 18:00 · Мала сцена
Партер, ряд 6, місця 11–12
Номер квитка: TK 730 185 · Замовлення 90233

Покажіть QR або назвіть номер квитка контролеру. Повернення — не пізніше ніж за 10 днів.`,
    code: null,
    link: null,
  },
  {
    name: `bg-BG bank code for a transfer with IBAN and amount`,
    from: `Банка Рила <online@bankarila.test>`,
    subject: `Потвърждение на превод`,
    html: `<html><body><div style='border:1px solid #dee2e6;font-family:Tahoma;padding:20px;width:560px'><p>Уважаема г-жо Стоянова,</p><p>Наредихте превод на стойност <b>1 260,00 лв.</b> по сметка BG00RILA00001234567890.</p><p>За да го подпишете, въведете в интернет банкирането динамичния код:</p><p style='font-size:30px;text-align:center;background:#fff9db;padding:10px'>502817</p><p>Кодът изтича в 15:42 ч. Ако не сте нареждали превода, обадете се на 0700 55 501.</p></div></body></html>`,
    code: '502817',
    link: null,
  },
  {
    name: `bg-BG municipal e-services PIN in a bulleted text`,
    from: `Община Белово — е-услуги <eservices@belovo-demo.test>`,
    subject: `ПИН за електронно подаване`,
    text: `Уведомление

* Услуга: удостоверение за данъчна оценка
* Входящ номер: 94-00-318/03.11.2025
* Такса: 8,00 лв.
* ПИН за потвърждаване на подателя: 7719
* Срок за въвеждане: 60 минути

След въвеждане на ПИН в портала заявлението се счита за подадено.`,
    code: '7719',
    link: null,
  },
  {
    name: `bg-BG university exam registration`,
    from: `Учебен отдел, ТУ „Хаджи Димитър“ <uo@tu-hd.example>`,
    subject: `Записване за изпит FK-2107`,
    text: `Колега,

записан сте за изпит по Дискретна математика (код на дисциплината FK-2107).

Факултетен номер: 121223084
Дата: 26.01.2026 г., 9:30 ч.
Зала: 2140, място 38
Регистрационен номер: 60457

Носете студентска книжка. Калкулатори модел FX-991 са разрешени.

Учебен отдел, вътр. 2319`,
    code: null,
    link: null,
  },
  {
    name: `sr-RS game code in Latin script, plain text`,
    from: `Vitezovi Arene <nalog@vitezovi-arene.example>`,
    subject: `Neko pokušava da uđe u tvoju tvrđavu`,
    text: `Ćao!

Prijava sa IP adrese 198.51.100.77 (Niš), 03.11.2025. u 20:11.

Jesi li to ti? Ukucaj K2P7XA u igri i vrata se otvaraju.
Nisi ti? Onda nemoj ništa da kucaš i odmah promeni lozinku.

Vitezovi Arene, podrška`,
    code: 'K2P7XA',
    link: null,
  },
  {
    name: `sr-RS concert tickets order`,
    from: `Karte Plus <prodaja@karteplus.example>`,
    subject: `Porudžbina 604182 je plaćena`,
    html: `<div style='font-family:Helvetica'><p>Hvala na kupovini!</p><table style='border-top:1px solid #aaa'><tr><td>Događaj</td><td>Balkan Brass Noć, Hala 3</td></tr><tr><td>Broj porudžbine</td><td>604182</td></tr><tr><td>Kod ulaznice</td><td><b>BB3-77120</b></td></tr><tr><td>Ukupno</td><td>3.600,00 RSD</td></tr><tr><td>Kod odobrenja</td><td>219845</td></tr></table><p>Kod ulaznice biće skeniran na ulazu. Kapije se otvaraju u 19.30.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `sr-RS health centre appointment`,
    from: `Дом здравља Зелени венац <zakazivanje@dz-zvenac.test>`,
    subject: `Заказан преглед`,
    html: `<html><body style='font-size:14px'><p>Поштовани,</p><p>Ваш термин код изабраног лекара је потврђен:</p><ul><li>уторак, 11.11.2025. у 8:20, соба 214</li><li>број упута: 4402187</li><li>редни број у картотеци: 19/5538</li></ul><p>Понесите здравствену књижицу. За отказивање пошаљите поруку OTKAZI 4402187 на 3113.</p></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `kk-KZ game boxes of single letters`,
    from: `Батырлар Заманы <oiyn@batyrlar.test>`,
    subject: `Жаңа құрылғы тіркелуде`,
    html: `<html><body bgcolor='#3b2f2f'><p style='color:#ffe8cc'>Батыр, аттан түс! Төмендегі таңбаларды ойын терезесіне жаз:</p><table><tr><th bgcolor='#ffd8a8' width='34'>T</th><th bgcolor='#ffd8a8' width='34'>5</th><th bgcolor='#ffd8a8' width='34'>N</th><th bgcolor='#ffd8a8' width='34'>8</th><th bgcolor='#ffd8a8' width='34'>R</th></tr></table><p style='color:#ffe8cc'>Жазбасаң, құрылғы тіркелмейді.</p></body></html>`,
    code: 'T5N8R',
    link: null,
  },
  {
    name: `kk-KZ rail ticket`,
    from: `Жол Билет <bilet@zholbilet.example>`,
    subject: `Электрондық билетіңіз дайын`,
    html: `<table cellpadding='6' style='border:1px solid #1098ad'><tr><td>Тапсырыс коды</td><td><b>7Q2MZL</b></td></tr><tr><td>Билет №</td><td>71260384419025</td></tr><tr><td>Пойыз</td><td>013Ц Алматы-2 — Астана</td></tr><tr><td>Вагон / орын</td><td>09 / 021</td></tr><tr><td>Бағасы</td><td>14 380 ₸</td></tr></table><p>Отырғызу кезінде жеке куәлікті көрсетсеңіз жеткілікті.</p>`,
    code: null,
    link: null,
  },
  {
    name: `kk-KZ utility bill with meter reading`,
    from: `Жылу Су Қызметі <shot@zhylusu.example>`,
    subject: `Қазан айының түбіртегі`,
    text: `Дербес шот: 1508 2264
Мекенжай: Ойдан шығарылған к-сі, 5-үй, 48-пәтер (индекс 050010)

Суық су есептегіші (№ 2240871)
  алдыңғы көрсеткіш 01184
  соңғы көрсеткіш   01197

Төленуге тиіс: 6 905,40 ₸, мерзімі 25.11.2025

Көрсеткішті WhatsApp арқылы жіберіңіз: +7 700 555 31 09. Қате шықса (E-117), операторға жазыңыз.`,
    code: null,
    link: null,
  },
  {
    name: `id-ID parcel with tracking number and locker code`,
    from: `AntarCepat <info@antarcepat.test>`,
    subject: `Paket JX4829103345 sudah menunggu di loker`,
    html: `<body><h2 style='color:#c92a2a'>Paketmu sudah sampai!</h2><p>No. resi <strong>JX4829103345</strong> dari Toko Batik Laras kini ada di loker <strong>Stasiun Gubeng – B17</strong>.</p><ul><li>Kode buka loker: <strong>582904</strong></li><li>Ambil paling lambat: 14 Maret 2025, 21.00 WIB</li><li>Berat: 1,2 kg</li></ul><p>Tekan kode pada layar sentuh loker, lalu pintu terbuka sendiri. Lewat batas waktu, paket dikirim kembali ke gudang (kode pos 60281).</p><p><a href='https://antarcepat.test/lacak/JX4829103345'>Lihat perjalanan paket</a></p></body>`,
    code: null,
    link: null,
  },
  {
    name: `ms-MY card payment TAC in plain text`,
    from: `Maju Bank <tac@majubank.test>`,
    subject: `TAC untuk pembelian dalam talian`,
    text: `RM0.00 TAC Maju Bank

Pembelian RM189.90 di KEDAI ELEKTRIK IPOH dengan kad berakhir 5521 memerlukan kelulusan anda.

TAC anda ialah 905 118 (sah selama 2 minit, sehingga 16:07).

Bukan anda? Hubungi 03-2300 6688 dengan segera.`,
    code: '905118',
    link: null,
  },
  {
    name: `ms-MY password reset by link with ticket number`,
    from: `Sokongan Kerjaya2U <bantuan@kerjaya2u.test>`,
    subject: `[Tiket 640182] Anda terlupa kata laluan?`,
    html: `<p>Salam Cik Nurul,</p><p>Kami difahamkan cik tidak dapat log masuk ke profil pencari kerja. Jangan risau, klik pautan ini untuk memilih kata laluan baharu:</p><p><a href='https://kerjaya2u.test/akaun/set-semula/Zx81LmQ04p'>https://kerjaya2u.test/akaun/set-semula/Zx81LmQ04p</a></p><p>Pautan hanya boleh digunakan sekali, dalam masa 60 minit. Nombor tiket cik ialah <b>640182</b>; sertakan nombor ini jika cik membalas.</p><p>Terima kasih,<br>Farid, Meja Bantuan</p>`,
    code: null,
    link: 'https://kerjaya2u.test/akaun/set-semula/Zx81LmQ04p',
  },
  {
    name: `fil-PH airline club letters-only key`,
    from: `Lipad Club <miyembro@lipadclub.test>`,
    subject: `Pagpapalit ng email address sa iyong Lipad Club account`,
    html: `<html><head><style>.k{font-family:Courier;font-size:22px;background:#ffe066;padding:4px 10px}</style></head><body><p>Mabuhay, Ginoong Santos!</p><p>Hiniling ninyong palitan ang email address ng membership na LC 4408 2193 07. Upang mapatunayang sa inyo ang bagong address, kopyahin ang mga titik na ito sa pahina ng pagpapalit:</p><p><span class='k'>VJNRXKTD</span></p><p>Mawawalan ito ng bisa bukas ng 8:30 ng umaga. Ang inyong 12,450 na puntos ay mananatili.</p><p>Lubos na gumagalang,<br>Lipad Club Member Services</p></body></html>`,
    code: 'VJNRXKTD',
    link: null,
  },
  {
    name: `sw-KE mobile wallet one-time number`,
    from: `PesaHaraka <usalama@pesaharaka.test>`,
    subject: `Thibitisha muamala wako`,
    html: `<table align='center' width='500' style='font-family:Arial'><tr><td style='background:#087f5b;color:#fff;padding:14px'>PesaHaraka</td></tr><tr><td style='padding:14px'>Habari Wanjiku,<br><br>Unataka kutuma <b>KSh 4,500</b> kwa 0722 *** 318. Ili kuidhinisha, weka nambari hii ya siri ya mara moja kwenye programu:</td></tr><tr><td align='center' style='font-size:32px;padding:10px'>5 7 7 3 0 4</td></tr><tr><td style='padding:14px;font-size:12px'>Nambari itakwisha muda baada ya dakika 10. Usimwonyeshe mtu mwingine yeyote.<br>Huduma kwa wateja: 0709 114 000</td></tr></table>`,
    code: '577304',
    link: null,
  },
  {
    name: `sw-KE security newsletter warning about codes`,
    from: `Benki ya Jamii <elimu@benkijamii.test>`,
    subject: `Matapeli wanaomba nambari yako ya uthibitisho: jihadhari`,
    text: `Mteja mpendwa,

Mwezi huu tumepokea malalamiko 1,274 kuhusu watu wanaojifanya wafanyakazi wa benki.

* Benki haitawahi kukupigia simu kukuomba PIN ya tarakimu 4 wala nambari ya uthibitisho ya tarakimu 6.
* Usibonyeze viungo vinavyotumwa kutoka nambari usizozijua, kama 0100 553 201.
* Ukishuku, tuma neno ULAGHAI kwenda 20333 bila malipo.

Toleo la 17, Machi 2025`,
    code: null,
    link: null,
  },
  {
    name: `el-GR forum registration key in plain text`,
    from: `Moto Steki <no-reply@motosteki.test>`,
    subject: `Ενεργοποίηση λογαριασμού στο Moto Steki`,
    text: `Καλώς ήρθες, nikos_xt!

Το κλειδί ενεργοποίησης που θα σου ζητήσει το φόρουμ όταν μπεις πρώτη φορά:
>>> m8vd4pz1 <<<
(προσοχή, όλα μικρά λατινικά γράμματα και αριθμοί)

Μόλις το γράψεις, μπορείς να δημοσιεύεις σε όλες τις ενότητες εκτός από τις αγγελίες, που θέλουν 10 μηνύματα.

Η διαχείριση`,
    code: 'm8vd4pz1',
    link: null,
  },
  {
    name: `ro-RO courier app sign-in code`,
    from: `Curier Vesel <app@curiervesel.test>`,
    subject: `Intră în aplicație`,
    html: `<center style='font-family:Segoe UI,sans-serif'><p>Salut, Andreea! 👋</p><p>Codul tău de autentificare:</p><table><tr><td style='background:#5f3dc4;color:#fff;border-radius:8px;padding:14px 30px;font-size:28px'>917&nbsp;-&nbsp;435</td></tr></table><p>Merge doar pe telefonul de pe care l-ai cerut.</p></center>`,
    code: '917435',
    link: null,
  },
  {
    name: `ro-RO gas invoice with client code`,
    from: `Gaz Transilvan <facturi@gaztransilvan.test>`,
    subject: `Factura GTR 0098823417 a fost emisă`,
    html: `<table width='580' style='font:13px Arial'><tr><td><p>Bună ziua,</p><p>Factura seria GTR nr. <b>0098823417</b> din 03.03.2025 este disponibilă în contul dvs.</p><p>Cod client: <b>2093341</b><br>Cod loc de consum: RO0051772<br>Index vechi / nou: 4817 / 4969<br>Total de plată: <span style='color:#c00;font-size:18px'>412,07 lei</span><br>Scadență: 02.04.2025</p><p>La plata prin ATM sau la ghișeu introduceți codul de client. Codul de bare se găsește pe pagina a doua a facturii.</p></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `hr-HR exchange changing withdrawal limit`,
    from: `Kuna2Coin mjenjačnica <sigurnost@kuna2coin.test>`,
    subject: `Zahtjev #48213: veći dnevni limit isplate`,
    html: `<body bgcolor='#f8f9fa'><p>Bok Tomislave,</p><p>zatražio si podizanje dnevnog limita s 2.000 € na <b>10.000 €</b>.</p><table style='border:1px solid #ced4da;background:#fff' cellpadding='8'><tr><td>Zahtjev</td><td>#48213</td></tr><tr><td>IP adresa</td><td>93.142.7.61</td></tr><tr><td>Vrijeme</td><td>11. 3. 2025. u 21:06</td></tr></table><p>Promjena stupa na snagu čim u prozorčić koji te čeka u pregledniku uneseš: <code style='font-size:19px'>QF7N3B9K2D</code></p><p>Nisi ti? Zamrzni račun u postavkama i javi nam se.</p></body>`,
    code: 'QF7N3B9K2D',
    link: null,
  },
  {
    name: `sk-SK e-shop registration code in a coloured strip`,
    from: `Papuče a Spol. <eshop@papuceaspol.test>`,
    subject: `Ešte potvrďte svoju adresu`,
    html: `<div style='width:480px'><p>Ďakujeme za registráciu, pani Kováčová.</p><div style='background:#d3f9d8;padding:12px;font-weight:bold;font-size:20px;text-align:right'>48 06 73 15</div><p style='margin-top:0'><small>↑ overovacie číslo, prepíšte ho prosím do registračného formulára</small></p><p>Za odmenu máte dopravu nad 39 € zadarmo.</p></div>`,
    code: '48067315',
    link: null,
  },
  {
    name: `sk-SK online meeting with passcode`,
    from: `Jana Horváthová <jana.horvathova@obecnykultur.example>`,
    subject: `Pozvánka: schôdza výboru, streda 18:00`,
    text: `Milí kolegovia,

stretneme sa tentoraz online.

ID schôdzky: 864 2207 5913
Prístupový kód: 778120
Telefonicky: +421 2 3305 6871, 86422075913#

Program:
 1. rozpočet na rok 2025 (návrh 12 480 €)
 2. oprava strechy KD
 3. rôzne

Prosím, pripojte sa aspoň 5 minút vopred.
Jana`,
    code: null,
    link: null,
  },
  {
    name: `sl-SI language course enrolment`,
    from: `Ljudska univerza Savinja <tecaji@lu-savinja.example>`,
    subject: `Prijava na tečaj IT-A2-0417 je sprejeta`,
    html: `<table border='1' style='border-collapse:collapse;font-family:Arial' cellpadding='6'><caption>Potrdilo o prijavi</caption><tr><th align='left'>Šifra tečaja</th><td>IT-A2-0417</td></tr><tr><th align='left'>Tečaj</th><td>Italijanščina, nadaljevalni</td></tr><tr><th align='left'>Učilnica</th><td>212</td></tr><tr><th align='left'>Začetek</th><td>7. 4. 2025 ob 17.30</td></tr><tr><th align='left'>Cena</th><td>245,00 EUR</td></tr><tr><th align='left'>Sklic</th><td>SI00 417-20250407</td></tr></table><p>Ob plačilu obvezno navedite sklic. Za vprašanja pokličite 03 713 35 50.</p>`,
    code: null,
    link: null,
  },
  {
    name: `lt-LT clinic registration code in a sentence`,
    from: `Klinika Gintarinė <registratura@klinikagintarine.test>`,
    subject: `Jūsų el. pašto patvirtinimas`,
    html: `<div style='font:14px/20px Trebuchet MS;color:#364fc7'><p>Laba diena,</p><p>registruojatės pas šeimos gydytoją internetu. Kad galėtume siųsti priminimus apie vizitus, įrašykite skaičių <strong>74061</strong> į registracijos langą ir paspauskite „Tęsti“.</p><p>Vizitas, kurį pasirinkote (kovo 20 d. 10:40, 305 kab.), bus rezervuotas tik patvirtinus paštą.</p></div>`,
    code: '74061',
    link: null,
  },
  {
    name: `lt-LT hosting incident with error numbers`,
    from: `Serveriukas.lt <incidentai@serveriukas.test>`,
    subject: `Incidentas INC204418 išspręstas`,
    text: `Sveiki,

2025-03-10 02:13–03:47 jūsų serveris vps-30177 buvo nepasiekiamas (klaida 0x8007274C, prievadas 44358).

Priežastis: sugedęs maitinimo blokas stelaže R12. Pakeistas, kompensuosime 1,85 Eur (sąskaita SRV-0091264).

Slaptažodžių ir dviejų veiksnių prisijungimo nustatymų keisti nereikia.

Budintis inžinierius, +370 600 41882`,
    code: null,
    link: null,
  },
  {
    name: `lv-LV choir society members' page, quoted box`,
    from: `Koru biedrība Daina <sekretare@korudaina.example>`,
    subject: `Ieeja biedru lapā`,
    html: `<p>Mīļie dziedātāji!</p><p>Kāds (laikam jau Tu, Jāni) grib ienākt biedru lapā, kur glabājam notis.</p><blockquote style='border-left:3px solid #ccc;padding-left:12px'>Ieejas vārds šai reizei:<br><tt>zvirbul47</tt></blockquote><p>Nākamreiz vārds būs cits, tāpēc pierakstīt nav vajadzīgs.</p><p>Sveicieni no Anitas</p>`,
    code: 'zvirbul47',
    link: null,
  },
  {
    name: `et-EE train company account code, both bodies`,
    from: `Rööbas Reisid <konto@roobasreisid.test>`,
    subject: `Üks samm veel ja konto on loodud`,
    html: `<div style='max-width:500px'><p>Tere, Kadri!</p><p>Palun trüki konto loomise aknasse järgmine arv.</p><table><tr><td style='font:bold 30px monospace;border-bottom:4px solid #f59f00'>0092648</td></tr></table><p>Nullid alguses kuuluvad arvu juurde. Pärast seda saad osta sooduspileteid ja koguda kilomeetreid.</p></div>`,
    text: `Tere, Kadri!

Palun trüki konto loomise aknasse järgmine arv.

0092648

Nullid alguses kuuluvad arvu juurde. Pärast seda saad osta sooduspileteid ja koguda kilomeetreid.`,
    code: '0092648',
    link: null,
  },
  {
    name: `et-EE parcel machine delivery with door code by SMS`,
    from: `Pakk24 <teavitus@pakk24.test>`,
    subject: `Saadetis EE771830462 jõudis pakiautomaati`,
    text: `Hea klient!

Saadetis EE771830462 (saatja Raamatupood OÜ, arve 250311-08) ootab Teid Viljandi Centrumi pakiautomaadis kuni 17.03.2025.

Uksekoodi saatsime lühisõnumiga numbrile +372 5*** 481. Kui sõnumit ei tulnud, helistage 1344 ja valige 2.

Pakk24, Tähesaju tee 21, 13917 Tallinn`,
    code: null,
    link: null,
  },
  {
    name: `ca-ES hotel loyalty app verification, both bodies`,
    from: `Hotels Tramuntana <fidels@hotelstramuntana.test>`,
    subject: `Verificació en dos passos activada: prova-la`,
    html: `<table width='520' style='border-collapse:collapse'><tr style='background:#c5f6fa'><td colspan='2' style='padding:10px'>Club Tramuntana</td></tr><tr><td style='padding:10px'>Codi de verificació</td><td style='padding:10px;font-family:monospace'>7&#8202;3&#8202;8&#8202;1&#8202;5&#8202;6&#8202;0&#8202;2&#8202;9</td></tr><tr><td style='padding:10px'>Caduca</td><td style='padding:10px'>d'aquí a 15 minuts</td></tr></table><p>Introdueix-lo a l'app per comprovar que tot funciona. A partir d'ara te'n demanarem un cada vegada que canviïs de mòbil.</p>`,
    text: `Club Tramuntana

Codi de verificació: 738156029
Caduca: d'aquí a 15 minuts

Introdueix-lo a l'app per comprovar que tot funciona. A partir d'ara te'n demanarem un cada vegada que canviïs de mòbil.`,
    code: '738156029',
    link: null,
  },
  {
    name: `af-ZA medical scheme OTP in plain text with claim number`,
    from: `Welsyn Mediese Skema <kliente@welsynskema.test>`,
    subject: `Eenmalige PIN (EMP) vir u eisgeskiedenis`,
    text: `Geagte lid

Lidnommer: 004518873
Eis: 25/0311/9927 (R1 432,80)

U EMP is 660284. Tik dit op die webwerf in om die volledige uiteensetting te sien. Die EMP verval sodra dit gebruik is, of om 15:30.

Ons kantoorure is 07:30 tot 17:00, skakel 0860 115 722.`,
    code: '660284',
    link: null,
  },
  {
    name: `ka-GE online shop sign-up code in a cell`,
    from: `მაღაზია ვარდო <info@vardo.test>`,
    subject: `რეგისტრაციის დასრულება`,
    html: `<table width='450' style='border:1px solid #e64980' cellpadding='12'><tr><td>გამარჯობა, ნინო!</td></tr><tr><td>შეიყვანეთ ეს კოდი საიტზე და თქვენი ანგარიში გააქტიურდება:</td></tr><tr><td align='center' style='font-size:28px'>305-771</td></tr><tr><td style='font-size:12px'>კოდი მოქმედებს 15 წუთი. კითხვების შემთხვევაში დარეკეთ: 032 2 19 44 08</td></tr></table>`,
    code: '305771',
    link: null,
  },
  {
    name: `ka-GE customs parcel tracking`,
    from: `სწრაფი ფოსტა <amanati@stsrapiposta.test>`,
    subject: `ამანათი GE50719284 განბაჟებას ელოდება`,
    html: `<p>თქვენი ამანათი ჩამოვიდა თბილისში.</p><ul><li>თვალთვალის კოდი: <b>GE50719284</b></li><li>რეისი: 8814</li><li>წონა: 3.40 კგ</li><li>ღირებულება: 412.00 ლარი</li><li>ოთახის ნომერი: SP66203</li></ul><p>დეკლარაცია შეავსეთ 3 დღის განმავლობაში. ამანათის გატანისას ოპერატორს უთხარით ოთახის ნომერი.</p>`,
    code: null,
    link: null,
  },
  {
    name: `hy-AM bank new beneficiary confirmation, both bodies`,
    from: `Մասիս Բանկ <online@masisbank.test>`,
    subject: `Նոր ստացողի ավելացում`,
    html: `<table style='width:100%;font-size:14px'><tr><td><b>ՄԱՍԻՍ ԲԱՆԿ</b></td></tr><tr><td>Դուք ցանկանում եք ավելացնել ստացող՝ «Էլեն ՍՊԸ», հաշիվ 2470 0118 8340 0000։</td></tr><tr><td>Մեկանգամյա գաղտնաբառ՝ <b style='color:#c92a2a'>90 48 13 72</b></td></tr><tr><td>Ոչ մեկի, այդ թվում՝ բանկի աշխատակցի, մի՛ հայտնեք այն։ Հեռ. (+374 10) 59 22 80</td></tr></table>`,
    text: `ՄԱՍԻՍ ԲԱՆԿ

Դուք ցանկանում եք ավելացնել ստացող՝ «Էլեն ՍՊԸ», հաշիվ 2470 0118 8340 0000։

Մեկանգամյա գաղտնաբառ՝ 90 48 13 72

Ոչ մեկի, այդ թվում՝ բանկի աշխատակցի, մի՛ հայտնեք այն։ Հեռ. (+374 10) 59 22 80`,
    code: '90481372',
    link: null,
  },
  {
    name: `az-AZ e-government portal code in a sentence`,
    from: `Rəqəmsal Xidmətlər <bildiris@reqemsal-xidmet.example>`,
    subject: `Kabinetə giriş üçün təsdiq`,
    html: `<p>Hörmətli istifadəçi,</p><p>Şəxsi kabinetə daxil olmaq üçün açılmış pəncərədə <b>7316045</b> yazın və «Davam et» düyməsini basın. Bu rəqəmlər 5 dəqiqədən sonra etibarsız olacaq.</p><p>Müraciət nömrəniz (R-2025-118432) barədə məlumatı kabinetdə görə bilərsiniz. Çağrı mərkəzi: 157</p>`,
    code: '7316045',
    link: null,
  },
  {
    name: `az-AZ account deletion confirmed by link`,
    from: `Maşın Bazarı <destek@masinbazari.test>`,
    subject: `Hesabın silinməsini təsdiqləyin`,
    html: `<p>Salam,</p><p>994-50-***-41-77 nömrəsinə bağlı hesabın silinməsi istənilib. 3 aktiv elanınız (o cümlədən 8840215, «Prius 2016, 10-VK-482») da silinəcək.</p><p><a href='https://masinbazari.test/hesab/sil/tesdiq/7d30e5f1'>Bəli, hesabımı silin</a></p><p>Fikrinizi dəyişmisinizsə, heç nə etməyin.</p>`,
    text: `Salam,

994-50-***-41-77 nömrəsinə bağlı hesabın silinməsi istənilib. 3 aktiv elanınız (o cümlədən 8840215, «Prius 2016, 10-VK-482») da silinəcək.

Bəli, hesabımı silin: https://masinbazari.test/hesab/sil/tesdiq/7d30e5f1

Fikrinizi dəyişmisinizsə, heç nə etməyin.`,
    code: null,
    link: 'https://masinbazari.test/hesab/sil/tesdiq/7d30e5f1',
  },
  {
    name: `en code is the whole subject, explanation after`,
    from: `Quillbox <no-reply@quillbox.test>`,
    subject: `H4TW9K`,
    html: `<p style="font-size:40px;letter-spacing:4px;margin:0">H4TW9K</p><p>Copy the line above into the window you left open. We mail a fresh one whenever a browser we haven't met tries your notebooks; this time it was Firefox 128 on Linux, somewhere near 198.51.100.24.</p>`,
    text: `H4TW9K

Copy the line above into the window you left open. We mail a fresh one whenever a browser we haven't met tries your notebooks; this time it was Firefox 128 on Linux, somewhere near 198.51.100.24.`,
    code: 'H4TW9K',
    link: null,
  },
  {
    name: `en forwarded streaming mail with a household code`,
    from: `Dee Whitlock <dee.whitlock@mailnest.test>`,
    subject: `Fwd: Watching away from home?`,
    html: `<div dir='ltr'>babe it came to my address again. type fast, it says 15 min. also we're out of milk x<br><br><div class='gmail_quote'><div>---------- Forwarded message ---------<br>From: <b>Reelhouse</b> &lt;info@reelhouse.example&gt;<br>Date: Sat, 9 Nov 2024 at 20:51<br>Subject: Watching away from home?<br></div><br><div style='background:#141414;color:#ffffff;padding:20px'>Somebody using the profile <b>Dee+2</b> wants to watch on a TV in Margate. Put these figures on that TV to carry on for 14 days:<div style='font-size:44px'>6082</div>Plan: Standard £10.99 a month. Reelhouse, 1 Orchard Wharf, E14 9GG</div></div></div>`,
    code: '6082',
    link: null,
  },
  {
    name: `en security newsletter about the worst PINs`,
    from: `The Padlock Weekly <letter@padlockweekly.example>`,
    subject: `Your code is probably 123456 (issue 318)`,
    html: `<div style='max-width:600px'><h1>Verify this: most PINs are awful</h1><p>Researchers went through 3,400,000 leaked entries. The crowd favourite, as ever:</p><div style='font-size:48px;text-align:center;letter-spacing:8px;border:2px dashed #c00'>123456</div><p>Runners-up were 1234, 0000 and, for reasons of romance, 143143. If you saw your own security code in that box, change it tonight.</p><p>Also in this issue: why a one-time code that arrives unrequested means someone has your password, and a reader in Leeds who confirmed her login to a stranger on the phone.</p><p><a href='https://padlockweekly.example/issues/318?u=904417'>Read on the web</a> | <a href='https://padlockweekly.example/unsub/904417'>Unsubscribe</a></p></div>`,
    code: null,
    link: null,
  },
  {
    name: `en address confirmation by link with a six digit request number`,
    from: `Northmoor Library Consortium <accounts@northmoorlibs.example>`,
    subject: `Request 604918: please confirm your e-mail`,
    html: `<p>Dear reader,</p><p>You told the desk at Branch 27 that this is your address. Kindly confirm it with the button.</p><p><a href='https://accounts.northmoorlibs.example/c/8d1fa20e77b94?req=604918' style='background:#25408f;color:#ffffff;padding:10px 18px'>Yes, that's mine</a></p><p>Request number 604918, card 2 1190 00473 5512. The PIN for your card stays as it was.</p>`,
    text: `Dear reader,

You told the desk at Branch 27 that this is your address. Kindly confirm it by opening

https://accounts.northmoorlibs.example/c/8d1fa20e77b94?req=604918

Request number 604918, card 2 1190 00473 5512. The PIN for your card stays as it was.
`,
    code: null,
    link: 'https://accounts.northmoorlibs.example/c/8d1fa20e77b94?req=604918',
  },
  {
    name: `en coupon dressed up as a verification mail`,
    from: `Socktopus <ahoy@socktopus.example>`,
    subject: `Security check: are your feet cold?`,
    html: `<div style='text-align:center;font-family:monospace'><p>IDENTITY VERIFICATION IN PROGRESS...</p><p>We have detected two (2) unsecured feet.</p><p>Enter this code to authenticate:</p><div style='font-size:36px;background:#000;color:#0f0;padding:14px'>TOES25</div><p>...at the till, for 25% off everything woolly. Expires Sunday midnight. One per tentacle, not with other offers, min. spend $30.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR bird riddle, code of letters only`,
    from: `Ninho Brechó <oi@ninhobrecho.example>`,
    subject: `um passarinho nos contou que é você 🐦`,
    html: `<div style='background:#fff4e0;padding:30px;text-align:center'><p>Ele pousou aqui na janela, olhou pros lados e piou bem baixinho:</p><p style='font-size:32px;font-style:italic'>«QUERO»</p><p>Pie a mesma coisa lá no site, em maiúsculas, e o armário se abre. O bichinho esquece tudo em dez minutinhos.</p><p style='font-size:10px'>Rua das Acácias, 318 – CEP 80240-110 – Curitiba</p></div>`,
    code: 'QUERO',
    link: null,
  },
  {
    name: `pt-BR long government notice, code inside the paragraph`,
    from: `Portal Cidadão Conectado <nao-responda@cidadaoconectado.example>`,
    subject: `Comunicado nº 1.904/2024 – elevação de nível da conta`,
    html: `<p>Prezado(a) cidadão(ã),</p><p>Em atenção ao disposto no art. 4º, § 2º, do Decreto nº 10.543, e na Lei nº 13.709/2018 (LGPD), informamos que foi registrada solicitação de elevação do nível de sua conta de bronze para prata, vinculada ao CPF ***.417.038-**.</p><p>A conclusão do procedimento fica condicionada à demonstração de que Vossa Senhoria acessa este endereço eletrônico, o que se fará mediante a inserção, no campo próprio da tela, da chave temporária 4M8T2R, pessoal e intransferível, com vigência até as 23h59 da data de envio, sem prejuízo das demais verificações previstas na Portaria nº 6.618/2023.</p><p>Não havendo manifestação, o pedido será arquivado sob o nº 2024.06.771530, facultada nova solicitação. Dúvidas: Central 0800 555 0978, ramal 3.</p>`,
    code: '4M8T2R',
    link: null,
  },
  {
    name: `pt-BR queue number at the notary`,
    from: `2º Ofício de Notas <agenda@oficio2.example>`,
    subject: `Sua senha: B047`,
    html: `<h2>Agendamento confirmado</h2><p>Quinta, 22/08, às 9h40, guichê 6.</p><p style='font-size:50px;text-align:center'>B047</p><p>Esta é a sua senha. Fique de olho no painel: quando ela aparecer, dirija-se ao guichê com o RG original. Tolerância de 10 minutos.</p><p>Confirmação 558 203 / Serviço 14 (reconhecimento de firma)</p>`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR payment slip with long digit line and gate PIN`,
    from: `Condomínio Edifício Araucária <sindico@edificioaraucaria.example>`,
    subject: `2ª via – confirme os dados antes de pagar`,
    text: `Prezado condômino da unidade 1204,

Segue o boleto de julho:

Nosso número: 109/00482913-6
Vencimento: 10/07/2024
Valor: R$ 867,42
Linha digitável:
34191.09008 48291.360427 11002.840007 4 97720000086742

Por segurança, confirme que o beneficiário que aparece no banco é o próprio condomínio. A senha do portão da garagem passa a ser 5830 a partir de segunda.

O síndico
`,
    code: null,
    link: null,
  },
  {
    name: `es reply of a clinic receptionist with the code`,
    from: `Recepción Clínica Montesol <recepcion@clinicamontesol.example>`,
    subject: `RE: no puedo ver mis análisis`,
    text: `Buenas tardes, don Ernesto:

No se preocupe, le pasa a mucha gente. He vuelto a lanzar el alta desde aquí. Donde la página le pone cuatro cuadraditos, ponga el 3, luego el 9, luego otra vez el 3 y el 0 al final (3930) y dele a seguir. Los resultados del día 14 son el informe 88217.

Un saludo,
Maite
Tel. 943 555 026, ext. 12

El lun, 20 may 2024 a las 16:40, Ernesto Vidaurre escribió:
> Señorita, mi historia clínica es la 104456 y no me deja
> entrar, dice error 5002.
`,
    code: '3930',
    link: null,
  },
  {
    name: `es garage door key of a housing block`,
    from: `Administración Fincas Roble <avisos@fincasroble.example>`,
    subject: `Cambio de clave de seguridad`,
    text: `Estimados vecinos de Avda. Rioja, 45:

Tras el robo del trastero 31, el viernes cambiamos la clave del garaje. La nueva es 7714 y hay que pulsar ENTER para verificar. El mando a distancia sigue sirviendo.

Por favor, no la apunten en el portal.

J. Roble, colegiado 10.882
`,
    code: null,
    link: null,
  },
  {
    name: `es police advice quoting a fake code message`,
    from: `Oficina de Ciberseguridad Provincial <avisos@ciberprovincia.example>`,
    subject: `«Dígame el código que le acaba de llegar»: así roban cuentas`,
    html: `<p>Esta semana hemos atendido 112 casos. El mensaje falso dice más o menos:</p><blockquote style='border-left:4px solid #a00;padding-left:8px'>«BANCO: su código de verificación es 839201. Facilítelo a nuestro agente para anular el cargo de 499,00 €»</blockquote><p>El banco nunca se lo pedirá. Si ya lo hizo, llame al 017. Y cambie el PIN si es su fecha de nacimiento.</p>`,
    text: `Esta semana hemos atendido 112 casos. El mensaje falso dice más o menos:

  «BANCO: su código de verificación es 839201. Facilítelo a nuestro agente para anular el cargo de 499,00 €»

El banco nunca se lo pedirá. Si ya lo hizo, llame al 017. Y cambie el PIN si es su fecha de nacimiento.
`,
    code: null,
    link: null,
  },
  {
    name: `de granddaughter forwards a mail, code in the quote`,
    from: `Lena Brückner <lena.b@postkasten.test>`,
    subject: `WG: Anmeldung auf einem neuen Gerät`,
    html: `<p>Oma, die kam bei mir an, weil ich dein Tablet eingerichtet hab. Die große Zahl einfach abtippen, dann OK. Ruf an wenn's hakt (0151 555 0834).</p><hr><p><b>Von:</b> Fotokiste &lt;service@fotokiste.example&gt;<br><b>Gesendet:</b> Sonntag, 3. März 2024 15:22<br><b>An:</b> Lena Brückner<br><b>Betreff:</b> Anmeldung auf einem neuen Gerät</p><p>Guten Tag,</p><p>ein Tablet mit der Kennung TB-8505 bittet um Zutritt zu Ihren 12.408 Bildern.</p><h1>70 66 13</h1><p>Gilt bis 15:37 Uhr.</p>`,
    text: `Oma, die kam bei mir an, weil ich dein Tablet eingerichtet hab. Die große Zahl einfach abtippen, dann OK. Ruf an wenn's hakt (0151 555 0834).

________________________________
Von: Fotokiste <service@fotokiste.example>
Gesendet: Sonntag, 3. März 2024 15:22
An: Lena Brückner
Betreff: Anmeldung auf einem neuen Gerät

Guten Tag,

ein Tablet mit der Kennung TB-8505 bittet um Zutritt zu Ihren 12.408 Bildern.

70 66 13

Gilt bis 15:37 Uhr.
`,
    code: '706613',
    link: null,
  },
  {
    name: `de meter reading in a box`,
    from: `Stadtwerke Eimsbeck <ablesung@sw-eimsbeck.example>`,
    subject: `Bitte bestätigen: Zählerstand 048213`,
    html: `<p>Guten Tag,</p><p>Ihr Messgerät 1EMH00 7731 902 meldete am 31.12. den Stand</p><div style='display:inline-block;border:2px solid;padding:6px;font:bold 30px monospace'>0 4 8 2 1 3</div><p>Stimmt das? Dann brauchen Sie nichts weiter zu tun. Abweichungen nehmen wir unter 040 555 0161 entgegen, Kundennummer 60017284 bereithalten.</p>`,
    code: null,
    link: null,
  },
  {
    name: `de hotel booking code and cancellation PIN`,
    from: `Hotel Alte Post Füssen <rezeption@altepost-fuessen.example>`,
    subject: `Buchungscode 5T7K2Q – Ihre PIN zum Stornieren: 6629`,
    html: `<p>Grüß Gott Familie Harms,</p><p>wir freuen uns auf Sie vom 8. bis 12. August (4 Nächte, 2 Erw., 1 Kind, 596,00 €).</p><ul><li>Buchungscode: <b>5T7K2Q</b></li><li>PIN: <b>6629</b></li><li>Kurkarte 118820</li></ul><p>Mit Buchungscode und PIN können Sie bis 1. August jederzeit umbuchen oder stornieren. Tiefgarage: Tor-Code 2580#.</p>`,
    text: `Grüß Gott Familie Harms,

wir freuen uns auf Sie vom 8. bis 12. August (4 Nächte, 2 Erw., 1 Kind, 596,00 €).

- Buchungscode: 5T7K2Q
- PIN: 6629
- Kurkarte 118820

Mit Buchungscode und PIN können Sie bis 1. August jederzeit umbuchen oder stornieren. Tiefgarage: Tor-Code 2580#.
`,
    code: null,
    link: null,
  },
  {
    name: `fr street door codes of a building`,
    from: `Résidence Les Tilleuls <syndic@tilleuls-syndic.example>`,
    subject: `Nouveau code de sécurité à compter du 15`,
    text: `Chers copropriétaires,

Le digicode du bâtiment C sera remplacé mardi. À partir de 18 h, composez 64B19 pour l'entrée rue et 7302A pour les caves. Validez avec la touche cloche.

Merci de ne communiquer ces codes qu'à vos proches. Lot 118, tantièmes 214/10000 : voir l'appel de fonds n° 2024-3.

Le conseil syndical
`,
    code: null,
    link: null,
  },
  {
    name: `fr support reply with letters to copy`,
    from: `Joachim (Atelier Pixelune) <joachim@pixelune.example>`,
    subject: `Re: Re: licence perdue après changement de disque`,
    text: `Salut Inès,

Ok j'ai remis le compteur à zéro (il était à 5 postes sur 5). Relance Pixelune 7.2.1180, attends la petite fenêtre bleue et colle dedans :

wzkthr

tout en minuscules, sans espace derrière. T'as jusqu'à ce soir, après je devrai t'en refaire un.

À+
Jo

> Ma clé de licence c'est PXL-40093-AA71-2208 et la facture F2023-0917
> mais il me dit « poste inconnu, erreur 418 »...
`,
    code: 'wzkthr',
    link: null,
  },
  {
    name: `it riddle of the grandmother`,
    from: `Orto di Nonna Pina <nonna@ortodipina.example>`,
    subject: `Nonna Pina ha lasciato un bigliettino`,
    html: `<div style='background:#fffbe0;transform:rotate(-1deg);padding:22px'><p>Tesoro bello,</p><p>la chiave della dispensa è sotto il vaso, ma ormai sul sito vogliono le cifre. Te le ho scritte grosse perché non ci vedo:</p><p style='font-size:46px;color:#8b0000'>5&nbsp;1 9&nbsp;0 2</p><p>Ricopiale e mangia qualcosa, che sei sciupato. (Tra 10 minuti me le scordo.)</p></div>`,
    code: '51902',
    link: null,
  },
  {
    name: `it PIN and PUK of a new SIM`,
    from: `Tiglio Mobile <assistenza@tigliomobile.example>`,
    subject: `I tuoi codici PIN e PUK`,
    html: `<p>La tua nuova SIM è attiva sul numero 351 555 0926.</p><table style='border:1px solid'><tr><th>PIN</th><td>2741</td></tr><tr><th>PUK</th><td>60318827</td></tr><tr><th>ICCID</th><td>8939 9910 0038 4417 205</td></tr></table><p>Il PIN serve ad accendere il telefono, il PUK a sbloccare la scheda dopo tre errori. Conserva questa e-mail.</p>`,
    code: null,
    link: null,
  },
  {
    name: `tr code sent to the phone and already used, customer number`,
    from: `Anadolu Kıyı Bankası <bilgi@kiyibank.example>`,
    subject: `Doğrulama kodunuz hakkında`,
    text: `Sayın Hülya Demirci,

23.10.2024 saat 13:05'te talep ettiğiniz doğrulama kodu, 05** *** 61 18 numaralı telefonunuza kısa mesajla iletilmiştir ve başarıyla kullanılmıştır.

Müşteri no: 40718826
İşlem no: 915 380
Şube kodu: 0274

Şifrenizi ve size gelen kodları banka personeli dâhil kimseyle paylaşmayın. İşlem size ait değilse 444 0 918'i arayın.
`,
    code: null,
    link: null,
  },
  {
    name: `nl car papers, plate and report code`,
    from: `Autobedrijf Hofstra <administratie@hofstra-autos.example>`,
    subject: `Bevestiging overschrijving K-418-ZD, meldcode 7302`,
    text: `Beste mevrouw De Wit,

De Volvo staat op uw naam. Voor uw eigen administratie:

Kenteken            K-418-ZD
Meldcode            7302
Tellerstand         104.882 km
Documentnummer      6021773940
Factuur             2024-0593 (EUR 11.750,00)

De verzekeraar vraagt meestal naar kenteken en meldcode. Het tweede deel van de tenaamstellingscode krijgt u met de post, dat hebben wij niet.

Postcode voor de routeplanner: 8701 GH.
`,
    code: null,
    link: null,
  },
  {
    name: `ar transfer confirmation in Arabic digits beside amounts`,
    from: `مصرف الواحة <tanbih@wahabank.example>`,
    subject: `حوالة بقيمة ١٬٨٥٠ ريالاً بانتظارك`,
    html: `<div dir='rtl' style='font-family:Tahoma'><p>مرحباً أبا فيصل،</p><p>طلبتَ تحويل ١٬٨٥٠٫٠٠ ريال إلى مؤسسة النخيل، الحساب المنتهي بـ ٧٧٣٠، رقم العملية ٢٢٠٤١٨.</p><p>لا يكتمل شيء قبل أن تكتب في التطبيق:</p><p style='font-size:30px;text-align:center'>٤٠٧ ٩١٢</p><p>أمامك خمس دقائق. إن لم تكن أنت فاتصل على ٩٢٠٠٠٥٥٥٠.</p></div>`,
    code: '407912',
    link: null,
  },
  {
    name: `ja full-width digits, link as alternative`,
    from: `やまびこ写真店 <otayori@yamabiko-photo.example>`,
    subject: `山の向こうから声が返ってきました`,
    text: `吉岡様

「ヤッホー」と呼びかけてくださったのはお客様でしょうか。
お手元の画面に、こだまをそのままお返しください。

\u3000\u3000４８１７３９

画面を閉じてしまわれた場合は、こちらからもお進みいただけます。
https://yamabiko-photo.example/kodama/9vT2mQ

こだまは三十分ほどで消えます。お心当たりがなければ、そのままにしておいてください。
ご注文番号 2024-70518／店舗 026-555-0148
`,
    code: '481739',
    link: 'https://yamabiko-photo.example/kodama/9vT2mQ',
  },
  {
    name: `ko tiger riddle, spaced letters and digits`,
    from: `떡집 할머니 <tteok@halmeoni.example>`,
    subject: `떡 하나 주면 안 잡아먹지`,
    text: `어흥! 고개 너머 호랑이가 길을 막았어요.

호랑이 앞에서 이렇게 외쳐 보세요.

    N 3 B 8 Y 5

가입 화면의 빈칸에 그대로 외치시면(치시면) 길이 열립니다.
해가 지면, 그러니까 19시 30분이 지나면 안 통해요.

첫 주문 3,000원 할인 쿠폰 TTEOK3000은 가입 뒤에 쓰세요.
문의 02-555-0183
`,
    code: 'N3B8Y5',
    link: null,
  },
  {
    name: `uk password reset by link, case number`,
    from: `Обласна бібліотека «Сяйво» <dopomoga@syaivo-lib.example>`,
    subject: `Звернення 316-904: новий пароль`,
    html: `<p>Вітаємо, пане Остапе!</p><p>Щоб задати новий пароль, <a href='https://kabinet.syaivo-lib.example/parol/z7-0Kq18Hd'>перейдіть сюди</a> до кінця дня.</p><p>Номер звернення <b>316-904</b>, читацький квиток 0052-Ж. Код підтвердження вводити не потрібно, PIN до автомата самообслуговування (чотири цифри на звороті квитка) лишається той самий.</p>`,
    text: `Вітаємо, пане Остапе!

Щоб задати новий пароль, перейдіть за адресою до кінця дня:
https://kabinet.syaivo-lib.example/parol/z7-0Kq18Hd

Номер звернення 316-904, читацький квиток 0052-Ж. Код підтвердження вводити не потрібно, PIN до автомата самообслуговування (чотири цифри на звороті квитка) лишається той самий.
`,
    code: null,
    link: 'https://kabinet.syaivo-lib.example/parol/z7-0Kq18Hd',
  },
];
