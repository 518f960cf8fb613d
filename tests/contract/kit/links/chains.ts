import type { Chain, Links } from './chain';
import { cents, number, record, rows, text } from './read';

/**
 * The order of calls in each chain. It is here and not in `links` of the description: a link says where a value goes.
 * It does not say what must hold afterwards, which is tested here.
 */

/** The codes under which the cart is read and written. */
function cartCodes(links: Links) {
  const body = record(links.example('addToCart').body);
  const saletoCode = text(body, 'saletoCode');
  return { saletoCode, sendtoCode: text(body, 'sendtoCode'), saletoCodeSub: saletoCode };
}

async function cartEntries(links: Links) {
  return rows(await links.call('listCart', { path: cartCodes(links), query: {} }));
}

const cart: Chain = {
  name: 'cart: add, list, update, delete',
  operations: ['addToCart', 'listCart', 'updateCartNumber', 'deleteCartEntries'],
  run: async (links) => {
    const body = record(links.example('addToCart').body);
    const productCode = text(body, 'productCode');
    const ofProduct = (entries: Awaited<ReturnType<typeof cartEntries>>) =>
      entries.filter((entry) =>
        rows(entry['productList']).some((line) => line['productCode'] === productCode),
      );
    const pieces = (entries: Awaited<ReturnType<typeof cartEntries>>) =>
      ofProduct(entries).reduce((sum, entry) => sum + number(entry, 'number'), 0);
    const before = pieces(await cartEntries(links));
    await links.call('addToCart', { body });
    const added = await cartEntries(links);
    links.expect(pieces(added) === before + number(body, 'number'), 'the list does not hold what was added');
    const [entry = {}] = ofProduct(added);
    const changed = {
      productId: productCode,
      composeId: entry['composeId'],
      number: number(entry, 'number') + 1,
    };
    await links.call('updateCartNumber', { body: changed });
    const updated = ofProduct(await cartEntries(links)).find(({ id }) => id === entry['id']);
    links.expect(updated?.['number'] === changed.number, 'the list does not show the new number');
    const { saletoCode, sendtoCode } = cartCodes(links);
    await links.call('deleteCartEntries', { body: { saletoCode, sendtoCode, idList: [entry['id']] } });
    const remaining = await cartEntries(links);
    links.expect(!remaining.some(({ id }) => id === entry['id']), 'the list still holds what was deleted');
  },
};

/** The settlement: every line of the cart at the price that the cart shows. */
async function splitCart(links: Links) {
  const { saletoCode, sendtoCode } = cartCodes(links);
  const entries = await cartEntries(links);
  const splitComposeList = entries.map(({ activityType, activityId, number: pieces, productList }) => ({
    activityType,
    activityId,
    number: pieces,
    productList: rows(productList).map((line) => ({
      productCode: line['productCode'],
      number: line['number'],
      price: line['price'],
    })),
  }));
  const answer = record(
    await links.call('splitOrder', { body: { saletoCode, sendtoCode, splitComposeList } }),
  );
  return rows(answer['composeProductList']).flatMap((compose) =>
    rows(compose['splitOrderDetailList']).map((order) => ({
      composeOrderNo: compose['composeOrderNo'],
      orderNo: order['orderNo'],
      payerCode: record(order['payerInfo'])['payerCode'],
      priceToPay:
        rows(order['splitOrderProductList']).reduce(
          (sum, line) => sum + cents(line['price']) * number(line, 'number'),
          0,
        ) / 100,
    })),
  );
}

