import { explainFreeze, type FreezeFacts } from '@dealer-portal/rules/freeze';
import { type FloatingFacts, type WhyNotLine, whyNot } from '@dealer-portal/rules/menu';

/** One thing that a user may see or miss, with the rules that decided it. */
export interface WhyLine {
  /** Distinct even where an item stands in several menus. */
  readonly key: string;
  readonly kind: WhyNotLine['kind'] | 'account';
  readonly title: string;
  readonly isShown: boolean;
  /** The rules in the order in which they were asked, each with its sentence. */
  readonly steps: readonly { readonly rule: string; readonly text: string }[];
  /** What support asks for. */
  readonly code: string;
}

/** What each kind is called. */
export const KIND_NAMES: Readonly<Record<WhyLine['kind'], string>> = {
  account: '账户',
  menu: '菜单',
  profile: '个人菜单',
  button: '按钮',
  tool: '工具',
};

/** Everything that the rules decide for an account on a page, the account's own standing first. */
export function whyLines(facts: FloatingFacts, freeze: FreezeFacts): readonly WhyLine[] {
  const lines = whyNot(facts).map(({ kind, id, title, result, trace, code }, at) => ({
    key: `${kind}:${id}:${at}`,
    kind,
    title: title || id,
    isShown: result.isShown,
    steps: trace,
    code,
  }));
  return [accountLine(freeze), ...lines];
}

/** Whether the account may use the portal at all (FREEZE-01 to FREEZE-03). */
function accountLine(freeze: FreezeFacts): WhyLine {
  const { result, trace } = explainFreeze(freeze);
  return {
    key: 'account',
    kind: 'account',
    title: '账户状态',
    isShown: result.kind === 'free',
    steps: trace,
    code: `A-${result.kind.toUpperCase()}`,
  };
}

/** What the lines are narrowed by. */
export interface WhyFilter {
  readonly text: string;
  readonly kind: WhyLine['kind'] | 'all';
  readonly isHiddenOnly: boolean;
}

/** The lines that hold the text in title, reason or code, of the kind, and, if wanted, only what is hidden. */
export function narrowed(
  lines: readonly WhyLine[],
  { text, kind, isHiddenOnly }: WhyFilter,
): readonly WhyLine[] {
  const wanted = text.trim().toLowerCase();
  return lines.filter((line) => {
    if (kind !== 'all' && line.kind !== kind) return false;
    if (isHiddenOnly && line.isShown) return false;
    const words = [line.title, line.code, ...line.steps.map((step) => step.text)];
    return words.some((word) => word.toLowerCase().includes(wanted));
  });
}
