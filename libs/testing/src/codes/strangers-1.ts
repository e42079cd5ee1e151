import type { MailCase } from './mail-case.js';

/** Mails by a writer who knew neither the recogniser nor the other mails; the models train on them. */
export const cases: MailCase[] = [
  {
    name: `en bank transfer approval, amount, account, sort code, spaced code`,
    from: `Harrowgate Bank <alerts@harrowgatebank.example>`,
    subject: `Approve your transfer of £1,250.00`,
    html: `<h1>Is this payment yours?</h1><p>You asked to send £1,250.00 to R. Ellison, account ending 4471, sort code 20-33-81.</p><p>To approve it, read this back into the app when prompted:</p><table><tr><td>730 118</td></tr></table><p>If the amount or the payee is wrong, do nothing and ring 0345 600 2219.</p>`,
    code: '730118',
    link: null,
  },
  {
    name: `en TV pairing, unnamed, ABCD-EFGH`,
    from: `Lumora TV <hello@lumora.example>`,
    subject: `Finish setting up your living room TV`,
    text: `Hi Dana,

Your Lumora TV (model LX-5520) is waiting on its welcome screen. Using the remote, type what you see here:

Q7MD-RX2K

The screen gives up after 15 minutes; press Back to start over. You'll then have 240 channels ready to watch.

The Lumora team`,
    code: 'Q7MD-RX2K',
    link: null,
  },
  {
    name: `en thermostat list of steps, 4 digits, serial decoy`,
    from: `Nestwarm <care@nestwarm.example>`,
    subject: `Pairing your thermostat`,
    html: `<p>Almost cosy! Here's how to link thermostat T300 to your account:</p><ol><li>Hold the dial for 5 seconds.</li><li>Choose Pair phone.</li><li>Turn the dial to enter 5093.</li></ol><p>The display will show a green tick. Serial 88214007 is already registered in your name, so nothing else is needed today.</p>`,
    code: '5093',
    link: null,
  },
  {
    name: `en e-signature PIN mixed case`,
    from: `Quillmark Sign <noreply@quillmark.example>`,
    subject: `Signing PIN for Tenancy Agreement 2025-118`,
    text: `Marcus Webb has sent you a 14-page document to sign.

Before you can apply your signature, the sender requires a PIN. Yours is kT94wZ. Upper and lower case matter.

The envelope (ID 60027715) remains open until 30 June 2025. After that the sender will have to issue a new one.`,
    code: 'kT94wZ',
    link: null,
  },
  {
    name: `en school portal signup, digits`,
    from: `Ashdown Primary <portal@ashdownprimary.example>`,
    subject: `Parent portal: your access digits`,
    html: `<p>Dear parent or carer,</p><p>Someone, hopefully you, is registering for the Ashdown parent portal as guardian of a Year 4 pupil. The six digits the page is asking for are <b>204987</b>.</p><p>Questions? The office is open 8.15 to 15.45 on 01632 960744.</p>`,
    code: '204987',
    link: null,
  },
  {
    name: `en code only in subject, 8 digits`,
    from: `Fernhill Clinic <records@fernhillclinic.example>`,
    subject: `91746023 lets you see your results`,
    text: `Hello Mr Okafor,

The number in the subject of this message opens your blood test results on our patient page. It can be used a single time, and not after midnight tonight.

Patient ref: FH-20391. If you did not ask for your results, call reception on 555-0142 and we'll lock the record.`,
    code: '91746023',
    link: null,
  },
  {
    name: `en government service`,
    from: `Gov Gateway Norwick <no-reply@norwick-services.example>`,
    subject: `Your security number`,
    html: `<h1>Norwick Citizen Account</h1><p>Use security number</p><h1>668 402</h1><p>to continue with your council tax enquiry. It stops working 20 minutes after 10:42 on 3 March 2025.</p><p>We will never phone you to ask for it. Reference for this session: NCA/0099217.</p>`,
    code: '668402',
    link: null,
  },
  {
    name: `en courier app identity check, tracking decoy`,
    from: `Parcelhop <courier@parcelhop.example>`,
    subject: `Tell your driver these digits`,
    text: `Good news, your parcel PH004417829GB is on the van and due 13:05 to 14:05.

Because it's worth over £300 we need to be certain it reaches you. When you open the tracking page to redirect it, you'll be asked to prove it's you: enter 8261 there. Postcode on file: LS6 3QT.`,
    code: '8261',
    link: null,
  },
  {
    name: `en parental control, verb key`,
    from: `Kidgate <family@kidgate.example>`,
    subject: `Leo wants 45 more minutes`,
    html: `<p>Leo (age 10) has asked for 45 more minutes of Blockville on the family tablet.</p><p>Happy with that? Key <strong>3947</strong> into the tablet yourself. Not happy? Ignore us and the screen stays locked until 07:00 tomorrow.</p><p>This unlock works once only, for the next 10 minutes, and won't change the weekly limit of 14 hours.</p>`,
    code: '3947',
    link: null,
  },
  {
    name: `en password reset token, mixed case`,
    from: `Brightledger <security@brightledger.example>`,
    subject: `Reset your password`,
    text: `Hi Priya,

We got a request to reset the password on your Brightledger account. On the reset page, paste this token:

8fK2pQ7x

then choose a new password of 12 characters or more. The token dies in 30 minutes. Brightledger Ltd, 1200 Canal Street, Suite 410, company no. 09922817.`,
    code: '8fK2pQ7x',
    link: null,
  },
  {
    name: `en sign-in, split cells plus whole`,
    from: `Skiff Mail <login@skiffling.example>`,
    subject: `Signing in to Skiffling`,
    html: `<p>Hey there,</p><p>You're one step from your inbox. Back in the tab you left open, fill the empty box with</p><table><tr><td>D</td><td>4</td><td>T</td><td>9</td><td>1</td><td>B</td></tr></table><p>that's D4T91B, all in capitals. Asked from Chrome on Windows 11. Not you? Just delete this message.</p>`,
    code: 'D4T91B',
    link: null,
  },
  {
    name: `en new phone SIM move`,
    from: `Vantell Mobile <sim@vantell.example>`,
    subject: `Your new phone: confirm the move`,
    text: `You're moving number 07700 900318 to a new handset (Orbit 12 Pro, IMEI ending 5530).

One-time passcode: 175520

Pop it into the Vantell app on the new phone. Your old SIM will switch off within 2 hours. Didn't ask for this? Dial 191 from your current phone right away.`,
    code: '175520',
    link: null,
  },
  {
    name: `en card payment in table, password for this purchase`,
    from: `Corvane Credit Union <pay@corvanecu.example>`,
    subject: `Card payment at Oakley Bikes`,
    html: `<table><tr><td>Merchant</td><td>Oakley Bikes</td></tr><tr><td>Amount</td><td>$489.50</td></tr><tr><td>Card</td><td>ending 7716</td></tr><tr><td>Password for this purchase</td><td>hb3390</td></tr></table><p>Type the password on the shop's checkout page to let the payment through. It is valid only for the amount above and for five minutes. Corvane staff will never request it.</p>`,
    code: 'hb3390',
    link: null,
  },
  {
    name: `en signup, unnamed, 5 digits, member count decoy`,
    from: `Tendril Gardening Club <join@tendril.example>`,
    subject: `Welcome, now prove you're real`,
    text: `Thanks for joining 48,200 gardeners on Tendril!

Just to check we've got the right email address, please go back to the sign-up form and put 61537 in the last field. Then you can pick your hardiness zone and get your free 2025 planting calendar. See you in the greenhouse, Moira at Tendril.`,
    code: '61537',
    link: null,
  },
  {
    name: `en code with hyphens, member number decoy`,
    from: `Ostara Health Insurance <verify@ostarahealth.example>`,
    subject: `Verification code enclosed`,
    html: `<p>Member 7750-2231-09,</p><p>A change of bank details was started on your policy at 09:14. Confirm it with verification code <b>VX-71-QP</b>, hyphens included.</p><p>Claims are paid to the new account from 1 May. If someone else made the request, phone 800-555-0177 and quote your member number.</p>`,
    code: 'VX-71-QP',
    link: null,
  },
  {
    name: `en coupon`,
    from: `Pebble & Pine <shop@pebblepine.example>`,
    subject: `Your code is inside: 20% off`,
    html: `<h1>SPRING20</h1><p>Enter this code at checkout and take 20% off everything, from oak shelves to linen throws. Valid until 14 April on orders above £60, one use per customer.</p><p>Hurry, last year's sale sold out in 36 hours and 5,000 of you joined in.</p>`,
    code: null,
    link: null,
  },
  {
    name: `en booking ref, licence plate`,
    from: `Trawlwind Ferries <bookings@trawlwind.example>`,
    subject: `Booking 7F3K9Q confirmed`,
    text: `Thank you for booking with us.

Booking reference: 7F3K9Q
Sailing: 12 August 2025, 06:45
Vehicle: KX19 OTB, 4.3 m
Passengers: 2 adults, 1 child
Paid: £318.40

Please check in at lane 14 no later than 05:45 and have the reference ready, or show this email at the booth.`,
    code: null,
    link: null,
  },
  {
    name: `en locker collection PIN, not account code`,
    from: `Stashpoint <lockers@stashpoint.example>`,
    subject: `Your parcel is in locker 27`,
    html: `<p>Hi Jo,</p><p>Your delivery is waiting at Stashpoint Mill Road.</p><p>Locker: 27<br>Collection PIN: <b>604815</b></p><p>Enter it on the touchscreen and the door will pop open. You have 3 days to collect; after that we return it to the sender. Parcel no. SP9920174463.</p>`,
    code: null,
    link: null,
  },
  {
    name: `en door and key safe code`,
    from: `Cedar Loft Stays <host@cedarloft.example>`,
    subject: `Getting into the flat`,
    text: `Hello Amir, looking forward to having you on Friday!

The street door code is 4482#. The key safe on the left opens with 1907, and the wifi password is pinecone77. Check-in from 15:00, check-out by 10:30. We're at 18 Dalby Row, second floor. Text me on 07700 900562 if you get stuck.`,
    code: null,
    link: null,
  },
  {
    name: `en gift card with PIN`,
    from: `Giftory <cards@giftory.example>`,
    subject: `You've received a $50 gift card`,
    html: `<h1>Happy birthday, Sam!</h1><table><tr><td>Card number</td><td>6034 9921 7740 1158</td></tr><tr><td>PIN</td><td>7326</td></tr><tr><td>Value</td><td>$50.00</td></tr></table><p>From Aunt Carol. Spend it in any of our 310 stores or online. No expiry date, so take your time choosing.</p>`,
    code: null,
    link: null,
  },
  {
    name: `en webinar passcode`,
    from: `Mapleton Institute <events@mapleton.example>`,
    subject: `Joining details: Tax Changes webinar`,
    text: `Thank you for registering. Here is how to join on Tuesday 9 September at 11:00.

Meeting ID: 842 1190 3375
Passcode: 551903
Dial in: +44 20 7946 0881

The lines open ten minutes early. Slides go out to all 640 registrants the following day.`,
    code: null,
    link: null,
  },
  {
    name: `en product and model numbers`,
    from: `Torbeck Power Tools <support@torbeck.example>`,
    subject: `Product notice: drill TBD-18V-2200`,
    html: `<p>Dear customer,</p><p>We are replacing the battery clip on drill model TBD-18V-2200, lot 330914 to 331287. Your unit, serial C4471902, is affected.</p><p>Stop using it and request a free clip, part 5501-B, by calling 800-555-0119 between 8 and 6. Delivery takes about 10 days.</p>`,
    code: null,
    link: null,
  },
  {
    name: `en newsletter with figures`,
    from: `Harbour Weekly <letters@harbourweekly.example>`,
    subject: `What 482,000 new homes would mean`,
    text: `Good morning.

The ministry now promises 482,000 homes by 2031, up from 390,500. Our editor asks who will build them: the trade is short of 61,300 bricklayers. Also inside: why rents rose 8.4% in March, and a reader who walked 1,204 miles with a donkey. Issue 2217. Have a good Sunday.`,
    code: null,
    link: null,
  },
  {
    name: `en advice about codes`,
    from: `Corvane Credit Union <news@corvanecu.example>`,
    subject: `Never share your one-time code`,
    html: `<h1>Keep it to yourself</h1><p>Fraudsters are calling members and asking them to read out the 6-digit code we send by email. We will never ask for it, and neither will the police.</p><p>If you've told anyone a code since 1 January, ring 800-555-0164 now. Last year our members lost $214,900 this way.</p>`,
    code: null,
    link: null,
  },
  {
    name: `en case number`,
    from: `Wexcom Broadband <support@wexcom.example>`,
    subject: `Case 10448273: we're looking into it`,
    text: `Hi Lena,

Thanks for getting in touch about slow speeds at SW2 4PR. Your case number is 10448273; please quote it if you ring us.

An engineer (ID 5582) has tested the line and found a fault at cabinet 41. We hope to have it mended by Thursday 18:00.`,
    code: null,
    link: null,
  },
  {
    name: `en new login notice`,
    from: `Brightledger <security@brightledger.example>`,
    subject: `New sign-in to your account`,
    html: `<p>Hi Priya,</p><p>Your account was opened on a new device.</p><table><tr><td>When</td><td>21 May 2025, 22:08</td></tr><tr><td>Where</td><td>Leeds, IP 203.0.113.84</td></tr><tr><td>Device</td><td>Safari on iPad</td></tr></table><p>If it was you, there's nothing to do. If it wasn't, change your password straight away and sign out everywhere.</p>`,
    code: null,
    link: null,
  },
  {
    name: `en invoice number, account`,
    from: `Dorsey Plumbing <accounts@dorseyplumbing.example>`,
    subject: `Invoice 202417 due 30 June`,
    text: `Dear Ms Hart,

Please find below a summary of invoice 202417.

Call-out 60.00
Replacement valve PV-3381 44.75
VAT 20.95
Total due 125.70

Pay to sort code 30-90-21, account 41882936, quoting 202417 as the reference. Thank you for your business, we appreciate it.`,
    code: null,
    link: null,
  },
  {
    name: `en event ticket`,
    from: `Calder Arena <tickets@calderarena.example>`,
    subject: `Your tickets: The Low Tides`,
    html: `<p>You're going!</p><table><tr><td>Block</td><td>112</td></tr><tr><td>Row / seats</td><td>K 23, 24</td></tr><tr><td>Ticket</td><td>CA-88F2-19QX</td></tr><tr><td>Doors</td><td>18:30</td></tr></table><p>Show the ticket on your phone at Gate 6. Total paid £97.60 including £4.80 fees. No bags larger than A4, please.</p>`,
    code: null,
    link: null,
  },
  {
    name: `en voting number`,
    from: `Northmoor Housing Co-op <ballot@northmoor.example>`,
    subject: `Your voting number for the AGM`,
    text: `Dear member,

Voting opens on Monday for three seats on the board. Write your voting number, 30077152, at the top of the postal ballot and send it back before noon on 17 October. Of 2,416 members, 903 voted last year. Candidates' statements are on the notice board at 5 Moor Lane.`,
    code: null,
    link: null,
  },
  {
    name: `en card authorisation code`,
    from: `Petrol Stop 24 <receipts@petrolstop24.example>`,
    subject: `Receipt for pump 6`,
    html: `<p>Thanks for filling up with us.</p><table><tr><td>Unleaded</td><td>38.12 L</td></tr><tr><td>Total</td><td>£54.85</td></tr><tr><td>Card</td><td>**** 2093</td></tr><tr><td>Auth code</td><td>027719</td></tr><tr><td>Terminal</td><td>44810265</td></tr></table><p>APPROVED. Keep this receipt for your records. You earned 54 points, bringing your balance to 1,380.</p>`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR aprovação de Pix, senha para esta operação`,
    from: `Banco Serrano <avisos@bancoserrano.example>`,
    subject: `Aprovação de Pix de R$ 2.480,00`,
    html: `<h1>Confirme o seu Pix</h1><p>Você está enviando R$ 2.480,00 para Cláudia M. Farias, agência 0341, conta 55812-7.</p><p>Senha para esta operação:</p><table><tr><td>947 206</td></tr></table><p>Digite no aplicativo em até 3 minutos. Não reconhece? Ligue para 0800 555 0139 e bloqueie a conta.</p>`,
    code: '947206',
    link: null,
  },
  {
    name: `pt-BR pareamento TV sem nome`,
    from: `Telinha Play <oi@telinhaplay.example>`,
    subject: `Falta pouco para assistir na TV`,
    text: `Oi, Rafael!

Sua TV já está pedindo. Com o controle remoto, escreva isto na tela azul:

HJ4P-9TWC

Depois é só escolher um dos 3 perfis e aproveitar mais de 1.800 filmes. Se a tela sumir, abra o app de novo e a gente manda outro.

Equipe Telinha`,
    code: 'HJ4P-9TWC',
    link: null,
  },
  {
    name: `pt-BR governo, 8 dígitos, protocolo e CPF`,
    from: `Ministério Digital Acesso <naoresponda@acessocidadao.example>`,
    subject: `Acesso Cidadão: confirmação de e-mail`,
    html: `<p>Prezado(a) cidadão(ã),</p><p>Para elevar a sua conta ao nível Prata, informe o número <b>30418652</b> no campo de confirmação.</p><p>CPF terminado em 88-04. Protocolo de atendimento 2025.0031.774. Este número perde a validade às 23h59 de hoje.</p>`,
    code: '30418652',
    link: null,
  },
  {
    name: `pt-BR portal da escola, algarismos`,
    from: `Colégio Jatobá <secretaria@colegiojatoba.example>`,
    subject: `Cadastro do responsável`,
    text: `Olá, família!

Recebemos o cadastro para acompanhar as notas da aluna do 7º ano B. No aplicativo da escola, toque em Sou responsável e informe os quatro algarismos: 7150.

Dúvidas? A secretaria atende no (31) 5550-2218, das 7h às 17h. Ano letivo de 2025.`,
    code: '7150',
    link: null,
  },
  {
    name: `pt-BR clínica, chave, tabela com pedido`,
    from: `Clínica Vila Sônia <exames@clinicavilasonia.example>`,
    subject: `Chave para ver seus exames`,
    html: `<p>Sr. Antônio, seu hemograma ficou pronto.</p><table><tr><td>Pedido</td><td>1108374</td></tr><tr><td>Paciente</td><td>A. R. Lopes</td></tr><tr><td>Chave de acesso único</td><td>rM82dx</td></tr></table><p>Abra a página de resultados, informe a chave e baixe o laudo. Ela vale por 1 hora; depois, peça outra no balcão ou pelo telefone 5550-0190.</p>`,
    code: 'rM82dx',
    link: null,
  },
  {
    name: `pt-BR celular novo, lista de passos, sem nome`,
    from: `LigaJá Móvel <troca@ligaja.example>`,
    subject: `Aparelho novo? Termine a ativação`,
    text: `Percebemos que você entrou com a linha (21) 95550-4471 em outro celular, um Nimbo X9.

Para levar suas conversas para ele:
1. Abra o LigaJá no aparelho novo.
2. Toque em Já tenho conta.
3. Preencha com 586 013.

Se não foi você, não repasse a ninguém e desative a linha pelo 1055.`,
    code: '586013',
    link: null,
  },
  {
    name: `pt-BR assinatura eletrônica, token com hífens`,
    from: `Assinafácil <envio@assinafacil.example>`,
    subject: `Token para assinar o contrato 00781/2025`,
    html: `<p>Olá, Beatriz. A Construtora Pedra Alta aguarda a sua assinatura no contrato 00781/2025 (22 páginas).</p><p>Seu token de assinatura é <strong>AF-6390-K</strong>. Copie com os hífens na última etapa.</p><p>O prazo do documento termina em 15/07/2025, mas o token só dura 10 minutos.</p>`,
    code: 'AF-6390-K',
    link: null,
  },
  {
    name: `pt-BR courier app login PIN, zero à esquerda`,
    from: `Rapidex Entregas <app@rapidex.example>`,
    subject: `Entre no app do entregador`,
    text: `E aí, parceiro!

Pra entrar no Rapidex hoje, seu PIN é 0462. Ele troca a cada acesso, então nem precisa decorar.

Você tem 17 entregas na rota, a primeira no CEP 04571-020, a partir das 9h10. Problemas com o app? Chama a gente no (11) 5550-7733.`,
    code: '0462',
    link: null,
  },
  {
    name: `pt-BR controle dos pais, dígitos espaçados`,
    from: `Guardião Kids <familia@guardiaokids.example>`,
    subject: `Alice pediu para instalar um jogo`,
    html: `<h1>Você autoriza?</h1><p>Alice, 9 anos, quer instalar Fazenda Mágica 2 no tablet.</p><p>Para liberar, digite no tablet dela:</p><h1>8 3 1 5</h1><p>Serve uma vez só. Para negar, basta deixar esta mensagem de lado; o pedido some em 30 minutos.</p>`,
    code: '8315',
    link: null,
  },
  {
    name: `pt-BR redefinir senha sem nome, misto`,
    from: `Livraria Saúva <conta@livrariasauva.example>`,
    subject: `Esqueceu a senha? Acontece`,
    text: `Oi, Denise,

você pediu para criar uma senha nova na Saúva. Volte para a página aberta e cole o que vem na linha abaixo:

w5Tq81Lz

Cuidado com maiúsculas e minúsculas. Se não pediu nada, fique tranquila: a senha atual continua valendo e o pedido 774120 segue normalmente para a sua casa.`,
    code: 'w5Tq81Lz',
    link: null,
  },
  {
    name: `pt-BR código só no assunto`,
    from: `Corretora Maré <seguranca@mareinvest.example>`,
    subject: `319074 é seu código Maré`,
    html: `<p>Olá, investidor.</p><p>O código do assunto confirma a entrada na sua conta 20087-3 pelo navegador Firefox, em Recife, às 8h51.</p><p>Ele expira em 5 minutos e não deve ser dito nem aos nossos assessores. Central: 4003-5550.</p>`,
    code: '319074',
    link: null,
  },
  {
    name: `pt-BR pareamento ar-condicionado, sequência, BTU decoy`,
    from: `Termolar <suporte@termolar.example>`,
    subject: `Conecte seu ar-condicionado`,
    text: `Olá! O Termolar Split 12000 já apareceu na sua rede.

Falta dizer a ele que a casa é sua: no painel, aperte MODE por 3 segundos e entre com a sequência 44918. A luz fica verde quando der certo.

Número de série 7T0031882. Garantia até 2027.`,
    code: '44918',
    link: null,
  },
  {
    name: `pt-BR cadastro, sem nome, letras e números`,
    from: `Feirinha <cadastro@feirinha.example>`,
    subject: `Bem-vinda à Feirinha!`,
    html: `<p>Que bom ter você entre 92.300 vendedores!</p><p>Antes de abrir a lojinha, precisamos saber se este e-mail é seu mesmo. Coloque <b>G7N3V2</b> na tela de cadastro e pronto.</p><p>A primeira venda tem taxa zero até R$ 500. Boas vendas! Time Feirinha, Av. Central, 1450, Curitiba.</p>`,
    code: 'G7N3V2',
    link: null,
  },
  {
    name: `pt-BR compra no cartão, código de uso único`,
    from: `Cartões Ipê <compras@cartoesipe.example>`,
    subject: `Compra on-line em análise`,
    text: `Compra: Loja Trilha Norte
Valor: 6x de R$ 214,90
Cartão final: 3308
Data: 04/06/2025 19:22

Para autorizar esta compra, informe na tela da loja o código de uso único 62081745. Ele só serve para esse valor. Se você não está comprando, responda NÃO e o cartão será bloqueado.`,
    code: '62081745',
    link: null,
  },
  {
    name: `pt-BR login portal, números, frase corrida`,
    from: `Condomínio Fácil <acesso@condofacil.example>`,
    subject: `Seu acesso ao portal do morador`,
    html: `<p>Oi, Gustavo, do apto 1203!</p><p>Recebemos sua tentativa de entrar no portal do morador. Quando a página perguntar os números que mandamos por e-mail, responda 270 594.</p><p>Na área do morador você acha o boleto de junho (R$ 812,35) e a ata de 2024.</p>`,
    code: '270594',
    link: null,
  },
  {
    name: `pt-BR cupom`,
    from: `Moda Cajá <ofertas@modacaja.example>`,
    subject: `Seu código secreto chegou`,
    text: `Psiu! Use o código CAJA15OFF na sacola e leve 15% de desconto em vestidos e sandálias. Acima de R$ 199, o frete sai de graça.

Só até domingo, 23h59, e limitado a 1.000 clientes. Não vale junto com outras promoções. Corre, que o 38 acaba rápido!`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR pedido, rastreio, nota fiscal`,
    from: `Mercado Tucano <pedidos@mercadotucano.example>`,
    subject: `Pedido 48201937 a caminho`,
    html: `<p>Oi, Letícia!</p><p>Seu pedido <b>48201937</b> saiu do centro de distribuição.</p><table><tr><td>Rastreio</td><td>TU772015538BR</td></tr><tr><td>Nota fiscal</td><td>000.219.844</td></tr><tr><td>Previsão</td><td>12/06</td></tr></table><p>Deixe alguém em casa para receber, com documento em mãos. Total: R$ 346,70 em 3 vezes.</p>`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR passagem, localizador`,
    from: `Viação Ararinha <passagens@viacaoararinha.example>`,
    subject: `Passagem emitida - localizador ZK81PM`,
    text: `Boa viagem, Paulo!

Localizador: ZK81PM
De: Goiânia  Para: Uberlândia
Saída: 22/07/2025, 07h40
Plataforma 18, poltrona 31
Bilhete 00049127

Apresente o localizador e um documento com foto no guichê ou direto no embarque. Chegue com 30 minutos de antecedência.`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR senha de armário`,
    from: `Armário Ágil <retirada@armarioagil.example>`,
    subject: `Sua encomenda está no armário 09`,
    html: `<h1>Pode vir buscar!</h1><p>A encomenda 55031827 está no armário 09, no térreo do Shopping Rio Manso.</p><p>Senha de retirada: <b>739204</b></p><p>Digite a senha no visor e a porta abre. Guardamos até sexta-feira, 20h. Passou disso, volta para a loja.</p>`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR portão, cofre, wifi`,
    from: `Pousada Mar de Dentro <reservas@mardedentro.example>`,
    subject: `Instruções para a chegada`,
    text: `Olá, Helena! Está tudo pronto para receber vocês no sábado.

O portão abre com 2580 e depois a tecla estrela. A chave do chalé 4 fica no cofrinho, senha 6613. O wi-fi é MarDentro, senha sol12345.

Qualquer coisa, é só chamar no (48) 95550-3302. A entrada é a partir das 14h.`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR vale-presente com PIN`,
    from: `Presentim <vale@presentim.example>`,
    subject: `Você ganhou um vale-presente de R$ 100`,
    html: `<p>O Tio Beto mandou um mimo!</p><table><tr><td>Cartão</td><td>5021 7783 0914</td></tr><tr><td>PIN</td><td>4096</td></tr><tr><td>Saldo</td><td>R$ 100,00</td></tr><tr><td>Validade</td><td>31/12/2026</td></tr></table><p>Use em qualquer uma das 84 lojas, informando o cartão e o PIN na hora de pagar. O saldo que sobrar fica guardado.</p>`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR senha de webinar`,
    from: `Instituto Aroeira <eventos@institutoaroeira.example>`,
    subject: `Dados da palestra de quinta`,
    text: `Inscrição confirmada, Marcela.

Palestra: Solo vivo, com Edson Prates
Quinta, 19/06, às 19h30
ID da sala: 915 3380 2247
Senha da sala: 804417

Entre uns 5 minutos antes e deixe o microfone fechado. O certificado de 2 horas chega por e-mail em até 7 dias.`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR protocolo de atendimento`,
    from: `Águas do Vale <atendimento@aguasdovale.example>`,
    subject: `Protocolo 2025061847733`,
    html: `<p>Prezada cliente,</p><p>Registramos a falta de água na Rua das Acácias, 218, CEP 37550-114. O protocolo é <b>2025061847733</b>; guarde-o para acompanhar o caso.</p><p>Uma equipe irá ao local em até 24 horas. Matrícula do imóvel: 449027-1. Emergências: 0800 555 0195.</p>`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR conselho sobre códigos`,
    from: `Banco Serrano <dicas@bancoserrano.example>`,
    subject: `Golpe do código: saiba escapar`,
    text: `Alguém ligou dizendo ser do banco e pediu o código de 6 dígitos que chegou no seu e-mail? Desligue. É golpe.

O Banco Serrano nunca pede código, senha ou token por telefone. Só em 2024, 13.400 brasileiros caíram nessa conversa. Na dúvida, ligue você mesmo para 0800 555 0139.`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR aviso de novo login`,
    from: `Nuvem Caqui <alerta@nuvemcaqui.example>`,
    subject: `Novo acesso detectado`,
    html: `<p>Oi, Tiago.</p><p>Sua conta foi acessada às 02h17 de 11/05/2025 em um computador com Linux, perto de Manaus, IP 198.51.100.27.</p><p>Foi você? Então está tudo certo. Se não foi, troque a senha agora e encerre as sessões abertas (há 4 no momento).</p>`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR placa, OS, peças`,
    from: `Oficina Dois Irmãos <orcamento@doisirmaosauto.example>`,
    subject: `Seu carro está pronto`,
    text: `Boa tarde, seu Nelson.

O carro placa RTB4K72 já pode ser retirado. Ordem de serviço 30916.

Troca de óleo 5W30: R$ 189,00
Filtro FT-2204: R$ 47,50
Mão de obra: R$ 120,00
Total: R$ 356,50

Ficamos abertos até as 18h. Rodou 84.112 km; volte aos 94 mil.`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR inscrição e assento de prova`,
    from: `Concursos Bandeira <candidato@concursosbandeira.example>`,
    subject: `Local de prova e assento`,
    html: `<h1>Cartão do candidato</h1><table><tr><td>Inscrição</td><td>61720348</td></tr><tr><td>Sala</td><td>214</td></tr><tr><td>Assento</td><td>17</td></tr><tr><td>Data</td><td>24/08/2025</td></tr></table><p>Os portões fecham às 12h45. Leve documento original e caneta preta. São 15.870 inscritos para 60 vagas; boa prova!</p>`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR matrícula de sócio`,
    from: `Clube Pedalar <socios@clubepedalar.example>`,
    subject: `Sua carteirinha de sócio`,
    text: `Oi, Fabiana, bem-vinda ao clube!

Sua matrícula é 008235 e a categoria é Ouro, com validade até março de 2026. A mensalidade de R$ 59,90 cai todo dia 10.

Mostre a matrícula na recepção para usar o vestiário e o bicicletário. Já somos 3.412 sócios em 5 cidades.`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR autorização de cartão, aprovada com senha`,
    from: `Padaria Trigal <recibo@padariatrigal.example>`,
    subject: `Comprovante de pagamento`,
    html: `<p>Obrigado pela visita!</p><table><tr><td>Pães e frios</td><td>R$ 41,28</td></tr><tr><td>Débito final</td><td>6651</td></tr><tr><td>Aut.</td><td>R09417</td></tr><tr><td>NSU</td><td>530286</td></tr></table><p>Transação aprovada com senha em 02/06/2025 às 07h36, caixa 3. Guarde este comprovante. Volte sempre, nosso pão sai quentinho às 16h.</p>`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR boletim com números`,
    from: `Boletim Cerrado <redacao@boletimcerrado.example>`,
    subject: `Safra bate 322.400 toneladas`,
    text: `Bom dia, leitor.

A colheita de 2025 fechou em 322.400 toneladas, 7,8% acima da anterior, segundo a cooperativa. O preço da saca ficou em R$ 128,35. Na página 6, a história dos 1.906 agricultores que trocaram o veneno pela joaninha. Edição 741, ano 15. Boa leitura e bom café.`,
    code: null,
    link: null,
  },
  {
    name: `es firma de transferencia en tabla`,
    from: `Banco Altamira <avisos@bancoaltamira.example>`,
    subject: `Autoriza tu transferencia de 1.900,00 €`,
    html: `<h1>Revisa antes de firmar</h1><table><tr><td>Importe</td><td>1.900,00 €</td></tr><tr><td>Beneficiario</td><td>Talleres Roa</td></tr><tr><td>Cuenta</td><td>ES•• 4402</td></tr><tr><td>Clave de firma</td><td>518093</td></tr></table><p>Introduce la clave en la banca en línea para enviar el dinero. Caduca en 4 minutos. Si no reconoces la operación, llama al 900 555 021.</p>`,
    code: '518093',
    link: null,
  },
  {
    name: `es TV sin nombre`,
    from: `Pantalla Viva <hola@pantallaviva.example>`,
    subject: `Conecta tu televisor`,
    text: `¡Hola, Nuria!

Enciende la tele, abre Pantalla Viva y, cuando aparezca el recuadro vacío, teclea lo siguiente:

TB6W-M3RD

Listo: tus 2 perfiles y los 900 títulos que tienes guardados estarán ahí. Si pasan más de 20 minutos habrá que empezar de nuevo.`,
    code: 'TB6W-M3RD',
    link: null,
  },
  {
    name: `es sede electrónica, PIN letras y cifras`,
    from: `Sede Digital Montenegro <no-responder@sedemontenegro.example>`,
    subject: `Acceso a la sede electrónica`,
    html: `<p>Estimado ciudadano:</p><p>Ha solicitado identificarse para el trámite de empadronamiento (expediente 2025/004418). Su PIN de un solo uso es <b>K7R409</b>; no lo confunda con el número de expediente.</p><p>Válido hasta las 14:30. Atención telefónica: 010.</p>`,
    code: 'K7R409',
    link: null,
  },
  {
    name: `es colegio, cifras`,
    from: `Colegio Los Olmos <familias@colegiolosolmos.example>`,
    subject: `Alta en la app de familias`,
    text: `Buenas tardes:

Hemos recibido una solicitud de alta como tutor de un alumno de 3.º de Primaria. Para completarla, escriba en la app las cinco cifras 90426.

Si usted no la ha pedido, avise a secretaría en el 955 550 118, de 9:00 a 14:00. Curso 2025-2026.`,
    code: '90426',
    link: null,
  },
  {
    name: `es clínica, sin nombre, con guiones`,
    from: `Clínica Santa Irene <citas@santairene.example>`,
    subject: `Ver mi informe médico`,
    html: `<p>Hola, Ramón:</p><p>Tu informe de radiología está disponible. Te pediremos un dato para abrirlo:</p><h1>28-64-17</h1><p>Cópialo tal cual, con guiones. Historia clínica n.º 330195. El acceso se cierra a las 48 horas y solo puede abrirse una vez.</p>`,
    code: '286417',
    link: null,
  },
  {
    name: `es teléfono nuevo, pasos, 4 dígitos`,
    from: `Movilia <lineas@movilia.example>`,
    subject: `¿Estrenas teléfono?`,
    text: `Vemos que quieres usar la línea 600 555 874 en un equipo nuevo (Zenda 8, pedido 5520391).

Pasos:
1) Inserta la tarjeta SIM.
2) Abre Mi Movilia.
3) Cuando te pregunte, pon 6638.

