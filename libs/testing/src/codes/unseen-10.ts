import type { MailCase } from './mail-case.js';

/**
 * The tenth set, by a writer who knew neither the recogniser nor the other sets; first scored before the recogniser was
 * changed for it. Its mails have no links.
 */
export const cases: MailCase[] = [
  {
    name: `pt-BR Medium: code in h1, but amount, branch/account (6 digits with check digit), CNPJ, CE`,
    from: `Banco Aurora Sul <seguranca@bancoaurorasul.test>`,
    subject: `Confirme sua transferência Pix`,
    html: `<html lang="pt-BR"> <body><div style="display:none;max-height:0;overflow:hidden">Use o código para liberar a operação no aplicativo.</div> <table width="100%"><tr><td align="center"> <table class="box" width="600" bgcolor="#ffffff"><tr><td style="padding:24px"></td></tr> <tr><td style="padding:0 24px"><p>Olá, Marcela,</p><p>Recebemos um pedido de transferência Pix com os dados abaixo:</p> <table width="100%"><tr><td>Valor</td><td align="right">R$ 1.482,90</td></tr><tr><td>Favorecido</td><td align="right">Oficina Três Irmãos Ltda.</td></tr><tr><td>Agência / conta</td><td align="right">0318 / 620457-1</td></tr><tr><td>Data</td><td align="right">14/08/2025 às 19:42</td></tr></table> <p>Para autorizar, digite este código no aplicativo:</p> <h1 style="text-align:center;letter-spacing:6px;font-size:34px">740518</h1> <p>Ele expira em 5 minutos. Se não foi você, ligue agora para 0800 725 3040 e não informe o código a ninguém, nem a funcionários do banco.</p></td></tr> <tr><td style="padding:24px;font-size:11px;color:#888888">Banco Aurora Sul S.A. – CNPJ 41.207.933/0001-58 – Rua Dr. Timóteo, 1190, Porto Alegre/RS, CEP 90570-040. SAC 24 horas: 0800 725 3041. Ouvidoria: 0800 725 3099. Mensagem automática, não responda.</td></tr></table></td></tr></table></body></html>`,
    code: '740518',
    link: null,
  },
  {
    name: `pt-BR Hard: one digit per table cell, never called "código"; distractor 120000 in the text`,
    from: `Verdú Cursos <nao-responda@verducursos.test>`,
    subject: `Falta só um passo para ativar sua conta`,
    html: `<html><body style="background-color:#fafafa;margin:0"><center> <table width="560" style="background:#fff;border:1px solid #e0e0e0"> <tr><td style="padding:30px;font:16px/24px Verdana,sans-serif;color:#222"> <h2 style="color:#1b7f5c">Boas-vindas à Verdú!</h2> <p>Oi, Anderson! Que bom ter você entre os mais de 120000 alunos que estudam com a gente. Para concluir o cadastro, volte à página de inscrição e preencha os seis números:</p> <table align="center" cellspacing="8"><tr> <td width="44" height="54" align="center" style="background:#eef7f3;font-size:26px;font-weight:bold">3</td> <td width="44" height="54" align="center" style="background:#eef7f3;font-size:26px;font-weight:bold">0</td> <td width="44" height="54" align="center" style="background:#eef7f3;font-size:26px;font-weight:bold">9</td> <td width="44" height="54" align="center" style="background:#eef7f3;font-size:26px;font-weight:bold">2</td> <td width="44" height="54" align="center" style="background:#eef7f3;font-size:26px;font-weight:bold">7</td> <td width="44" height="54" align="center" style="background:#eef7f3;font-size:26px;font-weight:bold">1</td> </tr></table> <p>Eles valem por 30 minutos. Passado esse prazo, basta clicar em “Enviar de novo”.</p> <p>Depois disso você já pode assistir à aula inaugural, com 48 minutos de duração, sem pagar nada.</p> </td></tr><tr><td style="padding:20px 30px;font:11px Verdana;color:#999;background:#f5f5f5">Verdú Educação Ltda. | Av. Contorno, 6283, sala 904 – Belo Horizonte, MG – 30110-039<br>Você recebeu esta mensagem porque alguém usou este endereço no site. © 2025</td></tr></table></center></body></html>`,
    code: '309271',
    link: null,
  },
  {
    name: `pt-BR Medium: plain text, letters and digits, alone on a line; protocol number below`,
    from: `Suporte Lumbra <conta@lumbra.test>`,
    subject: `Redefinição de senha`,
    text: `Olá,

Alguém (esperamos que você) pediu para trocar a senha da conta ligada a este e-mail na Lumbra.

Copie o código a seguir na tela de recuperação:

K7Q2MX

Maiúsculas e minúsculas não fazem diferença. O código só pode ser usado uma vez e perde a validade às 16h20 de hoje.

Não pediu nada? Ignore este e-mail; sua senha atual continua valendo. Se isso se repetir, abra um chamado citando o registro LB-2025-118843.

Equipe Lumbra

`,
    code: 'K7Q2MX',
    link: null,
  },
  {
    name: `pt-BR Hard: four-digit code which looks like a year; years, a time 20:31 and a street numb`,
    from: `Papafila Delivery <ola@papafila.test>`,
    subject: `Seu código de acesso é 2031`,
    html: `<html> <body class="t"><div style="max-width:480px;margin:auto"> <p>E aí, com fome? 🍔</p><p>Para entrar no aplicativo, use:</p><p class="c" align="center">2031</p> <p>O acesso foi pedido em 03/11/2025, às 20:31, de um Moto G84. Esse número deixa de funcionar em 10 minutos.</p> <p>A Papafila nunca liga pedindo esse código. Desconfie de quem pedir.</p> <hr><p style="font-size:12px">Aproveite: frete grátis em pedidos acima de R$ 35,00 até dezembro de 2025.</p> <p style="font-size:11px;color:#777777">Papafila Tecnologia S.A. 2019–2025. Rua Fradique Coutinho, 1632 – São Paulo. Dúvidas? WhatsApp (11) 4003-2172.</p></div></body></html>`,
    code: '2031',
    link: null,
  },
  {
    name: `pt-BR Hard: code precedes its label in the middle of a sentence; protocol number, law numb`,
    from: `Portal Cidadão Itaverá <cadastro@portal.itavera.test.br>`,
    subject: `Confirmação de novo endereço eletrônico`,
    html: `<html><body><table width="640" align="center" style="font-family:Tahoma,Arial;font-size:14px;border-collapse:collapse"> <tr><td style="background:#0b3d91;color:#ffffff;padding:16px">PREFEITURA DE ITAVERÁ – Secretaria de Gestão Digital</td></tr> <tr><td style="padding:20px;border:1px solid #cccccc"> <p>Prezado(a) contribuinte,</p> <p>Foi solicitada a alteração do e-mail vinculado ao seu cadastro municipal (protocolo 2025.04.337190). Para comprovar que esta caixa postal lhe pertence, informe <b>618-204</b> no campo “Código de confirmação” da página Meus Dados até as 23h59 de hoje.</p> <p>Enquanto isso não for feito, as guias de IPTU continuarão sendo enviadas ao endereço anterior.</p> <p>Se a solicitação não partiu de você, dirija-se a uma unidade de atendimento com documento de identidade ou telefone para o 156.</p> </td></tr><tr><td style="padding:12px;font-size:11px;color:#666666">Praça da Matriz, 45, Centro, Itaverá/GO – CEP 75428-000 – CNPJ 02.118.460/0001-09. Este é um e-mail automático, favor não responder. Tratamos seus dados conforme a Lei nº 13.709/2018.</td></tr></table></body></html>`,
    code: '618204',
    link: null,
  },
  {
    name: `pt-BR Hard: coupon laid out like a code box, "código" and "uso único", also in subject`,
    from: `Brisa & Linho <novidades@brisaelinho.test>`,
    subject: `Volta pra cá: 20% com o código VOLTA20`,
    html: `<html><body style="margin:0;background:#f7f1ec"> <table width="600" align="center" bgcolor="#fffdfb"><tr><td align="center" style="padding:32px"><h1 style="font-weight:400">Sentimos a sua falta</h1> <p>Faz um tempinho que você não passa por aqui. Para matar a saudade, separamos um presente: use o código abaixo ao finalizar a compra.</p> <table cellpadding="14" style="border:2px dashed #8a5a44"><tr><td style="font-size:28px;letter-spacing:4px">VOLTA20</td></tr></table> <p>Válido até 30/09 para compras a partir de R$ 199,00. Uso único por CPF, não acumulável com outras promoções.</p> <p><span>Ver a coleção Verão 2026</span></p></td></tr> <tr><td style="padding:20px;font-size:11px;color:#a08c80" align="center">Brisa & Linho Confecções – Rua das Palmeiras, 2210, Blumenau/SC – (47) 3322-9014<br>Não quer mais receber? <span>Descadastre-se</span>.</td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR Hard: six-digit order number set large, column "Código" with six-digit product numbe`,
    from: `Mercearia Nativa <pedidos@mercearianativa.test>`,
    subject: `Pedido 784512 confirmado`,
    html: `<html><body style="font-family:Helvetica,Arial,sans-serif;color:#2b2b2b"><table width="600" align="center"><tr><td> <h2>Recebemos seu pagamento ✔</h2><p>Rodrigo, o pedido <strong style="font-size:22px">784512</strong> já está em separação.</p> <table width="100%" border="1" cellpadding="6" style="border-collapse:collapse;border-color:#dddddd"> <tr><th>Código</th><th>Produto</th><th>Qtde</th><th>Total</th></tr> <tr><td>100482</td><td>Castanha-do-pará 500 g</td><td>2</td><td>R$ 97,80</td></tr> <tr><td>100917</td><td>Café torrado em grãos 1 kg</td><td>1</td><td>R$ 84,50</td></tr> <tr><td>200335</td><td>Mel de abelha jataí 250 ml</td><td>1</td><td>R$ 62,00</td></tr> <tr><td colspan="3">Frete (PAC, até 8 dias úteis)</td><td>R$ 21,37</td></tr><tr><td colspan="3"><b>Total</b></td><td><b>R$ 265,67</b></td></tr></table> <p>Entrega: Rua Antônio Lacerda, 418, ap. 1203, Salvador – BA, 41820-020.<br>NF-e nº 000.051.926, série 1. O código de rastreio será enviado assim que o pacote for postado.</p> <p>Quer mudar alguma coisa? Responda em até 2 horas informando o número do pedido.</p></td></tr> <tr><td style="font-size:11px;color:#888">Mercearia Nativa Comércio de Alimentos ME – CNPJ 28.440.115/0001-73</td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR Very hard: door lock code of six digits labelled "Código", valid for a whole stay, n`,
    from: `Casa na Restinga <reservas@casanarestinga.test>`,
    subject: `Instruções para a sua chegada na sexta`,
    html: `<html><body style="font-family:'Trebuchet MS',sans-serif;line-height:1.5"><div style="max-width:580px;margin:0 auto"> <h2>Tudo pronto para receber vocês!</h2><p>Oi, Patrícia e família. Seguem os dados da hospedagem de 21 a 25/11 (reserva RST-90417):</p> <table cellpadding="6"><tr><td><b>Endereço</b></td><td>Alameda dos Jequitibás, 77 – Praia do Félix</td></tr><tr><td><b>Check-in</b></td><td>a partir das 15h</td></tr> <tr><td><b>Senha do portão</b></td><td>4471#</td></tr><tr><td><b>Código da fechadura</b></td><td style="font-size:20px"><b>836205</b></td></tr><tr><td><b>Wi-Fi</b></td><td>restinga_casa / mar2025azul</td></tr></table> <p>O código funciona durante toda a estadia. Na saída, até as 11h, é só bater a porta. O lixo é recolhido às terças e quintas; deixe os sacos na lixeira da rua.</p> <p>Qualquer imprevisto, fale com o caseiro, seu Nelson: (12) 99714-2280.</p><p>Boa viagem!<br>Equipe Casa na Restinga</p></div></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR Hard: all the words of a code mail (código de verificação, 6 dígitos, nunca comparti`,
    from: `Cooperativa Serrado Crédito <dicas@serradocredito.coop.br>`,
    subject: `Código por SMS? Nunca compartilhe!`,
    html: `<html><body> <div class="h"><h1>Segurança em dia</h1><p>Edição 118 • outubro de 2025</p></div> <div style="padding:20px;font-family:Arial"><p>O golpe do código de verificação cresceu 37% em um ano e já causou prejuízo a mais de 15400 cooperados no país. Veja como ele funciona e como se proteger:</p> <ul><li>O golpista liga dizendo ser da central e pede o código de 6 dígitos que acabou de chegar no seu celular.</li><li>Com ele, entra na sua conta ou no seu aplicativo de mensagens.</li><li>Em minutos, contrata empréstimos de até R$ 25.000,00 em seu nome.</li></ul> <p><b>Nosso time jamais pede senha, token ou código.</b> Se receber um contato assim, desligue e chame a central pelo 0800 648 1212, disponível todos os dias.</p> <p>Na próxima edição: boletos falsos.</p></div><p class="f">Serrado Crédito – Cooperativa Singular nº 4032. Av. T-9, 2850, Goiânia/GO. Para deixar de receber estas dicas, acesse sua área do cooperado.</p></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR Hard: short plain text with a six-digit case number next to words like "informe" and`,
    from: `Atendimento Fibranet <sac@fibranetmais.test.br>`,
    subject: `Protocolo de atendimento 583047`,
    text: `Sra. Cleonice,

Registramos sua solicitação de mudança de endereço sob o protocolo nº 583047.

Um técnico fará contato pelo número final 8816 em até 48 horas úteis. Ao ligar para a central (10389), informe esse número para acompanhar o andamento.

Assunto: transferência de ponto – plano 600 Mega
Aberto em: 09/07/2025 10:14
Validade do agendamento: 5 dias

Fibranet Mais Telecom
Este e-mail não recebe respostas.
`,
    code: null,
    link: null,
  },
  {
    name: `en Medium: ABCD-EFGH code in a table cell, with model number and reference of similar shap`,
    from: `Kestrel Play <no-reply@kestrelplay.test>`,
    subject: `Link your TV to Kestrel Play`,
    html: `<html> <body><table class="w" width="600" align="center" style="background:#1b1b28;color:#f1f1f6;font-family:Inter,Arial,sans-serif"><tr><td style="padding:36px"> <p style="font-size:20px;margin:0 0 16px">Almost movie time, Dana.</p> <p>You asked us to email the pairing code shown on your television. On your phone or laptop, open <span>kestrelplay.test</span> and type it in:</p> <table width="100%"><tr><td align="center" style="padding:18px;border:1px solid #3a3a55;font:700 30px 'Courier New',monospace">QXRT-7HLP</td></tr></table> <p>Device: Living-room Orsa 55U720, software 4.18.2<br>Requested: May 6, 2025, 8:52 PM CDT</p> <p>The pairing window closes after 15 minutes. If it times out, choose <em>Get a new code</em> on the TV.</p> <p>Didn't start this? Nobody can use your account without the code, so you can safely delete this message.</p></td></tr> <tr><td style="padding:0 36px 36px;font-size:12px;color:#8c8ca3">Kestrel Play Inc., 2200 Harbor Row, Suite 410, Milwaukee, WI 53204<br>Support 1-888-555-0142 · Ref EML-55U-30718</td></tr></table></body></html>`,
    code: 'QXRT-7HLP',
    link: null,
  },
  {
    name: `en Hard: eight-digit code inside a sentence without emphasis; eight-digit register number `,
    from: `Northgate Mutual Alerts <alerts@northgatemutual.test>`,
    subject: `Verify your card payment`,
    html: `<html><body bgcolor="#eeeeee"><table width="620" align="center" bgcolor="#ffffff" style="font-family:Arial,sans-serif;font-size:15px;color:#1d2731"><tr><td bgcolor="#17324d" style="padding:18px 24px;color:#ffffff"><b>Northgate Mutual</b></td></tr> <tr><td style="padding:24px"><p>Dear Mr Okafor</p><p>A payment of £1,249.00 to HOLT CYCLES LEEDS is waiting on your debit card ending 4417. To let it go through, enter the one-time passcode 59301746 on the retailer's checkout page. It will work until 14:35 BST.</p> <p><b>Before you do:</b></p><ul><li>check that the amount and the shop are what you expect;</li><li>remember that we'll never ring you and ask for it;</li><li>don't type it into any page you reached through a link in a text message.</li></ul> <p>If you don't recognise the payment, call 0345 600 7218 (or +44 113 496 0000 from abroad) straight away and we'll block the card.</p></td></tr> <tr><td style="padding:24px;font-size:11px;color:#6b7680">Northgate Mutual is a trading name of Northgate Building Society, authorised by the Prudential Regulation Authority (Financial Services Register No. 20618433). Head office: 19 Wellington Street, Leeds LS1 4DL.</td></tr></table></body></html>`,
    code: '59301746',
    link: null,
  },
  {
    name: `en Medium: grouped with a non-breaking space; workspace name with a year; ZIP and IP`,
    from: `Pinelog Accounts <accounts@pinelog.test>`,
    subject: `Reset your Pinelog password`,
    html: `<html><body style="font-family:-apple-system,Segoe UI,Roboto,sans-serif;color:#24292f"><div style="max-width:520px;margin:40px auto;border:1px solid #d0d7de;border-radius:6px;padding:32px"> <h1 style="font-size:22px">Password reset</h1><p>Hi there,</p><p>We got a request to reset the password for the Pinelog workspace <b>harbor-2024</b>. If that was you, enter this on the reset screen:</p> <div style="font-size:32px;text-align:center;background:#f6f8fa;padding:16px">905&nbsp;137</div> <p>You have one hour. After five wrong attempts you'll need to ask for another one.</p> <p>If you'd rather not change your password, there's nothing to do. We logged this request from 203.0.113.86 (Tacoma, Washington).</p></div> <p style="text-align:center;font-size:12px;color:#57606a">Pinelog Software Co-op · 88 Dock St, Tacoma 98402 · <span>Privacy</span></p></body></html>`,
    code: '905137',
    link: null,
  },
  {
    name: `en Easy to medium: short plain text, code in subject and body; street number 4310`,
    from: `Ferrybox <hello@ferrybox.test>`,
    subject: `4826 is your Ferrybox verification code`,
    text: `Hi,

4826 is your verification code for Ferrybox. It works for the next 20 minutes.

If you weren't trying to sign in, just ignore this email.

— Ferrybox
4310 Alki Ave SW, Seattle WA 98116
`,
    code: '4826',
    link: null,
  },
  {
    name: `en Hard: lower-case, three hyphenated groups, the word "code" never appears`,
    from: `Moth & Ledger <signin@mothandledger.test>`,
    subject: `Finish signing up for Moth & Ledger`,
    html: `<html><body style="background:#ffffff;color:#111111"><span id="p">Welcome aboard – one last thing before your 14-day trial&#8203;</span> <table width="100%"><tr><td align="center"><table width="540" style="font:16px/1.6 Charter,Georgia,serif"><tr><td> <p>Welcome, Priya.</p> <p>Moth & Ledger keeps the books for 9,300 independent shops, and yours is about to be one of them. So that we know this inbox is really yours, paste the following into the tab you left open:</p> <p align="center"><span class="k">zn4-k8t-r2w</span></p> <p>It goes stale tomorrow at noon. Your trial runs for 14 days and after that costs $19 a month; we'll send a reminder on day 11, and you can leave with two clicks.</p> <p>Stuck? Reply to this message. A human called Joss reads everything.</p></td></tr><tr><td style="font-size:12px;color:#777;padding-top:28px">Moth & Ledger LLC, 610 Euclid Ave, Unit 2B, Cleveland, OH 44114. You're receiving this because priya@thegoodspool.shop was entered at signup. Invoice questions: billing@mothandledger.test</td></tr></table></td></tr></table></body></html>`,
    code: 'zn4-k8t-r2w',
    link: null,
  },
  {
    name: `en Very hard: magic link; code=883920 only as a URL parameter, also visible as link text`,
    from: `Tallyroom <login@tallyroom.test>`,
    subject: `Your sign-in link for Tallyroom`,
    html: `<html><body style="font-family:Helvetica,sans-serif;background:#f4f5f9;margin:0;padding:30px"><table width="500" align="center" bgcolor="#ffffff" style="border-radius:8px"><tr><td style="padding:32px"> <h2 style="margin-top:0">Sign in to Tallyroom</h2><p>Click the button below and you're in. No password or code needed.</p> <p align="center"><span>Sign me in</span></p> <p>The link can be used once and expires 30 minutes after we sent it (June 17, 2025, 09:12 UTC). If the button doesn't do anything, copy this address into your browser:</p> <p style="word-break:break-all;font-size:12px"></p> <p>If you did not ask for this email, someone probably mistyped their address. You can ignore it.</p></td></tr></table><p align="center" style="font-size:11px;color:#9aa0b5">Tallyroom GmbH & Tallyroom Inc. · 1500 Market Street, Philadelphia, PA 19102</p></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `en Hard: booking reference with letters and digits set large, "QR code", boarding time wit`,
    from: `Halcyon Air <checkin@halcyonair.test>`,
    subject: `Your boarding pass: HY 2816 to Lisbon`,
    html: `<html><body style="margin:0;font-family:Arial"><table width="600" align="center" cellpadding="12" style="border:1px solid #c7d3e0"><tr><td colspan="4" bgcolor="#0a6e8a" style="color:#fff;font-size:20px">You're checked in</td></tr> <tr><td colspan="4">Passenger: <b>WHITFIELD / ROSALIND MS</b></td></tr> <tr><td>Booking reference<br><b style="font-size:26px">R6KX2T</b></td><td>Gate<br><b style="font-size:26px">B34</b></td><td>Seat<br><b style="font-size:26px">17C</b></td><td>Boarding<br><b style="font-size:26px">0640</b></td></tr> <tr><td colspan="2">London Gatwick LGW<br>Dep 07:20, 12 Sep 2025</td><td colspan="2">Lisbon LIS<br>Arr 10:05</td></tr> <tr><td colspan="4">E-ticket 618 2405519873 · Sequence 0082 · Group 3</td></tr> <tr><td colspan="4">Show the QR code in the attachment at security and at the gate. Gates close 20 minutes before departure and may change, so keep an eye on the screens.</td></tr> <tr><td colspan="4" style="font-size:11px;color:#667788">One cabin bag of up to 10 kg is included. Halcyon Airways plc, Hangar Road, Crawley RH6 0PA. Registered in England no. 07741926.</td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `en Very hard: gift card with PIN of six digits and a hyphenated claim code`,
    from: `Quill & Kettle Gifts <gifts@quillandkettle.test>`,
    subject: `Sam sent you a $50 gift card 🎁`,
    html: `<html><body style="background:#fbe9e7"><table width="560" align="center" bgcolor="#ffffff" style="font-family:Palatino,serif"><tr><td align="center" style="padding:28px"><h1>Happy birthday, Theo!</h1> <p><i>“Buy yourself the fancy oolong. Love, Sam”</i></p><p style="font-size:30px">$50.00</p> <table cellpadding="8"><tr><td align="right">Card number</td><td><b>6035 7712 4098 1156</b></td></tr><tr><td align="right">PIN</td><td><b>719364</b></td></tr><tr><td align="right">Claim code</td><td><b>QK8T-VN3M-55RA</b></td></tr></table> <p>Redeem in any of our 26 shops or enter the code at checkout. Keep this email safe and treat it like cash.</p></td></tr> <tr><td style="font-size:11px;padding:20px;color:#8d6e63">Order 30057718. No expiry date, no fees. Not redeemable for cash except where required by law. Check your balance at quillandkettle.test or phone 800-555-0199. Quill & Kettle Trading Co., 17 Orchard Lane, Burlington, VT 05401.</td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `en Very hard: six-digit meeting passcode next to the meeting id; charity number of seven d`,
    from: `Brightsill Events <webinars@brightsill.test>`,
    subject: `Reminder: "Heat pumps in old homes" starts at 6 pm`,
    html: `<html><body style="font-family:Arial;color:#333"><table width="600" align="center"><tr><td><p>Hello Gareth,</p><p>Thanks for registering. We go live on <b>Thursday 23 October 2025, 18:00–19:15 BST</b>.</p> <p><span>Join the webinar</span></p> <table cellpadding="5" style="background:#f0f6ef"><tr><td>Meeting ID</td><td>842 1093 7716</td></tr><tr><td>Passcode</td><td><b>350962</b></td></tr><tr><td>By phone</td><td>+44 20 3481 5237 or +44 131 460 1196</td></tr><tr><td>Attendee number</td><td>1187</td></tr></table> <p>Our speaker, Dr Maeve Lindqvist, will go through results from 742 retrofits and leave 20 minutes for questions. You can send yours in advance by replying. Slides and the recording will be available from Monday.</p> <p>Please join five minutes early to test your sound.</p></td></tr><tr><td style="font-size:11px;color:#777">Brightsill is a registered charity (no. 1162840). The Old Tannery, 6 Weir Street, Kendal LA9 4QB. Unsubscribe from event reminders.</td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `en Hard: plain-text receipt with "Auth code" of six digits and other references`,
    from: `Dunmore Fuel Stops <receipts@dunmorefuel.test>`,
    subject: `Your receipt from Dunmore #0471`,
    text: `DUNMORE FUEL STOPS #0471
1802 State Route 9, Plattsburgh NY 12903

04/22/2025  07:38        Pump 06
Regular unleaded   11.284 gal @ 3.199      $36.10
Coffee 16oz                                 $2.49
                              TOTAL        $38.59

VISA ************7730   Contactless
Auth code: 083412
Invoice: 571190     Terminal: 00284613
APPROVED

You earned 38 points. Balance: 1,204.
Questions about this purchase? Call 518-555-0117 and have your invoice number ready.
Thank you for stopping by!
`,
    code: null,
    link: null,
  },
  {
    name: `es Medium: "clave de un solo uso" in a sentence, leading zero; amount, account end, regist`,
    from: `Caja Almenara <avisos@cajaalmenara.test>`,
    subject: `Firma de operación pendiente`,
    html: `<html lang="es"><body><table width="600" align="center" cellpadding="16" style="border-top:6px solid #b5121b"><tr><td> <p>Estimada Sra. Llorente:</p><p>Ha iniciado una transferencia de <b>2.350,00 EUR</b> a la cuenta terminada en 0917, concepto “Alquiler julio 2025”. Para firmarla, su clave de un solo uso es <b>061894</b> y caduca a los tres minutos de recibir este correo.</p> <p>Introdúzcala únicamente en la banca electrónica de Caja Almenara. Nuestro personal no se la solicitará por teléfono, SMS ni redes sociales.</p> <p>¿No reconoce la operación? Llámenos al 900 102 774 o, desde el extranjero, al +34 915 550 128, las 24 horas.</p></td></tr> <tr><td class="pie">Caja Almenara, S.C.C. Inscrita en el R. M. de Córdoba, tomo 1884, folio 127, hoja CO-30562. C.I.F. F14029951. Domicilio social: Ronda de los Tejares, 34, 14008 Córdoba. Este mensaje es confidencial y va dirigido exclusivamente a su destinatario.</td></tr></table></body></html>`,
    code: '061894',
    link: null,
  },
  {
    name: `es Medium: code spaced (thin space) in a table cell and in the subject; member number of s`,
    from: `Hoteles Marjal <club@hotelesmarjal.test>`,
    subject: `582 740 – tu código de verificación`,
    html: `<html><body style="margin:0;padding:0;background:#e9f0f2"><table width="100%"><tr><td align="center"><table width="580" bgcolor="#ffffff"><tr><td style="padding:26px;font:15px Lato,Arial"> <h3 style="color:#05668d">Club Marjal · Acceso a tu área personal</h3><p>¡Hola, Iker!</p><p>Socio n.º 4410286 · Saldo: 12.750 puntos</p> <table width="100%" style="border:1px solid #cfd8dc"><tr><td style="padding:12px" width="50%">Código de verificación</td><td style="padding:12px" align="right"><strong>582&thinsp;740</strong></td></tr><tr><td style="padding:12px">Válido hasta</td><td style="padding:12px" align="right">11:05 (hora peninsular)</td></tr><tr><td style="padding:12px">Navegador</td><td style="padding:12px" align="right">Firefox 128, Linux</td></tr></table> <p>Escríbelo en la ventana de acceso. Si has cerrado esa ventana, tendrás que pedir otro.</p><p>¿No eras tú? Entonces conviene que cambies tu contraseña cuanto antes.</p></td></tr> <tr><td style="padding:18px 26px;font:11px Arial;color:#90a4ae">Hoteles Marjal, S.L. · Paseo Marítimo, 112 · 46780 Oliva (Valencia) · Tel. 962 85 01 40. Recibes este mensaje transaccional aunque no estés suscrito a nuestras ofertas.</td></tr></table></td></tr></table></body></html>`,
    code: '582740',
    link: null,
  },
  {
    name: `es Easy to medium: plain text, code after colon; long phone and postcode`,
    from: `Bicitá <soporte@bicita.mx>`,
    subject: `Recupera el acceso a tu cuenta`,
    text: `Hola, Ximena:

Recibimos tu solicitud para restablecer la contraseña de Bicitá.

Código: 270365

Captúralo en la app antes de 15 minutos y elige una contraseña nueva de al menos 10 caracteres.

Si tú no hiciste esta solicitud, no te preocupes: nadie puede entrar sin este código. Puedes escribirnos por WhatsApp al 55 4161 2093.

Bicitá Movilidad, S.A.P.I. de C.V.
Av. Álvaro Obregón 151, Roma Norte, 06700 Ciudad de México
`,
    code: '270365',
    link: null,
  },
  {
    name: `es Medium: letters-digits pairing code as list step; numbered steps, model number, NIF`,
    from: `Zarandaja TV <ayuda@zarandaja.test>`,
    subject: `Vincula tu televisor`,
    html: `<html><body style="background:#212121;color:#eeeeee;font-family:Roboto,Arial"><div style="width:540px;margin:0 auto;padding:30px"> <p>Hola, Belén:</p><p>Ya casi puedes ver Zarandaja en la pantalla grande. Sigue estos pasos:</p> <p>1. Entra en zarandaja.test desde el móvil.<br>2. Inicia sesión con tu cuenta de siempre.<br>3. Teclea lo que aparece aquí:</p> <p class="cod" align="center">HKTM-2946</p> <p>4. Pulsa «Vincular» y espera unos segundos.</p><p>Dispositivo: Nexia QLED 43N5100. Tu plan Familiar (10,99 €/mes) permite 4 pantallas a la vez; con esta llevas 3.</p> <p>Si no termina de funcionar antes de las 22:30, reinicia el televisor y solicita un código distinto.</p> <p style="font-size:11px;color:#9e9e9e">Zarandaja Medios, S.A. · C/ Méndez Álvaro, 56, 28045 Madrid · NIF A88412067 · Atención: 919 030 455</p></div></body></html>`,
    code: 'HKTM-2946',
    link: null,
  },
  {
    name: `es Hard: five digits, one per cell; a five-digit order number written whole, as distractor`,
    from: `Librería Palimpsesto <cuenta@palimpsesto.test.ar>`,
    subject: `Verificá tu nuevo correo`,
    html: `<html><body style="font-family:Georgia"><table width="520" align="center"><tr><td><p>Hola, Facundo:</p><p>Pediste que tus avisos y facturas lleguen a esta dirección en lugar de f.arrieta1987@correo.example. Para dejarlo listo, ingresá estos cinco dígitos en <i>Mi cuenta &gt; Datos</i>:</p> <table cellspacing="6" align="center"><tr><td style="border:1px solid #444;padding:10px 16px">7</td><td style="border:1px solid #444;padding:10px 16px">7</td><td style="border:1px solid #444;padding:10px 16px">0</td><td style="border:1px solid #444;padding:10px 16px">4</td><td style="border:1px solid #444;padding:10px 16px">9</td></tr></table> <p>Tenés 24 horas. Mientras tanto, todo sigue yendo al correo anterior.</p> <p>De paso: tu pedido 61350 (“Rayuela”, ed. conmemorativa 2023, $ 42.800) ya salió del depósito.</p> <p>Un abrazo de la gente de Palimpsesto</p></td></tr><tr><td style="font-size:11px;color:#777">Av. Corrientes 1743, C1042AAD Buenos Aires. Lunes a sábados de 10 a 21. Tel. 11 5263-0890.</td></tr></table></body></html>`,
    code: '77049',
    link: null,
  },
  {
    name: `es Very hard: "Código de cliente" 295518 in a table and a sentence that tells to use it to`,
    from: `Voltia Energía <facturas@voltia-energia.test>`,
    subject: `Tu factura de mayo ya está disponible`,
    html: `<html><body bgcolor="#f5f5f5"><table width="600" align="center" bgcolor="#ffffff" cellpadding="10" style="font:14px Arial"><tr><td colspan="2" bgcolor="#ffb300"><b style="font-size:20px">Voltia</b></td></tr> <tr><td colspan="2">Hola, Gonzalo: adjuntamos la factura de luz correspondiente al periodo del 02/05/2025 al 01/06/2025.</td></tr> <tr><td>N.º de factura</td><td align="right">FE25-380917</td></tr><tr><td>N.º de contrato</td><td align="right">700482913</td></tr><tr><td>CUPS</td><td align="right">ES0021 0000 1284 7765 KT</td></tr><tr><td>Código de cliente</td><td align="right"><b>295518</b></td></tr><tr><td>Consumo</td><td align="right">243 kWh</td></tr><tr><td>Importe total</td><td align="right" style="font-size:24px"><b>58,74 €</b></td></tr> <tr><td colspan="2">El cargo se realizará el 12/06/2025 en la cuenta ES** **** **** **** 3306. Para consultar el detalle, accede al área privada con tu DNI y tu código de cliente.</td></tr> <tr><td colspan="2" style="font-size:10px;color:#757575">Averías (distribuidora): 900 850 840. Atención al cliente: 900 373 105. Voltia Comercializadora de Referencia, S.L.U., B-90317745, Av. de la Buhaira, 18, 41018 Sevilla.</td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `es Hard: locator 8WZ4PL and train number set large, "código de seguridad", "código QR"`,
    from: `Ferrovía Ibérica <billetes@ferroviaiberica.test>`,
    subject: `Tu billete Zaragoza – Sevilla, 4 de octubre`,
    html: `<html><body style="font-family:Arial,sans-serif"><table width="600" align="center" border="1" cellpadding="8" style="border-collapse:collapse;border-color:#bdbdbd"><tr><td colspan="3"><b>¡Gracias por viajar con nosotros!</b></td></tr> <tr><td>Localizador<br><span style="font-size:28px">8WZ4PL</span></td><td>Tren<br><span style="font-size:28px">03942</span></td><td>Coche / Plaza<br><span style="font-size:28px">07 / 12B</span></td></tr> <tr><td>Salida<br>Zaragoza-Delicias 09:16</td><td>Llegada<br>Sevilla-Santa Justa 12:49</td><td>Tarifa Elige<br>61,25 €</td></tr> <tr><td colspan="3">N.º de billete: 7411200385526 · Código de seguridad del título: 90R3</td></tr> <tr><td colspan="3">Preséntate en el control de acceso con al menos 15 minutos de antelación y muestra el código QR. La vía se anunciará en los paneles de la estación. Cambios sin coste hasta 7 días antes de la salida.</td></tr> <tr><td colspan="3" style="font-size:11px">Ferrovía Ibérica Viajeros, S.M.E. Información y venta: 912 430 600. Consulta las condiciones del contrato de transporte en la web.</td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `es Hard: plain text, tracking code and postcode, six-digit numbers after "código"`,
    from: `Raudo Paquetería <envios@raudo.test.co>`,
    subject: `Tu paquete va en camino`,
    text: `Hola, Yesenia.

Tu envío de Almacenes Tropical ya salió de nuestra bodega en Bogotá.

Guía: RD 7730 4415 928
Código postal de destino: 050021
Entrega estimada: martes 18 de marzo, entre las 8:00 y las 13:00
Valor declarado: $ 184.500

Puedes seguirlo en raudo.test.co/rastreo con el número de guía. Si no vas a estar en casa, autoriza a un vecino desde la app o reprograma sin costo.

Línea de atención: 601 744 2200
Raudo Paquetería S.A.S., Calle 17 # 68D-32, Bogotá D.C.
`,
    code: null,
    link: null,
  },
  {
    name: `es Very hard: sign-in notice which mentions "código de verificación" and has a six-digit e`,
    from: `Nimbora <seguridad@nimbora.test>`,
    subject: `Nuevo inicio de sesión en tu cuenta`,
    html: `<html><body style="font-family:Roboto,Arial"><table width="480" align="center" style="border:1px solid #dadce0;border-radius:8px"><tr><td align="center" style="padding:30px"><p style="font-size:24px">Se ha accedido a tu cuenta desde un dispositivo nuevo</p><p class="d">amparo.v84@correo.example</p> <table class="d" cellpadding="4"><tr><td>Dispositivo</td><td>Windows 11, Chrome 126</td></tr><tr><td>Fecha</td><td>19/06/2025 04:37 CEST</td></tr><tr><td>Lugar aproximado</td><td>Murcia, España</td></tr><tr><td>IP</td><td>198.51.100.204</td></tr><tr><td>ID del evento</td><td>664120</td></tr></table> <p>El acceso se confirmó con tu contraseña y un código de verificación de la app de autenticación. Si has sido tú, no hace falta que hagas nada.</p><p>¿No lo reconoces? Te ayudamos a proteger tu cuenta.</p><p><span>Revisar actividad</span></p></td></tr></table> <p align="center" style="font-size:11px;color:#5f6368">Te enviamos este aviso para informarte de cambios importantes en tu cuenta. © 2025 Nimbora Ltd., 70 Sir John Rogerson’s Quay, Dublín 2</p></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `es Hard: bare six-digit figure in bold after a colon, and the word "código" near`,
    from: `La Gaceta del Dato <boletin@gacetadeldato.test>`,
    subject: `2.318 empleos, 4,1 % de inflación y el código de la semana`,
    html: `<html><body style="font:17px/1.6 Georgia,serif;max-width:620px;margin:auto"><h1>La Gaceta del Dato</h1><p style="color:#888">N.º 204 · 11 de abril de 2025 · 5 minutos de lectura</p> <p><b>La cifra: 482913.</b> Son las viviendas vacías que ha contado el último censo en las cuatro comunidades de la cornisa. Hace diez años eran 391 250.</p> <p><b>Empleo.</b> La automoción sumó 2.318 puestos en el trimestre, sobre todo en Navarra. La inflación, en cambio, repuntó hasta el 4,1 %.</p> <p><b>El código de la semana.</b> Marta Obiols comparte diez líneas de Python para descargar las series del instituto de estadística sin volverse loca. Está en el repositorio, con datos de 1995 a 2024.</p> <p><b>Para escuchar.</b> Episodio 87: qué mide, y qué no, el PIB.</p> <p>¿Te ha gustado? Reenvíala. ¿Te la han reenviado? Apúntate, ya somos 31407.</p> <p style="font-size:12px;color:#999">Recibes este boletín porque te suscribiste en gacetadeldato.test. Apartado de correos 2077, 48080 Bilbao. Darse de baja.</p></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `fr Hard: spaced digits in a sentence before "code à usage unique", no emphasis; allocatair`,
    from: `Espace Foyer <ne-pas-repondre@espacefoyer.test>`,
    subject: `Accès à votre espace personnel`,
    html: `<html lang="fr"><body><table width="640" align="center" cellpadding="18" style="font-family:Marianne,Arial,sans-serif;font-size:15px;color:#161616"><tr><td style="border-bottom:2px solid #000091"><b>ESPACE FOYER</b><br>Service des aides au logement</td></tr> <tr><td><p>Bonjour Madame Kerguelen,</p><p>Vous cherchez à vous connecter à votre espace personnel. Saisissez 834 706 dans la fenêtre qui vient de s’afficher : ce code à usage unique vous est réservé et cesse de fonctionner au bout de dix minutes.</p> <p>Votre numéro d’allocataire (1508263 J) ne suffit plus pour accéder à vos droits depuis le 1er janvier 2025 ; cette étape supplémentaire protège votre dossier.</p> <p>Si vous n’êtes pas à l’origine de cette demande, changez votre mot de passe et signalez-le au 3230 (prix d’un appel local), du lundi au vendredi de 9 h à 16 h 30.</p></td></tr> <tr><td style="font-size:11px;color:#666666">Espace Foyer – TSA 40219 – 35921 Rennes Cedex 9. Conformément à la loi n° 78-17 du 6 janvier 1978, vous disposez d’un droit d’accès et de rectification.</td></tr></table></body></html>`,
    code: '834706',
    link: null,
  },
  {
    name: `fr Medium: digits each separated by a space; "code de la mutualité" with a SIREN number in`,
    from: `Mutuelle Orsane <connexion@mutuelle-orsane.test>`,
    subject: `Votre code de connexion`,
    html: `<html><body bgcolor="#f3e5f5"><table width="560" align="center" bgcolor="#ffffff"><tr><td style="padding:30px;font-family:Calibri,Arial"> <p>Bonjour Théo,</p><p>Voici le code qui vous permettra d’ouvrir votre espace adhérent :</p><p class="x" align="center">6 0 4 8 2 7</p><p>Il est valable 8 minutes, pour une seule connexion.</p> <p><b>Le saviez-vous ?</b> Depuis votre espace, vous pouvez suivre vos remboursements (dernier versement : 46,50 € le 27/02/2025), télécharger votre carte de tiers payant et joindre un conseiller par messagerie.</p> <p>À bientôt,<br>Votre équipe Orsane</p></td></tr><tr><td style="padding:20px 30px;font-size:10px;color:#888888">Mutuelle Orsane, soumise au livre II du code de la mutualité, SIREN 775 606 361. Siège : 14 rue des Carmes, 44000 Nantes. Autorité de contrôle : ACPR, 4 place de Budapest, CS 92459, 75436 Paris Cedex 09. Tél. 09 69 39 20 11 (appel non surtaxé).</td></tr></table></body></html>`,
    code: '604827',
    link: null,
  },
  {
    name: `fr Medium: four digits in h1, the word "code" absent; many other figures`,
    from: `Chineuse <bienvenue@chineuse.test>`,
    subject: `Bienvenue chez Chineuse, Inès !`,
    html: `<html><body style="margin:0;font-family:'Open Sans',Arial"><table width="600" align="center"><tr><td align="center"></td></tr><tr><td style="padding:20px" align="center"> <p>Encore une petite vérification avant de partir à la chasse aux trésors :</p><h1 style="font-size:48px;margin:10px">7350</h1><p>À taper dans l’appli pour valider votre inscription. Pensez-y avant minuit !</p></td></tr> <tr><td bgcolor="#fdf6e3" style="padding:20px"><b>Pour bien démarrer</b><br>• Plus de 850 000 annonces de seconde main près de chez vous<br>• Livraison à partir de 2,99 €<br>• Protection acheteur incluse jusqu’à 2 500 €</td></tr> <tr><td style="font-size:11px;color:#999;padding:16px">Chineuse SAS au capital de 74 200 € – RCS Lille 852 114 790 – 8 bis rue Faidherbe, 59800 Lille. Vous n’avez pas créé de compte ? Écrivez à aide@chineuse.test et nous effacerons votre adresse.</td></tr></table></body></html>`,
    code: '7350',
    link: null,
  },
  {
    name: `fr Medium: plain text, letters-digits with uneven hyphenated groups, between quotes in a s`,
    from: `Atelier Cobalt <support@ateliercobalt.test>`,
    subject: `Réinitialisation du mot de passe`,
    text: `Bonjour,

Une demande de nouveau mot de passe a été faite pour le compte « cobalt-2291 ».

Pour continuer, recopiez « B9T4-WQ » dans le formulaire resté ouvert, puis choisissez votre nouveau mot de passe. Vous avez 20 minutes.

Vous n'avez rien demandé ? Votre mot de passe reste inchangé et il n'y a rien à faire.

Atelier Cobalt
Demande n° 440918 du 02/12/2025 à 17:06
`,
    code: 'B9T4-WQ',
    link: null,
  },
  {
    name: `fr Hard: eight digits in pairs like a French phone number, in a table with an IBAN`,
    from: `Banque Vauclaire <securite@banque-vauclaire.test>`,
    subject: `Ajout d’un bénéficiaire : confirmez avec votre code`,
    html: `<html><body style="background:#ffffff"><div style="display:none">Ne le transmettez à personne.</div><table width="600" align="center" style="font-family:Arial;font-size:14px;color:#222222"><tr><td bgcolor="#003b46" style="padding:16px;color:#ffffff">Banque Vauclaire – Authentification</td></tr><tr><td style="padding:20px"> <p>Madame, Monsieur,</p><p>Un nouveau bénéficiaire est en attente d’enregistrement :</p> <table cellpadding="6" border="1" style="border-collapse:collapse;border-color:#cccccc"><tr><td>Titulaire</td><td>SCI Les Tilleuls</td></tr><tr><td>IBAN</td><td>FR76 3000 4028 3700 0114 7720 943</td></tr><tr><td>Demande du</td><td>30/08/2025 à 18:22</td></tr><tr><td><b>Code de validation</b></td><td><b>41 07 93 58</b></td></tr></table> <p>Reportez ce code dans votre application sous 4 minutes. Passé ce délai, la demande sera annulée.</p><p>En cas de doute, faites opposition au 09 77 40 13 13. Un conseiller ne vous demandera <u>jamais</u> ce code.</p></td></tr> <tr><td style="padding:20px;font-size:10px;color:#888888">Banque Vauclaire, SA à directoire au capital de 61 440 000 €, 384 900 217 RCS Lyon, intermédiaire en assurance ORIAS 07 004 518. 3 quai Sarrail, 69006 Lyon.</td></tr></table></body></html>`,
    code: '41079358',
    link: null,
  },
  {
    name: `fr Very hard: door and key-box codes of a rental in plain text`,
    from: `Gîte du Vieux Lavoir <contact@gitevieuxlavoir.test>`,
    subject: `Votre arrivée samedi`,
    text: `Bonjour Monsieur Delmas,

Nous vous attendons samedi 12 juillet à partir de 16 h. Comme nous serons au marché, voici de quoi entrer :

Code du portail : 4590A
Boîte à clés (à droite de la porte) : 2718
Wi-Fi : Lavoir_5G, mot de passe tilleul-1874

L'adresse exacte est 3 impasse du Lavoir, 24220 Vézac. Le GPS vous fera passer par la D703, prenez plutôt la D57.

Le solde de 340 € est à régler sur place, ainsi que la taxe de séjour (0,88 € par nuit et par adulte).

En cas de pépin : 06 39 98 17 52.

Bonne route !
Monique et Alain
`,
    code: null,
    link: null,
  },
  {
    name: `fr Very hard: coupon described as "code personnel à usage unique", random letters and digi`,
    from: `Sapinière <hello@sapiniere-cosmetiques.test>`,
    subject: `-15 € avec votre code personnel`,
    html: `<html><body bgcolor="#e8f5e9"><table width="600" align="center" bgcolor="#ffffff"><tr><td align="center" style="padding:34px;font-family:Avenir,Helvetica,sans-serif"><p style="letter-spacing:3px">CADEAU D’ANNIVERSAIRE</p><h1 style="font-size:54px;margin:0;color:#2e7d32">-15 €</h1><p>Joyeux anniversaire Clémence ! Votre code personnel à usage unique :</p> <p style="font-size:26px;border:1px solid #2e7d32;padding:12px;display:inline-block"><b>SAP-7K2M9X</b></p><p>À saisir dans votre panier avant le 31 mars 2025, dès 45 € d’achat, hors coffrets.</p><p><span>J’en profite</span></p></td></tr> <tr><td style="font-size:10px;color:#9e9e9e;padding:20px">Offre valable une seule fois, non cumulable, sur sapiniere-cosmetiques.test et dans nos 12 boutiques. Sapinière SARL, 27 rue Victor-Hugo, 88400 Gérardmer. Numéro de fidélité : 20418836. Se désabonner.</td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `fr Hard: spaced six-digit invoice number, "Code RIO", and mention of a verification code w`,
    from: `Filéa Mobile <facture@filea.test>`,
    subject: `Votre facture Filéa du 5 novembre`,
    html: `<html><body><table width="600" align="center" style="font-family:Arial;font-size:14px"><tr><td><h2 style="color:#e65100">Bonjour Karim,</h2><p>Votre facture n° 904 772 est arrivée. Montant prélevé le 15/11/2025 : <b style="font-size:22px">24,98 €</b></p> <table width="100%" cellpadding="5"><tr><td>Forfait 130 Go</td><td align="right">19,99 €</td></tr><tr><td>Option international</td><td align="right">4,99 €</td></tr><tr><td>Ligne</td><td align="right">07 56 •• •• 31</td></tr><tr><td>Référence client</td><td align="right">1.8842093</td></tr><tr><td>Code RIO</td><td align="right">02P384615QXR</td></tr></table> <p>Pour la consulter, connectez-vous à votre espace client avec votre identifiant. Un code de vérification pourra vous être envoyé par SMS lors de la connexion.</p></td></tr><tr><td style="font-size:11px;color:#777777">Besoin d’aide ? 3976 depuis votre mobile. Filéa SAS, 40 avenue Jean-Jaurès, 92120 Montrouge. Pensez à la planète : n’imprimez ce message que si nécessaire.</td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `fr Very hard: concert ticket with gate, row, and "Code d’accès" 93JH17 which is for the ve`,
    from: `Billetterie Le Phare <billets@lephare-scene.test>`,
    subject: `Vos billets – Orchestre du Littoral, 6 décembre`,
    html: `<html><body style="font-family:Futura,Arial"><table width="580" align="center" cellpadding="10" style="border:3px double #333333"><tr><td colspan="3"><b>Orchestre du Littoral – Ravel, Dutilleux</b><br>Samedi 6 décembre 2025, 20 h 30, Le Phare, grande salle</td></tr> <tr><td>Porte<br><span class="n">C2</span></td><td>Rang<br><span class="n">14</span></td><td>Places<br><span class="n">208–210</span></td></tr><tr><td>Billet 1<br><span class="n">551 208 419</span></td><td>Billet 2<br><span class="n">551 208 420</span></td><td>Code d’accès<br><span class="n">93JH17</span></td></tr> <tr><td colspan="3">Présentez vos billets (code-barres en pièce jointe) imprimés ou sur votre téléphone. Ouverture des portes à 19 h 45 ; les retardataires seront placés à l’entracte. Tarif plein : 2 × 38,00 €.</td></tr> <tr><td colspan="3" style="font-size:11px">Commande LP-2025-30661. Billets ni repris ni échangés. Le Phare, scène conventionnée, 1 esplanade des Docks, 76600 Le Havre. Licences L-R-22-4471 et L-R-22-4480.</td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `fr Hard: anti-fraud advice with "code à 6 chiffres" but no code; 33700, 17418, 75019 as fi`,
    from: `Néobanque Tilou <alerte@tilou.test>`,
    subject: `Ne communiquez jamais votre code`,
    html: `<html><body style="font-family:Inter,Arial;background:#f9fafb"><div style="max-width:560px;margin:20px auto;background:#fff;padding:28px"><h2>Un code reçu par e-mail ou SMS, c’est comme la clé de chez vous</h2><p>Bonjour Élodie,</p><p>Ces dernières semaines, de faux conseillers Tilou appellent nos clients depuis des numéros en 01 86 ou 09 48. Ils prétendent bloquer un paiement frauduleux (souvent 879 € ou 1 299 €) et réclament le code à 6 chiffres que vous venez de recevoir.</p> <p><b>Trois réflexes :</b></p><ul><li>raccrochez, même si la personne connaît votre nom ;</li><li>ne lisez jamais un code à voix haute ;</li><li>bloquez votre carte en deux gestes depuis l’appli.</li></ul><p>En 2024, 62 % des fraudes déclarées auraient pu être évitées ainsi. Vous pouvez transférer les messages suspects au 33700.</p><p>Prenez soin de vous,<br>L’équipe Sécurité</p></div> <p style="font-size:11px;color:#9ca3af;text-align:center">Tilou est un établissement de paiement agréé (CIB 17418). 11 rue de Cambrai, 75019 Paris. E-mail d’information, aucune action n’est requise.</p></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `de Hard: labelled "TAN" within a table of other figures; 116 116 has the same shape as the`,
    from: `Sparverein Elmshöhe <service@sparverein-elmshoehe.test>`,
    subject: `Freigabe Ihrer Überweisung`,
    html: `<html lang="de"><body><table width="600" align="center" style="border:1px solid #d5dbe1"><tr><td colspan="2" bgcolor="#a30f1d" style="color:#ffffff"><b>Sparverein Elmshöhe</b></td></tr><tr><td colspan="2">Guten Tag Herr Brinkmann,<br><br>bitte prüfen Sie die folgenden Angaben, bevor Sie den Auftrag freigeben.</td></tr> <tr><th>Empfänger</th><td>Dachdeckerei Wolters</td></tr><tr><th>IBAN</th><td>DE44 2305 1030 0511 7326 08</td></tr><tr><th>Betrag</th><td>3.718,25 EUR</td></tr><tr><th>Verwendungszweck</th><td>RE 2025-0916</td></tr><tr><th>TAN</th><td><b>513 098</b></td></tr><tr><th>Gültig bis</th><td>26.09.2025, 10:47 Uhr</td></tr> <tr><td colspan="2">Geben Sie die TAN nur ein, wenn alle Angaben stimmen. Unsere Mitarbeiter fragen Sie niemals danach. Haben Sie den Auftrag nicht erteilt, sperren Sie bitte Ihren Zugang unter 116 116.</td></tr> <tr><td colspan="2" style="font-size:11px;color:#8896a3">Sparverein Elmshöhe eG, Marktplatz 5, 25335 Elmshorn. Genossenschaftsregister Pinneberg GnR 0182. Vorstand: Heike Lorenzen, Dr. Jan Petersen. USt-IdNr. DE134802957.</td></tr></table></body></html>`,
    code: '513098',
    link: null,
  },
  {
    name: `de Easy to medium: ABCD-EFGH shape with the word "Freischaltcode"; register number and thr`,
    from: `Gartenfunk Forum <anmeldung@gartenfunk.test>`,
    subject: `Dein Konto bei Gartenfunk freischalten`,
    html: `<html><body style="font-family:Ubuntu,Arial;color:#263238"><div style="max-width:550px;margin:auto"><p>Moin Annika,</p><p>schön, dass du dabei bist! Damit keine Bots in unseren Beeten wühlen, bitten wir dich noch um einen kleinen Handgriff. Gib im Anmeldefenster den Freischaltcode ein:</p><blockquote style="border-left:4px solid #689f38;padding:8px 16px;font-size:22px">M4XT-9QLB</blockquote><p>Er läuft in 48 Stunden ab. Danach wird deine Registrierung gelöscht und du müsstest von vorn anfangen.</p><p>Tipp: Stell dich doch gleich im Thread <span>„Neu hier 2025“</span> vor. Dort haben schon 3.966 Mitglieder Hallo gesagt.</p><p>Grüne Grüße<br>Jule und das Moderationsteam</p><hr><p style="font-size:11px">Gartenfunk e. V., Vereinsregister Oldenburg VR 201344, Lindenallee 9, 26122 Oldenburg. Fragen an hilfe@gartenfunk.test.</p></div></body></html>`,
    code: 'M4XT-9QLB',
    link: null,
  },
  {
    name: `de Medium: two spans with a space between; HRB 218 907 in the footer has the same shape`,
    from: `Kurvenkönig Mobility <konto@kurvenkoenig.test>`,
    subject: `207 664 ist dein Code zum Zurücksetzen`,
    html: `<html><body bgcolor="#fff8e1"><table width="500" align="center" bgcolor="#ffffff" cellpadding="24"><tr><td style="font:16px 'Source Sans Pro',Arial"><h2 style="margin:0 0 12px">Passwort vergessen? Passiert.</h2><p>Hey Cem, öffne die App, tippe auf „Ich habe einen Code“ und trage ein:</p><p style="text-align:center;font-size:30px"><span>207</span> <span>664</span></p><p>Nach 15 Minuten oder drei Fehlversuchen ist Schluss, dann schicken wir dir gern einen neuen.</p><p>Du wolltest dein Passwort gar nicht ändern? Dann lass diese Mail einfach liegen. An deinem Guthaben (aktuell 17,40 €) und deinen 2.150 Bonusmetern ändert sich nichts.</p></td></tr><tr><td style="font-size:11px;color:#9e9d94">Kurvenkönig Mobility GmbH · Köpenicker Str. 154a · 10997 Berlin · HRB 218 907 B · Hotline 030 5557 0310 · © 2021–2025</td></tr></table></body></html>`,
    code: '207664',
    link: null,
  },
  {
    name: `de Medium: device pairing digits without the word "Code"; eight-digit serial number and fi`,
    from: `Wärmling Smart Home <noreply@waermling.test>`,
    subject: `Thermostat koppeln`,
    html: `<html><body><div class="wrap"><p>Hallo Frau Ostermann,</p><p>Sie möchten ein neues Gerät mit Ihrem Wärmling-Konto verbinden:</p><table cellpadding="4"><tr><td>Modell</td><td>Thermo Uno WT-3150</td></tr><tr><td>Seriennummer</td><td>80441927</td></tr><tr><td>Firmware</td><td>2.7.1043</td></tr><tr><td>Raum</td><td>Wohnzimmer, 20,5 °C</td></tr></table><p>Drehen Sie am Thermostat den Ring, bis im Display „PAIR“ steht, und stellen Sie dann nacheinander diese Ziffern ein:</p><p class="big">196402</p><p>Das Gerät wartet 10 Minuten auf die Eingabe. Klappt es nicht, nehmen Sie kurz die Batterien heraus und starten Sie die Kopplung neu.</p><p style="color:#90a4ae;font-size:12px">Wärmling Hausautomation AG, Gewerbepark 21, 72762 Reutlingen. WEEE-Reg.-Nr. DE 61773058. Technik-Hotline (Mo–Fr 8–18 Uhr): 07121 555 460.</p></div></body></html>`,
    code: '196402',
    link: null,
  },
  {
    name: `de Hard: short plain text, five-digit code among two five-digit German postcodes`,
    from: `Lesekiste <login@lesekiste.berlin>`,
    subject: `Anmeldung bei der Lesekiste`,
    text: `Hallo Wiebke,

mit 10842 kommst du in den nächsten fünf Minuten in dein Konto. Danach brauchst du einen neuen Anmeldecode.

Deine Abholstation bleibt: Torstraße 88, 10119 Berlin.

Viele Grüße
Lesekiste, Chausseestr. 23, 10115 Berlin
Telefon 030 2345671
`,
    code: '10842',
    link: null,
  },
  {
    name: `de Hard: order number alone, large and centred, with "geben Sie diese Nummer ... an", exac`,
    from: `Nordlicht Werkzeuge <bestellung@nordlicht-werkzeuge.test>`,
    subject: `Bestellbestätigung 640281`,
    html: `<html><body><table width="640" align="center" style="font:13px Arial;border-collapse:collapse"><tr><td colspan="4"><h2>Vielen Dank für Ihre Bestellung, Herr Aydin!</h2><p>Ihre Bestellnummer lautet:</p><p style="font-size:28px;text-align:center"><b>640281</b></p><p>Bitte geben Sie diese Nummer bei Rückfragen und bei Vorkasse im Verwendungszweck an.</p></td></tr><tr bgcolor="#eceff1"><th>Art.-Nr.</th><th>Artikel</th><th>Menge</th><th>Preis</th></tr><tr><td>AK-18V-4X2</td><td>Akku-Bohrschrauber Set</td><td>1</td><td>189,00 €</td></tr><tr><td>730155</td><td>Bithalter magnetisch</td><td>3</td><td>14,85 €</td></tr><tr><td>730942</td><td>HSS-Bohrer 6 mm, 10er</td><td>1</td><td>12,49 €</td></tr><tr><td colspan="3">Summe inkl. 19 % MwSt.</td><td>216,34 €</td></tr> <tr><td colspan="4"><p>Lieferung voraussichtlich Do., 17.04.2025 an: Hansastraße 112, 44137 Dortmund.</p><p style="font-size:10px;color:#78909c">Es gelten unsere AGB. Sie haben ein 30-tägiges Rückgaberecht. Nordlicht Werkzeuge GmbH & Co. KG, Am Hafen 3, 24376 Kappeln, HRA 7716 FL, Tel. 04642 555 900.</p></td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `de Medium: parcel tracking with "Leitcode", tour number of four digits and postcode to ent`,
    from: `Flinkpost Paket <info@flinkpost.test>`,
    subject: `Ihr Paket kommt morgen zwischen 11:20 und 13:20 Uhr`,
    html: `<html><body style="background:#eceff1;font-family:Arial"><table width="560" align="center" bgcolor="#ffffff" cellpadding="18"><tr><td><b style="font-size:18px;color:#00695c">Flinkpost</b></td></tr><tr><td><p>Guten Tag Lena Vogt,</p><p>Ihre Sendung von <b>Papierhaus Ritter</b> ist im Zustellzentrum Kassel eingetroffen.</p><table><tr><td>Sendungsnummer</td><td><b>FP 0034 0434 1851</b></td></tr><tr><td>Leitcode</td><td>34117.092.4</td></tr><tr><td>Gewicht</td><td>2,6 kg</td></tr><tr><td>Zustelltour</td><td>4172</td></tr></table><p>Sie sind nicht da? Wählen Sie bis heute 22 Uhr einen Ablageort, einen Nachbarn oder eine unserer 18.500 Filialen. Für die Sendungsverfolgung mit Live-Karte geben Sie bitte die Sendungsnummer und Ihre Postleitzahl 34121 ein.</p></td></tr><tr><td style="font-size:11px;color:#78909c">Flinkpost Logistik SE, Frachtring 40, 34253 Lohfelden. Wir verlangen per E-Mail niemals Zahlungen oder Zugangsdaten. Diese Nachricht wurde automatisch erstellt.</td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `de Hard: plain text with six-digit ticket number in subject and body, subject of the ticke`,
    from: `Hosteria Support <support@hosteria-cloud.test>`,
    subject: `[Ticket#715309] Wir haben Ihre Anfrage erhalten`,
    text: `Sehr geehrter Herr Radtke,

Ihre Anfrage „Bestätigungscode kommt nicht an“ ist bei uns unter der Nummer 715309 eingegangen. Bitte lassen Sie diese im Betreff stehen, damit wir Ihre Antwort zuordnen können.

Üblicherweise melden wir uns innerhalb von 4 Stunden. Vorab ein Hinweis: Häufig landet die E-Mail mit dem Code im Spam-Ordner. Prüfen Sie bitte auch, ob in der Kundenverwaltung (Kundennr. 2088164) noch eine alte Adresse hinterlegt ist.

Mit freundlichen Grüßen
Ihr Hosteria-Team

Hosteria Cloud GmbH | Europaplatz 10 | 76133 Karlsruhe | +49 721 5550 180
`,
    code: null,
    link: null,
  },
  {
    name: `de Very hard: voucher of ABCD-EFGH shape, "Gib diesen Code ein", "einmalig", "nicht weiter`,
    from: `Frau Mandel Naturkost <post@fraumandel.test>`,
    subject: `Dein 10-€-Gutschein wartet`,
    html: `<html><body style="background:#fdfaf3"><table width="580" align="center"><tr><td align="center"><h1>Danke für deine Empfehlung!</h1><p>Dank dir hat Mareike bei uns bestellt. Dafür bekommst du 10 Euro geschenkt. Gib einfach diesen Code an der Kasse ein:</p><div class="g">FM4K-82TP</div><p>Einmalig einlösbar bis 31.12.2025, Mindestbestellwert 39 €. Der Code ist an dein Konto gebunden und kann nicht weitergegeben werden.</p><p>Unser Tipp: das neue Haselnussmus (Art. 20417), jetzt für 7,95 €.</p></td></tr><tr><td style="font-size:11px;color:#a1927a" align="center">Frau Mandel Naturkost e. K. · Obere Königsstraße 18 · 96052 Bamberg · DE-ÖKO-006<br>Keine Lust mehr auf Post? Hier abmelden.</td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `de Medium: plain-text magic link with digits in the token and validity, no code`,
    from: `Notenblatt <hallo@notenblatt.test>`,
    subject: `Dein Login-Link`,
    text: `Hallo Tobias,

klick einmal hier und du bist drin:



Ein Passwort oder einen Code brauchst du dafür nicht. Der Link gilt 20 Minuten und nur für den Browser, in dem du ihn angefordert hast (Safari 18, 14:56 Uhr).

Warst du das nicht? Dann kannst du diese E-Mail löschen.

Bis gleich
Notenblatt UG, Gohliser Str. 7, 04105 Leipzig
`,
    code: null,
    link: null,
  },
  {
    name: `it Medium: grouped code in h2; phone of the shape 800 294 117 and "Cod. ABI" in footer`,
    from: `Banca Montefalco <noreply@bancamontefalco.test>`,
    subject: `Codice OTP per accedere all’Area Clienti`,
    html: `<html lang="it"><body style="margin:0;background:#f0f0f0"><table width="600" align="center" bgcolor="#ffffff"><tr><td style="background:#12355b;padding:20px"></td></tr><tr><td style="padding:28px;font-family:Titillium Web,Arial;color:#333"><p>Gentile Cliente,</p><p>il codice OTP richiesto per accedere all’Area Clienti con l’utenza ****7782 è:</p><h2 style="text-align:center;font-size:36px;color:#12355b">948 051</h2><p>La validità è di 120 secondi. Non comunichi il codice a terzi: nessun operatore della Banca è autorizzato a chiederlo.</p><p>Se non ha richiesto l’accesso, contatti il Servizio Clienti al numero verde 800 294 117 oppure, dall’estero, al +39 0742 555 018.</p></td></tr><tr><td style="padding:20px 28px;font-size:10px;color:#888">Banca Montefalco S.C.p.A. – Sede legale: Corso Mameli 64, 06036 Montefalco (PG) – Iscritta all’Albo delle banche n. 5517 – Cod. ABI 08871.2 – P. IVA 02264890546 – Aderente al Fondo Interbancario di Tutela dei Depositi. © 2025</td></tr></table></body></html>`,
    code: '948051',
    link: null,
  },
  {
    name: `it Hard: called only "il numero" mid-sentence, no emphasis; REA VR-417652 and 41280 around`,
    from: `Cantina Digitale <iscrizioni@cantinadigitale.test>`,
    subject: `Completa la registrazione`,
    html: `<html><body style="font-family:Garamond,serif;font-size:17px"><table width="560" align="center"><tr><td><p>Cara Ludovica,</p><p>grazie per esserti iscritta a Cantina Digitale, la comunità di 41280 appassionati che bevono poco ma bene. Per attivare il profilo torna sul sito, inserisci il numero 352917 nella casella gialla e premi Conferma; se lasci passare più di un’ora dovrai ricominciare.</p><p>Con il profilo attivo avrai subito:</p><ul><li>le schede di oltre 6.800 etichette;</li><li>la degustazione gratuita del 14 novembre 2025 a Verona;</li><li>la spedizione a 4,90 € in tutta Italia.</li></ul><p>Cin cin,<br>Ottavio e la redazione</p></td></tr><tr><td style="font-size:12px;color:#8d6e63">Cantina Digitale S.r.l., Via XX Settembre 118, 37129 Verona – P. IVA 04417320236 – REA VR-417652 – tel. 045 555 0194. Se non ti sei iscritta tu, ignora questa e-mail: il profilo non verrà creato.</td></tr></table></body></html>`,
    code: '352917',
    link: null,
  },
  {
    name: `it Very hard: one digit per cell, an empty spacer cell in the middle; leading zero; file n`,
    from: `Comune di Roccaspina <sportello@comune.roccaspina.test>`,
    subject: `Accesso allo Sportello telematico`,
    html: `<html><body><table width="620" align="center" style="font-family:Arial;border:1px solid #0066cc"><tr><td bgcolor="#0066cc" style="color:#ffffff;padding:12px">Comune di Roccaspina – Sportello telematico</td></tr><tr><td style="padding:18px"><p>Gentile utente,</p><p>per proseguire con la pratica n. 2025/003381 (Dichiarazione TARI) è necessario verificare il Suo indirizzo. Codice di sicurezza:</p><table cellspacing="4" align="center" style="font-size:24px"><tr><td bgcolor="#e6f0fa" style="padding:8px 14px">0</td><td bgcolor="#e6f0fa" style="padding:8px 14px">5</td><td bgcolor="#e6f0fa" style="padding:8px 14px">8</td><td width="18">&nbsp;</td><td bgcolor="#e6f0fa" style="padding:8px 14px">3</td><td bgcolor="#e6f0fa" style="padding:8px 14px">3</td><td bgcolor="#e6f0fa" style="padding:8px 14px">6</td></tr></table><p>Lo digiti senza spazi entro 15 minuti dall’invio (ore 12:08 del 20/02/2025).</p><p>L’ufficio Tributi riceve il martedì e il giovedì dalle 9:00 alle 12:30, tel. 0863 555 214.</p></td></tr><tr><td style="font-size:11px;color:#555;padding:12px">Piazza del Municipio 1, 67050 Roccaspina (AQ) – C.F. 81004560668 – PEC protocollo@pec.comune.roccaspina.test. Informativa ai sensi dell’art. 13 Reg. UE 2016/679.</td></tr></table></body></html>`,
    code: '058336',
    link: null,
  },
  {
    name: `it Medium: mixed-case eight characters; ISBN prefix, reader card number, street number 162`,
    from: `Tramaglino Editore <account@tramaglino.test>`,
    subject: `Hai dimenticato la password?`,
    html: `<html><body style="color:#3e2723"><div style="max-width:500px;margin:auto;font-family:Lora,serif"><p>Ciao Davide,</p><p>succede anche ai migliori lettori. Per scegliere una nuova password incolla questo codice nella pagina di recupero:</p><p align="center"><span class="r">h8Rk3Vq2</span></p><p>Attenzione alle maiuscole! Il codice si può usare una volta sola e scade stasera alle 23:45.</p><p>Se invece la password te la sei ricordata, tanto meglio: non devi fare niente.</p><p>Buone letture,<br>Agnese di Tramaglino</p><p style="font-size:11px;color:#a1887f">Tramaglino Editore S.r.l. – Via Lecco 1628, 23900 Lecco – ISBN prefisso 978-88-31907 – Tessera lettore n. 55120 – servizio.lettori@tramaglino.test</p></div></body></html>`,
    code: 'h8Rk3Vq2',
    link: null,
  },
  {
    name: `it Medium: plain text, 123-456 shape at the end of a sentence before a full stop; phone of`,
    from: `Ciclofficina Pedàla <web@pedala.bo.test>`,
    subject: `Conferma il nuovo indirizzo e-mail`,
    text: `Ciao Samira,

hai chiesto di usare questo indirizzo per il tuo account Pedàla. Ci serve solo una conferma: scrivi nella pagina Profilo il codice 371-880.

Hai tempo fino a domani alle 9. Intanto la prenotazione della revisione (n. 2604, sabato 17 maggio) resta valida.

Se non sei stata tu, chiamaci allo 051-555-0136.

Ciclofficina Pedàla APS
Via Mascarella 59/b, 40126 Bologna
`,
    code: '371880',
    link: null,
  },
  {
    name: `it Very hard: restaurant receipt with "Cod. autorizzazione" 625741 and document 0412-0087`,
    from: `Trattoria Da Nunzia <ricevute@cassafacile.test>`,
    subject: `La tua ricevuta – Trattoria Da Nunzia`,
    html: `<html><body style="background:#fafafa"><table width="380" align="center" bgcolor="#ffffff" style="font:13px 'Courier New',monospace;border:1px solid #ddd" cellpadding="4"><tr><td colspan="2" align="center"><b>TRATTORIA DA NUNZIA</b><br>Vico Lungo Gelso 92 – 80134 Napoli<br>P. IVA 07715420631</td></tr><tr><td>Documento n.</td><td align="right">0412-0087</td></tr><tr><td>Data</td><td align="right">08-06-2025 22:14</td></tr><tr><td>Tavolo 6, coperti 4</td><td align="right">10,00</td></tr><tr><td>3 Genovese</td><td align="right">42,00</td></tr><tr><td>1 Parmigiana</td><td align="right">11,00</td></tr><tr><td>2 Falanghina</td><td align="right">36,00</td></tr><tr><td><b>TOTALE EURO</b></td><td align="right"><b>99,00</b></td></tr><tr><td>Pagamento elettronico</td><td align="right">****2093</td></tr><tr><td>Cod. autorizzazione</td><td align="right">625741</td></tr><tr><td>RT</td><td align="right">96SRT014822</td></tr> <tr><td colspan="2">Per partecipare alla Lotteria degli scontrini occorre il codice lotteria, da mostrare prima del pagamento. Documento commerciale di vendita o prestazione. Grazie e arrivederci!</td></tr><tr><td colspan="2" style="font-size:10px;color:#777">Ricevuta inviata con CassaFacile per conto dell’esercente. Per un rimborso rivolgersi al locale: 081 555 0177.</td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `it Very hard: hotel booking with "Codice PIN" 6148 and "non condividerlo", lasting, not on`,
    from: `Alloggiami <prenotazioni@alloggiami.test>`,
    subject: `Prenotazione confermata: Locanda del Glicine`,
    html: `<html><body style="font-family:Arial"><table width="600" align="center" cellpadding="10"><tr><td colspan="2" style="background:#00796b;color:#fff;font-size:20px">È tutto confermato, Beatrice!</td></tr><tr><td class="lab">Numero di conferma</td><td class="v">3917.204.865</td></tr><tr><td class="lab">Codice PIN</td><td class="v">6148 <span style="font-size:12px">(riservato)</span></td></tr><tr><td class="lab">Arrivo</td><td>venerdì 2 maggio 2025, 14:00–20:00</td></tr><tr><td class="lab">Partenza</td><td>domenica 4 maggio 2025, entro le 10:30</td></tr><tr><td class="lab">Prezzo</td><td>€ 218,00 (2 notti, colazione inclusa)</td></tr><tr><td class="lab">Indirizzo</td><td>Strada del Chianti 45, 53011 Castellina in Chianti (SI)</td></tr><tr><td colspan="2">Con numero di conferma e PIN puoi modificare o annullare la prenotazione senza costi fino al 29 aprile. Per accordarti sull’orario chiama la struttura: 0577 555 083.</td></tr><tr><td colspan="2" style="font-size:11px;color:#9e9e9e">CIR 052006AAT0117 – CIN IT052006B5K7QW2M9R. Alloggiami S.p.A., Via Tortona 33, 20144 Milano. Custodisci il PIN e non condividerlo.</td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `it Hard: plain-text notice of new sign-in, mentions two-step verification; no code`,
    from: `Scrivolo <sicurezza@scrivolo.test>`,
    subject: `È stato effettuato un nuovo accesso`,
    text: `Ciao Matteo,

il tuo account Scrivolo è stato usato da un dispositivo che non conoscevamo.

Quando: 28 gennaio 2025, ore 03:16
Dove: Timisoara, Romania (IP 192.0.2.147)
Con cosa: Android 14, app Scrivolo 6.220.1
ID sessione: 70318842

Se eri tu, tutto a posto. In caso contrario cambia subito la password e disconnetti gli altri dispositivi da Impostazioni > Sicurezza. Ti consigliamo anche di attivare la verifica in due passaggi: a ogni accesso ti chiederemo un codice di 6 cifre.

Il team Scrivolo
scrivolo.test
`,
    code: null,
    link: null,
  },
  {
    name: `it Hard: tracking code alone and large after "Codice di tracciamento:", with "inserisca il`,
    from: `Corriere Saetta <tracking@corrieresaetta.test>`,
    subject: `Spedizione 5 204 771: in consegna oggi`,
    html: `<html><body bgcolor="#ffffff" style="font-family:Verdana;font-size:13px"><table width="560" align="center"><tr><td><h3 style="color:#d50000">Saetta ⚡ In consegna</h3><p>Buongiorno Sig. Pellegrini,</p><p>il Suo collo è a bordo del furgone e arriverà tra le 10:15 e le 12:15.</p><p>Codice di tracciamento:<br><b style="font-size:24px;letter-spacing:2px">SAE83047215IT</b></p><table cellpadding="4" border="1" style="border-collapse:collapse;border-color:#e0e0e0"><tr><td>07:02</td><td>Partito dalla filiale di Bari (cod. 174)</td></tr><tr><td>02:48</td><td>Arrivato in filiale</td></tr><tr><td>18:30</td><td>Affidato dal mittente: Ottica Serra</td></tr></table><p>Contrassegno: € 129,50 da pagare in contanti o con carta. Prepari, se possibile, l’importo esatto. Per cambiare giorno inserisca il codice di tracciamento su corrieresaetta.test entro le 9:00.</p></td></tr><tr><td style="font-size:10px;color:#999999">Corriere Saetta S.p.A., S.S. 16 km 810,200, 70126 Bari. Assistenza 199 555 260 (0,15 €/min). Non rispondere a questo indirizzo.</td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `it Hard: product recall, "verifica il codice" in subject, "Codice prodotto" with six digit`,
    from: `Ferrando Elettrodomestici <avvisi@ferrando-casa.test>`,
    subject: `Richiamo volontario: bollitori serie BK, verifica il codice`,
    html: `<html><body style="font-family:Arial"><div style="max-width:600px;margin:auto"><h2>Avviso di sicurezza sul prodotto</h2><p>Gentile cliente,</p><p>dai nostri archivi risulta che nel 2024 ha acquistato un bollitore Ferrando. In alcuni esemplari il manico può staccarsi quando l’acqua è calda. La preghiamo di verificare il codice stampato sotto la base:</p><table style="border-collapse:collapse"><tr><td><b>Modello</b></td><td><b>Codice prodotto</b></td><td><b>Lotto</b></td></tr><tr><td>BK Aurora 1,7 l</td><td>817204</td><td>L4-2208</td></tr><tr><td>BK Aurora 1,2 l</td><td>817196</td><td>L4-2211</td></tr></table><p>Se il codice corrisponde, smetta di usare l’apparecchio e lo riporti in un punto vendita: riceverà un modello nuovo o il rimborso di € 34,90, anche senza scontrino.</p><p>Numero verde: 800 555 731, lun–sab 8:30–19:30.</p><p style="font-size:11px;color:#8d6e63">Ferrando S.p.A., Via Novara 210, 28887 Omegna (VB). EAN 8003721081720. Questo avviso non ha finalità commerciali.</p></div></body></html>`,
    code: null,
    link: null,
  },
];
