export { isDraftCurrent } from './draft-age';
export { draftsByOrder, type OrderDraft, openSettle, settleDraft, withoutPlaced } from './settle-draft';
