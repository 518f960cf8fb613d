/**
 * Every function and type of every entry, by group. A bundle holds only what it names, as from the entries themselves.
 *
 * Four names have two meanings. The plain one is that of the entry named first; the other has its entry in front.
 */

// The account
export * from './account/address';
export * from './account/address-book';
export * from './account/certificates';
export * from './account/failure';
export * from './account/freeze';
export * from './account/gate';
export * from './account/identity';
export type { PageState as MenuPageState } from './account/menu';
export * from './account/menu';
export * from './account/menu-reasons';
export * from './account/messages';
export * from './account/own-lists';
export * from './account/roles';
export * from './account/session';
export * from './account/store-application';
export * from './account/sub-application';
export * from './account/titles';
// Figures, times and outcomes
export * from './base/compare';
export * from './base/link';
export * from './base/money';
export * from './base/outcome';
export * from './base/states';
export * from './base/time';
// Buying
export * from './buying/batch';
export * from './buying/bulk-order';
export * from './buying/calculator';
export * from './buying/calculator-reasons';
export * from './buying/cart';
export * from './buying/cart-entry';
export * from './buying/cart-query';
export * from './buying/category';
export * from './buying/checkout';
export * from './buying/choosing';
export * from './buying/goods';
export * from './buying/home';
export * from './buying/order-checks';
export * from './buying/order-source';
export * from './buying/palette';
export * from './buying/payer';
export * from './buying/payer-details';
export * from './buying/price';
export * from './buying/rebate-policy';
export * from './buying/rebuy';
export * from './buying/samples';
export * from './buying/search';
export * from './buying/selection';
export * from './buying/settle';
export * from './buying/settle-draft';
export * from './buying/spoken-search';
export type { SubmitKind } from './buying/submit';
export * from './buying/submit';
export type { SubmitKind as TrafficSubmitKind } from './buying/traffic';
export * from './buying/traffic';
export * from './buying/traffic-range';
// The English sentences
export * from './english';
// Fields, files and lists
export * from './fields/badge';
export * from './fields/columns';
export * from './fields/input';
export type { PageState } from './fields/page';
export * from './fields/page';
export * from './fields/paste';
export * from './fields/upload';
// Money
export * from './money/contract-target';
export * from './money/easy-tally';
export * from './money/freeze-progress';
export * from './money/invoices';
export * from './money/money-place';
export * from './money/month-close';
export * from './money/movement';
export * from './money/payment-password';
export * from './money/reconciliation';
export * from './money/runway';
export * from './money/statements';
// Orders
export * from './orders/order-audit';
export * from './orders/order-cancel';
export * from './orders/order-changes';
export * from './orders/order-list';
export * from './orders/projects';
export * from './orders/return-goods';
