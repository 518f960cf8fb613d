import { isSecondSoldTo } from '../../acting-persona';
import { shipToRank } from '../account/customer';
import { toCents } from '../memory/money';
import { exampleRows } from '../memory/rows';
import type { RowOf } from '../memory/shapes';
import { type Dealer, slice } from '../memory/slice';

/** A product with what the description's examples say of it at the first ship-to. */
export interface Product {
  /** The record of queryProducts. */
  readonly facts: RowOf<'queryProducts'>;
  readonly code: string;
  readonly model: string;
  readonly name: string;
  readonly category: string;
  readonly isWithdrawn: boolean;
  /** The record of listPrices, where there is one. */
  readonly price: KnownOf<'listPrices'>;
  /** The record of listStock, where there is one. */
  readonly stock: KnownOf<'listStock'>;
}

/** What is known of a product. */
type KnownOf<Name extends 'listPrices' | 'listStock'> = { readonly productCode: string } & Partial<
  RowOf<Name>
>;

/** A special price as the description shows it. */
export type SpecialFacts = RowOf<'listSpecialPrices'>;

/** A special, project or sample-machine price (listSpecialPrices). */
export interface Special {
  readonly facts: SpecialFacts;
  readonly productCode: string;
  readonly priceType: string;
  readonly activityId: string;
  readonly cents: number;
}

/** `taken`: units that placed orders took out of the stock, by product code. */
const goodsOf = slice('goods', () => ({ taken: {} as Taken }));

type Taken = Record<string, number>;

/** What never changes for a dealer, as long as its memory lasts. */
interface Catalogue {
  readonly all: readonly Product[];
  readonly byCode: ReadonlyMap<string, Product>;
  readonly specials: readonly Special[];
  readonly specialsByCode: ReadonlyMap<string, readonly Special[]>;
}

const catalogues = new WeakMap<Dealer['slices'], Catalogue>();

function catalogueOf(dealer: Dealer): Catalogue {
  const known = catalogues.get(dealer.slices);
  if (known) return known;
  const [all, specials] = [seedProducts(dealer), seedSpecials(dealer)];
  const catalogue = {
    all,
    byCode: byCode(all, ({ code }) => code),
    specials,
    specialsByCode: specialsByCode(specials),
  };
  catalogues.set(dealer.slices, catalogue);
  return catalogue;
}

function specialsByCode(specials: readonly Special[]): ReadonlyMap<string, readonly Special[]> {
  const groups = new Map<string, Special[]>();
  for (const special of specials) {
    const group = groups.get(special.productCode);
    if (group) group.push(special);
    else groups.set(special.productCode, [special]);
  }
  return groups;
}

/** Rows by their code; of two the first. */
function byCode<Row>(rows: readonly Row[], read: (row: Row) => string): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [read(row), row] as const).reverse());
}

function seedProducts(dealer: Dealer): readonly Product[] {
  const prices = byCode(dealer.example('listPrices'), ({ productCode }) => productCode);
  const stocks = byCode(dealer.example('listStock'), ({ productCode }) => productCode);
  return exampleRows(dealer, 'queryProducts').map((facts) => {
    const code = facts.productCode;
    return {
      facts,
      code,
      model: facts.productModel,
      name: facts.productName,
      category: facts.categoryCode,
      isWithdrawn: facts.withdrawn === true,
      price: prices.get(code) ?? { productCode: code },
      stock: stocks.get(code) ?? { productCode: code },
    };
  });
}

/** The sample-machine price of the catalogue of samples, as a special price has it. */
function asSpecial(sample: RowOf<'listSamples'>): SpecialFacts {
  return { ...sample, priceType: 'YJCY', activityId: '', price: sample.samplePrice };
}

function seedSpecials(dealer: Dealer): readonly Special[] {
  const samples = exampleRows(dealer, 'listSamples').map(asSpecial);
  return [...dealer.example('listSpecialPrices'), ...samples].map((facts) => ({
    facts,
    productCode: facts.productCode,
    priceType: facts.priceType,
    activityId: facts.activityId ?? '',
    cents: toCents(facts.price ?? 0),
  }));
}

/** Every product that the dealer sees. */
export function allProducts(dealer: Dealer): readonly Product[] {
  return catalogueOf(dealer).all;
}

/** What the dealer reads about a code without a product. */
export const NO_PRODUCT = '没有该产品，请核对产品编码';

/** A product by its code. */
export function productOf(dealer: Dealer, code: string): Product | undefined {
  return catalogueOf(dealer).byCode.get(code);
}

/** Whether a product is of a category; every product when none is asked for. */
export function isOfCategory(dealer: Dealer, code: string, category: string): boolean {
  return category === '' || productOf(dealer, code)?.category === category;
}

/** The special prices of a product. */
export function specialsOf(dealer: Dealer, code: string): readonly Special[] {
  return catalogueOf(dealer).specialsByCode.get(code) ?? [];
}

/** Every special, project and sample-machine price. */
export function allSpecials(dealer: Dealer): readonly Special[] {
  return catalogueOf(dealer).specials;
}

/** Assumption: each further ship-to of a sold-to has a price half a percent higher and a stock a tenth lower. */
const DEARER_PERMILLE = 5;
const LESS_PER_RANK = 0.1;

/** Assumption: beyond it all ship-tos are equally far; a wholesaler has 800. */
const FURTHEST = 5;

const distanceOf = (dealer: Dealer, sendtoCode: string) => Math.min(FURTHEST, shipToRank(dealer, sendtoCode));

/** Assumption: the second sold-to pays two percent more. */
const SECOND_PERMILLE = 20;

/** Where and how a unit is bought. */
export interface Terms {
  readonly sendtoCode: string;
  /** PT ordinary, TJ special, GC project, YJCY sample machine. */
  readonly priceType: string;
}

/** The unit price in cents at a ship-to; special prices are the same everywhere. */
export function priceCents(dealer: Dealer, product: Product, terms: Terms): number {
  const special = specialsOf(dealer, product.code).find((special) => special.priceType === terms.priceType);
  if (special) return special.cents;
  const secondPermille = isSecondSoldTo(dealer.world, dealer.persona) ? SECOND_PERMILLE : 0;
  const permille = 1000 + secondPermille + DEARER_PERMILLE * distanceOf(dealer, terms.sendtoCode);
  return Math.round((toCents(product.price.price ?? 0) * permille) / 1000);
}

/** Units that can be ordered for a ship-to now. */
export function stockOf(dealer: Dealer, product: Product, sendtoCode: string): number {
  const share = 1 - LESS_PER_RANK * distanceOf(dealer, sendtoCode);
  const taken = goodsOf(dealer).taken[product.code] ?? 0;
  return Math.max(0, Math.floor((product.stock.stock ?? 0) * share) - taken);
}

/** Takes units out of the stock; a negative number gives them back. */
export function takeStock(dealer: Dealer, code: string, units: number): void {
  const { taken } = goodsOf(dealer);
  taken[code] = (taken[code] ?? 0) + units;
}
