import { piecesText } from '@dealer-portal/rules/money';
import { trafficRange } from '@dealer-portal/rules/traffic-range';
import { Checkbox } from 'antd';
import { memo } from 'react';
import { ReasonButton } from '#ui/button/reason-button';
import { countText } from '#ui/text/joined';
import { listOf, UNREAD_LINES } from '#ui/text/list-of';
import { Money } from '#ui/text/money';
import type { QuantityEdits } from '#widgets/quantity-edits/quantity-edits';
import { LoadMeter } from '../lines/load-meter';
import { VehicleLine } from '../lines/vehicle-line';
import { VehiclePayment } from '../lines/vehicle-payment';
import type { Line, Payer, Vehicle } from '../queries';
import type { TrafficCartActions } from './use-traffic-cart';
import { VehicleCarpool } from './vehicle-carpool';
import { type BillTo, VehicleDelivery } from './vehicle-delivery';
import './vehicle-card.css';

export interface VehicleCardProps {
  readonly vehicle: Vehicle;
  readonly minLoadRate: number | undefined;
  readonly payers: readonly Payer[];
  readonly billTos: readonly BillTo[];
  readonly problems: ReadonlyMap<string, string>;
  readonly quantities: QuantityEdits;
  readonly isChosen: boolean;
  readonly actions: TrafficCartActions;
  readonly onChoose: (id: string, isChosen: boolean) => void;
  readonly onAskRemove: (target: Vehicle | Line) => void;
  readonly onJoin: (vehicle: Vehicle) => void;
}

/** One vehicle: how full it is, its lines, who pays, how it travels (TRAF-01, CART-09). */
export const VehicleCard = memo(function VehicleCard(props: VehicleCardProps) {
  const { vehicle, minLoadRate, problems, quantities, isChosen, onChoose, onAskRemove } = props;
  const { IBR_ID, IBR_ZCTYPENAME, orderList, CARVOLUME, SUMVOLUME, CARPOOLTYPE } = vehicle;
  const units = piecesText(orderList ? orderList.map(({ IBL_NUM }) => IBL_NUM) : [undefined]);
  const keepReason = CARPOOLTYPE ? '已参与拼车，请先取消拼车' : undefined;
  return (
    <article className="vehicle-card" aria-label={`车次 ${IBR_ID}`}>
      <header className="vehicle-header">
        <Checkbox checked={isChosen} onChange={({ target }) => onChoose(IBR_ID, target.checked)}>
          <span className="visually-hidden">选择车次 </span>
          {IBR_ID} · {IBR_ZCTYPENAME}
        </Checkbox>
        <LoadMeter
          label={`${IBR_ID} 的装载`}
          facts={{ CARVOLUME, SUMVOLUME, CARPOOLTYPE, ...(minLoadRate !== undefined && { minLoadRate }) }}
        />
        <ReasonButton
          kind="link"
          size="small"
          disabledReason={keepReason}
          onClick={() => onAskRemove(vehicle)}
          aria-label={`删除本车 ${IBR_ID}${keepReason ? `，${keepReason}` : ''}`}
        >
          删除本车
        </ReasonButton>
      </header>
      <ul className="vehicle-lines">
        {!orderList && <li className="field-problem">{UNREAD_LINES}</li>}
        {listOf(orderList).map((line) => (
          <VehicleLine
            key={line.GBID}
            line={line}
            rangeOf={trafficRange}
            problem={problems.get(line.GBID)}
            quantities={quantities}
            onRemove={onAskRemove}
            keepReason={keepReason}
          />
        ))}
      </ul>
      <footer className="vehicle-footer">
        <VehicleChoices {...props} />
        <div className="vehicle-sum">
          {countText(orderList?.length, '种')} · {units} · 本车 <Money amount={vehicle.SUMMONEY} strong />
        </div>
      </footer>
    </article>
  );
});

function VehicleChoices({ vehicle, payers, billTos, actions, onJoin }: VehicleCardProps) {
  return (
    <div className="vehicle-choices">
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
    </div>
  );
}
