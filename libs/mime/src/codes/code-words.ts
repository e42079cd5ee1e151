import { phrases } from './words.js';

/** All expressions here are over folded text: lower case, no accents, ё as е, one space between words. */

/** Names of a one-time code that hardly mean anything else. */
export const ONE_TIME_CODE = phrases(
  [
    // English
    '(?:verification|verify|security|log-?in|log in|sign-?in|sign in|sign-?up|registration|authentication|authenticator|auth|activation|validation|one[- ]?time|single[- ]use|two[- ]?factor|two[- ]step|2[- ]?step|2fa|mfa|passwordless|steam guard|guard|temporary|recovery|reset|identity|unlock|magic|email|e-mail|account|otp|device) ?(?:verification |log-?in |access |security |sign-?in |authentication |authorization |confirmation |reset |pass|email |account )?-?(?:code|pin|pin code)',
    '(?:verification|authentication|authorization|one[- ]time|single[- ]use) (?:number|token|key|passcode|pass code|password|pass)',
    'otp(?: code| password| number)?',
    'code (?:to|for) (?:sign|log|verify|verifying|verification|confirm your (?:email|e-mail|account|identity|address)|complete (?:your |the )?(?:sign|log|reg)[a-z-]{0,12}|reset|reset[a-z]{0,4}|access|finish|authenticat[a-z]{1,4}|signing|logging|sign-?in|log-?in)',
    'two-?factor authentication code',
    '(?:code|codigo|codice|код[а-я]{0,2})(?: de| do| del| di)? steam guard',
    // Portuguese
    'codigos? (?:unico|otp|token|temporario|dinamico|verificador|sms|2fa)',
    'codigos? (?:unico )?(?:de |da |do |para )(?:sua |seu )?(?:verificacao|seguranca|ativacao|autenticacao|validacao|login|uso unico|cadastro|identificacao|desbloqueio|recuperacao|redefinicao|acesso unico|entrada|2fa|otp|token|duas etapas|temporario|dinamico|verificador)',
    'codigo para (?:entrar|acessar|fazer login|verificar|validar|ativar|redefinir|concluir|confirmar (?:seu|sua|o) (?:e-?mail|conta|cadastro|identidade|acesso)|continuar)',
    'senha (?:de uso unico|descartavel|dinamica)',
    'token (?:de (?:acesso|seguranca|verificacao|autenticacao|validacao)|do app|temporario)',
    // Spanish
    'codigos? (?:temporal|dinamico)',
    'codigos? (?:unico |temporal )?(?:de |para )(?:tu |su )?(?:verificacion|seguridad|activacion|autenticacion|validacion|inicio de sesion|un solo uso|uso unico|registro|identificacion|desbloqueo|recuperacion|restablecimiento|ingreso|dos pasos|temporal|dinamico)',
    'codigo para (?:iniciar|acceder|ingresar|entrar|verificar|validar|activar|restablecer|completar|confirmar (?:tu|su|el|la) (?:correo|email|cuenta|identidad|registro)|continuar|recuperar)',
    'clave (?:dinamica|temporal|de un solo uso|de uso unico|otp|de verificacion|de seguridad|unica)',
    'contrasena (?:de un solo uso|de uso unico|dinamica|temporal de un solo uso)',
    // French
    "codes? (?:unique |temporaire |secret )?(?:de |d'|d’|a )(?:verification|securite|connexion|validation|activation|authentification|identification|usage unique|inscription|recuperation|reinitialisation|deverrouillage|deblocage|double authentification|securisation)",
    "code pour (?:vous connecter|vous identifier|vous authentifier|valider|verifier|activer|acceder|reinitialiser|finaliser|continuer|confirmer (?:votre|l')[a-z -]{0,24})",
    'code (?:temporaire|otp|sms)',
    'mot de passe (?:a )?usage unique',
    'mot de passe unique',
    // German
    '(?:e-?mail-?)?(?:bestae?tigungs|verifizierungs|verifikations|sicherheits|anmelde|einmal|aktivierungs|freischalt|freigabe|login|log-in|pruf|pruef|authentifizierungs|registrierungs|validierungs|identifizierungs|entsperr|wiederherstellungs|zurucksetzungs|zuruecksetzungs|zwei-faktor|2-faktor|mfa|2fa)[- ]?(?:code|codes|pin|passcode|kennwort|passwort|schlussel)',
    '(?:m|sms|push|email|e-mail|photo|chip|mobile)?-?tan',
    'code,? (?:um|zur|zum|fur) (?:sich |dich |die |ihre |deine )?(?:anmeld[a-z]{1,4}|einlogg[a-z]{1,4}|verifizier[a-z]{1,4}|best[a]e?tig[a-z]{1,4}|login|registrier[a-z]{1,4}|zurucksetz[a-z]{1,4}|aktivier[a-z]{1,4}|authentifizier[a-z]{1,4}|abschluss)',
    '(?:freigabe|bestatigungs|sicherheits|verifizierungs|einmal|login|anmelde|prüf|pruf)-?(?:nummer|zahl|ziffern)',
    '(?:verknupfungs|kopplungs|gerate|sms|email|e-mail|konto|zugriffs|einrichtungs|pairing|push)-?code',
    'code zum (?:anmelden|einloggen|zurucksetzen|bestatigen|verifizieren)',
    // Italian
    'codic[ei] (?:unico|temporaneo|monouso|usa e getta|otp|2fa)',
    "codic[ei] (?:unico |temporaneo |segreto )?(?:di |d'|d’|per la |per il |per l'|a )(?:verifica|sicurezza|attivazione|autenticazione|login|log-in|accesso|validazione|identificazione|registrazione|sblocco|recupero|ripristino|uso singolo|singolo uso|monouso|usa e getta|otp|temporaneo|autenticazione a due fattori)",
    "codice per (?:accedere|verificare|attivare|reimpostare|completare|continuare|validare|autenticar[a-z]{1,3}|effettuare|confermare (?:il|la|l)[a-z '-]{0,24})",
    'password (?:monouso|usa e getta|temporanea otp|dinamica)',
    // Russian
    '(?:проверочн|одноразов|секретн|верификационн|разов)[а-я]{1,4} (?:код|пароль|пин)[а-я]{0,4}(?:-код[а-я]{0,2})?',
    'код[а-я]{0,3} (?:для )?(?:подтверждени|проверк|безопасност|активаци|вход|верификаци|аутентификаци|регистраци|восстановлени|сброс|двухфакторн|идентификаци|разблокировк|смены|изменения парол)[а-я]{0,3}',
    '(?:смс|sms|otp|email)-?код[а-я]{0,3}',
    'пароль для входа',
    'код[а-я]{0,2} из (?:письма|смс|sms)',
  ],
  [
    // Chinese
    '(?:邮箱|电子邮件|动态|登录|注册|短信|安全|身份|一次性)?(?:验证|驗證|校验|校驗|认证|認證|激活|启用|啟用)(?:代)?[码碼]',
    '动态(?:密|口)?[码令]|動態密碼|动态口令|安全[码碼]|安全代[码碼]|安全密[码碼]|一次性(?:密[码碼]|代[码碼]|口令)|(?:登录|登入|登錄|注册|註冊)(?:代)?[码碼]|确认码|確認碼|验证数字|授权码|两步验证码|口令码|短信码|邮箱码|登录口令|验证密码|验证编号',
    // Japanese
    '(?:二段階|2段階|本人|メール|二要素)?(?:(?:認証|検証|本人確認|照合)(?:用)?(?:コード|番号|キー|ナンバー|pin)|確認(?:用)?(?:コード|キー|pin))',
    'ワンタイム(?:パスワード|コード|パスコード|pin|キー)|(?:セキュリティ|ログイン|アクセス|サインイン|アクティベーション|有効化|登録|ベリファイ)(?:用)?(?:コード|番号|pin)|使い捨て(?:パスワード|コード)|1回限りの(?:コード|パスワード)|暗証番号|ワンタイムpw|ログイン番号|otp',
    // Korean
    '(?:(?:본인|이메일|메일|로그인|보안|2단계|추가)\\s?)?(?:인증|확인|검증)\\s?(?:번호|코드|키|문자)',
    'steam guard\\s?코드|(?:보안|로그인|액세스|접속|활성화|가입)\\s?(?:용\\s?)?(?:번호|코드)|일회용\\s?(?:비밀번호|코드|암호|패스워드|인증번호)|1회용\\s?(?:비밀번호|코드|암호)|일회성\\s?(?:비밀번호|코드|암호)',
  ],
);

