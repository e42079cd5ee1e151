import { readOrdered } from './read-ordered.js';

it('keeps the order of the fields of a JSON text, also where their names are whole numbers', () => {
  const read = readOrdered('{ "11.4": "n", "12": "y", "2019-10": "a: \\"1\\"" , "13" : "y" }') as object;
  expect(Object.entries(read)).toEqual([
    ['11.4', 'n'],
    ['v12', 'y'],
    ['2019-10', 'a: "1"'],
    ['v13', 'y'],
  ]);
});
