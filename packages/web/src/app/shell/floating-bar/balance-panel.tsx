import { isSafePay, NO_PAYERS, payerRoute, SAFE_PAY_LABEL, topPayers } from '@dealer-portal/rules/payer';
import { payerTypeText } from '@dealer-portal/rules/payer-details';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { usePermissions } from '#platform/permissions';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PlainButton } from '#ui/button/plain-button';
import { clockTime } from '#ui/text/clock-time';
import { codeAndName } from '#ui/text/joined';
import { Money } from '#ui/text/money';
import { payerBalancesQuery } from '#widgets/goods/account-queries';
import { PanelState } from '../panels/panel-state';
import './balance-panel.css';
import '../panels/panels.css';

/** The balances of the six payers that have most, and the way to all payers (FLOAT-05). */
export function BalancePanel({ onDone }: { readonly onDone: () => void }) {
  const { facts } = usePermissions();
  const payers = useQuery(payerBalancesQuery(useAccount()));
  const route = payerRoute(facts);
  return (
    <div className="balance-panel">
      <h2>
        付款方余额
        <span className="secondary balance-read">
          {payers.data && `前 6 个，${clockTime(payers.dataUpdatedAt)} 读取`}
        </span>
        <PlainButton
          kind="link"
          size="small"
          isBusy={payers.isRefetching}
          onClick={() => void payers.refetch()}
        >
          刷新
        </PlainButton>
      </h2>
      <PanelState query={payers} empty={NO_PAYERS} isEmpty={(list) => topPayers(list).length === 0}>
        {(list) => (
          <ul className="balance-list">
            {topPayers(list).map((payer) => (
              <li key={payer.payerCode}>
                <span>
                  {codeAndName(payer.payerCode, undefined)}{' '}
                  {isSafePay(payer) ? (
                    <span className="safe-pay">{SAFE_PAY_LABEL}</span>
                  ) : (
                    payerTypeText(payer.payerType)
                  )}
                  <span className="secondary balance-owner">{payer.customerName}</span>
                </span>
                <Money amount={payer.balance} strong />
              </li>
            ))}
          </ul>
        )}
      </PanelState>
      {route && (
        <Link className="panel-more" to={href(route)} onClick={onDone}>
          查看全部付款方
        </Link>
      )}
    </div>
  );
}