/** Names that are a one-time code at a sign-up and a booking reference in travel. */
export const CONFIRMATION_CODE = phrases(
  [
    'confirmation (?:code|pin)',
    'approval code|authori[sz]ation code|codigo de autoriza(?:cao|cion)|code d.autorisation|codice di autorizzazione|autorisierungs-?code|код авторизации',
    'code (?:confidentiel|secret)',
    'access (?:code|pin|key)',
    'codigo de (?:confirmacao|confirmacion|acesso|acceso)',
    "code (?:de confirmation|d'acces|d’acces)",
    'codice di conferma',
    'zugangs-?code|zutritts-?code',
    'код[а-я]{0,2} доступа',
  ],
  ['确认编号|確認編號', '確認番号'],
);

/** Words for a code of any kind; the mail around must tell which. */
export const ANY_CODE = phrases(
  [
    'code',
    'pin(?:-?code)?',
    'pass-?code',
    'codigo',
    'codice',
    'token',
    'clave',
    'код[а-я]{0,3}',
    'пин(?:-?код)?[а-я]{0,2}',
    'zahlencode',
    '(?:[a-z]{2,20}-)code',
    '(?:six|6|four|4|five|5|eight|8)[- ]digit (?:number|code|pin)',
    'chave (?:de seguranca|de acesso|temporaria)',
    'senha (?:temporaria|provisoria|de acesso)',
    'contrasena temporal',
    'kennziffer',
    '(?:the )?(?:following|these|this) (?:[a-z0-9-]{1,9} )?(?:numbers?|digits|characters)|(?:numbers?|digits) below',
    '(?:enter|type|use|input) the number|(?:digite|insira|informe) o numero|(?:introduce|introduzca|ingresa|ingrese) el numero|(?:saisissez|entrez) le (?:numero|nombre)|geben sie die (?:nummer|zahl)|(?:inserisci|inserire|digita) il numero|введите (?:номер|число|цифры)',
    'numeros abaixo|(?:seguintes|estes|esses) (?:numeros|digitos)|(?:siguientes|estos) (?:numeros|digitos)|siguiente numero|numero a continuacion',
    '(?:chiffres|numero) (?:suivants?|ci-dessous)|(?:ces|les) [a-z0-9]{1,6} chiffres|(?:folgenden?|diese) (?:zahlen?|ziffern|nummer)|(?:queste|seguenti) cifre|seguente numero',
    '(?:эти|следующие) цифры|(?:следующ|эт)[а-я]{1,3} числ[а-я]{1,2}',
  ],
  [
    'パスコード',
    'トークン',
    '[0-9]桁の(?:数字|番号)|次の(?:数字|番号)|以下の(?:数字|番号)|下記の(?:数字|番号)',
    '다음 숫자|아래 숫자|(?:아래|다음)의?\\s?번호를|[0-9]자리 숫자',
    '以下数字|下列数字|下方数字|[0-9]位数字|数字口令',
    'コード',
    '코드',
    '代码',
    '代碼',
    '数字码',
    '패스코드',
    '암호',
    '口令',
    '暗号',
    '密码(?=[:为是])',
  ],
);

