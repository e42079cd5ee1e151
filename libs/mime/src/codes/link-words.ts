import { phrases } from './words.js';

/** All expressions here are over folded text: lower case, no accents, ё as е, one space between words. */

/** What a visitor is asked to do to an address or an account. */
export const CONFIRM_VERB = phrases(
  [
    'verif(?:y|ying|ication)|confirm(?:ing|ation)?|activat(?:e|ing|ion)|validat(?:e|ion)|authenticate|complete|finish|finali[sz]e|opt[- ]in|yes,? (?:subscribe|it.s me|sign)|subscribe me|authori[sz]e|approve|continue (?:your |with |to )?(?:the )?(?:registration|sign-?up|signing up|registering)',
    'verificar|verifique|verifica|confirmar|confirme|confirma|confirmo|confirmacao|confirmacion|ativar|ative|ativacao|validar|valide|valida|concluir|conclua|finalizar|finalize|activar|activa|active|activacion|completar|completa|complete|autorizar',
    'verifier|verifiez|verifie|confirmer|confirmez|confirmation|activer|activez|activation|valider|validez|validation|finaliser|finalisez|terminer',
    'bestatigen?|bestaetigen?|bestatigung|verifizieren?|verifizierung|aktivieren?|aktivierung|freischalten|abschlie(?:ss|ß)en|validieren|jetzt freigeben',
    'verificare|conferm[ao]|confermare|attiva|attivare|attivazione|convalidare?|completa|completare|completamento',
    'подтвердить|подтвердите|подтверждаю|подтверждение|подтверждения|активировать|активируйте|активаци[ияю]|верифицировать|завершить|завершите',
  ],
  [
    '验证|驗證|激活|启用|啟用|完成|确认|確認',
    '認証|有効化|承認|本登録|完了|検証|有効に|アクティブ|登録(?:を)?続け',
    '인증|활성화|완료|확인|승인|(?:가입|등록)(?:을|를)?\\s?계속',
  ],
);

/** What is confirmed when somebody signs up. */
export const ACCOUNT_OBJECT = phrases(
  [
    'e-?mails?|email address|address|accounts?|identity|registration|sign-?up|sign up|subscription|profile|device|log-?in|sign-?in|membership|it.s (?:me|you)|subscribe|new account|newsletter',
    'endereco|contas?|cadastro|inscricao|assinatura|identidade|registro|perfil|acesso|dispositivo|correo(?: electronico)?|cuenta|suscripcion|identidad|direccion|inscripcion|acceso|alta|usuario',
    'adresse|compte|inscription|abonnement|identite|profil|courriel|messagerie|mail',
    '[a-z-]{0,20}(?:konto|adresse|account|registrierung|anmeldung|identitat|abo|profil|mailadresse)s?|newsletter',
    'indirizzo|registrazione|iscrizione|identita|profilo|account|utenza|casella',
    'почт[а-я]{1,3}|адрес[а-я]{0,3}|аккаунт[а-я]{0,2}|регистраци[а-я]{1,2}|учетн[а-я]{2,3}|подписк[а-я]{1,2}|личность|вход|профил[ья]|электронн[а-я]{2,3}|емейл|имейл',
  ],
  [
    '邮箱|郵箱|信箱|邮件|郵件|電郵|账号|帐号|帳號|账户|帐户|帳戶|注册|註冊|身份|订阅|訂閱|登录|登入',
    'メール|アドレス|アカウント|登録|会員|購読|本人|ログイン|ユーザー',
    '이메일|메일|계정|가입|구독|주소|본인|회원|등록|로그인',
  ],
);

