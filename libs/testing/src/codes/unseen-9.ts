import { divs, mjml, mjmlText, nested } from './layouts.js';
import type { MailCase } from './mail-case.js';

/** The ninth set written after the recogniser; first scored before the recogniser was changed for it. */
export const cases: MailCase[] = [
  {
    name: 'pt full-width',
    from: 'Clube Jabuti <ola@clubejabuti.test>',
    subject: 'Quase lá!',
    html: mjml(
      mjmlText('Oi, Bia! Para liberar a sua conta no Clube Jabuti, informe o código a seguir:') +
        mjmlText('４０７１９２', 'font-size:30px;letter-spacing:6px') +
        mjmlText(
          'Desde 2011 levando livros para casa. Assinaturas a partir de R$ 49,90. Fale conosco: (11) 3003-4829.',
        ),
    ),
    code: '407192',
    link: null,
  },
  {
    name: 'pt two by two',
    from: 'Prefeitura Digital <nao-responda@prefeitura.test>',
    subject: 'Código de acesso ao portal do cidadão',
    text: 'Prezada Sra. Lúcia,\n\nO seu código de acesso é: 48 29 13\n\nEle expira em 15 minutos. Protocolo de atendimento 2026.0481.7733. Dúvidas: 156.',
    code: '482913',
    link: null,
  },
  {
    name: 'pt subject only',
    from: 'Feirinha <oi@feirinha.test>',
    subject: 'Feirinha: 61-77-04 é o seu código para entrar',
    html: divs(
      '<img src="https://feirinha.test/topo.png" alt="Feirinha"><p>Volte ao aplicativo e digite o código que está no assunto deste e-mail.</p><p>© 2026 Feirinha · Av. Paulista, 1000</p>',
    ),
    code: '617704',
    link: null,
  },
  {
    name: 'pt beside an order',
    from: 'Loja Andorinha <nao-responda@andorinha.test>',
    subject: 'Confirme que é você para ver o pedido 553211',
    html: nested(
      '<p>Alguém tentou abrir o pedido <b>553211</b> (R$ 1.482,90) de um aparelho novo.</p><p>Se foi você, confirme com o código de segurança:</p><table align="center"><tr><td style="font-size:28px">9</td><td style="font-size:28px">0</td><td style="font-size:28px">2</td><td style="font-size:28px">8</td><td style="font-size:28px">5</td></tr></table>',
      'SAC 0800 482 9133',
    ),
    code: '90285',
    link: null,
  },
  {
    name: 'pt none coupon',
    from: 'Magazine Sabiá <ofertas@sabia.test>',
    subject: 'Seu cupom de aniversário chegou',
    html: mjml(
      mjmlText('Parabéns! Insira o código abaixo no carrinho e ganhe R$ 30 de desconto:') +
        mjmlText('NIVER30', 'font-size:28px') +
        mjmlText('Válido até 31/12/2026 em compras acima de R$ 199. Não é preciso ter conta verificada.'),
    ),
    code: null,
    link: null,
  },
  {
    name: 'pt none tracking',
    from: 'Transportadora Veloz <rastreio@veloz.test>',
    subject: 'Objeto postado',
    text: 'Olá! Sua encomenda foi postada.\n\nCódigo de rastreio: QB482913377BR\nNF-e 000.482.913\nPrevisão: 24/11/2026\n\nAcompanhe pelo aplicativo depois de confirmar seu e-mail.',
    code: null,
    link: null,
  },

  {
    name: 'en G prefix',
    from: 'Goggle Accounts <no-reply@accounts.goggle.test>',
    subject: 'Goggle verification',
    html: nested(
      '<p>Someone is trying to add dana@temp.test as a recovery address. To allow this, enter</p><p style="font-size:34px;text-align:center">G-719305</p><p>on the device that is asking. Nobody at Goggle will ever ask you for it.</p>',
      '© 2026 Goggle LLC, 1600 Amphitheatre Parkway',
    ),
    code: 'G-719305',
    link: null,
  },
  {
    name: 'en XK7 between prices',
    from: 'Brickyard <hello@brickyard.test>',
    subject: 'Your sign-in code',
    text: 'Hi Dana,\n\nXK7-92P\n\nThat is your one-time sign-in code. It stops working at 14:30 UTC.\n\nStill in your cart: 2 x Oak shelf ($148.29), order ref BY-2026-77120.',
    code: 'XK7-92P',
    link: null,
  },
  {
    name: 'en single hyphens',
    from: 'Parkly <support@parkly.test>',
    subject: 'Confirm your number plate account',
    text: 'Your Parkly verification code is 4-8-2-9. Reply STOP to opt out. Msg&data rates may apply. Help: 1-800-555-0199.',
    code: '4829',
    link: null,
  },
  {
    name: 'en subject only with a year',
    from: 'Tideline <login@tideline.test>',
    subject: '[Tideline] Login code: 730164 (Nov 21, 2026)',
    html: divs(
      '<p>Hey there 👋</p><p>We got a request to log in from Lisbon, Portugal. The code is in the subject line, so you can read it off your lock screen.</p><p>Wasn’t you? Just delete this.</p>',
    ),
    code: '730164',
    link: null,
  },
  {
    name: 'en none invoice',
    from: 'Northwind Billing <billing@northwind.test>',
    subject: 'Invoice 4829-13 is due',
    html: nested(
      '<table><tr><td>Invoice number</td><td>482913</td></tr><tr><td>Customer code</td><td>7712</td></tr><tr><td>Amount due</td><td>$1,482.90</td></tr></table><p>Please enter the invoice number when you pay. To confirm the payment, sign in to your account.</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'en none booking',
    from: 'Harbour Hotels <stay@harbour.test>',
    subject: 'You’re booked! Reference HX7K2Q',
    html: mjml(
      mjmlText('Your confirmation number is') +
        mjmlText('<b>HX7K2Q</b>', 'font-size:26px') +
        mjmlText('Check in from 15:00. The door keypad code 4829# works from that time. Call +44 20 7946 0182.'),
    ),
    code: null,
    link: null,
  },

  {
    name: 'es cells with a hyphen',
    from: 'Banco Azahar <seguridad@azahar.test>',
    subject: 'Autoriza tu acceso',
    html: nested(
      '<p>Estimado cliente: para acceder a su banca en línea teclee la clave de un solo uso:</p><table cellspacing="6"><tr><td bgcolor="#eeeeee">7</td><td bgcolor="#eeeeee">3</td><td bgcolor="#eeeeee">0</td><td>-</td><td bgcolor="#eeeeee">8</td><td bgcolor="#eeeeee">1</td><td bgcolor="#eeeeee">6</td></tr></table><p>Terminal 4829. Si no ha sido usted llame al 900 482 913.</p>',
    ),
    code: '730816',
    link: null,
  },
  {
    name: 'es beside money',
    from: 'Pagomio <avisos@pagomio.test>',
    subject: 'Confirma tu compra de 148,29 €',
    text: 'Compra de 148,29 € en MUEBLES LUNA con tu tarjeta *4829. Para confirmarla introduce el código 318460. Válido 5 min. No se lo digas a nadie.',
    code: '318460',
    link: null,
  },
  {
    name: 'es letters',
    from: 'Aulaviva <hola@aulaviva.test>',
    subject: 'Activa tu cuenta de Aulaviva',
    html: divs(
      '<h2>¡Hola, Mateo!</h2><p>Copia este código de activación y pégalo en la página de registro:</p><p><code>P4Q-T7M</code></p><p>Curso 2026/2027 · Aula 1204</p>',
    ),
    code: 'P4Q-T7M',
    link: null,
  },
  {
    name: 'es two by two in the subject',
    from: 'Tucarro <no-responder@tucarro.test>',
    subject: '20 48 77 es tu código de verificación',
    html: divs('<p>Ingresa el código del asunto para terminar. Vence en 3 minutos.</p>'),
    code: '204877',
    link: null,
  },
  {
    name: 'es none locator',
    from: 'Renfa <billetes@renfa.test>',
    subject: 'Tus billetes Madrid - Sevilla',
    html: nested(
      '<p>Localizador: <b>K7X92P</b></p><p>Tren 02180, coche 4, plaza 08C. Salida 21/11/2026 18:30. Código de combinado cercanías: 4829133</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'es none delivery',
    from: 'Pronto Envíos <avisos@prontoenvios.test>',
    subject: 'Hoy llega tu paquete',
    text: 'Tu envío 48291337 llega entre las 16:00 y las 18:00. Enseña el código 7314 al repartidor. Importe a pagar: 24,82 €.',
    code: null,
    link: null,
  },

  {
    name: 'fr two by two',
    from: 'Mutuelle Bleue <ne-pas-repondre@mutuellebleue.test>',
    subject: 'Votre connexion à l’espace adhérent',
    html: mjml(
      mjmlText('Bonjour Monsieur Petit,') +
        mjmlText('Votre code à usage unique :') +
        mjmlText('<strong>52&nbsp;07&nbsp;41</strong>', 'font-size:28px') +
        mjmlText('N° d’adhérent 0482913. Une question ? 09 69 32 48 29 (prix d’un appel local).'),
    ),
    code: '520741',
    link: null,
  },
  {
    name: 'fr full-width',
    from: 'Atelier Kumo <bonjour@kumo.test>',
    subject: 'Vérifiez votre adresse',
    text: 'Bonjour,\n\nvoici le code pour vérifier votre adresse e-mail : ８３０５\n\nIl est valable 20 minutes.\nAtelier Kumo, 12 rue de la Paix, 75002 Paris, depuis 1998',
    code: '8305',
    link: null,
  },
  {
    name: 'fr subject only',
    from: 'Vélib’up <info@velibup.test>',
    subject: 'Code de connexion : 9 4 0 1',
    html: divs(
      '<p>Bonjour, votre code se trouve dans l’objet de ce message.</p><p><img src="https://velibup.test/velo.png" alt=""></p>',
    ),
    code: '9401',
    link: null,
  },
  {
    name: 'fr mixed',
    from: 'Impôts en ligne <noreply@impots.test>',
    subject: 'Code de sécurité',
    html: nested(
      '<p>Dans le cadre de votre demande de modification de mot de passe, saisissez le code de sécurité suivant :</p><p><b>RM4T9C</b></p><p>Référence de l’avis : 26 75 4829133 48 — montant 1 482,00 €</p>',
    ),
    code: 'RM4T9C',
    link: null,
  },
  {
    name: 'fr none invoice',
    from: 'Énergie Verte <factures@energieverte.test>',
    subject: 'Votre facture de novembre 2026',
    text: 'Facture n° 2611-482913 du 21/11/2026\nMontant : 148,29 € TTC\nRéférence client : 6 048 291 337\nCode contrat : 7712A\n\nConnectez-vous pour confirmer votre relevé.',
    code: null,
    link: null,
  },
  {
    name: 'fr none locker',
    from: 'Point Colis <suivi@pointcolis.test>',
    subject: 'Votre colis vous attend',
    html: nested(
      '<p>Saisissez ce code sur l’écran de la consigne :</p><p style="font-size:30px">482 913</p><p>Colis XY482913377FR, à retirer avant le 25/11.</p>',
    ),
    code: null,
    link: null,
  },

  {
    name: 'de hyphens',
    from: 'Sparhafen <service@sparhafen.test>',
    subject: 'Ihre Anmeldung im Online-Banking',
    text: 'Guten Tag,\n\nIhr Einmalcode lautet 7-1-9-0-3-5.\n\nGeben Sie ihn nur auf sparhafen.test ein. Kontonummer ***4829, Auftrag über 1.482,90 EUR vom 21.11.2026.',
    code: '719035',
    link: null,
  },
  {
    name: 'de cells',
    from: 'Stadtwerke Aue <kundenportal@swaue.test>',
    subject: 'Registrierung abschließen',
    html: nested(
      '<p>Hallo Frau Brandt, bitte tragen Sie im Kundenportal diesen Bestätigungscode ein:</p><table role="presentation"><tr><td width="40" align="center">3</td><td width="40" align="center">0</td><td width="40" align="center">6</td><td width="40" align="center">6</td><td width="40" align="center">1</td><td width="40" align="center">2</td></tr></table><p>Zählernummer 1ESY1148291337, Vertragskonto 200 482 913.</p>',
    ),
    code: '306612',
    link: null,
  },
  {
    name: 'de mixed after the word',
    from: 'Radhaus <moin@radhaus.test>',
    subject: 'Moin! Hier ist dein Login-Code',
    html: divs(
      '<p>Moin Jan,</p><p>mit <b>WQ8-K3T</b> kommst du rein. Der Code gilt 10 Minuten.</p><p>Radhaus GmbH · Hafenstr. 12 · 20457 Hamburg · HRB 148291</p>',
    ),
    code: 'WQ8-K3T',
    link: null,
  },
  {
    name: 'de subject only',
    from: 'Kinofreund <tickets@kinofreund.test>',
    subject: '8402 ist dein Bestätigungscode für Kinofreund',
    html: divs('<p>Gib den Code aus der Betreffzeile in der App ein, um deine E-Mail-Adresse zu bestätigen.</p>'),
    code: '8402',
    link: null,
  },
  {
    name: 'de none order',
    from: 'Bücherkiste <bestellung@buecherkiste.test>',
    subject: 'Bestellbestätigung 482913',
    html: nested(
      '<p>Vielen Dank! Wir bestätigen Ihre Bestellung <b>482913</b> vom 21.11.2026.</p><p>Kundennummer 77120, Gutscheincode HERBST26, Summe 48,29 €.</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'de none parcel station',
    from: 'Paketbote <sendung@paketbote.test>',
    subject: 'Abholcode für Ihre Sendung',
    text: 'Ihre Sendung 00340434161094829133 liegt in der Packstation 148. Abholcode: 482913. Bitte holen Sie sie bis 28.11. ab.',
    code: null,
    link: null,
  },

  {
    name: 'it two by two',
    from: 'Poste Nuove <noreply@postenuove.test>',
    subject: 'Codice per accedere',
    html: mjml(
      mjmlText('Gentile cliente, il codice temporaneo per accedere al tuo profilo è') +
        mjmlText('19 40 52', 'font-size:32px') +
        mjmlText('Ufficio 0482 · Numero verde 800 482 913 · P. IVA 04829130377'),
    ),
    code: '194052',
    link: null,
  },
  {
    name: 'it beside an order',
    from: 'Bottega Rossa <ciao@bottegarossa.test>',
    subject: 'Verifica la tua e-mail',
    text: 'Ciao Giulia,\n\nordine 2026-48291 ricevuto, totale 48,29 €. Prima di spedirlo ci serve una mail valida.\n\nCodice di verifica: 770 318\n\nInseriscilo nella pagina che hai lasciato aperta.',
    code: '770318',
    link: null,
  },
  {
    name: 'it full-width in the subject',
    from: 'Trenino <app@trenino.test>',
    subject: 'Il tuo codice di accesso: ６０４８',
    html: divs('<p>Trovi il codice nell’oggetto. Scade tra 5 minuti.</p>'),
    code: '6048',
    link: null,
  },
  {
    name: 'it letters',
    from: 'Scuola Aperta <supporto@scuolaaperta.test>',
    subject: 'Attivazione dell’account',
    html: nested(
      '<p>Usa il seguente codice per attivare l’account:</p><p style="font-family:monospace">HT6-PW4</p><p>Anno scolastico 2026/2027, sezione 3B, tel. 06 4829 1337</p>',
    ),
    code: 'HT6-PW4',
    link: null,
  },
  {
    name: 'it none coupon',
    from: 'Profumi & Co <news@profumi.test>',
    subject: 'Un regalo per te: -20%',
    html: mjml(
      mjmlText('Inserisci il codice') +
        mjmlText('ESTATE20', 'font-size:30px') +
        mjmlText('alla cassa entro il 30/11/2026. Valido su una spesa minima di 49 €.'),
    ),
    code: null,
    link: null,
  },
  {
    name: 'it none booking',
    from: 'Aliblu <prenotazioni@aliblu.test>',
    subject: 'Conferma di prenotazione',
    text: 'Codice prenotazione: R7K92P\nVolo AB 1482 del 24/11/2026, Roma FCO 07:15 - Palermo 08:25\nBiglietto 055-4829133770\nTotale 148,29 €',
    code: null,
    link: null,
  },

  {
    name: 'ru two halves',
    from: 'Ладога Банк <info@ladogabank.test>',
    subject: 'Вход в личный кабинет',
    html: nested(
      '<p>Здравствуйте, Ирина!</p><p>Для входа в личный кабинет введите код</p><p style="font-size:28px"><b>740 162</b></p><p>Никому его не сообщайте. Договор № 4829133 от 21.11.2026, тел. 8 800 482-91-33.</p>',
    ),
    code: '740162',
    link: null,
  },
  {
    name: 'ru cells',
    from: 'Книгоман <hello@knigoman.test>',
    subject: 'Подтвердите почту',
    html: nested(
      '<p>Остался один шаг. Код подтверждения:</p><table><tr><td>5</td><td>8</td><td>0</td><td>3</td></tr></table><p>Заказ 553211 на 1 482 ₽ ждёт вас в корзине.</p>',
    ),
    code: '5803',
    link: null,
  },
  {
    name: 'ru subject only',
    from: 'Самокатик <noreply@samokatik.test>',
    subject: 'Самокатик: код 90-41-77 для регистрации',
    html: divs('<p>Введите код из темы письма. Он действует 10 минут.</p>'),
    code: '904177',
    link: null,
  },
  {
    name: 'ru mixed',
    from: 'Облако9 <security@oblako9.test>',
    subject: 'Новый вход',
    text: 'Мы заметили попытку входа с нового устройства (Казань, 2026-11-21 18:30).\n\nОдноразовый код: MZ4-77K\n\nЕсли это не вы, смените пароль.',
    code: 'MZ4-77K',
    link: null,
  },
  {
    name: 'ru none price',
    from: 'Техномаг <shop@tehnomag.test>',
    subject: 'Заказ 482913 оплачен',
    text: 'Заказ 482913 на сумму 14 829 ₽ оплачен. Номер чека 0077, код товара 771204. Спасибо, что с нами с 2019 года!',
    code: null,
    link: null,
  },
  {
    name: 'ru none pickup',
    from: 'Озёрный <dostavka@ozerny.test>',
    subject: 'Заказ ждёт в пункте выдачи',
    html: nested(
      '<p>Назовите сотруднику код получения</p><p style="font-size:30px">4829</p><p>Пункт № 137, ул. Лесная, 12. Хранение до 28.11.2026.</p>',
    ),
    code: null,
    link: null,
  },

  {
    name: 'zh full-width',
    from: '云帆科技 <noreply@yunfan.test>',
    subject: '登录验证',
    html: nested(
      '<p>尊敬的用户：</p><p>您正在登录云帆控制台，本次验证码为：</p><p style="font-size:28px">７１０４８３</p><p>5分钟内有效。客服热线 400-482-9133。</p>',
    ),
    code: '710483',
    link: null,
  },
  {
    name: 'zh cells',
    from: '小象超市 <service@xiaoxiang.test>',
    subject: '邮箱绑定确认',
    html: nested(
      '<p>请在页面输入以下6位数字完成邮箱绑定：</p><table><tr><td>2</td><td>9</td><td>0</td><td>4</td><td>6</td><td>1</td></tr></table><p>订单号 20261121482913，合计 ¥148.29。</p>',
    ),
    code: '290461',
    link: null,
  },
  {
    name: 'zh subject only',
    from: '听雨读书 <no-reply@tingyu.test>',
    subject: '【听雨读书】8051（注册验证码）',
    html: divs('<p>验证码见邮件标题，请勿泄露给他人。</p><p>© 2016-2026 听雨读书</p>'),
    code: '8051',
    link: null,
  },
  {
    name: 'zh mixed',
    from: '星图 <security@xingtu.test>',
    subject: '找回密码',
    text: '您好，\n\n您申请了重置密码，安全码：VT3-8RN\n\n如非本人操作请忽略。工单编号 77120。',
    code: 'VT3-8RN',
    link: null,
  },
  {
    name: 'zh none pickup',
    from: '驿站 <kuaidi@yizhan.test>',
    subject: '取件通知',
    text: '您的快递 SF1482913377 已到站，取件码 8-2-4829，请于今日20:00前领取。',
    code: null,
    link: null,
  },
  {
    name: 'zh none coupon',
    from: '悦购 <promo@yuegou.test>',
    subject: '送您一张50元券',
    html: mjml(
      mjmlText('兑换码') + mjmlText('YG50-8829', 'font-size:26px') + mjmlText('满199元可用，2026年12月31日前有效。'),
    ),
    code: null,
    link: null,
  },

  {
    name: 'ja full-width',
    from: 'さくら銀行 <info@sakurabank.test>',
    subject: '【さくら銀行】ワンタイムパスワードのお知らせ',
    text: 'いつもご利用いただきありがとうございます。\n\nワンタイムパスワード：５０９３１７\n有効期限：2026年11月21日 18時30分\n\nお振込金額 148,290円\nお問い合わせ 0120-482-913',
    code: '509317',
    link: null,
  },
  {
    name: 'ja hyphens',
    from: 'ことりカフェ <hello@kotori.test>',
    subject: '会員登録のご確認',
    html: divs(
      '<p>ご登録ありがとうございます。次の確認コードを入力してください。</p><p style="font-size:32px">4-0-7-1</p><p>このメールに心当たりがない場合は破棄してください。</p>',
    ),
    code: '4071',
    link: null,
  },
  {
    name: 'ja subject only',
    from: 'みちくさ <no-reply@michikusa.test>',
    subject: '認証コードは 318 604 です',
    html: divs('<p>件名に記載のコードをアプリの画面に入力してください。</p><p>株式会社みちくさ 〒150-0001</p>'),
    code: '318604',
    link: null,
  },
  {
    name: 'ja mixed',
    from: 'ソラクラウド <account@sora.test>',
    subject: 'ログインの確認',
    html: nested(
      '<p>新しい端末からのログインがありました。ご本人の場合は、下記のコードをご入力ください。</p><p><strong>NB6-Q2X</strong></p><p>お客様番号 48291337　ご利用料金 1,482円</p>',
    ),
    code: 'NB6-Q2X',
    link: null,
  },
  {
    name: 'ja none yen',
    from: 'まるやま商店 <order@maruyama.test>',
    subject: 'ご注文ありがとうございます（注文番号 482913）',
    text: '注文番号：482913\nお支払い金額：14,829円（税込）\nお支払い番号：77120\n確認番号：4829\n\nコンビニのレジで上記の番号をお伝えください。',
    code: null,
    link: null,
  },
  {
    name: 'ja none reservation',
    from: '湯の宿 <yoyaku@yunoyado.test>',
    subject: 'ご予約の確認',
    html: nested(
      '<p>予約番号</p><p><b>YK482913</b></p><p>ご宿泊日 2026年11月24日　お一人様 ¥18,290　電話 0557-48-2913</p>',
    ),
    code: null,
    link: null,
  },

  {
    name: 'ko cells',
    from: '한빛마켓 <noreply@hanbit.test>',
    subject: '이메일 인증을 완료해 주세요',
    html: nested(
      '<p>아래 번호를 회원가입 화면에 입력해 주세요.</p><table><tr><td>6</td><td>0</td><td>3</td><td>9</td><td>1</td><td>7</td></tr></table><p>고객센터 1588-4829 · 주문번호 20261121-482913</p>',
    ),
    code: '603917',
    link: null,
  },
  {
    name: 'ko full-width',
    from: '누리은행 <alert@nuribank.test>',
    subject: '[누리은행] 본인확인',
    text: '본인확인 인증번호는 [７４０２１５]입니다. 3분 이내에 입력해 주세요. 이체금액 148,290원.',
    code: '740215',
    link: null,
  },
  {
    name: 'ko subject only',
    from: '별책방 <hi@byulbook.test>',
    subject: '별책방 로그인 코드 20-48-31',
    html: divs('<p>제목에 있는 코드를 앱에 입력하면 로그인됩니다.</p>'),
    code: '204831',
    link: null,
  },
  {
    name: 'ko mixed',
    from: '구름오피스 <security@gureum.test>',
    subject: '새 기기 로그인',
    html: divs(
      '<p>새 기기에서 로그인하려면 보안 코드를 입력하세요.</p><p><b>ZP5-T8H</b></p><p>2026년 11월 21일 18:30, 서울</p>',
    ),
    code: 'ZP5-T8H',
    link: null,
  },
  {
    name: 'ko none invoice',
    from: '푸른전력 <bill@pureun.test>',
    subject: '11월 전기요금 청구서',
    text: '고객번호 0482913377\n청구금액 48,290원\n전자납부번호 771204\n납부기한 2026.11.30',
    code: null,
    link: null,
  },
  {
    name: 'ko none parcel',
    from: '번개택배 <notice@bungae.test>',
    subject: '배송 출발 안내',
    text: '운송장번호 482913377012\n무인택배함 7번, 비밀번호 4829\n문의 1588-0077',
    code: null,
    link: null,
  },
];
