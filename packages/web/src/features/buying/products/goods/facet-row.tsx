import {
  capacityOf,
  energyOf,
  type FacetCategory,
  type FacetChoice,
  facetChoices,
  type GoodsFacets,
  narrowGoods,
  PRICE_BANDS,
  priceBandOf,
  topCategoryOf,
} from '@dealer-portal/rules/goods';
import { type ReactNode, useState } from 'react';
import { Choice } from '#ui/choice/choice';
import type { Offer } from '#widgets/products/offer';
import { SortChoice, type sortOf } from '../sort-choice';
import type { FACET_NAMES } from './goods-filter';
import { type GoodsView, ViewChoice } from './goods-view';
import './facet-row.css';

type FacetName = (typeof FACET_NAMES)[number];

interface FacetRowProps {
  /** All loaded products, with every filter ignored. */
  readonly offers: readonly Offer[];
  readonly categories: readonly (FacetCategory & { readonly title: string })[];
  readonly facets: GoodsFacets;
  /** The category that is chosen here or was asked for. */
  readonly categoryCode: string | undefined;
  /** All products are loaded: counts are true, and a category needs no call. */
  readonly isWhole: boolean;
  readonly sort: ReturnType<typeof sortOf>;
  readonly view: GoodsView;
  /** Sets values of the address, or clears those given as `''`. */
  readonly onSet: (values: Readonly<Partial<Record<FacetName | 'categoryCode' | 'sort', string>>>) => void;
  readonly onView: (view: GoodsView) => void;
}

/** The filters of the products: categories with their counts, menus, two ticks, the order and the view. */
export function FacetRow(props: FacetRowProps) {
  const { offers, facets, sort, view, onSet, onView } = props;
  const { energy = '', capacity = '', price = '' } = facets;
  const [isOpen, setOpen] = useState(false);
  const isReady = offers.length > 0 && props.categories.length > 0;
  const offersFor = (facet: keyof GoodsFacets) => offersWithin(props, facet);
  return (
    // Until the chips are known nothing is shown that they would push aside.
    <div className="facet-row" data-ready={isReady || undefined} data-open={isOpen || undefined}>
      <CategoryChips {...props} />
      <div className="facet-menus">
        <FacetMenu
          label="能效"
          value={energy}
          choices={facetChoices(offersFor('energy'), ({ product }) => energyOf(product))}
          onChange={(value) => onSet({ energy: value })}
        />
        <FacetMenu
          label="容量"
          value={capacity}
          choices={facetChoices(offersFor('capacity'), ({ product }) => capacityOf(product))}
          onChange={(value) => onSet({ capacity: value })}
        />
        <FacetMenu
          label="供价"
          value={price}
          choices={bandChoices(offersFor('price'))}
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

/** The products that meet all facets but the named one: what a choice of it would leave. */
function offersWithin({ offers, facets, categories }: FacetRowProps, facet: keyof GoodsFacets) {
  const goods = offers.map((offer) => ({ ...offer, offer, stock: offer.stock?.stock }));
  return narrowGoods(goods, { ...facets, [facet]: undefined }, categories).map(({ offer }) => offer);
}

function bandChoices(offers: readonly Offer[]): readonly FacetChoice[] {
  const bands = facetChoices(offers, (offer) => priceBandOf(offer.price?.price));
  return PRICE_BANDS.flatMap(({ key, label }) => {
    const band = bands.find(({ value }) => value === key);
    return band ? [{ ...band, label }] : [];
  });
}

function CategoryChips(props: FacetRowProps) {
  const { offers, categories, categoryCode = '', isWhole, onSet } = props;
  const leftOffers = offersWithin(props, 'categoryCode');
  const countIn = (list: readonly Offer[], code: string) =>
    list.filter(({ product }) => topCategoryOf(product, categories) === code).length;
  // A category without products is no choice; one that the other facets empty keeps its place.
  const chips = categories
    .filter(({ code }) => !isWhole || countIn(offers, code) > 0)
    .map(({ code, title }) => ({ code, title, count: isWhole ? countIn(leftOffers, code) : undefined }));
  // With products on further pages the server narrows.
  const choose = (code: string) => onSet(isWhole ? { category: code } : { categoryCode: code });
  return (
    <fieldset className="facet-chips" aria-label="产品分类">
      <Chip
        isOn={categoryCode === ''}
        count={isWhole ? leftOffers.length : undefined}
        onPress={() => choose('')}
      >
        全部
      </Chip>
      {chips.map(({ code, title, count }) => (
        <Chip key={code} isOn={categoryCode === code} count={count} onPress={() => choose(code)}>
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
  readonly choices: readonly FacetChoice[];
  readonly onChange: (value: string) => void;
}

/** One facet as a menu; without a value among the products it is not there. */
function FacetMenu({ label, value, choices, onChange }: FacetMenuProps) {
  if (choices.length === 0 && value === '') return null;
  const options = [
    { value: '', label: `${label}不限` },
    ...choices.map((choice) => ({ value: choice.value, label: `${choice.label}（${choice.count}）` })),
  ];
  const chosen = choices.find((choice) => choice.value === value)?.label ?? value;
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