/** Names of other numbers and codes that a mail is full of: what they stand by is not a one-time code. */
export const OTHER_NUMBER = phrases(
  [
    // English
    '(?:promo(?:tion(?:al)?)?|coupon|discount|voucher|gift(?: card)?|referral|refer-a-friend|invit(?:e|ation)|offer|redemption|redeem|reward|savings?|student|loyalty|tracking|track|booking|reservation|flight|airport|airline|postal|post|zip|area|country|dialing|source|error|exit|status|response|return|http|qr|bar|dress|product|item|style|sku|model|serial|licen[cs]e|part|sort|swift|bic|bank|branch|tax|vat|customs|hs|order|invoice|receipt|transaction|policy|claim|case|ticket|member(?:ship)?|customer|client|employee|course|class|classroom|event|meeting|webinar|conference|dial-in|room|door|gate|lock(?:box)?|locker|building|entry|garage|wi-?fi|parking|pick-?up|collection|delivery|drop-?off|locator|pnr|record locator|backup|back-up|short|morse|colou?r|hex|binary|team|group|friend|share|player|game|gym|partner|affiliate|agency|agent|project|cost|department|expense|gl|purchase|support|merchant|store|restaurant|table|seat|reference|ref|sponsor|donation|campaign|vaccine|passport|visa|confirmation \\(pnr\\)|routing|roll|exam|candidate|registry|certificate|credential|survey|party|lobby|server|redeemable|cheat|bonus|rebate|lot|batch|build|icd|station|sms short|boarding|e-?ticket|check-?in|container|bill|statement|contract)[- ](?:codes?|pin(?: code)?|passcode|password|number|no\\.?|nr\\.?|id|#|key)(?: number)?',
    '(?:show|present|quote|mention|text|display|scan|apply|redeem|with promo|enter promo)(?: (?:this|the|your|our|following|staff|them|us|at|in|store|checkout|word|driver|courier)){0,4}(?: [a-z]{2,12})? code',
    'confirmation (?:number|no\\.|#)|vouchers?|coupons?|promo-?codes?|postcode|zipcode|barcode|wi-?fi',
    '(?:card )?security code (?:\\(cvv|on (?:the|your) card|of (?:the|your) card)|cv[vc]2?|codigo de segur(?:anca|idad) (?:do cartao|de (?:la|tu|su) tarjeta|del billete)|code de securite de (?:la|votre) carte|codice di sicurezza della carta|codigo de verificacao d[oa] (?:nota|documento|boleto|cartao)|codigo seguro de verificacion|csv',
    'ending in|ending with|ends in|ends with|last (?:four|4) digits|copyright|po box|p\\.o\\. box|pull request|kb article|invoice|itinerary|isbn|issn|ean|upc|pnr|record locator|(?:meeting|webinar|conference|order|case|ticket|request|transaction|reference|tracking|customer|member|user|employee|student|account|incident|session|event|job|application|claim|policy|device|client|invoice|payment|message|trace|correlation) ?(?:id|#|no\\.|number|ref)',
    // Portuguese
    'codigo (?:promocional|promo|de desconto|do cupom|de cupom|de rastreio|de rastreamento|postal|de barras|de reserva|da reserva|localizador|do pedido|da compra|do produto|do cliente|de cliente|de indicacao|de convite|do voucher|de resgate|de retirada|de entrega|de coleta|da turma|da disciplina|fiscal|do banco|da agencia|do boleto|da transacao|do contrato|de erro|do erro|qr|pix|do imovel|do anuncio|do curso|do evento|do ingresso|da sala|de afiliado|do item|do vendedor|iban|swift|do municipio|da loja|de fidelidade|fonte|de conduta|de defesa|do voo|verificador da nota|presente|do cartao[- ]presente|do vale|da encomenda|do objeto|de envio|de postagem|de agendamento|de referencia|de autorizacao da compra|pix copia e cola)',
    '(?:mostre|apresente|informe ao (?:entregador|motorista)|diga ao (?:entregador|motorista))(?: [a-z]{1,12}){0,4} codigo',
    'codigo de (?:autenticacao|autorizacao|verificacao) d[aeo] (?:transacao|compra|operacao|nota|pagamento|pix|documento|comprovante)',
    'cupo(?:m|ns)|cep|cpf|cnpj|(?:numero|n[º°o]\\.?) d[oae] (?:seu |sua )?(?:pedido|protocolo|chamado|cartao|nota|contrato|processo|bilhete|reserva|fatura|boleto|matricula|agendamento|atendimento|conta|cliente|rastreio|documento|apolice|ingresso|compra|transacao)|pedido n[º°o]\\.?|protocolo|nota fiscal|nf-?e|localizador|terminad[oa] em|com final|final(?= [0-9])|(?:id|senha) da reuniao|senha do wi-?fi|linha digitavel|chave de acesso da nf-?e|ouvidoria|sac',
    // Spanish
    'codigo (?:promocional|promo|de descuento|de cupon|del cupon|descuento|postal|de barras|de reserva|de la reserva|de reservacion|localizador|de seguimiento|de rastreo|de pedido|del pedido|de producto|del producto|de cliente|de referido|de referencia|de invitacion|de envio|de recogida|de entrega|de retiro|de retirada|de canje|de regalo|de error|de articulo|fuente|qr|de la clase|del curso|swift|de vuelo|de afiliado|de tienda|iban|de la tarjeta|de la oficina|de vestimenta|de colaborador|amigo|de expediente|de transaccion|de operacion|de compra|de aprobacion)',
    '(?:muestr[ae]|ensen[ae]|presente|presenta|dile al (?:repartidor|conductor))(?: [a-z]{1,12}){0,4} codigo',
    'codigo de (?:autenticacion|autorizacion|verificacion) de(?: la| el|l)? (?:transaccion|compra|operacion|factura|pago|documento|billete)',
    'cupon(?:es)?|(?:numero|num\\.?|n[º°]\\.?|nro\\.?) de (?:tu |su )?(?:pedido|factura|seguimiento|reserva|cliente|socio|expediente|poliza|tarjeta|cuenta|ticket|caso|referencia|guia|orden|contrato|operacion|incidencia|billete|vuelo|documento|transaccion|comprobante)|pedido n[º°]\\.?|terminad[oa] en|que termina en|id de (?:la )?reunion|localizador|folio|expediente|nif|dni|cif|rfc|curp|rut|cuit|comprobante',
    // French
    "codes? (?:promo(?:tionnel)?|de reduction|reduction|avantage|cadeau|postal|barres?|a barres|de reservation|de suivi|de retrait|client|parrain(?:age)?|de parrainage|article|d'erreur|erreur|source|produit|de colis|d'invitation|invitation|qr|remise|de remise|privilege|iban|swift|guichet|banque|de la route|du travail|civil|general|ape|naf|de la porte|de porte|porte|d'entree|d'immeuble|wifi|du wifi|portail|du portail|de l'offre|offre|partenaire|de commande|ami|de fidelite|de reference|de l'hebergement|immeuble|de conduite|du bien|de la carte|de reunion|de la reunion)",
    '(?:presentez|montrez|donnez|indiquez au livreur|communiquez au livreur)(?: [a-z]{1,12}){0,4} code',
    "bons? (?:de reduction|d'achat|cadeau)|(?:numero|num\\.?|n[°ºo]\\.?) (?:de |d'|du |de votre |de la )?(?:commande|facture|reservation|suivi|colis|dossier|billet|client|contrat|carte|vol|reference|adherent|police|sinistre|ticket|siret|tva|membre|compte|transaction|demande)|commande n[°ºo]\\.?|siret|siren|rcs|terminant par|se termine par|se terminant|id de (?:la )?reunion|cedex|dossier n[°ºo]\\.?|au capital",
    // German
    '(?:gutschein|rabatt|aktions|promo|promotion|vorteils|buchungs|reservierungs|abhol|sendungs|strich|bar|fehler|qr|geschenk|geschenkkarten|empfehlungs|einladungs|werbe|bonus|artikel|produkt|kunden|auftrags|bestell|steuer|bank|quell|lander|laender|tur|tuer|tor|wlan|meeting|backup|paket|packstation|retouren|ruckgabe|freunde|partner|spar|ticket|kurs|filial|farb|voucher|event|gast|schliessfach|schlüsselbox|schlusselbox)-?(?:codes?|pin|passwort)',
    '(?:bestell|kunden|rechnungs|auftrags|vorgangs|buchungs|reservierungs|sendungs|paket|vertrags|mitglieds|ticket|konto|karten|fall|referenz|beleg|artikel|steuer|telefon|service|transaktions|liefer|retouren|zug|flug|sitz|zimmer|policen|versicherungs|personal|matrikel|antrags|bearbeitungs|versicherten|anfrage|storungs|zahler|haus|post|ust-id|umsatzsteuer|kontakt|hotline|faxe?)-?(?:nummer|nr\\.?|id|kennzeichen|kennung)',
    '(?:zeigen|zeige|vorzeigen|nennen|nenne)(?: [a-z]{1,14}){0,4} code',
    '(?:akten|geschafts|kassen)zeichen|plz|blz|endet auf|endend auf|mit den endziffern|endziffern|postfach|gutscheine?|meeting-?id|besprechungs-?id|steuernummer|ust-?id',
    // Italian
    "codic[ei] (?:sconto|promozionale|promo|coupon|fiscale|prenotazione|di prenotazione|della prenotazione|postale|a barre|cliente|articolo|ordine|dell'ordine|spedizione|di spedizione|tracking|di tracciamento|di tracking|di ritiro|ritiro|iban|di avviamento|errore|di errore|pnr|amico|invito|d'invito|di invito|prodotto|pratica|destinatario|regalo|buono|del buono|sorgente|qr|swift|univoco|ateco|biglietto|corso|classe|volo|di sconto|di riferimento|wi-?fi|porta|della porta|della strada|civile|punto vendita|partner|affiliato|sponsor|di condotta|del consumo|della cassetta|di consegna)",
    '(?:mostra(?:re)?|mostri|presenta(?:re)?|esibisci|comunica al corriere)(?: [a-z]{1,12}){0,4} codice',
    'codice di (?:autenticazione|autorizzazione) (?:della (?:ricetta|transazione|fattura)|del (?:pagamento|documento))',
    "buon[oi] (?:sconto|regalo)|(?:numero|n\\.|nr\\.?|n[°º]) (?:di |d'|dell'|della |del )?(?:ordine|fattura|prenotazione|spedizione|tracciamento|biglietto|pratica|polizza|sinistro|carta|cliente|tessera|contratto|conto|ticket|riferimento|protocollo|volo|documento|transazione|richiesta)|ordine n[.°º]|che termina (?:con|in)|termina con|terminante|partita iva|p\\.? ?iva|c\\.f\\.|id riunione|protocollo",
    // Russian
    '(?:промо-?код|купон|трек-?номер|трек-?код|штрих-?код|штрихкод|qr-?код|артикул|почтовый индекс|инн|кпп|огрн|снилс|бик)[а-я]{0,6}',
    'код[а-я]{0,3} (?:скидки|купона|отслеживания|бронирования|брони|ошибки|товара|получения|выдачи|заказа|сертификата|приглашения|региона|страны|города|домофона|акции|подарка|партнера|друга|урока|класса|курса|ответа|предложения|ваучера|посылки|отправления|замка|двери|от двери|wi-?fi|конференции)',
    '(?:исходн|почтов|подарочн|реферальн|пригласительн|товарн|штриховой|цветов|программн)[а-я]{1,4} код[а-я]{0,3}',
    '(?:назовите|покажите|предъявите|сообщите курьеру|продиктуйте)(?: [а-я]{1,12}){0,3} код[а-я]{0,3}|код[а-я]{0,2} участника',
    'номер[а-я]{0,3} (?:вашего |вашей )?(?:заказа|счета|брони|бронирования|билета|рейса|места|договора|полиса|обращения|заявки|карты|телефона|посылки|отправления|накладной|чека|операции|транзакции|клиента|дела|документа|поезда|тикета|квитанции|сертификата)|(?:заказ|счет|обращение|заявка|тикет|билет|бронь|бронирование|договор|дело|чек|накладная|квитанция)[а-я]{0,3} (?:№|n|no\\.?|номер)|(?:идентификатор|id) конференции|заканчивающ[а-я]{1,5}|оканчивающ[а-я]{1,5}',
  ],
  [
    // Chinese
    '(?:优惠|優惠|兑换|兌換|折扣|促销|礼品|邀请|邀請|推荐|推薦|取件|取货|取貨|提货|提貨|取票|核销|券|票|订单|訂單|运单|運單|快递|物流|追踪|追蹤|预订|預訂|预约|预定|订座|邮政|郵遞|错误|錯誤|源|二维|條|条形|商品|产品|会员|會員|客户|积分|礼品卡|房间|门禁|门锁|wi-?fi|会议|會議|课程|班级|抽奖|中奖|活动|团购|入场|备用|备份|国际|交易|付款|收款|开门|行程|参会|报名)(?:卡)?(?:代)?(?:码|碼|编号|編號|单号|單號|编码|密码|区号|id|号码)',
    '(?:订单|訂單|运单|快递单|物流单|流水|票|航班|座位|车次|房|门牌|合同|保单|工单|受理|客服|卡|尾|编|單|单|股票|证件|身份证|学|工|期|会议|發票|发票|证书|许可|备案|icp备|案件|反馈|申请|交易|会员)[号號](?:码|碼)?',
    '编号|編號|邮编|郵編|尾号|版权|第(?=\\s?[0-9])|优惠券|代金券|icp',
    // Japanese
    '(?:クーポン|プロモーション|プロモ|割引|ギフト|ギフトカード|招待|紹介|友達紹介|エラー|qr|バー|商品|製品|店舗|銀行|支店|郵便|国|色|カラー|ソース|引換|シリアル|予約|受取|受け取り|配送|キャンペーン|特典|優待|会議|ドレス|クラス|バックアップ|リファラル|アフィリエイト|抽選|入場|宅配ボックス|wi-?fi|リカバリ|証券)(?:用)?(?:コード|番号|キー|パスコード|パスワード)',
    '(?:注文|ご注文|予約|ご予約|追跡|伝票|お問い?合わせ|お問い?合わせ伝票|問合せ|会員|お客様|郵便|受付|整理|請求書|請求|管理|契約|証券|口座|カード|電話|便|座席|部屋|号車|取引|決済|申込|申し込み|申込み|配送|送り状|荷物|製造|チケット|案件|ケース|領収書|発券|搭乗|学籍|社員|受験|診察券|お届け|処理|参照|問い?合わせ)(?:番号|no\\.?|id|ナンバー)',
    'ミーティング\\s?id|会議\\s?id|〒|末尾|下4桁|下四桁',
    // Korean
    '(?:쿠폰|할인|프로모션|프로모|초대|추천인|추천|에러|오류|qr|바|상품|제품|우편|선물|기프트|기프티콘|이벤트|주문|예약|운송장|송장|배송|교환권|승인|회원|고객|접수|사건|문의|티켓|좌석|항공권|영수증|계좌|카드|전화|거래|결제|사업자(?:등록)?|통신판매업|통신판매업신고|관리|계약|증권|출입|현관|와이파이|회의|미팅|수령|픽업|학번|사번|색상|소스|백업|발권|객실|도서|신고|대기|도어락|무인택배함|택배|보관함|입장)\\s?(?:번호|코드|id|비밀번호|암호)',
    '쿠폰|끝자리|뒷자리|회의\\s?id',
  ],
);

