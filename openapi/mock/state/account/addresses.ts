import { exampleRows, isEqualOrAny } from '../memory/rows';
import type { RowOf } from '../memory/shapes';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { handle } from '../resources/typed-handler';
import { addShipTo, makeDefault, orderPayers, payersOf, shipToByCode, shipTosOf } from './customer';
import { doRegionsFit } from './regions';

type Address = RowOf<'listAllAddresses'>;

/** Delivery addresses and the default payer. */
interface Addresses {
  rows: readonly Address[];
  payerCode: string;
}

const addressesOf = slice(
  'addresses',
  (dealer): Addresses => ({
    rows: exampleRows(dealer, 'listAllAddresses'),
    payerCode: orderPayers(dealer)[0]?.payerCode ?? '',
  }),
);

/** The first code of an address that the dealer adds. */
const FIRST_CODE = 8800131001;

function rowsOf(dealer: Dealer): readonly Address[] {
  return addressesOf(dealer).rows.map((row) => {
    const shipTo = shipToByCode(dealer, row.addressCode);
    return shipTo ? { ...row, defaultFlag: shipTo.isDefault } : row;
  });
}

/** A valid delivery address of the dealer in words; empty when there is none of that code. */
export function validAddress(dealer: Dealer, addressCode: string): string {
  const row = rowsOf(dealer).find((row) => row.addressCode === addressCode && row.status === '1');
  return row?.address ?? '';
}

export const addressHandlers: Handlers = {
  ...handle('listAddresses', ({ dealer, input, done }) =>
    done(rowsOf(dealer).filter((row) => isEqualOrAny(row, { status: '1', ...input }, 'status'))),
  ),

  ...handle('listAllAddresses', ({ dealer, done }) => done(rowsOf(dealer))),

  ...handle('setDefaultAddress', ({ dealer, params, done, refuse }) =>
    makeDefault(dealer, params.addressCode) ? done() : refuse('refused'),
  ),

  ...handle('setDefaultPayer', ({ dealer, params, done, refuse }) => {
    const payer = payersOf(dealer).find((payer) => payer.payerCode === params.payerCode);
    if (!payer) return refuse('refused');
    addressesOf(dealer).payerCode = payer.payerCode;
    return done();
  }),

  ...handle('getDefaultRelations', ({ dealer, done }) => {
    const defaultShipTo = shipTosOf(dealer, dealer.persona.saletoCode).find(
      (candidate) => candidate.isDefault === 1,
    );
    const payer = payersOf(dealer).find((payer) => payer.payerCode === addressesOf(dealer).payerCode);
    return done({
      ...(defaultShipTo && { addressCode: defaultShipTo.sendtoCode, address: defaultShipTo.sendtoAddress }),
      ...(payer && { payerCode: payer.payerCode, payerName: payer.payerName }),
    });
  }),

  ...handle('saveDeliveryAddress', ({ dealer, input, done, refuse }) => {
    const addresses = addressesOf(dealer);
    const old = addresses.rows.find((row) => row.addressCode === input.addressCode);
    const { areaCode = '', address = '' } = input;
    if (!old && (areaCode === '' || address === '')) return refuse('incomplete');
    if (areaCode !== '' && !doRegionsFit(dealer, input)) return refuse('regions');
    if (addresses.rows.some((row) => row !== old && row.address === input.address))
      return refuse('duplicate');
    const addressCode = old?.addressCode ?? String(FIRST_CODE + addresses.rows.length);
    const { defaultFlag, ...facts } = input;
    const fresh = { status: '1', tradeCode: '01', defaultFlag: 0, address, ...old, ...facts, addressCode };
    addresses.rows = old
      ? addresses.rows.map((row) => (row === old ? fresh : row))
      : [...addresses.rows, fresh];
    if (!old) addShipTo(dealer, addressCode, address);
    if (defaultFlag === 1) makeDefault(dealer, addressCode);
    return done({ addressCode });
  }),
};
