/** Spreadsheets run a cell that begins like this as a formula, and senders choose the domains in the cells. */
const formula = /^[=+\-@\t\r]/;

function toCell(value: string | number): string {
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** CSV as in RFC 4180, with the byte order mark by which spreadsheets recognise UTF-8. Formulas become plain text. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
}
