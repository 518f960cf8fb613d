export { draftsByOrder, type OrderDraft, openSettle, settleDraft, withoutPlaced } from './settle-draft';
