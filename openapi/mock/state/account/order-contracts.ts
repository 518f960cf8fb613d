import type { Row } from '../memory/shapes';
import type { Handlers } from '../memory/state';
import { fromExample } from '../resources/from-example';
import { listOf } from '../resources/list';
import { resource } from '../resources/store';

export type OrderContract = Row<'querySignContracts'>;

/** The contracts of single orders, which are signed one by one. */
export const orderContracts = resource<OrderContract>(
  'orderContracts',
  'contractCode',
  fromExample('querySignContracts'),
);

/** The change of a contract when its signing was requested. */
export const signedOn = (day: string): Partial<OrderContract> => ({
  status: '20',
  statusName: '已签署',
  signDate: day,
  signUrl: '',
});

export const orderContractHandlers: Handlers = listOf<'querySignContracts', OrderContract>(
  'querySignContracts',
  {
    rows: orderContracts.rows,
    filters: {
      keyword: { about: ['contractCode', 'contractName', 'orderNo'] },
      status: { is: 'status' },
      beginDate: { from: 'createDate' },
      endDate: { to: 'createDate' },
    },
    totals: {},
    show: (row) => row,
  },
);
