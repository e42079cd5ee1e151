import { withoutBulk } from './without-bulk.js';

describe('a page without its bulk', () => {
  it.each([
    ['comments', 'a<!-- <p>x</p> -->b<!doctype html>c', 'ab<!doctype html>c'],
    ['scripts', '<script>"<p>x</p>"</script>a<SCRIPT src=x>y', 'a'],
    ['the style sheets beyond the limit', '<style>p{}</style><style >p{color:red}</style>a', '<style>p{}</style>a'],
  ])('has no %s', (_, html, expected) => {
    expect(withoutBulk(html, 10)).toBe(expected);
  });

  it.each([['<p title="<script>">a</p>'], ['<title><!-- a</title>b'], ['a < b </ c <'], ['<textarea><style>a']])(
    'keeps what only looks like it: %s',
    (html) => {
      expect(withoutBulk(html, 0)).toBe(html);
    },
  );

  it.each([['<style>'], ['<!--'], ['<script'], ['</style>'], ['<'], ['<title>'], ['<style></style>']])(
    'is made in linear time of 200,000 times %s',
    (unit) => {
      const started = performance.now();
      withoutBulk(unit.repeat(200_000), 1000);
      expect(performance.now() - started).toBeLessThan(4000);
    },
  );
});
