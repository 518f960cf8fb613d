import { type Fields, fields, list, text } from '../memory/input';
import { pageOf } from '../memory/pages';
import { exampleRows, isAbout, isEqualOrAny } from '../memory/rows';
import { slice } from '../memory/slice';
import type { Handlers } from '../memory/state';

/** Goods that a pop customer keeps in reserve (ROLE-01). */
const reservesOf = slice('popReserves', (dealer): { rows: readonly Fields[] } => ({
  rows: exampleRows(dealer, 'queryPopReserves'),
}));

export const popReserveHandlers: Handlers = {
  queryPopReserves: (dealer, { input, done }) => {
    const isMatch = (row: Fields) =>
      isEqualOrAny(row, input, 'status') &&
      isEqualOrAny(row, input, 'warehouseCode') &&
      isAbout(row, text(input, 'keyword'));
    return done(pageOf(reservesOf(dealer).rows.filter(isMatch), input));
  },

  getPopReserve: (dealer, { params, done, refuse }) => {
    const row = reservesOf(dealer).rows.find(({ id }) => id === params['id']);
    const example = fields(dealer.example('getPopReserve'));
    const useList = example['id'] === params['id'] ? list(example, 'useList') : [];
    return row ? done({ ...row, useList }) : refuse('refused');
  },

  stopPopReserve: (dealer, { params, done, refuse }) => {
    const reserves = reservesOf(dealer);
    const row = reserves.rows.find(({ id }) => id === params['id']);
    if (row?.['status'] !== '10') return refuse('inUse', '备货单已停用或已用完');
    const stopped = { ...row, status: '20', statusName: '已停用' };
    reserves.rows = reserves.rows.map((candidate) => (candidate === row ? stopped : candidate));
    return done();
  },
};
