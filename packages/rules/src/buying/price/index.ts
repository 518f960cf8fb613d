export {
  isOffered,
  type PriceChoice,
  type PricedEntry,
  priceChoiceRefusal,
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
export { PRICE_NAMES } from './price-names';
export { type PriceRefusal, priceText } from './price-refusals';
export { pricedRefusal, type TermsState, termsState } from './terms';
