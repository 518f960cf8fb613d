import type { Handlers } from '../memory/state';
import { fromExample } from '../resources/from-example';
import { listOf } from '../resources/list';
import type { Row } from '../resources/shapes';

/** Lists that no call of the portal changes: their rows are those of the description. */
export const shownListHandlers: Handlers = {
  ...listOf<'listEasyManageGoodsRecords', Row<'listEasyManageGoodsRecords'>>('listEasyManageGoodsRecords', {
    rows: fromExample('listEasyManageGoodsRecords'),
    filters: { beginDate: { from: 'createTime' }, endDate: { to: 'createTime' } },
    totals: {},
    show: (row) => row,
  }),

  ...listOf<'querySignContracts', Row<'querySignContracts'>>('querySignContracts', {
    rows: fromExample('querySignContracts'),
    filters: {
      keyword: { about: ['contractCode', 'contractName', 'orderNo'] },
      status: { is: 'status' },
      beginDate: { from: 'createDate' },
      endDate: { to: 'createDate' },
    },
    totals: {},
    show: (row) => row,
  }),

  ...listOf<'searchCocOrders', Row<'searchCocOrders'>>('searchCocOrders', {
    rows: fromExample('searchCocOrders'),
    filters: {
      orderNo: { is: 'orderNo' },
      status: { is: 'status' },
      beginDate: { from: 'createDate' },
      endDate: { to: 'createDate' },
    },
    totals: {},
    show: (row) => row,
  }),

  ...listOf<'listPotentialCustomers', Row<'listPotentialCustomers'>>('listPotentialCustomers', {
    rows: fromExample('listPotentialCustomers'),
    filters: {
      keyword: { about: ['customerName', 'licenseNo', 'legalPerson', 'contactName', 'contactPhone'] },
    },
    totals: {},
    show: (row) => row,
  }),

  ...listOf<'listActivities', Row<'listActivities'>>('listActivities', {
    rows: fromExample('listActivities'),
    filters: { status: { is: 'status' } },
    totals: {},
    show: (row) => row,
  }),

  ...listOf<'listBigActivities', Row<'listBigActivities'>>('listBigActivities', {
    rows: fromExample('listBigActivities'),
    filters: { status: { is: 'status' } },
    totals: {},
    show: (row) => row,
  }),

  ...listOf<'listNews', Row<'listNews'>>('listNews', {
    rows: fromExample('listNews'),
    filters: { keyword: { about: ['title', 'summary'] } },
    totals: {},
    show: (row) => row,
  }),

  ...listOf<'listSms', Row<'listSms'>>('listSms', {
    rows: fromExample('listSms'),
    filters: {
      phoneNumber: { is: 'phoneNumber' },
      orderNo: { is: 'orderNo' },
      beginDate: { from: 'sendDate' },
      endDate: { to: 'sendDate' },
    },
    totals: {},
    show: (row) => row,
  }),
};
