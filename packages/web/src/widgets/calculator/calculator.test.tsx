/** Long, since every mode, alert and field of the dialog is tried in one mounted calculator. */
import type { Data } from '@dealer-portal/sdk';
import {
  addToCart,
  calculateReplenishment,
  getCalculatorFigures,
  getCartCount,
  listCart,
  listPrices,
  listSpecialPrices,
  listStock,
  queryProducts,
} from '@dealer-portal/sdk/operations';
import { queryProductsExamples } from '@dealer-portal/sdk/testing/examples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountApi, renderPage } from '../../test/render-page';
import { CalculatorDialog } from './calculator-dialog';

type Figures = Data<typeof getCalculatorFigures>;

const FIGURES: Figures = {
  productCode: 'A1',
  productModel: 'BCD-1',
  zsdRevqSum: 600,
  storeAmt: 50,
  jshdQtyT0: 10,
  jshdQtyT1: 0,
  jshdQtyT2: 0,
  growthRates: 0,
  turnoverDaysT0: 4,
  turnoverDaysT1: -3,
  turnoverDaysT2: 99999,
  markOrDrop: '0',
  countOrder3months: 3,
  maxStock: 2000,
};

beforeEach(() => {
  // A Friday: two days of the week are left.
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00+08:00'), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** A server that knows the product, its price and its stock. */
function sellingApi() {
  const page = queryProductsExamples.data();
  const records = page.records.slice(0, 1).map((record) => ({
    ...record,
    productCode: 'A1',
    productModel: 'BCD-1',
    withdrawn: false,
  }));
  return accountApi()
    .answer(queryProducts, { data: { ...page, records, total: 1 } })
    .answer(listPrices, { data: [{ productCode: 'A1', price: 2999, priceType: 'PT', priceVersion: 'PV7' }] })
    .answer(listStock, { data: [{ productCode: 'A1', stock: 500, isStock: 1, stockVersion: 'SV3' }] })
    .answer(listSpecialPrices, { data: [] });
}

/** Opens the calculator on a product. */
async function open(figures: Partial<Figures> = {}) {
  const server = sellingApi().answer(getCalculatorFigures, { data: { ...FIGURES, ...figures } });
  renderPage(() => <CalculatorDialog open onClose={() => undefined} productCode="A1" />, { path: '/index' });
  await screen.findByRole('dialog', { name: '补货计算器' });
  return server;
}

const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: RegExp | string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const ready = () => screen.findByLabelText('前60天零售');
const cells = (week: string) => {
  const row = screen.getByRole('row', { name: new RegExp(`^${week.replace('+', '\\+')} `) });
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

describe('CALC-01 the form', () => {
  it('is filled with the figures, asks for those of the account, and shows the server’s turnover', async () => {
    const server = await open();
    expect(((await ready()) as HTMLInputElement).value).toBe('600');
    expect(server.requests.at(-1)?.url.search).toBe(
      '?saletoCode=8800123456&sendtoCode=8800123456&productCode=A1',
    );
    expect([cells('T'), cells('T+1'), cells('T+2')].map(([, days]) => days)).toEqual(['4.0', '断货', '—']);
  });

  it('locks the figures until the toggle opens them, and forgets the answer when one is changed', async () => {
    await open();
    await ready();
    expect(field('当前库存').readOnly).toBe(true);
    type('计划订货数量（0–999999）', '100');
    press('计算');
    await screen.findByRole('region', { name: '计算结果' });
    fireEvent.click(screen.getByRole('switch', { name: '编辑计算数据' }));
    expect(field('当前库存').readOnly).toBe(false);
    type('当前库存', '80');
    expect(screen.queryByRole('region', { name: '计算结果' })).toBeNull();
  });

  it('calculates the turnover after an order', async () => {
    await open();
    await ready();
    type('计划订货数量（0–999999）', '140');
    press('计算');
    expect(cells('T')).toEqual(['40', '4.0', '18.0']);
    expect(cells('T+2')).toEqual(['-100', '断货', '4.0']);
  });

  it('calculates the replenishment for a safe turnover', async () => {
    await open();
    await ready();
    choose('计算补货数量');
    type('安全周转天数（0–1000）', '２０');
    press('计算');
    expect(screen.getByText('300')).toBeTruthy();
    expect(cells('T+2')).toEqual(['-100', '断货', '20.0']);
  });

  it('works back from a wanted turnover in a chosen week', async () => {
    await open();
    await ready();
    choose('按目标周转反推');
    type('目标周转天数（0–1000）', '20');
    fireEvent.mouseDown(screen.getByRole('combobox', { name: '达到目标的周末' }));
    fireEvent.click(await screen.findByTitle('T 周末'));
    press('计算');
    expect(cells('T')).toEqual(['40', '4.0', '20.0']);
  });

  it('shows each formula with its numbers on demand', async () => {
    await open();
    await ready();
    type('计划订货数量（0–999999）', '140');
    press('计算');
    expect(screen.queryByText(/日均销量 = 600/)).toBeNull();
    press('查看计算过程');
    expect(await screen.findByText('日均销量 = 600 ÷ 60 × (1 + 0%) = 10')).toBeTruthy();
    expect(
      screen.getByText(/T 周转天数 = 40 ÷ 10 = 4；下单 140 台后 = \(40 \+ 140\) ÷ 10 = 18/),
    ).toBeTruthy();
  });
});

describe('CALC-02 the reasons against a calculation', () => {
  it('a product must be picked', async () => {
    accountApi();
    renderPage(() => <CalculatorDialog open onClose={() => undefined} />, { path: '/index' });
    fireEvent.click(await screen.findByRole('button', { name: '计算' }));
    expect(screen.getByRole('alert').textContent).toBe('必须录入产品型号才能计算');
  });

  it.each([
    ['计算周转天数', '计划订货数量（0–999999）', '1000000'],
    ['计算周转天数', '计划订货数量（0–999999）', '-1'],
    ['计算周转天数', '计划订货数量（0–999999）', '1.5'],
    ['计算补货数量', '安全周转天数（0–1000）', '1001'],
    ['按目标周转反推', '目标周转天数（0–1000）', ''],
  ])('%s: %s of %j is refused at the field', async (mode, name, value) => {
    await open({ maxStock: 9_999_999 });
    await ready();
    choose(mode);
    type(name, value);
    press('计算');
    const id = field(name).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.getAttribute('role')).toBe('alert');
    expect(screen.queryByRole('region', { name: '计算结果' })).toBeNull();
  });

  it('retail of 0 is refused', async () => {
    await open({ zsdRevqSum: 0 });
    await ready();
    type('计划订货数量（0–999999）', '1');
    press('计算');
    expect(screen.getByText('前60天零售不能为0，请录入后再计算')).toBeTruthy();
  });
});

describe('CALC-03 figures that were not obtained', () => {
  it('prompt, and can be filled in without the toggle', async () => {
    await open({ zsdRevqSum: '-', storeAmt: '' });
    expect(await screen.findByText('前60天零售或库存为0或未获取到，请手动修改')).toBeTruthy();
    expect(screen.queryByLabelText('前60天零售')).toBeNull();
    press('知道了');
    expect([field('前60天零售').readOnly, field('当前库存').readOnly, field('增长率').readOnly]).toEqual([
      false,
      false,
      true,
    ]);
    type('前60天零售', '60');
    type('当前库存', '10');
    type('计划订货数量（0–999999）', '0');
    press('计算');
    expect(cells('T')).toEqual(['18', '18.0', '18.0']);
  });

  it('retail of 99999 is blank and can be filled in, without a prompt', async () => {
    await open({ zsdRevqSum: 99999 });
    await ready();
    expect([field('前60天零售').value, field('前60天零售').readOnly]).toEqual(['', false]);
    type('计划订货数量（0–999999）', '1');
    press('计算');
    screen.getByText('前60天零售不能为0，请录入后再计算');
  });
});

it('CALC-04 an after-order turnover of 90 days or more is red and says so in words', async () => {
  await open();
  await ready();
  type('计划订货数量（0–999999）', '860');
  press('计算');
  expect(cells('T')[2]).toBe('90.0 偏高（≥90 天）');
  expect(document.querySelector('.calculator-high')?.textContent).toContain('90.0');
  expect(cells('T+1')[2]).toBe('83.0');
});

describe('CALC-05e alerts', () => {
  it.each([
    [{ markOrDrop: '1', centreStock: 12 }, '该产品已退市，最多可购中心库存 12 台'],
    [{ countOrder3months: 0 }, '该产品近三个月没有提货，请确认是补货还是出样'],
  ])('%o is shown before the form', async (figures, text) => {
    await open(figures);
    expect(await screen.findByText(text)).toBeTruthy();
    press('知道了');
    expect(await ready()).toBeTruthy();
  });

  it('a withdrawn product takes no more than the stock of the centre, in full-width digits too', async () => {
    await open({ markOrDrop: '1', centreStock: 12 });
    await screen.findByText('该产品已退市，最多可购中心库存 12 台');
    press('知道了');
    await ready();
    type('计划订货数量（0–999999）', '13');
    screen.getByText('超过最大库存 12 台，不能计算');
    expect(screen.getByRole('button', { name: '计算' }).getAttribute('aria-disabled')).toBe('true');
    type('计划订货数量（0–999999）', '１２');
    expect(screen.queryByText('超过最大库存 12 台，不能计算')).toBeNull();
    press('计算');
    screen.getByRole('region', { name: '计算结果' });
  });

  it('a withdrawn product without stock cannot be calculated at all', async () => {
    await open({ markOrDrop: '1', centreStock: 0 });
    expect(await screen.findByText('该产品已退市且无库存，无法销售')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '计算' })).toBeNull();
  });

  it('several alerts are shown one after the other', async () => {
    await open({ markOrDrop: '1', centreStock: 3, storeAmt: '-', countOrder3months: 0 });
    for (const text of ['已退市', '未获取到', '没有提货']) {
      expect((await screen.findByRole('alert')).textContent).toContain(text);
      press('知道了');
    }
    expect(await ready()).toBeTruthy();
  });

  it('CALC-05f more than the maximum stock is said while typing and disables the calculation', async () => {
    await open({ maxStock: 40 });
    await ready();
    type('计划订货数量（0–999999）', '41');
    expect(screen.getByText('超过最大库存 40 台，不能计算')).toBeTruthy();
    expect(screen.getByRole('button', { name: '计算' }).getAttribute('aria-disabled')).toBe('true');
    press('计算');
    expect(screen.queryByRole('region', { name: '计算结果' })).toBeNull();
    type('计划订货数量（0–999999）', '40');
    press('计算');
    expect(screen.getByRole('region', { name: '计算结果' })).toBeTruthy();
  });
});

