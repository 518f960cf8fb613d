import type { Explained } from '../../base/trace';
import { buttonCode, hasButton } from '../menu/find-menu';
import { FLOATING_ROWS, neededNow } from '../menu/floating/floating-bar';
import { BT4_TITLE, type FloatingFacts } from '../menu/floating/floating-items';
import type { MenuItem } from '../menu/menu-item';
import type { Condition } from '../menu/menu-rules';
import { EVERY_PAGE_READY, type PageState, type PageStateOf } from '../menu/page-state';
import { PROFILE_CONDITIONS, profileItems } from '../menu/profile-menu';
import { itemState } from '../menu/side-bar';
import type { Why } from '../menu/why';
import { explainConditions, type Visibility } from './decision';
import { explainMenus } from './explain-menu';
import { type ReasonText, reasonText } from './reason-text';

/** One thing that a user may see or miss. */
export interface HiddenReasonLine extends Explained<Visibility> {
  readonly kind: 'menu' | 'profile' | 'button' | 'tool';
  readonly id: string;
  readonly title: string;
  /** Where a menu stands: the titles above it, from the top. */
  readonly path?: readonly string[];
  /** Why it is not shown, or cannot be opened, in a dealer's words; absent when nothing is in the way. */
  readonly words?: ReasonText;
  /** Short code for support: kind, id, the deciding rule and 1 or 0 for each fact that it read, e.g. `M20085-MENU02-000`. */
  readonly code: string;
}

type Decided = Omit<HiddenReasonLine, 'code' | 'words'> & { readonly why?: Why | undefined };

const LETTERS: Readonly<Record<HiddenReasonLine['kind'], string>> = {
  menu: 'M',
  profile: 'P',
  button: 'B',
  tool: 'T',
};

/** Buttons that rules ask for, whether the account holds them or not. */
const KNOWN_BUTTONS: ReadonlyMap<string, string> = new Map([['bt4', BT4_TITLE]]);

function codeOf({ kind, id, result, trace }: Decided): string {
  const head = `${LETTERS[kind]}${id}`;
  if (result.isShown) return `${head}-OK`;
  // The last step is the one that decided.
  const deciding = trace.slice(-1).flatMap(({ rule, facts }) => {
    const bits = Object.values(facts).map((fact) => (fact ? '1' : '0'));
    return [rule.replace('-', ''), bits.join('')];
  });
  return [head, ...deciding].filter(Boolean).join('-');
}

/** The line as it is read: its reason in words, its rules in the code. */
function lineOf({ why, ...decided }: Decided): HiddenReasonLine {
  return { ...decided, ...(why && { words: reasonText(why) }), code: codeOf(decided) };
}

/** The reasons that the table of pages adds to an item that the rules show. */
const PAGE_REASONS: Readonly<Record<PageState, Why | undefined>> = {
  ready: undefined,
  planned: { cause: 'planned' },
  noEntry: { cause: 'noEntry' },
};

const isLeaf = ({ subItems }: MenuItem): boolean => !subItems?.length;

function menuLines(facts: FloatingFacts, stateOf: PageStateOf): readonly Decided[] {
  return explainMenus(facts).map(({ item, why, ...decision }) => ({
    kind: 'menu',
    id: String(item.id),
    title: item.title ?? '',
    ...decision,
    why: why ?? (isLeaf(item) ? PAGE_REASONS[itemState(item, facts, stateOf)] : undefined),
  }));
}

/** A button permission is there or not (MENU-07, FLOAT-02). */
const buttonCondition = (id: string): Condition<FloatingFacts> => ({
  rule: 'MENU-07',
  cause: 'noButton',
  subject: KNOWN_BUTTONS.get(id),
  read: (facts) => ({ [id]: hasButton(facts, id) }),
  allows: (facts) => hasButton(facts, id),
});

function buttonLines(facts: FloatingFacts): readonly Decided[] {
  const held = (facts.buttons ?? []).map(buttonCode).filter((code) => code !== '');
  return [...new Set([...KNOWN_BUTTONS.keys(), ...held])].map((id) => {
    const title = KNOWN_BUTTONS.get(id) ?? '';
    return { kind: 'button', id, title, ...explainConditions([buttonCondition(id)], facts, title) };
  });
}

function profileLines(facts: FloatingFacts): readonly Decided[] {
  return profileItems(facts).map(({ item, profile: { id, title } }) => ({
    kind: 'profile',
    id,
    title,
    ...explainConditions(PROFILE_CONDITIONS, { item, facts }, title),
  }));
}

function toolLines(facts: FloatingFacts): readonly Decided[] {
  return FLOATING_ROWS.map(({ item: { id, label }, needs }) => ({
    kind: 'tool',
    id,
    title: label,
    ...explainConditions(neededNow(needs, facts), { ...facts, id }, label),
  }));
}

/**
 * Every menu of the side bar, profile item, button and floating tool with its decision, the rules and a short code for
 * support. It answers 「我为什么看不到它」 (MENU-01 to MENU-07, SIDE-03, PROF-01 to 03, FLOAT-01 to 04).
 */
export function hiddenReason(
  facts: FloatingFacts,
  stateOf: PageStateOf = EVERY_PAGE_READY,
): readonly HiddenReasonLine[] {
  return [
    ...menuLines(facts, stateOf),
    ...profileLines(facts),
    ...toolLines(facts),
    ...buttonLines(facts),
  ].map(lineOf);
}
