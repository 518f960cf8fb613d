export { readFileCells } from './file-cells';
export { lostDigits, withoutZeros } from './lost-digits';
export { readTextCells, type TextCells } from './pasted-cells';
export { type PastedColumn, pastedColumn } from './pasted-column';
export { pastedNumber } from './pasted-number';
export { readDay, readMonth } from './read-day';
export { tidyCell } from './tidy-cell';
