import { addressRemarkHandlers } from './account/address-remarks';
import { addressHandlers } from './account/addresses';
import { allocationHandlers } from './buying/allocations';
import { asyncExportHandlers } from './account/async-exports';
import { batchOrderHandlers } from './bulk/batch-orders';
import { bulkOrderHandlers } from './bulk/bulk-orders';
import { carpoolHandlers } from './vehicles/carpool';
import { cartHandlers } from './buying/cart';
import { cloudStockHandlers } from './catalogue/cloud-stock';
import { customerHandlers } from './account/customer';
import { deliveryHandlers } from './orders/deliveries';
import { demandHandlers } from './bulk/demands';
import { evaluationHandlers } from './account/evaluations';
import { eventWorkHandlers } from './account/event-works';
import { flowOrderHandlers } from './vehicles/flow-orders';
import { foundGoodsHandlers } from './orders/found-goods';
import { interestHandlers } from './catalogue/interests';
import { inventoryHandlers } from './catalogue/inventory';
import { messageHandlers } from './account/messages';
import { myOrderHandlers } from './orders/my-orders';
import { orderActionHandlers } from './orders/order-actions';
import { orderAuditHandlers } from './orders/order-audit';
import { orderTermsHandlers } from './orders/order-terms';
import { packageHandlers } from './catalogue/packages';
import { paperHandlers } from './papers';
import { popReserveHandlers } from './orders/pop-reserves';
import { popStockHandlers } from './buying/pop-stock';
import { productHandlers } from './catalogue/products';
import { questionHandlers } from './account/questions';
import { regionHandlers } from './account/regions';
import { returnHandlers } from './orders/returns';
import { sampleSheetHandlers } from './catalogue/sample-sheets';
import { sampleHandlers } from './catalogue/samples';
import { sessionHandlers } from './account/session';
import { settleHandlers } from './buying/settle';
import { shipToChangeHandlers } from './account/ship-to-changes';
import { signingTipHandlers } from './account/signing-tips';
import { specialPriceHandlers } from './catalogue/special-prices';
import type { Handlers } from './memory/state';
import { stockUpHandlers } from './buying/stock-up';
import { subAccountHandlers } from './account/sub-accounts';
import { submitHandlers } from './buying/submit';
import { suitHandlers } from './catalogue/suits';
import { todoHandlers } from './orders/todos';
import { trafficHandlers } from './vehicles/traffic';
import { trafficOrderHandlers } from './vehicles/traffic-orders';
import { transferHandlers } from './vehicles/transfer';
import { wholeHouseHandlers } from './orders/whole-house';

/** Every operation that is answered from memory; all others answer with their examples. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...customerHandlers,
  ...addressHandlers,
  ...addressRemarkHandlers,
  ...regionHandlers,
  ...shipToChangeHandlers,
  ...productHandlers,
  ...inventoryHandlers,
  ...interestHandlers,
  ...cartHandlers,
  ...cloudStockHandlers,
  ...specialPriceHandlers,
  ...settleHandlers,
  ...submitHandlers,
  ...myOrderHandlers,
  ...orderActionHandlers,
  ...orderAuditHandlers,
  ...orderTermsHandlers,
  ...wholeHouseHandlers,
  ...allocationHandlers,
  ...popReserveHandlers,
  ...popStockHandlers,
  ...packageHandlers,
  ...suitHandlers,
  ...deliveryHandlers,
  ...foundGoodsHandlers,
  ...stockUpHandlers,
  ...bulkOrderHandlers,
  ...batchOrderHandlers,
  ...demandHandlers,
  ...trafficHandlers,
  ...carpoolHandlers,
  ...trafficOrderHandlers,
  ...flowOrderHandlers,
  ...transferHandlers,
  ...sampleHandlers,
  ...returnHandlers,
  ...sampleSheetHandlers,
  ...asyncExportHandlers,
  ...messageHandlers,
  ...paperHandlers,
  ...todoHandlers,
  ...signingTipHandlers,
  ...questionHandlers,
  ...evaluationHandlers,
  ...eventWorkHandlers,
  ...subAccountHandlers,
};
