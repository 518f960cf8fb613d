import { PlainSelect } from '#ui/input/plain-select';
import type { ProductFilter } from '#widgets/products/queries';
import './sort-choice.css';

/** An order of products, by the description's codes. */
export type Sort = NonNullable<ProductFilter['sort']>;

/** The orders of products, by the description's codes; the server compares ordinary prices. */
const SORTS = [
  { value: 'default', label: '默认排序' },
  { value: 'priceAsc', label: '普通价从低到高' },
  { value: 'priceDesc', label: '普通价从高到低' },
  { value: 'stockDesc', label: '库存从多到少' },
] as const satisfies readonly { readonly value: Sort; readonly label: string }[];

/** The order that a text of the address names; the usual one for anything else. */
export function sortOf(text: string | null | undefined): Sort {
  return SORTS.find(({ value }) => value === text)?.value ?? 'default';
}

interface SortChoiceProps {
  readonly sort: Sort;
  /** The chosen order as the address has it: `''` for the usual one. */
  readonly onSort: (sort: string) => void;
}

/** In which order products stand. */
export function SortChoice({ sort, onSort }: SortChoiceProps) {
  return (
    <PlainSelect
      className="product-sort"
      label="排序"
      options={SORTS}
      value={sort}
      onChange={(value) => onSort(value === 'default' ? '' : value)}
    />
  );
}
