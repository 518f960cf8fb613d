/** Faults that show where two calls tell one thing. */
import { type Fault, fault, list, record } from './fault';
import { at } from './narrow';

const AGREE = ['agreement'] as const;

const FACTS: readonly Fault[] = [
  fault(
    'a detail of the other',
    [['getDemand', 'listDemands'], AGREE, 'disagreement'],
    at(/getDetailById/, (value) => ({ ...record(value), demandName: '别的需求' })),
  ),
  fault(
    'a count of a vehicle cart',
    [['getTrafficCartCount', 'listTrafficCart'], AGREE, 'disagreement'],
    at(/traffic.*shoppingCartNum/, (value) => Number(value) + 1),
  ),
  fault(
    'a count of a transfer cart',
    [['getTransferCartCount', 'listTransferCart'], AGREE, 'disagreement'],
    at(/transfer.*shoppingCartNum/, (value) => Number(value) + 1),
  ),
  fault(
    'an unread number of a kind',
    [['listUnreadMessageTypes', 'queryMessages'], AGREE, 'disagreement'],
    at(/getNotReadMessageType/, (value) =>
      list(value).map((row, index) =>
        index === 0 ? { ...record(row), num: Number(record(row)['num']) + 1 } : row,
      ),
    ),
  ),
  fault(
    'a month that counts other orders than its list',
    [['getOrderMonthSummary', 'queryMyOrders'], AGREE, 'disagreement'],
    at(/orderMonthSummery/, (value) => {
      const statuses = list(record(value)['statusList']).map(record);
      return {
        ...record(value),
        orderCount: Number(record(value)['orderCount']) + 1,
        statusList: statuses.map((row, index) =>
          index === 0 ? { ...row, orderCount: Number(row['orderCount']) + 1 } : row,
        ),
      };
    }),
  ),
  fault(
    'a credit that the balance of its payer does not have',
    [['getCreditCenter', 'listPayerBalances'], AGREE, 'disagreement'],
    at(/payerBalanceList/, (value) =>
      list(value).map((row) =>
        record(row)['payerCode'] === '8800200101' ? { ...record(row), balance: 400_000 } : row,
      ),
    ),
  ),
  fault(
    'a month that is not the sum of its days',
    [['queryMonthAccounts', 'queryDayAccounts'], AGREE, 'disagreement'],
    at(/dayAccount\/list/, (value) => {
      const page = record(value);
      const rows = list(page['records']).map(record);
      return { ...page, records: rows.slice(1), total: Number(page['total']) - 1 };
    }),
  ),
  fault(
    'a prompt of charges that does not count what is open',
    [['getServiceChargePrompt', 'queryFinanceExpenses'], AGREE, 'disagreement'],
    at(/popUpPrompt/, (value) => ({ ...record(value), unpaidAmount: 1 })),
  ),
  fault(
    'a stock that two calls tell otherwise',
    [['listStock', 'queryInventoryPage'], AGREE, 'disagreement'],
    at(/productStock\/stock/, (value) =>
      list(value).map((row) => ({ ...record(row), stock: Number(record(row)['stock']) + 1 })),
    ),
  ),
  fault(
    'a payer of B2B with another balance',
    [['listB2bPayTos', 'listPayerBalances'], AGREE, 'disagreement'],
    at(/payto\/listB2B/, (value) => list(value).map((row) => ({ ...record(row), balance: 5 }))),
  ),
  fault(
    'a news that its detail tells otherwise',
    [['getNews', 'listNews'], AGREE, 'disagreement'],
    at(/news\/detail/, (value) => ({ ...record(value), title: '别的标题' })),
  ),
  fault(
    'a text message with another receiver',
    [['getSms', 'listSms'], AGREE, 'disagreement'],
    at(/sms\/detail/, (value) => ({ ...record(value), orderNo: '6010086699' })),
  ),
  fault(
    'a payment with another amount',
    [['getPaymentResult', 'queryPaymentOrders'], AGREE, 'disagreement'],
    at(/payment\/result/, (value) => ({ ...record(value), amount: 1 })),
  ),
  fault(
    'a default ship-to that is none of the list',
    [['getDefaultShipTo', 'listShipTos'], AGREE, 'disagreement'],
    at(/sendto\/default/, (value) => ({ ...record(value), sendtoAddress: '别处' })),
  ),
  fault(
    'a name that two calls tell otherwise',
    [['getSoldTo', 'getUserInfo'], AGREE, 'disagreement'],
    at(/saleto\/info/, (value) => ({ ...record(value), saletoName: '别的公司' })),
  ),
  fault(
    'an invoice of a dialog with another amount',
    [['listDialogInvoices', 'queryInvoices'], AGREE, 'disagreement'],
    at(/finance\/dialog\/[^/]+\/invoice/, (value) =>
      list(value).map((row) => ({ ...record(row), amount: 1, netAmount: 1, taxAmount: 0 })),
    ),
  ),
  fault(
    'a loan with another rest in its detail',
    [['getFinanceRepayDetail', 'queryFinanceHistory'], AGREE, 'disagreement'],
    at(/queryFinanceRepayDetail/, (value) => ({
      ...record(value),
      loan: { ...record(record(value)['loan']), repaidAmount: 90_000, outstandingAmount: 210_000 },
    })),
  ),
];

export const FACT_FAULTS: readonly Fault[] = [...FACTS];
