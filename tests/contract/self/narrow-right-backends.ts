/** Right backends of which a part of the kit thought wrongly: each is tried with the calls and phases that it is about. */
import type { Phase } from '../kit/trial';
import type { Damage } from './broken-server';
import { asJson, headed, list, record, safe, without } from './fault';
import { alsoDoes, at } from './narrow';
import { otherGets, otherOpens } from './owner-faults';
import { isRefusedAddition, toCart } from './write-faults';

export interface NarrowBackend {
  readonly name: string;
  readonly operations: readonly string[];
  readonly phases: readonly Phase[];
  readonly damage: Damage;
}

const OWNERS = ['owners'] as const;

/** More expenses than one page holds, and a prompt that counts those of them that are open. */
const manyExpenses = at(/queryExpense$|popUpPrompt/, (data, request) => {
  const page = record(data);
  if (request.url.includes('popUpPrompt')) return { ...page, isPopUp: true, unpaidAmount: 900 };
  const rows = list(page['records']).map(record);
  const more = Array.from({ length: 1000 - rows.length }, (_, at) => ({
    ...rows[0],
    expenseNo: `FY900000000${at}`,
    status: '20',
    statusName: '已缴纳',
  }));
  return safe(request)['pageSize'] === 1000
    ? { ...page, total: 1500, records: [...rows, ...more].slice(0, 1000) }
    : page;
});

/** Somebody else who adds to the cart while the first refused call is on its way. */
function colleague(): Damage {
  let isDone = false;
  return alsoDoes((request) => {
    const isNow = !isDone && isRefusedAddition(request);
    isDone ||= isNow;
    return isNow;
  }, toCart);
}

export const NARROW_BACKENDS: readonly NarrowBackend[] = [
  {
    name: 'more expenses than one page holds, of which open ones come on the second',
    operations: ['getServiceChargePrompt'],
    phases: ['agreement'],
    damage: manyExpenses,
  },
  {
    name: 'a ledger of one voucher, whose balances stay those of the account',
    operations: ['exportAccountStatement'],
    phases: ['agreement'],
    damage: {},
  },
  {
    name: 'a colleague who fills the cart meanwhile',
    operations: ['addToCart'],
    phases: ['writes'],
    damage: colleague(),
  },
  {
    name: 'a colleague who may open a reserve and not list them',
    operations: ['getPopReserve'],
    phases: OWNERS,
    damage: {
      ...otherOpens(/poprzbh\/detail/),
      answer: otherGets(/poprzbh\/list/, () => ({ code: '0', msg: '没有备货列表的权限' })),
    },
  },
  {
    name: 'a colleague of whose reserves only a part came',
    operations: ['getPopReserve'],
    phases: OWNERS,
    damage: {
      ...otherOpens(/poprzbh\/detail/),
      answer: otherGets(/poprzbh\/list/, () => ({
        code: '1',
        msg: '成功',
        data: { total: 5000, pageNum: 1, pageSize: 1000, records: [] },
      })),
    },
  },
  {
    name: 'deliveries without a trail, which are the same for everybody',
    operations: ['getLogisticsInfo'],
    phases: OWNERS,
    damage: {
      answer: (passing, request) => {
        if (!request.url.includes('getLogisticsInfo') || passing.status >= 400) return passing;
        const dn = new URL(request.url, 'http://portal.invalid').searchParams.get('dn') ?? '';
        const data = { dn, status: '', statusName: '暂无物流信息', nodeList: [] };
        return asJson(passing, { code: '1', msg: '成功', data });
      },
    },
  },
  {
    name: 'a success that repeats the code it was asked for, and nothing else',
    operations: ['getSoldTo'],
    phases: OWNERS,
    damage: {
      answer: otherGets(/saleto\/info/, () => ({
        code: '1',
        msg: '成功',
        data: { saletoCode: '8800123456', saletoName: '' },
      })),
    },
  },
  {
    name: 'a list of addresses that leaves out their names, which the description allows',
    operations: ['saveDeliveryAddress', 'listAddresses'],
    phases: ['writes', 'links'],
    damage: at(/address/i, (data) =>
      Array.isArray(data) ? data.map((row) => without(record(row), 'addressName')) : data,
    ),
  },
  ...['private, max-age=60', 'no-store, max-age=60'].map((caching) => ({
    name: `a rule for stores at the edge by which none keeps an answer: ${caching}`,
    operations: ['getUserInfo'],
    phases: ['examples'] as const,
    damage: headed({ 'cdn-cache-control': caching }),
  })),
];
