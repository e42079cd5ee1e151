import type { MultiPolygon, Position } from 'geojson';
import { keepTogether } from './antimeridian.js';

const box = (west: number, east: number): Position[] => [
  [west, 60],
  [east, 60],
  [east, 70],
  [west, 70],
  [west, 60],
];
const longitudes = ({ coordinates }: MultiPolygon) =>
  coordinates.map((rings) => {
    const all = rings.flat().map(([longitude = 0]) => longitude);
    return [Math.min(...all), Math.max(...all)];
  });

it('does not change an outline that lies on one side of the 180th meridian', () => {
  expect(longitudes(keepTogether({ type: 'Polygon', coordinates: [box(-60, -50)] }))).toEqual([[-60, -50]]);
});

it('continues an outline across the 180th meridian beyond the edge of the map', () => {
  expect(longitudes(keepTogether({ type: 'Polygon', coordinates: [box(100, -170)] }))).toEqual([[100, 190]]);
  expect(longitudes(keepTogether({ type: 'Polygon', coordinates: [box(-170, 100)] }))).toEqual([[100, 190]]);
});

it('puts the parts of a country on the side of its widest part', () => {
  const russia: MultiPolygon = { type: 'MultiPolygon', coordinates: [[box(-180, -177)], [box(30, 180)]] };
  expect(longitudes(keepTogether(russia))).toEqual([
    [180, 183],
    [30, 180],
  ]);
  const france: MultiPolygon = { type: 'MultiPolygon', coordinates: [[box(-54, -51)], [box(-5, 8)]] };
  expect(longitudes(keepTogether(france))).toEqual([
    [-54, -51],
    [-5, 8],
  ]);
});
