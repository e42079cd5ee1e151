/** What the build uses of the package, which comes without types. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    /** Leaves out ligatures: single glyphs for several characters. */
    noLayoutClosure: boolean;
    /** A range of an axis that stays variable, or the one value that it is fixed at. */
    variationAxes: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, characters: string, options: SubsetOptions): Promise<Buffer>;
}