En una hora tendrás cobertura. ¿No eres tú? Marca el 1550 y lo paramos.`,
    code: '6638',
    link: null,
  },
  {
    name: `es firma electrónica, código sólo en asunto`,
    from: `FirmaClara <documentos@firmaclara.example>`,
    subject: `Código de firma: xB49-tQ07`,
    html: `<p>Gestoría Peñalver le remite el documento Poder notarial (9 páginas) para su firma electrónica.</p><p>El código que necesita figura en el asunto de este correo; respete mayúsculas y minúsculas. Sobre n.º 7781034, disponible hasta el 31/10/2025.</p><p>No reenvíe este mensaje a terceros.</p>`,
    code: 'xB49-tQ07',
    link: null,
  },
  {
    name: `es app de mensajería, cambio de dirección`,
    from: `Zumba Envíos <app@zumbaenvios.example>`,
    subject: `Confirma que eres tú`,
    text: `Hola, Iván:

Quieres cambiar la dirección del envío ZE40028817 a C/ Mayor 14, 28013. Para que nadie más pueda desviarlo, mete en la app el número 1749 antes de las 12:00.

El repartidor pasará entre las 16:00 y las 19:00. Contra reembolso: 35,20 €.`,
    code: '1749',
    link: null,
  },
  {
    name: `es control parental, sin nombre`,
    from: `Peque Seguro <control@pequeseguro.example>`,
    subject: `Bruno pide permiso`,
    html: `<p>Bruno (11 años) ha llegado a su límite de 90 minutos y pide media hora más de Carreras 3D.</p><p>Si te parece bien, ve a su móvil y marca <b>50 28</b>. Si no, no hagas nada.</p><p>Esta semana lleva 8 h 15 min de pantalla, un 12 % menos que la anterior.</p>`,
    code: '5028',
    link: null,
  },
  {
    name: `es restablecer, llave temporal`,
    from: `Tienda Lince <cuenta@tiendalince.example>`,
    subject: `Restablecer contraseña`,
    text: `¡Hola!

