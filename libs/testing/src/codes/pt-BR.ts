import { divs, mjml, mjmlText, nested } from './layouts.js';
import type { MailCase } from './mail-case.js';

export const cases: MailCase[] = [
  {
    name: 'Nubank, dígitos em linha própria',
    from: 'Nubank <todomundo@nubank.test>',
    subject: 'Seu código de verificação',
    html: mjml(
      mjmlText('Olá, Ana!') +
        mjmlText('Use o código abaixo para confirmar o seu e-mail no app do Nubank:') +
        mjmlText('<strong>739 204</strong>', 'font-size:30px;letter-spacing:4px;color:#820ad1;') +
        mjmlText('O código expira em 15 minutos. Não compartilhe com ninguém — a gente nunca liga pedindo códigos.') +
        mjmlText(
          'Nu Pagamentos S.A. CNPJ 18.236.120/0001-58 · Rua Capote Valente, 39, São Paulo, SP, 05409-000',
          'font-size:11px;',
        ),
      'Seu código chegou',
    ),
    code: '739204',
    link: null,
  },
  {
    name: 'Mercado Livre, código no assunto e no corpo',
    from: 'Mercado Livre <no-responder@mercadolivre.test>',
    subject: '482019 é o seu código de segurança do Mercado Livre',
    text: 'Oi, Bruno\n\nPara continuar, insira este código de segurança: 482019\n\nSe não foi você, ignore este e-mail.\n\nMercado Livre',
    code: '482019',
    link: null,
  },
  {
    name: 'gov.br, código de acesso com 5 dígitos',
    from: 'gov.br <nao-responda@acesso.gov.test>',
    subject: 'Código de acesso gov.br',
    html: nested(
      `<p>Prezado(a) JOSE DA SILVA, CPF ***.482.913-**</p><p>Informe o código abaixo na tela de validação para concluir o cadastro da sua conta gov.br:</p><p align="center"><b>60718</b></p><p>Este código é válido por 30 minutos.</p><p>Atenciosamente,<br>Equipe gov.br</p>`,
      'Central de atendimento: 0800-978-9005 · Não responda a este e-mail',
    ),
    code: '60718',
    link: null,
  },
  {
    name: 'token do banco numa frase',
    from: 'Banco Horizonte <token@horizonte.test>',
    subject: 'Token de acesso',
    text: 'Banco Horizonte: seu token de acesso ao Internet Banking é 918273. Ele vale por 3 minutos. Agência 0482 Conta 19133-7. Nunca informe este token por telefone.',
    code: '918273',
    link: null,
  },
  {
    name: 'iFood, cada dígito numa célula',
    from: 'iFood <naoresponda@ifood.test>',
    subject: 'Código de acesso ao iFood',
    html: nested(
      `<h1>Oi!</h1><p>Digite este código para entrar na sua conta:</p><table><tr>${[...'305816'].map((d) => `<td style="border:1px solid #ddd;padding:10px">${d}</td>`).join('\n')}</tr></table><p>Por segurança, ele só pode ser usado uma vez.</p>`,
      'iFood.com Agência de Restaurantes Online S.A. CNPJ 14.380.200/0001-21',
    ),
    code: '305816',
    link: null,
  },
  {
    name: 'Globo, sem acentos no texto',
    from: 'Globo <conta@globo.test>',
    subject: 'Codigo de confirmacao',
    text: 'Ola,\n\nSeu codigo de confirmacao da Conta Globo:\n\n5512\n\nDigite esse codigo na tela de cadastro. O codigo expira em 1 hora.\n\nSe voce nao solicitou, desconsidere.',
    code: '5512',
    link: null,
  },
  {
    name: 'código alfanumérico',
    from: 'Hotmart <no-reply@hotmart.test>',
    subject: 'Autenticação em duas etapas',
    html: divs(
      `<p>Oi, Carla. Alguém está tentando acessar sua conta. Seu código de autenticação é:</p><p class="code"><strong>H7K2QX</strong></p><p>Não foi você? <a href="https://hotmart.test/security?id=884422">Proteja sua conta</a>.</p>`,
    ),
    code: 'H7K2QX',
    link: null,
  },
  {
    name: 'redefinição de senha por código',
    from: 'Magalu <contato@magalu.test>',
    subject: 'Redefinição de senha',
    html: mjml(
      mjmlText('Recebemos um pedido para redefinir a senha da sua conta.') +
        mjmlText('Código para redefinir a senha: <b style="font-size:22px">204857</b>') +
        mjmlText('Aproveite: cupom MAGALU10 na sua próxima compra', 'font-size:12px;') +
        mjmlText(
          'Magazine Luiza S/A CNPJ 47.960.950/1088-36 Rua Arnulfo de Lima, 2385 CEP 14403-471 Franca/SP',
          'font-size:11px;',
        ),
    ),
    code: '204857',
    link: null,
  },
  {
    name: 'Serasa, senha de uso único',
    from: 'Serasa <seguranca@serasa.test>',
    subject: 'Sua senha de uso único',
    text: 'Olá Marcos,\n\n77 41 09 é a sua senha de uso único para entrar no Serasa.\n\nVálida por 5 minutos. Protocolo: 20250304118822\n',
    code: '774109',
    link: null,
  },
  {
    name: 'PIN de verificação em preheader e corpo',
    from: 'TikTok <noreply@account.tiktok.test>',
    subject: '6482 é seu código de verificação',
    html: divs(
      `<h2>Código de verificação</h2><p>Para verificar sua conta, insira este código no TikTok:</p><p style="font-family:arial;color:#161823;font-size:20px;font-weight:bold">6482</p><p>Os códigos de verificação expiram após 48 horas.</p><p>Se você não solicitou esse código, pode ignorar esta mensagem.</p>`,
      '6482 é seu código',
    ),
    code: '6482',
    link: null,
  },
  {
    name: 'confirmar cadastro, botão',
    from: 'Catarse <contato@catarse.test>',
    subject: 'Confirme seu e-mail',
    html: nested(
      `<p>Oi Júlia,</p><p>Falta pouco! Clique no botão abaixo para ativar a sua conta.</p><p><a href="https://catarse.test/usuarios/confirmacao?confirmation_token=Zx81kQ_aa9" style="background:#0a0;color:#fff">CONFIRMAR MEU E-MAIL</a></p>`,
      '<a href="https://catarse.test/termos">Termos de uso</a> · <a href="https://catarse.test/descadastrar?u=91">Descadastrar</a>',
    ),
    code: null,
    link: 'https://catarse.test/usuarios/confirmacao?confirmation_token=Zx81kQ_aa9',
  },
  {
    name: 'redefinir senha, “clique aqui”',
    from: 'Americanas <atendimento@americanas.test>',
    subject: 'Esqueceu sua senha?',
    html: nested(
      `<p>Você pediu para criar uma nova senha. Para redefinir sua senha, <a href="https://www.americanas.test/nova-senha/8f7e6d5c4b3a2910">clique aqui</a>.</p><p>O link é válido por 24 horas. Acompanhe seus pedidos no <a href="https://www.americanas.test/app">app</a>.</p>`,
    ),
    code: null,
    link: 'https://www.americanas.test/nova-senha/8f7e6d5c4b3a2910',
  },
  {
    name: 'link mágico',
    from: 'Lojinha <oi@lojinha.test>',
    subject: 'Seu link de acesso',
    text: 'Oi!\n\nToque no link para entrar na Lojinha sem senha:\n\nhttps://lojinha.test/entrar?token=eyJhbGciOi.J9.a8s7d6\n\nEle expira em 10 minutos e só pode ser usado uma vez.\n',
    code: null,
    link: 'https://lojinha.test/entrar?token=eyJhbGciOi.J9.a8s7d6',
  },
  {
    name: 'código e link juntos',
    from: 'Pipefy <no-reply@pipefy.test>',
    subject: 'Ative sua conta Pipefy',
    html: divs(
      `<p>Seu código de ativação: <code>PF-20418</code></p><p>ou <a href="https://app.pipefy.test/ativar/PF-20418?h=9a8b7c">ative sua conta agora</a></p>`,
    ),
    code: 'PF-20418',
    link: 'https://app.pipefy.test/ativar/PF-20418?h=9a8b7c',
  },
  {
    name: 'telefone de destino antes do código',
    from: 'PicPay <aviso@picpay.test>',
    subject: 'Código de verificação PicPay',
    html: nested(
      `<p>Este é o código para validar o celular (11) 9****-4821:</p><p style="font-size:32px">551903</p><p>Dúvidas? 0800 025 8000</p>`,
    ),
    code: '551903',
    link: null,
  },
  {
    name: 'Steam em português',
    from: 'Suporte Steam <noreply@steampowered.com>',
    subject: 'Sua conta Steam: acesso de um novo computador',
    text: 'Olá, gordon!\n\nSeu código do Steam Guard necessário para iniciar a sessão na conta gordon:\n\nVW4TN\n\nEste e-mail foi enviado devido a uma tentativa de início de sessão em 203.0.113.9 (BR).\n',
    code: 'VW4TN',
    link: null,
  },
  {
    name: 'Correios: código de verificação, objeto ao lado',
    from: 'Correios <idcorreios@correios.test>',
    subject: 'ID Correios: código de verificação',
    text: 'Prezado cliente,\n\nInforme o código 83920174 para validar seu cadastro no ID Correios.\n\nCaso acompanhe uma encomenda, use o código de rastreamento AA123456785BR.\n',
    code: '83920174',
    link: null,
  },
  {
    name: 'cupom de desconto',
    from: 'Shopee <promo@shopee.test>',
    subject: 'Cupom de R$ 20 só hoje! Código 20OFF25',
    html: mjml(
      mjmlText('<h1>R$ 20 OFF</h1>Use o código <b>20OFF25</b> na finalização da compra.') +
        mjmlText('Código do cupom') +
        mjmlText('<b>482913</b>', 'font-size:28px;') +
        mjmlText('Válido até 31/03/2025. <a href="https://shopee.test/v?token=aa55ee">Comprar agora</a>'),
    ),
    code: null,
    link: null,
  },
  {
    name: 'rastreio de encomenda',
    from: 'Loja do Zé <pedidos@loja.test>',
    subject: 'Seu pedido 482913 foi enviado',
    html: nested(
      '<p>Boas notícias! O pedido <b>nº 482913</b> saiu para entrega.</p><table><tr><td>Código de rastreio</td><td><b>BR4829137</b></td></tr><tr><td>Nota fiscal</td><td>000482913</td></tr><tr><td>CEP de entrega</td><td>01310-100</td></tr></table><a href="https://loja.test/rastreio/BR4829137">Rastrear pedido</a>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'localizador do voo',
    from: 'LATAM <reservas@latam.test>',
    subject: 'Confirmação de compra – código de reserva KQXZRP',
    html: nested(
      '<h2>Viagem confirmada</h2><p>Código de reserva</p><p style="font-size:28px"><b>KQXZRP</b></p><p>Voo LA3482 GRU 06:40 – REC 09:50. Bilhete 9572148291377. Assento 14C.</p><a href="https://latam.test/check-in?pnr=KQXZRP">Fazer check-in</a>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'boleto',
    from: 'Faculdade Aurora <financeiro@aurora.test>',
    subject: 'Boleto de março disponível',
    text: 'Olá, aluna!\n\nMatrícula: 20214829\nVencimento: 10/03/2025\nValor: R$ 1.482,91\nLinha digitável: 34191.79001 01043.510047 91020.150008 4 84820000148291\nCódigo do banco: 341\n\nAcesse o portal do aluno para emitir a segunda via: https://portal.aurora.test/login\n',
    code: null,
    link: null,
  },
  {
    name: 'senha alterada',
    from: 'Gympass <seguranca@gympass.test>',
    subject: 'Sua senha foi alterada',
    html: divs(
      '<p>A senha da sua conta foi alterada em 04/03/2025 às 18:22.</p><p>Se não foi você, <a href="https://gympass.test/redefinir-senha?token=9f8e7d6c">redefina sua senha imediatamente</a>.</p><p>Protocolo 4829133</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'ingresso de show',
    from: 'Sympla <ingressos@sympla.test>',
    subject: 'Seu ingresso para Festival de Inverno',
    html: mjml(
      mjmlText('Pedido nº <b>3LX48291</b>') +
        mjmlText('Código do ingresso: <b>48291377</b><br>Portão 4 · Cadeira 1204') +
        mjmlText('Apresente o QR Code na entrada. Abertura 19:00.'),
    ),
    code: null,
    link: null,
  },
  {
    name: 'protocolo de atendimento',
    from: 'Claro <atendimento@claro.test>',
    subject: 'Protocolo de atendimento 2025482913',
    text: 'Seu protocolo: 2025482913.\nRegistramos sua solicitação sobre o código de verificação que não chegou. Prazo: 5 dias úteis. Código do cliente 48291377. Ligue 1052.',
    code: null,
    link: null,
  },
  {
    name: 'newsletter de números',
    from: 'The News <oi@thenews.test>',
    subject: 'Bom dia: 2025 começa com 4821 vagas',
    html: nested(
      '<p>Segundo a pesquisa, 482913 brasileiros já usam autenticação em duas etapas. O golpe do código de verificação cresceu 57% em 2024.</p><p><a href="https://thenews.test/ver-no-navegador?id=ab12">Ver no navegador</a></p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'código de retirada',
    from: 'Mercado Livre <envios@mercadolivre.test>',
    subject: 'Retire seu pacote hoje',
    html: nested(
      '<p>Seu pacote está na agência Mercado Livre. Mostre este código de retirada:</p><p style="font-size:30px;font-weight:bold">482913</p><p>Rua Augusta, 1508 – até as 18:00</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'reunião com senha',
    from: 'Zoom <no-reply@zoom.test>',
    subject: 'Convite: alinhamento semanal',
    text: 'Entrar na reunião Zoom\nhttps://zoom.test/j/84219903312?pwd=Q0pWc2pJ\n\nID da reunião: 842 1990 3312\nSenha de acesso: 482913\n',
    code: null,
    link: null,
  },
  {
    name: 'turma do Classroom',
    from: 'Google Classroom <no-reply@classroom.test>',
    subject: 'Convite para a turma Química 2025',
    text: 'A professora Lia convidou você para a turma Química 2025.\n\nCódigo da turma: x7k2pq4\n\nParticipar: https://classroom.test/c/NDgyOTEz?cjc=x7k2pq4',
    code: null,
    link: null,
  },
];