/** What is confirmed, viewed or finished in other mails. */
export const OTHER_OBJECT = phrases(
  [
    'order|booking|reservation|attendance|appointment|delivery|payment|purchase|availability|rsvp|invoice|checkout|shipping|receipt|transaction|survey|review|trip|quote|application|details|statement|offer|discount|coupon|reward|refund|interview|meeting|event|ticket|card|status|profile photo|your profile|points|challenge|quiz|setup guide|course|donation|warranty',
    'pedido|reserva|presenca|agendamento|consulta|entrega|pagamento|compra|fatura|boleto|oferta|desconto|cupom|pesquisa|evento|ingresso|detalhes|asistencia|cita|pago|factura|envio|encuesta|descuento|cupon|oferta|cartao|tarjeta|rastreio',
    'commande|reservation|presence|rendez-vous|rdv|livraison|paiement|achat|facture|enquete|offre|evenement|billet|panier|colis|carte',
    'bestellung|buchung|reservierung|teilnahme|termin|lieferung|zahlung|kauf|rechnung|umfrage|angebot|gutschein|bewertung|ticket|warenkorb|karte',
    'ordine|prenotazione|presenza|appuntamento|consegna|pagamento|acquisto|fattura|sondaggio|offerta|sconto|biglietto|carrello|carta|spedizione',
    'заказ[а-я]{0,2}|брон[а-я]{1,8}|запис[ьи] (?:на|к)|доставк[а-я]{1,2}|оплат[а-я]{1,2}|платеж[а-я]{0,2}|покупк[а-я]{1,2}|участие|встреч[а-я]{1,2}|опрос|скидк[а-я]|отзыв|корзин[а-я]|карт[а-я]{1,2}',
  ],
  [
    '订单|訂單|收货|预约|预订|付款|支付|发票|行程|优惠|活动|快递|账单|问卷',
    '注文|予約|配送|詳細|請求|明細|内容|状況|お知らせ|残高|ポイント|支払|クーポン|アンケート|出欠|カード|購入',
    '주문|예약|배송|내역|상세|자세히|결제|혜택|쿠폰|참석|청구|설문|포인트|명세|카드|구매',
  ],
);

export const RESET_PASSWORD = phrases(
  [
    '(?:reset|change|set|set up|create|choose|recover|new|update|forgot(?:ten)?)(?:ting)? (?:a |my |your |the |new |account ){0,4}(?:new )?(?:[a-z]{2,15} )?passwords?|password (?:reset|recovery)|recover (?:my |your )?account',
    '(?:redefin[a-z]{1,5}|alterar|criar|crie|trocar|recuperar|resetar|cadastrar|nova)(?: a| sua| uma| da| de| nova){0,4} senha|(?:redefinicao|recuperacao) d[ea] (?:sua )?senha',
    '(?:restablec[a-z]{1,5}|cambiar|crear|crea|recuperar|recupera|nueva|reestablecer|restablezca)(?: la| tu| su| una| nueva| mi){0,4} (?:contrasena|clave)|(?:restablecimiento|recuperacion) de (?:la |tu |su )?(?:contrasena|clave)',
    '(?:re)?(?:initialis[a-z]{1,6}|changer|changez|modifier|definir|definissez|creer|creez|choisir|nouveau)(?: de| votre| ton| mon| un| nouveau| le| du){0,4} mot de passe|mot de passe oublie|oublie (?:votre|ton|mon) mot de passe',
    '(?:neues )?(?:passwort|kennwort)(?: jetzt| neu)?(?: zu)? (?:zurucksetzen|zuruckzusetzen|zuruecksetzen|zurueckzusetzen|andern|festlegen|vergeben|erstellen|setzen|wahlen|vergessen)|(?:passwort|kennwort)-?(?:zurucksetzung|reset|wiederherstellung)|zurucksetz[a-z]{1,4} (?:ihres|deines|des) (?:passwort|kennwort)(?:s|es)?|neues (?:passwort|kennwort)',
    '(?:reimposta(?:re|zione)?|cambia(?:re)?|ripristina(?:re)?|crea(?:re)?|imposta(?:re)?|recupera(?:re)?|nuova|modifica(?:re)?)(?: la| tua| una| nuova| della| sua){0,4} password',
    '(?:сбро(?:сить|са?|сьте)|сменить|изменить|восстанов[а-я]{2,6}|задать|создать|создайте|смен[ыу]|придумать|установить|нов[а-я]{2})(?: ваш[а-я]{0,3}| нов[а-я]{2,3}){0,4} парол[а-я]{1,2}',
  ],
  [
    '(?:重置|重設|重设|修改|设置|設定|找回|更改|重新设置)(?:您的|你的|登录|新)?密[码碼]|密[码碼](?:重置|重設|重设|找回)',
    'パスワード(?:を|の|用)?(?:再設定|リセット|変更|設定|再発行)|新しいパスワード',
    '비밀번호\\s?(?:를\\s?)?(?:재설정|변경|초기화|설정|찾기|만들)|새\\s?비밀번호',
  ],
);

