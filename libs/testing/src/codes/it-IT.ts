import { divs, mjml, mjmlText, nested } from './layouts.js';
import type { MailCase } from './mail-case.js';

export const cases: MailCase[] = [
  {
    name: 'Poste Italiane OTP',
    from: 'Poste Italiane <noreply@poste.test>',
    subject: 'Codice OTP',
    text: 'Gentile cliente,\nil codice OTP per autorizzare il pagamento di 48,29 EUR è 604177. Non comunicarlo a nessuno, nemmeno a un operatore.\nPoste Italiane',
    code: '604177',
    link: null,
  },
  {
    name: 'SPID',
    from: 'SpidItalia <info@spid.test>',
    subject: 'Codice di verifica e-mail',
    html: nested(
      '<p>Ciao Giulia,</p><p>inserisci il seguente codice per confermare il tuo indirizzo e-mail:</p><table width="100%"><tr><td align="center" style="font-size:28px;letter-spacing:6px">917 304</td></tr></table><p>Il codice scade tra 10 minuti. Codice fiscale: RSSGLI85*****</p>',
    ),
    code: '917304',
    link: null,
  },
  {
    name: 'Subito',
    from: 'Subito <noreply@subito.test>',
    subject: 'Il tuo codice di accesso: 5820',
    html: divs(
      '<h2>Il tuo codice di accesso</h2><p class="code">5820</p><p>Non hai richiesto tu il codice? Ignora questa email.</p><p>Subito.it S.r.l. Via Benigno Crespi 19, 20159 Milano – P.IVA 05930961219</p>',
    ),
    code: '5820',
    link: null,
  },
  {
    name: 'Satispay, cifre in span',
    from: 'Satispay <ciao@satispay.test>',
    subject: 'Verifica la tua identità',
    html: mjml(
      mjmlText('Ecco il codice per accedere a Satispay:') +
        mjmlText([...'203948'].map((d) => `<span style="font-size:28px">${d}</span>`).join('&nbsp;')) +
        mjmlText('Non condividerlo con nessuno.'),
    ),
    code: '203948',
    link: null,
  },
  {
    name: 'codice dopo il nome',
    from: 'Trenitalia <noreply@trenitalia.test>',
    subject: 'Codice di conferma registrazione',
    html: nested(
      '<p>Per completare la registrazione inserisci il codice di conferma <b>X4TM9Q</b> nella pagina aperta.</p><p>CartaFRECCIA: 482913377</p>',
    ),
    code: 'X4TM9Q',
    link: null,
  },
  {
    name: 'INPS',
    from: 'INPS <noreply@inps.test>',
    subject: 'PIN dispositivo temporaneo',
    text: 'Il codice temporaneo richiesto è il seguente:\n\n   4410 2937\n\nProtocollo INPS.0064.04/03/2025.0048291\n',
    code: '44102937',
    link: null,
  },
  {
    name: 'codice in oggetto, corpo breve',
    from: 'Fineco <alert@fineco.test>',
    subject: '118 402 è il tuo codice di sicurezza Fineco',
    text: 'Usa il codice indicato nell’oggetto per autorizzare l’operazione. Valido 3 minuti.',
    code: '118402',
    link: null,
  },
  {
    name: 'password usa e getta',
    from: 'Libero Mail <sicurezza@libero.test>',
    subject: 'Accesso da un nuovo dispositivo',
    html: nested('<p>La tua password usa e getta è: <strong>7710293</strong>.</p><p>Assistenza: 02 83905 1</p>'),
    code: '7710293',
    link: null,
  },
  {
    name: 'due fattori, con sconto in calce',
    from: 'Unieuro <noreply@unieuro.test>',
    subject: 'Autenticazione a due fattori',
    html: mjml(
      mjmlText('Il tuo codice di autenticazione è') +
        mjmlText('<b>660 184</b>', 'font-size:30px') +
        mjmlText('Solo oggi -10% con il codice sconto UNI10'),
    ),
    code: '660184',
    link: null,
  },
  {
    name: 'Steam',
    from: 'Supporto di Steam <noreply@steampowered.com>',
    subject: 'Il tuo account di Steam: accesso da un nuovo computer',
    html: nested(
      '<p>Ecco il codice di Steam Guard di cui hai bisogno per accedere all’account gordon:</p><p style="font-size:48px">NKF3D</p>',
    ),
    code: 'NKF3D',
    link: null,
  },
  {
    name: 'trattino tra cifre',
    from: 'Hype <noreply@hype.test>',
    subject: 'Codice monouso',
    text: 'HYPE: 905-331 è il tuo codice monouso. Scade alle 18:42.',
    code: '905331',
    link: null,
  },
  {
    name: 'conferma indirizzo',
    from: 'GialloZafferano <community@giallo.test>',
    subject: 'Conferma la tua registrazione',
    html: nested(
      '<p>Ciao! Per attivare il tuo account clicca sul pulsante.</p><p><a href="https://www.giallo.test/utente/attiva/8c7b6a55" style="background:#fc0">Conferma registrazione</a></p>',
      '<a href="https://www.giallo.test/privacy">Privacy</a>',
    ),
    code: null,
    link: 'https://www.giallo.test/utente/attiva/8c7b6a55',
  },
  {
    name: 'reimposta password',
    from: 'Yoox <servizio@yoox.test>',
    subject: 'Reimposta la password',
    html: divs(
      '<p>Hai chiesto di reimpostare la password.</p><a class="btn" href="https://www.yoox.test/it/account/reset?key=aa00bb11cc">Reimposta la password</a><p>Il link scade tra 2 ore.</p>',
    ),
    code: null,
    link: 'https://www.yoox.test/it/account/reset?key=aa00bb11cc',
  },
  {
    name: 'link magico, testo',
    from: 'Fatture in Cloud <noreply@fic.test>',
    subject: 'Il tuo link di accesso',
    text: 'Ciao,\nclicca su questo link per accedere senza password:\nhttps://secure.fic.test/accesso/magic/77aa88bb99cc00dd\n\nIl link scade tra 15 minuti.',
    code: null,
    link: 'https://secure.fic.test/accesso/magic/77aa88bb99cc00dd',
  },
  {
    name: 'clicca qui',
    from: 'TicketOne <account@ticketone.test>',
    subject: 'Benvenuto',
    html: nested(
      '<p>Per verificare il tuo indirizzo email <a href="https://www.ticketone.test/verify?u=4829&amp;k=ab12cd34">clicca qui</a>.</p>',
    ),
    code: null,
    link: 'https://www.ticketone.test/verify?u=4829&k=ab12cd34',
  },
  {
    name: 'a capo nel testo',
    from: 'Aruba <assistenza@aruba.test>',
    subject: 'Verifica del contatto',
    text: 'Gentile utente,\nper procedere con la verifica del contatto inserisca il codice di verifica\n338102 nella pagina dedicata entro 24 ore.\n\nID richiesta: 48291377',
    code: '338102',
    link: null,
  },
  {
    name: 'larghezza piena',
    from: 'Genshin <it@genshin.test>',
    subject: 'Codice di verifica',
    text: 'Codice di verifica: ２９４４０１',
    code: '294401',
    link: null,
  },
  {
    name: 'codice sconto',
    from: 'Zalando <news@zalando.test>',
    subject: 'Codice sconto -15%',
    html: mjml(
      mjmlText('Il tuo codice:') +
        mjmlText('<b>482913</b>', 'font-size:30px') +
        mjmlText('Sconto del 15% sul tuo prossimo ordine, fino al 31/03/2025. Inseriscilo nel carrello.'),
    ),
    code: null,
    link: null,
  },
  {
    name: 'biglietto Frecciarossa',
    from: 'Trenitalia <biglietti@trenitalia.test>',
    subject: 'Biglietto – PNR XKQ7M2',
    html: nested(
      '<p>Codice prenotazione (PNR): <b>XKQ7M2</b></p><p>FR 9612 Carrozza 7 Posto 12A. Codice biglietto 4829133770. CP: 482913</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'bolletta',
    from: 'Enel <bollette@enel.test>',
    subject: 'Bolletta n. 004829133',
    text: 'Numero cliente: 482 913 377\nCodice POD IT001E48291337\nImporto: 48,29 €\nScadenza 14/03/2025\nAccedi alla tua area clienti: https://enel.test/login',
    code: null,
    link: null,
  },
  {
    name: 'ritiro pacco',
    from: 'InPost <info@inpost.test>',
    subject: 'Il tuo pacco è al Locker',
    html: nested(
      '<p>Codice di ritiro</p><p style="font-size:34px">482913</p><p>Locker Esselunga Via Losanna, 20154 Milano</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'password modificata',
    from: 'TIM <account@tim.test>',
    subject: 'La tua password è stata modificata',
    html: divs(
      '<p>La password del tuo account è stata modificata il 4 marzo 2025. Se non sei stato tu <a href="https://tim.test/recupera?token=aa11">reimposta la password</a>. Assistenza 119.</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'codice cliente',
    from: 'Eni Plenitude <info@plenitude.test>',
    subject: 'Benvenuto in Plenitude',
    text: 'Il tuo codice cliente è 48291337. Conservalo per le comunicazioni. Numero contratto 5561204.',
    code: null,
    link: null,
  },
  {
    name: 'newsletter',
    from: 'Il Post <newsletter@ilpost.test>',
    subject: 'Il codice civile spiegato, n. 4821',
    html: nested(
      '<p>L’articolo 2043 del codice civile, le 482913 firme raccolte nel 2024, e i codici di verifica che i truffatori vi chiedono al telefono.</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'reso',
    from: 'Amazon <resi@amazon.test>',
    subject: 'La tua richiesta di reso',
    html: nested(
      '<p>Ordine n. 403-4829133-7701204</p><p>Mostra il codice QR in negozio. Codice di riferimento: 48291</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'codice amico',
    from: 'Iliad <promo@iliad.test>',
    subject: 'Porta un amico',
    text: 'Condividi il tuo codice amico 482913 e ricevi 20 € di credito dopo la verifica del suo numero.',
    code: null,
    link: null,
  },
  {
    name: 'prenotazione ristorante',
    from: 'TheFork <booking@thefork.test>',
    subject: 'Prenotazione confermata',
    html: divs(
      '<p>Tavolo per 4, venerdì 14 marzo 20:30. Numero di prenotazione 48291377.</p><p><a href="https://thefork.test/conferma?rid=482913aa">Conferma la prenotazione</a></p>',
    ),
    code: null,
    link: null,
  },
];
