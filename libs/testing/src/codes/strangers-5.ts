import type { MailCase } from './mail-case.js';

/** Mails by six further writers who knew neither the recogniser nor the other mails; the models train on them. */
export const cases: MailCase[] = [
  {
    name: `ja phone numbers, date, bank footer`,
    from: `みさき信用銀行 <otp@mail.misaki-shinbank.test>`,
    subject: `【みさき信用銀行】ワンタイムパスワードのお知らせ`,
    text: `いつも「みさきダイレクト」をご利用いただき、誠にありがとうございます。

お客さまがお手続き中のログインに必要なワンタイムパスワードは以下のとおりです。

 ワンタイムパスワード:804217

 発行日時:2025年11月04日 09時32分18秒
 有効時間:発行後10分間

本メールに心当たりのないお客さまは、至急下記ヘルプデスクまでご連絡ください。
━━━━━━━━━━━━━━━━━━━━
みさき信用銀行 ダイレクトヘルプデスク
0120-553-914(平日9:00~17:00)
登録金融機関 東海財務局長(登金)第187号
━━━━━━━━━━━━━━━━━━━━`,
    code: '804217',
    link: null,
  },
  {
    name: `ja letters with hyphen, postcode nearby`,
    from: `こもれび生活雑貨店 <no-reply@komorebi-zakka.test>`,
    subject: `会員登録はまだ完了していません`,
    html: `<html><body style="margin:0;background:#f6f3ee"><div style="display:none">あと1ステップで登録完了です</div> <table width="100%"><tr><td align="center" style="padding:24px;font-family:'Hiragino Sans',Meiryo,sans-serif;color:#444"> <p>佐伯 真由 様</p><p>このたびは「こもれび生活雑貨店」へ仮登録いただきありがとうございます。<br>登録画面に戻り、次の認証キーをご記入のうえ「本登録へ進む」を押してください。</p> <p style="font-size:24px;letter-spacing:2px;background:#fff;padding:12px 20px;border:1px dashed #b99">K7QM-2RXD</p> <p style="font-size:12px">認証キーは24時間で無効になります。<br>5,500円(税込)以上のお買い物で送料無料</p> <p style="font-size:11px;color:#999">〒604-8135 京都市中京区東洞院通三条下る 412</p></td></tr></table></body></html>`,
    code: 'K7QM-2RXD',
    link: null,
  },
  {
    name: `ja full-width digits, many phone numbers`,
    from: `白浜市公共施設予約システム <yoyaku@city-shirahama-shisetsu.lg.example.test>`,
    subject: `【自動送信】利用者登録に関する確認番号`,
    text: `白浜市公共施設予約システムです。

メールアドレスの確認のため,画面の「確認番号」欄に
次の4桁を入力してください。

  確認番号 : ３９５８

※このメールは送信専用です。
※登録後30日以内に窓口で本人確認を受けない場合、仮登録は抹消されます。

---------------------------------
白浜市 教育委員会 生涯学習課
電話 0739-43-7712(内線2214)
FAX 0739-43-7790
開庁時間 8:30~17:15(土日祝を除く)`,
    code: '3958',
    link: null,
  },
  {
    name: `ja unnamed, mid-sentence, grouped, five digits`,
    from: `シネマリバー <tv@cinemariver.test>`,
    subject: `テレビとの連携をはじめましょう`,
    html: `<html><body style="background:#101018;color:#eee;font-family:Meiryo,sans-serif"><table align="center" width="560"><tr><td style="padding:28px"> <p>ご自宅のテレビ(BRAVIA 55型)でシネマリバーをお楽しみいただくには、リモコンで <b style="color:#ffd34d">71 460</b> と押して「決定」を選ぶだけ。15分以内にお済ませください。</p> <p>連携できる台数は最大5台、同時視聴は2台までです。</p> <p style="font-size:11px;color:#888">月額990円(税込)・31日間無料体験 / お問い合わせ番号 0570-064-220</p></td></tr></table></body></html>`,
    code: '71460',
    link: null,
  },
  {
    name: `ja digits in cells, support ID`,
    from: `蒼天のレガリア運営チーム <noreply@regalia-online.test>`,
    subject: `【蒼天のレガリア】セキュリティトークン`,
    html: `<table width="480" align="center" style="font-family:sans-serif;border:1px solid #ccd"><tr><td style="background:#16264d;color:#fff;padding:12px">蒼天のレガリア アカウント保護</td></tr> <tr><td style="padding:18px">冒険者「ゆずぽん」様<br>普段と異なる環境からのゲーム起動を検知したため、追加の確認をお願いしております。</td></tr> <tr><td align="center"><table cellspacing="6"><tr><td style="border:1px solid #889;padding:8px">2</td><td style="border:1px solid #889;padding:8px">9</td><td style="border:1px solid #889;padding:8px">0</td><td style="border:1px solid #889;padding:8px">6</td><td style="border:1px solid #889;padding:8px">7</td><td style="border:1px solid #889;padding:8px">1</td><td style="border:1px solid #889;padding:8px">3</td></tr></table></td></tr> <tr><td style="padding:18px;font-size:12px">上記トークンをランチャー(Ver.6.20.1)へ打ち込むと起動が再開されます。お問い合わせの際はサポートID 55820194 をお伝えください。</td></tr></table>`,
    code: '2906713',
    link: null,
  },
  {
    name: `ja mixed case, among document numbers`,
    from: `サインブリッジ <agreement@signbridge.test>`,
    subject: `[サインブリッジ] 株式会社北斗製作所より契約書への署名依頼`,
    html: `<div style="font-family:'Yu Gothic',sans-serif;font-size:14px;color:#222"><p>有限会社みどり設備<br>代表取締役 大久保 様</p> <p>株式会社北斗製作所 購買部より、下記書類への電子署名の依頼が届いております。</p> <table border="1" cellpadding="6" style="border-collapse:collapse"><tr><th>書類名</th><td>業務委託基本契約書(2025年度)</td></tr><tr><th>書類管理番号</th><td>SB-20251003-00417</td></tr><tr><th>署名期限</th><td>2025年10月17日</td></tr><tr><th>署名用アクセスコード</th><td>a9Xf3Lm2</td></tr></table> <p><span>書類を開く</span>と入力欄が現れますので、アクセスコードを半角で入れて署名にお進みください。</p><p style="font-size:11px">サインブリッジ株式会社 法人番号 7010401098213</p></div>`,
    code: 'a9Xf3Lm2',
    link: null,
  },
  {
    name: `ja four-digit PIN, opening hours`,
    from: `ホテル潮音館 Wi-Fi <wifi@choonkan-hotel.test>`,
    subject: `Wi-Fiご利用手続き`,
    text: `ホテル潮音館ゲストWi-Fiへようこそ。

接続画面でご登録いただいたメールアドレスを確認しております。
開いている接続ページに PIN 6620 をご入力いただくと、チェックアウト日(9月23日 11:00)までご利用いただけます。

大浴場は15:00~24:00、朝食会場は2階「なぎさ」です。
フロント:内線9`,
    code: '6620',
    link: null,
  },
  {
    name: `ja eight digits hyphenated, amounts around`,
    from: `ツバメ送金 <approval@tsubame-remit.test>`,
    subject: `お振込内容のご確認と承認のお願い`,
    html: `<table width="100%" style="font-family:sans-serif;background:#eef4f1"><tr><td align="center"><table width="540" style="background:#fff;padding:20px"><tr><td> <p>下記のお振込を実行するには、お客様による承認が必要です。</p> <table width="100%" style="font-size:14px"><tr><td>振込先</td><td>ひがし銀行 本郷支店(店番 318)普通 ***4402</td></tr><tr><td>受取人</td><td>カ)ヤマネコウムテン</td></tr><tr><td>金額</td><td>328,900円</td></tr><tr><td>手数料</td><td>145円</td></tr><tr><td>受付番号</td><td>20250918030571</td></tr></table> <p style="margin-top:18px">内容に相違がなければ、アプリの承認画面で<br><span style="font-size:22px;font-weight:bold">4471-0928</span><br>を入力してください(9月18日 14:45まで)。</p> <p style="font-size:11px;color:#777">資金移動業者 関東財務局長 第00093号</p></td></tr></table></td></tr></table>`,
    code: '44710928',
    link: null,
  },
  {
    name: `ja before its explanation, patient number`,
    from: `あさひオンライン診療 <info@asahi-telemed.test>`,
    subject: `ビデオ診察室への入室について`,
    html: `<div style="max-width:600px;font-family:sans-serif;line-height:1.8"><p style="font-size:28px;text-align:center;color:#0a7f6b;margin:0">139 506</p> <p>↑ 本人確認のための6桁です。診察室の入口ページで保険証のお名前とともにご入力ください。</p> <p>予約日時:11月21日(金)18:20<br>担当医:内科 村瀬<br>診察券番号:0047218</p> <p>ご家族を含め、この6桁を電話やSNSで尋ねることはございません。</p> <p style="font-size:12px;color:#888">あさひ内科クリニック 名古屋市千種区今池5-24-32 TEL 052-733-8061</p></div>`,
    code: '139506',
    link: null,
  },
  {
    name: `ja order and tracking numbers`,
    from: `モリタ家電ネット <shipping@morita-kaden.test>`,
    subject: `【モリタ家電ネット】商品を発送いたしました(注文番号:MK2508-773910)`,
    text: `河合 徹 様

ご注文の商品を本日出荷いたしましたのでご案内申し上げます。

■ご注文番号 MK2508-773910
■配送業者 カモメ運輸
■送り状番号 4039-1182-5560
■商品 コードレス掃除機 VC-7420(JAN 4901234775018)× 1
■お支払い金額 24,800円(クレジットカード 末尾 3391)

お荷物の追跡は配送業者のサイトにて、翌朝以降に反映されます。
モリタ家電ネット カスタマーセンター 0120-778-205`,
    code: null,
    link: null,
  },
  {
    name: `ja locker pick-up password, six digits`,
    from: `ハコぽす <notice@hakopos.test>`,
    subject: `宅配ロッカーにお荷物が届きました`,
    html: `<div style="font-family:Meiryo,sans-serif;border:2px solid #f08300;padding:18px;max-width:480px"><h3 style="color:#f08300;margin-top:0">お荷物のお受け取りはこちら</h3> <p>場所:西武線 石神井公園駅 中央口ロッカー(No.27)<br>保管期限:8月9日 23:59</p> <p>受取パスワード</p><p style="font-size:30px;font-weight:bold;letter-spacing:4px">583160</p> <p>ロッカーのタッチパネルで「受け取り」を選び、荷物に対応する上記の番号を押すと扉が開きます。</p><p style="font-size:11px">伝票番号 7712-0034-9981/期限を過ぎたお荷物は営業所へ戻ります</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `ja rental door code, wifi password`,
    from: `一棟貸し 月待庵 <stay@tsukimachi-an.test>`,
    subject: `ご到着前のご案内(10/25~10/27 2名様)`,
    text: `松永様

月待庵の管理人、藤井でございます。ご到着が近づいてまいりましたので、鍵についてお知らせいたします。

・住所:長野県諏訪郡原村17217-1408
・玄関の電子錠:暗証番号 2749 のあと「#」
・Wi-Fi:SSID tsukimachi-5G / パスワード hoshizora88
・チェックイン 15時以降、チェックアウト 10時

薪は1束700円、土間の箱にお代をお入れください。
夜は鹿が道に出ますので、お車はゆっくりお越しくださいませ。

予約番号 TMA-1025-06 / 090-5512-3347(藤井)`,
    code: null,
    link: null,
  },
  {
    name: `ja coupon code to be entered`,
    from: `ベルメゾン花工房 <mag@belle-hanakobo.test>`,
    subject: `母の日早割☆クーポンコードは本日23:59まで`,
    html: `<html><body style="background:#fff5f7"><div style="display:none">早割15%OFF!コードはメール内に</div><table width="600" align="center" style="font-family:sans-serif;text-align:center"><tr><td style="padding:20px"><h1 style="color:#d6336c;font-size:22px">お母さんに、ありがとうの花束を。</h1> <p>ご購入手続きの「クーポンコード入力欄」に</p><p style="background:#d6336c;color:#fff;font-size:26px;padding:10px">HAHA0511</p><p>と入れるだけで、カーネーション鉢植え(商品番号 204418)が<br><s>4,980円</s> → <b>4,233円</b></p> <p><span>特集ページを見る</span></p><p style="font-size:10px;color:#aaa">おひとり様1回限り。他の割引との併用はできません。</p></td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `ja login alert, nothing to enter`,
    from: `ピコルカード <security@picolcard.test>`,
    subject: `【重要】Picol IDへのログインがありました`,
    html: `<div style="font-family:sans-serif;font-size:14px"><p>Picol IDをご利用いただきありがとうございます。<br>以下の内容でログインが行われましたのでお知らせいたします。</p> <ul><li>日時:2025/07/30 06:48:12</li><li>IPアドレス:203.0.113.184</li><li>端末:iPhone(iOS 18.5)</li><li>会員番号:****-****-****-7025</li></ul> <p>ご本人様の操作であれば、お手続きは不要です。覚えのない場合は直ちに<span>パスワードの変更</span>を行い、紛失・盗難デスク(0120-406-811)へご一報ください。</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `ja exam registration numbers`,
    from: `全国ビジネス会計検定協会 <jimukyoku@zenkaikei-kentei.or.test>`,
    subject: `第48回検定試験 受験票発行のお知らせ`,
    text: `受験者各位

第48回ビジネス会計検定試験の受験票を発行いたしました。

 受験番号   2104-88317
 受験級    2級
 試験日    2025年10月19日(日)
 集合時刻   9時40分
 会場コード  1306(東洋文化大学 白山キャンパス 6号館 6203教室)

受験票はA4用紙に印刷のうえ、写真(縦4cm×横3cm)を貼付し当日ご持参ください。受験番号は合格発表まで大切に保管願います。

一般社団法人 全国ビジネス会計検定協会
〒101-0052 東京都千代田区神田小川町3-9`,
    code: null,
    link: null,
  },
  {
    name: `ja code sent by SMS`,
    from: `らくらく年金ポータル <info@raku-nenkin.test>`,
    subject: `認証コードをSMSでお送りしました`,
    html: `<div style="font-family:sans-serif;padding:16px;border-left:6px solid #3b82c4"><p>浅野 様</p><p>ログインに必要な認証コード(6桁)は、ご登録の携帯電話(末尾 0462)宛にショートメッセージで送信済みです。本メールにコードの記載はございません。</p> <p>数分待っても届かない場合は、発信元「258114」からの受信が拒否設定になっていないかお確かめください。</p><p style="font-size:12px;color:#777">らくらく年金ポータル事務局(受付時間 10時~18時)<br>お客様番号 3300-91827</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `ja expired code, request ID`,
    from: `つむぐ家計簿 <support@tsumugu-kakeibo.test>`,
    subject: `確認コードの有効期限が切れました`,
    html: `<table width="500" style="font-family:sans-serif"><tr><td style="padding:20px"><p>こんにちは、つむぐ家計簿です。</p><p>6月14日 20:31に発行した確認コードは、30分が経過したため使えなくなりました。メールアドレス変更をお続けになる場合は、もう一度はじめからお手続きください。</p> <p style="text-align:center"><span>新しいコードを発行する</span></p><p style="font-size:11px;color:#999">受付ID:REQ-4471902 アプリ版 3.18.0</p></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `ja invoice, tax and bank numbers`,
    from: `株式会社クラウド帳票センター <seikyu@cloud-chohyo.test>`,
    subject: `2025年9月分ご請求書(No.202509-01846)`,
    text: `株式会社ひなた工業
経理ご担当者様

平素より格別のお引き立てを賜り厚く御礼申し上げます。
9月分のご請求書を発行いたしましたので、お納めください。

請求書番号 202509-01846
登録番号 T4011101073625
ご請求金額 ¥187,440(うち消費税10% ¥17,040)
お支払期日 2025年10月31日
お振込先 あけぼの銀行 新橋支店(022)普通 1948375
お客様コード C-60814

お振込名義の先頭にお客様コードをお付けいただけますと幸いです。
書類のダウンロード期限は発行日から7年間です。`,
    code: null,
    link: null,
  },
  {
    name: `zh-CN plain text, service hotline`,
    from: `云雀邮箱 <service@yunque-mail.test>`,
    subject: `邮箱绑定验证`,
    text: `尊敬的用户:

您好!您正在为账号 yq_86**12 绑定安全邮箱,验证码为:615830。

验证码10分钟内有效,请勿向任何人泄露,包括云雀邮箱工作人员。如非本人操作,请忽略此邮件或拨打客服热线 400-820-7716。

云雀邮箱团队
2025-08-21
(系统邮件,请勿直接回复)`,
    code: '615830',
    link: null,
  },
  {
    name: `zh-CN five mixed characters, licence numbers`,
    from: `山海幻境 <noreply@shanhai-game.test>`,
    subject: `【山海幻境】异地登录确认`,
    html: `<div style="width:520px;margin:0 auto;background:#1d1a2b;color:#e9dfc5;font-family:'PingFang SC',sans-serif;padding:24px"><h2 style="margin:0 0 12px">侠士,请留步!</h2><p>系统发现有人在【四川成都】登录角色「清风徐来」(区服:电信37区,等级 85)。</p><p>若是您本人,请在游戏客户端输入下列字符(区分大小写):</p> <p style="font-size:30px;letter-spacing:8px;text-align:center;color:#ffcf5c">R7k3P</p><p style="font-size:12px;color:#988">文网游备字〔2019〕M-RPG 0412号 适龄提示:16+</p></div>`,
    code: 'R7k3P',
    link: null,
  },
  {
    name: `zh-CN heading, pairs, UID and instance`,
    from: `磐石云 <no-reply@panshi-cloud.test>`,
    subject: `磐石云控制台敏感操作二次确认`,
    html: `<html><body><div style="display:none;max-height:0">释放云服务器需要二次确认</div><table width="640" style="font-family:Arial,'Microsoft YaHei';border-collapse:collapse"><tr><td style="border-bottom:2px solid #0052d9;padding:12px">磐石云</td></tr><tr><td style="padding:20px"><h1 style="font-size:32px;color:#0052d9">28 41 79</h1> <p>子账号 ops-lin(UID 100024815537)正在执行「释放实例」操作,涉及 ins-8f20k1qd 等 3 台云服务器。将标题中的数字填入控制台弹窗即可继续。</p><p>有效期至 2025-07-16 11:24:50(UTC+8)。</p></td></tr><tr><td style="font-size:12px;color:#999;padding:12px">京ICP备19038274号-6</td></tr></table></body></html>`,
    code: '284179',
    link: null,
  },
  {
    name: `zh-CN eight digits, no word code`,
    from: `晴空视频 <tv@qingkong-video.test>`,
    subject: `在电视上登录晴空视频`,
    text: `Hi,追剧人:

你刚刚选择了用邮箱登录客厅里的电视(小麦电视 65 英寸,系统 5.2.118)。

打开遥控器数字键盘,依次按下:

4902 7716

屏幕提示"登录成功"后,VIP 会员权益会自动同步(到期日 2026-03-09)。
同一账号最多 5 台设备登录、2 台同时播放哦~

晴空视频`,
    code: '49027716',
    link: null,
  },
  {
    name: `zh-CN four digits inside a sentence`,
    from: `东湖理工大学信息化办公室 <nic@dhut.edu.test>`,
    subject: `统一身份认证平台密码找回`,
    text: `同学你好:

你(学号 2022310487)于今日 13:56 申请找回统一身份认证平台密码,请在找回页面的"校验码"一栏填入7093,随后设置不少于8位的新密码。如 15 分钟内未完成,需重新申请。

如有疑问,请到图书馆附楼 108 室咨询,或致电 027-8756 4410。

信息化办公室 网络运维中心`,
    code: '7093',
    link: null,
  },
  {
    name: `zh-CN only in subject with minutes`,
    from: `青禾笔记 <hello@qinghe-note.test>`,
    subject: `371905(10分钟内有效)- 登录青禾笔记`,
    html: `<div style="font-family:-apple-system,'PingFang SC';max-width:460px;margin:30px auto;color:#333"><p>有一台 Mac 正在登录你的青禾笔记。</p><p>数字已写在邮件标题里,直接抄到登录框即可,无需打开任何链接。</p><p style="color:#aaa;font-size:12px">不是你?不用理会这封信,你的 1,286 条笔记依旧安全。<br>杭州青禾互动科技有限公司 · 文三路 478 号</p></div>`,
    code: '371905',
    link: null,
  },
  {
    name: `zh-CN contract number and credit code`,
    from: `契信电子签 <sign@qixin-sign.test>`,
    subject: `您有一份《房屋租赁合同》待签署`,
    html: `<table width="580" style="font-family:'Microsoft YaHei';font-size:14px;background:#f7f9fc"><tr><td style="padding:20px"><p>吴建国先生:</p><p>发起方<b>上海安居房产经纪有限公司</b>邀请您签署《房屋租赁合同》(合同编号 QX20250611-70923),月租金 6,800 元,租期 12 个月。</p> <p>签署口令:<span style="background:#fff;border:1px solid #d0d7e5;padding:4px 10px">HT-58WQ</span></p><p>意愿认证环节请如实填写口令,签署完成后具有同等法律效力。截止日期:2025年6月18日。</p><p style="font-size:12px;color:#8a94a6">统一社会信用代码 91310115MA1K4D7X2U</p></td></tr></table>`,
    code: 'HT-58WQ',
    link: null,
  },
  {
    name: `zh-CN full-width digits after explanation`,
    from: `康途互联网医院 <hlw@kangtu-hospital.test>`,
    subject: `视频问诊身份核验`,
    text: `您好:

您预约的皮肤科复诊(医生:郑海燕,就诊号 0926017)将于今天 19:30 开始。为确认是您本人就诊,进入诊室前系统会要求输入一组6位数字,请留意下方:

>>> ２５８０６４ <<<

问诊费 39 元已支付,未接诊将原路退回。
医保咨询请拨 12393。

康途互联网医院(医疗机构执业许可证:PDY601584330102)`,
    code: '258064',
    link: null,
  },
  {
    name: `zh-CN parcel pick-up code`,
    from: `邻里驿站 <notify@linli-yizhan.test>`,
    subject: `您有1件包裹待领取`,
    html: `<div style="font-family:'Microsoft YaHei';padding:16px;background:#fffbe6;max-width:460px"><p>【邻里驿站】您的申达快递(尾号 4172)已到<b>锦绣花园3号门店</b>。</p><p style="font-size:26px;color:#fa541c;margin:8px 0">取件码 5-2-8036</p><p>营业时间 9:00-21:00,超过48小时将收取每日1元保管费。凭取件码到货架自提,代取请出示本邮件。</p><p style="font-size:12px;color:#999">运单号 SD7730049126583 店长电话 138****0921</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `zh-CN train order and gate numbers`,
    from: `铁行订票网 <ticket@tiehang-dp.test>`,
    subject: `购票成功通知 订单号 EK70428193`,
    text: `尊敬的 刘先生:

您已成功购买以下车票,祝您旅途愉快!

订单号码:EK70428193
1. 刘志远,2025年10月01日08:12开,合肥南—北京南,G266次列车,07车12F号,二等座,票价444.5元,检票口A15,电子客票。

为确保乘车顺利,请携带购票时所使用的有效身份证件原件进站。退票手续费:开车前8天(含)以上不收取;48小时以上按5%计。`,
    code: null,
    link: null,
  },
  {
    name: `zh-CN login alert with timestamps`,
    from: `安讯通账号安全 <alert@anxuntong.test>`,
    subject: `账号异常登录提醒`,
    html: `<div style="font-family:sans-serif;max-width:560px;border:1px solid #eee"><div style="background:#ff4d4f;color:#fff;padding:10px 16px">安全提醒</div><div style="padding:16px"><p>您的安讯号 188****6302 于 2025-05-19 03:17:44 在一台新设备上完成登录。</p><p>设备:HarmonyOS 5.0 手机<br>地点:广东 东莞(IP 198.51.100.67)</p><p>若系您本人操作,可不予理会;否则说明密码可能已经泄露,建议立刻前往 <span>安全中心</span> 冻结账号。</p></div></div>`,
    code: null,
    link: null,
  },
  {
    name: `zh-CN discount code at checkout`,
    from: `半亩茶园 <vip@banmu-tea.test>`,
    subject: `老茶友专享:满199减60,口令在信里`,
    html: `<html><body style="background:#f1f5ec"><table width="560" align="center" style="font-family:KaiTi,serif;font-size:16px"><tr><td style="padding:24px"><p>见信如晤。</p><p>明前龙井今晨到仓,首批仅 800 罐。感念您三年来的陪伴,特备薄礼一份——结算时在"优惠码"处填写</p><p style="text-align:center;font-size:24px;color:#3f6b2a">MQLJ2025</p><p>即可立减 60 元,4月6日24点前有效,每个账号限用 1 次。</p><p>半亩茶园 掌柜 敬上<br><small>退订请回复 TD</small></p></td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `zh-CN meeting number and password`,
    from: `周敏 <zhoumin@hengrui-consult.test>`,
    subject: `会议邀请:供应链项目周例会`,
    text: `周敏 邀请您参加会议

会议主题:供应链数字化项目周例会(第14次)
会议时间:2025/06/23 10:00-11:00 (GMT+08:00) 中国标准时间 - 北京
重复周期:每周一

点击链接直接入会:


会议号:637-405-128
会议密码:240619

手机一键拨号入会
+8675536550000,,637405128# (中国大陆)`,
    code: null,
    link: null,
  },
  {
    name: `zh-CN exam numbers and fees`,
    from: `全国翻译水平考试网 <service@fanyi-kaoshi.org.test>`,
    subject: `报名审核通过及准考证打印通知`,
    text: `各位考生:

2025年下半年全国翻译水平考试(笔译二级)报名审核已结束,您的报名序号 0031875 审核结果为"通过"。

准考证号:3401250720118
考点:合肥市第四十六中学(考点代码 340107)
考试时间:11月2日 9:30—11:30(综合能力)
打印准考证时间:10月27日至11月1日

缴费 135 元已到账,票据编号 NO.88120364。请妥善保存准考证号,以便查询成绩。`,
    code: null,
    link: null,
  },
  {
    name: `zh-CN newsletter about verification codes`,
    from: `码农早报 <daily@manong-zaobao.dev>`,
    subject: `第 1024 期 | 429 还是 503?聊聊限流该返回哪个状态码`,
    html: `<div style="font-family:-apple-system,'PingFang SC';max-width:620px"><h2>码农早报 第 1024 期</h2><p><b>1. 限流状态码之争</b><br>有人坚持 429,有人偏爱 503。作者分析了 37 个开源网关的代码,结论是别忘了 Retry-After。</p><p><b>2. 短信验证码接口被刷了 640000 次</b><br>一篇复盘:6 位验证码、没有图形校验、没有频控,一夜烧掉 3.2 万元。</p><p><b>3. 代码片段</b><br><code>const code = Math.floor(100000 + Math.random() * 900000)</code> 为什么不安全?</p><p style="font-size:12px;color:#999">订阅人数 28,451 | 退订</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `zh-CN licence key to activate software`,
    from: `锐图软件商城 <license@ruitu-soft.test>`,
    subject: `您购买的锐图 Pro 2025 激活序列号`,
    text: `感谢您购买正版软件!

产品名称:锐图 Pro 2025(Windows 单机永久版)
订单编号:RT202508300091
序列号:8KD2F-QW7NX-3MZ5T-PL94R-VB6HC
授权数量:1 台电脑

安装步骤:下载安装包(v25.3.1,约 812MB)→ 安装 → 帮助 → 注册软件 → 粘贴序列号。
更换电脑前请先在旧机器上注销授权,每年可迁移 3 次。

售后 QQ 群:739155208`,
    code: null,
    link: null,
  },
  {
    name: `zh-TW hyphenated, company number, amounts`,
    from: `好日子購物 <service@goodday-shop.com.test>`,
    subject: `歡迎加入好日子購物,請完成信箱驗證`,
    html: `<html><body style="background:#fafafa"><div style="display:none">還差一步就能領取 100 元購物金</div><table width="560" align="center" style="background:#fff;font-family:'微軟正黑體',sans-serif"><tr><td style="padding:24px"><p>親愛的會員 您好:</p><p>感謝您註冊好日子購物!請於 30 分鐘內回到註冊頁面輸入以下驗證碼:</p><p style="font-size:32px;color:#e8590c;text-align:center;letter-spacing:6px">460-918</p><p>完成驗證後,新戶購物金 NT$100 將於 24 小時內匯入您的帳戶。</p><p style="font-size:12px;color:#999">好日子國際股份有限公司 統編 54092871<br>客服專線 02-2658-7730(週一至週五 09:00-18:00)</p></td></tr></table></body></html>`,
    code: '460918',
    link: null,
  },
  {
    name: `zh-TW eight digits, card and amount`,
    from: `福興商業銀行 <ebill@fuhsingbank.com.test>`,
    subject: `福興銀行網路刷卡交易認證通知`,
    text: `親愛的客戶您好:

您於 114/09/12 20:41 以末四碼 5529 之信用卡於「VOYAGE AIR」進行網路交易,金額 TWD 18,764。本次交易之 OTP 密碼為 73158204(交易序號 A3),請於 3 分鐘內鍵入交易認證頁面。

※ 本行人員絕不會以電話或簡訊索取您的密碼。
※ 若您未進行此筆交易,請速撥打信用卡背面之 24 小時客服電話。

福興商業銀行 敬啟`,
    code: '73158204',
    link: null,
  },
  {
    name: `zh-TW alphanumeric, never called code`,
    from: `島讀電子書 <account@daoread.test>`,
    subject: `重新設定密碼`,
    html: `<div style="max-width:500px;margin:auto;font-family:'Noto Sans TC',sans-serif;color:#343a40"><h3>忘記密碼了嗎?別擔心</h3><p>請在 App 中輸入這組英數字,就可以設定新的密碼:</p><div style="background:#f1f3f5;border-radius:8px;padding:16px;text-align:center;font-family:monospace;font-size:26px">7HQ2TB</div><p>英文字母一律為大寫,沒有數字 0 與字母 O。</p><p style="color:#868e96;font-size:12px">您的書櫃共有 143 本書。如果不是您提出的要求,帳號仍然安全,不需要任何動作。</p></div>`,
    code: '7HQ2TB',
    link: null,
  },
  {
    name: `zh-TW visit number, extension, times`,
    from: `晶亮醫學中心 視訊門診 <telecare@jingliang-hosp.org.test>`,
    subject: `視訊看診登入通知(診號 23)`,
    text: `林○妤 小姐 您好:

您已預約 10 月 3 日(五)下午診 家庭醫學科 蔡政勳醫師,診號 23 號,預估看診時間 15:10。

請於看診前 20 分鐘開啟視訊診間,系統會請您填入「登入密碼」以確認身分,本次的一次性登入密碼是 5841。請同時備妥健保卡正反面照片。

視訊門診費用:掛號費 150 元、部分負擔 240 元。
諮詢電話:04-2305-6688 轉 3127`,
    code: '5841',
    link: null,
  },
  {
    name: `zh-TW cells, nickname with digits`,
    from: `星火遊戲平台 <noreply@sparkplay.com.test>`,
    subject: `星火通行證:新裝置登入`,
    html: `<table width="480" align="center" style="font-family:sans-serif;background:#2b2d42;color:#edf2f4"><tr><td style="padding:20px"><p>玩家 Momo_0817 您好,有新裝置要求登入您的星火通行證。</p><p>請依序輸入方格內的字元:</p><table cellspacing="5" align="center"><tr><td style="background:#ef233c;padding:10px 14px">8</td><td style="background:#ef233c;padding:10px 14px">3</td><td style="background:#ef233c;padding:10px 14px">0</td><td style="background:#ef233c;padding:10px 14px">2</td><td style="background:#ef233c;padding:10px 14px">5</td></tr></table><p style="font-size:12px">裝置:ROG Phone 9|時間:2025-06-30 23:58<br>客服回覆編號:TW-20250630-1187</p></td></tr></table>`,
    code: '83025',
    link: null,
  },
  {
    name: `zh-TW only in subject, balance nearby`,
    from: `捷運通 App <no-reply@metropass.test>`,
    subject: `502617 是您的登入碼`,
    html: `<div style="font-family:'PingFang TC',sans-serif;padding:20px;max-width:480px"><p>哈囉!</p><p>為保護您的電子票證餘額(目前 NT$1,245),登入碼只顯示於信件主旨,請對照後輸入 App。</p><p>超過 5 分鐘沒有使用,就得請您再按一次「重寄」。</p><hr style="border:0;border-top:1px solid #ddd"><p style="font-size:11px;color:#888">捷運通科技|台北市中山區南京東路三段 219 號 8 樓|App 版本 4.12.3</p></div>`,
    code: '502617',
    link: null,
  },
  {
    name: `zh-HK account number, HK phone numbers`,
    from: `滙誠銀行 <no-reply@wuishingbank.test.hk>`,
    subject: `滙誠銀行:登記新收款人的一次性密碼`,
    html: `<table width="600" style="font-family:Arial,'微軟正黑體';font-size:14px"><tr><td style="border-bottom:3px solid #00693e;padding:10px"><b>滙誠銀行 Wui Shing Bank</b></td></tr><tr><td style="padding:16px"><p>親愛的客戶:</p><p>閣下現正透過網上理財登記新收款人 CHAN T** M**(戶口號碼 024-3***-**7018)。請於 100 秒內輸入一次性密碼 <b>318 572</b> 以確認指示。</p><p>若閣下未有作出上述指示,請立即致電 2233 8890。切勿向任何人(包括銀行職員及警方)透露密碼。</p><p style="font-size:11px;color:#666">滙誠銀行有限公司(香港金融管理局持牌銀行)香港中環德輔道中 168 號</p></td></tr></table>`,
    code: '318572',
    link: null,
  },
  {
    name: `zh-HK spaced digits first, Cantonese`,
    from: `海港城市廣場 Free WiFi <wifi@harbourplaza-mall.hk>`,
    subject: `連接免費 WiFi`,
    html: `<div style="font-family:sans-serif;text-align:center;padding:24px;background:#e7f5ff"><p style="font-size:40px;margin:0;color:#1864ab">2 9 6 4</p><p>喺登入頁面輸入以上四個數字,即可享用 120 分鐘免費上網。</p><p>食買玩優惠:消費滿 $800 送 2 小時泊車</p><p style="font-size:11px;color:#777">海港城市廣場 · 九龍尖沙咀廣東道 33 號 · 客戶服務 2118 6600 · 營業時間 10:00–22:00</p></div>`,
    code: '2964',
    link: null,
  },
  {
    name: `zh-HK full-width digits, ticket nearby`,
    from: `易賞錢包 <security@yiwallet.hk>`,
    subject: `更改電郵地址 - 確認`,
    text: `你好!

我哋收到你更改登記電郵嘅要求(查詢編號 482913)。

舊電郵:k***ng@example.hk
新電郵:本電郵地址

如要繼續,請返回易賞錢包 App 並填寫驗證碼「８４６０９３」。驗證碼將於 2025年5月7日 下午4:30 失效。

易賞錢包有限公司 儲值支付工具牌照號碼:SVF0091
查詢熱線:(852) 3160 7722`,
    code: '846093',
    link: null,
  },
  {
    name: `zh-TW lottery numbers, eight digits`,
    from: `財政e報 <einvoice@invoice-news.test>`,
    subject: `114年7-8月統一發票中獎號碼揭曉`,
    html: `<table width="560" style="font-family:'微軟正黑體'"><tr><td style="padding:16px"><h3>114年7-8月期 統一發票中獎號碼</h3><table border="1" cellpadding="6" style="border-collapse:collapse;text-align:center"><tr><td>特別獎(1,000萬元)</td><td>48390217</td></tr><tr><td>特獎(200萬元)</td><td>70561384</td></tr><tr><td>頭獎(20萬元)</td><td>15927043<br>86014529<br>33870956</td></tr></table><p>領獎期間自 114 年 10 月 6 日起至 115 年 1 月 5 日止。對中末三碼即有 200 元!</p></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `zh-TW store pick-up code`,
    from: `全佳超商 <pickup@chuanjia-cvs.com.test>`,
    subject: `【到店通知】您的包裹已抵達 全佳 新莊幸福門市`,
    text: `貨到通知

收件人:黃*瑋
門市:新莊幸福門市(店號 018842)
地址:新北市新莊區幸福路 715 號
取貨代碼:R20481957
代收金額:699 元
取貨期限:2025/11/18 23:59

請攜帶身分證件至櫃檯,告知店員姓名與手機末三碼 306 即可取貨。逾期商品將退回賣家,並影響日後下單權益。`,
    code: null,
    link: null,
  },
  {
    name: `zh-TW train booking reference`,
    from: `島嶼高速鐵道 <booking@island-hsr.com.test>`,
    subject: `訂位完成通知 訂位代號 06381745`,
    html: `<div style="font-family:Arial,'微軟正黑體';max-width:560px;border:1px solid #f76707"><div style="background:#f76707;color:#fff;padding:10px">島嶼高速鐵道 網路訂票</div><div style="padding:14px"><p>您的訂位代號:<b style="font-size:22px">06381745</b></p><p>10/10(五)車次 0637 南港 12:05 → 左營 14:10<br>全票 2 張 車廂 5 座位 11D、11E<br>總票價 TWD 3,060</p><p>付款期限:10 月 7 日。請憑訂位代號及身分證末 4 碼至超商或車站取票。</p></div></div>`,
    code: null,
    link: null,
  },
  {
    name: `zh-TW door code and wifi password`,
    from: `海風小屋 Emily <emily@seabreeze-bnb.test>`,
    subject: `入住資訊-花蓮海風小屋 9/6`,
    text: `哈囉 佳蓉~

明天就要見面囉!先把自助入住的資訊給你:

🏠 花蓮縣新城鄉北埔路 268 巷 12 號
🔑 大門密碼鎖:按 *1958# ,房門(202 號房)鑰匙在信箱裡
📶 WiFi:SeaBreeze_2F,密碼 bluewhale0906
🛵 機車可停騎樓,租車老闆阿明 0912-480-336

退房時間 11 點,早餐券兩張放在桌上(隔壁美琪早點,每張抵 80 元)。

Emily`,
    code: null,
    link: null,
  },
  {
    name: `zh-TW referral code displayed prominently`,
    from: `揪團學程式 <edm@jocode.test>`,
    subject: `推薦好友各得 NT$300!你的專屬推薦碼來了`,
    html: `<html><body><table width="600" align="center" style="font-family:'Noto Sans TC';background:#fff9db"><tr><td style="padding:26px;text-align:center"><h2>好東西要跟好朋友分享 🎉</h2><p>你的專屬推薦碼</p><p style="display:inline-block;border:2px dashed #f59f00;padding:10px 30px;font-size:24px">JOE7742</p><p>朋友首次購課時填上它,現折 300 元;課程開始後,你也能拿到 300 點。</p><p>本月推薦王:@小魚,已邀請 46 人</p><p style="font-size:11px;color:#adb5bd">活動至 2025/12/31,詳見活動辦法第 7 條</p></td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `zh-TW code already used, event number`,
    from: `雲櫃檔案 <security@yungui-file.test>`,
    subject: `您的驗證碼已成功使用`,
    html: `<div style="font-family:sans-serif;max-width:520px"><p>您好,</p><p>我們在 08:22 寄給您的六位數驗證碼已被用來登入雲櫃檔案,登入地點為台中市(Chrome 140、macOS)。這封信只是通知,您不需要再做任何事。</p><p>假如這不是您,請到<span>登入紀錄</span>把該裝置登出,並盡快更換密碼。</p><p style="font-size:12px;color:#999">事件編號 910374 · 方案 200 GB · 已使用 137.6 GB</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `zh-HK payment references and identifiers`,
    from: `轉數通 <advice@fpspay.test.hk>`,
    subject: `入賬通知 HKD 2,350.00`,
    text: `閣下之戶口已收到一筆轉賬:

金額:HKD 2,350.00
付款人:WONG S** Y**
收款識別碼(FPS ID):107463829
交易參考編號:FRN20250722PAYC0101937745510
日期及時間:2025-07-22 14:06:39
附言:7月補習費

此電郵只供參考,實際結餘以銀行月結單為準。如有查詢,請電 2988 1500 並提供最後六位參考編號。`,
    code: null,
    link: null,
  },
  {
    name: `zh-HK promo code to enter`,
    from: `悅食外賣 <promo@yuetsik.hk>`,
    subject: `今晚食乜好?$45 優惠碼等緊你`,
    html: `<div style="font-family:sans-serif;background:#d0021b;color:#fff;padding:24px;text-align:center;max-width:560px"><h2 style="margin:0">夜宵時段限定</h2><p>輸入優惠碼</p><p style="background:#fff;color:#d0021b;font-size:28px;padding:8px">SUPPER45</p><p>惠顧滿 $120 即減 $45,逢星期五至日晚上 9 時後適用,名額 5,000 個,先到先得!</p><p style="font-size:11px">優惠受條款約束。取消訂閱請按此。香港觀塘海濱道 133 號 22 樓</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `zh-HK bill, account, payment numbers`,
    from: `港信電訊 <ebill@kongshun-tel.hk>`,
    subject: `電子月結單(2025年10月)`,
    text: `親愛的何先生:

您的 2025 年 10 月份電子月結單現已備妥。

賬戶號碼:1008 4475 923
流動電話號碼:9*** 0518
本期應繳總額:$238.00
繳費限期:2025年11月15日
繳費靈商戶編號:9257,賬單類別:02
自動轉賬參考:0048817736

登入「我的賬戶」時,系統會以短訊將六位數驗證碼傳送到您的手機;如身處外地,請預先開啟漫遊服務。

港信電訊有限公司 客戶服務熱線 1833 902`,
    code: null,
    link: null,
  },
  {
    name: `ko business number, hotline in footer`,
    from: `두레몰 <noreply@dooremall.test>`,
    subject: `[두레몰] 이메일 인증번호 안내`,
    html: `<table width="600" align="center" style="font-family:'맑은 고딕',sans-serif;border-top:3px solid #333"><tr><td style="padding:30px"><p style="font-size:20px">이메일 <b>인증번호</b>를 안내해 드립니다.</p><p>안녕하세요, 두레몰입니다.<br>회원가입 화면에 아래 인증번호를 입력하신 후 [확인] 버튼을 눌러주세요.</p><p style="background:#f5f5f5;padding:20px;text-align:center;font-size:28px">927 054</p><p style="font-size:12px;color:#888">유효시간 5분 · 본 메일은 발신전용입니다.</p><p style="font-size:11px;color:#aaa">㈜두레커머스 | 대표 김형석 | 사업자등록번호 214-86-39027 | 통신판매업신고 2021-서울강남-04418 | 고객센터 1577-0294</p></td></tr></table>`,
    code: '927054',
    link: null,
  },
  {
    name: `ko account, amount, time around`,
    from: `한빛저축은행 <ebank@hanbitsb.test>`,
    subject: `[한빛저축은행] 이체 승인용 일회용 비밀번호`,
    text: `고객님, 한빛저축은행 인터넷뱅킹입니다.

요청하신 이체를 완료하시려면 일회용 비밀번호를 입력하여 주시기 바랍니다.

- 출금계좌: 301-**-***415
- 받는 분: 박*현 (나라은행 1102-**-***7733)
- 이체금액: 1,850,000원
- 일회용 비밀번호: 4071-8362
- 요청일시: 2025.08.14 10:27:55

금융감독원 및 은행은 어떠한 경우에도 비밀번호를 요구하지 않습니다.
사고신고 1600-7740 (24시간)`,
    code: '40718362',
    link: null,
  },
  {
    name: `ko unnamed, letters digits hyphen`,
    from: `온마루TV <help@onmaru.test>`,
    subject: `TV에서 온마루TV를 연결해 보세요`,
    html: `<html><body style="background:#000"><div style="display:none">거실 TV 연결까지 단 한 걸음</div><table width="540" align="center" style="color:#fff;font-family:'Noto Sans KR',sans-serif"><tr><td style="padding:30px"><h2>거실 TV 화면에 이렇게 눌러 주세요</h2><p style="font-size:36px;letter-spacing:6px;color:#00e0b8">WM4-9TK</p><p>연결이 끝나면 보던 작품을 3화 12분 40초부터 바로 이어볼 수 있어요. 10분이 지나면 TV에서 다시 시작해 주세요.</p><p style="font-size:11px;color:#777">프리미엄 이용권 월 13,900원 · 동시접속 4대 · 고객센터 02-6925-1180</p></td></tr></table></body></html>`,
    code: 'WM4-9TK',
    link: null,
  },
  {
    name: `ko cells, rating number, PC name`,
    from: `아르카디아 온라인 <security@arcadia-online.test>`,
    subject: `[아르카디아] 지정 PC 등록 안내`,
    html: `<div style="width:500px;font-family:dotum;font-size:13px"><p>모험가님, 새로운 PC(이름: DESKTOP-7F2K)에서 게임 접속이 시도되어 잠시 막아 두었습니다.</p><p>본인이시라면 런처 창에 아래 보안키를 한 글자씩 적어 주세요.</p><table cellspacing="4"><tr><td style="border:1px solid #a33;padding:6px 12px">N</td><td style="border:1px solid #a33;padding:6px 12px">6</td><td style="border:1px solid #a33;padding:6px 12px">2</td><td style="border:1px solid #a33;padding:6px 12px">H</td><td style="border:1px solid #a33;padding:6px 12px">8</td><td style="border:1px solid #a33;padding:6px 12px">V</td></tr></table><p>접속 IP 192.0.2.41 / 서버 12채널<br>게임물관리위원회 등급분류번호 CC-OM-190412-003</p></div>`,
    code: 'N62H8V',
    link: null,
  },
  {
    name: `ko birth date, document number`,
    from: `싸인온 전자계약 <contract@signon-doc.test>`,
    subject: `[싸인온] (주)가온테크에서 근로계약서 서명을 요청했습니다`,
    text: `정다은 님께,

(주)가온테크 인사팀이 보낸 「표준근로계약서_2025」가 서명을 기다리고 있습니다.

 문서번호 : SO-250902-31847
 서명기한 : 2025년 9월 5일 18시까지
 열람 주소 : 

문서를 열면 본인 여부를 묻는 창이 나타납니다. 생년월일 6자리가 아니라 이 메일에 적힌 숫자 730591을 넣으셔야 합니다.

서명에 문제가 있으면 인사팀(031-708-2256)으로 문의 바랍니다.`,
    code: '730591',
    link: null,
  },
  {
    name: `ko only in subject`,
    from: `노트핀 <login@notepin.test>`,
    subject: `[노트핀] 로그인하려면 163948`,
    html: `<div style="font-family:sans-serif;margin:40px auto;max-width:440px;text-align:center"><h3>제목 줄을 확인해 주세요</h3><p>여섯 자리 숫자는 메일 제목에만 있어요. 로그인 창에 그대로 옮겨 적으면 끝!</p><p style="color:#999;font-size:12px">서울에서 2025년 7월 3일 오전 1:12에 요청됨<br>노트핀 주식회사, 서울특별시 성동구 왕십리로 83-21</p></div>`,
    code: '163948',
    link: null,
  },
  {
    name: `ko full-width digits in sentence`,
    from: `솔바람공항 무료와이파이 <wifi@solbaram-airport.test>`,
    subject: `무료 Wi-Fi 접속 확인`,
    text: `솔바람국제공항 무료 와이파이를 이용해 주셔서 감사합니다.

접속 화면의 빈칸에 ５０２８３ 을(를) 적으시면 4시간 동안 인터넷을 사용하실 수 있습니다. 대문자·소문자 구분은 없습니다.

탑승구 변경 안내: KB1207편 23번 → 31번
분실물센터 1층 / ☎ 064-797-2525`,
    code: '50283',
    link: null,
  },
  {
    name: `ko age token among order numbers`,
    from: `페이담 <safe@paydam.test>`,
    subject: `성인 여부 확인이 필요합니다`,
    html: `<table width="560" style="font-family:'나눔고딕';font-size:14px"><tr><td style="background:#4263eb;height:4px"></td></tr><tr><td style="padding:22px"><p>주문하신 상품(전통주 3종 세트, 주문번호 2509170045512)은 만 19세 이상만 구매할 수 있습니다.</p><p>연령 확인 토큰 <span style="font-family:monospace;background:#edf2ff;padding:2px 6px">pd8Kz41w</span> 을 결제창에 붙여넣어 확인을 마쳐 주세요. 대소문자를 가립니다.</p><p>결제 예정 금액 47,000원 (배송비 3,000원 포함)</p><p style="font-size:11px;color:#888">전자금융업 등록번호 02-004-00871 · 서울 영등포구 여의대로 24, 07320</p></td></tr></table>`,
    code: 'pd8Kz41w',
    link: null,
  },
  {
    name: `ko seven digits, ticket number`,
    from: `세종클라우드 <no-reply@sejongcloud.test>`,
    subject: `계정 복구 요청이 접수되었습니다`,
    text: `안녕하세요, 세종클라우드 계정지원팀입니다.

816-5502

위 숫자는 상담 티켓 번호이니 문의하실 때만 사용해 주십시오. 계정을 되찾으시려면 복구 페이지에 다음 복구 코드를 넣어 주셔야 합니다.

815 6027

복구 코드는 2025-12-01 23:00 이후 자동 폐기되며, 3회 틀리면 24시간 동안 재시도가 제한됩니다.

세종클라우드 / ISMS-KR-2023-0147`,
    code: '8156027',
    link: null,
  },
  {
    name: `ko waybill number and phone`,
    from: `번개물류 <delivery@bungae-log.test>`,
    subject: `[번개물류] 고객님의 상품이 오늘 도착할 예정입니다`,
    text: `오늘의 배송 안내

보내는 분 : 해든농원
상품명 : 제주 노지감귤 10kg
운송장번호 : 6408-2217-5093
배송예정 : 14시~16시
담당 기사 : 이상호 (010-4**7-8812)
위탁장소 : 문 앞

부재 시 위탁장소를 앱에서 변경하실 수 있습니다. 배송 완료 후 사진을 보내 드립니다.`,
    code: null,
    link: null,
  },
  {
    name: `ko parcel locker password`,
    from: `스마트보관함24 <box@smartbox24.test>`,
    subject: `무인택배함에 물품이 보관되었습니다`,
    html: `<div style="font-family:'맑은 고딕';border:1px solid #ddd;max-width:440px"><div style="background:#0b7285;color:#fff;padding:12px">스마트보관함24</div><div style="padding:16px"><p>푸른마을아파트 103동 무인택배함</p><table style="font-size:16px"><tr><td>보관함</td><td><b>18번</b></td></tr><tr><td>비밀번호</td><td><b>740216</b></td></tr></table><p>화면에서 '찾기'를 누르고 비밀번호를 넣으면 문이 열립니다. 48시간이 넘으면 하루 500원의 보관료가 발생합니다.</p></div></div>`,
    code: null,
    link: null,
  },
  {
    name: `ko exam registration number`,
    from: `한국국제무역자격원 <exam@kitq.or.test>`,
    subject: `제62회 국제무역관리사 수험표 출력 안내`,
    text: `응시자 여러분께 알려드립니다.

제62회 국제무역관리사 필기시험 수험표가 발급되었습니다.

1. 수험번호: 01062-40735
2. 성명: 윤서진
3. 시험일시: 2025. 11. 15.(토) 10:00 (입실 09:30까지)
4. 시험장: 대명중학교 (고사장코드 1108) 제9시험실
5. 준비물: 신분증, 컴퓨터용 사인펜

수험번호는 OMR 답안지에 반드시 표기해야 하며, 합격자 발표(12. 5.) 조회 시에도 사용됩니다.`,
    code: null,
    link: null,
  },
  {
    name: `ko rental door code, wifi`,
    from: `별빛스테이 호스트 <host@byeolbit-stay.test>`,
    subject: `[별빛스테이] 체크인 방법 안내드려요 (11/1 1박)`,
    text: `안녕하세요, 지훈 님! 강릉 별빛스테이 호스트 수진입니다 :)

- 주소: 강원특별자치도 강릉시 창해로 14번길 29, 301호
- 공동현관: 종 버튼 → 3010 → 종 버튼
- 객실 도어락: 582719*
- 와이파이: byeolbit_301 / 비번 ocean1101

입실은 오후 3시, 퇴실은 오전 11시까지예요. 바비큐는 2인 2만 원이고 당일 오후 5시 전에 말씀해 주세요.
급한 일은 010-2274-9936으로 연락 주세요. 편히 쉬다 가세요!`,
    code: null,
    link: null,
  },
  {
    name: `ko coupon number to register`,
    from: `올리브데이 <event@oliveday.test>`,
    subject: `(광고) 생일 축하해요! 20% 쿠폰번호가 도착했어요`,
    html: `<html><body><table width="580" align="center" style="font-family:'Noto Sans KR';background:#fff0f6;text-align:center"><tr><td style="padding:30px"><h1 style="font-size:24px;color:#c2255c">HAPPY BIRTHDAY, 하늘 님</h1><p>마이페이지 &gt; 쿠폰 등록에서 번호를 입력하세요</p><p style="background:#fff;border:2px solid #c2255c;font-size:20px;padding:12px">BD25-7J3M-QP80-11XA</p><p>3만 원 이상 구매 시 최대 8천 원 할인, 11월 30일까지</p><p style="font-size:10px;color:#aaa">수신을 원치 않으시면 [수신거부]를 눌러주세요. 무료수신거부 080-855-0317</p></td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `ko tax invoice approval number`,
    from: `스마트빌넷 <taxbill@smartbillnet.test>`,
    subject: `[전자세금계산서] (주)대성인쇄 → (주)모아디자인 발행`,
    text: `(주)모아디자인 담당자님, 전자세금계산서가 도착하였습니다.

승인번호 : 20250831-41000012-7f3c09d2
작성일자 : 2025-08-31
공급자 : (주)대성인쇄 / 128-81-60443
공급받는자 : (주)모아디자인 / 605-87-01926
공급가액 2,300,000 / 세액 230,000 / 합계 2,530,000원

국세청 전송은 발급 다음 날까지 이루어지며, 수정 발행은 공급자에게 문의하시기 바랍니다.`,
    code: null,
    link: null,
  },
  {
    name: `ko meeting ID and passcode`,
    from: `김태윤 책임 <taeyun.kim@innowave.test>`,
    subject: `[회의초대] 4분기 로드맵 공유 (10/2 목 14시)`,
    text: `안녕하십니까, 서비스기획팀 김태윤입니다.

4분기 로드맵 공유 회의를 아래와 같이 진행하고자 하오니 참석 부탁드립니다.

* 일시: 10월 2일(목) 14:00~15:30
* 장소: 본사 7층 한라룸 / 온라인 병행
* 회의 ID: 915 3372 0486
* 암호: 771502

안건은 v1.4 문서(위키 20385번)에 정리해 두었습니다.
감사합니다. 김태윤 드림 (내선 4127)`,
    code: null,
    link: null,
  },
  {
    name: `ko code sent by SMS`,
    from: `국민건강포인트 <info@healthpoint.or.test>`,
    subject: `인증번호는 휴대전화 문자로 보내드렸습니다`,
    html: `<div style="font-family:sans-serif;max-width:500px;padding:20px;background:#f4fce3"><p>홍*표 가입자님</p><p>포인트 3,500점 전환 신청을 확인하고자 010-****-6219 번호로 인증번호 6자리를 문자 발송하였습니다. 메일로는 번호를 보내드리지 않습니다.</p><p>문자가 오지 않으면 스팸함에서 발신번호 1688-4502를 찾아보시고, 그래도 없으면 신청 화면에서 재전송을 눌러 주십시오.</p><p style="font-size:12px">신청번호 HP-20250627-5518</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `ko newsletter with sample OTP`,
    from: `주간개발 <weekly@jugan-dev.test>`,
    subject: `주간개발 #318 — 종료 코드 137의 정체, 그리고 6자리 OTP의 수학`,
    html: `<div style="max-width:600px;font-family:'Pretendard',sans-serif"><h2>주간개발 #318</h2><p><b>컨테이너가 137로 죽는 이유</b><br>128 + 9, 즉 SIGKILL입니다. 메모리 제한 512Mi를 의심하세요. (읽는 데 6분)</p><p><b>OTP는 왜 여섯 자리일까</b><br>RFC 6238을 따라 예제 시크릿으로 287082가 나오기까지의 과정을 한 줄씩 풀어 봅니다.</p><p><b>짧은 소식</b><br>Node.js 24.8.0 릴리스, 이슈 #59103 해결 · 구독자 12,640명 돌파 🎉</p><p style="font-size:11px;color:#999">구독 해지 | 제보하기</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `el booking code heading`,
    from: `Κυκλάδες Φέρις <bookings@kykladesferries.test>`,
    subject: `Κράτηση 7QK4LM – Πειραιάς/Νάξος`,
    html: `<table cellpadding="6" style="font-family:Arial;border:2px solid #0077b6" width="540"><tr><td colspan="2" style="background:#0077b6;color:#fff">Κωδικός κράτησης: 7QK4LM</td></tr><tr><td>Αναχώρηση</td><td>Σάββατο 09/08, 07:25, πύλη Ε6</td></tr><tr><td>Εισιτήριο</td><td>2210-448193</td></tr><tr><td>Θέση</td><td>Αεροπορική, 5Β-118</td></tr><tr><td>Όχημα</td><td>ΙΧ ΖΚΤ-4082</td></tr></table><p>Κάντε web check-in 48 έως 2 ώρες πριν, αλλιώς παραλάβετε κάρτα επιβίβασης από το λιμάνι.</p>`,
    code: null,
    link: null,
  },
  {
    name: `el lower case, student number nearby`,
    from: `Φροντιστήριο Πλοήγηση <support@ploigisi.edu.test>`,
    subject: `Ξέχασες το συνθηματικό σου;`,
    html: `<div style="font:14px/1.6 Tahoma;padding:18px;border:1px solid #ddd;max-width:540px"><p>Νίκο, μην αγχώνεσαι, συμβαίνει και στους καλύτερους.</p><p>Πήγαινε στη σελίδα επαναφοράς όπου βρισκόσουν, βάλε <b>b7wq-t2xn</b> στο κίτρινο πλαίσιο και όρισε καινούργιο συνθηματικό με τουλάχιστον 10 χαρακτήρες.</p><p>Αρ. μητρώου μαθητή: 20254418. Γραμματεία: 2310 864 027, 15:00–21:00.</p></div>`,
    code: 'b7wq-t2xn',
    link: null,
  },
  {
    name: `el discount word for checkout`,
    from: `Πράσινο Ράφι <offers@prasinorafi.test>`,
    subject: `Μόνο για σήμερα: -20% στα βιολογικά`,
    html: `<table width="100%" style="background:#f6ffe9;font-family:Verdana"><tr><td align="center" style="padding:24px"><h1 style="color:#4b7f1c">Τελευταία ευκαιρία</h1><p>Πληκτρολόγησε στο ταμείο</p><p style="font-size:30px;border:2px dotted #4b7f1c;padding:8px 20px;display:inline-block">BIO 2025</p><p>και κέρδισε 20% σε ελαιόλαδο 5L, μέλι και όσπρια. Λήγει στις 23:59, ελάχιστη αγορά 35 €.</p></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `uk pairs of digits, explanation after`,
    from: `Листівка <recovery@lystivka.test>`,
    subject: `Відновлюємо доступ до вашої скриньки`,
    html: `<div style="font:14px Verdana;padding:18px;max-width:540px"><div style="display:none;max-height:0">Запит надійшов о 09:14</div><p>Пане Тарасе, хтось (сподіваємося, ви) натиснув «Не можу ввійти» о 09:14 за Києвом.</p><p style="background:#f6f6f6;padding:14px;text-align:center;font-size:28px">38&nbsp;17&nbsp;50</p><p>Ці шість цифр потрібно внести у форму відновлення, після чого ви зможете задати новий пароль. Спроб усього 3, далі — пауза на 24 години.</p><p style="color:#888">Звернення № 20250611-77.</p></div>`,
    code: '381750',
    link: null,
  },
  {
    name: `cs databox id, file mark nearby`,
    from: `Portál občana Podhorska <neodpovidat@podhorsko.test>`,
    subject: `Přihlášení do portálu města`,
    html: `<table width="600" style="font-family:Arial;border:1px solid #bbb"><tr><td style="background:#7a1022;color:#fff;padding:12px">Město Podhorsko</td></tr><tr><td style="padding:16px"><p>Vážená paní Dvořáková,</p><p>jako druhý krok přihlášení uveďte do políčka pod heslem číslici po číslici <b>2 9 6 6 1</b> a stiskněte Pokračovat.</p><p>Spis. zn. MUPO/11842/2025. Úřední hodiny Po a St 8:00–17:00, nám. Míru 12, 517 41, tel. 494 337 111, ID datové schránky x7kb4ze.</p></td></tr></table>`,
    code: '29661',
    link: null,
  },
  {
    name: `hu parcel opening code`,
    from: `RókaBox <csomag@rokabox.hu>`,
    subject: `Megérkezett! Vár a csomagod az automatában`,
    html: `<div style="font-family:Arial;padding:20px;background:#fff5ea"><h2 style="color:#e65c00">Itt a csomagod, Réka!</h2><p>Automata: Győr Árkád, Budai út 1.</p><p>Nyitókód: <span style="font-size:28px;font-weight:bold">739105</span></p><p>Fizetendő: 6 490 Ft bankkártyával. Ha 2025. 10. 19. éjfélig nem veszed át, visszaküldjük a feladónak. Csomagszám: CLFOX3100482917735</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `hu order number, product codes`,
    from: `Papucs Outlet <rendeles@papucsoutlet.hu>`,
    subject: `Rendelésedet megkaptuk (#204816)`,
    text: `Kedves Dóra!

Köszönjük a vásárlást! A 204816-os rendelésed tartalma:

- Klaudia szandál, 38-as, cikkszám 77-4102 … 12 990 Ft
- Frottír papucs, 40-es, cikkszám 77-3318 … 4 490 Ft

Szállítás: 1 390 Ft, összesen 18 870 Ft. Utánvét, futár, 4029 Debrecen.
Várható kézbesítés: november 4–5. A futár 30 perccel előtte hív.

Csereigény esetén a 14 napon belüli visszaküldéshez írd rá a dobozra a rendelésszámot.`,
    code: null,
    link: null,
  },
  {
    name: `uk hyphenated 8 digits, document numbers`,
    from: `Печатка.Док <mail@pechatka-doc.test>`,
    subject: `Акт № 64 від ТОВ «Зоря»: підтвердіть підписання`,
    html: `<table style="font-family:Tahoma;font-size:14px" width="560"><tr><td style="background:#114b3a;color:#fff;padding:12px">Печатка.Док</td></tr><tr><td style="padding:16px"><p>На підписі: акт наданих послуг № 64 від 30.05.2025, сума 27 340,00 грн, контрагент ТОВ «Зоря» (ЄДРПОУ 38820417).</p><p>Разовий пароль для підписання — <b>7719-3045</b>.</p><p>Пароль прив'язаний лише до цього документа й згорить о 18:00. Підтримка: 0 800 33-05-11.</p></td></tr></table>`,
    code: '77193045',
    link: null,
  },
  {
    name: `el cells, starts like a year`,
    from: `Μικρές Αγγελίες <eggrafi@mikresaggelies.test>`,
    subject: `Καλώς ήρθες! Απομένει ένα βήμα`,
    html: `<table width="100%" style="font-family:Arial;background:#f2f8ff"><tr><td style="padding:22px" align="center"><h2>Γεια σου Μαρία,</h2><p>Δείξε μας ότι το e-mail είναι δικό σου. Αντίγραψε στην εφαρμογή τα πέντε ψηφία:</p><table><tr><td style="font-size:28px;padding:6px">1</td><td style="font-size:28px;padding:6px">9</td><td style="font-size:28px;padding:6px">8</td><td style="font-size:28px;padding:6px">7</td><td style="font-size:28px;padding:6px">2</td></tr></table><p>Μετά μπορείς να ανεβάσεις έως 10 αγγελίες δωρεάν τον μήνα.</p><p style="font-size:11px">Λ. Κηφισίας 124, 115 26 Αθήνα</p></td></tr></table>`,
    code: '19872',
    link: null,
  },
  {
    name: `ru promo code for basket`,
    from: `Шишка Дача <news@shishka-dacha.test>`,
    subject: `Минус 15% на рассаду: внутри секретное слово`,
    html: `<table width="600" style="background:#f4f9ee;font-family:Trebuchet MS"><tr><td style="padding:22px"><h1 style="color:#3c7a1a">Весна начинается с томатов</h1><p>Введите в корзине промокод</p><p style="border:2px dashed #3c7a1a;padding:10px;text-align:center;font-size:26px">RASSADA15</p><p>и получите скидку при покупке от 1500 рублей. Акция идёт до 30.04.2025, с другими предложениями не складывается.</p><p style="font-size:11px"><span>Отписаться</span></p></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `tr subject only, short digits`,
    from: `Pazar Sepeti <merhaba@pazarsepeti.test>`,
    subject: `Üyeliğin için son adım: 5093`,
    html: `<table width="100%" bgcolor="#fff3e6"><tr><td align="center" style="padding:26px;font-family:Arial"><h2 style="color:#ff6a00">Aramıza hoş geldin!</h2><p>Hesabını açmak için konu satırında gördüğün dört rakamı uygulamadaki kutucuklara yazman yeterli.</p><p>15 dakika içinde yazmazsan yenisini istemen gerekir.</p><p style="font-size:11px;color:#999">Pazar Sepeti Elektronik Tic. A.Ş., Barbaros Mah. Ihlamur Blv. No:3, 34746 Ataşehir/İstanbul<br>Müşteri hizmetleri: 444 0 781</p></td></tr></table>`,
    code: '5093',
    link: null,
  },
  {
    name: `tr mid-sentence, protocol number`,
    from: `Evde Doktor <randevu@evdedoktor.test>`,
    subject: `Dr. Aylin Soner ile görüşmeniz 11:20’de`,
    html: `<div style="font:15px Calibri;padding:16px;border-top:5px solid #17a2a2"><p>Sayın Hasan Yücel,</p><p>Cildiye görüşmeniz 17 Ocak Cuma günü saat 11:20'de başlıyor. Bağlantıya tıkladıktan sonra sizden istenen alana <strong>34 918</strong> yazarak bekleme odasına geçebilirsiniz.</p><p>Ücret: 950 TL (tahsil edildi). Protokol no: 2025-004417. Reçeteniz e-Nabız sisteminde görünecektir.</p><p style="font-size:12px">Bilgi: 0216 455 19 60</p></div>`,
    code: '34918',
    link: null,
  },
  {
    name: `hu programming newsletter, sample token 123456`,
    from: `Kódműhely Hírlevél <hirlevel@kodmuhely.hu>`,
    subject: `Egy kód, amit 1998 óta senki sem értett`,
    html: `<div style="font-family:Courier New;padding:18px"><p>#204 | 2025. 42. hét</p><p>» A 404-es státuszkód igaz története</p><p>» 6502 assembly kezdőknek: LDA #$2A, STA $0400</p><p>» Hogyan generáljunk biztonságos hatjegyű tokent (spoiler: a 123456 nem az)</p><p>» Álláshirdetés: Rust fejlesztő, bruttó 1,4–1,9 M Ft</p><p>Leiratkozás: kodmuhely.hu/ki</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `uk backup code used, none given`,
    from: `Кнопка ID <alerts@knopka-id.com.test>`,
    subject: `Ваш пароль змінено`,
    html: `<div style="font-family:Helvetica,Arial;padding:24px;color:#111"><p style="font-size:20px">Пароль змінено 03.02.2025 о 22:48</p><p>Зміну виконано за допомогою резервного коду, у вас лишилося 7 із 10 таких кодів. Переглянути чи створити нові можна в розділі «Безпека».</p><p>Зробили це не ви? <span>Заблокуйте обліковий запис</span> впродовж 72 годин, щоб ми повернули попередній пароль.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `uk expired code, request number`,
    from: `Полиця книг <login@polytsia.test>`,
    subject: `Термін дії коду минув`,
    html: `<div style="font-family:Georgia;padding:18px;background:#fafafa"><p>Вітаємо, читачу!</p><p>Код, який ми надіслали вам учора о 21:05, діяв пів години й уже не спрацює. Тому вхід із нового пристрою (запит 558130) скасовано.</p><p>Хочете спробувати знову? <span>Замовте новий</span> — він прийде окремим листом.</p><p style="font-size:12px;color:#999">Полиця книг, 2014–2025. Понад 16 000 видань українською.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `uk EIC code, meter reading 048291`,
    from: `Облсвітло <rahunok@oblsvitlo.com.test>`,
    subject: `Рахунок за електроенергію, квітень 2025`,
    html: `<table style="font-family:Arial;font-size:13px" width="540"><tr><td colspan="2" style="background:#ffd400;padding:10px"><b>Особовий рахунок 3104 8827 15</b></td></tr><tr><td>Спожито</td><td>214 кВт·год</td></tr><tr><td>Показник лічильника</td><td>048291</td></tr><tr><td>До сплати</td><td>924,48 грн</td></tr><tr><td>IBAN</td><td>UA213223130000026007233566001</td></tr><tr><td>ЕІС-код точки обліку</td><td>62Z7391804456271</td></tr></table><p>Сплатіть до 20 травня. Показники надсилайте у Viber або на короткий номер 4647.</p>`,
    code: null,
    link: null,
  },
  {
    name: `tr letters only; membership number`,
    from: `Gezgin Kulübü <uyelik@gezginkulubu.test>`,
    subject: `E-posta adresi değişikliği talebiniz`,
    html: `<table style="font-family:Trebuchet MS;width:560px"><tr><td style="padding:18px"><p>Merhaba Selin Hanım,</p><p>GK-00318274 numaralı üyeliğinizdeki e-posta adresini bu adresle değiştirmek istediğinizi bildirdiniz. Onaylıyorsanız profil sayfasında açılan pencereye şunu girin:</p></td></tr><tr><td align="center" style="font-size:26px;letter-spacing:2px;background:#e8f1ff;padding:12px">BTRN-KVZL</td></tr><tr><td style="padding:18px;color:#666">Değişiklik gerçekleşince 12.480 mil puanınız aynen korunur.</td></tr></table>`,
    code: 'BTRN-KVZL',
    link: null,
  },
  {
    name: `cs heading first, space inside`,
    from: `Televize Kukátko <podpora@kukatko.test>`,
    subject: `Spárujte svou televizi`,
    html: `<div style="background:#14102b;color:#eee;font-family:Montserrat,Arial;padding:26px;text-align:center"><span style="display:none">Stačí pár vteřin a díváte se.</span><h1 style="font-size:44px;margin:0">WQ3 7ND</h1><p>To je všechno, co po vás televize chce. Zadejte to v nabídce Nastavení › Zařízení › Přidat.</p><p style="font-size:12px">Tarif Rodina 249 Kč/měs., až 4 obrazovky současně, přes 130 kanálů v HD.</p></div>`,
    code: 'WQ37ND',
    link: null,
  },
  {
    name: `uk door code and wifi password`,
    from: `Апартаменти «Підзамче» <booking@pidzamche-apart.com.test>`,
    subject: `Як заселитися 19 серпня`,
    text: `Доброго дня, Маріє!

Чекаємо на вас 19.08 після 14:00 за адресою вул. Замкова, 5, кв. 12.
Домофон: 12 В 4471. Сейф із ключами праворуч від дверей, комбінація 0926.
Wi-Fi: Pidzamche_12, пароль kava&lviv1256
Бронювання HM4TRXQ92B, до сплати на місці 2 400 грн.

Виселення до 11:00. Якщо запізнюєтеся, наберіть Романа: 067 311 20 84.`,
    code: null,
    link: null,
  },
  {
    name: `ro locker pick-up PIN`,
    from: `Lada Rapidă <notificari@ladarapida.ro>`,
    subject: `Coletul tău e în lada din Lidl Tineretului`,
    html: `<div style="font-family:Poppins,Arial;padding:18px;background:#fff0f5"><p>Hei, Cristina!</p><p>AWB 4EMGLN118734402 te așteaptă. Pe ecranul lăzii apasă „Ridică” și tastează PIN-ul de ridicare</p><p style="font-size:34px;font-weight:bold;color:#c2185b">K4 82 17</p><p>Ai 48 de ore, până joi la 16:30. Compartiment mediu, plătit online 189,99 lei.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `ru code in subject only`,
    from: `Лавка Огород <hello@lavka-ogorod.test>`,
    subject: `739 204 — для входа в Лавку`,
    html: `<table width="100%"><tr><td style="padding:20px;font-family:Verdana,sans-serif;font-size:14px;color:#333"><p>Добрый вечер!</p><p>Цифры для входа — в теме этого письма. Мы пишем их туда, чтобы вы увидели их прямо в уведомлении и не открывали почту.</p><p>Действуют 10 минут. Не просили? Просто удалите письмо, без них в личный кабинет никто не попадёт.</p><hr style="border:0;border-top:1px solid #ddd"><p style="font-size:11px;color:#999">ООО «Огород Плюс», 127018, Москва, ул. Полковая, д. 3, ОГРН 1187746293041</p></td></tr></table>`,
    code: '739204',
    link: null,
  },
  {
    name: `el RF payment code`,
    from: `Ύδρα Παροχές <logariasmos@ydra-paroxes.test>`,
    subject: `Ο λογαριασμός σας για Μάρτιο–Απρίλιο`,
    html: `<div style="font-family:Segoe UI,Arial;max-width:540px;padding:18px"><p style="font-size:18px">Ποσό πληρωμής: <b>46,20 €</b></p><p>Εξόφληση έως 12.06.2025</p><p>Κωδικός ηλεκτρονικής πληρωμής:<br><b>RF42 9077 5600 0004 1188 2035</b></p><p>Αριθμός παροχής 1 18820350-03, κατανάλωση 31 m³. Αυτόν τον κωδικό τον ζητά το e-banking όταν επιλέγετε «Πληρωμές ΔΕΚΟ».</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `ru contract, INN, law numbers`,
    from: `Подпись.Онлайн <sign@podpis-online.test>`,
    subject: `Договор № 2025/03-118 ждёт вашей подписи`,
    html: `<div style="font-family:Georgia,serif;color:#222;padding:16px"><p>Уважаемый Дмитрий Олегович!</p><p>ООО «Гранит-Сервис» (ИНН 7714839205) направило вам договор № 2025/03-118 на сумму 184 000 руб.</p><p>Ключ простой электронной подписи:</p><p style="font-size:24px">8051 6342</p><p>Вводя его на странице документа, вы соглашаетесь, что это равносильно собственноручной подписи (ст. 6 Федерального закона № 63-ФЗ).</p><p style="font-size:12px">Ключ одноразовый, срок — до 19:00 28.03.2025.</p></div>`,
    code: '80516342',
    link: null,
  },
  {
    name: `tr SMS short number and keyword`,
    from: `Tuna Mobil <bilgilendirme@tunamobil.test>`,
    subject: `Paketin bitmek üzere`,
    html: `<div style="font-family:Arial;background:#f0f0ff;padding:18px"><p>Selam Deniz,</p><p>0 53• ••• 27 09 numaralı hattındaki 20 GB'lık paketten 1,3 GB kaldı. Ek 5 GB için <b>EK5</b> yazıp <b>48291</b>'e kısa mesaj gönder, 149 TL faturana yansısın.</p><p>Otomatik yenilemeyi kapatmak istersen IPTAL yazıp 2255'e yollaman yeterli. Paket 30 Kasım 23:59'da sona erer.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `tr meeting id with pass code`,
    from: `Atölye Akademi <egitim@atolyeakademi.test>`,
    subject: `Webinar bağlantınız: Evde Seramik`,
    html: `<div style="font-family:Lato,Arial;padding:20px;max-width:560px"><h3>Perşembe akşamı görüşüyoruz!</h3><p>24 Nisan, 20:30 (TSİ)</p><ul><li>Toplantı kimliği: 842 1936 0057</li><li>Toplantı parolası: 719420</li><li>Telefonla katılım: 0212 705 98 11, ardından #</li></ul><p>Malzeme listesi: 2 kg çamur, 1 sünger, eski bir tarak. Kayıt 30 gün boyunca izlenebilir.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `cs invoice symbols, customer number`,
    from: `Vodárny Jihozápad <faktury@vodarnyjz.test>`,
    subject: `Vyúčtování vodného a stočného č. 5250018834`,
    text: `Vážený zákazníku,

v příloze zasíláme vyúčtování za období 1. 1. – 31. 3. 2025.

Zákaznické číslo: 40077128
Odběrné místo: 611-2049-07
Variabilní symbol: 5250018834
Konstantní symbol: 0308
Částka k úhradě: 2 467 Kč
Číslo účtu: 19-2784500277/0100
Splatnost: 22. 4. 2025

Stav vodoměru ke konci období: 00483 m3.
Vodárny Jihozápad a.s., DIČ CZ49788123`,
    code: null,
    link: null,
  },
  {
    name: `ru receipt with fiscal numbers`,
    from: `ОФД Квитанция <cheque@ofd-kvitancia.test>`,
    subject: `Кассовый чек ООО «Ромашка-Фарм» от 11.02.2025`,
    text: `КАССОВЫЙ ЧЕК / ПРИХОД
ООО «Ромашка-Фарм», ИНН 5024187736
143405, МО, г. Красногорск, ул. Ленина, 38
Смена 214  Чек 0087  11.02.25 12:51

1. Парацетамол табл. 500 мг N20 ... 1 x 64.00
2. Бинт стерильный 7x14 ........... 2 x 58.50
ИТОГ 181.00
БЕЗНАЛИЧНЫМИ 181.00
в т.ч. НДС 10% 16.45

РН ККТ 0004728119036215
ФН 7380440801923346
ФД 51928
ФПД 2847163905
Проверить чек: nalog.gov.test`,
    code: null,
    link: null,
  },
  {
    name: `ro book newsletter, ISBNs, title Code`,
    from: `Fișa de lectură <buletin@fisadelectura.ro>`,
    subject: `Cinci cărți pentru serile de noiembrie`,
    html: `<div style="font-family:Georgia;max-width:600px;padding:20px"><h2>Noutățile lunii</h2><p><b>Podul de la Orșova</b>, 312 pagini, ISBN 978-606-43-1827-4, 59 lei</p><p><b>Codul munților</b>, un thriller cu 6 enigme și un cifru din 1848, ISBN 978-973-50-7716-0</p><p>Am întrebat 2.406 cititori: 64% citesc pe hârtie, 21% pe ecran. Tu?</p><p><span>Vezi toate titlurile</span></p></div>`,
    code: null,
    link: null,
  },
  {
    name: `cs account number, VS, amount`,
    from: `Lipová spořitelna <info@lipovasporitelna.test>`,
    subject: `Potvrzení platby 3 290 Kč`,
    text: `Dobrý den,

zadal jste odchozí platbu 3 290,00 Kč na účet 2301847756/2010, VS 2025041.
Pro její odeslání opište do internetového bankovnictví tento autorizační klíč:

7041 5596

Klíč platí 5 minut. Pokud platbu nepoznáváte, volejte ihned 800 112 640.

Vaše Lipová spořitelna`,
    code: '70415596',
    link: null,
  },
  {
    name: `hu account number, amount, phone`,
    from: `Tisza Takarék <ertesites@tiszatakarek.hu>`,
    subject: `Átutalás jóváhagyása`,
    text: `Tisztelt Kovács Béla!

Ön 85 000 Ft átutalását kezdeményezte Nagy Eszter részére a 11773016-00482915 számú számlára.
Amennyiben az adatok helyesek, a NetBankban adja meg: 360-729

Ez a jelszó 4 percig használható fel. Gyanú esetén hívja a +36 1 444 8020 számot (0–24).

Tisza Takarék Zrt., 6720 Szeged, Kárász u. 9.`,
    code: '360729',
    link: null,
  },
  {
    name: `cs leading zero, message number`,
    from: `Běžím.test <robot@bezim.test>`,
    subject: `Propojení s hodinkami`,
    html: `<div style="font-family:Arial;padding:16px"><p>Ahoj Terko,</p><p>tvoje hodinky Trailo 7 se hlásí o propojení s Běžím.test. Naťukej na jejich displeji</p><p style="font-size:36px;margin:6px 0">0359</p><p>a synchronizace poběží sama. Letos máš zatím 1 284 km, tak ať z nich nic nezmizí!</p><p style="color:#999;font-size:11px">Zpráva č. 882107 odeslána 6. 9. v 7:45. Firmware hodinek musí být aspoň 4.2.0.</p></div>`,
    code: '0359',
    link: null,
  },
  {
    name: `uk card ending, amounts, phone`,
    from: `Банк Каштан <no-reply@kashtanbank.test>`,
    subject: `Додавання картки до гаманця`,
    text: `Вітаємо!

Ви додаєте картку *4096 до гаманця на пристрої Pixel 8.
Щоб завершити, впишіть у вікні гаманця: 915027

Ліміт безконтактної оплати без ПІН — 1500 грн. Якщо ви цього не робили, зателефонуйте 3720 (безкоштовно з мобільного) і заблокуйте картку.

АТ «Банк Каштан», ліцензія НБУ № 183 від 12.10.2011`,
    code: '915027',
    link: null,
  },
  {
    name: `el letters+digits hyphen, versions nearby`,
    from: `Σινέ Ρετρό TV <tv@sineretro.test>`,
    subject: `Σύνδεση τηλεόρασης: MPV-6KE`,
    html: `<div style="background:#241a33;color:#fff;font-family:Verdana;padding:22px;text-align:center"><p>Κάθισες στον καναπέ; Ωραία.</p><p>Στην οθόνη «Προσθήκη συσκευής» γράψε</p><p style="font-size:35px;color:#ffd166">MPV-6KE</p><p>και πάτησε ΟΚ. Σε 15 λεπτά λήγει και θα χρειαστείς άλλο.</p><p style="font-size:11px;color:#aaa">Συνδρομή Basic, 6,99 €/μήνα. Δουλεύει σε Tizen 5.0+ και webOS 4.5+.</p></div>`,
    code: 'MPV-6KE',
    link: null,
  },
  {
    name: `uk 14-digit tracking number`,
    from: `Швидка Пошта <tracking@shvydka-poshta.test>`,
    subject: `Посилка 59001284417703 прямує до вас`,
    html: `<div style="font-family:Arial;padding:16px"><p>Добрий день, Оксано!</p><p>Відправлення <b>59001284417703</b> виїхало з Дніпра. Орієнтовно прибуде 08.07 до відділення № 112 (м. Київ, просп. Бажана, 16).</p><table border="1" cellpadding="6" style="border-collapse:collapse"><tr><td>Вага</td><td>2,4 кг</td></tr><tr><td>Післяплата</td><td>1 265 грн</td></tr><tr><td>Зберігання</td><td>7 днів</td></tr></table><p>Візьміть із собою паспорт або застосунок «Дія».</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `cs en dash, order number`,
    from: `Vinotéka U Révy <eshop@vinotekaureva.test>`,
    subject: `Ověření věku k objednávce 25004417`,
    html: `<table style="font-family:Verdana;font-size:13px;max-width:520px"><tr><td><p>Zdravíme z Mikulova!</p><p>Zákon č. 65/2017 Sb. nám ukládá prodávat jen dospělým. Vaše bankovní identita potvrdila 18+, zbývá spojit ji s košíkem:</p><p style="text-align:center;font-size:27px;color:#6d0f2f">481–926</p><p>Vepište čísla na stránce, odkud jste odešli, a objednávka 25004417 za 1 740 Kč se odemkne.</p><p>U Révy, Husova 8, 692 01 Mikulov</p></td></tr></table>`,
    code: '481926',
    link: null,
  },
  {
    name: `ro invoice and payment code`,
    from: `Salubris Vest <facturi@salubrisvest.ro>`,
    subject: `Factura SV 0048291 din 31.03.2025`,
    text: `Bună ziua,

V-am emis factura seria SV nr. 0048291 în valoare de 74,35 lei, scadentă la 30.04.2025.

Cod abonat: 220817
Cod de plată (SelfPay, PayPoint): 8800 2208 1704
IBAN: RO49 AAAA 1B31 0075 9384 0000
Cod fiscal: RO 14772093

Menționați codul de abonat la detaliile plății. Program casierie: luni–joi 8:00–15:30, Calea Aradului 11, Timișoara 300254.`,
    code: null,
    link: null,
  },
  {
    name: `cs parcel locker opening code`,
    from: `Balíkomat <zasilky@balikomat.test>`,
    subject: `Zásilka B 4471 9035 82 čeká v boxu`,
    html: `<div style="font-family:Arial;padding:18px;border:2px solid #c8102e;border-radius:10px"><h2>Máte tam balík</h2><p>Box: Brno-Židenice, Gajdošova 7 (u večerky)</p><p>Kód pro otevření schránky: <b style="font-size:24px">618 035</b></p><p>Zadejte jej na displeji boxu nejpozději do středy 14. 5. Dobírka 0 Kč. Odesílatel: Papírnictví Kaňka.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `cs ticket code in bold`,
    from: `Žlutý Expres <jizdenky@zlutyexpres.test>`,
    subject: `Jízdenka Praha – Ostrava, 3. října`,
    html: `<table width="520" style="font-family:Arial;background:#fffbe0"><tr><td style="padding:14px" colspan="2"><b>Kód jízdenky 7306 418 552</b></td></tr><tr><td>Odjezd</td><td>3. 10. 2025 v 15:42, Praha hl. n.</td></tr><tr><td>Spoj</td><td>ZX 1021, vůz 4, místo 58</td></tr><tr><td>Cena</td><td>329 Kč, kreditní účet</td></tr></table><p>Stevardovi ukažte QR nebo nahlaste poslední trojčíslí. Storno zdarma do 15 minut před odjezdem.</p>`,
    code: null,
    link: null,
  },
  {
    name: `ru amount, card ending, phone nearby`,
    from: `Банк «Северный мост» <noreply@sevmostbank.test>`,
    subject: `Подтверждение перевода по номеру телефона`,
    text: `Здравствуйте, Ирина Викторовна!

Вы переводите 12 500,00 ₽ получателю Олег Т. (карта *8832).
4471 — пароль для этой операции. Никому его не называйте, даже сотрудникам банка.

Операция создана 14.03.2025 в 18:42 (МСК). Если перевод делаете не вы, срочно позвоните: 8 800 555-17-09.

АО «Северный мост», лицензия ЦБ РФ № 2147`,
    code: '4471',
    link: null,
  },
  {
    name: `hu subject only, times and fee`,
    from: `Távrendelő Klinika <rendelo@tavrendelo.hu>`,
    subject: `Videóvizit holnap 9:40-kor – belépési PIN: 8812`,
    html: `<table style="font-family:Calibri;font-size:15px" width="560"><tr><td style="border-bottom:3px solid #009688;padding:10px">Távrendelő Klinika</td></tr><tr><td style="padding:14px"><p>Kedves Szabó Ildikó!</p><p>Dr. Fekete Gábor bőrgyógyász 2025. március 6-án 9:40-kor fogadja Önt a virtuális rendelőben. A belépéshez a levél tárgyában szereplő PIN-t kell beütnie, miután a linkre kattintott.</p><p>Vizitdíj: 16 900 Ft. TAJ-kártyáját készítse elő. Lemondás legkésőbb 4 órával előtte.</p></td></tr></table>`,
    code: '8812',
    link: null,
  },
  {
    name: `ro heading, no naming word`,
    from: `Vecinul.ro <salut@vecinul.ro>`,
    subject: `Mai ai un pas, Mihai`,
    html: `<div style="font-family:Nunito,Arial;padding:24px;text-align:center"><div style="display:none">Confirmă-ți adresa și vezi anunțurile din cartier</div><h1 style="font-size:48px;letter-spacing:10px;color:#e4572e">6724</h1><p>Copiază ce vezi mai sus în aplicație ca să știm că adresa de e-mail e chiar a ta.</p><p>În Cluj-Napoca te așteaptă deja 1.320 de vecini și 48 de anunțuri noi.</p><p style="font-size:11px">Primești mesajul pentru că ți-ai făcut cont pe 2 iunie 2025.</p></div>`,
    code: '6724',
    link: null,
  },
  {
    name: `tr lower-case, law number nearby`,
    from: `Kordon AVM Misafir İnternet <wifi@kordonavm.test>`,
    subject: `Ücretsiz internet giriş bilginiz`,
    html: `<div style="text-align:center;font-family:Verdana;padding:20px"><p style="font-size:13px">5651 sayılı Kanun gereği sizi tanımamız gerekiyor.</p><p>Giriş şifreniz</p><p style="font-size:32px;font-weight:bold">kd82vr</p><p>Bağlantı ekranındaki alana küçük harflerle giriniz. 3 saat geçerlidir, mağaza içinde 2 cihaza kadar.</p><p style="font-size:11px">Mithatpaşa Cad. No:1448, 35280 Konak/İzmir</p></div>`,
    code: 'kd82vr',
    link: null,
  },
  {
    name: `ro expired code, matriculation number`,
    from: `Cont Unic Studenți <contunic@univ-dunarea.ro>`,
    subject: `Codul dvs. nu mai este valabil`,
    html: `<div style="font-family:Arial;padding:16px;color:#333"><p>Bună ziua,</p><p>Codul de activare primit la data de 25.09.2025 a expirat fără a fi utilizat. Contul asociat numărului matricol 31540/2025 rămâne inactiv.</p><p>Puteți genera altul de la <span>cont.univ-dunarea.ro</span> sau la secretariat, sala 114, între 10 și 13.</p><p style="font-size:11px">Universitatea Dunărea, Str. Domnească 47, 800008 Galați</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `cs mixed case one-time password`,
    from: `Smluvník <podpis@smluvnik.test>`,
    subject: `Nájemní smlouva č. 17/2025 k podpisu`,
    html: `<div style="font-family:Cambria,serif;font-size:15px;padding:18px"><p>Dobrý den, pane Horáku,</p><p>pronajímatel Reality Vltavín s.r.o. (IČO 06418827) vám posílá k podpisu nájemní smlouvu č. 17/2025, nájemné 18 500 Kč měsíčně.</p><p>Souhlas stvrdíte opsáním jednorázového hesla z tohoto e-mailu: <span style="background:#ffef9e">Mz8kT4</span>. Záleží na velikosti písmen.</p><p>Dokument má 11 stran a zůstane dostupný do 31. 7. 2025.</p></div>`,
    code: 'Mz8kT4',
    link: null,
  },
  {
    name: `ru login alert, event number 640912`,
    from: `Безопасность Вираж ID <security@virazh-id.test>`,
    subject: `Новый вход в ваш аккаунт`,
    html: `<div style="font-family:Roboto,Arial;padding:20px;color:#202124"><h3>Кто-то вошёл в Вираж ID</h3><table style="font-size:14px"><tr><td>Когда</td><td>02.06.2025, 04:17:33</td></tr><tr><td>Откуда</td><td>Самара, IP 95.181.204.77</td></tr><tr><td>Устройство</td><td>Chrome 125, Windows 11</td></tr><tr><td>Номер события</td><td>640912</td></tr></table><p>Если это были вы, ничего делать не надо. Если нет — <span>завершите все сеансы</span> и смените пароль.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `ru mid-sentence, many other numbers`,
    from: `Доктор на связи <consult@dr-nasvyazi.test>`,
    subject: `Консультация невролога сегодня в 16:30`,
    html: `<div style="font:15px/1.5 'Segoe UI',sans-serif;max-width:560px"><p>Антон Сергеевич, врач Мельникова Е. П. ждёт вас онлайн 21 мая в 16:30.</p><p>За пять минут до начала откройте <span>видеокабинет</span>, на вопрос «Кто вы?» выберите «Пациент» и впишите 60318, после этого камера включится сама.</p><p>Талон № 1147, полис ДМС оканчивается на 5520. Перенести приём можно до 14:30 по телефону 8-812-309-76-40.</p><p style="font-size:12px;color:#777">Лицензия Л041-01137-77/00368259</p></div>`,
    code: '60318',
    link: null,
  },
  {
    name: `ro cells, called battle key`,
    from: `Arena Dacilor <cont@arenadacilor.test>`,
    subject: `Intri în arenă de pe un calculator nou`,
    html: `<table style="background:#1c1c1c;color:#ddd;font-family:Impact,Arial" width="500"><tr><td style="padding:20px"><p>Salut, DragonRosu99!</p><p>Cheia ta de luptă pentru sesiunea asta:</p><table><tr><td style="padding:6px;background:#a00">H</td><td style="padding:6px;background:#a00">7</td><td style="padding:6px;background:#a00">C</td><td style="padding:6px;background:#a00">X</td><td style="padding:6px;background:#a00">3</td></tr></table><p>O pui în client, la "Steam/PC – dispozitiv nou". Sezonul 12 se încheie peste 4 zile, ai 2.150 de trofee.</p></td></tr></table>`,
    code: 'H7CX3',
    link: null,
  },
  {
    name: `hu referral code`,
    from: `Bicajos Futár <ajanlo@bicajosfutar.hu>`,
    subject: `Hívd meg a haverokat, jár érte 2000 Ft`,
    html: `<table width="100%" style="background:#e0f7fa;font-family:Arial"><tr><td align="center" style="padding:22px"><h1>Együtt finomabb</h1><p>A te ajánlókódod:</p><p style="font-size:26px;background:#006064;color:#fff;padding:8px">PETI4G7K</p><p>Küldd tovább! Aki először rendel vele, 2000 Ft kedvezményt kap, és te ugyanennyit a következő 3500 Ft feletti vacsorádra. Eddig 4 barátod csatlakozott.</p></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `ro one row among many numbers`,
    from: `Banca Carpatina <alerte@bancacarpatina.ro>`,
    subject: `Plata dvs. către ELECTRO HUB`,
    html: `<div style="font-family:Tahoma;font-size:14px;padding:16px;border-top:4px solid #00407a"><p>Stimate client,</p><table><tr><td>Comerciant:</td><td>ELECTRO HUB SRL</td></tr><tr><td>Sumă:</td><td>2.349,00 RON</td></tr><tr><td>Card:</td><td>**** 7782</td></tr><tr><td>Parolă unică:</td><td><b>158340</b></td></tr><tr><td>Valabilă până la:</td><td>12.11.2025, 19:06</td></tr></table><p>Introduceți parola în pagina 3-D Secure. Angajații băncii nu v-o vor solicita niciodată. InfoCard: 021 9980</p></div>`,
    code: '158340',
    link: null,
  },
  {
    name: `ro gift card with PIN`,
    from: `Librăria Cerneala <cadouri@cerneala.ro>`,
    subject: `Ioana ți-a trimis un card cadou de 150 lei`,
    html: `<table width="540" style="font-family:Garamond,serif;background:#fbf6ec"><tr><td style="padding:24px;text-align:center"><p><i>„La mulți ani, șoarece de bibliotecă!”</i></p><p>Codul cardului cadou</p><p style="font-size:24px;border:1px solid #8b5e34;padding:10px">CRN-5027-8841</p><p>PIN: 3360</p><p>Se folosește la finalizarea comenzii sau în librăriile noastre, până la 18.12.2026. Restul de bani rămâne pe card.</p></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `ru programming newsletter, codes and token`,
    from: `Дайджест «Стектрейс» <digest@stacktrace-mail.test>`,
    subject: `Выпуск 318: код 429, код-ревью и один баг ценой 460 000 долларов`,
    html: `<div style="font-family:monospace;max-width:600px;padding:16px"><h2>Стектрейс № 318</h2><p>1. Почему сервис отвечает кодом 429 и при чём тут заголовок Retry-After: 120.</p><p>2. Ошибка 0x80070057 в установщике: разбираем дамп.</p><p>3. Код-ревью на 4500 строк: стоит ли браться?</p><p>Цифра недели: 73 % опрошенных хоть раз коммитили токен в репозиторий.</p><p><span>Читать целиком</span></p></div>`,
    code: null,
    link: null,
  },
  {
    name: `uk serial number and model nearby`,
    from: `Тепла Оселя <app@teplaoselya.test>`,
    subject: `Термостат T-410 хоче познайомитися`,
    html: `<div style="font-family:Open Sans,Arial;padding:20px;border-radius:12px;background:#fff7f0"><h2 style="color:#e2571e">Знайомимо термостат і застосунок</h2><ol><li>Відкрийте «Тепла Оселя» версії 3.8 або новішу.</li><li>Виберіть модель T-410 (серійний номер TO410-0093821).</li><li>На запит ключа сполучення надрукуйте <b>46H-8LM</b>.</li></ol><p>Індикатор має блимнути зеленим двічі. Якщо червоний — потримайте кнопку 10 секунд і попросіть новий ключ.</p></div>`,
    code: '46H-8LM',
    link: null,
  },
  {
    name: `tr seven digits in table cells`,
    from: `Defterim <destek@defterim.test>`,
    subject: `Parolanı mı unuttun?`,
    html: `<div style="font-family:Segoe UI;max-width:500px;padding:20px"><p>Olur böyle şeyler, Burak. Yeni parola belirlemeden önce aşağıdaki kutularda yazanı sırayla gir:</p><table cellspacing="6"><tr><td style="background:#eee;padding:10px">8</td><td style="background:#eee;padding:10px">1</td><td style="background:#eee;padding:10px">4</td><td style="background:#eee;padding:10px">0</td><td style="background:#eee;padding:10px">7</td><td style="background:#eee;padding:10px">7</td><td style="background:#eee;padding:10px">3</td></tr></table><p>İstek, Ankara'dan 78.180.44.12 IP adresiyle geldi. Sen istemediysen bu iletiyi yok say.</p></div>`,
    code: '8140773',
    link: null,
  },
  {
    name: `hu gate and key safe codes`,
    from: `Balaton Vendégház <foglalas@balatonvendeghaz.hu>`,
    subject: `Érkezési tudnivalók – Tihany, július 12.`,
    html: `<div style="font-family:Trebuchet MS;padding:16px;max-width:560px"><p>Kedves Vendégeink!</p><p>A kapukód <b>1508#</b>, a lakás ajtaján lévő kulcsszéfé <b>4736</b>. Kérjük, távozáskor a tárcsákat keverjék össze!</p><p>Wifi: Tihany_Levendula / jelszó: levendula8237</p><p>Bejelentkezés 15 órától. Idegenforgalmi adó 700 Ft/fő/éj készpénzben. NTAK szám: EG21004417.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `cs alert: code was entered correctly`,
    from: `Mezírka účty <bezpecnost@mezirka.test>`,
    subject: `Přihlášení z neznámého prohlížeče`,
    html: `<div style="font-family:Arial;font-size:14px;padding:20px;background:#fdf2f2"><p><b>Účet jana.m****@mezirka.test</b></p><p>Dnes ve 2:36 se k vašemu účtu přihlásil Firefox 127 na Linuxu, IP 185.63.96.214, Plzeň. Jednorázový kód z aplikace byl zadán správně.</p><p>Pokud jste to nebyla vy, odhlaste všechna zařízení v sekci Zabezpečení a ozvěte se nám na lince 530 504 482. Incident evidujeme pod číslem 904415.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `ru letters+digits, no word code`,
    from: `КиноЛес <tv@kinoles.test>`,
    subject: `Подключаем телевизор`,
    html: `<div style="background:#101418;padding:24px;font-family:Arial,sans-serif;color:#fff"><div style="display:none">Осталось набрать восемь символов</div><h2 style="margin:0 0 12px">Почти готово</h2><p>Возьмите пульт и наберите на экране телевизора вот это:</p><p style="font-size:30px;letter-spacing:4px;color:#8fe388"><b>KX7P-29QD</b></p><p>Регистр не важен, дефис ставится сам. Через 20 минут комбинация перестанет работать.</p><p style="font-size:11px;color:#888">Приложение КиноЛес 6.14.2 для Smart TV 2019–2025 годов. Вопросы: чат в профиле или 8 (495) 120-44-31.</p></div>`,
    code: 'KX7P-29QD',
    link: null,
  },
  {
    name: `el donation short number`,
    from: `Δίκτυο Αγκαλιά <enimerosi@diktyoagkalia.test>`,
    subject: `Με ένα μήνυμα ζεσταίνεις ένα παιδί`,
    text: `Φίλες και φίλοι,

ο χειμώνας ήρθε νωρίς. Στείλτε SMS με τη λέξη ΑΓΚΑΛΙΑ στο 54829 (χρέωση 2,48 € ανά μήνυμα, με ΦΠΑ) ή καταθέστε στον λογαριασμό GR16 0110 1250 0000 0001 2300 695.

Πέρυσι στηρίξαμε 3.417 οικογένειες σε 26 δήμους, μοιράσαμε 11.250 κουβέρτες και 84 τόνους τρόφιμα.

Δίκτυο Αγκαλιά, ΑΦΜ 996120483, τηλ. 210 5220 117`,
    code: null,
    link: null,
  },
  {
    name: `uk called watchword; nickname digits`,
    from: `Гра «Степова варта» <support@stepvarta.com.test>`,
    subject: `Вартовий, хто йде?`,
    html: `<div style="background:#2b1d0e;color:#f5e6c8;padding:22px;font-family:Palatino,serif;text-align:center"><p>Біля брами сервера «Хортиця-7» хтось назвався твоїм ім'ям — <b>Kozak2004</b>.</p><p>Якщо це ти, промов гасло:</p><p style="font-size:34px;color:#ffcb3d">ZN5HQ</p><p>Брама зачиниться за 300 секунд. Гасло вводиться великими літерами у вікні лаунчера 2.31.</p><p style="font-size:11px">Не ти? Тоді зміни пароль на stepvarta.com.test</p></div>`,
    code: 'ZN5HQ',
    link: null,
  },
  {
    name: `ro mid-sentence, date and phone`,
    from: `Registrul Medical Alfa <no-reply@rmalfa.ro>`,
    subject: `Autentificare în doi pași`,
    text: `Bună ziua,

La ora 08:27 ați introdus corect parola contului dr.popescu. Pentru a continua, tastați 93518 în câmpul al doilea al ferestrei de autentificare; după trei greșeli contul se blochează 60 de minute.

Nu dumneavoastră? Anunțați administratorul: 021 318 90 44, int. 205.

Registrul Medical Alfa, versiunea 2.9.14`,
    code: '93518',
    link: null,
  },
  {
    name: `el explanation after, tax number`,
    from: `e-Υπογραφή Δελφοί <sign@delfoi-sign.test>`,
    subject: `Το μισθωτήριο περιμένει την υπογραφή σας`,
    html: `<table width="580" style="font-family:Georgia;font-size:15px"><tr><td style="padding:20px"><div style="display:none">Υπογράψτε έως 30/09</div><p>Αξιότιμη κυρία Οικονόμου,</p><p style="font-size:26px;text-align:center">50 31 64 87</p><p>Ο παραπάνω αριθμός είναι το κλειδί υπογραφής σας για το μισθωτήριο αρ. 3382/2025 (μίσθωμα 520 €, ΑΦΜ εκμισθωτή 047812936). Καταχωρίστε τον στο πεδίο «Αποδοχή» μέχρι τις 30/09/2025.</p><p style="font-size:12px">Κανονισμός (ΕΕ) 910/2014</p></td></tr></table>`,
    code: '50316487',
    link: null,
  },
  {
    name: `ro spaced hyphen, company ids`,
    from: `Coșul Verde <suport@cosulverde.ro>`,
    subject: `Ai cerut o parolă nouă`,
    html: `<table width="100%"><tr><td align="center" style="font-family:Arial;padding:20px"><h2 style="color:#2f8f46">Resetare parolă</h2><p>Bună, Andreea! Scrie în pagina de resetare cifrele de mai jos și alege apoi o parolă pe care să n-o mai fi folosit.</p><div style="background:#eaf7ed;font-size:30px;padding:12px">204 - 871</div><p style="font-size:12px;color:#777">Sunt bune o singură dată, timp de 30 de minute. Coșul Verde SRL, CUI RO38114927, J40/8812/2017, Str. Fabricii 46, 060823 București</p></td></tr></table>`,
    code: '204871',
    link: null,
  },
  {
    name: `uk 4-digit PIN near EDRPOU code`,
    from: `Вокзал WiFi <wifi@vokzal-net.test>`,
    subject: `PIN для інтернету на вокзалі`,
    html: `<table width="100%" style="font-family:Arial;background:#eef3fb"><tr><td align="center" style="padding:20px"><p>Львів-Головний, мережа <b>VOKZAL_FREE_5G</b></p><p>Ваш PIN</p><div style="font-size:40px;font-weight:700;color:#0b5394">2086</div><p>Наберіть його на сторінці, що відкрилася в браузері. Один PIN — один пристрій, 120 хвилин доступу.</p><p style="font-size:11px;color:#777">ТОВ «Вокзал Нет», пл. Двірцева, 1, 79018, код ЄДРПОУ 40215573</p></td></tr></table>`,
    code: '2086',
    link: null,
  },
  {
    name: `uk exam registration number prominent`,
    from: `Центр тестування <info@test-center.org.test>`,
    subject: `Запрошення на іспит з математики`,
    html: `<table width="580" style="font-family:Times New Roman;font-size:16px"><tr><td style="padding:20px"><p>Шановний учаснику!</p><p>Ваш реєстраційний номер: <b>0417 2236</b>. Дата іспиту — 5 червня, вхід до пункту № 3214 відкриється о 10:15, двері зачиняються о 10:50.</p><p>Аудиторія 207, місце 14. З собою: роздруковане запрошення, паспорт серії КС або ID-картка, чорна гелева ручка.</p><p style="font-size:12px">01601, м. Київ, вул. Володимирська, 45</p></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `ru parcel pick-up code`,
    from: `СклаДом <info@skladom-market.test>`,
    subject: `Заказ 30458817-0042 можно забирать`,
    html: `<div style="font-family:Arial;max-width:520px"><div style="background:#5b2be0;color:#fff;padding:14px;font-size:18px">Заказ приехал!</div><p>Назовите сотруднику пункта выдачи код получения:</p><p style="font-size:32px;font-weight:bold;text-align:center">5 8 1 4</p><p>Адрес: г. Казань, ул. Чистопольская, 61А, ежедневно 9:00–21:00. Храним до 17 апреля включительно, потом отправим обратно на склад.</p><p>Оплачено: 3 879 ₽, карта •• 4410</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `hu spaced letters+digits, tax number`,
    from: `Kertbarát Piac <regisztracio@kertbaratpiac.hu>`,
    subject: `Erősítsd meg a regisztrációdat`,
    html: `<table width="100%" style="font-family:Arial"><tr><td style="padding:20px;background:#eef7e4"><p>Szia Zsófi!</p><p>Örülünk, hogy te is nálunk árulod a paradicsompalántát. Hogy élesíthessük a fiókodat, gépeld be a megnyitott oldalon:</p><p style="font-size:29px;color:#38761d;text-align:center">F 6 J 2 P 8</p><p>Ha bezártad az oldalt, a Belépés gombbal visszatalálsz. 2016 óta 43 000 kertész bízik bennünk.</p><p style="font-size:11px">Kertbarát Piac Kft., adószám: 25718846-2-03</p></td></tr></table>`,
    code: 'F6J2P8',
    link: null,
  },
  {
    name: `ru one sign per table cell`,
    from: `Почтовик <account@pochtovik.test>`,
    subject: `Смена адреса электронной почты`,
    html: `<table align="center" width="480" style="border:1px solid #e3e3e3;font-family:Tahoma"><tr><td style="padding:18px"><p>Вы указали новый адрес для аккаунта <b>sveta_1987</b>. Чтобы мы убедились, что ящик ваш, перенесите знаки из клеток в форму:</p><table style="margin:0 auto"><tr><td style="border:1px solid #777;padding:8px">R</td><td style="border:1px solid #777;padding:8px">4</td><td style="border:1px solid #777;padding:8px">T</td><td style="border:1px solid #777;padding:8px">9</td><td style="border:1px solid #777;padding:8px">W</td><td style="border:1px solid #777;padding:8px">2</td></tr></table><p style="color:#666">Старый адрес останется активным до 23:59 сегодняшнего дня.</p></td></tr></table>`,
    code: 'R4T9W2',
    link: null,
  },
  {
    name: `hu utility bill identifiers`,
    from: `Alföld Áram <eszamla@alfoldaram.hu>`,
    subject: `Elektronikus számlája elkészült`,
    html: `<table cellpadding="5" style="font-family:Arial;font-size:13px"><tr><td>Számla sorszáma</td><td>845600192733</td></tr><tr><td>Felhasználó azonosító</td><td>20418856</td></tr><tr><td>POD</td><td>HU000210F11-S00000000000048291</td></tr><tr><td>Elszámolt fogyasztás</td><td>187 kWh</td></tr><tr><td>Fizetendő</td><td>7 214 Ft</td></tr><tr><td>Határidő</td><td>2025.05.26.</td></tr></table><p style="font-size:13px">Mérőállását minden hónap 1–5. között diktálhatja be a 06 80 533 533 számon. Kérjük, legyen kéznél a felhasználó azonosítója.</p>`,
    code: null,
    link: null,
  },
  {
    name: `cs licence key`,
    from: `Štít Antivir <licence@stit-antivir.test>`,
    subject: `Vaše licence na rok 2026`,
    html: `<div style="font-family:Segoe UI,Arial;max-width:560px;padding:20px"><p>Děkujeme za prodloužení, pane Krejčí.</p><p>Aktivační klíč produktu Štít Domácnost (3 počítače):</p><pre style="background:#eef;padding:10px;font-size:16px">7HKD-M2PX-94TR-QV6C</pre><p>Platnost do 11. 1. 2027. Klíč si uschovejte, bude se hodit při přeinstalaci. Daňový doklad 260001473 jsme poslali zvlášť, zaplaceno 1 190 Kč.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `tr invoice number and tax id`,
    from: `Ege Fatura Servisi <efatura@egefatura.test>`,
    subject: `EGF2025000048291 numaralı e-Arşiv faturanız`,
    text: `Sayın Yılmaz Yapı Ltd. Şti.,

Adınıza düzenlenen e-Arşiv fatura ekte sunulmuştur.

Fatura No : EGF2025000048291
Düzenleme Tarihi : 28.02.2025
VKN : 4810293756
Vergi Dairesi : Bornova
Ödenecek Tutar : 14.760,00 TL
ETTN : 7c1f0e52-93ab-4d6e-8810-5a2f4b7d9c31
IBAN : TR33 0006 1005 1978 6457 8413 26

Ödemenizi açıklamaya fatura numarasını yazarak yapmanızı rica ederiz.`,
    code: null,
    link: null,
  },
  {
    name: `el code was used; incident number`,
    from: `Λογαριασμός Φάρος <asfaleia@faros-id.test>`,
    subject: `Ο κωδικός σας χρησιμοποιήθηκε`,
    html: `<div style="font-family:Arial;padding:20px;background:#fff8e1;border-left:5px solid #ffa000"><p>Στις 04/05/2025 και ώρα 16:22 έγινε επιτυχής σύνδεση με τον κωδικό μιας χρήσης που σας είχαμε στείλει στο κινητό που λήγει σε 88.</p><p>Συσκευή: Galaxy A54, Android 14, περιοχή Πάτρα. Αναφορά συμβάντος 771 604.</p><p>Δεν χρειάζεται καμία ενέργεια, εκτός αν δεν ήσασταν εσείς· τότε πατήστε <span>Διακοπή πρόσβασης</span>.</p></div>`,
    code: null,
    link: null,
  },
];
