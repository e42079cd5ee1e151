import { divs, mjml, mjmlText, nested } from './layouts.js';
import type { MailCase } from './mail-case.js';

export const cases: MailCase[] = [
  {
    name: '微信 邮箱验证',
    from: '微信团队 <weixinteam@qq.test>',
    subject: '微信邮箱验证码',
    html: nested(
      '<p>你好，</p><p>你正在绑定邮箱，验证码为：</p><p style="font-size:28px;color:#07c160">503917</p><p>验证码10分钟内有效，请勿告知他人。</p>',
      '腾讯公司 版权所有 1998-2025',
    ),
    code: '503917',
    link: null,
  },
  {
    name: '支付宝 句中',
    from: '支付宝 <service@mail.alipay.test>',
    subject: '支付宝安全验证',
    text: '【支付宝】您的校验码是884120，您正在进行身份验证，打死都不要告诉别人哦！唯一热线：95188',
    code: '884120',
    link: null,
  },
  {
    name: '全角数字',
    from: '网易 <mail@163.test>',
    subject: '网易邮箱账号中心',
    html: divs('<p>亲爱的用户：您的验证码是【６０２８１４】，３０分钟内有效。</p>'),
    code: '602814',
    link: null,
  },
  {
    name: '哔哩哔哩',
    from: '哔哩哔哩 <noreply@bilibili.test>',
    subject: '【哔哩哔哩】邮箱验证',
    html: mjml(
      mjmlText('尊敬的用户，您好！') +
        mjmlText(
          '您正在进行邮箱注册操作，本次请求的邮件验证码是：<b>294861</b>（为了保证您账号的安全性，请您在5分钟内完成验证）。',
        ) +
        mjmlText('如非本人操作，请忽略此邮件。'),
    ),
    code: '294861',
    link: null,
  },
  {
    name: '每位一个单元格',
    from: '京东 <service@jd.test>',
    subject: '京东账号安全中心',
    html: nested(
      '<p>您正在登录京东账号，动态密码如下：</p><table><tr>' +
        [...'718203'].map((d) => `<td width="40" style="background:#eee;font-size:24px">${d}</td>`).join('') +
        '</tr></table><p>客服电话 950618</p>',
    ),
    code: '718203',
    link: null,
  },
  {
    name: '验证码在标题',
    from: '知乎 <noreply@zhihu.test>',
    subject: '【知乎】验证码 440192',
    text: '请在页面输入标题中的数字完成登录，5 分钟内有效。',
    code: '440192',
    link: null,
  },
  {
    name: '数字在前',
    from: '抖音 <noreply@douyin.test>',
    subject: '登录验证',
    text: '5591是你的抖音验证码，15分钟内有效，请勿泄漏。',
    code: '5591',
    link: null,
  },
  {
    name: '繁体 台湾',
    from: '蝦皮購物 <no-reply@shopee.test>',
    subject: '您的驗證碼',
    html: divs('<p>親愛的用戶，您的驗證碼為</p><p class="code">3 8 0 1 1 7</p><p>請勿將驗證碼提供給他人。</p>'),
    code: '380117',
    link: null,
  },
  {
    name: '字母数字',
    from: '阿里云 <system@aliyun.test>',
    subject: '阿里云登录确认',
    html: nested(
      '<table><tr><td>登录账号</td><td>dev@temp.test</td></tr><tr><td>登录时间</td><td>2025-03-04 18:22:07</td></tr><tr><td>验证码</td><td><b>K7XQ2M</b></td></tr><tr><td>工单编号</td><td>48291337</td></tr></table>',
    ),
    code: 'K7XQ2M',
    link: null,
  },
  {
    name: '银行转账',
    from: '招商银行 <95555@cmb.test>',
    subject: '动态验证码',
    text: '您尾号4821的账户正在转账人民币1,482.91元，验证码：660735，切勿泄露。【招商银行】',
    code: '660735',
    link: null,
  },
  {
    name: '华为 找回密码',
    from: '华为帐号 <noreply@huawei.test>',
    subject: '华为帐号验证码',
    html: mjml(
      mjmlText('您正在重置密码，验证码') +
        mjmlText('<span>129 403</span>', 'font-size:32px;') +
        mjmlText('© 华为软件技术有限公司 2012-2025 粤ICP备09176709号'),
    ),
    code: '129403',
    link: null,
  },
  {
    name: '小米 分隔线',
    from: '小米帐号 <noreply@notice.xiaomi.test>',
    subject: '小米帐号安全验证',
    text: '----------------\n验证码\n\n  907714\n\n----------------\n如非本人操作请修改密码。客服：400-100-5678',
    code: '907714',
    link: null,
  },
  {
    name: '验证邮箱按钮',
    from: '豆瓣 <register@douban.test>',
    subject: '欢迎加入豆瓣，请激活账号',
    html: nested(
      '<p>请点击下面的链接完成注册：</p><p><a href="https://accounts.douban.test/register/confirm?code=4f5e6d7c">https://accounts.douban.test/register/confirm?code=4f5e6d7c</a></p><p>如果不是你本人注册，请忽略。</p>',
    ),
    code: null,
    link: 'https://accounts.douban.test/register/confirm?code=4f5e6d7c',
  },
  {
    name: '重置密码',
    from: '领英中国 <messages@linkedin.test>',
    subject: '重置密码',
    html: divs(
      '<p>我们收到了重置密码的请求。</p><a class="btn" href="https://www.linkedin.test/e/v2?e=abc-77&amp;t=plh&amp;midToken=AQFx9">重置密码</a><p><a href="https://www.linkedin.test/help">帮助中心</a></p>',
    ),
    code: null,
    link: 'https://www.linkedin.test/e/v2?e=abc-77&t=plh&midToken=AQFx9',
  },
  {
    name: '点击这里 激活',
    from: 'CSDN <service@csdn.test>',
    subject: '激活您的CSDN账户',
    html: nested(
      '<p>请点击<a href="https://passport.csdn.test/account/active?token=aa33bb22">这里</a>激活您的账户，链接24小时内有效。</p>',
    ),
    code: null,
    link: 'https://passport.csdn.test/account/active?token=aa33bb22',
  },
  {
    name: '登录链接',
    from: '飞书 <noreply@feishu.test>',
    subject: '您的登录链接',
    html: mjml(
      mjmlText('点击下方按钮即可登录，无需密码。链接15分钟内有效。') +
        '<tr><td><a href="https://www.feishu.test/magic?ticket=ff00ee11dd22">一键登录</a></td></tr>',
    ),
    code: null,
    link: 'https://www.feishu.test/magic?ticket=ff00ee11dd22',
  },
  {
    name: '验证码与链接',
    from: '石墨文档 <noreply@shimo.test>',
    subject: '请验证您的邮箱',
    text: '验证码：7741\n\n或打开链接验证邮箱：https://shimo.test/verify?token=90ab87cd。\n有效期30分钟。',
    code: '7741',
    link: 'https://shimo.test/verify?token=90ab87cd',
  },
  {
    name: '优惠券',
    from: '淘宝 <promo@taobao.test>',
    subject: '您有一张优惠券待领取',
    html: mjml(mjmlText('优惠码：<b>482913</b>') + mjmlText('满300减50，有效期至2025年3月31日')),
    code: null,
    link: null,
  },
  {
    name: '取件码',
    from: '菜鸟驿站 <notice@cainiao.test>',
    subject: '包裹到站通知',
    text: '您的包裹已到站，取件码 7-2-4821，请凭取件码482913于20:00前取件。运单号 YT4829133701。',
    code: null,
    link: null,
  },
  {
    name: '订单',
    from: '京东 <order@jd.test>',
    subject: '订单已发货',
    html: nested(
      '<table><tr><td>订单编号</td><td>48291337</td></tr><tr><td>金额</td><td>¥1482.00</td></tr><tr><td>下单时间</td><td>2025-03-04</td></tr></table><p>客服热线 950618</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: '火车票',
    from: '12306 <12306@rails.test>',
    subject: '网上购票系统-用户支付通知',
    text: '订单号码 EF48291337。1.王小明，2025年03月14日08:42开，北京南—上海虹桥，G1204次列车，7车12A号。取票码 482913。',
    code: null,
    link: null,
  },
  {
    name: '密码已修改',
    from: '网易 <security@163.test>',
    subject: '密码已修改',
    html: divs(
      '<p>您的账号密码已修改，时间2025-03-04 18:22。如非本人操作，请<a href="https://163.test/reset?token=aa11">重置密码</a>或致电95163188。</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: '会议邀请',
    from: '腾讯会议 <meeting@tencent.test>',
    subject: '会议邀请：周例会',
    text: '会议时间：2025/03/06 10:00-11:00\n点击链接入会：https://meeting.tencent.test/dm/aB12cD34\n#腾讯会议：482-913-377\n会议密码：482913',
    code: null,
    link: null,
  },
  {
    name: '资讯',
    from: '36氪 <news@36kr.test>',
    subject: '8点1氪：2025年新规',
    html: nested('<p>工信部：验证码短信诈骗同比下降57%，共拦截482913条。股票代码 600519 收盘 1482 元。</p>'),
    code: null,
    link: null,
  },
  {
    name: '邀请码',
    from: '某社区 <hi@club.test>',
    subject: '送你一个邀请码',
    text: '你的邀请码：482913，分享给好友注册可得30积分。',
    code: null,
    link: null,
  },
  {
    name: '酒店预订',
    from: '携程 <order@ctrip.test>',
    subject: '酒店预订成功',
    html: nested('<p>确认号：48291337</p><p>入住：3月14日 2晚。房间密码 4821。预订编号 5561204。</p>'),
    code: null,
    link: null,
  },
  {
    name: '工单',
    from: '阿里云工单 <ticket@aliyun.test>',
    subject: '工单 48291337 已回复',
    text: '您的工单（编号48291337）“收不到验证码”已有回复，错误代码 4821。',
    code: null,
    link: null,
  },
];
