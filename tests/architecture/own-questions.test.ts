/** Which calls may lead to the 403 and 503 page: the own question of a page, and a press (HTTP-08). */
import { expect, it } from 'vitest';
import { readSource, sources } from './sources';

const WEB = 'packages/web/src/';

/**
 * What each file asks as the own question of a page. Everything beside it is asked by `asideQuery`, `asideRecords`, `asideWhole` or
 * `asideApi`: choices of a filter, counts, notes, figures of a panel, the look-up of a submit, and every permission check.
 */
const OWN_QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  'features/account/addresses/queries.ts': ['listAddresses', 'listAllAddresses'],
  'features/orders/batch/batch-queries.ts': ['queryBatchOrderHeads', 'queryBatchOrderLines'],
  'features/buying/bulk-order/queries.ts': [
    ...['listBigActivities', 'getBigActivity', 'listBigProductGroups', 'getBigOrderStatus', 'getDemand'],
  ],
  'features/account/customer-view/queries.ts': ['getCustomerArchive', 'verifyCustomerLogin'],
  'features/other-systems/easy-tally/queries.ts': ['queryAllOrders'],
  'features/orders/evaluation/queries.ts': ['getEvaluateStatus', 'getEvaluateInfo', 'listEvaluateAttributes'],
  'features/money/freeze/queries.ts': ['listUnfreezeApplies'],
  'features/money/funds/queries.ts': ['listPaymentAccounts'],
  'features/money/lending/apply/use-apply-facts.ts': ['getCreditCenter'],
  'features/money/lending/apply/use-chosen-orders.ts': ['queryFinanceOrders'],
  'features/money/lending/credit-order/use-credit-facts.ts': ['checkCreditApplyAllowed'],
  'features/money/lending/queries.ts': ['queryAcceptanceBills'],
  'features/money/lending/repay/use-repay-facts.ts': ['getFinanceRepayDetail'],
  'features/documents/letters/queries.ts': ['listLetters'],
  'features/messages-and-help/messages/queries.ts': ['queryMessages'],
  'features/messages-and-help/news/queries.ts': ['getNews'],
  'features/orders/order-audit/queries.ts': ['queryAuditOrders'],
  'features/orders/allocations/queries.ts': ['queryAllocations'],
  'features/orders/logistics/queries.ts': ['getLogisticsInfo', 'queryJjLogisticsTrack'],
  'features/orders/pop/queries.ts': ['getPopReserve', 'queryPopStock'],
  'widgets/orders/queries.ts': ['queryAllOrders'],
  'features/buying/special-offers/packages-page.tsx': ['listPackages'],
  'features/account/payers/queries.ts': ['listPayers', 'listAllPayers'],
  'features/account/payers/sub-accounts/sub-account-queries.ts': [
    ...['getAllRolesAndPermissions', 'getSubAccountPermissions'],
  ],
  'features/money/payment-accounts/liquidation/queries.ts': ['getAccountFlow', 'checkLiquidateApply'],
  'features/money/payment-accounts/use-account-facts.ts': ['listPaymentAccounts'],
  'features/money/payment/air/air-definition.tsx': ['getAxBalance'],
  'features/money/payment/queries.ts': ['getPaymentResult'],
  'features/money/pos/forms/use-terminal-facts.ts': ['queryPosTerminals'],
  'features/stores-and-projects/projects/queries.ts': ['getProject', 'queryProjects'],
  'features/messages-and-help/questions/queries.ts': ['queryCommonQuestions', 'getCommonQuestion'],
  'features/money/rebates/queries.ts': ['queryRebates'],
  'features/buying/samples/queries.ts': ['listSamples'],
  'app/self-check/queries.ts': ['getUserInfo'],
  'features/documents/signing/queries.ts': ['queryElectronicSignAccount', 'getFinanceContract'],
  'features/messages-and-help/sms/queries.ts': ['getSms'],
  'features/money/statements/close/use-close.ts': ['queryMonthAccounts', 'queryReconciliations'],
  'features/buying/stock-planning/queries.ts': ['listCustomerInventory'],
  'features/stores-and-projects/stores/queries.ts': ['queryNetworks', 'queryStoreReports'],
  'features/buying/suits/queries.ts': ['listSuits', 'getSuit'],
  'features/vehicles/traffic/queries.ts': [
    ...['queryTrafficGoods', 'queryTransferGoods', 'listTrafficCart', 'listTransferCart'],
    ...['listTrafficCarpoolOrders', 'queryTrafficOrders', 'listTrafficCustomerAddresses'],
  ],
  'platform/calls/user-query.ts': ['getUserInfo'],
  'platform/session/account-calls.ts': ['listShipTos', 'getSaleInfo'],
  'widgets/payers/queries.ts': ['listPayerBalances'],
  'widgets/products/queries.ts': ['queryProducts'],
};