export const SIGN_IN = phrases(
  [
    'sign[- ]?(?:me )?in|log[- ]?(?:me )?in|magic link|access (?:your |my )?account|continue (?:to|with)',
    'entrar|fazer login|acessar|acesse|login|iniciar sesion|inicia sesion|acceder|ingresar|accede|enlace magico|link magico',
    'se connecter|me connecter|connexion|connectez-vous|lien (?:magique|de connexion)|acceder a',
    'anmelden|einloggen|login|anmelde-?link|log-?in',
    'accedi|accedere|entra|link magico|link di accesso',
    'войти|вход|авторизоваться',
  ],
  ['登录|登入|登錄', 'ログイン|サインイン', '로그인'],
);

/** The mail says that the link itself lets one in. */
export const LINK_LETS_IN = phrases(
  [
    '(?:magic|sign-?in|log-?in|one-time|secure|temporary|single-use|access) (?:sign-?in |log-?in )?(?:link|button|url)|link (?:below )?(?:to|and) (?:sign|log)|link [a-z ]{0,32}(?:expires?|valid|can only be used|works)|(?:click|tap|use|press)[a-z ,]{0,40} to (?:instantly |securely )?(?:sign|log)[ -]?in|button (?:below )?to (?:sign|log)|confirm that you want to sign in|no password (?:needed|required)|without a password|link is valid|expires in',
    'link (?:magico|de acesso|de login|unico|temporario)|link (?:expira|e valido|vale|so pode)|(?:clique|toque)[a-z ,]{0,40} para (?:entrar|acessar|fazer login)|sem senha|enlace (?:magico|de acceso|de inicio|unico|temporal)|enlace (?:caduca|expira|vence|es valido|solo)|(?:haz|haga) clic[a-z ,]{0,40} para (?:iniciar|acceder|entrar)|sin contrasena',
    'lien (?:magique|de connexion|unique|temporaire|securise)|(?:ce|le) lien (?:expire|est valable|est valide|ne peut)|cliquez[a-z ,-]{0,40} pour (?:vous connecter|acceder)|sans mot de passe',
    'anmelde-?link|login-?link|magischer? link|magic-?link|einmal-?link|(?:der|dieser) link (?:ist|lauft|kann)|klick(?:e|en)[a-z ,-]{0,40} um (?:dich|sich|sie)[a-z ,-]{0,20} (?:anzumelden|einzuloggen)|ohne passwort',
    'link (?:magico|di accesso|monouso)|(?:il|questo) link (?:scade|e valido|puo)|(?:clicca|fai clic|tocca)[a-z ,]{0,40} per (?:accedere|entrare)|senza password',
    'ссылк[а-я]{1,3} (?:для входа|действ[а-я]{2,10}|одноразов[а-я]{1,3})|(?:волшебн|одноразов|магическ)[а-я]{1,3} ссылк[а-я]{1,3}|(?:нажмите|перейдите)[а-я ,]{0,50} чтобы войти|без пароля',
  ],
  [
    '登录链接|登入連結|魔法链接|一键登录|免密|链接(?:将|有效|在|于)?[^\\n]{0,10}(?:有效|过期|失效)|点击[^\\n]{0,12}(?:登录|登入)|點擊[^\\n]{0,12}登入',
    'ログイン(?:用)?(?:リンク|url)|マジックリンク|サインイン(?:用)?リンク|(?:リンク|url)(?:は|の)[^\\n]{0,12}(?:有効|期限)|パスワードなし|パスワード不要',
    '로그인\\s?링크|매직\\s?링크|링크(?:는|의)[^\\n]{0,12}(?:유효|만료)|비밀번호\\s?없이',
  ],
);

