export {
  answerQuestion,
  type Choices,
  chooseHeads,
  chooseRole,
  columnChoices,
  correctCell,
  type HeadRows,
  leaveOut,
  type Memory,
  NO_CHOICES,
  readIn,
  reopenQuestion,
} from './choices';
export { type CellRefusal, type ColumnsRefusal, cellText, columnsText } from './columns-refusals';
export { memoryKeyOf } from './guess';
export { readLedger } from './ledger';
export { isMemory, memoryOf } from './memory';
export { readOrder } from './order';
export { factorLabel } from './questions';
export {
  type Answer,
  type CellProblem,
  type Certainty,
  type Column,
  type ColumnShipTo,
  type DealerBook,
  isSettled,
  type LedgerInput,
  type LedgerReading,
  type LeftOut,
  type OrderInput,
  type OrderReading,
  type Phrase,
  type Question,
  type ReadInput,
  type Reading,
  type RowKind,
  type ShopPlace,
  type ShownCells,
} from './reading';
export {
  type ColumnRole,
  type Door,
  type LedgerRole,
  type OrderRole,
  rolesOf,
} from './roles';
export type { CellMark, MergedCells, Sheet } from './sheet';
