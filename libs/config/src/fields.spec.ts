import { memorySize } from './fields.js';

describe('memorySize', () => {
  const bytesOf = (text: string) => memorySize(2 ** 24).safeParse(text).data;

  it.each([
    ['2gb', 2 ** 31],
    ['512MB', 2 ** 29],
    ['65536kb', 2 ** 26],
    ['16777216', 2 ** 24],
  ])('reads %s as redis.conf does', (text, bytes) => expect(bytesOf(text)).toBe(bytes));

  it.each(['', '0', '15mb', '2g', '1.5gb', '-1gb', '2 gb', 'half', '999999999999999gb'])('refuses %j', (text) => {
    expect(bytesOf(text)).toBeUndefined();
  });
});
