/**
 * Dark counterparts of a mail's colours.
 *
 * A script can't see which text is on which background: a mail's rules decide it by the width of the window. So each
 * colour is changed by itself: every background ends at or below one luminance and every text at or above another, far
 * enough apart for any text on any background (4.5 : 1, WCAG 2.2 §1.4.3).
 */
const maxGround = 0.08;
const minText = 0.6;
/** The dark counterpart of white. */
const paperGround = 0.009;

interface Color {
  /** Linear light, 0 to 1. */
  channels: [number, number, number];
  alpha: string;
}

const colorText = /#[\da-f]{3,8}\b|\brgba?\([^()]*\)|\b[a-z]{3,24}\b(?![-(])/gi;
const notAColor = /^(?:transparent|currentcolor|none|inherit|initial|unset|revert|auto)$/i;

/** Changes the colours of a background, gradients included, or of a border. */
export function darkBackground(value: string): string {
  return mapColors(value, (color) => {
    const luminance = luminanceOf(color);
    if (luminance <= maxGround) return color;
    // Above mid-grey, the order is reversed: white becomes the darkest background, and cards stay distinct from it.
    const wanted = luminance < 0.25 ? maxGround : maxGround + ((luminance - 0.25) / 0.75) * (paperGround - maxGround);
    return { ...color, channels: color.channels.map((one) => (one * wanted) / luminance) as Color['channels'] };
  });
}

/** Changes the colour of a text. */
export function darkText(value: string): string {
  return mapColors(value, (color) => {
    const luminance = luminanceOf(color);
    if (luminance >= minText) return color;
    const wanted = minText + (1 - luminance / minText) * 0.25;
    const toWhite = (wanted - luminance) / (1 - luminance);
    return { ...color, channels: color.channels.map((one) => one + (1 - one) * toWhite) as Color['channels'] };
  });
}

/** Whether a colour is too light to be read on white paper (less than 2 : 1). */
export function isLight(value: string): boolean {
  const color = parseColor(value);
  return color !== null && luminanceOf(color) > 0.475;
}

/** Whether a colour hides what is behind it. */
export function isOpaque(value: string): boolean {
  const color = parseColor(value);
  return color !== null && (color.alpha === '' || parseFloat(color.alpha) > 0.5);
}

function mapColors(value: string, change: (color: Color) => Color): string {
  return value.replace(colorText, (text) => {
    const color = parseColor(text);
    return color === null ? text : writeColor(change(color));
  });
}

function parseColor(text: string): Color | null {
  if (notAColor.test(text)) return null;
  const hex = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(text);
  if (hex) {
    const digits = hex[2] ?? [...(hex[1] ?? '')].map((digit) => digit + digit).join('');
    return asColor((digits.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
  }
  const [, list] = /^rgba?\(([^()]*)\)$/i.exec(text) ?? [];
  if (list !== undefined) {
    const [red, green, blue, alpha = ''] = list.split(/[\s,/]+/).filter(Boolean);
    return asColor([red, green, blue].map(Number), alpha);
  }
  const named = /^[a-z]+$/i.test(text) ? resolveName(text) : null;
  return named === null ? null : parseColor(named);
}

function asColor(bytes: number[], alpha = ''): Color | null {
  if (bytes.length !== 3 || bytes.some(Number.isNaN)) return null;
  return { channels: bytes.map(toLinear) as Color['channels'], alpha };
}

let canvas: CanvasRenderingContext2D | null = null;

/** Converts one of the 148 colour names by means of the browser; null for another word. */
function resolveName(name: string): string | null {
  if (typeof document === 'undefined' || !CSS.supports('color', name)) return null;
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return null;
  canvas.fillStyle = '#000';
  canvas.fillStyle = name;
  return canvas.fillStyle;
}

const luminanceOf = ({ channels: [red, green, blue] }: Color) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Converts a byte of sRGB to linear light (IEC 61966-2-1). */
function toLinear(byte: number): number {
  const part = Math.min(Math.max(byte, 0), 255) / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function toByte(linear: number): number {
  const part = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(part * 255);
}

function writeColor({ channels, alpha }: Color): string {
  const bytes = channels.map(toByte).join(',');
  return alpha === '' ? `rgb(${bytes})` : `rgba(${bytes},${alpha})`;
}
