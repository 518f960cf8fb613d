export { readTextCells, type TextCells } from './pasted-cells';
export { pastedNumber } from './pasted-number';
export { tidyCell } from './tidy-cell';