/** Nouns that name a number only when it follows at once: "Ticket 48291", "Total: 4829". */
export const LOOSE_LABEL = phrases(
  [
    'order|booking|reservation|tracking|reference|ref\\.?|receipt|ticket|case|incident|request|transaction|member|customer|policy|claim|flight|gate|seat|room|suite|apt\\.?|floor|building|phone|tel\\.?|call|fax|hotline|ext\\.?|extension|total|amount|balance|price|subtotal|iban|swift|bic|sku|ein|vat|gst|model|serial|version|build|release|commit|issue|pr|page|article|kb|section|chapter|volume|vol\\.?|ids?|uid|account|card|no\\.?|since|est\\.|founded|year|zip|license|licence|points|miles|error|save|text|sms to|step|day|week|level|episode|block|street|st\\.?|ave\\.?|road',
    'pedido|chamado|fatura|boleto|reserva|rastreio|rastreamento|matricula|inscricao|contrato|agencia|conta|cartao|telefone|whatsapp|ligue|ramal|valor|bilhete|voo|assento|portao|ingresso|sala|apolice|sinistro|processo|referencia|edicao|lote|ano|desde|rua|avenida|av\\.|rg|oab|crm',
    'factura|seguimiento|poliza|siniestro|tramite|incidencia|tarjeta|telefono|llam[ae](?:nos)?|importe|monto|vuelo|asiento|puerta|cuenta|socio|cliente|entrada|guia|edicion|calle|cp|nro\\.?|num\\.?',
    'commande|facture|suivi|colis|dossier|billet|vol|siege|porte|voiture|place|tva|carte|telephone|appelez|numero|n[°º]|montant|solde|contrat|police|client|adherent|identifiant|annee|depuis|rue',
    'nr\\.?|nummer|id|bestellung|rechnung|buchung|reservierung|sendung|auftrag|vorgang|vertrag|flug|gleis|wagen|platz|sitzplatz|karte|telefon|anruf|betrag|summe|gesamt|kennung|raum|zimmer|hrb|jahr|seit|bic|ice|re|konto',
    'ordine|fattura|prenotazione|spedizione|tracciamento|biglietto|volo|posto|carrozza|treno|pratica|polizza|carta|chiama(?:ci)?|n\\.|nr\\.?|totale|saldo|riferimento|rif\\.?|cap|rea|contratto|tessera|identificativo|anno|dal|ricevuta|conto|via',
    '(?:заказ|счет|чек|накладн|квитанц|брон|билет|рейс|место|вагон|поезд|договор|полис|обращени|заявк|тикет|дело|карт|телефон|сумм|итог|посылк|отправлени|верси|сборк|кабинет|аудитори|идентификатор|руб|индекс|номер|операци)[а-я]{0,6}',
    'тел\\.?|г\\.|№|дом|кв\\.?|ул\\.?',
  ],
  [
    '订单|訂單|电话|電話|金额|金額|合计|总计|余额|单价|价格|地址|热线|传真|账号|帐号|账户|卡|号码|編號',
    'ご請求|合計|金額|税込|ポイント|電話|tel|番号|年度|口座|住所|残高',
    '합계|금액|총액|고객센터|대표전화|전화|잔액|계좌|번호|포인트',
  ],
);

