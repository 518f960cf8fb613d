/** Which column of an order sheet is what: product, quantity, unit, shops (CART-08). */
import type { Choices, Memory } from './choices';
import { type ColumnFacts, isCounting, type SheetFacts, share } from './facts';
import { decided, type Guess, HIDDEN, unused, yieldToChosen } from './guess';
import { headWord, knownHead, looksLikeShop } from './head-words';
import type { ShopPlace } from './reading';
import { type ColumnRole, ORDER_ROLES } from './roles';
import { columnLetter } from './sheet';

export interface OrderLayout {
  readonly guesses: readonly Guess[];
  /** Columns that name the product: the code first, then the model. */
  readonly products: readonly number[];
  /** Columns of quantities: several where each is a shop. */
  readonly quantities: readonly number[];
  /** Columns among which a person has to choose. */
  readonly openProducts: readonly number[];
  readonly openQuantities: readonly number[];
  readonly unit: number | undefined;
  readonly shop: number | undefined;
  readonly isShops: boolean;
}

interface OrderFacts {
  readonly sheet: SheetFacts;
  readonly hasHeads: boolean;
  readonly choices: Choices;
  readonly memory: Memory | undefined;
  readonly shipTos: readonly ShopPlace[];
  readonly hiddenColumns: readonly number[];
}

/** So much of a column must be of a kind to know it by its cells; half is enough where the head says it. */
const MOST = 0.8;
const HALF = 0.5;

const isOrderRole = (text: string): text is ColumnRole => Object.hasOwn(ORDER_ROLES, text);

/** Whether the cells of a column allow a role. */
function fits(column: ColumnFacts, role: ColumnRole): boolean {
  const { filled } = column.counts;
  if (role === 'none' || role === 'note' || role === 'shop') return true;
  if (filled === 0) return role === 'unit' || role === 'quantity';
  if (role === 'quantity') return share(column, 'wholes') >= HALF && share(column, 'days') < HALF;
  if (role === 'unit') return share(column, 'shorts') >= HALF && share(column, 'wholes') < HALF;
  return (
    !isCounting(column) && share(column, 'days') < HALF && column.cells.some((cell) => /[a-z0-9]/i.test(cell))
  );
}

/** Whether cells below 数量 may be quantities: a wrong one is said in its row and takes no role away. */
function mayBeCounted(column: ColumnFacts): boolean {
  const { wholes } = column.counts;
  return share(column, 'days') < HALF && (wholes > 0 || share(column, 'models') < HALF);
}

/** The guess for a column by its head, as far as the head is known. */
function byHead(column: ColumnFacts): Guess | undefined {
  const known =
    knownHead(column.heads.at(-1) ?? '', 'order') ??
    (column.heads.length > 1 ? knownHead(column.heads[0] ?? '', 'order') : undefined);
  if (!known) return undefined;
  if (known.role === 'none') return unused(known.unused ?? '用不到', known.isWeak ? 'weak' : '');
  if (!(known.role === 'quantity' && !known.isWeak ? mayBeCounted(column) : fits(column, known.role)))
    return undefined;
  const reason = `表头写着“${column.title}”，下面的格也对得上`;
  return { role: known.role, certainty: known.isWeak ? 'likely' : 'sure', reason };
}

/** Whether a column could be quantities by its cells alone: never a number of the row, a day or a price. */
function mayCount(column: ColumnFacts, guess: Guess | undefined): boolean {
  if (guess?.role === 'none' && guess.reason !== 'weak') return false;
  if (guess && guess.role !== 'none' && guess.role !== 'quantity') return false;
  return (
    column.counts.filled > 0 &&
    share(column, 'wholes') >= HALF &&
    share(column, 'days') < HALF &&
    !isCounting(column)
  );
}

function mayName(column: ColumnFacts, guess: Guess | undefined): boolean {
  const isName = guess?.role === 'none' && guess !== HIDDEN && /名|品/.test(headWord(column.title));
  if (guess && !isName) return false;
  return share(column, 'models') >= MOST && share(column, 'days') < HALF;
}

/** Columns that stand side by side, each for a shop: under one head that says quantity, or named like shops. */
function shopColumns(
  columns: readonly ColumnFacts[],
  byHeads: readonly (Guess | undefined)[],
  shipTos: readonly ShopPlace[],
): readonly number[] {
  const names = new Set(shipTos.map(({ name }) => name));
  const isShop = (column: ColumnFacts) => {
    const own = column.heads.at(-1) ?? '';
    if (!(looksLikeShop(own) || names.has(own))) return false;
    const { filled, wholes } = column.counts;
    return filled === 0 || wholes / filled >= MOST;
  };
  const shops = columns.filter(
    (column, at) => isShop(column) && byHeads[at]?.role !== 'shop' && byHeads[at] !== HIDDEN,
  );
  return shops.length >= 2 ? shops.map(({ at }) => at) : [];
}

