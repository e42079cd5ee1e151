/** A line of Markdown: marks that stay as they are, and what is to be translated, if anything. */
interface MarkdownLine {
  mark: string;
  text: string;
}

const marks = /^\s*(?:#{1,6}\s+|[-*+]\s+|\d+\.\s+|>\s?)*/;
const fence = /^\s*(?:```|~~~)/;
const wordless = /^[^\p{L}]*$/u;

/** Takes Markdown apart into lines, so that a translator meets words and never the marks at their beginning. */
export function splitMarkdown(markdown: string): MarkdownLine[] {
  let inCode = false;
  return markdown.split('\n').map((line) => {
    if (fence.test(line)) {
      inCode = !inCode;
      return { mark: line, text: '' };
    }
    const [mark = ''] = inCode ? [line] : (marks.exec(line) ?? []);
    const text = line.slice(mark.length);
    return wordless.test(text) ? { mark: line, text: '' } : { mark, text };
  });
}

/** Puts the lines together again, with the translations of those that had words in them. */
export function joinMarkdown(lines: readonly MarkdownLine[], translations: readonly string[]): string {
  const left = [...translations];
  return lines.map(({ mark, text }) => (text === '' ? mark : mark + oneLine(left.shift() ?? text))).join('\n');
}

const oneLine = (text: string) =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