/** Words of a link that say nothing themselves: the words around it do. */
export const NEUTRAL_LINK_WORDS = phrases(
  [
    'here|click(?: here)?|tap(?: here)?|this link|link|button|continue|proceed|get started|start|go|yes|ok|open|let.s go|next|this url|begin',
    'aqui|clique(?: aqui)?|clica|continuar|comecar|este link|neste link|prosseguir|haz clic(?: aqui)?|haga clic|este enlace|enlace|empezar|siguiente|pulsa(?: aqui)?|boton|botao|si|sim',
    'ici|cliquez(?: ici| sur ce lien)?|ce lien|lien|continuer|commencer|suivant|bouton|oui|en cliquant ici',
    'hier(?: klicken)?|klick(?:en|e)?|diesen? link|link|weiter|fortfahren|los geht.?s|jetzt starten|ja',
    'qui|clicca(?: qui)?|fai clic(?: qui)?|questo link|continua|prosegui|inizia|avanti|si',
    'здесь|тут|сюда|ссылк[а-я]{1,3}|по ссылке|по этой ссылке|продолжить|далее|перейти|нажмите|кнопк[а-я]{1,2}|начать|да|перейти по ссылке',
  ],
  [
    '这里|這裡|此处|此處|点击|點擊|点我|链接|連結|继续|下一步|开始|前往',
    'こちら|ここ|クリック|リンク|次へ|続ける|続行|url|進む|開く|はい',
    '여기|클릭|링크|바로가기|계속|다음|시작|이동|버튼|누르',
  ],
);

/** Words of a link that is never the one to press. */
export const NEVER_LINK_WORDS = phrases(
  [
    'unsubscrib[a-z]{1,4}|opt[- ]?out|preferences|manage|settings|view (?:in|this|it|online|as)|web version|in (?:your )?browser|privacy|terms|policy|help|support|contact|faq|learn more|read more|about|not (?:you|me)|wasn.t (?:you|me)|didn.t|did not|not my|deny|decline|report|secure (?:my|your|this) account|block|shop|store|buy|download|app store|google play|facebook|twitter|instagram|linkedin|youtube|tiktok|track|review activity|lock|cancel|delete|remove|disavow|don.t recogni[sz]e|do not recogni[sz]e|stop receiving|why|feedback|resend|request a new',
    'descadastr[a-z]{1,4}|cancelar|sair da lista|preferencias|ver no navegador|versao web|privacidade|termos|ajuda|suporte|saiba mais|nao (?:fui|foi|reconheco|sou)|loja|comprar|darse de baja|darte de baja|baja|ver en (?:el|tu) navegador|privacidad|terminos|ayuda|soporte|contacto|no (?:fui|soy|he sido|reconozco)|mas informacion|tienda|proteger|bloquear|denunciar|deshacer|desfazer|fale conosco|configuracoes|configuracion|reenviar|excluir',
    'desabonn[a-z]{1,6}|desinscri[a-z]{1,6}|preferences|navigateur|version en ligne|confidentialite|conditions|aide|assistance|contact[a-z]{0,4}|en savoir plus|ce n.etait pas moi|pas moi|boutique|acheter|signaler|securiser|annuler|parametres|supprimer',
    'abmelden vom|abbestellen|abmelde[a-z]{0,6}|austragen|newsletter abmelden|einstellungen|im browser|webversion|online ansehen|datenschutz[a-z]{0,10}|impressum|agb|hilfe|support|kontakt[a-z]{0,10}|mehr erfahren|nicht (?:ich|sie|von mir)|war ich nicht|shop|kaufen|melden sie|konto sichern|widerrufen|ablehnen|loschen|sperren|widersprechen|stornieren',
    'disiscri[a-z]{1,6}|annulla[a-z]{0,3}|cancella[a-z]{0,3}|preferenze|nel browser|versione web|privacy|termini|condizioni|aiuto|assistenza|contatt[a-z]{1,4}|scopri|non sono (?:stato |stata )?io|negozio|acquista|segnala|proteggi|impostazioni|elimina',
    'отписа[а-я]{1,5}|отказаться|отмен[а-я]{1,5}|настро[а-я]{1,5}|в браузере|веб-верси[а-я]{1,2}|конфиденциальност[а-я]{1,2}|услови[а-я]{1,2}|помощь|поддержк[а-я]{1,3}|справк[а-я]{1,3}|подробнее|это не я|не я|магазин[а-я]{0,2}|купить|защитить|удалить|заблокировать|пожаловаться',
  ],
  [
    '退订|退訂|取消|偏好|浏览器|瀏覽器|隐私|隱私|条款|條款|帮助|幫助|客服|联系|聯絡|了解更多|详情|不是我|非本人|商城|购买|下载|举报|冻结|保护账|关注|设置中心|删除|拒绝',
    '配信停止|配信解除|登録解除|購読解除|解除|ブラウザ|プライバシー|規約|ヘルプ|サポート|お問い?合わせ|詳しく|詳細|設定(?:を)?変更|心当たり|自分では|ショップ|購入|ダウンロード|キャンセル|削除|拒否|保護する|退会',
    '수신\\s?거부|구독\\s?취소|구독\\s?해지|수신거부|환경\\s?설정|브라우저|개인정보|약관|도움말|고객센터|문의|자세히|본인이\\s?아닌|내가\\s?아|쇼핑|구매|다운로드|취소|삭제|차단|신고|거부|해지',
  ],
);

