import { type Explained, factsText, type TraceStep } from '../trace';
import type { FreezeFacts } from './freeze-facts';
import { type FreezeNotice, freezeNotices } from './freeze-notices';

/** What the account may see: everything, its notices, or only that the page is unavailable (FREEZE-01 to 03). */
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

/** The freeze decision with its trace: unavailable comes before any notice (FREEZE-03, then FREEZE-01 and 02). */
export function explainFreeze(facts: FreezeFacts): Explained<FreezeView> {
  const trace: TraceStep[] = [];
  for (const bar of BARS) {
    const read = { [bar.fact]: facts[bar.fact] };
    const isBarred = String(facts[bar.fact]) === '1';
    trace.push({
      rule: 'FREEZE-03',
      facts: read,
      text: `${factsText(read)}：${isBarred ? bar.text : '不影响使用'}`,
    });
    if (isBarred) return { result: { kind: 'unavailable', text: bar.text }, trace };
  }
  const notices = freezeNotices(facts);
  const read = { M: facts.M, J: facts.J };
  const told = notices.map(({ text }) => text).join('；') || '未冻结';
  trace.push({
    rule: 'FREEZE-01',
    facts: read,
    text: `${factsText(read)}：${told}`,
  });
  return {
    result: notices.length > 0 ? { kind: 'frozen', notices } : { kind: 'free' },
    trace,
  };
}

/** What the account may see under its freeze flags (FREEZE-01 to 03). */
export function freezeView(facts: FreezeFacts): FreezeView {
  return explainFreeze(facts).result;
}
