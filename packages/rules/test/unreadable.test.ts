/**
 * Every exported function before figures that cannot be read, and before all that its types allow. Nobody lists the
 * functions: their parameters are read from the types, and values are made of them.
 */
import { expect, it } from 'vitest';
import { allFunctions, answerText } from './made/all-functions';
import { GOOD, HOSTILE, makeArguments } from './made/made-values';
import { type Callable, callables } from './made/shapes';

const { FUZZ, SEED = '20783' } = process.env;
const times = Number(FUZZ ?? 1);

/** So many values are made for a function, and so many of them try one of its figures. */
const ROUNDS = 8 * times;
const ENOUGH = 2 * times;
/** In one value the figures of one name in a list are tried up to here. */
const EACH = 2;
const HOSTILE_ROUNDS = 3 * times;

const ABSENT: readonly unknown[] = [null, undefined, ''];
const NO_NUMBERS = [Number.NaN, Number.POSITIVE_INFINITY] as const;
const UNREADABLE = ['1,234.50', '1,2', '￥12', '—', 'abc', 'Infinity', ...NO_NUMBERS] as const;

/** Figures that may be absent: the wire gives nothing for none. What is there and cannot be read is no absence. */
const MAY_BE_ABSENT: ReadonlyMap<string, string> = new Map([
  ['minAmount', 'an order outside of an activity has no least amount'],
  [
    'zsdRevqSum',
    'the calculator asks for sales that are missing in the words in which it asks for those of 0',
  ],
  ['growthRates', 'no growth is known'],
  ['jshdQtyT0', 'nothing arrives in the week'],
  ['jshdQtyT1', 'nothing arrives in the week'],
  ['jshdQtyT2', 'nothing arrives in the week'],
  ['inTransit', 'nothing is on its way'],
  ['kuanXian', 'the line has no tolerance'],
  ['restAmount', 'the order has no tail'],
  ['feeRate', 'the financing has no fee'],
  ['paidAmount', 'nothing is paid yet'],
  ['IBL_MINNUM', 'the line has no limit of its own'],
  ['IBL_MAXNUM', 'the line has no limit of its own'],
  ['minNumber', 'the product has no limit of its own'],
  ['maxNumber', 'the product has no limit of its own'],
  ['least', 'no limit is set'],
  ['most', 'no limit is set'],
  ['minLoadRate', 'the car type is not known: the least load of all'],
  ['safeDays', 'the product has no safe days'],
  ['SUMVOLUME', 'the load is unknown, and the server decides'],
  ['CARVOLUME', 'no vehicle is chosen: its load is unknown, as against a volume of 0'],
]);

