import type { QuantityRange } from '@dealer-portal/rules/input';
import { piecesText } from '@dealer-portal/rules/money';
import { SUBMIT_NAMES, type SubmitKind } from '@dealer-portal/rules/traffic';
import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { ReasonButton } from '#ui/button/reason-button';
import { countText } from '#ui/text/joined';
import { listOf, UNREAD_LINES } from '#ui/text/list-of';
import { Money } from '#ui/text/money';
import type { QuantityEdits } from '#widgets/quantity-edits/quantity-edits';
import type { Line, Vehicle } from '../queries';
import { VehicleLine } from './vehicle-line';
import { VEHICLE_WORDS } from './vehicle-words';
import './vehicle-card.css';

export interface VehicleFrameProps {
  readonly kind: SubmitKind;
  readonly vehicle: Vehicle;
  readonly quantities: QuantityEdits;
  /** The same function for every line and every draw. */
  readonly rangeOf: (line: Line) => QuantityRange;
  /** What the pre-check says of lines, by GBID. */
  readonly problems?: ReadonlyMap<string, string>;
  readonly isChosen: boolean;
  readonly onChoose: (id: string, isChosen: boolean) => void;
  readonly onAskRemove: (target: Vehicle | Line) => void;
  /** Why neither it nor a line of it can be removed now. */
  readonly keepReason?: string | undefined;
  /** After its number. */
  readonly name?: string | undefined;
  /** Between its number and the button that removes it. */
  readonly head: ReactNode;
  /** Who pays, and how it travels. */
  readonly choices: ReactNode;
}

/** What the cards of a cart have in common. */
export type CartCard = Pick<
  VehicleFrameProps,
  'kind' | 'quantities' | 'rangeOf' | 'onChoose' | 'onAskRemove'
>;

/** What each card has of its own. */
export type OwnCard = Pick<VehicleFrameProps, 'vehicle' | 'isChosen'>;

/** A vehicle or a transfer group: its lines and its sum, around what it has of its own (TRAF-01, TRANS-01, CART-09). */
export function VehicleFrame({ kind, vehicle, problems, keepReason, ...rest }: VehicleFrameProps) {
  const { IBR_ID, orderList, SUMMONEY } = vehicle;
  const { name, quantities, rangeOf, onChoose, onAskRemove } = rest;
  const words = VEHICLE_WORDS[kind];
  const units = piecesText(orderList ? orderList.map(({ IBL_NUM }) => IBL_NUM) : [undefined]);
  return (
    <article className="vehicle-card" aria-label={`${SUBMIT_NAMES[kind]} ${IBR_ID}`}>
      <header className="vehicle-header">
        <Checkbox checked={rest.isChosen} onChange={({ target }) => onChoose(IBR_ID, target.checked)}>
          <span className="visually-hidden">选择{SUBMIT_NAMES[kind]} </span>
          {name === undefined ? IBR_ID : `${IBR_ID} · ${name}`}
        </Checkbox>
        {rest.head}
        <ReasonButton
          kind="link"
          size="small"
          disabledReason={keepReason}
          onClick={() => onAskRemove(vehicle)}
          aria-label={`${words.remove} ${IBR_ID}${keepReason ? `，${keepReason}` : ''}`}
        >
          {words.remove}
        </ReasonButton>
      </header>
      <ul className="vehicle-lines">
        {!orderList && <li className="field-problem">{UNREAD_LINES}</li>}
        {listOf(orderList).map((line) => (
          <VehicleLine
            key={line.GBID}
            line={line}
            rangeOf={rangeOf}
            problem={problems?.get(line.GBID)}
            quantities={quantities}
            onRemove={onAskRemove}
            keepReason={keepReason}
          />
        ))}
      </ul>
      <footer className="vehicle-footer">
        <div className="vehicle-choices">{rest.choices}</div>
        <div className="vehicle-sum">
          {countText(orderList?.length, '种')} · {units} · {words.sum} <Money amount={SUMMONEY} strong />
        </div>
      </footer>
    </article>
  );
}
