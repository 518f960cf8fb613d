import { businessTime } from '../memory/clock';
import { type Fields, text } from '../memory/input';
import { exampleRows, isEqualOrAny } from '../memory/rows';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { shipToByCode } from './customer';

/** The remarks that a buyer keeps with delivery addresses, the latest first. */
const remarksOf = slice('addressRemarks', (dealer) => ({
  rows: [...exampleRows(dealer, 'listAddressCollectRemarks')],
}));

/** The description's own limit for one address. */
const MOST_PER_ADDRESS = 5;

const FIRST_ID = 3401;

export const addressRemarkHandlers: Handlers = {
  listAddressCollectRemarks: (dealer, { input, done }) =>
    done(remarksOf(dealer).rows.filter((row) => isEqualOrAny(row, input, 'sendtoCode'))),

  saveAddressCollectRemark: (dealer, { input, now, done, refuse }) => {
    const remarks = remarksOf(dealer);
    const id = text(input, 'id');
    const others = remarks.rows.filter((row) => id === '' || row['id'] !== id);
    const isSame = (row: Fields) => row['sendtoCode'] === input['sendtoCode'];
    if (others.filter(isSame).length >= MOST_PER_ADDRESS) return refuse('tooMany');
    const saved = { ...addressOf(dealer, input), id: id || String(FIRST_ID + remarks.rows.length) };
    remarks.rows = [{ ...saved, updateTime: businessTime(now) }, ...others];
    return done();
  },
};

function addressOf(dealer: Dealer, input: Fields): Fields {
  const { saletoCode: _, ...remark } = input;
  return { ...remark, sendtoAddress: shipToByCode(dealer, text(input, 'sendtoCode'))?.sendtoAddress ?? '' };
}