/** Functions that refuse 0 as they refuse what cannot be read, or say of both that nothing is known. */
const SAME_AS_0: ReadonlyMap<string, string> = new Map([
  ['batch/importLines number', 'nothing is added'],
  ['money/allocate weights', 'undefined: no parts, as where all weights are 0'],
  ['choosing/followedChanges stock', 'no change is named, as of stock that was and is 0'],
  ['choosing/seenTerms stock', 'what was seen before stays'],
  ['cart-entry/waitingOf number', 'neither can be ordered: it waits'],
  ['badge/badgeText count', 'no badge is shown'],
  ['cart-entry/additionOf number', 'neither can be put back'],
  ['cart-entry/overStock number', 'undefined: not known'],
  ['cart-entry/unitsInStock number', 'undefined: not known'],
  ['cart-entry/waitingEntries number', 'neither can be ordered: it waits'],
  ['cart-entry/unitPrice number', 'undefined: not known'],
  ['cart-entry/packageSaving number', 'undefined: no saving is named'],
  ['cart-entry/packageSaving originalPrice', 'undefined: no saving is named'],
  ['cart-entry/priceNotes number', 'no earlier price is named'],
  ['cart-entry/priceNotes originalPrice', 'no earlier price is named'],
  ['cart-entry/priceNotes price', 'no earlier price is named'],
  ['cart/portionText held', 'not known: not said'],
  ['contract-target/targetPace targetAmount', 'undefined: a target of 0 has no pace either'],
  ['goods/restock zsdRevqSum', 'undefined: nothing is proposed'],
  ['home/proposedNumber turnoverDays', 'not known: the pieces of the last order, as where nothing is left'],
  ['goods/purchaseShares number', 'nothing is added'],
  ['movement/largestFinanceable financeAmount', 'not offered: nothing may be lent on it'],
  ['movement/lookUpMovement plannedAt', 'open: nothing says that the record is of this payment'],
  ['movement/lookUpMovement finalMs', 'open: the list is not known to be final'],
  ['reconciliation/matchBooks days', 'no window: rows of two days are not matched'],
  ['reconciliation/matchSteps days', 'no window: rows of two days are not matched'],
  ['order-list/isSmallOrder limit', 'no order is below it'],
  ['rebuy/paidBefore number', 'undefined: not known'],
  ['runway/runwayMoves amount', 'no move is proposed from or to a payer whose days are not known'],
  ['runway/runwayMoves balance', 'no move is proposed from or to a payer whose days are not known'],
  ['runway/worstPayer amount', 'a payer whose days are not known is not the one that falls short'],
  ['statements/ledgerChain credit', 'undefined: the balances do not follow each other'],
  ['submit/placedInSettlement since', 'not known: all that were placed'],
  ['submit/planSubmit unreadable', 'held'],
  ['submit/lookUpPayment owed', 'nothing says that it was paid; only the user may say that it was not'],
]);

/** Functions whose values are not made: the events of a state machine go with its state. Their own tests try them all. */
const STATE_MACHINES: readonly string[] = [
  'address/switchAddress',
  'calculator/calculatorReducer',
  'menu/sideBarReducer',
  'settle/settle',
  'sub-application/subApplicationReducer',
];

const functions = await allFunctions();
const all = callables().filter(({ name }) => !STATE_MACHINES.includes(name));

const seedOf = (name: string, round: number) => Number(SEED) + round * 7919 + name.length * 104_729;

interface Seen {
  /** Figures that were met, by function and name. */
  readonly met: Set<string>;
  /** Those on which an answer depends. */
  readonly decisive: Set<string>;
  readonly findings: Map<string, string>;
}

/** The answers of a function to one made value, with one of its figures replaced. */
function answersOf(callable: Callable, seed: number, at: number) {
  return (figure: unknown): string => {
    const figureAt = (place: number, taken: unknown) => (place === at ? figure : taken);
    const { args } = makeArguments(callable, { seed, stock: GOOD, figureAt });
    try {
      return answerText(functions.get(callable.name)?.(...args));
    } catch (error) {
      return `threw ${error}`;
    }
  };
}

const isExpected = (name: string, figure: string, bad: unknown): boolean =>
  ABSENT.includes(bad)
    ? MAY_BE_ABSENT.has(figure) || SAME_AS_0.has(`${name} ${figure}`)
    : SAME_AS_0.has(`${name} ${figure}`);

function tryFigures(callable: Callable, { met, decisive, findings }: Seen): void {
  const { name } = callable;
  const tried = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const seed = seedOf(name, round);
    const { places } = makeArguments(callable, { seed, stock: GOOD, figureAt: (_at, taken) => taken });
    const inThis = new Map<string, number>();
    for (const { at, path, isNumber } of places) {
      met.add(`${name} ${path}`);
      const before = inThis.get(path) ?? 0;
      inThis.set(path, before + 1);
      if (before >= EACH || (tried.get(path) ?? 0) >= ENOUGH) continue;
      const answer = answersOf(callable, seed, at);
      const zero = answer(0);
      if (zero === answer(5) && zero === answer(777)) continue;
      tried.set(path, (tried.get(path) ?? 0) + 1);
      decisive.add(`${name} ${path}`);
      const figure = path.slice(path.lastIndexOf('.') + 1);
      const bads = isNumber ? NO_NUMBERS : [...UNREADABLE, ...ABSENT];
      const taken = bads.filter((bad) => !isExpected(name, figure, bad) && answer(bad) === zero);
      if (taken.length > 0) findings.set(`${name} ${path}`, `${taken.map(String)} for 0: ${zero}`);
    }
  }
}

