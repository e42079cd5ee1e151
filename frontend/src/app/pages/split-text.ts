/** A long text: its title (`# …`), the first paragraph, and what follows. */
export function splitText(markdown: string): { title: string; lead: string; rest: string } {
  const [heading = '', ...paragraphs] = markdown.trim().split(/\n{2,}/);
  const title = heading.replace(/^#\s+/, '');
  const [lead = ''] = paragraphs;
  return { title, lead, rest: paragraphs.slice(1).join('\n\n') };
}

/** The questions (`## …`) of a text and their answers, as Markdown. */
export function splitQuestions(markdown: string): { question: string; answer: string }[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n');
      return { question: part.slice(0, end).trim(), answer: part.slice(end).trim() };
    });
}

/** The plain words of a Markdown text, for search engines. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/[*_`>#]|^- /gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}
