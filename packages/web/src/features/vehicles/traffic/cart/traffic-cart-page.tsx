import { trafficRange } from '@dealer-portal/rules/traffic-range';
import { preCheckTrafficOrder, submitTrafficCart } from '@dealer-portal/sdk/operations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callSeconds } from '#kits/submit/call-seconds';
import { useOrderOrigin } from '#kits/submit/order-origin';
import { notify } from '#platform/notices';
import { type Account, useAccount } from '#platform/session/account';
import { href } from '#routes';
import { grouped } from '#ui/grouped';
import { Arriving } from '#ui/page/arriving';
import { PartialNote } from '#ui/page/partial-note';
import { ContactLine } from '../lines/contact-line';
import { EmptyMenu } from '../lines/empty-menu';
import { VehicleCartPage } from '../lines/vehicle-cart-page';
import { VehicleOrder } from '../lines/vehicle-order';
import { billTosQuery, carTypesQuery, trafficCartQuery, trafficPayersQuery, type Vehicle } from '../queries';
import { askTrafficPrices } from '../submit/queries';
import { refreshAfterSubmit, submitVehicles, trafficRun } from '../submit/traffic-submit';
import { JoinDialog } from './join-dialog';
import { type TrafficCart, useTrafficCart } from './use-traffic-cart';
import { VehicleCard, type VehicleCardProps } from './vehicle-card';
import '../lines/vehicle-card.css';

const LIMITS = { check: callSeconds(preCheckTrafficOrder), place: callSeconds(submitTrafficCart) };

/** 整车购物车: vehicles by ship-to, filled, paid, shared, checked and submitted (TRAF-01, CART-09). */
export function Component() {
  const account = useAccount();
  return (
    <VehicleCartPage
      kind="vehicle"
      query={trafficCartQuery(account)}
      emptyReason="在整车列表填写台数并选择车型，同一送达方、同一车型的产品装在一车。"
      listAddress={href('trafficList')}
      run={trafficRun}
      limits={LIMITS}
      ordersTo={href('trafficAccept')}
      refresh={refreshAfterSubmit}
    >
      {(vehicles) => <Vehicles account={account} vehicles={vehicles} />}
    </VehicleCartPage>
  );
}

interface VehiclesProps {
  readonly account: Account;
  readonly vehicles: readonly Vehicle[];
}

function Vehicles({ account, vehicles }: VehiclesProps) {
  const payers = useQuery(trafficPayersQuery(account)).data ?? [];
  const { problems, setProblems, quantities, actions } = useTrafficCart(account);
  const [joining, setJoining] = useState<Vehicle>();
  const submit = useSubmitVehicles(setProblems);
  return (
    <>
      <VehicleOrder
        kind="vehicle"
        vehicles={vehicles}
        payers={payers}
        query={trafficCartQuery(account)}
        ask={askTrafficPrices}
        quantities={quantities}
        rangeOf={trafficRange}
        actions={actions}
        submit={submit}
        more={<EmptyMenu onEmpty={actions.onEmpty} onEmptyDiscount={actions.onEmptyDiscount} />}
      >
        {({ chosenIds, ...cards }) => (
          <>
            <CartParts account={account} />
            <ShipToSections
              account={account}
              vehicles={vehicles}
              card={{ ...cards, payers, problems, actions, onJoin: setJoining }}
              chosenIds={chosenIds}
            />
          </>
        )}
      </VehicleOrder>
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

/** Submits vehicles; what the pre-check found is marked on its lines. */
function useSubmitVehicles(setProblems: TrafficCart['setProblems']) {
  const { saletoCode } = useAccount();
  const origin = useOrderOrigin();
  const queryClient = useQueryClient();
  return async (carts: readonly Vehicle[]) => {
    setProblems(new Map());
    await submitVehicles(saletoCode, carts, origin);
    const state = trafficRun.read();
    if (state.kind === 'problems') {
      setProblems(new Map(state.problems.map(({ GBID, message }) => [GBID, message])));
      notify('warning', `预检查发现 ${state.problems.length} 处问题，已标在产品行上，未下单`);
    }
    await refreshAfterSubmit(queryClient);
  };
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
  const shipTos = [...grouped(vehicles, ({ SENDTOCODE = '' }) => SENDTOCODE)];
  return shipTos.map(([sendtoCode, theirs]) => (
    <section key={sendtoCode} className="ship-to-section" aria-label={`送达方 ${sendtoCode}`}>
      <div className="ship-to-heading">
        <h2>
          送达方 ({sendtoCode})
          {account.shipTos.find((shipTo) => shipTo.sendtoCode === sendtoCode)?.sendtoAddress}
        </h2>
        <ContactLine sendtoCode={sendtoCode} />
      </div>
      {theirs.map((vehicle) => (
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
