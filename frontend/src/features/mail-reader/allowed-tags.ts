/** The elements that a mail may contain. No forms, no frames, no SVG or MathML, nothing that loads but `img`. */
export const allowedTags: ReadonlySet<string> = new Set([
  ...['html', 'head', 'body', 'a', 'abbr', 'acronym', 'address', 'article', 'aside', 'b', 'bdi', 'big'],
  ...['blockquote', 'br', 'caption', 'center', 'cite', 'code', 'col', 'colgroup', 'dd', 'del', 'dfn', 'div', 'dl'],
  ...['dt', 'em', 'figcaption', 'figure', 'font', 'footer', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hgroup'],
  ...['hr', 'i', 'img', 'ins', 'kbd', 'li', 'main', 'mark', 'ol', 'p', 'pre', 'q', 's', 'samp', 'section', 'small'],
  ...['span', 'strike', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'time', 'tr', 'tt'],
  ...['u', 'ul', 'var', 'wbr'],
]);
