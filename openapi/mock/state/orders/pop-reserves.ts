import { isAbout } from '../memory/rows';
import type { Row } from '../memory/shapes';
import type { Handlers } from '../memory/state';
import { fromExample } from '../resources/from-example';
import { listOf } from '../resources/list';
import { resource } from '../resources/store';
import { handle } from '../resources/typed-handler';

type Reserve = Row<'queryPopReserves'>;

/** Goods that a pop customer keeps in reserve (ROLE-01). */
const reserves = resource<Reserve>('popReserves', 'id', fromExample('queryPopReserves'));

export const popReserveHandlers: Handlers = {
  ...listOf<'queryPopReserves', Reserve>('queryPopReserves', {
    rows: reserves.rows,
    filters: {
      status: { is: 'status' },
      warehouseCode: { is: 'warehouseCode' },
      keyword: { test: isAbout },
    },
    totals: {},
    show: (row) => row,
  }),

  ...handle('getPopReserve', ({ dealer, params, done, refuse }) => {
    const reserve = reserves.find(dealer, params.id);
    const example = dealer.example('getPopReserve');
    const useList = example.id === params.id ? example.useList : [];
    return reserve ? done({ ...reserve, useList }) : refuse('refused');
  }),

  ...handle('stopPopReserve', ({ dealer, params, done, refuse }) => {
    if (reserves.find(dealer, params.id)?.status !== '10') return refuse('inUse', '备货单已停用或已用完');
    reserves.change(dealer, params.id, { status: '20', statusName: '已停用' });
    return done();
  }),
};
