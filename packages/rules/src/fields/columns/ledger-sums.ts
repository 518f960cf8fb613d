/** What a book adds up to, and what its own totals and balances say. */
import { shownCents } from './cents-text';
import type { LedgerRow } from './ledger-rows';
import type { LedgerWork } from './ledger-work';
import { wordOfRow } from './row-words';

export type Side = 'left' | 'right';

/** Which side is money paid to the company: the left one is 借, 收入 or a positive amount. */
export function meaningOf({ input: { choices, memory } }: Pick<LedgerWork, 'input'>): Side | undefined {
  const answer = choices.answers['direction'] ?? memory?.answers['direction'];
  return answer === 'left' || answer === 'right' ? answer : undefined;
}

/** Whether the sign of the rows needs a word of the user. */
export function needsMeaning({ layout }: Pick<LedgerWork, 'layout'>): boolean {
  const roles = ['debit', 'credit', 'income', 'outgo', 'amount'] as const;
  return roles.some((role) => layout.of(role) !== undefined);
}

/** Cents of a row on the left, on the right, paid, and taken as goods. */
interface Parts {
  readonly left: bigint;
  readonly right: bigint;
  readonly paid: bigint;
  readonly goods: bigint;
}

const SIDES = {
  left: ['debit', 'income'],
  right: ['credit', 'outgo'],
  amount: ['amount'],
  paid: ['paid'],
  goods: ['goods'],
} as const;

/** How the money of a row is parted; the columns are looked up once for all rows. */
function partsOf({ layout }: Pick<LedgerWork, 'layout'>): (row: LedgerRow) => Parts {
  const columns = (name: keyof typeof SIDES) => SIDES[name].flatMap(layout.allOf);
  const [left, right, amount] = [columns('left'), columns('right'), columns('amount')];
  const [paid, goods] = [columns('paid'), columns('goods')];
  const hasDirection = layout.of('direction') !== undefined;
  return ({ money, side }) => {
    const sum = (places: readonly number[]) => {
      let total = 0n;
      for (const at of places) total += money.get(at) ?? 0n;
      return total;
    };
    const alone = sum(amount);
    const isRight = hasDirection && side === 'right';
    return {
      left: sum(left) + (isRight ? 0n : alone),
      right: sum(right) + (isRight ? alone : 0n),
      paid: sum(paid),
      goods: sum(goods),
    };
  };
}

const isData = ({ kind }: LedgerRow) => kind === 'data';

/** The sums of both sides over the rows that are read. */
export function sideSums(work: Pick<LedgerWork, 'layout' | 'rows'>): Parts {
  let [left, right, paid, goods] = [0n, 0n, 0n, 0n];
  const partsIn = partsOf(work);
  for (const row of work.rows.filter(isData)) {
    const parts = partsIn(row);
    left += parts.left;
    right += parts.right;
    paid += parts.paid;
    goods += parts.goods;
  }
  return { left, right, paid, goods };
}

/** The amount of each row in the dealer's sense: paid to the company is positive, goods are negative. */
export function signedRows(
  work: LedgerWork,
  meaning: Side,
): readonly { readonly row: LedgerRow; readonly cents: bigint; readonly isRed: boolean }[] {
  const partsIn = partsOf(work);
  const rows = work.rows.filter(isData).map((row) => ({ row, parts: partsIn(row) }));
  const isLeft = meaning === 'left';
  const minus = rows.map(({ parts }) => parts.goods + (isLeft ? parts.right : parts.left));
  // Where every amount of goods stands with a minus already, the minus is theirs.
  const isSigned = minus.some((cents) => cents < 0n) && minus.every((cents) => cents <= 0n);
  const hasSides = work.layout.of('amount') === undefined || work.layout.of('direction') !== undefined;
  return rows.map(({ row, parts }) => {
    const plus = parts.paid + (isLeft ? parts.left : parts.right);
    const less = parts.goods + (isLeft ? parts.right : parts.left);
    // A signed column of amounts has no red ones: there a minus is the other side.
    const isRed = hasSides && (plus < 0n || (less < 0n && !isSigned));
    return { row, cents: isSigned ? plus + less : plus - less, isRed };
  });
}

/** How a total of the file compares with the rows that were read. */
export interface TotalCheck {
  readonly rowNo: number;
  readonly values: readonly bigint[];
  readonly isEqual: boolean;
}

const IS_PART = /^[本当][日月季期页]|小计/;