/** What a hidden column would be by its head; undefined where that says nothing. */
export function hiddenRole(column: ColumnFacts): ColumnRole | undefined {
  const role = byHead(column)?.role;
  return role === 'none' ? undefined : role;
}

/** Whether every cell of a column is the sum of the cells of others. */
export function isSumOf(
  rows: readonly (readonly string[])[],
  at: number,
  others: readonly number[],
): boolean {
  const checked = rows.filter((row) => (row[at] ?? '') !== '');
  return (
    checked.length > 0 &&
    checked.every((row) => {
      const sum = others.reduce((total, other) => total + whole(row[other]), 0);
      return whole(row[at]) === sum;
    })
  );
}

const whole = (cell: string | undefined) => (/^\d{1,9}$/.test(cell ?? '') ? Number(cell) : 0);

/** The layout of an order sheet. */
export function orderLayout(facts: OrderFacts, rows: readonly (readonly string[])[]): OrderLayout {
  const { columns } = facts.sheet;
  const hidden = new Set(facts.hiddenColumns);
  const byHeads = columns.map((column): Guess | undefined =>
    hidden.has(column.at) ? HIDDEN : facts.hasHeads ? byHead(column) : undefined,
  );
  const shops = shopColumns(columns, byHeads, facts.shipTos);
  const quantity = quantityGuesses(facts, byHeads, { shops, rows });
  const product = productGuesses(facts, byHeads, quantity.guesses);
  const guesses = yieldToChosen(
    columns.map((column, at) => {
      const guess =
        product.guesses.get(at) ?? quantity.guesses.get(at) ?? byHeads[at] ?? otherGuess(facts, column);
      const plain = guess.reason === 'weak' ? { ...guess, reason: '' } : guess;
      const isAnswered = plain.sign === ANSWERED;
      return isAnswered ? plain : decided(column, plain, { ...facts, fits, isRole: isOrderRole });
    }),
  );
  const at = (role: ColumnRole) => guesses.flatMap((guess, index) => (guess.role === role ? [index] : []));
  const quantities = at('quantity');
  const isShops = quantities.length > 1;
  const products = [...at('code'), ...at('model')];
  return {
    guesses,
    products,
    quantities,
    openProducts: products.length > 0 ? [] : product.open,
    openQuantities: quantities.length > 0 ? [] : quantity.open,
    unit: at('unit')[0],
    shop: at('shop')[0],
    isShops,
  };
}

const ANSWERED = '您定的';

interface Guesses {
  readonly guesses: Map<number, Guess>;
  readonly open: readonly number[];
}

const ASKED: Guess = { role: undefined, certainty: 'asked', reason: '要您定' };
const chosen = (role: ColumnRole): Guess => ({ role, certainty: 'chosen', sign: ANSWERED, reason: '您定的' });

/** One column by an answer or by hand, or none. */
function given(facts: OrderFacts, id: string, roles: readonly ColumnRole[]): number | undefined {
  const answer = facts.choices.answers[id] ?? '';
  const at = facts.sheet.columns.findIndex((column) => columnLetter(column.at) === answer);
  if (at >= 0) return at;
  const byHand = facts.sheet.columns.findIndex((column) => {
    const role = facts.choices.roles[columnLetter(column.at)];
    return role !== undefined && roles.includes(role);
  });
  return byHand >= 0 ? byHand : undefined;
}

/** Columns to which the memory gives one of some roles. */
function remembered(facts: OrderFacts, roles: readonly ColumnRole[]): readonly number[] {
  return facts.sheet.columns.flatMap((column, at) => {
    const role = facts.memory?.roles[column.key];
    const isSeen = !facts.hiddenColumns.includes(at);
    return isSeen && role && roles.includes(role) && fits(column, role) ? [at] : [];
  });
}

function quantityGuesses(
  facts: OrderFacts,
  byHeads: readonly (Guess | undefined)[],
  { shops, rows }: { readonly shops: readonly number[]; readonly rows: readonly (readonly string[])[] },
): Guesses {
  const { columns } = facts.sheet;
  const guesses = new Map<number, Guess>();
  if (shops.length > 0) return shopGuesses(facts, { shops, rows, guesses });
  const may = columns.flatMap((column, at) => (mayCount(column, byHeads[at]) ? [at] : []));
  const sure = byHeads.flatMap((guess, at) =>
    guess?.role === 'quantity' && guess.certainty === 'sure' ? [at] : [],
  );
  const likely = byHeads.flatMap((guess, at) =>
    guess?.role === 'quantity' && guess.certainty === 'likely' ? [at] : [],
  );
  const settled = settledQuantity({ sure, likely, may, hasHeads: facts.hasHeads });
  const at = given(facts, 'quantity', ['quantity']) ?? remembered(facts, ['quantity'])[0] ?? settled;
  if (at === undefined) {
    const open = sure.length > 1 ? sure : [...new Set([...likely, ...may])];
    for (const index of open) guesses.set(index, ASKED);
    return { guesses, open };
  }
  for (const index of new Set([...sure, ...likely])) guesses.set(index, unused('用不到', '数量只要一列'));
  const isAnswer = facts.choices.answers['quantity'] === columnLetter(at);
  const known = byHeads[at]?.role === 'quantity' ? byHeads[at] : undefined;
  const content: Guess = { role: 'quantity', certainty: 'likely', reason: '只有这一列都是整数' };
  guesses.set(at, isAnswer ? chosen('quantity') : (known ?? content));
  return { guesses, open: [] };
}

