/**
 * The Equal Earth projection. It preserves areas: no country gets more colour because it is far from the equator.
 *
 * @see Šavrič, Patterson, Jenny (2018), doi:10.1080/13658816.2018.1504949
 */
const [a1, a2, a3, a4] = [1.340264, -0.081106, 0.000893, 0.003796];
const m = Math.sqrt(3) / 2;
const radians = Math.PI / 180;

const northing = (theta: number) => theta * (a1 + a2 * theta ** 2 + theta ** 6 * (a3 + a4 * theta ** 2));
const slope = (theta: number) => a1 + 3 * a2 * theta ** 2 + theta ** 6 * (7 * a3 + 9 * a4 * theta ** 2);

/** From degrees of longitude and latitude to the plane, whose y axis points down. */
export function project([longitude = 0, latitude = 0]: readonly number[]): [number, number] {
  const theta = Math.asin(m * Math.sin(latitude * radians));
  return [(longitude * radians * Math.cos(theta)) / (m * slope(theta)), -northing(theta)];
}

export function unproject([x = 0, y = 0]: readonly number[]): [number, number] {
  let theta = -y;
  // Newton's method: the curve is almost straight, so few steps suffice.
  for (let step = 0; step < 8; step++) theta -= (northing(theta) + y) / slope(theta);
  return [(m * x * slope(theta)) / (Math.cos(theta) * radians), Math.asin(Math.sin(theta) / m) / radians];
}
