import type { Sentences } from '../../base/refusal';
import type { ColumnsParams } from './columns-refusals';

export const COLUMNS_ENGLISH: Sentences<ColumnsParams> = {
  'columns.emptySheet': () => 'Nothing could be read: check the file or the pasted text',
  'columns.emptyBook': () => 'Nothing could be read: check the file',
  'columns.onlyHeadings': () => 'There are headings, and no rows of products',
  'columns.tooManyRows': ({ count, most }) =>
    `There are ${count} rows, and ${most} at most are imported at once: make several files`,
};
