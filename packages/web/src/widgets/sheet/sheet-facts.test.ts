import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { fileCells } from './read-cells';

const NS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** A workbook of two sheets as WPS writes it, the second one hidden. */
function workbook(sheet: string, hidden = `<sheetData><row r="1">${cell('A1', '旧')}</row></sheetData>`) {
  const files = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"></Types>',
    'xl/workbook.xml':
      `<workbook ${NS} xmlns:r="${RELATIONS}"><sheets><sheet name="本周 &amp; 上周" sheetId="1" r:id="rId1"/>` +
      '<sheet name="旧单" sheetId="2" state="hidden" r:id="rId2"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
      `<Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/>` +
      `<Relationship Id="rId2" Type="${RELATIONS}/worksheet" Target="/xl/worksheets/sheet2.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${NS}>${sheet}</worksheet>`,
    'xl/worksheets/sheet2.xml': `<worksheet ${NS}>${hidden}</worksheet>`,
  };
  const bytes = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  );
  return new File([bytes], '要货单.xlsx');
}

async function sheetsOf(file: File) {
  const read = await fileCells(file);
  if (!read.ok) throw new Error(read.text);
  return read.sheets;
}

it('CART-08 a hidden sheet, hidden and filtered rows, and hidden columns are told', async () => {
  const row = (no: number, extra = '') => `<row r="${no}"${extra}>${cell(`A${no}`, `第 ${no} 行`)}</row>`;
  const [first, second] = await sheetsOf(
    workbook(
      '<cols><col min="1" max="1" width="9"/><col min="3" max="4" hidden="1"/></cols>' +
        `<sheetData>${row(1)}${row(2, ' hidden="1"')}${row(3)}${row(4, ' hidden="1"')}${row(5)}</sheetData>` +
        '<autoFilter ref="A3:D5"><filterColumn colId="0"><filters><filter val="x"/></filters></filterColumn></autoFilter>',
    ),
  );
  expect(first).toMatchObject({
    name: '本周 & 上周',
    isHidden: false,
    hiddenRows: [1],
    filteredRows: [3],
    hiddenColumns: [2, 3],
  });
  expect(second).toMatchObject({ name: '旧单', isHidden: true, hiddenRows: [], filteredRows: [] });
});

it('CART-08 merged cells, formulas without a result and errors are told, texts that are empty by a formula are not', async () => {
  const [sheet] = await sheetsOf(
    workbook(
      `<sheetData><row r="2">${cell('A2', '型号')}<c r="B2"><f>2*3</f></c><c r="C2"><f>2*3</f><v></v></c>` +
        '<c r="D2" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="E2" t="str"><f>""</f><v></v></c><c r="F2"><f>2*3</f><v>6</v></c>' +
        '</row></sheetData><mergeCells count="2"><mergeCell ref="A2:A4"/><mergeCell ref="AA1:AB1"/></mergeCells>',
    ),
  );
  expect(sheet?.marks).toEqual([
    { row: 1, column: 1, kind: 'formula', text: '' },
    { row: 1, column: 2, kind: 'formula', text: '' },
    { row: 1, column: 3, kind: 'error', text: '#DIV/0!' },
  ]);
  expect(sheet?.merges).toEqual([
    { top: 1, left: 0, bottom: 3, right: 0 },
    { top: 0, left: 26, bottom: 0, right: 27 },
  ]);
  expect(sheet?.cells[1]).toEqual(['型号', '', '', '#DIV/0!', '', '6']);
});

it('CART-08 a figure of more digits than a spreadsheet keeps is shown as it shows it, a code as text stays', async () => {
  const [sheet] = await sheetsOf(
    workbook(
      `<sheetData><row r="1"><c r="A1"><v>26372026112700000001</v></c>${cell('B1', '26372026112700000001')}` +
        '<c r="C1"><v>6010086608</v></c></row></sheetData>',
    ),
  );
  expect(sheet?.cells[0]).toEqual(['2.63720E+19', '26372026112700000001', '6010086608']);
});
