import type { QuantityRange } from '@dealer-portal/rules/input';
import { TRANSFER_RANGE, trafficRange } from '@dealer-portal/rules/traffic-range';
import { codeAndName } from '#ui/text/joined';
import { type CartCard, type OwnCard, VehicleFrame } from '../lines/vehicle-frame';
import { VehiclePayment } from '../lines/vehicle-payment';
import type { Line, Payer } from '../queries';
import type { TransferCartActions } from './use-transfer-cart';
import '../lines/vehicle-card.css';

/** The least number of a transfer is 1 for every line; the other side's stock is the most (CART-09). */
export function transferRange(line: Line): QuantityRange {
  return { ...trafficRange({ IBL_MAXNUM: line.IBL_MAXNUM }), min: TRANSFER_RANGE.min };
}

interface TransferGroupProps extends CartCard, OwnCard {
  /** Address of the ship-to that takes the goods. */
  readonly shipTo: string | undefined;
  readonly payers: readonly Payer[];
  readonly actions: TransferCartActions;
}

/** One transfer group: its lines, at least one piece each, and who pays it (TRANS-01, CART-09). */
export function TransferGroup({
  shipTo,
  payers,
  actions: { onPayer, onMoney },
  ...frame
}: TransferGroupProps) {
  const { vehicle } = frame;
  return (
    <VehicleFrame
      {...frame}
      head={
        <span className="secondary transfer-ship-to">调入 {codeAndName(vehicle.SENDTOCODE, shipTo)}</span>
      }
      choices={<VehiclePayment vehicle={vehicle} payers={payers} onPayer={onPayer} onMoney={onMoney} />}
    />
  );
}
