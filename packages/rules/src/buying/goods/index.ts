export {
  type AdditionSource,
  heldRefusal,
  isLimited,
  type PackageFacts,
  type PiecesHeld,
  type PolicyFacts,
  type ProductTerms,
  packageAddition,
  policyAddition,
  productAdditions,
  purchaseShares,
  sharesAmount,
  sharesText,
  splitText,
  standInPrice,
  type WantedPieces,
} from './addition';
export { type CapacityRange, capacityKey, capacityText } from './capacity-range';
export { type PricePeriod, pricePeriods, type SalesDay } from './daily-sales';
export {
  capacityOf,
  categoryTitle,
  ENERGY_ATTRIBUTE,
  energyOf,
  type FacetCategory,
  type FacetChoice,
  type FacetCount,
  type FacetCounts,
  type FacetGoods,
  type FacetProduct,
  facetChoices,
  facetCounts,
  type GoodsFacets,
  narrowGoods,
  PRICE_BANDS,
  priceBandOf,
  topCategoryOf,
} from './facets';
export { type Fill, type FilledRow, type FilledSum, type FillRange, filledSum, readFill } from './fill';
export { type FillRefusal, fillNextStep, type GoodsRefusal, goodsText } from './goods-refusals';
export { type Restock, type RestockFacts, restock, type StockPoint } from './restock';
export { type PriceShare, piecesInCart, type ShareFacts, savedMoney } from './share';
export { type StockLevel, stockLevel } from './stock-level';
export { type OwnStock, type TurnoverNote, turnoverNote } from './turnover';