/** "If this was not you, …": what follows in the sentence is for somebody else. */
export const IF_NOT_YOU = phrases(
  [
    'if (?:you|this|it|that|the)[a-z ]{0,24}(?:did not|didn.t|was not|wasn.t|not|haven.t|have not|don.t|do not)|if not|not you\\?|wasn.t (?:you|me)|was not you|didn.t (?:request|do|make|try|sign)|no longer (?:want|wish)|stop receiving|trouble|problems',
    'se (?:nao|voce nao)|nao foi voce|caso nao|si no|no fuiste tu|si (?:tu |usted )?no|nao reconhece|no reconoces|no desea',
    'si (?:vous )?n.|si ce n.etait pas|n.etiez pas|pas a l.origine|ne souhaitez plus|si vous ne',
    'wenn sie (?:das |dies |sich )?nicht|falls (?:sie|du)[a-z ]{0,24}nicht|(?:sie|du) (?:das |es )?nicht waren|nicht (?:sie|du|selbst)|nicht mehr|wenn du[a-z ]{0,12}nicht',
    'se non|non sei stato|non hai|non desideri',
    'если (?:это )?(?:были |вы )?не|это были не вы|если это не вы|не вы\\?|больше не хотите',
  ],
  [
    '如果不是|若不是|如非本人|非本人操作|并非您|不想|不再',
    '心当たりが|お心あたり|覚えがない|ご本人でない|ない場合|希望されない',
    '아닌\\s?경우|아니라면|본인이\\s?아니|하지\\s?않았|않으셨|원하지\\s?않|원치\\s?않',
  ],
);

/** The mail tells of something done; its links are for those who did not do it. */
export const NOTICE = phrases(
  [
    'password (?:was|has been|have been|is|been) (?:successfully )?(?:changed|updated|reset)|(?:changed|updated) (?:the |your )[a-z ]{0,20}password|password (?:changed|updated)|changed your password|new (?:sign-?in|log-?in|device)|signed in (?:to|from|on)|was accessed|security alert|was (?:added|removed)|has been (?:enabled|disabled)',
    'senha (?:foi |da sua conta foi )?(?:alterada|redefinida|atualizada|trocada)|novo (?:login|acesso|dispositivo)|alerta de seguranca|contrasena (?:se ha |fue |ha sido )?(?:cambiad[ao]|actualizad[ao]|modificad[ao]|restablecid[ao])|(?:se ha cambiado|has cambiado|cambiaste)[a-z ]{0,12} contrasena|nuevo (?:inicio|acceso|dispositivo)|alerta de seguridad',
    'mot de passe (?:a ete |de votre compte a ete )?(?:modifie|change|reinitialise|mis a jour)|nouvelle connexion|nouvel appareil|alerte de securite',
    '(?:passwort|kennwort) (?:wurde|ist)[a-z ]{0,20} ?(?:geandert|zuruckgesetzt|aktualisiert)|(?:passwort|kennwort) geandert|neue anmeldung|neuer login|neues gerat|sicherheitswarnung|sicherheitshinweis',
    'password (?:e stata |del tuo account e stata )?(?:modificata|cambiata|reimpostata|aggiornata)|nuovo accesso|nuovo dispositivo|avviso di sicurezza',
    'пароль (?:был |от вашего аккаунта |вашего аккаунта )?(?:был )?(?:изменен|сменен|обновлен|сброшен)|новый вход|вход с нового|новое устройство|нового устройства',
  ],
  [
    '密码(?:已|修改成功|变更)|密碼已|新设备|異常登入|异常登录|异地登录|登录提醒|安全提醒',
    'パスワードが変更|パスワードを変更しました|パスワード変更完了|パスワード変更のお知らせ|新しい(?:端末|デバイス|ログイン)|ログイン通知|セキュリティ通知|ログインのお知らせ',
    '비밀번호(?:가|를)?\\s?(?:변경되|변경했|변경하셨|변경\\s?완료|재설정되)|새로운\\s?(?:기기|로그인)|로그인\\s?알림|보안\\s?알림',
  ],
);

