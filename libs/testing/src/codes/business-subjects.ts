import type { MailCase } from './mail-case.js';

/**
 * Products, rooms and test runs are named like other business ("Build 2026", "Ticket 55"), so the subject of a mail with
 * a code may have words and numbers of orders, doors or bookings; only the sentence below tells. Subject | sentence |
 * code.
 */
const WITH_CODE = `
Build 2026: your verification code | Your verification code is 482913. | 482913
[Build 2026] Verify your email | Your verification code is 482913. | 482913
Door 12 login code | Your verification code is 482913. | 482913
Ticket 55: confirm your address | Your verification code is 482913. | 482913
Test order 15 | Your verification code is 482913. | 482913
Room 404 access | Your verification code is 482913. | 482913
Build passed | Your verification code is 482913. | 482913
Event 2027 | Your sign-in code is 730164. | 730164
Invoice Ninja 5: sign in | Use 118 204 to sign in. | 118204
Gate B4 - finish your registration | Your code is 55190. | 55190
Booking engine 3.2 | Your one-time code: 904417 | 904417
[Order Desk] Please verify it's you | 662907 is your Order Desk verification code. | 662907
Parcel Lab: new device | Enter 308815 to confirm it's you. | 308815
Flight Deck 7 - two-step code | Your code: 7402 | 7402
Meeting room 9 | Your login code is 214470. | 214470
Release 14 | Here is your confirmation code: 590238 | 590238
Invoice 2025-118 | Security code: 847120 | 847120
Reservation system test 31 | Your verification code is K7Q2MX. | K7Q2MX
Card Vault: confirm your e-mail | Your code is 160933. | 160933
Shipment 88 sign-up | Your activation code is 419026. | 419026
Seat 21A account | Your verification code is 903155. | 903155
Receipts app, run 1207 | Your passcode is 681250. | 681250
Case 90417: your login code | Your login code is 336018. | 336018
Order 771204 - verify your email | Your verification code is 250981. | 250981
Sala 12: seu código de acesso | Seu código de verificação é 482913. | 482913
[Pedido Fácil] Confirme seu e-mail | Seu código é 730164. | 730164
Fatura 2026 | Use 118204 para entrar na sua conta. | 118204
Entrada 88: verifica tu correo | Tu código de verificación es 550193. | 550193
Prueba de pedido 7 | Su código de acceso es 904417. | 904417
Billet 31 : confirmez votre adresse | Votre code de vérification est 662907. | 662907
[Salle 204] Connexion | Votre code est 308815. | 308815
Commande 45 | Voici votre code de connexion : 740218 | 740218
Auftrag 19: Ihr Bestätigungscode | Ihr Code lautet 214470. | 214470
[Raum 3] E-Mail bestätigen | Dein Bestätigungscode ist 590238. | 590238
Testbuchung 12 | Ihr Anmeldecode: 847120 | 847120
Ordine di prova 5 | Il tuo codice di verifica è 160933. | 160933
Biglietto 77: accedi | Il tuo codice è 419026. | 419026
Заказ 15: подтвердите почту | Ваш код подтверждения: 903155 | 903155
Билет 204 | Код для входа: 681250 | 681250
订单测试15：验证码 | 您的验证码是336018。 | 336018
【会议室8】登录 | 您的登录验证码是250981。 | 250981
【予約2026】メールアドレスの確認 | 認証コードは482913です。 | 482913
会議室7のログイン | 確認コードは730164です。 | 730164
주문 테스트 15 | 인증 코드는 118204입니다. | 118204
[예약 2026] 이메일 인증 | 인증번호는 550193입니다. | 550193
Bestelling 8: bevestig je e-mailadres | Je verificatiecode is 904417. | 904417
Kamer 16 | Uw inlogcode is 662907. | 662907
Zamówienie 30: potwierdź adres | Twój kod weryfikacyjny to 308815. | 308815
Bilet 9 | Kod logowania: 740218 | 740218
Sipariş testi 4 | Doğrulama kodunuz: 214470 | 214470
Oda 11 giriş | Giriş kodunuz 590238. | 590238
Biljett 6: bekräfta din e-post | Din verifieringskod är 847120. | 847120
Objednávka 21: ověření e-mailu | Váš ověřovací kód je 160933. | 160933
طلب تجريبي 15 | رمز التحقق الخاص بك هو 419026 | 419026
Đơn hàng 12: xác minh email | Mã xác minh của bạn là 903155. | 903155
Pesanan uji 15 | Kode verifikasi Anda adalah 681250. | 681250
Квиток 40: підтвердьте пошту | Ваш код підтвердження: 336018 | 336018
Tilaus 17 | Vahvistuskoodisi on 250981. | 250981
Κράτηση 8: επιβεβαιώστε το email | Ο κωδικός επαλήθευσης είναι 482913. | 482913
הזמנה 15 | קוד האימות שלך הוא 730164 | 730164
Ordre 3: bekræft din e-mail | Din bekræftelseskode er 118204. | 118204`;

