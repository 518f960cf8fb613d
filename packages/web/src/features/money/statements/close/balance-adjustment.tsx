import { type Amount, compareAmounts } from '@dealer-portal/rules/money';
import { type Adjustment, adjustment } from '@dealer-portal/rules/month-close';
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
  after: afterText,
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
  const text = side === 'customer' ? '公司已记，我方未记' : '我方已记，公司未记';
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
      <table className="close-adjustment" aria-label={`${period} 余额调节表`}>
        <thead>
          <tr>
            <th scope="col">{ADJUSTMENT_WORDS.item}</th>
            <th scope="col">{ADJUSTMENT_WORDS.company}</th>
            <th scope="col">{ADJUSTMENT_WORDS.customer}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{ADJUSTMENT_WORDS.before(period)}</th>
            <td>
              <Money amount={companyBalance} />
            </td>
            <td>
              <Money amount={customerBalance} />
            </td>
          </tr>
          {items.map((item) => (
            <ItemRow
              key={`${item.side} ${item.source.voucherNo}`}
              item={item}
              reason={reasonOf(item.source)}
              monthReason={reconciliation.reason}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{ADJUSTMENT_WORDS.after(company, customer)}</th>
            <td>
              <Money amount={company} strong />
            </td>
            <td>
              <Money amount={customer} strong />
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

interface ItemRowProps {
  readonly item: Item;
  readonly reason: string | undefined;
  /** The reason of the whole month, which stands above the table already. */
  readonly monthReason: string | undefined;
}

function ItemRow({ item, reason, monthReason }: ItemRowProps) {
  const { side, amount } = item;
  const money = <Money amount={amount} />;
  return (
    <tr>
      <th scope="row">
        {itemText(item)}
        {reason && reason !== monthReason && <span className="secondary"> {reason}</span>}
      </th>
      <td>{side === 'company' && money}</td>
      <td>{side === 'customer' && money}</td>
    </tr>
  );
}