describe('CALC-05 the replenishment request', () => {
  const ask = async () => {
    await ready();
    type('计划订货数量（0–999999）', '30');
    press('计算');
    press('查询可发数量');
  };

  it('sends all four values and shows both quantities', async () => {
    const server = await open();
    server.answer(calculateReplenishment, { data: { stockDeliveryNum: 12, reserveDeliveryNum: 18 } });
    await ask();
    await waitFor(() =>
      expect(screen.getByText(/现货可发/).textContent).toBe('现货可发 12 台，预约可发 18 台'),
    );
    const request = server.requests.find(({ operationId }) => operationId === 'calculateReplenishment');
    expect(request?.body).toEqual({
      saletoCode: '8800123456',
      sendtoCode: '8800123456',
      productCode: 'A1',
      number: 30,
    });
  });

  it.each([
    [{ code: '0', msg: '该产品仅限专卖店订货' }, '该产品仅限专卖店订货'],
    [{ code: '0', msg: '' }, '该产品暂不允许下单'],
  ])('%o gives the message %s', async (answer, text) => {
    const server = await open();
    server.answer(calculateReplenishment, answer);
    await ask();
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

describe('CALC-05 CART-08 the calculated pieces into the cart', () => {
  const button = () => screen.getByRole('button', { name: '加入购物车' });
  const count = async (quantity: string) => {
    await ready();
    type('计划订货数量（0–999999）', quantity);
    press('计算');
  };

  it('go with the price and stock versions of today, and the cart is asked again', async () => {
    const server = await open();
    server.answer(addToCart, { code: '1' }).answer(getCartCount, { data: 5 }).answer(listCart, { data: [] });
    await count('36');
    await waitFor(() => expect(button().getAttribute('aria-disabled')).not.toBe('true'));
    fireEvent.click(button());
    await screen.findByText('加入购物车成功');
    const sent = server.requests.find(({ operationId }) => operationId === 'addToCart');
    expect(sent?.body).toMatchObject({
      number: 36,
      dataFrom: 'calculator',
      productList: [
        { productCode: 'A1', number: 36, priceType: 'PT', priceVersion: 'PV7', stockVersion: 'SV3' },
      ],
    });
  });

  it.each([
    ['0', {}, '计算结果为 0 台，不需要订货'],
    ['36', { isPriceless: true }, '没有取到该产品的价格或库存，请稍后再试'],
  ])(
    '%s pieces with %o are not added: %s',
    async (quantity, { isPriceless = false }: { isPriceless?: boolean }, reason) => {
      const server = await open();
      if (isPriceless) server.answer(listPrices, { code: '0', msg: '价格查询失败' });
      await count(quantity);
      await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('true'));
      fireEvent.mouseEnter(button());
      await screen.findByText(reason);
      fireEvent.click(button());
      expect(server.requests.some(({ operationId }) => operationId === 'addToCart')).toBe(false);
    },
  );

  it('a withdrawn product is marked next to its name', async () => {
    await open({ markOrDrop: '1', centreStock: 12 });
    expect(await screen.findByText('已退市')).toBeTruthy();
  });
});

it('CALC-01 figures that do not load are said, with retry', async () => {
  const server = accountApi().answer(getCalculatorFigures, { code: '0', msg: '该产品没有可用于计算的数据' });
  renderPage(() => <CalculatorDialog open onClose={() => undefined} productCode="A1" />, { path: '/index' });
  expect(await screen.findByText('该产品没有可用于计算的数据')).toBeTruthy();
  server.answer(getCalculatorFigures, { data: FIGURES });
  press('重试');
  expect(await ready()).toBeTruthy();
});
