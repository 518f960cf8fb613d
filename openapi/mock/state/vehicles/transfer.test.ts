import { describe, expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../test/client';

const mock = mockForTests();
const buyer = clientOf(mock);

const saletoCode = '8800123456';

interface Group {
  readonly SUMMONEY: number;
  readonly orderList: readonly { readonly GBID: string }[];
}

const balance = async () =>
  (
    (await buyer.get(`/customer/payto/list?saletoCode=${saletoCode}`)).body.data as readonly {
      payerCode: string;
      balance: number;
    }[]
  ).find((payer) => payer.payerCode === saletoCode)?.balance;

describe('the transfer cart', () => {
  const transfers = async () =>
    (await buyer.get(`/transfer/queryOrder/cart?saletoCode=${saletoCode}`)).body.data as readonly Group[];

  it('CART-09 takes at least 1 and at most what the other has', async () => {
    const change = (IBL_NUM: number) =>
      buyer.post('/transfer/addToCart/updateOrderQty', { saletoCode, GBID: 'DG2026112001', IBL_NUM });
    expect((await change(0)).status).toBe(400);
    expect((await change(41)).body.msg).toContain('最多可调40台');
    expect((await change(1)).body.code).toBe('1');
    expect((await transfers())[0]?.SUMMONEY).toBe(2588 + 15 * 988);
  });

  it('TRANS-01 removes lines and groups, and submits once', async () => {
    await buyer.post('/transfer/dhDeleteOrder/deleteProduct', { saletoCode, GBIDList: ['DG2026112002'] });
    expect((await transfers())[0]?.orderList).toHaveLength(1);
    const submit = () =>
      buyer.post('/transfer/defaultOrder/submitDhOrder', {
        saletoCode,
        sendtoCode: '8800130002',
        IBRIDList: ['DH2026112001'],
      });
    expect((await submit()).body.data).toMatchObject({ orderList: [{ orderAmount: 12 * 2588 }] });
    expect((await submit()).body.msg).toContain('已提交');
    expect(await balance()).toBe(1286500 - 12 * 2588);
    expect(await transfers()).toEqual([]);
  });

  it('TRANS-01 an order that is named twice is not taken for one that is gone, and is submitted once', async () => {
    const sent = await buyer.post('/transfer/defaultOrder/submitDhOrder', {
      saletoCode,
      sendtoCode: '8800130002',
      IBRIDList: ['DH2026112001', 'DH2026112001'],
    });
    expect(sent.body.data).toMatchObject({ orderList: [{ orderAmount: 12 * 2588 + 15 * 988 }] });
    expect(await transfers()).toEqual([]);
  });
});