¿Olvidaste tu contraseña? Sin problema. En la ventana de recuperación copia esta llave temporal:

P3nz8Ma

Después elige una contraseña de al menos 10 caracteres. La llave deja de funcionar en 15 minutos. Tu último pedido, el 20817, no se verá afectado.`,
    code: 'P3nz8Ma',
    link: null,
  },
  {
    name: `es token 8 dígitos`,
    from: `Fondo Cumbre <acceso@fondocumbre.example>`,
    subject: `Tu token de acceso`,
    html: `<h1>Inicio de sesión</h1><p>Token: <b>83561024</b></p><p>Solicitado el 6 de mayo de 2025 a las 17:03 desde Monterrey, México. Úsalo para entrar a tu cuenta de inversión 4471-20; vence en 180 segundos.</p><p>Ningún asesor de Cumbre te lo va a pedir. Línea directa: 81 5550 3390.</p>`,
    code: '83561024',
    link: null,
  },
  {
    name: `es caldera, dígitos espaciados, sin nombre`,
    from: `Calorina <soporte@calorina.example>`,
    subject: `Vincula tu caldera inteligente`,
    text: `La caldera Calorina C-2400 está buscando tu móvil.

Para que se reconozcan, gira la rueda hasta ver 3 7 0 9 2 5 en la pantalla y pulsa OK. Oirás dos pitidos.

