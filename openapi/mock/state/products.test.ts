import { describe, expect, it } from 'vitest';
import { clientOf, mockForTests } from '../test-client';

const mock = mockForTests();
const user = clientOf(mock);

const customerCode = '8800123456';

describe('products', () => {
  const query = async (filter: object) =>
    (
      await user.post('/coc-product/product/getProductPageByProductCode', {
        saletoCode: customerCode,
        sendtoCode: customerCode,
        ...filter,
      })
    ).body.data as { total: number; records: readonly { productCode: string }[] };

  it('SEARCH-01 finds by code, model, name and words within a name', async () => {
    expect((await query({ keyword: 'gr0536a01' })).total).toBe(1);
    expect((await query({ keyword: 'KFR-35' })).total).toBe(1);
    expect((await query({ keyword: '对开门冰箱' })).records[0]?.productCode).toBe('GR0536A01');
    expect((await query({ keyword: '火箭' })).total).toBe(0);
  });

  it('CAT-01 filters by category, sub-category and attribute', async () => {
    expect((await query({ categoryCode: '120000' })).total).toBe(4);
    expect((await query({ categoryCode: '120200' })).records.map((one) => one.productCode)).toEqual([
      'GW0800C03',
    ]);
    expect((await query({ attributeName: '能效等级', attributeValue: '二级' })).total).toBe(1);
  });

  it('NAV-01 lists under 特价 and 工程 what has such a price', async () => {
    const all = (await query({})).total;
    for (const searchTab of ['特价', '工程']) {
      const { total } = await query({ searchTab });
      expect(total).toBeGreaterThan(0);
      expect(total).toBeLessThan(all);
    }
    expect((await query({ searchTab: '抢单' })).total).toBe(all);
  });

  it('sorts and pages', async () => {
    const cheapest = await query({ sort: 'priceAsc', pageSize: 5 });
    expect([cheapest.total, cheapest.records.length, cheapest.records[0]?.productCode]).toEqual([
      24,
      5,
      'GS0002H02',
    ]);
    expect((await query({ pageNum: 3, pageSize: 10 })).records).toHaveLength(4);
    expect((await query({ sort: 'stockDesc', pageSize: 1 })).records[0]?.productCode).toBe('GS0002H02');
  });

  it('CALC-05 says how many may be ordered, and how many must be reserved', async () => {
    const body = { saletoCode: customerCode, sendtoCode: customerCode };
    const judged = await user.post('/order/post/validate/product', {
      ...body,
      productList: [{ productCode: 'GF0300B02', number: 20 }],
    });
    expect(judged.body.data).toMatchObject([{ valid: false, maxNumber: 12 }]);
    const replenished = await user.post('/order/replenishmentCalculator', {
      ...body,
      productCode: 'GF0300B02',
      number: 30,
    });
    expect(replenished.body.data).toEqual({ stockDeliveryNum: 12, reserveDeliveryNum: 18 });
    const withdrawn = await user.post('/order/replenishmentCalculator', {
      ...body,
      productCode: 'GR0190Z99',
      number: 1,
    });
    expect(withdrawn.body.msg).toBe('该产品暂不允许下单');
  });
});
