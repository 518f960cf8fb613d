export { changeRow, countFaults, fitRows, problemRows, type RowChange, rowsToFit } from './change-rows';
export {
  type HeldPieces,
  heldKey,
  type ImportedProduct,
  type ImportLine,
  type ImportRun,
  type ImportWave,
  importAddition,
  importLines,
  lookUpWave,
  nextWave,
  reasonAgainstAdd,
  reloadedImport,
  restOfImport,
  startImport,
  type WaveState,
  withWave,
} from './import-run';
export {
  type ImportFacts,
  type ImportProduct,
  type JudgedRow,
  judgeRows,
  lookalike,
  type RowFault,
} from './judge-rows';
export type { SheetRow } from './sheet-row';
