import { bookMoney } from '../account/bookings';
import { payersOf } from '../account/customer';
import { productOf } from '../catalogue/goods';
import { nextOf } from '../finance/ledger-rows';
import { unusedRebates } from '../finance/rebate-rows';
import { businessTime } from '../memory/clock';
import { toCents, toYuan } from '../memory/money';
import { exampleRows } from '../memory/rows';
import type { Answer } from '../memory/shapes';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { ordersOf, summaryRow } from '../orders/orders';
import { resource } from '../resources/store';
import { addition, transition } from '../resources/transition';
import { handle, isOwn, type TypedCall } from '../resources/typed-handler';

type Application = Answer<'getAccountFlow'>;
type Orders = Answer<'listLiquidationOrders'>;

/** Applications to close an account, newest first; assumption: only the first dealer has one, which is approved. */
const applications = resource<Application>('liquidations', 'applyNo', ({ world, persona, example }) =>
  world.personas[0]?.saletoCode === persona.saletoCode ? [example('getAccountFlow') as Application] : [],
);

const NAMES = { '10': '审批中', '20': '待结算确认', '30': '已驳回', '40': '已结算', '90': '已取消' } as const;
const stateOf = (status: keyof typeof NAMES) => ({ status, statusName: NAMES[status] });
const OPEN = ['10', '20'];
const DEPOSIT = '03';
const REBATES = '07';
const KINDS = ['01', DEPOSIT, REBATES];

const openOf = (dealer: Dealer) => applications.rows(dealer).find(({ status }) => OPEN.includes(status));
const depositOf = (dealer: Dealer) => payersOf(dealer).find(({ payerType }) => payerType === DEPOSIT);

/** The orders of an industry that are neither signed for nor cancelled. */
function openOrders(dealer: Dealer, industryCode = ''): Orders {
  return ordersOf(dealer, dealer.persona.saletoCode)
    .filter(({ status }) => !['50', '90'].includes(status))
    .filter(
      ({ lines }) =>
        industryCode === '' ||
        lines.some(({ productCode }) => productOf(dealer, productCode)?.category === industryCode),
    )
    .map((order) => {
      const { orderNo, orderTypeNo, createDate, status, statusName, amount } = summaryRow(order);
      return { orderNo, orderTypeNo, createDate, status, statusName, amount };
    });
}

function applied({ dealer, input, now, today }: TypedCall<'submitLiquidateApply'>): Application {
  const industry = exampleRows(dealer, 'queryIndustries').find(
    (row) => row['industryCode'] === input.industryCode,
  );
  const handled = { handler: dealer.persona.user, remark: '', handleDate: businessTime(now) };
  const waiting = { status: '0', statusName: '未处理', remark: '' };
  return {
    applyNo: nextOf(dealer, applications, { prefix: 'QH', today }),
    customerCode: dealer.persona.saletoCode,
    customerName: dealer.persona.name,
    saleOrgCode: input.saleOrgCode ?? '',
    industryCode: input.industryCode ?? '',
    industryName: String(industry?.['industryName'] ?? '全部产业'),
    reason: input.reason ?? '',
    ...stateOf('10'),
    settleAmount: toYuan(depositOf(dealer)?.cents ?? 0),
    applyDate: businessTime(now),
    nodeList: [
      { nodeName: '提交申请', status: '1', statusName: '已通过', ...handled },
      { nodeName: '客户经理审批', handler: '高翔', ...waiting },
      { nodeName: '财务审批', handler: '财务共享中心', ...waiting },
    ],
  };
}