/** The one column that can only be the quantity; undefined where a person has to say. */
function settledQuantity({
  sure,
  likely,
  may,
  hasHeads,
}: {
  readonly sure: readonly number[];
  readonly likely: readonly number[];
  readonly may: readonly number[];
  readonly hasHeads: boolean;
}): number | undefined {
  if (sure.length > 0) return sure.length === 1 ? sure[0] : undefined;
  if (likely.length > 0) {
    const rivals = may.filter((at) => !likely.includes(at));
    return likely.length === 1 && rivals.length === 0 ? likely[0] : undefined;
  }
  return !hasHeads && may.length === 1 ? may[0] : undefined;
}

function shopGuesses(
  facts: OrderFacts,
  {
    shops,
    rows,
    guesses,
  }: {
    readonly shops: readonly number[];
    readonly rows: readonly (readonly string[])[];
    readonly guesses: Map<number, Guess>;
  },
): Guesses {
  for (const at of shops)
    guesses.set(at, { role: 'quantity', certainty: 'likely', reason: '表头是一家店，格里都是整数' });
  for (const [at, column] of facts.sheet.columns.entries()) {
    if (shops.includes(at) || column.counts.filled === 0 || share(column, 'wholes') < MOST) continue;
    if (isSumOf(rows, at, shops)) {
      guesses.set(
        at,
        unused(
          `${['', '', '两', '三', '四', '五'][shops.length] ?? shops.length}店相加`,
          '每行都等于各店相加',
        ),
      );
    }
  }
  return { guesses, open: [] };
}

function productGuesses(
  facts: OrderFacts,
  byHeads: readonly (Guess | undefined)[],
  quantities: ReadonlyMap<number, Guess>,
): Guesses {
  const guesses = new Map<number, Guess>();
  const { columns } = facts.sheet;
  const roles = ['code', 'model'] as const;
  const known = roles.map((role) => byHeads.flatMap((guess, at) => (guess?.role === role ? [at] : [])));
  const at = given(facts, 'product', roles) ?? remembered(facts, roles)[0];
  if (at !== undefined || known.some((places) => places.length === 1)) {
    for (const [index, places] of known.entries()) {
      const role = roles[index] ?? 'model';
      if (places.length > 1) for (const place of places) guesses.set(place, unused('用不到', '型号只要一列'));
      if (places.length > 1 && at !== undefined && places.includes(at)) guesses.set(at, chosen(role));
    }
    if (facts.choices.answers['product'] && at !== undefined) {
      guesses.set(at, chosen(known[0]?.includes(at) ? 'code' : 'model'));
    }
    return { guesses, open: [] };
  }
  const twice = known.flat();
  const may = columns.flatMap((column, index) =>
    mayName(column, byHeads[index]) && !isShipTos(facts, column) && quantities.get(index)?.role !== 'quantity'
      ? [index]
      : [],
  );
  const open = twice.length > 0 ? twice : may;
  if (!facts.hasHeads && open.length === 1 && open[0] !== undefined) {
    guesses.set(open[0], { role: 'model', certainty: 'likely', reason: '只有这一列像型号或编码' });
    return { guesses, open: [] };
  }
  for (const index of open) guesses.set(index, ASKED);
  return { guesses, open };
}

/** A column whose head says nothing. */
function otherGuess(facts: OrderFacts, column: ColumnFacts): Guess {
  if (isCounting(column)) return unused('是编号', '格里是 1、2、3 …');
  if (!facts.hasHeads && isShipTos(facts, column))
    return { role: 'shop', certainty: 'likely', reason: '格里都是送达方' };
  if (column.counts.filled === 0) return unused('是空的');
  return unused('用不到', '看不出要用它');
}

/** Whether every cell names a ship-to of the account. */
function isShipTos({ shipTos }: OrderFacts, { cells }: ColumnFacts): boolean {
  const names = new Set(shipTos.flatMap(({ code, name, address = '' }) => [code, name, address]));
  return cells.length > 0 && cells.every((cell) => names.has(cell));
}
