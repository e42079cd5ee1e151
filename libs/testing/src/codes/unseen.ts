import { divs, mjml, mjmlText, nested } from './layouts.js';
import type { MailCase } from './mail-case.js';

/**
 * The first set written after the recogniser; first scored before the recogniser was changed for it (see
 * `all-cases.ts`).
 */
export const cases: MailCase[] = [
  {
    name: 'en LinkedIn PIN with device block',
    from: 'LinkedIn <security-noreply@linkedin.com>',
    subject: 'Here’s your verification code 918402',
    html: nested(
      '<p>Hi Sam,</p><p>Enter this 6-digit code below to verify your identity and regain access to your LinkedIn account.</p><h2>918402</h2><p>Thanks for helping us keep your account secure.</p><p>The LinkedIn Team</p><p>When and where this happened:<br>Date: March 4, 2025, 6:22 PM (GMT)<br>Operating System: Windows<br>Browser: Edge<br>IP address: 203.0.113.77<br>Approximate Location: Columbus, Ohio</p><p>Didn’t do this? Be sure to <a href="https://www.linkedin.com/psettings/change-password">change your password</a> right away.</p>',
      'This email was intended for Sam Doe. © 2025 LinkedIn Corporation, 1000 West Maude Avenue, Sunnyvale, CA 94085.',
    ),
    code: '918402',
    link: null,
  },
  {
    name: 'en ChatGPT temporary code',
    from: 'OpenAI <noreply@tm.openai.test>',
    subject: 'Your ChatGPT code is 550291',
    html: divs(
      '<h1>Your temporary ChatGPT login code</h1><p>We noticed a suspicious log-in on your account. If that was you, enter this code:</p><h1 style="font-size:24px">550291</h1><p>If you were not trying to log in to ChatGPT, please <a href="https://auth.openai.test/reset">reset your password</a>.</p><p>Best,<br>The ChatGPT team</p>',
    ),
    code: '550291',
    link: null,
  },
  {
    name: 'en Epic Games, bare security code heading',
    from: 'Epic Games <help@acct.epicgames.test>',
    subject: 'Your two-factor sign in code',
    html: mjml(
      mjmlText('<b>Your two-factor sign in code</b>', 'font-size:24px;') +
        mjmlText('403 771', 'font-size:36px;letter-spacing:5px;') +
        mjmlText(
          'You have received this email because two-factor authentication is enabled. © 2025, Epic Games, Inc. 620 Crossroads Blvd, Cary, NC 27518',
        ),
    ),
    code: '403771',
    link: null,
  },
  {
    name: 'en utility portal: “to continue, please provide”',
    from: 'Con Edison <no-reply@coned.test>',
    subject: 'Confirm it’s you',
    text: "To continue, please provide the following number when asked:\n\n  20518\n\nThis number stops working after 20 minutes. We'll never phone you about it.\n",
    code: '20518',
    link: null,
  },
  {
    name: 'en Linear, five-five letters',
    from: 'Linear <noreply@linear.test>',
    subject: 'Login for Linear',
    html: divs(
      '<p><a href="https://linear.test/auth/email/dana%40temp.test/wkzpq-trbmn">Login to Linear</a></p><p>This link and code will only be valid for the next 5 minutes. If the link does not work, you can use the login verification code directly:</p><code>wkzpq-trbmn</code>',
    ),
    code: 'wkzpq-trbmn',
    link: 'https://linear.test/auth/email/dana%40temp.test/wkzpq-trbmn',
  },
  {
    name: 'en Shopify store customer account',
    from: 'Fern & Co <store@fernco.test>',
    subject: '702188 is your login code',
    html: nested(
      '<p>Fern &amp; Co</p><h2>702188</h2><p>Use this code to log in to your account at Fern &amp; Co. Shop new arrivals and get free shipping over $50.</p>',
    ),
    code: '702188',
    link: null,
  },
  {
    name: 'en Stack Exchange merge of e-mail, link text is address',
    from: 'Stack Overflow <do-not-reply@stackoverflow.email.test>',
    subject: 'Complete your registration',
    html: nested(
      '<p>Welcome!</p><p>To begin using your new Stack Overflow account, please follow this link:</p><p><a href="https://stackoverflow.test/users/account-recover?recoveryToken=ag0AAAA7">https://stackoverflow.test/users/account-recover?recoveryToken=ag0AAAA7</a></p>',
    ),
    code: null,
    link: 'https://stackoverflow.test/users/account-recover?recoveryToken=ag0AAAA7',
  },
  {
    name: 'en Atlassian “Verify your email” bare button',
    from: 'Atlassian <noreply+0b1@id.atlassian.test>',
    subject: 'Verify your email for Atlassian',
    html: mjml(
      mjmlText('Hi there, we’re happy you signed up. To start exploring, please confirm your email address.') +
        '<tr><td><a href="https://id.atlassian.test/verify-email?token=eyJhbGc.aa.bb&amp;continue=home">Verify now</a></td></tr>' +
        mjmlText('<a href="https://atlassian.test/legal/privacy-policy">Privacy policy</a>'),
    ),
    code: null,
    link: 'https://id.atlassian.test/verify-email?token=eyJhbGc.aa.bb&continue=home',
  },
  {
    name: 'en none: hotel wifi and room',
    from: 'Hyatt <guest@hyatt.test>',
    subject: 'Your mobile key and stay details',
    html: divs(
      '<p>Welcome! Room 1204. Wi-Fi password: GUEST4829. Parking code 482913. Member since 2019. Log in to the app to unlock your door.</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'en none: statement ready',
    from: 'Chase <no.reply@chase.test>',
    subject: 'Your statement is ready for account ending in 4821',
    html: nested(
      '<p>Your March statement is ready. New balance $1,482.91, due 04/01/2025.</p><p><a href="https://chase.test/signin?t=ab12cd34ef56">Sign in</a> to view it. For your security, never share your one-time code.</p><p>CRID482913</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'en none: course access code',
    from: 'Pearson <access@pearson.test>',
    subject: 'Your course materials for MATH 2412',
    html: nested(
      '<p>Course ID: doe48291</p><p>Access code: SPRING-4829-MATHX</p><p>Class starts March 10, 2025. Professor: Dr. Li, room 204.</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'en none: code review digest',
    from: 'GitLab <gitlab@mg.gitlab.test>',
    subject: 'Pipeline #48291337 failed for main | a1b2c3d4',
    text: 'Pipeline #48291337 triggered by Dana.\nCommit: a1b2c3d4 – Add code verification step\nJob #5561204 (Stage: test) failed, exit code 137\nhttps://gitlab.test/acme/auth/-/pipelines/48291337',
    code: null,
    link: null,
  },
  {
    name: 'en none: two-factor reminder with stats',
    from: 'npm <support@npmjs.test>',
    subject: '2FA will be required for your account',
    text: 'Hi,\n\nYour package left-padder has 1204822 weekly downloads. Starting April 2025 all maintainers need two-factor authentication. Sign in at https://www.npmjs.test/settings/tfa and save your recovery codes.\n',
    code: null,
    link: null,
  },
  {
    name: 'en none: raffle and donation',
    from: 'Red Cross <give@redcross.test>',
    subject: 'Text 4HELP to 90999',
    text: 'Text the code HELP25 to 90999 to give $10. Your donor number: 48291337.',
    code: null,
    link: null,
  },
  {
    name: 'pt Itaú chave',
    from: 'Itaú <comunicado@itau.test>',
    subject: 'Confirmação de identidade',
    html: nested(
      '<p>Para sua segurança, digite os números abaixo no aplicativo:</p><p style="font-size:30px">4 7 1 0 2 8</p><p>Eles são válidos por 2 minutos.</p>',
    ),
    code: '471028',
    link: null,
  },
  {
    name: 'pt Uber',
    from: 'Uber <noreply@uber.test>',
    subject: 'Seu código Uber',
    text: 'Seu código da Uber é 7730. Não compartilhe.',
    code: '7730',
    link: null,
  },
  {
    name: 'pt OLX código para anunciar',
    from: 'OLX <naoresponda@olx.test>',
    subject: 'OLX: código para acessar sua conta',
    html: mjml(
      mjmlText('Oi, Pedro') +
        mjmlText('Este é seu código:') +
        mjmlText('<b>B3K-71Q</b>', 'font-size:26px') +
        mjmlText('Por que recebi este e-mail? Porque alguém tentou entrar com o seu endereço.'),
    ),
    code: 'B3K-71Q',
    link: null,
  },
  {
    name: 'pt Portugal, autenticação',
    from: 'Autenticação.gov <noreply@autenticacao.gov.test>',
    subject: 'Chave Móvel Digital',
    text: 'O seu código temporário de autenticação é 204 913. Válido por 5 minutos. Se não efetuou este pedido, contacte 300 003 990.',
    code: '204913',
    link: null,
  },
  {
    name: 'pt validar e-mail',
    from: 'Vakinha <contato@vakinha.test>',
    subject: 'Valide seu e-mail',
    html: divs(
      '<p>Bem-vinda, Rita!</p><p>Só falta um passo: valide seu e-mail tocando no botão.</p><a class="btn" href="https://www.vakinha.test/validar/9a8b7c6d5e">Validar</a>',
    ),
    code: null,
    link: 'https://www.vakinha.test/validar/9a8b7c6d5e',
  },
  {
    name: 'pt none: pix recebido',
    from: 'Nubank <avisos@nubank.test>',
    subject: 'Você recebeu um Pix de R$ 482,91',
    html: mjml(
      mjmlText(
        'Pix recebido de MARIA S. em 04/03/2025 às 18:22. ID da transação: E1823612020250304482913. Código de autenticação da transação: 4829 1337',
      ),
    ),
    code: null,
    link: null,
  },
  {
    name: 'pt none: consulta marcada',
    from: 'Clínica Vida <agenda@vida.test>',
    subject: 'Confirme sua consulta',
    html: divs(
      '<p>Consulta em 14/03 às 10h15, sala 1204. Senha de atendimento: 4821.</p><a href="https://vida.test/agenda/confirmar?id=48ab12cd">Confirmar presença</a>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'pt none: black friday',
    from: 'Netshoes <news@netshoes.test>',
    subject: 'Só até meia-noite: use o código CORRE30',
    html: nested(
      '<p>Digite o código <b>CORRE30</b> e ganhe 30% off. Cadastre-se e faça login para participar. SAC 11 3028-4829.</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'pt none: novo acesso',
    from: 'Instagram <security@mail.instagram.test>',
    subject: 'Novo login no Instagram',
    html: nested(
      '<p>Percebemos um login de um dispositivo que você não costuma usar. Samsung SM-G9910 · 4 de março 18:22. Se não foi você, <a href="https://instagram.test/accounts/password/reset/confirm/?uidb36=aa11">redefina sua senha</a>.</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'es Netflix código de acceso temporal',
    from: 'Netflix <info@account.netflix.test>',
    subject: 'Tu código de acceso temporal de Netflix',
    html: mjml(
      mjmlText('Hola, Perfil de Ana:') +
        mjmlText('Introduce este código en tu televisor para ver Netflix.') +
        mjmlText('<span style="font-size:28px;letter-spacing:3px">8215</span>') +
        mjmlText('El código caduca dentro de 15 minutos. SRC: 4829137_es_ES'),
    ),
    code: '8215',
    link: null,
  },
  {
    name: 'es Santander',
    from: 'Santander <avisos@santander.test>',
    subject: 'Santander Key',
    text: 'Santander: introduce 60482913 para autorizar el pago de 48,29€ en ZARA.COM. Si no lo reconoces llama al 915123123.',
    code: '60482913',
    link: null,
  },
  {
    name: 'es Rappi',
    from: 'Rappi <no-responder@rappi.test>',
    subject: '¡Hola! Aquí está tu código',
    html: divs(
      '<p>Este es el código que necesitas para ingresar a Rappi</p><table><tr><td>3</td><td>9</td><td>0</td><td>7</td></tr></table><p>No lo compartas.</p>',
    ),
    code: '3907',
    link: null,
  },
  {
    name: 'es verifica dirección',
    from: 'Twitch <no-reply@twitch.test>',
    subject: 'Verifica tu dirección de correo',
    html: nested(
      '<p>Hola, ninja77:</p><p>Haz clic para verificar tu dirección de correo electrónico.</p><a href="https://www.twitch.test/user/verify/aa00bb11cc22">Verificar</a>',
    ),
    code: null,
    link: 'https://www.twitch.test/user/verify/aa00bb11cc22',
  },
  {
    name: 'es restablecer texto',
    from: 'MiTienda <soporte@mitienda.test>',
    subject: 'Recuperación de contraseña',
    text: 'Recibimos una petición para cambiar la contraseña de tu cuenta.\n\nEntra en esta dirección para elegir una nueva:\nhttps://mitienda.test/clave/nueva/7c6b5a49382716\n\nSi no la pediste, no hagas nada.',
    code: null,
    link: 'https://mitienda.test/clave/nueva/7c6b5a49382716',
  },
  {
    name: 'es none: sorteo',
    from: 'ONCE <info@once.test>',
    subject: 'Resultado del sorteo',
    text: 'Número premiado: 48291. Serie: 042. Compruebe su cupón con el código 4829-1337.',
    code: null,
    link: null,
  },
  {
    name: 'es none: multa',
    from: 'DGT <notificaciones@dgt.test>',
    subject: 'Nueva notificación',
    text: 'Expediente 48-291337-0. Importe 100 €. Acceda con Cl@ve a su Dirección Electrónica Vial. CSV: GEN-48a2-9133.',
    code: null,
    link: null,
  },
  {
    name: 'es none: gimnasio',
    from: 'Basic-Fit <socios@basicfit.test>',
    subject: 'Bienvenido al club',
    html: divs(
      '<p>Tu número de socio es 48291337. Trae a un amigo con tu código AMIGO482. Iniciar sesión en Mi Basic-Fit.</p><a href="https://basicfit.test/login">Iniciar sesión</a>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'fr FranceConnect',
    from: 'FranceConnect <ne-pas-repondre@franceconnect.test>',
    subject: 'Nouvelle étape de connexion',
    text: "Bonjour,\n\nSaisissez 118 240 sur l'écran ouvert pour poursuivre. Au-delà de 5 minutes il faudra en demander un autre.\n\nCode : 118 240",
    code: '118240',
    link: null,
  },
  {
    name: 'fr Fortuneo sms',
    from: 'Fortuneo <alerte@fortuneo.test>',
    subject: 'Authentification',
    text: 'Fortuneo: 7710 4482 est le code à saisir pour confirmer votre virement de 482,91 EUR.',
    code: '77104482',
    link: null,
  },
  {
    name: 'fr Blablacar',
    from: 'BlaBlaCar <no-reply@blablacar.test>',
    subject: 'Ton code BlaBlaCar',
    html: mjml(
      mjmlText('Hello Léo,') +
        mjmlText('Ton code pour te connecter :') +
        mjmlText('<div style="background:#eee;padding:12px;font-size:28px">59 13 08</div>') +
        mjmlText('Bon voyage !'),
    ),
    code: '591308',
    link: null,
  },
  {
    name: 'fr valider e-mail',
    from: 'Ulule <bonjour@ulule.test>',
    subject: 'Validez votre e-mail',
    html: nested(
      '<p>Un petit clic et c’est fini :</p><p><a href="https://www.ulule.test/account/email/confirm/Mzk:1q2w3e/">Oui, c’est bien mon adresse</a></p>',
    ),
    code: null,
    link: 'https://www.ulule.test/account/email/confirm/Mzk:1q2w3e/',
  },
  {
    name: 'fr none: contravention',
    from: 'ANTAI <info@antai.test>',
    subject: 'Avis de contravention',
    text: 'Numéro de l’avis : 4829133701. Clé : 48. Code de télépaiement : 482913. Montant : 35 €.',
    code: null,
    link: null,
  },
  {
    name: 'fr none: cinéma',
    from: 'UGC <billets@ugc.test>',
    subject: 'Vos places pour 20h15',
    html: divs(
      '<p>Salle 12, 2 places. Code de retrait à la borne :</p><p style="font-size:26px"><b>48 29 13</b></p><p>Commande 5561204</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'fr none: infolettre',
    from: 'Que Choisir <lettre@quechoisir.test>',
    subject: 'Arnaque au faux conseiller',
    html: nested(
      '<p>Le fraudeur vous demande le code reçu par SMS. En 2024, 4829 dossiers ont été ouverts. <a href="https://quechoisir.test/actu?id=48ab12cd34">Lire l’article</a></p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'de Bundesagentur',
    from: 'Bundesagentur für Arbeit <noreply@arbeitsagentur.test>',
    subject: 'Ihre Anmeldung',
    text: 'Sehr geehrte Frau Kern,\n\nzur Anmeldung benötigen Sie folgenden Zahlencode: 90 41 77\n\nEr verliert nach 10 Minuten seine Gültigkeit.\n',
    code: '904177',
    link: null,
  },
  {
    name: 'de N26',
    from: 'N26 <support@n26.test>',
    subject: 'Dein Verknüpfungscode',
    html: divs(
      '<p>Gib diesen Code auf deinem neuen Smartphone ein, um es mit deinem Konto zu verknüpfen:</p><p style="font-size:30px"><strong>5081</strong></p>',
    ),
    code: '5081',
    link: null,
  },
  {
    name: 'de Vinted',
    from: 'Team Vinted <no-reply@vinted.test>',
    subject: 'Dein Bestätigungscode: 2074',
    html: nested(
      '<p>Hey lena_b,</p><p>2074 ist dein Bestätigungscode. Verwende ihn, um deine Identität zu bestätigen. Viel Spaß beim Shoppen – heute 20% Rabatt!</p>',
    ),
    code: '2074',
    link: null,
  },
  {
    name: 'de Konto freischalten',
    from: 'mobile.de <konto@mobile.test>',
    subject: 'Fast geschafft!',
    html: nested(
      '<p>Schalte jetzt dein Konto frei:</p><p><a href="https://www.mobile.test/account/freischalten?k=9f8e7d6c5b">Konto freischalten</a></p><p><a href="https://www.mobile.test/hilfe">Hilfe</a></p>',
    ),
    code: null,
    link: 'https://www.mobile.test/account/freischalten?k=9f8e7d6c5b',
  },
  {
    name: 'de none: Konzert',
    from: 'Eventim <info@eventim.test>',
    subject: 'Ihre Bestellung 48291337',
    html: nested(
      '<p>Ihre Tickets können Sie mit dem Code 4829-1337 ab dem 14.03. herunterladen. Block 12, Reihe 4.</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'de none: Stromzähler',
    from: 'Stadtwerke <service@stadtwerke.test>',
    subject: 'Bitte Zählerstand melden',
    text: 'Zählernummer 48291337, letzter Stand 12048. Zugangscode für die Ableseseite: 482913. Kundennummer 5561204.',
    code: null,
    link: null,
  },
  {
    name: 'de none: Login bemerkt',
    from: 'Steam <noreply@steampowered.test>',
    subject: 'Neue Anmeldung in Ihrem Account',
    text: 'Wir haben eine neue Anmeldung bemerkt.\nGerät: Windows 11\nIP 203.0.113.9\nZeit: 18:22\nFalls Sie es nicht waren, setzen Sie Ihr Passwort zurück: https://help.steampowered.test/wizard?token=48ab12cd',
    code: null,
    link: null,
  },
  {
    name: 'it Intesa',
    from: 'Intesa Sanpaolo <notifiche@intesa.test>',
    subject: 'O-Key SMS',
    text: 'Codice 48291377 per confermare bonifico di EUR 1.204,00. Non comunicarlo a nessuno, la banca non te lo chiede.',
    code: '48291377',
    link: null,
  },
  {
    name: 'it Just Eat',
    from: 'Just Eat <noreply@justeat.test>',
    subject: 'Verifica email',
    html: mjml(
      mjmlText('Ci siamo quasi! Inserisci queste cifre nell’app per verificare la tua email:') +
        mjmlText('7 &nbsp; 3 &nbsp; 0 &nbsp; 1', 'font-size:32px;'),
    ),
    code: '7301',
    link: null,
  },
  {
    name: 'it Idealista link',
    from: 'idealista <registrazione@idealista.test>',
    subject: 'Attiva il tuo account',
    html: nested(
      '<p>Per completare l’iscrizione premi il pulsante:</p><a href="https://www.idealista.test/attivazione/4d3c2b1a00ff">Attiva ora</a>',
    ),
    code: null,
    link: 'https://www.idealista.test/attivazione/4d3c2b1a00ff',
  },
  {
    name: 'it none: ricetta',
    from: 'Fascicolo Sanitario <fse@salute.test>',
    subject: 'Nuova ricetta',
    text: 'Numero di ricetta elettronica: 1200A4829133770. Codice di autenticazione della ricetta: 040320251822070000048291.',
    code: null,
    link: null,
  },
  {
    name: 'it none: cinema',
    from: 'The Space <biglietti@thespace.test>',
    subject: 'Il tuo acquisto',
    html: divs('<p>Sala 4, posti F12 F13. Mostra alla cassa il codice <b>4829X7</b>.</p>'),
    code: null,
    link: null,
  },
  {
    name: 'ru Тинькофф вход',
    from: 'Т-Банк <no-reply@tbank.test>',
    subject: 'Вход в личный кабинет',
    text: '5518 — код для входа. Если это не вы, позвоните 8 800 555-77-78.',
    code: '5518',
    link: null,
  },
  {
    name: 'ru hh.ru',
    from: 'hh.ru <noreply@hh.test>',
    subject: '7204 — ваш код для hh.ru',
    html: nested(
      '<p>Введите его на странице, чтобы подтвердить почту.</p><h1>7204</h1><p>1 204 822 вакансии ждут вас.</p>',
    ),
    code: '7204',
    link: null,
  },
  {
    name: 'ru Дзен ссылка',
    from: 'Lenta <noreply@lenta.test>',
    subject: 'Подтверждение email',
    html: divs(
      '<p>Вы указали этот адрес при регистрации. Чтобы подтвердить его, перейдите по ссылке: <a href="https://lenta.test/u/confirm/8f7e6d5c">https://lenta.test/u/confirm/8f7e6d5c</a></p>',
    ),
    code: null,
    link: 'https://lenta.test/u/confirm/8f7e6d5c',
  },
  {
    name: 'ru none: доставка',
    from: 'СДЭК <info@cdek.test>',
    subject: 'Заказ 1482913370 прибыл',
    text: 'Ваш заказ прибыл в ПВЗ. Назовите код 4829 при получении. Хранение до 14.03.',
    code: null,
    link: null,
  },
  {
    name: 'ru none: олимпиада',
    from: 'Сириус <olymp@sirius.test>',
    subject: 'Код участника',
    text: 'Ваш код участника олимпиады: sbm1/482913. Вариант 4, аудитория 1204.',
    code: null,
    link: null,
  },
  {
    name: 'zh 美团',
    from: '美团 <noreply@meituan.test>',
    subject: '美团登录验证',
    text: '771204（美团登录验证码，请完成验证），如非本人操作，请忽略本邮件。',
    code: '771204',
    link: null,
  },
  {
    name: 'zh 钉钉',
    from: '钉钉 <noreply@dingtalk.test>',
    subject: '请查收您的验证信息',
    html: nested(
      '<div>您好：</div><div>您申请的数字口令为</div><div style="font-size:24px"><b>４４８２０１</b></div><div>请在十分钟内填写。</div>',
    ),
    code: '448201',
    link: null,
  },
  {
    name: 'zh 验证链接',
    from: 'V2EX <no-reply@v2ex.test>',
    subject: '欢迎来到 V2EX',
    text: '请访问下面的地址来验证你的邮箱：\n\nhttps://www.v2ex.test/verify/48ab12cd34ef\n\nV2EX',
    code: null,
    link: 'https://www.v2ex.test/verify/48ab12cd34ef',
  },
  {
    name: 'zh none: 快递柜',
    from: '丰巢 <notice@fcbox.test>',
    subject: '取件提醒',
    text: '您有顺丰快递SF1048291337已存入丰巢柜，请凭"482913"取件，18小时内免费。',
    code: null,
    link: null,
  },
  {
    name: 'zh none: 发票',
    from: '诺诺网 <fp@nuonuo.test>',
    subject: '您收到一张电子发票',
    html: nested(
      '<table><tr><td>发票代码</td><td>044031900111</td></tr><tr><td>发票号码</td><td>48291337</td></tr><tr><td>校验码</td><td>04829 13377 01204 88210</td></tr><tr><td>价税合计</td><td>￥482.91</td></tr></table>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'ja Amazon セキュリティ',
    from: 'PayPay <no-reply@paypay.test>',
    subject: 'PayPay 認証コード',
    text: '認証コードは以下の通りです。\n\n40 81\n\n※有効期限は発行から5分です。',
    code: '4081',
    link: null,
  },
  {
    name: 'ja GMO',
    from: 'GMOコイン <info@gmocoin.test>',
    subject: '【GMOコイン】2段階認証コードのお知らせ',
    html: divs('<p>ログイン画面に次の６桁の数字をご入力ください。</p><p>→ <b>204871</b></p><p>発行番号 A-48291</p>'),
    code: '204871',
    link: null,
  },
  {
    name: 'ja 会員登録リンク',
    from: '食べログ <info@tabelog.test>',
    subject: '会員登録のご案内（まだ登録は完了していません）',
    text: 'ご登録ありがとうございます。\n下記URLより登録手続きを完了してください。\n\nhttps://ssl.tabelog.test/regist/complete?key=48ab12cd\n\n※24時間以内にお手続きください。',
    code: null,
    link: 'https://ssl.tabelog.test/regist/complete?key=48ab12cd',
  },
  {
    name: 'ja none: 当選',
    from: 'キャンペーン事務局 <cp@campaign.test>',
    subject: 'ご当選のお知らせ',
    text: 'デジタルギフトの引き換えコード：4829-1337-QX\n有効期限：2025年5月31日\nPIN：4821',
    code: null,
    link: null,
  },
  {
    name: 'ja none: 病院',
    from: '予約システム <rsv@clinic.test>',
    subject: '受付完了',
    text: '受付No. 1204\n診察券番号 482913\n確認用番号 4821\nご来院日 3月14日 10:15',
    code: null,
    link: null,
  },
  {
    name: 'ko 라인 짧은 문자형',
    from: '직방 <noreply@zigbang.test>',
    subject: '직방 본인확인 메일',
    text: '[직방] 본인확인을 위해 [405 118]을 입력해 주세요.',
    code: '405118',
    link: null,
  },
  {
    name: 'ko 삼성 계정',
    from: 'Samsung account <sa.noreply@samsung.test>',
    subject: 'Samsung account 확인용 코드입니다',
    html: nested(
      '<p>안녕하세요.</p><p>계정 보호를 위해 아래 확인용 코드를 입력하세요.</p><table><tr><td style="font-size:30px">K90T4A</td></tr></table>',
    ),
    code: 'K90T4A',
    link: null,
  },
  {
    name: 'ko 링크',
    from: '오늘의집 <help@ohou.test>',
    subject: '이메일 확인이 필요해요',
    html: divs(
      '<p>버튼을 누르면 가입이 완료돼요.</p><a class="btn" href="https://ohou.test/users/confirmation?confirmation_token=aa11bb22">가입 완료하기</a>',
    ),
    code: null,
    link: 'https://ohou.test/users/confirmation?confirmation_token=aa11bb22',
  },
  {
    name: 'ko none: 모바일 교환권',
    from: '기프티쇼 <gift@giftishow.test>',
    subject: '선물이 도착했어요',
    text: '스타벅스 아메리카노\n교환번호: 4829 1337 7012\n유효기간 2025.03.31',
    code: null,
    link: null,
  },
  {
    name: 'ko none: 병원 접수',
    from: '똑닥 <noreply@ddocdoc.test>',
    subject: '접수가 완료되었습니다',
    text: '대기번호 482번, 접수 코드 4829. 로그인 후 확인하세요.',
    code: null,
    link: null,
  },
];
