/** The facets of a product list, read from its products: those that are loaded, or the catalogue of a server. */
import { type Amount, sentFigure } from '../../base/money';
import { isOfCapacity } from './capacity-range';

/** A product, as far as the facets read it, by wire names (queryProducts). */
export interface FacetProduct {
  readonly categoryCode?: string | undefined;
  readonly attributes?: readonly { readonly name: string; readonly value: string }[] | undefined;
}

/** A product with the price that it is bought at and the pieces of the centre; undefined while they are not known. */
export interface FacetGoods {
  readonly product: FacetProduct;
  readonly price?: { readonly priceType: string; readonly price: Amount } | undefined;
  readonly stock?: number | undefined;
}

/** The chosen facets; an absent one narrows nothing. */
export interface GoodsFacets {
  readonly categoryCode?: string | undefined;
  readonly energy?: string | undefined;
  /** One capacity, or a range of them (`capacityKey`). */
  readonly capacity?: string | undefined;
  /** The key of a price band. */
  readonly price?: string | undefined;
  readonly isInStock?: boolean;
  readonly isSpecial?: boolean;
}

/** The attributes that say how much a product holds or does, the first that it has; the names are those of the catalogue. */
const CAPACITIES = ['容积', '容量', '匹数', '升数', '尺寸', '套数', '风量', '热负荷'];

/** The name of the attribute of the energy label. */
export const ENERGY_ATTRIBUTE = '能效等级';

function attribute({ attributes = [] }: FacetProduct, name: string): string | undefined {
  return attributes.find((item) => item.name === name)?.value;
}

/** How much a product holds or does, in words: 536升, 1.5匹, 65英寸; undefined where the catalogue does not say. */
export function capacityOf(product: FacetProduct): string | undefined {
  return CAPACITIES.map((name) => attribute(product, name)).find((value) => value !== undefined);
}

/** The energy label of a product: 一级; undefined where the catalogue does not say. */
export function energyOf(product: FacetProduct): string | undefined {
  return attribute(product, ENERGY_ATTRIBUTE);
}

/** A band of prices: from `from` on, below `below`. */
interface PriceBand {
  readonly key: '0' | '1000' | '2000' | '3000' | '5000';
  readonly label: string;
  readonly from: number;
  readonly below: number;
}

/** The bands of prices, cheapest first. Assumption: the steps; the catalogue ends near 6,000 yuan. */
export const PRICE_BANDS: readonly PriceBand[] = [
  { key: '0', label: '1,000 元以下', from: 0, below: 1000 },
  { key: '1000', label: '1,000 ~ 2,000 元', from: 1000, below: 2000 },
  { key: '2000', label: '2,000 ~ 3,000 元', from: 2000, below: 3000 },
  { key: '3000', label: '3,000 ~ 5,000 元', from: 3000, below: 5000 },
  { key: '5000', label: '5,000 元以上', from: 5000, below: Number.POSITIVE_INFINITY },
];

/** The key of the band that a price lies in; undefined for one that cannot be read. */
export function priceBandOf(price: Amount): string | undefined {
  const yuan = sentFigure(price);
  return PRICE_BANDS.find(({ from, below }) => yuan >= from && yuan < below)?.key;
}

/** A category with those below it (listCategories). */
export interface FacetCategory {
  readonly code: string;
  readonly title?: string | null | undefined;
  readonly subCats?: readonly FacetCategory[] | null | undefined;
}

/** The top-level category that a product belongs to, itself or by a category below; undefined in none. */
export function topCategoryOf(
  product: FacetProduct,
  categories: readonly FacetCategory[],
): string | undefined {
  return categories.find((category) => holds(category, product.categoryCode))?.code;
}

/** The title of a category of any level; undefined for a code that the menu does not have. */
export function categoryTitle(
  categories: readonly FacetCategory[],
  code: string | undefined,
): string | undefined {
  for (const category of categories) {
    const title = category.code === code ? category.title : categoryTitle(category.subCats ?? [], code);
    if (title) return title;
  }
  return undefined;
}

function holds({ code, subCats }: FacetCategory, categoryCode: string | undefined): boolean {
  return code === categoryCode || (subCats ?? []).some((category) => holds(category, categoryCode));
}

/** The products that meet every facet, in their order; a price or stock that is not known yet meets none. */
export function narrowGoods<Goods extends FacetGoods>(
  goods: readonly Goods[],
  facets: GoodsFacets,
  categories: readonly FacetCategory[],
): readonly Goods[] {
  return goods.filter((item) => meets(item, facets, categories));
}

function meets(goods: FacetGoods, facets: GoodsFacets, categories: readonly FacetCategory[]): boolean {
  const { product, price, stock } = goods;
  const { categoryCode, energy, capacity, isInStock = false, isSpecial = false } = facets;
  return (
    (categoryCode === undefined || topCategoryOf(product, categories) === categoryCode) &&
    (energy === undefined || energyOf(product) === energy) &&
    (capacity === undefined || isOfCapacity(capacityOf(product), capacity)) &&
    (facets.price === undefined || priceBandOf(price?.price) === facets.price) &&
    (!isInStock || sentFigure(stock) > 0) &&
    (!isSpecial || price?.priceType === 'TJ')
  );
}

/** One choice of a facet, with how many of the products have it. */
export interface FacetChoice {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** The values that a facet has among products, each with its count, in the order in which they first appear. */
export function facetChoices<Goods>(
  goods: readonly Goods[],
  read: (goods: Goods) => string | undefined,
): readonly FacetChoice[] {
  const counts = new Map<string, number>();
  for (const item of goods) {
    const value = read(item);
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({ value, label: value, count }));
}

/** So many products have a value of a facet. */
export interface FacetCount {
  readonly value: string;
  readonly hits: number;
}

/** What each choice of a facet would leave within the other facets (`facets` of queryProducts). */
export interface FacetCounts {
  /** Products within all facets but the category. */
  readonly all: number;
  /** By top-level category. */
  readonly categories: readonly FacetCount[];
  readonly energyLabels: readonly FacetCount[];
  readonly capacities: readonly FacetCount[];
  /** By the key of the band. */
  readonly priceBands: readonly FacetCount[];
  readonly inStock: number;
  readonly special: number;
}

/**
 * Counts products by each facet, within the others that are chosen.
 * @param goods all products: the counts of a page would be taken for those of the list
 */
export function facetCounts(
  goods: readonly FacetGoods[],
  facets: GoodsFacets,
  categories: readonly FacetCategory[],
): FacetCounts {
  const narrowed = (changes: GoodsFacets) => narrowGoods(goods, { ...facets, ...changes }, categories);
  const inCategories = narrowed({ categoryCode: undefined });
  return {
    all: inCategories.length,
    categories: hitsOf(inCategories, ({ product }) => topCategoryOf(product, categories)),
    energyLabels: hitsOf(narrowed({ energy: undefined }), ({ product }) => energyOf(product)),
    capacities: hitsOf(narrowed({ capacity: undefined }), ({ product }) => capacityOf(product)),
    priceBands: hitsOf(narrowed({ price: undefined }), ({ price }) => priceBandOf(price?.price)),
    inStock: narrowed({ isInStock: true }).length,
    special: narrowed({ isSpecial: true }).length,
  };
}

function hitsOf(
  goods: readonly FacetGoods[],
  read: (goods: FacetGoods) => string | undefined,
): readonly FacetCount[] {
  return facetChoices(goods, read).map(({ value, count }) => ({ value, hits: count }));
}
