import type { RouteName } from '#routes';
import type { Persona } from './persona-api';

/** What an address needs so that its page has something to show. */
export interface PageExample {
  readonly params?: Readonly<Record<string, string>>;
  /** With its question mark. */
  readonly query?: string;
  /** The owner of the session; directAdmin when absent. */
  readonly persona?: Persona;
}

const ORDER = '?orderNo=6010086603';
const EVALUATION = '?orderNo=6010086607&type=ORDER';

/** Only the pages that need more than their path; every other page opens at its path as directAdmin. */
export const PAGE_EXAMPLES: Partial<Record<RouteName, PageExample>> = {
  paymentDone: { query: '?paymentNo=ZF2026110301' },
  paymentPaymentDone: { query: '?paymentNo=ZF2026110301' },
  KJTPaymentDone: { query: '?paymentNo=ZF2026110301' },
  payPage: {
    params: {
      data: JSON.stringify({ payerCode: '8800123456', amount: 36_289, orderNoList: ['6010086601'] }),
    },
  },
  newProjectCenterView: { query: '?projectNo=XM20261103001' },
  newProjectAcceptView: { query: '?projectNo=XM20260905001' },
  newProject: { query: '?projectNo=SJ20261119001' },
  bulkOrderInfo: { query: '?id=6601' },
  detail: { params: { productCode: 'GR0325A03' } },
  newdetail: { params: { productCode: 'GR0536A01' } },
  suitDetail: { params: { planId: 'FA3001' } },
  suitSuitcategoryParlour: { params: { categoryCode: 'KT' } },
  newsNewsDetail: { params: { newsId: '2203' } },
  lettersLetterConfirm: { query: '?id=4102' },
  commonMessageDetail: { query: '?id=MSG20261119001' },
  smsManageOrderDetail: { query: '?id=91002' },
  udeskcustomerview: { query: '?customerCode=8800123456' },
  oldpayerCT: { persona: 'traditional' },
  payerCT: { persona: 'traditional' },
  dtdGuaranteeDeposit: { persona: 'directKzxkh' },
  orderDetail: { query: ORDER },
  logisticsDetail: { query: '?orderNo=6010086604' },
  logisticsRejection: { query: '?orderNo=6010086604' },
  order: { query: '?keyword=JZT' },
  deliveryOrderConfirm: { query: '?allocationNo=PE20261119001' },
  byday: { query: '?beginDate=2026-10-01&endDate=2026-10-31' },
  accountstatement: { query: '?beginDate=2026-11-01&endDate=2026-11-30' },
  auditdetail: { query: '?orderNo=6010086601&auditStatus=0' },
  popStockList: { persona: 'directKzxkh' },
  popOrder: { persona: 'directKzxkh' },
  POPreserveGoods: { persona: 'directKzxkh' },
  POPorderDeatil: { persona: 'directKzxkh', query: '?id=8101' },
  transferOfSmallOrders: { query: '?units=50' },
  batchOrderInfo: { query: '?batchNo=PL20261120001' },
  resultBatchOrder: { query: '?batchNo=PL20261116002' },
  evaluationcontent: { query: EVALUATION },
  indexcontent: { query: EVALUATION },
  evaluationsuccess: { query: EVALUATION },
  myRebateNew: { query: '?cash=FL20261001' },
  myRebateSettlementDetail: { query: '?rebateNo=FL20260901' },
  myRebateOrderInvoiceDetail: { query: '?rebateNo=FL20261001' },
  newInvoiceNewInvoiceDetails: { query: '?invoiceNo=26372000000000118801' },
  easyTally: { params: { orderNum: '6010086601', saletoCode: '8800123456' } },
  easyTallySigning: { params: { orderNum: '6010086601', saletoCode: '8800123456' } },
  ylh: { params: { '*': 'goods' } },
  newOrderCenterView: { query: '?orderNo=6010086601' },
  newBusinessCenterView: { query: '?projectNo=SJ20261119001' },
  polTrackTobDetail: { query: '?policyNo=ZC02026110011' },
  evaluate: { query: '?orderNo=6010086605' },
  netvipdetail: { query: '?applyNo=VIP20261119001' },
  applydetail: { query: '?applyNo=WD20261117003' },
  redecorationDetail: { query: '?applyNo=CZ20261012002' },
  annualcontractNewDetail: { query: '?contractNo=HT2026010001' },
  contractPanelDetail: { query: '?contractNo=HT2026010001' },
  loanPreLoanApply: { query: '?orderNo=6010086601' },
  loanPreredeem: { params: { status: '20' } },
  loanGetRepay: { query: '?financeNo=RZ20260915001' },
  quickRedemption: { query: '?financeNo=RZ20261020001' },
  financeOrderQueryFinanceOrderDetail: { query: '?orderNo=6010086604&financeNo=RZ20261020001' },
  details: { query: '?financeNo=RZ20260915001' },
  bigorderDetail: { query: '?activityId=DD20261118' },
  bigorderResult: { query: '?batchNo=DDPC20261120001' },
};
