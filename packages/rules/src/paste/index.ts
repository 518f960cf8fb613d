export { readTextCells, type TextCells } from './pasted-cells';
export { pastedNumber } from './pasted-number';
export { readDay, readMonth } from './read-day';
export { tidyCell } from './tidy-cell';
