import { ACTIVITY_TYPE } from '../cart/entry';

/** An entry as the change of its quantity names it, by wire names. */
export interface NumberedEntry {
  readonly composeId?: string | undefined;
  readonly activityType?: number | undefined;
  readonly activityId?: string | null | undefined;
  readonly productList: readonly { readonly productCode: string }[];
}

/** The body of a change of quantity: of a single product, or of another offer. */
export interface NumberPayload {
  readonly composeId: string;
  /** Pieces of the complete entry. */
  readonly number: number;
  readonly productId?: string;
  readonly activityType?: number;
  readonly activityId?: string;
}

/**
 * The body that sets the quantity of an entry: a single product by its code, any other offer by its activity (CART-06, 2§7).
 * Assumption: the activity form has the composeId, too; an entry that the list does not name any more has none, and the
 * server says so.
 * @param number pieces of the complete entry
 */
export function numberPayload(entry: NumberedEntry | undefined, number: number): NumberPayload {
  const { composeId = '', activityType = ACTIVITY_TYPE.single, activityId, productList } = entry ?? NONE;
  const productId = productList[0]?.productCode;
  if (activityType === ACTIVITY_TYPE.single)
    return { composeId, number, ...(productId ? { productId } : {}) };
  return { composeId, number, activityType, ...(activityId ? { activityId } : {}) };
}

const NONE: NumberedEntry = { productList: [] };
