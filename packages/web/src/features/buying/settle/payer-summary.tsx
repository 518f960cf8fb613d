import { compareAmounts, formatYuan, NO_MONEY, subtractAmounts } from '@dealer-portal/rules/money';
import type { PayerEntry } from '@dealer-portal/rules/payer';
import { payerCoverage } from '@dealer-portal/rules/payer-details';
import { RUNWAY_DAYS } from '@dealer-portal/rules/runway';
import { ReasonButton } from '#ui/button/reason-button';
import { codeAndName } from '#ui/text/joined';
import { Money } from '#ui/text/money';
import { WhatIfLink } from '#widgets/payers/what-if-link';
import './settle.css';

interface PayerSummaryProps {
  readonly payers: readonly PayerEntry[];
  readonly isRenewing: boolean;
  /** Asks for the balances as they are now, after one was paid in. */
  readonly onRenew: () => void;
}

/** Each payer's balance before, what it pays and what is left; a shortfall is named. */
export function PayerSummary({ payers, isRenewing, onRenew }: PayerSummaryProps) {
  const coverage = payerCoverage(payers);
  if (coverage.length === 0) return null;
  return (
    <section aria-label="付款以后">
      <div className="settle-payers-header">
        <h2>付款以后</h2>
        <ReasonButton kind="link" size="small" className="no-print" isBusy={isRenewing} onClick={onRenew}>
          刷新余额
        </ReasonButton>
      </div>
      {coverage.map(({ payerCode, payerName, credit, priceToPay, shortfall }) => (
        <dl key={payerCode}>
          <dt>{codeAndName(payerCode, payerName)} 可用</dt>
          <dd>
            <Money amount={credit} />
          </dd>
          <dt>{payers.filter((payer) => payer.payerCode === payerCode).length} 个订单应付</dt>
          <dd>
            <Money amount={subtractAmounts(0, priceToPay)} />
          </dd>
          <dt className="settle-after">
            付款后{' '}
            {priceToPay !== undefined && (
              <WhatIfLink terms={{ payerCode, amount: priceToPay, purpose: 'order' }}>
                试算 {RUNWAY_DAYS} 天
              </WhatIfLink>
            )}
          </dt>
          <dd>
            {compareAmounts(shortfall, NO_MONEY) === 1 ? (
              <span className="settle-short">还差 {formatYuan(shortfall)}</span>
            ) : (
              <Money amount={subtractAmounts(credit, priceToPay)} strong />
            )}
          </dd>
        </dl>
      ))}
    </section>
  );
}
