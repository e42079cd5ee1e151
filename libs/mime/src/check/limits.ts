/** Limits of a check, each with the mail that it stops. */
export const checkLimits = {
  /** A hundred thousand links or images, each with a finding. */
  maxLinks: 500,
  maxImages: 500,
  /** One link around a whole book. */
  maxLinkTextChars: 300,
} as const;
