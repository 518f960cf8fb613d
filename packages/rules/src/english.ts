import { DELIVERY_ENGLISH } from './account/address/delivery-english';
import type { DeliveryParams } from './account/address/delivery-refusals';
import { ADDRESS_ENGLISH } from './account/address-book/address-english';
import type { AddressParams } from './account/address-book/address-refusals';
import { FAILURE_ENGLISH } from './account/failure/failure-english';
import type { FailureParams } from './account/failure/failure-refusals';
import { FREEZE_ENGLISH } from './account/freeze/freeze-english';
import type { FreezeParams } from './account/freeze/freeze-refusals';
import { GATE_ENGLISH } from './account/gate/gate-english';
import type { GateParams } from './account/gate/gate-refusals';
import { IDENTITY_ENGLISH } from './account/identity/identity-english';
import type { IdentityParams } from './account/identity/identity-refusals';
import { MENU_ENGLISH } from './account/menu/menu-english';
import type { MenuParams } from './account/menu/menu-refusals';
import { OWN_LISTS_ENGLISH } from './account/own-lists/own-lists-english';
import type { OwnListsParams } from './account/own-lists/own-lists-refusals';
import { SESSION_ENGLISH } from './account/session/session-english';
import type { SessionParams } from './account/session/session-refusals';
import { STORE_ENGLISH } from './account/store-application/store-english';
import type { StoreParams } from './account/store-application/store-refusals';
import { SUB_APPLICATION_ENGLISH } from './account/sub-application/sub-application-english';
import type { SubApplicationParams } from './account/sub-application/sub-application-refusals';
import type { Sentences } from './base/refusal';
import { BATCH_ENGLISH } from './buying/batch/batch-english';
import type { BatchParams } from './buying/batch/batch-refusals';
import { BULK_ORDER_ENGLISH } from './buying/bulk-order/bulk-order-english';
import type { BulkOrderParams } from './buying/bulk-order/bulk-order-refusals';
import { DEMAND_ENGLISH } from './buying/bulk-order/demand-english';
import type { DemandParams } from './buying/bulk-order/demand-refusals';
import { CALCULATOR_ENGLISH } from './buying/calculator/calculator-english';
import type { CalculatorParams } from './buying/calculator/calculator-refusals';
import { ADDITION_ENGLISH } from './buying/cart/addition-english';
import type { AdditionParams } from './buying/cart/addition-refusals';
import { PORTION_ENGLISH } from './buying/cart/portion-english';
import type { PortionParams } from './buying/cart/portion-refusals';
import { FILL_NEXT_STEP_ENGLISH, GOODS_ENGLISH } from './buying/goods/goods-english';
import type { GoodsParams } from './buying/goods/goods-refusals';
import { LINE_ENGLISH } from './buying/line-english';
import type { LineParams } from './buying/line-refusals';
import { ORDER_CHECK_ENGLISH } from './buying/order-checks/order-check-english';
import type { OrderCheckParams } from './buying/order-checks/order-check-refusals';
import { PAYER_ENGLISH } from './buying/payer-details/payer-english';
import type { PayerParams } from './buying/payer-details/payer-refusals';
import { PRICE_ENGLISH } from './buying/price/price-english';
import type { PriceParams } from './buying/price/price-refusals';
import { TEMPLATE_ENGLISH } from './buying/rebuy/template-english';
import type { TemplateParams } from './buying/rebuy/template-refusals';
import { SAMPLE_ENGLISH } from './buying/samples/sample-english';
import type { SampleParams } from './buying/samples/sample-refusals';
import { SEARCH_ENGLISH } from './buying/search/search-english';
import type { SearchParams } from './buying/search/search-refusals';
import { SELECTION_ENGLISH } from './buying/selection/selection-english';
import type { SelectionParams } from './buying/selection/selection-refusals';
import { SETTLE_ENGLISH } from './buying/settle/settle-english';
import type { SettleParams } from './buying/settle/settle-refusals';
import { SUBMIT_ENGLISH } from './buying/submit/submit-english';
import type { SubmitParams } from './buying/submit/submit-refusals';
import { PAY_MONEY_ENGLISH } from './buying/traffic/pay-money-english';
import type { PayMoneyParams } from './buying/traffic/pay-money-refusals';
import { TRAFFIC_ENGLISH } from './buying/traffic/traffic-english';
import { TRAFFIC_ORDER_ENGLISH } from './buying/traffic/traffic-order-english';
import type { TrafficOrderParams } from './buying/traffic/traffic-order-refusals';
import type { TrafficParams } from './buying/traffic/traffic-refusals';
import { CELL_ENGLISH, COLUMNS_ENGLISH } from './fields/columns/columns-english';
import type { CellParams, ColumnsParams } from './fields/columns/columns-refusals';
import { AMOUNT_ENGLISH } from './fields/input/amount-english';
import type { AmountParams } from './fields/input/amount-refusals';
import { INPUT_ENGLISH } from './fields/input/input-english';
import type { InputParams } from './fields/input/input-refusals';
import { QUANTITY_ENGLISH } from './fields/input/quantity-english';
import type { QuantityParams } from './fields/input/quantity-refusals';
import { STOCK_ENGLISH } from './fields/input/stock-english';
import type { StockParams } from './fields/input/stock-refusals';
import { PASTE_ENGLISH } from './fields/paste/paste-english';
import type { PasteParams } from './fields/paste/paste-refusals';
import { UPLOAD_ENGLISH } from './fields/upload/upload-english';
import type { UploadParams } from './fields/upload/upload-refusals';
import { TALLY_ENGLISH } from './money/easy-tally/tally-english';
import type { TallyParams } from './money/easy-tally/tally-refusals';
import { INVOICE_ENGLISH } from './money/invoices/invoice-english';
import type { InvoiceParams } from './money/invoices/invoice-refusals';
import { PLACE_ENGLISH } from './money/money-place/place-english';
import type { PlaceParams } from './money/money-place/place-refusals';
import { MONTH_CLOSE_ENGLISH } from './money/month-close/month-close-english';
import type { MonthCloseParams } from './money/month-close/month-close-refusals';
import { MOVEMENT_ENGLISH } from './money/movement/movement-english';
import type { MovementParams } from './money/movement/movement-refusals';
import { PASSWORD_ENGLISH, WEAK_POINTS_ENGLISH } from './money/payment-password/password-english';
import type { PasswordParams } from './money/payment-password/password-refusals';
import { RECONCILIATION_ENGLISH } from './money/reconciliation/reconciliation-english';
import type { ReconciliationParams } from './money/reconciliation/reconciliation-refusals';
import { RUNWAY_ENGLISH } from './money/runway/runway-english';
import type { RunwayParams } from './money/runway/runway-refusals';
import { PAPER_ENGLISH } from './money/statements/paper-english';
import type { PaperParams } from './money/statements/paper-refusals';
import { AUDIT_ENGLISH } from './orders/order-audit/audit-english';
import type { AuditParams } from './orders/order-audit/audit-refusals';
import { CANCEL_ENGLISH } from './orders/order-cancel/cancel-english';
import type { CancelParams } from './orders/order-cancel/cancel-refusals';
import { PROJECT_ENGLISH } from './orders/projects/project-english';
import type { ProjectParams } from './orders/projects/project-refusals';
import { RETURN_GOODS_ENGLISH } from './orders/return-goods/return-goods-english';
import type { ReturnGoodsParams } from './orders/return-goods/return-goods-refusals';

