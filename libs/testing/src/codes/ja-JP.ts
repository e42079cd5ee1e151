import { divs, mjml, mjmlText, nested } from './layouts.js';
import type { MailCase } from './mail-case.js';

export const cases: MailCase[] = [
  {
    name: 'LINE 認証番号',
    from: 'LINE <no-reply@line.test>',
    subject: '【LINE】認証番号のお知らせ',
    text: '認証番号：804213\n\nこの認証番号をLINEアプリに入力してください。\n有効期限は30分です。\n\n※このメールに心当たりがない場合は破棄してください。',
    code: '804213',
    link: null,
  },
  {
    name: '楽天 全角',
    from: '楽天 <info@id.rakuten.test>',
    subject: '確認コードのお知らせ',
    html: nested(
      '<p>楽天IDのご本人確認のため、以下の確認コードを入力してください。</p><p>━━━━━━━━━━━━</p><p>確認コード：<b>７７０３１９</b></p><p>━━━━━━━━━━━━</p>',
      '© Rakuten Group, Inc. 1997-2025',
    ),
    code: '770319',
    link: null,
  },
  {
    name: 'Yahoo! JAPAN 確認コード',
    from: 'Yahoo! JAPAN <login-master@mail.yahoo.test>',
    subject: '確認コード：4802',
    html: divs(
      '<p>ログインするには、次の確認コードを入力してください。</p><div class="code">4802</div><p>確認コードは10分間有効です。第三者には教えないでください。</p>',
    ),
    code: '4802',
    link: null,
  },
  {
    name: 'メルカリ 文中',
    from: 'メルカリ <no-reply@mercari.test>',
    subject: '【メルカリ】ログイン用認証番号',
    text: 'メルカリの認証番号は592004です。30分以内に入力してください。※他人には絶対に教えないでください。',
    code: '592004',
    link: null,
  },
  {
    name: '三井住友 ワンタイムパスワード',
    from: '三井住友カード <mail@smbc.test>',
    subject: 'ワンタイムパスワードのお知らせ',
    html: nested(
      '<table><tr><td>ご利用先</td><td>AMAZON.CO.JP</td></tr><tr><td>ご利用金額</td><td>4,829円</td></tr><tr><td>カード番号下4桁</td><td>4821</td></tr><tr><td>ワンタイムパスワード</td><td><b>660 193</b></td></tr></table>',
    ),
    code: '660193',
    link: null,
  },
  {
    name: '任天堂 4桁ずつ',
    from: 'Nintendo <no-reply@accounts.nintendo.test>',
    subject: '[ニンテンドーアカウント] メールアドレスの確認',
    html: mjml(
      mjmlText('ご利用ありがとうございます。下記の認証コードを入力して、メールアドレスの確認を完了してください。') +
        mjmlText('【認証コード】<br>　8314') +
        mjmlText('有効期間は24時間です。'),
    ),
    code: '8314',
    link: null,
  },
  {
    name: '1文字ずつのセル',
    from: 'freee <noreply@freee.test>',
    subject: '二段階認証コード',
    html: nested(
      '<p>認証コード</p><table><tr>' +
        [...'250718'].map((d) => `<td style="border:1px solid #ccc;padding:10px;font-size:26px">${d}</td>`).join('') +
        '</tr></table><p>お問い合わせ番号：48291337</p>',
    ),
    code: '250718',
    link: null,
  },
  {
    name: '英数字',
    from: 'DMM <info@mail.dmm.test>',
    subject: '2段階認証',
    text: '以下のコードを入力してログインを完了してください。\n\n認証コード： 7KX-Q2M\n\n会員番号 48291337',
    code: '7KX-Q2M',
    link: null,
  },
  {
    name: '半角カナ',
    from: 'ドコモ <no-reply@docomo.test>',
    subject: 'dｱｶｳﾝﾄ ｾｷｭﾘﾃｨｺｰﾄﾞ',
    text: 'ｾｷｭﾘﾃｨｺｰﾄﾞ:408812\n発行日時:2025/03/04 18:22',
    code: '408812',
    link: null,
  },
  {
    name: '番号が先',
    from: 'Instagram <security@mail.instagram.test>',
    subject: '385 102がInstagramコードです',
    text: 'こんにちは、haruさん\n\nInstagramアカウントの登録が試みられました。ご本人の場合は、この認証コードをアプリに入力してください。\n\n385102\n',
    code: '385102',
    link: null,
  },
  {
    name: 'Amazon.co.jp 確認コード',
    from: 'Amazon.co.jp <account-update@amazon.test>',
    subject: 'amazon.co.jp: サインイン',
    html: nested(
      '<p>どなたかがお客様のアカウントにサインインしようとしています。</p><p>お客様ご本人の場合、確認コードは次のとおりです。</p><p style="font-size:20px"><b>203855</b></p><p>ご注文やお支払いの情報を尋ねることはありません。</p>',
    ),
    code: '203855',
    link: null,
  },
  {
    name: 'パスワード再設定コード',
    from: 'クックパッド <info@cookpad.test>',
    subject: 'パスワード再設定のご案内',
    html: divs('<p>再設定用コード</p><p class="code">91 04 77</p><p>心当たりがない場合は無視してください。</p>'),
    code: '910477',
    link: null,
  },
  {
    name: '本登録リンク',
    from: 'pixiv <no-reply@pixiv.test>',
    subject: 'メールアドレスの確認',
    text: 'pixivにご登録いただきありがとうございます。\n\n以下のURLをクリックして、メールアドレスの認証を完了してください。\nhttps://www.pixiv.test/signup_activate.php?code=4f5e6d7c8b\n\n有効期限は24時間です。',
    code: null,
    link: 'https://www.pixiv.test/signup_activate.php?code=4f5e6d7c8b',
  },
  {
    name: '確認ボタン',
    from: 'Qiita <support@qiita.test>',
    subject: 'メールアドレスを確認してください',
    html: nested(
      '<p>Qiitaへようこそ。</p><p><a href="https://qiita.test/email_confirm?token=9988aabb">メールアドレスを確認する</a></p>',
      '<a href="https://qiita.test/privacy">プライバシーポリシー</a>',
    ),
    code: null,
    link: 'https://qiita.test/email_confirm?token=9988aabb',
  },
  {
    name: 'パスワード再設定 こちら',
    from: 'ZOZOTOWN <info@zozo.test>',
    subject: 'パスワード再設定',
    html: nested(
      '<p>パスワードの再設定は<a href="https://zozo.test/_member/reminder?k=aabb1122">こちら</a>からお願いします。</p>',
    ),
    code: null,
    link: 'https://zozo.test/_member/reminder?k=aabb1122',
  },
  {
    name: 'マジックリンク',
    from: 'SmartHR <noreply@smarthr.test>',
    subject: 'ログイン用リンク',
    html: divs(
      '<p>下のボタンからログインしてください。リンクは15分間有効です。</p><a class="btn" href="https://app.smarthr.test/login/magic?t=77cc88dd99ee">ログインする</a>',
    ),
    code: null,
    link: 'https://app.smarthr.test/login/magic?t=77cc88dd99ee',
  },
  {
    name: '暗証番号とリンク',
    from: 'note <noreply@note.test>',
    subject: '認証コードは 6071 です',
    html: divs(
      '<p>認証コード <strong>6071</strong></p><p>または<a href="https://note.test/verify_email?token=aa00ff11">メール認証を完了する</a></p>',
    ),
    code: '6071',
    link: 'https://note.test/verify_email?token=aa00ff11',
  },
  {
    name: 'クーポン',
    from: 'ユニクロ <mail@uniqlo.test>',
    subject: '500円クーポンプレゼント',
    html: mjml(
      mjmlText('クーポンコード：<b>482913</b>') +
        mjmlText('2025年3月31日まで。5,000円以上のお買い物でご利用いただけます。'),
    ),
    code: null,
    link: null,
  },
  {
    name: '注文確認',
    from: 'ヨドバシ <order@yodobashi.test>',
    subject: 'ご注文ありがとうございます',
    text: '【ご注文番号】 4829133770\n【合計】 4,829円\n【お届け先】〒160-0023 東京都新宿区西新宿1-11-1\n【会員番号】48291337\nログインしてご注文内容を確認: https://yodobashi.test/login',
    code: null,
    link: null,
  },
  {
    name: '宿泊予約',
    from: '楽天トラベル <travel@rakuten.test>',
    subject: '予約確認',
    html: nested(
      '<table><tr><td>予約番号</td><td>RY48291337</td></tr><tr><td>確認番号</td><td>482913</td></tr><tr><td>チェックイン</td><td>2025/03/14 15:00</td></tr></table>',
    ),
    code: null,
    link: null,
  },
  {
    name: '配送',
    from: 'ヤマト運輸 <mail@kuroneko.test>',
    subject: 'お荷物お届けのお知らせ',
    text: 'お問い合わせ送り状番号 4829-1337-7012\nお届け予定 03/14 14:00～16:00\n受取用暗証番号はアプリでご確認ください。',
    code: null,
    link: null,
  },
  {
    name: '宅配ボックス',
    from: 'PUDO <info@pudo.test>',
    subject: 'ロッカーに荷物が届きました',
    html: nested('<p>受取番号</p><p style="font-size:30px">482913</p><p>新宿駅西口 48番</p>'),
    code: null,
    link: null,
  },
  {
    name: 'パスワード変更完了',
    from: 'さくら <support@sakura.test>',
    subject: 'パスワード変更のお知らせ',
    html: divs(
      '<p>パスワードを変更しました。心当たりがない場合は<a href="https://sakura.test/reset?token=aa11">パスワードを再設定</a>してください。受付番号482913</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'ミーティング',
    from: 'Zoom <no-reply@zoom.test>',
    subject: '定例ミーティングのご案内',
    text: 'ミーティングID: 842 1990 3312\nパスコード: 482913\nhttps://zoom.test/j/84219903312?pwd=Q0pW',
    code: null,
    link: null,
  },
  {
    name: 'ニュース',
    from: '日経 <news@nikkei.test>',
    subject: '認証コード詐欺、2024年は4821件',
    html: nested(
      '<p>警察庁によると、2024年の被害は48291件。ワンタイムパスワードを盗む手口が増えた。証券コード 6758 は1482円安。</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: '問い合わせ',
    from: 'サポート <support@service.test>',
    subject: '【受付番号:482913】認証コードが届かない件',
    text: 'お問い合わせ番号：482913\n認証コードが届かない件について、2営業日以内にご回答します。エラーコード：4821',
    code: null,
    link: null,
  },
  {
    name: 'チケット',
    from: 'チケットぴあ <pia@pia.test>',
    subject: '発券のご案内',
    text: '引換票番号 4829133\n発券開始 2025/03/14 10:00\n座席 1階12列48番\n店頭で引換番号と電話番号下4桁が必要です。',
    code: null,
    link: null,
  },
];
