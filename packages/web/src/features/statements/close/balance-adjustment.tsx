import { type Adjustment, adjustment } from '@dealer-portal/rules/month-close';
import { Money } from '#ui/text/money';
import type { Reconciliation } from '../reconciliation-report';
import type { CloseDifference } from './close-items';

type Item = Adjustment<CloseDifference>['items'][number];

/** 余额调节表: both balances as they were confirmed, what one book does not have, and both after that; nothing where they agree. */
export function BalanceAdjustment({ reconciliation }: { readonly reconciliation: Reconciliation }) {
  const { period, companyBalance, customerBalance, differenceList } = reconciliation;
  if (differenceList.length === 0) return null;
  const { items, company, own, isEqual } = adjustment(reconciliation);
  return (
    <section>
      <h2>余额调节表</h2>
      <table className="close-adjustment" aria-label={`${period} 余额调节表`}>
        <thead>
          <tr>
            <th scope="col">项目</th>
            <th scope="col">公司账</th>
            <th scope="col">我方账</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{period} 期末账面余额</th>
            <td>
              <Money amount={companyBalance} />
            </td>
            <td>
              <Money amount={customerBalance} />
            </td>
          </tr>
          {items.map((item) => (
            <ItemRow key={`${item.side} ${item.source.voucherNo}`} item={item} said={reconciliation.reason} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">调节后余额{isEqual ? '，相等' : '，不相等'}</th>
            <td>
              <Money amount={company} strong />
            </td>
            <td>
              <Money amount={own} strong />
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

interface ItemRowProps {
  readonly item: Item;
  /** The reason of the whole month, which stands above the table already. */
  readonly said: string | undefined;
}

function ItemRow({ item: { source, side, amount }, said }: ItemRowProps) {
  const text = side === 'own' ? '公司已记，我方未记' : '我方已记，公司未记';
  const money = <Money amount={amount} />;
  return (
    <tr>
      <th scope="row">
        {text} {source.voucherNo || '无对应凭证'}
        {source.reason && source.reason !== said && <span className="secondary"> {source.reason}</span>}
      </th>
      <td>{side === 'company' && money}</td>
      <td>{side === 'own' && money}</td>
    </tr>
  );
}
