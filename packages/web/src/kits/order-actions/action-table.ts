import { isEnding } from '@dealer-portal/rules/order-list';
import { href } from '#routes';
import type { RowAction } from '#ui/table/data-table-types';
import type { OrderSummary } from '#widgets/orders/queries';
import { isDialogCode } from './dialogs/dialog-codes';
import type { RunOrderAction } from './order-action-host';

/** A button as the server gives it. */
export interface OrderButton {
  readonly code: string;
  readonly name: string;
}

const query = (path: string, names: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(names)}`;

/** The buttons that lead to a page. */
const PAGES: Readonly<Record<string, (order: OrderSummary) => string>> = {
  detail: ({ orderNo }) => query(href('orderDetail'), { orderNo }),
  logistics: ({ orderNo }) => query(href('logisticsDetail'), { orderNo }),
  reject: ({ orderNo }) => query(href('logisticsRejection'), { orderNo }),
  invoice: ({ orderNo }) => query(href('newInvoice'), { orderNo }),
  returnGoods: ({ orderNo }) => query(href('returnsmanagement'), { orderNo }),
};

/** The action of a server's button; a button that the portal does not know stays visible and says so (ORDER-01). */
export function actionOf({ code, name }: OrderButton, order: OrderSummary, run: RunOrderAction): RowAction {
  const shared = { key: code, label: name, isDanger: isEnding(code) };
  const page = PAGES[code];
  if (page) return { ...shared, to: page(order) };
  if (isDialogCode(code)) return { ...shared, onClick: () => run(code, order) };
  return { ...shared, disabledReason: '请在手机端或联系客户经理办理' };
}