N.º de serie: 24-0088173. Temperatura recomendada: 20,5 grados. Servicio técnico: 902 555 460.`,
    code: '370925',
    link: null,
  },
  {
    name: `es registro, voseo, 5 alfanumérico`,
    from: `Mercadillo <registro@mercadillo.example>`,
    subject: `Último paso del registro`,
    html: `<p>¡Ya casi, Camila!</p><p>Más de 310.000 personas compran y venden en Mercadillo. Para activar tu cuenta, ingresá en la aplicación el código de verificación que ves acá: <strong>FD92Q</strong>.</p><p>Tu primer aviso es gratis por 30 días. ¿No te registraste? Borrá este correo y listo.</p>`,
    code: 'FD92Q',
    link: null,
  },
  {
    name: `es compra tarjeta, contraseña para esta operación, folio decoy`,
    from: `Tarjetas Quetzal <compras@tarjetasquetzal.example>`,
    subject: `Compra por $3,499.00 MXN`,
    text: `Estimado cliente:

Intenta pagar $3,499.00 MXN en Muebles Arce con su tarjeta terminación 9182.

Contraseña para esta operación: 204418

Si el comercio o el monto no coinciden, no la escriba y comuníquese al 55 5550 6107. Folio de aviso 77102934.`,
    code: '204418',
    link: null,
  },
  {
    name: `es entrada sin contraseña, guion, sin nombre`,
    from: `Gimnasio Roble <socios@gimnasioroble.example>`,
    subject: `Entra a tu zona de socio`,
    html: `<p>Hola, Elena, socia 4410:</p><p>Pediste entrar sin contraseña. Basta con que escribas 715-308 en la página que dejaste abierta y podrás reservar clases de agosto.</p><p>Caduca a las 21:45. La cuota de 34,90 € se cobra el día 5, como siempre.</p>`,
    code: '715308',
    link: null,
  },
  {
    name: `es cupón`,
    from: `Óptica Mirador <promos@opticamirador.example>`,
    subject: `Tu código: VERANO25`,
    text: `Introduce VERANO25 al pagar y te descontamos 25 € en gafas de sol graduadas. Válido del 1 al 31 de julio en nuestras 46 tiendas y por internet.

