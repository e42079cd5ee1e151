import type { MailCase } from './mail-case.js';

/** Mails by a writer who knew neither the recogniser nor the other mails; the models train on them. */
export const cases: MailCase[] = [
  {
    name: `ja-JP transfer approval, digits with space, amount and phone as distractors`,
    from: `みなと銀行ネット <notice@minatogawa-bank.example.test>`,
    subject: `【みなと川銀行】お振込の承認について`,
    html: `<p>いつもみなと川銀行をご利用いただきありがとうございます。</p><p>口座番号末尾 4471 から、ヤマグチ ケンジ様あて 128,000円のお振込を受け付けました。</p><p>この取引を実行するには、承認画面に次の数字を入力してください。</p><h1>730 185</h1><p>お心当たりがない場合は 0120-448-210 までご連絡ください。</p>`,
    code: '730185',
    link: null,
  },
  {
    name: `ja-JP code only in subject`,
    from: `ソラメシ <no-reply@sorameshi.example.test>`,
    subject: `4821 をアプリに入力してください`,
    text: `ソラメシをご利用いただきありがとうございます。

新しいスマートフォンでのログインを確認するため、アプリに表示されている欄へ件名の4桁を入れてください。3分を過ぎると使えなくなります。

配達パートナーやサポートがこの数字をお尋ねすることはありません。

株式会社ソラメシ 〒150-0043 東京都渋谷区道玄坂2-16`,
    code: '4821',
    link: null,
  },
  {
    name: `ja-JP alphanumeric in cell, sign-up`,
    from: `カナデ楽譜ストア <account@kanade-score.example>`,
    subject: `メールアドレスの確認`,
    html: `<h1>ご登録ありがとうございます</h1><p>会員数 12,400人の楽譜コミュニティ「カナデ」へようこそ。</p><table><tr><td>確認コード</td><td><b>KX7P2M</b></td></tr><tr><td>有効期限</td><td>2025年6月14日 18:30</td></tr></table><p>登録画面に戻り、上のコードをご入力ください。</p>`,
    code: 'KX7P2M',
    link: null,
  },
  {
    name: `ja-JP TV pairing in list of steps, not named`,
    from: `テレビシアターNOW <device@tvtheaternow.example>`,
    subject: `テレビとの連携手続き`,
    text: `リビングのテレビからペアリングの要求がありました。

1. リモコンで「設定」→「アカウント連携」を開く
2. 画面に HTRW-5QZL と入力する
3. 「決定」を押す

手続きは15分以内に完了してください。ご不明な点はカスタマーセンター(受付 9:00〜18:00、電話 03-5550-7712)まで。`,
    code: 'HTRW-5QZL',
    link: null,
  },
  {
    name: `ja-JP 8 digits, 照合番号, patient number distractor`,
    from: `あおば小児科クリニック <yoyaku@aobakids.example.test>`,
    subject: `患者ポータル パスワード再設定`,
    html: `<p>診察券番号 208845 の保護者様</p><p>パスワード再設定のお申し込みを承りました。本人確認のため、<strong>61940273</strong> を再設定ページの「照合番号」欄にご入力ください。</p><p>30分以内にお手続きがない場合は無効になります。お電話は 045-221-8890 へどうぞ。</p>`,
    code: '61940273',
    link: null,
  },
  {
    name: `ja-JP government e-application OTP`,
    from: `県民eサービス <noreply@kenmin-eservice.example.test>`,
    subject: `電子申請の本人確認のお願い`,
    text: `受付番号 R7-0043918 の電子申請について、ご本人様による手続きであることを確認いたします。

申請画面に表示された入力欄に、次のワンタイムパスワードを半角で入れてください。

  592406

発行:令和7年5月20日 14:02
有効:発行から10分間

本メールは送信専用です。`,
    code: '592406',
    link: null,
  },
  {
    name: `ja-JP e-signature access key; doc number distractor`,
    from: `サインベース <sign@signbase.example.test>`,
    subject: `契約書への署名手続きについて`,
    html: `<p>株式会社北斗製作所より「業務委託契約書(2025年度)」の署名依頼が届いています。</p><p>署名を完了するためのアクセスキー:</p><h2>B4N9-T2WE</h2><p>キーは一度だけ有効です。書類番号 SB-20250611-0087 とお間違えのないようご注意ください。</p>`,
    code: 'B4N9-T2WE',
    link: null,
  },
  {
    name: `ja-JP thermostat pairing PIN 5 digits; model number`,
    from: `ヌクモ <support@nukumo-home.example>`,
    subject: `エアコンコントローラーの登録`,
    text: `ヌクモ スマートサーモ NK-3200 をお買い上げいただきありがとうございます。

本体とアプリを接続するための PIN は 90416 です。アプリの「機器を追加」からご入力いただくと、設定温度22℃の省エネモードが自動で始まります。

発行から1時間でご利用いただけなくなります。`,
    code: '90416',
    link: null,
  },
  {
    name: `ja-JP 3DS card payment, cell; card last 4 distractor`,
    from: `ひばりカード <auth@hibari-card.example.test>`,
    subject: `インターネットショッピングご利用時の認証`,
    html: `<table><tr><td>ご利用先</td><td>カメラのトダ</td></tr><tr><td>金額</td><td>54,780円</td></tr><tr><td>カード下4桁</td><td>3092</td></tr><tr><td>今回限りのパスワード</td><td>118364</td></tr></table><p>ご利用に覚えがない方は、パスワードを入力せず 0570-012-334 へお電話ください。</p>`,
    code: '118364',
    link: null,
  },
  {
    name: `ja-JP coupon presented like code`,
    from: `コーヒー豆のモリノ <info@morino-coffee.example.test>`,
    subject: `【本日限り】クーポンコードで20%オフ`,
    html: `<h1>夏のありがとうセール</h1><p>お会計時に次のコードを入力すると、全商品が20%オフになります。</p><h2>MORI-2025</h2><p>有効期限は8月31日23:59まで。お一人様1回限り、3,000円以上のご注文でご利用いただけます。</p>`,
    code: null,
    link: null,
  },
  {
    name: `ja-JP locker code`,
    from: `かもめ宅配便 <info@kamome-express.example.test>`,
    subject: `宅配ロッカーにお荷物をお届けしました`,
    text: `お届け先のマンション宅配ロッカーにお荷物を保管しました。

ロッカー番号:12
暗証番号:7350
送り状番号:4408-2917-6635

保管期限は6月20日(金)です。期限を過ぎますと営業所へ持ち戻ります。かもめ宅配便 品川営業所 03-5550-1180`,
    code: null,
    link: null,
  },
  {
    name: `ja-JP ticket booking number 6 digits`,
    from: `東都ホール チケット係 <ticket@toto-hall.example.test>`,
    subject: `チケットご購入完了のお知らせ`,
    html: `<p>このたびはご購入ありがとうございます。</p><table><tr><td>予約番号</td><td>839204</td></tr><tr><td>公演</td><td>春の室内楽 2025</td></tr><tr><td>座席</td><td>1階 14列 22番</td></tr><tr><td>料金</td><td>6,500円</td></tr></table><p>当日は受付で予約番号をお伝えください。</p>`,
    code: null,
    link: null,
  },
  {
    name: `ja-JP advice about codes`,
    from: `みずほの信用金庫 <security@mizuhono-shinkin.example.test>`,
    subject: `認証番号の取り扱いにご注意ください`,
    text: `最近、当金庫の職員を名乗り、SMSやメールで届いた6桁の認証番号を聞き出そうとする電話が増えています。

職員が認証番号や暗証番号をお尋ねすることは一切ありません。被害は昨年だけで1,284件に上ります。不審な電話は 0120-771-902 へお知らせください。`,
    code: null,
    link: null,
  },
  {
    name: `ja-JP gift card with PIN`,
    from: `ギフトポケット <gift@giftpocket.example>`,
    subject: `ギフトカードが届いています`,
    html: `<p>佐藤様から3,000円分のギフトカードが贈られました。</p><p>カード番号:6021 8834 5590 1127</p><p>PIN:4096</p><p>お近くの加盟店1,850店舗で、レジにてカード番号とPINをご提示ください。有効期限は発行から1年間です。</p>`,
    code: null,
    link: null,
  },
  {
    name: `ja-JP webinar passcode`,
    from: `クラウド会計ホタル <seminar@hotaru-acc.example.test>`,
    subject: `【明日開催】ウェビナー参加のご案内`,
    text: `「インボイス実務の基本」にお申し込みいただきありがとうございます。

日時:2025年7月3日 14:00〜15:30
ミーティングID:862 4410 9937
パスコード:551028

開始10分前から入室できます。当日は約240名の参加を予定しております。`,
    code: null,
    link: null,
  },
  {
    name: `ja-JP new login notice`,
    from: `トモリエ <no-reply@tomorie.example>`,
    subject: `新しい端末からのログインがありました`,
    html: `<p>お客様のアカウントに新しい端末からログインがありました。</p><p>日時:2025年5月9日 22:47<br>端末:Windows パソコン<br>IPアドレス:203.0.113.58</p><p>ご本人であれば、何もする必要はありません。心当たりがない場合は、アプリからパスワードを変更してください。</p>`,
    code: null,
    link: null,
  },
  {
    name: `ja-JP exam number & seat`,
    from: `国家検定機構 <juken@kentei-kiko.example.test>`,
    subject: `受験票発行のお知らせ`,
    text: `第48回 情報管理検定の受験票を発行しました。

受験番号:304871
試験会場:千葉第二会館 5階 502教室
座席:C-17
集合時刻:9:20

当日は写真付き身分証明書をお持ちください。試験会場へのお問い合わせはご遠慮ください。〒260-0013`,
    code: null,
    link: null,
  },
  {
    name: `ja-JP case number standing alone`,
    from: `グリーン電力サポート <care@green-denryoku.example.test>`,
    subject: `お問い合わせを受け付けました`,
    text: `お問い合わせいただきありがとうございます。下記の番号でお預かりしました。

  問い合わせ番号 715830

担当者より2営業日以内にご連絡いたします。お電話の際は、この番号をオペレーターにお伝えいただくとスムーズです。電話:0120-303-615(平日 9時〜17時)`,
    code: null,
    link: null,
  },
  {
    name: `zh-CN sign-in`,
    from: `云帆网盘 <no-reply@yunfanpan.example.test>`,
    subject: `登录验证`,
    html: `<p>您好,您正在使用 Windows 设备登录云帆网盘。</p><p>验证码:<b>307452</b>,5分钟内有效。</p><p>为了您的 2,048 GB 文件的安全,请勿将其转发给任何人,包括云帆的工作人员。如非本人操作,请致电 400-820-5517。</p>`,
    code: '307452',
    link: null,
  },
  {
    name: `zh-CN bank transfer dynamic password, 8 digits`,
    from: `江南商业银行 <ebank@jiangnanbank.example.test>`,
    subject: `转账确认提醒`,
    text: `尊敬的客户:

您尾号 6618 的账户正在向李*华(尾号 0932)转账人民币 25,000.00 元。请在手机银行页面输入本次交易动态密码 84190526 完成授权。

动态密码仅限本次交易使用,3分钟后失效。客服热线 95027。`,
    code: '84190526',
    link: null,
  },
  {
    name: `zh-CN TV pairing letters+digits`,
    from: `小橘电视 <device@xiaojutv.example.test>`,
    subject: `把电视连接到您的账号`,
    html: `<h1>还差一步</h1><p>在电视屏幕弹出的窗口中,用遥控器输入以下字符:</p><h2>QM3F-8TKA</h2><p>电视型号:XJ-65U7,连接成功后您可以同步 320 部收藏影片。请在 20 分钟内完成。</p>`,
    code: 'QM3F-8TKA',
    link: null,
  },
  {
    name: `zh-CN courier app new phone; spaced digits; staff number distractor`,
    from: `飞燕速递骑手端 <rider@feiyansd.example.test>`,
    subject: `更换手机通知`,
    text: `骑手您好,工号 220417 申请在新手机上登录骑手端。

如果是您本人,请把这四位数填到新手机上:

9 3 0 6

旧手机将在登录后自动退出。站点电话 0571-8855 2031。`,
    code: '9306',
    link: null,
  },
  {
    name: `zh-CN password reset gov, 5 digits; hotline 12345 distractor`,
    from: `市民服务大厅 <service@shimin-fwdt.example.test>`,
    subject: `找回密码申请`,
    html: `<p>您于2025年4月18日申请重置“市民服务大厅”登录密码。</p><table><tr><td>业务流水号</td><td>20250418773201</td></tr><tr><td>校验码</td><td>60287</td></tr></table><p>请返回页面填写校验码并设置新密码。咨询电话 12345。</p>`,
    code: '60287',
    link: null,
  },
  {
    name: `zh-CN e-signature mixed-case`,
    from: `签易达 <sign@qianyida.example.test>`,
    subject: `您有一份合同待签署`,
    text: `杭州青禾科技有限公司邀请您签署《房屋租赁合同》(编号 HT-2025-00918),月租 4,800 元。

点击“签署”后,系统会要求填写签署口令。您的口令是 w7Kd42,区分大小写,24小时内有效,仅可使用一次。`,
    code: 'w7Kd42',
    link: null,
  },
  {
    name: `zh-CN in subject; student no, postcode distractors`,
    from: `晨星中学家校平台 <edu@chenxingzx.example.test>`,
    subject: `521846 是您的注册校验数字`,
    html: `<p>欢迎加入晨星中学家校平台!全校已有 1,936 位家长完成注册。</p><p>请将邮件标题中的六位数字填入注册页面,即可绑定孩子的学号 20230715。</p><p>学校地址:江苏省常州市,邮编 213000。</p>`,
    code: '521846',
    link: null,
  },
  {
    name: `zh-CN coupon`,
    from: `果然鲜生 <promo@guoranxs.example.test>`,
    subject: `您的专属优惠码已到账`,
    html: `<p>亲爱的会员,端午福利来啦!</p><p>优惠码</p><h1>DW5588</h1><p>结算时输入,满 99 元立减 20 元,6月2日 24:00 前有效,每个账号限用一次。全国 412 家门店通用。</p>`,
    code: null,
    link: null,
  },
  {
    name: `zh-CN parcel pickup code`,
    from: `菜鸽驿站 <notice@caigeyz.example.test>`,
    subject: `您的包裹已到站,请凭取件码领取`,
    text: `您的快递(运单号 YT8830217745619)已到达 翠苑三区菜鸽驿站。

取件码:12-3-4407

营业时间 8:30-21:00,超过 3 天未取将退回。联系电话 138-0000-4421。`,
    code: null,
    link: null,
  },
  {
    name: `zh-CN hotel confirmation number`,
    from: `华行旅行 <booking@huaxingtrip.example.test>`,
    subject: `酒店预订成功`,
    html: `<table><tr><td>确认号</td><td>640912</td></tr><tr><td>酒店</td><td>厦门鹭海酒店</td></tr><tr><td>入住</td><td>2025-07-11</td></tr><tr><td>房费</td><td>1,368 元</td></tr></table><p>到店后请向前台出示确认号和身份证。</p>`,
    code: null,
    link: null,
  },
  {
    name: `zh-CN advice`,
    from: `安盾邮箱 <safe@andunmail.example.test>`,
    subject: `安全提醒:切勿泄露短信验证码`,
    text: `近期有不法分子冒充客服,以“退款”“注销会员”为由索要用户的 6 位验证码。请记住:

1. 官方不会以任何形式索要验证码;
2. 收到陌生来电请拨打 96110 核实;
3. 定期修改密码。

2024年我们共拦截 57,310 次此类诈骗。`,
    code: null,
    link: null,
  },
  {
    name: `zh-CN webinar password`,
    from: `远见课堂 <live@yuanjianclass.example.test>`,
    subject: `直播课今晚开讲`,
    html: `<h1>《数据分析入门》第3讲</h1><p>时间:今晚 19:30<br>会议号:735 208 164<br>入会密码:2580</p><p>请提前 5 分钟进入,将昵称改为“姓名+学号”。本期共 680 名学员。</p>`,
    code: null,
    link: null,
  },
  {
    name: `zh-CN order/tracking/model`,
    from: `蓝鲸数码 <order@lanjing3c.example.test>`,
    subject: `订单已发货`,
    text: `您的订单 918273645 已由仓库发出。

商品:蓝牙耳机 LJ-A2086 ×1
实付:349.00 元
快递:顺捷 SJ60317742

预计 5月26日送达。请当面验收,如需开具发票,请在签收后 30 天内申请。`,
    code: null,
    link: null,
  },
  {
    name: `zh-CN gift card secret`,
    from: `悦读书卡 <gift@yuedu-card.example.test>`,
    subject: `好友送您一张电子书卡`,
    html: `<p>王女士送您一张面值 200 元的悦读书卡。</p><table><tr><td>卡号</td><td>8800 2716 3394</td></tr><tr><td>卡密</td><td>GH72-KQ05</td></tr></table><p>可在线下 96 家门店购书时使用,有效期至 2027 年 12 月 31 日。</p>`,
    code: null,
    link: null,
  },
  {
    name: `zh-TW device binding OTP; client number distractor`,
    from: `玉泉證券 <service@yuquan-sec.example.test>`,
    subject: `電子下單身分確認`,
    text: `親愛的投資人您好:

您剛才於新裝置登入玉泉證券 App。請於畫面輸入一次性密碼 457091,以完成裝置綁定。

密碼將於 14:35 失效。若非本人操作,請立即來電 (02) 2700-8136,並提供客戶編號 880214。`,
    code: '457091',
    link: null,
  },
  {
    name: `zh-TW thermostat pairing, spaced digits in heading`,
    from: `好室智慧家電 <hello@haoshi-home.example.test>`,
    subject: `完成溫控器配對`,
    html: `<p>感謝您選購好室溫控器 HS-210。</p><p>請在機身面板上依序按下:</p><h1>2 8 5 7 1 4</h1><p>面板亮起綠燈即代表配對成功。此組數字 10 分鐘後作廢。客服專線 0800-016-225。</p>`,
    code: '285714',
    link: null,
  },
  {
    name: `zh-TW ticket pick-up serial`,
    from: `島嶼影城 <ticket@daoyu-cinema.example.test>`,
    subject: `訂票完成通知`,
    text: `您已成功訂購電影票。

取票序號:T5082917
場次:2025/06/07 19:40
廳別:7廳 H排 11、12號
金額:NT$ 640

請於開演前 20 分鐘憑取票序號至自動售票機取票,逾時恕不退費。`,
    code: null,
    link: null,
  },
  {
    name: `zh-TW membership and locker code`,
    from: `山海健身 <member@shanhai-fit.example.test>`,
    subject: `您的會員資料已啟用`,
    html: `<p>歡迎加入山海健身!</p><table><tr><td>會員編號</td><td>003718</td></tr><tr><td>置物櫃</td><td>B-42</td></tr><tr><td>置物櫃密碼</td><td>6193</td></tr></table><p>首次入場請攜帶身分證件,月費 NT$ 1,188 將於每月 5 日扣款。</p>`,
    code: null,
    link: null,
  },
  {
    name: `ko-KR bank transfer, spaced; amount/phone distractors`,
    from: `한빛나루은행 <otp@hanbitnaru.example.test>`,
    subject: `이체 승인 요청`,
    html: `<p>고객님의 계좌(끝자리 2047)에서 박*준 님께 1,350,000원 이체가 요청되었습니다.</p><p>본인 거래가 맞다면 승인번호 <b>648 207</b>을 앱에 입력해 주세요.</p><p>요청하지 않으셨다면 1588-0000으로 즉시 신고해 주시기 바랍니다.</p>`,
    code: '648207',
    link: null,
  },
  {
    name: `ko-KR 4 digits; member count distractor`,
    from: `모아장터 <help@moajangter.example.test>`,
    subject: `[모아장터] 회원가입 이메일 인증`,
    text: `안녕하세요, 모아장터입니다.

가입을 마치려면 아래 인증번호를 가입 화면에 입력해 주세요.

인증번호: 1930

유효시간은 3분입니다. 현재 2,450,000명의 이웃이 모아장터에서 거래하고 있습니다. 고객센터 02-555-0142`,
    code: '1930',
    link: null,
  },
  {
    name: `ko-KR TV pairing in cell`,
    from: `시네홈 <tv@cinehome.example.test>`,
    subject: `TV 로그인 안내`,
    html: `<h1>TV에서 바로 시청하세요</h1><p>거실 TV 화면에 나타난 빈칸에 다음 글자를 입력하면 로그인이 완료됩니다.</p><table><tr><td>NVKE-36RD</td></tr></table><p>15분이 지나면 TV에서 다시 시도해 주세요. 요금제: 월 13,500원</p>`,
    code: 'NVKE-36RD',
    link: null,
  },
  {
    name: `ko-KR list of steps; patient number distractor`,
    from: `푸른숲치과 <portal@pureundental.example.test>`,
    subject: `비밀번호 재설정 안내`,
    text: `환자 포털 비밀번호를 다시 설정하시려면 다음 순서대로 진행해 주세요.

① 포털 로그인 화면에서 '재설정' 선택
② 등록번호 10482 입력
③ 확인용 숫자 775310 입력
④ 새 비밀번호 저장

문의 031-900-2218`,
    code: '775310',
    link: null,
  },
  {
    name: `ko-KR gov, 8 digits looking like date`,
    from: `나라민원 <noreply@naraminwon.example.test>`,
    subject: `주민등록등본 발급 본인확인`,
    html: `<p>접수번호 2025-0617-008841 민원의 본인확인 절차입니다.</p><p>아래 일회용 비밀번호를 민원 신청 화면에 입력하시기 바랍니다.</p><h2>20581947</h2><p>발송 시각 2025년 6월 17일 10:12, 5분간 유효합니다.</p>`,
    code: '20581947',
    link: null,
  },
  {
    name: `ko-KR e-sign key; doc number distractor`,
    from: `도장찍기 <sign@dojangsign.example.test>`,
    subject: `전자서명 문서가 도착했습니다`,
    text: `(주)새봄물류에서 '근로계약서' 서명을 요청했습니다. 문서를 열 때 필요한 열람 키는 F9T4QZ 입니다.

서명 기한은 6월 30일까지이며, 키는 최초 1회만 사용할 수 있습니다. 문서번호 DS-118204와 혼동하지 않도록 주의해 주세요.`,
    code: 'F9T4QZ',
    link: null,
  },
  {
    name: `ko-KR courier app new phone; not named; model number`,
    from: `번개라이더 <app@bungaerider.example.test>`,
    subject: `새 휴대폰에서 접속하셨나요?`,
    html: `<p>라이더님, 처음 보는 휴대폰(SM-S931)에서 접속 요청이 들어왔습니다.</p><p>본인이라면 새 휴대폰에 이렇게 입력하세요: <strong>50938</strong></p><p>본인이 아니라면 이 메일을 무시하셔도 계정은 안전합니다.</p>`,
    code: '50938',
    link: null,
  },
  {
    name: `ko-KR coupon number`,
    from: `도담마켓 <event@dodammarket.example.test>`,
    subject: `쿠폰번호를 입력하고 5,000원 받으세요`,
    html: `<h1>가입 1주년 축하 쿠폰</h1><p>쿠폰번호</p><h2>DODAM-1ST5</h2><p>마이페이지에 쿠폰번호를 등록하면 5,000원 할인이 적용됩니다. 3만원 이상 구매 시, 7월 15일까지.</p>`,
    code: null,
    link: null,
  },
  {
    name: `ko-KR parcel box password 6 digits`,
    from: `바른택배 <track@bareunpost.example.test>`,
    subject: `배송 완료 안내`,
    text: `고객님의 상품이 무인택배함에 보관되었습니다.

보관함: 7번
비밀번호: 482915
운송장번호: 6405-1178-2293

48시간 이내에 찾아가 주세요. 이후에는 하루 500원의 보관료가 발생합니다.`,
    code: null,
    link: null,
  },
  {
    name: `ko-KR flight PNR`,
    from: `하늘길항공 <booking@haneulair.example.test>`,
    subject: `예약이 확정되었습니다`,
    html: `<table><tr><td>예약번호</td><td>HK7R2Q</td></tr><tr><td>편명</td><td>HG 1284</td></tr><tr><td>출발</td><td>김포 07:55</td></tr><tr><td>좌석</td><td>18C</td></tr></table><p>출발 40분 전까지 탑승수속을 마쳐 주세요.</p>`,
    code: null,
    link: null,
  },
  {
    name: `ko-KR exam number`,
    from: `새길학원 <exam@saegil.example.test>`,
    subject: `모의고사 수험번호 안내`,
    text: `6월 전국 모의고사 수험번호를 안내드립니다.

수험번호: 27140365
고사장: 새길학원 본관 3층 304호
입실: 오전 8시 10분까지

신분증과 컴퓨터용 사인펜을 꼭 지참해 주세요. 응시 인원은 총 1,120명입니다.`,
    code: null,
    link: null,
  },
  {
    name: `ko-KR card authorisation number`,
    from: `든든카드 <alert@deundeuncard.example.test>`,
    subject: `카드 승인 내역`,
    html: `<p>고객님 카드 결제가 승인되었습니다.</p><table><tr><td>승인번호</td><td>30718846</td></tr><tr><td>가맹점</td><td>온누리약국</td></tr><tr><td>금액</td><td>23,700원</td></tr><tr><td>카드</td><td>****5512</td></tr></table><p>누적 이용금액 418,900원</p>`,
    code: null,
    link: null,
  },
  {
    name: `ko-KR advice without code`,
    from: `이음메신저 <security@ieumtalk.example.test>`,
    subject: `계정을 안전하게 지키는 방법`,
    text: `인증번호는 현관 열쇠와 같습니다. 가족이나 지인을 사칭해 6자리 인증번호를 보내 달라고 하는 경우 절대 응하지 마세요.

의심스러운 메시지를 받으셨다면 118로 상담받으실 수 있습니다. 2024년 접수된 피해는 3,906건입니다.`,
    code: null,
    link: null,
  },
  {
    name: `ko-KR case number in heading`,
    from: `조은가전 <as@joeungajeon.example.test>`,
    subject: `A/S 접수 완료`,
    html: `<p>고객님의 수리 요청이 접수되었습니다.</p><h2>접수번호 560318</h2><p>제품: 공기청정기 JE-4420B<br>방문 예정: 5월 29일 14~16시</p><p>기사 방문 시 접수번호를 알려 주세요. 출장비는 18,000원입니다.</p>`,
    code: null,
    link: null,
  },
  {
    name: `ru-RU password for operation`,
    from: `Банк Северный Мост <info@sevmost-bank.example.test>`,
    subject: `Подтверждение перевода`,
    html: `<p>Вы переводите 14 500,00 ₽ со счёта *7731 получателю Ирина К.</p><p>Пароль для этой операции: <b>80417</b></p><p>Не сообщайте его никому, даже сотрудникам банка. Если вы не совершали перевод, позвоните нам: 8 800 555-01-29.</p>`,
    code: '80417',
    link: null,
  },
  {
    name: `ru-RU TV pairing step list`,
    from: `Кинотека <tv@kinoteka-online.example.test>`,
    subject: `Подключаем ваш телевизор`,
    text: `Здравствуйте!

Чтобы смотреть фильмы на большом экране:
1) откройте на телевизоре раздел «Профиль»;
2) выберите «Войти по почте»;
3) наберите пультом RW6J-K9PD.

У вас есть 10 минут. В каталоге уже 8 600 фильмов.`,
    code: 'RW6J-K9PD',
    link: null,
  },
  {
    name: `ru-RU gov; digits; application number distractor`,
    from: `Портал Госдело <noreply@gosdelo.example.test>`,
    subject: `Вход в личный кабинет`,
    html: `<h1>Кто-то входит в ваш кабинет</h1><p>Если это вы, введите на странице входа цифры</p><h2>736 194</h2><p>Они перестанут действовать в 16:45. Заявление № 2025-448120 по-прежнему на рассмотрении.</p>`,
    code: '736194',
    link: null,
  },
  {
    name: `ru-RU reset; not named`,
    from: `Клиника Доктор Лис <reg@doctorlis.example.test>`,
    subject: `Новый пароль для кабинета пациента`,
    text: `Мы получили запрос на смену пароля для карты пациента № 31058. Впечатайте сюда, в поле на сайте, то, что видите ниже:

4T8MZB

Запрос действует до конца дня. Регистратура: +7 (495) 120-44-17, Москва, 117292.`,
    code: '4T8MZB',
    link: null,
  },
  {
    name: `ru-RU e-sign 8 digits in cell`,
    from: `ПодписьПро <sign@podpispro.example.test>`,
    subject: `Подписание договора № 118/25`,
    html: `<table><tr><td>Документ</td><td>Договор аренды № 118/25</td></tr><tr><td>Отправитель</td><td>ООО «Вектор-Дом»</td></tr><tr><td>Код подписи</td><td>29503618</td></tr></table><p>Введите код в окне подписания. После трёх ошибок документ будет заблокирован.</p>`,
    code: '29503618',
    link: null,
  },
  {
    name: `ru-RU code in subject`,
    from: `Шустрый курьер <app@shustry.example.test>`,
    subject: `6052 — для входа с нового телефона`,
    text: `Привет! Ты входишь в приложение курьера с другого устройства. Нужные четыре цифры стоят в теме письма, введи их в течение двух минут.

Твой табельный номер 48113 и баланс 3 270 ₽ сохранятся. Поддержка смены: 8 800 250-77-41.`,
    code: '6052',
    link: null,
  },
  {
    name: `ru-RU hyphenated digits in running sentence`,
    from: `Лавка Чтеца <hello@lavkachteca.example.test>`,
    subject: `Остался один шаг до регистрации`,
    html: `<p>Рады знакомству! С нами уже 215 000 читателей.</p><p>Ваш проверочный код 915-370, укажите его в форме регистрации, и мы подарим 300 бонусов на первую покупку.</p><p>Код годен один час.</p>`,
    code: '915370',
    link: null,
  },
  {
    name: `ru-RU promo code`,
    from: `Магазин Тёплый Дом <sale@teplydom.example.test>`,
    subject: `Ваш промокод внутри`,
    html: `<h1>Минус 15% на пледы</h1><p>Введите код при оформлении заказа:</p><h2>PLED15</h2><p>Действует до 30 ноября при покупке от 2 500 ₽. Один код на одного покупателя.</p>`,
    code: null,
    link: null,
  },
  {
    name: `ru-RU parcel locker code`,
    from: `Почтомат Рядом <info@ryadom-box.example.test>`,
    subject: `Посылка ждёт вас в постамате`,
    text: `Заказ 70418825 доставлен в постамат по адресу: ул. Гагарина, 14, у входа в «Продукты».

Код получения: 583 204
Храним до 19 мая включительно.

Введите код на экране постамата, и ячейка откроется. Вопросы: 8 800 301-18-60.`,
    code: null,
    link: null,
  },
  {
    name: `ru-RU train ticket`,
    from: `РельсТур <bilet@relstour.example.test>`,
    subject: `Электронный билет оформлен`,
    html: `<table><tr><td>Номер заказа</td><td>449018</td></tr><tr><td>Поезд</td><td>016А</td></tr><tr><td>Вагон / место</td><td>07 / 23</td></tr><tr><td>Стоимость</td><td>3 846 ₽</td></tr></table><p>Предъявите паспорт при посадке.</p>`,
    code: null,
    link: null,
  },
  {
    name: `ru-RU advice`,
    from: `Банк Янтарный <safe@yantarbank.example.test>`,
    subject: `Как не отдать деньги мошенникам`,
    text: `Код из сообщения — это ваша подпись. Мошенники звонят от имени банка и просят назвать шесть цифр, чтобы «отменить кредит».

Положите трубку и перезвоните нам по номеру 900-44 с карты. В 2024 году клиенты сберегли так 86 млн ₽.`,
    code: null,
    link: null,
  },
  {
    name: `ru-RU case number`,
    from: `Сервис Гармония <support@garmonia-it.example.test>`,
    subject: `Обращение 602914 зарегистрировано`,
    html: `<p>Добрый день!</p><p>Мы приняли ваше обращение. Номер: <b>602914</b>.</p><p>Инженер ответит в течение 8 рабочих часов. Указывайте номер обращения в теме письма или называйте его оператору по телефону +7 812 640-33-08.</p>`,
    code: null,
    link: null,
  },
  {
    name: `ru-RU receipt with fiscal numbers`,
    from: `Чековая касса ОФД Луч <cheque@ofdluch.example.test>`,
    subject: `Кассовый чек`,
    text: `ООО «Пекарня на углу»
Кассовый чек № 0417, смена 182
Итог: 684,00 ₽ (в т. ч. НДС 62,18 ₽)
ФН 9960440302718845
ФД 118403
ФПД 2730918465

Спасибо за покупку! Сохраните письмо, оно заменяет бумажный чек.`,
    code: null,
    link: null,
  },
  {
    name: `ru-RU voting number and door code`,
    from: `Яблоневый Сад ТСЖ <tsj@yablsad.example.test>`,
    subject: `Общее собрание собственников`,
    html: `<p>Уважаемый собственник квартиры 64!</p><p>Ваш номер бюллетеня для голосования: <b>201764</b>. Впишите его в бланк и опустите в ящик у консьержа до 25 марта.</p><p>Кворум: 112 голосов из 223. Новый код домофона 38В4 действует с 1 апреля.</p>`,
    code: null,
    link: null,
  },
  {
    name: `tr-TR card payment approval`,
    from: `Boğaziçi Katılım <bilgi@bogazkatilim.example.tr>`,
    subject: `Ödeme onayınız bekleniyor`,
    html: `<p>Sonu 8820 ile biten kartınızla Lale Elektronik'te 7.499,90 TL tutarında alışveriş yapılmak isteniyor.</p><p>Onay şifreniz: <strong>304918</strong></p><p>İşlem size ait değilse şifreyi girmeyin ve 0850 222 01 47 numaralı hattımızı arayın.</p>`,
    code: '304918',
    link: null,
  },
  {
    name: `tr-TR thermostat; model/year distractors`,
    from: `Evcil Termostat <destek@evcilisi.example.tr>`,
    subject: `Termostatınızı eşleştirin`,
    text: `Merhaba,

ET-450 model termostatınız kuruluma hazır. Cihaz ekranında rakamlar belirdiğinde 5163 girin ve tamam tuşuna basın. Ardından oda sıcaklığı 21 dereceye ayarlanacak.

Bu rakamlar 30 dakika boyunca kullanılabilir. Garanti süreniz 2027'de dolar.`,
    code: '5163',
    link: null,
  },
  {
    name: `tr-TR key in cell; application number distractor`,
    from: `Vatandaş Kapısı <bildirim@vatandaskapisi.example.tr>`,
    subject: `Şifre yenileme talebi`,
    html: `<h1>Şifrenizi mi unuttunuz?</h1><table><tr><td>Başvuru no</td><td>2025118403</td></tr><tr><td>Tek kullanımlık anahtar</td><td>V8HC-2LXN</td></tr></table><p>Anahtarı yenileme ekranına yazın. Talepte bulunmadıysanız bu iletiyi silebilirsiniz.</p>`,
    code: 'V8HC-2LXN',
    link: null,
  },
  {
    name: `tr-TR sign-up, unnamed, spaced`,
    from: `Kumru Sohbet <merhaba@kumrusohbet.example.tr>`,
    subject: `Aramıza hoş geldin`,
    text: `Selam! Hesabını açmamıza az kaldı. Uygulamadaki boş kutucuklara sırasıyla şunları yaz:

7 4 0 2 9 6

Beş dakika sonra yenisini istemen gerekir. 3 milyondan fazla kişi seni bekliyor!

Kumru Sohbet, Çankaya 06510 Ankara`,
    code: '740296',
    link: null,
  },
  {
    name: `tr-TR coupon`,
    from: `Zeytin Dalı Pazarı <kampanya@zeytindali.example.tr>`,
    subject: `İndirim kodunu kaçırma`,
    html: `<p>Hasat zamanı geldi! Sepette aşağıdaki kodu kullan, 150 TL indirim kazan.</p><h1>HASAT150</h1><p>750 TL ve üzeri alışverişlerde 20 Kasım'a kadar geçerlidir. Başka kampanyalarla birleştirilemez.</p>`,
    code: null,
    link: null,
  },
  {
    name: `tr-TR tracking`,
    from: `Tez Kargo <bilgi@tezkargo.example.tr>`,
    subject: `Gönderiniz dağıtıma çıktı`,
    text: `Sayın müşterimiz,

7304 1185 2960 takip numaralı gönderiniz bugün 13.00-17.00 arasında teslim edilecektir. Kapıda ödenecek tutar 218,50 TL'dir.

Adreste bulunamazsanız paketiniz Kadıköy 34710 şubesinde 3 gün bekletilir. Çağrı merkezi: 444 0 196`,
    code: null,
    link: null,
  },
  {
    name: `tr-TR bus PNR 6 digits`,
    from: `Mavi Tur Otobüs <bilet@mavitur.example.tr>`,
    subject: `Biletiniz hazır`,
    html: `<table><tr><td>PNR</td><td>618402</td></tr><tr><td>Sefer</td><td>İzmir - Bursa, 09.30</td></tr><tr><td>Koltuk</td><td>17</td></tr><tr><td>Ücret</td><td>540 TL</td></tr></table><p>Lütfen kalkıştan 20 dakika önce peronda olun.</p>`,
    code: null,
    link: null,
  },
  {
    name: `tr-TR invoice`,
    from: `Işıl Enerji <fatura@isilenerji.example.tr>`,
    subject: `Haziran 2025 faturanız`,
    text: `Değerli abonemiz,

40917733 tesisat numaralı aboneliğinize ait fatura kesilmiştir. Fatura no: IE2025000618427. Ödenecek tutar 912,36 TL, son ödeme tarihi 04.07.2025.

Geçen aya göre tüketiminiz yüzde 8 azaldı. Otomatik ödeme talimatı için şubelerimize başvurabilirsiniz.`,
    code: null,
    link: null,
  },
  {
    name: `pl-PL bank transfer password`,
    from: `Bank Wiślany <powiadomienia@bankwislany.example.test>`,
    subject: `Autoryzacja przelewu`,
    html: `<p>Zlecono przelew na kwotę 2 340,00 zł na rachunek ...5519 (odbiorca: Stolarnia Kowal).</p><p>Hasło do operacji nr 3 z dnia 12.05.2025: <b>917 264</b></p><p>Jeśli to nie Ty zlecasz przelew, zadzwoń: 22 310 45 80.</p>`,
    code: '917264',
    link: null,
  },
  {
    name: `pl-PL clinic portal, list; card number distractor`,
    from: `Przychodnia Zdrowa Rodzina <portal@zdrowarodzina.example.test>`,
    subject: `Dostęp do portalu pacjenta`,
    text: `Dzień dobry,

aby założyć konto w portalu pacjenta, wykonaj trzy kroki:
- podaj numer karty 41907,
- przepisz ciąg JD5W8R,
- ustaw własne hasło.

Zrób to w ciągu 60 minut. Rejestracja czynna 7:30-18:00, tel. 61 880 21 43, 60-101 Poznań.`,
    code: 'JD5W8R',
    link: null,
  },
  {
    name: `pl-PL code heading first, spaced pair`,
    from: `Paczkolot Kurier <aplikacja@paczkolot.example.test>`,
    subject: `Logowanie na nowym telefonie`,
    html: `<h1>38 05</h1><p>To cztery cyfry, które wpisujesz w aplikacji kuriera, żeby przenieść ją na nowy telefon. Ważne przez 5 minut.</p><p>Twój identyfikator (70126) i dzisiejsza trasa z 84 paczkami pozostaną bez zmian.</p>`,
    code: '3805',
    link: null,
  },
  {
    name: `pl-PL coupon called code in subject`,
    from: `Kwiaciarnia Malwa <sklep@malwa.example.test>`,
    subject: `Twój kod: MALWA20`,
    text: `Dziękujemy, że jesteś z nami od 2021 roku!

Wpisz w koszyku MALWA20, a obniżymy cenę każdego bukietu o 20%. Oferta obowiązuje do 8 marca przy zakupach za minimum 120 zł i nie dotyczy wiązanek ślubnych.`,
    code: null,
    link: null,
  },
  {
    name: `pl-PL door and key-box codes`,
    from: `Apartamenty Bursztyn <pobyt@bursztyn-apart.example.test>`,
    subject: `Informacje przed przyjazdem`,
    html: `<p>Do zobaczenia w Sopocie! Rezerwacja 550183.</p><table><tr><td>Kod do drzwi</td><td>4719#</td></tr><tr><td>Skrytka na klucze</td><td>2086</td></tr><tr><td>Zameldowanie</td><td>od 15:00</td></tr></table><p>W razie kłopotów: 58 740 12 09.</p>`,
    code: null,
    link: null,
  },
  {
    name: `pl-PL order number, ISBN, gift card`,
    from: `Księgarnia Sowa <zamowienia@sowa-ksiazki.example.test>`,
    subject: `Potwierdzenie zamówienia 864209`,
    text: `Witaj,

przyjęliśmy zamówienie nr 864209. Skompletujemy je w ciągu dwóch dni roboczych.

Pozycje: 3 książki, ISBN 978-83-01-55521-4 i inne
Razem: 137,60 zł

Karta podarunkowa użyta do płatności: 5508 7731, pozostało 12,40 zł.`,
    code: null,
    link: null,
  },
  {
    name: `uk-UA card payment OTP`,
    from: `Дніпрокредит <bank@dniprokredyt.example.test>`,
    subject: `Підтвердіть оплату`,
    html: `<p>Оплата 3 218,00 грн у магазині «Техносвіт» карткою *4406.</p><p>Щоб завершити платіж, уведіть одноразовий пароль</p><h2>562 839</h2><p>Ніхто з працівників банку його не запитує. Гаряча лінія: 0 800 507 118.</p>`,
    code: '562839',
    link: null,
  },
  {
    name: `uk-UA school portal key`,
    from: `Школа Обрій <eschool@obriy.example.test>`,
    subject: `Електронний щоденник: запрошення`,
    text: `Шановні батьки!

Для реєстрації в електронному щоденнику 7-Б класу знадобиться ключ PL3X-VN70. Уведіть його один раз на сторінці реєстрації до 20:00.

Уже приєдналися 26 із 31 родини. Телефон школи: (044) 256-18-33.`,
    code: 'PL3X-VN70',
    link: null,
  },
  {
    name: `uk-UA e-sign PIN leading zero`,
    from: `Підпис Онлайн <pidpys@pidpys-online.example.test>`,
    subject: `Акт № 74 очікує на підпис`,
    html: `<table><tr><td>Документ</td><td>Акт виконаних робіт № 74</td></tr><tr><td>Сума</td><td>41 900 грн</td></tr><tr><td>PIN для підписання</td><td>08135</td></tr></table><p>PIN дійсний 15 хвилин від моменту надсилання листа.</p>`,
    code: '08135',
    link: null,
  },
  {
    name: `uk-UA tracking; last four told at the counter`,
    from: `Швидка Пошта <info@shvydkaposhta.example.test>`,
    subject: `Посилка у відділенні`,
    text: `Відправлення 20450918337264 прибуло у відділення № 118, Львів, 79005.

До сплати: 465 грн. Безкоштовне зберігання до 14 червня.

Для отримання назвіть останні чотири цифри номера (7264) та покажіть документ у застосунку.`,
    code: null,
    link: null,
  },
  {
    name: `uk-UA webinar access code`,
    from: `Вебклас <zahody@webklas.example.test>`,
    subject: `Нагадування про вебінар`,
    html: `<p>Завтра о 18:00 говоримо про бюджет родини.</p><p>Ідентифікатор зустрічі: 814 2290 6573<br>Код доступу: 337104</p><p>Запис надішлемо всім 540 учасникам. Приготуйте запитання та горнятко чаю!</p>`,
    code: null,
    link: null,
  },
  {
    name: `uk-UA new login notice`,
    from: `Хмарник <bezpeka@khmarnyk.example.test>`,
    subject: `Вхід з нового пристрою`,
    text: `Ми помітили вхід у ваш обліковий запис.

Пристрій: Redmi 12, Android 14
Місто: Вінниця
Час: 03.06.2025, 08:14
IP: 198.51.100.207

Якщо це ви, нічого не робіть. Інакше змініть пароль у налаштуваннях і завершіть усі сеанси.`,
    code: null,
    link: null,
  },
  {
    name: `nl-NL bank transfer, spaced pairs`,
    from: `Polderbank <service@polderbank.example.test>`,
    subject: `Bevestig uw overboeking`,
    html: `<p>U wilt € 1.875,00 overmaken naar rekening eindigend op 3390, t.n.v. Garage De Wit.</p><p>Toets in de app de volgende cijfers in:</p><h1>46 18 02</h1><p>Niet door u gestart? Bel 020 555 0173.</p>`,
    code: '461802',
    link: null,
  },
  {
    name: `nl-NL 'type what you see here'; case number distractor`,
    from: `Mijn Gemeentezaken <noreply@mijngemeentezaken.example.test>`,
    subject: `Aanmelden bij Mijn Gemeentezaken`,
    text: `Beste inwoner,

U vraagt een parkeervergunning aan (zaaknummer 2025-07714). Typ in het scherm wat u hier ziet:

GZ48TY

Lukt het niet binnen een kwartier, vraag dan een nieuwe aan. Wij zijn bereikbaar via 14 030, Postbus 16200, 3500 CE Utrecht.`,
    code: 'GZ48TY',
    link: null,
  },
  {
    name: `nl-NL TV pairing in cell`,
    from: `Kijkkast <tv@kijkkast.example.test>`,
    subject: `Uw televisie koppelen`,
    html: `<table><tr><td>Apparaat</td><td>Kijkkast Box KB-220</td></tr><tr><td>Koppelcode</td><td>MRTB-4W9E</td></tr><tr><td>Geldig tot</td><td>21:15 uur</td></tr></table><p>Vul de koppelcode in met uw afstandsbediening en kijk verder waar u gebleven was.</p>`,
    code: 'MRTB-4W9E',
    link: null,
  },
  {
    name: `nl-NL gift card with PIN`,
    from: `Fietsenhuis Zomer <klantenservice@fietsenhuiszomer.example.test>`,
    subject: `Uw cadeaukaart van € 50`,
    text: `Gefeliciteerd! Anouk geeft u een cadeaukaart.

Kaartnummer: 6338 0415 9927
Pincode: 7148

Laat beide zien aan de kassa in een van onze 23 winkels. De kaart blijft twee jaar geldig en is niet inwisselbaar voor contant geld.`,
    code: null,
    link: null,
  },
  {
    name: `nl-NL voting number on paper`,
    from: `Stichting Woonbelang <verkiezing@woonbelang.example.test>`,
    subject: `Stem voor de huurdersraad`,
    html: `<p>Van 2 tot en met 9 juni kiest u een nieuwe huurdersraad.</p><p>Uw stemnummer: <b>508 317</b></p><p>Neem dit nummer mee naar het buurthuis en lever het in bij de balie. In 2022 stemden 1.412 van de 4.060 huurders.</p>`,
    code: null,
    link: null,
  },
  {
    name: `nl-NL booking and barrier code`,
    from: `Camping Duinrust <receptie@duinrust.example.test>`,
    subject: `Boekingsbevestiging D-294816`,
    text: `Leuk dat u komt!

Reserveringsnummer: 294816
Plaats: 118 (comfort)
Aankomst: zaterdag 19 juli 2025 na 14.00 uur
Te betalen: € 412,50

De slagboom opent met code 5527. Vragen? Bel de receptie: 0223 55 01 84.`,
    code: null,
    link: null,
  },
];
