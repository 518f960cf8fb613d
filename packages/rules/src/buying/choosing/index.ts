export {
  COMPARED_LIMIT,
  type ComparedFact,
  comparedFacts,
  type ProductFacts,
  readComparedCodes,
} from './comparison';
export {
  type FollowedChange,
  followedChanges,
  type SeenTerms,
  seenTerms,
  type TermsNow,
} from './followed';
export { VIEWED_LIMIT, type ViewedProduct, withViewed } from './viewed';
