import type { MailCase } from './mail-case.js';

/**
 * A third set in many languages, by a writer who knew neither the recogniser nor the other sets. Its mails have no
 * links.
 */
export const cases: MailCase[] = [
  {
    name: `ja-JP full-width digits; phone number, postcode and date in full mail`,
    from: `ミナトペイ <no-reply@minatopay-mail.test>`,
    subject: `【ミナトペイ】ログイン用ワンタイムパスワードのお知らせ`,
    html: `<html lang="ja"><body> <table width="600"><tr><td></td></tr> <tr><td><p>佐々木 様</p><p>いつもミナトペイをご利用いただき、誠にありがとうございます。<br>2025年1月14日 21時37分に受け付けたログインについて、下記のワンタイムパスワードを画面にご入力ください。</p></td></tr> <tr><td align="center"><span class="otp">７３０５１８</span></td></tr> <tr><td><p>※有効期限は発行から10分間です。期限を過ぎた場合は、お手数ですが再度ログイン操作を行ってください。<br>※当社の社員が電話やメールでワンタイムパスワードをお尋ねすることは絶対にございません。</p></td></tr> <tr><td style="font-size:11px;color:#888888">ミナトペイ株式会社\u3000〒231-0023 神奈川県横浜市中区山下町279-4<br>お客さまセンター\u30000120-558-204（9:00～18:00）<br>関東財務局長 第00871号</td></tr></table></body></html>`,
    code: '730518',
    link: null,
  },
  {
    name: `ja-JP plain text; 4-digit code in the middle of a sentence, looks like an ordinary number;`,
    from: `つむぎ文庫 <account@tsumugibunko.test>`,
    subject: `メールアドレス変更のご確認`,
    text: `つむぎ文庫 会員No.20317745 の方へ

ご登録メールアドレスの変更を受け付けました。
新しいアドレスがご本人のものであることを確かめるため、マイページの「アドレス変更」画面を開き、確認番号 4096 を30分以内に入力してください。入力が完了するまで、これまでのアドレスが引き続き有効です。

この操作にお心当たりがない場合は、番号を入力せずにこのメールを破棄してください。ほかの方がアドレスを打ち間違えた可能性があります。

----------------------------------------
つむぎ文庫 カスタマーデスク
電話 03-6820-1174(平日10時~17時)
`,
    code: '4096',
    link: null,
  },
  {
    name: `ja-JP coupon code presented like an OTP (large, "コードを入力"), with expiry`,
    from: `KOMOREBI MARKET <news@komorebi-market.test>`,
    subject: `【本日23:59まで】会員様限定クーポンコードをお届けします`,
    html: `<html><body style="margin:0;background:#f7f3ea"><div style="display:none">クーポンコード入力で1,500円OFF</div> <table width="100%"><tr><td align="center"><table width="560" bgcolor="#ffffff"><tr><td style="padding:24px"><h2>田口さま、秋のありがとうフェア開催中です</h2> <p>日頃のご愛顧に感謝をこめて、8,000円以上のお買い物で使える1,500円OFFクーポンをご用意しました。ご注文手続きの画面で、下のコードを入力してください。</p> <div style="border:2px dashed #c0392b;padding:16px;text-align:center;font-size:30px;letter-spacing:4px"><b>KM2584</b></div> <p style="text-align:center">有効期限：2025年10月31日(金) 23:59まで／お一人さま1回限り</p> <p>人気No.1のリネンワンピース(品番 603418)も対象です。ほかの割引との併用はできません。</p> <p><span>お買い物をはじめる</span></p></td></tr> <tr><td style="font-size:11px;color:#999999;padding:24px">配信停止は<span>こちら</span><br>株式会社こもれび商店 京都市下京区四条通382\u3000TEL 075-334-9012</td></tr></table></td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `ja-JP booking number in the subject, 6 digits; PIN for cancel is not an OTP but key-box nu`,
    from: `湯宿 しろがね <yoyaku@shirogane-yado.test>`,
    subject: `ご予約確認【予約番号 518206】12月6日ご宿泊`,
    html: `<div style="font-family:serif"><p>中野 由美子 様</p><p>このたびは「湯宿 しろがね」をご予約くださりありがとうございます。内容をご確認くださいませ。</p> <table border="1" cellpadding="6" style="border-collapse:collapse"><tr><th>予約番号</th><td>518206</td></tr><tr><th>ご宿泊日</th><td>2025年12月6日(土)～1泊</td></tr><tr><th>お部屋</th><td>離れ「朝霧」\u30002名様</td></tr><tr><th>離れ入口 暗証番号</th><td>7340＃</td></tr><tr><th>合計</th><td>58,300円(税サ込・入湯税150円別)</td></tr></table> <p>チェックインは15時から18時までです。18時以降にご到着の場合は、フロントを通らず離れへ直接お越しください。暗証番号は当日15時より有効となります。</p> <p>取消料：3日前 30%、前日 50%、当日 100%</p><hr><p>〒377-0711 群馬県吾妻郡白銀町4102<br>電話 0279-72-5530\u3000FAX 0279-72-5531</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `zh-CN code in subject and heading; ICP number, year, phone as distractors`,
    from: `云栈笔记 <verify@yunzhan-note.test>`,
    subject: `云栈笔记登录验证码:602847`,
    html: `<html><body><table width="640" align="center" style="border:1px solid #e5e5e5"><tr><td bgcolor="#1f7ae0" style="color:#fff;padding:16px">云栈笔记</td></tr> <tr><td style="padding:28px"><p>您好,</p><p>您正在新的浏览器(Edge 131 / Windows 11,江苏南京)上登录云栈笔记帐号 li***89@163.test,本次操作的验证码为:</p><h1 style="letter-spacing:6px;color:#1f7ae0">602847</h1><p>验证码 5 分钟内有效,仅可使用一次。如非本人操作,请立即<span>修改密码</span>,并检查近 30 天的登录记录。</p></td></tr> <tr><td style="padding:12px 28px;font-size:12px;color:#999">此为系统邮件,请勿回复。客服热线 400-820-6135<br>© 2019-2025 南京云栈信息技术有限公司 苏ICP备19047283号-2 苏公网安备 32010602011458号</td></tr></table></body></html>`,
    code: '602847',
    link: null,
  },
  {
    name: `zh-CN device pairing, letters-digits with hyphen; serial number and model number nearby`,
    from: `澜海智能家居 <device@lanhai-iot.test>`,
    subject: `将「客厅网关 G3」绑定到您的家庭`,
    html: `<div style="max-width:600px;margin:auto;font:14px/1.8 'PingFang SC',sans-serif"><p>周先生/女士:</p><p>我们收到一台新设备的绑定申请。请打开澜海 App,依次点击「我的 – 设备 – 添加网关」,在弹出的窗口中填写配对码。</p> <table cellpadding="8" style="background:#fafafa;width:100%"><tr><td>设备型号</td><td>LH-G3-2210</td></tr><tr><td>序列号</td><td>SN40871C52290</td></tr><tr><td>固件版本</td><td>3.14.1592</td></tr><tr><td>配对码</td><td><strong>HX7K-29QD</strong></td></tr><tr><td>失效时间</td><td>2025-03-08 19:45</td></tr></table> <p>配对成功后,网关指示灯会由橙色变为蓝色常亮。若家中没有这台设备,请忽略本邮件,配对码到期后自动作废。</p><p style="color:#aaa;font-size:12px">澜海科技(青岛)有限公司 青岛市崂山区松岭路 238 号 邮编 266100</p></div>`,
    code: 'HX7K-29QD',
    link: null,
  },
  {
    name: `zh-CN parcel pick-up code (取件码), tracking number; not an OTP`,
    from: `蜂鸟驿栈 <notice@fengniaoyz.test>`,
    subject: `您有 1 件包裹已到站,取件码 5-2-7016`,
    html: `<html><body><table width="580" align="center"><tr><td><p>【蜂鸟驿栈】尊敬的用户,您的包裹已送达自提点,请凭取件码尽快领取。</p> <table width="100%" bgcolor="#fff8e6" cellpadding="10"><tr><td>取件码</td><td style="font-size:26px"><b>5-2-7016</b></td></tr><tr><td>运单号</td><td>FN8830276104417</td></tr><tr><td>自提点</td><td>桂花苑南门 12 号商铺(便利店旁)</td></tr><tr><td>营业时间</td><td>08:30–21:30</td></tr></table> <p>包裹免费保管 48 小时,超时将按每件 1.00 元/天收取保管费。如需他人代领,请将取件码告知代领人,并由其出示手机尾号 3391。</p><p style="font-size:12px;color:#888">站长电话 138****3391|意见反馈:95720-6|杭州蜂鸟驿栈网络科技有限公司 2025</p></td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `zh-CN newsletter full of figures incl. 6-digit stock codes; word 代码`,
    from: `数澜观察 <weekly@shulan-guancha.test>`,
    subject: `第 284 期|新能源车渗透率 53.8%,上证报 3186 点`,
    html: `<div><h2>数澜观察 · 第 284 期</h2><p>2025 年 5 月 16 日 星期五</p><p><b>市场</b> 本周上证指数收于 3186 点,两市成交额 118240 亿元。储能板块领涨,明湖储能(代码 688917)周涨 14.2%,丰禾电气(代码 300846)周涨 9.7%。</p><p><b>产业</b> 4 月新能源乘用车零售 905000 辆,渗透率达 53.8%,环比提高 1.3 个百分点;出口 189000 辆,同比增长 44%。</p><p><b>消费</b> 五一假期国内出游 3.14 亿人次,人均花费 574 元,仍低于 2019 年的 603 元。</p><p>下一期我们将解读验证码短信行业的涨价潮:单条价格为何从 0.032 元涨到 0.055 元?</p><p style="font-size:12px">您因订阅「数澜观察」收到本邮件。<span>退订</span></p></div>`,
    code: null,
    link: null,
  },
  {
    name: `zh-TW 8-digit bank OTP in a table cell; amount, account tail, transaction serial no. as di`,
    from: `台灣臨海商業銀行 <otp@linhaibank.com.test>`,
    subject: `【臨海銀行】網路轉帳交易 OTP 密碼通知`,
    html: `<html><body style="font-family:'Microsoft JhengHei'"><p>親愛的客戶您好:</p><p>您於 2025/02/19 14:08:52 申請下列網路銀行交易,請於 180 秒內輸入本次交易密碼完成確認。</p> <table border="1" cellpadding="6"><tr><td>交易項目</td><td>非約定轉帳</td></tr><tr><td>轉入帳號</td><td>822-*******60417</td></tr><tr><td>金額</td><td>NT$ 36,500</td></tr><tr><td>交易序號</td><td>20250219047713</td></tr><tr><td>OTP 密碼</td><td><font size="5" color="red">91740362</font></td></tr></table> <p>提醒您,請先核對轉入帳號與金額再行輸入。本行行員、警察或檢調單位均不會向您索取 OTP 密碼,如有疑問請撥打反詐騙專線 165。</p><hr><p style="font-size:12px">臨海銀行 24 小時客服中心 (02)2655-8071・0800-016-552<br>10492 台北市中山區南京東路三段 219 號</p></body></html>`,
    code: '91740362',
    link: null,
  },
  {
    name: `zh-TW password reset, 6-char alphanumeric inside a sentence, plain text, link also present`,
    from: `貓掌選物 <hello@maozhang.shop>`,
    subject: `重設您的密碼`,
    text: `嗨,Wei-Ting:

有人(希望是您)忘記了貓掌選物的密碼。

請回到剛才的頁面,在「驗證」欄位填入 Q4T8ZP ,就可以設定新密碼囉!英文字母大小寫都可以。這組代碼 20 分鐘後會失效。

頁面關掉了嗎?從這裡重新開始:

順帶一提,您的訂單 MZ250330118 目前仍在備貨中,不受密碼變更影響。

貓掌選物有限公司|統一編號 54829136
台中市西區精誠路 88 號 2 樓`,
    code: 'Q4T8ZP',
    link: null,
  },
  {
    name: `zh-TW e-invoice with 4-digit 隨機碼 (random code) and number; not an OTP`,
    from: `島嶼雲端發票 <einvoice@daoyu-invoice.test>`,
    subject: `電子發票開立通知 發票號碼 RT-40729185`,
    html: `<table width="600" align="center" cellpadding="4"><tr><td colspan="2"><b>電子發票開立通知</b></td></tr><tr><td colspan="2">林小姐您好,您在「山城咖啡烘焙所」的消費發票已開立並存入會員載具,明細如下:</td></tr> <tr><td>發票號碼</td><td>RT-40729185</td></tr><tr><td>發票日期</td><td>114 年 03 月 27 日</td></tr><tr><td>隨機碼</td><td>6038</td></tr><tr><td>賣方統編</td><td>83017542</td></tr><tr><td>載具號碼</td><td>/K7+2QXB</td></tr><tr><td>總計</td><td>NT$ 1,280(應稅)</td></tr> <tr><td colspan="2">・衣索比亞 耶加雪菲 半磅 × 2:960<br>・濾掛咖啡禮盒 × 1:320</td></tr><tr><td colspan="2" style="font-size:12px;color:#777">本通知僅供參考,不可直接兌獎。3-4 月期統一發票將於 05 月 25 日開獎,若中獎將另行以簡訊通知。客服 04-2203-7715。</td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `zh-TW new login notice; IP, time, "never share your code" advice, no code`,
    from: `Pingu 雲端相簿 <security@pingu-photo.test>`,
    subject: `您的帳號剛剛在新裝置上登入`,
    html: `<html><body><h3>偵測到新的登入活動</h3><p>您好,陳柏翰:<br>您的 Pingu 帳號 boh***@pingu-photo.test 剛剛在一部新裝置上登入,並已通過兩步驟驗證。</p><ul><li>裝置:Pixel 9,Android 15</li><li>時間:2025 年 7 月 2 日 下午 10:46(台北)</li><li>位置:桃園市(約略)</li><li>IP:114.36.207.118</li></ul><p>如果是您本人,不需要做任何事。如果不是,請立即<span>鎖定帳號</span>並更換密碼。</p><p>小提醒:驗證碼只有您自己能知道。任何人向您索取 6 位數驗證碼,無論自稱客服或好友,都是詐騙。</p><p style="color:#999">參考編號 447120-0702 © 2025 Pingu Photo Co., Ltd.</p></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `ko-KR leading zero, digits shown with a space in the middle (083 516)`,
    from: `모아뱅크 <noreply@moabank.test>`,
    subject: `[모아뱅크] 이메일 인증번호 안내`,
    html: `<html><body><table width="640" align="center" style="border-top:3px solid #ff6f3c"><tr><td style="padding:30px"><p><b>정하늘</b> 고객님, 안녕하세요.</p><p>비대면 계좌 개설을 위한 본인확인 이메일입니다. 아래 인증번호를 신청 화면에 입력해 주세요.</p> <table width="100%" bgcolor="#f5f5f5"><tr><td align="center" style="padding:22px;font-size:32px;font-weight:bold">083&nbsp;516</td></tr></table> <p>· 요청 일시: 2025.04.11 09:22:40<br>· 유효 시간: 3분<br>· 5회 이상 잘못 입력하시면 당일 이용이 제한됩니다.</p></td></tr><tr><td style="font-size:11px;color:#8a8a8a;padding:20px">본 메일은 발신 전용입니다. 문의: 1599-4082 (평일 09:00~18:00)<br>(주)모아뱅크 | 서울특별시 영등포구 국제금융로 127, 14층 | 사업자등록번호 214-86-40937 | 준법감시인 심의필 제2025-0388호</td></tr></table></body></html>`,
    code: '083516',
    link: null,
  },
  {
    name: `ko-KR sign-up, letter-digit code split one char per table cell`,
    from: `글담 <hello@geuldam.test>`,
    subject: `글담 가입을 환영합니다! 메일 주소를 확인해 주세요`,
    html: `<div style="font-family:'Noto Sans KR'"><h2>거의 다 왔어요!</h2><p>글담은 매일 300자씩 쓰는 사람들의 모임입니다. 지금까지 18,452명이 함께하고 있어요.</p><p>가입을 마치려면 앱에 다음 여섯 글자를 넣어 주세요. 한 시간 동안만 쓸 수 있습니다.</p><table cellspacing="6"><tr><td style="border:1px solid #bbb;padding:10px 14px">R</td><td style="border:1px solid #bbb;padding:10px 14px">9</td><td style="border:1px solid #bbb;padding:10px 14px">F</td><td style="border:1px solid #bbb;padding:10px 14px">W</td><td style="border:1px solid #bbb;padding:10px 14px">3</td><td style="border:1px solid #bbb;padding:10px 14px">M</td></tr></table><p>직접 신청하지 않으셨다면 이 메일을 지우셔도 됩니다. 확인되지 않은 계정은 7일 뒤 자동으로 사라집니다.</p><p style="font-size:12px;color:#999">글담 스튜디오, 부산광역시 수영구 광남로 56 · 통신판매업 2023-부산수영-0471</p></div>`,
    code: 'R9FW3M',
    link: null,
  },
  {
    name: `ko-KR movie ticket: booking number, seat, hall, 6-digit kiosk number`,
    from: `시네별 <ticket@cinebyul.test>`,
    subject: `[시네별] 예매가 완료되었습니다 (예매번호 7204-118-35962)`,
    html: `<html><body><table width="600" align="center"><tr><td colspan="2"><h2 style="color:#5b2bd9">예매 완료</h2><p>박도윤 님, 즐거운 관람 되세요. 상영 시작 10분 후부터는 입장이 제한될 수 있습니다.</p></td></tr><tr><td>영화</td><td>바다가 부르는 밤 (12세 관람가)</td></tr><tr><td>극장</td><td>시네별 광교점 4관</td></tr><tr><td>일시</td><td>2025-08-23(토) 19:10 ~ 21:24</td></tr><tr><td>좌석</td><td>H11, H12</td></tr><tr><td>예매번호</td><td><b>7204-118-35962</b></td></tr><tr><td>키오스크 출력번호</td><td><b>640913</b></td></tr><tr><td>결제금액</td><td>30,000원 (신용카드 일시불)</td></tr><tr><td colspan="2"><p>무인발권기에서 출력번호 6자리 또는 휴대폰 번호를 입력하시면 티켓을 받으실 수 있습니다.</p><p style="font-size:11px">고객센터 1544-7093</p></td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `ko-KR card authorisation number (승인번호, 8 digits), plain text`,
    from: `하루카드 <alert@harucard.test>`,
    subject: `[하루카드] 승인내역 안내`,
    text: `[하루카드] 이*진님 승인 안내

카드      하루 데일리 (5381)
승인금액  47,800원 (일시불)
승인일시  06/17 12:43
가맹점    소담국수 판교점
승인번호  30716284
누적금액  812,450원

본인이 사용하지 않은 경우 즉시 고객센터(1588-2763)로 신고해 주시기 바랍니다. 카드번호, CVC, 인증번호 등은 어떠한 경우에도 타인에게 알려주지 마십시오.

이 메일은 이메일 승인 알림 서비스를 신청하신 회원님께 발송됩니다. 수신을 원하지 않으시면 홈페이지 > 알림 설정에서 변경하실 수 있습니다.`,
    code: null,
    link: null,
  },
  {
    name: `ru-RU hyphenated 123-456 code; time, IP and phone in the mail`,
    from: `Сервис «Таймень» <security@taimen-id.test>`,
    subject: `Код для входа в Таймень ID`,
    html: `<html><body style="font-family:Arial"><table width="600" align="center"><tr><td><h2>Здравствуйте, Марина!</h2><p>Кто-то пытается войти в ваш аккаунт с нового устройства. Если это вы, введите код на странице входа:</p><p style="font-size:34px;text-align:center;background:#eef4ff;padding:18px">518-047</p><table cellpadding="4" style="color:#555"><tr><td>Когда</td><td>14.11.2025, 08:31 МСК</td></tr><tr><td>Откуда</td><td>Екатеринбург, 178.46.119.203</td></tr><tr><td>Браузер</td><td>Chrome 142.0.7444</td></tr></table><p>Код действует 15 минут. Не пересылайте его никому, даже сотрудникам поддержки.</p><p style="font-size:12px;color:#999">Не вы? <span>Защитите аккаунт</span> или позвоните 8 800 350-71-26.<br>ООО «Таймень», 620014, г. Екатеринбург, ул. Радищева, д. 28, ОГРН 1176658042913</p></td></tr></table></body></html>`,
    code: '518047',
    link: null,
  },
  {
    name: `ru-RU plain text, 5-digit code mid-sentence, order number and bonus amounts nearby`,
    from: `Полка.Книги <robot@polka-knigi.test>`,
    subject: `Восстановление пароля`,
    text: `Добрый день!

Для учётной записи sergey.v***@mail.test на сайте «Полка.Книги» запрошена смена пароля. Вернитесь на сайт и укажите 29461 в поле «Проверочный код», после чего придумайте новый пароль длиной не менее 10 символов.

Запрос действителен до 18:20. Если вы его не отправляли, ничего делать не нужно: старый пароль продолжит работать, а 1350 бонусов и заказ № 884213 останутся на месте.

С уважением,
команда «Полка.Книги»
117105, Москва, Варшавское шоссе, 37А
+7 (495) 640-18-93, ежедневно с 9 до 21`,
    code: '29461',
    link: null,
  },
  {
    name: `ru-RU theatre ticket; order number, ticket code and barcode digits`,
    from: `Билетная касса «Сцена» <tickets@scena-kassa.test>`,
    subject: `Ваш электронный билет, заказ № 7710425`,
    html: `<html><body><table width="620" align="center" style="border:1px solid #ccc"><tr><td style="padding:20px"><h3>Заказ № 7710425 оплачен</h3><p>Спасибо за покупку! Предъявите этот билет на входе с экрана телефона или в распечатанном виде.</p><table width="100%" cellpadding="5"><tr><td>Спектакль</td><td><b>«Вишнёвый сад»</b></td></tr><tr><td>Дата</td><td>6 декабря 2025, 19:00</td></tr><tr><td>Место</td><td>Партер, ряд 9, место 14</td></tr><tr><td>Код билета</td><td><b style="font-size:22px">K83-551-207</b></td></tr><tr><td>Стоимость</td><td>3 400 ₽ + сервисный сбор 340 ₽</td></tr></table><p>Код билета сканируется один раз. Не публикуйте его в социальных сетях: по нему может пройти другой человек.</p><p style="font-size:11px;color:#777">Возврат — не позднее чем за 10 дней. АО «Сцена», ИНН 7704218836. Тел. 8 (800) 201-44-59</p></td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `ru-RU support case number 6 digits in the subject; asks not to send codes`,
    from: `Поддержка НордХост <support@nordhost-help.test>`,
    subject: `[#604182] Обращение принято в работу`,
    html: `<div><p>-- Пожалуйста, пишите ответ выше этой линии --</p><p>Здравствуйте, Олег.</p><p>Мы получили ваше обращение и присвоили ему номер <b>604182</b>. Среднее время ответа по тарифу «Бизнес» — 2 часа. Указывайте номер в теме письма, чтобы переписка не потерялась.</p><blockquote style="border-left:3px solid #ccc;padding-left:10px">Не приходит код подтверждения при входе в панель, пробовал 4 раза. Сервер vps-20793, ошибка 502.</blockquote><p>Для безопасности не присылайте нам пароли и коды из СМС: специалисту они не понадобятся.</p><p>Дежурная смена НордХост<br>194044, Санкт-Петербург, Пироговская наб., 17<br>+7 812 309-55-40</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `uk-UA bank 3-D Secure; amount in subject, card tail, merchant; code in a bold cell`,
    from: `ПриморБанк <3ds@prymorbank.test>`,
    subject: `Підтвердження платежу 2 349,00 грн`,
    html: `<html lang="uk"><body><table width="600" align="center" cellpadding="8"><tr><td bgcolor="#0b6e4f" style="color:#ffffff">ПриморБанк · безпечні платежі</td></tr><tr><td><p>Шановна Оксано Петрівно!</p><p>Ви оплачуєте покупку в інтернеті карткою **** 6120.</p><table border="1" cellpadding="6" style="border-collapse:collapse"><tr><td>Торговець</td><td>TEPLODIM.test</td></tr><tr><td>Сума</td><td>2 349,00 UAH</td></tr><tr><td>Пароль 3-D Secure</td><td><b>774029</b></td></tr></table><p>Введіть пароль на сторінці підтвердження протягом 5 хвилин. Якщо ви нічого не купували, негайно зателефонуйте за номером 3704 або +38 044 390 71 15 та заблокуйте картку.</p></td></tr><tr><td style="font-size:11px;color:#666">АТ «ПриморБанк», ліцензія НБУ № 168 від 05.10.2011. 65026, м. Одеса, вул. Дерибасівська, 21</td></tr></table></body></html>`,
    code: '774029',
    link: null,
  },
  {
    name: `uk-UA new e-mail address, alnum with hyphen in the middle of a sentence`,
    from: `Лелека Фото <no-reply@leleka.photo>`,
    subject: `Підтвердьте нову адресу електронної пошти`,
    html: `<div style="max-width:540px;font-family:Verdana"><p>Вітаємо, Тарасе!</p><p>Ви попросили змінити адресу для входу на <b>taras.m***@ukr.test</b>. Щоб завершити зміну, відкрийте «Налаштування → Профіль» і впишіть туди <code style="background:#ffeecc">K2P-7VX</code> не пізніше ніж за годину. До того часу сповіщення надходитимуть на стару скриньку.</p><p>У вашій бібліотеці зараз 12 408 світлин (36,7 ГБ із 50 ГБ) — з ними нічого не станеться.</p><p>Маєте питання? Відповідайте на цей лист або пишіть у чат щодня з 9:00 до 20:00.</p><p style="color:#999;font-size:11px">ТОВ «Лелека Діджитал», Львів, вул. Городоцька, 174/3 · ЄДРПОУ 43819205 · 2025</p></div>`,
    code: 'K2P-7VX',
    link: null,
  },
  {
    name: `uk-UA parcel locker: tracking number, locker number and 6-digit opening code (not OTP)`,
    from: `ШвидкоПошта <info@shvydkoposhta.test>`,
    subject: `Посилка 20450918273641 прибула у поштомат`,
    html: `<html><body><p style="font-size:18px">Ваша посилка вже чекає на вас 📦</p><table cellpadding="6" width="560" style="border:1px solid #e3e3e3"><tr><td>Номер відправлення</td><td>20450918273641</td></tr><tr><td>Поштомат</td><td>№ 35718, просп. Науки, 42 (біля «Сільпо»)</td></tr><tr><td>Комірка</td><td>17</td></tr><tr><td>Код відкриття комірки</td><td><b>490 263</b></td></tr><tr><td>До сплати</td><td>0,00 грн</td></tr><tr><td>Зберігання до</td><td>22.09.2025, 21:00</td></tr></table><p>Підійдіть до поштомата та наберіть код на екрані або відкрийте комірку через застосунок. Після завершення строку зберігання посилку буде повернуто відправнику.</p><p style="font-size:11px;color:#888">Гаряча лінія 0 800 307 119 · ТОВ «ШвидкоПошта», 03150, Київ, вул. Антоновича, 103</p></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `uk-UA magic-link mail: token with digits in the URL, no code to type`,
    from: `Каштан Клуб <robot@kashtan.club>`,
    subject: `Вхід одним дотиком`,
    text: `Привіт!

Щоб увійти до Каштан Клубу, просто натисніть на посилання нижче. Пароль або код вводити не потрібно.



Посилання працює 30 хвилин і лише один раз, тому відкрийте його на тому самому пристрої, де ви починали вхід.

Не намагалися увійти? Тоді просто видаліть цей лист. Ніхто не отримає доступу до вашого профілю без цього посилання.

Команда Каштан Клубу
м. Київ, вул. Велика Васильківська, 72
тел. 044 521 30 68`,
    code: null,
    link: null,
  },
  {
    name: `pl-PL 8-digit bank code; operation ordinal number, account fragments and amount around it`,
    from: `Bank Wiślany <autoryzacja@bankwislany.test>`,
    subject: `Kod autoryzacyjny nr 3 z dnia 12.05.2025`,
    html: `<html><body><table width="600" align="center" style="font-family:Tahoma;font-size:13px"><tr><td><b>Bank Wiślany S.A.</b></td></tr><tr><td><p>Szanowny Kliencie,</p><p>operacja nr 3 z dnia 12.05.2025: zdefiniowanie odbiorcy zaufanego, rachunek 11...4402 9017, limit jednorazowy 1 500,00 PLN. Hasło SMS zastąpiliśmy wiadomością e-mail na Twoją prośbę z 02.01.2025.</p><p>Kod do wprowadzenia w serwisie: <b>60418273</b></p><p>Zanim zatwierdzisz dyspozycję, porównaj cyfry rachunku z dokumentem, z którego je przepisujesz. Kod traci ważność po 4 minutach.</p></td></tr><tr><td style="color:#777;font-size:11px">Infolinia: 801 340 266, z zagranicy +48 12 655 70 18. Bank Wiślany S.A. z siedzibą w Krakowie, ul. Dietla 64, 31-039 Kraków, KRS 0000281746, kapitał zakładowy 214 300 000 zł.</td></tr></table></body></html>`,
    code: '60418273',
    link: null,
  },
  {
    name: `pl-PL 4-digit code at the start of the subject; also 4-digit year and bike number in body`,
    from: `Rowerownia.test <czesc@rowerownia.test>`,
    subject: `7135 – to Twój kod do Rowerowni`,
    html: `<div style="font-family:sans-serif;max-width:480px"><h2>Cześć Ania!</h2><p>Fajnie, że do nas dołączasz. W 2025 roku nasi użytkownicy przejechali już 1840 tys. km, a teraz czas na Ciebie.</p><p>Przepisz do aplikacji te cztery cyfry, a konto będzie gotowe:</p><p style="font-size:40px;letter-spacing:12px;margin:10px 0">7135</p><p>Masz na to 10 minut. Potem możesz poprosić o nowe w zakładce „Rejestracja”.</p><p>Na start: pierwszy przejazd rowerem nr 2208 lub dowolnym innym do 20 minut jest za darmo!</p><p style="font-size:11px;color:#aaa">Rowerownia sp. z o.o., ul. Świdnicka 5, 50-066 Wrocław, NIP 8971884205</p></div>`,
    code: '7135',
    link: null,
  },
  {
    name: `pl-PL order confirmation with 6-digit order number in subject and heading, ISBN, pickup in`,
    from: `Księgarnia Sowa <sklep@ksiegarniasowa.test>`,
    subject: `Potwierdzenie zamówienia 482917`,
    html: `<html><body><table width="620" align="center"><tr><td><h1 style="font-size:22px">Zamówienie nr 482917</h1><p>Dziękujemy, Panie Tomaszu! Zamówienie przyjęliśmy 3 marca 2025 o 17:42. Wyślemy je w ciągu 24 godzin.</p><table width="100%" border="1" cellpadding="5" style="border-collapse:collapse"><tr><th>Tytuł</th><th>Kod produktu</th><th>Szt.</th><th>Cena</th></tr><tr><td>Zima nad Bugiem</td><td>318046</td><td>1</td><td>44,90 zł</td></tr><tr><td>Atlas grzybów</td><td>290571</td><td>2</td><td>119,80 zł</td></tr><tr><td colspan="3">Razem z dostawą</td><td>177,69 zł</td></tr></table><p>Numer faktury: FV/1093/03/2025. Towar można zwrócić w ciągu 14 dni.</p><p style="font-size:11px">Księgarnia Sowa, ul. Piotrkowska 118, 90-006 Łódź, tel. 42 630 15 77, NIP 725-204-18-63</p></td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `pl-PL rental door code (4 digits + #), key-box code; plain text`,
    from: `Apartamenty Bursztyn <recepcja@apartamenty-bursztyn.test>`,
    subject: `Instrukcja samodzielnego zameldowania – Sopot`,
    text: `Dzień dobry Pani Katarzyno,

zapraszamy 18 lipca od godz. 16:00. Recepcji na miejscu nie ma, dlatego prosimy zachować tę wiadomość.

1. Brama od ul. Grunwaldzkiej 47: kod 2580#
2. Klatka B, domofon: klucz + 1946
3. Skrytka na klucze przy drzwiach nr 12: 639027

Kody działają od 18.07 godz. 16:00 do 21.07 godz. 11:00. Prosimy nie udostępniać ich osobom trzecim.

Numer rezerwacji: APB-20718. Do dopłaty na miejscu: opłata uzdrowiskowa 6,10 zł za osobę i dobę. Wi-Fi: Bursztyn_12, hasło MorzeBaltyckie88.

W razie problemów prosimy o telefon: +48 604 118 392.

Miłego pobytu!`,
    code: null,
    link: null,
  },
  {
    name: `tr-TR code mid-sentence in a formal paragraph; phone, law number, year`,
    from: `Denizkent Belediyesi e-Hizmet <bilgi@denizkent-ehizmet.tr>`,
    subject: `E-posta adresinizi doğrulayın`,
    html: `<html lang="tr"><body><div style="width:600px;margin:0 auto"><p>Sayın Elif Karaca,</p><p>e-Hizmet kapısına yaptığınız üyelik başvurusu 2025/14873 kayıt numarası ile alınmıştır. Başvurunuzun tamamlanabilmesi için açık olan sayfadaki “Onay kodu” alanına <strong>359620</strong> yazıp “Devam” düğmesine basmanız gerekmektedir. Kodun geçerlilik süresi 20 dakikadır.</p><p>Başvuru size ait değilse bu iletiyi dikkate almayınız; onaylanmayan üyelikler 48 saat sonunda silinir.</p><p>Kişisel verileriniz 6698 sayılı Kanun kapsamında işlenmektedir.</p><hr><p style="font-size:12px">Denizkent Belediyesi Bilgi İşlem Müdürlüğü<br>Atatürk Bulvarı No: 152, 35220<br>Çağrı merkezi: 444 0 718</p></div></body></html>`,
    code: '359620',
    link: null,
  },
  {
    name: `tr-TR digits separated by spaces; promo and level numbers around`,
    from: `Kuzgun Oyun <destek@kuzgunoyun.test>`,
    subject: `Kuzgun hesabın için giriş kodu`,
    html: `<html><body bgcolor="#101018"><table align="center" width="520" bgcolor="#1b1b2a" style="color:#dddddd"><tr><td style="padding:32px"><p>Selam <b>savasci_4417</b>,</p><p>Yeni bir bilgisayardan (PC-EV, Bursa) giriş yapmaya çalışıyorsun. Kuzgun Başlatıcı'ya şunu gir:</p><p align="center" style="font-size:30px;color:#ffcc00">5 8 2 0 4 7</p><p>Süren 15 dakika. Sen değilsen şifreni hemen değiştir; 62. seviye karakterinin ve 3.250 altınının başına bir şey gelmesin!</p><p style="font-size:11px;color:#888899">Kuzgun Oyun Yazılım A.Ş. © 2014–2025 · Üniversiteler Mah. 1605. Cad. Çankaya/Ankara</p></td></tr></table></body></html>`,
    code: '582047',
    link: null,
  },
  {
    name: `tr-TR boarding pass: PNR, gate, seat, e-ticket number`,
    from: `Turna Havayolları <eticket@turnahava.test>`,
    subject: `Biniş kartınız hazır: TN 2314 İzmir – Trabzon`,
    html: `<html><body><table width="600" align="center" cellpadding="7" style="font-family:Arial"><tr><td colspan="2" bgcolor="#b5121b" style="color:#fff"><b>Check-in işleminiz tamamlandı</b></td></tr><tr><td>Yolcu</td><td>YILMAZ/MERT BEY</td></tr><tr><td>Rezervasyon kodu (PNR)</td><td><b style="font-size:24px">R7KX2D</b></td></tr><tr><td>E-bilet no</td><td>731 2409184562</td></tr><tr><td>Uçuş</td><td>TN 2314 · 09 Eyl 2025</td></tr><tr><td>Kalkış</td><td>ADB 06:55, Kapı 214</td></tr><tr><td>Koltuk</td><td>18C, Grup 3</td></tr><tr><td colspan="2"><p>Kapı kalkıştan 15 dakika önce kapanır. Kabin bagajınız 8 kg'ı aşmamalıdır. Kapı numarası değişebilir, lütfen ekranları takip ediniz.</p><p style="font-size:11px;color:#777">Turna Hava Taşımacılığı A.Ş., 34149 Yeşilköy/İstanbul · 0850 311 60 42</p></td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `tr-TR coupon code introduced with "kod" in the subject and expiry in hours`,
    from: `Çarşım <kampanya@carsim-bulten.test>`,
    subject: `Sana özel kod: YAZ2025 ile 200 TL indirim`,
    html: `<div style="text-align:center;font-family:Helvetica"><h2>Kodun hazır, Zeynep!</h2><p>750 TL ve üzeri ilk siparişinde sepet sayfasına aşağıdaki kodu gir, 200 TL anında düşsün.</p><p style="display:inline-block;background:#222;color:#fff;padding:14px 30px;font-size:26px">YAZ2025</p><p>Kod 24 saat geçerlidir, yalnızca bir kez kullanılabilir ve devredilemez.</p><p>Öne çıkanlar: keten gömlek 449,90 TL, hasır çanta 329,90 TL, plaj havlusu 189,90 TL</p><p style="font-size:10px;color:#999">Bu ileti 6563 sayılı Kanun uyarınca onayınızla gönderilmiştir. İYS no: 64081257. Çarşım Elektronik Tic. A.Ş., Mersis 0203071846500018</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `nl-NL device activation ABCD-EFGH code; date, reference and phone number`,
    from: `Polderbank <noreply@polderbank.test>`,
    subject: `Bevestig je nieuwe telefoon`,
    html: `<html><body><table width="600" align="center" style="font-family:Calibri"><tr><td><p>Beste heer Van der Meulen,</p><p>Op 21 januari 2025 om 20:14 uur hebt u de Polderbank-app geïnstalleerd op een Samsung Galaxy S24. Voordat u ermee kunt betalen, koppelen we het toestel aan uw rekening.</p><p>Uw activeringscode:</p><p style="border:1px solid #003366;padding:14px;font-size:24px;font-family:Courier New;text-align:center">VN4R-81LX</p><p>Typ de code over in de app, inclusief streepje. Na 60 minuten kunt u hem niet meer gebruiken. Hebt u geen nieuwe telefoon? Bel dan direct 088 - 720 45 10, dag en nacht bereikbaar.</p></td></tr><tr><td style="font-size:11px;color:#666">Kenmerk: 2025-0121-77403 · Polderbank N.V., Stationsplein 14, 3818 LE Amersfoort · KvK 32094417 · BIC PLDBNL2U</td></tr></table></body></html>`,
    code: 'VN4R-81LX',
    link: null,
  },
  {
    name: `nl-NL plain text reset; code on its own line far from the word code; order number nearby`,
    from: `Fietsenmaker Online <mail@fietsenmakeronline.test>`,
    subject: `Wachtwoord vergeten?`,
    text: `Hoi Sanne,

Geen zorgen, dat gebeurt iedereen weleens. Ga terug naar het scherm waar je was en vul dit in:

   901562

Daarna kies je meteen een nieuw wachtwoord. Lukt het niet binnen een kwartier? Vraag dan gewoon nieuwe cijfers aan.

Je laatste bestelling (FO-2025-33871, € 64,95) vind je na het inloggen terug onder 'Mijn bestellingen'.

Groetjes,
Fietsenmaker Online
Amsterdamsestraatweg 411, 3551 CN Utrecht
030 207 88 16 (ma t/m za 9.00 - 17.30)`,
    code: '901562',
    link: null,
  },
  {
    name: `nl-NL invoice: 6-digit invoice no, customer no, meter readings, payment reference of 16 di`,
    from: `Energie van Oost <facturen@energievanoost.test>`,
    subject: `Uw factuur 250418 staat klaar`,
    html: `<html><body><div style="width:600px"><p>Geachte mevrouw Bakker,</p><p>Uw maandfactuur voor april staat klaar in Mijn Oost. U hoeft niets te doen: we schrijven het bedrag rond 28 april 2025 automatisch af.</p><table cellpadding="5"><tr><td>Factuurnummer</td><td>250418</td></tr><tr><td>Klantnummer</td><td>7730652</td></tr><tr><td>Betalingskenmerk</td><td>4250 4187 7306 5210</td></tr><tr><td>Meterstand stroom</td><td>018734 kWh</td></tr><tr><td>Meterstand gas</td><td>006215 m³</td></tr><tr><td>Te betalen</td><td><b>€ 142,38</b></td></tr></table><p>Verhuist u? Geef het minstens 5 werkdagen van tevoren door.</p><p style="font-size:11px">Energie van Oost B.V., Hengelosestraat 501, 7521 AG Enschede. IBAN NL38 PLDB 0417 2206 93. Btw NL854120773B01</p></div></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `nl-NL gift card: card code with hyphens plus 4-digit PIN / verification code wording`,
    from: `Cadeautje.test <bestelling@cadeautje-kaart.test>`,
    subject: `Je hebt een cadeaukaart van € 50 gekregen!`,
    html: `<html><body style="background:#fde8ef"><table align="center" width="540" bgcolor="#fff" cellpadding="20"><tr><td align="center"><h1>Gefeliciteerd, Joris!</h1><p>Tante Mieke stuurt je een cadeaukaart: "Voor je diploma. Koop er iets leuks van!"</p><p>Cadeaukaartcode<br><b style="font-size:22px">GK7P-44TD-90WM</b></p><p>Beveiligingscode<br><b style="font-size:22px">6183</b></p><p>Vul beide codes in bij het afrekenen. De kaart is geldig tot en met 31 december 2027 en te besteden bij ruim 140 winkels. Controleer het saldo op cadeautje-kaart.test</p><p style="font-size:11px;color:#999">Bewaar deze mail goed, verloren codes worden niet vergoed. Cadeautje Nederland B.V., Postbus 2093, 3500 GB Utrecht</p></td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `ar-SA Arabic-Indic digits for the code and everything else; RTL table`,
    from: `مصرف الواحة <otp@alwaha-masraf.test>`,
    subject: `رمز التحقق لعملية الدخول`,
    html: `<html dir="rtl" lang="ar"><body><table width="600" align="center" style="font-family:Tahoma"><tr><td bgcolor="#0a5c5c" style="color:#fff;padding:14px">مصرف الواحة</td></tr><tr><td style="padding:20px"><p>عميلنا العزيز / فهد العتيبي،</p><p>لإتمام تسجيل الدخول إلى الخدمات المصرفية الإلكترونية بتاريخ ١٢/٠٣/٢٠٢٥ الساعة ٠٩:١٥ صباحًا، يُرجى إدخال رمز التحقق التالي:</p><p align="center" style="font-size:32px"><b>٤٨٢٠٧٦</b></p><p>تنتهي صلاحية الرمز خلال ٣ دقائق. لا تشارك هذا الرمز مع أي شخص، فموظفو المصرف لن يطلبوه منك أبدًا.</p></td></tr><tr><td style="font-size:11px;color:#777">الهاتف المجاني ٨٠٠١٢٤٥٥٧٠ — ص.ب ٢٢٨١٤ الرياض ١١٤١٦ — سجل تجاري ١٠١٠٣٨٧٦٥٢</td></tr></table></body></html>`,
    code: '482076',
    link: null,
  },
  {
    name: `ar-EG plain text, Latin digits inside an Arabic sentence; order number and phone`,
    from: `سوق النيل <no-reply@souqelnil.test>`,
    subject: `تأكيد بريدك الإلكتروني الجديد`,
    text: `أهلاً منى،

طلبتِ تغيير البريد المسجل في حسابك على سوق النيل. علشان نتأكد إن البريد ده بتاعك، اكتبي الكود 73591 في صفحة «بياناتي» خلال نص ساعة.

لو مطلبتيش التغيير، تجاهلي الرسالة وبريدك القديم هيفضل شغال زي ما هو. طلبك الحالي رقم 5520841 هيوصلك في ميعاده يوم 19 يونيو وقيمته 1,240 جنيه.

فريق خدمة عملاء سوق النيل
الخط الساخن: 16874
37 شارع جامعة الدول العربية، المهندسين، الجيزة`,
    code: '73591',
    link: null,
  },
  {
    name: `ar-AE flight booking reference (6 alnum), terminal, gate, ticket number, amount`,
    from: `أفق للسفر <bookings@ofoq-travel.test>`,
    subject: `تأكيد الحجز — مرجع رقم QF83LM`,
    html: `<html dir="rtl"><body><table width="600" align="center" cellpadding="6"><tr><td colspan="2"><h2>تم تأكيد رحلتك يا سارة</h2><p>يُرجى إبراز مرجع الحجز مع جواز السفر عند إنهاء إجراءات السفر قبل الإقلاع بثلاث ساعات.</p></td></tr><tr><td>مرجع الحجز</td><td dir="ltr"><b>QF83LM</b></td></tr><tr><td>رقم التذكرة</td><td dir="ltr">607-4418290635</td></tr><tr><td>الرحلة</td><td dir="ltr">OF 417</td></tr><tr><td>من / إلى</td><td>دبي (المبنى 3) — عمّان</td></tr><tr><td>الموعد</td><td>24 نوفمبر 2025، الساعة 07:40</td></tr><tr><td>المقعد / البوابة</td><td>22A / B17</td></tr><tr><td>المبلغ المدفوع</td><td>1,385 درهم</td></tr><tr><td colspan="2" style="font-size:11px;color:#888">أفق للسفر والسياحة ذ.م.م، شارع الشيخ زايد، ص.ب 71509 دبي. هاتف ‎+971 4 338 6204. رقم الرخصة 815527</td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `ar-SA discount code; Arabic-Indic percentages, "كود" wording and expiry`,
    from: `متجر رُكن <offers@rukn-store.test>`,
    subject: `كود خصم خاص لك بمناسبة يوم التأسيس`,
    html: `<div dir="rtl" style="text-align:center;font-family:Arial"><h2>يوم التأسيس ١٧٢٧</h2><p>عزيزتي نورة، احتفلي معنا بخصم ٢٢٪ على جميع العطور والعبايات. انسخي الكود وأدخليه قبل إتمام الدفع:</p><p style="font-size:28px;border:2px dotted #6b3fa0;padding:12px;display:inline-block">RUKN222</p><p>العرض سارٍ حتى منتصف ليل ٢٤ فبراير، ولا يشمل المنتجات المخفضة مسبقًا. الحد الأدنى للطلب ٢٩٩ ريالًا، والتوصيل مجاني للطلبات فوق ٤٠٠ ريال.</p><p>تقبل الدفع على ٤ دفعات بدون فوائد.</p><p style="font-size:11px;color:#999">متجر رُكن، جدة، حي الروضة. الرقم الضريبي ٣١٠٤٤٧٢٩٠٥٠٠٠٠٣ — <span>إلغاء الاشتراك</span></p></div>`,
    code: null,
    link: null,
  },
  {
    name: `he-IL one-time code that could look like a date; ID number, phone; RTL`,
    from: `קופת חולים ארז <noreply@erez-health.co.test>`,
    subject: `קוד חד-פעמי לכניסה לאזור האישי`,
    html: `<html dir="rtl" lang="he"><body><table width="580" align="center" style="font-family:Arial"><tr><td><p>שלום רונית,</p><p>לבקשתך, להלן הקוד החד-פעמי לכניסה לאזור האישי באתר קופת חולים ארז:</p><h2 style="text-align:center;background:#e8f5e9;padding:14px" dir="ltr">240861</h2><p>הקוד בתוקף ל-5 דקות ומיועד לבעלת תעודת זהות המסתיימת בספרות 417 בלבד. אם לא ביקשת להיכנס, אין צורך לעשות דבר.</p><p>תזכורת: תור לרופאת משפחה ד"ר לוי נקבע ליום 03/06/2025 בשעה 10:20, חדר 214.</p></td></tr><tr><td style="font-size:11px;color:#888">מוקד שירות *3872 או 03-7614420 | דרך מנחם בגין 132, תל אביב 6701101 | הודעה זו נשלחה אוטומטית, אין להשיב אליה.</td></tr></table></body></html>`,
    code: '240861',
    link: null,
  },
  {
    name: `he-IL reset, alphanumeric with hyphen of uneven groups, in plain text`,
    from: `פרי-גן <hello@prigan.co.test>`,
    subject: `איפוס סיסמה לחשבון פרי-גן`,
    text: `היי עומר,

קיבלנו בקשה לאפס את הסיסמה שלך. הזינו בעמוד האיפוס את הצירוף JT52-KQ8 ובחרו סיסמה חדשה. שימו לב שיש להקליד גם את המקף.

הבקשה תפוג היום ב-22:45. לא ביקשתם? פשוט תתעלמו, הסיסמה הנוכחית נשארת כמו שהיא.

המשלוח הבא שלך (ארגז 6 ק"ג, 139 ש"ח) יוצא כרגיל ביום חמישי.

צוות פרי-גן
מושב בני ציון, ת.ד. 604, מיקוד 6091000
וואטסאפ: 054-338-1926`,
    code: 'JT52-KQ8',
    link: null,
  },
  {
    name: `he-IL parcel locker code; tracking number in subject; not OTP`,
    from: `שליח מהיר <status@shaliach-mahir.co.test>`,
    subject: `החבילה שלך ממתינה בלוקר 41 – מספר משלוח RS704418823`,
    html: `<div dir="rtl" style="font-family:Arial;width:560px"><h3>החבילה הגיעה לנקודת האיסוף!</h3><p>שלום דניאל, חבילה שמספרה <b>RS704418823</b> ממתינה לך בלוקר 41, תחנת הדלק "צומת הדר", רחוב ויצמן 87, כפר סבא.</p><table cellpadding="6" bgcolor="#f2f2f2"><tr><td>קוד לפתיחת התא</td><td><b>58 03 17</b></td></tr><tr><td>שמור עד</td><td>14.08.2025</td></tr><tr><td>שולח</td><td>מגה-ספורט בע"מ</td></tr></table><p>יש להקיש את הקוד במסך המגע. הלוקר פתוח 24 שעות ביממה. חבילה שלא תיאסף תוך 5 ימי עסקים תוחזר לשולח.</p><p style="font-size:11px;color:#777">שירות לקוחות: 1-700-550-248</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `he-IL card authorisation: approval number 7 digits, card tail, amount`,
    from: `כרטיסי אלון <service@alon-cards.co.test>`,
    subject: `פירוט עסקה בכרטיסך המסתיים ב-7063`,
    html: `<html dir="rtl"><body><p>לקוח/ה יקר/ה,</p><p>אנו מעדכנים כי בוצעה עסקה בכרטיס האשראי שלך:</p><table border="1" cellpadding="5"><tr><td>בית עסק</td><td>רהיטי הגליל, כרמיאל</td></tr><tr><td>סכום</td><td>2,890.00 ₪</td></tr><tr><td>תשלומים</td><td>10</td></tr><tr><td>תאריך ושעה</td><td>27/02/2025 18:33</td></tr><tr><td>מספר אישור</td><td>0418276</td></tr><tr><td>מספר שובר</td><td>53100942</td></tr></table><p>לא מזהה את העסקה? ניתן להקפיא את הכרטיס באפליקציה או להתקשר ל-03-5290718. זכרו: לעולם לא נבקש מכם קוד שנשלח במסרון.</p><p style="font-size:11px">כרטיסי אלון בע"מ, רח' הירקון 240, תל אביב</p></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `hi-IN bank OTP in sentence with amount, account tail and toll-free number`,
    from: `सरल बैंक <alerts@saralbank.test>`,
    subject: `आपका वन-टाइम पासवर्ड (OTP)`,
    html: `<html lang="hi"><body><table width="600" align="center" style="border:1px solid #dddddd;font-family:Arial"><tr><td style="padding:22px"><p>प्रिय श्री अमित वर्मा,</p><p>खाता संख्या XXXXXX4092 से ₹15,000.00 के NEFT भुगतान के लिए आपका OTP <b>618305</b> है। यह 10 मिनट तक मान्य है और केवल एक बार उपयोग किया जा सकता है।</p><p>लाभार्थी: गुप्ता इलेक्ट्रॉनिक्स, IFSC SRLB0002217<br>संदर्भ संख्या: 509412776381</p><p>कृपया यह OTP किसी के साथ साझा न करें। बैंक का कोई भी कर्मचारी फ़ोन पर OTP, PIN या CVV नहीं माँगता।</p></td></tr><tr><td style="font-size:11px;color:#777;padding:14px">यदि यह लेनदेन आपने नहीं किया है तो तुरंत 1800 309 4471 पर कॉल करें। सरल बैंक लिमिटेड, 14 बाराखंभा रोड, नई दिल्ली 110001</td></tr></table></body></html>`,
    code: '618305',
    link: null,
  },
  {
    name: `hi-IN Devanagari digits for the code; class, fee and phone in Latin digits`,
    from: `पाठशाला प्लस <swagat@pathshalaplus.test>`,
    subject: `पंजीकरण पूरा करें`,
    html: `<div style="font-family:Mangal,sans-serif;max-width:560px"><h2>नमस्ते प्रिया जी!</h2><p>पाठशाला प्लस में आपका स्वागत है। कक्षा 8 के 240 से अधिक वीडियो पाठ आपकी प्रतीक्षा कर रहे हैं।</p><p>अपना ईमेल पता सत्यापित करने के लिए यह कोड ऐप में भरें:</p><table align="center"><tr><td style="font-size:30px;padding:12px 26px;background:#fff3cd">२७४९५०</td></tr></table><p>कोड १५ मिनट बाद अमान्य हो जाएगा। नया कोड पाने के लिए “फिर से भेजें” दबाएँ।</p><p>वार्षिक सदस्यता ₹2,499 में उपलब्ध है, पर शुरुआत के 7 दिन निःशुल्क हैं।</p><p style="font-size:11px;color:#999">पाठशाला प्लस एजुकेशन प्रा. लि., प्लॉट 61, सेक्टर 44, गुरुग्राम 122003 | 0124-4718-220</p></div>`,
    code: '274950',
    link: null,
  },
  {
    name: `hi-IN rail ticket: PNR, train number, coach/berth, fare, transaction id`,
    from: `रेलयात्रा साथी <tickets@railyatra-saathi.test>`,
    subject: `टिकट कन्फ़र्म: PNR 4718260395, गाड़ी 12478`,
    html: `<html><body><h3>आपका ई-टिकट कन्फ़र्म हो गया है</h3><table border="1" cellpadding="6" style="border-collapse:collapse"><tr><td>PNR</td><td>4718260395</td></tr><tr><td>गाड़ी</td><td>12478 / मालवा सुपरफ़ास्ट</td></tr><tr><td>यात्रा तिथि</td><td>19-10-2025</td></tr><tr><td>प्रस्थान</td><td>उज्जैन 17:35</td></tr><tr><td>कोच / बर्थ</td><td>B4 / 37 (LB)</td></tr><tr><td>किराया</td><td>₹1,145.00 + ₹35.40 सेवा शुल्क</td></tr><tr><td>लेनदेन आईडी</td><td>100005830914</td></tr></table><p>यात्रा के समय मूल पहचान पत्र साथ रखें। चार्ट प्रस्थान से 8 घंटे पहले बनेगा। सहायता के लिए 139 डायल करें और PNR संख्या तैयार रखें।</p><p style="font-size:11px">रेलयात्रा साथी, भोपाल 462011। टिकट का विवरण सोशल मीडिया पर साझा न करें।</p></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `hi-IN security advice with OTP words everywhere and an example figure, no code`,
    from: `मेरा किराना <support@merakirana.test>`,
    subject: `सुरक्षित रहें: OTP धोखाधड़ी से कैसे बचें`,
    html: `<div><h2>OTP किसी को न बताएँ</h2><p>प्रिय ग्राहक, पिछले वर्ष देश में ऑनलाइन ठगी की 1128265 शिकायतें दर्ज हुईं। थोड़ी-सी सावधानी आपका पैसा बचा सकती है।</p><ul><li>हमारा डिलीवरी साथी सामान देने से पहले कभी 6 अंकों का OTP फ़ोन पर नहीं पूछता।</li><li>₹1 भेजकर “खाता सत्यापित” करने को कहने वाले लिंक न खोलें।</li><li>ग्राहक सेवा का एकमात्र नंबर 080-4719-6600 है; खोज इंजन पर मिले नंबरों पर भरोसा न करें।</li></ul><p>धोखाधड़ी होने पर 24 घंटे के भीतर राष्ट्रीय हेल्पलाइन 1930 पर सूचना दें।</p><p style="color:#888;font-size:11px">मेरा किराना रिटेल प्रा. लि., बेंगलुरु 560038। © 2025. <span>सदस्यता समाप्त करें</span></p></div>`,
    code: null,
    link: null,
  },
  {
    name: `id-ID code in the subject; body splits digits into table cells; amounts and phone`,
    from: `DompetKita <noreply@dompetkita.co.test>`,
    subject: `Kode OTP kamu 430917, jangan dibagikan ke siapa pun`,
    html: `<html><body><table width="520" align="center" style="font-family:Roboto,Arial"><tr><td><p>Halo Rizky,</p><p>Kamu baru saja meminta masuk ke DompetKita lewat Xiaomi Redmi Note 13. Ini kode OTP-nya:</p><table cellspacing="5" align="center"><tr><td bgcolor="#e0f2ff" style="padding:12px">4</td><td bgcolor="#e0f2ff" style="padding:12px">3</td><td bgcolor="#e0f2ff" style="padding:12px">0</td><td bgcolor="#e0f2ff" style="padding:12px">9</td><td bgcolor="#e0f2ff" style="padding:12px">1</td><td bgcolor="#e0f2ff" style="padding:12px">7</td></tr></table><p>Berlaku 2 menit sejak email ini dikirim. Kalau bukan kamu, segera hubungi kami di 1500-482 sebelum saldo Rp1.275.000 kamu disalahgunakan.</p></td></tr><tr><td style="font-size:11px;color:#8c8c8c">PT Dompet Kita Nusantara berizin dan diawasi oleh Bank Indonesia No. 21/417/DKSP. Gedung Arta Lt. 19, Jl. Jend. Sudirman Kav. 52, Jakarta 12190</td></tr></table></body></html>`,
    code: '430917',
    link: null,
  },
  {
    name: `id-ID TV pairing code, letters mostly, in a sentence; price and year nearby`,
    from: `Layar Nusantara <tv@layarnusantara.test>`,
    subject: `Aktifkan Layar Nusantara di TV Anda`,
    html: `<div style="background:#111;color:#eee;padding:24px;font-family:Arial"><p>Hai Ibu Dewi,</p><p>Satu langkah lagi untuk menonton di layar besar. Buka layarnusantara.test di ponsel Anda, lalu masukkan <b style="color:#ff4d4d">BWKT9R</b> ketika diminta. TV di ruang keluarga akan tersambung otomatis dalam beberapa detik.</p><p>Kode hanya aktif selama 30 menit. Bila habis, pilih “Minta kode baru” di layar TV.</p><p>Paket Keluarga Rp89.000/bulan Anda mencakup 4 perangkat; saat ini terpakai 2. Jangan lewatkan “Senja di Banda (2025)”, tayang perdana 14 Juni!</p><p style="font-size:11px;color:#777">PT Layar Nusantara Media, Jl. Asia Afrika No. 133, Bandung 40112</p></div>`,
    code: 'BWKT9R',
    link: null,
  },
  {
    name: `id-ID payment instructions with virtual account, unique amount code ("kode unik 417"), ord`,
    from: `Toko Sejuk Elektronik <invoice@tokosejuk.co.test>`,
    subject: `Menunggu pembayaran – Virtual Account 8808 0812 7719 4402`,
    text: `Yth. Bapak Hendra,

Terima kasih telah berbelanja. Mohon selesaikan pembayaran sebelum 7 Mei 2025 pukul 13:30 WIB.

No. pesanan      : INV/20250506/TS/615208
Total belanja    : Rp 3.450.000
Kode unik        : 417
Total transfer   : Rp 3.450.417
Virtual Account  : 8808 0812 7719 4402

Pastikan nominal sesuai hingga tiga digit terakhir agar pembayaran terverifikasi otomatis. Kode perusahaan untuk ATM Bersama adalah 88080.

Pesanan akan dibatalkan otomatis bila pembayaran tidak kami terima.

Toko Sejuk Elektronik
Ruko Mangga Dua Blok C No. 27, Jakarta Utara
WA 0812-9047-3316`,
    code: null,
    link: null,
  },
  {
    name: `id-ID video meeting id and passcode; not an OTP`,
    from: `Ruang Temu <undangan@ruangtemu.test>`,
    subject: `Undangan rapat: Evaluasi Kuartal II`,
    html: `<html><body><p>Selamat siang,</p><p>Sdri. Maya Lestari mengundang Anda ke rapat daring Ruang Temu.</p><table cellpadding="5"><tr><td>Topik</td><td>Evaluasi Kuartal II dan Anggaran 2026</td></tr><tr><td>Waktu</td><td>Selasa, 8 Juli 2025, 09.30 WIB</td></tr><tr><td>ID Rapat</td><td><b>847 2016 3395</b></td></tr><tr><td>Kode sandi</td><td><b>736102</b></td></tr></table><p><span>Gabung rapat</span></p><p>Bergabung lewat telepon: +62 21 5091 7740, lalu tekan ID rapat diikuti tanda #. Mohon hadir 5 menit lebih awal dan siapkan laporan masing-masing cabang.</p><p style="font-size:11px;color:#999">Email ini dikirim otomatis oleh Ruang Temu. © 2025 PT Temu Digital Indonesia</p></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `vi-VN code in a table row with amount, account number and trace number`,
    from: `Ngân hàng Phương Đông Xanh <otp@pdxbank.test>`,
    subject: `Xác thực giao dịch trực tuyến`,
    html: `<html><body><table width="600" align="center" style="font-family:Arial;font-size:14px"><tr><td><p>Kính gửi Quý khách NGUYEN THI HOA,</p><p>Quý khách đang thực hiện giao dịch sau trên PDX Online. Vui lòng kiểm tra kỹ trước khi xác nhận.</p><table width="100%" border="1" cellpadding="7" style="border-collapse:collapse"><tr><td>Loại giao dịch</td><td>Chuyển khoản nhanh 24/7</td></tr><tr><td>Tài khoản nhận</td><td>0381 0004 5172</td></tr><tr><td>Số tiền</td><td>7.500.000 VND</td></tr><tr><td>Mã giao dịch</td><td>FT25098417263</td></tr><tr><td>Mã OTP</td><td style="color:#c00"><b>205746</b></td></tr><tr><td>Hiệu lực</td><td>120 giây</td></tr></table><p>Tuyệt đối không cung cấp mã OTP cho bất kỳ ai, kể cả người tự xưng là nhân viên ngân hàng.</p></td></tr><tr><td style="font-size:11px;color:#777">Tổng đài 1900 5588 16 | 72 Lý Thường Kiệt, Hoàn Kiếm, Hà Nội</td></tr></table></body></html>`,
    code: '205746',
    link: null,
  },
  {
    name: `vi-VN short plain text, 4-digit code at the end of a sentence followed by a full stop`,
    from: `Ghi Chú Nhanh <hotro@ghichunhanh.test>`,
    subject: `Chào mừng bạn! Hãy xác nhận tài khoản`,
    text: `Chào Minh,

Cảm ơn bạn đã đăng ký Ghi Chú Nhanh. Mở lại ứng dụng và nhập dãy số sau để hoàn tất: 8153.

Dãy số này hết hạn sau 1 giờ. Nếu bạn không đăng ký, có thể ai đó đã gõ nhầm địa chỉ, bạn chỉ cần xóa thư này. Gói miễn phí cho phép lưu 1000 ghi chú và 2048 MB tệp đính kèm.

Thân mến,
Đội ngũ Ghi Chú Nhanh
Công ty TNHH Phần mềm Lá Xanh, 215 Điện Biên Phủ, Quận Bình Thạnh, TP. Hồ Chí Minh
MST 0316482097`,
    code: '8153',
    link: null,
  },
  {
    name: `vi-VN order number in subject, tracking code "mã vận đơn", COD amount`,
    from: `Chợ Sách Xưa <donhang@chosachxua.test>`,
    subject: `Đơn hàng #739014 đã được giao cho đơn vị vận chuyển`,
    html: `<div style="font-family:Tahoma;width:580px"><h3 style="color:#8a5a00">Sách đang trên đường đến với bạn!</h3><p>Anh Quân thân mến, đơn hàng <b>#739014</b> đã rời kho lúc 15:20 ngày 11/09/2025.</p><table cellpadding="6" bgcolor="#fbf6ea"><tr><td>Mã vận đơn</td><td><b>CSX8406172VN</b></td></tr><tr><td>Dự kiến giao</td><td>13–15/09/2025</td></tr><tr><td>Thu hộ (COD)</td><td>286.000 đ</td></tr><tr><td>Người nhận</td><td>0903 *** 714</td></tr></table><p>Gồm: Đất rừng phương Nam (bản 1982), Từ điển Việt – Bồ (mã 410236). Bạn được kiểm tra hàng trước khi thanh toán. Đổi trả trong 7 ngày nếu sách thiếu trang.</p><p style="font-size:11px;color:#999">Chợ Sách Xưa, 5 Đinh Lễ, Hà Nội. Hotline 024 3719 8826</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `vi-VN voucher code with expiry "nhập mã", looks like OTP (6 alnum)`,
    from: `Điện máy Sao Mai <khuyenmai@saomai-dienmay.test>`,
    subject: `Mã giảm giá 300.000đ dành riêng cho chị Lan`,
    html: `<html><body><table align="center" width="560" bgcolor="#fff0f0"><tr><td align="center" style="padding:26px"><h2>Sinh nhật 15 năm Sao Mai</h2><p>Chị Lan nhập mã dưới đây tại bước thanh toán để được giảm ngay 300.000đ cho đơn từ 3.000.000đ:</p><div style="font-size:34px;font-weight:bold;background:#fff;padding:14px;letter-spacing:5px">SM15K7</div><p>Mã chỉ dùng được một lần, hết hạn lúc 23:59 ngày 30/11/2025. Không áp dụng cùng ưu đãi khác.</p><p>Gợi ý: nồi chiên 6,5 lít model AF-650218 chỉ còn 1.890.000đ; máy lọc không khí 4.250.000đ.</p><p style="font-size:11px;color:#888">Công ty CP Điện máy Sao Mai, 480 Nguyễn Thị Minh Khai, Quận 3. GPKD 0304718265. Từ chối nhận thư: bấm vào đây.</p></td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `sv-SE spaced as 3+3 digits in a sentence; org number, phone, time`,
    from: `Fjärdbanken <noreply@fjardbanken.test>`,
    subject: `Engångskod för identifiering`,
    html: `<html lang="sv"><body><table width="600" align="center" style="font-family:Georgia"><tr><td><p>Hej Ingrid,</p><p>Du har valt att identifiera dig utan BankID. Knappa in engångskoden <b>394 218</b> i internetbanken så loggas du in.</p><p>Koden skickades kl. 13.07 och slutar gälla kl. 13.17. Efter tre felaktiga försök spärras inloggningen i ett dygn.</p><p>Vi ringer aldrig upp och ber dig läsa upp koder. Får du ett sådant samtal, lägg på och ring oss på 0771-38 40 52.</p></td></tr><tr><td style="font-size:11px;color:#777">Fjärdbanken AB (publ), org.nr 516401-9387, Strandvägen 21, 871 30 Härnösand. Insättningsgarantin gäller upp till 1 150 000 kr.</td></tr></table></body></html>`,
    code: '394218',
    link: null,
  },
  {
    name: `sv-SE 5-char alnum reset code in a heading; ad id and prices elsewhere`,
    from: `Loppan <konto@loppan.test>`,
    subject: `Byt lösenord på Loppan`,
    html: `<div style="font-family:Arial;max-width:500px"><p>Hejsan!</p><p>Här kommer det du behöver för att välja ett nytt lösenord:</p><h1 style="background:#e6f7e6;padding:10px;text-align:center">W7XH2</h1><p>Mata in tecknen på sidan där du klickade "Glömt lösenord". De fungerar i 45 minuter.</p><p>Din annons "Stringhylla, 1960-tal" (annons-id 2049186) ligger kvar för 1 800 kr och har visats 312 gånger.</p><p>Var det inte du? Då räcker det att slänga mejlet.</p><p style="color:#aaa;font-size:11px">Loppan Begagnat AB · Kungsgatan 56 · 411 08 Göteborg · Momsnr SE559204718301</p></div>`,
    code: 'W7XH2',
    link: null,
  },
  {
    name: `sv-SE cabin rental: door code 4 digits, booking number; plain text`,
    from: `Stugfixarn <bokning@stugfixarn.test>`,
    subject: `Inför er vistelse i Åre v. 8 – bokning 61740`,
    text: `Hej Familjen Lindqvist!

Nu är det snart dags. Här är allt ni behöver för stugan Björnidet, Fröåvägen 118.

Bokningsnummer: 61740
Incheckning: lördag 22 februari 2025 från kl. 16
Kod till ytterdörren: 5927 (tryck * efteråt)
Kod till skidförrådet: 804361

Koderna är personliga och byts automatiskt vid utcheckning lördag 1 mars kl. 11. Ge dem inte till någon utanför sällskapet.

Slutstädning kan köpas till för 1 450 kr. Bastun drar 9 kW, glöm inte att stänga av den.

Jour dygnet runt: 0647-550 218

Varmt välkomna!
Stugfixarn i Jämtland AB`,
    code: null,
    link: null,
  },
  {
    name: `sv-SE receipt with control unit, receipt number, card authorisation "kontrollnr" and amoun`,
    from: `Kvittolådan <kvitto@kvittoladan.test>`,
    subject: `Digitalt kvitto från Handelsboden Majorna`,
    html: `<html><body><pre style="display:none">kvitto 004817</pre><table width="380" align="center" style="font-family:Courier New;font-size:13px"><tr><td colspan="2" align="center"><b>HANDELSBODEN MAJORNA</b><br>Karl Johansgatan 37<br>Org.nr 556914-2087</td></tr><tr><td>Kvittonr</td><td align="right">004817</td></tr><tr><td>2025-10-04 11:26</td><td align="right">Kassa 2</td></tr><tr><td>Surdegslimpa</td><td align="right">62,00</td></tr><tr><td>Ost Präst 0,482 kg</td><td align="right">91,58</td></tr><tr><td>Kaffe mellanrost</td><td align="right">79,90</td></tr><tr><td><b>TOTALT SEK</b></td><td align="right"><b>233,48</b></td></tr><tr><td>Moms 12 %</td><td align="right">25,02</td></tr><tr><td colspan="2">Kort ************3308<br>Ref: 718204 Kod: 00<br>Kontrollkod: 592031 AID: A0000000041010</td></tr><tr><td colspan="2" align="center">Öppet köp 14 dagar mot kvitto. Tack och välkommen åter!</td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `cs-CZ bank code shown as hyphenated pairs; phone and address distractors`,
    from: `Vltavská spořitelna <noreply@vltavska-sporitelna.test>`,
    subject: `Potvrzení přihlášení do internetového bankovnictví`,
    html: `<html><body><table width="600" align="center" style="font-family:Arial"><tr><td><p>Vážený kliente,</p><p>dne 5. 6. 2025 v 7:58 jste zahájil přihlášení do internetového bankovnictví z počítače s adresou 90.177.43.206. Opište prosím autorizační kód do okna prohlížeče.</p><p style="text-align:center;font-size:28px;color:#9c1c1c"><b>56-83-14</b></p><p>Platnost kódu je 5 minut. Pokud jste se nepřihlašoval, kód nikomu nesdělujte a obraťte se na linku 800 204 713, ze zahraničí +420 224 871 066.</p></td></tr><tr><td style="font-size:11px;color:#777">Vltavská spořitelna, a.s., Na Příkopě 874/22, 110 00 Praha 1, IČO 26148093, zapsaná u Městského soudu v Praze, oddíl B, vložka 6407</td></tr></table></body></html>`,
    code: '568314',
    link: null,
  },
  {
    name: `cs-CZ plain text; code after a colon mid-paragraph; discount amount and order threshold`,
    from: `Zahrádkář.cz <ucet@zahradkar-eshop.test>`,
    subject: `Ověření e-mailu pro dokončení registrace`,
    text: `Dobrý den, paní Nováková,

děkujeme za registraci v e-shopu Zahrádkář.cz. Zbývá poslední krok: do políčka „Ověřovací číslo“ zadejte 174093 a klepněte na Dokončit. Číslo je platné do půlnoci.

Za registraci Vám připíšeme 100 bodů, které můžete uplatnit při nákupu nad 1500 Kč. Doprava na 284 výdejních míst je do konce března zdarma.

Pokud jste se neregistrovala, omlouváme se za vyrušení a zprávu prosím smažte.

Zahrádkář.cz, s.r.o.
Brněnská 1146, 664 42 Modřice
tel. 547 218 390, po-pá 8-16 h`,
    code: '174093',
    link: null,
  },
  {
    name: `cs-CZ parcel pickup password in subject (alnum 6), tracking number; not an OTP`,
    from: `Balíkobus <info@balikobus.test>`,
    subject: `Zásilka čeká v Z-boxu, heslo pro výdej 8A4C17`,
    html: `<div style="font-family:Arial;width:560px"><h2>Máte u nás balíček</h2><p>Zásilka <b>BK 4091 7736 52</b> od prodejce Sportoviště Hradec je připravena k vyzvednutí.</p><table cellpadding="7" style="border:1px solid #ddd"><tr><td>Kde</td><td>box č. 2716, Masarykova 58, Pardubice (u vchodu do lékárny)</td></tr><tr><td>Heslo pro výdej</td><td style="font-size:22px"><b>8A4C17</b></td></tr><tr><td>Dobírka</td><td>1 349 Kč, zaplaťte předem kartou</td></tr><tr><td>Vyzvedněte do</td><td>středa 19. 11. 2025</td></tr></table><p>Heslo můžete předat i někomu blízkému. Lhůtu lze v aplikaci jednou prodloužit o 2 dny.</p><p style="font-size:11px;color:#888">Balíkobus s.r.o., Průmyslová 402, 530 03 Pardubice, zákaznická linka 466 731 205</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `cs-CZ magic-link mail; URL with long digits, says no code is necessary; class and phone nu`,
    from: `Školní portál Lípa <podpora@portal-lipa.test>`,
    subject: `Přihlašovací odkaz k portálu rodičů`,
    html: `<html><body><p>Dobrý den,</p><p>pro vstup na portál rodičů ZŠ Lípa stačí kliknout na tlačítko. Žádné heslo ani kód nezadáváte.</p><p><span>Přihlásit se</span></p><p>Odkaz je platný 15 minut a lze jej použít jen jednou. Nefunguje-li tlačítko, zkopírujte adresu do prohlížeče:<br></p><p>Připomínáme: třídní schůzky 4. B se konají 20. 11. 2025 v 17.00 v učebně 208. Na lyžařský kurz prosíme uhradit 6 850 Kč, variabilní symbol 4208113.</p><p style="font-size:11px">ZŠ Lípa, Husova 340, 470 01 Česká Lípa, tel. 487 522 916</p></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `el-GR bank OTP; amount, card tail, terminal number`,
    from: `Τράπεζα Αιγαίου Φως <secure@aigaiofos-bank.test>`,
    subject: `Κωδικός μίας χρήσης για έγκριση συναλλαγής`,
    html: `<html lang="el"><body><table width="600" align="center" style="font-family:Arial;font-size:14px"><tr><td bgcolor="#12355b" style="color:#fff;padding:12px">Τράπεζα Αιγαίου Φως</td></tr><tr><td style="padding:18px"><p>Αγαπητή κυρία Παπαδοπούλου,</p><p>Για την έγκριση της αγοράς σας αξίας 184,60 € στο κατάστημα «Ηλεκτρονική Γωνιά» με την κάρτα που λήγει σε 5519, χρησιμοποιήστε τον κωδικό:</p><p align="center"><span style="font-size:30px;border-bottom:3px solid #f2a900">867250</span></p><p>Ισχύει για 5 λεπτά από τις 18:42 της 09/04/2025. Μην τον αποκαλύψετε σε κανέναν. Αν δεν αναγνωρίζετε τη συναλλαγή, καλέστε άμεσα στο 210 48 17 300.</p></td></tr><tr><td style="font-size:11px;color:#777">Σταδίου 39, 105 59 Αθήνα · Αρ. Γ.Ε.ΜΗ. 004128301000</td></tr></table></body></html>`,
    code: '867250',
    link: null,
  },
  {
    name: `el-GR pairing code of letters only, ABCD-EFGH; model number and year`,
    from: `Μουσικό Κουτί <noreply@mousikokouti.test>`,
    subject: `Σύνδεση ηχείου με τον λογαριασμό σας`,
    html: `<div style="font-family:Verdana;max-width:540px"><p>Γεια σου Γιώργο,</p><p>Το ηχείο «Κουζίνα» (μοντέλο MK-3200) είναι έτοιμο να συνδεθεί. Πήγαινε στο mousikokouti.test και γράψε ό,τι βλέπεις εδώ:</p><table align="center" bgcolor="#f0e9ff"><tr><td style="padding:14px 28px;font-family:monospace;font-size:24px">MKLR-TWQE</td></tr></table><p>Έχεις 15 λεπτά στη διάθεσή σου. Μετά, πάτησε ξανά το κουμπί Bluetooth για 5 δευτερόλεπτα ώστε να σταλεί καινούριος.</p><p>Με τη συνδρομή σου (6,99 €/μήνα) ακούς πάνω από 40.000.000 τραγούδια.</p><p style="font-size:11px;color:#999">Μουσικό Κουτί Α.Ε., Τσιμισκή 83, 546 22 Θεσσαλονίκη · © 2025</p></div>`,
    code: 'MKLR-TWQE',
    link: null,
  },
  {
    name: `el-GR ferry ticket: booking number, gate, control code, plate number`,
    from: `Γραμμές Κυκλάδων <eisitiria@grammeskykladon.test>`,
    subject: `Το εισιτήριό σας για Νάξο – κράτηση 305918`,
    html: `<html><body><h3>Η κράτησή σας ολοκληρώθηκε</h3><p>Ευχαριστούμε που ταξιδεύετε μαζί μας. Παρουσιαστείτε στην πύλη E7 του Πειραιά τουλάχιστον 45 λεπτά πριν τον απόπλου.</p><table border="1" cellpadding="6"><tr><td>Αριθμός κράτησης</td><td><b>305918</b></td></tr><tr><td>Κωδικός ελέγχου εισιτηρίου</td><td><b>H4T-6920</b></td></tr><tr><td>Πλοίο</td><td>Άνεμος II</td></tr><tr><td>Αναχώρηση</td><td>02/08/2025, 07:25</td></tr><tr><td>Θέση</td><td>Αριθμημένη 114</td></tr><tr><td>Όχημα</td><td>ΙΧ ΥΖΚ-4086</td></tr><tr><td>Σύνολο</td><td>147,50 €</td></tr></table><p>Θα σας ζητηθεί ο κωδικός ελέγχου κατά την επιβίβαση. Ακύρωση έως 7 ημέρες πριν με επιστροφή 75 %.</p><p style="font-size:11px">Γραμμές Κυκλάδων Ν.Α.Ε., Ακτή Μιαούλη 61, Πειραιάς, τηλ. 210 41 90 827</p></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `th-TH OTP next to a reference code (Ref: KQXW) that must not be taken; phone, Buddhist yea`,
    from: `ธนาคารสยามรุ่งเรือง <otp@siamrungrueng-bank.co.test>`,
    subject: `รหัส OTP สำหรับเปลี่ยนรหัสผ่าน`,
    html: `<html lang="th"><body><table width="600" align="center" style="font-family:Tahoma"><tr><td><p>เรียน คุณสมชาย</p><p>ท่านได้ทำรายการเปลี่ยนรหัสผ่าน SRB Online เมื่อวันที่ 18 มี.ค. 2568 เวลา 16:05 น. กรุณากรอกรหัสตามรายละเอียดด้านล่างเพื่อยืนยันตัวตน</p><table border="1" cellpadding="8" style="border-collapse:collapse"><tr><td>รหัสอ้างอิง (Ref.)</td><td>KQXW</td></tr><tr><td>รหัส OTP</td><td><b style="font-size:22px">714038</b></td></tr><tr><td>ใช้ได้ภายใน</td><td>5 นาที</td></tr></table><p>โปรดตรวจสอบว่ารหัสอ้างอิงตรงกับที่แสดงบนหน้าจอ และห้ามเปิดเผยรหัสนี้แก่ผู้อื่นไม่ว่ากรณีใด</p></td></tr><tr><td style="font-size:11px;color:#777">หากท่านไม่ได้ทำรายการ โปรดติดต่อ 02-417-8800 ตลอด 24 ชั่วโมง | 99 ถนนสีลม เขตบางรัก กรุงเทพฯ 10500</td></tr></table></body></html>`,
    code: '714038',
    link: null,
  },
  {
    name: `th-TH parcel tracking, courier phone, COD amount, 6-digit branch number`,
    from: `ส่งไว เอ็กซ์เพรส <noreply@songwai.co.test>`,
    subject: `พัสดุ SW250641873TH กำลังนำจ่ายวันนี้`,
    html: `<div style="font-family:Tahoma;width:560px"><h3 style="color:#e65100">พัสดุของคุณกำลังจะถึงแล้ว</h3><p>สวัสดีค่ะ คุณวราภรณ์ พนักงานจะนำส่งพัสดุให้คุณระหว่างเวลา 13.00–16.00 น. กรุณาเตรียมรับสายจากพนักงาน</p><table cellpadding="6" bgcolor="#fff3e0"><tr><td>หมายเลขพัสดุ</td><td><b>SW250641873TH</b></td></tr><tr><td>รหัสสาขา</td><td>504172</td></tr><tr><td>พนักงานนำจ่าย</td><td>นายอนุชา 089-447-2015</td></tr><tr><td>ยอดเก็บปลายทาง</td><td>1,290 บาท</td></tr></table><p>หากไม่สะดวกรับ สามารถเลื่อนวันนำจ่ายได้ 1 ครั้งผ่าน<span>เว็บไซต์</span> บริษัทไม่มีนโยบายขอรหัส OTP หรือข้อมูลบัตรจากผู้รับ</p><p style="font-size:11px;color:#888">บริษัท ส่งไว เอ็กซ์เพรส จำกัด ศูนย์บริการลูกค้า 1487</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `th-TH birthday voucher code with short expiry, member number, plain text`,
    from: `บ้านกาแฟดอย <member@baankafaedoi.test>`,
    subject: `รับฟรี! รหัสส่วนลดวันเกิดของคุณ`,
    text: `สุขสันต์วันเกิดค่ะ คุณพิมพ์ชนก (สมาชิกเลขที่ 00482916)

เดือนนี้เรามีของขวัญเล็ก ๆ ให้คุณ แจ้งรหัส BD7295 กับพนักงาน หรือกรอกในแอปก่อนชำระเงิน รับเครื่องดื่มแก้วโปรดฟรี 1 แก้ว มูลค่าไม่เกิน 120 บาท

รหัสใช้ได้ครั้งเดียว ภายในวันที่ 30 พฤศจิกายน 2568 ที่ทุกสาขา ยกเว้นสาขาสนามบิน ไม่สามารถแลกเปลี่ยนเป็นเงินสดได้

คะแนนสะสมของคุณ: 1,845 คะแนน อีก 155 คะแนนจะได้เลื่อนเป็นระดับโกลด์

บ้านกาแฟดอย 212/8 ถนนนิมมานเหมินท์ เชียงใหม่ 50200
โทร. 053-218-447`,
    code: null,
    link: null,
  },
];
