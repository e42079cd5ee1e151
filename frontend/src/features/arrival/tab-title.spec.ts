import { markedTitle } from './tab-title.js';

it.each([
  [{ unread: 0, code: null }, 'Efêmera: e-mail'],
  [{ unread: 3, code: null }, '(3) Efêmera: e-mail'],
  [{ unread: 3, code: '482913' }, '482913 · Efêmera'],
])('with %o, gives the tab the title %s', (mark, title) => {
  expect(markedTitle('Efêmera: e-mail', mark)).toBe(title);
});
