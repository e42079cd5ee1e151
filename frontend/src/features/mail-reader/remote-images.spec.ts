import { backgroundSource, RemoteImages } from './remote-images.js';

it.each([
  ['https://a.test/x.png', 'https://a.test/x.png'],
  ['HTTP://a.test/x.png', 'http://a.test/x.png'],
  ['//a.test/x.png', 'https://a.test/x.png'],
  ['https:a.test/x.png', 'https://a.test/x.png'],
  ['ht\ntps://a.test/x', 'https://a.test/x'],
])('%j is remote', (source, url) => {
  const refused = new RemoteImages(false);
  expect(refused.take(source)).toBeNull();
  expect([...refused.urls]).toEqual([url]);
  expect(new RemoteImages(true).take(source)).toBe(url);
});

it.each(['', 'x.png', '/api/emails', 'cid:a', 'data:image/png;base64,AA', 'javascript:1', 'ftp://a.test/', 'blob:x'])(
  '%j is not',
  (source) => {
    const images = new RemoteImages(true);
    expect(images.take(source)).toBeNull();
    expect(images.urls.size).toBe(0);
  },
);

it('counts an image that is shown often once', () => {
  const images = new RemoteImages(false);
  for (const source of ['https://a.test/x', 'https://a.test/x', 'https://a.test/y']) images.take(source);
  expect(images.urls.size).toBe(2);
});

it('lets no address end its declaration', () => {
  const images = new RemoteImages(true);
  const declaration = images.background(`https://a.test/?a="');}*{color:red}</style>\\`);
  expect(declaration).toMatch(/^background-image:url\("[^"'\\()<>\s]*"\)$/);
  expect(new RemoteImages(false).background('https://a.test/x')).toBe('');
});

it.each([
  ['url("https://a.test/x")', 'https://a.test/x'],
  ['url(https://a.test/x)', 'https://a.test/x'],
  ['url("https://a.test/x"), url("https://b.test/")', null],
  ['linear-gradient(red, blue)', null],
  ['url("https://a.test/\\")")', null],
  ['none', null],
])('reads the background %s', (value, source) => {
  expect(backgroundSource(value)).toBe(source);
});
