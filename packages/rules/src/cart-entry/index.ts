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
export { type RebatePolicy, rebatePolicyName } from './rebate-policy';
export { type ArrivalWeek, chooseWeek, type WeekMarks, weekLabel, weekName, weekText } from './week';
