export { draftsByOrder, type OrderDraft, openSettle, settleDraft } from './settle-draft';
