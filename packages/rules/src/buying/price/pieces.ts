/** How many pieces may be bought: at a policy's price, of a product that left the market (CART-02, CALC-05). */
import { isGiven } from '../../base/given';
import { type Amount, readFigure } from '../../base/money';
import { refuse } from '../../base/refusal';
import type { PriceRefusal } from './price-refusals';

/** The two quantities of a price policy, as the wire gives them. */
export interface PolicyPieces {
  /** The pieces that the account may still take. */
  readonly usableQty?: Amount;
  /** The pieces that exist. */
  readonly realQty?: Amount;
}

function least(...limits: readonly (number | undefined)[]): number | undefined {
  const stated = limits.filter((limit) => limit !== undefined);
  return stated.length > 0 ? Math.max(0, Math.min(...stated)) : undefined;
}

/** How a policy says in words that it does not limit. */
const NO_LIMIT = '不限';

function isUnread(quantity: Amount): boolean {
  return isGiven(quantity) && quantity !== NO_LIMIT && readFigure(quantity) === undefined;
}

/**
 * The one quantity that binds at a policy's price: the smaller of both (CART-02).
 * Assumption: the specification shows both names and not which one limits an order.
 * @returns pieces; undefined where the policy names none; NaN where one is there and cannot be read: nothing can be bought
 *   at the price then
 */
export function policyLimit({ usableQty, realQty }: PolicyPieces): number | undefined {
  if (isUnread(usableQty) || isUnread(realQty)) return Number.NaN;
  return least(readFigure(usableQty), readFigure(realQty));
}

/** The limits on the pieces of a product that can be bought. */
export interface PieceFacts {
  /** The code by which it is bought; without one nothing can be (absent: it is known). */
  readonly productCode?: string | null | undefined;
  /** The product left the market: it is sold up to what the centre has. */
  readonly isWithdrawn: boolean;
  /** Pieces of the centre; undefined while they are not known. */
  readonly centreStock: number | undefined;
  /** Pieces of the cloud warehouse that was chosen, if one was. */
  readonly warehouseStock?: number | undefined;
  /** Pieces that the price allows; undefined where it does not limit. */
  readonly allowed?: number | undefined;
}

/** The most pieces that may be asked for; undefined where nothing limits them before the server does (CALC-05). */
export function pieceLimit({ isWithdrawn, centreStock, allowed }: PieceFacts): number | undefined {
  return least(allowed, isWithdrawn ? centreStock : undefined);
}

/** Why no piece can be bought at all, undefined when some can (CALC-05). */
export function pieceRefusal({ isWithdrawn, centreStock, ...facts }: PieceFacts): PriceRefusal | undefined {
  if ('productCode' in facts && !facts.productCode) return refuse('price.noCode');
  const stock = facts.warehouseStock ?? centreStock;
  if (stock === undefined && isWithdrawn) return refuse('stock.unknown');
  if (stock !== undefined && stock <= 0) {
    return refuse(isWithdrawn ? 'stock.withdrawn' : 'stock.out');
  }
  return facts.allowed === 0 ? refuse('price.quotaUsed') : undefined;
}
