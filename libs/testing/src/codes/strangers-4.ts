import type { MailCase } from './mail-case.js';

/** Mails by six further writers who knew neither the recogniser nor the other mails; the models train on them. */
export const cases: MailCase[] = [
  {
    name: `it-IT hyphenated, file number nearby`,
    from: `FirmaSicura <no-reply@firmasicura.test>`,
    subject: `Mutuo pratica 118-40277: manca la sua firma`,
    html: `<table style="width:560px;font-family:Arial"><tr><td style="background:#004d40;color:#fff;padding:12px">FirmaSicura | FEA</td></tr><tr><td style="padding:18px"><p>Egregio Dott. Marchetti,</p><p>Le è stato trasmesso il contratto di mutuo (pratica 118-40277, 41 pagine, importo € 145.000,00).</p><p>Al momento di firmare il sistema Le domanderà una stringa di conferma. Eccola:</p><p style="font-family:monospace;font-size:20px">M2T-88K-QP</p><p>Scade il 30/09/2025 alle 23:59.</p></td></tr></table>`,
    code: 'M2T-88K-QP',
    link: null,
  },
  {
    name: `pt-BR code mid-sentence, amounts, account`,
    from: `Banco Ipê <nao-responda@avisos.bancoipe.test>`,
    subject: `Confirme o Pix de R$ 1.480,00`,
    html: `<table width="100%" style="background:#f3f5f0"><tr><td align="center"><table width="560" style="background:#fff;font-family:Arial"><tr><td style="padding:24px"> <p>Olá, Marcela.</p><p>Você pediu um Pix de <b>R$ 1.480,00</b> para Oficina Dois Irmãos (CNPJ 14.208.551/0001-37), debitando da conta final 0921. Para liberar, informe no aplicativo o token 736204 até as 18h42 de hoje, 12/03/2025.</p> <p>Se não foi você, ligue já para 0800 722 4190. O banco nunca pede esse token por telefone.</p></td></tr><tr><td style="font-size:11px;color:#888;padding:16px">Banco Ipê S.A. – Av. Faria Lima, 2277, 9º andar, São Paulo/SP, 01452-000</td></tr></table></td></tr></table>`,
    code: '736204',
    link: null,
  },
  {
    name: `fr-FR signature, lot and page numbers`,
    from: `Signéo <ne-pas-repondre@signeo.test>`,
    subject: `Karim Benali vous invite à signer « Compromis_lot_48.pdf »`,
    html: `<div style="font-family:Arial;background:#f4f6fb;padding:24px"><div style="background:#fff;padding:24px;border-radius:6px"><p>Bonjour Sylvie Marchand,</p><p>Maître Benali a déposé à votre attention un document de 32 pages, à signer avant le 15/12/2025.</p><ol><li>Ouvrez le document ;</li><li>Cochez « J'ai lu et j'accepte » ;</li><li>Saisissez 914-260 dans le cadre « Signature ».</li></ol><p style="color:#999;font-size:12px">Réf. dossier : 2025-ND-00731. Règlement eIDAS (UE) n° 910/2014.</p></div></div>`,
    code: '914260',
    link: null,
  },
  {
    name: `es-MX gift card with PIN`,
    from: `Pasteles Doña Cuca <promos@donacuca.test.mx>`,
    subject: `Regálale un dulce a alguien: tu tarjeta de $500`,
    html: `<div style="text-align:center;font-family:Arial;background:#fce4ec;padding:20px"><h2>¡Feliz cumple, Ximena!</h2><p>Tu tía Rosario te mandó una tarjeta de regalo por <b>$500.00 MXN</b>.</p><p>Número: <b>6041 8820 1937 4402</b><br>PIN: <b>7719</b></p><p>Preséntala en cualquiera de nuestras 38 sucursales o úsala al pagar en línea. Vigencia: 31/12/2026.</p><p style="font-size:11px">No canjeable por efectivo. Consulta saldo en el 800 227 2822.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `it-IT confirmation after verification`,
    from: `CasaBanca <notifiche@casabanca.test>`,
    subject: `La chiave di sicurezza è stata confermata`,
    html: `<div style="font-family:Arial;background:#eceff1;padding:20px"><div style="background:#fff;padding:20px"><p>Gentile Cliente,</p><p>alle 12:07 del 29/08/2025 il Suo smartphone (iPhone 13, iOS 18.6) è stato abbinato con successo grazie al codice digitato poco prima. L'abbinamento vale 12 mesi, fino al 29/08/2026.</p><p>Non occorre altro. Qualora l'operazione non provenisse da Lei, blocchi l'utenza 48213906 telefonando al 800 300 482.</p></div></div>`,
    code: null,
    link: null,
  },
  {
    name: `es-ES digits before explanation, age`,
    from: `Licores Don Braulio <clientes@donbraulio.test>`,
    subject: `Compruebe que es mayor de edad`,
    html: `<div style="font-family:'Times New Roman',serif;max-width:540px;border:1px solid #5d4037;padding:22px"><h2 style="color:#5d4037">Don Braulio, bodegueros desde 1897</h2><p style="font-size:26px">3 8 2 0 6</p><p>Teclee en nuestra web las cinco cifras de arriba y quedará acreditado que el correo facilitado en la comprobación de edad (18+) le pertenece.</p><p>Su cesta —6 botellas de Reserva 2016, 74,70 €— le espera durante 48 horas.</p><p style="font-size:11px">C/ Laurel, 23, 26001 Logroño. R.E. 40.1234/LO</p></div>`,
    code: '38206',
    link: null,
  },
  {
    name: `es-ES PIN went by SMS`,
    from: `Clave Joven <info@clavejoven.test>`,
    subject: `Le hemos mandado un SMS con su PIN`,
    html: `<div style="font-family:Open Sans,Arial;padding:20px;border:1px solid #ddd"><p>Hola:</p><p>Su PIN de acceso está en camino al móvil terminado en 482. Por motivos de seguridad nunca lo incluimos en un correo.</p><p>¿Ha cambiado de número? Pida cita en cualquiera de las 214 oficinas o llame al 060. También puede enviar ALTA al 217010 (0,30 € IVA incl.).</p><p>Gracias por utilizar la administración digital.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `fr-FR one character per cell, ticket`,
    from: `Les Mondes d’Elyr <support@elyr-jeu.test>`,
    subject: `Récupération de compte`,
    html: `<div style="background:#263238;color:#cfd8dc;font-family:Arial;padding:22px"><p>Bonjour Sorcière_Maëlle,</p><p>Suite à votre ticket 482913, voici de quoi reprendre la main sur votre personnage (niveau 74).</p><table cellpadding="8"><tr style="background:#37474f;font-size:24px"><td>X</td><td>9</td><td>3</td><td>A</td><td>T</td><td>U</td></tr></table><p>À renseigner sur elyr-jeu.test, sans espace, sous 30 minutes.</p><p>La guilde des modérateurs</p></div>`,
    code: 'X93ATU',
    link: null,
  },
  {
    name: `es-ES hyphenated alphanumeric, file number`,
    from: `Ayuntamiento de Villaluz - Sede electrónica <noreply@sede.villaluz.test>`,
    subject: `Firma de la solicitud 2025/004817`,
    html: `<div style="font-family:Calibri,Arial;width:560px"><p>Doña Pilar Ansúrez Cano:</p><p>Ha iniciado la firma de la instancia general con n.º de registro 2025/004817. Con objeto de acreditar su voluntad, transcriba en el formulario los caracteres siguientes, guiones incluidos.</p><p align="center" style="font-family:Courier;font-size:22px">T5-KW9-3R</p><p>Transcurridos 20 minutos deberá repetir el trámite.</p><p style="font-size:11px">Plaza Mayor, 1 · 47491 Villaluz (Valladolid) · Tel. 010 · DIR3 L01471990</p></div>`,
    code: 'T5-KW9-3R',
    link: null,
  },
  {
    name: `it-IT IBAN, amount, split group`,
    from: `Banca Ligure <sicurezza@bancaligure.test>`,
    subject: `Autorizzazione bonifico SEPA`,
    html: `<table width="590" style="font-family:Arial;font-size:14px;border:1px solid #cfd8dc"><tr><td style="padding:20px"><p>Gentile Sig.ra Parodi,</p><p>ha disposto un bonifico di € 3.120,50 a favore di Edil Superba Srl (IBAN IT60 X054 2811 1010 0000 0123 456). Per completarlo, riporti nell'home banking la OTP <strong>260 847</strong>, utilizzabile una sola volta entro le ore 15:22.</p><p>La banca non Le chiederà mai di comunicarla a voce. Assistenza: 800 482 190, dall'estero +39 010 5482 1900.</p></td></tr><tr><td style="font-size:10px;padding:12px">Banca Ligure S.p.A. – Via XX Settembre 48, 16121 Genova – ABI 03482 – P.IVA 02148210993</td></tr></table>`,
    code: '260847',
    link: null,
  },
  {
    name: `es-AR code already used, alert`,
    from: `Banco del Litoral <alertas@bancodellitoral.test.ar>`,
    subject: `Se usó tu código para habilitar un dispositivo`,
    html: `<div style="font-family:Arial;max-width:560px"><p>Hola, Graciela:</p><p>Te avisamos que el código que te enviamos se utilizó correctamente el 06/06/2025 a las 16:20 y que el celular <b>Samsung A15</b> quedó habilitado para operar con Home Banking.</p><p>No tenés que hacer nada más. Si desconocés la operación, comunicate ya mismo al 0810-555-4821 (las 24 hs).</p><p style="font-size:10px;color:gray">Nro. de gestión 20250606-118834. Sucursal 047 Rosario.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `it-IT four digits, prescription number`,
    from: `Studio Medico Aurora <televisita@studioaurora.test>`,
    subject: `Televisita del 20/11: come collegarsi`,
    text: `Gentile Sig. Colombo,

Le ricordiamo la televisita di controllo con il Dott. Ferri, giovedì 20/11/2025 alle 17:40.

Come fare:
- apra il sito studioaurora.test
- indichi il Suo codice fiscale
- alla voce "parola d'ordine" scriva 5583

Tenga a portata di mano la ricetta elettronica (NRE 0300A4821773906) e gli ultimi esami.

Cordiali saluti
La segreteria - tel. 02 4821 3390, lun-ven 9-13
Via Washington 70, 20146 Milano`,
    code: '5583',
    link: null,
  },
  {
    name: `it-IT keybox and wifi codes`,
    from: `Nico di Trullo Sereno <info@trullosereno.test>`,
    subject: `Ci vediamo lunedì! Info per il check-in`,
    text: `Ciao Francesca,

ti scrivo due righe per l'arrivo di lunedì.

Il cancello si apre componendo 2580 e poi il tasto campanella. Le chiavi sono nella cassettina nera, combinazione 914.

Wi-Fi "Trullo_Ospiti", password: Orecchiette!24

Siamo in Contrada Pezze 48, 70011 Alberobello. Tassa di soggiorno 2 € a notte a persona, in contanti. Prenotazione 4820.193.775.

Per qualunque cosa 347 482 1390.
Nico`,
    code: null,
    link: null,
  },
  {
    name: `es-AR newsletter CVE and hash`,
    from: `Semanario Bits <hola@semanariobits.test.ar>`,
    subject: `Bits 389 | Códigos de estado, CVE-2025-48213 y un regex que asusta`,
    html: `<div style="font-family:Menlo,monospace;font-size:13px;max-width:600px"><h3>¿Qué pasó esta semana?</h3><p>Parchearon CVE-2025-48213, una falla en un parser de YAML con puntaje 9.8. Actualizá a la 6.0.3.</p><p>El snippet: <code>/^\\d{6}$/</code> valida un OTP tipo 123456, pero ojo con los espacios.</p><p>Encuesta: el 37,4% de 10562 devs todavía usa PHP 7. ¿Y vos?</p><p>Nos leemos el martes. Referí a un colega con BITS-NICO y sumá stickers.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `es-ES IBAN and amount nearby`,
    from: `Caja Levante <avisos@cajalevante.test>`,
    subject: `Autorice su transferencia de 2.350,00 €`,
    html: `<table width="580" style="font-family:Arial,sans-serif;font-size:14px;color:#333"><tr><td style="border-bottom:3px solid #00508c;padding:12px"><b>Caja Levante</b></td></tr><tr><td style="padding:18px">Estimado Sr. Ferrer:<br><br>Ha ordenado una transferencia de 2.350,00 € a ES76 2077 0024 0031 0257 5766 (Reformas Turia, S.L.). Para firmarla, introduzca en la banca electrónica la clave de un solo uso que figura a continuación.<br><br><span style="font-size:24px">419&nbsp;268</span><br><br>Caduca a las 11:47. ¿No reconoce la operación? Llame al 963 871 200.</td></tr><tr><td style="font-size:10px;color:#999">Caja Levante, S.A., inscrita en el R.M. de Valencia, tomo 4821, folio 90, CIF A-46002210</td></tr></table>`,
    code: '419268',
    link: null,
  },
  {
    name: `it-IT discount code`,
    from: `Profumeria Iris <news@profumeriairis.test>`,
    subject: `Solo per te: PRIMAVERA20 🌸`,
    html: `<center style="background:#fce4ec;font-family:Arial;padding:20px"><h1 style="color:#ad1457">-20% sulle novità</h1><p>Applica al checkout il codice sconto</p><div style="background:#ad1457;color:#fff;padding:12px;font-size:24px">PRIMAVERA20</div><p>oppure mostra in cassa il barcode 2 048213 977306. Promozione attiva dal 21 al 31 marzo 2025 su una spesa minima di € 40. Non cumulabile.</p><p style="font-size:10px">Iris S.p.A., 50123 Firenze. Per non ricevere più offerte clicca qui.</p></center>`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR locker pick-up code`,
    from: `Pontual Entregas <avisa@pontualentregas.test>`,
    subject: `Seu pacote chegou ao armário! Retire até sexta`,
    html: `<table width="540" style="font-family:Arial;border-collapse:collapse"><tr><td style="background:#00695c;color:#fff;padding:16px">Chegou, Camila!</td></tr><tr><td style="padding:18px">O pacote PT884201735BR está no armário do Posto Shell, Rua Augusta, 1508. No visor, toque em RETIRAR e use o código de retirada:<p style="font-size:32px;text-align:center"><b>294 817</b></p>A porta 17 se abre sozinha. Guardamos até 23/05, às 22h; depois ele volta para a loja.</td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR security alert, nothing to enter`,
    from: `Cooperativa Sertão <seguranca@coopsertao.test>`,
    subject: `Novo acesso à sua conta`,
    html: `<table><tr><td style="font-family:Arial;padding:20px"><p>Olá, Josué. Registramos um acesso ao Internet Banking:</p><ul><li>Data: 02/02/2025, 08:14</li><li>Aparelho: Moto G84, Android 14</li><li>Cidade aproximada: Petrolina/PE</li><li>Identificador da sessão: 7719-0482</li></ul><p>Se reconhece, não precisa fazer nada. Caso contrário, bloqueie o aparelho no app ou fale com a gente no 0800 281 6006.</p><p style="font-size:11px">Cooperado nº 104882, agência 3177.</p></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `es-AR app connection, CUIT and CVU`,
    from: `Billetera Mate <seguridad@billeteramate.test.ar>`,
    subject: `Conectar Contable Fácil con tu billetera`,
    html: `<div style="font-family:Inter,Arial;padding:16px"><div style="background:#e8f5e9;border-left:5px solid #2e7d32;padding:14px"><p>Hola Florencia. La app <b>Contable Fácil 3.2</b> quiere leer los movimientos de tu cuenta (CVU terminado en 4471).</p><p>Si estás de acuerdo, copiá y pegá en Contable Fácil el permiso <b>KD4-8801</b>; tiene una vida de 5 minutos.</p><p>Podés revocarlo cuando quieras desde Ajustes → Conexiones.</p></div><p style="font-size:11px;color:#777">Billetera Mate S.A., CUIT 30-71648213-5, Av. Corrientes 880, C1043AAV CABA. Registro PSP 33.482 BCRA.</p></div>`,
    code: 'KD4-8801',
    link: null,
  },
  {
    name: `pt-BR rental door code, wifi password`,
    from: `Bia (Casa da Praia) <reservas@casinhasdolitoral.test>`,
    subject: `Instruções de chegada - Paraty, 18 a 21 de abril`,
    text: `Oi, Lucas! Tudo certo pra sexta?

Endereço: Rua do Fogo, 214, Centro Histórico, Paraty - RJ, 23970-000
Check-in a partir das 15h. A fechadura é eletrônica: aperte 5938# e gire a maçaneta. O cofre do quarto vem com 0000.

Wi-Fi: CasaAzul_5G
Senha: maresia2019

A reserva é a HMX4K2QZ91. Qualquer coisa me chama no (24) 99912-0456.

Beijo,
Bia`,
    code: null,
    link: null,
  },
  {
    name: `fr-FR app connection, SIRET and hyphens`,
    from: `FactuZen <api@factuzen.test>`,
    subject: `Autoriser « Compta Express » à accéder à FactuZen`,
    html: `<table width="100%"><tr><td style="font:15px/1.5 Arial;padding:18px;border:1px solid #d0d7de"><p>Bonjour,</p><p>L'application Compta Express (éditeur : Lumio, SIRET 824 821 390 00017) réclame l'accès en lecture à vos 1 482 factures.</p><p style="font-size:22px;font-weight:700">68-14-77</p><p>D'accord ? Communiquez ces chiffres à Compta Express lorsqu'elle vous les demandera. Pas d'accord ? Supprimez simplement ce message.</p><p style="color:#57606a;font-size:12px">FactuZen, 59000 Lille. API v2.7, jeton limité à 90 jours.</p></td></tr></table>`,
    code: '681477',
    link: null,
  },
  {
    name: `pt-BR letters plus digits, TV pairing`,
    from: `Telinha+ <oi@telinhamais.test>`,
    subject: `Falta só conectar a sua TV`,
    html: `<div style="display:none;max-height:0">Pegue o controle e venha maratonar</div><div style="background:#12002b;color:#fff;font-family:Verdana,sans-serif;padding:30px;text-align:center"> <h2>Quase lá, Jonas!</h2><p>Na sala, abra o app Telinha+ na sua TV Philco 50", escolha <em>Entrar com e-mail</em> e digite:</p> <div style="font-size:34px;letter-spacing:4px;border:2px dashed #b388ff;padding:12px">KXTR-4829</div> <p>Vale por 15 minutos. Depois disso a TV mostra a opção de pedir outro.</p><p style="font-size:12px">Plano Família 2025 · 4 telas simultâneas</p></div>`,
    code: 'KXTR-4829',
    link: null,
  },
  {
    name: `fr-CA five digits, postal code nearby`,
    from: `Clinique Boréale <nepasrepondre@cliniqueboreale.ca>`,
    subject: `Votre rendez-vous virtuel de 13 h 15`,
    text: `Bonjour Mme Tremblay,

La Dre Bouchard (permis 18402) vous rencontrera en ligne aujourd'hui, le 4 novembre 2025, à 13 h 15.

Pour ouvrir une session, cliquez sur le lien reçu à l'inscription. On vous demandera votre date de naissance et un NIP temporaire, soit le 27095.

Ayez votre carte d'assurance maladie sous la main. En cas d'urgence, composez le 911; pour Info-Santé, le 811.

Clinique Boréale
1280, rue Saint-Jean, bureau 302, Québec (Québec) G1R 1S4
418 555-0148`,
    code: '27095',
    link: null,
  },
  {
    name: `fr-FR subject only, four digits`,
    from: `Vélib’Azur <compte@velibazur.test>`,
    subject: `3862 – votre sésame Vélib’Azur`,
    html: `<div style="padding:20px;font-family:'Helvetica Neue';border-radius:12px;background:#e0f7fa"><p>Salut Théo !</p><p>Pour te reconnecter, recopie dans l'appli les quatre chiffres affichés dans l'objet de ce mail. C'est tout, pas de mot de passe à retenir.</p><p>Bonne route sur la Promenade, et n'oublie pas le casque.</p><p style="font-size:11px;color:#00838f">175 stations · 1 750 vélos · Nice, 06000 · appli version 5.2.1</p></div>`,
    code: '3862',
    link: null,
  },
  {
    name: `es-AR alphanumeric, one per cell`,
    from: `Cartelera Play <cuentas@carteleraplay.test.ar>`,
    subject: `Vinculá tu Smart TV`,
    html: `<div style="background:#111;color:#eee;padding:25px;font-family:Arial"><p>Hola Nico, ¿armamos el pochoclo?</p><p>Tipeá esto con el control remoto:</p><table align="center"><tr style="font-size:28px"><td style="background:#333;padding:8px">B</td><td style="background:#333;padding:8px">7</td><td style="background:#333;padding:8px">N</td><td style="background:#333;padding:8px">Q</td><td style="background:#333;padding:8px">4</td><td style="background:#333;padding:8px">X</td></tr></table><p>Tenés 10 minutos. Si la tele te dice "error 2104", apagala, prendela y volvé a intentar.</p></div>`,
    code: 'B7NQ4X',
    link: null,
  },
  {
    name: `pt-BR programming newsletter with codes`,
    from: `Dev na Rede <edicao@devnarede.test>`,
    subject: `#212: o erro 137 do Docker, códigos de saída e um truque de git`,
    html: `<div style="font-family:monospace;max-width:640px"><h2>Dev na Rede, edição 212</h2><p>Nesta semana: por que seu contêiner morre com <b>exit code 137</b> (dica: é 128 + 9), a diferença entre HTTP 401 e 403, e como achar o commit <code>a3f91c2</code> que quebrou tudo com <code>git bisect</code>.</p><p>Na pesquisa anual, 48213 leitores responderam: 61% revisam código todo dia.</p><p>Node 22.14.0 saiu. Atualize!</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `fr-CH seven digits, apostrophe amounts`,
    from: `Valais Banque <e-banking@valaisbanque.ch>`,
    subject: `Nouvel appareil à confirmer`,
    text: `Bonjour Monsieur Rey,

Vous souhaitez utiliser l'e-banking sur un nouvel ordinateur (Firefox 131, macOS 15). Nous devons nous assurer que c'est bien vous.

      482 19 05

Introduisez ce numéro dans la fenêtre restée ouverte. Pour rappel, votre limite journalière est de CHF 10'000.-.

Une question? Notre centre clientèle vous répond de 8h00 à 18h00 au 0848 765 210.

Valais Banque SA, avenue de la Gare 14, 1950 Sion
IDE CHE-104.882.731`,
    code: '4821905',
    link: null,
  },
  {
    name: `es-CO ID number and affiliation nearby`,
    from: `Salud Andina EPS <citas@saludandina.test.co>`,
    subject: `Ingreso a su cita virtual del 14 de agosto`,
    text: `Señora Yolanda Restrepo
C.C. 43.218.905

Su cita de medicina general por videollamada es el 14/08/2025 a las 7:20 a. m. con el Dr. Mauricio Zapata (registro médico 05-1882-14).

Entre a saludandina.test.co/virtual, escriba su número de cédula y luego la contraseña dinámica de esta cita: 82 60 31

Conéctese 10 minutos antes. Para cancelar marque #482 desde su celular o llame al 601 307 8069.

Salud Andina EPS - NIT 900.482.113-7
Vigilado Supersalud`,
    code: '826031',
    link: null,
  },
  {
    name: `it-IT bill, PagoPA, client codes`,
    from: `Acquedotto Sannio <bollette@acquedottosannio.test>`,
    subject: `Bolletta n. 2025/308841 – scadenza 31/07/2025`,
    html: `<table style="font-family:Arial;font-size:13px;width:580px"><tr><td><p>Gentile cliente,</p><p>è disponibile la bolletta del servizio idrico relativa al secondo trimestre.</p><p>Codice cliente: 100482917<br>Codice utenza: 77120<br>Importo: € 64,18<br>Avviso PagoPA: 3018 2500 0482 1773 90<br>CBILL: BK4R1</p><p>Autolettura: invii un SMS al 339 994 0482 con il numero di utenza e i metri cubi. Guasti: 800 902 482.</p></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `it-IT claim and plate numbers`,
    from: `Assicurazioni Delfino <sinistri@delfinoassicura.test>`,
    subject: `Apertura sinistro 25/0048217/A`,
    html: `<table width="600"><tr><td style="font-family:Verdana;font-size:12px;padding:16px"><p>Egregio Sig. Esposito,</p><p>abbiamo preso in carico la Sua denuncia. Nelle prossime comunicazioni citi sempre il numero 25/0048217/A.</p><p>Polizza RCA 1.482.913 – targa GK482ZR – evento del 02/10/2025, ore 18:10, Napoli</p><p>Il perito (sig. Amato, 335 7712 048) La contatterà entro cinque giorni. Il rimborso sarà accreditato su IT•• •••• 4417.</p></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `fr-BE eight lowercase mixed characters`,
    from: `Commune de Marbaix <eguichet@marbaix.be>`,
    subject: `eGuichet : activation de votre compte`,
    html: `<table style="font-family:Verdana;font-size:13px;width:540px"><tr><td><p>Cher citoyen, chère citoyenne,</p><p>Votre demande de création de compte nous est bien parvenue. Il vous reste à encoder la clé d'activation suivante dans le formulaire :</p></td></tr><tr><td align="center" style="background:#eee;padding:12px;font-family:Courier New">jq7vd3xa</td></tr><tr><td><p>Attention, elle n'est plus valable passé septante-deux heures. Le guichet reste accessible le mercredi de 13h30 à 16h00.</p><p>Place communale 1, 6120 Marbaix – 071/48.21.39 – BCE 0207.482.913</p></td></tr></table>`,
    code: 'jq7vd3xa',
    link: null,
  },
  {
    name: `it-IT meeting ID and passcode`,
    from: `Associazione Genitori Pascoli <genitori@icpascoli-amici.test>`,
    subject: `Riunione di mercoledì: link per collegarsi`,
    text: `Cari genitori,

per chi non può venire a scuola, mercoledì 12 alle 20:45 ci si collega da casa:


ID riunione 931 4820 7756
Passcode 408812

Si parlerà della gita a Ravenna (quota 85 €, saldo entro il 28/02 su IT41 B076 0103 2000 0001 2345 678) e della mensa.

Da telefono fisso: 06 9480 6488, stesso ID.

A presto,
Donatella`,
    code: null,
    link: null,
  },
  {
    name: `it-IT code went by SMS`,
    from: `Nimbo Cloud <avvisi@nimbocloud.test>`,
    subject: `Ti abbiamo inviato il codice via SMS`,
    html: `<div style="font-family:'Segoe UI',Arial;padding:24px;border:1px solid #e0e0e0;max-width:480px"><p>Ciao Lorenzo,</p><p>hai attivato la verifica in due passaggi, perciò il codice temporaneo è partito verso il cellulare che finisce per 139. In questa e-mail non lo trovi, ed è giusto così.</p><p>Nessun messaggio dopo tre minuti? Usa uno dei 10 codici di riserva che avevi stampato, o chiama lo 02 9482 1300.</p><p style="font-size:11px">Nimbo S.r.l. – REA MI-2048213</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `fr-BE referral code to share`,
    from: `Boutique Mimosa <bonjour@boutiquemimosa.be>`,
    subject: `Parrainez vos amies : 10 € pour elles, 10 € pour vous`,
    html: `<div style="text-align:center;font-family:Quicksand,Arial;background:#fffde7;padding:26px"><h2 style="color:#f9a825">Le bonheur, ça se partage</h2><p>Envoyez votre code parrain à vos copines :</p><p style="font-size:26px;background:#fff;display:inline-block;padding:8px 20px">ELISE-7742</p><p>Elles l'indiquent lors de leur première commande dès 50 € et vous recevez chacune un bon de 10 €. Offre valable jusqu'au 30/04/2026 dans nos 14 boutiques et en ligne.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `es-CL key box combination`,
    from: `Cabañas Lago Pirihueico <reservas@pirihueico.cl>`,
    subject: `Cómo entrar a su cabaña (sábado 4)`,
    html: `<div style="font-family:Trebuchet MS;color:#33691e"><p>Estimada familia Sepúlveda:</p><p>Como llegarán de noche, les dejamos las llaves en la cajita gris junto al portón. La combinación es <b>4 - 1 - 9 - 7</b>; después de abrir, por favor revuelvan los números.</p><p>Cabaña 6, ruta 203-CH km 48. Clave del wifi: <i>arrayan.2023</i></p><p>Pagado: $180.000 (50%). Saldo al llegar, en efectivo o transferencia. Emergencias: +56 9 8214 7730.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `es-PE lowercase mixed, room number nearby`,
    from: `Hotel Sillar Arequipa <recepcion@hotelsillar.pe>`,
    subject: `Bienvenido: active su internet`,
    text: `Estimado huésped de la habitación 312:

Al conectarse a la red HOTEL-SILLAR se abrirá un portal que le solicitará su correo y una palabra de validación enviada a esta dirección. La suya es

ccm4802

Con ella podrá registrar hasta 3 dispositivos hasta su salida, el 19/09/2025 al mediodía.

El desayuno se sirve de 6:30 a 10:00 en el piso 5.

Hotel Sillar, Calle Santa Catalina 210, Arequipa 04001
Central: (054) 28-4417`,
    code: 'ccm4802',
    link: null,
  },
  {
    name: `pt-BR exam registration number`,
    from: `Instituto Avalia Brasil <concursos@avaliabrasil.test.br>`,
    subject: `Confirmação de inscrição – Prefeitura de Londrina, Edital 03/2025`,
    text: `Prezada candidata KEILA APARECIDA DOS SANTOS,

Sua inscrição foi homologada.

Número de inscrição: 2503019448
Cargo: 117 - Auxiliar Administrativo
Prova objetiva: 08/06/2025, portões fecham às 12h45
Local: Colégio Estadual Vicente Rijo, sala 23, carteira 31

Apresente documento original com foto e caneta preta. O cartão-resposta traz o seu número impresso; confira antes de começar.

Comissão Organizadora
Instituto Avalia Brasil`,
    code: null,
    link: null,
  },
  {
    name: `it-IT order number, CAP, EAN`,
    from: `Pasta Madre Shop <ordini@pastamadreshop.test>`,
    subject: `Grazie! Ordine #104829 ricevuto`,
    html: `<table width="560" style="font-family:Arial"><tr><td style="background:#fbe9e7;padding:16px"><h3>Grazie Martina, ci mettiamo subito al lavoro</h3><p>Ordine <b>#104829</b> del 03/04/2025</p><p>2 × Farina tipo 1 (EAN 8001234048217) – 7,80 €<br>1 × Cestino lievitazione – 14,90 €<br>Totale con spedizione: 27,60 €</p><p>Consegna: Via Garibaldi 48, 37121 Verona. Corriere in arrivo fra 2-3 giorni lavorativi.</p></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `it-IT five alphanumeric, sentence-final`,
    from: `Ciak Stream <ciao@ciakstream.test>`,
    subject: `Accendi la TV, noi siamo pronti`,
    html: `<div style="background:#212121;color:#fafafa;padding:28px;font-family:Raleway,Arial"><div style="display:none">Bastano trenta secondi</div><p>Ciao Beatrice,</p><p>sullo schermo del tuo televisore compare una casella vuota. Scrivici dentro RM9D4.</p><p>Fatto! Da quel momento film e serie saranno anche sul divano. Se hai un modello precedente al 2017, aggiorna prima l'app alla versione 6.4.</p><p style="font-size:11px;color:#9e9e9e">Ciak Stream S.r.l., via Tortona 37, 20144 Milano</p></div>`,
    code: 'RM9D4',
    link: null,
  },
  {
    name: `pt-BR one digit per table cell`,
    from: `Equipe Cofrinho <cadastro@cofrinho.test>`,
    subject: `Bem-vinda ao Cofrinho 🐷 confirme seu e-mail`,
    html: `<body style="margin:0;font-family:Helvetica"><p>Oi, Thainá! Que bom ter você por aqui.</p><p>Copie os seis dígitos para a tela de cadastro:</p> <table cellspacing="6"><tr><td style="border:1px solid #ccc;padding:10px">5</td><td style="border:1px solid #ccc;padding:10px">0</td><td style="border:1px solid #ccc;padding:10px">8</td><td style="border:1px solid #ccc;padding:10px">1</td><td style="border:1px solid #ccc;padding:10px">7</td><td style="border:1px solid #ccc;padding:10px">3</td></tr></table> <p>Mais de 320000 pessoas já guardam dinheiro com a gente. Um abraço!</p></body>`,
    code: '508173',
    link: null,
  },
  {
    name: `it-IT subject only, magic login`,
    from: `Treni&Bici <login@treniebici.test>`,
    subject: `Entra con 807215`,
    html: `<div style="font-family:Arial;padding:22px;background:#f1f8e9"><p>Ciao Davide, bentornato in sella!</p><p>Trovi quello che ti serve per accedere direttamente nell'oggetto di questa e-mail: scrivilo nell'app e si parte. Dura un quarto d'ora.</p><p>Non hai provato ad accedere? Cestina pure il messaggio.</p><p style="font-size:11px;color:#558b2f">Quest'anno i soci hanno pedalato 4.821.339 km. Treni&amp;Bici APS, 40121 Bologna, C.F. 91402770376</p></div>`,
    code: '807215',
    link: null,
  },
  {
    name: `fr-FR rail booking reference letters`,
    from: `Transhexagone <billets@transhexagone.test>`,
    subject: `Confirmation de votre voyage Nantes – Lille, dossier RKTMZP`,
    html: `<table width="600" style="font-family:Arial;border:1px solid #ccc"><tr><td style="padding:14px"><b>Référence de dossier : RKTMZP</b><br>Nom associé : DELATTRE</td></tr><tr><td style="padding:14px">Vendredi 9 mai 2025<br>08:04 Nantes → 12:18 Lille Europe<br>Train n° 5214, voiture 17, place 068<br>Tarif : 64,00 €, échangeable jusqu'à J-3</td></tr><tr><td style="font-size:11px;padding:14px">Votre e-billet est en pièce jointe. Contrôle à bord : présentez le QR code. Service client : 3635.</td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `es-CL five digits, subject only`,
    from: `Rutero <cuenta@rutero.cl>`,
    subject: `Rutero: 94417`,
    html: `<table style="font-family:Arial;width:100%;max-width:500px"><tr><td style="padding:20px;background:#e3f2fd"><p>Hola, Ignacia:</p><p>Pediste cambiar la contraseña de tu cuenta Rutero. Los números que necesitas están en el asunto de este correo, así los puedes leer desde la notificación sin abrir nada.</p><p>¿No fuiste tú? No hagas clic en nada y escríbenos a ayuda@rutero.cl.</p></td></tr><tr><td style="font-size:11px;padding:10px">Rutero SpA, RUT 77.120.483-K, Providencia, Santiago</td></tr></table>`,
    code: '94417',
    link: null,
  },
  {
    name: `fr-FR expired code, ask again`,
    from: `Assistance Nordlink <assistance@nordlink.test>`,
    subject: `Trop tard ! Ce code n’est plus actif`,
    html: `<div style="font-family:Arial;padding:24px;max-width:500px;margin:auto"><p>Bonjour,</p><p>Vous avez essayé d'utiliser un code de connexion émis il y a plus de dix minutes. Par sécurité, nous l'avons désactivé.</p><p><span>Recevoir un nouveau code</span></p><p>Au bout de 5 tentatives, l'accès sera bloqué durant 24 heures (erreur 429-07).</p><p style="font-size:11px">Incident INC0048213 – Nordlink, 62000 Arras</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `fr-CH candidate number, exam`,
    from: `Office du permis Jura-Nord <examens@permis-juranord.ch>`,
    subject: `Convocation à l’examen théorique`,
    text: `Madame Aubry,

Vous êtes convoquée à l'examen théorique de conduite, catégorie B.

Date : mardi 3 février 2026, 09h40
Lieu : rue du 24-Septembre 2, 2800 Delémont, salle 3
N° de candidat : 601 482 913
Émolument : CHF 60.-, à régler sur place

Veuillez vous munir de votre permis d'élève (no PID 77120483) et d'une pièce d'identité. Toute absence non excusée 48 heures à l'avance sera facturée.

Office du permis Jura-Nord`,
    code: null,
    link: null,
  },
  {
    name: `fr-FR big statistic in subject`,
    from: `Carnet Statistique <lettre@carnetstat.test>`,
    subject: `68 605 616 : le chiffre de la semaine`,
    html: `<div style="font-family:Georgia;line-height:1.5;max-width:580px"><h1 style="font-size:40px;color:#b71c1c">68 605 616</h1><p>C'est, au 1er janvier, la population estimée du pays. Soit 169 000 habitants de plus en un an, malgré un solde naturel tombé à +17 000.</p><p>À lire aussi : les 34 935 communes et leur code Insee, pourquoi 2A et 2B ont remplacé le 20 en 1976, et nos lecteurs ont tranché à 57 % contre la suppression du département sur les plaques.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `es-MX ticket folio and confirmation`,
    from: `Cine Morelos <boletos@cinemorelos.test.mx>`,
    subject: `Tus boletos para hoy 🎬 Folio 5573018`,
    html: `<div style="background:#000;color:#fff;font-family:Arial;padding:20px;width:420px"><p style="font-size:20px">La noche del coyote (B15)</p><p>Sala 4 · Filas F7 y F8 · 20:45 h</p><p>Clave de confirmación<br><span style="font-size:30px;color:#ff5252">WQ82KD</span></p><p>Muéstrala en taquilla o en el quiosco para imprimir. 2 adultos: $178.00. Pagaste con Visa **** 0036.</p><p style="font-size:10px">No hay cambios ni devoluciones después de la función.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `fr-FR eight digits, IBAN, non-breaking spaces`,
    from: `Crédit Océan <securite@credit-ocean.test>`,
    subject: `Validation de votre virement`,
    html: `<table width="600" style="font-family:Arial;font-size:14px"><tr><td style="padding:20px"><p>Madame Le Goff,</p><p>Vous avez demandé un virement de 1&nbsp;250,00&nbsp;€ vers le compte FR76 3000 4028 3798 7654 3210 943 (SCI Les Ajoncs).</p><p>Afin de l'autoriser, merci de reporter le mot de passe à usage unique <b>5077&nbsp;1924</b> sur la page de confirmation. Il ne sera plus accepté après 16&nbsp;h&nbsp;35.</p><p>Vous n'êtes pas à l'origine de l'opération&nbsp;? Appelez le 09&nbsp;69&nbsp;32&nbsp;48&nbsp;21 (appel non surtaxé).</p></td></tr><tr><td style="font-size:10px;color:#777">Crédit Océan, SA au capital de 48 213 000 €, RCS Brest 482 913 007, ORIAS 07 004 821</td></tr></table>`,
    code: '50771924',
    link: null,
  },
  {
    name: `pt-BR code went by SMS`,
    from: `Nuvemlar <conta@nuvemlar.test>`,
    subject: `Enviamos seu código por SMS`,
    html: `<div style="max-width:480px;font-family:'Segoe UI'"><h3>Verificação em duas etapas</h3><p>Às 19:03 mandamos um código de 6 dígitos por mensagem de texto para o celular (21) 9****-7741. Por segurança, ele não aparece neste e-mail.</p><p>O SMS vem do número curto 28854 e pode levar até 2 minutos. Não chegou? Peça uma ligação na própria tela de login.</p><p style="color:#90a4ae">Nuvemlar Internet Residencial, Niterói</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `it-IT locker pick-up PIN`,
    from: `Poste Rapide <ritiro@posterapide.test>`,
    subject: `Il tuo pacco è nel locker di Via Emilia`,
    html: `<div style="font-family:Arial;text-align:center;border:3px solid #fdd835;padding:20px"><p>Ciao Simone, puoi passare quando vuoi!</p><p>Locker 24h presso Conad, Via Emilia Est 482, Modena</p><p style="font-size:34px;margin:6px">PIN ritiro: 650937</p><p>Digitalo sul display: si aprirà lo sportello. Spedizione RP4821773906IT, giacenza fino al 14/06.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `es-PE meeting ID and passcode`,
    from: `Reuniones CoopSur <agenda@coopsur.pe>`,
    subject: `Invitación: Asamblea general, jueves 7 p. m.`,
    text: `Estimados socios:

El Consejo los invita a la asamblea extraordinaria del jueves 23 de octubre, 19:00 horas.

Unirse a la videollamada

ID de reunión: 841 2093 7715
Código de acceso: 552901

Agenda: 1) balance 2024, 2) elección del comité, 3) varios.

Quórum en segunda citación: 19:30.

CoopSur Ltda. RUC 20148827310`,
    code: null,
    link: null,
  },
  {
    name: `fr-CA account number, short code`,
    from: `Érable Mobile <service@erablemobile.ca>`,
    subject: `Votre facture du 12 janvier`,
    html: `<div style="font-family:Arial,sans-serif;color:#222"><p>Bonjour M. Gagnon,</p><p>Votre facture de <b>67,82 $</b> (TPS et TVQ incluses) est prête. Numéro de compte : <b>5048217</b>. Elle sera réglée le 27 janvier par prélèvement sur la carte se terminant par 9016.</p><p>Pour connaître votre solde de données, textez INFO au 48291. C'est gratuit!</p><p style="font-size:11px">Érable Mobile inc., 800, boul. De Maisonneuve Est, Montréal (Québec) H2L 4L8. No TVQ 1024821390 TQ0001</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `it-CH six letters only, CHF`,
    from: `Ticino Pay <conferma@ticinopay.ch>`,
    subject: `Modifica del suo indirizzo e-mail`,
    html: `<div style="font-family:Helvetica,Arial;font-size:14px;max-width:520px"><p>Buongiorno signora Bernasconi,</p><p>d'ora in poi desidera ricevere i giustificativi a questo indirizzo. Voglia cortesemente trascrivere le sei lettere nella finestra "Cambio e-mail" dell'applicazione:</p><p style="font-weight:bold;font-size:24px;letter-spacing:5px">WXKBTF</p><p>Fino ad allora resta attivo il recapito precedente. Saldo attuale: CHF 1'482.90.</p><p style="font-size:11px">Ticino Pay SA, Via Nassa 17, 6900 Lugano – IDI CHE-218.482.913</p></div>`,
    code: 'WXKBTF',
    link: null,
  },
  {
    name: `es-ES policy number, card ending`,
    from: `Seguros Brújula <polizas@segurosbrujula.test>`,
    subject: `Renovación de su póliza de hogar n.º 0804-5519273`,
    html: `<table style="width:600px;font-family:Arial;font-size:13px"><tr><td style="background:#283593;color:#fff;padding:10px">Seguros Brújula</td></tr><tr><td style="padding:16px"><p>Estimada clienta:</p><p>El próximo 01/11/2025 se renueva su seguro de hogar. La prima anual asciende a 241,36 €, que cargaremos en la tarjeta acabada en 7304.</p><p>Póliza: 0804-5519273<br>Referencia catastral: 9872023VH5797S0001WX<br>Mediador: 15822</p><p>Si no desea continuar, avísenos con un mes de antelación en el 900 102 410.</p></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR pairs of digits, no keyword`,
    from: `AeroNet Wi-Fi <wifi@aeronetconecta.test>`,
    subject: `Internet grátis no Terminal 2`,
    text: `Olá, viajante!

Para navegar por 60 minutos na rede AeroNet_T2_Free, digite na tela de boas-vindas:

73 19 05

e toque em "Conectar". A liberação é feita na hora.

Precisa de mais tempo? O plano de 24 horas sai por R$ 19,90.

AeroNet Conecta - Aeroporto, piso 1, balcão 114
Atendimento: 0800 591 2040`,
    code: '731905',
    link: null,
  },
  {
    name: `es-ES order, ISBN, tracking number`,
    from: `Librería Cervantina <pedidos@libreriacervantina.test>`,
    subject: `Su pedido 448120 ha salido del almacén`,
    html: `<table width="560" style="font-family:Georgia"><tr><td><p>Buenos días, Amparo:</p><p>Le comunicamos que hoy hemos entregado a la mensajería el pedido <b>448120</b>.</p><table border="1" cellpadding="6" style="border-collapse:collapse"><tr><th>ISBN</th><th>Título</th><th>PVP</th></tr><tr><td>978-84-376-0494-7</td><td>Cien años de soledad</td><td>17,95 €</td></tr></table><p>Seguimiento: PQ4F7K0410293840128006Z. Entrega prevista: 11/10/2025.</p><p>Calle Libreros 8, 37008 Salamanca</p></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR letters only with hyphen`,
    from: `Gelada em Casa <maioridade@geladaemcasa.test>`,
    subject: `Antes da primeira cerveja, um detalhe`,
    html: `<center style="background:#fff8e1;font-family:Tahoma;padding:20px"><h1 style="color:#6d4c00">Você tem 18 anos ou mais?</h1><p>A lei manda a gente conferir (Lei 13.106/2015). Volte ao site e escreva, do jeitinho que está aqui:</p><p style="background:#ffc107;display:inline-block;padding:10px 24px;font:bold 26px monospace">QWZP-HLMN</p><p>Pronto: sua conta fica liberada e o frete do 1º pedido acima de R$ 80 é por nossa conta.</p><p style="font-size:10px">Beba com moderação. Gelada em Casa Ltda, Belo Horizonte/MG 30140-071</p></center>`,
    code: 'QWZP-HLMN',
    link: null,
  },
  {
    name: `fr-FR gate and wifi codes`,
    from: `Sylvain – Gîte du Causse <gite.ducausse@lotvacances.test>`,
    subject: `Votre arrivée samedi`,
    text: `Bonjour Mme Perrin,

Tout est prêt pour vous accueillir samedi à partir de 16 h.

Le portail s'ouvre avec 1904B, la boîte à clés (à gauche de la porte) avec 3715. Remettez bien les molettes à zéro s'il vous plaît.

Le wifi : Livebox-7C20, la clé est collée sous la box, c'est 9fTqL2mZ.

GPS : 44.4821, 1.6613. Pensez à faire les courses à Cahors, l'épicerie du village ferme à 12 h 30.

Bonne route,
Sylvain (06 48 21 77 30)`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR boleto digits, installation number`,
    from: `Energia do Vale <fatura@energiadovale.test>`,
    subject: `Sua fatura de abril/2025 já está disponível`,
    html: `<div style="font-family:Arial;font-size:14px"><p>Cliente: SEBASTIAO R MOURA<br>Nº da instalação: <b>30048217</b><br>Mês de referência: 04/2025<br>Vencimento: 15/05/2025<br>Valor: R$ 213,87</p><p>Linha digitável:<br><code>83620000002-1 13870138001-6 20250515304-8 82170000000-3</code></p><p>Consumo: 241 kWh. Bandeira tarifária: amarela. Falta de luz? Envie SMS com a palavra LUZ para 27380.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR eight digits grouped by space`,
    from: `Lojas Veredas <conta@lojasveredas.test>`,
    subject: `Redefinição de senha`,
    html: `<table style="width:600px;border:1px solid #eee"><tr><td style="background:#c62828;color:#fff;padding:14px;font:bold 20px Arial">veredas</td></tr><tr><td style="padding:20px;font:15px Arial"><p>Recebemos uma solicitação para trocar a senha do CPF ***.482.917-**.</p><p style="font-size:30px;font-weight:bold;margin:20px 0">4821 7730</p><p>Cole esse número na página que ficou aberta e escolha uma senha nova com pelo menos 8 caracteres.</p></td></tr><tr><td style="font:11px Arial;color:#999;padding:14px">Lojas Veredas Comércio S/A, Rod. BR-101, km 214, São José/SC – CEP 88104-800. SAC 4003-1120.</td></tr></table>`,
    code: '48217730',
    link: null,
  },
  {
    name: `es-MX eight digits hyphenated`,
    from: `Arena Jaguar <no-reply@arenajaguar.gg>`,
    subject: `¿Eres tú, Dante? Inicio de sesión nuevo`,
    html: `<div style="background:linear-gradient(#1a0033,#4a148c);color:#fff;padding:28px;font-family:Verdana"><p>Detectamos una consola que no conocíamos:</p><p>Xbox Series S · Monterrey, N.L. · 3 de julio de 2025, 21:56 h</p><p>Ingresa en la consola <b style="background:#ffea00;color:#000;padding:4px 10px">6183-0527</b> y a jugar.</p><p>Si no lo pediste, cambia tu contraseña: alguien ya la sabe.</p><p style="font-size:10px">Temporada 12, parche 8.0.41. Jaguar Interactive, Guadalajara 44160</p></div>`,
    code: '61830527',
    link: null,
  },
  {
    name: `it-IT one digit per cell`,
    from: `Moda Brera <account@modabrera.test>`,
    subject: `Hai dimenticato la password?`,
    html: `<center style="font-family:Didot,Georgia,serif"><h2 style="letter-spacing:6px">MODA BRERA</h2><p>Capita a tutti, Giulia. Ricopia questi numeri nella pagina di ripristino e scegline una nuova.</p><table cellspacing="4"><tr><td style="border-bottom:2px solid #000;width:28px">6</td><td style="border-bottom:2px solid #000;width:28px">1</td><td style="border-bottom:2px solid #000;width:28px">9</td><td style="border-bottom:2px solid #000;width:28px">0</td><td style="border-bottom:2px solid #000;width:28px">4</td><td style="border-bottom:2px solid #000;width:28px">3</td></tr></table><p style="font-size:12px">Spedizione gratuita sopra 99 €. Tessera Gold n. 20418837.</p></center>`,
    code: '619043',
    link: null,
  },
  {
    name: `pt-BR lowercase alphanumeric, contract number`,
    from: `AssinaJá <naoresponda@assinaja.test>`,
    subject: `Documento aguardando sua assinatura: Contrato de Locação nº 00482/2025`,
    text: `Fernanda Luz,

A Imobiliária Pedra Branca enviou o documento "Contrato de Locação nº 00482/2025 - v3.pdf" (14 páginas) para você assinar.

1. Abra 
2. Leia o contrato até o fim
3. Em "Autenticação", informe o token 8f3k2m (minúsculas)
4. Clique em Assinar

Prazo: 30/06/2025, 23h59.

Hash SHA-256 do original: a41f...90ce
AssinaJá Serviços Digitais - CNPJ 31.770.284/0001-09`,
    code: '8f3k2m',
    link: null,
  },
  {
    name: `pt-BR coupon code in subject`,
    from: `Maré Cosméticos <novidades@marecosmeticos.test>`,
    subject: `Use SOL25 e ganhe 25% OFF só até domingo ☀️`,
    html: `<div style="display:none">Frete grátis acima de R$ 149</div><center style="font-family:Lato,Arial"><h1 style="color:#e65100">25% OFF em protetores</h1><p>Digite no carrinho o código</p><p style="border:2px dotted #e65100;font-size:28px;padding:10px">SOL25</p><p>Válido de 10 a 12/01/2025, uma vez por CPF, não cumulativo.</p><span>Quero aproveitar</span></center>`,
    code: null,
    link: null,
  },
  {
    name: `it-IT Steam Guard style, pairs`,
    from: `Legione Arena <support@legionearena.test>`,
    subject: `Richiesta di accesso da Torino`,
    html: `<div style="background:#171a21;color:#c6d4df;font-family:Motiva Sans,Arial;padding:26px;width:460px"><p style="font-size:20px">Ehi Gladius77,</p><p>un PC mai visto (Windows 10, Torino, ore 23:08) ha inserito nome utente e password giusti.</p><div style="background:#121a25;color:#3a9aed;font-size:34px;text-align:center;padding:14px">39 51 72</div><p>Serve per completare l'ingresso nel client. Se non sei tu, qualcuno conosce la tua password: cambiala e scrivi all'assistenza (rif. LA-2025-4410).</p></div>`,
    code: '395172',
    link: null,
  },
  {
    name: `pt-BR seven digits after explanation, IP`,
    from: `Reino de Aruanã <suporte@aruanagame.test>`,
    subject: `Login em um computador novo (Curitiba, BR)`,
    html: `<div style="background:#0d1b1e;color:#e0f2f1;font-family:'Trebuchet MS';padding:24px"><p>Guerreiro <b>xX_Lobo2009_Xx</b>,</p><p>Alguém está tentando entrar na sua conta pelo Windows 11, IP 187.54.201.33, em 21/04/2025 22:17 (UTC-3).</p><p>É você? O launcher (versão 4.18.2) vai pedir uma chave temporária: <span style="color:#ffd54f;font-size:22px">3074418</span></p><p>Não é você? Troque a senha agora e abra um ticket citando AR-55120.</p></div>`,
    code: '3074418',
    link: null,
  },
  {
    name: `pt-BR number only in the subject`,
    from: `Correria App <seguranca@correria.test>`,
    subject: `590318 é o número para confirmar seu novo e-mail`,
    html: `<div style="padding:28px;font-family:Roboto,Arial;color:#222;border-top:6px solid #ff6f00"><p>E aí, Rafa!</p><p>Você quer trocar o e-mail da sua conta de corredor. O número que o app está esperando vem no assunto desta mensagem; toque em <b>Perfil &gt; E-mail &gt; Confirmar</b> e preencha.</p><p>Não mudou nada? Então ignore, seu endereço antigo continua valendo.</p><p style="color:#777;font-size:12px">Você já correu 1.284 km em 2025. Correria Tecnologia, Recife/PE, 50030-230.</p></div>`,
    code: '590318',
    link: null,
  },
  {
    name: `fr-FR parcel pick-up code`,
    from: `Colis Malin <suivi@colismalin.test>`,
    subject: `Votre colis vous attend au relais`,
    html: `<div style="font-family:Arial;width:560px"><p style="background:#ff7043;color:#fff;padding:12px">Bonne nouvelle, Inès !</p><p>Le colis n° 8L04821773906 est disponible chez <b>Tabac Le Balto</b>, 31 cours Gambetta, 69003 Lyon, jusqu'au 28 mars.</p><p>À présenter au commerçant avec une pièce d'identité :</p><p style="font-size:28px;text-align:center">Code retrait 716 203</p><p>Horaires : 7 h – 19 h 30, fermé le dimanche.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR code expired, request new`,
    from: `Mercadinho Online <ajuda@mercadinhoonline.test>`,
    subject: `Seu código de verificação expirou`,
    html: `<div style="background:#fafafa;padding:32px;font-family:Arial,sans-serif"><div style="background:#fff;border-radius:8px;padding:24px"><p style="font-size:18px">Ops, o tempo acabou ⏰</p><p>O código de seis dígitos que você recebeu às 10h12 não pode mais ser usado. Ninguém entrou na sua conta.</p><p><span>Pedir um código novo</span></p><p style="font-size:12px">Chamado relacionado: 660194. Mercadinho Online, Campinas, 13010-111.</p></div></div>`,
    code: null,
    link: null,
  },
  {
    name: `fr-FR letters digits hyphen, TV`,
    from: `Popcorne <bonjour@popcorne.test>`,
    subject: `Associez votre téléviseur à Popcorne`,
    html: `<div style="background:#1b1b2f;color:#fff;padding:30px;font-family:Montserrat,Arial"><h2>Plus qu'une étape, Chloé</h2><p>Rendez-vous sur <u>popcorne.test</u> depuis votre téléphone puis tapez ce qui suit.</p><p style="font-size:36px;letter-spacing:3px;color:#f9a826">HV6L-P2</p><p>Votre Samsung QLED 2023 se connectera toute seule. Offre Duo : 2 écrans, 9,99 €/mois.</p><p style="font-size:11px">Se désabonner des actualités · Popcorne SAS, 12 rue de Lappe, 75011 Paris</p></div>`,
    code: 'HV6L-P2',
    link: null,
  },
  {
    name: `pl-PL four digits cells, telehealth`,
    from: `e-Pacjent Medikor <wizyty@medikor.test>`,
    subject: `Teleporada 12.02, godz. 17:40`,
    html: `<table width="540" style="font-family:'Segoe UI',Arial;font-size:15px"><tr><td colspan="4"><p>Dzień dobry,</p><p>przypominamy o teleporadzie u lek. Anny Szymczak. Przed połączeniem system poprosi o PIN pacjenta:</p></td></tr><tr align="center" style="font-size:26px;background:#e3f2fd"><td>8</td><td>4</td><td>2</td><td>6</td></tr><tr><td colspan="4"><p>Jest jednorazowy i działa od 17:30 do 18:00. Numer wizyty: 2025/02/11907.</p><p style="font-size:11px">Rejestracja: 12 555 40 40. W nagłych przypadkach dzwoń pod 112 lub 999. Medikor sp. z o.o., 31-462 Kraków</p></td></tr></table>`,
    code: '8426',
    link: null,
  },
  {
    name: `en-US seven digits, phone and NMLS`,
    from: `Birchwood Credit Union <alerts@notify.birchwoodcu.test>`,
    subject: `Here's the passcode you asked for`,
    html: `<html><body style="margin:0;background:#f2f4f5"><div style="display:none;max-height:0">Never share it, not even with us.</div><table width="600" align="center" style="background:#fff;font-family:Arial"><tr><td style="padding:24px"></td></tr><tr><td style="padding:0 24px">Hi Denise,<br><br>To finish adding the external account ending in 8830, type <b>447 1906</b> on the screen you have open. It stops working at 3:42 PM Central.<br><br>Didn't start this? Call 1-800-555-0142 right away.</td></tr><tr><td style="padding:24px;font-size:11px;color:#777">Federally insured by NCUA. NMLS #402817. 2210 Lakeshore Ave, Duluth, MN 55802</td></tr></table></body></html>`,
    code: '4471906',
    link: null,
  },
  {
    name: `nl-NL code sent by SMS`,
    from: `Mijn Pensioen Horizon <mijnomgeving@pensioenhorizon.test>`,
    subject: `We hebben u een sms gestuurd`,
    html: `<html><body><div style="font-family:Arial;font-size:15px;color:#2d2d2d;width:570px"><h2 style="color:#b3005e">Inloggen met sms-controle</h2><p>Beste deelnemer,</p><p>Vandaag om 11:26 uur is geprobeerd in te loggen met uw gebruikersnaam. Ter controle is een code van 6 cijfers verstuurd naar het mobiele nummer dat eindigt op 718.</p><p>Was u dit zelf? Dan hoeft u met deze e-mail niets te doen. Zo niet, wijzig dan uw wachtwoord.</p><p style="font-size:12px">Deelnemersnummer 004418290 &ndash; Postbus 9100, 9700 HN Groningen</p></div></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `de-DE licence key, invoice number`,
    from: `Softwarehaus Kranich <lizenz@kranich-software.test>`,
    subject: `Ihr Lizenzschlüssel für Kranich Faktura 12`,
    html: `<div style="font-family:Arial;font-size:14px"><table width="100%" style="background:#345;color:#fff"><tr><td style="padding:10px">Kranich Software</td></tr></table><p>Sehr geehrter Herr Petrov,</p><p>vielen Dank für den Kauf von <i>Kranich Faktura 12 Professional</i> (Einzelplatz). Zur Installation benötigen Sie den folgenden Lizenzschlüssel:</p><pre style="background:#eee;padding:10px">KF12P-8Q3ZT-77MHA-LX04D-R9E2C</pre><p>Bewahren Sie ihn gut auf, er gilt unbefristet. Rechnung RE-2024-11903 über 249,00 &euro; liegt als PDF bei.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `sv-SE booking number, control code`,
    from: `Mittlinjen Tåg <biljett@mittlinjen.test>`,
    subject: `Resa 418827 Gävle–Stockholm bekräftad`,
    html: `<table width="560" style="font-family:Arial;font-size:14px;border-top:6px solid #006633"><tr><td style="padding:16px"><h3>Tack för att du tar tåget!</h3><p>Avgång fredag 25 april kl. 06.38 från spår 4, ankomst Stockholm C 08.04. Vagn 3, plats 57 (fönster).</p><p>Bokningsnummer: <b>418827</b><br>Kontrollkod för konduktören: BLÅ 26<br>Pris: 245 kr, betalat med Swish</p><p>Ska du boka om? Gör det senast 06.37 på avresedagen. Trafikinfo får du på 0771-555 757.</p></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `de-DE programming newsletter with codes`,
    from: `Wochenblatt für Entwickler <news@codewoche.test>`,
    subject: `CodeWoche #318: HTTP-Statuscodes, die keiner kennt`,
    html: `<div style="font-family:Menlo,monospace;font-size:13px;max-width:620px"><h1 style="font-size:20px">CodeWoche #318</h1><p>Diese Woche schauen wir auf <b>418</b>, <b>425</b> und <b>451</b>: drei Statuscodes, die in fast keinem Framework ordentlich behandelt werden.</p><p>Außerdem: Warum <code>0x80070005</code> unter Windows 11 24H2 so oft auftaucht, und ein Code-Review in 200 Zeilen.</p><p>Zahl der Woche: 61.204 Leser. Danke!</p><p style="font-size:11px"><span>Abmelden</span></p></div>`,
    code: null,
    link: null,
  },
  {
    name: `nl-NL code in subject, not body`,
    from: `Webwinkel Keukenhof & Co <klantenservice@keukenco.test>`,
    subject: `160582: hiermee log je in`,
    text: `Hallo Mirjam,

Bij ons heb je geen wachtwoord nodig. De zes cijfers waarmee je inlogt staan in het onderwerp van deze mail. Ze werken tot 21:47 uur en maar één keer.

Vragen over je bestelling 2024-55017? Antwoord gerust op dit bericht of app ons op 06 5550 1842.

Smakelijke groet,
Keukenhof & Co
Gasthuisstraat 9, 5061 PA Oisterwijk
BTW NL8614.22.907.B01`,
    code: '160582',
    link: null,
  },
  {
    name: `sv-SE amount, card ending, phone`,
    from: `Norrskensbanken <noreply@norrskensbanken.test>`,
    subject: `Godkänn din betalning`,
    html: `<html><body style="font-family:Arial,sans-serif"><table width="600" align="center"><tr><td style="background:#0a2540;color:#fff;padding:14px">Norrskensbanken</td></tr><tr><td style="padding:20px"><p>Hej Gunilla!</p><p>Du är på väg att betala 3 499,00 kr till Elgrossen AB med kortet som slutar på 2270. Skriv in engångskoden 518 093 i rutan hos butiken så går köpet igenom.</p><p>Känner du inte igen köpet? Spärra kortet direkt på 0771-55 50 10.</p></td></tr><tr><td style="font-size:11px;color:#666;padding:20px">Norrskensbanken AB (publ), org.nr 516401-8834, 903 26 Umeå</td></tr></table></body></html>`,
    code: '518093',
    link: null,
  },
  {
    name: `de-DE order number, ISBN, total`,
    from: `Bücher Lindner <bestellung@buecher-lindner.test>`,
    subject: `Bestellbestätigung 40071826`,
    html: `<table width="600" style="font-family:Georgia"><tr><td><h2>Vielen Dank für Ihre Bestellung!</h2><p>Liebe Frau Kessler, wir haben Ihren Auftrag <b>40071826</b> vom 12.03.2025 erhalten.</p><table cellpadding="5"><tr style="background:#f3e9dc"><th>Artikel</th><th>ISBN</th><th>Preis</th></tr><tr><td>Der lange Winter</td><td>978-3-446-27091-5</td><td>24,00 &euro;</td></tr></table><p>Lieferung voraussichtlich am 14.03. per DHL an Packstation 117, 50667 Köln.</p><p style="font-size:11px">Kundennr. 830417 &middot; Widerrufsbelehrung und AGB im Anhang</p></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `sv-SE code by SMS, short number`,
    from: `Mobilbolaget Hallå <noreply@hallamobil.test>`,
    subject: `Vi har skickat en kod till din mobil`,
    html: `<div style="font-family:Nunito,Arial;background:#fdf6ff;padding:22px;max-width:520px"><h3>Kolla mobilen!</h3><p>För att flytta ditt nummer 070-*** ** 64 till Hallå behöver vi ditt ja. Ett sms med sex siffror har gått iväg till dig från avsändare 72550.</p><p>Har inget dykt upp inom fem minuter? Starta om telefonen eller be om ett nytt sms på Mina sidor.</p><p style="font-size:12px">Ordernr 90041822 &bull; Planerat flyttdatum 2024-12-05 &bull; 199 kr/mån, 15 GB</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `nl-NL IBAN and phone nearby`,
    from: `Zilverbank <veiligheid@zilverbank.test>`,
    subject: `Nieuwe telefoon toevoegen`,
    html: `<html><body style="font-family:Arial;background:#f6f6f6"><table width="600" align="center" bgcolor="#ffffff"><tr><td style="padding:25px"><p>Beste meneer Van der Veen,</p><p>U wilt de Zilverbank-app op een andere telefoon gebruiken (Samsung Galaxy S23). Typ de code hieronder over op dat toestel.</p><p style="font-size:30px;color:#5b5b8c;text-align:center">905 318</p><p>Het gaat om rekening NL18 ZILV 0417 **** 92. Bent u dit niet? Bel meteen 088 555 1000, dag en nacht.</p></td></tr><tr><td style="font-size:10px;padding:25px;color:#888">Zilverbank N.V., Utrecht, KvK 30198824</td></tr></table></body></html>`,
    code: '905318',
    link: null,
  },
  {
    name: `pl-PL transfer, account, amount, date`,
    from: `Bank Wiślany <powiadomienia@bankwislany.test>`,
    subject: `Potwierdzenie przelewu`,
    html: `<html><body style="font-family:Arial;color:#1a1a1a"><table width="600" align="center"><tr><td style="background:#004c3f;color:#fff;padding:12px">Bank Wiślany S.A.</td></tr><tr><td style="padding:18px"><p>Szanowny Panie,</p><p>Operacja nr 14 z dnia 07.10.2024: przelew na kwotę 1 850,00 PLN na rachunek 52...4471, odbiorca: Zakład Stolarski Kowal. Hasło: 729410. Przed jego wpisaniem prosimy sprawdzić kwotę oraz numer rachunku.</p><p>Infolinia: 801 555 222 lub +48 22 555 22 00.</p></td></tr><tr><td style="font-size:10px;padding:18px;color:#777">KRS 0000041827, NIP 525-000-81-17, kapitał zakładowy 211 400 000 zł wpłacony w całości.</td></tr></table></body></html>`,
    code: '729410',
    link: null,
  },
  {
    name: `pl-PL discount code, subject misleading`,
    from: `Drogeria Stokrotka <promocje@drogeriastokrotka.test>`,
    subject: `Twój kod już na Ciebie czeka`,
    html: `<body><div style="display:none">-30 zł na urodziny</div><center style="font-family:Poppins,Arial;background:#fce4ec;padding:26px"><h1>Sto lat, Aniu!</h1><p>Z okazji urodzin mamy dla Ciebie 30 zł rabatu na zakupy za min. 120 zł. W koszyku wpisz:</p><p style="background:#ad1457;color:#fff;font-size:28px;padding:8px 20px;display:inline-block">URODZINY-9K4T</p><p>Promocja trwa 14 dni i nie łączy się z innymi ofertami.</p><p style="font-size:11px">Nr karty Klubu Stokrotki: 2900 4418 7712</p></center></body>`,
    code: null,
    link: null,
  },
  {
    name: `nl-NL guest wifi, paired digits`,
    from: `Treinwifi <login@treinwifi.test>`,
    subject: `Online onderweg`,
    html: `<html><body><table style="font-family:Arial;width:100%;max-width:480px"><tr><td style="background:#ffc917;padding:12px;color:#003082"><b>Treinwifi</b></td></tr><tr><td style="padding:12px">Goedendag,<br><br>Fijn dat u met ons reist in trein 3547 richting Nijmegen. Om het internet aan boord vrij te geven vult u op het beginscherm in: <b>70 31 56</b><br><br>U kunt 120 minuten gebruikmaken van maximaal 250 MB. Streamen wordt afgeraden.</td></tr><tr><td style="font-size:10px;padding:12px">Gebruik is voor eigen risico. Voorwaarden versie 2.3, januari 2025.</td></tr></table></body></html>`,
    code: '703156',
    link: null,
  },
  {
    name: `de-AT eight digits, address numbers`,
    from: `Alpenpost ID <kein-antwort@alpenpost-id.at>`,
    subject: `Dokument zur Unterschrift: Mietvertrag Top 14`,
    html: `<body style="font-family:Verdana;font-size:13px"><p>Sehr geehrte Frau Mag. Hofstätter,</p><p>die Hausverwaltung Prinz &amp; Söhne hat Ihnen den Mietvertrag Neubaugasse 38/14, 1070 Wien (Bruttomiete &euro; 1.184,20) zur digitalen Signatur bereitgestellt.</p><p style="background:#ffe9a8;padding:10px">Signaturpasswort für diesen Vorgang: <strong>20947715</strong></p><p>Mit der Eingabe unterschreiben Sie rechtsverbindlich gem. Art. 25 eIDAS-VO. Vorgang 5538-2024-A.</p><p style="font-size:10px">FN 418207k, Handelsgericht Wien &middot; UID ATU68810427</p></body>`,
    code: '20947715',
    link: null,
  },
  {
    name: `pl-PL gate code, wifi password`,
    from: `Dworek Mazurski <recepcja@dworekmazurski.test>`,
    subject: `Informacje przed przyjazdem`,
    text: `Szanowni Państwo,

cieszymy się na spotkanie w najbliższy piątek. Pokój nr 9 będzie gotowy od godziny 15:00.

Brama wjazdowa: na klawiaturze proszę wybrać 7042 i kluczyk. Klucze zostawimy w recepcji.

Internet: DworekGosc / hasło jezioro11500

Do zapłaty na miejscu pozostało 780 zł (zadatek 400 zł zaksięgowany 02.06). Nr rezerwacji 3318/2024. Obiadokolacje o 18:00, prosimy o informację o alergiach.

Z mazurskim pozdrowieniem
Elżbieta Rutkowska
tel. 87 555 14 30, 11-500 Giżycko`,
    code: null,
    link: null,
  },
  {
    name: `en-GB key safe code and wifi`,
    from: `Saltmarsh Cottages <stay@saltmarshcottages.test>`,
    subject: `Everything you need for Friday`,
    text: `Dear Priya,

Not long now! Here's how to get into Samphire Cottage, NR23 1EH.

The key safe is to the left of the porch. Turn the dials to 4926 and pull the black tab down. Check-in is from 4pm; please don't arrive any earlier as Jean will still be changing beds.

WiFi: SamphireGuest
Password: curlew2019

Booking SC-10772, two adults, one dog (£25 paid). Bins go out on Tuesday night.

Safe travels,
Hugh and Jean
07700 900418`,
    code: null,
    link: null,
  },
  {
    name: `en-IN gift voucher with PIN`,
    from: `DesiKart <updates@desikart.test>`,
    subject: `Diwali gift for you: voucher worth Rs. 500`,
    html: `<table width="600" align="center" style="background:#fff3cd;font-family:Arial;text-align:center"><tr><td style="padding:20px"><h2>Shubh Deepavali, Meenakshi ji!</h2><p>As a token of thanks we've credited an e-gift voucher.</p><p><b>Voucher no.</b> 6014 8820 1174 3395<br><b>PIN</b> 418207</p><p>Redeem it on the payment page on orders above Rs. 1,499. Valid till 31st January 2025.</p><p style="font-size:10px">T&amp;C apply. DesiKart Retail India Pvt Ltd, Gurugram 122002. Toll free 1800 555 9090</p></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `de-CH four digits in subject only`,
    from: `Bergli Versand <konto@bergli.ch>`,
    subject: `4082 – deine Anmeldung bei Bergli`,
    text: `Hoi Reto

Du willst dich auf einem neuen Gerät anmelden (Firefox, Winterthur, 19.11.2024, 20:51 Uhr). Die vier Ziffern dafür findest du in der Betreffzeile. Einfach abtippen, fertig.

Warst du das nicht? Dann ignoriere diese Nachricht und ändere sicherheitshalber dein Passwort.

Liebe Grüsse aus dem Berner Oberland
Bergli Versand AG
Bahnhofstrasse 17, 3800 Interlaken
CHE-114.882.907 MWST`,
    code: '4082',
    link: null,
  },
  {
    name: `en-IN OTP by SMS only`,
    from: `KYC Desk, Malabar Mutual Fund <service@malabarmf.co.test>`,
    subject: `OTP sent to your registered mobile number`,
    html: `<div style="font-family:Calibri;font-size:14px;border-left:4px solid #00695c;padding:10px"><p>Dear Investor (Folio 11482093/44),</p><p>We have sent an OTP by SMS to your mobile no. XXXXXX3217 in connection with redemption of 1,250.418 units. Kindly check your handset and authorise the request before 3:00 PM cut-off.</p><p>In case the SMS hasn't come, give a missed call on 022 5550 7788 from the said number. For security reasons it's not sent by e-mail.</p><p style="font-size:11px">NAV as on 09-Jul-2024: Rs. 87.2215. ARN-104482. Mutual fund investments are subject to market risks.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `nl-NL four digits in sentence`,
    from: `Fietsmaat <hoi@fietsmaat.test>`,
    subject: `Welkom bij Fietsmaat!`,
    text: `Hoi Sanne,

Leuk dat je meedoet! We willen alleen nog even zeker weten dat dit mailadres van jou is. Vul daarom 2764 in bij de laatste stap in de app en je kunt direct een fiets van het slot halen.

De eerste 30 minuten rijd je gratis, daarna betaal je € 0,12 per minuut. In 2024 hebben onze leden samen 1.840.000 kilometer gefietst. Niet gek, toch?

Groetjes,
Team Fietsmaat
Stationsplein 45, 3013 AK Rotterdam`,
    code: '2764',
    link: null,
  },
  {
    name: `en-US hyphenated alphanumeric, no code word`,
    from: `Lumio TV <no-reply@lumio.test>`,
    subject: `Finish setting up your living room TV`,
    html: `<div style="background:#111;color:#eee;padding:32px;font-family:Helvetica,Arial,sans-serif;text-align:center"><h2 style="font-weight:400">Almost showtime</h2><p>On your television, choose <i>Link with email</i> and enter</p><p style="font-size:34px;letter-spacing:3px;border:1px solid #555;display:inline-block;padding:10px 22px">HQ7-T4M</p><p>using the remote. Model: Lumio R55-2024, firmware 9.1.3</p><p style="font-size:11px"><span>Trouble linking?</span> &middot; Lumio Inc., 500 Howard St, San Francisco, CA 94105</p></div>`,
    code: 'HQ7-T4M',
    link: null,
  },
  {
    name: `nl-NL invoice, IBAN, payment reference`,
    from: `Belastinghulp Noord <administratie@belastinghulpnoord.test>`,
    subject: `Factuur 20240871`,
    text: `Geachte mevrouw De Groot,

Bijgaand ontvangt u onze factuur 20240871 voor het verzorgen van uw aangifte inkomstenbelasting 2023.

Bedrag: € 148,50 (incl. 21% btw)
Betalingskenmerk: 4017 2290 0871 5533
IBAN: NL62 RABO 0314 1592 65 t.n.v. Belastinghulp Noord

Wij verzoeken u het bedrag binnen 14 dagen over te maken. Uw klantnummer is 11874.

Met vriendelijke groet,
H. Postma
Sneekertrekweg 3, 8912 AA Leeuwarden
058 555 0133`,
    code: null,
    link: null,
  },
  {
    name: `nl-NL door code, wifi password`,
    from: `Huisje aan Zee <gastvrouw@huisjeaanzee-callantsoog.test>`,
    subject: `Aankomst morgen – zo kom je binnen`,
    text: `Hallo Femke en familie,

Morgen is het zover. Het huisje is vanaf 15.00 uur van jullie.

De sleutel zit in het kastje naast de achterdeur. Code: 5808, daarna het schuifje naar beneden. Doe het kastje daarna weer goed dicht, want het zand kruipt overal in.

Internet: netwerk ZeeGast, wachtwoord duinpan1759
Parkeren: plek 6, kenteken heb ik al doorgegeven

Boekingsnummer HZ2231, toeristenbelasting 4 x € 2,35 graag contant achterlaten.

Fijne vakantie!
Ineke
06 555 019 33`,
    code: null,
    link: null,
  },
  {
    name: `de-DE letters only, age check`,
    from: `Spieleschmiede <ausweis@spieleschmiede.test>`,
    subject: `Altersprüfung abschließen (USK 18)`,
    html: `<html><body bgcolor="#202020"><table align="center" width="500" bgcolor="#2e2e2e" style="color:#f0f0f0;font-family:Arial"><tr><td style="padding:22px"><p>Hi Kevin,</p><p>dein Ausweis wurde geprüft &ndash; passt alles. Ein letzter Schritt fehlt: Gib im Shop unter &bdquo;Altersfreigabe&ldquo; die Buchstaben <b style="color:#ffb300">XWMDRF</b> ein (Großschreibung egal), dann ist dein Konto für Titel ab 18 Jahren freigeschaltet.</p><p style="font-size:11px;color:#aaa">Vorgang 2024/117-4483 &middot; Spieleschmiede GmbH &middot; 80331 München</p></td></tr></table></body></html>`,
    code: 'XWMDRF',
    link: null,
  },
  {
    name: `de-DE plain prose, no code word`,
    from: `Klettergarten Allgäu <info@klettergarten-allgaeu.test>`,
    subject: `Fast geschafft: bitte E-Mail bestätigen`,
    text: `Servus Jana,

schön, dass du dabei bist! Damit wir wissen, dass wir dich unter dieser Adresse auch wirklich erreichen, tippe bitte auf der Anmeldeseite noch schnell die 59026 ein. Danach kannst du sofort Kurse buchen.

Übrigens: Der Einsteigerkurs am 17.05. um 18:30 Uhr hat noch 4 freie Plätze (39 Euro inkl. Leihmaterial).

Bis bald an der Wand
Toni und das Team

Klettergarten Allgäu, Illerstraße 12, 87435 Kempten, Tel. 0831 5550147
USt-IdNr. DE298114706`,
    code: '59026',
    link: null,
  },
  {
    name: `nl-NL candidate and exam numbers`,
    from: `Examenbureau CITAX <inschrijving@citax-examens.test>`,
    subject: `Bevestiging examen Basiskennis Calculatie`,
    html: `<table width="600" style="font-family:Arial;font-size:14px;line-height:20px"><tr><td style="border-bottom:2px solid #009879"><h3>Bevestiging van inschrijving</h3></td></tr><tr><td><p>Geachte kandidaat,</p><p>U bent ingeschreven voor het onderstaande examen.</p><p>Kandidaatnummer: <b>618204</b><br>Examencode: BKC-24-11<br>Datum: donderdag 21 november 2024, 13.00&ndash;15.30 uur<br>Locatie: Jaarbeurs, Hal 7, 3521 AL Utrecht</p><p>Neem een geldig legitimatiebewijs en deze brief mee. Verzetten kost &euro; 35,-.</p></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `de-DE grouped hyphen digits, serial number`,
    from: `Haustechnik Connect <geraete@haustechnik-connect.test>`,
    subject: `Heizung mit der App koppeln`,
    html: `<div style="max-width:600px;font:14px/1.6 'Open Sans',Arial;color:#333"><p>Hallo Herr Baumgartner,</p><p>Ihr Wärmepumpenregler (Seriennr. WP7-00428819, Softwarestand 3.14.2) möchte sich mit Ihrem Benutzerkonto verbinden.</p><ol><li>App öffnen und &bdquo;Gerät hinzufügen&ldquo; wählen</li><li>Diesen Kopplungscode eingeben: 613-805-22</li><li>Warten, bis die LED grün leuchtet</li></ol><p>Das Zeitfenster beträgt 10 Minuten. Servicetelefon 0711 5550-330.</p></div>`,
    code: '61380522',
    link: null,
  },
  {
    name: `pl-PL order number, ISBN, transfer`,
    from: `Księgarnia Atrament <sklep@atrament.test>`,
    subject: `Zamówienie nr 884213 przyjęte do realizacji`,
    html: `<table width="600" style="font-family:Georgia,serif"><tr><td><h2 style="color:#1b3a57">Dziękujemy za zakupy</h2><p>Pani Joanno, przyjęliśmy zamówienie <b>884213</b>.</p><table cellpadding="6" style="background:#f9f6f0"><tr><td>Lalka, oprawa twarda</td><td>ISBN 978-83-240-6411-9</td><td>54,90 zł</td></tr><tr><td>Dostawa kurierem</td><td></td><td>13,99 zł</td></tr></table><p>Tytuł przelewu: ZAM 884213. Rachunek: 17 1140 2004 0000 3102 7715 8890.</p><p style="font-size:11px">Wysyłamy w 24 h od zaksięgowania wpłaty.</p></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `pl-PL meeting ID and passcode`,
    from: `Spotkania24 <zaproszenia@spotkania24.test>`,
    subject: `Zaproszenie: Rada projektu, czwartek 10:00`,
    text: `Monika Zając zaprasza na spotkanie online.

Temat: Rada projektu S7, etap III
Termin: czwartek, 27 marca 2025, 10:00-11:30

Dołącz: 
Identyfikator spotkania: 847 1922 0516
Kod dostępu: 592018

Przez telefon: +48 22 555 73 88, następnie identyfikator i #

Materiały (wersja 1.4) są w załączniku, proszę o zapoznanie się ze stroną 12.`,
    code: null,
    link: null,
  },
  {
    name: `pl-PL eight digits, case sign nearby`,
    from: `Urząd Miasta Brzozów Dolny <ebok@brzozowdolny.test>`,
    subject: `Weryfikacja adresu e-mail w systemie eBOK`,
    html: `<div style="font-family:'Times New Roman',serif;font-size:16px;border:2px solid #8b0000;padding:18px;max-width:600px"><p>Szanowna Pani,</p><p>w związku z wnioskiem o wydanie zaświadczenia (znak sprawy: USC.5362.118.2024) uprzejmie informujemy, że w celu potwierdzenia skrzynki należy w formularzu podać ciąg cyfr <u>91740628</u>. Brak potwierdzenia w terminie 7 dni skutkuje pozostawieniem wniosku bez rozpoznania.</p><p>Opłata skarbowa: 17,00 zł.</p><p>Z poważaniem<br>Wydział Organizacyjny, pok. 204, tel. 13 555 61 18</p></div>`,
    code: '91740628',
    link: null,
  },
  {
    name: `nl-BE discount code, VAT number`,
    from: `Brouwerij 't Zotteke <shop@zotteke.be>`,
    subject: `-15% voor onze trouwe drinkers`,
    html: `<body style="background:#3b2a1a"><table align="center" width="540" style="background:#f4e3c1;font-family:Rockwell,serif;text-align:center"><tr><td style="padding:24px"><h1>Santé, Bram!</h1><p>Omdat ge al drie jaar klant zijt, trakteren wij. Vul bij het afrekenen ZOT15 in het vakje &ldquo;Actiecode&rdquo; in en er gaat 15% van uw winkelmand af.</p><p>Geldig t.e.m. 30 april 2025 vanaf &euro; 40. Niet op geschenkmanden.</p><p style="font-size:11px">Ons vakmanschap drink je met verstand. BE 0478.512.336, Steenweg 218, 9300 Aalst</p></td></tr></table></body>`,
    code: null,
    link: null,
  },
  {
    name: `pl-PL login alert, nothing to enter`,
    from: `Strażnik Poczty <alert@skrzynka24.test>`,
    subject: `Nowe logowanie na Twoje konto`,
    html: `<div style="max-width:540px;border:1px solid #ccc;font-family:Roboto,Arial;padding:20px"><h3 style="color:#d32f2f">Zauważyliśmy nowe logowanie</h3><p>Konto: p.malinowski@skrzynka24.test<br>Kiedy: 30.01.2025, 02:17:45<br>Skąd: Rzeszów, 83.22.104.91<br>Przeglądarka: Opera 116</p><p>Rozpoznajesz tę aktywność? Nic nie musisz robić. W przeciwnym razie natychmiast <span>zmień hasło</span> i wyloguj pozostałe urządzenia.</p><p style="font-size:11px">Zdarzenie 7281904. Wiadomość wysłana automatycznie.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `sv-SE discount code, dates`,
    from: `Klädkällaren <nyhetsbrev@kladkallaren.test>`,
    subject: `20 % på hela köpet – bara i helgen`,
    html: `<body style="margin:0"><div style="display:none">Koden finns i mejlet</div><table align="center" width="600" style="background:#ffe5ec;font-family:Futura,Arial;text-align:center"><tr><td style="padding:28px"><h1 style="font-size:44px">HELGKUPP!</h1><p>Uppge koden <b>HELG20</b> i kassan, så drar vi 20 % på allt från höstens kollektion.</p><p>Gäller 11&ndash;13 oktober i butik och på nätet. Kan användas en gång.</p><p style="font-size:11px">Vill du slippa sms? Skicka STOPP till 71700. Klädkällaren AB, 503 30 Borås</p></td></tr></table></body>`,
    code: null,
    link: null,
  },
  {
    name: `nl-NL alphanumeric beside case number`,
    from: `Gemeente Oosterwolde <noreply@mijn.oosterwolde.test>`,
    subject: `Controle van uw e-mailadres (zaak Z-2024-018834)`,
    html: `<div style="font-family:Verdana,sans-serif;font-size:14px;border-top:5px solid #154273;padding:16px"><p>Geachte heer/mevrouw,</p><p>U heeft een parkeervergunning aangevraagd voor kenteken R-418-ZK. Zaaknummer: Z-2024-018834.</p><p>Wij sturen het besluit per e-mail. Daarom vragen wij u de volgende verificatiecode in te voeren op de pagina &lsquo;Mijn gegevens&rsquo;:</p><p><strong>51L8QE</strong></p><p>Doet u dit niet v&oacute;&oacute;r 1 november, dan krijgt u het besluit per post.</p><p>Met vriendelijke groet,<br>Team Vergunningen, telefoon 14 0516</p></div>`,
    code: '51L8QE',
    link: null,
  },
  {
    name: `pl-PL claim and policy numbers`,
    from: `Ubezpieczenia Tarcza <szkody@tarcza-ubezpieczenia.test>`,
    subject: `Zgłoszenie szkody przyjęte`,
    html: `<html><body style="font-family:Calibri,Arial;font-size:15px"><p>Szanowny Panie Marku,</p><p>potwierdzamy rejestrację zgłoszenia. Dalszą korespondencję prosimy opatrywać numerem szkody.</p><table width="420" border="1" cellpadding="4" style="border-collapse:collapse"><tr><td>Nr szkody</td><td>K/2024/0917733</td></tr><tr><td>Nr polisy</td><td>903 418 227</td></tr><tr><td>Data zdarzenia</td><td>18.09.2024, 07:55</td></tr><tr><td>Pojazd</td><td>Skoda Fabia, PO 4N218</td></tr></table><p>Likwidator: Piotr Wrona, tel. 61 555 77 12. Oględziny: 24.09, między 9 a 12.</p></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `de-DE hotel wifi password, door PIN`,
    from: `Hotel Kurfürst Baden-Baden <rezeption@hotel-kurfuerst.test>`,
    subject: `Ihr Aufenthalt vom 3. bis 6. Juni`,
    text: `Sehr geehrte Familie Steinbach,

wir freuen uns sehr auf Ihren Besuch. Da Sie erst nach 22 Uhr anreisen, ist die Rezeption nicht mehr besetzt. Den Seiteneingang in der Sophienstraße öffnen Sie mit der Zahl 2817#, Ihr Zimmerschlüssel (Nr. 304) liegt im Fach 12.

WLAN im ganzen Haus: "Kurfuerst-Gast", Passwort Thermal!76530

Frühstück gibt es von 7:00 bis 10:30 Uhr im Wintergarten. Reservierung R-88410, Rest zu zahlen 412,50 EUR.

Mit herzlichen Grüßen
Ihre Annette Vollmer
Telefon 07221 5550 0`,
    code: null,
    link: null,
  },
  {
    name: `de-DE alphanumeric hyphen, contract number near`,
    from: `Nordlicht Energie Kundenportal <portal@nordlicht-energie.test>`,
    subject: `Passwort vergessen?`,
    html: `<div style="background:#eef5fb;padding:24px;font-family:'Segoe UI',Arial"><div style="background:#fff;padding:24px;border-radius:8px"><h2 style="color:#004b87">Neues Passwort vergeben</h2><p>Guten Tag Frau Özdemir,</p><p>Sie (oder jemand anderes) wollten das Passwort zum Vertragskonto 2001 8834 17 zurücksetzen. Im Portal werden Sie nach einem Bestätigungscode gefragt. Er lautet:</p><p style="font-family:Consolas,monospace;font-size:26px">TG5K-91WB</p><p>Nach 15 Minuten verfällt er automatisch.</p></div><p style="font-size:11px">Nordlicht Energie AG, Holstenbrücke 8, 24103 Kiel, HRB 11829</p></div>`,
    code: 'TG5K-91WB',
    link: null,
  },
  {
    name: `sv-SE anonymous exam code`,
    from: `Universitetet i Mälarbygd <antagning@malarbygd.test>`,
    subject: `Anmälan till tentamen registrerad`,
    text: `Hej Nadia Rahimi!

Du är anmäld till salstentamen i Statistik A, kurskod ST1104.

Datum: 2025-01-14
Skrivtid: 08.15-13.15
Sal: Ekhallen, plats 72
Anonymkod: ST1104-0047-KLM

Skriv anonymkoden på samtliga inlämnade blad. Ta med legitimation, tillåtna hjälpmedel är miniräknare och formelsamling version 6.

Avanmälan görs i Ladok senast 10 dagar före.

Tentamensadministrationen
021-555 12 90`,
    code: null,
    link: null,
  },
  {
    name: `en-US telehealth, meeting ID distractor`,
    from: `MedNorth Virtual Care <visits@mednorthcare.test>`,
    subject: `Your 10:30 AM visit with Dr. Okafor`,
    html: `<table style="font:15px/1.5 Georgia,serif;width:560px"><tr><td><p>Dear Marcus,</p><p>Your video visit is set for <strong>Tuesday, March 11, 2025, 10:30 AM ET</strong>. Appointment no. 7719024.</p><p>Before the provider can let you in, the waiting room has to know that this mailbox is yours. When it asks, key in this verification code:</p></td></tr><tr><td align="center" style="background:#e8f3ee;font-size:28px">208451</td></tr><tr><td><p>Copay: $25.00, charged to Visa ****6614.</p><p style="color:#888;font-size:12px">In an emergency dial 911. Billing: (216) 555-0177.</p></td></tr></table>`,
    code: '208451',
    link: null,
  },
  {
    name: `pl-PL alphanumeric hyphen, device pairing`,
    from: `Kinoteka Online <pomoc@kinoteka-online.test>`,
    subject: `Podłącz telewizor do Kinoteki`,
    html: `<body style="background:#14213d"><div style="max-width:500px;margin:auto;color:#fff;font-family:Lato,Arial;text-align:center;padding:28px"><h2 style="color:#fca311">Seans za chwilę</h2><p>Na ekranie telewizora (LG OLED, webOS 23) pojawiło się pole na kod. Wprowadź w nim pilotem:</p><div style="font-size:36px;margin:18px 0">ZR4-KM8</div><p>Nie zwlekaj, pole zniknie po kwadransie.</p><p style="font-size:11px;color:#aaa">Pakiet Rodzinny, 39,99 zł/mies., odnowienie 03.05.2025. Kinoteka Online S.A., Łódź</p></div></body>`,
    code: 'ZR4-KM8',
    link: null,
  },
  {
    name: `sv-SE alphanumeric hyphen, version number`,
    from: `Pixelfjord Games <konto@pixelfjord.test>`,
    subject: `Inloggning från ny dator`,
    html: `<body style="background:#000"><table align="center" width="480" style="color:#7CFC00;font-family:'Courier New',monospace"><tr><td><p>&gt; Hallå där, trollmormor_74</p><p>&gt; En okänd dator i Borås (Linux, klient 2.8.114) vill spela på ditt konto.</p><p>&gt; Om det är du: mata in lösennyckeln</p><p style="font-size:26px;text-align:center">QX9F-3HVA</p><p>&gt; Om inte: byt lösenord illa kvickt.</p><p style="font-size:10px;color:#3a3">Pixelfjord Games AB, Göteborg. Ärende 20250117-0093</p></td></tr></table></body>`,
    code: 'QX9F-3HVA',
    link: null,
  },
  {
    name: `de-DE parcel pick-up code`,
    from: `DPX Paketdienst <benachrichtigung@dpx-paket.test>`,
    subject: `Ihr Paket liegt im Paketshop bereit`,
    html: `<div style="font-family:Arial;border:1px solid #ddd;padding:18px;max-width:540px"><p style="color:#dc0032;font-size:20px">Abholbereit!</p><p>Ihre Sendung 0987 6543 2104 81 wartet bei Kiosk Yilmaz, Venloer Str. 291, 50823 Köln.</p><p>Zeigen Sie bei der Abholung bitte diesen Code vor:</p><p style="font-size:32px;text-align:center"><b>739 516</b></p><p>Öffnungszeiten: Mo&ndash;Sa 7&ndash;21 Uhr. Lagerfrist bis 28.09.2024, danach geht das Paket an den Absender zurück.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `sv-SE key box code, wifi`,
    from: `Fjällstugan Ramundberget <bokning@ramundstugor.test>`,
    subject: `Praktisk info inför vecka 9`,
    text: `Hej Karolina!

Snart dags för sportlov. Stuga 23B är er från söndag kl. 16.

Nyckelskåpet sitter på gaveln. Slå 3915 och vrid vredet åt höger. Blir det kallt kan det kärva lite, ta i!

Wifi: Ramund_23B
Lösenord: snokanon846

Ved finns i boden, 60 kr per säck, swisha till 123 555 41 87. Ert bokningsnummer är 20417 och slutstädning (1 450 kr) är redan betald.

Trevlig resa önskar
Kjell och Britt-Marie`,
    code: null,
    link: null,
  },
  {
    name: `sv-SE policy number, reg plate, OCR`,
    from: `Trafikförsäkring Norr <info@trafiknorr.test>`,
    subject: `Ditt nya försäkringsbrev`,
    html: `<html><body><div style="font-family:Cambria,serif;width:580px"><p>Hej Sven-Erik,</p><p>din bilförsäkring har förnyats och gäller nu 1 januari&ndash;31 december 2025.</p><table border="1" cellpadding="5" style="border-collapse:collapse"><tr><td>Försäkringsnummer</td><td>7741-208-33</td></tr><tr><td>Registreringsnummer</td><td>KTR 41D</td></tr><tr><td>Premie</td><td>4 812 kr/år</td></tr><tr><td>OCR</td><td>77412083325016</td></tr></table><p>Betala till bankgiro 5055-1234 senast 30 december. Självrisken är oförändrad.</p></div></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `nl-NL hyphen digits, price and address`,
    from: `Tekenhier <no-reply@tekenhier.test>`,
    subject: `Uw handtekening voor de koopovereenkomst`,
    html: `<div style="max-width:600px;font-family:'Helvetica Neue',Arial"><div style="display:none">Nog één stap voordat u tekent</div><h3>Koopovereenkomst Wilgenlaan 22, 3571 VM</h3><p>Makelaardij Hoekstra vraagt u om te ondertekenen. De koopsom bedraagt &euro; 417.500,- k.k.</p><p>Klik in het document op &lsquo;Ondertekenen&rsquo; en geef daar uw tekensleutel op. Dat is 447-093.</p><p>Let op: na ondertekening door beide partijen gaat de bedenktijd van 3 dagen in.</p><p style="font-size:11px;color:#666">Document-id 8f20-11c7 &bull; KvK 67120945</p></div>`,
    code: '447093',
    link: null,
  },
  {
    name: `sv-SE subject only, four digits`,
    from: `Tidningen Kustbladet <kund@kustbladet.test>`,
    subject: `Skriv 8852 för att logga in`,
    html: `<html><body><div style="font-family:Merriweather,Georgia,serif;max-width:540px;padding:16px"><p>Hej prenumerant!</p><p>I ämnesraden ovan ser du fyra siffror. Fyll i dem på kustbladet.test så kommer du åt dagens e-tidning och hela arkivet ända från 1897.</p><p>Har du inte försökt logga in kan du lugnt bortse från det här mejlet.</p><p style="font-size:12px;color:#777">Kundnummer 104 418 &middot; Kustbladet, Hamngatan 3, 572 30 Oskarshamn &middot; Kundtjänst 0491-555 20</p></div></body></html>`,
    code: '8852',
    link: null,
  },
  {
    name: `nl-NL locker pick-up code`,
    from: `PakketPunt <info@pakketpunt.test>`,
    subject: `Je pakket ligt in de kluis`,
    html: `<div style="font-family:Arial;text-align:center;background:#fff;border:3px solid #f60;max-width:460px;padding:16px"><h2>Haal maar op!</h2><p>Pakket 3SKPNT004418273 zit in kluisje 17 bij Albert Heijn, Biltstraat 90 in Utrecht.</p><p>Toets op het scherm van de automaat deze afhaalcode in:</p><p style="font-size:36px;letter-spacing:6px">619 024</p><p>Je hebt tot en met zaterdag 15 februari, 22.00 uur. Daarna sturen we het terug naar Bol &amp; Zoon.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `en-IN PNR with web check-in`,
    from: `IndiSky Airlines <itinerary@indisky.test>`,
    subject: `Your IndiSky Itinerary - PNR LX4T7B`,
    text: `Dear Mr. Suresh Iyer,

Thank you for choosing IndiSky. Your booking stands confirmed.

PNR: LX4T7B
Flight: IS 6117, MAA - DEL, 22 Dec 2024, Dep 06:25, Arr 09:20
Terminal: 1 | Seat: 14A | Baggage: 15 kg

Web check-in opens 48 hrs before departure and closes 60 mins prior. You will be asked for the PNR and your last name.

Total fare: INR 6,842 (incl. GST). Invoice no. TN24250071829.

Carry a valid photo id. CISF may ask for the same at entry.

Team IndiSky`,
    code: null,
    link: null,
  },
  {
    name: `pl-PL locker pick-up code, phone`,
    from: `Paczkownik <powiadomienia@paczkownik.test>`,
    subject: `Paczka czeka w automacie WRO17M`,
    html: `<div style="background:#ffcc00;padding:18px;font-family:Arial;max-width:480px"><div style="background:#fff;padding:18px"><h3>Odbierz mnie!</h3><p>Przesyłka 620418827300917745501234 od sklepu Buty-Hut czeka w automacie WRO17M, ul. Legnicka 58.</p><p>Kod odbioru: <b style="font-size:26px">417 296</b><br>Numer telefonu: *** *** 883</p><p>Masz czas do 12.11.2024, 13:20. Później za 4,99 zł przedłużysz pobyt paczki o dobę.</p></div></div>`,
    code: null,
    link: null,
  },
  {
    name: `nl-BE eight digits, national register number`,
    from: `Leuvens Ziekenfonds <mijn@leuvensziekenfonds.be>`,
    subject: `Uw eenmalig wachtwoord`,
    html: `<table width="580" style="font-family:Calibri;font-size:15px;border:1px solid #bcd"><tr><td style="padding:18px"><p>Beste mevrouw Peeters,</p><p>U vroeg toegang tot uw dossier zonder kaartlezer. Eenmalig wachtwoord: <span style="background:#fdf5c9">83640172</span>. Gelieve het binnen het kwartier te gebruiken; nadien moet u opnieuw beginnen.</p><p>Wij tonen uw rijksregisternummer nooit volledig: 78.04.**-***.62.</p><p style="font-size:11px">Leuvens Ziekenfonds, Bondgenotenlaan 131, 3000 Leuven. Tel. 016 55 50 21. Ondernemingsnr. 0411.728.306</p></td></tr></table>`,
    code: '83640172',
    link: null,
  },
  {
    name: `sv-SE eight digits, diary number nearby`,
    from: `Kommunportalen Ljungvik <svara-inte@ljungvik.test>`,
    subject: `Återställning av lösenord`,
    text: `Hej,

någon har begärt ett nytt lösenord till Mina sidor i Ljungviks kommun för användaren a.bergstrom.

Ange följande siffror i fältet "Tillfälligt lösenord":

2784 5036

Därefter väljer du själv ett nytt lösenord om minst 12 tecken. Siffrorna gäller i en timme.

Detta har ingen påverkan på din ansökan om förskoleplats, dnr BUN 2024/1183.

Med vänlig hälsning
Kontaktcenter, 0470-55 50 00
Ljungviks kommun, Box 114, 341 22 Ljungvik`,
    code: '27845036',
    link: null,
  },
  {
    name: `pl-PL hyphen pairs, rent amounts`,
    from: `PodpiszTo <umowy@podpiszto.test>`,
    subject: `Umowa najmu do podpisu`,
    html: `<html><body><table width="580" style="font-family:Arial;font-size:14px;border-collapse:collapse"><tr><td style="background:#6a1b9a;color:#fff;padding:10px">PodpiszTo</td></tr><tr><td style="padding:14px"><p>Panie Tomaszu,</p><p>Właściciel mieszkania przy ul. Grochowskiej 278/41 w Warszawie przesłał umowę najmu: czynsz 3200 zł, kaucja 6400 zł, okres 12 miesięcy.</p><p>Klucz do złożenia podpisu:</p><p align="center" style="font-size:22px"><b>18-47-35-02</b></p><p>Wklej lub wpisz go pod dokumentem. Umowa wchodzi w życie 1 marca 2025 r.</p></td></tr><tr><td style="font-size:10px;padding:14px">ID dokumentu: PT-771902/24. KRS 0000718834</td></tr></table></body></html>`,
    code: '18473502',
    link: null,
  },
  {
    name: `nl-NL letter per cell, four`,
    from: `KijkThuis <service@kijkthuis.test>`,
    subject: `Koppel je tv aan KijkThuis`,
    html: `<body bgcolor="#240046"><table align="center" width="520" style="color:#fff;font-family:Arial;text-align:center"><tr><td colspan="4"><h2>Op het grote scherm?</h2><p>Pak je afstandsbediening en kies achtereenvolgens:</p></td></tr><tr style="font-size:32px"><td style="border:2px solid #c77dff">B</td><td style="border:2px solid #c77dff">V</td><td style="border:2px solid #c77dff">D</td><td style="border:2px solid #c77dff">K</td></tr><tr><td colspan="4"><p>Daarna is je tv gekoppeld aan profiel Joris. Je abonnement: Plus, &euro; 9,99 per maand.</p><p style="font-size:11px">KijkThuis B.V., Mediapark 12, 1217 WE Hilversum</p></td></tr></table></body>`,
    code: 'BVDK',
    link: null,
  },
  {
    name: `en-IN OTP among amount, account, helpline`,
    from: `Sahyadri Bank <alerts@sahyadribank.co.test>`,
    subject: `OTP for your NEFT transaction`,
    html: `<table width="600" style="border:1px solid #c33;font-family:Arial;font-size:13px"><tr><td style="background:#a00;color:#fff;padding:8px">Sahyadri Bank Ltd.</td></tr><tr><td style="padding:12px">Dear Customer,<br><br>660294 is the OTP for NEFT of Rs. 45,000.00 to beneficiary RAMESH K from A/c XX7702 dated 14-08-2024 at 18:07:33. OTP is valid for 180 secs. Pls do not share it with anyone. Bank NEVER calls to ask for it.<br><br>Not initiated by you? Call 1800 555 2211 or SMS BLOCK 7702 to 567676.</td></tr><tr><td style="font-size:10px;padding:12px">CIN: L65190MH1994PLC080618. This is a system generated mail, kindly do not reply.</td></tr></table>`,
    code: '660294',
    link: null,
  },
  {
    name: `de-DE expired code, request new`,
    from: `Stadtwerke Hallertau <keine-antwort@sw-hallertau.test>`,
    subject: `Ihr Bestätigungscode ist abgelaufen`,
    text: `Guten Tag,

der am 08.01.2025 um 14:12 Uhr angeforderte Code wurde nicht innerhalb von 20 Minuten verwendet und ist deshalb nicht mehr gültig.

Wenn Sie sich weiterhin für das Online-Service-Center registrieren möchten, fordern Sie unter  bitte einen neuen an.

Zählernummer: 1EMH0011482093
Kundennummer: 5510274

Stadtwerke Hallertau GmbH
Münchener Straße 30, 85283 Wolnzach
Aufsichtsratsvorsitz: Karl Rieger, Amtsgericht Ingolstadt HRB 2087`,
    code: null,
    link: null,
  },
  {
    name: `en-US coupon code in large box`,
    from: `Juniper & Sage <hello@e.juniperandsage.test>`,
    subject: `Your code inside: 25% off everything`,
    html: `<body><div style="display:none">Use it before midnight Sunday.</div><table align="center" width="600" style="background:#f7efe5;text-align:center;font-family:Didot,Georgia,serif"><tr><td><h1 style="letter-spacing:4px">THANK YOU SALE</h1><p>Enter your code at checkout and take 25% off, sale items too.</p><p style="border:2px dashed #8a6d3b;font-size:30px;padding:12px;margin:0 60px">SAGE25</p><p>Expires 11/30 at 11:59 PM ET. One use per customer.</p><span>SHOP NOW</span></td></tr></table></body>`,
    code: null,
    link: null,
  },
  {
    name: `sv-SE digit cells, salary, org number`,
    from: `Signera Nu <utskick@signeranu.test>`,
    subject: `Anställningsavtal att skriva under`,
    html: `<table width="560" style="font-family:Arial;font-size:14px"><tr><td><h3 style="color:#333366">Dags att skriva under</h3><p>Kvarnby Bygg AB har skickat ditt anställningsavtal. Lön: 34 500 kr/mån, tillträde 2025-04-01.</p><p>När du trycker på Signera frågar vi efter den här koden:</p><table cellspacing="4" align="center"><tr><td style="background:#ddd;padding:6px 10px">3</td><td style="background:#ddd;padding:6px 10px">0</td><td style="background:#ddd;padding:6px 10px">9</td><td style="background:#ddd;padding:6px 10px">7</td><td style="background:#ddd;padding:6px 10px">1</td><td style="background:#ddd;padding:6px 10px">8</td></tr></table><p style="font-size:11px">Avsändarens org.nr: 556784-1120</p></td></tr></table>`,
    code: '309718',
    link: null,
  },
  {
    name: `sv-SE hyphen pairs, serial number`,
    from: `Hemmakoll <support@hemmakoll.test>`,
    subject: `Anslut ditt larm till appen`,
    html: `<div style="font-family:Arial;max-width:600px;border-left:8px solid #ff6b35;padding-left:16px"><h2>Sista steget, Torbjörn</h2><p>Din centralenhet (S/N HK3-0098127, tillverkad 2024) är redo att kopplas ihop med ditt konto.</p><p>Håll in knappen i 5 sekunder. När appen undrar vilken kopplingssiffra du fått i mejlen svarar du <strong>71-20-65</strong>.</p><p>Lampan slår om till fast grönt sken när allt är klart. Strular det? Vi svarar på 020-555 077 alla dagar 8&ndash;22.</p></div>`,
    code: '712065',
    link: null,
  },
  {
    name: `en-GB customer number, payment reference`,
    from: `Wexcombe Water <noreply@wexcombewater.test>`,
    subject: `Your bill is ready to view`,
    html: `<table style="font-family:Tahoma;font-size:14px;color:#123" width="590"><tr><td bgcolor="#d6eaf8" style="padding:14px"><b>Wexcombe Water</b></td></tr><tr><td style="padding:14px">Hello Mr Griffiths,<p>Your latest bill covers 1 April to 30 September 2024 and comes to &pound;218.37. You pay by Direct Debit, so we'll collect it on or just after 21 October.</p><p>Customer number: 9004 417 286<br>Meter serial: 17M048812<br>Reading: 00641 (estimated)</p><p>Got a different reading? <span>Tell us online</span> or on 0330 555 0123.</p></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `en-GB eight digits in pairs`,
    from: `Deedsign <signing@deedsign.test>`,
    subject: `Mortgage deed ready to sign – Title ABK204418`,
    html: `<html><body><table width="100%"><tr><td>Mr T. Adeyemi</td></tr><tr><td>Our ref: CK/20917/2</td></tr><tr><td><p>Your conveyancer, Cobb Kershaw LLP, has sent the deed for 14 Alma Road, Bristol BS8 2HY.</p><p>HM Land Registry rules say that we must check it's you at the moment you sign. The witness page will ask for</p><p class="b">50 72 19 33</p><p>Do not read it out to your witness.</p></td></tr><tr><td style="font-size:11px">SRA No. 628114 | VAT GB 284 9917 03</td></tr></table></body></html>`,
    code: '50721933',
    link: null,
  },
  {
    name: `pl-PL digits mid-sentence, promo threshold`,
    from: `Zielony Koszyk <czesc@zielonykoszyk.test>`,
    subject: `Jeszcze tylko jeden krok!`,
    text: `Cześć Kasiu!

Fajnie, że jesteś z nami. Żeby dokończyć zakładanie konta, wróć do aplikacji i przepisz tam kod 30587, a my zajmiemy się resztą.

Przypominamy, że przy zamówieniach od 150 zł dowóz masz gratis, a w soboty jeździmy do 22:00.

To nie Ty się rejestrowałaś? W takim razie skasuj tę wiadomość i po sprawie.

Ekipa Zielonego Koszyka
ul. Krakowska 117, 50-427 Wrocław`,
    code: '30587',
    link: null,
  },
  {
    name: `nl-NL login alert, IP and times`,
    from: `NedVPN Beveiliging <alert@nedvpn.test>`,
    subject: `Nieuwe aanmelding op je account`,
    html: `<div style="border:1px solid #e0e0e0;padding:22px;font-family:Inter,Arial;max-width:520px"><p><b>Er is zojuist ingelogd</b></p><table cellpadding="4" style="font-size:13px"><tr><td>Tijdstip</td><td>02-09-2024 23:14:08</td></tr><tr><td>IP-adres</td><td>145.90.221.7</td></tr><tr><td>Apparaat</td><td>Edge 128 op Windows</td></tr><tr><td>Meldingsnr.</td><td>604418</td></tr></table><p>Herken je dit? Mooi, dan kun je deze mail weggooien. Anders: <span>sluit alle sessies</span>.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `en-GB ticket collection reference`,
    from: `Pennine Rail Tickets <tickets@penninerail.test>`,
    subject: `Booking confirmed: Leeds to Carlisle, 8 Nov`,
    html: `<html><body><div style="width:560px;font-family:Arial;border-top:6px solid #5a2a82"><p>Thanks for booking with us, Ms Sowerby.</p><div style="background:#eee;padding:12px;text-align:center">Collection reference<br><span style="font-size:26px;font-weight:bold">FT6H2WQ9</span></div><p>Take any bank card to a self-service machine and tap in the reference above to print your tickets. Out 08:49, coach C seat 41. Back 17:04, coach F seat 12.</p><p>Advance Single x2, total &pound;47.60 (Visa ending 0083). Transaction 5518093.</p><p style="font-size:11px">Tickets aren't refundable, but can be changed for a fee of &pound;10.</p></div></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `pl-PL subject only, grouped`,
    from: `PayMost <bezpieczenstwo@paymost.test>`,
    subject: `664 071 – Twoje logowanie do PayMost`,
    text: `Hej,

ktoś właśnie podał Twój login i poprawne hasło. Jeżeli to Ty, przepisz na stronę sześć cyfr z tematu tego maila. Ważne przez 5 minut.

Urządzenie: Xiaomi 13T, Gdynia, godz. 21:08

Nikomu ich nie podawaj, nawet jeśli dzwoniący przedstawia się jako pracownik PayMost. Podejrzane telefony zgłaszaj pod 58 555 90 90 albo SMS-em na 8080.

PayMost S.A., ul. Świętojańska 44, 81-393 Gdynia
NIP 586-22-10-447`,
    code: '664071',
    link: null,
  },
  {
    name: `en-US code used notice, nothing entered`,
    from: `Tallgrass Bank <security@tallgrassbank.test>`,
    subject: `A verification code was used on your account`,
    html: `<div style="font:14px Arial;max-width:600px"><h3 style="color:#264b2c">Security notice</h3><p>On February 6, 2025 at 7:18 PM CT, someone entered a one-time code we texted to the number ending in 4402, and signed in to Online Banking from an iPhone 15 in Lincoln, NE.</p><p>If this was you, there's nothing left to do. If it wasn't, lock your account by calling 888-555-0119.</p><p>Event ID 77120984</p><p style="font-size:11px">Member FDIC. Equal Housing Lender. Tallgrass Bank, N.A., PO Box 82608, Lincoln, NE 68501</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `en-IN alphanumeric, registration number near`,
    from: `Vidyarthi Portal <noreply@vidyarthi-exams.test>`,
    subject: `Candidate registration - email confirmation`,
    text: `Dear Candidate,

Greetings from Vidyarthi Examination Board.

With reference to your application no. 240310094417 for the session 2024-25, kindly enter the code RB84QN (case sensitive) on Step 2 of the form in order to confirm the e-mail id provided by you. The same shall remain valid till 11:59 PM today.

Application fee of Rs. 1,000/- is payable only thereafter.

For any queries, contact the helpdesk at 011-5550 1234 (Mon to Sat, 9:30 AM to 6:00 PM).

Regards,
Examination Cell
Plot 21, Sector 62, Noida 201309`,
    code: 'RB84QN',
    link: null,
  },
  {
    name: `sv-SE telehealth PIN, time and fee`,
    from: `Vårdrummet <besok@vardrummet.test>`,
    subject: `Ditt videobesök kl. 14.20`,
    html: `<div style="background:#e6f4f1;padding:20px;font-family:'Source Sans Pro',Arial"><div style="background:#fff;padding:20px;border-radius:12px"><p>Hej Amir,</p><p>Sjuksköterska Lena Fors möter dig i Vårdrummet på torsdag 6 mars kl. 14.20.</p><p>Logga in utan BankID: ange ditt personnummer och <b>PIN 4930</b>. Den byts ut efter varje besök.</p><p>Besöket kostar 100 kr och ingår i högkostnadsskyddet. Avboka senast 24 timmar innan på 010-555 04 00.</p></div><p style="font-size:11px">Vid akut sjukdom, ring 112. För råd, ring 1177.</p></div>`,
    code: '4930',
    link: null,
  },
  {
    name: `de-DE digits in cells, appointment time`,
    from: `Praxis Dr. Wieland via Videodoc24 <termine@videodoc24.test>`,
    subject: `Zugang zu Ihrer Videosprechstunde am 04.02.`,
    html: `<table style="font-family:Arial;font-size:15px" width="560"><tr><td colspan="6"><p>Guten Morgen,</p><p>Ihre Sprechstunde beginnt um 09:15 Uhr. Bevor das virtuelle Wartezimmer öffnet, fragt das System zur Kontrolle folgende Ziffern ab:</p></td></tr><tr align="center" style="font-size:24px"><td>7</td><td>7</td><td>1</td><td>3</td><td>4</td><td>0</td></tr><tr><td colspan="6"><p>Halten Sie bitte Ihre Versichertenkarte bereit. Terminnummer: V-2025-008841.</p><p style="font-size:11px">Technische Hilfe: 030 5550 2210, werktags 8&ndash;18 Uhr</p></td></tr></table>`,
    code: '771340',
    link: null,
  },
  {
    name: `nl-NL ticket and reservation numbers`,
    from: `Theater De Linde <kaarten@theaterdelinde.test>`,
    subject: `Je e-tickets voor 14 december`,
    html: `<table width="600" style="font-family:Garamond,serif;font-size:16px"><tr><td><p>Beste Wouter,</p><p>Wat fijn dat je komt! Hieronder vind je de gegevens van je reservering.</p><ul><li>Reserveringsnummer: 731882</li><li>Voorstelling: De Meeuw, aanvang 20.15 uur</li><li>Zaal 2, rij 8, stoel 114 en 115</li><li>Ticketcodes: TDL-88A1-20, TDL-88A1-21</li></ul><p>Laat bij de ingang de bijlage op je telefoon scannen. Garderobe &euro; 1,50. Parkeren kan in de Q-Park aan de Lindestraat.</p></td></tr></table>`,
    code: null,
    link: null,
  },
];
