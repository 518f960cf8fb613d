export { type OwnListKind, ownListKind } from './kinds';
export {
  mergedOwnList,
  type OwnList,
  type OwnListsRead,
  ownListCount,
  ownListsFile,
  readOwnLists,
} from './own-lists-file';
export { type OwnListsRefusal, ownListsText } from './own-lists-refusals';
