import { refuse } from '../../base/refusal';
import type { FreezeFacts } from './freeze-facts';
import { type FreezeNotice, freezeNotices } from './freeze-notices';
import type { FreezeRefusal } from './freeze-refusals';

/** The view of a frozen account: everything, its notices, or only that the page is unavailable (FREEZE-01 to 03). */
export type FreezeView =
  | { readonly kind: 'free' }
  | { readonly kind: 'frozen'; readonly notices: readonly FreezeNotice[] }
  | { readonly kind: 'unavailable'; readonly refusal: FreezeRefusal };

const BARS = [
  { fact: 'customerState', code: 'freeze.customerState' },
  { fact: 'freezeTagStatus', code: 'freeze.supplyChain' },
] as const;

/** The view of an account by its freeze flags: unavailable comes before any notice (FREEZE-03, then 01 and 02). */
export function freezeView(facts: FreezeFacts): FreezeView {
  const bar = BARS.find(({ fact }) => String(facts[fact]) === '1');
  if (bar) return { kind: 'unavailable', refusal: refuse(bar.code) };
  const notices = freezeNotices(facts);
  return notices.length > 0 ? { kind: 'frozen', notices } : { kind: 'free' };
}
