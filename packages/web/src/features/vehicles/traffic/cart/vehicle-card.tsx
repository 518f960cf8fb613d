import { memo } from 'react';
import { LoadMeter } from '../lines/load-meter';
import { type CartCard, type OwnCard, VehicleFrame } from '../lines/vehicle-frame';
import { VehiclePayment } from '../lines/vehicle-payment';
import type { Payer, Vehicle } from '../queries';
import type { TrafficCartActions } from './use-traffic-cart';
import { VehicleCarpool } from './vehicle-carpool';
import { type BillTo, VehicleDelivery } from './vehicle-delivery';

export interface VehicleCardProps extends CartCard, OwnCard {
  readonly minLoadRate: number | undefined;
  readonly payers: readonly Payer[];
  readonly billTos: readonly BillTo[];
  readonly problems: ReadonlyMap<string, string>;
  readonly actions: TrafficCartActions;
  readonly onJoin: (vehicle: Vehicle) => void;
}

/** One vehicle: how full it is, its lines, who pays, how it travels (TRAF-01, CART-09). */
export const VehicleCard = memo(function VehicleCard(props: VehicleCardProps) {
  const { minLoadRate, payers, billTos, actions, onJoin, ...frame } = props;
  const { IBR_ID, IBR_ZCTYPENAME, CARVOLUME, SUMVOLUME, CARPOOLTYPE } = frame.vehicle;
  return (
    <VehicleFrame
      {...frame}
      name={IBR_ZCTYPENAME}
      keepReason={CARPOOLTYPE ? '已参与拼车，请先取消拼车' : undefined}
      head={
        <LoadMeter
          label={`${IBR_ID} 的装载`}
          facts={{ CARVOLUME, SUMVOLUME, CARPOOLTYPE, ...(minLoadRate !== undefined && { minLoadRate }) }}
        />
      }
      choices={<VehicleChoices {...props} />}
    />
  );
});

function VehicleChoices({ vehicle, payers, billTos, actions, onJoin }: VehicleCardProps) {
  return (
    <>
      <VehiclePayment vehicle={vehicle} payers={payers} onPayer={actions.onPayer} onMoney={actions.onMoney} />
      <VehicleDelivery
        vehicle={vehicle}
        billTos={billTos}
        onSendType={actions.onSendType}
        onBillto={actions.onBillto}
      />
      <VehicleCarpool
        vehicle={vehicle}
        onSetGd={actions.setGD}
        onUndoGd={actions.undoGD}
        onJoin={onJoin}
        onUndoBd={actions.undoBD}
      />
    </>
  );
}