Compra mínima de 120 €. Un solo uso por persona. No acumulable con la oferta 2x1. ¡Te esperamos!`,
    code: null,
    link: null,
  },
  {
    name: `es pedido en cabecera`,
    from: `Casa Tomillo <pedidos@casatomillo.example>`,
    subject: `Gracias por tu pedido 730264`,
    html: `<h1>Pedido 730264</h1><table><tr><td>Sartén 28 cm</td><td>39,95 €</td></tr><tr><td>Ref.</td><td>ST-2804</td></tr><tr><td>Envío</td><td>4,50 €</td></tr><tr><td>Total</td><td>44,45 €</td></tr></table><p>Lo prepararemos hoy y te llegará el jueves a C.P. 46021. Si quieres cambiar algo, contesta antes de las 15:00 con el número de pedido.</p>`,
    code: null,
    link: null,
  },
  {
    name: `es reserva de hotel`,
    from: `Hotel Bahía Clara <reservas@bahiaclara.example>`,
    subject: `Reserva confirmada: 9HX4TL`,
    text: `Estimada Sra. Vidal:

Su reserva 9HX4TL está confirmada.

Entrada: 3 de septiembre, 15:00
Salida: 7 de septiembre, 12:00
Habitación doble, 4 noches
Importe: 528,00 €

