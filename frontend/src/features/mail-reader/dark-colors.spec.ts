import { darkBackground, darkText, isLight, isOpaque } from './dark-colors.js';

const steps = [0, 51, 102, 153, 204, 255];
const cube = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `rgb(${red}, ${green}, ${blue})`)));

/** WCAG 2.2, "relative luminance". */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map((byte) => {
    const part = Number(byte) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it('keeps every text legible on every background', () => {
  const grounds = cube.map((color) => luminance(darkBackground(color)));
  const texts = cube.map((color) => luminance(darkText(color)));
  expect((Math.min(...texts) + 0.05) / (Math.max(...grounds) + 0.05)).toBeGreaterThanOrEqual(4.5);
});

it('turns white paper into the darkest background, and keeps a card distinct from it', () => {
  expect(darkBackground('rgb(255, 255, 255)')).toBe(darkBackground('#ffffff'));
  expect(luminance(darkBackground('#fff'))).toBeLessThan(0.01);
  expect(luminance(darkBackground('#f2f4f6'))).toBeGreaterThan(luminance(darkBackground('#fff')));
});

it('keeps the hue, and colours that are already dark or light enough', () => {
  expect(darkBackground('rgb(10, 20, 30)')).toBe('rgb(10,20,30)');
  expect(darkText('rgb(250, 250, 250)')).toBe('rgb(250,250,250)');
  const [red = 0, green = 0, blue = 0] = (darkText('rgb(160, 0, 0)').match(/\d+/g) ?? []).map(Number);
  expect(red).toBeGreaterThan(green);
  expect(green).toBe(blue);
});

it('changes the colours of a gradient, and keeps transparency', () => {
  expect(darkBackground('linear-gradient(to right, rgb(255, 255, 255) 0%, #fff 100%)')).toBe(
    `linear-gradient(to right, ${darkBackground('#fff')} 0%, ${darkBackground('#fff')} 100%)`,
  );
  expect(darkBackground('rgba(255, 255, 255, 0.5)')).toMatch(/^rgba\(.*,0\.5\)$/);
  expect(darkBackground('transparent')).toBe('transparent');
  expect(darkText('inherit')).toBe('inherit');
});

it('detects light colours, and colours that hide the background', () => {
  expect(['#fff', 'rgb(255, 230, 200)', '#333', 'transparent'].map(isLight)).toEqual([true, true, false, false]);
  expect(['#fff', 'rgba(0, 0, 0, 0.2)', 'transparent', 'rgba(0, 0, 0, 0)'].map(isOpaque)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
