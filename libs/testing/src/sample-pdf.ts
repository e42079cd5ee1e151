/** A PDF file of these objects (ISO 32000-2 §7.5); the first is its catalogue. */
export function pdf(objects: string[], trailer = ''): Buffer {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer}>>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + end, 'latin1');
}
export const pdfStream = (content: string, entries = '') =>
  `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;

/** A PDF file with a line of text on each page, under which other objects may be added. */
export function pdfOf(lines: string[], { catalogue = '', page = '', trailer = '' } = {}): Buffer {
  const kids = lines.map((_, index) => `${4 + 2 * index} 0 R`);
  return pdf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalogue}>>`,
      `<< /Type /Pages /Count ${kids.length} /Kids [${kids.join(' ')}] >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ...lines.flatMap((line, index) => [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + 2 * index} 0 R` +
          ` /Resources << /Font << /F 3 0 R >> >> ${page}>>`,
        pdfStream(`BT /F 24 Tf 60 760 Td (${line}) Tj ET`),
      ]),
    ],
    trailer,
  );
}
