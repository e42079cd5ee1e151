import { divs, mjml, mjmlText, nested } from './layouts.js';
import type { MailCase } from './mail-case.js';

export const cases: MailCase[] = [
  {
    name: 'Deutsche Bahn, Bestätigungscode',
    from: 'Deutsche Bahn <noreply@bahn.test>',
    subject: 'Ihr Bestätigungscode',
    html: nested(
      '<p>Guten Tag,</p><p>mit folgendem Code bestätigen Sie Ihre E-Mail-Adresse für Ihr Kundenkonto:</p><p style="font-size:30px"><b>482 057</b></p><p>Der Code ist 15 Minuten gültig. Bitte geben Sie den Code nicht weiter.</p><p>DB Fernverkehr AG, Europa-Allee 70-76, 60486 Frankfurt. HRB 83173</p>',
    ),
    code: '482057',
    link: null,
  },
  {
    name: 'ELSTER Aktivierungs-ID daneben',
    from: 'ELSTER <noreply@elster.test>',
    subject: 'Ihr Aktivierungscode',
    text: 'Sehr geehrte Damen und Herren,\n\nAktivierungs-ID: 4829133701\nIhr Aktivierungscode lautet: 9KQ4-X7TM\n\nBitte geben Sie den Code auf der Seite ein.\n\nMit freundlichen Grüßen\nIhr ELSTER-Team',
    code: '9KQ4-X7TM',
    link: null,
  },
  {
    name: 'Sparkasse TAN',
    from: 'Sparkasse <info@sparkasse.test>',
    subject: 'Ihre TAN',
    text: 'Ihre TAN für die Überweisung über 482,91 EUR auf Konto DE02 1203 0000 0000 2020 51 lautet 770314. Geben Sie die TAN niemals weiter.',
    code: '770314',
    link: null,
  },
  {
    name: 'Zalando, Code als Überschrift',
    from: 'Zalando <info@service.zalando.test>',
    subject: 'Dein Anmeldecode: 60 28 41',
    html: mjml(
      mjmlText('Hallo Jonas, hier ist dein Code zum Anmelden.') +
        mjmlText('602841', 'font-size:36px;font-weight:bold;') +
        mjmlText('Er läuft in 10 Minuten ab. Du hast ihn nicht angefordert? Dann ignoriere diese E-Mail.') +
        mjmlText('Zalando SE, Valeska-Gert-Straße 5, 10243 Berlin, HRB 158855 B', 'font-size:10px;'),
    ),
    code: '602841',
    link: null,
  },
  {
    name: 'GMX, Umlaute umschrieben',
    from: 'GMX <sicherheit@gmx.test>',
    subject: 'Ihr Sicherheitscode',
    text: 'Guten Tag,\n\nIhr Sicherheitscode fuer die Anmeldung: 5530192\n\nDer Code ist 5 Minuten gueltig.\n\n1&1 Mail & Media GmbH, Elgendorfer Str. 57, 56410 Montabaur',
    code: '5530192',
    link: null,
  },
  {
    name: 'DHL Packstation Kundenkonto',
    from: 'DHL <noreply@dhl.test>',
    subject: 'Verifizierungscode für Ihr DHL Kundenkonto',
    html: nested(
      '<p>Liebe Kundin, lieber Kunde,</p><p>Ihr Verifizierungscode:</p><table><tr>' +
        [...'71940'].map((d) => `<td style="padding:6px;font-size:24px">${d}</td>`).join('<td>&nbsp;</td>') +
        '</tr></table><p>Ihre Postnummer lautet 48291377. Sendungsnummern finden Sie in der App.</p>',
    ),
    code: '71940',
    link: null,
  },
  {
    name: 'XING, Satz mit Code am Anfang',
    from: 'XING <login@xing.test>',
    subject: '482 913 ist dein XING-Code',
    text: '482 913 ist dein Einmalcode für XING. Teile ihn mit niemandem.',
    code: '482913',
    link: null,
  },
  {
    name: 'Krankenkasse, PIN',
    from: 'TK <noreply@tk.test>',
    subject: 'Ihre Einmal-PIN',
    html: divs('<p>Ihre Einmal-PIN für die Freigabe: <b>8142</b></p><p>Versichertennummer: A482913370</p>'),
    code: '8142',
    link: null,
  },
  {
    name: 'Otto, Code in Zeile darunter ohne Doppelpunkt',
    from: 'OTTO <service@otto.test>',
    subject: 'Zugangscode für dein Konto',
    html: nested(
      '<p>Mit diesem Code kannst du dich einloggen</p><center><div style="border:2px solid #d4021d;padding:14px;font-size:26px">J4K9TX</div></center><p>Gültig bis 18:42 Uhr. Kundennummer 48291377.</p>',
    ),
    code: 'J4K9TX',
    link: null,
  },
  {
    name: 'Kleinanzeigen, Bindestrich',
    from: 'Kleinanzeigen <noreply@kleinanzeigen.test>',
    subject: 'Dein Code für die Anmeldung',
    html: divs('<p>Gib diesen Code ein, um dich anzumelden:</p><p class="code">719-402</p>'),
    code: '719402',
    link: null,
  },
  {
    name: 'Passwort zurücksetzen per Code',
    from: 'MediaMarkt <service@mediamarkt.test>',
    subject: 'Passwort zurücksetzen',
    html: mjml(
      mjmlText('Du möchtest dein Passwort zurücksetzen? Verwende dafür den Code <b>330917</b>.') +
        mjmlText('Übrigens: 10 € Gutschein für deine nächste Bestellung!'),
    ),
    code: '330917',
    link: null,
  },
  {
    name: 'E-Mail bestätigen, Button',
    from: 'Chefkoch <service@chefkoch.test>',
    subject: 'Bitte bestätige deine E-Mail-Adresse',
    html: nested(
      '<p>Hallo kochlöffel77,</p><p>schön, dass du dabei bist! Bitte bestätige noch kurz deine Adresse.</p><table><tr><td bgcolor="#447700"><a href="https://www.chefkoch.test/benutzer/bestaetigen?user=4829&amp;hash=ff00aa77">E-Mail-Adresse bestätigen</a></td></tr></table>',
      '<a href="https://www.chefkoch.test/impressum">Impressum</a> <a href="https://www.chefkoch.test/datenschutz">Datenschutz</a>',
    ),
    code: null,
    link: 'https://www.chefkoch.test/benutzer/bestaetigen?user=4829&hash=ff00aa77',
  },
  {
    name: 'Newsletter Double-Opt-in',
    from: 'Tchibo <newsletter@tchibo.test>',
    subject: 'Nur noch ein Klick',
    html: nested(
      '<p>Jetzt noch anmelden: Bitte klicken Sie auf den Link, um Ihre Newsletter-Anmeldung abzuschließen und 5 € Gutschein zu erhalten.</p><p><a href="https://news.tchibo.test/doi?c=7719aabb">Ja, ich möchte den Newsletter bestätigen</a></p>',
    ),
    code: null,
    link: 'https://news.tchibo.test/doi?c=7719aabb',
  },
  {
    name: 'Passwort neu, Text',
    from: 'heise online <benutzer@heise.test>',
    subject: 'Neues Passwort für Ihr Konto',
    text: 'Guten Tag,\n\nSie haben ein neues Passwort angefordert. Unter folgender Adresse können Sie es festlegen:\n\n  https://www.heise.test/sso/passwort/neu/?token=5a6b7c8d9e\n\nDie Adresse ist 24 Stunden gültig.\n',
    code: null,
    link: 'https://www.heise.test/sso/passwort/neu/?token=5a6b7c8d9e',
  },
  {
    name: 'Magic Link',
    from: 'Miro <noreply@miro.test>',
    subject: 'Dein Anmeldelink',
    html: divs(
      '<p>Klicke auf den Button, um dich ohne Passwort anzumelden. Der Link ist 10 Minuten gültig.</p><a class="btn" href="https://miro.test/magic/?jwt=eyJ0eXAi.aa.bb">Bei Miro anmelden</a>',
    ),
    code: null,
    link: 'https://miro.test/magic/?jwt=eyJ0eXAi.aa.bb',
  },
  {
    name: 'Konto aktivieren, „hier“',
    from: 'Thalia <konto@thalia.test>',
    subject: 'Willkommen bei Thalia',
    html: nested(
      '<p>Um Ihr Konto zu aktivieren, klicken Sie bitte <a href="https://www.thalia.test/registrierung/aktivierung/3c2b1a09">hier</a>. Unsere <a href="https://www.thalia.test/agb">AGB</a> gelten.</p>',
    ),
    code: null,
    link: 'https://www.thalia.test/registrierung/aktivierung/3c2b1a09',
  },
  {
    name: 'Code nach Gerät und Uhrzeit',
    from: 'PayPal <service@paypal.test>',
    subject: 'Ihr PayPal-Sicherheitscode',
    text: 'Gerät: Firefox, Windows\nZeit: 04.03.2025 18:22\n\nIhr Code: 204 991\n\nDer Code läuft in 10 Minuten ab.',
    code: '204991',
    link: null,
  },
  {
    name: 'Gutscheincode',
    from: 'ABOUT YOU <news@aboutyou.test>',
    subject: '20% Rabatt mit Code STYLE20',
    html: mjml(
      mjmlText('Dein Gutscheincode:') +
        mjmlText('<b>482913</b>', 'font-size:30px;') +
        mjmlText(
          'Gültig bis 31.03.2025, Mindestbestellwert 75 €. <a href="https://aboutyou.test/x?token=cc11dd22">Jetzt einlösen</a>',
        ),
    ),
    code: null,
    link: null,
  },
  {
    name: 'Fahrkarte',
    from: 'Deutsche Bahn <buchung@bahn.test>',
    subject: 'Buchungsbestätigung – Auftragsnummer 148291337701',
    html: nested(
      '<p>Ihre Buchung</p><p>Auftragsnummer<br><b>XK7QM2</b></p><p>ICE 1204, Wagen 7, Platz 61. Abfahrt 14.03.2025 08:42 Gleis 12. Code für den Komfort Check-in: 4821</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'Abholcode',
    from: 'DHL Paket <noreply@dhl.test>',
    subject: 'Ihr Paket liegt in der Packstation',
    html: nested(
      '<p>Ihr Abholcode</p><p style="font-size:32px">4821</p><p>Packstation 137, Bahnhofstr. 4, 10115 Berlin. Sendungsnummer 00340434482913370128</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'Rechnung',
    from: 'Telekom <rechnung@telekom.test>',
    subject: 'Ihre Telekom Rechnung März 2025',
    text: 'Kundennummer: 4829133701\nRechnungsnummer: 48 2913 3770\nBuchungskonto: 4829133\nBetrag: 48,29 EUR\nLoggen Sie sich ein, um die Rechnung anzusehen: https://telekom.test/kundencenter/login',
    code: null,
    link: null,
  },
  {
    name: 'Passwort geändert',
    from: 'WEB.DE <sicherheit@web.test>',
    subject: 'Ihr Passwort wurde geändert',
    html: divs(
      '<p>Ihr Passwort wurde am 04.03.2025 um 18:22 Uhr geändert. Falls Sie das nicht waren, <a href="https://web.test/passwort/reset?t=77aa">setzen Sie Ihr Passwort zurück</a>. Vorgangsnummer 482913.</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'Teilnahme bestätigen',
    from: 'Meetup <info@meetup.test>',
    subject: 'Kommst du am 14.03.?',
    html: divs(
      '<p>Code & Coffee Berlin: 48 Zusagen, 1204 Mitglieder.</p><p><a href="https://meetup.test/rsvp?t=ab12cd34ef">Teilnahme bestätigen</a></p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'Newsletter mit Zahlen',
    from: 'Golem <newsletter@golem.test>',
    subject: 'Quellcode von 482913 Apps untersucht',
    html: nested(
      '<p>Forscher fanden in 482913 Apps Fehler im Code. Der Sicherheitscode per SMS hat 2025 ausgedient, 4821 Fälle von SIM-Swapping zählt das BKA.</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'Ferienwohnung Schlüsselbox',
    from: 'FeWo-direkt <gast@fewo.test>',
    subject: 'Anreise am Freitag',
    text: 'Hallo Jana,\nder Code der Schlüsselbox ist 4821, die Wohnung ist im 2. Stock. WLAN-Passwort: 7F2K9QXA. Buchungsnummer HA48291.',
    code: null,
    link: null,
  },
  {
    name: 'Aktenzeichen',
    from: 'Bußgeldstelle <poststelle@stadt.test>',
    subject: 'Ihr Aktenzeichen 48291377',
    text: 'Ihr Zeichen: 4829\nAktenzeichen: 48291377\nKassenzeichen: 5561204\nBitte bestätigen Sie den Eingang bis 14.03.2025.',
    code: null,
    link: null,
  },
  {
    name: 'Arzttermin',
    from: 'jameda <termine@jameda.test>',
    subject: 'Terminbestätigung',
    html: divs(
      '<p>Ihr Termin am 14.03.2025, 10:15 Uhr, ist bestätigt. Termincode 482913.</p><a href="https://jameda.test/termin/bestaetigen?id=aa11bb22">Termin bestätigen</a>',
    ),
    code: null,
    link: null,
  },
];
