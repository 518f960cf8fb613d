import { readFigure } from '@dealer-portal/rules/money';
import type { Data } from '@dealer-portal/sdk';
import type { cancelGroupOrder } from '@dealer-portal/sdk/operations';
import { Alert } from 'antd';
import { listOf, UNREAD_LINES } from '#ui/text/list-of';
import './orders.css';

/** The result of a batch call; the server may report success without naming the orders. */
export type Outcome = NonNullable<Data<typeof cancelGroupOrder>> | 'untold';

interface BatchOutcomeProps {
  readonly verb: string;
  readonly outcome: Outcome;
}

/** How many orders went through, and each one that did not with its reason (ORDER-01). */
export function BatchOutcome({ verb, outcome }: BatchOutcomeProps) {
  if (outcome === 'untold')
    return (
      <Alert
        type="warning"
        showIcon
        title={`已提交${verb}，没有收到逐单结果`}
        description="请在订单列表中核对状态，再决定是否重试。"
      />
    );
  const { successCount, failCount, failList } = outcome;
  return (
    <Alert
      type={failCount === 0 ? 'success' : 'warning'}
      showIcon
      title={`${verb} ${readFigure(successCount) ?? '—'} 单${failCount === 0 ? '' : `，未${verb} ${readFigure(failCount) ?? '—'} 单`}`}
      description={
        !failList && failCount !== 0
          ? UNREAD_LINES
          : listOf(failList).length > 0 && (
              <ul className="order-fail-list">
                {listOf(failList).map(({ orderNo, reason }) => (
                  <li key={orderNo}>
                    订单 {orderNo}：{reason}
                  </li>
                ))}
              </ul>
            )
      }
    />
  );
}
