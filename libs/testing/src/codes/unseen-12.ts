import type { MailCase } from './mail-case.js';

/** The twelfth set, by six writers who knew neither the recogniser nor the other sets. Its mails have no links. */
export const cases: MailCase[] = [
  {
    name: `it-IT eight digits, protocol number`,
    from: `Comune di Roccaverde – Sportello Online <noreply@comune.roccaverde.ap.test>`,
    subject: `Attivazione utenza n. 2025/1187`,
    html: `<div style="font-family:Titillium Web,Arial;font-size:15px"><p>Spett.le utente,</p><p>al fine di perfezionare la registrazione allo Sportello Online, inserisca le cifre sotto indicate nel campo "Convalida e-mail".</p><p style="font-size:26px;border:1px solid #0066cc;display:inline-block;padding:8px 16px">7420-5816</p><p>Decorsi 3 giorni la richiesta prot. n. 0004821 del 12/09/2025 sarà archiviata d'ufficio.</p><p style="font-size:11px">Piazza della Repubblica 1, 63099 Roccaverde (AP) – C.F. 80002810447 – Codice univoco UFK4ZT</p></div>`,
    code: '74205816',
    link: null,
  },
  {
    name: `pt-BR booking locator in subject`,
    from: `Asa Norte Linhas Aéreas <reservas@asanorte.test>`,
    subject: `Reserva confirmada: QJ7T4L`,
    html: `<table width="600" style="font-family:Arial"><tr><td colspan="3" style="background:#01579b;color:#fff;padding:15px">Localizador<br><span style="font-size:36px">QJ7T4L</span></td></tr><tr><td>AN 4821<br>BSB 06:40</td><td>→</td><td>FOR 09:25</td></tr><tr><td colspan="3">Passageira: PRISCILA NUNES<br>E-ticket 957-2140983371<br>Assento 14C · 1 bagagem de 23 kg<br>Total: R$ 689,40 em 3x no cartão final 5502</td></tr><tr><td colspan="3" style="font-size:12px">Check-in abre 48 h antes do voo. Leve documento com foto.</td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `es-MX four digits in heading`,
    from: `Tiendita Digital <hola@tienditadigital.mx>`,
    subject: `¡Ya casi terminas tu registro, Lupita!`,
    html: `<div style="font-family:Poppins,Arial;text-align:center;background:#fff0f6;padding:26px"><h1 style="font-size:44px;color:#d6336c;margin:0">7052</h1><p>Ese es tu NIP de alta. Anótalo en la app para activar tu tiendita y empieza a vender hoy mismo.</p><p>¿Dudas? Mándanos un WhatsApp al 55 4182 9037, de lunes a sábado de 9:00 a 19:00.</p><p style="font-size:11px;color:#868e96">Tiendita Digital S.A.P.I. de C.V., Av. Insurgentes Sur 1602, Col. Crédito Constructor, 03940 CDMX</p></div>`,
    code: '7052',
    link: null,
  },
  {
    name: `es-CO exam credential number`,
    from: `Universidad del Cauca Alto <admisiones@ucaucaalto.edu.co>`,
    subject: `Citación a examen de admisión 2025-2`,
    text: `Apreciado aspirante JUAN CAMILO TOBÓN:

Nos complace informarle que su inscripción quedó en firme.

Credencial: 1048276
Programa: Ingeniería Ambiental (SNIES 53417)
Fecha: domingo 25 de mayo, 8:00 a. m.
Bloque 7, salón 204, puesto 18

Lleve lápiz Mirado No. 2, borrador y su tarjeta de identidad. No se permite el ingreso de celulares. La credencial la encontrará también impresa en la hoja de respuestas.

Oficina de Admisiones
Carrera 2 # 15N-40, Popayán. PBX (602) 820 9800 ext. 1122`,
    code: null,
    link: null,
  },
  {
    name: `it-IT lowercase word plus digits`,
    from: `Hotel Belvedere Ischia <reception@belvedereischia.test>`,
    subject: `Wi-Fi per gli ospiti`,
    text: `Gentile ospite,

benvenuto a Ischia! Per navigare scelga la rete "Belvedere Guest": si aprirà una pagina dove Le verrà chiesto l'indirizzo e-mail che ha appena indicato e la conferma ricevuta su questa casella.

Digiti isola38 e prema Accedi.

La sessione termina alle 11:00 del giorno di partenza. Camera 204, piscina termale aperta 9-19.

Hotel Belvedere, Via Panoramica 115, 80077 Ischia (NA)
Tel. 081 482 1390 - CIN IT063037A1BZ9KQ4LM`,
    code: 'isola38',
    link: null,
  },
  {
    name: `it-IT student number, exam booking`,
    from: `Università di Montefosco <segreteria@unimontefosco.test>`,
    subject: `Appello del 16 giugno: prenotazione acquisita`,
    html: `<div style="font-family:Arial;font-size:14px"><p>Studente: RINALDI ELENA, matricola <b>0512110482</b></p><p>La prenotazione n. <b>773906</b> all'appello di Diritto privato (cod. insegnamento 00482, 9 CFU) risulta registrata in posizione 37.</p><p>Aula Magna, edificio C, lunedì 16/06/2025 ore 9:00. È obbligatorio esibire il libretto o un documento. Cancellazioni ammesse sino a tre giorni prima.</p><p style="color:#757575">Messaggio automatico ESSE-web 23.10.04</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `fr-FR software licence key`,
    from: `Éditions Logiciel Plume <commandes@plume-logiciels.test>`,
    subject: `Votre licence Plume Pro 11`,
    html: `<div style="font-family:Arial;background:#fff;border-top:4px solid #6a1b9a;padding:20px"><p>Merci pour votre achat !</p><p>Plume Pro 11 (2 postes) – 79,00 € TTC – facture F-2025-04821</p><p>Clé de licence :</p><pre style="background:#f3e5f5;padding:10px">PLM11-7XQ4K-9ZT2W-HB63R-04CVD</pre><p>Collez-la dans Aide &gt; Enregistrer le logiciel. Conservez ce message : la clé vous servira lors d'une réinstallation.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `pt-BR four digits, years, CRM number`,
    from: `Clínica VidaPerto <teleconsulta@vidaperto.med.br>`,
    subject: `Sua teleconsulta é hoje às 14h30`,
    html: `<div style="font-family:Georgia,serif;max-width:520px"><p>Prezado Sr. Antônio,</p><p>A Dra. Helena Couto (CRM-SP 118402) vai atendê-lo hoje, 07/05/2025, às 14h30.</p> <p>Para entrar na sala virtual, acesse vidaperto.med.br/sala e, quando a página pedir a senha, escreva <strong>6190</strong>.</p><p>Tenha em mãos a carteirinha do convênio e fique em local bem iluminado. Dúvidas: (11) 3042-7788 ou WhatsApp (11) 98120-3344.</p><hr><small>VidaPerto Telemedicina Ltda. Protocolo interno 2025-77120</small></div>`,
    code: '6190',
    link: null,
  },
  {
    name: `fr-FR login alert without code`,
    from: `Mutuelle Garance Plus <contact@garance-plus.test>`,
    subject: `Une connexion à votre espace adhérent`,
    html: `<table style="font-family:Tahoma;font-size:13px"><tr><td><p>Bonjour Monsieur Diallo,</p><p>Nous vous informons qu'une connexion à votre espace adhérent a eu lieu le 17/09/2025 à 06:51 depuis Chrome sous Windows (adresse IP 90.48.213.7, région Occitanie).</p><p>S'il s'agit bien de vous, aucune démarche n'est nécessaire. Dans le doute, modifiez votre mot de passe depuis garance-plus.test.</p><p>N° d'adhérent : 01 482 913 – Mutuelle régie par le Livre II, SIREN 776 950 482</p></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `fr-FR a real word as code`,
    from: `La Cave d’Anselme <verif@cavedanselme.test>`,
    subject: `Petite formalité avant votre dégustation`,
    html: `<div style="font-family:Garamond,serif;color:#4a0d1f;max-width:520px"><h3>Êtes-vous majeur ?</h3><p>La vente d'alcool est interdite aux moins de 18 ans (art. L. 3342-1 du code de la santé publique). Pour attester que cette adresse est bien la vôtre, inscrivez le mot</p><p style="text-align:center;font-size:30px">GRENAT</p><p>dans la case prévue à cet effet. Votre panier de 3 bouteilles (Gigondas 2019, 58,50 €) est conservé jusqu'à demain.</p><p style="font-size:10px">L'abus d'alcool est dangereux pour la santé. Anselme &amp; Fils, 84190 Vacqueyras</p></div>`,
    code: 'GRENAT',
    link: null,
  },
  {
    name: `sv-SE code used, security notice`,
    from: `Kassavakt <sakerhet@kassavakt.test>`,
    subject: `Din engångskod har använts`,
    html: `<table style="font-family:Arial;font-size:14px;max-width:560px"><tr><td style="background:#fff4e5;border:1px solid #f0b35b;padding:16px"><p>Engångskoden som du beställde kl. 09.41 har nu använts för att byta e-postadress på ditt Kassavakt-konto.</p><p>Ny adress: m****@postlada.test<br>Enhet: iPad, Sundsvall<br>Händelse-id: 5518-27734</p><p>Stämmer det inte? Kontakta oss genast på 060-555 818 så återställer vi kontot.</p></td></tr><tr><td style="font-size:11px;padding:10px">Kassavakt Sverige AB, org.nr 559318-0047, Storgatan 20, 852 30 Sundsvall</td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `de-DE TAN, IBAN and amount nearby`,
    from: `Sparbank Weserland <sicherheit@sparbank-weserland.test>`,
    subject: `Ihre Überweisung wartet auf Freigabe`,
    html: `<html><body style="font-family:Arial,sans-serif;color:#222"><table width="600"><tr><td style="background:#c8102e;height:6px"></td></tr><tr><td style="padding:20px"><p>Sehr geehrter Herr Lüdemann,</p><p>für die Überweisung über <b>2.480,00 EUR</b> an Dachdeckerei Brandt GmbH (IBAN DE44 **** **** **** 9917 03) benötigen wir noch Ihre Zustimmung.</p><p>TAN: <span style="font-size:22px">384 172</span></p><p>Bitte vergleichen Sie Betrag und Empfänger, bevor Sie sie eintippen. Sperr-Notruf: 116 116.</p></td></tr><tr><td style="font-size:10px;color:#777;padding:20px">Sparbank Weserland eG, Am Markt 4, 28195 Bremen, BLZ 290 501 99, Amtsgericht Bremen GnR 618</td></tr></table></body></html>`,
    code: '384172',
    link: null,
  },
  {
    name: `de-DE referral code in subject`,
    from: `Fitwerk Studios <club@fitwerk.test>`,
    subject: `Dein Freundschaftscode: LENA-4471`,
    html: `<table align="center" width="560" style="background:#12e29a;font-family:Impact,Arial;text-align:center"><tr><td style="padding:30px"><h1>Trainiert zusammen!</h1><p style="font-family:Arial">Schick deiner besten Freundin einfach deinen persönlichen Code. Wenn sie damit Mitglied wird, trainiert ihr beide vier Wochen gratis.</p><p style="background:#fff;font-size:28px;padding:10px">LENA-4471</p><p style="font-family:Arial;font-size:12px">Gilt bis 31.12.2024 in allen 23 Clubs. Mitgliedsnr. 0098126. Nicht mit anderen Aktionen kombinierbar.</p></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `sv-SE plain, heading-less single line`,
    from: `Skogsglänta Friluft <hej@skogsglanta.test>`,
    subject: `Bekräfta din mejladress`,
    text: `Hej och välkommen!

66104

Så lyder det du ska knappa in på sidan du nyss lämnade. Då vet vi att mejlen kommer fram och du får dina medlemspriser på en gång.

Som medlem får du 5 % bonus, fri frakt över 599 kr och 365 dagars öppet köp.

Vi ses i skogen!
Skogsglänta Friluft AB
Industrigatan 8, 831 34 Östersund
Org.nr 559102-4471`,
    code: '66104',
    link: null,
  },
  {
    name: `pl-PL expired code notice`,
    from: `Telekom Bałtyk <ebok@telekombaltyk.test>`,
    subject: `Kod wygasł`,
    html: `<table style="font-family:Arial;font-size:14px" width="560"><tr><td style="border-bottom:3px solid #0277bd;padding:8px"><b>Telekom Bałtyk</b></td></tr><tr><td style="padding:16px"><p>Dzień dobry,</p><p>kod autoryzacyjny wygenerowany 15.08.2024 o 12:03 stracił ważność, zanim został użyty. Zmiana taryfy na Światłowód 900 nie została więc zatwierdzona.</p><p>Chcesz spróbować ponownie? Zaloguj się i poproś o kolejny.</p><p>Numer umowy 40/118827/B, abonament 69,00 zł.</p><p style="font-size:11px">Biuro Obsługi: 58 555 03 00, ul. Morska 81, 81-225 Gdynia</p></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `pl-PL mixed case, user name year`,
    from: `Forum Modelarzy <admin@forum-modelarzy.test>`,
    subject: `Odzyskiwanie konta użytkownika Spitfire1940`,
    text: `Witaj Spitfire1940,

dostaliśmy prośbę o przywrócenie dostępu do Twojego konta (ostatnie logowanie: 23.06.2021, postów: 1482).

Na stronie odzyskiwania wpisz znaki: hT7mQw2
Uwaga, wielkość liter ma znaczenie.

Jeśli to nie Twoja sprawka, daj znać moderatorom w wątku 55120.

Pozdrawiamy i równych linii podziału!
Ekipa Forum Modelarzy
(silnik forum 3.3.11)`,
    code: 'hT7mQw2',
    link: null,
  },
  {
    name: `sv-SE pick-up code, parcel ID`,
    from: `PostVägen <avisering@postvagen.test>`,
    subject: `Ditt paket finns att hämta`,
    html: `<table width="500" style="font-family:Arial;border:1px solid #0057b8"><tr><td style="padding:16px"><p><b>Hej! Nu kan du hämta ditt paket.</b></p><p>Kolli-id: 00373400418827193406<br>Avsändare: Cykelkraft i Åmål<br>Ombud: ICA Nära Björken, Storgatan 51</p><p>Hämtkod:</p><p style="font-size:28px">84 17 02</p><p>Ta med giltig legitimation. Hämta senast 2025-02-19, sedan går paketet i retur.</p></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `en-GB four digits among amounts`,
    from: `Thistle & Rowe Bank <donotreply@mail.thistlerowe.test>`,
    subject: `Approve a new payee`,
    html: `<div style="max-width:580px;margin:auto;font-family:Verdana;color:#1d2b3a"><p>Dear Mrs Pemberton,</p><p>You're setting up <b>J Halliwell Plumbing</b> (sort code 20-45-77, account ending 3391) and sending &pound;1,240.00.</p><p>If you're happy with this, give the app the security number 8163. If you're not, do nothing and ring us on 0345 555 0190.</p><hr><p style="font-size:11px">Thistle &amp; Rowe Bank plc. Registered in England and Wales No. 04417728. Authorised by the PRA, Firm Reference 119284. We will never ask you to move money to a "safe account".</p></div>`,
    code: '8163',
    link: null,
  },
  {
    name: `de-DE code comes by letter`,
    from: `Finanzportal Elster-Hilfe <service@steuerpilot.test>`,
    subject: `Aktivierungscode kommt per Post`,
    html: `<html><body style="background:#fafafa;font-family:Arial"><div style="width:580px;margin:auto;background:white;padding:26px"><p>Hallo Frau Nguyen,</p><p>der Antrag auf Datenabruf zur Steuer-ID 83 *** *** 417 ist beim Finanzamt Leipzig I eingegangen. Aus Datenschutzgründen schickt die Behörde den Aktivierungscode ausschließlich per Brief an Ihre Meldeadresse; rechnen Sie mit 7 bis 10 Werktagen.</p><p>Sobald das Schreiben da ist, geht es unter &bdquo;Belegabruf&ldquo; weiter. Auftragskennung: 2024-A-60718.</p><p style="font-size:11px">SteuerPilot GmbH, 04109 Leipzig, HRB 33817</p></div></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `en-IN before explanation, fare nearby`,
    from: `ChaloRide <otp@chaloride.test>`,
    subject: `Arjun, want to change your e-mail?`,
    html: `<div style="font-family:Roboto,Arial;background:#fff8e1;padding:20px"><h1 style="margin:0;font-size:40px;color:#333">7318</h1><p>That's what you need to fill in the app to move your ChaloRide account to this mailbox. We will keep sending trip bills to the old one till you do it.</p><p>Last trip: Indiranagar to Whitefield, &#8377;486, driver rating 4.9, vehicle KA 03 MN 4521.</p><p style="font-size:11px;color:#999">ChaloRide Technologies Pvt Ltd, 80 Feet Road, Bengaluru 560038 | GSTIN 29AACCC1234F1Z5</p></div>`,
    code: '7318',
    link: null,
  },
  {
    name: `ja only in subject`,
    from: `まなびポート <account@manabiport.test>`,
    subject: `582094 ― まなびポートへのログインに使う数字です`,
    html: `<div style="font-family:sans-serif;max-width:520px;margin:auto;border-top:4px solid #2a7de1;padding:20px"> <h2 style="font-size:18px;color:#2a7de1">新しいブラウザからのログイン</h2> <p>件名にある6つの数字を、開いたままのログイン画面へご入力ください。安全のため、本文には記載しておりません。</p> <p style="color:#666;font-size:13px">受付:2025/10/12 21:07 ブラウザ:Edge 141 / Windows 11</p> <p style="color:#999;font-size:11px">株式会社まなびポート 東京都千代田区神田錦町3-17-8</p></div>`,
    code: '582094',
    link: null,
  },
  {
    name: `ja meeting ID and passcode`,
    from: `営業企画部 岡田 <okada.s@nexline-trading.test>`,
    subject: `10/8(水)第3四半期レビュー オンライン会議のご招待`,
    text: `関係者各位

お疲れさまです。営業企画の岡田です。
標記の件、下記のとおり実施しますのでご参加ください。

日時:10月8日(水)13:30-15:00
ミーティングID:842 5510 7736
パスコード:610284
URL:

資料はv2.3をチームフォルダに格納済みです。
前日17時までにコメントをお願いいたします。`,
    code: null,
    link: null,
  },
  {
    name: `zh-CN amount, card endings, serial number`,
    from: `江淮商业银行 <ebank@jhcbank.com.test>`,
    subject: `江淮商业银行转账交易动态密码`,
    html: `<table width="600" align="center" style="font-family:微软雅黑,SimSun;font-size:14px;border:1px solid #c8102e"><tr><td style="background:#c8102e;color:#fff;padding:10px">江淮商业银行 个人网上银行</td></tr> <tr><td style="padding:16px;line-height:26px">尊敬的陈女士:<br>您尾号6608的借记卡于9月2日16时05分申请向尾号1937的账户转账人民币12,500.00元,序号为03的动态密码是<b style="color:#c8102e">907346</b>,请核对收款人及金额后在网银页面填写。<br>任何索要动态密码的行为均属诈骗!</td></tr><tr><td style="font-size:12px;color:#888;padding:10px">客服电话 95XXX 转 2 | 银保监备案 B0187H234010001</td></tr></table>`,
    code: '907346',
    link: null,
  },
  {
    name: `zh-CN letters in cells, ticket number`,
    from: `跨境通卖家中心 <seller-security@kuajingtong.test>`,
    subject: `收款账户变更:请确认是您本人`,
    html: `<div style="font-family:Arial,SimHei;font-size:14px;max-width:600px"><p>店铺「暖冬家居旗舰店」(Shop ID 40718852)提交了收款账户变更:</p><p>原账户:****2075 → 新账户:****8816<br>提交时间:2025/10/27 22:13</p><p>请把下面的安全码录入卖家后台:</p> <table cellspacing="4"><tr><td style="background:#ffe8d6;width:32px;text-align:center">X</td><td style="background:#ffe8d6;width:32px;text-align:center">4</td><td style="background:#ffe8d6;width:32px;text-align:center">D</td><td style="background:#ffe8d6;width:32px;text-align:center">9</td><td style="background:#ffe8d6;width:32px;text-align:center">N</td><td style="background:#ffe8d6;width:32px;text-align:center">6</td></tr></table><p>变更生效后 72 小时内暂停提现。工单 #119204 已为您保留记录。</p></div>`,
    code: 'X4D9N6',
    link: null,
  },
  {
    name: `zh-CN e-invoice number and tax ID`,
    from: `税票云 <fapiao@shuipiaoyun.test>`,
    subject: `您收到一张电子发票[发票号码:25332000000147382056]`,
    html: `<table width="600" style="font-size:13px;font-family:宋体"><tr><td colspan="2">尊敬的客户,您好!杭州味来餐饮管理有限公司为您开具了数电发票,详情如下:</td></tr><tr><td>发票号码</td><td>25332000000147382056</td></tr><tr><td>开票日期</td><td>2025年09月14日</td></tr><tr><td>价税合计</td><td>¥428.00</td></tr><tr><td>销方税号</td><td>91330106MA2CFJ7T4E</td></tr><tr><td>旧版校验码后六位</td><td>不适用</td></tr><tr><td colspan="2"><span>下载PDF/OFD版式文件</span></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `zh-CN code went by SMS`,
    from: `惠民公积金服务 <gjj@huimin-gjj.test>`,
    subject: `关于您申请提取业务的提示`,
    html: `<div style="font-family:SimSun;font-size:15px;line-height:28px"><p>缴存职工您好:</p><p>您的租房提取申请(业务流水号 TQ2025081900624)已受理。<b>6位短信验证码已下发至您预留的手机 159****7743</b>,请查看手机短信并按页面指引完成操作;如未收到,60 秒后可点击"重新获取"。</p><p>本次申请提取金额 4,500.00 元,预计 3 个工作日到账。</p><p style="font-size:12px">服务热线 12329 | 地址:合肥市政务区祁门路 1688 号</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `zh-HK letters digits hyphen, reference number`,
    from: `簽立得 SignLah <notice@signlah.hk>`,
    subject: `請簽署文件:僱傭合約 — Lee Ka Yan`,
    text: `李小姐:

恒昌物流(香港)有限公司人力資源部已向您發出「僱傭合約(2025)」,文件編號 SL-0059821,請於 2025 年 8 月 8 日或之前簽妥。

簽署步驟:
1. 開啟 
2. 輸入簽署碼 QX83-LM
3. 於第 6 頁及第 9 頁加上簽名

如對合約條款有任何疑問,請直接聯絡發送人,電話 3702 4415。

簽立得有限公司
商業登記證號碼 68140527`,
    code: 'QX83-LM',
    link: null,
  },
  {
    name: `zh-HK candidate and centre numbers`,
    from: `香港公開考試服務處 <candidate@hkpes.test.hk>`,
    subject: `2026 年文憑試報名確認`,
    html: `<table width="600" style="font-family:'新細明體',serif;font-size:15px"><tr><td style="padding:18px"><p>考生姓名:梁卓賢<br>考生編號:26018437<br>中心編號:A0712(聖保祿書院)</p><p>考試費港幣 3,464 元已經收妥,收據號碼 R-559027。</p><p>准考證將於 2026 年 2 月中旬由學校派發。考生須於每科開考前 30 分鐘到達試場,並把考生編號填寫於答題簿封面。</p><p style="font-size:12px">查詢:3628 8860(星期一至五 上午8時半至下午5時半)</p></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `ko four digits, card ending`,
    from: `마음편한의원 비대면진료 <care@maumcare.test>`,
    subject: `비대면 진료실 입장 안내`,
    html: `<div style="max-width:520px;font-family:'Apple SD Gothic Neo',sans-serif;line-height:1.7"><p>최민재 님, 오늘 오후 7시 40분 진료가 예약되어 있습니다.</p><p>진료실에 들어오실 때 본인 확인을 위해 <b>네 자리 숫자</b>를 여쭤봅니다.</p><div style="border:1px solid #74b816;border-radius:10px;padding:14px;text-align:center;font-size:30px">6179</div><p>진료비 9,200원은 진료 후 등록 카드(끝자리 8845)로 결제됩니다. 약은 행복약국(도보 350m)에서 수령 가능합니다.</p><p style="font-size:12px;color:#868e96">접수번호 20251020-0038 · 요양기관기호 31204876</p></div>`,
    code: '6179',
    link: null,
  },
  {
    name: `ko login alert, nothing to enter`,
    from: `하늘포털 고객센터 <account@haneulportal.test>`,
    subject: `새로운 환경에서 로그인되었습니다`,
    html: `<table width="600" style="font-family:'돋움';font-size:13px"><tr><td style="padding:24px"><p style="font-size:18px">회원님의 하늘아이디 <b>min***92</b>가 새 기기에서 로그인되었습니다.</p><table cellpadding="5" style="background:#f8f9fa"><tr><td>일시</td><td>2025-09-29 22:16 (KST)</td></tr><tr><td>위치</td><td>대한민국 (203.0.113.77)</td></tr><tr><td>기기</td><td>Galaxy S25, 웨일 4.32</td></tr></table><p>직접 하신 로그인이라면 이 메일은 지우셔도 됩니다. 아니라면 <span>내 아이디 보호하기</span>에서 로그아웃시켜 주세요.</p></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `el courier voucher number`,
    from: `Ταχυμεταφορές Ερμής <info@ermis-courier.test>`,
    subject: `Η αποστολή σας παραδίδεται σήμερα`,
    html: `<div style="font-family:Arial;padding:16px"><p>Καλημέρα σας,</p><p>Το δέμα με αριθμό αποστολής (voucher) <b>3048291776</b> φορτώθηκε στις 07:52 στο όχημα του κου Σταύρου.</p><p>Παραλήπτης: Γ. Λάμπρου, Τσιμισκή 43, 546 23 Θεσσαλονίκη<br>Αντικαταβολή: 38,50 €</p><p>Για αλλαγή ημέρας καλέστε 801 11 44 200 μέχρι τις 10:00.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `el IBAN ending, amount, phone`,
    from: `Τράπεζα Αιγαίου <noreply@trapezaaigaiou.test>`,
    subject: `Έγκριση μεταφοράς χρημάτων`,
    text: `Αγαπητέ κύριε Παπαδόπουλε,

Για να ολοκληρωθεί η μεταφορά 640,00 € προς τον λογαριασμό GR** **** 5813, πληκτρολογήστε στο e-banking τον κωδικό μίας χρήσης (OTP) 274906.

Ισχύει για 2 λεπτά από τις 13:55 της 07/10/2025. Αν δεν δώσατε εσείς την εντολή, καλέστε άμεσα στο 210 3480 900.

Τράπεζα Αιγαίου Α.Ε., Αρ. Γ.Ε.ΜΗ. 121864301000`,
    code: '274906',
    link: null,
  },
  {
    name: `tr tracking number, number plate`,
    from: `Hızır Kargo <bildirim@hizirkargo.test>`,
    subject: `Kargonuz dağıtıma çıktı`,
    html: `<div style="font-family:Arial;padding:14px"><p>Sayın Müşterimiz,</p><p>TEKNO REYON firmasından gönderilen <b>731 0492 8816</b> takip numaralı kargonuz bugün 13:00–17:00 arasında teslim edilecektir.</p><p>Kurye: Mehmet A. – 34 HKR 482 plakalı araç</p><p>Evde değilseniz kargonuz Bostancı şubemizde 3 gün bekletilir. <span>Takip et</span></p><p style="font-size:11px">Çağrı merkezi 0850 399 00 55</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `ro client code versus confirmation code`,
    from: `Gaz Moldova Nord <clienti@gazmn.ro>`,
    subject: `Actualizarea adresei de e-mail – cod client 1004528817`,
    html: `<div style="font-family:Arial;font-size:13px;max-width:560px"><p>Stimată doamnă Ionescu,</p><p>Am înregistrat solicitarea nr. 77341/14.02.2025 prin care doriți ca facturile să sosească la această adresă. Pentru a o valida, completați în contul MyGaz următorul cod de confirmare:</p><p style="font-size:22px"><b>41 90 36 25</b></p><p>Cod client: 1004528817, cod loc consum: 5001447208. Urgențe gaz: 0800 877 778 (gratuit, 24/7).</p></div>`,
    code: '41903625',
    link: null,
  },
  {
    name: `tr policy number, agency code 50142`,
    from: `Çınar Sigorta <police@cinarsigorta.test>`,
    subject: `Kasko poliçeniz yenilendi`,
    html: `<table cellpadding="6" style="font-family:Tahoma;font-size:13px;border:1px solid #ccc"><tr><th colspan="2" style="background:#0a3d2a;color:#fff">Poliçe Özeti</th></tr><tr><td>Poliçe no</td><td>318840275</td></tr><tr><td>Yenileme no</td><td>4</td></tr><tr><td>Plaka</td><td>06 ÇNR 719</td></tr><tr><td>Acente kodu</td><td>50142</td></tr><tr><td>Prim</td><td>21.305 TL / 6 taksit</td></tr></table><p style="font-family:Tahoma;font-size:13px">Teminat 01.06.2025 öğlen 12:00'de başlar. Kaza anında 0850 811 20 20'yi arayın.</p>`,
    code: null,
    link: null,
  },
  {
    name: `hu four letters only, case number`,
    from: `Postagalamb Mail <helyreallitas@postagalamb.hu>`,
    subject: `Fiók visszaszerzése – 2. lépés a 3-ból`,
    html: `<div style="font-family:Verdana;font-size:13px;padding:18px;max-width:540px"><p>Kedves Felhasználónk!</p><p>Az imént jelezte, hogy nem fér hozzá a <b>galamb.peter1973</b> fiókhoz. A segédoldal „Kaptam e-mailt” mezőjébe a <b>QDLN</b> betűsort írja, majd válaszoljon a biztonsági kérdésre.</p><p>Az ügy száma 118-40275, ezt csak akkor kérjük, ha telefonál: 06 80 200 775.</p></div>`,
    code: 'QDLN',
    link: null,
  },
  {
    name: `ru code sent by SMS`,
    from: `Кабинет жильца <robot@kvartplata-online.test>`,
    subject: `Вы запросили вход в кабинет`,
    html: `<div style="font-family:Calibri,sans-serif;border-left:4px solid #d35400;padding:12px 18px"><p>Здравствуйте!</p><p>Для лицевого счёта 0471920 включена двухэтапная проверка, поэтому код подтверждения ушёл в СМС на номер +7 9•• •••-45-12, а не в это письмо.</p><p>Сообщение не пришло за 3 минуты? Проверьте, не заблокирован ли отправитель KVARTPLATA, либо нажмите «Повторить» на странице входа. Горячая линия управляющей компании: 8 (343) 288-01-15, пн–пт 8:30–17:30.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `tr amount, card ending, phone`,
    from: `Marmara Kredi Bankası <bilgi@marmarakredi.test>`,
    subject: `İnternet alışverişiniz için onay`,
    text: `Sayın Elif Karaca,

5218 ile biten kartınızdan MODA DURAĞI işyerinde 1.849,90 TL tutarında yapılacak alışverişin 3D Secure şifresi 620483'tür. Şifrenizi banka personeli dahil hiç kimseyle paylaşmayınız.

İşlem tarihi: 09.04.2025 20:13
İşlem size ait değilse 0850 222 41 41 numaralı hattımızı arayınız.

Marmara Kredi Bankası A.Ş. Mersis No: 0612038847100019`,
    code: '620483',
    link: null,
  },
  {
    name: `hu looks like phone number`,
    from: `Mozidoboz <eszkoz@mozidoboz.hu>`,
    subject: `Új eszköz: nappali tévé`,
    html: `<div style="background:#0d0d0d;color:#fafafa;font-family:Arial;padding:24px"><p>Valaki (reméljük, te) a <b>Nappali tévé</b> nevű készüléket szeretné a fiókodhoz adni.</p><p>Ha jöhet, a távirányítóval vidd be ezt a hét számjegyet:</p><p style="font-size:38px;color:#ffb300">550 1948</p><p>Prémium csomagoddal 5 eszközt használhatsz, ebből 3 már foglalt. Következő terhelés: 2025. 12. 01., 2 990 Ft.</p></div>`,
    code: '5501948',
    link: null,
  },
  {
    name: `tr coupon, asks to enter code`,
    from: `Çıtır Kahve <kampanya@citirkahve.test>`,
    subject: `Doğum günün kutlu olsun, kahven bizden ☕`,
    html: `<table width="100%" style="background:#3b2417;color:#fff;font-family:Georgia"><tr><td align="center" style="padding:28px"><h1>İyi ki doğdun!</h1><p>Sipariş ekranında "Kupon ekle"ye dokun ve bu kodu gir:</p><p style="font-size:28px;background:#fff;color:#3b2417;display:inline-block;padding:8px 18px">IYIKI-2846</p><p>7 gün geçerli, 120 TL'ye kadar tüm içeceklerde.</p></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `id-ID exam card with registration PIN`,
    from: `Panitia Seleksi CASN Kab. Lembah Hijau <panselda@lembahhijau-kab.test>`,
    subject: `Kartu peserta ujian SKD Anda`,
    html: `<div style="font-family:Cambria,serif"><p>Yth. Sdr. Fajar Nugraha,</p><p>Berikut data ujian Seleksi Kompetensi Dasar:</p><table border="1" cellpadding="6" style="border-collapse:collapse"><tr><td>No. peserta</td><td>24-7301-110-004826</td></tr><tr><td>PIN pendaftaran</td><td>739-160</td></tr><tr><td>Kode jabatan</td><td>JF0418</td></tr><tr><td>Sesi</td><td>3 (13.00 WIB), 19-10-2024</td></tr></table> <p>PIN pendaftaran tercetak di kartu sekadar untuk dicocokkan petugas; peserta cukup membawa kartu dan KTP. Pengaduan: (0353) 881472.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `he-IL hyphenated digits, order number`,
    from: `יקב הגבעה <shop@givawinery.co.test>`,
    subject: `עוד רגע הבקבוקים אצלכם – בדיקת גיל`,
    html: `<html lang="he" dir="rtl"><body style="font-family:Heebo,Arial;color:#3a0d1c"> <h3>אנחנו חייבים לוודא שמלאו לכם 18</h3> <p>ההזמנה מס' 30418 (6 בקבוקי מרלו 2021, 389 ₪) ממתינה. הכניסו בדף התשלום את המספר בן שמונה הספרות ונמשיך:</p> <blockquote style="font-size:24px;border-right:5px solid #7b1e3a;padding:6px 14px" dir="ltr">2196-4035</blockquote> <p>צריכה מופרזת של אלכוהול מסכנת חיים ומזיקה לבריאות.</p><p><small>יקב הגבעה, מושב שדות 14, מיקוד 9986500</small></p></body></html>`,
    code: '21964035',
    link: null,
  },
  {
    name: `he-IL code expired, request another`,
    from: `רכבת פלוס <support@rakevetplus.co.test>`,
    subject: `הקוד שלך כבר לא בתוקף`,
    html: `<div dir="rtl" style="padding:20px;border-top:6px solid #e63946;font-family:Open Sans Hebrew,Arial"><h3>חלפו 10 דקות ולא הספקת</h3> <p>קוד הכניסה שנשלח אליך ב-06:58 פג ואי אפשר להשתמש בו יותר. כדי להמשיך בטעינת הכרטיס (מסתיים ב-3307) צריך לבקש קוד חדש מתוך האפליקציה.</p> <p><span>בקשת קוד נוסף</span></p> <p style="font-size:12px">מוקד הנוסעים 5770* פעיל כל יום 06:00–23:00</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `th-TH plain text, case-sensitive string`,
    from: `Naga Quest Online <account@nagaquest.in.test>`,
    subject: `[Naga Quest] มีการล็อกอินจากเครื่องใหม่`,
    text: `สวัสดีนักรบ DarkPhoenix88,

เซิร์ฟเวอร์ Garuda-03 พบว่าคุณกำลังล็อกอินจาก PC เครื่องใหม่ (เชียงใหม่, 22:41 น.)
คัดลอกข้อความชุดนี้ไปวางในหน้าต่างเกม

B7XK29

ตัวพิมพ์ใหญ่ทั้งหมดนะ ใช้ได้ครั้งเดียวและหมดอายุใน 600 วินาที

แพตช์ 5.20 เปิดแล้ว! บอสใหม่เลเวล 150 รออยู่
ทีมงาน Naga Quest`,
    code: 'B7XK29',
    link: null,
  },
  {
    name: `id-ID expired code, claim number`,
    from: `Asuransi Bahari <layanan@asuransibahari.co.test>`,
    subject: `Kode verifikasi Anda sudah kedaluwarsa`,
    html: `<div style="font-family:Verdana;font-size:14px;padding:16px;border-bottom:4px solid #0284c7"><p>Bapak/Ibu pemegang polis 70-2281-556391,</p><p>Kode verifikasi yang kami kirim pukul 08.02 tidak sempat digunakan dan sekarang tidak berlaku lagi. Bila masih ingin mengajukan klaim No. K250611-077, mintalah kode baru melalui menu Klaim &gt; Kirim Ulang.</p> <p>Tim kami siap membantu di 021-5099 1234 pada hari kerja.</p><p style="font-size:11px">Berizin dan diawasi OJK, KEP-482/NB.11/2019</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `id-ID token among tax identifiers`,
    from: `Layanan Pajak Mandiri <efiling@pajakmandiri.or.test>`,
    subject: `Token Pengiriman SPT Tahunan 2024`,
    text: `Yth. Wajib Pajak,

NPWP         : 09.254.294.3-407.000
Nama         : DEWI KUSUMANINGRUM
Jenis SPT    : 1770 S
Status       : Nihil

Anda telah meminta token untuk mengirim SPT secara elektronik. Token Anda adalah T9B4XL, silakan disalin ke kolom yang tersedia lalu klik "Kirim SPT".

Apabila Saudara merasa tidak melakukan permintaan ini, abaikan surel ini.
Kring Layanan 1500 200
Jl. Gatot Subroto Kav. 40-42, Jakarta 12190`,
    code: 'T9B4XL',
    link: null,
  },
  {
    name: `fa-IR flight PNR`,
    from: `سفر آسمان <ticket@safarasman.ir>`,
    subject: `بلیت شما صادر شد: تهران به مشهد`,
    html: `<div dir="rtl" style="font-family:Vazir,Tahoma;border:1px solid #bae6fd"><div style="background:#0369a1;color:#fff;padding:10px">سفر آسمان | بلیت الکترونیکی</div> <table cellpadding="6" width="100%"><tr><td>شماره رزرو (PNR)</td><td>K4WZ8P</td></tr><tr><td>شماره بلیت</td><td>۰۹۶-۲۴۰۱۸۸۳۷۱۵</td></tr><tr><td>پرواز</td><td>EP-3742</td></tr><tr><td>تاریخ</td><td>۱۴۰۴/۰۲/۱۸ – ۰۶:۱۵</td></tr><tr><td>مبلغ</td><td>۲٬۴۶۰٬۰۰۰ تومان</td></tr></table> <p style="padding:8px">دو ساعت پیش از پرواز در ترمینال ۴ مهرآباد حاضر باشید. استرداد تا ۲۴ ساعت قبل با ۳۰٪ جریمه.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `he-IL letters-digits hyphen, case number`,
    from: `רשות הרישוי המקוונת <id@rishuy-online.org.test>`,
    subject: `שחזור סיסמה – פנייה 2025-118340`,
    html: `<div dir="rtl" style="font-family:David,'Times New Roman';font-size:17px"><p>לכבוד מר איתי בן-שושן, ת"ז המסתיימת ב-613</p> <p>בהמשך לבקשתך לאיפוס הסיסמה במערכת, נא להזין בשדה "מחרוזת זיהוי" את התווים <span dir="ltr" style="background:#ffefb0;padding:2px 6px">R4V-9HK</span> (כולל המקף) ולבחור סיסמה בת 8 תווים לפחות.</p> <p>מספר הפנייה לצורך מעקב: 2025-118340.</p> <p style="font-size:13px">מרכז שירות ארצי: 1-222-5678, ימים א'–ה' 08:00–16:00</p></div>`,
    code: 'R4V-9HK',
    link: null,
  },
  {
    name: `ar-MA one digit per cell`,
    from: `Asatir Games أساطير <id@asatirgames.test>`,
    subject: `محاولة دخول من جهاز جديد`,
    html: `<div dir="rtl" style="font-family:Verdana;background:#1b1030;color:#fff;padding:20px"> <p>أهلًا <b>Samurai_1998</b>، رصدنا دخولًا إلى حسابك من Windows 11 في الدار البيضاء. إن كنت اللاعب نفسه فأدخل الخانات الست في نافذة اللعبة:</p> <table dir="ltr" cellspacing="6" align="center"><tr> <td style="background:#3d2670;padding:10px">9</td><td style="background:#3d2670;padding:10px">0</td><td style="background:#3d2670;padding:10px">6</td><td style="background:#3d2670;padding:10px">1</td><td style="background:#3d2670;padding:10px">1</td><td style="background:#3d2670;padding:10px">8</td> </tr></table> <p style="font-size:12px">رقم الخادم: 27 · إصدار اللعبة 3.14.2 · تذكرة الدعم 482913 إن احتجت إلينا</p></div>`,
    code: '906118',
    link: null,
  },
  {
    name: `vi-VN six-digit door code`,
    from: `Linh – Homestay Mây <linh@maydalat.test>`,
    subject: `Hướng dẫn nhận phòng Đà Lạt`,
    html: `<div style="font-family:Quicksand,Arial;background:#f5f3ff;padding:18px"><p>Chị Trang ơi, phòng Thông 2 sẵn sàng từ 14h ngày 3/5 nha chị.</p><p>🔑 Khóa cửa điện tử: bấm <b>190583</b> rồi dấu *<br>📶 Wifi "May_2F": <b>dalatmumsuong</b><br>🏠 Số 47/5 Hoàng Hoa Thám, phường 10</p> <p>Đơn Booking 4418.902.337, tiền phòng 1,2 triệu chị chuyển rồi. Trả phòng trước 11h30 giúp em, chìa tủ để trên bàn.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `fi digits grouped oddly, no code`,
    from: `Sopimuspiha <ilmoitukset@sopimuspiha.fi>`,
    subject: `Vuokrasopimus odottaa allekirjoitustasi`,
    html: `<html lang="fi"><body style="margin:0;background:#faf7f2;font-family:Verdana,Geneva,sans-serif"><div style="display:none;max-height:0;overflow:hidden">Liisankatu 14 B 27</div><table width="100%"><tr><td align="center"><table width="520" style="background:#fff"><tr><td style="background:#d35400;color:#fff;padding:14px 24px">Sopimuspiha</td></tr><tr><td style="padding:24px"><p style="font-size:15px;line-height:22px">Hei Anneli,</p> <p style="font-size:15px;line-height:22px">Asunto Oy Liisanpiha on lähettänyt sinulle allekirjoitettavaksi vuokrasopimuksen (vuokra 845 €/kk, alkaen 1.9.2025).</p> <p style="font-size:15px;line-height:22px">Vahvista allekirjoitus kirjoittamalla lomakkeelle tämä numerosarja:</p> <p style="margin:20px 0;font:700 24px/1.2 'Courier New',monospace">40 917</p> <p style="font-size:11px;color:#888">Sopimuspiha Oy, Y-tunnus 2718834-6, 00170 Helsinki</p></td></tr></table></td></tr></table></body></html>`,
    code: '40917',
    link: null,
  },
  {
    name: `fi parcel pick-up code`,
    from: `Pakettipiste Hyrrä <saapumisilmoitus@hyrrapaketti.fi>`,
    subject: `Pakettisi on noudettavissa: K-Market Pihlaja`,
    html: `<html><body bgcolor="#eef2f5"><table width="520" align="center" style="font-family:Georgia,'Times New Roman',serif;border:1px solid #e2e2e2"><tbody><tr><td style="padding:28px 32px"><h1 style="font-size:24px;color:#222">Paketti on perillä</h1> <table width="100%" cellpadding="6" style="border-collapse:collapse"><tr><td style="border-bottom:1px solid #ddd">Lähetystunnus</td><td align="right">JJFI 6490 0021 8834</td></tr><tr><td style="border-bottom:1px solid #ddd">Noutokoodi</td><td align="right">7391</td></tr><tr><td style="border-bottom:1px solid #ddd">Viimeinen noutopäivä</td><td align="right">24.5.</td></tr></table> <p style="font-size:15px;line-height:22px">Näppäile noutokoodi automaatin näytölle, niin luukku aukeaa. Automaatti löytyy kaupan eteisestä, Pihlajatie 3, 33720 Tampere.</p></td></tr></tbody></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `bg ticket number beside login code`,
    from: `Билетарница <pomosht@biletarnitsa.bg>`,
    subject: `Вход в профила – заявка 482913`,
    text: `Здравей, Николай,

по заявка 482913 ти възстановихме достъпа. При първото влизане системата ще поиска временна парола – напиши 917340 и веднага след това си избери нова.

Ако имаш въпроси, отговори на този имейл или звънни на 0700 18 244, всеки ден от 9 до 21 ч.

Поздрави,
Екипът на Билетарница`,
    code: '917340',
    link: null,
  },
  {
    name: `bg exam registration number`,
    from: `Изпитен център Лингва <izpiti@lingvacentar.bg>`,
    subject: `Регистрация за изпит B2 на 14 юни`,
    text: `Уважаема г-жо Стоянова,

приехме заявлението Ви за изпит по немски език, ниво B2.

Регистрационен номер: DE-25-06-11873
Зала: 305, ет. 3
Начало: 09:00 ч., явяване до 08:30 ч.

Носете лична карта. Таксата от 310 лв. е платена на 12.05.2025 г.

Изпитен център „Лингва“, Варна 9000`,
    code: null,
    link: null,
  },
  {
    name: `ca letters in cells`,
    from: `Biblioteca Oberta <comptes@bibliotecaoberta.cat>`,
    subject: `Hola, Pau! Confirma que aquest correu és teu`,
    html: `<div style="max-width:640px;margin:0 auto;font-family:'Segoe UI',Roboto,sans-serif;color:#222"> <div style="border-bottom:3px solid #5b2a86;padding:12px 0;font-weight:bold">Biblioteca Oberta</div> <h1 style="font-size:20px;color:#5b2a86">Ja gairebé tens el carnet</h1> <p style="margin:0 0 14px">Copia els cinc caràcters al formulari d'alta i podràs endur-te fins a 15 documents en préstec.</p> <table align="center" cellspacing="6"><tr><td style="border:1px solid #5b2a86;width:34px;text-align:center;font-size:22px">Q</td><td style="border:1px solid #5b2a86;width:34px;text-align:center;font-size:22px">N</td><td style="border:1px solid #5b2a86;width:34px;text-align:center;font-size:22px">F</td><td style="border:1px solid #5b2a86;width:34px;text-align:center;font-size:22px">6</td><td style="border:1px solid #5b2a86;width:34px;text-align:center;font-size:22px">2</td></tr></table> <p style="margin:0 0 14px">No t'has donat d'alta? Doncs oblida't d'aquest missatge.</p> </div>`,
    code: 'QNF62',
    link: null,
  },
  {
    name: `ca hotel wifi password`,
    from: `Hotel Mirador del Ter <recepcio@miradordelter.cat>`,
    subject: `La vostra estada del 2 al 4 de maig`,
    html: `<div style="font-family:'Open Sans',Tahoma,sans-serif;font-size:15px;color:#2b2b2b;background:#f4f4f4;padding:24px"><div style="background:#fff;border-radius:8px;padding:24px;max-width:600px"><p style="font-size:15px;line-height:22px">Benvolguts hostes,</p> <p style="font-size:15px;line-height:22px">us esperem divendres a partir de les 14 h. Us deixem quatre dades útils:</p> <table width="100%" cellpadding="6" style="border-collapse:collapse"><tr><td style="border-bottom:1px solid #ddd">Localitzador</td><td align="right">TER-88204</td></tr><tr><td style="border-bottom:1px solid #ddd">Habitació</td><td align="right">212, vista riu</td></tr><tr><td style="border-bottom:1px solid #ddd">Wifi</td><td align="right">MiradorTer / contrasenya ribera1927</td></tr><tr><td style="border-bottom:1px solid #ddd">Esmorzar</td><td align="right">8.00–10.30</td></tr></table> <p style="font-size:15px;line-height:22px">Per anul·lar sense despeses teniu temps fins al 29 d'abril.</p></div></div>`,
    code: null,
    link: null,
  },
  {
    name: `sw payment approval, several numbers`,
    from: `Benki ya Umoja <taarifa@benkiumoja.co.ke>`,
    subject: `Idhinisha muamala wako wa KSh 24,500`,
    html: `<html lang="sw"><body style="margin:0;background:#f4f4f4;font-family:Verdana,Geneva,sans-serif"><table width="100%"><tr><td align="center"><table width="600" style="background:#fff"><tr><td style="background:#7a1f3d;color:#fff;padding:14px 24px">Benki ya Umoja</td></tr><tr><td style="padding:24px"><p>Mpendwa mteja,</p> <p>Tumepokea ombi la kutuma KSh 24,500 kwenda kwa DUKA LA MAMA NTILIE, akaunti inayoishia 6620. Ili kuruhusu malipo haya, andika tarakimu hizi kwenye simu yako:</p> <h2 style="text-align:center;color:#7a1f3d;margin:18px 0">830 416</h2> <p>Kama hukuomba, piga 0711 045 200 mara moja.</p> <p style="font-size:11px;color:#888">Benki ya Umoja, S.L.P. 30016-00100, Nairobi</p></td></tr></table></td></tr></table></body></html>`,
    code: '830416',
    link: null,
  },
  {
    name: `sw bus ticket, paybill number`,
    from: `Basi la Pwani <tiketi@basilapwani.co.ke>`,
    subject: `Tiketi yako: Mombasa – Nairobi, 3 Agosti`,
    html: `<html><body bgcolor="#eef2f5"><table width="560" align="center" style="font-family:Georgia,'Times New Roman',serif;border:1px solid #e2e2e2"><tbody><tr><td style="padding:28px 32px"><h1 style="font-size:22px;color:#7a1f3d">Safari njema!</h1> <table width="100%" cellpadding="6" style="border-collapse:collapse"><tr><td style="border-bottom:1px solid #ddd">Namba ya tiketi</td><td align="right">BP-550318</td></tr><tr><td style="border-bottom:1px solid #ddd">Kiti</td><td align="right">17B, dirishani</td></tr><tr><td style="border-bottom:1px solid #ddd">Kuondoka</td><td align="right">saa 3:30 usiku</td></tr><tr><td style="border-bottom:1px solid #ddd">Nauli</td><td align="right">KSh 1,600 (Paybill 247801)</td></tr></table> <p style="margin:0 0 14px">Fika kituoni dakika 30 kabla. Mzigo usizidi kilo 20.</p></td></tr></tbody></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `ta characters in cells, email change`,
    from: `தமிழ்த்திரை <kanakku@tamilthirai.test>`,
    subject: `மின்னஞ்சல் முகவரியை மாற்றுகிறீர்களா?`,
    html: `<div style="max-width:520px;margin:0 auto;font-family:Georgia,'Times New Roman',serif;color:#222"> <div style="border-bottom:3px solid #7a1f3d;padding:12px 0;font-weight:bold">தமிழ்த்திரை</div> <h1 style="font-size:20px;color:#7a1f3d">புதிய முகவரியை உறுதிசெய்க</h1> <p style="margin:0 0 14px">இந்த முகவரியை உங்கள் தமிழ்த்திரை கணக்குடன் இணைக்க, கீழே காணும் எழுத்துகளை அமைப்புகள் பக்கத்தில் உள்ளிடவும்.</p> <table align="center" cellspacing="6"><tr><td style="border:1px solid #7a1f3d;width:34px;text-align:center;font-size:22px">P</td><td style="border:1px solid #7a1f3d;width:34px;text-align:center;font-size:22px">L</td><td style="border:1px solid #7a1f3d;width:34px;text-align:center;font-size:22px">3</td><td style="border:1px solid #7a1f3d;width:34px;text-align:center;font-size:22px">9</td><td style="border:1px solid #7a1f3d;width:34px;text-align:center;font-size:22px">V</td><td style="border:1px solid #7a1f3d;width:34px;text-align:center;font-size:22px">C</td></tr></table> <p style="margin:0 0 14px">நீங்கள் கோரவில்லை எனில் எதுவும் செய்யத் தேவையில்லை; பழைய முகவரியே தொடரும்.</p> </div>`,
    code: 'PL39VC',
    link: null,
  },
  {
    name: `bn code sent by SMS`,
    from: `সবুজ টেলিকম <info@sobujtelecom.test.bd>`,
    subject: `পাসওয়ার্ড বদলের কোড এসএমএসে পাঠানো হয়েছে`,
    html: `<div style="max-width:560px;margin:0 auto;font-family:'Segoe UI',Roboto,sans-serif;color:#222"> <div style="border-bottom:3px solid #5b2a86;padding:12px 0;font-weight:bold">সবুজ টেলিকম</div> <p>শুভেচ্ছা নেবেন।</p> <p>আপনার অনুরোধে ০১৭•••••৪৮২ নম্বরে একটি এসএমএস গেছে। সেখানে থাকা কোডটি ওয়েবসাইটে দিয়ে নতুন পাসওয়ার্ড ঠিক করুন।</p> <p>এসএমএস না পেলে ৫ মিনিট পর আবার চেষ্টা করুন অথবা ১২১ নম্বরে ফোন করুন। এই ইমেইলে কোনো কোড নেই।</p> </div>`,
    code: null,
    link: null,
  },
];