function tryAll(): Seen {
  const seen: Seen = { met: new Set(), decisive: new Set(), findings: new Map() };
  for (const callable of all) tryFigures(callable, seen);
  return seen;
}

const { met, decisive, findings } = tryAll();

it('CART-06 no exported function takes a figure that cannot be read for 0', () => {
  expect(Object.fromEntries(findings)).toEqual({});
});

it('CART-06 hundreds of figures are tried, and hundreds decide an answer', () => {
  expect(all.length).toBeGreaterThan(480);
  expect(met.size).toBeGreaterThan(600);
  expect(decisive.size).toBeGreaterThan(230);
});

it('CART-06 each function that may answer as for 0 is there, with its figure', () => {
  const seen = [...met].map((key) => key.replace(/ .*\./, ' '));
  expect([...SAME_AS_0.keys()].filter((key) => !seen.includes(key))).toEqual([]);
  const figures = seen.map((key) => key.slice(key.indexOf(' ') + 1));
  expect([...MAY_BE_ABSENT.keys()].filter((figure) => !figures.includes(figure))).toEqual([]);
  expect([...STATE_MACHINES, ...REWRITE_LETTERS].filter((name) => !functions.has(name))).toEqual([]);
});

it('SIDE-02 no exported function throws for what its types allow', () => {
  const thrown = new Map<string, string>();
  for (const callable of all.filter(({ saysThrows }) => !saysThrows)) {
    for (let round = 0; round < HOSTILE_ROUNDS; round += 1) {
      for (const stock of [HOSTILE, GOOD]) {
        const making = {
          seed: seedOf(callable.name, round),
          stock,
          figureAt: (_at: number, taken: unknown) => taken,
        };
        const { args } = makeArguments(callable, making);
        try {
          answerText(functions.get(callable.name)?.(...args));
        } catch (error) {
          thrown.set(callable.name, `${error}`);
        }
      }
    }
  }
  expect(Object.fromEntries(thrown)).toEqual({});
});

/** Names of properties of every object, each with a name of its length that no object has. */
const PROTOTYPE_NAMES = [
  ['constructor', 'constructoq'],
  ['toString', 'toStrinq'],
  ['__proto__', '__protq__'],
] as const;

/** Functions that rewrite the letters of a text: their answers do not have the name as it was given. */
const REWRITE_LETTERS: readonly string[] = [
  'batch/lookalike',
  'input/guardText',
  'settle-draft/readOwnNumber',
  'settle-draft/withOwnNumber',
];

it('SIDE-02 a code that is the name of a property of every object is answered as any other unknown code', () => {
  const differing = new Map<string, string>();
  const answered = (callable: Callable, seed: number, texts: readonly string[]) => {
    const figureAt = (_at: number, taken: unknown) => taken;
    const { args } = makeArguments(callable, { seed, stock: { ...GOOD, texts, days: texts }, figureAt });
    return answerText(functions.get(callable.name)?.(...args));
  };
  const compared = all.filter(({ name, saysThrows }) => !saysThrows && !REWRITE_LETTERS.includes(name));
  for (const callable of compared) {
    for (let round = 0; round < HOSTILE_ROUNDS; round += 1) {
      for (const [inherited, unknown] of PROTOTYPE_NAMES) {
        const seed = seedOf(callable.name, round);
        const plain = answered(callable, seed, [unknown]);
        const answer = answered(callable, seed, [inherited]);
        if (answer.replaceAll(inherited, unknown) !== plain) differing.set(callable.name, answer);
      }
    }
  }
  expect(Object.fromEntries(differing)).toEqual({});
});
