/** A page to print, as a PDF; Chinese is set in a font that every reader of PDF has. */
const PAGE = { width: 595, height: 842, left: 60, top: 770, line: 26, size: 13 } as const;

/** Chinese as the encoding UniGB-UCS2-H takes it. */
function hexOf(text: string): string {
  return [...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('');
}

/**
 * Writes a PDF of one page.
 * @param lines from the top of the page; the first is its title
 */
export function pdfOf(lines: readonly string[]): Buffer {
  const text = lines.map((line, at) => {
    const size = at === 0 ? PAGE.size * 2 : PAGE.size;
    return `BT /F1 ${size} Tf ${PAGE.left} ${PAGE.top - at * PAGE.line * 1.2} Td <${hexOf(line)}> Tj ET`;
  });
  const content = text.join('\n');
  const font =
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>';
  const letters =
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo ' +
    '<< /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor 7 0 R >>';
  const descriptor =
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 ' +
    '/Ascent 800 /Descent -200 /CapHeight 700 /StemV 90 >>';
  return documentOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R ` +
      '/Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font,
    letters,
    descriptor,
  ]);
}

/** The objects one after the other, then the table of their places. */
function documentOf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + end, 'latin1');
}
