import { type Explained, factsText, type TraceStep } from '../trace';
import type { MenuFacts, MenuId, MenuItem } from './menu-item';
import type { HideRule, Reason } from './menu-rules';
import { PERMISSION_RULES, type RuleSet } from './rule-set';
import { appliesBelow, walkMenus } from './visible-menus';
import type { Why } from './why-words';

/** Whether something is shown, and the sentence that says why. */
export interface Visibility {
  readonly isShown: boolean;
  readonly text: string;
}

/** One item of the permission tree with its decision. */
export interface MenuLine extends Explained<Visibility> {
  readonly item: MenuItem;
  /** Why it is not shown; absent when it is. */
  readonly why?: Why;
}

interface Telling {
  readonly facts: MenuFacts;
  readonly rules: RuleSet;
  readonly hidden: ReadonlyMap<MenuItem, Reason>;
}

/** Where an item stands: the ids above it, and the steps that hid an ancestor; none when all are shown. */
interface Place {
  readonly above: readonly MenuId[];
  readonly barred: readonly TraceStep[];
  /** Title of the item right above. */
  readonly parent?: string | null | undefined;
}

const UNRULED: Reason = {
  rule: 'MENU-07',
  label: '没有规则隐藏它',
  read: () => ({}),
};

const isRuled = (reason: Reason | HideRule): reason is HideRule => 'under' in reason;

function stepOf(
  reason: Reason | HideRule,
  facts: MenuFacts,
  told: {
    readonly id: MenuId;
    readonly above: readonly MenuId[];
    readonly verdict: string;
  },
): TraceStep {
  const parents = isRuled(reason) && reason.under.length > 0 ? reason.under : told.above.slice(-1);
  const where = parents.length > 0 ? `${parents.join(' › ')} 下的 ` : '';
  const read = reason.read(facts);
  const text = `${where}${told.id} ${told.verdict}：${reason.label}${factsText(read)}`;
  return { rule: reason.rule, facts: read, text };
}

function stepsOf(item: MenuItem, { above, barred }: Place, telling: Telling): readonly TraceStep[] {
  const { facts, rules, hidden } = telling;
  const { id, routeName } = item;
  const reason = hidden.get(item);
  // A reason of its own comes first: the children of an emptied parent are the cause, not the effect.
  if (reason) return [stepOf(reason, facts, { id, above, verdict: '已隐藏' })];
  const [bar] = barred;
  if (bar) return [bar, { ...bar, text: `${id} 已隐藏：上级 ${above.at(-1)} 已隐藏` }];
  const asked = [...(rules.byId.get(id) ?? []), ...(rules.byRoute.get(routeName) ?? [])];
  const applied = asked.filter((row) => appliesBelow(above, row));
  return (applied.length > 0 ? applied : [UNRULED]).map((row) =>
    stepOf(row, facts, { id, above, verdict: '可见' }),
  );
}

function whyOf(item: MenuItem, { barred, parent }: Place, hidden: Telling['hidden']): Why | undefined {
  const reason = hidden.get(item);
  if (reason) return { cause: reason.cause ?? 'other', subject: reason.subject };
  return barred.length > 0 ? { cause: 'parentHidden', subject: parent } : undefined;
}

function linesOf(items: readonly MenuItem[], place: Place, telling: Telling): readonly MenuLine[] {
  return items.flatMap((item) => {
    const trace = stepsOf(item, place, telling);
    const isShown = place.barred.length === 0 && !telling.hidden.has(item);
    const text = trace.map((step) => step.text).join('；');
    const below = {
      above: [...place.above, item.id],
      barred: isShown ? [] : trace,
      parent: item.title,
    };
    const why = whyOf(item, place, telling.hidden);
    const line = { item, result: { isShown, text }, trace, ...(why && { why }) };
    return [line, ...linesOf(item.subItems ?? [], below, telling)];
  });
}

/**
 * Every item of the permission tree, parents first, with its decision, the rules that were asked and the facts that
 * they read. The hiding is that of `visibleMenus`, told by its own walk (MENU-01 to MENU-06, SIDE-03).
 */
export function explainMenus(facts: MenuFacts, rules: RuleSet = PERMISSION_RULES): readonly MenuLine[] {
  const hidden = new Map<MenuItem, Reason>();
  walkMenus(facts, rules, (item, reason) => hidden.set(item, reason));
  return linesOf(facts.menus ?? [], { above: [], barred: [] }, { facts, rules, hidden });
}

/** Without a permission tree the rules are asked as if the item stood where each of them expects it. */
function expectedTree(id: MenuId, rules: RuleSet): MenuItem {
  const [row] = rules.byId.get(id) ?? [];
  const place = row ? row.under : [];
  return place.reduceRight<MenuItem>((item, above) => ({ id: above, subItems: [item] }), { id });
}

/**
 * Why a menu item is shown or hidden, e.g. 「44 下的 20085 已隐藏：红票权限 valid=false, rebateAuth=false, returnAuth=false」.
 * An item that stands in several places is shown when one of them is. Without `facts.menus` only the rules are asked.
 */
export function explainMenuItem(
  id: MenuId,
  facts: MenuFacts,
  rules: RuleSet = PERMISSION_RULES,
): Explained<Visibility> {
  const menus = facts.menus ?? [expectedTree(id, rules)];
  const lines = explainMenus({ ...facts, menus }, rules).filter(({ item }) => String(item.id) === String(id));
  const line = lines.find(({ result }) => result.isShown) ?? lines[0];
  if (line) return { result: line.result, trace: line.trace };
  const text = `${id} 已隐藏：权限数据中没有它`;
  return {
    result: { isShown: false, text },
    trace: [{ rule: 'MENU-07', facts: { id }, text }],
  };
}
