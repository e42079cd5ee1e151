/** Red, green and blue, each 0 to 255. */
export type Color = readonly [number, number, number];

export const black: Color = [0, 0, 0];
export const white: Color = [255, 255, 255];

/** The colour names that mails use. Text in a colour of another name is not judged. */
const named: Record<string, string> = {
  black: '000000',
  silver: 'c0c0c0',
  gray: '808080',
  grey: '808080',
  white: 'ffffff',
  maroon: '800000',
  red: 'ff0000',
  purple: '800080',
  fuchsia: 'ff00ff',
  magenta: 'ff00ff',
  green: '008000',
  lime: '00ff00',
  olive: '808000',
  yellow: 'ffff00',
  navy: '000080',
  blue: '0000ff',
  teal: '008080',
  aqua: '00ffff',
  cyan: '00ffff',
  orange: 'ffa500',
  darkgray: 'a9a9a9',
  darkgrey: 'a9a9a9',
  lightgray: 'd3d3d3',
  lightgrey: 'd3d3d3',
  dimgray: '696969',
  whitesmoke: 'f5f5f5',
};

/** Reads an opaque colour of CSS or of an HTML attribute; null for other text, and for forms that are not judged. */
export function readColor(text: string): Color | null {
  const written = text.trim().toLowerCase();
  const hex = Object.hasOwn(named, written) ? named[written] : /^#?([\da-f]{3}|[\da-f]{6})$/.exec(written)?.[1];
  if (hex) {
    const six = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
    return [0, 2, 4].map((at) => parseInt(six.slice(at, at + 2), 16)) as unknown as Color;
  }
  const parts = /^rgba?\(\s?(\d{1,3})[\s,]{1,3}(\d{1,3})[\s,]{1,3}(\d{1,3})(?:[\s,/]{1,3}(?:1|1\.0|100%))?\s?\)$/.exec(
    written,
  );
  return parts && (parts.slice(1, 4).map((part) => Math.min(255, Number(part))) as unknown as Color);
}

/** Reads the colour of a `background` shorthand; undefined if an image or gradient may cover the colour. */
export function readGround(value: string): Color | null | undefined {
  if (/url\(|gradient\(|image-set\(/i.test(value)) return undefined;
  for (const word of value.split(/\s/)) {
    const color = readColor(word);
    if (color) return color;
  }
  return readColor(value);
}

/** WCAG 2.2: relative luminance. */
function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2: 1 for equal colours, 21 for black on white. */
export function contrast(a: Color, b: Color): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

export const hexOf = (color: Color): string => `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
