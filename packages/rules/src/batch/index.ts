export { cartWaves } from './cart-waves';
export {
  type HeldPieces,
  type ImportLine,
  type ImportRun,
  type ImportWave,
  importWaves,
  lookUpWave,
  nextWave,
  reloadedImport,
  restOfImport,
  startImport,
  type WaveState,
  whyNotAdd,
  withWave,
} from './import-run';
export { type ImportFacts, type ImportProduct, type JudgedRow, judgeRows } from './judge-rows';
export { readSheet, SHEET_ROWS, type SheetRead, type SheetRow } from './sheet';
