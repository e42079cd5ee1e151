import { project, unproject } from './equal-earth.js';

it('projects the equator to the vertical centre and north upwards', () => {
  const [x, y] = project([0, 0]);
  expect(Math.abs(x)).toBe(0);
  expect(Math.abs(y)).toBe(0);
  expect(project([0, 60])[1]).toBeLessThan(0);
  // Coordinates of the corner of the map as the paper gives them.
  expect(project([180, 0])[0]).toBeCloseTo(2.70663, 5);
  expect(project([0, 90])[1]).toBeCloseTo(-1.31736, 5);
});

it.each([
  [-46.6, -23.5],
  [139.7, 35.7],
  [-179.9, 71],
  [0, -89],
])('finds the place (%d, %d) again from its projection', (longitude, latitude) => {
  const [back, up] = unproject(project([longitude, latitude]));
  expect(back).toBeCloseTo(longitude, 6);
  expect(up).toBeCloseTo(latitude, 6);
});

it('projects equal areas to equal areas', () => {
  const step = 0.001;
  const areaAt = (latitude: number) => {
    const [x1, y1] = project([10, latitude]);
    const [x2, y2] = project([10 + step, latitude]);
    const [x3, y3] = project([10, latitude + step]);
    return Math.abs((x2 - x1) * (y3 - y1) - (x3 - x1) * (y2 - y1)) / Math.cos((latitude + step / 2) * (Math.PI / 180));
  };
  expect(areaAt(60) / areaAt(0)).toBeCloseTo(1, 4);
});
