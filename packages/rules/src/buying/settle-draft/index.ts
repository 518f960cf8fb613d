export { isDraftCurrent } from './draft-age';
export { OWN_NUMBER_LENGTH, ownNumberOf, readOwnNumber, withOwnNumber } from './own-number';
export { draftsByOrder, type OrderDraft, openSettle, settleDraft, withoutPlaced } from './settle-draft';
export { goodsWords, submitQuestion } from './submit-question';
