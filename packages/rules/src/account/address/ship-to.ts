/** Which ship-to is the default, which are shown, and how they are written (ADDR-01, ADDR-03, FLOAT-06). */
import { type Flag, isOn } from '../../base/flag';

/** A ship-to of the sold-to (2§3). */
export interface ShipTo {
  readonly sendtoCode: string;
  readonly sendtoAddress?: string | null | undefined;
  readonly isDefault?: Flag;
}

/** A delivery address of the address page or the ship-to list: the rule reads the name that it has. */
export interface NamedAddress {
  readonly addressName?: string | null | undefined;
  readonly sendtoAddress?: string | null | undefined;
}

const HOME_STORE = '大家居门店';
const WITHOUT_HOME_STORES: ReadonlySet<string | null | undefined> = new Set(['HV003', 'VA003']);

/** The ship-to with isDefault 1, else the first; undefined when there is none (ADDR-01, 1§4). */
export function defaultShipTo<S extends ShipTo>(shipTos: readonly S[]): S | undefined {
  return defaultAmong(shipTos);
}

/** The row with isDefault 1, else the first row (SEARCH-05). */
export function defaultAmong<Row extends { readonly isDefault?: Flag }>(
  rows: readonly Row[],
): Row | undefined {
  return rows.find(({ isDefault }) => isOn(isDefault)) ?? rows[0];
}

/**
 * The addresses that a sub-channel sees: HV003 and VA003 see none named 大家居门店 (ADDR-03, 1§5).
 * Assumption: an address is named so when its name, or a ship-to's address text, holds these characters.
 */
export function visibleAddresses<A extends NamedAddress>(
  addresses: readonly A[],
  subChannel: string | null | undefined,
): readonly A[] {
  if (!WITHOUT_HOME_STORES.has(subChannel)) return addresses;
  return addresses.filter(
    ({ addressName, sendtoAddress }) => !String(addressName ?? sendtoAddress ?? '').includes(HOME_STORE),
  );
}

/** A ship-to as the dialog 切换送达方 lists it: `(code)address` (FLOAT-06). */
export function shipToLabel({ sendtoCode, sendtoAddress }: ShipTo): string {
  return `(${sendtoCode})${sendtoAddress ?? ''}`;
}

/** The ship-tos whose label holds the filter text, in any case; all of them for a blank one (FLOAT-06). */
export function filterShipTos<S extends ShipTo>(shipTos: readonly S[], text: string): readonly S[] {
  const filter = text.trim().toLowerCase();
  return shipTos.filter((shipTo) => shipToLabel(shipTo).toLowerCase().includes(filter));
}
