import { compareMoney, formatMoney, NO_MONEY } from '@dealer-portal/rules/money';
import type { PayerCoverage } from '@dealer-portal/rules/payer-details';
import { Tag } from 'antd';
import { ReasonButton } from '#ui/button/reason-button';
import { Money } from '#ui/text/money';

interface PayerSummaryProps {
  readonly coverage: readonly PayerCoverage[];
  readonly isRenewing: boolean;
  /** Asks for the balances as they are now, after one was paid in. */
  readonly onRenew: () => void;
}

/** What each payer pays, against its balance; a shortfall is named. */
export function PayerSummary({ coverage, isRenewing, onRenew }: PayerSummaryProps) {
  if (coverage.length === 0) return null;
  return (
    <section className="panel" aria-label="付款方合计">
      <div className="settle-payers-header">
        <h2>付款方</h2>
        <ReasonButton type="link" size="small" className="no-print" loading={isRenewing} onClick={onRenew}>
          刷新余额
        </ReasonButton>
      </div>
      <ul className="line-list">
        {coverage.map(({ payerCode, payerName, credit, priceToPay, shortfall }) => (
          <li key={payerCode} className="line-item">
            <div className="line-name">
              ({payerCode}){payerName}
            </div>
            <span>
              可用 <Money amount={credit} />
            </span>
            <span>
              应付 <Money amount={priceToPay} strong />
            </span>
            {compareMoney(shortfall, NO_MONEY) > 0 && <Tag color="error">还差 ¥{formatMoney(shortfall)}</Tag>}
          </li>
        ))}
      </ul>
    </section>
  );
}
