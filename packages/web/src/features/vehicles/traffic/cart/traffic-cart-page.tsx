import { SUBMIT_NAMES } from '@dealer-portal/rules/traffic';
import { trafficRange } from '@dealer-portal/rules/traffic-range';
import { preCheckTrafficOrder, submitTrafficCart } from '@dealer-portal/sdk/operations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { callSeconds } from '#kits/submit/call-seconds';
import { useOrderOrigin } from '#kits/submit/order-origin';
import { Submits } from '#kits/submit/submits';
import { Loaded } from '#platform/calls/loaded';
import { notify } from '#platform/notices';
import { type Account, useAccount } from '#platform/session/account';
import { href } from '#routes';
import { buttonClass } from '#ui/button/button-class';
import { PrintButton } from '#ui/button/print-button';
import { Arriving } from '#ui/page/arriving';
import { PageHeader } from '#ui/page/page-header';
import { PartialNote } from '#ui/page/partial-note';
import { EmptyState } from '#ui/page/states';
import { ColumnEntry } from '#ui/table/entry/column-entry';
import { BatchPayer } from '../lines/batch-payer';
import { ContactLine } from '../lines/contact-line';
import { EmptyMenu } from '../lines/empty-menu';
import { pasteNumbers } from '../lines/paste-numbers';
import { useAskRemove } from '../lines/use-ask-remove';
import { useChosen } from '../lines/use-chosen';
import { VehicleBar } from '../lines/vehicle-bar';
import {
  billTosQuery,
  carTypesQuery,
  type Payer,
  trafficCartQuery,
  trafficPayersQuery,
  type Vehicle,
} from '../queries';
import { askTrafficPrices } from '../submit/queries';
import { SubmitDifferences } from '../submit/submit-differences';
import { refreshAfterSubmit, submitVehicles, trafficRun } from '../submit/traffic-submit';
import { useSubmitCheck } from '../submit/use-submit-check';
import { JoinDialog } from './join-dialog';
import { type TrafficCart, useTrafficCart } from './use-traffic-cart';
import { VehicleCard, type VehicleCardProps } from './vehicle-card';
import './vehicle-card.css';

const LIMITS = { check: callSeconds(preCheckTrafficOrder), place: callSeconds(submitTrafficCart) };

/** 整车购物车: vehicles by ship-to, filled, paid, shared, checked and submitted (TRAF-01, CART-09). */
export function Component() {
  const account = useAccount();
  const queryClient = useQueryClient();
  const cart = useQuery(trafficCartQuery(account));
  const vehicles = cart.data ?? [];
  return (
    <div className="page">
      <PageHeader
        context={`售达方 ${account.saletoCode}${cart.isSuccess ? ` · 共 ${vehicles.length} 车` : ''}`}
        actions={
          <>
            <PrintButton />
            <Link to={href('trafficList')} className={`${buttonClass()} no-print`}>
              继续选购
            </Link>
          </>
        }
      />
      <Submits
        run={trafficRun}
        orderName="整车订单"
        limits={LIMITS}
        ordersTo={href('trafficAccept')}
        keptIn="购物车"
        onSettled={() => void refreshAfterSubmit(queryClient)}
      />
      <Loaded query={cart} failure="整车购物车没有加载出来" rows={8} isKept empty={<EmptyCart />}>
        {(list) => <Vehicles account={account} vehicles={list} />}
      </Loaded>
    </div>
  );
}

function EmptyCart() {
  return (
    <EmptyState
      title="整车购物车是空的"
      reason="在整车列表填写台数并选择车型，同一送达方、同一车型的产品装在一车。"
      action={
        <Link to={href('trafficList')} className={buttonClass({ kind: 'primary' })}>
          去整车列表
        </Link>
      }
    />
  );
}

interface VehiclesProps {
  readonly account: Account;
  readonly vehicles: readonly Vehicle[];
}

function Vehicles({ account, vehicles }: VehiclesProps) {
  const payers = useQuery(trafficPayersQuery(account));
  const cart = useTrafficCart(account);
  const { problems, quantities, actions } = cart;
  const { chosenIds, onChoose, onChooseAll } = useChosen(vehicles.map(({ IBR_ID }) => IBR_ID));
  const [joining, setJoining] = useState<Vehicle>();
  const onAskRemove = useAskRemove(actions.onRemoveVehicle, actions.onRemoveLine);
  const chosenVehicles = vehicles.filter(({ IBR_ID }) => chosenIds.includes(IBR_ID));
  const check = useVehicleCheck(cart, chosenVehicles, payers.data ?? []);
  const onPaste = useCallback(
    (pairs: readonly (readonly [string, string])[]) =>
      pasteNumbers(pairs, vehicles, { change: quantities.change, rangeOf: trafficRange }),
    [vehicles, quantities],
  );
  return (
    <>
      <ColumnEntry onPaste={onPaste}>
        <CartParts account={account} />
        <ShipToSections
          account={account}
          vehicles={vehicles}
          card={{
            payers: payers.data ?? [],
            problems,
            quantities,
            actions,
            onChoose,
            onAskRemove,
            onJoin: setJoining,
          }}
          chosenIds={chosenIds}
        />
      </ColumnEntry>
      <VehicleBar
        kind="vehicle"
        orderName="整车订单"
        vehicles={vehicles}
        quantities={quantities}
        chosen={chosenVehicles}
        payers={payers.data ?? []}
        onChooseAll={onChooseAll}
        isBusy={check.isBusy}
        onSubmit={check.start}
        more={<ForChosen chosen={chosenVehicles} payers={payers.data ?? []} actions={actions} />}
      />
      <SubmitDifferences kind="vehicle" check={check} />
      {joining && (
        <JoinDialog
          vehicle={joining}
          onJoin={(packageNo) => actions.setBD(joining, packageNo)}
          onClose={() => setJoining(undefined)}
        />
      )}
    </>
  );
}

