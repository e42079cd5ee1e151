import { toCsv } from './csv.js';

describe('CSV', () => {
  const lines = (csv: string) => csv.slice(1).split('\r\n').slice(0, -1);

  it('begins with the mark of UTF-8 and ends every line by CR LF', () => {
    expect(
      toCsv([
        ['rank', 'name'],
        [1, 'ação'],
      ]),
    ).toBe('\uFEFFrank,name\r\n1,ação\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('makes plain text of %j', (value) => {
    expect(lines(toCsv([[value]]))[0]?.replace(/^"/, '')).toMatch(/^'/);
  });

  it('quotes what would end a cell', () => {
    expect(lines(toCsv([['a,b', 'say "hi"', 'x']]))).toEqual(['"a,b","say ""hi""",x']);
  });

  it('leaves numbers as they are', () => {
    expect(lines(toCsv([[-1, 33.33]]))).toEqual(['-1,33.33']);
  });
});
