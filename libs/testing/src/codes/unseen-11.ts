import type { MailCase } from './mail-case.js';

/** The eleventh set, by another writer who knew neither the recogniser nor the other sets. Its mails have no links. */
export const cases: MailCase[] = [
  {
    name: `pt-BR bank approval; code with inner space in a table row among amounts, branch and accoun`,
    from: `Banco Jequitiva <avisos@jequitiva.test>`,
    subject: `Aprove o Pix de R$ 1.482,90`,
    html: `<html xmlns="" lang="pt-BR"><body style="margin:0;padding:0"><center> <table width="640"><tr><td bgcolor="#0b6b3a" height="64" style="padding:0 32px;color:#fff;font-size:22px;font-weight:bold">Banco Jequitiva</td></tr> <tr><td style="padding:28px 32px;font-size:15px;line-height:22px;color:#222"><p class="h1">Confirme esta transferência</p><p>Olá, Marilena. Recebemos pelo aplicativo um pedido de Pix acima do seu limite noturno. Confira os dados antes de aprovar:</p> <table width="100%" cellpadding="8" style="border-collapse:collapse;border:1px solid #ddd"> <tr><td style="border:1px solid #ddd">Valor</td><td style="border:1px solid #ddd"><b>R$ 1.482,90</b></td></tr> <tr><td style="border:1px solid #ddd">Para</td><td style="border:1px solid #ddd">Oficina Rodrigues &amp; Filhos</td></tr> <tr><td style="border:1px solid #ddd">Agência / conta</td><td style="border:1px solid #ddd">0417 / 882135-4</td></tr> <tr><td style="border:1px solid #ddd">Data</td><td style="border:1px solid #ddd">14/08/2024, 21h37</td></tr> <tr><td style="border:1px solid #ddd">Chave de aprovação</td><td style="border:1px solid #ddd">739&nbsp;204</td></tr></table> <p>Digite a chave de aprovação no aplicativo em até 4 minutos. Se não foi você, ligue para 0800 771 4400 e bloqueie a conta.</p></td></tr> <tr><td bgcolor="#eeeeee" style="padding:18px 32px;font-size:11px;line-height:16px;color:#666666">Banco Jequitiva S.A. – CNPJ 41.208.337/0001-62. Av. das Laranjeiras, 2210, Campinas/SP, CEP 13024-180. Ouvidoria 0800 771 4499. Nossos funcionários nunca pedem a chave por telefone.</td></tr></table></center></body></html>`,
    code: '739204',
    link: null,
  },
  {
    name: `pt-BR plain text, 5 digits in mid-sentence, called only 'os números'; CEP and WhatsApp num`,
    from: `Horta na Porta <oi@hortanaporta.test>`,
    subject: `Falta pouco para criar sua conta`,
    text: `Oi, Tadeu!

Que bom ter você por aqui. Para a gente saber que este e-mail é mesmo seu,
volte para a tela do cadastro, coloque 50817 no campo em branco e toque em
Continuar. Esses números valem por meia hora e só servem uma vez.

Depois disso você já pode montar a sua primeira cesta. Entregamos no CEP
30140-071 às terças e sextas, e mais de 12.400 famílias de Belo Horizonte já
recebem a nossa feira em casa. O frete é grátis acima de R$ 89,00.

Não se cadastrou? Então é só apagar esta mensagem, nenhuma conta será criada.

Um abraço,
Equipe Horta na Porta
WhatsApp (31) 98822-4107
Rua dos Aimorés, 1580, sala 302
`,
    code: '50817',
    link: null,
  },
  {
    name: `pt-BR TV pairing, ABCD-EFGH in a heading, not called code at all ('o que você vê aqui')`,
    from: `Telara <conta@telara.test>`,
    subject: `Conectar a TV da sala`,
    html: `<html lang="pt-BR"><body> <div style="display:none;max-height:0;overflow:hidden;font-size:1px;color:#f4f5f7">Escreva na sua TV</div> <table width="100%" bgcolor="#f4f5f7"><tr><td align="center" style="padding:24px 12px"><table class="w" width="600" style="background:#ffffff;border-radius:8px"><tr><td class="c" style="padding:32px 40px"> <p style="text-align:center"></p><p>Oi, Bianca! Uma televisão <b>Orbisat 55U7100</b> quer entrar na sua conta Telara.</p><p>Com o controle remoto, escreva na TV o que você vê aqui:</p> <h1 style="text-align:center;letter-spacing:4px;font-size:36px;margin:24px 0">KXPM-R7TD</h1> <p>Vale até as 20h45 de hoje. Você usa 2 das 4 telas do plano Família (R$ 39,90 por mês).</p><p>Não está tentando conectar nada? <span>Veja os seus aparelhos</span> e remova os que não conhece.</p> </td></tr><tr><td style="padding:20px 40px;border-top:1px solid #e3e6ea;font:12px/18px Arial,sans-serif;color:#7a828c">Telara Entretenimento Ltda. · Rua Pamplona, 1018, São Paulo, 01405-001 · Você recebe este e-mail porque tem uma conta Telara. <span>Privacidade</span></td></tr></table></td></tr></table></body></html>`,
    code: 'KXPM-R7TD',
    link: null,
  },
  {
    name: `pt-BR password reset, 8 digits called 'senha provisória', beside an equally long student n`,
    from: `Universidade Vale do Ibirá <nao-responda@uvi.edu.br>`,
    subject: `Portal do Aluno: nova senha`,
    html: `<html><body bgcolor="#FFFFFF" style="font-family:Georgia,'Times New Roman',serif;color:#333333"> <span style="display:none !important;visibility:hidden;mso-hide:all;font-size:0"></span> <div style="max-width:560px;margin:0 auto;padding:20px"> <p>Prezado(a) aluno(a),</p><p>Foi solicitada a troca de senha do Portal do Aluno para a matrícula <b>20193344</b>, protocolo 2024/118273.</p><p>Na página de redefinição, informe a senha provisória abaixo e, em seguida, escolha a sua nova senha:</p> <blockquote style="font-family:Courier New,monospace;font-size:20px;background:#f2f2f2;padding:10px 16px">20481937</blockquote> <p>A senha provisória deixa de funcionar em 60 minutos ou após o primeiro uso. A nova senha deve ter no mínimo 10 caracteres.</p><p>Em caso de dúvida, procure a Secretaria Acadêmica, bloco C, de segunda a sexta, das 8h às 21h, ramal 4410.</p> <hr style="border:0;border-top:1px solid #cccccc;margin:28px 0 12px"> <div style="font-size:11px;color:#888888">Mensagem automática, não responda. Universidade Vale do Ibirá – Rod. SP-310, km 238, CEP 14801-970 – Tel. (16) 3301-7700</div> </div></body></html>`,
    code: '20481937',
    link: null,
  },
  {
    name: `pt-BR coupon shown in huge type in a box with 'use o código', expiry and 'válido uma única`,
    from: `Lume & Linho <novidades@lumeelinho.test>`,
    subject: `Seu presente de aniversário chegou 🎁`,
    html: `<html lang="pt-BR"><body> <div style="display:none;max-height:0;overflow:hidden;font-size:1px;color:#f4f5f7">25% de desconto só para você</div> <table width="100%" bgcolor="#f4f5f7"><tr><td align="center" style="padding:24px 12px"><table class="w" width="600" style="background:#ffffff;border-radius:8px"><tr><td class="c" style="padding:32px 40px"> <h2 style="text-align:center;color:#a3465c">Feliz aniversário, Rosana!</h2><p style="text-align:center">Para comemorar, separamos <b>25% de desconto</b> em toda a coleção de cama e banho. Use o código no carrinho:</p> <table align="center" cellpadding="16" style="border:2px dashed #a3465c"><tr><td style="font-size:30px;font-weight:bold;letter-spacing:3px">NIVER25K7</td></tr></table> <p style="text-align:center">Código pessoal, válido uma única vez até 30/09, em compras a partir de R$ 199,00.</p><p style="text-align:center"><span>Quero aproveitar</span></p><p>Jogo de lençol 400 fios por R$ 289,90 · Toalha gigante por R$ 79,90</p> </td></tr><tr><td style="padding:20px 40px;border-top:1px solid #e3e6ea;font:12px/18px Arial,sans-serif;color:#7a828c">Promoção não cumulativa. Lume &amp; Linho Comércio Têxtil Ltda., CNPJ 18.774.520/0001-03, Blumenau/SC, 89010-204. <span>Descadastrar</span></td></tr></table></td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR event tickets: order number shown large, seat numbers, ticket ids with hyphens`,
    from: `Bilhetou <ingressos@bilhetou.test>`,
    subject: `Pedido 7748213 confirmado: Noite do Choro`,
    html: `<html xmlns="" lang="pt-BR"><body style="margin:0;padding:0"><center> <table width="640"><tr><td bgcolor="#5b2bd9" height="64" style="padding:0 32px;color:#fff;font-size:22px;font-weight:bold">bilhetou</td></tr> <tr><td style="padding:28px 32px;font-size:15px;line-height:22px;color:#222"><p>Compra aprovada! Guarde o número do seu pedido:</p><p style="font-size:34px;font-weight:bold;text-align:center">7748213</p> <table width="100%" cellpadding="6" border="1" style="border-collapse:collapse"><tr><th>Ingresso</th><th>Setor</th><th>Lugar</th><th>Preço</th></tr><tr><td>BT-40912-A</td><td>Plateia</td><td>F 14</td><td>R$ 120,00</td></tr><tr><td>BT-40912-B</td><td>Plateia</td><td>F 15</td><td>R$ 60,00 (meia)</td></tr></table> <p><b>Noite do Choro com o Quinteto Pedra Sabão</b><br>Sábado, 19 de outubro, 20h30<br>Teatro Serra Azul, Praça da Matriz, 45</p><p>Apresente o QR Code do aplicativo na entrada, com documento com foto. Portões abertos às 19h15. A meia-entrada exige comprovante.</p></td></tr> <tr><td bgcolor="#eeeeee" style="padding:18px 32px;font-size:11px;line-height:16px;color:#666666">Bilhetou Serviços Digitais S.A. Taxa de serviço R$ 18,00 não reembolsável. Atendimento: 4003-8821. Cancelamento em até 7 dias.</td></tr></table></center></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR plain text security advice all about codes never to be shared, with numbers, but no `,
    from: `Cooperativa Sicoval <comunica@sicoval.coop.br>`,
    subject: `Golpe do falso atendente: não caia`,
    text: `Olá, cooperado!

Nos últimos meses cresceu o golpe do falso atendente. O criminoso liga, diz que
houve uma compra de R$ 2.390,00 no seu cartão e pede o código de 6 dígitos que
acabou de chegar por e-mail ou SMS. Com ele, invade a sua conta.

Lembre-se:

1. Nunca compartilhe o seu código de verificação, nem com quem se apresenta
   como funcionário da Sicoval.
2. Nós não ligamos pedindo senha, token ou código.
3. Na dúvida, desligue e chame a central: 0800 642 1919.

Em 2023, 83% das fraudes registradas na região começaram por uma ligação. Se
você informou um código a alguém, bloqueie o acesso imediatamente no
aplicativo, menu Segurança, opção 3.

Conte com a gente.
Sicoval - Agência 3108 - Lajeado/RS - 95900-026
`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR utility bill: barcode digits, installation number as 'código de instalação' (6-8 dig`,
    from: `Energia Sertânia <fatura@sertaniaenergia.test>`,
    subject: `Sua conta de luz de agosto está disponível`,
    html: `<div dir="ltr" style="font-family:Helvetica,Arial,sans-serif;font-size:14px;color:#24292f"><h3>Conta de luz – referência 08/2024</h3><p>Olá, Josué, a fatura do seu imóvel já pode ser paga.</p><ul><li>Código da instalação: <b>30417725</b></li><li>Consumo: 214 kWh</li><li>Vencimento: 10/09/2024</li><li>Total: <b style="font-size:22px">R$ 203,47</b></li></ul> <p>Linha digitável:<br><code>83670000002 0 03470138001 1 10202408304 7 17725000019 3</code></p><p>Pagando por débito automático você ganha R$ 3,00 de desconto por mês. Bandeira tarifária vigente: verde. Em falta de energia envie SMS para 28116 com o código da instalação.</p><br><p style="font-size:12px;color:#57606a">Energia Sertânia Distribuidora S.A. – Central 116 – Agência reguladora 167 – Av. Agamenon, 900, Caruaru/PE, 55012-290</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `en hyphenated digits NNN-NNN in heading, phone-like; IP address and browser version near`,
    from: `Northpier Accounts <no-reply@northpier.test>`,
    subject: `Finish signing in to Northpier`,
    html: `<html lang="en"><body> <div style="display:none;max-height:0;overflow:hidden;font-size:1px;color:#f4f5f7">New browser? Here's what you need.</div> <table width="100%" bgcolor="#f4f5f7"><tr><td align="center" style="padding:24px 12px"><table class="w" width="600" style="background:#ffffff;border-radius:8px"><tr><td class="c" style="padding:32px 40px"> <p style="font-weight:bold;color:#0a4d8c">northpier</p><p>Hi Delphine,</p><p>We noticed a sign-in from a browser we haven't seen before. To carry on, enter this in the open window:</p><h1 style="font-size:40px;margin:20px 0;font-family:monospace">483-117</h1><p style="color:#666">Chrome 126.0.6478 on Windows 11<br>Rotterdam, Netherlands (IP 203.0.113.84)<br>Tuesday 9 July 2024, 08:12 CEST</p><p>It stops working after 10 minutes. If you weren't signing in, somebody may know your password: <span>change it now</span>.</p> </td></tr><tr><td style="padding:20px 40px;border-top:1px solid #e3e6ea;font:12px/18px Arial,sans-serif;color:#7a828c">Northpier Software Inc., 1180 Harbor Street, Suite 400, Portland, ME 04101. Need a hand? 207-555-0142</td></tr></table></td></tr></table></body></html>`,
    code: '483117',
    link: null,
  },
  {
    name: `en plain text, four digits with leading zero, called PIN; library card number, postcode, y`,
    from: `Thistlewood Libraries <members@thistlewoodlibraries.test>`,
    subject: `Confirm your new e-mail address`,
    text: `Dear Mr Okonjo,

You asked us to replace the e-mail address on library card 2 9134 0077 5512
with this one.

Please open My Account, choose "Confirm address" and give the one-off PIN 0428
when the page asks for it. The PIN is different from the one you use at the
self-service machines, and it lapses at midnight.

Until you do so, reservation notices will continue to go to your old address.
You currently have 3 items on loan and one reservation ready at Marsh Lane
(collect by 22 June 2024).

If this request was not yours, please tell any branch or ring 01632 960 114.

Thistlewood Libraries
14 Marsh Lane, Thistlewood, TW4 9QL
Registered charity 1099431
`,
    code: '0428',
    link: null,
  },
  {
    name: `en bank payment, 'password for this payment' is alphanumeric in mid-paragraph; sort code, `,
    from: `Carrow & Vale Bank <alerts@carrowvale.test>`,
    subject: `Action needed: payment to Hillside Roofing Ltd`,
    html: `<html><body bgcolor="#FFFFFF" style="font-family:Georgia,'Times New Roman',serif;color:#333333"> <span style="display:none !important;visibility:hidden;mso-hide:all;font-size:0"></span> <div style="max-width:560px;margin:0 auto;padding:20px"> <p>Dear Ms Abernethy,</p><p>You set up the following payment in Online Banking today:</p><table cellpadding="5"><tr><td>Payee</td><td>Hillside Roofing Ltd</td></tr><tr><td>Sort code</td><td>20-41-88</td></tr><tr><td>Account number</td><td>41882093</td></tr><tr><td>Reference</td><td>INV20417</td></tr><tr><td>Amount</td><td>&pound;2,450.00</td></tr></table> <p>If every line is right, release the payment with the password for this payment, <b>Q7M2XN</b>, which will be of no use for anything else. Capital letters matter.</p><p>If you don't recognise the payee, do not go any further and call us on 0345 600 0199 (or +44 1632 960 555 from abroad).</p><p><i>Stop and think: has someone told you to make this payment? It could be a scam.</i></p> <hr style="border:0;border-top:1px solid #cccccc;margin:28px 0 12px"> <div style="font-size:11px;color:#888888">Carrow &amp; Vale Bank plc is authorised by the Prudential Regulation Authority, firm reference 998214. Registered office: 5 Castle Meadow, Norwich NR1 3DH.</div> </div></body></html>`,
    code: 'Q7M2XN',
    link: null,
  },
  {
    name: `en device pairing, eight letters split in two by a space, in nested table cells; serial an`,
    from: `Pebblecast <devices@pebblecast.test>`,
    subject: `Set up your Pebblecast speaker`,
    html: `<html xmlns="" lang="en"><body style="margin:0;padding:0"><center> <table width="640"><tr><td bgcolor="#6a3fb5" height="64" style="padding:0 32px;color:#fff;font-size:22px;font-weight:bold">Pebblecast</td></tr> <tr><td style="padding:28px 32px;font-size:15px;line-height:22px;color:#222"><p class="h1">Almost playing</p><p>Your <b>Pebblecast Duo 2</b> (serial PD2-0093-88417) is waiting. Go to <span>pebblecast.test</span> on your phone and type:</p><table align="center"><tr><td style="padding:14px 26px;background:#f6f0ff;border-radius:6px"><span style="font-size:28px;font-weight:700;letter-spacing:2px">BQRT LVKD</span></td></tr></table><p>You have 15 minutes. The light on top turns from amber to blue when the speaker is linked to your account.</p><p>Having trouble? Hold the volume-down button for 8 seconds and ask for a fresh set of letters from the setup screen.</p></td></tr> <tr><td bgcolor="#eeeeee" style="padding:18px 32px;font-size:11px;line-height:16px;color:#666666">Sent to you because a speaker near you asked to be linked to sam.trevino@mailhaven.test. Pebblecast Audio, 77 Quarry Rd, Austin, TX 78704. Warranty: 24 months.</td></tr></table></center></body></html>`,
    code: 'BQRTLVKD',
    link: null,
  },
  {
    name: `en called only 'number', 5 digits like a US ZIP; membership no. and ZIP code also five dig`,
    from: `Harrowgate Fitness Club <hello@harrowgatefit.test>`,
    subject: `61904 is your Harrowgate number`,
    html: `<html lang="en"><body> <div style="display:none;max-height:0;overflow:hidden;font-size:1px;color:#f4f5f7">Your sign-up isn't finished yet</div> <table width="100%" bgcolor="#f4f5f7"><tr><td align="center" style="padding:24px 12px"><table class="w" width="600" style="background:#ffffff;border-radius:8px"><tr><td class="c" style="padding:32px 40px"> <h2>Welcome to the club, Priyanka!</h2><p>You're joining as member no. 30277 at our Elm Street gym. One last step: tap the number below into the sign-up page, so that we know we can reach you here.</p><p style="font-size:32px;text-align:center;background:#eef8f1;padding:18px">61904</p><p>Your first monthly fee of $34.99 will be taken on August 1. Opening hours: 5:30 am to 11 pm, every day of the year.</p><p>Bring a padlock, a towel, and a friend: the first visit is free for guests.</p> </td></tr><tr><td style="padding:20px 40px;border-top:1px solid #e3e6ea;font:12px/18px Arial,sans-serif;color:#7a828c">Harrowgate Fitness LLC, 2200 Elm Street, Dayton, OH 45402 | (937) 555-0171 | <span>Terms of membership</span> | 14-day cancellation right</td></tr></table></td></tr></table></body></html>`,
    code: '61904',
    link: null,
  },
  {
    name: `en plain text, very short lower-case mix of letters and digits in mid-sentence; player cou`,
    from: `Mossbank Games <support@mossbankgames.test>`,
    subject: `Your sign-in`,
    text: `Hey there, Captain_Ferret,

someone (we hope it's you) is trying to get into your Mossbank account from the
desktop launcher, version 3.18.2.

Just type r4k9z in the launcher and you're in. Upper or lower case, it makes no
difference. We'll throw it away in a quarter of an hour, or as soon as it has
been used.

Wasn't you? Don't type anything, and don't pass this on to people who say they
are from Mossbank, whether on the forum or in the game. We only ever write from
this address, and no moderator will ever need it.

See you on the seas - 48,211 captains are sailing right now.

The Mossbank crew
Unit 6, Old Tannery, Leeds LS11 5QP
`,
    code: 'r4k9z',
    link: null,
  },
  {
    name: `en magic link: URL with long token holding digits, expiry words, 'one-time', but nothing t`,
    from: `Scribbly <login@scribbly.test>`,
    subject: `Your sign-in link`,
    html: `<div dir="ltr" style="font-family:Helvetica,Arial,sans-serif;font-size:14px;color:#24292f"><h2>Sign in to Scribbly</h2><p>Hello Anneke, click the button to sign in as <b>anneke@dunesoft.test</b>. The one-time link will expire in 20 minutes.</p><p><span>Sign in now</span></p><p>Button not working? Paste this into your browser:<br></p><p>No password to remember and no code to copy. If you did not ask for this e-mail, you can safely ignore it; nobody can sign in without it.</p><br><p style="font-size:12px;color:#57606a">Scribbly B.V., Keizersgracht 391, 1016 EJ Amsterdam. KvK 71920384. Request from 198.51.100.23.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `en webinar with meeting ID and six-digit passcode, dial-in numbers`,
    from: `Larchmont Institute <events@larchmont-institute.test>`,
    subject: `Your place is confirmed: Soil Carbon in Practice`,
    html: `<html><body bgcolor="#FFFFFF" style="font-family:Georgia,'Times New Roman',serif;color:#333333"> <span style="display:none !important;visibility:hidden;mso-hide:all;font-size:0"></span> <div style="max-width:560px;margin:0 auto;padding:20px"> <h2>You're registered</h2><p>Thank you for registering for <b>Soil Carbon in Practice: what the field trials tell us</b>.</p><p>Wednesday 13 November 2024, 15:00&ndash;16:30 GMT</p><p><span>Join the webinar</span></p><table cellpadding="4"><tr><td>Webinar ID</td><td>961 1482 0735</td></tr><tr><td>Passcode</td><td><b>884213</b></td></tr><tr><td>By phone</td><td>+44 1632 960 801 or +1 312 555 0190</td></tr></table><p>Please join five minutes early. A recording and the slides will be posted to all 640 registrants by the following Monday. Questions can be sent in advance to the organisers.</p> <hr style="border:0;border-top:1px solid #cccccc;margin:28px 0 12px"> <div style="font-size:11px;color:#888888">Larchmont Institute for Land Studies, 9 College Green, Aberystwyth SY23 1BA. Add to calendar: Google | Outlook | iCal. To cancel your registration, click here.</div> </div></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `en gift card with long number and a 4-digit PIN in big type: not a sign-in code`,
    from: `Juniper & Oak Gifts <giftcards@juniperoak.test>`,
    subject: `Theo sent you a $75 gift card`,
    html: `<html lang="en"><body> <div style="display:none;max-height:0;overflow:hidden;font-size:1px;color:#f4f5f7">You've got a gift card!</div> <table width="100%" bgcolor="#f4f5f7"><tr><td align="center" style="padding:24px 12px"><table class="w" width="600" style="background:#ffffff;border-radius:8px"><tr><td class="c" style="padding:32px 40px"> <h1 style="font-size:24px">A little something from Theo</h1><p><i>&ldquo;Happy housewarming, Lucía! Buy yourself that lamp.&rdquo;</i></p><table width="100%" style="background:#2d4a3e;color:#fff;border-radius:10px" cellpadding="14"><tr><td>Value</td><td style="font-size:26px"><b>$75.00</b></td></tr><tr><td>Card number</td><td>6039 5521 8840 1174</td></tr><tr><td>PIN</td><td style="font-size:22px">7316</td></tr></table><p>Enter the card number and PIN at checkout, or show this e-mail at the till in any of our 42 shops. Your card never expires. Treat it like cash.</p><p><span>Check your balance</span></p> </td></tr><tr><td style="padding:20px 40px;border-top:1px solid #e3e6ea;font:12px/18px Arial,sans-serif;color:#7a828c">Gift cards are issued by JO Stored Value LLC and can't be exchanged for cash except where the law requires. Lost card? 1-800-555-0133. 310 Market St, Richmond, VA 23219.</td></tr></table></td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `en parcel tracking number in large monospace; time window; delivery driver; 'number' word `,
    from: `Swiftfen Couriers <tracking@swiftfen.test>`,
    subject: `Your parcel from Barrow Boots is on its way`,
    html: `<html xmlns="" lang="en"><body style="margin:0;padding:0"><center> <table width="640"><tr><td bgcolor="#d9480f" height="64" style="padding:0 32px;color:#fff;font-size:22px;font-weight:bold">SWIFTFEN</td></tr> <tr><td style="padding:28px 32px;font-size:15px;line-height:22px;color:#222"><p class="h1">Out for delivery today</p><p>Hello Gareth, driver Moses will bring your parcel between <b>11:42 and 12:42</b>.</p><p>Your tracking number:</p><p style="font-family:monospace;font-size:26px;background:#f4f4f4;padding:12px">SF 8820 4417 93 GB</p><table cellpadding="6"><tr><td>Sender</td><td>Barrow Boots</td></tr><tr><td>Weight</td><td>1.86 kg</td></tr><tr><td>Deliver to</td><td>27 Fennel Close, CF14 7TR</td></tr><tr><td>Stop</td><td>58 of 121</td></tr></table><p>Not in? <span>Leave it with a neighbour</span>, choose a safe place, or move the delivery to another day before 10:00. No signature is needed.</p></td></tr> <tr><td bgcolor="#eeeeee" style="padding:18px 32px;font-size:11px;line-height:16px;color:#666666">Swiftfen Couriers Ltd, company number 07741829. Depot 0431, Wentloog Avenue, Cardiff. We never ask for payment by e-mail. Do not reply to this address.</td></tr></table></center></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `en new-login notice that talks of verification codes but has none; IP, time, build number`,
    from: `Kestrel Payroll <security@kestrelpayroll.test>`,
    subject: `New sign-in to your Kestrel account`,
    html: `<div dir="ltr" style="font-family:Helvetica,Arial,sans-serif;font-size:14px;color:#24292f"><p>Hi Ruaridh,</p><p>Your account <b>r.mackenna@lochtech.co</b> was just used to sign in on a new device.</p><table cellpadding="4"><tr><td><b>When</b></td><td>3 March 2024, 19:04:55 UTC</td></tr><tr><td><b>Device</b></td><td>Pixel 8, Android 14 (build 230805)</td></tr><tr><td><b>Where</b></td><td>Inverness, GB &ndash; approximate</td></tr><tr><td><b>IP</b></td><td>192.0.2.117</td></tr><tr><td><b>Method</b></td><td>Password + verification code by text to number ending 4471</td></tr></table><p>If this was you, there's nothing to do. If it wasn't, <span>lock your account</span> straight away. We will never ask you to read a verification code out over the phone.</p><br><p style="font-size:12px;color:#57606a">You can't opt out of security notices. Kestrel Payroll Ltd, 3 Ness Walk, Inverness IV3 5SQ. Event 55019283.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `en plain text support case number, exactly 6 digits, asked to be quoted; callback PIN-like`,
    from: `Brightwell Broadband <care@brightwellbroadband.test>`,
    subject: `[Case 482190] We've received your message`,
    text: `##- Please type your reply above this line -##

Your case number is 482190

Hello Henrietta,

Thanks for getting in touch about slow evening speeds. We've opened a case and
an engineer will look at your line within 2 working days. Please have the
number above at hand when you call, and keep it in the subject of any reply so
that your messages stay together.

In the meantime, these steps help in about 60% of cases:

  * turn the router off for 30 seconds, then on again
  * try a cable instead of Wi-Fi
  * run the test at speed.brightwellbroadband.test and send us the figures

Account: 7700412
Plan: Fibre 150, GBP 31.00 a month
Queue today: average reply in 5 h 20 min

Brightwell Broadband, PO Box 1184, Swindon SN1 9XD
Phone 0800 808 5757, Mon-Sat 8-20
`,
    code: null,
    link: null,
  },
  {
    name: `es 8-digit sign-in code in heading; licence number, member count, phone`,
    from: `Viajarela <acceso@viajarela.test>`,
    subject: `Accede a tu cuenta de Viajarela`,
    html: `<html xmlns="" lang="es"><body style="margin:0;padding:0"><center> <table width="640"><tr><td bgcolor="#006d77" height="64" style="padding:0 32px;color:#fff;font-size:22px;font-weight:bold">viajarela</td></tr> <tr><td style="padding:28px 32px;font-size:15px;line-height:22px;color:#222"><p>Hola, Iratxe:</p><p>Has pedido entrar en Viajarela sin contraseña. Copia esta clave de acceso en la aplicación:</p><h2 style="text-align:center;font-size:30px;color:#006d77">91740286</h2><p>Caduca a las 13:25 (hora peninsular). Por tu seguridad, no la reenvíes a nadie.</p><p>¿No has sido tú? Puedes ignorar este mensaje; tus 4.350 puntos y tus reservas siguen a salvo. Si recibes varios seguidos, escríbenos o llama al 900 321 448.</p></td></tr> <tr><td bgcolor="#eeeeee" style="padding:18px 32px;font-size:11px;line-height:16px;color:#666666">Viajarela Agencia Online S.L., CIF B-87441902, licencia CICMA 3318. Calle Serrano Jover, 5, 28015 Madrid. Más de 1.200.000 viajeros confían en nosotros. <span>Política de privacidad</span></td></tr></table></center></body></html>`,
    code: '91740286',
    link: null,
  },
  {
    name: `es 3-D Secure purchase approval; code in a table cell in the same style as amount and card`,
    from: `Caja Almadén <compras-seguras@cajaalmaden.test>`,
    subject: `Compra de 318,45 EUR en ELECTROMARÍN`,
    html: `<html lang="es"><body> <div style="display:none;max-height:0;overflow:hidden;font-size:1px;color:#f4f5f7">Autorice su compra</div> <table width="100%" bgcolor="#f4f5f7"><tr><td align="center" style="padding:24px 12px"><table class="w" width="600" style="background:#ffffff;border-radius:8px"><tr><td class="c" style="padding:32px 40px"> <p>Estimado cliente:</p><p>Para autorizar la compra con su tarjeta, introduzca la clave de un solo uso en la página del comercio.</p><table width="100%" cellpadding="7" style="font-size:15px"><tr bgcolor="#f3f3f3"><td>Comercio</td><td>ELECTROMARÍN ONLINE 0284</td></tr><tr><td>Importe</td><td>318,45 EUR</td></tr><tr bgcolor="#f3f3f3"><td>Tarjeta</td><td>**** **** **** 5027</td></tr><tr><td>Clave</td><td>266093</td></tr><tr bgcolor="#f3f3f3"><td>Fecha</td><td>02/12/2024 17:41:08</td></tr></table><p>Si usted no reconoce esta operación, llame de inmediato al 915 550 173 y no facilite la clave a ninguna persona, aunque diga llamar en nombre de la Caja.</p> </td></tr><tr><td style="padding:20px 40px;border-top:1px solid #e3e6ea;font:12px/18px Arial,sans-serif;color:#7a828c">Caja Almadén, S. Coop. de Crédito. Inscrita en el Banco de España con el n.º 3209. Plaza Mayor, 1, 13400 Almadén (Ciudad Real). Este buzón no admite respuestas.</td></tr></table></td></tr></table></body></html>`,
    code: '266093',
    link: null,
  },
  {
    name: `es plain text, four digits called only 'número'; postcode, year, price, phone`,
    from: `Biblioteca de Sonidos <hola@bibliosonidos.mx>`,
    subject: `Último paso`,
    text: `¡Hola, Fermín!

Ya casi tienes tu cuenta en la Biblioteca de Sonidos, el archivo libre de
grabaciones de campo fundado en 2009.

El número que te pide la página es el 7052. Escríbelo ahí mismo y listo: podrás
descargar hasta 50 grabaciones al mes sin pagar un peso. Si la página se cerró,
empieza de nuevo y te mandaremos otro, porque éste sólo dura 10 minutos.

¿Te gustaría ayudarnos? Con $149 MXN al mes te haces socio y nos ayudas a
digitalizar las 3,800 cintas que todavía esperan en la bodega.

¿No te registraste tú? Perdona la molestia y borra este correo.

Biblioteca de Sonidos, A.C.
Calle Tabasco 214, Roma Norte, 06700 Ciudad de México
Tel. 55 5550 1948
`,
    code: '7052',
    link: null,
  },
  {
    name: `es hotel booking: alphanumeric localizador large in a heading, also in the subject; also a`,
    from: `Hotel Mirador de Ansó <reservas@miradordeanso.test>`,
    subject: `Reserva confirmada – localizador X4T9QL`,
    html: `<html><body bgcolor="#FFFFFF" style="font-family:Georgia,'Times New Roman',serif;color:#333333"> <span style="display:none !important;visibility:hidden;mso-hide:all;font-size:0"></span> <div style="max-width:560px;margin:0 auto;padding:20px"> <h1 style="font-weight:normal">Nos vemos en el valle</h1><p>Su localizador es</p><h2 style="letter-spacing:5px;font-family:monospace">X4T9QL</h2><p>Guárdelo: se lo pediremos a la llegada o si desea modificar la estancia.</p><table cellpadding="5"><tr><td>Entrada</td><td>viernes 27/12/2024, desde las 15:00</td></tr><tr><td>Salida</td><td>lunes 30/12/2024, hasta las 11:30</td></tr><tr><td>Habitación</td><td>204, doble con vistas</td></tr><tr><td>Total</td><td>387,00 € (IVA incluido)</td></tr></table><p>Cancelación gratuita hasta 72 horas antes. El desayuno se sirve de 8:00 a 10:30. Por la A-1602 puede haber nieve: lleve cadenas.</p> <hr style="border:0;border-top:1px solid #cccccc;margin:28px 0 12px"> <div style="font-size:11px;color:#888888">Hotel Mirador de Ansó, Calle Mayor, 12, 22728 Ansó (Huesca). Tel. 974 550 126. N.º de registro turístico HU-HOT-00718.</div> </div></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `es invoice: point-of-sale number with hyphen, policy number, CAE, client number, payment c`,
    from: `Fontalia Seguros <facturacion@fontalia.test.ar>`,
    subject: `Factura B 0004-00182736`,
    html: `<div dir="ltr" style="font-family:Helvetica,Arial,sans-serif;font-size:14px;color:#24292f"><p>Hola, Graciela:</p><p>Ya está disponible la factura de tu seguro del hogar.</p><p style="font-size:24px"><b>$ 28.914,60</b><br><span style="font-size:14px">Vence el 12/07/2024</span></p><p>Póliza: 558-201934<br>N.º de cliente: 440918<br>Factura B 0004-00182736<br>CAE: 74281930556217</p><p>Podés pagar con débito automático o en efectivo, diciendo en la caja tu código de pago electrónico: <b style="font-size:20px">0440918558</b>. Ese código es siempre el mismo, así que podés anotarlo.</p><p>Si pagás antes del vencimiento participás del sorteo de 10 bicicletas.</p><br><p style="font-size:12px;color:#57606a">Fontalia Compañía de Seguros S.A., CUIT 30-55512038-7. Av. Colón 1830, X5000 Córdoba. Superintendencia de Seguros: 0800-666-8400. Inscripción 0392.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `es plain text cinema tickets with a 6-character purchase code for the kiosk ('código de co`,
    from: `Cine Estrella del Sur <taquilla@cineestrelladelsur.cl>`,
    subject: `Tus entradas para el sábado`,
    text: `Hola, Antonia:

¡Gracias por tu compra! Estas son tus entradas:

  Película:  La marea de julio (subtitulada)
  Función:   sábado 18 de mayo, 19:40 h
  Sala:      7
  Butacas:   J11, J12, J13
  Total:     $14.700

Código de compra: 5KD83W

Imprime tus entradas en el tótem con el código de compra o muestra este correo
en la puerta. Llega 15 minutos antes. No se hacen cambios ni devoluciones una
vez iniciada la función.

Los martes, con la tarjeta de socio, el segundo balde de cabritas va a mitad de
precio. Ya somos 26.900 socios en todo Chile.

Cine Estrella del Sur
Av. Alemania 0671, Temuco, 4810101
Mesa de ayuda: 600 555 0127
`,
    code: null,
    link: null,
  },
  {
    name: `fr code with thin spacing in heading among adherent number and phone with spaces`,
    from: `Mutuelle Aubrac <ne-pas-repondre@mutuelle-aubrac.test>`,
    subject: `Connexion à votre espace adhérent`,
    html: `<html lang="fr"><body> <div style="display:none;max-height:0;overflow:hidden;font-size:1px;color:#f4f5f7">Votre code est arrivé</div> <table width="100%" bgcolor="#f4f5f7"><tr><td align="center" style="padding:24px 12px"><table class="w" width="600" style="background:#ffffff;border-radius:8px"><tr><td class="c" style="padding:32px 40px"> <p>Bonjour Madame Vasseur,</p><p>Vous vous connectez à votre espace adhérent (n&deg; 1 84 220 917). Voici votre code à usage unique&nbsp;:</p><h1 style="text-align:center;font-size:38px;color:#184e77">574 318</h1><p>Saisissez-le sur la page de connexion avant 10&nbsp;h&nbsp;52. Passé ce délai, il faudra en demander un autre.</p><p>Vous n'êtes pas à l'origine de cette demande&nbsp;? Appelez le 09 70 55 01 82 (appel non surtaxé), du lundi au vendredi de 8&nbsp;h&nbsp;30 à 18&nbsp;h.</p> </td></tr><tr><td style="padding:20px 40px;border-top:1px solid #e3e6ea;font:12px/18px Arial,sans-serif;color:#7a828c">Mutuelle Aubrac, soumise au livre II du code de la mutualité, SIREN 775 409 213. Siège&nbsp;: 8 rue du Terral, 12000 Rodez. Code APE 6512Z.</td></tr></table></td></tr></table></body></html>`,
    code: '574318',
    link: null,
  },
  {
    name: `fr plain text transfer approval; letters/digits with hyphen, IBAN, amount, called 'clé de `,
    from: `Banque Corvaisier <operations@banque-corvaisier.test>`,
    subject: `Validation d'un virement de 3 200,00 EUR`,
    text: `Bonjour Monsieur Le Guennec,

Vous avez demandé le 6 mai 2024 à 14 h 08 le virement suivant :

   Montant        3 200,00 EUR
   Bénéficiaire   Menuiserie Kerbrat
   IBAN           FR76 1420 8000 7741 0039 2815 604
   Motif          Acompte devis 2024-117

Pour le valider, indiquez dans votre espace la clé K48-2PF, tiret compris.
Elle n'est utilisable qu'une fois, dans les cinq minutes qui suivent l'envoi de
ce message.

Si vous n'avez rien demandé, ne saisissez rien et appelez sans attendre le
02 99 55 01 37, 7 jours sur 7. Aucun conseiller ne vous demandera cette clé.

Banque Corvaisier - SA au capital de 48 600 000 EUR
RCS Rennes 331 448 907 - ORIAS 07 022 914
11 quai Lamennais, 35000 Rennes
`,
    code: 'K48-2PF',
    link: null,
  },
  {
    name: `fr TV pairing, ABCD-EFGH style inside table cell; never called code ('ces caractères'); mo`,
    from: `Papillon Vidéo <bonjour@papillonvideo.test>`,
    subject: `Un nouvel appareil souhaite vous rejoindre`,
    html: `<html xmlns="" lang="fr"><body style="margin:0;padding:0"><center> <table width="640"><tr><td bgcolor="#c2255c" height="64" style="padding:0 32px;color:#fff;font-size:22px;font-weight:bold">Papillon</td></tr> <tr><td style="padding:28px 32px;font-size:15px;line-height:22px;color:#222"><p class="h1">Branchez votre téléviseur</p><p>Le téléviseur <b>Lumex QX-4300-EU</b> attend votre accord pour lire vos vidéos.</p><table width="100%"><tr><td width="50%" style="padding:10px;background:#fafafa">À recopier sur l'écran</td><td style="padding:10px;background:#fafafa;font-size:22px"><strong>HVTN-39KC</strong></td></tr></table><p>Ces caractères s'effacent au bout d'un quart d'heure. Ensuite, vous retrouverez vos listes, vos 12 téléchargements et la reprise là où vous vous étiez arrêté.</p><p>Cet appareil ne vous dit rien&nbsp;? Laissez tomber&nbsp;: sans vous, il ne pourra rien faire.</p></td></tr> <tr><td bgcolor="#eeeeee" style="padding:18px 32px;font-size:11px;line-height:16px;color:#666666">Papillon Vidéo SAS, 27 rue de la Villette, 69003 Lyon. Abonnement Duo 8,99&nbsp;€ par mois, sans engagement. Service client&nbsp;: 04 78 55 01 44.</td></tr></table></center></body></html>`,
    code: 'HVTN-39KC',
    link: null,
  },
  {
    name: `fr parcel: tracking number large, relay point opening hours, 'munissez-vous d'une pièce d'`,
    from: `Colivert <suivi@colivert.test>`,
    subject: `Votre colis 8R 417 739 205 est en route`,
    html: `<div dir="ltr" style="font-family:Helvetica,Arial,sans-serif;font-size:14px;color:#24292f"><h2>Votre colis arrive bientôt en relais</h2><p>Bonjour Clémence, votre colis expédié par <b>La Mercerie d'Élise</b> a quitté notre plateforme d'Orléans.</p><p>Numéro de suivi<br><span style="font-size:28px;font-weight:bold">8R 417 739 205</span></p><p>Il sera remis jeudi au point relais&nbsp;:<br>Tabac des Arts, 46 avenue Foch, 37000 Tours<br>Lun.&ndash;sam. 7 h 30 &ndash; 19 h 30</p><p>Vous recevrez un message dès qu'il sera disponible. Pour le retrait, une pièce d'identité suffit. Le colis vous attendra 10 jours. Poids&nbsp;: 0,640 kg.</p><br><p style="font-size:12px;color:#57606a">Colivert SAS, 120 rue du Fer, 45140 Ingré. Vous recevez ce message car un expéditeur nous a confié votre colis. Réclamations&nbsp;: sous 30 jours.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `fr membership number, 6 digits large with 'conservez-le', used to identify but not one-tim`,
    from: `Les Randonneurs du Vercors <adhesions@rando-vercors.asso.test>`,
    subject: `Bienvenue ! Votre numéro d'adhérent`,
    html: `<html><body bgcolor="#FFFFFF" style="font-family:Georgia,'Times New Roman',serif;color:#333333"> <span style="display:none !important;visibility:hidden;mso-hide:all;font-size:0"></span> <div style="max-width:560px;margin:0 auto;padding:20px"> <p>Chère Solène,</p><p>Votre cotisation 2025 (38,00&nbsp;€) nous est bien parvenue, merci&nbsp;! Voici votre numéro d'adhérente, à conserver précieusement&nbsp;:</p><p style="font-size:30px;text-align:center;border:1px solid #999;padding:10px">260 741</p><p>Il vous sera demandé pour vous inscrire aux sorties, emprunter du matériel et obtenir 10&nbsp;% de remise chez nos partenaires. Votre carte arrivera par la poste sous trois semaines.</p><p>Prochaine sortie&nbsp;: le Grand Veymont (2&nbsp;341&nbsp;m), dimanche 16 mars, dénivelé 1&nbsp;050&nbsp;m, départ 6&nbsp;h&nbsp;45. Déjà 17 inscrits sur 20.</p> <hr style="border:0;border-top:1px solid #cccccc;margin:28px 0 12px"> <div style="font-size:11px;color:#888888">Association loi 1901 n&deg; W263004418 – Maison des associations, 26420 La Chapelle-en-Vercors – 04 75 55 01 66. Données traitées conformément au RGPD.</div> </div></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `fr plain text newsletter full of 4-8 digit figures; the word 'code' used for the Code of c`,
    from: `La Lettre du Phare <lettre@lephare-eco.test>`,
    subject: `Immobilier : les chiffres qui comptent cette semaine`,
    text: `LA LETTRE DU PHARE - n° 1482 - vendredi 4 octobre 2024

Bonjour à tous,

945 000 : c'est le nombre de ventes de logements anciens sur un an, du jamais
vu depuis 2016. À Nantes (44000), le mètre carré se négocie à 3 487 euros ; à
Limoges (87000), à 1 612 euros.

Le code de la construction change à nouveau. L'article 173-2 oblige à joindre
l'audit énergétique dès la première visite. Selon nos calculs, 180 450
propriétaires seraient concernés.

À LIRE AUSSI
- Taux : 3,42 % sur 20 ans, le plus bas depuis 14 mois
- Loyers : l'indice IRL passe à 144,51
- Copropriétés : ce que cache le code APE de votre syndic

Vous êtes 61 238 à nous lire chaque semaine. Merci !

Le Phare Éco, 3 place Graslin, 44000 Nantes - CPPAP 0526 W 94017
Se désabonner : 
`,
    code: null,
    link: null,
  },
  {
    name: `de 5-digit login PIN equal in shape to German postcodes (PLZ) in the footer; customer numb`,
    from: `Stadtwerke Ellerbach <kundenportal@sw-ellerbach.test>`,
    subject: `Ihre Anmeldung im Kundenportal`,
    html: `<html lang="de"><body> <div style="display:none;max-height:0;overflow:hidden;font-size:1px;color:#f4f5f7">Nur 15 Minuten gültig</div> <table width="100%" bgcolor="#f4f5f7"><tr><td align="center" style="padding:24px 12px"><table class="w" width="600" style="background:#ffffff;border-radius:8px"><tr><td class="c" style="padding:32px 40px"> <p>Guten Tag Frau Dietrichsen,</p><p>Sie melden sich gerade mit der Kundennummer 70044128 im Kundenportal an. Ihre PIN für diese Anmeldung:</p><table align="center" cellpadding="12" style="border:1px solid #0c7c59"><tr><td style="font-size:28px;font-family:monospace">38156</td></tr></table><p>Bitte geben Sie die PIN innerhalb von 15 Minuten ein. Sie gilt nur für diesen einen Vorgang.</p><p>Übrigens: Der Zählerstand für Zähler 1EMH0042817733 kann bis zum 31.12. gemeldet werden.</p><p>Sie haben sich nicht angemeldet? Dann rufen Sie uns bitte an: 04193 5550-210.</p> </td></tr><tr><td style="padding:20px 40px;border-top:1px solid #e3e6ea;font:12px/18px Arial,sans-serif;color:#7a828c">Stadtwerke Ellerbach GmbH, Am Wasserturm 4, 24558 Ellerbach. Amtsgericht Kiel HRB 10482. Aufsichtsratsvorsitz: Hanne Lürssen. USt-IdNr. DE811550937</td></tr></table></td></tr></table></body></html>`,
    code: '38156',
    link: null,
  },
  {
    name: `de TAN in bold within the sentence after amounts and IBAN digits; 'Auftrag Nr.' six digits`,
    from: `Volkskasse Isartal <service@volkskasse-isartal.test>`,
    subject: `TAN für Ihre Überweisung über 1.275,30 EUR`,
    html: `<html><body bgcolor="#FFFFFF" style="font-family:Georgia,'Times New Roman',serif;color:#333333"> <span style="display:none !important;visibility:hidden;mso-hide:all;font-size:0"></span> <div style="max-width:560px;margin:0 auto;padding:20px"> <p>Sehr geehrter Herr Nömayr,</p><p>für den Auftrag Nr. 118204 vom 23.01.2025 über <b>1.275,30 EUR</b> an <b>Autohaus Pfaffinger</b>, IBAN DE44 7016 9351 0002 8841 07, lautet die TAN <b>804621</b>. Bitte vergleichen Sie Betrag und IBAN mit Ihrer Rechnung, bevor Sie die TAN eingeben.</p><p>Die TAN verfällt nach 5 Minuten oder sobald Sie einen neuen Auftrag erfassen.</p><p>Stimmt etwas nicht? Brechen Sie ab und wählen Sie den Sperr-Notruf 116&nbsp;116 oder unsere Hotline 08171 555-0.</p> <hr style="border:0;border-top:1px solid #cccccc;margin:28px 0 12px"> <div style="font-size:11px;color:#888888">Volkskasse Isartal eG, Bahnhofstraße 21, 82515 Wolfratshausen, BLZ 701 693 51, BIC GENODEF1VIT. Genossenschaftsregister München GnR 2218. Mitarbeiter fragen Sie niemals nach einer TAN.</div> </div></body></html>`,
    code: '804621',
    link: null,
  },
  {
    name: `de plain text, new e-mail address confirmation, ABCD-EFGH called 'Zeichenfolge'; member co`,
    from: `Klangwerk Forum <forum@klangwerk-forum.test>`,
    subject: `Bitte neue E-Mail-Adresse bestätigen`,
    text: `Hallo Nachtfalter77,

du möchtest künftig unter dieser Adresse vom Klangwerk Forum hören. Damit wir
sicher sind, dass sie dir gehört, trage bitte unter "Profil > Kontakt" diese
Zeichenfolge ein:

    TZWG-4M8E

Das klappt bis morgen, 18:30 Uhr. Danach bleibt alles beim Alten und wir
schreiben weiter an deine bisherige Adresse (na***@postwolke.test).

Dein Stand bei uns: 1.846 Beiträge, Mitglied seit 2011, 23 ungelesene
Nachrichten.

Du warst das nicht? Dann hat sich vermutlich jemand vertippt, und du musst
nichts weiter tun.

Viele Grüße vom ganzen Team

Klangwerk Forum - 38.205 Mitglieder - 1 Leidenschaft
Impressum: J. Rautenberg, Postfach 1207, 37002 Göttingen
`,
    code: 'TZWG-4M8E',
    link: null,
  },
  {
    name: `de invoice: invoice no. in heading, customer no., article numbers, amount; 'Verwendungszwe`,
    from: `Ofenglück Manufaktur <rechnung@ofenglueck.test>`,
    subject: `Rechnung RE-2024-30918`,
    html: `<html xmlns="" lang="de"><body style="margin:0;padding:0"><center> <table width="640"><tr><td bgcolor="#9c4221" height="64" style="padding:0 32px;color:#fff;font-size:22px;font-weight:bold">Ofenglück</td></tr> <tr><td style="padding:28px 32px;font-size:15px;line-height:22px;color:#222"><p class="h1">Rechnung RE-2024-30918</p><p>Guten Tag Herr Yıldırım, vielen Dank für Ihren Einkauf.</p><table width="100%" border="1" cellpadding="6" style="border-collapse:collapse"><tr><th>Art.-Nr.</th><th>Bezeichnung</th><th>Menge</th><th>Preis</th></tr><tr><td>440217</td><td>Brotbackstein 38 x 30 cm</td><td>1</td><td>54,90 €</td></tr><tr><td>440385</td><td>Gärkörbchen oval</td><td>2</td><td>37,80 €</td></tr><tr><td colspan="3">Gesamt inkl. 19 % MwSt.</td><td><b>92,70 €</b></td></tr></table><p>Bitte überweisen Sie bis zum 14.11.2024 und geben Sie als Verwendungszweck genau dies an: <b>309184471</b>. IBAN DE81 2585 0110 0046 2291 30.</p></td></tr> <tr><td bgcolor="#eeeeee" style="padding:18px 32px;font-size:11px;line-height:16px;color:#666666">Ofenglück Manufaktur OHG, Lüneburger Str. 88, 29525 Uelzen. Steuernummer 47/203/11928. Widerruf binnen 14 Tagen, Rücksendung auf unsere Kosten.</td></tr></table></center></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `de voucher code ABCD-EFGH in dashed box with expiry and 'Code eingeben', 'nur einmal einlö`,
    from: `Wanderzeit Schuhe <post@wanderzeit-schuhe.test>`,
    subject: `20 Euro für Sie – nur bis Sonntag`,
    html: `<html lang="de"><body> <div style="display:none;max-height:0;overflow:hidden;font-size:1px;color:#f4f5f7">Ihr persönlicher Gutschein</div> <table width="100%" bgcolor="#f4f5f7"><tr><td align="center" style="padding:24px 12px"><table class="w" width="600" style="background:#ffffff;border-radius:8px"><tr><td class="c" style="padding:32px 40px"> <h2>Wir haben Sie vermisst, Frau Brinkmöller!</h2><p>Ihr letzter Einkauf ist schon 214 Tage her. Deshalb schenken wir Ihnen 20&nbsp;Euro für Ihr nächstes Paar.</p><p style="border:2px dashed #5c7d2a;padding:16px;text-align:center">Code an der Kasse eingeben:<br><span style="font-size:30px;font-weight:bold">WZ20-HERB</span><br><small>nur einmal einlösbar, gültig bis 20.10.2024, 23:59 Uhr</small></p><p>Unser Tipp: der <b>Karwendel Pro GTX 2850</b>, jetzt in den Größen 36 bis 43 für 169,95&nbsp;€.</p><p><span>Jetzt stöbern</span></p> </td></tr><tr><td style="padding:20px 40px;border-top:1px solid #e3e6ea;font:12px/18px Arial,sans-serif;color:#7a828c">Mindestbestellwert 99 €. Nicht mit anderen Aktionen kombinierbar. Wanderzeit Schuhe GmbH, Talweg 3, 87561 Oberstdorf. Abmelden: <span>hier klicken</span>.</td></tr></table></td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `de plain text notice of password change; mentions a code had been used and Vorgangsnummer `,
    from: `Postwolke <sicherheit@postwolke.test>`,
    subject: `Ihr Passwort wurde geändert`,
    text: `Guten Tag,

das Passwort Ihres Postfachs m.grabowski@postwolke.test wurde am 11.06.2024 um
07:53 Uhr geändert. Zur Bestätigung wurde ein Code verwendet, den wir an Ihre
Mobilnummer mit den Endziffern 6093 geschickt hatten.

Waren Sie das? Dann ist alles in Ordnung und Sie können diese Nachricht löschen.

Waren Sie es nicht, so handeln Sie bitte gleich:

1. Rufen Sie  auf.
2. Halten Sie Ihre Vorgangsnummer bereit: 20240611
3. Prüfen Sie, ob Weiterleitungen eingerichtet wurden.

Geben Sie Einmalcodes niemals an andere weiter, auch nicht an vermeintliche
Mitarbeiter von Postwolke.

Postwolke AG, Ludwig-Erhard-Allee 16, 76131 Karlsruhe
Telefon 0721 555 0480 (Mo-Fr 9-17 Uhr)
`,
    code: null,
    link: null,
  },
  {
    name: `it bank transfer; 8-digit one-time password in table row, next to IBAN, CRO and client cod`,
    from: `Banca Valdorcia <notifiche@bancavaldorcia.test>`,
    subject: `Autorizza il bonifico di 870,00 euro`,
    html: `<html xmlns="" lang="it"><body style="margin:0;padding:0"><center> <table width="640"><tr><td bgcolor="#7b2d26" height="64" style="padding:0 32px;color:#fff;font-size:22px;font-weight:bold">Banca Valdorcia</td></tr> <tr><td style="padding:28px 32px;font-size:15px;line-height:22px;color:#222"><p>Gentile Sig.ra Bonaventura,</p><p>per completare la disposizione inserisca nell'home banking la password valida per questo solo bonifico.</p><table width="100%" cellpadding="7" style="border-top:2px solid #7b2d26"><tr><td>Beneficiario</td><td>Studio Dentistico Pellegrinelli</td></tr><tr><td>IBAN</td><td>IT60 X054 2811 1010 0000 0123 987</td></tr><tr><td>Importo</td><td>870,00 EUR</td></tr><tr><td>Codice cliente</td><td>00418273</td></tr><tr><td>Password del bonifico</td><td><b>15938402</b></td></tr></table><p>La password scade fra 3 minuti. Se non ha disposto alcun bonifico, contatti subito il numero verde 800 555 017, attivo 24 ore su 24.</p></td></tr> <tr><td bgcolor="#eeeeee" style="padding:18px 32px;font-size:11px;line-height:16px;color:#666666">Banca Valdorcia Credito Cooperativo, Piazza Garibaldi 9, 53026 Pienza (SI). ABI 08992, CAB 71950. Iscritta all'Albo delle banche al n. 5417. La banca non chiede mai le password al telefono.</td></tr></table></center></body></html>`,
    code: '15938402',
    link: null,
  },
  {
    name: `it plain text reset; alphanumeric code on own line, not introduced as code but 'sequenza';`,
    from: `Palestra di Lingue <aiuto@palestradilingue.test>`,
    subject: `Reimposta la password`,
    text: `Ciao Ornella,

qualcuno ha detto di aver dimenticato la password del tuo profilo. Se eri tu,
torna alla pagina da cui sei partita e incolla questa sequenza:

6HJ4WT

Dopo le 22:15 di stasera non andrà più bene, e bisognerà ricominciare da capo.
Se invece non hai chiesto niente, la vecchia password resta valida.

Intanto non perdere la tua serie: sei a 128 giorni di fila di portoghese e hai
raccolto 15.340 stelle! Solo il 4% degli studenti è arrivato fin qui.

Buono studio,
Ettore e la squadra

Palestra di Lingue S.r.l. - Via San Vitale 61 - 40125 Bologna
P.IVA 03917450378 - tel. 051 555 0129
Piano annuale 59,99 euro, rinnovo automatico
`,
    code: '6HJ4WT',
    link: null,
  },
  {
    name: `it train ticket: PNR large, coach/seat, train number, ticket number`,
    from: `Ferrovie del Levante <biglietti@ferrolevante.test>`,
    subject: `Il tuo biglietto Bari – Lecce, PNR D7KQ2M`,
    html: `<html lang="it"><body> <div style="display:none;max-height:0;overflow:hidden;font-size:1px;color:#f4f5f7">Buon viaggio!</div> <table width="100%" bgcolor="#f4f5f7"><tr><td align="center" style="padding:24px 12px"><table class="w" width="600" style="background:#ffffff;border-radius:8px"><tr><td class="c" style="padding:32px 40px"> <p>Ciao Gaspare, grazie per aver scelto Ferrovie del Levante.</p><p style="text-align:center">Codice di prenotazione (PNR)</p><p style="text-align:center;font-size:34px;font-weight:bold;letter-spacing:3px;margin:0">D7KQ2M</p><table width="100%" cellpadding="6"><tr><td>Treno</td><td>RV 4328</td></tr><tr><td>Partenza</td><td>Bari Centrale, 08/09/2024 ore 07:46</td></tr><tr><td>Arrivo</td><td>Lecce, ore 09:21</td></tr><tr><td>Carrozza e posto</td><td>3 / 11B</td></tr><tr><td>Biglietto n.</td><td>2190447385</td></tr><tr><td>Prezzo</td><td>11,40 €</td></tr></table><p>Mostra il PNR o il QR al personale di bordo. Il biglietto è nominativo e si può cambiare fino a 24 ore prima.</p> </td></tr><tr><td style="padding:20px 40px;border-top:1px solid #e3e6ea;font:12px/18px Arial,sans-serif;color:#7a828c">Ferrovie del Levante S.p.A., Corso Italia 30, 70123 Bari. Assistenza 080 555 0136. Condizioni generali di trasporto, ed. 03/2024.</td></tr></table></td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `it loyalty card number shown large and 'codice amico' for referral (reusable) with letters`,
    from: `Erboristeria Monteluna <club@monteluna.bio>`,
    subject: `La tua tessera Club Monteluna è attiva`,
    html: `<html><body bgcolor="#FFFFFF" style="font-family:Georgia,'Times New Roman',serif;color:#333333"> <span style="display:none !important;visibility:hidden;mso-hide:all;font-size:0"></span> <div style="max-width:560px;margin:0 auto;padding:20px"> <h2>Benvenuto nel Club, Saverio</h2><p>La tua tessera è attiva da oggi. Il numero è:</p><div style="font-size:26px;background:#eef3e2;padding:12px;text-align:center">0077 1934</div><p>Dillo in cassa oppure mostra il codice a barre dell'app: ogni euro vale 1 punto e con 250 punti ricevi un buono da 10&nbsp;€.</p><p>Invita i tuoi amici! Con il tuo codice amico <b>SAVE84R</b> avranno 5&nbsp;€ di sconto sul primo ordine, e tu 50 punti per ognuno. Puoi usarlo quante volte vuoi.</p><p>Questa settimana: tisana della sera 60 g a 4,90&nbsp;€ invece di 6,50&nbsp;€.</p> <hr style="border:0;border-top:1px solid #cccccc;margin:28px 0 12px"> <div style="font-size:11px;color:#888888">Monteluna Srl Società Benefit, Via dei Tigli 14, 06049 Spoleto (PG), REA PG-284417. <span>Gestisci le preferenze</span> | <span>Cancella iscrizione</span></div> </div></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `it receipt: order number six digits, product codes, warranty registration code of product`,
    from: `Magazzini Serafini <ordini@magazziniserafini.test>`,
    subject: `Ricevuta dell'ordine n. 553027`,
    html: `<div dir="ltr" style="font-family:Helvetica,Arial,sans-serif;font-size:14px;color:#24292f"><p>Gentile cliente,</p><h2>Ordine n. 553027</h2><p>abbiamo ricevuto il pagamento di <b>149,00 €</b> con carta **** 8812 (autorizzazione 046713). Ecco il riepilogo:</p><table border="1" cellpadding="5"><tr><td>Trapano a batteria 18V, cod. 718842</td><td>129,00 €</td></tr><tr><td>Set punte HSS 19 pz, cod. 601150</td><td>20,00 €</td></tr><tr><td>Spedizione</td><td>gratis</td></tr></table><p>Consegna prevista: martedì 21 o mercoledì 22 gennaio. La garanzia di 36 mesi si attiva sul sito del produttore con il numero di matricola SR18-22093 riportato sulla scatola.</p><br><p style="font-size:12px;color:#57606a">Magazzini Serafini S.n.c., Via Emilia Ovest 740, 41123 Modena. P.IVA 01184420361. Recesso entro 30 giorni. Servizio clienti 059 555 0172.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `ja six digits in table cell, after customer number; phone and postcode in footer; date-lik`,
    from: `ミナモネット <info@minamo-net.test>`,
    subject: `【ミナモネット】ログイン認証のお知らせ`,
    html: `<html lang="ja"><body> <div style="display:none;max-height:0;overflow:hidden;font-size:1px;color:#f4f5f7">認証コードをご確認ください</div> <table width="100%" bgcolor="#f4f5f7"><tr><td align="center" style="padding:24px 12px"><table class="w" width="600" style="background:#ffffff;border-radius:8px"><tr><td class="c" style="padding:32px 40px"> <p>小早川 様</p><p>いつもミナモネットをご利用いただき、誠にありがとうございます。<br>下記の認証コードをログイン画面にご入力ください。</p><table width="100%" cellpadding="10" style="border-collapse:collapse;border:1px solid #ccc"><tr><th style="background:#eef3f9;border:1px solid #ccc">お客様番号</th><td style="border:1px solid #ccc">3320-7719-04</td></tr><tr><th style="background:#eef3f9;border:1px solid #ccc">認証コード</th><td style="border:1px solid #ccc;font-size:24px">640815</td></tr><tr><th style="background:#eef3f9;border:1px solid #ccc">有効期限</th><td style="border:1px solid #ccc">2024年10月3日 18時20分まで</td></tr></table><p>※お心当たりのない場合は、第三者がパスワードを入手している可能性があります。お手数ですが、0120-555-018（平日9時〜17時）までご連絡ください。</p> </td></tr><tr><td style="padding:20px 40px;border-top:1px solid #e3e6ea;font:12px/18px Arial,sans-serif;color:#7a828c">ミナモネット株式会社\u3000〒650-0044 兵庫県神戸市中央区東川崎町9-8-7\u3000登録番号 近畿財務局長（登金）第0417号<br>本メールは送信専用です。ご返信いただいてもお答えできません。</td></tr></table></td></tr></table></body></html>`,
    code: '640815',
    link: null,
  },
  {
    name: `ja plain text TV pairing; called only 'こちらの8文字'; model number and price near`,
    from: `つむぎTV <support@tsumugi-tv.test>`,
    subject: `テレビとの連携について`,
    text: `朝比奈さん、こんにちは。つむぎTVです。

ご自宅のテレビ（型番：VX-43L720）から、アカウントへの接続の申し込みが
ありました。テレビの画面に、こちらの8文字を入力してください。

\u3000\u3000F7R2-KH9P

入力できるのは、このメールが届いてから15分間です。時間が過ぎた場合は、
テレビの「もう一度送る」を押すと、新しいものをお送りします。

接続が終わると、見放題の12,600作品をテレビの大画面でお楽しみいただけます。
同時に視聴できるのは3台までです（スタンダードプラン 月額1,090円・税込）。

お申し込みに心当たりがない場合は、このメールを破棄してください。

──────────────
つむぎTV カスタマーセンター
電話 050-5555-0164（10:00〜19:00）
〒980-0811 宮城県仙台市青葉区一番町3-99-1
`,
    code: 'F7R2-KH9P',
    link: null,
  },
  {
    name: `ja order number of six digits shown large, amounts, slip number, phone`,
    from: `器と暮らし ほとり堂 <order@hotorido.test>`,
    subject: `【ほとり堂】ご注文ありがとうございます（注文番号 284719）`,
    html: `<html xmlns="" lang="ja"><body style="margin:0;padding:0"><center> <table width="640"><tr><td bgcolor="#4a5d4e" height="64" style="padding:0 32px;color:#fff;font-size:22px;font-weight:bold">ほとり堂</td></tr> <tr><td style="padding:28px 32px;font-size:15px;line-height:22px;color:#222"><p>深町 ゆかり 様</p><p>このたびはご注文いただき、ありがとうございます。</p><p style="text-align:center">ご注文番号<br><span style="font-size:32px;font-weight:bold">284719</span></p><table width="100%" cellpadding="6" border="1" style="border-collapse:collapse"><tr><td>粉引の飯碗（商品番号 10482）</td><td>2点</td><td>5,280円</td></tr><tr><td>栗の箸置き（商品番号 20933）</td><td>4点</td><td>2,640円</td></tr><tr><td colspan="2">送料</td><td>770円</td></tr><tr><td colspan="2"><b>合計（税込）</b></td><td><b>8,690円</b></td></tr></table><p>発送は3営業日以内を予定しております。発送後に、お問い合わせ伝票番号をメールでお知らせいたします。お問い合わせの際は、上記の番号をお伝えください。</p></td></tr> <tr><td bgcolor="#eeeeee" style="padding:18px 32px;font-size:11px;line-height:16px;color:#666666">ほとり堂\u3000〒509-5142 岐阜県土岐市泉町7-88\u3000TEL 0572-55-0193\u3000適格請求書発行事業者登録番号 T8200001099417</td></tr></table></center></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `ja coupon code alphanumeric, '1回限り有効' and 'コードを入力' wording near it; points balance`,
    from: `カフェ・ド・ひなた <news@cafe-hinata.test>`,
    subject: `【会員様限定】秋のクーポンをお届けします`,
    html: `<html><body bgcolor="#FFFFFF" style="font-family:Georgia,'Times New Roman',serif;color:#333333"> <span style="display:none !important;visibility:hidden;mso-hide:all;font-size:0"></span> <div style="max-width:560px;margin:0 auto;padding:20px"> <h2>秋の味覚フェア、はじまります</h2><p>いつもカフェ・ド・ひなたをご愛顧いただき、ありがとうございます。会員の皆さまへ、オンラインショップで使える<strong>500円引きクーポン</strong>をお届けします。</p><p style="font-size:26px;border:2px dotted #b5651d;padding:12px;text-align:center">クーポンコード：AKI500HN</p><p>ご購入手続きの画面でコードを入力してください。お一人様1回限り有効、10月31日（木）23:59まで。3,000円以上のご注文でお使いいただけます。</p><p>現在のポイント：1,248ポイント（うち300ポイントは12月31日に失効します）</p> <hr style="border:0;border-top:1px solid #cccccc;margin:28px 0 12px"> <div style="font-size:11px;color:#888888">株式会社ひなた珈琲\u3000〒390-0811 長野県松本市中央2-77-5\u3000配信停止は<span>こちら</span></div> </div></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `zh four-digit code mid-sentence in HTML, beside user counts, year, ICP number and hotline`,
    from: `云栖记账 <service@yunxijizhang.test>`,
    subject: `请完成邮箱注册`,
    html: `<div dir="ltr" style="font-family:Helvetica,Arial,sans-serif;font-size:14px;color:#24292f"><p>您好，</p><p>感谢您注册云栖记账！请在注册页面填写验证码<b>3917</b>，30分钟内有效，请勿转发给他人。</p><p>完成注册后，您将获得：</p><ul><li>60天高级会员体验（价值98元）</li><li>多账本同步，最多支持5台设备</li><li>年度账单自动生成</li></ul><p>自2016年上线以来，已有超过2800000位用户与我们一起记录生活。</p><p>如果这不是您本人的操作，请忽略本邮件，您的邮箱不会被用于注册。</p><br><p style="font-size:12px;color:#57606a">杭州云栖记账科技有限公司\u3000浙ICP备19047382号-2\u3000客服热线 400-555-0187（9:00-21:00）<br>地址：杭州市西湖区转塘街道1088号，邮编310024\u3000此邮件由系统自动发送，请勿回复</p></div>`,
    code: '3917',
    link: null,
  },
  {
    name: `zh traditional Chinese bank transfer; alphanumeric called '本次交易密碼' in table; account numbe`,
    from: `海晏銀行 <notice@haiyanbank.com.test>`,
    subject: `轉帳確認通知：新臺幣 36,500 元`,
    html: `<html lang="zh-TW"><body> <div style="display:none;max-height:0;overflow:hidden;font-size:1px;color:#f4f5f7">請確認您的轉帳</div> <table width="100%" bgcolor="#f4f5f7"><tr><td align="center" style="padding:24px 12px"><table class="w" width="600" style="background:#ffffff;border-radius:8px"><tr><td class="c" style="padding:32px 40px"> <p>親愛的客戶 林小姐 您好：</p><p>您於本行網路銀行申請下列轉帳，請核對內容無誤後，輸入本次交易密碼以完成轉帳。</p><table width="100%" cellpadding="8" border="1" style="border-collapse:collapse"><tr><td>轉入銀行</td><td>814 北川銀行</td></tr><tr><td>轉入帳號</td><td>0028-1177-4093-16</td></tr><tr><td>金額</td><td>NT$36,500</td></tr><tr><td>手續費</td><td>NT$15</td></tr><tr><td>本次交易密碼</td><td>R58K3D</td></tr><tr><td>申請時間</td><td>2024/11/20 15:32:46</td></tr></table><p>密碼於5分鐘後失效，英文字母請輸入大寫。如非您本人申請，請立即撥打24小時客服專線 0800-055-0162。本行人員不會以任何理由向您索取密碼。</p> </td></tr><tr><td style="padding:20px 40px;border-top:1px solid #e3e6ea;font:12px/18px Arial,sans-serif;color:#7a828c">海晏商業銀行股份有限公司\u3000統一編號 70550418\u3000104 臺北市中山區南京東路三段999號\u3000本郵件為系統自動發送</td></tr></table></td></tr></table></body></html>`,
    code: 'R58K3D',
    link: null,
  },
  {
    name: `zh parcel: tracking number large, courier phone number, order number; mentions that a pick`,
    from: `迅鹿快递 <tongzhi@xunlukuaidi.test>`,
    subject: `您的快件已发出，请注意查收`,
    html: `<html xmlns="" lang="zh"><body style="margin:0;padding:0"><center> <table width="640"><tr><td bgcolor="#1b7f4b" height="64" style="padding:0 32px;color:#fff;font-size:22px;font-weight:bold">迅鹿快递</td></tr> <tr><td style="padding:28px 32px;font-size:15px;line-height:22px;color:#222"><p>尊敬的欧阳先生：</p><p>您在“拾光家居旗舰店”购买的商品已由我司揽收，正在运往目的地。</p><p>运单号：</p><p style="font-size:28px;font-weight:bold">XL7730418825</p><table cellpadding="6"><tr><td>订单编号</td><td>20241108553917</td></tr><tr><td>重量</td><td>3.25千克</td></tr><tr><td>预计送达</td><td>11月11日 18:00前</td></tr><tr><td>派件员</td><td>小邓，电话 199-5550-0171</td></tr></table><p>如您不在家，快件将存入小区快递柜，届时取件码会另行以短信发送。您可以在公众号中输入运单号查询物流进度。</p></td></tr> <tr><td bgcolor="#eeeeee" style="padding:18px 32px;font-size:11px;line-height:16px;color:#666666">迅鹿快递（成都）有限公司\u3000全国客服 95550\u3000快递业务经营许可证号：国邮20170298A\u3000退订请回复TD</td></tr></table></center></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `zh membership number and e-invoice code/number (发票代码, 发票号码, 校验码 with digits - '码' everywhe`,
    from: `南枝书院 <huiyuan@nanzhishuyuan.test>`,
    subject: `会员开通成功｜电子发票已开具`,
    html: `<html><body bgcolor="#FFFFFF" style="font-family:Georgia,'Times New Roman',serif;color:#333333"> <span style="display:none !important;visibility:hidden;mso-hide:all;font-size:0"></span> <div style="max-width:560px;margin:0 auto;padding:20px"> <p>陆同学，你好！</p><p>你已成功开通南枝书院年度会员，会员号 <b style="font-size:22px">806423</b>，有效期至2025年6月30日。到店借书时报会员号即可。</p><p>电子发票信息如下：</p><table cellpadding="4"><tr><td>发票代码</td><td>033002400511</td></tr><tr><td>发票号码</td><td>48271936</td></tr><tr><td>校验码后六位</td><td>519204</td></tr><tr><td>价税合计</td><td>¥268.00</td></tr></table><p>如需查验，请登录税务查验平台，输入以上信息。PDF发票见附件。会员每次可借5册，借期30天，全年讲座免费旁听。</p> <hr style="border:0;border-top:1px solid #cccccc;margin:28px 0 12px"> <div style="font-size:11px;color:#888888">南枝书院\u3000苏州市姑苏区平江路588号\u3000电话 0512-5555-0148\u3000营业时间 10:00-21:30\u3000周一闭馆</div> </div></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `ru sign-in code with space in heading; IP, OS version, phone hot-line with spaces`,
    from: `Сервис «Ладога» <noreply@ladoga-id.test>`,
    subject: `Вход с нового устройства`,
    html: `<html lang="ru"><body> <div style="display:none;max-height:0;overflow:hidden;font-size:1px;color:#f4f5f7">Подтвердите вход</div> <table width="100%" bgcolor="#f4f5f7"><tr><td align="center" style="padding:24px 12px"><table class="w" width="600" style="background:#ffffff;border-radius:8px"><tr><td class="c" style="padding:32px 40px"> <p>Здравствуйте, Валерия!</p><p>Кто-то входит в ваш аккаунт Ладога ID с нового устройства. Если это вы, введите код на странице входа:</p><h1 style="text-align:center;font-size:36px">927 350</h1><table cellpadding="4" style="color:#666"><tr><td>Устройство</td><td>ноутбук, Linux, Firefox 128</td></tr><tr><td>Место</td><td>Петрозаводск, 198.51.100.77</td></tr><tr><td>Время</td><td>17 сентября 2024, 23:06 (МСК)</td></tr></table><p>Код действует 10 минут. Если это не вы, срочно смените пароль и проверьте список устройств. Никому не сообщайте код, даже сотрудникам поддержки.</p> </td></tr><tr><td style="padding:20px 40px;border-top:1px solid #e3e6ea;font:12px/18px Arial,sans-serif;color:#7a828c">ООО «Ладога Диджитал», 185035, г. Петрозаводск, наб. Варкауса, 19. ИНН 1001554082. Поддержка: 8 800 555 01 93 (звонок бесплатный).</td></tr></table></td></tr></table></body></html>`,
    code: '927350',
    link: null,
  },
  {
    name: `ru plain text payment; four digits called 'пароль для этого платежа'; amount, card ending `,
    from: `Банк «Северный причал» <info@sevprichal-bank.test>`,
    subject: `Подтверждение платежа на 12 480,00 ₽`,
    text: `Уважаемый Тимур Ренатович!

Вы оплачиваете покупку в интернете:

  Магазин:  ВелоДвор
  Сумма:    12 480,00 руб.
  Карта:    *7305
  Заказ:    119942

Пароль для этого платежа - 4816. Введите его в окне подтверждения не позднее
чем через 5 минут. После трёх неверных попыток платёж будет отклонён.

Если вы ничего не покупали, не вводите и никому не называйте пароль, а сразу
заблокируйте карту в приложении или позвоните нам: 8 800 555 01 27.

Напоминаем, что с 1 февраля 2025 года лимит покупок без подтверждения составит
3000 руб. в сутки.

АО «Северный причал», лицензия Банка России № 2917
163000, г. Архангельск, пр. Троицкий, 104
`,
    code: '4816',
    link: null,
  },
  {
    name: `ru theatre tickets: order number in large type, ticket series, 'код мероприятия', promo co`,
    from: `Театр «На Мойке» <kassa@teatr-namoyke.test>`,
    subject: `Ваши билеты. Заказ № 730 512`,
    html: `<html xmlns="" lang="ru"><body style="margin:0;padding:0"><center> <table width="640"><tr><td bgcolor="#5a1a2b" height="64" style="padding:0 32px;color:#fff;font-size:22px;font-weight:bold">Театр на Мойке</td></tr> <tr><td style="padding:28px 32px;font-size:15px;line-height:22px;color:#222"><p>Добрый день, Ангелина!</p><p>Спасибо за покупку. Номер вашего заказа:</p><p style="font-size:30px"><b>730 512</b></p><table width="100%" border="1" cellpadding="6" style="border-collapse:collapse"><tr><td>Спектакль</td><td>«Вишнёвый вечер», 16+</td></tr><tr><td>Дата</td><td>29 ноября 2024, 19:00</td></tr><tr><td>Места</td><td>бельэтаж, ряд 2, места 17 и 18</td></tr><tr><td>Билеты</td><td>серия АК № 004417, № 004418</td></tr><tr><td>Стоимость</td><td>5 600 ₽</td></tr></table><p>Покажите электронный билет на входе, распечатывать его не нужно. По промокоду <b>АНТРАКТ15</b> в буфете скидка 15% на предзаказ. Возврат билетов возможен не позднее чем за 10 дней.</p></td></tr> <tr><td bgcolor="#eeeeee" style="padding:18px 32px;font-size:11px;line-height:16px;color:#666666">СПб ГБУК «Театр На Мойке», 190000, Санкт-Петербург, наб. реки Мойки, 211. Касса: (812) 555-01-58, ежедневно 11:00–19:30.</td></tr></table></center></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `ko six digits inside sentence-like paragraph in HTML, change of e-mail; business registrat`,
    from: `담쟁이페이 <noreply@damjaengipay.test>`,
    subject: `[담쟁이페이] 이메일 주소 변경 확인`,
    html: `<html lang="ko"><body> <div style="display:none;max-height:0;overflow:hidden;font-size:1px;color:#f4f5f7">이메일 변경을 확인해 주세요</div> <table width="100%" bgcolor="#f4f5f7"><tr><td align="center" style="padding:24px 12px"><table class="w" width="600" style="background:#ffffff;border-radius:8px"><tr><td class="c" style="padding:32px 40px"> <p>안녕하세요, 선우현 님.</p><p>담쟁이페이 계정의 이메일을 이 주소로 바꾸는 요청이 접수되었습니다. 앱의 [내 정보 &gt; 이메일 변경] 화면에 인증번호 <span style="color:#2b8a3e;font-weight:bold">285046</span> 을 입력하시면 변경이 완료됩니다. 인증번호는 5분 동안만 사용할 수 있습니다.</p><p>변경이 끝나면 거래 명세와 월 이용 한도(현재 2,000,000원) 안내가 새 주소로 발송됩니다.</p><p>본인이 요청하지 않았다면 고객센터 1555-0139로 즉시 알려 주세요. 담쟁이페이는 전화나 문자로 인증번호를 묻지 않습니다.</p> </td></tr><tr><td style="padding:20px 40px;border-top:1px solid #e3e6ea;font:12px/18px Arial,sans-serif;color:#7a828c">(주)담쟁이페이 | 사업자등록번호 214-88-50417 | 통신판매업신고 제2021-서울마포-0392호 | 서울특별시 마포구 월드컵북로 999 (우)03925 | 본 메일은 발신 전용입니다.</td></tr></table></td></tr></table></body></html>`,
    code: '285046',
    link: null,
  },
  {
    name: `ko coupon number in 4-4 letters-digits shape in large type, to be registered in the site, `,
    from: `초록지붕서점 <event@greenroofbooks.test>`,
    subject: `회원님께만 드리는 5,000원 쿠폰 번호`,
    html: `<html><body bgcolor="#FFFFFF" style="font-family:Georgia,'Times New Roman',serif;color:#333333"> <span style="display:none !important;visibility:hidden;mso-hide:all;font-size:0"></span> <div style="max-width:560px;margin:0 auto;padding:20px"> <h2>가을은 역시 책이죠</h2><p>오하늘 회원님, 그동안 초록지붕서점에서 37권의 책을 만나셨네요. 감사의 마음을 담아 할인 쿠폰을 드립니다.</p><p style="font-size:28px;text-align:center;background:#f1f8e9;padding:14px">BOOK-5K24</p><p>[마이페이지 &gt; 쿠폰 등록]에서 위 번호를 입력하세요. 2024년 11월 30일까지, 25,000원 이상 구매 시 한 번만 사용할 수 있습니다.</p><p>이번 주 베스트셀러 1위 《느린 바다의 편지》 16,200원(10% 할인), 회원 리뷰 1,284건.</p> <hr style="border:0;border-top:1px solid #cccccc;margin:28px 0 12px"> <div style="font-size:11px;color:#888888">초록지붕서점 | 강원특별자치도 춘천시 명동길 77 (우)24263 | 대표번호 033-555-0146 | 수신을 원하지 않으시면 <span>수신거부</span>를 눌러 주세요.</div> </div></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `ko plain text flight booking: reservation number, ticket number, flight number, check-in a`,
    from: `바람길항공 <reserve@baramgil-air.test>`,
    subject: `예약이 확정되었습니다 (예약번호 HN4T7B)`,
    text: `마지훈 고객님, 바람길항공을 이용해 주셔서 감사합니다.
아래와 같이 예약이 확정되었습니다.

  예약번호 : HN4T7B
  항공권번호 : 918-2204417736
  편명 : BG1472
  출발 : 김포(GMP) 2024년 12월 21일 09:35
  도착 : 제주(CJU) 10:50
  좌석 : 14C
  결제금액 : 87,400원 (유류할증료 포함)

온라인 체크인은 출발 48시간 전부터 1시간 전까지 홈페이지에서 예약번호와
영문 이름을 입력하시면 됩니다. 공항에서는 신분증을 꼭 지참해 주세요.
무료 수하물은 15kg까지이며, 초과 시 1kg당 2,000원이 부과됩니다.

변경 및 취소 수수료는 운임 규정을 따릅니다.

바람길항공 예약센터 1555-0174 (07:00~22:00)
인천광역시 중구 공항로 888 (우)22382
`,
    code: null,
    link: null,
  },
  {
    name: `tr card payment approval, 'şifre' in bold within sentence after amount and card ending`,
    from: `Kumru Kart <bilgi@kumrukart.test>`,
    subject: `749,90 TL tutarındaki alışverişiniz için onay`,
    html: `<html xmlns="" lang="tr"><body style="margin:0;padding:0"><center> <table width="640"><tr><td bgcolor="#364fc7" height="64" style="padding:0 32px;color:#fff;font-size:22px;font-weight:bold">Kumru Kart</td></tr> <tr><td style="padding:28px 32px;font-size:15px;line-height:22px;color:#222"><p>Sayın Nilgün Karabacak,</p><p>Sonu <b>6148</b> ile biten kartınızla ÇARŞIPAZAR.test sitesinde yapılmak istenen <b>749,90 TL</b> tutarındaki (3 taksit) ödeme için tek kullanımlık şifreniz <b>530277</b>. Lütfen bu şifreyi ödeme sayfasına giriniz.</p><table cellpadding="6"><tr><td>İşlem no</td><td>2024-0091837</td></tr><tr><td>Tarih</td><td>05.10.2024 16:48</td></tr><tr><td>Geçerlilik</td><td>180 saniye</td></tr></table><p>İşlem size ait değilse şifreyi kimseyle paylaşmayın ve 0850 555 01 52 numaralı hattımızı arayarak kartınızı kapattırın.</p></td></tr> <tr><td bgcolor="#eeeeee" style="padding:18px 32px;font-size:11px;line-height:16px;color:#666666">Kumru Ödeme Hizmetleri A.Ş., Mersis No 0591044827300015. Büyükdere Cad. No: 399, 34394 Şişli/İstanbul. Bu e-posta bilgilendirme amaçlıdır, yanıtlamayınız.</td></tr></table></center></body></html>`,
    code: '530277',
    link: null,
  },
  {
    name: `tr plain text sign-up confirmation; XXXX-XXXX in mid-sentence, called only 'aşağıdaki kara`,
    from: `Defne Sağlık <uyelik@defnesaglik.test>`,
    subject: `Üyeliğinizi tamamlayın`,
    text: `Merhaba Oğuzhan Bey,

Defne Sağlık ailesine hoş geldiniz. Üyelik sayfasında sizden istenen
karakterler şunlardır: M3XE-8QVA. Bunları aradaki çizgiyle birlikte yazıp
"Devam" düğmesine basmanız yeterli. Bir saat içinde yazmazsanız başvurunuz
silinir, dilediğinizde yeniden başlayabilirsiniz.

Üyeliğiniz açıldığında:

- 14 hastanemizden randevu alabilir,
- tahlil sonuçlarınızı görebilir,
- reçetelerinizi 2015 yılına kadar inceleyebilirsiniz.

Bu başvuruyu siz yapmadıysanız lütfen iletimizi dikkate almayın; bilgileriniz
kaydedilmeyecektir.

Sağlıklı günler dileriz.

Defne Sağlık Grubu - 310.000 üye
Çağrı merkezi: 444 0 583
Mithatpaşa Cad. No: 1207, 35280 Konak/İzmir
`,
    code: 'M3XE-8QVA',
    link: null,
  },
  {
    name: `tr invoice: customer number and 'ödeme kodu' reusable, invoice no., phone; advice not to s`,
    from: `Anadolu Fiber <fatura@anadolufiber.test>`,
    subject: `Ekim faturanız: 389,50 TL`,
    html: `<div dir="ltr" style="font-family:Helvetica,Arial,sans-serif;font-size:14px;color:#24292f"><p>Merhaba Sevgi Hanım,</p><h2 style="margin-bottom:4px">389,50 TL</h2><p style="margin-top:0">Son ödeme tarihi: 28.10.2024</p><table border="1" cellpadding="5" style="border-collapse:collapse"><tr><td>Müşteri numarası</td><td>61480273</td></tr><tr><td>Fatura no</td><td>AFB2024000771934</td></tr><tr><td>Tarife</td><td>Fiber 100 Mbps, 24 ay taahhüt</td></tr><tr><td>Kullanım</td><td>412 GB</td></tr></table><p>Faturanızı banka şubelerinden, PTT'den veya uygulamamızdan müşteri numaranızla ödeyebilirsiniz. Otomatik ödeme talimatı verenlere her ay 15 TL indirim yapıyoruz.</p><p>Güvenliğiniz için: telefonunuza gelen doğrulama kodunu kimseye söylemeyin. Çalışanlarımız sizden asla kod istemez.</p><br><p style="font-size:12px;color:#57606a">Anadolu Fiber İletişim A.Ş., Atatürk Bulvarı 511, 06680 Çankaya/Ankara. Ticaret sicil no 408812. Müşteri hizmetleri 0850 555 01 81.</p></div>`,
    code: null,
    link: null,
  },
];
