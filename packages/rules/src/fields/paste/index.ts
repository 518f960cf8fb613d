export { tidyCell } from '../../base/tidy-cell';
export { readDay, readMonth } from '../../base/time/read-day';
export { readFileCells } from './file-cells';
export { lostDigits, withoutZeros } from './lost-digits';
export { type PasteRefusal, pasteText } from './paste-refusals';
export { readTextCells, type TextCells } from './pasted-cells';
export { type PastedColumn, pastedColumn } from './pasted-column';
export { pastedNumber } from './pasted-number';
