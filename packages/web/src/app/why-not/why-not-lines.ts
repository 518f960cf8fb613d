import { type FreezeFacts, type FreezeView, freezeText, freezeView } from '@dealer-portal/rules/freeze';
import type { FloatingFacts, PageStateOf } from '@dealer-portal/rules/menu';
import { disabledReason, type ReasonText, type WhyNotLine } from '@dealer-portal/rules/menu-reasons';

/** One thing that a user may see or miss, and why. */
export interface WhyLine {
  /** Distinct even where an item stands in several menus. */
  readonly key: string;
  readonly kind: WhyNotLine['kind'] | 'account';
  readonly title: string;
  /** Where it stands: the menus above it, else its kind. */
  readonly place: string;
  readonly isShown: boolean;
  /** Why it is not shown or cannot be opened, and what to do; absent when nothing is in the way. */
  readonly reasonText: ReasonText | undefined;
  /** The code for support. */
  readonly code: string;
}

/** The name of each kind. */
export const KIND_NAMES: Readonly<Record<WhyLine['kind'], string>> = {
  account: '账户',
  menu: '菜单',
  profile: '个人菜单',
  button: '按钮',
  tool: '工具',
};

/**
 * Everything with a title that the rules decide for an account on a page, the account's own state first. An entry with
 * a code alone, such as a button permission without a name, means nothing to a dealer.
 */
export function whyLines(
  facts: FloatingFacts,
  freeze: FreezeFacts,
  stateOf?: PageStateOf,
): readonly WhyLine[] {
  const isBlocked = freezeView(freeze).kind !== 'free';
  const lines = disabledReason({ ...facts, isBlocked }, stateOf).map(
    ({ kind, id, title, path = [], result, words, code }, at) => ({
      key: `${kind}:${id}:${at}`,
      kind,
      title,
      place: path.length > 0 ? path.join(' › ') : KIND_NAMES[kind],
      isShown: result.isShown,
      reasonText: words,
      code,
    }),
  );
  return [accountLine(freeze), ...lines.filter(({ title }) => title !== '')];
}

/** Whether the account may use the portal at all (FREEZE-01 to FREEZE-03). */
function accountLine(freeze: FreezeFacts): WhyLine {
  const result = freezeView(freeze);
  return {
    key: 'account',
    kind: 'account',
    title: '账户状态',
    place: KIND_NAMES.account,
    isShown: result.kind === 'free',
    reasonText: accountText(result),
    code: `A-${result.kind.toUpperCase()}`,
  };
}

function accountText(standing: FreezeView): ReasonText | undefined {
  if (standing.kind === 'free') return undefined;
  const reason =
    standing.kind === 'frozen'
      ? standing.notices.map(({ refusal }) => freezeText(refusal)).join('；')
      : freezeText(standing.refusal);
  const advice =
    standing.kind === 'frozen' ? '请按提示申请解冻，或联系客户经理。' : '请联系客户经理确认客户状态。';
  return { reason, advice };
}

/** The filters of the lines. */
export interface WhyFilter {
  readonly text: string;
  readonly seen: keyof typeof SEEN;
}

/** Which lines there are to choose, by whether they can be seen. */
export const SEEN = {
  hidden: { label: '看不见的', has: ({ isShown }: WhyLine) => !isShown },
  visible: { label: '看得见的', has: ({ isShown }: WhyLine) => isShown },
  all: { label: '全部', has: () => true },
} as const;

/** The lines that hold the text in title, place, reason or code, of those that are asked for. */
export function narrowed(lines: readonly WhyLine[], { text, seen }: WhyFilter): readonly WhyLine[] {
  const searched = text.trim().toLowerCase();
  return lines.filter((line) => {
    const { title, place, code, reasonText } = line;
    const texts = [title, place, code, reasonText?.reason ?? '', reasonText?.advice ?? ''];
    return SEEN[seen].has(line) && texts.some((text) => text.toLowerCase().includes(searched));
  });
}

/** The lines as a text for support, one a line. */
export function supportText(lines: readonly WhyLine[]): string {
  return lines.map(({ title, place, code }) => `${title}（${place}） ${code}`).join('\n');
}
