/** Files as the programs of a dealer write them: bookkeeping, banks, wallets, and order sheets of WPS. */
import { strToU8, zipSync } from 'fflate';

/** A sheet to write: rows as text with `|` between cells, and what its program says beside them. */
interface WrittenSheet {
  readonly name: string;
  readonly rows: string;
  readonly merges?: readonly string[];
  /** Numbers of the rows that the filter hides. */
  readonly filtered?: readonly number[];
  readonly isHidden?: boolean;
}

const NS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A figure is a number of the workbook, everything else a text; `=` is a formula whose result was not saved. */
function cellXml(text: string, address: string): string {
  if (text === '') return '';
  if (text.startsWith('=')) return `<c r="${address}"><f>${escaped(text.slice(1))}</f></c>`;
  if (/^-?\d{1,9}(?:\.\d+)?$/.test(text) && !/^0\d/.test(text)) return `<c r="${address}"><v>${text}</v></c>`;
  return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

function sheetXml({ rows, merges = [], filtered = [] }: WrittenSheet): string {
  const xml = rows
    .split('\n')
    .map((line, index) => {
      const no = index + 1;
      const cells = line.split('|').map((text, at) => cellXml(text, `${String.fromCharCode(65 + at)}${no}`));
      return `<row r="${no}"${filtered.includes(no) ? ' hidden="1"' : ''}>${cells.join('')}</row>`;
    })
    .join('');
  const filter = filtered.length > 0 ? `<autoFilter ref="A3:H${rows.split('\n').length}"/>` : '';
  const merged = merges.map((range) => `<mergeCell ref="${range}"/>`).join('');
  return `<worksheet xmlns="${NS}"><sheetData>${xml}</sheetData>${filter}${merged && `<mergeCells count="${merges.length}">${merged}</mergeCells>`}</worksheet>`;
}

/** A workbook of some sheets. */
export function workbookFile(fileName: string, sheets: readonly WrittenSheet[]): File {
  const list = sheets.map(
    ({ name, isHidden }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
  );
  const links = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const files: Record<string, string> = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"></Types>',
    'xl/workbook.xml': `<workbook xmlns="${NS}" xmlns:r="${RELATIONS}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links.join('')}</Relationships>`,
  };
  for (const [at, sheet] of sheets.entries()) files[`xl/worksheets/sheet${at + 1}.xml`] = sheetXml(sheet);
  const bytes = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  );
  return new File([bytes], fileName);
}

let codes: ReadonlyMap<string, readonly [number, number]> | undefined;

/** The two bytes of each character in GB18030, found by reading all of them: a browser only decodes. */
function twoByteCodes(): ReadonlyMap<string, readonly [number, number]> {
  const decoder = new TextDecoder('gb18030');
  const byteCodes = new Map<string, readonly [number, number]>();
  for (let first = 0x81; first <= 0xfe; first += 1) {
    for (let second = 0x40; second <= 0xfe; second += 1) {
      if (second === 0x7f) continue;
      byteCodes.set(decoder.decode(new Uint8Array([first, second])), [first, second]);
    }
  }
  return byteCodes;
}

/** A text file in GB18030, as Chinese programs save it. */
export function gb18030File(fileName: string, text: string): File {
  codes ??= twoByteCodes();
  const bytes = [...text].flatMap((letter) => codes?.get(letter) ?? [letter.charCodeAt(0)]);
  return new File([new Uint8Array(bytes)], fileName);
}
