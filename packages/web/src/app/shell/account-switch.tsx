import { filterShipTos, shipToLabel } from '@dealer-portal/rules/address';
import { placeName } from '@dealer-portal/rules/address-book';
import { type Account, useAccount } from '#platform/session/account';
import { Choice } from '#ui/choice/choice';
import { Icon } from '#ui/icon/icon';
import { HoverPanel } from '#ui/overlay/hover-panel';
import { useShipToSwitch } from '#widgets/ship-to/use-ship-to-switch';
import { latePanel } from './panels/late-panel';
import '#ui/choice/option-list.css';
import './account-switch.css';

const SoldToList = latePanel(async () => (await import('./panels/sold-to-list')).SoldToList, 3);

/** The choice of another sold-to, where the account has several: an arrow next to the current one's name (HEAD-01). */
export function SoldToChoice() {
  return (
    <HoverPanel
      className="sold-to-panel"
      title="选择售达方"
      label="售达方"
      trigger={<Icon name="down" />}
      align="start"
    >
      {(close) => <SoldToList onDone={close} />}
    </HoverPanel>
  );
}

/** Another ship-to, which becomes the default one; found by a part of its code or address (HEAD-01, ADDR-01). */
export function ShipToChoice() {
  const { shipTos } = useAccount();
  const { state, switchTo } = useShipToSwitch();
  const value = state.kind === 'switching' ? state.choice : state.current;
  const optionsOf = (list: typeof shipTos) =>
    list.map((shipTo) => ({ value: shipTo.sendtoCode, label: <ShipToRow shipTo={shipTo} /> }));
  const shipToInForce = shipTos.find(({ sendtoCode }) => sendtoCode === value);
  return (
    <Choice
      label="送达方"
      value={value}
      onChange={switchTo}
      options={optionsOf(shipTos)}
      face={shipToInForce ? placeName(shipToInForce.sendtoAddress) : '没有可用的送达方'}
      full={shipToInForce && shipToLabel(shipToInForce)}
      filter={(text) => optionsOf(filterShipTos(shipTos, text))}
      isBusy={state.kind === 'switching'}
      isDisabled={state.kind === 'switching' || state.kind === 'switched'}
    />
  );
}

interface ShipToRowProps {
  readonly shipTo: Account['shipTos'][number];
}

function ShipToRow({ shipTo }: ShipToRowProps) {
  return (
    <>
      {placeName(shipTo.sendtoAddress)}
      <span className="option-second">{shipToLabel(shipTo)}</span>
    </>
  );
}