interface ForChosenProps extends Pick<VehicleCardProps, 'payers' | 'actions'> {
  readonly chosen: readonly Vehicle[];
}

/** The actions on all chosen vehicles, and on the complete cart. */
function ForChosen({ chosen, payers, actions }: ForChosenProps) {
  return (
    <>
      <BatchPayer kind={SUBMIT_NAMES.vehicle} chosen={chosen} payers={payers} onPayer={actions.onPayer} />
      <EmptyMenu onEmpty={actions.onEmpty} onEmptyDiscount={actions.onEmptyDiscount} />
    </>
  );
}

/** Checks the chosen vehicles against the server and submits them; what the check found is marked on its lines. */
function useVehicleCheck(
  { quantities, actions, setProblems }: TrafficCart,
  chosen: readonly Vehicle[],
  payers: readonly Payer[],
) {
  const account = useAccount();
  const { saletoCode } = account;
  const origin = useOrderOrigin();
  const queryClient = useQueryClient();
  return useSubmitCheck({
    kind: 'vehicle',
    saletoCode,
    query: trafficCartQuery(account),
    chosen,
    payers,
    ask: askTrafficPrices,
    quantities,
    onRemoveLine: actions.onRemoveLine,
    submit: async (carts) => {
      setProblems(new Map());
      await submitVehicles(saletoCode, carts, origin);
      const state = trafficRun.read();
      if (state.kind === 'problems') {
        setProblems(new Map(state.problems.map(({ GBID, message }) => [GBID, message])));
        notify('warning', `预检查发现 ${state.problems.length} 处问题，已标在产品行上，未下单`);
      }
      await refreshAfterSubmit(queryClient);
    },
  });
}

/** The data that the vehicles are shown with; a vehicle without its payers shows no balances. */
function CartParts({ account }: { readonly account: Account }) {
  const parts = [
    { name: '付款方和余额', query: useQuery(trafficPayersQuery(account)) },
    { name: '车型', query: useQuery(carTypesQuery(account)) },
    { name: '开票方', query: useQuery(billTosQuery(account)) },
  ];
  return parts.some(({ query }) => query.isLoading) ? <Arriving /> : <PartialNote parts={parts} />;
}

interface ShipToSectionsProps {
  readonly account: Account;
  readonly vehicles: readonly Vehicle[];
  readonly card: Omit<VehicleCardProps, 'vehicle' | 'minLoadRate' | 'billTos' | 'isChosen'>;
  readonly chosenIds: readonly string[];
}

const NO_BILL_TOS: VehicleCardProps['billTos'] = [];

/** The vehicles under their ship-tos, each with its delivery contact. */
function ShipToSections({ account, vehicles, card, chosenIds }: ShipToSectionsProps) {
  const carTypes = useQuery(carTypesQuery(account)).data ?? [];
  const billTos = useQuery(billTosQuery(account)).data ?? NO_BILL_TOS;
  const shipTos = [...new Set(vehicles.map(({ SENDTOCODE = '' }) => SENDTOCODE))];
  return shipTos.map((sendtoCode) => (
    <section key={sendtoCode} className="ship-to-section" aria-label={`送达方 ${sendtoCode}`}>
      <div className="ship-to-heading">
        <h2>
          送达方 ({sendtoCode})
          {account.shipTos.find((shipTo) => shipTo.sendtoCode === sendtoCode)?.sendtoAddress}
        </h2>
        <ContactLine sendtoCode={sendtoCode} />
      </div>
      {vehicles
        .filter(({ SENDTOCODE = '' }) => SENDTOCODE === sendtoCode)
        .map((vehicle) => (
          <VehicleCard
            key={vehicle.IBR_ID}
            {...card}
            vehicle={vehicle}
            billTos={billTos}
            isChosen={chosenIds.includes(vehicle.IBR_ID)}
            minLoadRate={carTypes.find(({ carType }) => carType === vehicle.IBR_ZCTYPE)?.minLoadRate}
          />
        ))}
    </section>
  ));
}
