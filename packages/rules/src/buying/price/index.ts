export {
  isOffered,
  PRICE_NAMES,
  type PriceChoice,
  type PricedEntry,
  priceChoiceProblem,
  priceChoices,
  priceLabel,
  priceTypeName,
  SPECIAL_PRICES,
} from './choice';
export {
  type OfferPolicy,
  type OfferPrice,
  type OrdinaryPrice,
  offerPrices,
  type PriceFacts,
  type PriceRule,
  priceBy,
  priceOfType,
  priceRule,
  priceTypeOf,
} from './offer';
export { type PieceFacts, type PolicyPieces, pieceLimit, pieceRefusal, policyLimit } from './pieces';
export { reasonAgainstPriced, type TermsState, termsState } from './terms';