Puede cancelar sin gasto hasta el 31 de agosto. Facilite el localizador en recepción o al llamar al 971 555 032.`,
    code: null,
    link: null,
  },
  {
    name: `es taquilla`,
    from: `Buzón Express <taquillas@buzonexpress.example>`,
    subject: `Recoge tu paquete`,
    html: `<p>Tu paquete BX77120456 te espera en la taquilla 33 de la estación Norte.</p><p>Código de apertura: <b>481 906</b></p><p>Márcalo en el teclado y retira el paquete antes del sábado a las 22:00. Pasado el plazo se devolverá al remitente. Gracias por usar Buzón Express.</p>`,
    code: null,
    link: null,
  },
  {
    name: `es portal y cerradura`,
    from: `Apartamentos Brisa <anfitrion@apartbrisa.example>`,
    subject: `Cómo entrar al apartamento`,
    text: `¡Bienvenido, Óscar!

El portal se abre con 7391B. Sube al 2.º C; la cerradura electrónica responde al 50614 desde las 16:00 de mañana hasta tu salida. La plaza de garaje es la 88.

Wifi: Brisa2C, contraseña olas2024. Si algo falla, llama al 622 555 907.`,
    code: null,
    link: null,
  },
  {
    name: `es tarjeta regalo con PIN`,
    from: `Detallazo <regalos@detallazo.example>`,
    subject: `Te han regalado 75 €`,
    html: `<p>¡Sorpresa, Lucía! Tus compañeras te mandan una tarjeta regalo.</p><table><tr><td>N.º de tarjeta</td><td>7700 4512 9083</td></tr><tr><td>PIN</td><td>2957</td></tr><tr><td>Caduca</td><td>06/2027</td></tr></table><p>Preséntala en caja o úsala en la web en cualquiera de las 120 marcas. Puedes gastarla poco a poco.</p>`,
    code: null,
    link: null,
  },
  {
    name: `es seminario, código de acceso`,
    from: `Escuela Faro <webinars@escuelafaro.example>`,
    subject: `Mañana: seminario de fotografía`,
    text: `Te esperamos mañana, 18 de junio, a las 18:00 (hora de Bogotá).

