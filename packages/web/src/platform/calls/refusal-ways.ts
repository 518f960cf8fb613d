/** What it means that the server answers a list with a no, and where the user goes from there (F38). */
import { isRefusedState } from '@dealer-portal/rules/failure';
import type { ApiError, ReadId } from '@dealer-portal/sdk';
import type { RouteName } from '#routes';

export interface RefusalWay {
  /** The state, in the words of the business; the server's sentence has the reason. */
  readonly title: string;
  /** The page that helps, under its own title. */
  readonly page?: RouteName;
}

const NO_CREDIT: RefusalWay = { title: '还没有融资授信', page: 'opencredit' };
const NO_VEHICLES: RefusalWay = { title: '还没有开通整车直发', page: 'trafficAuth' };
const NO_RETURNS: RefusalWay = { title: '没有退货权限' };
const NO_REBATE: RefusalWay = { title: '没有这笔返利', page: 'rebate' };

const WAYS: Readonly<Partial<Record<ReadId, RefusalWay>>> = {
  getCreditCenter: NO_CREDIT,
  queryFinanceHistory: NO_CREDIT,
  queryFinanceOrders: NO_CREDIT,
  getAxBalance: { title: '还没有开通空调专户', page: 'accountsubmit' },
  queryPosTerminals: { title: '还没有签 POS 协议', page: 'posapply' },
  queryRedInvoiceSettlements: { title: '没有红票权限' },
  listTransferRegions: { title: '没有账户划转权限' },
  queryReturnOrders: NO_RETURNS,
  queryOverdueReturns: NO_RETURNS,
  queryProjects: { title: '没有工程权限' },
  listTrafficPayers: NO_VEHICLES,
  queryTrafficGoods: NO_VEHICLES,
  queryTrafficOrders: NO_VEHICLES,
  querySignContracts: { title: '电子签账号还没有认证', page: 'goElectricSignPage' },
  getFinanceRepayDetail: { title: '没有这笔融资', page: 'loanGetLoanHistory' },
  getFinanceContract: { title: '没有这份合同', page: 'contractPanel' },
  queryRebateOrderInvoices: NO_REBATE,
  queryRebateSettlementDetails: NO_REBATE,
  getProject: { title: '没有这个工程', page: 'projectList' },
};

/** The way out of a refused read; undefined where its no is no more than a failure. */
export function refusalWay({ kind, operationId, msg }: ApiError): RefusalWay | undefined {
  if (kind !== 'business' || !isRefusedState(msg)) return undefined;
  return Object.hasOwn(WAYS, operationId) ? WAYS[operationId as ReadId] : undefined;
}
