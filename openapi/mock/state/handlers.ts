import { addressRemarkHandlers } from './address-remarks';
import { addressHandlers } from './addresses';
import { allocationHandlers } from './allocations';
import { asyncExportHandlers } from './async-exports';
import { batchOrderHandlers } from './batch-orders';
import { bulkOrderHandlers } from './bulk-orders';
import { carpoolHandlers } from './carpool';
import { cartHandlers } from './cart';
import { cloudStockHandlers } from './cloud-stock';
import { customerHandlers } from './customer';
import { deliveryHandlers } from './deliveries';
import { demandHandlers } from './demands';
import { evaluationHandlers } from './evaluations';
import { eventWorkHandlers } from './event-works';
import { flowOrderHandlers } from './flow-orders';
import { foundGoodsHandlers } from './found-goods';
import { interestHandlers } from './interests';
import { inventoryHandlers } from './inventory';
import { messageHandlers } from './messages';
import { myOrderHandlers } from './my-orders';
import { orderActionHandlers } from './order-actions';
import { orderAuditHandlers } from './order-audit';
import { orderTermsHandlers } from './order-terms';
import { packageHandlers } from './packages';
import { paperHandlers } from './papers';
import { popReserveHandlers } from './pop-reserves';
import { popStockHandlers } from './pop-stock';
import { productHandlers } from './products';
import { questionHandlers } from './questions';
import { regionHandlers } from './regions';
import { returnHandlers } from './returns';
import { sampleSheetHandlers } from './sample-sheets';
import { sampleHandlers } from './samples';
import { sessionHandlers } from './session';
import { settleHandlers } from './settle';
import { shipToChangeHandlers } from './ship-to-changes';
import { signingTipHandlers } from './signing-tips';
import { specialPriceHandlers } from './special-prices';
import type { Handlers } from './state';
import { stockUpHandlers } from './stock-up';
import { subAccountHandlers } from './sub-accounts';
import { submitHandlers } from './submit';
import { suitHandlers } from './suits';
import { todoHandlers } from './todos';
import { trafficHandlers } from './traffic';
import { trafficOrderHandlers } from './traffic-orders';
import { transferHandlers } from './transfer';
import { wholeHouseHandlers } from './whole-house';

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
