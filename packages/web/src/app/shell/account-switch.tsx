import { filterShipTos, shipToLabel } from '@dealer-portal/rules/address';
import { useAccount } from '#platform/session/account';
import { useShipToSwitch } from '#platform/use-ship-to-switch';
import { Choice } from '#ui/choice/choice';

/** Sold-to and ship-to selectors; the ship-to one filters by code and address and saves the choice as default (HEAD-01, ADDR-01). */
export function AccountSwitch() {
  return (
    <div className="account-switch">
      <SoldToChoice />
      <ShipToChoice />
    </div>
  );
}

/** Another sold-to, where the account has several (HEAD-01). */
export function SoldToChoice() {
  const { soldTos, saletoCode, chooseSoldTo } = useAccount();
  const options = soldTos.map((soldTo) => ({
    value: soldTo.saletoCode,
    label: `(${soldTo.saletoCode})${soldTo.saletoName}`,
  }));
  const face = options.find(({ value }) => value === saletoCode)?.label ?? saletoCode;
  return <Choice label="售达方" value={saletoCode} onChange={chooseSoldTo} options={options} face={face} />;
}

/** Another ship-to, which becomes the default one; found by a part of its code or address (HEAD-01, ADDR-01). */
export function ShipToChoice() {
  const { shipTos } = useAccount();
  const { state, switchTo } = useShipToSwitch();
  const value = state.kind === 'switching' ? state.choice : state.current;
  const optionsOf = (list: typeof shipTos) =>
    list.map((shipTo) => ({ value: shipTo.sendtoCode, label: shipToLabel(shipTo) }));
  const options = optionsOf(shipTos);
  const face = options.find((option) => option.value === value)?.label ?? '没有可用的送达方';
  return (
    <Choice
      label="送达方"
      value={value}
      onChange={switchTo}
      options={options}
      face={face}
      filter={(text) => optionsOf(filterShipTos(shipTos, text))}
      isBusy={state.kind === 'switching'}
      isDisabled={state.kind === 'switching' || state.kind === 'switched'}
    />
  );
}
