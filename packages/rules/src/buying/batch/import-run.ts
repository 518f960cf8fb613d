/** An import on its way into the cart: waves that are added one after another and survive a reload. */

import { sumFigures } from '../../base/money';
import { refuse } from '../../base/refusal';
import { typedTotal } from '../../fields/input';
import { CART_LIMIT } from '../cart';
import { type Addition, decided } from '../cart/addition';
import { type PiecesHeld, type ProductTerms, purchaseShares } from '../goods/addition';
import { isCallOver } from '../submit/late-call';
import type { BatchRefusal } from './batch-refusals';
import { cartWaves } from './cart-waves';

/** Pieces of a product at one price, as they will be added. */
export interface ImportLine {
  readonly productCode: string;
  readonly productModel: string;
  /** Pieces. */
  readonly number: number;
  /** Of the price that the preview showed; imports of before are at the ordinary one. */
  readonly priceType?: string | undefined;
  readonly priceVersion?: string | undefined;
  /** Of the stock that the preview showed. */
  readonly stockVersion?: string | undefined;
}

/** A product of a sheet, with the terms that the preview showed. */
export interface ImportedProduct {
  readonly productModel: string;
  readonly terms: ProductTerms;
}

/** The lines of a product, one for each price that its pieces are bought at (CART-02). */
export function importLines(
  { productModel, terms }: ImportedProduct,
  number: number,
  held?: PiecesHeld,
): readonly ImportLine[] {
  const { productCode, stockVersion } = terms;
  return purchaseShares(terms, { number, held }).map(
    ({ price: { priceType, priceVersion }, number: pieces }) => ({
      productCode,
      productModel,
      number: pieces,
      priceType,
      priceVersion,
      stockVersion,
    }),
  );
}

/** A line as the cart takes it. */
export function importAddition(line: ImportLine): Addition {
  const { productCode, number, priceType = 'PT', priceVersion = '', stockVersion = '' } = line;
  const product = { productCode, number, priceType, priceVersion, stockVersion };
  return decided({ number, productList: [product], dataFrom: 'batchImport' });
}

/** Pieces of single products in the cart, by product code and type of price (`heldKey`); before, by product code. */
export type HeldPieces = Readonly<Record<string, number | null>>;

/** What is known of a wave on its way. */
export interface SentWave {
  /** What the cart held before. */
  readonly held: HeldPieces;
  /** Milliseconds since the epoch. Absent: kept by an older version. */
  readonly sentAt?: number | undefined;
}

/**
 * `waiting` is not sent; `sent` has no answer yet; `lost` gets none. `refused` keeps the server's message; `added` is in
 * the cart; the user gave up a `dropped` one.
 */
export type WaveState =
  | { readonly kind: 'waiting' }
  | (SentWave & { readonly kind: 'sent' })
  | (SentWave & { readonly kind: 'lost' })
  | { readonly kind: 'refused'; readonly msg: string }
  | { readonly kind: 'added' }
  | { readonly kind: 'dropped' };

/** Up to 20 lines that are added in one call. */
export interface ImportWave {
  readonly lines: readonly ImportLine[];
  readonly state: WaveState;
}

/** One import; plain data that survives JSON. */
export interface ImportRun {
  readonly saletoCode: string;
  readonly sendtoCode: string;
  /** The file's name, or what else the user knows it by. */
  readonly name: string;
  readonly waves: readonly ImportWave[];
}

/**
 * Packs lines into waves: the first fills the free room of the cart, each further one fills a complete cart.
 * @param room how many more entries fit into the cart now; 0 leaves the first wave waiting for an empty cart
 */
export function importWaves(
  lines: readonly ImportLine[],
  room: number = CART_LIMIT,
): readonly (readonly ImportLine[])[] {
  const first = lines.slice(0, Math.max(0, Math.min(room, CART_LIMIT)));
  const rest = cartWaves(lines.slice(first.length));
  return first.length > 0 ? [first, ...rest] : rest;
}

/** A new import, all of it waiting. */
export function startImport(
  facts: Omit<ImportRun, 'waves'>,
  lines: readonly ImportLine[],
  room?: number,
): ImportRun {
  const waves = importWaves(lines, room).map(
    (wave): ImportWave => ({
      lines: wave,
      state: { kind: 'waiting' },
    }),
  );
  return { ...facts, waves };
}

/** The number of the wave that comes next, counted from 0; undefined when all are in the cart or given up. */
export function nextWave({ waves }: ImportRun): number | undefined {
  const at = waves.findIndex(({ state }) => state.kind !== 'added' && state.kind !== 'dropped');
  return at < 0 ? undefined : at;
}

