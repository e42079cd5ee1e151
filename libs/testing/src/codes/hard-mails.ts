import { divs, mjml, mjmlText, nested } from './layouts.js';
import type { MailCase } from './mail-case.js';

/**
 * Mails in which only the meaning distinguishes a one-time code from another number (of a class, a survey, a parcel, a
 * signature), and links whose words tell little. One mail a line: sender | subject | body (" / " ends a line) | code |
 * link; a mail with another number has neither.
 */
const mails: Record<string, string> = {
  en: `
Quill Books | Your collection code | Order 771203 / Verification code: 904815 / Desk 551204 / Enter the verification code to confirm. | 904815
Marsh Wallet | Verify your card | Reference / 88120447 / Verification code / 391774 / Ticket / 551204 | 391774
Duty VPN | Your code | Case number: 551204 / One-time code: 730912 / Badge: 40178 | 730912
Civic Gate | Sign-in code | Customer number 40917288 / Security code 662019 / Request 771204 | 662019
Polly Research | Tell us what you think | Start the questionnaire with participation code 771204. It takes five minutes. | 
Northside Library | Your hold is ready | Collect it by Friday. Shelf code 4471, card 20418837. / Reset your library PIN at the desk. |
Fairway Post | Your digital stamp | Write this code where the stamp goes: / A7K9 Q2MX / Valid for 180 days. |
Meridian Rail | Your trip to Leeds | Collect your tickets at any machine with: / K7QX2M9P / and the card you paid with. |
Lark Hotels | See you on Friday | Confirmation code: 88120447 / Check-in code for the front desk: 4471 / Free cancellation until Thursday. |
Cobalt Air | Booking confirmed | Confirmation code / Q7XM2K / Lisbon to Porto, 14 March, seat 24C. Sign in to your account to choose a meal. |
Deskly | Ticket update: verification email never arrives | Hi, we looked into why you did not get your sign-in code. / Case 551204. Error 4471 means your mailbox refused it. |
Ridge VPN | Two-step sign-in is on | These one-use recovery codes let you in without your phone: / 40917288 / 55120477 / 90417733 / 12877604 / Print them. |
Gift Barn | You've got a gift | Card number 6201 4829 / Security PIN / 9041 / Enter both when you pay. |
Tutti Games | Redeem your download | Here is your product code: / XK7Q-M2P9-LL4T / Sign in to the store, choose Redeem and enter it. |
Classly | Join Biology 2 | Your teacher invites you. Sign in and enter the class code QX7MK2. |
Hearthside | Your cleaner is on the way | Share code 4471 with Maria when she arrives so that she can start the clock. |
Rapid Couriers | Out for delivery today | Give the driver this PIN when your parcel arrives: / 7719 / We ask for it for items of value. |
BoxSpot | Parcel in locker 14 | Enter the code on the locker's screen: / 482 917 / You have three days. |
Hillview Clinic | Your video appointment | Friday 10:15. Join with meeting number 404178 and access code 9027. |
Hillview Clinic | Your results are ready | Open the attached file with the password 19840712. For your privacy, never share it. |
Orbit Calls | Recording available | Watch it at https://orbit.test/rec/88ab / Passcode: K2m9Qx |
Kingfisher Bank | Purchase approved | Card ending 4471, 34.50 EUR at Quill Books. Approval code 551204. If this was not you, call us. |
Kingfisher Bank | Statement for March | Sign in to read it. We never ask for your one-time code. / Document 90417733 |
Kingfisher Bank | Cheque book on the way | Security code printed on the envelope: 4471. Tell nobody. Reference 551204. |
City Permits | Certificate issued | Anyone can check that it is genuine at permits.test with verification code 4F9A-22C1. |
Tallis Tax | Return filed | Submission receipt 90417733, check code 4471. Keep this for six years. |
FitHouse | Welcome to the club | Your entry code for the door is 40178. Your member number is 551204. |
StayNest | Arrival guide | Key box beside the door, code 9041. Wi-Fi NestGuest, password 7F2K9QXA. |
Votey | Final tonight! | To save Anna, text 04 to 551204 or enter vote code 7719 in the app. |
Sunny Telecom | SIM activated | Your number is live. PUK 90417733, PIN 4471. Keep them somewhere safe. |
PowerTok | Electricity token | Key this into your meter: 4471 8820 1937 / Receipt 551204 |
Pantry | 20% for you | Sign in, put two meals in your basket and enter / 441920 / before Sunday. |
Refer Inc | Friends get $10 | Your personal code is MIA-7Q2K. When someone signs up with it, you both earn. |
Compile | Build 40178 failed | Commit 9f2ac41, exit code 137. Log in to see the log. |
Q4Music | Welcome to Q4MUSIC | Thanks for signing up. Your account is ready. / Q4MUSIC |
Ledgerly | New sign-in | Device SM-A5260, Berlin, 18:22. If it was you, there is nothing to do. Event 551204. |
Ledgerly | Password changed | Your password was changed. Support reference: 90417733. |
Hexa | Your warranty | Serial H7K2M9QX is registered. Claim code 4471 if you call. |
Examora | Your exam | Candidate 90417733, room 12. Session code to unlock the paper: given on the day. Seat 4471. |
Kingfisher Bank | Payment to Quill Books | 4417 approves your payment of 148.20 EUR. Card ending 0912. | 4417
Kingfisher Bank | Approve transfer | TAN 90417733 for your transfer of 1,200.00 EUR to account ending 4471. | 90417733
Duty VPN | VPN passcode | Your VPN passcode is 4471902. / IT helpdesk, extension 5512. | 4471902
Marsh Wallet | New device | Somebody wants to add a Pixel 8 to your wallet. / Approval code: / Q7X-M2K-91A / Ignore this if it was not you. | Q7X-M2K-91A
Civic Gate | Service PIN | The PIN you requested is: K4M9QX / Valid 10 minutes. Request 20260304-118. | K4M9QX
Quill Books | Look at your order 551204 | To show order 551204 we must know it's you. Enter 904173. | 904173
Signwell | Sign "Lease 2026" | Code to sign the document: 7719. Document 88120447. | 7719
Tern | Back in your account | Locked out? We can help. / Unlock code / ZQ49CS7K / Your IP was 203.0.113.7. Case 551204. | ZQ49CS7K
Telly | Connect your TV | On the screen you should see WRKD-MTPL. If it matches, type it at telly.test/link | WRKD-MTPL
Postbox | Confirmation 771903 | 771903 is what you type on the sign-up page. | 771903
Helpline | Re: I can't log in | Hi Ana, I have sent you a fresh sign-in code as you asked: 551873. Ticket 904177. | 551873
Gap & Co | 4,829 points expire soon | Sign in to spend them before Sunday. / [Sign in](https://gap.test/login?cid=48ab12cd34) |
Orbit ID | Your sign-in code | Use the following code: / 904177 / If you don't know this account, [click here](https://id.orbit.test/remove?t=9a8b7c6d5e) to take your address off it. | 904177
Orbit ID | New login from Lyon | We saw a login from a new phone. If it wasn't you, [reset your password](https://id.orbit.test/password/reset?k=77aa11bb22). |
Billworks | Quote Q-4471 from Studio Nine | To view your quote, follow the link: / [View quote](https://billworks.test/client/quote/cCSL5SN4q8JzbdFsqdzR) |
Bricklore | Post approved | Your post "Kitchen tiles" is now public. / https://bricklore.test/viewtopic.php?f=6&t=23748 |
Bricklore | Welcome to Bricklore | Thanks for registering. You can now log in with your address: / https://bricklore.test/index.php?route=account/login |
Waterline | Nearly there | Nice to meet you, Sam. Just [this way](https://waterline.test/m/8c1fe03a7d) so that we know the address is yours. / [Imprint](https://waterline.test/imprint) | | https://waterline.test/m/8c1fe03a7d
Waterline | Forgotten something? | It happens to the best of us. Press the button and pick another. / [Pick a new password](https://id.waterline.test/k/2d88e01f9b) / Not you? [Write to us](https://waterline.test/contact) | | https://id.waterline.test/k/2d88e01f9b
Pocketdoor | Login | Go to https://pocketdoor.test/lc and enter k8WdAw, or press [Log in](https://pocketdoor.test/lc/k8WdAw). The code lasts 15 minutes. | k8WdAw | https://pocketdoor.test/lc/k8WdAw
Thread & Thimble | A little something for your basket | Add two items, then type 771038 where it says "promo". |
Blue Door Inn | Room 12 is yours | Booking 88120447 is confirmed. Show confirmation 4471 at reception; the side gate opens with 9041. |
The Stage | Who should win? | Voting closes at nine. Your ballot number: / 551204 / One vote each. |
Mapleton College | Exam results | Log in to the student portal. Your index number is 40917288. |
Mapleton College | Course enrolment | Enrolment key for Statistics: QXM72K. Enter it after you sign in. |
Crate Club | Your box is waiting | Shelf C, number 4471. Bring the confirmation below. / 88120447 |
Harbour Gas | Reading received | We have noted 48120 for meter K7M2Q9. Next bill on the 3rd. |
Trendly | Your week in figures | 48120 people saw your page, 1204 followed it and 57 verified accounts wrote to you. |
CoWork 9 | Day pass | Print pages with PIN 7719. Guest network: CW9-4471. Door opens until 20:00. |
Airlane | Time to check in | Record QX7M2K. Check in online with your name and this code, or sign in. |
Plum Pay | You received money | 120.00 from Ana. Reference 904177. Log in to see your balance. |
Plum Pay | Card on the way | Activate it in the app when it arrives. Last digits 4471. Delivery code 7719. |
Parcel+ | Signature needed | The courier asks for the last four digits of your order: 4471. Parcel 88120447. |
Devhub | [build] run 40917 needs approval | Approve deployment 551204 to production. Sign in to review it. |
Devhub | Your token will expire | Token ending in 4Q7X expires in three days. Create a new one in your settings. |
Rx Direct | Refill 551204 ready | Tell the pharmacist your pickup number 4471 and your date of birth. |
Shelter | Thank you for giving | Donation 88120447. Gift Aid code K7QX. Your account helps you to give each month. |
Tix | Two tickets | Show barcode 404178 at gate 9. Seats 14 and 15. Never share the picture of your ticket. |
Loudspeaker | You're invited to beta | Your invitation code is BETA-7Q2K. Create an account with it before Friday. |
Keysmith | Licence for Keysmith Pro | Licence: K7QX-M2P9-LL4T-99AB / Serial 88120447 / Sign in to manage your devices. |
Nimbus | Verify domain ownership | Add a TXT record: nimbus-verification=88120447. Then press Verify in your dashboard. |
Nimbus | Incident 4471 resolved | Sign-in failures between 09:41 and 10:15 UTC are over. Report 551204. |
Family Circle | Pair your new tracker | The tracker's Bluetooth name is FC-4471. Hold the button for five seconds. |
Wardrobe | Return 551204 accepted | Write RMA 88120447 on the parcel. Your refund of 34.50 takes five days. |
Kingfisher Bank | Something to approve | Someone is buying for 148.20 EUR at Quill Books. Type 771 904 if it is you. Call 0800 551 204 if not. | 771904
Kingfisher Bank | Signing in on a new phone | Activation code 88-12-47. Customer number 551204. | 881247
Hatch | Hatch | 441903 will sign you in to Hatch. Booking tips are in the app. | 441903
Devhub | Sudo mode | Before you delete the key ending in 4Q7X, enter 55120417 in your browser. | 55120417
Wardrobe | About return 551204 | You are changing the bank account for refunds. To go on, enter your one-time code 7719. | 7719
Plum Pay | Send 120.00 to Ana? | Passcode for this transfer: 90-41-77. Not you? Ring us. | 904177
Airlane | Your miles account | You asked to see booking QX7M2K without a password. Enter 330918 on the page. | 330918
Mapleton College | Portal access | Student 40917288, here's your temporary login code: MX7Q-22KL. | MX7Q-22KL
Larder | Sign in and save | Log in, fill your cart and enter 553120 at checkout for free delivery. |
Spoke & Wheel | Unlock 15% | Your discount code: / 447120 / Enter it in your account before you pay. |
Elm House | Your stay begins tomorrow | Confirmation number 40917288. Your room key code is 551204 and stops working at noon. |
Seaview | Guest confirmation | Code for reception / R7Q2M9 / Sign in to add a guest. |
Lists | confirm 9b2e77a10c | We got a request to add your address to the list "devel". To confirm, visit / https://lists.test/confirm/devel/9b2e77a10c / or reply to this mail. | | https://lists.test/confirm/devel/9b2e77a10c
Revenue | Message about your return | A letter is in your inbox. Log in to read it. Notice 7704, year 2025. |
Prize Corner | You won | Your winning number is 4821. Sign in to claim before 1 May. |
Marlin Hotel | Wi-Fi | Network Marlin. User 1204, access code 482913. |
Cloudnest | Key rotated | The key ending in 7QX4 was replaced. Old keys stop working on Friday. |
Cloudnest | Deploy preview ready | Preview 551204 of commit 9f2ac41 is ready. Log in to approve it. |
Northside Library | New card | Your library number is 20418837 and your first PIN is 4471. |
Quizzo | Join tonight's quiz | Open the app and enter room code 904177. |
Stadium | Your seat | Block 12, row 4. Entry code 88120447 is in your account. |
Ferry | Boarding at 9:40 | Vehicle lane 4. Reference QX7M2K. Gate PIN 7719. |
Harbour Bank | Document to sign | 7730 signs document 40917288. Never pass it on. | 7730
Harbour Bank | Change of limit | To raise the limit of card 4471 to 2,000 EUR, enter 8816. | 8816
Cloudnest | Confirm it's you | You are deleting project 551204. To go ahead type 66120477. | 66120477
Elm House | Manage booking 40917288 | To see booking 40917288, enter the code we made for you: 330917. | 330917
Ferry | Account | 20417 gets you back into your Ferry account. | 20417
Telebox | Link this device | Code shown on the device: / HTKD-RMWQ / Does it match? Enter it at telebox.test/pair | HTKD-RMWQ
Harbour Bank | Harbour Bank | Use passcode 118-402 for your new payee Ana Ruiz, account 88120447. | 118402
Partsworld | Back in stock | Item code 482011, part code 7730. Reserve it in your account. |
Campus | Timetable | Module code 40218, room code 4471. |
Grocer | Your shop | Store code 4471, product code 882011. |
Harrow Lettings | How to pay your deposit | Send 1,200.00 to sort code 20-44-71, account 55120488, SWIFT BARCGB22, reference HARROW4471. |
Trellis | Omar shared a board with you | Omar wants you on the board "Spring fair". / To have a look, open this page: / https://trellis.test/b/8fKq27LmZx41/spring-fair / See you there! |  |
Moorland Forum | An invitation from Moorland Forum | Hello, / gardener82 thinks you'd like it here and asked us to write to you. / [Make an account](https://moorland.test/register?token=5e1b7c20-9a41-4f0c-8d3e-77b1c4a9e602) / The invitation lapses in a week. |  |
Pixel Commons | New applicant | juno_k would like to become a member. Her answers are waiting. / [See applications](https://pixelcommons.test/admin/applications/4471) |  |
Oakfield BBS | Membership e-mail | These are the data you gave us: / Site: https://oakfield.test/ / Name: juno / Number: 40917 / Follow the address below and you are a member: / https://oakfield.test/index.php?mod=join&act=authMail&id=40917&auth_key=9f1c0be27d4a83ce55 | | https://oakfield.test/index.php?mod=join&act=authMail&id=40917&auth_key=9f1c0be27d4a83ce55
Givewell Circle | Signing in | Somebody, we hope it was you, asked to be let into the account juno. Go on here: / https://givewellcircle.test/juno/settings/?log-in.id=40917&log-in.token=Qm2x9Kd71LpA0vTz / It works for six hours. | | https://givewellcircle.test/juno/settings/?log-in.id=40917&log-in.token=Qm2x9Kd71LpA0vTz
Relay Names | Is this your address? | We were asked to tie this address to a profile. If you did that, go here: / https://relaynames.test/v2/email/submit?token=730418&sid=88 / Should your app want a code, take 730418. | 730418 | https://relaynames.test/v2/email/submit?token=730418&sid=88
Harbor Works | Your way in | Harbor Works sign-in code: / qzvx-hkrd-mwtp / It is good for ten minutes. | qzvx-hkrd-mwtp |
Nordic Games Week | Your partner tickets | You may buy before all others. Press "I have a partner code" on https://ngw.test/tickets and give this one: / PR7K2M9Q / Doors open at nine. |  |
`,
  pt: `
Banco Farol | Seu código | Pedido: 771204 / Código de verificação: 390117 / Protocolo: 551204 | 390117
Opina Já | Sua opinião vale pontos | Código de participação: 771204. Entre na sua conta depois e troque os pontos. |
Correio Azul | Etiqueta de devolução | Mostre este código na agência: / 48812047 / A devolução é gratuita. |
Clínica Jatobá | Resultado de exames | Acesse o portal com o protocolo 90417733 e a senha 4471. Não compartilhe com ninguém. |
Clínica Jatobá | Consulta por vídeo | Sexta, 10h15. Sala 404178, senha da sala 9027. |
Banco Mar | Compra aprovada | Cartão final 4471, R$ 34,50 na Livraria Pena. Código de autorização 551204. Não reconhece? Ligue para nós. |
Banco Mar | Seu cartão chegou | Desbloqueie no caixa. Código de rastreio da entrega: 7719. Nunca informe sua senha. |
Prefeitura de Ipê | Nota fiscal emitida | NFS-e 4471. Código de verificação 4F9A-22C1. Consulte a autenticidade no site. |
Prefeitura de Ipê | Certidão disponível | Código de controle da certidão: 9A41.77C3.0B2E. Confirme a validade no portal. |
Hotel Lagoa | Reserva confirmada | Código de confirmação / 8812K447 / Entrada 14/03 às 14h. Faça login para ver os detalhes. |
Voa Mais | Sua viagem | Localizador Q7XM2K. Faça check-in com o código e seu sobrenome. |
Loja Andorinha | Presente para você | Insira no carrinho: / 441920 / e ganhe 15%. Só hoje. |
Vale Tudo | Vale-presente | Código do vale: 7719-0417 / Entre na conta e ative até 31/12. |
Entrega Já | Pedido a caminho | Informe ao entregador o código 7719 quando ele chegar. |
Armário Fácil | Encomenda no armário 14 | Digite no painel: / 482917 / Retire em três dias. |
Condomínio Ipê | Visita liberada | Senha do portão: 40178. Wi-Fi dos visitantes: 7F2K9QXA. |
Vagas BR | Candidatura enviada | Código da vaga 4471902. Faça login para acompanhar. |
Suporte Nuvem | Re: não recebo o código de verificação | Olá! Chamado 551204. O erro 4471 indica caixa cheia. Tente de novo. |
Cofre VPN | Verificação em duas etapas ativada | Guarde seus códigos de reserva: / 40917288 / 55120477 / 90417733 |
Rádio Sol | Vote na final | Para votar na Ana, use o código 7719 no aplicativo. |
Luz do Sul | Crédito de energia | Digite no medidor: 4471 8820 1937. Recibo 551204. |
Indica | Indique e ganhe | Seu código é MIA7Q2K. Quando um amigo criar conta com ele, vocês ganham. |
Banco Mar | Boleto disponível | Boleto 90417733, vencimento 10/03. Código de segurança do documento 4471. |
Aula+ | Entre na turma | Faça login e informe o código da turma QX7MK2. |
Conta Certa | Novo acesso | Aparelho SM-A5260, Recife, 18h22. Se foi você, ignore. Evento 551204. |
Conta Certa | Senha alterada | Sua senha foi alterada. Protocolo 90417733. |
Banco Mar | Pagamento | Use 4417 para aprovar o pagamento de R$ 148,20. Dúvidas: 0800 551 2047. | 4417
Banco Mar | Transferência | Código para confirmar a transferência de R$ 1.200,00 para a conta 4471-2: 904177. | 904177
Portal Cidadão | PIN de acesso | O PIN solicitado é K4M9QX. Válido por 10 minutos. Protocolo 20260304. | K4M9QX
Loja Andorinha | Ver pedido 551204 | Para mostrar o pedido 551204, precisamos saber que é você. Digite 904173. | 904173
Assina | Assinatura de documento | Código para assinar o contrato 88120447: 7719. | 7719
Chave Digital | Autenticação | O seu código temporário é 204 917. Se não pediu, contacte 300 004 990. | 204917
Carteira Mar | Novo aparelho | Alguém quer usar um Pixel 8 com sua conta. / Aprove com: / Q7XM-2K91 / Se não foi você, ignore. | Q7XM-2K91
Loja Sol | Seus pontos vencem | Entre para usar 4.829 pontos. / [Entrar](https://lojasol.test/login?cid=48ab12cd34) |
Conta Azul | Código de acesso | Use o código: / 904177 / Se você não reconhece a conta, [clique aqui](https://id.azul.test/remover?t=9a8b7c6d5e) para retirar seu e-mail. | 904177
Conta Azul | Novo login | Vimos um acesso de outro aparelho. Se não foi você, [redefina sua senha](https://id.azul.test/senha/redefinir?k=77aa11bb22). |
Faturas | Orçamento Q-4471 | Para ver o orçamento, clique no link. / [Ver orçamento](https://faturas.test/client/quote/cCSL5SN4q8JzbdFs) |
Fórum Tijolo | Mensagem aprovada | Sua mensagem foi publicada: / https://tijolo.test/viewtopic.php?f=6&t=23748 |
Clube Rio | Só falta isto | Oi, Bia! [É por aqui](https://clube.test/m/8c1fe03a7d), para sabermos que o e-mail é seu. / [Termos](https://clube.test/termos) | | https://clube.test/m/8c1fe03a7d
Exame Já | Ativação de cadastro | Inscrito: 251048291337 / Ative o cadastro por [este link](https://exame.test/participante/ativar?chave=8d7c6b5a01). | | https://exame.test/participante/ativar?chave=8d7c6b5a01
Moda Fio | Um mimo na sacola | Some duas peças e digite 771038 no campo do desconto. |
Pousada Azul | Quarto 12 reservado | Reserva 88120447 confirmada. Apresente 4471 na recepção. |
Palco | Quem deve vencer? | O número da sua cédula: / 551204 / Um voto por pessoa. |
Faculdade Ipê | Notas lançadas | Entre no portal do aluno. Matrícula 40917288. |
Tendência | Sua semana | 48120 pessoas viram a página, 1204 seguiram e 57 contas verificadas escreveram. |
PagaJá | Você recebeu um Pix | R$ 120,00 de Ana. ID E90417733. Entre para ver o saldo. |
Gás Porto | Leitura registrada | Anotamos 48120 no medidor K7M2Q9. |
Chave Pro | Sua licença | Licença K7QX-M2P9-LL4T, número de série 88120447. |
Trocas | Devolução 551204 aceita | Escreva 88120447 na caixa. Reembolso em cinco dias. |
Ingressos | Dois ingressos | Mostre o código 404178 no portão 9. Não compartilhe. |
Banco Mar | Compra para confirmar | Compra de R$ 148,20 na Livraria Pena. Digite 771 904 se for você. | 771904
Trocas | Sobre a devolução 551204 | Para mudar a conta do reembolso, informe o código 7719. | 7719
PagaJá | Enviar R$ 120,00 para Ana? | Senha desta transferência: 90-41-77. Não foi você? Ligue. | 904177
Faculdade Ipê | Acesso ao portal | Matrícula 40917288, seu código temporário de entrada: MX7Q-22KL. | MX7Q-22KL
Mercado Rio | Entre e economize | Faça login, encha o carrinho e digite 553120 para frete grátis. |
Pousada Olmo | Sua estadia | Confirmação 40917288. O código do quarto é 551204. |
Receita | Mensagem | Há uma carta na sua caixa. Faça login. Aviso 7704, ano 2025. |
Prêmios | Você ganhou | Seu número da sorte é 4821. Entre para retirar até 1º de maio. |
Nuvem | Chave trocada | A chave terminada em 7QX4 foi trocada. |
Quiz | Entre no quiz | Abra o aplicativo e informe o código da sala 904177. |
Banco Mar | Documento para assinar | 7730 assina o documento 40917288. Não repasse. | 7730
Banco Mar | Novo limite | Para aumentar o limite do cartão 4471, digite 8816. | 8816
Nuvem | Confirme que é você | Você vai apagar o projeto 551204. Para seguir, digite 66120477. | 66120477
Balsa | Conta | 20417 abre sua conta Balsa outra vez. | 20417
Banco Mar | Banco Mar | Use a senha 118-402 para o novo favorecido Ana Ruiz, conta 88120447. | 118402
Peças Já | De volta ao estoque | Código do item 482011, código da peça 7730. |
Campus | Horário | Código da disciplina 40218, sala 4471. |
Casa Lopes | Dados para transferência | IBAN PT50 0002 0123 1234 5678 9015 4 / BIC/SWIFT BBPIPTPL / Envie-nos o comprovativo. |
Quadro Livre | Otávio compartilhou um quadro com você | Otávio quer você no quadro "Feira de maio". / Para ver, abra a página: / https://quadrolivre.test/b/8fKq27LmZx41/feira-de-maio |  |
Fórum do Vale | Um convite do Fórum do Vale | Olá! / jardim82 acha que você vai gostar daqui e pediu que escrevêssemos. / [Criar minha conta](https://forumdovale.test/register?token=5e1b7c20-9a41-4f0c-8d3e-77b1c4a9e602) / O convite vale uma semana. |  |
Clube Sabiá | E-mail de adesão | Seus dados: / Site: https://clubesabia.test/ / Nome: juno / Número: 40917 / Abra o endereço abaixo e você já é sócio: / https://clubesabia.test/index.php?mod=join&act=authMail&id=40917&auth_key=9f1c0be27d4a83ce55 | | https://clubesabia.test/index.php?mod=join&act=authMail&id=40917&auth_key=9f1c0be27d4a83ce55
Semana dos Jogos | Ingressos para parceiros | Você compra antes dos outros: clique em "Tenho código de parceiro" em https://semana.test/ingressos e informe: / PR7K2M9Q |  |
`,
  es: `
Banco Faro | Tu código | Pedido 771204 / Código de verificación 390117 / Ticket 551204 | 390117
Opina Hoy | Tu opinión cuenta | Código de participación: 771204. Inicia sesión después y canjea los puntos. |
Correo Verde | Tu devolución | Muestra este código en la oficina: / 48812047 |
Clínica Olmo | Resultados disponibles | Entra en el portal con el número 90417733 y la clave 4471. No la compartas. |
Clínica Olmo | Videoconsulta | Viernes, 10:15. Sala 404178, código de acceso 9027. |
Banco Sur | Compra aprobada | Tarjeta acabada en 4471, 34,50 € en Librería Pluma. Código de autorización 551204. |
Banco Sur | Extracto de marzo | Inicia sesión para verlo. Nunca te pediremos tu clave de un solo uso. Documento 90417733. |
Registro Civil | Certificado emitido | Código seguro de verificación: 4F9A-22C1. Compruebe su autenticidad en la sede. |
Agencia | Justificante de presentación | CSV K7QX2M9P. Número de justificante 90417733. |
Hotel Faro | Reserva confirmada | Código de confirmación / 8812K447 / Entrada 14 de marzo. Inicia sesión para ver los detalles. |
Aire Sur | Tu vuelo a Vigo | Código de confirmación: Q7XM2K. Factura antes de las 9:00. |
Tienda Lirio | Solo este fin de semana | Introduce en la caja / 441920 / y llévate un 15 %. |
Regala | Tarjeta regalo | Código 7719-0417. Entra en tu cuenta y actívala. PIN 9041. |
Mensajeros Ya | En reparto | Dile al repartidor el código 7719 cuando llegue. |
Taquilla 24 | Paquete en la taquilla 14 | Teclea en la pantalla: / 482917 |
Casa Ronda | Tu llegada | Cajetín de llaves: 4471. Wifi: 7F2K9QXA. Salida a las 11:00. |
Empleo YA | Candidatura recibida | Oferta 4471902. Inicia sesión para seguirla. |
Soporte Nube | Re: no me llega el código de verificación | Hola: caso 551204. El error 4471 significa buzón lleno. |
Cofre VPN | Verificación en dos pasos activada | Códigos de respaldo: / 40917288 / 55120477 / 90417733 |
Radio Sol | Vota en la final | Para salvar a Ana usa el código de voto 7719 en la aplicación. |
Luz Norte | Recarga de luz | Marca en el contador: 4471 8820 1937. Recibo 551204. |
Invita | Trae a un amigo | Tu código es MIA7Q2K. Ganáis los dos cuando se registre. |
Aula+ | Únete a la clase | Inicia sesión y escribe el código de clase QX7MK2. |
Cuenta Clara | Nuevo acceso | Dispositivo SM-A5260, Sevilla, 18:22. Si fuiste tú, no hagas nada. Evento 551204. |
Cuenta Clara | Contraseña cambiada | Tu contraseña se ha cambiado. Referencia 90417733. |
Estacional | Abono renovado | Código del abonado 551204. Puerta 12. Para entrar al estadio, muestra 9041 en el torno. |
Banco Sur | Pago en Pluma | Introduce 4417 para autorizar el pago de 148,20 €. Si no eres tú llama al 915 551 204. | 4417
Banco Sur | Operación | Código SMS para confirmar la operación: 8847. Importe 482,20 EUR. Si no la reconoces llama al 900 551 204. | 8847
Seguros Olmo | Código de acceso | Utiliza la clave 2971 para entrar. Dejará de valer a las 18:32. | 2971
Sede Civil | PIN de acceso | El PIN solicitado para su acceso es: K4M9QX / Válido 10 minutos. Referencia 20260304-118. | K4M9QX
Tienda Lirio | Tu pedido 551204 | Para ver el pedido 551204 confirma que eres tú con 904173. | 904173
Firma Fácil | Firma del contrato | Código para firmar el documento 88120447: 7719. | 7719
Cartera Sur | Dispositivo nuevo | Alguien quiere usar un Pixel 8. / Apruébalo con: / Q7XM-2K91 | Q7XM-2K91
Tienda Sol | Tus puntos caducan | Entra para usar 4.829 puntos. / [Entrar](https://sol.test/login?cid=48ab12cd34) |
Cuenta Azul | Código de acceso | Usa el código: / 904177 / Si no conoces la cuenta, [pulsa aquí](https://id.azul.test/quitar?t=9a8b7c6d5e) para quitar tu correo. | 904177
Cuenta Azul | Nuevo acceso | Vimos un acceso desde otro móvil. Si no fuiste tú, [restablece tu contraseña](https://id.azul.test/clave?k=77aa11bb22). |
Facturas | Presupuesto Q-4471 | Para ver el presupuesto: / [Ver presupuesto](https://facturas.test/client/quote/cCSL5SN4q8JzbdFs) |
Foro Ladrillo | Mensaje aprobado | Tu mensaje ya es público: / https://ladrillo.test/viewtopic.php?f=6&t=23748 |
Trenes | Activación de cuenta | Para activar su cuenta pulse en el enlace o cópielo: / https://venta.trenes.test/vol/activarCuenta.do?c=48f1e0aa92&u=2291 / Caduca a las 48 horas. | | https://venta.trenes.test/vol/activarCuenta.do?c=48f1e0aa92&u=2291
Club Río | Solo falta esto | Hola, Sara. [Por aquí](https://club.test/m/8c1fe03a7d), y sabremos que el correo es tuyo. / [Aviso legal](https://club.test/legal) | | https://club.test/m/8c1fe03a7d
Moda Hilo | Un detalle en tu cesta | Añade dos prendas y escribe 771038 donde pone descuento. |
Posada Azul | Habitación 12 reservada | Reserva 88120447 confirmada. Presenta 4471 en recepción. |
Facultad Olmo | Notas publicadas | Entra en el portal. Número de matrícula 40917288. |
Tendencia | Tu semana | 48120 personas vieron la página, 1204 la siguieron y 57 cuentas verificadas escribieron. |
PagaYa | Has recibido dinero | 120,00 € de Ana. Referencia 904177. Entra para ver tu saldo. |
Clave Pro | Tu licencia | Licencia K7QX-M2P9-LL4T, número de serie 88120447. |
Entradas | Dos entradas | Muestra el código 404178 en la puerta 9. No lo compartas. |
Banco Sur | Compra por confirmar | Compra de 148,20 € en Pluma. Escribe 771 904 si eres tú. | 771904
Ropero | Sobre la devolución 551204 | Para cambiar la cuenta del reembolso introduce la clave 7719. | 7719
PagaYa | ¿Enviar 120,00 € a Ana? | Clave de esta transferencia: 90-41-77. ¿No eres tú? Llama. | 904177
Facultad Olmo | Acceso al portal | Matrícula 40917288, tu código temporal de entrada: MX7Q-22KL. | MX7Q-22KL
Mercado Río | Entra y ahorra | Inicia sesión, llena la cesta y escribe 553120 para el envío gratis. |
Hotel Olmo | Tu estancia | Confirmación 40917288. El código de la habitación es 551204. |
Hacienda | Mensaje | Tienes una carta en tu buzón. Inicia sesión. Aviso 7704, ejercicio 2025. |
Premios | Has ganado | Tu número premiado es 4821. Entra para reclamarlo. |
Hotel Marino | Wifi | Usuario 1204, código de acceso 482913. |
Quiz | Únete | Abre la aplicación y escribe el código de sala 904177. |
Banco Sur | Documento por firmar | 7730 firma el documento 40917288. No lo compartas. | 7730
Banco Sur | Nuevo límite | Para subir el límite de la tarjeta 4471 introduce 8816. | 8816
Nube | Confirma que eres tú | Vas a borrar el proyecto 551204. Para seguir escribe 66120477. | 66120477
Barca | Cuenta | 20417 te devuelve el acceso a tu cuenta Barca. | 20417
Banco Sur | Banco Sur | Usa la clave 118-402 para el nuevo beneficiario Ana Ruiz, cuenta 88120447. | 118402
Piezas Ya | De nuevo disponible | Código del artículo 482011, código de pieza 7730. |
Campus | Horario | Código de asignatura 40218, aula 4471. |
Gestoría Sol | Datos para el pago | Transferencia a ES91 2100 0418 4502 0005 1332 / SWIFT: CAIXESBB / Concepto 551204. |
Pizarra Libre | Omar ha compartido un tablero contigo | Omar te quiere en el tablero "Feria de mayo". / Para verlo, abre esta página: / https://pizarra.test/b/8fKq27LmZx41/feria-de-mayo |  |
Foro del Valle | Una invitación del Foro del Valle | Hola: / jardin82 cree que te gustará esto y nos pidió que te escribiéramos. / [Crear mi cuenta](https://forovalle.test/register?token=5e1b7c20-9a41-4f0c-8d3e-77b1c4a9e602) / La invitación caduca en una semana. |  |
Peña Gorrión | Correo de ingreso | Estos son sus datos: / Sitio: https://gorrion.test/ / Nombre: juno / Número: 40917 / Abra la dirección de abajo y ya será socio: / https://gorrion.test/index.php?mod=join&act=authMail&id=40917&auth_key=9f1c0be27d4a83ce55 | | https://gorrion.test/index.php?mod=join&act=authMail&id=40917&auth_key=9f1c0be27d4a83ce55
Semana del Juego | Entradas para socios | Puedes comprar antes que nadie: pulsa «Tengo un código de socio» en https://semanajuego.test/entradas y escribe: / PR7K2M9Q |  |
`,
  fr: `
Banque Lavande | Votre code | Commande 771204 / Code de vérification 390117 / Dossier 551204 | 390117
Sondéo | Votre avis compte | Code de participation : 771204. Connectez-vous ensuite pour vos points. |
Poste Bleue | Votre timbre numérique | Notez ce code à la place du timbre : / A7K9Q2MX / Valable 180 jours. |
Poste Bleue | Retour gratuit | Présentez ce code au guichet : / 48812047 |
Clinique Orme | Vos résultats | Dossier 90417733, code d'accès 4471. Ne le communiquez à personne. |
Clinique Orme | Téléconsultation | Vendredi 10 h 15. Salle 404178, code secret 9027. |
Banque Ouest | Achat accepté | Carte se terminant par 4471, 34,50 € chez Plume. Numéro d'autorisation 551204. |
Banque Ouest | Relevé de mars | Connectez-vous pour le lire. Nous ne demandons jamais votre code à usage unique. Réf. 90417733 |
Mairie d'Orme | Attestation délivrée | Vérifiez l'authenticité avec le code de vérification 4F9A-22C1. |
Impôts | Accusé de réception | Déclaration 90417733, code de contrôle 4471. |
Hôtel du Port | Réservation confirmée | Code de confirmation / 8812K447 / Arrivée le 14 mars. Connectez-vous pour les détails. |
Rail Ouest | Votre billet | Retirez-le en borne avec : / K7QX2M |
Boutique Lys | Ce week-end seulement | Avec le code / 441920 / au panier, -15 %. |
Cadeau+ | Carte cadeau | Numéro 6201 4829, code PIN / 9041 / à saisir au paiement. |
Coursier | En livraison | Donnez le code 7719 au livreur. |
Casier 24 | Colis au casier 14 | Tapez sur l'écran : / 482917 |
Gîte Ronde | Votre arrivée | Boîte à clés 4471. Wi-Fi 7F2K9QXA. |
Emploi | Candidature reçue | Offre 4471902. Connectez-vous pour la suivre. |
Support Nuage | Re : je ne reçois pas le code de vérification | Bonjour, dossier 551204. L'erreur 4471 signifie boîte pleine. |
Coffre VPN | Double authentification activée | Vos codes de secours : / 40917288 / 55120477 / 90417733 |
Radio Soleil | Votez pour la finale | Pour sauver Anna : code de vote 7719 dans l'application. |
Télé Sud | Carte SIM activée | Code PUK 90417733, code PIN 4471. Gardez-les. |
Parrain | Invitez un ami | Votre code : MIA7Q2K. Vous gagnez tous deux dès son inscription. |
Classe+ | Rejoignez la classe | Connectez-vous et saisissez le code de classe QX7MK2. |
Compte Clair | Nouvelle connexion | Appareil SM-A5260, Lyon, 18 h 22. Si c'était vous, rien à faire. Événement 551204. |
Banque Ouest | Validation | Pour valider votre achat de 48,20 EUR chez PLUME avec la carte se terminant par 4471, saisissez le code 70-41-93. | 704193
Banque Ouest | Virement | 904177 : code pour confirmer le virement de 1 200,00 €. | 904177
Guichet Civil | PIN d'accès | Le PIN demandé est : K4M9QX / Valable 10 minutes. Demande 20260304. | K4M9QX
Boutique Lys | Commande 551204 | Pour afficher la commande 551204, prouvez que c'est vous avec 904173. | 904173
Signez | Signature du bail | Code pour signer le document 88120447 : 7719. | 7719
Vérif | Bienvenue | ８３０７ : à saisir sur la page d'inscription. | 8307
Porte-monnaie | Nouvel appareil | Quelqu'un ajoute un Pixel 8. / Approuvez avec : / Q7XM-2K91 | Q7XM-2K91
Boutique Sol | Vos points expirent | Connectez-vous pour utiliser 4 829 points. / [Se connecter](https://sol.test/login?cid=48ab12cd34) |
Compte Bleu | Code de connexion | Utilisez le code : / 904177 / Si vous ne connaissez pas ce compte, [cliquez ici](https://id.bleu.test/retirer?t=9a8b7c6d5e) pour retirer votre adresse. | 904177
Compte Bleu | Nouvelle connexion | Connexion depuis un autre téléphone. Si ce n'était pas vous, [réinitialisez votre mot de passe](https://id.bleu.test/mdp?k=77aa11bb22). |
Factures | Devis Q-4471 | Pour consulter le devis : / [Voir le devis](https://factures.test/client/quote/cCSL5SN4q8JzbdFs) |
Café & Cie | Merci de votre inscription | Votre compte est créé. Identifiez-vous ici : / https://cafe.test/index.php?route=account/login |
Club Rive | Plus qu'un pas | Bonjour Léa, [c'est par ici](https://club.test/m/8c1fe03a7d) : nous saurons que l'adresse est la vôtre. / [Mentions légales](https://club.test/mentions) | | https://club.test/m/8c1fe03a7d
Mode Fil | Un cadeau dans le panier | Ajoutez deux articles et tapez 771038 dans la case remise. |
Auberge Bleue | Chambre 12 réservée | Réservation 88120447 confirmée. Présentez 4471 à l'accueil. |
Faculté Orme | Notes publiées | Connectez-vous au portail. Numéro d'étudiant 40917288. |
Tendance | Votre semaine | 48120 personnes ont vu la page, 1204 la suivent, 57 comptes vérifiés ont écrit. |
Payons | Vous avez reçu de l'argent | 120,00 € d'Ana. Référence 904177. Connectez-vous pour voir le solde. |
Clé Pro | Votre licence | Licence K7QX-M2P9-LL4T, numéro de série 88120447. |
Billets | Deux billets | Montrez le code 404178 à la porte 9. Ne le partagez pas. |
Banque Ouest | Achat à confirmer | Achat de 148,20 € chez Plume. Tapez 771 904 si c'est vous. | 771904
Armoire | À propos du retour 551204 | Pour changer le compte du remboursement, entrez le code 7719. | 7719
Payons | Envoyer 120,00 € à Ana ? | Code de ce virement : 90-41-77. Pas vous ? Appelez. | 904177
Faculté Orme | Accès au portail | Étudiant 40917288, votre code de connexion temporaire : MX7Q-22KL. | MX7Q-22KL
Marché Rive | Connectez-vous et économisez | Connectez-vous, remplissez le panier et saisissez 553120 pour la livraison offerte. |
Hôtel Orme | Votre séjour | Confirmation 40917288. Le code de la chambre est 551204. |
Impôts | Message | Une lettre vous attend. Connectez-vous. Avis 7704, année 2025. |
Jeux | Vous avez gagné | Votre numéro gagnant est 4821. Connectez-vous pour le lot. |
Hôtel Marin | Wi-Fi | Utilisateur 1204, code d'accès 482913. |
Quiz | Rejoignez | Ouvrez l'application et saisissez le code de la salle 904177. |
Banque Ouest | Document à signer | 7730 signe le document 40917288. Ne le transmettez pas. | 7730
Banque Ouest | Nouveau plafond | Pour relever le plafond de la carte 4471, saisissez 8816. | 8816
Nuage | Confirmez que c'est vous | Vous supprimez le projet 551204. Pour continuer, tapez 66120477. | 66120477
Barque | Compte | 20417 vous rend l'accès à votre compte Barque. | 20417
Banque Ouest | Banque Ouest | Code 118-402 pour le nouveau bénéficiaire Ana Ruiz, compte 88120447. | 118402
Pièces | De retour en stock | Code article 482011, code pièce 7730. |
Campus | Emploi du temps | Code du module 40218, salle 4471. |
Banque Lavande | Vos coordonnées bancaires | Titulaire Mme Renard / IBAN FR76 1820 6000 4471 5512 0488 190 / BIC LAVDFR2P / À transmettre à votre employeur. |
Atelier Bois | Règlement de la facture 551204 | Merci de virer 148,20 € sur le compte FR14 2004 1010 0505 0001 3M02 606, BIC : PSSTFRPPLIL. |
Tableau Libre | Omar partage un tableau avec vous | Omar aimerait vous voir sur le tableau « Fête de mai ». / Pour y jeter un œil, ouvrez cette page : / https://tableaulibre.test/b/8fKq27LmZx41/fete-de-mai |  |
Forum du Val | Une invitation du Forum du Val | Bonjour, / jardin82 pense que vous vous plairez chez nous. / [Ouvrir un compte](https://forumval.test/register?token=5e1b7c20-9a41-4f0c-8d3e-77b1c4a9e602) / L'invitation tient une semaine. |  |
Club Moineau | Message d'adhésion | Voici vos données : / Site : https://moineau.test/ / Nom : juno / Numéro : 40917 / Suivez l'adresse ci-dessous et vous serez membre : / https://moineau.test/index.php?mod=join&act=authMail&id=40917&auth_key=9f1c0be27d4a83ce55 | | https://moineau.test/index.php?mod=join&act=authMail&id=40917&auth_key=9f1c0be27d4a83ce55
Semaine du Jeu | Billets partenaires | Vous achetez avant les autres : cliquez sur « J'ai un code partenaire » sur https://semainejeu.test/billets et indiquez : / PR7K2M9Q |  |
`,
  de: `
Stadtwerke Nord | Ihr Code | Kundennummer 40917288 / Bestätigungscode 718820 / Vorgang 551204 | 718820
Meinungsforum | Ihre Meinung | Teilnahmecode: 771204. Melden Sie sich danach an und lösen Sie die Punkte ein. |
Blaue Post | Ihre Marke per App | Schreiben Sie diesen Code statt der Marke: / A7K9Q2MX |
Blaue Post | Rückgabe | Zeigen Sie den Code in der Filiale: / 48812047 |
Praxis Ulme | Befund liegt vor | Öffnen Sie die Datei mit dem Passwort 19840712. Vorgang 90417733. |
Praxis Ulme | Videosprechstunde | Freitag, 10:15. Raum 404178, Zugangscode 9027. |
Westbank | Zahlung erfolgt | Karte ••4471, 34,50 EUR bei Feder. Genehmigungsnummer 551204. |
Westbank | Auszug für März | Melden Sie sich an. Wir fragen nie nach einer TAN. Dokument 90417733 |
Stadt Ulm | Bescheinigung | Die Echtheit prüfen Sie mit dem Prüfcode 4F9A-22C1. |
Finanzamt | Eingang bestätigt | Transferticket K7QX2M9P, Vorgang 90417733. |
Autoschutz | Ihre eVB | Für die Zulassung: eVB-Nummer / K4F7QX9 |
Hotel Hafen | Buchung bestätigt | Bestätigungscode / 8812K447 / Anreise 14. März. Melden Sie sich an, um alles zu sehen. |
Laden Lilie | Nur heute | Mit / 441920 / im Warenkorb 15 % sparen. Einfach anmelden. |
Schenk | Gutschein | Kartennummer 6201 4829, Sicherheits-PIN / 9041 / beim Bezahlen eingeben. |
Bote | Heute bei Ihnen | Nennen Sie dem Fahrer den Code 7719. |
Fach24 | Paket in Fach 14 | Tippen Sie am Bildschirm: / 482917 |
Ferienhof | Ihre Anreise | Schlüsselbox 4471, WLAN 7F2K9QXA. |
Jobs | Bewerbung eingegangen | Kennziffer 4471902. Melden Sie sich an, um den Stand zu sehen. |
Wolke Support | AW: Bestätigungscode kommt nicht an | Hallo, Vorgang 551204. Fehler 4471 heißt: Postfach voll. |
Tresor VPN | Zwei-Faktor-Anmeldung aktiv | Ihre Ersatzcodes: / 40917288 / 55120477 / 90417733 |
Funk | Abstimmen | Für Anna: Code 7719 in der App eingeben. |
Mobil Süd | SIM ist aktiv | PUK 90417733, PIN 4471. Gut aufbewahren. |
Klasse+ | Kurs beitreten | Melde dich an und gib den Kurscode QX7MK2 ein. |
Konto Klar | Neue Anmeldung | Gerät SM-A5260, Köln, 18:22 Uhr. Waren Sie es, ist nichts zu tun. Ereignis 551204. |
Westbank | Zahlung an Feder | 4417 gibt Ihre Zahlung über 148,20 EUR frei. Karte ••0912. | 4417
Westbank | Überweisung | TAN 904177 für die Überweisung von 1.200,00 EUR an DE••4471. | 904177
Amt Online | Zugangs-PIN | Die angeforderte PIN lautet: K4M9QX / 10 Minuten gültig. Vorgang 20260304. | K4M9QX
Laden Lilie | Bestellung 551204 | Um die Bestellung 551204 zu zeigen, müssen wir wissen, dass Sie es sind. Geben Sie 904173 ein. | 904173
Signo | Mietvertrag unterschreiben | Code zum Unterschreiben von Dokument 88120447: 7719. | 7719
Geldbeutel | Neues Gerät | Jemand möchte ein Pixel 8 hinzufügen. / Freigabe mit: / Q7XM-2K91 | Q7XM-2K91
Laden Sol | Ihre Punkte verfallen | Melden Sie sich an und lösen Sie 4.829 Punkte ein. / [Anmelden](https://sol.test/login?cid=48ab12cd34) |
Blaukonto | Anmeldecode | Ihr Code: / 904177 / Sie kennen das Konto nicht? [Hier](https://id.blau.test/entfernen?t=9a8b7c6d5e) entfernen Sie Ihre Adresse. | 904177
Blaukonto | Neue Anmeldung | Anmeldung von einem anderen Telefon. Waren Sie das nicht, [setzen Sie Ihr Passwort zurück](https://id.blau.test/pw?k=77aa11bb22). |
Rechnungen | Angebot Q-4471 | Zum Angebot: / [Angebot ansehen](https://rechnungen.test/client/quote/cCSL5SN4q8JzbdFs) |
Ufer Club | Fast fertig | Hallo Lea, [hier entlang](https://ufer.test/m/8c1fe03a7d), dann wissen wir, dass die Adresse Ihnen gehört. / [Impressum](https://ufer.test/impressum) | | https://ufer.test/m/8c1fe03a7d
Faden Mode | Etwas für den Korb | Legen Sie zwei Teile hinein und tippen Sie 771038 ins Feld für Rabatte. |
Blauer Gasthof | Zimmer 12 reserviert | Buchung 88120447 ist bestätigt. Nennen Sie 4471 an der Rezeption. |
Hochschule Ulm | Noten sind da | Melden Sie sich im Portal an. Matrikelnummer 40917288. |
Trend | Ihre Woche | 48120 Menschen sahen die Seite, 1204 folgen ihr, 57 bestätigte Konten schrieben. |
Zahlbar | Geld erhalten | 120,00 EUR von Ana. Referenz 904177. Melden Sie sich an, um den Stand zu sehen. |
Schlüssel Pro | Ihre Lizenz | Lizenz K7QX-M2P9-LL4T, Seriennummer 88120447. |
Karten | Zwei Karten | Zeigen Sie den Code 404178 an Tor 9. Geben Sie ihn nicht weiter. |
Westbank | Kauf bestätigen | 148,20 EUR bei Feder. Tippen Sie 771 904, wenn Sie es sind. | 771904
Schrank | Zur Rücksendung 551204 | Um das Konto für die Erstattung zu ändern, geben Sie den Code 7719 ein. | 7719
Zahlbar | 120,00 EUR an Ana senden? | Code für diese Überweisung: 90-41-77. Nicht Sie? Rufen Sie an. | 904177
Hochschule Ulm | Zugang zum Portal | Matrikel 40917288, Ihr vorläufiger Anmeldecode: MX7Q-22KL. | MX7Q-22KL
Markt Ufer | Anmelden und sparen | Melden Sie sich an, füllen Sie den Korb und geben Sie 553120 für freien Versand ein. |
Hotel Ulme | Ihr Aufenthalt | Bestätigung 40917288. Der Zimmercode ist 551204. |
Finanzamt | Nachricht | Ein Brief liegt bereit. Melden Sie sich an. Bescheid 7704, Jahr 2025. |
Gewinn | Sie haben gewonnen | Ihre Gewinnnummer ist 4821. Melden Sie sich an. |
Hotel Meer | WLAN | Benutzer 1204, Zugangscode 482913. |
Quiz | Mitspielen | Öffnen Sie die App und geben Sie den Raumcode 904177 ein. |
Westbank | Dokument unterschreiben | 7730 unterschreibt Dokument 40917288. Nicht weitergeben. | 7730
Westbank | Neues Limit | Um das Limit der Karte 4471 zu erhöhen, geben Sie 8816 ein. | 8816
Wolke | Sind Sie es? | Sie löschen Projekt 551204. Zum Fortfahren tippen Sie 66120477. | 66120477
Fähre | Konto | Mit 20417 kommen Sie wieder in Ihr Fähre-Konto. | 20417
Westbank | Westbank | TAN 118-402 für die neue Empfängerin Ana Ruiz, Konto 88120447. | 118402
Teilewelt | Wieder da | Artikelcode 482011, Teilecode 7730. |
Campus | Stundenplan | Modulcode 40218, Raum 4471. |
Auberg & Co | Rechnung 88120447 | Bitte überweisen Sie 148,20 EUR an DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX, Verwendungszweck 551204. |
Genossenschaft Nord | Neue Bankverbindung | Unser Konto hat sich geändert. / IBAN DE02 1203 0000 0000 2020 51 / BIC / BYLADEM1001 |
Freie Tafel | Omar teilt eine Tafel mit dir | Omar hätte dich gern auf der Tafel „Maifest“. / Zum Ansehen diese Seite öffnen: / https://freietafel.test/b/8fKq27LmZx41/maifest |  |
Talforum | Eine Einladung vom Talforum | Hallo, / garten82 meint, dass es dir hier gefällt. / [Konto anlegen](https://talforum.test/register?token=5e1b7c20-9a41-4f0c-8d3e-77b1c4a9e602) / Die Einladung gilt eine Woche. |  |
Spatzenklub | Post zum Beitritt | Das haben Sie angegeben: / Seite: https://spatzenklub.test/ / Name: juno / Nummer: 40917 / Rufen Sie die Adresse unten auf, dann sind Sie Mitglied: / https://spatzenklub.test/index.php?mod=join&act=authMail&id=40917&auth_key=9f1c0be27d4a83ce55 | | https://spatzenklub.test/index.php?mod=join&act=authMail&id=40917&auth_key=9f1c0be27d4a83ce55
Spielewoche | Karten für Partner | Sie kaufen vor allen anderen: Auf https://spielewoche.test/karten „Ich habe einen Partnercode“ wählen und dies eintragen: / PR7K2M9Q |  |
`,
  it: `
Sondaggi | La tua opinione | Codice di partecipazione: 771204. Accedi dopo e ritira i punti. |
Posta Blu | Reso gratuito | Mostra questo codice allo sportello: / 48812047 |
Clinica Olmo | Referto pronto | Accedi con il numero 90417733 e la password 4471. Non comunicarla a nessuno. |
Clinica Olmo | Visita in video | Venerdì 10:15. Stanza 404178, codice di accesso 9027. |
Banca Nord | Acquisto autorizzato | Carta che termina con 4471, 34,50 € presso Penna. Codice di autorizzazione 551204. |
Banca Nord | Estratto di marzo | Accedi per leggerlo. Non ti chiederemo mai il codice usa e getta. Documento 90417733 |
Comune di Olmo | Certificato rilasciato | Verifica l'autenticità con il codice di verifica 4F9A-22C1. |
Agenzia | Ricevuta | Protocollo 90417733, codice di controllo 4471. |
Hotel Porto | Prenotazione confermata | Codice di conferma / 8812K447 / Arrivo 14 marzo. Accedi per i dettagli. |
Bottega Giglio | Solo oggi | Inserisci alla cassa / 441920 / e risparmi il 15%. |
Regalo+ | Carta regalo | Numero 6201 4829, PIN / 9041 / da inserire al pagamento. |
Corriere | In consegna | Comunica al corriere il codice 7719. |
Armadietto | Pacco nel vano 14 | Digita sullo schermo: / 482917 |
Casa Ronda | Il tuo arrivo | Cassetta chiavi 4471, Wi-Fi 7F2K9QXA. |
Lavoro | Candidatura ricevuta | Annuncio 4471902. Accedi per seguirla. |
Supporto Nube | Re: non ricevo il codice di verifica | Salve, pratica 551204. L'errore 4471 indica casella piena. |
Cassaforte VPN | Verifica in due passaggi attiva | Codici di riserva: / 40917288 / 55120477 / 90417733 |
Radio Sole | Vota la finale | Per Anna: codice voto 7719 nell'app. |
Mobile Sud | SIM attiva | PUK 90417733, PIN 4471. Conservali. |
Classe+ | Entra nel corso | Accedi e scrivi il codice corso QX7MK2. |
Conto Chiaro | Nuovo accesso | Dispositivo SM-A5260, Bari, 18:22. Se eri tu, ignora. Evento 551204. |
Banca Nord | Pagamento | Inserisci 4417 per autorizzare il pagamento di 148,20 €. Carta che termina con 0912. | 4417
Banca Nord | Bonifico | 904177 è il codice per il bonifico di 1.200,00 €. ID richiesta 88120447. | 904177
Sportello | Verifica del recapito | Per proseguire inserisca il codice / 338710 nella pagina dedicata entro 24 ore. / ID richiesta: 48812047 | 338710
Portale Civico | PIN di accesso | Il PIN richiesto è: K4M9QX / Valido 10 minuti. Pratica 20260304. | K4M9QX
Bottega Giglio | Ordine 551204 | Per mostrare l'ordine 551204 conferma che sei tu con 904173. | 904173
Firma | Firma del contratto | Codice per firmare il documento 88120447: 7719. | 7719
Portafoglio | Nuovo dispositivo | Qualcuno aggiunge un Pixel 8. / Approva con: / Q7XM-2K91 | Q7XM-2K91
Bottega Sol | I tuoi punti scadono | Accedi per usare 4.829 punti. / [Accedi](https://sol.test/login?cid=48ab12cd34) |
Conto Blu | Codice di accesso | Usa il codice: / 904177 / Se non conosci l'account, [clicca qui](https://id.blu.test/rimuovi?t=9a8b7c6d5e) per togliere il tuo indirizzo. | 904177
Conto Blu | Nuovo accesso | Accesso da un altro telefono. Se non eri tu, [reimposta la password](https://id.blu.test/pw?k=77aa11bb22). |
Riva Club | Manca poco | Ciao Lea, [di qua](https://riva.test/m/8c1fe03a7d): così sappiamo che l'indirizzo è tuo. / [Note legali](https://riva.test/legale) | | https://riva.test/m/8c1fe03a7d
Moda Filo | Un pensiero nel carrello | Aggiungi due capi e scrivi 771038 nel campo sconto. |
Locanda Blu | Camera 12 prenotata | Prenotazione 88120447 confermata. Mostra 4471 alla reception. |
Ateneo Olmo | Voti pubblicati | Accedi al portale. Matricola 40917288. |
PagaOra | Hai ricevuto denaro | 120,00 € da Ana. Riferimento 904177. Accedi per vedere il saldo. |
Chiave Pro | La tua licenza | Licenza K7QX-M2P9-LL4T, numero di serie 88120447. |
Banca Nord | Acquisto da confermare | 148,20 € presso Penna. Digita 771 904 se sei tu. | 771904
Armadio | Sul reso 551204 | Per cambiare il conto del rimborso inserisci il codice 7719. | 7719
PagaOra | Inviare 120,00 € ad Ana? | Codice di questo bonifico: 90-41-77. Non sei tu? Chiama. | 904177
Mercato Riva | Accedi e risparmia | Accedi, riempi il carrello e inserisci 553120 per la consegna gratis. |
Hotel Olmo | Il tuo soggiorno | Conferma 40917288. Il codice della camera è 551204. |
Agenzia | Messaggio | C'è una lettera per te. Accedi. Avviso 7704, anno 2025. |
Premi | Hai vinto | Il tuo numero vincente è 4821. Accedi per ritirare. |
Banca Nord | Documento da firmare | 7730 firma il documento 40917288. Non inoltrarlo. | 7730
Banca Nord | Nuovo limite | Per alzare il limite della carta 4471 inserisci 8816. | 8816
Nube | Conferma che sei tu | Stai eliminando il progetto 551204. Per continuare digita 66120477. | 66120477
Barca | Account | 20417 ti riporta nel tuo account Barca. | 20417
Ricambi | Di nuovo disponibile | Codice articolo 482011, codice ricambio 7730. |
Campus | Orario | Codice insegnamento 40218, aula 4471. |
Lavagna Libera | Omar condivide una lavagna con te | Omar ti vorrebbe sulla lavagna "Festa di maggio". / Per vederla apri questa pagina: / https://lavagna.test/b/8fKq27LmZx41/festa-di-maggio |  |
Forum della Valle | Un invito dal Forum della Valle | Ciao, / orto82 pensa che qui ti troverai bene. / [Crea un account](https://forumvalle.test/register?token=5e1b7c20-9a41-4f0c-8d3e-77b1c4a9e602) / L'invito scade tra una settimana. |  |
Circolo Passero | Posta di iscrizione | I dati che ci ha dato: / Sito: https://passero.test/ / Nome: juno / Numero: 40917 / Apra l'indirizzo qui sotto e sarà socio: / https://passero.test/index.php?mod=join&act=authMail&id=40917&auth_key=9f1c0be27d4a83ce55 | | https://passero.test/index.php?mod=join&act=authMail&id=40917&auth_key=9f1c0be27d4a83ce55
`,
  ru: `
Опросник | Ваше мнение важно | Код участия: 771204. После войдите в кабинет и обменяйте баллы. |
Синяя почта | Возврат | Покажите этот код в отделении: / 48812047 |
Клиника Вяз | Анализы готовы | Номер 90417733, код доступа к результатам 4471. Никому его не сообщайте. |
Клиника Вяз | Видеоприём | Пятница, 10:15. Комната 404178, код доступа 9027. |
Север Банк | Покупка | Карта *4471, 345 руб. в «Перо». Код авторизации 551204. |
Север Банк | Выписка за март | Войдите, чтобы прочитать. Мы никогда не спрашиваем одноразовый код. Документ 90417733 |
Мэрия | Справка выдана | Подлинность проверяется по коду проверки 4F9A-22C1. |
Налоги | Декларация принята | Квитанция 90417733, контрольный код 4471. |
Отель Порт | Бронь подтверждена | Код подтверждения / 8812K447 / Заезд 14 марта. Войдите, чтобы увидеть детали. |
Лавка Лилия | Только сегодня | Введите в корзине / 441920 / и получите 15 %. |
Дарим | Подарочная карта | Номер 6201 4829, ПИН / 9041 / вводится при оплате. |
Курьер | Заказ едет | Назовите курьеру код 7719. |
Ячейка | Посылка в ячейке 14 | Наберите на экране: / 482917 |
Дача | Заезд | Ключница 4471, Wi-Fi 7F2K9QXA. |
Работа | Отклик получен | Вакансия 4471902. Войдите, чтобы следить. |
Облако поддержка | Re: не приходит код подтверждения | Здравствуйте! Заявка 551204. Ошибка 4471: ящик переполнен. |
Сейф VPN | Двухэтапный вход включён | Резервные коды: / 40917288 / 55120477 / 90417733 |
Радио | Голосуйте | За Анну: код 7719 в приложении. |
Связь Юг | SIM активирована | PUK 90417733, PIN 4471. |
Класс+ | Вступите в класс | Войдите и введите код класса QX7MK2. |
Счёт | Новый вход | Устройство SM-A5260, Пермь, 18:22. Если это вы, ничего не делайте. Событие 551204. |
Встреча+ | Приглашение | Подключение: https://vstrecha.test/j/88120447 / Идентификатор: 881 2044 7710 / Код: 904177 |
Север Банк | Операция | Никому не говорите код 7714! Перевод 4812 руб. Карта *1209. | 7714
Север Банк | Оплата | 4417 подтверждает оплату 1482 руб. | 4417
Подпись | Подписание договора | Код для подписи документа 88120447: 8841. | 8841
Госокно | ПИН для входа | Запрошенный ПИН: K4M9QX / Действует 10 минут. Обращение 20260304. | K4M9QX
Лавка Лилия | Заказ 551204 | Чтобы показать заказ 551204, подтвердите, что это вы: 904173. | 904173
Кошелёк | Новое устройство | Кто-то добавляет Pixel 8. / Подтвердите: / Q7XM-2K91 | Q7XM-2K91
Лавка Соль | Баллы сгорают | Войдите и потратьте 4829 баллов. / [Войти](https://sol.test/login?cid=48ab12cd34) |
Синий ID | Код для входа | Ваш код: / 904177 / Не знаете этот аккаунт? [Нажмите здесь](https://id.siniy.test/remove?t=9a8b7c6d5e), чтобы убрать адрес. | 904177
Синий ID | Новый вход | Вход с другого телефона. Если это не вы, [смените пароль](https://id.siniy.test/pw?k=77aa11bb22). |
Синий ID | Восстановление доступа | Вы запросили восстановление доступа. [Создать новый пароль](https://id.siniy.test/restore?hash=9a8b7c6d01) | | https://id.siniy.test/restore?hash=9a8b7c6d01
Берег | Почти готово | Привет, Оля! [Сюда](https://bereg.test/m/8c1fe03a7d), и мы поймём, что адрес ваш. / [Условия](https://bereg.test/terms) | | https://bereg.test/m/8c1fe03a7d
Нитка | Подарок в корзину | Добавьте две вещи и впишите 771038 в поле скидки. |
Синий двор | Номер 12 забронирован | Бронь 88120447 подтверждена. Назовите 4471 на стойке. |
Вуз Вяз | Оценки выставлены | Войдите в кабинет. Номер зачётки 40917288. |
Платим | Вам перевели деньги | 1200 руб. от Анны. Номер 904177. Войдите, чтобы увидеть баланс. |
Ключ Про | Ваша лицензия | Лицензия K7QX-M2P9-LL4T, серийный номер 88120447. |
Север Банк | Покупка | 1482 руб. в «Перо». Введите 771 904, если это вы. | 771904
Шкаф | Возврат 551204 | Чтобы сменить счёт для возврата, введите код 7719. | 7719
Платим | Перевести 1200 руб. Анне? | Код этого перевода: 90-41-77. Не вы? Позвоните. | 904177
Вуз Вяз | Доступ к кабинету | Зачётка 40917288, временный код входа: MX7Q-22KL. | MX7Q-22KL
Рынок | Войдите и сэкономьте | Войдите, наполните корзину и введите 553120 для бесплатной доставки. |
Отель Вяз | Ваше проживание | Подтверждение 40917288. Код номера 551204. |
Налоги | Сообщение | Вам письмо. Войдите в кабинет. Уведомление 7704, год 2025. |
Призы | Вы выиграли | Ваш счастливый номер 4821. Войдите, чтобы получить приз. |
Север Банк | Документ на подпись | 7730 подписывает документ 40917288. Никому не передавайте. | 7730
Север Банк | Новый лимит | Чтобы поднять лимит карты 4471, введите 8816. | 8816
Облако | Подтвердите, что это вы | Вы удаляете проект 551204. Для продолжения введите 66120477. | 66120477
Паром | Аккаунт | 20417 вернёт вас в аккаунт Паром. | 20417
Детали | Снова в наличии | Код товара 482011, код детали 7730. |
Кампус | Расписание | Код предмета 40218, аудитория 4471. |
Вольная доска | Омар открыл вам доску | Омар хочет видеть вас на доске «Майский праздник». / Чтобы посмотреть, откройте страницу: / https://doska.test/b/8fKq27LmZx41/maj |  |
Форум Долина | Приглашение с форума Долина | Здравствуйте! / sad82 думает, что вам у нас понравится. / [Завести учётную запись](https://dolina.test/register?token=5e1b7c20-9a41-4f0c-8d3e-77b1c4a9e602) / Приглашение действует неделю. |  |
Клуб Воробей | Письмо о вступлении | Ваши данные: / Сайт: https://vorobej.test/ / Имя: juno / Номер: 40917 / Перейдите по адресу ниже, и вы станете участником: / https://vorobej.test/index.php?mod=join&act=authMail&id=40917&auth_key=9f1c0be27d4a83ce55 | | https://vorobej.test/index.php?mod=join&act=authMail&id=40917&auth_key=9f1c0be27d4a83ce55
`,
  zh: `
麦田汉堡 | 您的餐品已备好 | 取餐号 3308 / 请到柜台凭号取餐。 |
半島便當 | 您的餐點正在配送 | 訂單末四碼 2204，外送員約 12:40 抵達。 / 請備妥零錢。 |
问卷星球 | 邀请您参与调查 | 参与码：771204，登录后填写可得积分。 |
蓝鸟邮政 | 退货凭证 | 请在网点出示退货码： / 48812047 |
榆树医院 | 报告已出 | 报告编号90417733，查询密码4471，请勿告诉他人。 |
榆树医院 | 视频问诊 | 周五10:15，房间404178，入会密码9027。 |
北方银行 | 消费提醒 | 尾号4471的卡消费34.50元，授权码551204。 |
北方银行 | 三月账单 | 登录查看。我们不会索要您的验证码。文件号90417733 |
市政大厅 | 证明已开具 | 凭校验码4F9A-22C1可在网站核验真伪。 |
税务局 | 电子发票 | 发票号码90417733，校验码 88120447，可登录查验真伪。 |
海港酒店 | 预订成功 | 确认码 / 8812K447 / 3月14日入住，登录查看详情。 |
百合小铺 | 仅限今日 | 结算时输入 / 441920 / 立减15%。 |
礼物家 | 礼品卡 | 卡号6201 4829，卡密 / 9041 / 支付时填写。 |
快跑配送 | 正在派送 | 请把收货码7719告诉骑手。 |
格格柜 | 快件到柜 | 取件码： / 482917 / 请三日内取走。 |
小院民宿 | 入住指南 | 门锁4471，无线密码7F2K9QXA。 |
招聘网 | 简历已投递 | 职位编号4471902，登录查看进度。 |
云客服 | 回复：收不到验证码 | 您好，工单551204。错误码4471表示邮箱已满。 |
保险柜VPN | 已开启两步验证 | 备用码： / 40917288 / 55120477 / 90417733 |
电台 | 请投票 | 支持安娜：投票码7719。 |
南方通信 | 号卡已激活 | PUK 90417733，PIN 4471。 |
课堂+ | 加入班级 | 登录后输入班级码QX7MK2。 |
账户通 | 新设备登录 | 设备SM-A5260，武汉，18:22。如为本人请忽略。事件551204。 |
D8BOX | 欢迎加入D8BOX | 点击下面的地址开始使用。 / D8BOX |
北方银行 | 付款确认 | 您正在支付148.20元，动态密码4417，尾号0912。 | 4417
北方银行 | 转账 | 转账1200元的短信口令：904177，客服95512。 | 904177
签约宝 | 签署合同 | 文件88120447的签署码：7719。 | 7719
百合小铺 | 订单551204 | 查看订单551204前请确认是本人，输入904173。 | 904173
钱袋 | 新设备 | 有人添加 Pixel 8。 / 批准码： / Q7XM-2K91 | Q7XM-2K91
阳光商城 | 积分即将到期 | 登录使用4829积分。 / [登录](https://sol.test/login?cid=48ab12cd34) |
蓝账号 | 登录验证码 | 您的验证码： / 904177 / 如果不认识该账号，请[点此](https://id.lan.test/remove?t=9a8b7c6d5e)移除您的邮箱。 | 904177
蓝账号 | 新设备登录 | 有新手机登录。如非本人，请[重置密码](https://id.lan.test/pw?k=77aa11bb22)。 |
河岸 | 还差一步 | 您好，[请走这边](https://hean.test/m/8c1fe03a7d)，让我们知道邮箱是您的。 / [条款](https://hean.test/terms) | | https://hean.test/m/8c1fe03a7d
丝线服饰 | 购物袋里的小礼 | 加购两件，在优惠栏填写771038。 |
蓝色客栈 | 12号房已订 | 预订88120447已确认，到店出示4471。 |
榆树大学 | 成绩已公布 | 登录学生门户，学号40917288。 |
付一付 | 收到转账 | 安娜转来120元，流水号904177，登录查看余额。 |
北方银行 | 待确认消费 | 羽毛书店148.20元，如为本人请输入771904。 | 771904
衣柜 | 关于退货551204 | 更换退款账户，请输入动态码7719。 | 7719
榆树大学 | 门户登录 | 学号40917288，临时登录码：MX7Q-22KL。 | MX7Q-22KL
河岸超市 | 登录立省 | 登录后加满购物车，输入553120免运费。 |
榆树酒店 | 您的入住 | 确认号40917288，房间密码551204。 |
税务局 | 消息 | 您有一封信件，请登录查看。通知7704，2025年度。 |
抽奖 | 您中奖了 | 中奖号码4821，登录领取。 |
北方银行 | 待签文件 | 7730用于签署文件40917288，请勿转告。 | 7730
北方银行 | 调整限额 | 提高尾号4471卡的限额，请输入8816。 | 8816
云端 | 请确认是您本人 | 您正在删除项目551204，继续请输入66120477。 | 66120477
渡船 | 账号 | 输入20417即可重新登录渡船账号。 | 20417
零件世界 | 到货通知 | 商品代码482011，零件代码7730。 |
校园 | 课程表 | 课程代码40218，教室4471。 |
自由看板 | 小欧与你分享了看板 | 小欧想请你看看“五月集市”看板。 / 打开此页面即可查看： / https://kanban.test/b/8fKq27LmZx41/may-fair |  |
山谷论坛 | 来自山谷论坛的邀请 | 你好， / 园丁82觉得你会喜欢这里。 / [创建账号](https://shangu.test/register?token=5e1b7c20-9a41-4f0c-8d3e-77b1c4a9e602) / 邀请一周内有效。 |  |
麻雀俱乐部 | 入会邮件 | 您填写的资料： / 网站：https://maque.test/ / 名称：juno / 编号：40917 / 打开下面的地址，您就是会员了： / https://maque.test/index.php?mod=join&act=authMail&id=40917&auth_key=9f1c0be27d4a83ce55 | | https://maque.test/index.php?mod=join&act=authMail&id=40917&auth_key=9f1c0be27d4a83ce55
`,
  ja: `
アンケート局 | ご意見をお聞かせください | 参加コード：771204。回答後にログインするとポイントがつきます。 |
青空郵便 | 返品のご案内 | 窓口でこのコードをお見せください。 / 48812047 |
にれ医院 | 検査結果 | 受付番号90417733、閲覧パスワード4471。他の人に教えないでください。 |
にれ医院 | オンライン診療 | 金曜10:15、ルーム404178、パスコード9027。 |
北銀行 | ご利用のお知らせ | 末尾4471のカードで3,450円。承認番号551204。 |
北銀行 | 三月の明細 | ログインしてご覧ください。ワンタイムパスワードをお聞きすることはありません。文書90417733 |
市役所 | 証明書の発行 | 真正性は確認コード4F9A-22C1で確認できます。 |
税務署 | 受付完了 | 受付番号90417733、確認番号4471。 |
港ホテル | ご予約の確認 | 確認番号 / 8812K447 / 3月14日チェックイン。ログインして詳細をご覧ください。 |
ゆり商店 | 本日限り | お会計で / 441920 / を入力すると15%引き。 |
ギフト屋 | ギフトカード | 番号6201 4829、PIN / 9041 / お支払い時に入力。 |
宅配くん | 配達中 | 配達員に7719をお伝えください。 |
ロッカー便 | ロッカー14に到着 | 画面で入力： / 482917 |
田舎の宿 | ご到着の案内 | キーボックス4471、Wi-Fi 7F2K9QXA。 |
求人 | 応募を受け付けました | 求人番号4471902。ログインして確認できます。 |
雲サポート | Re: 認証コードが届かない | お問い合わせ551204。エラー4471は受信箱がいっぱいです。 |
金庫VPN | 二段階認証を有効にしました | 予備のコード： / 40917288 / 55120477 / 90417733 |
教室+ | クラスに参加 | ログインしてクラスコードQX7MK2を入力。 |
口座 | 新しいログイン | 端末SM-A5260、18:22。ご本人なら対応は不要です。551204 |
北銀行 | お支払い | 4417で148ドルのお支払いを承認します。 | 4417
北銀行 | 振込 | 振込1,200円の取引認証番号：904177。お問い合わせ 0120-551-204 | 904177
サイン | 契約書の署名 | 文書88120447に署名するためのコード：7719 | 7719
ゆり商店 | 注文551204 | 注文551204を表示するには、ご本人の確認として904173を入力してください。 | 904173
財布 | 新しい端末 | Pixel 8が追加されようとしています。 / 承認コード： / Q7XM-2K91 | Q7XM-2K91
太陽ストア | ポイントの期限 | ログインして4,829ポイントをご利用ください。 / [ログイン](https://sol.test/login?cid=48ab12cd34) |
青アカウント | ログインコード | コード： / 904177 / お心当たりがない場合は[こちら](https://id.ao.test/remove?t=9a8b7c6d5e)からアドレスを削除できます。 | 904177
請求書屋 | 見積書 Q-4471 | 見積書はこちらです。 / [見積書を見る](https://seikyu.test/client/quote/cCSL5SN4q8JzbdFs) |
岸辺 | あと一歩です | [こちらへどうぞ](https://kishi.test/m/8c1fe03a7d)。アドレスがご本人のものと確認できます。 / [規約](https://kishi.test/terms) | | https://kishi.test/m/8c1fe03a7d
糸モード | かごに小さな贈り物 | 二点お選びのうえ、割引欄に771038とご記入ください。 |
青い宿 | 12号室のご予約 | 予約88120447が確定しました。受付で4471をお伝えください。 |
にれ大学 | 成績の公開 | ポータルにログインしてください。学籍番号40917288。 |
はらう | 入金のお知らせ | アナ様より1,200円。照会番号904177。ログインして残高をご覧ください。 |
北銀行 | ご購入の確認 | 羽根書店で1,482円。ご本人の場合は771904を入力してください。 | 771904
衣装箱 | 返品551204について | 返金先を変えるには、確認コード7719を入力してください。 | 7719
にれ大学 | ポータルの利用 | 学籍番号40917288、一時ログインコード：MX7Q-22KL | MX7Q-22KL
岸マート | ログインしておトク | ログイン後、かごに入れて553120を入力すると送料無料。 |
にれホテル | ご滞在 | 確認番号40917288。お部屋の暗証番号は551204です。 |
税務署 | お知らせ | 通知があります。ログインしてください。通知7704、2025年分。 |
北銀行 | 署名する書類 | 7730で書類40917288に署名します。他の人に伝えないでください。 | 7730
北銀行 | 限度額の変更 | 末尾4471のカードの限度額を上げるには8816を入力してください。 | 8816
雲 | ご本人の確認 | プロジェクト551204を削除します。続けるには66120477を入力してください。 | 66120477
渡し船 | アカウント | 20417で渡し船のアカウントに戻れます。 | 20417
部品の店 | 入荷のお知らせ | 商品コード482011 部品コード7730 |
校内 | 時間割 | 科目コード40218 教室4471 |
店舗本部 | 棚卸 | 店舗コード4471 管理コード882011 期限3月20日 |
市立図書館 | ご用意ができました | 書名コード 77120415 / 貸出カード 40178823 / 取り置きは4月2日まで。 |
みなと図書館 | 返却期限のお知らせ | 資料番号: 30418277 / 返却期限は明日です。延長は利用者ページから。 |
東都大学図書館 | 取り寄せ資料の到着 | 受付コード 551204 の資料が届きました。カウンターで利用証をご提示ください。 |
県立美術館 | 年間パスのご案内 | 会員コード 90417733 / 有効期限 2027年3月31日 / 受付でこのコードをお見せください。 |
スポーツ広場 | コート予約のお知らせ | 施設コード 4471 利用者番号 88120447 / 7月3日 18:00 第2コート |
フリーボード | 大森さんがボードを共有しました | 大森さんがボード「五月まつり」を見てほしいそうです。 / こちらのページを開いてください： / https://freeboard.test/b/8fKq27LmZx41/satsuki |  |
谷間フォーラム | 谷間フォーラムからの招待 | こんにちは。 / niwa82さんが、あなたにぴったりの場所だと紹介してくれました。 / [アカウントを作る](https://tanima.test/register?token=5e1b7c20-9a41-4f0c-8d3e-77b1c4a9e602) / 招待は一週間有効です。 |  |
すずめ会 | 入会メール | ご記入いただいた内容： / サイト：https://suzume.test/ / 名前：juno / 番号：40917 / 次のURLを開くと会員になります： / https://suzume.test/index.php?mod=join&act=authMail&id=40917&auth_key=9f1c0be27d4a83ce55 | | https://suzume.test/index.php?mod=join&act=authMail&id=40917&auth_key=9f1c0be27d4a83ce55
`,
  ko: `
설문나라 | 의견을 들려주세요 | 참여 번호: 771204. 응답 후 로그인하면 포인트가 적립됩니다. |
파란우편 | 반품 안내 | 창구에서 이 코드를 보여 주세요: / 48812047 |
느릅의원 | 검사 결과 | 접수번호 90417733, 열람 비밀번호 4471. 다른 사람에게 알리지 마세요. |
느릅의원 | 화상 진료 | 금요일 10:15, 방 404178, 입장 암호 9027. |
북은행 | 카드 승인 | 끝자리 4471, 34,500원, 승인번호 551204. |
북은행 | 3월 명세서 | 로그인하여 확인하세요. 일회용 비밀번호를 묻지 않습니다. 문서 90417733 |
시청 | 증명서 발급 | 진위 확인 코드 4F9A-22C1. |
세무서 | 접수 완료 | 접수번호 90417733, 확인번호 4471. |
항구호텔 | 예약 확정 | 확인 코드 / 8812K447 / 3월 14일 체크인. 로그인하면 자세히 볼 수 있습니다. |
백합상점 | 오늘만 | 결제창에 / 441920 / 입력하면 15% 할인. |
선물가게 | 상품권 | 번호 6201 4829, 핀번호 / 9041 / 결제할 때 입력하세요. |
빠른배달 | 배달 중 | 기사님에게 7719를 알려 주세요. |
보관함 | 보관함 14번 도착 | 화면에 입력: / 482917 |
시골집 | 도착 안내 | 열쇠함 4471, 와이파이 7F2K9QXA. |
채용 | 지원 완료 | 공고번호 4471902. 로그인하여 확인하세요. |
구름지원 | Re: 인증번호가 안 와요 | 문의 551204. 오류 4471은 메일함이 가득 찼다는 뜻입니다. |
금고VPN | 2단계 인증 사용 중 | 백업 코드: / 40917288 / 55120477 / 90417733 |
교실+ | 반에 참여하세요 | 로그인 후 반 코드 QX7MK2를 입력하세요. |
계정 | 새 로그인 | 기기 SM-A5260, 18:22. 본인이면 무시하세요. 551204 |
북은행 | 결제 | 4417을 입력하면 148,200원 결제가 승인됩니다. | 4417
북은행 | 이체 | 이체 1,200,000원 확인번호: 904177. 문의 1588-5512 | 904177
서명 | 계약서 서명 | 문서 88120447 서명용 코드: 7719 | 7719
백합상점 | 주문 551204 | 주문 551204를 보려면 본인 확인을 위해 904173을 입력하세요. | 904173
지갑 | 새 기기 | Pixel 8을 추가하려 합니다. / 승인 코드: / Q7XM-2K91 | Q7XM-2K91
태양몰 | 포인트가 곧 만료됩니다 | 로그인하여 4,829포인트를 사용하세요. / [로그인](https://sol.test/login?cid=48ab12cd34) |
파랑계정 | 로그인 코드 | 코드: / 904177 / 모르는 계정이면 [여기](https://id.parang.test/remove?t=9a8b7c6d5e)에서 주소를 삭제하세요. | 904177
물가 | 거의 다 됐어요 | [이쪽으로](https://mulga.test/m/8c1fe03a7d) 오시면 주소가 본인 것임을 알 수 있어요. / [약관](https://mulga.test/terms) | | https://mulga.test/m/8c1fe03a7d
실패션 | 장바구니 선물 | 두 벌을 담고 할인 칸에 771038을 적으세요. |
파란여관 | 12호실 예약 | 예약 88120447 확정. 접수처에 4471을 말씀하세요. |
느릅대학 | 성적 공개 | 포털에 로그인하세요. 학번 40917288. |
바로페이 | 입금 안내 | 안나 님이 12,000원을 보냈습니다. 참조번호 904177. 로그인하여 잔액을 확인하세요. |
북은행 | 결제 확인 | 깃털서점 14,820원. 본인이면 771904를 입력하세요. | 771904
옷장 | 반품 551204 관련 | 환불 계좌를 바꾸려면 인증번호 7719를 입력하세요. | 7719
느릅대학 | 포털 이용 | 학번 40917288, 임시 로그인 코드: MX7Q-22KL | MX7Q-22KL
물가마트 | 로그인하고 절약 | 로그인 후 장바구니를 채우고 553120을 입력하면 무료 배송. |
느릅호텔 | 투숙 안내 | 확인 번호 40917288. 객실 비밀번호는 551204입니다. |
세무서 | 알림 | 새 편지가 있습니다. 로그인하세요. 통지 7704, 2025년. |
북은행 | 서명할 문서 | 7730으로 문서 40917288에 서명합니다. 전달하지 마세요. | 7730
북은행 | 한도 변경 | 끝자리 4471 카드 한도를 올리려면 8816을 입력하세요. | 8816
구름 | 본인 확인 | 프로젝트 551204를 삭제합니다. 계속하려면 66120477을 입력하세요. | 66120477
나룻배 | 계정 | 20417을 입력하면 나룻배 계정에 다시 들어갈 수 있습니다. | 20417
부품나라 | 입고 안내 | 상품 코드 482011, 부품 코드 7730. |
캠퍼스 | 시간표 | 과목 코드 40218, 강의실 4471. |
자유보드 | 오마르 님이 보드를 공유했습니다 | 오마르 님이 '오월 장터' 보드를 보여 주고 싶어 합니다. / 아래 페이지에서 확인하세요: / https://jayuboard.test/b/8fKq27LmZx41/may |  |
골짜기 포럼 | 골짜기 포럼에서 온 초대 | 안녕하세요. / jeongwon82 님이 여기를 좋아하실 거라고 합니다. / [계정 만들기](https://golja.test/register?token=5e1b7c20-9a41-4f0c-8d3e-77b1c4a9e602) / 초대는 일주일 동안 유효합니다. |  |
참새회 | 입회 메일입니다 | 적어 주신 정보: / 사이트: https://chamsae.test/ / 이름: juno / 번호: 40917 / 아래 주소를 열면 회원이 됩니다: / https://chamsae.test/index.php?mod=join&act=authMail&id=40917&auth_key=9f1c0be27d4a83ce55 | | https://chamsae.test/index.php?mod=join&act=authMail&id=40917&auth_key=9f1c0be27d4a83ce55
`,
  nl: `
Meningpanel | Uw mening telt | Deelnamecode: 771204. Log daarna in en wissel uw punten in. |
Blauwe Post | Uw retour | Toon deze code aan de balie: / 48812047 |
Westbank | Betaling geslaagd | Pas eindigend op 4471, 34,50 EUR. Autorisatiecode 551204. |
Hotel Haven | Reservering bevestigd | Bevestigingscode / 8812K447 / Log in voor de details. |
Winkel Lelie | Alleen vandaag | Vul bij het afrekenen in: / 441920 / en krijg 15% korting. |
Steunpunt | Re: ik krijg geen verificatiecode | Zaak 551204. Fout 4471 betekent dat uw postbus vol is. |
Westbank | Betaling aan Veer | 4417 keurt uw betaling van 148,20 EUR goed. | 4417
Tekenhier | Huurcontract | Code om document 88120447 te ondertekenen: 7719. | 7719
Winkel Lelie | Bestelling 551204 | Vul 904173 in zodat wij weten dat u het bent. | 904173
Hotel Iep | Uw verblijf | Bevestiging 40917288. De kamercode is 551204. |
Markt | Log in en bespaar | Log in, vul uw mand en voer 553120 in voor gratis bezorging. |
Westbank | Document tekenen | 7730 ondertekent document 40917288. Geef het niet door. | 7730
Wolk | Bent u het? | U verwijdert project 551204. Typ 66120477 om door te gaan. | 66120477
Dalforum | Een uitnodiging van Dalforum | Hallo, / tuin82 denkt dat je het hier leuk vindt. / [Account maken](https://dalforum.test/register?token=5e1b7c20-9a41-4f0c-8d3e-77b1c4a9e602) / De uitnodiging geldt een week. |  |
Mussenclub | Post over je lidmaatschap | Je gegevens: / Site: https://mussenclub.test/ / Nummer: 40917 / Open het adres hieronder en je bent lid: / https://mussenclub.test/index.php?mod=join&act=authMail&id=40917&auth_key=9f1c0be27d4a83ce55 | | https://mussenclub.test/index.php?mod=join&act=authMail&id=40917&auth_key=9f1c0be27d4a83ce55
`,
  pl: `
Sonda | Twoja opinia | Kod uczestnictwa: 771204. Potem zaloguj się i wymień punkty. |
Niebieska Poczta | Zwrot | Pokaż ten kod w okienku: / 48812047 |
Bank Zachód | Płatność przyjęta | Karta 4471, 34,50 zł. Kod autoryzacji 551204. |
Hotel Port | Rezerwacja potwierdzona | Kod potwierdzenia / 8812K447 / Zaloguj się, by zobaczyć szczegóły. |
Sklep Lilia | Tylko dziś | Wpisz w koszyku / 441920 / i zyskaj 15%. |
Pomoc | Re: nie dochodzi kod weryfikacyjny | Sprawa 551204. Błąd 4471 oznacza pełną skrzynkę. |
Bank Zachód | Płatność | 4417 zatwierdza płatność 148,20 zł. | 4417
Podpis | Umowa najmu | Kod do podpisania dokumentu 88120447: 7719. | 7719
Sklep Lilia | Zamówienie 551204 | Wpisz 904173, abyśmy wiedzieli, że to Ty. | 904173
Hotel Wiąz | Twój pobyt | Potwierdzenie 40917288. Kod do pokoju: 551204. |
Rynek | Zaloguj się i oszczędź | Zaloguj się, napełnij koszyk i wpisz 553120, dostawa gratis. |
Bank Zachód | Dokument do podpisu | 7730 podpisuje dokument 40917288. Nie przekazuj go nikomu. | 7730
Chmura | Potwierdź, że to Ty | Usuwasz projekt 551204. Aby kontynuować, wpisz 66120477. | 66120477
Forum Dolina | Zaproszenie z Forum Dolina | Cześć, / ogrod82 sądzi, że Ci się u nas spodoba. / [Załóż konto](https://dolinaforum.test/register?token=5e1b7c20-9a41-4f0c-8d3e-77b1c4a9e602) / Zaproszenie jest ważne tydzień. |  |
Klub Wróbel | Wiadomość o członkostwie | Twoje dane: / Strona: https://wrobel.test/ / Numer: 40917 / Otwórz poniższy adres, a będziesz członkiem: / https://wrobel.test/index.php?mod=join&act=authMail&id=40917&auth_key=9f1c0be27d4a83ce55 | | https://wrobel.test/index.php?mod=join&act=authMail&id=40917&auth_key=9f1c0be27d4a83ce55
`,
  tr: `
Anket | Görüşünüz önemli | Katılım kodu: 771204. Sonra giriş yapıp puanlarınızı kullanın. |
Mavi Posta | İade | Bu kodu şubede gösterin: / 48812047 |
Batı Bank | Harcama onaylandı | 4471 ile biten kart, 345 TL. Provizyon kodu 551204. |
Liman Otel | Rezervasyon onaylandı | Onay kodu / 8812K447 / Ayrıntılar için giriş yapın. |
Zambak | Bugüne özel | Sepette / 441920 / yazın, %15 kazanın. |
Destek | Re: doğrulama kodu gelmiyor | Talep 551204. Hata 4471 kutunuzun dolu olduğunu söyler. |
Batı Bank | Ödeme | 4417 ile 1.482 TL ödemeyi onaylayın. | 4417
İmza | Kira sözleşmesi | 88120447 numaralı belgeyi imzalama kodu: 7719. | 7719
Zambak | Sipariş 551204 | Siz olduğunuzu bilmemiz için 904173 girin. | 904173
Karaağaç Otel | Konaklamanız | Onay 40917288. Oda kodu 551204. |
Pazar | Giriş yap, kazan | Giriş yapın, sepeti doldurun ve ücretsiz kargo için 553120 girin. |
Batı Bank | İmzalanacak belge | 7730 ile 40917288 numaralı belgeyi imzalarsınız. Kimseyle paylaşmayın. | 7730
Bulut | Siz misiniz? | 551204 projesini siliyorsunuz. Devam etmek için 66120477 yazın. | 66120477
Vadi Forum | Vadi Forum'dan davet | Merhaba, / bahce82 burayı seveceğinizi düşünüyor. / [Hesap aç](https://vadiforum.test/register?token=5e1b7c20-9a41-4f0c-8d3e-77b1c4a9e602) / Davet bir hafta geçerlidir. |  |
Serçe Kulübü | Üyelik postası | Bilgileriniz: / Site: https://serce.test/ / Numara: 40917 / Aşağıdaki adresi açın, üye olursunuz: / https://serce.test/index.php?mod=join&act=authMail&id=40917&auth_key=9f1c0be27d4a83ce55 | | https://serce.test/index.php?mod=join&act=authMail&id=40917&auth_key=9f1c0be27d4a83ce55
`,
  uk: `
Опитування | Ваша думка | Код участі: 771204. Потім увійдіть і обміняйте бали. |
Синя пошта | Повернення | Покажіть цей код у відділенні: / 48812047 |
Захід Банк | Покупка | Картка *4471, 345 грн. Код авторизації 551204. |
Готель Порт | Бронювання підтверджено | Код підтвердження / 8812K447 / Увійдіть, щоб побачити деталі. |
Крамниця | Лише сьогодні | Введіть у кошику / 441920 / і отримайте 15 %. |
Захід Банк | Оплата | 4417 підтверджує оплату 1482 грн. | 4417
Підпис | Договір | Код для підпису документа 88120447: 7719. | 7719
Форум Долина | Запрошення з форуму Долина | Вітаємо! / sad82 гадає, що вам у нас сподобається. / [Створити запис](https://dolynaforum.test/register?token=5e1b7c20-9a41-4f0c-8d3e-77b1c4a9e602) / Запрошення діє тиждень. |  |
`,
  id: `
Jajak | Pendapat Anda | Kode partisipasi: 771204. Setelah itu masuk dan tukar poin. |
Pos Biru | Pengembalian | Tunjukkan kode ini di loket: / 48812047 |
Bank Barat | Pembelian disetujui | Kartu berakhiran 4471, Rp345.000. Kode otorisasi 551204. |
Hotel Pelabuhan | Reservasi terkonfirmasi | Kode konfirmasi / 8812K447 / Masuk untuk melihat detail. |
Bank Barat | Pembayaran | Masukkan 4417 untuk menyetujui pembayaran Rp148.200. | 4417
Tanda Tangan | Kontrak | Kode untuk menandatangani dokumen 88120447: 7719. | 7719
Forum Lembah | Undangan dari Forum Lembah | Halo, / kebun82 rasa Anda akan suka di sini. / [Buat akun](https://lembah.test/register?token=5e1b7c20-9a41-4f0c-8d3e-77b1c4a9e602) / Undangan berlaku seminggu. |  |
`,
  ar: `
استطلاع | رأيك يهمنا | رمز المشاركة: 771204. ثم سجّل الدخول واستبدل النقاط. |
البريد الأزرق | إرجاع | أظهر هذا الرمز في الفرع: / 48812047 |
بنك الغرب | عملية شراء | بطاقة تنتهي بـ 4471، 345 ريال. رمز التفويض 551204. |
فندق المرفأ | تأكيد الحجز | رمز التأكيد / 8812K447 / سجّل الدخول لرؤية التفاصيل. |
بنك الغرب | دفعة | أدخل 4417 للموافقة على دفع 1482 ريال. | 4417
توقيع | عقد الإيجار | رمز توقيع المستند 88120447: 7719. | 7719
منتدى الوادي | دعوة من منتدى الوادي | مرحبًا، / يظن bustan82 أن المكان سيعجبك. / [افتح حسابًا](https://wadi.test/register?token=5e1b7c20-9a41-4f0c-8d3e-77b1c4a9e602) / الدعوة صالحة أسبوعًا. |  |
`,
  sv: `
Panelen | Vad tycker du? | Deltagarkod: 771204. Logga sedan in och lös in poängen. |
Blå Posten | Din retur | Visa koden i disken: / 48812047 |
Västbanken | Köp godkänt | Kort 4471, 345 kr. Auktorisationskod 551204. |
Hotell Hamn | Bokning bekräftad | Bekräftelsekod / 8812K447 / Logga in för detaljer. |
Västbanken | Betalning | 4417 godkänner din betalning på 1 482 kr. | 4417
Signera | Hyreskontrakt | Kod för att signera dokument 88120447: 7719. | 7719
Dalforum | En inbjudan från Dalforum | Hej, / odling82 tror att du trivs här. / [Skapa konto](https://dalforumet.test/register?token=5e1b7c20-9a41-4f0c-8d3e-77b1c4a9e602) / Inbjudan gäller en vecka. |  |
`,
  vi: `
Khảo Sát | Ý kiến của bạn | Mã tham gia: 771204. Sau đó đăng nhập để đổi điểm. |
Bưu Điện Xanh | Trả hàng | Đưa mã này tại quầy: / 48812047 |
Ngân hàng Tây | Giao dịch thẻ | Thẻ cuối 4471, 345.000đ. Mã chuẩn chi 551204. |
Khách sạn Cảng | Đặt phòng thành công | Mã xác nhận / 8812K447 / Đăng nhập để xem chi tiết. |
Ngân hàng Tây | Thanh toán | Nhập 4417 để duyệt khoản thanh toán 1.482.000đ. | 4417
Ký Số | Hợp đồng | Mã để ký tài liệu 88120447: 7719. | 7719
Diễn đàn Thung Lũng | Lời mời từ Diễn đàn Thung Lũng | Xin chào, / vuon82 nghĩ bạn sẽ thích nơi này. / [Tạo tài khoản](https://thunglung.test/register?token=5e1b7c20-9a41-4f0c-8d3e-77b1c4a9e602) / Lời mời có hiệu lực một tuần. |  |
`,
};

