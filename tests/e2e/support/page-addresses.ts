import {
  href,
  isPageName,
  isRouteName,
  ROUTE_NAMES,
  type RouteName,
  routeAt,
  routes,
} from '@dealer-portal/web/routes';
import { PAGE_EXAMPLES, type PageExample } from '@dealer-portal/web/test/page-examples';
import type { Page } from 'playwright';
import { waitForPage } from './page-watch';
import { waitUntilAnswered } from './portal';

/** The routes that open a page and do not send on; a page is walked by standing in the route table. */
export const PAGE_NAMES: readonly RouteName[] = ROUTE_NAMES.filter(isPageName);

/** How the every-page test comes to a page on which there is something to see. */
export interface PageAddress extends PageExample {
  /** Requirement ids that the page answers for; ROUTE-01 when absent. */
  readonly ids?: string;
  /** Steps that lead there, when an address alone shows an empty page. */
  readonly arrive?: (page: Page) => Promise<void>;
}

/**
 * Moves within the portal without loading it again, as its own links do. It waits for the new page: until its code is
 * there, the page before takes the presses.
 */
export async function moveTo(page: Page, address: string): Promise<void> {
  await setOut(page, address);
  const name = pageAt(new URL(address, page.url()).pathname);
  if (name !== undefined) await waitForPage(page, name);
}