/** What a press asks: a dialog that it opens, or the check before a submit. */
const PRESSED: Readonly<Record<string, readonly string[]>> = {
  'features/money/statements/paper/use-statement-paper.ts': ['queryAccountStatement'],
  'features/buying/cart/queries.ts': ['queryInventoryPage'],
  'features/orders/batch/import/queries.ts': ['queryProducts'],
  'features/other-systems/easy-tally/calls.ts': ['getYilihuoVideoToken'],
  'features/messages-and-help/messages/queries.ts': ['listDialogInvoices'],
  'kits/order-actions/dialogs/purchase-order-dialog.tsx': ['getTripartitePurchaseOrder'],
  'kits/order-actions/dialogs/storage-dialog.tsx': ['calculateStorageFee'],
  'kits/order-actions/dialogs/whole-house-dialog.tsx': ['getWholeHouseReject', 'getWholeHouseValidTime'],
  'widgets/orders/queries.ts': [
    ...['listCancelReasons', 'listVehicleOrders', 'queryRescheduleDates', 'getJdPlanSendRange'],
  ],
  'features/stores-and-projects/stores/queries.ts': ['getPotentialCustomer'],
  'features/vehicles/traffic/queries.ts': [
    ...['getTrafficPaytoByOrder', 'listTrafficDelayApprovers', 'listTrafficPackageCustomers'],
  ],
  'features/vehicles/traffic/submit/queries.ts': ['getTrafficGoodsPrice', 'getTransferGoodsPrice'],
  'widgets/rebuy/use-rebuy-lines.ts': ['validateProducts'],
};

const ASKS =
  /\b(?:accountQuery|accountRecords|accountWhole)\(\s*([\w.]+)|\bquietApi\.call\(\s*((?:get|list|query|check)[A-Z]\w*)|\bquietApi, ((?:get|list|query)[A-Z]\w*)/g;

const lines = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([path, operations]) =>
    operations.map((operation) => `${path} ${operation}`),
  );

it('HTTP-08 what is asked beside the own question of a page takes no page away: each call that may is in the list', () => {
  const questions = sources
    .filter((path) => path.startsWith(WEB) && !path.startsWith(`${WEB}test/`) && !/\.test\.tsx?$/.test(path))
    .flatMap((path) =>
      [...readSource(path).matchAll(ASKS)].map(
        ([, query, call, records]) => `${path.slice(WEB.length)} ${query ?? call ?? records}`,
      ),
    );
  expect([...new Set(questions)].sort()).toEqual([...lines(OWN_QUESTIONS), ...lines(PRESSED)].sort());
});

/** Checks of a permission: false on any failure (1§8). */
const CHECKS =
  /\b(accountQuery|accountRecords|accountWhole|quietApi\.call|api\.call)\(\s*(check\w*(?:Authority|Authorized|Whitelist|Agreement|Allowed|Policy|Window|Transfer|Apply)|\w*(?:Permission|Protocol|Agreement)Status|get\w*(?:Authority|Permission|ApproveStatus)|getCustomerFlagData|getTctpSwitch)\b/g;

it('HTTP-08 every permission check is asked aside: red invoice, reverse, protocol, customer flag, whitelist, OMS', () => {
  const checks = sources
    .filter((path) => path.startsWith(WEB) && !/\.test\.tsx?$/.test(path))
    .flatMap((path) =>
      [...readSource(path).matchAll(CHECKS)].map(
        ([, , operation]) => `${operation} in ${path.slice(WEB.length)}`,
      ),
    );
  // The two that are the own question of their form.
  expect(checks.sort()).toEqual([
    'checkCreditApplyAllowed in features/money/lending/credit-order/use-credit-facts.ts',
    'checkLiquidateApply in features/money/payment-accounts/liquidation/queries.ts',
  ]);
});