ID de reunión: 873 4410 9925
Código de acceso: 336071

Ten a mano tu cámara y una hoja en blanco. Somos 412 inscritos, así que dejaremos las preguntas para el final. La grabación estará disponible 15 días.`,
    code: null,
    link: null,
  },
  {
    name: `es modelo y serie`,
    from: `Electro Nogal <garantias@electronogal.example>`,
    subject: `Registro de garantía completado`,
    html: `<p>Gracias por registrar tu lavadora.</p><table><tr><td>Modelo</td><td>EN-8014W</td></tr><tr><td>Serie</td><td>50228139</td></tr><tr><td>Compra</td><td>02/04/2025</td></tr></table><p>La garantía te cubre hasta abril de 2028. Si ves el error E18 en la pantalla, limpia el filtro antes de llamar al 900 555 377.</p>`,
    code: null,
    link: null,
  },
  {
    name: `es consejo sobre códigos`,
    from: `Caja Fuentes <seguridad@cajafuentes.example>`,
    subject: `Consejo: tu clave es solo tuya`,
    text: `¿Te han escrito diciendo que hay un cargo de 899 € y que les dictes un código para anularlo? No lo hagas.

Los códigos de verificación sirven para autorizar, nunca para cancelar. En 2024 recibimos 6.752 denuncias por este engaño. Ante la duda, cuelga y llama al 900 555 014.`,
    code: null,
    link: null,
  },
  {
    name: `es caso y etiqueta de equipaje`,
    from: `Aerovía Sur <equipajes@aeroviasur.example>`,
    subject: `Caso de equipaje 55190273`,
    html: `<p>Lamentamos el retraso de su maleta.</p><p>Su caso es el <b>55190273</b> y la etiqueta, 0188-402716. La hemos localizado en Lima y saldrá en el vuelo AS 2140 de esta noche.</p><p>Se la llevaremos a su domicilio antes de 24 horas. Guarde los recibos de lo que compre, hasta 100 USD.</p>`,
    code: null,
    link: null,
  },
  {
    name: `es aviso de login`,
    from: `Correo Tilo <avisos@correotilo.example>`,
    subject: `Nuevo inicio de sesión en tu cuenta`,
    text: `Hola, Martín:

