export {
  allTicked,
  entryRefusal,
  entryTotal,
  isEnabled,
  isTicked,
  type Selection,
  selectionOf,
  tick,
  tickAdded,
  tickAll,
  tickedEntries,
  tickedKeys,
  tickedTotal,
  withEntries,
} from './selection';
export { type SelectionRefusal, selectionText } from './selection-refusals';
