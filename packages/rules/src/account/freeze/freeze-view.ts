import type { FreezeFacts } from './freeze-facts';
import { type FreezeNotice, freezeNotices } from './freeze-notices';

/** The view of a frozen account: everything, its notices, or only that the page is unavailable (FREEZE-01 to 03). */
export type FreezeView =
  | { readonly kind: 'free' }
  | { readonly kind: 'frozen'; readonly notices: readonly FreezeNotice[] }
  | { readonly kind: 'unavailable'; readonly text: string };

interface Bar {
  readonly fact: 'customerState' | 'freezeTagStatus';
  readonly text: string;
}

const BARS: readonly Bar[] = [
  {
    fact: 'customerState',
    text: '客户主数据状态异常，暂不可使用，请联系客户经理',
  },
  {
    fact: 'freezeTagStatus',
    text: '账户已被供应链金融冻结，暂不可使用，请联系客户经理',
  },
];

/** The view of an account by its freeze flags: unavailable comes before any notice (FREEZE-03, then 01 and 02). */
export function freezeView(facts: FreezeFacts): FreezeView {
  const bar = BARS.find(({ fact }) => String(facts[fact]) === '1');
  if (bar) return { kind: 'unavailable', text: bar.text };
  const notices = freezeNotices(facts);
  return notices.length > 0 ? { kind: 'frozen', notices } : { kind: 'free' };
}
