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
export { type ViewedProduct, withViewed } from './viewed';
