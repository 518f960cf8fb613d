import type { Sentences } from '../../base/refusal';
import type { OwnListsParams } from './own-lists-refusals';

/** The English sentences. */
export const OWN_LISTS_ENGLISH: Sentences<OwnListsParams> = {
  'ownLists.otherFile': () => 'this file was not exported by the portal; nothing was imported',
  'ownLists.newer': () =>
    'this file comes from a newer version of the portal; reload the page and import it again',
  'ownLists.empty': () => 'this file has no lists and settings; nothing was imported',
};
