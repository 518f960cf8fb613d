import { ORDER_INVOICES } from './order-invoice-report';
import { rebatePage } from './rebate-page';

/** 返利订单发票明细: the orders and invoices behind one rebate (FIN-05). */
export const Component = rebatePage(ORDER_INVOICES);
