import { BarChart, CustomChart, LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import type { Plot } from './section.js';

register([BarChart, CustomChart, LineChart, GridComponent, LegendComponent, SVGRenderer]);

/** Draws on white, so that the plot can be read on a dark page, too. */
export function drawPlot({ option, width = 960, height = 540 }: Plot): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height });
  chart.setOption({ animation: false, backgroundColor: '#ffffff', textStyle: { fontFamily: 'sans-serif' }, ...option });
  const svg = chart.renderToSVGString();
  chart.dispose();
  return svg;
}
