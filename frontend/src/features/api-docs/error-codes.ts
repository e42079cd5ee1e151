/** Tells whether the description of an answer is only a list of error codes, which no language translates. */
export const isErrorCodes = (description: string): boolean => /^[a-z_]+(?:, [a-z_]+)*$/.test(description);