/** The import with another state of one wave. */
export function withWave(run: ImportRun, at: number, state: WaveState): ImportRun {
  return { ...run, waves: run.waves.map((wave, index) => (index === at ? { ...wave, state } : wave)) };
}

/**
 * The import as a page finds it after a reload: what was sent has lost its answer.
 * @param now milliseconds since the epoch; a wave that was kept without its time counts as sent now
 */
export function reloadedImport(run: ImportRun, now: number): ImportRun {
  const waves = run.waves.map((wave): ImportWave => {
    const { state } = wave;
    if (state.kind !== 'sent' && state.kind !== 'lost') return wave;
    return { ...wave, state: { kind: 'lost', held: state.held, sentAt: state.sentAt ?? now } };
  });
  return { ...run, waves };
}

/** The key of pieces in the cart: a product at one price. */
export function heldKey(productCode: string, priceType: string | null | undefined): string {
  return `${productCode} ${priceType || 'PT'}`;
}

/** Pieces of a product at all prices; undefined where a number of the cart could not be read. */
function piecesOf(held: HeldPieces, productCode: string): number | undefined {
  const keys = Object.keys(held).filter((key) => key === productCode || key.startsWith(`${productCode} `));
  return sumFigures(keys.map((key) => held[key]));
}

/** Why a wave cannot be added to the cart as it is; undefined when it can. */
export function waveRefusal(
  { lines }: ImportWave,
  cart: { readonly entries: number; readonly held: HeldPieces },
): BatchRefusal | undefined {
  const unpriced = lines.find(({ priceVersion }) => !priceVersion);
  if (unpriced) return refuse('batch.priceMissing', { product: unpriced.productModel });
  const isHeld = ({ productCode, priceType }: ImportLine) =>
    Object.hasOwn(cart.held, productCode) || Object.hasOwn(cart.held, heldKey(productCode, priceType));
  const added = lines.filter((line) => !isHeld(line)).length;
  const { entries } = cart;
  return entries + added <= CART_LIMIT
    ? undefined
    : refuse('batch.cartFull', { entries, added, most: CART_LIMIT });
}

/** The cart as it was read, and when. */
export interface CartNow {
  readonly held: HeldPieces;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * What the cart says of a wave without an answer. `added`: all its pieces arrived. `open`: they did not, but the server may
 * still add them. `none`: none arrived and none can any more. `unclear`: the cart changed otherwise. Of the last two the
 * user decides.
 */
export type WaveLookUp = 'added' | 'open' | 'none' | 'unclear';

/**
 * Compares the cart before a wave with the cart now: a wave is never sent twice blindly (CART-08, ORDER-01).
 * @param sent the wave as it was sent
 * @param cart the cart that was read at `cart.now`
 */
export function lookUpWave(
  { lines }: Pick<ImportWave, 'lines'>,
  sent: SentWave,
  { held, now }: CartNow,
): WaveLookUp {
  const codes = [...new Set(lines.map(({ productCode }) => productCode))];
  const grown = codes.map((code) => ({
    by: grownBy(piecesOf(held, code), piecesOf(sent.held, code)),
    number: typedTotal(lines.filter((line) => line.productCode === code)),
  }));
  if (grown.every(({ by, number }) => by === number)) return 'added';
  if (mayStillArrive(sent, now)) return 'open';
  return grown.every(({ by }) => by === 0) ? 'none' : 'unclear';
}

/**
 * Whether the server may still add a wave, so that a cart without it says nothing (CART-08, ORDER-01).
 * @param now milliseconds since the epoch
 */
export function mayStillArrive({ sentAt }: SentWave, now: number): boolean {
  return sentAt === undefined || !isCallOver(sentAt, now);
}

function grownBy(now: number | undefined, before: number | undefined): number | undefined {
  return now === undefined || before === undefined ? undefined : now - before;
}

/** The products that are neither in the cart nor known to be given up, each once with its pieces, to be judged again. */
export function restOfImport({ waves }: ImportRun): readonly ImportLine[] {
  const rest = new Map<string, ImportLine>();
  const left = waves.filter(({ state }) => state.kind === 'waiting' || state.kind === 'refused');
  for (const line of left.flatMap(({ lines }) => lines)) {
    const known = rest.get(line.productCode);
    rest.set(line.productCode, known ? { ...known, number: known.number + line.number } : line);
  }
  return [...rest.values()];
}
