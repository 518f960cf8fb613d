import { RECONCILIATION_STATES } from '@dealer-portal/rules/states';
import { queryReceipts, queryReconciliations } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { asideQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ItemLines } from '#ui/text/fact-lines';
import { stateText } from '#ui/text/joined';
import { Money } from '#ui/text/money';
import { dayText } from '#ui/text/wire-text';
import { documentAddress } from '#widgets/document-line/document-address';

/** So many receipts stand on the page. */
const LAST_DOCUMENTS = 3;

/** 单据: the last receipts of the payer, the last month of the account, and where the rest is. */
export function Documents({ payerCode }: { readonly payerCode: string }) {
  const account = useAccount();
  const { customerCode } = account.saleInfo;
  const page = { customerCode, pageNum: 1 };
  const receipts = useQuery(
    asideQuery(queryReceipts, { body: { ...page, payerCode, pageSize: LAST_DOCUMENTS } }, account),
  );
  const months = useQuery(asideQuery(queryReconciliations, { body: { ...page, pageSize: 1 } }, account));
  const [month] = months.data?.records ?? [];
  return (
    <section aria-label="单据">
      <h2>单据</h2>
      <Loaded
        query={receipts}
        failure="收据没有加载出来"
        rows={3}
        empty={<p className="secondary">没有收据。</p>}
      >
        {({ records }) => (
          <ItemLines>
            {records.map(({ receiptNo, amount }) => (
              <li key={receiptNo}>
                <span>
                  收据 {receiptNo} <Money amount={amount} />
                </span>
                <Link to={documentAddress('receiptdetails', { receiptNo }) ?? ''}>查看</Link>
              </li>
            ))}
          </ItemLines>
        )}
      </Loaded>
      <ItemLines>
        {month && (
          <li>
            <span>对账单 {month.period}</span>
            <Link to={documentAddress('reconciliation', { period: month.period }) ?? ''}>
              {month.status === RECONCILIATION_STATES.toConfirm.value && month.deadline
                ? `${dayText(month.deadline)} 前确认`
                : stateText(month.statusName)}
            </Link>
          </li>
        )}
        <li>
          <span>资金流水</span>
          <Link to={documentAddress('flowingwater', { payerCode }) ?? ''}>查看和下载</Link>
        </li>
        <li>
          <span>全部收据</span>
          <Link to={`${href('receipts')}?${new URLSearchParams({ payerCode })}`}>查看</Link>
        </li>
      </ItemLines>
    </section>
  );
}