/** Begins a move within the portal and waits for nothing: it may be held, or lead elsewhere. */
export async function setOut(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** The page that an address shows; none for an address that names no page. */
function pageAt(pathname: string): RouteName | undefined {
  const name = routeAt(pathname);
  const target = name && routes[name].redirectTo;
  return isRouteName(target) ? target : name;
}

/** The address of a built page with the examples' parameters. */
export function addressOf(name: RouteName): string {
  const { params = {}, query = '' } = ADDRESSES[name];
  return `${href(name, params)}${query}`;
}

const PLACED = { orderList: [{ orderNo: '6010086601', amount: 36_289 }], amount: 36_289 };

async function keepPlaced(page: Page): Promise<void> {
  await page.evaluate((placed) => {
    const { owner } = JSON.parse(window.localStorage.getItem('dealer-portal:session') ?? '{}');
    window.sessionStorage.setItem(`dealer-portal:placedOrders@${owner.id}`, JSON.stringify(placed));
  }, PLACED);
}

/**
 * Ticks every entry of the shown cart, once its list is the server's: a list that still grows is not ticked completely.
 */
export async function tickAll(page: Page): Promise<void> {
  const all = page.getByRole('checkbox', { name: '全选' });
  await all.waitFor();
  await waitUntilAnswered(page);
  await all.check();
}

async function settle(page: Page): Promise<void> {
  await moveTo(page, '/cart');
  await tickAll(page);
  await page.getByRole('button', { name: '去结算' }).click();
  await page.waitForURL(/\/cart\/settle/);
}

/** The requirements of a page, and the steps to it. */
const WAYS: Partial<Record<RouteName, Pick<PageAddress, 'ids' | 'arrive'>>> = {
  paymentDone: { ids: 'ROUTE-09' },
  paymentPaymentDone: { ids: 'ROUTE-09' },
  payPage: { ids: 'FIN-07' },
  signIn: { ids: 'ROUTE-09' },
  newProjectCenterView: { ids: 'FIN-10' },
  newProjectAcceptView: { ids: 'FIN-10' },
  newProject: { ids: 'FIN-10' },
  cart: { ids: 'CART-01' },
  NewCart: { ids: 'CART-01' },
  bulkOrder: { ids: 'BIG-01' },
  bulkOrderInfo: { ids: 'BIG-01' },
  cartSuccessfulorder: {
    arrive: async (page) => keepPlaced(page).then(() => moveTo(page, '/cart/successfulorder')),
  },
  cartPOPsuccessfulorder: {
    arrive: async (page) => keepPlaced(page).then(() => moveTo(page, '/cart/POPsuccessfulorder')),
  },
  cartSettle: { ids: 'CART-05 PAYER-01', arrive: settle },
  malllist: { ids: 'SEARCH-01' },
  messagelist: { ids: 'MSG-01' },
  commonMessageDetail: { ids: 'MSG-01' },
  delt: { ids: 'MSG-01' },
  myConcern: { ids: 'CONCERN-01' },
  customerview: { ids: 'ROUTE-06' },
  dtdGuaranteeDeposit: { ids: 'FIN-08' },
  thawingDetails: { ids: 'FREEZE-04' },
  unfreezeApplication: { ids: 'FREEZE-04' },
  myOrder: { ids: 'ORDER-01' },
  orderDetail: { ids: 'ORDER-01' },
  logisticsDetail: { ids: 'ORDER-01' },
  logisticsRejection: { ids: 'ORDER-01' },
  order: { ids: 'ORDER-01' },
  monthlybill: { ids: 'FIN-01' },
  byday: { ids: 'FIN-01' },
  accountstatement: { ids: 'FIN-01' },
  difference: { ids: 'FIN-02' },
  financeAccountcurrentReconciliation: { ids: 'FIN-02 ROUTE-10' },
  auditlist: { ids: 'ORDER-01' },
  auditdetail: { ids: 'ORDER-01' },
  returnsmanagement: { ids: 'MENU-08' },
  trafficList: { ids: 'TRAF-01' },
  trafficCart: { ids: 'TRAF-01' },
  trafficAccept: { ids: 'TRAF-01' },
  transferList: { ids: 'TRANS-01' },
  transferCart: { ids: 'TRANS-01' },
  mallHelpPage: { ids: 'QUEST-01' },
  mallEditHelpPage: { ids: 'QUEST-01' },
  rebate: { ids: 'FIN-05' },
  Rebate: { ids: 'FIN-05' },
  myrebate: { ids: 'FIN-05' },
  myRebateNew: { ids: 'FIN-05' },
  myRebateContract: { ids: 'FIN-05' },
  myRebateSettlementDetail: { ids: 'FIN-05' },
  myRebateOrderInvoiceDetail: { ids: 'FIN-05' },
  achievedetailed: { ids: 'FIN-05' },
  conciliation: { ids: 'FIN-05' },
  SXDetail: { ids: 'FIN-05' },
  receiptInquiry: { ids: 'FIN-05' },
  rebateHandling: { ids: 'FIN-05' },
  returnHandling: { ids: 'FIN-05' },
  newInvoice: { ids: 'FIN-04' },
  newInvoiceNewInvoiceDetails: { ids: 'FIN-04' },
  invoice: { ids: 'FIN-04' },
  invoiceInvoiceinquiryInvoicedetails: { ids: 'FIN-04' },
  onevoteafterall: { ids: 'FIN-04' },
  invoiceApplyDetail: { ids: 'FIN-04' },
  invoicesignfor: { ids: 'FIN-04' },
  invoiceApply: { ids: 'FIN-04' },
  InvoiceEntry: { ids: 'FIN-04' },
  billClaim: { ids: 'FIN-04' },
  bankdiscount: { ids: 'FIN-04' },
  acceptanceentry: { ids: 'FIN-04' },
  billCount: { ids: 'FIN-04' },
  easyTallySystem: { ids: 'FIN-10' },
  easyTally: { ids: 'FIN-10' },
  easyTallySigning: { ids: 'FIN-10' },
  easyhelp: { ids: 'FIN-10' },
  ylh: { ids: 'FIN-10' },
  orderManagement: { ids: 'FIN-10' },
  newOrderCenter: { ids: 'FIN-10' },
  newOrderCenterView: { ids: 'FIN-10' },
  billManagement: { ids: 'FIN-10' },
  turnoverOrder: { ids: 'FIN-10' },
  newTurnoverOrder: { ids: 'FIN-10' },
  newBusinessCenter: { ids: 'FIN-10' },
  newBusinessCenterView: { ids: 'FIN-10' },
  newHaierZhuHui: { ids: 'FIN-10' },
  releasePolicy: { ids: 'FIN-09' },
  policyTrack: { ids: 'FIN-09' },
  policyTrackTob: { ids: 'FIN-09' },
  policyTrackToc: { ids: 'FIN-09' },
  polTrackTobDetail: { ids: 'FIN-09' },
  contractPanel: { ids: 'FIN-09' },
  storeapplication: { ids: 'FIN-11' },
  netvipapply: { ids: 'FIN-11' },
  evaluate: { ids: 'FIN-11' },
  netvipdetail: { ids: 'FIN-11' },
  applydetail: { ids: 'FIN-11' },
  redecorationDetail: { ids: 'FIN-11' },
  annualcontractNewDetail: { ids: 'FIN-11' },
  contractPanelDetail: { ids: 'FIN-09' },
  stockReportForms: { ids: 'FIN-09' },
  feeTracking: { ids: 'FIN-09' },
  feeAllotCashDetail: { ids: 'FIN-09' },
  countyPolicyTracking: { ids: 'FIN-09' },
  posservicecharge: { ids: 'FIN-06' },
  receipt: { ids: 'FIN-06' },
  airtransfer: { ids: 'FIN-07' },
  KJTtransfer: { ids: 'FIN-07' },
  accountmessage: { ids: 'FIN-07' },
  loanMyCredit: { ids: 'FIN-08' },
  loanLoanOrders: { ids: 'FIN-08' },
  loanBatchOrders: { ids: 'FIN-08' },
  loanPreLoanApply: { ids: 'FIN-08' },
  loanPreredeem: { ids: 'FIN-08' },
  loanGetRepay: { ids: 'FIN-08' },
  quickRedemption: { ids: 'FIN-08' },
  loanGetLoanHistory: { ids: 'FIN-08' },
  loanGetLoanCost: { ids: 'FIN-08' },
  financeOrderQueryFinanceOrderDetail: { ids: 'FIN-08' },
  details: { ids: 'FIN-08' },
  bigorderMallListJson: { ids: 'BIG-01 HEAD-06' },
  bigorderDetail: { ids: 'BIG-01' },
  bigorderResult: { ids: 'BIG-01' },
};

/** What each page needs in the browser: its address as in component tests, its requirements and the steps to it. */
export const ADDRESSES: Readonly<Record<RouteName, PageAddress>> = Object.fromEntries(
  ROUTE_NAMES.map((name) => [name, { ...PAGE_EXAMPLES[name], ...WAYS[name] }]),
) as Record<RouteName, PageAddress>; // every route is in it

/** Whether the direct dealer comes to a page by its address alone. */
export function isOfDealer(name: RouteName): boolean {
  const { persona = 'directAdmin', arrive } = ADDRESSES[name];
  return persona === 'directAdmin' && arrive === undefined;
}