Alguien entró a tu cuenta con la contraseña correcta.

Fecha: 14/03/2025 06:52
Lugar: Rosario, Argentina
IP: 192.0.2.145
Equipo: Android 14

Si fuiste vos, ignorá este aviso. Si no, cambiá la contraseña cuanto antes y revisá tus 3 dispositivos de confianza.`,
    code: null,
    link: null,
  },
  {
    name: `es factura`,
    from: `Luz del Llano <facturas@luzdelllano.example>`,
    subject: `Tu factura de mayo: 63,18 €`,
    html: `<h1>63,18 €</h1><table><tr><td>Factura</td><td>LL25-0447190</td></tr><tr><td>Contrato</td><td>800213654</td></tr><tr><td>Consumo</td><td>214 kWh</td></tr><tr><td>Periodo</td><td>01/05 - 31/05</td></tr></table><p>Cargaremos el importe el 12 de junio en la cuenta terminada en 3075. Has gastado un 9 % menos que en mayo de 2024. Gracias por confiar en nosotros.</p>`,
    code: null,
    link: null,
  },
  {
    name: `es matrícula, boletín`,
    from: `Ayuntamiento de Valdecobre <multas@valdecobre.example>`,
    subject: `Aviso de estacionamiento`,
    text: `Se ha registrado una denuncia por estacionamiento.

Matrícula: 4817 KZM
Boletín: 20250619
Agente: 1163
Lugar: Pza. del Trigo, 5
Importe: 90 € (45 € si paga antes de 20 días)

Puede abonarla en cualquier cajero municipal indicando el número de boletín, o recurrir por escrito.`,
    code: null,
    link: null,
  },
  {
    name: `es número de votante`,
    from: `Cooperativa La Encina <elecciones@laencina.example>`,
    subject: `Tu número de votante`,
    html: `<p>Estimada socia:</p><p>El domingo 26 de octubre elegimos consejo. Tu número de votante es <b>017342</b> y te corresponde la mesa 4, en Avda. de la Paz 61.</p><p>Lleva el DNI y di tu número al llegar; no hace falta imprimir nada. Estamos llamados 5.208 socios.</p>`,
    code: null,
    link: null,
  },
  {
    name: `es autorización de tarjeta`,
    from: `Restaurante Azafrán <recibos@rteazafran.example>`,
    subject: `Recibo de tu visita`,
    text: `Gracias por comer con nosotros.

Mesa 12, 3 comensales
Total: 87,60 €
Tarjeta: **** 5149
Código de autorización: 663018
Operación: 000471
Comercio: 328811904

Copia para el cliente, operación aceptada el 08/06/2025 a las 15:44. Con este recibo, el próximo café es gratis.`,
    code: null,
    link: null,
  },
];
