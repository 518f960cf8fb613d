/** Every place where a quantity is typed, as data for the test that types wrong and right ones there. */
import { queryAllOrders } from '@dealer-portal/sdk/operations';
import { exampleOf, type FakeApi } from '@dealer-portal/sdk/testing';
import { queryAllOrdersExamples } from '@dealer-portal/sdk/testing/examples';
import { fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { PermissionsProvider } from '#platform/permissions';

/** A place where a quantity is typed, and what is sent from it. */
export interface QuantityPlace {
  /** The file that draws the field. */
  readonly file: string;
  readonly path: string;
  readonly address?: string;
  /** The server's answers where the normal example does not fit. */
  readonly answer?: (server: FakeApi) => unknown;
  readonly page: () => Promise<ComponentType>;
  /** The presses before the field is there. */
  readonly prepare?: () => Promise<void>;
  /** The name of the field, of which the first is typed into. */
  readonly field: RegExp;
  /** The button that sends it; Enter in the field does where there is none. */
  readonly button?: RegExp;
  /** The confirming button of the question that the button asks. */
  readonly confirm?: RegExp;
  /** The call, and where its body has the number; absent where a quantity stays in the browser. */
  readonly sends?: string;
  readonly numberOf?: (body: unknown) => unknown;
  /** Texts that are none elsewhere and are right here. */
  readonly takes?: readonly string[];
  /** The typed text and its number; ２ when absent. */
  readonly right?: readonly [typed: string, number: number];
}

const at =
  (...path: readonly (string | number)[]) =>
  (body: unknown) =>
    path.reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      body,
    );

type PageModule = Promise<{ readonly Component: ComponentType }>;

const pageOf = async (module: PageModule) => (await module).Component;

/** A page that asks what the account may see. */
async function permittedPageOf(module: PageModule): Promise<ComponentType> {
  const { Component } = await module;
  return () => (
    <PermissionsProvider fallback={null}>
      <Component />
    </PermissionsProvider>
  );
}

/** In a list nothing typed, or 0, means none of it: the other rows may be sent. */
const NONE = ['', '0'];

const ORDER = exampleOf(queryAllOrdersExamples, { restAmount: 100 });

const PRODUCT_CARD = {
  file: 'widgets/products/add-to-cart-form.tsx',
  field: /数量$/,
  button: /^加入购物车：/,
  sends: 'addToCart',
  numberOf: at('number'),
} as const;

const ORDER_TABLE = {
  file: 'kits/order-list/order-table.tsx',
  field: /数量$/,
  button: /^加入购物车$/,
  sends: 'addListToCart',
  numberOf: at('cartList', 0, 'number'),
  takes: NONE,
} as const;

const SHOP: readonly QuantityPlace[] = [
  {
    ...PRODUCT_CARD,
    file: 'widgets/goods/goods-field.tsx',
    path: '/malllist',
    takes: NONE,
    page: () => permittedPageOf(import('../features/buying/products/search-results-page')),
  },
  {
    ...PRODUCT_CARD,
    file: 'features/buying/products/detail/order-panel.tsx',
    button: /^加入购物车( \d+ 台)?：/,
    path: '/detail/:productCode',
    address: '/detail/GR0536A01',
    page: () => permittedPageOf(import('../features/buying/products/detail/detail-page')),
  },
  {
    ...PRODUCT_CARD,
    path: '/myConcern',
    page: () => pageOf(import('../features/buying/concerns/concern-page')),
  },
  {
    file: 'features/buying/special-offers/package-card.tsx',
    path: '/packageList',
    page: () => pageOf(import('../features/buying/special-offers/packages-page')),
    field: /套数$/,
    button: /^加入购物车：/,
    sends: 'addToCart',
    numberOf: at('number'),
  },
  {
    ...ORDER_TABLE,
    path: '/suit/:planId',
    address: '/suit/S1',
    page: () => pageOf(import('../features/buying/suits/suit-detail-page')),
  },
  {
    ...ORDER_TABLE,
    path: '/specimen',
    page: () => pageOf(import('../features/buying/samples/specimen-list-page')),
  },
  {
    file: 'features/buying/cart/table/cart-row.tsx',
    path: '/cart',
    page: () => permittedPageOf(import('../features/buying/cart/cart-page')),
    field: /数量$/,
    sends: 'updateCartNumber',
    numberOf: at('number'),
    right: ['１７', 17],
  },
];

const VEHICLES: readonly QuantityPlace[] = [
  {
    file: 'kits/order-list/order-table.tsx',
    path: '/traffic/list',
    page: () => pageOf(import('../features/vehicles/traffic/goods/traffic-list-page')),
    field: /数量$/,
    button: /^加入整车购物车$/,
    sends: 'addToTrafficCart',
    numberOf: at('number'),
    takes: NONE,
    right: ['２０', 20],
  },
  {
    file: 'kits/order-list/order-table.tsx',
    path: '/transfer/list',
    page: () => pageOf(import('../features/vehicles/traffic/goods/transfer-list-page')),
    field: /数量$/,
    button: /^加入调货购物车$/,
    sends: 'addToTransferCart',
    numberOf: at('number'),
    takes: NONE,
    right: ['２０', 20],
  },
  {
    file: 'features/vehicles/traffic/lines/vehicle-line.tsx',
    path: '/traffic/cart',
    page: () => pageOf(import('../features/vehicles/traffic/cart/traffic-cart-page')),
    field: /数量$/,
    sends: 'updateTrafficCartNumber',
    numberOf: at('IBL_NUM'),
    right: ['２０', 20],
  },
  {
    file: 'features/vehicles/traffic/lines/vehicle-line.tsx',
    path: '/transfer/cart',
    page: () => pageOf(import('../features/vehicles/traffic/transfer/transfer-cart-page')),
    field: /数量$/,
    sends: 'updateTransferOrderQty',
    numberOf: at('IBL_NUM'),
    right: ['２０', 20],
  },
];

