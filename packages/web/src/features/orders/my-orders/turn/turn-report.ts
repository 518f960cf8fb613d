import { FIRST_ROWS } from '@dealer-portal/rules/page';
import { bySoldTo, defineReport, type ReportFilters } from '#kits/report/define-report';
import type { OrderSummary } from '#widgets/orders/queries';
import { MY_ORDERS } from '../my-order-report';

/** The number of newest orders among which those are found that wait for the dealer: no call gives them alone. */
export const LOOKED_THROUGH = 100;
const NEWEST = { pageNum: FIRST_ROWS.pageNum, pageSize: LOOKED_THROUGH };

/** 待我处理: of the newest orders those that wait for the dealer; no pages, for it is one short list (ORDER-01). */
export function turnReport(isMyTurn: (order: OrderSummary) => boolean) {
  return defineReport({
    ...MY_ORDERS,
    input: (account, filters) => bySoldTo(account, withoutView(filters), NEWEST),
    rows: ({ records, total }) => ({ rows: records.filter(isMyTurn), isWhole: total <= records.length }),
  });
}

/** The filters that the call takes: the view is no parameter of it. */
function withoutView(filters: ReportFilters<'queryMyOrders'>): ReportFilters<'queryMyOrders'> {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => name !== 'turn'));
}
