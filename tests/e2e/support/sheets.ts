/** Files as dealers bring them: Chinese CSV in GB18030, workbooks of Excel. */
import type { Locator, Page } from 'playwright';

/** Gives a page a file of Excel, as its field for files does. */
export const chooseSheet = (page: Page, name: string, buffer: Buffer): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/vnd.ms-excel', buffer });

/** The bar at the foot, with what the rows of a file come to. */
export const sumBar = (page: Page): Locator => page.getByRole('region', { name: '合计与操作' });

/** Text in GB18030, which Node can only read: the table is made by reading every pair of bytes. */
export function gb18030(text: string): Buffer {
  const decoder = new TextDecoder('gb18030');
  const pairs = new Map<string, readonly [number, number]>();
  for (let first = 0x81; first <= 0xfe; first += 1) {
    for (let second = 0x40; second <= 0xfe; second += 1) {
      if (second === 0x7f) continue;
      const character = decoder.decode(new Uint8Array([first, second]));
      if (character.length === 1) pairs.set(character, [first, second]);
    }
  }
  return Buffer.from([...text].flatMap((item) => pairs.get(item) ?? [item.charCodeAt(0)]));
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A workbook with one sheet; numbers are cells of numbers, texts are texts. Rows of these numbers, from 1, are hidden. */
export function workbook(
  rows: readonly (readonly (string | number)[])[],
  hidden: readonly number[] = [],
): Buffer {
  const cells = rows.map((row, at) => {
    const cellElements = row.map((cell, column) => {
      if (cell === '') return '';
      const place = `${String.fromCharCode(65 + column)}${at + 1}`;
      return typeof cell === 'number'
        ? `<c r="${place}"><v>${cell}</v></c>`
        : `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`;
    });
    return `<row r="${at + 1}"${hidden.includes(at + 1) ? ' hidden="1"' : ''}>${cellElements.join('')}</row>`;
  });
  return zip({
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT}.worksheet+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${MAIN}"><sheetData>${cells.join('')}</sheetData></worksheet>`,
  });
}

/** A ZIP archive of texts, stored as they are. */
function zip(files: Readonly<Record<string, string>>): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const [path, data] = [Buffer.from(name), Buffer.from(text)];
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(data), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(data.length, 18);
    facts.writeUInt16LE(path.length, 22);
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), facts, path, data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, place, path]));
    bodies.push(body);
    at += body.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...bodies, directory, Buffer.from('PK\x05\x06'), end]);
}

function crc32(data: Buffer): number {
  let rest = 0xffffffff;
  for (const byte of data) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  return (rest ^ 0xffffffff) >>> 0;
}