const BEFORE_TOKEN = '(?:^|[/?&=#._~%-])';
/** In the path or query of a link that does something to an account. */
export const ACTION_IN_URL = new RegExp(
  `${BEFORE_TOKEN}(?:e?-?mail-?)?(?:verif(?:y|ication|ica|icar|ie)?|confirm(?:ation|ar|e|acao|acion)?|activat(?:e|ion)|activar|ativar|validat(?:e|ion)|validar|valider|magic(?:-?link)?|opt-?in|passwordless|double-?opt-?in|doi|bestaetig(?:en|ung)|aktivier(?:en|ung)|conferma|attiva|reset(?:-?password)?|password-?reset|recover|forgot|set-?password|new-?password|one-?time|sign-?up|signup-?complete|complete-?(?:sign-?up|registration)|email-?(?:verif|confirm|activ|valid)[a-z]{0,8}|verify-?(?:email|account|user)[a-z]{0,8}|confirm-?(?:email|account|signup|subscription|registration)|loginwithemail|emaillogin|email-?login|auth|callback|register|regist(?:ration)?|subscribe|mot-?de-?passe|senha|contrasena|passwor[dt]|cadastro|inscription|iscrizione|registro|registrierung|entrar|acesso|acceso|connexion|freischalt(?:en|ung)|doi|restore|recuperar|recupera|redefinir|restablecer|zuruecksetzen|reimposta|reinitialisation)(?![a-z])|verif(?:y|ication)|confirm(?:e?mail|account|ation|token)|activate|resetpass`,
);
export const NEVER_IN_URL =
  /unsubscrib|opt-?out|(?:^|[/?&=._-])(?:preferences?|privacy|terms|legal|help|faq|blog|policy|policies|impressum|datenschutz|contact|about|unsub|optout|abuse|report|disavow|not-?me|notme|cancel|revoke|apps\.apple|play\.google|view-?in-?browser|webversion|open\.gif|pixel)(?![a-z])|\.(?:png|gif|jpe?g|css|ico|svg)(?:$|\?)/;
export const NEVER_HOST =
  /^https?:\/\/(?:[a-z0-9-]{1,40}\.){0,3}(?:facebook|twitter|x|instagram|linkedin|youtube|tiktok|pinterest|t|wa|apps\.apple|itunes\.apple|play\.google|weibo|vk)\.(?:com|me|co)\/(?![^?#]{0,200}(?:confirm|verif|activat|reset|recover|login|auth|token))/;
export const TOKEN_IN_URL =
  /[?&#](?:[a-z_-]{0,20}(?:token|code|key|hash|sig|signature|otp|secret|ticket|nonce|upn|jwt|uuid|guid|oobcode|payload)|t|k|c|h|s|tok|id|e|u|q|data|p|d)=[a-z0-9%._~+/=-]{6,}|[?&][a-z0-9_-]{1,30}=(?=[a-z%_.-]{0,60}[0-9])(?=[0-9%_.-]{0,60}[a-z])[a-z0-9%._~-]{8,}|\/[a-z0-9_~-]{0,60}[0-9][a-z0-9_~-]{0,200}(?=[/?#]|$)(?<=\/[a-z0-9_~-]{10,261})/;
