import type { TraceStep } from '../../base/trace';
import { childrenOf, soundTree } from '../../base/tree';
import type { MenuFacts, MenuId, MenuItem } from '../menu/menu-item';
import type { HideRule, Reason } from '../menu/menu-rules';
import { type RuleSet, SIDE_BAR_RULES } from '../menu/rule-set';
import { appliesBelow, walkMenus } from '../menu/visible-menus';
import type { Why } from '../menu/why';
import { type Decision, hidingStep, named, passingStep } from './decision';

/** One item of the permission tree with its decision. */
export interface MenuLine extends Decision {
  readonly item: MenuItem;
  /** The titles above it, from the top. */
  readonly path: readonly string[];
}

interface Asked {
  readonly facts: MenuFacts;
  readonly rules: RuleSet;
  readonly hidden: ReadonlyMap<MenuItem, Reason>;
}

/** Where an item stands: the ids above it, and the steps that hid an ancestor; none when all are shown. */
interface Place {
  readonly above: readonly MenuId[];
  readonly barred: readonly TraceStep[];
  /** Titles of the items above; one without a title is empty. */
  readonly titles: readonly string[];
}

/** The rules that speak of an item in its place. */
function rulesFor(
  { id, routeName }: MenuItem,
  { above }: Place,
  { byId, byRoute }: RuleSet,
): readonly HideRule[] {
  const rules = [...(byId.get(id) ?? []), ...(byRoute.get(routeName) ?? [])];
  return rules.filter((row) => appliesBelow(above, row));
}

function stepsOf(item: MenuItem, place: Place, { facts, rules, hidden }: Asked): readonly TraceStep[] {
  const title = item.title ?? '';
  const reason = hidden.get(item);
  // A reason of its own comes first: the children of an emptied parent are the cause, not the effect.
  if (reason) return [hidingStep(reason, facts, title)];
  const [bar] = place.barred;
  if (bar) return [bar, { ...bar, text: `${named(title)}随上级${named(place.titles.at(-1))}不展示。` }];
  const steps = rulesFor(item, place, rules).map((row) => passingStep(row, facts, title));
  return steps.length > 0
    ? steps
    : [{ rule: 'MENU-07', facts: {}, text: `${named(title)}可见，没有规则限制它。` }];
}

function whyOf(item: MenuItem, { barred, titles }: Place, { hidden }: Asked): Why | undefined {
  return (
    hidden.get(item) ?? (barred.length > 0 ? { cause: 'parentHidden', subject: titles.at(-1) } : undefined)
  );
}

function linesOf(items: readonly MenuItem[], place: Place, request: Asked): readonly MenuLine[] {
  return items.flatMap((item) => {
    // A hole in a list of the wire is nothing.
    if (!item) return [];
    const trace = stepsOf(item, place, request);
    const why = whyOf(item, place, request);
    const text = trace.map((step) => step.text).join('');
    const below = {
      above: [...place.above, item.id],
      barred: why ? trace : [],
      titles: [...place.titles, item.title ?? ''],
    };
    const path = place.titles.filter(Boolean);
    const line = { item, path, result: { isShown: !why, text }, trace, ...(why && { why }) };
    return [line, ...linesOf(childrenOf(item), below, request)];
  });
}

/**
 * Every item of the permission tree, parents first, with its decision, the rules that were asked and the facts that
 * they read. The hiding is that of the side bar, by its own walk (MENU-01 to MENU-06, SIDE-03).
 */
export function explainMenus(facts: MenuFacts, rules: RuleSet = SIDE_BAR_RULES): readonly MenuLine[] {
  const hidden = new Map<MenuItem, Reason>();
  walkMenus(facts, rules, (item, reason) => hidden.set(item, reason));
  return linesOf(soundTree(facts.menus), { above: [], barred: [], titles: [] }, { facts, rules, hidden });
}

/**
 * The decision about one item (MENU-01 to MENU-06, SIDE-03): of several with its number the first that is shown, else the first.
 * @returns undefined where the permission tree has none
 */
export function explainMenuItem(id: MenuId, facts: MenuFacts): MenuLine | undefined {
  const lines = explainMenus(facts).filter(({ item }) => String(item.id) === String(id));
  return lines.find(({ result }) => result.isShown) ?? lines[0];
}