/** "[words](address)" as HTML or as text. */
const LINK = /\[([^\]]{1,99})\]\(([^)]{1,99})\)/g;
const HOST = /https:\/\/(?:[a-z]{1,9}\.)?([a-z]{1,20}\.test)\//;
const asText = (line: string): string => line.replace(LINK, '$1 ($2)');
const asHtml = (line: string): string =>
  line
    .replaceAll('&', '&amp;')
    .replace(/^https:\S{1,99}$/, '<a href="$&">$&</a>')
    .replace(LINK, '<a href="$2">$1</a>');

const layouts: ((lines: string[]) => Pick<MailCase, 'html' | 'text'>)[] = [
  (lines) => ({ html: mjml(lines.map((line) => mjmlText(asHtml(line))).join('\n')) }),
  (lines) => ({ text: lines.map(asText).join('\n\n') }),
  (lines) => ({
    html: divs(lines.map((line) => (line.length < 16 ? `<h1>${line}</h1>` : `<p>${asHtml(line)}</p>`)).join('')),
  }),
  (lines) => ({ text: lines.map(asText).join('\n') }),
  (lines) => ({ html: nested(lines.map(asHtml).join('<br>')) }),
];

/** By language, a set of these mails; the position of a mail in its set decides its layout. */
export const hardMails: Record<string, MailCase[]> = Object.fromEntries(
  Object.entries(mails).map(([language, written]) => [
    `${language} hard`,
    written
      .trim()
      .split('\n')
      .map((line, index) => {
        const [sender = '', subject = '', body = '', code = '', link = ''] = line.split('|').map((part) => part.trim());
        const layout = layouts[index % layouts.length] as (typeof layouts)[number];
        return {
          name: `${sender}: ${subject}`,
          from: `${sender} <mail@${HOST.exec(body)?.[1] ?? 'sender.test'}>`,
          subject,
          ...layout(body.split(' / ').map((part) => part.trim())),
          code: code === '' ? null : code.normalize('NFKC'),
          link: link === '' ? null : link,
        };
      }),
  ]),
);
