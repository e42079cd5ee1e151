import { divs, mjml, mjmlText, nested } from './layouts.js';
import type { MailCase } from './mail-case.js';

export const cases: MailCase[] = [
  {
    name: 'GitHub device verification, plain text, hard-wrapped',
    from: 'GitHub <noreply@github.com>',
    subject: '[GitHub] Please verify your device',
    text: `Hey octo-user!\n\nA sign in attempt requires further verification because we did not recognize your device. To complete the sign in, enter the verification code on the unrecognized device.\n\nDevice: Chrome on Windows\nVerification code: 840213\n\nIf you did not attempt to sign in to your account, your password may be compromised. Visit https://github.com/settings/security to create a new, strong password for your GitHub account.\n\nThanks,\nThe GitHub Team`,
    code: '840213',
    link: null,
  },
  {
    name: 'Google verification code in a big centred div',
    from: 'Google <noreply@google.com>',
    subject: 'Email Verification Code: 302714',
    html: nested(
      `<table><tr><td style="font-size:24px">Verify your recovery email</td></tr><tr><td>Google has received a request to use <a href="mailto:j@temp.test">j@temp.test</a> as a recovery email for Google Account <b>jo1998@gmail.com</b>.<br><br>Use this code to finish setting up this recovery email:<br><div style="text-align:center;font-size:36px;margin-top:20px;line-height:44px">302714</div><br>This code will expire in 24 hours.<br><br>If you don't recognize <a>jo1998@gmail.com</a>, you can safely ignore this email.</td></tr></table>`,
      '© 2025 Google LLC, 1600 Amphitheatre Parkway, Mountain View, CA 94043, USA',
    ),
    code: '302714',
    link: null,
  },
  {
    name: 'G- prefix keeps its hyphen',
    from: 'Google <no-reply@accounts.google.com>',
    subject: 'Your Google verification code',
    text: "G-739201 is your Google verification code. Don't share your code with anyone.",
    code: 'G-739201',
    link: null,
  },
  {
    name: 'Slack confirmation code with letters',
    from: 'Slack <feedback@slack.com>',
    subject: 'Slack confirmation code: KXW-PQ4',
    html: divs(
      `<img src="https://a.slack-edge.com/logo@2x.png" alt="slack" width="120"><h1 style="font-size:30px">Confirm your email address</h1><p style="font-size:20px">Your confirmation code is below — enter it in your open browser window and we'll help you get signed in.</p><div style="background:#f5f4f5;border-radius:4px;padding:43px 23px"><div style="text-align:center;vertical-align:middle;font-size:30px">KXW-PQ4</div></div><p>If you didn't request this email, there's nothing to worry about — you can safely ignore it.</p><p style="font-size:12px">Slack Technologies LLC, 500 Howard Street, San Francisco, CA 94105, USA</p>`,
    ),
    code: 'KXW-PQ4',
    link: null,
  },
  {
    name: 'Slack letters only',
    from: 'Slack <no-reply@slack.com>',
    subject: 'Slack confirmation code: TRB-XKC',
    text: "Confirm your email address\n\nYour confirmation code is below — enter it in your open browser window and we'll help you get signed in.\n\nTRB-XKC\n\nIf you didn't request this email, there's nothing to worry about — you can safely ignore it.\n",
    code: 'TRB-XKC',
    link: null,
  },
  {
    name: 'Steam Guard, five letters and digits, IP and location around',
    from: 'Steam Support <noreply@steampowered.com>',
    subject: 'Your Steam account: Access from new computer',
    html: nested(
      `<p>Dear gordon_1998,</p><p>Here is the Steam Guard code you need to login to account gordon_1998:</p><table width="100%"><tr><td style="font-size:48px;color:#3a9aed;font-weight:bold;text-align:center">R7HQK</td></tr></table><p>This email was generated because of a login attempt from a web or mobile device located at 203.0.113.25 (US). The login attempt included your correct account name and password.</p><p>The Steam Guard code is required to complete the login. <b>No one can access your account without also accessing this email.</b></p><p><a href="https://help.steampowered.com/en/wizard/HelpWithLoginInfo?lost=8">If you are not attempting to login</a> then please change your Steam password.</p>`,
      '© 2025 Valve Corporation. PO Box 1688 Bellevue, WA 98009',
    ),
    code: 'R7HQK',
    link: null,
  },
  {
    name: 'Amazon OTP, code in paragraph of its own',
    from: '"Amazon.com" <account-update@amazon.com>',
    subject: 'Verify your new Amazon account',
    html: nested(
      `<img src="https://m.media-amazon.com/images/logo.png" alt="amazon"><p>To verify your email address, please use the following One Time Password (OTP):</p><p style="font-weight:bold;font-size:18px">582044</p><p>Don't share this OTP with anyone. Amazon takes your account security very seriously. Amazon Customer Service will never ask you to disclose or verify your Amazon password, OTP, credit card, or banking account number.</p><p>Thank you for shopping with us!</p>`,
      '&copy;2025 Amazon.com, Inc. or its affiliates, 410 Terry Avenue N., Seattle, WA 98109-5210. Reference: 701452289',
    ),
    code: '582044',
    link: null,
  },
  {
    name: 'Each digit in its own cell',
    from: 'Linework <login@linework.test>',
    subject: 'Sign in to Linework',
    html: mjml(
      mjmlText('Hi Dana, here is your login code. It is good for 10 minutes and works once.') +
        `<tr><td><table align="center"><tr>${[...'904617'].map((digit) => `<td style="border:1px solid #ccc;width:40px;height:48px;font-size:28px;text-align:center">${digit}</td><td width="8">&nbsp;</td>`).join('')}</tr></table></td></tr>` +
        mjmlText('Requested from Firefox on macOS, 198.51.100.14, at 9:41 AM on March 3, 2025.', 'font-size:12px;'),
      'Your login code for Linework',
    ),
    code: '904617',
    link: null,
  },
  {
    name: 'Each digit in its own inline-block span',
    from: 'Robinhood <noreply@robinhood.test>',
    subject: 'Your verification code',
    html: divs(
      `<p>Enter this code in the app to verify it's you.</p><div style="text-align:center">\n${[...'117940'].map((digit) => `<span style="display:inline-block;padding:12px;margin:4px;background:#eee;font-size:26px">${digit}</span>\n`).join('')}</div><p>Need help? Call 1-800-555-0199, Mon–Fri 9–5.</p>`,
    ),
    code: '117940',
    link: null,
  },
  {
    name: 'Digits with a space in the middle',
    from: 'Instagram <security@mail.instagram.com>',
    subject: '417 906 is your Instagram code',
    html: nested(
      `<p>Hi jana.codes,</p><p>Someone tried to sign up for an Instagram account with jana@temp.test. If it was you, enter this confirmation code in the app:</p><table align="center"><tr><td style="padding:10px;color:#565a5c;font-size:32px;font-weight:500;text-align:center">417906</td></tr></table>`,
      '© Instagram. Meta Platforms, Inc., 1601 Willow Road, Menlo Park, CA 94025',
    ),
    code: '417906',
    link: null,
  },
  {
    name: 'Digits with a hyphen in the middle come out joined',
    from: 'Twilio Verify <verify@acme-bank.test>',
    subject: 'Acme Bank passcode',
    text: 'Your one-time passcode is 553-218. It expires in 5 minutes. Acme Bank will never call you for this passcode. Questions? 1-888-555-0142',
    code: '553218',
    link: null,
  },
  {
    name: 'Microsoft single-use code, seven digits, account masked',
    from: 'Microsoft account team <account-security-noreply@accountprotection.microsoft.com>',
    subject: 'Your single-use code',
    text: "Hi da*****@temp.test,\n\nWe received your request for a single-use code to use with your Microsoft account.\n\nYour single-use code is: 2291846\n\nOnly enter this code on an official website or app. Don't share it with anyone. We'll never ask for it outside an official platform.\n\nThanks,\nThe Microsoft account team\n\nPrivacy Statement: https://go.microsoft.com/fwlink/?LinkId=521839\nMicrosoft Corporation, One Microsoft Way, Redmond, WA 98052",
    code: '2291846',
    link: null,
  },
  {
    name: 'Apple ID, code under a heading, number of support article in the footer',
    from: 'Apple <appleid@id.apple.com>',
    subject: 'Verify your Apple ID email address',
    html: nested(
      `<p>Dear Sam Doe,</p><p>You have selected this email address as your new Apple&nbsp;ID. To verify this email address belongs to you, enter the code below on the email verification page:</p><p style="font-size:24px"><b>064177</b></p><p>This code will expire three hours after this email was sent.</p><p><b>Why you received this email.</b><br>Apple requires verification whenever an email address is selected as an Apple&nbsp;ID. Learn more in article <a href="https://support.apple.com/HT204316">HT204316</a>.</p>`,
      'Copyright © 2025 Apple Inc. One Apple Park Way, Cupertino, CA 95014',
    ),
    code: '064177',
    link: null,
  },
  {
    name: 'Four digits, sender’s name before “code”',
    from: 'Uber <noreply@uber.com>',
    subject: 'Your Uber account verification code',
    html: divs(
      `<p>Your Uber code is <b>8306</b>. Never share this code.</p><p style="font-size:11px">Uber Technologies Inc., 1725 3rd Street, San Francisco, CA 94158</p>`,
    ),
    code: '8306',
    link: null,
  },
  {
    name: 'Eight digits and magic link together',
    from: 'Notion <notify@mail.notion.so>',
    subject: 'Your temporary Notion login code is 48201937',
    html: divs(
      `<h1>Login</h1><a href="https://www.notion.so/loginwithemail?state=%7B%22tok%22%3A%22a8f9c0d1e2b3%22%7D&amp;password=tusk-9912-alpha&amp;isSignup=false">Click here to log in with this magic link</a><p>Or, copy and paste this temporary login code:</p><code style="display:inline-block;padding:16px 4.5%;width:90.5%;background:#f4f4f4">48201937</code><p style="color:#ababab">If you didn't try to login, you can safely ignore this email.</p><p>Hint: You can set a permanent password in <a href="https://www.notion.so/settings">Settings &amp; members → My account</a>.</p>`,
    ),
    code: '48201937',
    link: 'https://www.notion.so/loginwithemail?state=%7B%22tok%22%3A%22a8f9c0d1e2b3%22%7D&password=tusk-9912-alpha&isSignup=false',
  },
  {
    name: 'Code at a shop, with order words around it',
    from: 'Shop <no-reply@shop.app>',
    subject: '629471 is your Shop verification code',
    html: mjml(
      mjmlText('<b>629471</b> is your verification code to check out faster at Allbirds with Shop Pay.') +
        mjmlText('Track orders, earn rewards, and save 10% with Shop. This code expires in 10 minutes.') +
        mjmlText('151 O’Connor St, Ottawa ON K2P 2L8', 'font-size:11px;'),
    ),
    code: '629471',
    link: null,
  },
  {
    name: 'Bank code that names a card and an amount',
    from: 'Capital Trust <alerts@capitaltrust.test>',
    subject: 'Your one-time code',
    text: 'Capital Trust: your one-time code for the $248.19 purchase at BESTBUY with card ending in 4471 is 773015. Do not give it to anyone. Reply STOP to 24273 to end.',
    code: '773015',
    link: null,
  },
  {
    name: 'Key-value table with request ID and code',
    from: 'Okta <noreply@okta.test>',
    subject: 'Sign-in verification for Globex',
    html: nested(
      `<p>A one-time verification code was requested for your Globex account.</p><table border="1"><tr><td>Request ID</td><td>77120934</td></tr><tr><td>Requested at</td><td>2025-03-04 18:22 UTC</td></tr><tr><td>One-time verification code</td><td><strong>318842</strong></td></tr><tr><td>Case number</td><td>5520417</td></tr></table>`,
    ),
    code: '318842',
    link: null,
  },
  {
    name: 'Discord: verify button only',
    from: 'Discord <noreply@discord.com>',
    subject: 'Verify Email Address for Discord',
    html: mjml(
      mjmlText(
        '<h2>Hey wumpus42,</h2><p>Thanks for registering for an account on Discord! Before we get started, we just need to confirm that this is you. Click below to verify your email address:</p>',
      ) +
        `<tr><td align="center"><table><tr><td bgcolor="#5865f2"><a href="https://click.discord.com/ls/click?upn=u001.Qm9vdHkgY2FsbA-2Bx8aZ3k9&amp;d=1" style="color:white;padding:15px 19px" target="_blank">Verify Email</a></td></tr></table></td></tr>` +
        mjmlText(
          'Need help? <a href="https://support.discord.com/">Contact our support team</a> or hit us up on Twitter <a href="https://twitter.com/discord">@discord</a>. Sent by Discord • <a href="https://blog.discord.com">Check Our Blog</a><br>444 De Haro Street, Suite 200, San Francisco, CA 94107',
        ),
    ),
    code: null,
    link: 'https://click.discord.com/ls/click?upn=u001.Qm9vdHkgY2FsbA-2Bx8aZ3k9&d=1',
  },
  {
    name: 'Password reset, button and raw link',
    from: 'Dropbox <no-reply@dropbox.com>',
    subject: 'Reset your Dropbox password',
    html: nested(
      `<p>Hi Alex,</p><p>Someone recently requested a password change for your Dropbox account. If this was you, you can set a new password here:</p><center><a href="https://www.dropbox.com/l/AADQ0bhH5zXkWnJ0c9/forgot_finish" style="background:#007ee6;color:#fff">Reset password</a></center><p>If you don't want to change your password or didn't request this, just ignore and delete this message.</p><p>To keep your account secure, please don't forward this email to anyone. See our Help Center for <a href="https://www.dropbox.com/help/363">more security tips</a>.</p>`,
    ),
    code: null,
    link: 'https://www.dropbox.com/l/AADQ0bhH5zXkWnJ0c9/forgot_finish',
  },
  {
    name: 'Text-only confirmation with unsubscribe below',
    from: 'Discourse Meta <meta@discoursemail.com>',
    subject: '[Meta] Confirm your new account',
    text: 'Welcome to Discourse Meta!\n\nClick the following link to confirm and activate your new account:\nhttps://meta.discourse.test/u/activate-account/9d1f2c7be04a4e6fa2b1c8d0e7f65a43\n\nIf the above link is not clickable, try copying and pasting it into the address bar of your web browser.\n\nTo stop these mails: https://meta.discourse.test/email/unsubscribe/77aa01\n',
    code: null,
    link: 'https://meta.discourse.test/u/activate-account/9d1f2c7be04a4e6fa2b1c8d0e7f65a43',
  },
  {
    name: 'Magic sign-in link, expiring',
    from: 'Medium <noreply@medium.com>',
    subject: 'Sign in to Medium',
    html: divs(
      `<p>Click and confirm that you want to sign in to Medium. This link will expire in two hours and can only be used once.</p><p><a class="btn" href="https://medium.com/m/callback/email?token=c3f1aa9e8d02&amp;operation=login&amp;state=medium">Sign in to Medium</a></p><p>Or sign in using this link:<br><a href="https://medium.com/m/callback/email?token=c3f1aa9e8d02&amp;operation=login&amp;state=medium">https://medium.com/m/callback/email?token=c3f1aa9e8d02&amp;operation=login&amp;state=medium</a></p><p>Sent by Medium · 548 Market St, PMB 42061, San Francisco, CA 94104 · <a href="https://medium.com/policy/privacy">Privacy policy</a></p>`,
      'Click and confirm that you want to sign in',
    ),
    code: null,
    link: 'https://medium.com/m/callback/email?token=c3f1aa9e8d02&operation=login&state=medium',
  },
  {
    name: 'Newsletter double opt-in',
    from: 'Morning Dispatch <hello@dispatch.test>',
    subject: 'Please confirm your subscription',
    html: nested(
      `<h2>Please Confirm Subscription</h2><p><a href="https://dispatch.us14.list-manage.com/subscribe/confirm?u=3f22aa&amp;id=9ac1&amp;e=44de" style="background:#000;color:#fff">Yes, subscribe me to this list.</a></p><p>If you received this email by mistake, simply delete it. You won't be subscribed if you don't click the confirmation link above.</p><p>For questions about this list, please contact: <a href="mailto:hello@dispatch.test">hello@dispatch.test</a></p>`,
    ),
    code: null,
    link: 'https://dispatch.us14.list-manage.com/subscribe/confirm?u=3f22aa&id=9ac1&e=44de',
  },
  {
    name: 'Full-width digits pasted by a template',
    from: 'HoYo Account <noreply@hoyo.test>',
    subject: 'Verification code',
    html: divs(
      `<p>You are signing in to your account. Verification code:</p><p class="code">５８２９０３</p><p>Valid for 15 minutes. UID: 600482913</p>`,
    ),
    code: '582903',
    link: null,
  },
  {
    name: 'coupon newsletter',
    from: 'Old Navy <news@oldnavy.test>',
    subject: 'Use code SAVE20 for 20% off',
    html: mjml(
      mjmlText('<h1>20% OFF EVERYTHING</h1>Use code <b>SAVE20</b> at checkout. Ends 03/15/2025.') +
        `<tr><td align="center"><a href="https://oldnavy.test/shop?utm_campaign=20250301">SHOP NOW</a></td></tr>` +
        mjmlText(
          'Promo code: <b>482913</b> in stores. Prices from $19.99. <a href="https://oldnavy.test/unsub?token=aa11">Unsubscribe</a> | <a href="https://oldnavy.test/view?id=884422">View in browser</a>',
        ),
      'Hurry, code SAVE20 expires in 24 hours',
    ),
    code: null,
    link: null,
  },
  {
    name: 'order confirmation',
    from: 'Etsy Transactions <transaction@etsy.test>',
    subject: 'Your Etsy Purchase from PaperFox (3317206614)',
    html: nested(
      `<h2>Thanks for your order!</h2><table><tr><td>Your order number is</td><td><a href="https://etsy.test/your/orders/33172066">33172066</a></td></tr><tr><td>Order date</td><td>Mar 4, 2025</td></tr><tr><td>Item total</td><td>$1,482.50</td></tr><tr><td>Transaction ID</td><td>48291377</td></tr></table><p>Ship to: 1450 Maple St, Portland OR 97205. Questions? Contact the shop or sign in to your account to view the order.</p><a href="https://etsy.test/signin?from=order">Sign in</a>`,
    ),
    code: null,
    link: null,
  },
  {
    name: 'flight itinerary with confirmation code',
    from: 'United Airlines <notifications@united.test>',
    subject: 'eTicket Itinerary and Receipt for Confirmation F7QK2M',
    html: nested(
      `<table><tr><td>Confirmation Number:</td></tr><tr><td style="font-size:30px;font-weight:bold">F7QK2M</td></tr></table><table><tr><td>Flight 1482</td><td>Class: United Economy (K)</td></tr><tr><td>SFO 07:15 AM</td><td>ORD 01:32 PM</td></tr></table><p>Passenger: DOE/JANE eTicket Number 0162345678901. Seat 24C. Check-in opens 24 hours before departure. <a href="https://united.test/checkin?pnr=F7QK2M">Check in</a></p>`,
    ),
    code: null,
    link: null,
  },
  {
    name: 'Airbnb reservation with confirmation code',
    from: 'Airbnb <automated@airbnb.test>',
    subject: 'Reservation confirmed for Lisbon, Mar 14 – 17',
    html: divs(
      `<h1>You're all set for Lisbon</h1><p>Check-in Friday, Mar 14, 3:00 PM · Checkout Monday, Mar 17</p><p>Guests: 2 adults</p><h3>Confirmation code</h3><p>HMA4X2K9PQ</p><h3>Door code</h3><p>4821</p><a href="https://airbnb.test/trips/v1/48213">Show full itinerary</a>`,
    ),
    code: null,
    link: null,
  },
  {
    name: 'Zoom invitation with passcode',
    from: 'Zoom <no-reply@zoom.test>',
    subject: 'Invitation: Q2 planning',
    text: 'Dana Lee is inviting you to a scheduled Zoom meeting.\n\nTopic: Q2 planning\nTime: Mar 6, 2025 10:00 AM Pacific Time\n\nJoin Zoom Meeting\nhttps://us02web.zoom.test/j/84219903312?pwd=Q0pWc2pJ\n\nMeeting ID: 842 1990 3312\nPasscode: 482913\n\nOne tap mobile\n+16699009128,,84219903312#,,,,*482913# US\n',
    code: null,
    link: null,
  },
  {
    name: 'password changed notice',
    from: 'PayPal <service@paypal.test>',
    subject: 'Your password was changed',
    html: nested(
      `<p>Hi Jamie,</p><p>The password for your PayPal account was changed on March 4, 2025 at 16:02 PST.</p><p>If you did this, you can safely disregard this email. If you didn't do this, <a href="https://paypal.test/authflow/password-recovery?token=9f8e7d">secure your account</a> or call 1-888-221-1161.</p><p>Case ID: PP-1482-913</p>`,
    ),
    code: null,
    link: null,
  },
  {
    name: 'new sign-in notice',
    from: 'Netflix <info@account.netflix.test>',
    subject: 'A new device is using your account',
    html: mjml(
      mjmlText(
        'A new device signed in to your Netflix account. <br>Device: Smart TV<br>Location: Ohio, United States<br>Time: March 4th, 8:21 PM EST<br>If this was you, no action needed. If not, <a href="https://netflix.test/password?g=7712ab">change your password</a> to secure your account.',
      ) + mjmlText('SRC: 482913_en_US. Questions? Call 1-866-579-7172'),
    ),
    code: null,
    link: null,
  },
  {
    name: 'product newsletter with statistics',
    from: 'Plausible <hello@plausible.test>',
    subject: 'Weekly report for codewith.me',
    html: nested(
      `<h2>Weekly report</h2><table><tr><td>Unique visitors</td><td style="font-size:28px">48291</td><td>+12%</td></tr><tr><td>Pageviews</td><td style="font-size:28px">130482</td></tr><tr><td>Bounce rate</td><td>57%</td></tr></table><p>Top page: /blog/verify-email-code — 1204 visitors. <a href="https://plausible.test/login">Log in</a> to see your dashboard.</p>`,
    ),
    code: null,
    link: null,
  },
  {
    name: 'GitHub pull request notice',
    from: 'octocat <notifications@github.com>',
    subject: 'Re: [acme/auth] Fix verification code length (PR #48213)',
    text: '@octocat commented on this pull request.\n\n> The verification code is now generated with 6 digits, see commit 7f3a91c2 and line 4821.\n\nCode coverage went from 84.2% to 86%. Build 590341 passed.\n\n—\nReply to this email directly, view it on GitHub: https://github.com/acme/auth/pull/48213#issuecomment-1822003344\nYou are receiving this because you authored the thread.',
    code: null,
    link: null,
  },
  {
    name: 'article about codes',
    from: 'Krebs Weekly <news@krebs.test>',
    subject: 'Why SMS verification codes fail',
    html: divs(
      `<h1>Why one-time codes fail</h1><p>In 2024, researchers counted 482913 stolen one-time codes. Attackers ask victims for the security code they have just received. Never share a verification code. Read the 3500 words of the report on our site.</p><p><a href="https://krebs.test/2025/03/otp-bots">Read more</a></p><p>© 2025</p>`,
    ),
    code: null,
    link: null,
  },
  {
    name: 'gift card',
    from: 'Amazon Gift Cards <gc-orders@amazon.test>',
    subject: 'Sam sent you an Amazon Gift Card!',
    html: nested(
      `<p>You've received a $50.00 gift card.</p><p>Claim code</p><p style="font-size:22px"><b>AQ7C-83KXMP-4RTD</b></p><p>Gift card code can be redeemed at amazon.test/redeem. Serial number 6201482913.</p><a href="https://amazon.test/gc/redeem?claimCode=AQ7C83">Apply to your account</a>`,
    ),
    code: null,
    link: null,
  },
  {
    name: 'support ticket',
    from: 'Zendesk <support@brightco.zendesk.test>',
    subject: '[BrightCo] Re: I did not get the verification code',
    html: divs(
      `<p>##- Please type your reply above this line -##</p><p>Your request (482913) has been updated. To add comments, reply to this email.</p><p><b>Mia (BrightCo)</b>: Sorry about the trouble with your verification code! Please try again and let us know. Error code 50213 means the mailbox was full.</p><p>Ticket #482913</p>`,
    ),
    code: null,
    link: null,
  },
  {
    name: 'locker pick-up',
    from: 'Amazon Hub <shipment@amazon.test>',
    subject: 'Your package is ready for pickup',
    html: mjml(
      mjmlText('Your package is ready at Amazon Hub Locker – Basil.') +
        mjmlText('Your 6-digit pickup code is') +
        mjmlText('<b>482913</b>', 'font-size:32px;') +
        mjmlText('Pick up by Mar 9, 2025. 1200 E Pike St, Seattle, WA 98122'),
    ),
    code: null,
    link: null,
  },
  {
    name: 'backup codes',
    from: 'Proton <security@proton.test>',
    subject: 'Two-factor authentication enabled',
    text: 'Two-factor authentication is now on for your account.\n\nKeep these backup codes in a safe place. Each can be used once:\n\n48291374\n55102937\n60018472\n77120938\n\nIf you did not do this, contact support.',
    code: null,
    link: null,
  },
  {
    name: 'invoice',
    from: 'Stripe <receipts@stripe.test>',
    subject: 'Your receipt from Hetzly #2041-8829',
    html: nested(
      `<h1>Receipt from Hetzly</h1><p>Receipt #2041-8829</p><table><tr><td>AMOUNT PAID</td><td>DATE PAID</td><td>PAYMENT METHOD</td></tr><tr><td>$48.29</td><td>March 4, 2025</td><td>Visa - 4242</td></tr></table><p>Invoice 58213004. If you have any questions, visit our support site or call +1 415-555-2671.</p>`,
    ),
    code: null,
    link: null,
  },
];
