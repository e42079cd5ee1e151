const quoteMarks = /^>*/;
const signatureMark = '-- ';

/**
 * Joins the lines of each paragraph of a `format=flowed` text (RFC 3676). A line that ends in a blank goes on in the next
 * line if that has the same number of quote marks, which stand at the beginning of each line.
 *
 * @param deletesBlank the text says `delsp=yes`: the blank at the end of a line is not part of the text.
 */
export function joinFlowedLines(text: string, deletesBlank: boolean): string {
  const lines: string[] = [];
  let openDepth = -1;
  for (const line of text.split(/\r?\n/)) {
    const depth = quoteMarks.exec(line)?.[0].length ?? 0;
    const words = line.slice(line.charAt(depth) === ' ' ? depth + 1 : depth);
    const isSignature = words === signatureMark;
    const isOpen = words.endsWith(' ') && !isSignature;
    const shown = isOpen && deletesBlank ? words.slice(0, -1) : words;
    if (depth === openDepth && !isSignature) lines[lines.length - 1] += shown;
    else lines.push('>'.repeat(depth) + (depth && words ? ' ' : '') + shown);
    openDepth = isOpen ? depth : -1;
  }
  return lines.join('\n');
}
