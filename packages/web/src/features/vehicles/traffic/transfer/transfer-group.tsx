import type { QuantityRange } from '@dealer-portal/rules/input';
import { piecesText } from '@dealer-portal/rules/money';
import { TRANSFER_RANGE, trafficRange } from '@dealer-portal/rules/traffic-range';
import { Checkbox } from 'antd';
import { PlainButton } from '#ui/button/plain-button';
import { codeAndName, countText } from '#ui/text/joined';
import { listOf, UNREAD_LINES } from '#ui/text/list-of';
import { Money } from '#ui/text/money';
import type { QuantityEdits } from '#widgets/quantity-edits/quantity-edits';
import { VehicleLine } from '../lines/vehicle-line';
import { VehiclePayment } from '../lines/vehicle-payment';
import type { Line, Payer, Vehicle } from '../queries';
import type { TransferCartActions } from './use-transfer-cart';
import '../cart/vehicle-card.css';

/** The least number of a transfer is 1 for every line; the other side's stock is the most (CART-09). */
export function transferRange(line: Line): QuantityRange {
  return { ...trafficRange({ IBL_MAXNUM: line.IBL_MAXNUM }), min: TRANSFER_RANGE.min };
}

interface TransferGroupProps {
  readonly group: Vehicle;
  /** Address of the ship-to that takes the goods. */
  readonly shipTo: string | undefined;
  readonly payers: readonly Payer[];
  readonly quantities: QuantityEdits;
  readonly isChosen: boolean;
  readonly actions: TransferCartActions;
  readonly onChoose: (id: string, isChosen: boolean) => void;
  readonly onAskRemove: (target: Vehicle | Line) => void;
}

/** One transfer group: its lines, at least one piece each, and who pays it (TRANS-01, CART-09). */
export function TransferGroup({
  group,
  shipTo,
  payers,
  quantities,
  isChosen,
  actions,
  ...on
}: TransferGroupProps) {
  const { IBR_ID, SENDTOCODE, orderList, SUMMONEY } = group;
  const units = piecesText(orderList ? orderList.map(({ IBL_NUM }) => IBL_NUM) : [undefined]);
  return (
    <article className="vehicle-card" aria-label={`调货单 ${IBR_ID}`}>
      <header className="vehicle-header">
        <Checkbox checked={isChosen} onChange={({ target }) => on.onChoose(IBR_ID, target.checked)}>
          <span className="visually-hidden">选择调货单 </span>
          {IBR_ID}
        </Checkbox>
        <span className="secondary transfer-ship-to">调入 {codeAndName(SENDTOCODE, shipTo)}</span>
        <PlainButton
          kind="link"
          size="small"
          onClick={() => on.onAskRemove(group)}
          aria-label={`删除调货单 ${IBR_ID}`}
        >
          删除调货单
        </PlainButton>
      </header>
      <ul className="vehicle-lines">
        {!orderList && <li className="field-problem">{UNREAD_LINES}</li>}
        {listOf(orderList).map((line) => (
          <VehicleLine
            key={line.GBID}
            line={line}
            rangeOf={transferRange}
            problem={undefined}
            quantities={quantities}
            onRemove={on.onAskRemove}
          />
        ))}
      </ul>
      <footer className="vehicle-footer">
        <div className="vehicle-choices">
          <VehiclePayment
            vehicle={group}
            payers={payers}
            onPayer={actions.onPayer}
            onMoney={actions.onMoney}
          />
        </div>
        <div className="vehicle-sum">
          {countText(orderList?.length, '种')} · {units} · 本单 <Money amount={SUMMONEY} strong />
        </div>
      </footer>
    </article>
  );
}
