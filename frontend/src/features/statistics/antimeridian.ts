import type { MultiPolygon, Polygon, Position } from 'geojson';

const turns = (degrees: number) => 360 * Math.round(degrees / 360);
const extent = (ring: readonly Position[]) => {
  const longitudes = ring.map(([longitude = 0]) => longitude);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  return { middle: (west + east) / 2, width: east - west };
};

/** Makes an outline continue beyond 180° instead of jumping to the other edge of the map. */
function unwrap(ring: readonly Position[]): Position[] {
  let before = ring[0]?.[0] ?? 0;
  return ring.map(([longitude = 0, latitude = 0]) => {
    before = longitude + turns(before - longitude);
    return [before, latitude];
  });
}

const shift = (ring: readonly Position[], degrees: number): Position[] =>
  ring.map(([longitude = 0, latitude = 0]) => [longitude + degrees, latitude]);

/**
 * Keeps a country on both sides of the 180th meridian together, beyond the edge of the map: otherwise its outline would
 * be drawn across the whole map.
 */
export function keepTogether(shape: Polygon | MultiPolygon): MultiPolygon {
  const polygons = (shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates).map((rings) =>
    rings.map(unwrap),
  );
  const extents = polygons.map(([outline = []]) => extent(outline));
  const { middle: home } = extents.reduce((widest, other) => (other.width > widest.width ? other : widest), {
    middle: 0,
    width: -1,
  });
  // The widest part stays on the map; the other parts go to its side, beyond the edge if necessary.
  const middle = home - turns(home);
  const coordinates = polygons.map((rings) => {
    return rings.map((ring) => shift(ring, turns(middle - extent(ring).middle)));
  });
  return { type: 'MultiPolygon', coordinates };
}
