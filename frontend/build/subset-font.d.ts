/** What the build uses of the package, which comes without types. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    /** Tags of the OpenType features to keep; those of all others go, with the glyphs that only they show. */
    keepFeatures: readonly string[];
    /** A range of an axis that stays variable, or the one value that it is fixed at. */
    variationAxes: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, characters: string, options: SubsetOptions): Promise<Buffer>;
}