const BULK: readonly QuantityPlace[] = [
  {
    file: 'kits/order-list/order-table.tsx',
    path: '/bigorder/detail',
    address: '/bigorder/detail?activityId=DD20261118',
    page: () => pageOf(import('../features/buying/bulk-order/order/activity-page')),
    field: /数量$/,
    button: /^提交大单$/,
    confirm: /^提交 ¥/,
    sends: 'placeBigOrder',
    numberOf: at('lineList', 0, 'number'),
    takes: NONE,
    right: ['４０', 40],
  },
  {
    file: 'kits/order-list/order-table.tsx',
    path: '/bulkOrder',
    page: () => pageOf(import('../features/buying/bulk-order/order/bulk-order-page')),
    prepare: async () => {
      fireEvent.change(await screen.findByLabelText('查找产品并加入大单'), { target: { value: 'BCD' } });
      const [option] = await screen.findAllByText(/^BCD/, { selector: '.ant-select-item-option-content' });
      if (option) fireEvent.click(option);
    },
    field: /数量$/,
    button: /^保存预订单$/,
    sends: 'savePreOrder',
    numberOf: at('lineList', 0, 'number'),
    takes: NONE,
    right: ['４０', 40],
  },
  {
    file: 'features/orders/batch/batch-cells.tsx',
    path: '/batchOrderInfo',
    address: '/batchOrderInfo?batchNo=PL20261120001',
    page: () => pageOf(import('../features/orders/batch/batch-page')),
    field: /数量$/,
    sends: 'updateBatchProduct',
    numberOf: at('number'),
    right: ['１７', 17],
  },
];

const ORDERS: readonly QuantityPlace[] = [
  {
    file: 'widgets/rebuy/rebuy-table.tsx',
    path: '/rebuy',
    page: async () => {
      const { RebuyActionDialog } = await import('#kits/order-actions/rebuy/rebuy-dialog');
      return () => <RebuyActionDialog order={ORDER} code="rebuy" onClose={() => undefined} />;
    },
    field: /的数量$/,
    button: /^加入购物车 ¥/,
    sends: 'addListToCart',
    numberOf: at('cartList', 0, 'number'),
    takes: NONE,
  },
  {
    file: 'kits/order-actions/line-numbers.tsx',
    path: '/sign',
    page: async () => {
      const { SignDialog } = await import('#kits/order-actions/dialogs/sign-dialog');
      return () => <SignDialog order={ORDER} code="sign" onClose={() => undefined} />;
    },
    prepare: async () => {
      fireEvent.click(await screen.findByLabelText('按实收数量签收'));
    },
    field: /（送 \d+ 台）$/,
    button: /^签收 \d+ 台$/,
    sends: 'selfSignOrder',
    numberOf: at('lineList', 0, 'number'),
    takes: NONE,
  },
  {
    file: 'kits/order-actions/dialogs/pay-rest-dialog.tsx',
    path: '/pay',
    answer: (server) => server.answer(queryAllOrders, { data: [ORDER] }),
    page: async () => {
      const { PayRestDialog } = await import('#kits/order-actions/dialogs/pay-rest-dialog');
      return () => <PayRestDialog order={ORDER} code="creditPay" onClose={() => undefined} />;
    },
    field: /^支付数量/,
    button: /^支付 /,
    sends: 'payCreditOrder',
    numberOf: at('qty'),
  },
  {
    file: 'features/orders/allocations/allocation-answer.tsx',
    path: '/deliveryOrderConfirm',
    address: '/deliveryOrderConfirm?allocationNo=PE20261119001',
    page: () => pageOf(import('../features/orders/allocations/delivery-order-confirm-page')),
    field: /^确认数量/,
    button: /^确认配额$/,
    confirm: /^确认 \d+ 台/,
    sends: 'confirmOrRefuseAllocation',
    numberOf: at('number'),
  },
  {
    file: 'widgets/orders/some-of-lines-table.tsx',
    path: '/logisticsRejection',
    page: async () => {
      const { RejectionForm } = await import('../features/orders/logistics/rejection-form');
      return () => <RejectionForm order={ORDER} dn="DN1" />;
    },
    prepare: async () => {
      fireEvent.mouseDown(await screen.findByLabelText('拒收原因'));
      fireEvent.click(await screen.findByText('外观破损'));
    },
    field: /拒收数量$/,
    button: /^提交拒收$/,
    confirm: /^拒收 \d+ 台$/,
    sends: 'rejectDelivery',
    numberOf: at('lineList', 0, 'number'),
    takes: NONE,
  },
  {
    file: 'features/buying/stock-planning/safety-days-page.tsx',
    path: '/safetyDays',
    page: () => pageOf(import('../features/buying/stock-planning/safety-days-page')),
    field: /安全天数$/,
    takes: ['0'],
    right: ['３０', 30],
  },
];

export const QUANTITY_PLACES: readonly QuantityPlace[] = [...SHOP, ...VEHICLES, ...BULK, ...ORDERS];
