export { leadsToCart } from './after-addition';
export { type ArrivalChoice, arrivalChoices, arrivalText, chosenArrival } from './arrival';
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
export { type OverStock, overStock, type StockedEntry, unitsInStock } from './entry-stock';
export { lineTerms, type TermLine } from './line-terms';
export { creditModelText, toleranceTerms, warehouseText } from './named-terms';
export { type NumberedEntry, type NumberPayload, numberPayload } from './number-payload';
export {
  entryPriceName,
  isDatedPrice,
  type PriceLimits,
  packageParts,
  priceNotes,
} from './price-notes';
export { additionOf, putBackPairs } from './put-back';
export { countedOf, type Waiting, waitingEntries, waitingOf } from './waiting';
export { type WarehouseGroup, warehouseGroups, warehouseKind } from './warehouse-groups';
export {
  type ArrivalWeek,
  chooseWeek,
  thisWeekText,
  type WeekMarks,
  weekName,
  weekStartText,
  weekText,
} from './week';
export { withPieces, withStock } from './with-pieces';