/** Each 合计 of the file against the rows above it; 本月合计 counts from the one before. */
export function totalChecks({ rows, layout, grid }: LedgerWork): readonly TotalCheck[] {
  const columns = layout.money;
  const all = new Map<number, bigint>();
  const part = new Map<number, bigint>();
  const hidden = new Map<number, bigint>();
  const checks: TotalCheck[] = [];
  for (const row of rows) {
    if (row.kind === 'data' || row.kind === 'hidden') {
      for (const [at, cents = 0n] of row.money) {
        const target = row.kind === 'data' ? [all, part] : [hidden];
        for (const sums of target) sums.set(at, (sums.get(at) ?? 0n) + cents);
      }
    }
    if (row.kind !== 'total' || row.mark !== '合计') continue;
    const isPart = IS_PART.test(wordOfRow(grid.rows[row.rowNo - 1] ?? [])?.text ?? '');
    const sums = isPart ? part : all;
    const values = columns.flatMap((at) => row.money.get(at) ?? []);
    const isEqual = columns.every((at) => {
      const value = row.money.get(at);
      const read = sums.get(at) ?? 0n;
      return value === undefined || value === read || value === read + (hidden.get(at) ?? 0n);
    });
    if (values.length > 0) checks.push({ rowNo: row.rowNo, values, isEqual });
    if (isPart) part.clear();
  }
  return checks;
}

/** Opening plus and minus the two sides against the balance of the last row; undefined where it cannot be said. */
export function balanceText(
  work: LedgerWork,
): { readonly text: string; readonly isEqual: boolean } | undefined {
  const { rows, layout, grid } = work;
  if (layout.of('balance') === undefined) return undefined;
  const sideAt = layout.of('balanceSide');
  const signed = (row: LedgerRow): bigint | undefined => {
    const side = sideAt === undefined ? '' : (grid.rows[row.rowNo - 1]?.[sideAt] ?? '');
    return row.balance !== undefined && /^贷/.test(side) ? -row.balance : row.balance;
  };
  const opening = rows.find(({ kind, balance }) => kind === 'opening' && balance !== undefined);
  const last = rows.filter((row) => isData(row) && row.balance !== undefined).at(-1);
  const start = opening && signed(opening);
  const end = last && signed(last);
  if (start === undefined || end === undefined) return undefined;
  const parts = sideSums(work);
  const [left, right] = [parts.left + parts.paid, parts.right + parts.goods];
  const isFalling = start - left + right === end && start + left - right !== end;
  const isEqual = isFalling || start + left - right === end;
  const [plus, minus] = isFalling ? [work.words.right, work.words.left] : [work.words.left, work.words.right];
  const [more, less] = isFalling ? [right, left] : [left, right];
  const sum = start + more - less;
  const head = `期初 ${shownCents(start)} + ${plus} ${shownCents(more)} − ${minus} ${shownCents(less)} = `;
  return {
    text: isEqual
      ? `${head}期末 ${shownCents(sum)}，与余额列`
      : `${head}${shownCents(sum)}，余额列的期末是 ${shownCents(end)}，`,
    isEqual,
  };
}

/** Cents in the unit in which the file writes them, as long as nobody said which it is. */
export function inFileUnit({ units }: Pick<LedgerWork, 'units'>, cents: bigint): string {
  const open = units.find(({ isTaken }) => isTaken === undefined);
  if (!open) return shownCents(cents);
  const [whole = '', fraction = ''] = String(Number(cents) / 100 / open.factor).split('.');
  return fraction === '' ? whole : `${whole}.${fraction.slice(0, 8)}`;
}

/** What some rows come to in each column of money, as far as it can be read: 借方 1,200.00、贷方 60.00; `''` for nothing. */
export function readableSum(
  work: Pick<LedgerWork, 'rows' | 'layout' | 'facts' | 'units'>,
  rowNos: ReadonlySet<number>,
): string {
  const { rows, layout, facts } = work;
  const chosen = rows.filter(({ rowNo }) => rowNos.has(rowNo));
  const sums = layout.money.flatMap((at): readonly string[] => {
    const cents = chosen.flatMap(({ money }) => money.get(at) ?? []);
    if (cents.length === 0) return [];
    const sum = cents.reduce((total, value) => total + value, 0n);
    return [`${facts.columns[at]?.title} ${inFileUnit(work, sum)}`];
  });
  return sums.join('、');
}
