import { filterShipTos, shipToLabel } from '@dealer-portal/rules/address';
import { shipToListName } from '@dealer-portal/rules/address-book';
import { useAccount } from '#platform/session/account';
import { useShipToSwitch } from '#platform/use-ship-to-switch';
import { Choice } from '#ui/choice/choice';

/** Another sold-to, where the account has several: an arrow beside the name of the one in force (HEAD-01). */
export function SoldToChoice() {
  const { soldTos, saletoCode, chooseSoldTo } = useAccount();
  const options = soldTos.map((soldTo) => ({
    value: soldTo.saletoCode,
    label: `(${soldTo.saletoCode})${soldTo.saletoName}`,
  }));
  const full = options.find(({ value }) => value === saletoCode)?.label;
  return (
    <Choice
      label="售达方"
      value={saletoCode}
      onChange={chooseSoldTo}
      options={options}
      full={full ?? saletoCode}
      isBare
    />
  );
}

/** Another ship-to, which becomes the default one; found by a part of its code or address (HEAD-01, ADDR-01). */
export function ShipToChoice() {
  const { shipTos } = useAccount();
  const { state, switchTo } = useShipToSwitch();
  const value = state.kind === 'switching' ? state.choice : state.current;
  const optionsOf = (list: typeof shipTos) =>
    list.map((shipTo) => ({ value: shipTo.sendtoCode, label: shipToLabel(shipTo) }));
  const chosen = shipTos.find(({ sendtoCode }) => sendtoCode === value);
  return (
    <Choice
      label="送达方"
      value={value}
      onChange={switchTo}
      options={optionsOf(shipTos)}
      face={chosen ? shipToListName(chosen).short : '没有可用的送达方'}
      full={chosen && shipToLabel(chosen)}
      filter={(text) => optionsOf(filterShipTos(shipTos, text))}
      isBusy={state.kind === 'switching'}
      isDisabled={state.kind === 'switching' || state.kind === 'switched'}
    />
  );
}
