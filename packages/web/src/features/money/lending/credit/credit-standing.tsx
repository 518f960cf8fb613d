import type { Ops } from '@dealer-portal/sdk';
import { Descriptions } from 'antd';
import '#ui/antd/fact-table.css';
import { Link } from 'react-router-dom';
import { href } from '#routes';
import { NoticeLine } from '#ui/page/notice-line';
import { Money } from '#ui/text/money';
import '../lending.css';

interface CreditStandingProps {
  readonly credit: Ops['getCreditCenter']['data'];
}

/** The credit of the customer in all, and a warning while a repayment is overdue. */
export function CreditStanding({ credit }: CreditStandingProps) {
  const { creditAmount, usedAmount, availableAmount, payerCode, isOverdue } = credit;
  return (
    <>
      {isOverdue && (
        <NoticeLine className="lending-facts" action={<Link to={href('viewdefault')}>查看逾期的融资</Link>}>
          有融资逾期未还，还清前不能再融资。
        </NoticeLine>
      )}
      <section className="panel lending-facts" aria-label="授信合计">
        <Descriptions
          size="small"
          column={{ xs: 1, md: 2, lg: 4 }}
          items={[
            { key: 'credit', label: '授信额度', children: <Money amount={creditAmount} strong /> },
            { key: 'used', label: '已用额度', children: <Money amount={usedAmount} strong /> },
            { key: 'available', label: '可用额度', children: <Money amount={availableAmount} strong /> },
            { key: 'payer', label: '授信付款方', children: payerCode || '—' },
          ]}
        />
      </section>
    </>
  );
}
