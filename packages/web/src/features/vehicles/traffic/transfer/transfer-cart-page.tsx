import { isShownPayer } from '@dealer-portal/rules/payer';
import { submitTransferOrder } from '@dealer-portal/sdk/operations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callSeconds } from '#kits/submit/call-seconds';
import { useOrderOrigin } from '#kits/submit/order-origin';
import { type Account, useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PartialNote } from '#ui/page/partial-note';
import { VehicleCartPage } from '../lines/vehicle-cart-page';
import { VehicleOrder } from '../lines/vehicle-order';
import { transferCartQuery, transferPayersQuery, type Vehicle } from '../queries';
import { askTransferPrices } from '../submit/queries';
import { TransferGroup, transferRange } from './transfer-group';
import { refreshAfterTransfer, submitGroups, transferRun } from './transfer-submit';
import { useTransferCart } from './use-transfer-cart';

const LIMITS = { place: callSeconds(submitTransferOrder) };

/** 调货购物车: groups by the sold-to that hands over, paid and submitted; at least one piece of each product (TRANS-01, CART-09). */
export function Component() {
  const account = useAccount();
  return (
    <VehicleCartPage
      kind="transfer"
      query={transferCartQuery(account)}
      emptyReason="在调货列表填写台数，按调出方合成调货单。"
      listAddress={href('transferList')}
      run={transferRun}
      limits={LIMITS}
      ordersTo={href('myOrder')}
      refresh={refreshAfterTransfer}
    >
      {(groups) => <Groups account={account} groups={groups} />}
    </VehicleCartPage>
  );
}

interface GroupsProps {
  readonly account: Account;
  readonly groups: readonly Vehicle[];
}

function Groups({ account, groups }: GroupsProps) {
  const origin = useOrderOrigin();
  const queryClient = useQueryClient();
  const payerQuery = useQuery(transferPayersQuery(account));
  const payers = (payerQuery.data ?? []).filter(isShownPayer);
  const { quantities, actions } = useTransferCart(account);
  const submit = async (carts: readonly Vehicle[]) => {
    await submitGroups(account.saletoCode, carts, origin);
    await refreshAfterTransfer(queryClient);
  };
  return (
    <VehicleOrder
      kind="transfer"
      vehicles={groups}
      payers={payers}
      query={transferCartQuery(account)}
      ask={askTransferPrices}
      quantities={quantities}
      rangeOf={transferRange}
      actions={actions}
      submit={submit}
    >
      {({ chosenIds, ...cards }) => (
        <>
          <PartialNote parts={[{ name: '付款方和余额', query: payerQuery }]} />
          {groups.map((group) => (
            <TransferGroup
              key={group.IBR_ID}
              {...cards}
              vehicle={group}
              shipTo={
                account.shipTos.find(({ sendtoCode }) => sendtoCode === group.SENDTOCODE)?.sendtoAddress
              }
              payers={payers}
              isChosen={chosenIds.includes(group.IBR_ID)}
              actions={actions}
            />
          ))}
        </>
      )}
    </VehicleOrder>
  );
}