const order: Chain = {
  name: 'order: submit, list, cancel',
  operations: ['addToCart', 'listCart', 'splitOrder', 'submitOrders', 'queryMyOrders', 'cancelMyOrder'],
  run: async (links) => {
    const { saletoCode, sendtoCode } = cartCodes(links);
    await links.call('addToCart', {});
    const orderList = await splitCart(links);
    await links.call('submitOrders', { body: { saletoCode, sendtoCode, orderList } });
    const [placed] = orderList;
    const query = async () =>
      rows(
        record(
          await links.call('queryMyOrders', {
            body: { saletoCode, orderNo: placed?.orderNo, pageNum: 1, pageSize: 10 },
          }),
        )['records'],
      ).find(({ orderNo }) => orderNo === placed?.orderNo);
    const listedOrder = await query();
    links.expect(listedOrder !== undefined, 'the list does not hold the order that was placed');
    links.expect(
      cents(listedOrder?.['amount']) === cents(placed?.priceToPay),
      'the order in the list has another amount than was submitted',
    );
    const { orderNo, orderTypeNo } = record(listedOrder);
    const reason = record(links.example('cancelMyOrder').body);
    await links.call('cancelMyOrder', { body: { ...reason, saletoCode, orderNo, orderTypeNo } });
    const cancelled = await query();
    links.expect(
      cancelled === undefined || cancelled['status'] !== listedOrder?.['status'],
      'the list shows a cancelled order in its old status',
    );
  },
};

const interests: Chain = {
  name: 'followed products: add, list, remove',
  operations: ['addInterestProducts', 'queryInterestProducts', 'removeInterestProducts', 'addToCart'],
  run: async (links) => {
    const { path } = links.example('addInterestProducts');
    const productCode = text(record(links.example('addToCart').body), 'productCode');
    const { customerCode, account } = path;
    const codes = async () => {
      const body = { customerCode, account, pageNum: 1, pageSize: 1000 };
      const page = record(await links.call('queryInterestProducts', { body }));
      return rows(page['records']).map((row) => row['productCode']);
    };
    const remove = { body: { customerCode, account, productCodeList: [productCode] } };
    if ((await codes()).includes(productCode)) await links.call('removeInterestProducts', remove);
    await links.call('addInterestProducts', { path: { ...path, list: productCode } });
    links.expect((await codes()).includes(productCode), 'the list does not hold what was followed');
    await links.call('removeInterestProducts', remove);
    links.expect(!(await codes()).includes(productCode), 'the list still holds what was removed');
  },
};

const shipToChange: Chain = {
  name: 'ship-to change: submit, look up, revoke',
  operations: ['submitSendtoChange', 'getSendtoChangeStatus', 'revokeSendtoChange'],
  run: async (links) => {
    const body = record(links.example('submitSendtoChange').body);
    const { sendtoCode } = body;
    const status = async () =>
      record(await links.call('getSendtoChangeStatus', { query: { sendToCode: sendtoCode } }));
    const revoke = (applyNo: unknown) => links.call('revokeSendtoChange', { body: { applyNo, sendtoCode } });
    const before = await status();
    if (before['canRevoke'] === true) await revoke(before['applyNo']);
    const { applyNo } = record(await links.call('submitSendtoChange', { body }));
    const submitted = await status();
    links.expect(submitted['applyNo'] === applyNo, 'the status is not that of the application');
    links.expect(submitted['newAddress'] === body['newAddress'], 'the application has another address');
    await revoke(applyNo);
    links.expect((await status())['canRevoke'] === false, 'a revoked application can still be revoked');
  },
};

const address: Chain = {
  name: 'address: save, list, save back',
  operations: ['saveDeliveryAddress', 'listAddresses'],
  run: async (links) => {
    const body = record(links.example('saveDeliveryAddress').body);
    const listedAddress = async () =>
      rows(await links.call('listAddresses', {})).find((row) => row['addressCode'] === body['addressCode']);
    const before = await listedAddress();
    links.expect(before !== undefined, 'the address of the example is not in the list');
    // A list may leave the name out, and then shows nothing of the change.
    if (before?.['addressName'] === undefined) return;
    const addressName = `${text(body, 'addressName').slice(0, 50)}新`;
    await links.call('saveDeliveryAddress', { body: { ...body, addressName } });
    links.expect(
      (await listedAddress())?.['addressName'] === addressName,
      'the list does not show the new name',
    );
    await links.call('saveDeliveryAddress', { body: { ...body, addressName: before?.['addressName'] } });
  },
};

export const CHAINS: readonly Chain[] = [cart, order, interests, shipToChange, address];