export { FILL_NEXT_STEP_ENGLISH, WEAK_POINTS_ENGLISH };

/** What the sentence of each code of all areas names. */
export type AllParams = DeliveryParams &
  AddressParams &
  FailureParams &
  FreezeParams &
  ReturnGoodsParams &
  GateParams &
  IdentityParams &
  OwnListsParams &
  MenuParams &
  SessionParams &
  SubApplicationParams &
  StoreParams &
  LineParams &
  BatchParams &
  AdditionParams &
  PortionParams &
  BulkOrderParams &
  DemandParams &
  CalculatorParams &
  GoodsParams &
  OrderCheckParams &
  PayerParams &
  PriceParams &
  TemplateParams &
  SampleParams &
  SearchParams &
  SelectionParams &
  SettleParams &
  SubmitParams &
  PayMoneyParams &
  TrafficParams &
  TrafficOrderParams &
  ColumnsParams &
  CellParams &
  AmountParams &
  InputParams &
  QuantityParams &
  StockParams &
  PasteParams &
  UploadParams &
  TallyParams &
  InvoiceParams &
  PlaceParams &
  MonthCloseParams &
  MovementParams &
  PasswordParams &
  ReconciliationParams &
  RunwayParams &
  PaperParams &
  AuditParams &
  CancelParams &
  ProjectParams;

/** The English sentences of all refusals: `addressText(refusal, ENGLISH)`. */
export const ENGLISH: Sentences<AllParams> = {
  ...DELIVERY_ENGLISH,
  ...ADDRESS_ENGLISH,
  ...FAILURE_ENGLISH,
  ...FREEZE_ENGLISH,
  ...RETURN_GOODS_ENGLISH,
  ...GATE_ENGLISH,
  ...IDENTITY_ENGLISH,
  ...OWN_LISTS_ENGLISH,
  ...MENU_ENGLISH,
  ...SESSION_ENGLISH,
  ...SUB_APPLICATION_ENGLISH,
  ...STORE_ENGLISH,
  ...LINE_ENGLISH,
  ...BATCH_ENGLISH,
  ...ADDITION_ENGLISH,
  ...PORTION_ENGLISH,
  ...BULK_ORDER_ENGLISH,
  ...DEMAND_ENGLISH,
  ...CALCULATOR_ENGLISH,
  ...GOODS_ENGLISH,
  ...ORDER_CHECK_ENGLISH,
  ...PAYER_ENGLISH,
  ...PRICE_ENGLISH,
  ...TEMPLATE_ENGLISH,
  ...SAMPLE_ENGLISH,
  ...SEARCH_ENGLISH,
  ...SELECTION_ENGLISH,
  ...SETTLE_ENGLISH,
  ...SUBMIT_ENGLISH,
  ...PAY_MONEY_ENGLISH,
  ...TRAFFIC_ENGLISH,
  ...TRAFFIC_ORDER_ENGLISH,
  ...COLUMNS_ENGLISH,
  ...CELL_ENGLISH,
  ...AMOUNT_ENGLISH,
  ...INPUT_ENGLISH,
  ...QUANTITY_ENGLISH,
  ...STOCK_ENGLISH,
  ...PASTE_ENGLISH,
  ...UPLOAD_ENGLISH,
  ...TALLY_ENGLISH,
  ...INVOICE_ENGLISH,
  ...PLACE_ENGLISH,
  ...MONTH_CLOSE_ENGLISH,
  ...MOVEMENT_ENGLISH,
  ...PASSWORD_ENGLISH,
  ...RECONCILIATION_ENGLISH,
  ...RUNWAY_ENGLISH,
  ...PAPER_ENGLISH,
  ...AUDIT_ENGLISH,
  ...CANCEL_ENGLISH,
  ...PROJECT_ENGLISH,
};
