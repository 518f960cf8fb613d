/** What it means that the server answers a list with a no, and where the user goes from there (F38). */
import { isRefusedState } from '@dealer-portal/rules/failure';
import type { ApiError, ReadId } from '@dealer-portal/sdk';
import type { RouteName } from '#routes';

export interface RefusalWay {
  /** The state, in the words of the business; the server's sentence has the reason. */
  readonly title: string;
  /** What the server's sentence says where it means this state. */
  readonly says: RegExp;
  /** The page that helps, under its own title. */
  readonly page?: RouteName;
}

const NO_CREDIT: RefusalWay = {
  title: '还没有融资授信',
  says: /(没有|未)(申请|开通|获得)?(授信|供应链金融|融资)/,
  page: 'opencredit',
};
const NO_VEHICLES: RefusalWay = { title: '还没有开通整车直发', says: /未开通整车/, page: 'trafficAuth' };
const NO_RETURNS: RefusalWay = { title: '没有退货权限', says: /没有退货权限/ };
const NO_ORDER: RefusalWay = { title: '没有这张订单', says: missing('订单'), page: 'myOrder' };
const NO_REBATE: RefusalWay = { title: '没有这笔返利', says: missing('返利'), page: 'rebate' };

const WAYS: Readonly<Partial<Record<ReadId, RefusalWay>>> = {
  getCreditCenter: NO_CREDIT,
  queryFinanceHistory: NO_CREDIT,
  queryFinanceOrders: NO_CREDIT,
  getAxBalance: { title: '还没有开通空调专户', says: /未开通(安全付|空调)/, page: 'accountsubmit' },
  queryPosTerminals: { title: '还没有签 POS 协议', says: /未签订?\s*POS/i, page: 'posapply' },
  queryRedInvoiceSettlements: { title: '没有红票权限', says: /没有红票权限/ },
  listTransferRegions: { title: '没有账户划转权限', says: /没有(账户)?划转权限/ },
  queryReturnOrders: NO_RETURNS,
  queryOverdueReturns: NO_RETURNS,
  queryProjects: { title: '没有工程权限', says: /没有工程权限/ },
  listTrafficPayers: NO_VEHICLES,
  queryTrafficGoods: NO_VEHICLES,
  queryTrafficOrders: NO_VEHICLES,
  querySignContracts: {
    title: '电子签账号还没有认证',
    says: /电子签(账号|账户)?[未没]有?认证/,
    page: 'goElectricSignPage',
  },
  getFinanceRepayDetail: { title: '没有这笔融资', says: missing('融资'), page: 'loanGetLoanHistory' },
  getFinanceContract: { title: '没有这份合同', says: missing('合同'), page: 'contractPanel' },
  queryRebateOrderInvoices: NO_REBATE,
  queryRebateSettlementDetails: NO_REBATE,
  getProject: { title: '没有这个工程', says: missing('工程'), page: 'projectList' },
  getPaymentResult: { title: '没有这张付款单', says: missing('付款单'), page: 'paymentOrders' },
  queryAllOrders: NO_ORDER,
  getEvaluateStatus: NO_ORDER,
  queryAuditOrders: { title: '没有订单审核权限', says: /没有订单审核权限/ },
  queryBatchOrderHeads: { title: '没有批量下单权限', says: /没有批量下单权限/ },
  queryBatchOrderLines: { title: '没有这个批次', says: missing('批次'), page: 'batchOrderOfAll' },
  getBigActivity: { title: '没有这个大单活动', says: missing('活动'), page: 'bulkOrder' },
  getBigOrderStatus: { title: '没有这个大单批次', says: missing('大单批次'), page: 'bulkOrder' },
  getDemand: { title: '没有这个需求', says: missing('需求'), page: 'bulkOrder' },
  getPopReserve: { title: '没有这张备货单', says: missing('备货单'), page: 'POPreserveGoods' },
  listVehicleOrders: { title: '没有这个组单', says: missing('组单'), page: 'trafficAccept' },
  queryTransferGoods: { title: '还没有开通调货', says: /未开通调货/ },
  listEasyManageGoods: { title: '还没有开通易管货', says: /未开通易管货/ },
  getCustomerArchive: { title: '没有这个客户的档案', says: missing('客户') },
  getCommonQuestion: { title: '没有这个问题', says: missing('问题'), page: 'mallHelpPage' },
  getNews: { title: '没有这条资讯', says: missing('资讯'), page: 'news' },
  getSms: { title: '没有这条短信', says: missing('短信'), page: 'smsManage' },
};

/** That a thing was not found: 没有找到该融资记录, 融资不存在; not 没有找到该融资客户. */
function missing(thing: string): RegExp {
  const record = `该?${thing}(记录|信息)?`;
  return new RegExp(`[没未]有?找到${record}(，|。|$)|^${record}不存在`);
}

/** The way out of a refused read; undefined where its no is no more than a failure, or says another state. */
export function refusalWay({ kind, operationId, msg }: ApiError): RefusalWay | undefined {
  if (kind !== 'business' || !isRefusedState(msg) || !Object.hasOwn(WAYS, operationId)) return undefined;
  const way = WAYS[operationId as ReadId];
  return way?.says.test(msg) ? way : undefined;
}
