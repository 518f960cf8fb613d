import { type Flag, isOn } from '../../base/flag';
import { externalUrl } from '../../base/link';

/** An ad image of the category menu, by wire names, misspelt ones too (CAT-02). */
export interface CategoryImage {
  readonly pictureUrl?: string | null | undefined;
  readonly categoryCode?: string | null | undefined;
  readonly msgPosition?: number | string | null | undefined;
  /** 1 opens the product detail of `rediretionContent`, anything else takes it as an address. */
  readonly redirectionMethod?: number | string | null | undefined;
  readonly rediretionContent?: string | null | undefined;
  readonly deleteFlag?: Flag;
}

/** Assumption: a keyword tag carries the attribute that it filters by. */
export interface CategoryTag {
  readonly title?: string | null | undefined;
  readonly attributeName?: string | null | undefined;
  readonly attributeValue?: string | null | undefined;
}

/** A category by wire names (CAT-01). */
export interface Category {
  readonly code: string;
  readonly title?: string | null | undefined;
  readonly subCats?: readonly Category[] | null | undefined;
  readonly keyword?: readonly CategoryTag[] | null | undefined;
  readonly images?: readonly CategoryImage[] | null | undefined;
  readonly stockTypes?: readonly string[] | string | null | undefined;
  readonly deleteFlag?: Flag;
  /** Address of its picture. */
  readonly icon?: string | null | undefined;
  /** The page that lists it; the results where it names none. */
  readonly routeName?: string | null | undefined;
}

const ECOSYSTEM_CODE = '230000';

/** The sub-categories of 230000, independent of the data (CAT-02). Assumption: their exact titles. */
export const ECOSYSTEMS: readonly Category[] = [
  { code: '230100', title: '美食生态' },
  { code: '230200', title: '空气生态' },
  { code: '230300', title: '衣联生态' },
  { code: '230400', title: '用水与卫浴生态' },
  { code: '230500', title: '智能音箱生态' },
];

const isKept = ({ deleteFlag }: { readonly deleteFlag?: Flag }): boolean => !isOn(deleteFlag);

/** The top-level categories of the menu: those with deleteFlag 1 are hidden (CAT-01). */
export function topCategories(categories: readonly Category[]): readonly Category[] {
  return categories.filter(isKept);
}

/**
 * The sub-categories in the fly-out of a category; 230000 has its five ecosystems (CAT-02). Assumption: deleteFlag
 * hides here too.
 */
export function subCategories({ code, subCats }: Category): readonly Category[] {
  return code === ECOSYSTEM_CODE ? ECOSYSTEMS : (subCats ?? []).filter(isKept);
}

/** The ad images of a category that are not deleted (CAT-01). */
export function categoryImages({ images }: Category): readonly CategoryImage[] {
  return (images ?? []).filter(isKept);
}

/** The query that a click on a category or one of its tags gives the result page (CAT-01). */
export interface CategoryQuery {
  readonly categoryCode: string;
  readonly stockTypes: readonly string[];
  readonly attributeName?: string;
  readonly attributeValue?: string;
}

/** A click on a category, or on a tag of it, goes to the results with these (CAT-01). */
export function categoryClick({ code, stockTypes }: Category, tag?: CategoryTag): CategoryQuery {
  const types = typeof stockTypes === 'string' ? stockTypes.split(',') : (stockTypes ?? []);
  return {
    categoryCode: code,
    stockTypes: types.map((type) => type.trim()).filter((type) => type !== ''),
    ...(tag?.attributeName ? { attributeName: tag.attributeName } : {}),
    ...(tag?.attributeValue ? { attributeValue: tag.attributeValue } : {}),
  };
}

/** The record of an ad click, and its target (CAT-02). */
export interface AdClick {
  readonly record: Pick<CategoryImage, 'categoryCode' | 'msgPosition' | 'pictureUrl'>;
  readonly opens:
    | { readonly kind: 'detail'; readonly productCode: string }
    | { readonly kind: 'window'; readonly url: string }
    | { readonly kind: 'nothing' };
}

function adTarget({ redirectionMethod, rediretionContent }: CategoryImage): AdClick['opens'] {
  const content = String(rediretionContent ?? '').trim();
  if (content && String(redirectionMethod) === '1') return { kind: 'detail', productCode: content };
  const url = externalUrl(content);
  return url ? { kind: 'window', url } : { kind: 'nothing' };
}

/** A click on an ad records itself and opens a product detail or an external url in a new tab (CAT-02). */
export function adClick(image: CategoryImage): AdClick {
  const { categoryCode, msgPosition, pictureUrl } = image;
  return {
    record: { categoryCode, msgPosition, pictureUrl },
    opens: adTarget(image),
  };
}