const reading: Handlers = {
  ...handle('getAccountFlow', ({ dealer, input, done }) =>
    done(isOwn(dealer, input) ? applications.rows(dealer)[0] : undefined),
  ),

  ...handle('checkLiquidateApply', ({ dealer, input, done, refuse }) => {
    if (!isOwn(dealer, input)) return refuse('refused');
    const open = openOf(dealer);
    if (!open) return done({ canApply: true });
    return done({
      canApply: false,
      applyNo: open.applyNo,
      status: open.status,
      statusName: open.statusName,
    });
  }),

  ...handle('judgeLiquidateApply', ({ dealer, input, done }) => {
    const count = openOrders(dealer, input.industryCode).length;
    const unusedYuan = toYuan(unusedRebates(dealer).reduce((sum, rebate) => sum + rebate.left, 0));
    const isFrozen = dealer.persona.freeze !== undefined;
    const checkItem = (itemCode: string, itemName: string, [result, message]: readonly [string, string]) => ({
      itemCode,
      itemName,
      result,
      message,
    });
    return done({
      canApply: !isFrozen,
      itemList: [
        checkItem('OVERDUE', '逾期欠款', ['1', '无逾期欠款']),
        checkItem('FREEZE', '冻结状态', isFrozen ? ['0', '账户已冻结，请先申请解冻'] : ['1', '未冻结']),
        checkItem(
          'ORDER',
          '在途订单',
          count === 0 ? ['1', '没有在途订单'] : ['2', `有 ${count} 张订单未完成，结算前请完成签收`],
        ),
        checkItem(
          'REBATE',
          '未兑现返利',
          unusedYuan === 0 ? ['1', '没有未使用的返利'] : ['2', `有 ${unusedYuan} 元返利未使用`],
        ),
      ],
    });
  }),

  ...handle('listLiquidationOrders', ({ dealer, input, done }) =>
    done(isOwn(dealer, input) ? openOrders(dealer, input.industryCode) : []),
  ),

  ...handle('listLiquidationBalances', ({ dealer, input, done }) => {
    const payers = isOwn(dealer, input) ? payersOf(dealer) : [];
    return done(
      payers
        .filter(({ payerType, cents }) => KINDS.includes(payerType) && cents !== 0)
        .map(({ payerCode, payerName, payerType, cents }) => ({
          payerCode,
          payerName,
          balance: toYuan(cents),
          refundable: payerType !== REBATES,
        })),
    );
  }),

  ...handle('listLiquidationRebates', ({ dealer, input, done }) => {
    const rebates = isOwn(dealer, input) ? unusedRebates(dealer) : [];
    return done(
      rebates.map(({ rebateNo, name, payerCode, cents, used, left, end }) => ({
        rebateNo,
        rebateName: name,
        payerCode,
        amount: toYuan(cents),
        usedAmount: toYuan(used),
        balance: toYuan(left),
        endDate: end,
      })),
    );
  }),
};

const writing: Handlers = {
  ...addition<'submitLiquidateApply', Application>('submitLiquidateApply', {
    resource: applications,
    refusal: ({ dealer, input }) => (openOf(dealer) || !isOwn(dealer, input) ? 'pending' : undefined),
    adds: applied,
    answer: ({ applyNo }) => ({ applyNo }),
  }),

  ...transition<'cancelLiquidateApply', Application>('cancelLiquidateApply', {
    resource: applications,
    finds: 'applyNo',
    when: { status: OPEN },
    else: 'settled',
    sets: () => stateOf('90'),
  }),

  ...handle('deleteLiquidateApply', ({ dealer, input, done, refuse }) => {
    const application = applications.find(dealer, input.applyNo);
    if (application === undefined || !['30', '90'].includes(application.status)) return refuse('pending');
    applications.remove(dealer, input.applyNo);
    return done();
  }),

  ...handle('settleAccountLiquidation', ({ dealer, input, today, done, refuse }) => {
    const application = applications.find(dealer, input.applyNo);
    if (application?.status !== '20' || !isOwn(dealer, input)) return refuse('notApproved');
    const orders = openOrders(dealer, application.industryCode);
    const [first] = orders;
    const unsigned = `还有 ${orders.length} 张订单未完成，请签收订单 ${first?.orderNo} 后再确认结算`;
    if (first) return refuse('openOrders', unsigned);
    const cents = toCents(input.settleAmount);
    if (cents !== toCents(application.settleAmount ?? 0)) return refuse('otherAmount');
    const deposit = depositOf(dealer);
    const text = `清户退款 ${application.applyNo}`;
    if (deposit)
      bookMoney(dealer, deposit, {
        day: today,
        type: 'TZ',
        text,
        orderNo: '',
        sourceNo: application.applyNo,
        cents: -cents,
      });
    applications.change(dealer, application.applyNo, stateOf('40'));
    return done();
  }),
};

/** The end of the business with a customer: judged, applied for, approved by others, settled. */
export const liquidationHandlers: Handlers = { ...reading, ...writing };
