import { type Amount, compareAmounts, formatYuan } from '@dealer-portal/rules/money';
import { type Adjustment, adjustment } from '@dealer-portal/rules/month-close';
import type { ReactNode } from 'react';
import { listOf } from '#ui/text/list-of';
import { Money } from '#ui/text/money';
import type { Reconciliation } from '../reconciliation-report';
import type { CloseDifference } from './close-items';
import { useDifferenceReason } from './use-difference-reason';
import './close.css';

type Item = Adjustment<CloseDifference>['items'][number];

/** The words of the table, the same on the page, on paper and in the file. */
export const ADJUSTMENT_WORDS = {
  item: '项目',
  company: '公司账',
  customer: '我方账',
  before: (period: string) => `${period} 期末账面余额`,
  onlyCompany: '公司已记，我方未记',
  onlyCustomer: '我方已记，公司未记',
  after: afterText,
  rest: (amount: Amount) =>
    `两边还差 ${formatYuan(amount)}：可能是期间以前就有的差额，也可能是我方期末余额没有填对，请核对这两个数。`,
  difference: '差异（公司账－我方账）',
} as const;

/** Equal or not is said only of two balances that are known. */
function afterText(company: Amount, customer: Amount): string {
  const order = compareAmounts(company, customer);
  if (order === undefined) return '调节后余额';
  return `调节后余额，${order === 0 ? '相等' : '不相等'}`;
}

/** What one book has and the other has not: 公司已记，我方未记 4900001004. */
export function itemText({ source, side }: Pick<Item, 'source' | 'side'>): string {
  const text = side === 'customer' ? ADJUSTMENT_WORDS.onlyCompany : ADJUSTMENT_WORDS.onlyCustomer;
  return `${text} ${source.voucherNo || '无对应凭证'}`;
}

/** 余额调节表: both balances as they were confirmed, what one book does not have, and both after that; nothing where they agree. */
export function BalanceAdjustment({ reconciliation }: { readonly reconciliation: Reconciliation }) {
  const { period, companyBalance, customerBalance, differenceList } = reconciliation;
  const reasonOf = useDifferenceReason(reconciliation);
  if (listOf(differenceList).length === 0) return null;
  const { items, company, customer } = adjustment(reconciliation);
  return (
    <section>
      <h2>余额调节表</h2>
      <AdjustmentTable
        label={`${period} 余额调节表`}
        after={
          <AdjustmentLine
            name={ADJUSTMENT_WORDS.after(company, customer)}
            company={<Money amount={company} strong />}
            customer={<Money amount={customer} strong />}
          />
        }
      >
        <AdjustmentLine
          name={ADJUSTMENT_WORDS.before(period)}
          company={<Money amount={companyBalance} />}
          customer={<Money amount={customerBalance} />}
        />
        {items.map((item) => (
          <ItemLine
            key={`${item.side} ${item.source.voucherNo}`}
            item={item}
            reason={reasonOf(item.source)}
            monthReason={reconciliation.reason}
          />
        ))}
      </AdjustmentTable>
    </section>
  );
}

interface ItemLineProps {
  readonly item: Item;
  readonly reason: string | undefined;
  /** The reason of the whole month, which stands above the table already. */
  readonly monthReason: string | undefined;
}

function ItemLine({ item, reason, monthReason }: ItemLineProps) {
  const { side, amount } = item;
  const money = <Money amount={amount} />;
  const name = (
    <>
      {itemText(item)}
      {reason && reason !== monthReason && <span className="secondary"> {reason}</span>}
    </>
  );
  return (
    <AdjustmentLine
      name={name}
      company={side === 'company' && money}
      customer={side === 'customer' && money}
    />
  );
}

interface AdjustmentTableProps {
  readonly label: string;
  /** The line of both balances after the others. */
  readonly after: ReactNode;
  /** Both balances before, and what either book does not have. */
  readonly children: ReactNode;
}

/** The table of both books, of a month and of a comparison alike. */
export function AdjustmentTable({ label, after, children }: AdjustmentTableProps) {
  return (
    <table className="close-adjustment" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{ADJUSTMENT_WORDS.item}</th>
          <th scope="col">{ADJUSTMENT_WORDS.company}</th>
          <th scope="col">{ADJUSTMENT_WORDS.customer}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
      <tfoot>{after}</tfoot>
    </table>
  );
}

interface AdjustmentLineProps {
  readonly name: ReactNode;
  /** Nothing where the line does not concern that book. */
  readonly company?: ReactNode;
  readonly customer?: ReactNode;
}

export function AdjustmentLine({ name, company, customer }: AdjustmentLineProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{company}</td>
      <td>{customer}</td>
    </tr>
  );
}
