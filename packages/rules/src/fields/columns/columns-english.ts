import type { Sentences } from '../../base/refusal';
import type { CellParams, ColumnsParams } from './columns-refusals';

export const COLUMNS_ENGLISH: Sentences<ColumnsParams> = {
  'columns.emptySheet': () => 'Nothing could be read: check the file or the pasted text',
  'columns.emptyBook': () => 'Nothing could be read: check the file',
  'columns.onlyHeadings': () => 'There are headings, and no rows of products',
  'columns.tooManyRows': ({ count, most }) =>
    `There are ${count} rows, and ${most} at most are imported at once: make several files`,
};

export const CELL_ENGLISH: Sentences<CellParams> = {
  'cell.amount': () => 'It is no amount',
  'cell.day': () => 'It is no day',
  'cell.yearMissing': () => 'It is no day: the year is lacking',
  'cell.direction': () => 'It does not say whether it came in or went out',
  'cell.directionMissing': () => 'Nothing says whether it came in or went out',
  'cell.quantity': () => 'It is no quantity',
  'cell.formulaEmpty': () => 'The formula has no result: save the file once in Excel',
  'cell.formulaWrong': ({ text }) => `The formula failed, it says ${text}`,
};