/** Right after a number: it is an amount, a date or a count. */
export const UNIT_AFTER =
  /^\s?(?:%|€|£|¥|￥|\$|₽|₩|円|元|原|원|년|年|月|日|號|号(?!码|碼)|호|명|개|건|회|점|个|個|人|名|件|条|点|分|時|小时|천|만|万|億|p(?![a-z])|px|(?:usd|eur|brl|rub|руб|р|jpy|krw|gb|mb|kb|tb|km|kg|cm|mm|m|ml|min|mins|minutes?|hours?|hrs?|days?|points?|pts|miles|users?|people|members|customers|views?|likes?|followers|downloads?|visit(?:s|ors)?|times|items?|orders?|sales|subscribers|steps|words|calories|kcal|reviews|votes|stars|requests|emails?|messages|pontos|pontos|usuarios|pessoas|vendas|reais|euros?|dollars?|minutos|horas|dias|puntos|personas|ventas|pesos|heures|jours|personnes|points|punkte|personen|uhr|nutzer|tage|stunden|punti|persone|giorni|ore|utenti|рублей|рубля|баллов|балла|человек|пользователей|года|году|год|г|шт|дней|часов|просмотров)(?![a-z\u0430-\u044f0-9]))/;

/** The mail is about entering an account: each that is found makes a plain "code" more likely to be a one-time one. */
export const SIGNS_OF_ENTRY: RegExp[] = [
  phrases(
    [
      'verif[a-z]{1,8}|authenticat[a-z]{1,5}|sign[- ]?in|signing in|log[- ]?in|logging in|sign[- ]?up|confirm (?:your|this|that|it)[a-z ]{0,12}|two-factor|2fa|new device|recovery (?:e-?mail|address|phone|number)|your identity|reset your password|one[- ]time|authori[sz][a-z]{1,5}|your account secure|creat(?:e|ing) (?:your|an|a new) [a-z ]{0,12}account|finish setting up',
      'autenticac[a-z]{1,5}|inici(?:ar|o|a)(?: de| a| la| tu| su)? sess?(?:ao|ion)|acc?es[so]{1,2}|fazer login|login|entrar na sua conta|acessar sua conta|confirmar (?:seu|sua|tu|su)|confirme (?:seu|sua|tu|su)|cadastro|redefinir|restablecer|registro|identidade|identidad|uso unico|un solo uso|autoriz[a-z]{1,4}|ingresar|entrar com|validar|cri(?:ar|e) (?:a |sua |uma ){0,4}conta|crea(?:r)? (?:tu|una|su) cuenta|redefinicao|configuracao|configuracion',
      'connexion|connecter|authentifi[a-z]{1,8}|inscription|confirmer votre|reinitialis[a-z]{1,6}|identite|usage unique|valider votre|cre(?:er|ez) (?:votre|ton|un) compte|configuration',
      'anmeld[a-z]{1,6}|einlogg[a-z]{1,3}|verifizier[a-z]{1,4}|bestatig[a-z]{1,5}|registrier[a-z]{1,5}|identitat|zurucksetzen|verknupf[a-z]{1,4}|freigeben|autorisier[a-z]{1,3}|(?:konto|account) (?:zu )?erstellen|einrichtung',
      'acced[a-z]{1,4}|accesso|autenticazione|registrazione|confermare|conferma (?:il|la|l)|reimposta[a-z]{0,3}|identita|autorizz[a-z]{1,4}|verificare|creare (?:il|un)[a-z ]{0,5} account|configurazione',
      'подтвер[а-я]{1,8}|войти|вход[а-я]{0,2}|авторизац[а-я]{1,2}|регистрац[а-я]{1,2}|аккаунт[а-я]{0,2}|аутентификац[а-я]{1,2}|сброс[а-я]{0,4} парол[а-я]{1,2}|создать аккаунт|учетн[а-я]{1,3}',
    ],
    [
      '验证|驗證|登录|登入|登錄|注册|註冊|身份|重置密码|绑定|綁定',
      '認証|ログイン|サインイン|本人確認|会員登録|アカウント|ご登録|再設定',
      '인증|로그인|회원가입|본인\\s?확인|가입|계정|재설정',
    ],
  ),
  phrases(
    [
      "(?:do not|don't|don’t|never|not) (?:share|give|disclose|forward|tell|reveal)|with anyone|keep (?:this|it) (?:code )?(?:private|secret|confidential)|(?:will|would) never ask|(?:nobody|no one) [a-z ]{0,30}(?:will|should) ever ask",
      'nao (?:compartilhe|informe|divulgue|repasse|forneca|passe|envie)|nunca (?:compartilhe|informe|pedimos|pedira|solicita|solicitamos|forneca|passe)|no (?:lo )?(?:compartas|comparta|reveles|divulgues)|nunca (?:lo )?(?:compartas|comparta|te pediremos|le pediremos)|con nadie',
      'ne (?:le |la )?(?:partagez|communiquez|transmettez|divulguez|donnez)|(?:partagez|communiquez)[a-z -]{0,12}jamais|confidentiel',
      'niemals weiter|nicht weiter|geben sie (?:diesen|den) code|teilen sie|teile (?:ihn|diesen)|mit niemandem|niemandem',
      'non (?:condividere|comunicare|condividerlo|divulgare|rivelare|inoltrare|comunicarlo)|con nessuno|a nessuno',
      'не (?:сообщайте|передавайте|говорите|показывайте|пересылайте|делитесь)|никому',
    ],
    [
      '泄露|泄漏|洩漏|透露|勿告知|转发|他人|任何人|保密',
      '第三者|他人|教えない|共有しない|伝えない|開示しない',
      '공유하지|알려주지|알려\\s?주지|노출|타인|제3자|유출',
    ],
  ),
  phrases(
    [
      '(?:expires?|valid|good|active|expiring) (?:in|for|within|until|after)|(?:will|won.t) expire|[0-9]{1,3} ?(?:min|mins|minutes?|minutos?|minuti|minuten|минут[а-я]{0,2}|hours?|horas?|heures?|stunden|ore|seconds|segundos|секунд)',
      'expira|valido|valida|validade|vence|caduca|vigencia|expire|valable|valide|gultig|lauft ab|ablauf|scade|scadra|validita|действ[а-я]{1,10}|истек[а-я]{1,4}|истечет',
    ],
    ['有效|分钟|分鐘|過期|过期|失效', '有効|分以内|分間|期限', '유효|분\\s?이내|분\\s?안|분간|만료'],
  ),
  phrases(
    [
      "(?:did not|didn't|didn’t|haven't|have not|weren't|wasn't|was not|not) (?:request|requested|ask|try|make|initiate|you|attempt|sign|create|expect)[a-z]{0,4}|if (?:this|it) wasn.t you|(?:safely )?ignore this|disregard this",
      'nao (?:solicitou|pediu|foi voce|reconhece|fez|tentou|criou)|desconsidere|ignore (?:este|esta|essa|esse)|no (?:solicitaste|solicito|has solicitado|ha solicitado|pediste|fuiste|reconoces|realizaste|hiciste)|ignora(?:r)? este|haz caso omiso|omita este',
      'pas a l.origine|n.avez pas (?:demande|effectue|initie|fait|cree)|ignore[rz] cet?',
      'nicht (?:angefordert|angefragt|selbst|veranlasst|sie waren|du warst|versucht|beantragt)|ignorier[a-z]{1,3}',
      'non (?:hai|ha) (?:richiesto|effettuato|fatto)|non sei stato|ignora(?:re)? quest[aoe]|non (?:l.|lo )?hai richiest[oa]',
      'не (?:запрашивали|вы|делали|пытались|регистрировались|совершали|отправляли|создавали)|проигнорируйте|игнорируйте',
    ],
    [
      '非本人|并非您|不是您|未(?:曾)?(?:请求|申请|进行)|没有(?:请求|申请)|请忽略|請忽略|忽略此',
      '心当たり|お心あたり|覚えがない|身に覚え|リクエストしていない|破棄|無視',
      '요청하지|본인이\\s?아니|본인이\\s?요청|무시하',
    ],
  ),
];

