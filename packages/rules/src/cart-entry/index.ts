export {
  entryName,
  entryNames,
  isPackage,
  type NamedEntry,
  packageSaving,
  piecesOf,
  unitPrice,
  WAREHOUSE_KINDS,
} from './entry-facts';
export { lineTerms, type TermLine } from './line-terms';
export { type ArrivalWeek, chooseWeek, type WeekMarks, weekLabel, weekName, weekText } from './week';
