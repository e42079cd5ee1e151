/** Tells whether an answer is described by the codes of its errors alone, which no language translates. */
export const isErrorCodes = (description: string): boolean => /^[a-z_]+(?:, [a-z_]+)*$/.test(description);
