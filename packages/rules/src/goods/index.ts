export {
  capacityOf,
  energyOf,
  type FacetCategory,
  type FacetChoice,
  type FacetGoods,
  type FacetProduct,
  facetChoices,
  type GoodsFacets,
  narrowGoods,
  PRICE_BANDS,
  priceBandOf,
  topCategoryOf,
} from './facets';
export { type Fill, type FilledRow, type FilledSum, type FillRange, filledSum, readFill } from './fill';
export { type OwnStock, type TurnoverNote, turnoverNote } from './turnover';
