import { backgroundDeclaration, backgroundSource, remoteUrl } from './remote-images.js';

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
  expect(backgroundDeclaration(`https://a.test/?a="');}*{color:red}</style>\\`)).toMatch(
    /^background-image:url\("[^"'\\()<>\s]*"\)$/,
  );
});

it.each([
  ['url("https://a.test/x")', 'https://a.test/x'],
  ['url("https://a.test/x"), url("https://b.test/")', null],
  ['url(https://a.test/x)', 'https://a.test/x'],
  ['linear-gradient(red, blue)', null],
  ['url("https://a.test/\\")")', null],
  ['none', null],
])('reads the address of the background %s, if it is a single plain one', (value, source) => {
  expect(backgroundSource(value)).toBe(source);
});
