import { SERIES } from '../ledger/products';
import type { GrownProduct } from './grown';
import { KINDS } from './kinds';

/** Entries of the category menu at its real size, on all three levels together. */
export const CATEGORIES = 600;

/** A tag of the third level: products by one attribute. */
interface Tag {
  readonly title: string;
  readonly attributeName: string;
  readonly attributeValue: string;
}

/** A category as the menu shows it, as far as it is grown here. */
interface Menu {
  code: string;
  title: string;
  subCats: { code: string; title: string; keyword?: unknown[]; stockTypes?: string }[];
  keyword?: unknown[];
}

const STOCK_TYPES = 'CENTER,YC';

/** The menu with every kind and series below its category, and the sizes and labels of their products below these. */
export function grownCategories<Category extends Menu>(
  menu: readonly Category[],
  products: readonly GrownProduct[],
): readonly Category[] {
  const named = menu.map((category) => ({
    ...category,
    subCats: [...category.subCats, ...newSubCats(category)],
  }));
  const count = named.reduce(
    (sum, { subCats, keyword = [] }) => sum + 1 + subCats.length + keyword.length,
    0,
  );
  let left = CATEGORIES - count;
  return named.map((category) => ({
    ...category,
    subCats: category.subCats.map((subCat) => {
      const keyword = tagsOf(products, category.code, subCat.title).slice(0, left);
      left -= keyword.length;
      return { ...subCat, keyword };
    }),
  }));
}

function newSubCats({ code, title, subCats }: Menu): Menu['subCats'] {
  const known = subCats.map((subCat) => subCat.title);
  const kinds = KINDS.filter(({ category }) => category === code).map(({ type }) => type);
  const titles = [...kinds, ...SERIES.map((series) => `${series}${title}`)];
  return titles
    .filter((candidate) => !known.includes(candidate))
    .map((candidate, at) => ({
      code: String(Number(code) + 5000 + at * 100),
      title: candidate,
      keyword: [],
      stockTypes: STOCK_TYPES,
    }));
}

/** The values that the products of a sub-category have, each once. */
function tagsOf(products: readonly GrownProduct[], category: string, title: string): readonly Tag[] {
  const tags = products
    .filter((product) => product.category === category && isBelow(product, title))
    .flatMap(({ attributes }) => attributes)
    .filter(({ name }) => name !== '类型' && name !== '系列')
    .map(({ name, value }): Tag => ({ title: value, attributeName: name, attributeValue: value }));
  return [...new Map(tags.map((tag) => [tag.title, tag])).values()];
}

const isBelow = ({ type, series }: GrownProduct, title: string) => title === type || title.startsWith(series);
