import { backgroundDeclaration, remoteBackground, remoteUrl } from './remote-images.js';

it.each([
  ['https://a.test/x.png', 'https://a.test/x.png'],
  ['HTTP://a.test/x.png', 'http://a.test/x.png'],
  ['//a.test/x.png', 'https://a.test/x.png'],
  ['https:a.test/x.png', 'https://a.test/x.png'],
  ['ht\ntps://a.test/x', 'https://a.test/x'],
])('treats the image source %j as remote', (source, url) => {
  expect(remoteUrl(source)).toBe(url);
});

it.each(['', 'x.png', '/api/emails', 'cid:a', 'data:image/png;base64,AA', 'javascript:1', 'ftp://a.test/', 'blob:x'])(
  'does not treat the image source %j as remote',
  (source) => {
    expect(remoteUrl(source)).toBeNull();
  },
);

it('lets no address end the CSS declaration around it', () => {
  expect(backgroundDeclaration({ url: `https://a.test/?a="');}*{color:red}</style>\\`, overlay: '' })).toMatch(
    /^background-image:url\("[^"'\\()<>\s]*"\)$/,
  );
});

const shade = 'linear-gradient(rgba(0, 0, 0, 0.6), rgba(0, 0, 0, 0.6))';

it.each([
  ['url("https://a.test/x")', { url: 'https://a.test/x', overlay: '' }],
  ['url(https://a.test/x)', { url: 'https://a.test/x', overlay: '' }],
  [`${shade}, url("https://a.test/x")`, { url: 'https://a.test/x', overlay: shade }],
  [`${shade}, ${shade}, url("https://a.test/a, url(b)")`, null],
  ['url("https://a.test/x"), url("https://b.test/")', null],
  [`url("https://a.test/x"), ${shade}`, null],
  ['linear-gradient(var(--a), red), url("https://a.test/x")', null],
  ['linear-gradient(red, blue)', null],
  ['url("https://a.test/\\")")', null],
  ['url("data:image/png;base64,AA")', null],
  ['none', null],
  ['', null],
])('reads the background %s, if it is one remote image, or one below gradients', (value, background) => {
  expect(remoteBackground(value)).toEqual(background);
});

it('draws the gradients over the image that it loads', () => {
  expect(backgroundDeclaration({ url: 'https://a.test/x', overlay: shade })).toBe(
    `background-image:${shade},url("https://a.test/x")`,
  );
});
