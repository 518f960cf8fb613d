import { isOfCategory } from '../catalogue/goods';
import type { ListId, Row } from '../memory/shapes';
import type { Handlers } from '../memory/state';
import { fromExample } from '../resources/from-example';
import { type ListDefinition, listOf } from '../resources/list';
import { handle } from '../resources/typed-handler';

/** A list whose rows are those of the description, as they stand there. */
function shownList<Name extends ListId>(
  id: Name,
  definition: Pick<ListDefinition<Name, Row<Name>>, 'filters' | 'totals'>,
): Handlers {
  return listOf<Name, Row<Name>>(id, { ...definition, rows: fromExample(id), show: (row) => row });
}

const potentialCustomers = fromExample('listPotentialCustomers');
const news = fromExample('listNews');
const textMessages = fromExample('listSms');

/** Lists that no call of the portal changes: their rows are those of the description. */
export const shownListHandlers: Handlers = {
  ...shownList('listEasyManageGoods', {
    filters: {
      keyword: { about: ['productCode', 'productModel', 'productName'] },
      category: { test: ({ productCode }, category, dealer) => isOfCategory(dealer, productCode, category) },
    },
    totals: {},
  }),

  ...shownList('listEasyManageGoodsRecords', {
    filters: {
      orderNo: { is: 'orderNo' },
      beginDate: { from: 'createTime' },
      endDate: { to: 'createTime' },
    },
    totals: {},
  }),

  ...shownList('listPotentialCustomers', {
    filters: {
      keyword: { about: ['customerName', 'licenseNo', 'legalPerson', 'contactName', 'contactPhone'] },
    },
    totals: {},
  }),

  ...handle('getPotentialCustomer', ({ dealer, params, done, refuse }) => {
    const customer = potentialCustomers(dealer).find(({ id }) => id === params.id);
    const example = dealer.example('getPotentialCustomer');
    if (!customer) return refuse('missing');
    return done(example.id === customer.id ? { ...example, ...customer } : customer);
  }),

  ...shownList('listActivities', {
    filters: { status: { is: 'status' } },
    totals: {},
  }),

  ...shownList('listBigActivities', {
    filters: { status: { is: 'status' } },
    totals: {},
  }),

  ...shownList('listNews', {
    filters: { keyword: { about: ['title', 'summary'] } },
    totals: {},
  }),

  ...handle('getNews', ({ dealer, params, done, refuse }) => {
    const item = news(dealer).find(({ newsId }) => newsId === params.newsId);
    const example = dealer.example('getNews');
    if (!item) return refuse('missing');
    return done(example.newsId === item.newsId ? { ...item, ...example } : item);
  }),

  ...handle('getSms', ({ dealer, params, done, refuse }) => {
    const message = textMessages(dealer).find(({ id }) => id === params.id);
    return message ? done(message) : refuse('missing');
  }),

  ...shownList('listSms', {
    filters: {
      phoneNumber: { is: 'phoneNumber' },
      orderNo: { is: 'orderNo' },
      beginDate: { from: 'sendDate' },
      endDate: { to: 'sendDate' },
    },
    totals: {},
  }),
};
