import { exampleRows } from '../memory/rows';
import type { RowOf } from '../memory/shapes';
import type { Handlers } from '../memory/state';
import { listOf } from '../resources/list';

/** Goods found outside of an area, and goods to be bought back; nothing changes them here. */
export const foundGoodsHandlers: Handlers = listOf<'queryFleeingGoods', RowOf<'queryFleeingGoods'>>(
  'queryFleeingGoods',
  {
    isLongAllowed: true,
    rows: (dealer, { type }) =>
      exampleRows(dealer, 'queryFleeingGoods', type === 'TO_BUY' ? 'toBuy' : 'page'),
    filters: {
      type: { test: () => true }, // it chooses the rows
      status: { is: 'status' },
      beginDate: { from: 'findDate' },
      endDate: { to: 'findDate' },
    },
    totals: {},
    show: (row) => row,
  },
);
