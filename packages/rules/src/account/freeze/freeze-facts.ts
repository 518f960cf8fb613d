/** M: the dealer has no store; J: a zombie account, over 180 days without a pickup (FREEZE-01). */
export type FreezeType = 'M' | 'J';

/** Days without a pickup after which an account counts as a zombie account (FREEZE-01). */
export const ZOMBIE_DAYS = 180;

/** The facts of the freeze decision, by wire name. */
export interface FreezeFacts {
  /** `N` frozen, `B` rejected, `D…` the number of the submitted unfreeze order; anything else means not frozen. */
  readonly M?: string | null | undefined;
  readonly J?: string | null | undefined;
  /** Master-data state of the customer; 1 makes the page unavailable. */
  readonly customerState?: number | string | null | undefined;
  /** Supply-chain-finance freeze tag; 1 makes the page unavailable. */
  readonly freezeTagStatus?: number | string | null | undefined;
}

/** Where one freeze type stands. */
export type FreezeFlag =
  | { readonly kind: 'clear' }
  | { readonly kind: 'frozen' }
  | { readonly kind: 'rejected' }
  | { readonly kind: 'submitted'; readonly orderNo: string };

/** Reads one flag; an empty or unknown value means not frozen (FREEZE-01). */
export function freezeFlag(value: unknown): FreezeFlag {
  if (typeof value !== 'string') return { kind: 'clear' };
  if (value === 'N') return { kind: 'frozen' };
  if (value === 'B') return { kind: 'rejected' };
  if (value.startsWith('D')) return { kind: 'submitted', orderNo: value };
  return { kind: 'clear' };
}
