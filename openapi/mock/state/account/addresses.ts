import { type Fields, text } from '../memory/input';
import { exampleRows, isEqualOrAny } from '../memory/rows';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { addShipTo, makeDefault, orderPayers, payersOf, shipTo, shipTosOf } from './customer';
import { doRegionsFit } from './regions';

/** Delivery addresses and the default payer. */
interface Addresses {
  rows: Fields[];
  payerCode: string;
}

const addresses = slice(
  'addresses',
  (dealer): Addresses => ({
    rows: [...exampleRows(dealer, 'listAllAddresses')],
    payerCode: orderPayers(dealer)[0]?.payerCode ?? '',
  }),
);

/** The first code of an address that the dealer adds. */
const FIRST_CODE = 8800131001;

function rowsOf(dealer: Dealer): readonly Fields[] {
  const isDefault = (row: Fields) => shipTo(dealer, text(row, 'addressCode'))?.isDefault;
  return addresses(dealer).rows.map((row) => ({ ...row, defaultFlag: isDefault(row) ?? row['defaultFlag'] }));
}

/** A valid delivery address of the dealer in words; empty when there is none of that code. */
export function validAddress(dealer: Dealer, addressCode: string): string {
  const match = rowsOf(dealer).find((row) => row['addressCode'] === addressCode && row['status'] === '1');
  return match ? text(match, 'address') : '';
}

export const addressHandlers: Handlers = {
  listAddresses: (dealer, { input, done }) =>
    done(rowsOf(dealer).filter((row) => isEqualOrAny(row, { status: '1', ...input }, 'status'))),

  listAllAddresses: (dealer, { done }) => done(rowsOf(dealer)),

  setDefaultAddress: (dealer, { params, done, refuse }) =>
    makeDefault(dealer, params['addressCode'] ?? '') ? done() : refuse('refused'),

  setDefaultPayer: (dealer, { params, done, refuse }) => {
    const payer = payersOf(dealer).find((payer) => payer.payerCode === params['payerCode']);
    if (!payer) return refuse('refused');
    addresses(dealer).payerCode = payer.payerCode;
    return done();
  },

  getDefaultRelations: (dealer, { done }) => {
    const current = shipTosOf(dealer, dealer.persona.saletoCode).find((item) => item.isDefault === 1);
    const payer = payersOf(dealer).find((payer) => payer.payerCode === addresses(dealer).payerCode);
    return done({
      ...(current && { addressCode: current.sendtoCode, address: current.sendtoAddress }),
      ...(payer && { payerCode: payer.payerCode, payerName: payer.payerName }),
    });
  },

  saveDeliveryAddress: (dealer, { input, done, refuse }) => {
    const current = addresses(dealer);
    const old = current.rows.find((row) => row['addressCode'] === text(input, 'addressCode'));
    if (!old && (text(input, 'areaCode') === '' || text(input, 'address') === ''))
      return refuse('incomplete');
    if (text(input, 'areaCode') !== '' && !doRegionsFit(dealer, input)) return refuse('regions');
    if (current.rows.some((row) => row !== old && row['address'] === input['address']))
      return refuse('duplicate');
    const addressCode = old ? text(old, 'addressCode') : String(FIRST_CODE + current.rows.length);
    const { defaultFlag, ...facts } = input;
    const fresh = { status: '1', tradeCode: '01', defaultFlag: 0, ...old, ...facts, addressCode };
    current.rows = old ? current.rows.map((row) => (row === old ? fresh : row)) : [...current.rows, fresh];
    if (!old) addShipTo(dealer, addressCode, text(input, 'address'));
    if (defaultFlag === 1) makeDefault(dealer, addressCode);
    return done({ addressCode });
  },
};
