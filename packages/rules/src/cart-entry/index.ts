export {
  entryName,
  entryNames,
  isPackage,
  type NamedEntry,
  packageSaving,
  piecesOf,
  unitPrice,
} from './entry-facts';
export { lineTerms, type TermLine } from './line-terms';
export { creditModelText, warehouseText } from './named-terms';
export { type ArrivalWeek, chooseWeek, type WeekMarks, weekLabel, weekName, weekText } from './week';
