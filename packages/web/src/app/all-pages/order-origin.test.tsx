import type { CartEntry } from '@dealer-portal/rules/cart';
import { settle, startSettle } from '@dealer-portal/rules/settle';
import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { usePlaceDirect } from '#kits/order-list/use-direct-order';
import { useOrderOrigin } from '#kits/submit/order-origin';
import { orderRun } from '#kits/submit/order-submits';
import { noteEmbedding } from '#platform/embedding';
import { useAccount } from '#platform/session/account';
import { checkedCart } from '#widgets/checkout/checkout';
import { bulkRun } from '../../features/buying/bulk-order/order/bulk-submit';
import { bulkBody } from '../../features/buying/bulk-order/order/calls';
import { usePlace } from '../../features/buying/bulk-order/order/use-place';
import { useSubmitOrders } from '../../features/buying/settle/use-submit-orders';
import { STOCK_UP_ORDERS } from '../../features/buying/stock-planning/use-stock-up';
import { readBatch } from '../../features/orders/batch/batch-queries';
import { useBatch } from '../../features/orders/batch/use-batch';
import { batchRun } from '../../features/orders/batch/use-placing';
import { POP_ORDERS } from '../../features/orders/pop/pop-orders';
import { submitVehicles, trafficRun } from '../../features/vehicles/traffic/submit/traffic-submit';
import { submitGroups, transferRun } from '../../features/vehicles/traffic/transfer/transfer-submit';
import { exampleApi } from '../../test/example-api';
import { renderPage } from '../../test/render-page';

const AGENT = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) H_WORK/3.1';
const SPLIT = {
  composeProductList: [
    {
      composeOrderNo: 'C1',
      splitOrderDetailList: [
        {
          orderNo: '701',
          splitOrderProductList: [{ productCode: 'P1', price: 1, number: 1 }],
          payerInfo: { payerCode: 'A', payerName: '甲', payerBalance: { balance: 9, paytoCode: 'A' } },
        },
      ],
    },
  ],
};
const CHECKOUT = {
  submitTime: '1',
  cart: { saletoCode: '8800123456', sendtoCode: '8800123456', splitComposeList: [] },
};
const STATE = settle(startSettle(SPLIT), { type: 'checkAll' });
const ROW = { key: 'P1', productCode: 'P1', productModel: 'M1' };
const POP_ROW = { ...ROW, warehouseCode: 'W1', warehouseName: '仓', reserveNumber: undefined };
const VEHICLE = { IBR_ID: 'V1', IBR_ZCTYPENAME: '4.2米厢式货车', SUMMONEY: 1, orderList: [] };
const BULK = { saletoCode: '8800123456', sendtoCode: '8800123456', payerCode: 'A', lines: [] };
const PROJECT = { projectCode: 'X1' };
/** The batch of the description's example. */
const BATCH = 'PL20261120001';

/** Every way of placing an order: the operation that is sent, and how the portal sends it. */
const WAYS = {
  submitOrders: () => {
    const submit = useSubmitOrders(SPLIT, CHECKOUT);
    return () => submit(STATE, { type: 'sendTo' });
  },
  submitPopOrder: () => {
    const place = usePlaceDirect(POP_ORDERS);
    return () => place([{ row: POP_ROW, number: 1 }], 'A');
  },
  createStockUpOrder: () => {
    const place = usePlaceDirect(STOCK_UP_ORDERS);
    return () => place([{ row: ROW, number: 1 }], 'A');
  },
  submitBatchOrder: () => {
    const { place } = useBatch(BATCH);
    const client = useQueryClient();
    const account = useAccount();
    return async () => {
      const batch = await readBatch(client, account, BATCH);
      return batch && place(batch);
    };
  },
  placeBigOrder: () => {
    const place = usePlace(() => undefined);
    return () => place(BULK);
  },
  placeBigOrderB2b: () => {
    const place = usePlace(() => undefined);
    return () => place(BULK, PROJECT);
  },
  submitTrafficCart: () => {
    const origin = useOrderOrigin();
    return () => submitVehicles('8800123456', [VEHICLE], origin);
  },
  submitTransferOrder: () => {
    const origin = useOrderOrigin();
    return () => submitGroups('8800123456', [VEHICLE], origin);
  },
} satisfies Record<string, () => () => Promise<unknown>>;

const RUNS = [orderRun, POP_ORDERS.run, STOCK_UP_ORDERS.run, batchRun, bulkRun, trafficRun, transferRun];

// A submit outlives its page, and its test: one that is open holds the next one back, and would stand over its page.
async function endRuns(): Promise<void> {
  for (const run of RUNS) {
    await waitFor(() => expect(run.read().kind).not.toMatch(/^(checking|placing)$/));
    run.close();
  }
}

beforeEach(endRuns);
afterEach(endRuns);

/** Places an order this way through the portal's own code; the body that the server saw. */
async function bodyOf(operationId: keyof typeof WAYS): Promise<unknown> {
  const server = exampleApi();
  const useWay = WAYS[operationId];
  function Way() {
    const place = useWay();
    return (
      <button type="button" onClick={() => void place()}>
        下单
      </button>
    );
  }
  renderPage(Way, { path: '/way' });
  fireEvent.click(await screen.findByRole('button', { name: '下单' }));
  const sent = () => server.requests.find((request) => request.operationId === operationId);
  await waitFor(() => expect(sent()).toBeDefined());
  return sent()?.body;
}

const ways = Object.keys(WAYS) as readonly (keyof typeof WAYS)[];

describe('an order that is placed inside the office app', () => {
  it.each(ways)('ROLE-01d EMBED-01a %s carries the word of the app and the account', async (operationId) => {
    noteEmbedding('', AGENT);
    expect(await bodyOf(operationId)).toMatchObject({
      whetherOrNotAppOrder: 'H_WORK',
      accountCode: 'wangjg',
    });
  });

  it.each(ways)('ROLE-01d %s on a PC carries PC and no account', async (operationId) => {
    noteEmbedding('', 'Mozilla/5.0');
    const body = await bodyOf(operationId);
    expect(body).toMatchObject({ whetherOrNotAppOrder: 'PC' });
    expect(body).not.toHaveProperty('accountCode');
  });

  it('EMBED-01 a bulk order that is saved before it is placed carries both, too', () => {
    const origin = { whetherOrNotAppOrder: 'H_WORK', accountCode: 'wangjg' } as const;
    expect(bulkBody(BULK, origin)).toMatchObject(origin);
  });
});

it('CART-03 EMBED-01 the checked cart names the account', async () => {
  exampleApi();
  const entry: CartEntry = { id: '1', activityType: 2, number: 1, productList: [] };
  function Cart() {
    return <p>{checkedCart(useAccount(), [entry], 'classic').accountCode}</p>;
  }
  renderPage(Cart, { path: '/way' });
  await screen.findByText('wangjg');
});
