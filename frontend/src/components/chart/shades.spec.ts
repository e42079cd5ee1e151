import { mix, shades } from './shades.js';

describe('mix', () => {
  it('interpolates between two colours', () => {
    expect(mix('#000000', '#ff8000', 0)).toBe('#000000');
    expect(mix('#000000', '#ff8000', 0.5)).toBe('#804000');
    expect(mix('#000000', '#ff8000', 1)).toBe('#ff8000');
  });
});

describe('shades', () => {
  const stops = ['#000000', '#0000ff', '#ffffff'];

  it('begins at the first stop and ends at the last', () => {
    expect(shades(stops, 5)).toEqual(['#000000', '#000080', '#0000ff', '#8080ff', '#ffffff']);
  });

  it('returns only the first stop if asked for one colour, and an empty list if asked for none', () => {
    expect(shades(stops, 1)).toEqual(['#000000']);
    expect(shades(stops, 0)).toEqual([]);
  });
});
