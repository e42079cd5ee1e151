import type { PushNotice } from '@efemera/contract';
import { noticeWords, offered } from './notice-words.js';

const texts = { noSubject: '(no subject)', noSender: '(no sender)' };
let count = 0;
const mail = (more: Partial<PushNotice>): PushNotice => ({
  id: `01ARZ3NDEKTSV4RRFFQ69G5F${String(++count).padStart(2, '0')}`,
  to: 'ana@efemera.test',
  from: 'Shop <hello@shop.test>',
  subject: 'Welcome',
  code: null,
  ...more,
});

describe('the words of a notification', () => {
  it('begin with the code', () => {
    expect(noticeWords([mail({ code: '482913' })], texts)).toEqual({ title: '482913 · Shop', body: 'Welcome' });
    expect(noticeWords([mail({})], texts)).toEqual({ title: 'Shop', body: 'Welcome' });
    expect(noticeWords([mail({ from: 'hello@shop.test' })], texts).title).toBe('hello@shop.test');
  });

  it('say that the sender and the subject are missing', () => {
    expect(noticeWords([mail({ from: '', subject: '' })], texts)).toEqual({
      title: '(no sender)',
      body: '(no subject)',
    });
  });

  it('keep an earlier code in the title when other mail comes after it', () => {
    const mails = [mail({ from: 'News <n@news.test>', subject: 'Today' }), mail({ code: '482913' })];
    expect(noticeWords(mails, texts)).toEqual({ title: '482913 · Shop', body: 'News: Today\nShop: Welcome' });
    expect(offered(mails)).toBe(mails[1]);
  });

  it('show the newest of two codes, and a few lines of many mails', () => {
    const mails = [mail({ code: '2' }), mail({ code: '1' }), ...Array.from({ length: 8 }, () => mail({}))];
    const { title, body } = noticeWords(mails, texts);
    expect(title).toBe('2 · Shop');
    expect(body.split('\n')).toHaveLength(4);
  });
});
