export { type BatchRefusal, batchText, type NearName } from './batch-refusals';
export { changeRow, countFaults, fitRows, problemRows, type RowChange, rowsToFit } from './change-rows';
export {
  type CartNow,
  type HeldPieces,
  heldKey,
  type ImportedProduct,
  type ImportLine,
  type ImportRun,
  type ImportWave,
  importAddition,
  importLines,
  lookUpWave,
  mayStillArrive,
  nextWave,
  reloadedImport,
  restOfImport,
  type SentWave,
  startImport,
  type WaveLookUp,
  type WaveState,
  waveRefusal,
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
export { SHEET_ROWS, type SheetRow } from './sheet-row';
