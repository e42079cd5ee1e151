import { MapChart } from 'echarts/charts';
import { registerMap, use as register } from 'echarts/core';
import type { MultiPolygon, Polygon } from 'geojson';
import type { GeometryCollection, Topology } from 'topojson-specification';
import isoCodes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import { feature } from 'topojson-client';
import atlas from 'world-atlas/countries-110m.json' with { type: 'json' };
import { keepTogether } from './antimeridian.js';

register([MapChart]);

const antarctica = '010';
const alpha2 = new Map(isoCodes.map(([code = '', , number = '']) => [number, code]));

const topology = atlas as unknown as Topology<{ countries: GeometryCollection }>;
const { features } = feature(topology, topology.objects.countries);

const land = {
  type: 'FeatureCollection',
  features: features
    .filter(({ id }) => id !== antarctica)
    // The atlas uses the United Nations' numbers; a few areas have none and are drawn without a figure.
    .map(({ geometry, id }) => ({
      type: 'Feature',
      geometry: keepTogether(geometry as Polygon | MultiPolygon),
      properties: { name: alpha2.get(String(id)) ?? '' },
    })),
};
registerMap('world', land as unknown as Parameters<typeof registerMap>[1]);
