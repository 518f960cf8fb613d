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
  const found = rowsOf(dealer).find((row) => row['addressCode'] === addressCode && row['status'] === '1');
  return found ? text(found, 'address') : '';
}

export const addressHandlers: Handlers = {
  listAddresses: (dealer, { input, done }) =>
    done(rowsOf(dealer).filter((row) => isEqualOrAny(row, { status: '1', ...input }, 'status'))),

  listAllAddresses: (dealer, { done }) => done(rowsOf(dealer)),

  setDefaultAddress: (dealer, { params, done, refuse }) =>
    makeDefault(dealer, params['addressCode'] ?? '') ? done() : refuse('refused'),

  setDefaultPayer: (dealer, { params, done, refuse }) => {
    const payer = payersOf(dealer).find((one) => one.payerCode === params['payerCode']);
    if (!payer) return refuse('refused');
    addresses(dealer).payerCode = payer.payerCode;
    return done();
  },

  getDefaultRelations: (dealer, { done }) => {
    const own = shipTosOf(dealer, dealer.persona.saletoCode).find((one) => one.isDefault === 1);
    const payer = payersOf(dealer).find((one) => one.payerCode === addresses(dealer).payerCode);
    return done({
      ...(own && { addressCode: own.sendtoCode, address: own.sendtoAddress }),
      ...(payer && { payerCode: payer.payerCode, payerName: payer.payerName }),
    });
  },

  saveDeliveryAddress: (dealer, { input, done, refuse }) => {
    const own = addresses(dealer);
    const old = own.rows.find((row) => row['addressCode'] === text(input, 'addressCode'));
    if (!old && (text(input, 'areaCode') === '' || text(input, 'address') === ''))
      return refuse('incomplete');
    if (text(input, 'areaCode') !== '' && !doRegionsFit(dealer, input)) return refuse('regions');
    if (own.rows.some((row) => row !== old && row['address'] === input['address']))
      return refuse('duplicate');
    const addressCode = old ? text(old, 'addressCode') : String(FIRST_CODE + own.rows.length);
    const { defaultFlag, ...facts } = input;
    const fresh = { status: '1', tradeCode: '01', defaultFlag: 0, ...old, ...facts, addressCode };
    own.rows = old ? own.rows.map((row) => (row === old ? fresh : row)) : [...own.rows, fresh];
    if (!old) addShipTo(dealer, addressCode, text(input, 'address'));
    if (defaultFlag === 1) makeDefault(dealer, addressCode);
    return done({ addressCode });
  },
};
