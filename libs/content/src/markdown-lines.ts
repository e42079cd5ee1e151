/** A line of Markdown: its marks, which stay, and the text to translate, if any. */
interface MarkdownLine {
  mark: string;
  text: string;
}

const marks = /^\s*(?:#{1,6}\s+|[-*+]\s+|\d+\.\s+|>\s?)*/;
const fence = /^\s*(?:```|~~~)/;
const wordless = /^[^\p{L}]*$/u;

/** Splits Markdown into lines, so that the translator gets words without the marks at their beginning. */
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

/** Joins the lines again, with the translations in place of their words. */
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
