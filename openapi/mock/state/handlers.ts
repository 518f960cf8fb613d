import { addressRemarkHandlers } from './account/address-remarks';
import { addressHandlers } from './account/addresses';
import { customerHandlers } from './account/customer';
import { customerArchiveHandlers } from './account/customer-archive';
import { evaluationHandlers } from './account/evaluations';
import { eventWorkHandlers } from './account/event-works';
import { orderContractHandlers } from './account/order-contracts';
import { paymentPasswordHandlers } from './account/payment-password';
import { phoneCodeHandlers } from './account/phone-codes';
import { protocolHandlers } from './account/protocols';
import { questionHandlers } from './account/questions';
import { regionHandlers } from './account/regions';
import { sessionHandlers } from './account/session';
import { shipToChangeHandlers } from './account/ship-to-changes';
import { signingAccountHandlers } from './account/signing-accounts';
import { signingTipHandlers } from './account/signing-tips';
import { subAccountHandlers } from './account/sub-accounts';
import { batchOrderHandlers } from './bulk/batch-orders';
import { bulkOrderHandlers } from './bulk/bulk-orders';
import { demandHandlers } from './bulk/demands';
import { allocationHandlers } from './buying/allocations';
import { cartHandlers } from './buying/cart';
import { popStockHandlers } from './buying/pop-stock';
import { settleHandlers } from './buying/settle';
import { stockUpHandlers } from './buying/stock-up';
import { submitHandlers } from './buying/submit';
import { cloudStockHandlers } from './catalogue/cloud-stock';
import { interestHandlers } from './catalogue/interests';
import { inventoryHandlers } from './catalogue/inventory';
import { packageHandlers } from './catalogue/packages';
import { productHandlers } from './catalogue/products';
import { sampleSheetHandlers } from './catalogue/sample-sheets';
import { sampleHandlers } from './catalogue/samples';
import { specialPriceHandlers } from './catalogue/special-prices';
import { suitHandlers } from './catalogue/suits';
import { financeHandlers } from './finance/finance-handlers';
import type { Handlers } from './memory/state';
import { asyncExportHandlers } from './notices/async-exports';
import { messageHandlers } from './notices/messages';
import { todoHandlers } from './notices/todos';
import { deliveryHandlers } from './orders/deliveries';
import { foundGoodsHandlers } from './orders/found-goods';
import { myOrderHandlers } from './orders/my-orders';
import { orderActionHandlers } from './orders/order-actions';
import { orderAuditHandlers } from './orders/order-audit';
import { orderTermsHandlers } from './orders/order-terms';
import { popReserveHandlers } from './orders/pop-reserves';
import { returnHandlers } from './orders/returns';
import { wholeHouseHandlers } from './orders/whole-house';
import { projectHandlers } from './projects/projects';
import { applicationHandlers } from './requests/applications';
import { easyTallyHandlers } from './requests/easy-tally';
import { fileHandlers } from './requests/files';
import { liquidationHandlers } from './requests/liquidation';
import { networkHandlers } from './requests/networks';
import { serviceOrderHandlers } from './requests/service-orders';
import { shownListHandlers } from './requests/shown-lists';
import { storeReportHandlers } from './requests/store-reports';
import { carpoolHandlers } from './vehicles/carpool';
import { flowOrderHandlers } from './vehicles/flow-orders';
import { trafficHandlers } from './vehicles/traffic';
import { trafficOrderHandlers } from './vehicles/traffic-orders';
import { transferHandlers } from './vehicles/transfer';

/** Every operation that is answered from memory; all others answer with their examples. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...customerHandlers,
  ...customerArchiveHandlers,
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
  ...financeHandlers,
  ...todoHandlers,
  ...signingTipHandlers,
  ...orderContractHandlers,
  ...easyTallyHandlers,
  ...questionHandlers,
  ...evaluationHandlers,
  ...eventWorkHandlers,
  ...subAccountHandlers,
  ...shownListHandlers,
  ...applicationHandlers,
  ...projectHandlers,
  ...networkHandlers,
  ...storeReportHandlers,
  ...fileHandlers,
  ...liquidationHandlers,
  ...protocolHandlers,
  ...signingAccountHandlers,
  ...phoneCodeHandlers,
  ...paymentPasswordHandlers,
  ...serviceOrderHandlers,
};
