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

/** The areas of the portal that have pages here. */
export type AreaName = 'buying' | 'finance' | 'lending';

/** Assumption: the specification names the areas; which sections belong to one is read from their names. */
const SECTIONS: readonly (readonly [AreaName, readonly object[]])[] = [
  ['buying', [shoppingRoutes, ordersRoutes, trafficRoutes, bulkOrderRoutes]],
  ['finance', [statementsRoutes, billsRoutes, invoicesRoutes, rebatesRoutes, paymentRoutes, posRoutes]],
  ['lending', [lendingRoutes]],
];

/** The area that a page belongs to; none for pages of no area, such as messages and addresses. */
export function areaOf(page: string | undefined): AreaName | undefined {
  if (page === undefined) return undefined;
  return SECTIONS.find(([, sections]) => sections.some((section) => Object.hasOwn(section, page)))?.[0];
}
