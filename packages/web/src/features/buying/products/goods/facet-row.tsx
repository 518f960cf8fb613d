import {
  capacityText,
  type FacetCategory,
  type FacetCount,
  type FacetCounts,
  type GoodsFacets,
  PRICE_BANDS,
} from '@dealer-portal/rules/goods';
import { type ReactNode, useState } from 'react';
import { Choice } from '#ui/choice/choice';
import { type Sort, SortChoice } from '../sort-choice';
import type { FACET_NAMES } from './goods-filter';
import { type GoodsView, ViewChoice } from './goods-view';
import './facet-row.css';

type FacetName = (typeof FACET_NAMES)[number];

interface FacetRowProps {
  /** Products are there. */
  readonly isReady: boolean;
  /** The choices, with how many products each leaves. */
  readonly counts: FacetCounts;
  /** The counts are those of the whole list; else they are those of a page, and not shown. */
  readonly isCounted: boolean;
  /** The categories that have products when no facet is chosen; undefined where that is not known. */
  readonly present: readonly string[] | undefined;
  readonly categories: readonly (FacetCategory & { readonly title: string })[];
  readonly facets: GoodsFacets;
  /** The category that is chosen here or was asked for. */
  readonly categoryCode: string | undefined;
  /** All products are loaded: a category needs no call. */
  readonly isWhole: boolean;
  readonly sort: Sort;
  readonly view: GoodsView;
  /** Sets values of the address, or clears those given as `''`. */
  readonly onSet: (values: Readonly<Partial<Record<FacetName | 'categoryCode' | 'sort', string>>>) => void;
  readonly onView: (view: GoodsView) => void;
}

/** The filters of the products: categories with their counts, menus, two ticks, the order and the view. */
export function FacetRow(props: FacetRowProps) {
  const { counts, isCounted, facets, sort, view, onSet, onView } = props;
  const { energy = '', capacity = '', price = '' } = facets;
  const [isOpen, setOpen] = useState(false);
  const isReady = props.isReady && props.categories.length > 0;
  return (
    // Until the chips are known nothing is shown that they would push aside.
    <div className="facet-row" data-ready={isReady || undefined} data-open={isOpen || undefined}>
      <CategoryChips {...props} />
      <div className="facet-menus">
        <FacetMenu
          label="能效"
          value={energy}
          choices={namedChoices(counts.energyLabels)}
          isCounted={isCounted}
          onChange={(value) => onSet({ energy: value })}
        />
        <FacetMenu
          label="容量"
          value={capacity}
          words={capacityText(capacity)}
          choices={namedChoices(counts.capacities)}
          isCounted={isCounted}
          onChange={(value) => onSet({ capacity: value })}
        />
        <FacetMenu
          label="供价"
          value={price}
          choices={bandChoices(counts)}
          isCounted={isCounted}
          onChange={(value) => onSet({ price: value })}
        />
        <Tick isOn={facets.isInStock === true} onChange={(isOn) => onSet({ inStock: isOn ? '1' : '' })}>
          有货
        </Tick>
        <Tick isOn={facets.isSpecial === true} onChange={(isOn) => onSet({ special: isOn ? '1' : '' })}>
          特价
        </Tick>
      </div>
      <button type="button" className="facet-more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        筛选
      </button>
      <div className="facet-end">
        <SortChoice sort={sort} onSort={(selected) => onSet({ sort: selected })} />
        <ViewChoice view={view} onChange={onView} />
      </div>
    </div>
  );
}

/** A choice of a menu. */
interface FacetChoice extends FacetCount {
  readonly label: string;
}

const namedChoices = (counts: readonly FacetCount[]): readonly FacetChoice[] =>
  counts.map((choice) => ({ ...choice, label: choice.value }));

/** The bands that have products, cheapest first. */
function bandChoices({ priceBands }: FacetCounts): readonly FacetChoice[] {
  return PRICE_BANDS.flatMap(({ key, label }) => {
    const band = priceBands.find(({ value }) => value === key);
    return band ? [{ ...band, label }] : [];
  });
}

function CategoryChips(props: FacetRowProps) {
  const { counts, isCounted, present, categories, categoryCode = '', isWhole, onSet } = props;
  const hits = new Map(counts.categories.map((category) => [category.value, category.hits]));
  // A category without products is no choice; one that the other facets empty keeps its place.
  const chips = categories.filter(({ code }) => !present || present.includes(code) || code === categoryCode);
  // With products on further pages the server narrows.
  const choose = (code: string) => onSet(isWhole ? { category: code } : { categoryCode: code, category: '' });
  return (
    <fieldset className="facet-chips" aria-label="产品分类">
      <Chip isOn={categoryCode === ''} count={isCounted ? counts.all : undefined} onPress={() => choose('')}>
        全部
      </Chip>
      {chips.map(({ code, title }) => (
        <Chip
          key={code}
          isOn={categoryCode === code}
          count={isCounted ? (hits.get(code) ?? 0) : undefined}
          onPress={() => choose(code)}
        >
          {title}
        </Chip>
      ))}
    </fieldset>
  );
}

interface ChipProps {
  readonly isOn: boolean;
  readonly count: number | undefined;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Chip({ isOn, count, onPress, children }: ChipProps) {
  return (
    <button type="button" className="facet-chip" aria-pressed={isOn} onClick={onPress}>
      {children}
      {count !== undefined && <span>{count}</span>}
    </button>
  );
}

interface FacetMenuProps {
  readonly label: string;
  readonly value: string;
  /** The value in words where it is none of the choices. */
  readonly words?: string;
  readonly choices: readonly FacetChoice[];
  readonly isCounted: boolean;
  readonly onChange: (value: string) => void;
}

/** One facet as a menu; without a value among the products it is not there. */
function FacetMenu({ label, value, words = value, choices, isCounted, onChange }: FacetMenuProps) {
  if (choices.length === 0 && value === '') return null;
  const options = [
    { value: '', label: `${label}不限` },
    ...choices.map((choice) => ({
      value: choice.value,
      label: isCounted ? `${choice.label}（${choice.hits}）` : choice.label,
    })),
  ];
  const chosen = choices.find((choice) => choice.value === value)?.label ?? words;
  return (
    <div className="facet-menu" data-set={value !== '' || undefined}>
      <Choice label={label} options={options} value={value} onChange={onChange} face={chosen} />
    </div>
  );
}

interface TickProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}

function Tick({ isOn, onChange, children }: TickProps) {
  return (
    <label className="facet-tick">
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {children}
    </label>
  );
}
