import { type Amount, readFigure, readMoney } from '@dealer-portal/rules/money';
import { adjustment } from '@dealer-portal/rules/month-close';
import { saveRows } from '#kits/report/save-rows';
import { notify } from '#platform/notices';
import { AMOUNT_FORMAT, columnsOf } from '#ui/table/columns';
import type { Reconciliation } from '../reconciliation-report';
import { ADJUSTMENT_WORDS, itemText } from './balance-adjustment';
import type { CloseDifference } from './close-items';

interface AdjustmentLine {
  readonly item: string;
  /** Null where the line does not concern that book. */
  readonly company: Amount | null;
  readonly customer: Amount | null;
  readonly reason: string;
  /** Both balances. */
  readonly isSum?: boolean;
}

const column = columnsOf<AdjustmentLine>();

/** Yuan of one book; a dash stands for an amount that cannot be read. */
const book = (side: 'company' | 'customer', title: string) =>
  column.custom(side, title, {
    width: 144,
    figure: (line) => readFigure(line[side]),
    text: (line) => (line[side] === null ? '' : (readMoney(line[side]) ?? '—')),
  });

const COLUMNS = [
  column.text('item', ADJUSTMENT_WORDS.item, { width: 320 }),
  { ...book('company', ADJUSTMENT_WORDS.company), format: AMOUNT_FORMAT },
  { ...book('customer', ADJUSTMENT_WORDS.customer), format: AMOUNT_FORMAT },
  column.text('reason', '差异原因', { width: 320 }),
];

export interface AdjustmentReasons {
  readonly ofMonth: string | undefined;
  readonly of: (difference: CloseDifference) => string | undefined;
}

/** The 余额调节表 line by line: both balances, each difference, and both balances after that. */
export function adjustmentLines(
  month: Reconciliation,
  reasons: AdjustmentReasons,
): readonly AdjustmentLine[] {
  const { period, companyBalance, customerBalance } = month;
  const { items, company, customer } = adjustment(month);
  return [
    {
      item: ADJUSTMENT_WORDS.before(period),
      company: companyBalance,
      customer: customerBalance,
      reason: '',
      isSum: true,
    },
    ...items.map(({ source, side, amount }) => ({
      item: itemText({ source, side }),
      company: side === 'company' ? amount : null,
      customer: side === 'customer' ? amount : null,
      reason: reasons.of(source) ?? '',
    })),
    { item: ADJUSTMENT_WORDS.after(company, customer), company, customer, reason: '', isSum: true },
  ];
}

/**
 * Saves the 余额调节表 of a month as a workbook, line by line as it stands on the page: both balances, each difference
 * with its reason, both balances after that, and the difference with the reason of the month (FIN-02).
 * @param account as its ledger is called; it stands above the lines and in the name of the file
 */
export async function saveAdjustment(
  month: Reconciliation,
  reasons: AdjustmentReasons,
  account: string,
): Promise<void> {
  const { period, difference } = month;
  const rows: readonly AdjustmentLine[] = [
    ...adjustmentLines(month, reasons),
    { item: ADJUSTMENT_WORDS.difference, company: difference, customer: null, reason: reasons.ofMonth ?? '' },
  ];
  const name = `${period} 余额调节表`;
  try {
    const about = [`账户：${account}`, `期间：${period}`];
    await saveRows('xlsx', {
      name,
      fileName: `${name}_${account}`,
      linesAbove: about,
      columns: COLUMNS,
      rows,
    });
  } catch {
    notify('error', `${name}没有导出：文件没有写成，请重试`);
  }
}