/** The mail is about something else that has codes of its own. */
export const SIGNS_OF_OTHER_BUSINESS: RegExp[] = [
  // coupons
  phrases(
    [
      '- ?[0-9]{1,2} ?%|[0-9]{1,2} ?% ?(?:off|de desconto|de descuento|de reduction|rabatt|di sconto|скидк[а-я]{1,2})|[0-9]{1,2} ?% (?:discount|desconto|descuento|sconto|remise)|at checkout|promo(?:tion|tional)? code|coupon|voucher|gift ?card|redeem|free (?:shipping|delivery|gift|month|trial)|shop now|use code|discount|save (?:up to )?(?:[$€£] ?)?[0-9]{1,3}|cash-?back|giveaway|in store|at the till|prizes?|sweepstakes|in your (?:cart|basket)|bonus|black friday',
      'cupo(?:m|ns)|desconto|frete gratis|codigo promocional|na finalizacao|resgat[a-z]{1,4}|cupon|descuento|envio gratis|canjea[a-z]{0,3}|vale[- ]presente|tarjeta (?:de )?regalo|brindes?|ganhe|economize|carrinho|sorteios?|premios?|cheque|regalo|ahorra(?:s|r)?|carrito|cesta|sorteo|promoc(?:ao|oes|ion|iones)|ofertas?|en tienda|no caixa|bono',
      "code promo|reduction|livraison (?:gratuite|offerte)|bon d'achat|carte cadeau|soldes|parrainage|cadeaux?|economisez|panier|concours|cheques? cadeau|remise|promotions?|en (?:caisse|magasin)|ventes? privees?",
      'gutschein[a-z]{0,8}|rabatt[a-z]{0,8}|versandkostenfrei|einlosen|geschenk[a-z]{0,8}|aktionscode|sparen|sparst|warenkorb|gewinnspiel|pramien?|angebote?|an der kasse|im markt',
      'codice sconto|sconto|spedizione gratuita|buono regalo|riscatta|carta regalo|saldi|regalo|omaggio|risparmi(?:a|are)?|carrello|alla cassa|buon[oi]|concorso|premi[o]?|promozion[ei]|offert[ae]|in negozio|riscatt[a-z]{1,6}',
      'промокод[а-я]{0,3}|скидк[а-я]{1,3}|купон[а-я]{0,3}|бесплатн[а-я]{1,3} доставк[а-я]{1,2}|подар[а-я]{2,6}|распродаж[а-я]{1,2}|акци[яию]|приз[а-я]{0,2}|розыгрыш[а-я]{0,2}|бонус[а-я]{0,3}|к[еэ]шб[еэ]к[а-я]{0,2}|корзин[а-я]{1,2}|на кассе',
    ],
    [
      '[一二三四五六七八九0-9]折|优惠|优惠券|折扣|兑换|满减|立减|包邮|促销|礼品|礼包|红包|奖励|中奖|抽奖|领取|特价|福利|赠送',
      'クーポン|割引|セール|送料無料|ギフト|キャンペーン|%オフ|%off|特典|プレゼント|抽選|当選|お得|値引|還元',
      '쿠폰|할인|무료배송|세일|적립|기프트|이벤트|선물|증정|경품|당첨|사은품|특가',
    ],
  ),
  // travel, events, collection
  phrases(
    [
      'booking|itinerary|flight|boarding|check-in|check-out|checkout date|guests?|nights?|reservation|departure|your stay|your trip|passengers?|hotel|host|arrival|pick(?:ed)? up your|ready for (?:pickup|collection)|locker|your parcel|your package|tickets?|appointment|prescription|parking|at the (?:counter|desk|door|till)',
      'reserva|voo|embarque|hospedes?|passageiros?|hospedagem|sua viagem|retirada|encomenda|ingressos?|vuelo|embarque|huespedes?|pasajeros?|su estancia|tu viaje|recogida|paquete|entradas?|anfitrion|anfitriao|consulta|agendamento|estacionamento|estacionamiento|cita|taquilla',
      'reservation|vol|embarquement|voyageurs?|votre sejour|votre voyage|retrait|colis|billets?|passagers?|hote|point relais|rendez-vous|parking|consigne',
      'buchung|flug|reise|gaste|aufenthalt|abholung|paket|packstation|fahrkarte|fahrschein|bahnhof|abfahrt|reservierung|ihre fahrt|parkplatz|termin|abholen',
      'prenotazione|volo|imbarco|ospiti|soggiorno|viaggio|ritiro|pacco|bigliett[oi]|treno|passegger[oi]|appuntamento|ambulatorio|parcheggio',
      'брон[а-я]{1,10}|рейс[а-я]{0,2}|вылет[а-я]{0,2}|гост[а-я]{1,3}|заезд[а-я]{0,2}|поездк[а-я]{1,2}|пункт[а-я]{0,2} выдачи|посылк[а-я]{1,2}|билет[а-я]{0,3}|пассажир[а-я]{0,3}|парковк[а-я]{1,2}|при получении|прием[а-я]{0,2}',
    ],
    [
      '航班|酒店|入住|行程|预订|取件|快递柜|驿站|包裹|乘客|车票|取票|登机|门票|停车|换票',
      '予約|ご宿泊|チェックイン|搭乗|便名|乗車|旅程|お荷物|宅配|受取|チケット|ご来場|ご利用人数|駐車|ご来院|お薬',
      '예약|체크인|항공|탑승|숙박|여행|택배|픽업|티켓|승차권|입장|투숙|주차|진료|예매',
    ],
  ),
  // orders and money
  phrases(
    [
      'your order|order (?:number|total|confirm[a-z]{1,6}|details|summary|status)|invoice|subtotal|shipped|tracking|receipt|amount due|billing|statement|payment (?:received|authori[sz]ed)|was charged|merchant id',
      'seu pedido|numero do pedido|nota fiscal|fatura|boleto|rastre[a-z]{1,8}|tu pedido|su pedido|factura|envio|seguimiento|recibo|comprovante',
      'votre commande|facture|expedi[a-z]{1,6}|suivi|recu|montant',
      'ihre bestellung|deine bestellung|rechnung|versand|sendung[a-z]{0,12}|lieferung|zahlung[a-z]{0,8}',
      'tuo ordine|suo ordine|fattura|spedi[a-z]{1,8}|ricevuta|pagamento ricevuto',
      'ваш заказ|заказ[а-я]{0,2}|счет[а-я]{0,2}|доставк[а-я]{1,2}|оплат[а-я]{1,4}|чек',
    ],
    ['订单|发货|发票|物流|账单|付款', 'ご注文|請求|発送|お支払い|領収', '주문|결제|배송|영수증|청구'],
  ),
  // meetings, classes, doors, builds
  phrases(
    [
      'zoom|webinar|meeting (?:id|link)|join (?:the |our )?meeting|dial[- ]in|conference|microsoft teams|google meet|webex|classroom|wi-?fi|door|lockbox|gate|backup codes?|recovery codes|pull request|repository|build (?:failed|passed)|error code|status code|codebase|source code|code review|hackathon|bootcamp|class code|survey|how likely are you',
      'reuniao|id da reuniao|reunion|id de (?:la )?reunion|codigos de (?:backup|recuperacao|respaldo|recuperacion)|codes de (?:secours|recuperation)|codici di (?:backup|riserva)|backup-?codes|besprechung[a-z-]{0,8}|riunione|резервн[а-я]{1,3} код[а-я]{0,3}|конференц[а-я]{1,3}|porta|turma|sala de aula|encuesta|pesquisa de (?:satisfacao|opiniao)|enquete|umfrage|sondaggio|опрос[а-я]{0,2}|recomendarias|recomendaria',
    ],
    [
      '会议|會議|腾讯会议|备用码|备份码|课堂',
      'ミーティング|会議|ウェビナー|バックアップコード|入室',
      '회의|웨비나|미팅|백업\\s?코드|강의실',
    ],
  ),
];

