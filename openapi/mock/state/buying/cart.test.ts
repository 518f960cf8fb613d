import { describe, expect, it } from 'vitest';
import { allCodes, entriesIn, LIST, payload } from '../../test/buyer';
import { type Answer, clientOf, mockForTests } from '../../test/client';

const mock = mockForTests();
const buyer = clientOf(mock);

const add = (productCode: string, number = 1) =>
  buyer.post('/cart/shoppingCart/add/cart', payload(productCode, number));
const entries = async () => entriesIn(await buyer.get(LIST));
const emptied = async () => {
  const idList = (await entries()).map((entry) => entry.id);
  await buyer.post('/cart/shoppingCart/delete/cart', {
    saletoCode: '8800123456',
    sendtoCode: '8800123456',
    idList,
  });
};

describe('the cart', () => {
  it('CART-01 begins with the entries of the description', async () => {
    expect((await entries()).map((entry) => [entry.id, entry.number, entry.totalPrice])).toEqual([
      ['90001', 2, 6598],
      ['90002', 5, 10995],
    ]);
  });

  it('CART-03 keeps an added product, and adds to the equal entry the second time', async () => {
    await add('GS0002H02', 3);
    await add('GS0002H02', 4);
    const [, , added] = await entries();
    expect(added).toMatchObject({ number: 7, totalPrice: 1666.35, activityType: 1, composeEnable: true });
    expect((await buyer.get('/cart/shoppingCart/getNumberByValid/8800123456')).body.data).toBe(3);
  });

  it('NAV-01 CART-01 keeps the price type under which a product was added, apart from the ordinary line', async () => {
    const productList = (priceType: string) => [{ productCode: 'GA2600D02', number: 2, priceType }];
    const added = (priceType: string) =>
      buyer.post('/cart/shoppingCart/add/cart', {
        ...payload('GA2600D02', 2),
        productList: productList(priceType),
      });
    await added('TJ');
    await added('PT');
    const [, , special, ordinary] = await entries();
    expect(special?.productList).toMatchObject([
      { priceType: 'TJ', price: 1799, priceVersion: 'TJ20261101-1' },
    ]);
    expect(ordinary?.productList).toMatchObject([{ priceType: 'PT', price: 1899, priceVersion: 'PV202611' }]);
  });

  it('CART-08 answers AS121 to the product after the twentieth', async () => {
    await emptied();
    const codes = await allCodes(buyer);
    const answers: Answer[] = [];
    for (const code of codes.slice(0, 21)) answers.push(await add(code));
    expect(answers.map((answer) => answer.body.code)).toEqual([...Array(20).fill('1'), 'AS121']);
    expect(await entries()).toHaveLength(20);
    expect((await add(codes[0] ?? '')).body.code).toBe('1'); // an equal entry needs no room
  });

  it('CART-08 adds all of a list or nothing', async () => {
    await emptied();
    const codes = await allCodes(buyer);
    await buyer.post('/cart/shoppingCart/add/list/cart', {
      cartList: codes.slice(0, 18).map((code) => payload(code)),
    });
    const refused = await buyer.post('/cart/shoppingCart/add/list/cart', {
      cartList: codes.slice(18, 21).map((code) => payload(code)),
    });
    expect(refused.body.code).toBe('AS121');
    expect(await entries()).toHaveLength(18);
  });

  it('CART-08 says how many are left when more are wanted than there are', async () => {
    const answer = await add('GF0300B02', 13);
    expect(answer.body).toMatchObject({ code: '0', msg: '300升卧式单温冷柜库存仅剩 12 台，请减少数量' });
  });

  it('CALC-05 refuses a withdrawn product without stock', async () => {
    expect((await add('GR0190Z99')).body.msg).toBe('BCD-190TMPK已停产退市且无库存，无法销售');
  });

  it('changes a number and refuses what is not in stock', async () => {
    const change = (number: unknown) =>
      buyer.post('/cart/shoppingCart/add/cart/updateProductNumber', {
        productId: 'GR0536A01',
        composeId: 'C90001',
        number,
      });
    expect((await change(9)).body.code).toBe('1');
    expect((await entries())[0]).toMatchObject({ number: 9, totalPrice: 29691 });
    expect((await change(187)).body.msg).toBe('库存仅剩 186 台，请减少数量');
    expect((await entries())[0]?.number).toBe(9);
  });

  it.each([0, -1, 1.5, 1e9, '二', null])('refuses the number %s before the state sees it', async (number) => {
    const answer = await buyer.post('/cart/shoppingCart/add/cart/updateProductNumber', {
      composeId: 'C90001',
      number,
    });
    expect(answer.status).toBe(400);
    expect(answer.body.msg).toContain('number');
  });

  it('removes entries and says when one is no longer there', async () => {
    const remove = () =>
      buyer.post('/cart/shoppingCart/delete/cart', {
        saletoCode: '8800123456',
        sendtoCode: '8800123456',
        idList: ['90001'],
      });
    expect((await remove()).body.code).toBe('1');
    expect((await remove()).body.code).toBe('0');
    expect(await entries()).toHaveLength(1);
  });

  it('CART-01 multiplies a combination by its sets', async () => {
    const productList = [
      { productCode: 'GK2200F01', number: 2 },
      { productCode: 'GK5200F02', number: 4 },
    ];
    await buyer.post('/cart/shoppingCart/add/cart', {
      ...payload('GK2200F01', 2),
      activityType: 2,
      activityId: 'ACT1',
      productList,
    });
    const combination = (await entries()).at(-1);
    expect(combination?.productList.map((line) => line.number)).toEqual([2, 4]);
    expect(combination?.totalPrice).toBe(2 * 1688 + 4 * 758);
    await buyer.post('/cart/shoppingCart/add/cart/updateProductNumber', {
      composeId: combination?.composeId,
      number: 3,
    });
    expect((await entries()).at(-1)?.productList.map((line) => line.number)).toEqual([3, 6]);
  });

  it('is priced for the ship-to that asks', async () => {
    const other = entriesIn(
      await buyer.get(LIST.replace('/8800123456/8800123456/', '/8800123456/8800130002/')),
    );
    expect(other[0]?.totalPrice).toBe(2 * 3315.5);
  });
});