/** The same the other way round: the subject promises a code or a sign-in, and the number below is of other business. */
const WITHOUT_CODE = `
Your order code | Your order number is 482913.
Build 2026: your verification code | Build 482913 passed.
[Build 2026] Verify your email | Your order 482913 has shipped.
Door 12: your code | The door code is 482913.
Ticket 55: confirm your address | Your ticket number is 482913.
Test order 15 | Your order 482913 has been received.
Room 404 access | The code of room 404 is 4829.
Build passed | Build 482913 passed on the main branch.
Your booking code | Your booking 730164 is confirmed.
Invoice Ninja 5: sign in | Invoice 118204 is due on Friday.
Your gift code is here | Your gift card code is 551902.
Booking engine 3.2 | Reservation 904417 has been cancelled.
[Order Desk] Your code inside | Use code 662907 at checkout.
Parcel Lab: your code | Pickup code 308815, locker 4.
Flight Deck 7 - your code | Your boarding reference is 740218.
Meeting room 9 | Meeting ID: 214470
Release 14: code inside | Release 590238 is out.
Your invoice code | Invoice number: 847120
Your table code | Your reservation code is K7Q2MX.
Card Vault: your code | Your discount code is 160933.
Shipment 88 code | Your tracking number is 419026.
Your seat code | Your seat reference is 903155.
Receipts app, run 1207 | Receipt 681250 is attached.
Case 90417: your login code | We have closed your case 336018.
Sala 12: seu código | O código da porta é 482913.
Seu código do pedido | O número do seu pedido é 730164.
Fatura 2026 | A fatura 118204 vence na sexta-feira.
Tu código de entrada | El localizador de tu entrada es 550193.
Pedido 7: su código | Su pedido 904417 ha sido enviado.
Votre code de billet | Votre billet porte le numéro 662907.
[Salle 204] Votre code | Le code de la porte est 308815.
Votre code de commande | Votre commande 740218 a été expédiée.
Ihr Auftragscode | Ihre Auftragsnummer lautet 214470.
[Raum 3] Dein Code | Der Türcode lautet 590238.
Ihr Buchungscode | Ihre Buchung 847120 ist bestätigt.
Il tuo codice ordine | Il tuo ordine 160933 è stato spedito.
Biglietto 77 | Il numero del tuo biglietto è 419026.
Код вашего заказа | Номер вашего заказа: 903155
Билет 204 | Номер билета: 681250
您的订单码 | 您的订单号是336018。
【会议室8】您的号码 | 会议号是250981。
【予約2026】ご予約コード | 予約番号は482913です。
会議室7 | 会議IDは730164です。
주문 코드 | 주문 번호는 118204입니다.
[예약 2026] 코드 안내 | 예약 번호는 550193입니다.
Je bestelcode | Je bestelnummer is 904417.
Kamer 16: uw code | De deurcode is 662907.
Kod zamówienia | Numer Twojego zamówienia to 308815.
Bilet 9: kod | Numer biletu: 740218
Sipariş kodunuz | Sipariş numaranız: 214470
Oda 11 | Kapı kodu: 590238
Din biljettkod | Ditt biljettnummer är 847120.
Kód objednávky | Číslo vaší objednávky je 160933.
رمز طلبك | رقم طلبك هو 419026
Mã đơn hàng của bạn | Mã đơn hàng của bạn là 903155.
Kode pesanan Anda | Nomor pesanan Anda adalah 681250.
Код квитка | Номер вашого квитка: 336018
Tilauskoodisi | Tilausnumerosi on 250981.
Κωδικός κράτησης | Ο αριθμός κράτησής σας είναι 482913.
קוד ההזמנה שלך | מספר ההזמנה שלך הוא 730164
Din ordrekode | Dit ordrenummer er 118204.`;

const mailsOf = (lines: string): MailCase[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [subject = '', text = '', code = null] = line.split(' | ');
      return { name: line, from: 'Acme <no-reply@acme.test>', subject, text, code, link: null };
    });

/** Training must see neither these mails nor sentences made from them: they tell what the model does with new ones. */
export const businessSubjectMails = mailsOf(WITH_CODE);
export const codeSubjectMails = mailsOf(WITHOUT_CODE);
