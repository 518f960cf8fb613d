import { isShownPayer } from '@dealer-portal/rules/payer';
import { SUBMIT_NAMES } from '@dealer-portal/rules/traffic';
import { submitTransferOrder } from '@dealer-portal/sdk/operations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { callSeconds } from '#kits/submit/call-seconds';
import { useOrderOrigin } from '#kits/submit/order-origin';
import { Submits } from '#kits/submit/submits';
import { Loaded } from '#platform/calls/loaded';
import { type Account, useAccount } from '#platform/session/account';
import { href } from '#routes';
import { buttonClass } from '#ui/button/button-class';
import { PrintButton } from '#ui/button/print-button';
import { PageHeader } from '#ui/page/page-header';
import { PartialNote } from '#ui/page/partial-note';
import { EmptyState } from '#ui/page/states';
import { ColumnEntry } from '#ui/table/entry/column-entry';
import { BatchPayer } from '../lines/batch-payer';
import { pasteNumbers } from '../lines/paste-numbers';
import { useAskRemove } from '../lines/use-ask-remove';
import { useChosen } from '../lines/use-chosen';
import { VehicleBar } from '../lines/vehicle-bar';
import { transferCartQuery, transferPayersQuery, type Vehicle } from '../queries';
import { askTransferPrices } from '../submit/queries';
import { SubmitDifferences } from '../submit/submit-differences';
import { useSubmitCheck } from '../submit/use-submit-check';
import { TransferGroup, transferRange } from './transfer-group';
import { refreshAfterTransfer, submitGroups, transferRun } from './transfer-submit';
import { useTransferCart } from './use-transfer-cart';

const LIMITS = { place: callSeconds(submitTransferOrder) };

/** 调货购物车: groups by the sold-to that hands over, paid and submitted; at least one piece of each product (TRANS-01, CART-09). */
export function Component() {
  const account = useAccount();
  const queryClient = useQueryClient();
  const cart = useQuery(transferCartQuery(account));
  const groups = cart.data ?? [];
  return (
    <div className="page">
      <PageHeader
        context={`售达方 ${account.saletoCode}${cart.isSuccess ? ` · 共 ${groups.length} 个调货单` : ''}`}
        actions={
          <>
            <PrintButton />
            <Link to={href('transferList')} className={`${buttonClass()} no-print`}>
              继续选购
            </Link>
          </>
        }
      />
      <Submits
        run={transferRun}
        orderName="调货订单"
        limits={LIMITS}
        ordersTo={href('myOrder')}
        keptIn="购物车"
        onSettled={() => void refreshAfterTransfer(queryClient)}
      />
      <Loaded
        query={cart}
        failure="调货购物车没有加载出来"
        isKept
        empty={
          <EmptyState
            title="调货购物车是空的"
            reason="在调货列表填写台数，按调出方合成调货单。"
            action={
              <Link to={href('transferList')} className={buttonClass({ kind: 'primary' })}>
                去调货列表
              </Link>
            }
          />
        }
      >
        {(list) => <Groups account={account} groups={list} />}
      </Loaded>
    </div>
  );
}

interface GroupsProps {
  readonly account: Account;
  readonly groups: readonly Vehicle[];
}

function Groups({ account, groups }: GroupsProps) {
  const { saletoCode } = account;
  const origin = useOrderOrigin();
  const queryClient = useQueryClient();
  const payerQuery = useQuery(transferPayersQuery(account));
  const payers = (payerQuery.data ?? []).filter(isShownPayer);
  const { quantities, actions } = useTransferCart(account);
  const { chosenIds, onChoose, onChooseAll } = useChosen(groups.map(({ IBR_ID }) => IBR_ID));
  const onAskRemove = useAskRemove(actions.onRemoveGroup, actions.onRemoveLine);
  const chosenGroups = groups.filter(({ IBR_ID }) => chosenIds.includes(IBR_ID));
  const submit = async (carts: readonly Vehicle[]) => {
    await submitGroups(saletoCode, carts, origin);
    await refreshAfterTransfer(queryClient);
  };
  const check = useSubmitCheck({
    kind: 'transfer',
    saletoCode,
    query: transferCartQuery(account),
    chosen: chosenGroups,
    payers,
    ask: askTransferPrices,
    quantities,
    onRemoveLine: actions.onRemoveLine,
    submit,
  });
  const onPaste = useCallback(
    (pairs: readonly (readonly [string, string])[]) =>
      pasteNumbers(pairs, groups, { change: quantities.change, rangeOf: transferRange }),
    [groups, quantities],
  );
  return (
    <>
      <ColumnEntry onPaste={onPaste}>
        <PartialNote parts={[{ name: '付款方和余额', query: payerQuery }]} />
        {groups.map((group) => (
          <TransferGroup
            key={group.IBR_ID}
            group={group}
            shipTo={account.shipTos.find(({ sendtoCode }) => sendtoCode === group.SENDTOCODE)?.sendtoAddress}
            payers={payers}
            quantities={quantities}
            isChosen={chosenIds.includes(group.IBR_ID)}
            actions={actions}
            onChoose={onChoose}
            onAskRemove={onAskRemove}
          />
        ))}
      </ColumnEntry>
      <VehicleBar
        kind="transfer"
        orderName="调货订单"
        vehicles={groups}
        quantities={quantities}
        chosen={chosenGroups}
        payers={payers}
        onChooseAll={onChooseAll}
        isBusy={check.isBusy}
        onSubmit={check.start}
        more={
          <BatchPayer
            kind={SUBMIT_NAMES.transfer}
            chosen={chosenGroups}
            payers={payers}
            onPayer={actions.onPayer}
          />
        }
      />
      <SubmitDifferences kind="transfer" check={check} />
    </>
  );
}
