import { describe, expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../test/client';

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
    for (const keyword of ['ＢＣＤ－５３６', 'bcd 536', 'BCD536']) {
      expect((await query({ keyword })).records.map((record) => record.productCode)).toEqual(['GR0536A01']);
    }
  });

  it('CAT-01 filters by category, sub-category and attribute', async () => {
    expect((await query({ categoryCode: '120000' })).total).toBe(4);
    expect((await query({ categoryCode: '120200' })).records.map((record) => record.productCode)).toEqual([
      'GW0800C03',
    ]);
    expect((await query({ attributeName: '能效等级', attributeValue: '二级' })).total).toBe(1);
  });

  it('NAV-01 lists no product under 特价 whose price has ended', async () => {
    const special = async () => (await query({ searchTab: '特价' })).total;
    await user.post('/mock/clock', { now: '2026-11-30T23:59:00+08:00' });
    expect(await special()).toBe(1);
    await user.post('/mock/clock', { now: '2026-12-01T00:00:00+08:00' });
    expect(await special()).toBe(0);
  });

  it('NAV-01 gives each tab its own goods, and nothing withdrawn under the tabs of tags', async () => {
    const under = async (searchTab: string) =>
      (await query({ searchTab })).records.map((record) => record.productCode);
    expect(await under('特价')).toEqual(['GA2600D02']);
    expect(await under('工程')).toEqual(['GT6500G01']);
    expect(await under('样机')).toEqual(['GR0510A02', 'GW1000C01', 'GT7500G02']);
    expect(await under('抢单')).toEqual(['GR0325A03', 'GW0800C03', 'GA3500D01', 'GT7500G02']);
    expect(await under('乡镇专供')).toEqual(['GR0216A04', 'GF0203B01', 'GW0800C03']);
    expect(await under('极速配送')).toEqual(['GR0216A04', 'GW0800C03', 'GK5200F02', 'GS0002H02']);
    expect(await under('套餐')).toEqual(['GW1000C02', 'GD1000C04', 'GK2200F01', 'GK5200F02']);
    for (const tab of ['反向定制', '组合', '大单', '生态场景']) {
      const { length } = await under(tab);
      expect([tab, length > 0 && length < 24]).toEqual([tab, true]);
    }
    expect((await query({ searchTab: '' })).total).toBe(24);
    const refrigerators = await query({ searchTab: '乡镇专供', keyword: '冰箱' });
    expect(refrigerators.records.map((record) => record.productCode)).toEqual(['GR0216A04']);
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

  it('CALC-05 the catalogue marks as withdrawn what the calculator says is, with the stock that is left', async () => {
    const figures = await user.get(
      `/data-analysis/getCalculatorFigures?saletoCode=${customerCode}&sendtoCode=${customerCode}&productCode=GF0300B02`,
    );
    const listed = await query({ productCode: 'GF0300B02' });
    expect([figures.body.data, listed.records[0]]).toMatchObject([
      { markOrDrop: '1', centreStock: 12 },
      { withdrawn: true },
    ]);
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
      productCode: 'GT7500G02',
      number: 50,
    });
    expect(replenished.body.data).toEqual({ stockDeliveryNum: 35, reserveDeliveryNum: 15 });
    const withdrawn = await user.post('/order/replenishmentCalculator', {
      ...body,
      productCode: 'GR0190Z99',
      number: 1,
    });
    expect(withdrawn.body.msg).toBe('该产品暂不允许下单');
  });
});
