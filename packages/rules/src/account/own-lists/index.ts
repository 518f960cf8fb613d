export { type OwnListKind, ownListKind } from '../session/own-list-kinds';
export {
  mergedOwnList,
  type OwnList,
  type OwnListsRead,
  ownListCount,
  ownListsFile,
  readOwnLists,
} from './own-lists-file';
export { type OwnListsRefusal, ownListsText } from './own-lists-refusals';
