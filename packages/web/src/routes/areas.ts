import { billsRoutes } from './bills';
import { bulkOrderRoutes } from './bulk-order';
import { invoicesRoutes } from './invoices';
import { lendingRoutes } from './lending';
import { ordersRoutes } from './orders';
import { paymentRoutes } from './payment';
import { posRoutes } from './pos';
import { rebatesRoutes } from './rebates';
import { shoppingRoutes } from './shopping';
import { statementsRoutes } from './statements';
import { trafficRoutes } from './traffic';

/** The page by which menus name each area, and its sections. Assumption: the specification names the areas alone. */
const AREAS = [
  ['index', shoppingRoutes, ordersRoutes, trafficRoutes, bulkOrderRoutes],
  ['monthlybill', statementsRoutes, billsRoutes, invoicesRoutes, rebatesRoutes, paymentRoutes, posRoutes],
  ['loanMyCredit', lendingRoutes],
] as const;

/** The page that names the area of a page; none for pages of no area, such as messages and addresses. */
export function areaOf(page = ''): (typeof AREAS)[number][0] | undefined {
  return AREAS.find(([, ...sections]) => sections.some((section) => page in section))?.[0];
}
