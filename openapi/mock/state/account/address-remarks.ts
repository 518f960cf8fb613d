import { businessTime } from '../memory/clock';
import { exampleRows, isEqualOrAny } from '../memory/rows';
import { slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { handle } from '../resources/typed-handler';
import { shipToByCode } from './customer';

/** The remarks that a buyer keeps with delivery addresses, the latest first. */
const remarksOf = slice('addressRemarks', (dealer) => ({
  rows: exampleRows(dealer, 'listAddressCollectRemarks'),
}));

/** The description's own limit for one address. */
const MOST_PER_ADDRESS = 5;

const FIRST_ID = 3401;

export const addressRemarkHandlers: Handlers = {
  ...handle('listAddressCollectRemarks', ({ dealer, input, done }) =>
    done(remarksOf(dealer).rows.filter((row) => isEqualOrAny(row, input, 'sendtoCode'))),
  ),

  ...handle('saveAddressCollectRemark', ({ dealer, input, now, done, refuse }) => {
    const remarks = remarksOf(dealer);
    const { saletoCode: _, id = '', ...remark } = input;
    const others = remarks.rows.filter((row) => id === '' || row.id !== id);
    const ofAddress = others.filter(({ sendtoCode }) => sendtoCode === input.sendtoCode);
    if (ofAddress.length >= MOST_PER_ADDRESS) return refuse('tooMany');
    const saved = {
      ...remark,
      sendtoAddress: shipToByCode(dealer, input.sendtoCode)?.sendtoAddress ?? '',
      id: id || String(FIRST_ID + remarks.rows.length),
      updateTime: businessTime(now),
    };
    remarks.rows = [saved, ...others];
    return done();
  }),
};
