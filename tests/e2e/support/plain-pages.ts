import type { PageNamesOf, RouteName, SectionName, Sections } from '@dealer-portal/web/routes';

/**
 * The pages that a plain run walks: of each section of the route table those that stand for its kinds. Sections bring
 * the layouts with them. A new section names its own here, or this does not compile.
 */
const SECTION_PAGES: { readonly [S in SectionName]: readonly PageNamesOf<Sections[S]>[] } = {
  // A page of panels, and a list in which quantities are typed.
  shopping: ['index', 'malllist'],
  messages: ['messagelist'],
  personal: ['payerZY'],
  // A report with totals, and a money form.
  statements: ['monthlybill', 'financetransfer'],
  pos: ['posapply'],
  rebates: ['myrebate'],
  invoices: ['invoiceApply'],
  bills: ['acceptanceentry'],
  payment: ['onlinePayment'],
  // A list with actions, and one object with its own.
  orders: ['myOrder', 'orderDetail'],
  traffic: ['trafficCart'],
  lending: ['customerview'],
  projects: ['newBusinessCenterView'],
  stores: ['storeapplication'],
  policies: ['contractPanel'],
  // Samples of all parts of the interface.
  other: ['demo'],
  topLevel: ['signing'],
  mobile: ['evaluationcontent'],
  help: ['mallHelpPage'],
  subApplications: ['pcMall'],
  bulkOrder: ['bigorderDetail'],
};

export const PLAIN_PAGES: readonly RouteName[] = Object.values(SECTION_PAGES).flat();
