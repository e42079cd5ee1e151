import { boundHtml } from './bounded-html.js';

/** Enough tags for HTML to be written anew. */
const filler = '<br>'.repeat(101);
const bounded = (html: string) => boundHtml(html + filler).replace(filler, '');

describe('bounded HTML', () => {
  it('is as it was where it has too few tags to be deep', () => {
    const html = '<!-- x --><p>a<p><b><i>c</b></i></div><svg><path/></svg>'.repeat(10);
    expect(boundHtml(html)).toBe(html);
  });

  it.each([
    ['<!DOCTYPE html><html><body><p class="a">x &lt; y</p></body></html>'],
    ['<style>@media (width <600px) { a > b { color: red } }</style><title>a &lt; b</title>'],
    ['<table><tr><td><img src="x>y"><br/>1</td></tr></table>'],
  ])('is the same where its elements are closed in order: %s', (html) => {
    expect(bounded(html)).toBe(html);
  });

  it.each([
    ['misnested elements', '<b><i>x</b>y</i><u>z</u>', '<b><i>x</i></b>y<u>z</u>'],
    ['missing end tags', '<ul><li>a<li>b</ul><p>c<p>d</p>', '<ul><li>a</li><li>b</li></ul><p>c</p><p>d</p>'],
    ['end tags without a start', '<b>x</i></td></b>', '<b>x</b>'],
    ['comments', 'a<!-- <b> -->b<!>c<?x?>d', 'abcd'],
    ['scripts', 'a<script><!--<script></script>b', 'ab'],
    ['drawings', '<svg><title><p>x</p></title></svg>', '<title>&lt;p>x&lt;/p></title>'],
    ['a tag behind a less-than sign in a style sheet', '<style><<!--b>{}</style>', '<style>b>{}</style>'],
    ['tags in a style sheet', '<style>a{}<!-- </div>b{}</style>', '<style>a{} /div>b{}</style>'],
    ['names that no element has', '<\u212a>x</\u212a><a\u000b>y', '&lt;\u212a>x&lt;/\u212a>y'],
    ['less-than signs', '1 < 2 </ b>', '1 &lt; 2 &lt;/ b>'],
  ])('is clear to every browser: %s', (_, html, expected) => {
    expect(bounded(html)).toBe(expected);
  });

  it('keeps the words of what is too deep, and what comes after it in its place', () => {
    const html = `<p>${'<b>'.repeat(1000)}x${'</b>'.repeat(1000)}</p><h1>y</h1>`;
    expect(boundHtml(html)).toBe(`<p>${'<b>'.repeat(99)}x${'</b>'.repeat(99)}</p><h1>y</h1>`);
  });

  it('has no elements made by end tags, however few start tags there are', () => {
    expect(boundHtml(`x${'</p></br>'.repeat(51)}`)).toBe('x');
  });

  it('has the words only where a browser would repeat open elements, such as these in each paragraph', () => {
    const bold = Array.from({ length: 90 }, (_, n) => `<b id=${n}>`).join('');
    const repeated = (paragraphs: number) => boundHtml(`<p>${bold}<div>${'<p>x'.repeat(paragraphs)}`);
    expect(repeated(500)).toContain('<p>');
    expect(repeated(5000)).not.toContain('<p>');
    expect(boundHtml(`<font><b>${'<div>x</div>'.repeat(19_000)}</b></font>`)).toContain('<div>');
  });

  it('has the words only where there are too many elements', () => {
    expect(boundHtml('<div>'.repeat(20_001) + 'a < b').trim()).toBe('a &lt; b');
  });
});
