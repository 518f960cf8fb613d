/** An import on its way into the cart: waves that are added one after another and survive a reload. */
import { CART_LIMIT } from '../cart';
import { cartWaves } from './cart-waves';

/** A product with its pieces, as it will be added. */
export interface ImportLine {
  readonly productCode: string;
  readonly productModel: string;
  /** Pieces. */
  readonly number: number;
  /** Of the price that the preview showed; imports from before have none. */
  readonly priceVersion?: string | undefined;
  /** Of the stock that the preview showed. */
  readonly stockVersion?: string | undefined;
}

/** Pieces of single products in the cart, by product code. */
export type HeldPieces = Readonly<Record<string, number>>;

/**
 * `waiting` is not sent; `sent` keeps what the cart held before; `lost` has no answer. `refused` keeps the server's
 * message; `added` is in the cart; the user gave up a `dropped` one.
 */
export type WaveState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sent'; readonly held: HeldPieces }
  | { readonly kind: 'lost'; readonly held: HeldPieces }
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
  const first = lines.slice(0, Math.min(room, CART_LIMIT));
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

/** The import as a page finds it after a reload: what was sent has lost its answer. */
export function reloadedImport(run: ImportRun): ImportRun {
  const waves = run.waves.map((wave): ImportWave => {
    const { state } = wave;
    return state.kind === 'sent' ? { ...wave, state: { kind: 'lost', held: state.held } } : wave;
  });
  return { ...run, waves };
}

/** Why a wave cannot be added to the cart as it is; undefined when it can. */
export function reasonAgainstAdd(
  { lines }: ImportWave,
  cart: { readonly entries: number; readonly held: HeldPieces },
): string | undefined {
  const unpriced = lines.find(({ priceVersion }) => !priceVersion);
  if (unpriced) return `没有查到 ${unpriced.productModel} 的价格，请重新核对未加入的商品`;
  const fresh = lines.filter(({ productCode }) => !Object.hasOwn(cart.held, productCode)).length;
  if (cart.entries + fresh <= CART_LIMIT) return undefined;
  return `购物车已有 ${cart.entries} 种商品，本批 ${fresh} 种放不下（最多 ${CART_LIMIT} 种），请先结算购物车`;
}

/**
 * The state of a wave without an answer, read from the cart: `added` when all pieces arrived, `waiting` when none did.
 * Undefined when the cart changed otherwise: then the user decides.
 */
export function lookUpWave(
  { lines }: ImportWave,
  before: HeldPieces,
  now: HeldPieces,
): 'added' | 'waiting' | undefined {
  const grown = lines.map(({ productCode, number }) => ({
    by: (now[productCode] ?? 0) - (before[productCode] ?? 0),
    number,
  }));
  if (grown.every(({ by, number }) => by === number)) return 'added';
  return grown.every(({ by }) => by === 0) ? 'waiting' : undefined;
}

/** The lines that are neither in the cart nor known to be given up, to be judged again. */
export function restOfImport({ waves }: ImportRun): readonly ImportLine[] {
  return waves
    .filter(({ state }) => state.kind === 'waiting' || state.kind === 'refused')
    .flatMap(({ lines }) => lines);
}
