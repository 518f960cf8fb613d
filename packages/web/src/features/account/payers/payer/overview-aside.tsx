import type { PayerPage } from '@dealer-portal/rules/payer-details';
import { type PayerRunway, RUNWAY_DAYS } from '@dealer-portal/rules/runway';
import { Link } from 'react-router-dom';
import { FactLine, FactLines, ItemLines } from '#ui/text/fact-lines';
import { codeAndName } from '#ui/text/joined';
import { Money } from '#ui/text/money';
import { useSeesCredit } from '#widgets/payers/use-sees-credit';
import type { Payer } from '../queries';
import { CreditLimits } from './credit-limits';
import { Documents } from './documents';
import { payerAddress } from './payer-address';
import '../runway/runway.css';
import './payer.css';

interface OverviewAsideProps {
  readonly page: PayerPage;
  readonly payerCode: string;
  readonly all: readonly PayerRunway[];
  readonly payers: readonly Payer[];
}

/** The other payers by their lowest day, limits and rules, and the documents of this payer. */
export function OverviewAside({ page, payerCode, all, payers }: OverviewAsideProps) {
  const seesCredit = useSeesCredit();
  return (
    <aside className="runway-main">
      <OtherPayers page={page} payerCode={payerCode} all={all} payers={payers} />
      <section aria-label="限额和规则">
        <h2>限额和规则</h2>
        <FactLines>
          {seesCredit && <CreditLimits />}
          <FactLine label="单笔、单日限额">
            <span className="secondary">以银行为准</span>
          </FactLine>
        </FactLines>
      </section>
      <Documents payerCode={payerCode} />
    </aside>
  );
}

function OtherPayers({ page, payerCode, all, payers }: OverviewAsideProps) {
  const others = payers.filter((payer) => payer.payerCode !== payerCode);
  return (
    <section aria-label="其他付款方">
      <h2>
        其他付款方 <span className="secondary">{RUNWAY_DAYS} 天内最低</span>
      </h2>
      <ItemLines>
        {others.map((payer) => {
          const runway = all.find((item) => item.payerCode === payer.payerCode);
          return (
            <li key={payer.payerCode} className={runway?.short && 'payer-short'}>
              <Link to={payerAddress(page, payer.payerCode)}>
                {codeAndName(payer.payerCode, payer.customerName, ' ')}
              </Link>
              <span className="payer-lowest">
                {runway?.short && <span className="secondary">{runway.short.day} 起缺 </span>}
                <Money amount={runway?.lowest.balance} />
              </span>
            </li>
          );
        })}
      </ItemLines>
    </section>
  );
}
