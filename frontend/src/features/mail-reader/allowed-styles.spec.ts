import { isAllowedStyle } from './allowed-styles.js';

it.each([
  ['color', 'rgb(1, 2, 3)'],
  ['background-color', 'rgba(0, 0, 0, 0.5)'],
  ['font-family', '"Helvetica Neue", Arial, sans-serif'],
  ['padding-left', '10px'],
  ['border-top-left-radius', '4px'],
  ['display', 'inline-block'],
  ['display', 'none'],
  ['letter-spacing', '-0.5px'],
  ['background-image', 'linear-gradient(to right, rgb(1, 2, 3) 0%, red 100%)'],
])('keeps the declaration %s: %s', (property, value) => {
  expect(isAllowedStyle(property, value)).toBe(true);
});

it.each([
  ['position', 'fixed'],
  ['transform', 'scale(9)'],
  ['background-image', 'url("https://evil.test/x")'],
  ['background-color', 'url(x)'],
  ['color', 'var(--x)'],
  ['width', 'expression(alert(1))'],
  ['width', 'calc(100% - 1px)'],
  ['behavior', 'url(x)'],
  ['-moz-binding', 'url(x)'],
  ['display', 'contents'],
  ['background-image', 'linear-gradient(red, blue), url("https://evil.test/x")'],
  ['background-image', 'image-set("https://evil.test/x" 1x)'],
  ['background-image', 'src("https://evil.test/x")'],
  ['margin-left', '-200px'],
  ['text-indent', '-9999px'],
  ['letter-spacing', '-20px'],
  ['box-shadow', '0 0 0 9999px white'],
  ['visibility', 'hidden'],
  ['list-style-image', 'url(x)'],
  ['list-style-type', '"</style><script>alert(1)</script>"'],
  ['font-family', '"x}body{color:red"'],
  ['font-family', '"\\3c/style>"'],
  ['color', 'red;background:url(x)'],
  ['color', ''],
  ['--x', 'red'],
  ['constructor', 'x'],
  ['font-family', 'a'.repeat(201)],
])('refuses the declaration %s: %s', (property, value) => {
  expect(isAllowedStyle(property, value)).toBe(false);
});