/** Somebody writes that a code did not come: no code is there. */
export const NOT_ARRIVED = phrases(
  [
    '(?:never|not|didn.t|did not|haven.t|don.t) (?:get|got|receive[a-z]?|receiving|arrived?|come)|nao (?:recebi|chega|chegou|recebo)|no (?:me )?(?:llega|llego|recibi|recibo)|(?:ne|n.ai|pas) (?:recois|recu|recevoir|recoit)|(?:kommt|kam|ist) nicht an|nicht (?:erhalten|bekommen|angekommen)|non (?:ricevo|ho ricevuto|arriva)|не (?:приход[а-я]{1,4}|пришел|получ[а-я]{1,5})',
  ],
  [
    '收不到|未收到|没收到|沒收到',
    '届かない|届きません|受信できない',
    '안\\s?(?:와요|옴|와|옵니다)|오지\\s?않|못\\s?받',
  ],
);

/** Right before a code: the copula, a colon or a bracket that ties it to the words before. */
export const TIE_BEFORE =
  /(?:[:：=>\-"'“”«»„「『【[(*|]|(?<![a-zß\u0430-\u044f])(?:is|es|e|est|ist|lautet|lauten|sera|sara|это|равен|below|this|use|enter|type|code|codigo|codice|код|pin|otp|tan|numero|o numero|le|il|el|o)|是|为|為|は|が|の|은|는|이|가|을|를|码|碼|号|コード|코드|번호|入力|输入|번)\s{0,3}["'“«„「『【[(*]{0,3}\s?$/;

/** Right before a code: a request to type it. */
export const VERB_BEFORE =
  /(?:enter|use|type|input|submit|digite|use|insira|informe (?:o|a|este|esse)|utilize|introduce|introduzca|ingresa|ingrese|usa|utiliza|escribe|saisissez|entrez|utilisez|saisir|indiquez|geben sie|gib|verwenden sie|verwende|nutzen sie|inserisci|inserire|digita|utilizza|inserisca|введите|используйте|укажите|输入|输入|使用|輸入|填写|填入|入力|입력)(?: (?:the|this|code|o|el|le|il|den|diesen|codigo|codice|код|a|this code|the code|o codigo|el codigo|le code|den code|il codice|dein|ihr|your))?\s{0,2}[:"'“«„「『【[(*]{0,3}\s?$/;

/** Right after a code: what ties it to the words that follow. */
export const TIE_AFTER =
  /^["'”»“」』】\])*]{0,3}\s?(?:[-:]\s?|[,、]\s?(?:该|此|这个|この|이 )|(?:is|are|es|e|est|ist|lautet|это|является|sera)(?= )|(?:as|como|comme|als|come|в качестве|zur|pour|para|to|for|per|zum|um|на|для|in the|no|na|en|sur|nel|auf|dans|su|в)(?= )|是|为|為|を|が|は|の|입니다|이|를|을|로|\(|（)/;

/** Right after a code, in languages whose verb comes last: a request to type it. */
export const VERB_AFTER =
  /^["'”»」』】\])]{0,3}\s?(?:을|를|를\s|을\s)?\s?(?:입력|を入力|をご入力|と入力)|^["'”»」』】\])]{0,3} (?:ein(?:geben|zugeben)?[ ,.]|ein$|(?:kommst|gelangst) du |(?:meldest|loggst) du dich |(?:melden|loggen) sie sich )/;
