import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RunningMock } from '../server';
import { type Client, clientOf, mockForTest } from '../test-client';
import { checkedCart, entriesIn, LIST, submission } from './test-buyer';

let mock: RunningMock;
let user: Client;
beforeAll(async () => {
  mock = await mockForTest();
  user = clientOf(mock);
});
afterAll(() => mock.close());
beforeEach(() => user.post('/mock/reset'));

const customerCode = '8800123456';

describe('ship-tos and addresses', () => {
  const shipTos = async () =>
    (await user.get(`/customer/sendto/list?saletoCode=${customerCode}`)).body.data as readonly {
      sendtoCode: string;
      isDefault: number;
    }[];
  const makeDefault = (code: string) => user.get(`/customer/customers/auxiliary/relations/${code}/default`);

  it('ADDR-01 keeps the default that was chosen', async () => {
    expect((await makeDefault('8800130002')).body.code).toBe('1');
    expect((await shipTos()).filter((one) => one.isDefault === 1).map((one) => one.sendtoCode)).toEqual([
      '8800130002',
    ]);
    expect((await user.get(`/customer/sendto/default?saletoCode=${customerCode}`)).body.data).toMatchObject({
      sendtoCode: '8800130002',
    });
    expect((await user.get('/customer/customers/auxiliary/default/relations')).body.data).toMatchObject({
      addressCode: '8800130002',
    });
    expect((await makeDefault('0')).body.msg).toBe('设置默认送达方失败');
  });

  it('HEAD-01 has the ship-tos of the second sold-to', async () => {
    const second = (await user.get('/customer/sendto/list?saletoCode=8800123457')).body.data;
    expect(second).toMatchObject([{ sendtoCode: '8800130004' }]);
  });

  it('adds an address, which is a ship-to then', async () => {
    const body = {
      customerCode,
      addressName: '新仓',
      provinceCode: '370000',
      cityCode: '370200',
      areaCode: '370203',
      address: '山东省青岛市市北区新仓路1号',
      contactName: '刘芳',
      contactPhone: '13800000011',
      defaultFlag: 1,
    };
    const { addressCode } = (await user.post('/customer/customers/auxiliary/addresses/save', body)).body
      .data as { addressCode: string };
    expect((await shipTos()).find((one) => one.isDefault === 1)?.sendtoCode).toBe(addressCode);
    expect((await user.post('/customer/customers/auxiliary/addresses/save', body)).body.msg).toContain(
      '已有相同',
    );
  });

  it('submits, shows and revokes the change of a ship-to', async () => {
    const status = async () =>
      (await user.get('/customer/sendtoChangeApproval/getApprovalStatusBySendToCode?sendToCode=8800123456'))
        .body.data as { statusName: string } | undefined;
    const change = {
      saletoCode: customerCode,
      sendtoCode: customerCode,
      newAddress: '青岛市崂山区新址',
      contactName: '王',
      contactPhone: '13800000001',
      reason: '搬迁',
    };
    const submit = () => user.post('/customer/sendtoChangeApproval/submit', change);
    expect(await status()).toBeUndefined();
    const { applyNo } = (await submit()).body.data as { applyNo: string };
    expect((await submit()).body.msg).toContain('审批中');
    expect(await status()).toMatchObject({ applyNo, statusName: '审批中', canRevoke: true });
    await user.post('/customer/sendtoChangeApproval/revoke', { applyNo });
    expect(await status()).toMatchObject({ statusName: '已撤销', canRevoke: false });
  });
});

describe('messages', () => {
  const unread = async () =>
    (await user.get(`/message/api/message/getNotReadMessageCount?unitId=${customerCode}_admin`)).body.data;
  const page = async (filter = {}) =>
    (await user.post('/message/api/message/page', { unitId: `${customerCode}_admin`, ...filter })).body
      .data as {
      total: number;
      records: readonly { id: string; title: string }[];
    };

  it('MSG-01 reads one, then all', async () => {
    const before = Number(await unread());
    const [first] = (await page({ isRead: '0', pageSize: 4 })).records;
    await user.get(`/message/api/message/updateMessageRead?id=${first?.id}`);
    expect(await unread()).toBe(before - 1);
    await user.get(`/message/api/message/updateAllMessageRead?unitId=${customerCode}_admin`);
    expect([await unread(), (await page({ isRead: '0' })).total]).toEqual([0, 0]);
  });

  it('HEAD-04 counts the unread ones by type as there are', async () => {
    const types = (await user.get(`/message/api/message/getNotReadMessageType?unitId=${customerCode}_admin`))
      .body.data as readonly {
      typeName: string;
      num: number;
    }[];
    expect(types.reduce((sum, one) => sum + one.num, 0)).toBe(await unread());
    for (const { typeName, num } of types) expect((await page({ typeName, isRead: '0' })).total).toBe(num);
  });

  it('MSG-01 tells of each order that is placed', async () => {
    const settled = await user.post('/order/splitOrder', checkedCart(entriesIn(await user.get(LIST))));
    await user.post('/order/post/orderInfo', submission(settled));
    expect((await page()).records.slice(0, 2).map((one) => one.title)).toEqual([
      '订单 6010086702 已提交，正在审核',
      '订单 6010086701 已提交，正在审核',
    ]);
  });

  it('MSG-01 does not show a finance dialog again, and confirms a letter once', async () => {
    await user.get('/account/finance/dialog/3101/read');
    expect((await user.get(`/account/finance/dialog?customerCode=${customerCode}`)).body.data).toMatchObject([
      { id: '3102' },
    ]);
    const confirm = () =>
      user.post('/message/api/letter/confirm', { id: '4102', customerCode, status: '2', remark: '金额不符' });
    expect((await confirm()).body.code).toBe('1');
    expect((await confirm()).body.msg).toContain('已确认');
    const letters = await user.get(`/message/api/letter/list?customerCode=${customerCode}&status=2`);
    expect(letters.body.data).toMatchObject({
      total: 1,
      records: [{ statusName: '有异议', remark: '金额不符' }],
    });
  });
});

describe('followed products and questions', () => {
  it('CONCERN-01 follows, finds and forgets products', async () => {
    const list = async (keyword = '') =>
      (
        await user.post('/customer/queryCustomerInterestProductByAccount', {
          customerCode,
          account: 'wangjg',
          keyword,
        })
      ).body.data;
    await user.post(`/customer/addInterestProduct/${customerCode}/wangjg/GT6500G01,GR0536A01`);
    expect(await list()).toMatchObject({
      total: 4,
      records: [{ productCode: 'GT6500G01', price: 2890 }, {}, {}, {}],
    });
    expect(await list('65英寸')).toMatchObject({ total: 1 });
    const remove = { customerCode, account: 'wangjg', productCodeList: ['GT6500G01'] };
    expect((await user.post('/customer/removeInterestProduct', remove)).body.code).toBe('1');
    expect((await user.post('/customer/removeInterestProduct', remove)).body.code).toBe('0');
  });

  it('QUEST-01 saves, hides and deletes a question', async () => {
    const question = { title: '如何修改送达方？', typeCode: 'ACCOUNT', content: '<p>在顶部切换</p>' };
    const save = () => user.post('/customer/questionSaveOrUpdate', question);
    const { id } = (await save()).body.data as { id: string };
    expect((await save()).body.msg).toContain('相同');
    expect((await user.get(`/customer/questionDelete?id=${id}`)).body.msg).toContain('停用');
    await user.post('/customer/questionIsUse', { id, isUse: '0' });
    expect((await user.get(`/customer/queryCommonQuestionDetail?id=${id}`)).body.data).toMatchObject({
      isUse: '0',
      typeName: '账户',
    });
    expect((await user.get(`/customer/questionDelete?id=${id}`)).body.code).toBe('1');
    expect((await user.get(`/customer/queryCommonQuestionDetail?id=${id}`)).body.code).toBe('0');
  });
});

describe('demands', () => {
  const form = {
    customerCode,
    demandName: '公寓空调',
    category: '100000',
    number: 60,
    finalTime: '2026-12-20',
    contactName: '王建国',
    contactPhone: '13800000001',
  };
  const dynamicList = ['projectName', 'energyLevel', 'deliverDate'].map((fieldCode) => ({
    fieldCode,
    value: '1',
  }));

  it('BIG-01 needs the required fields of the dynamic form, then keeps the demand with its record', async () => {
    expect((await user.post('/activity/demand/saveBigOrderDemand', form)).body.msg).toContain('必填');
    const saved = await user.post('/activity/demand/saveBigOrderDemand', { ...form, dynamicList });
    const { id } = saved.body.data as { id: string };
    const list = await user.get(`/activity/demand/demandList?customerCode=${customerCode}`);
    expect(list.body.data).toMatchObject({ total: 3, records: [{ id, categoryName: '冰箱' }, {}, {}] });
    const records = await user.get(`/activity/demandRecoder/getBigOrderDemandRecoderList/${id}`);
    expect(records.body.data).toMatchObject([{ operateName: '提交需求', content: '公寓空调，60台' }]);
    expect((await user.post('/activity/demand/delBigOrderDemand', { id })).body.code).toBe('1');
    expect((await user.get(`/activity/demand/getDetailById/${id}`)).body.code).toBe('0');
  });

  it('BIG-01 rates only what is finished and deletes only what nobody answered', async () => {
    expect((await user.post('/activity/demand/saveEvaluation', { id: '6601', score: 5 })).body.code).toBe(
      '0',
    );
    expect((await user.post('/activity/demand/delBigOrderDemand', { id: '6601' })).body.msg).toContain(
      '不能删除',
    );
  });
});

describe('sessions and freezes', () => {
  it('FREEZE-01 an application turns the flag into its number', async () => {
    const frozen = clientOf(mock, 'frozen');
    const apply = () =>
      frozen.post('/customer/unfreeze/submit', {
        customerCode: '8800678901',
        freezeType: 'M',
        reason: '门店重新开业',
        contactName: '孙立军',
        contactPhone: '13800000007',
      });
    const flags = async () =>
      (await frozen.get('/customer/unfreeze/queryUnfreezeApplyForFlag?customerCode=8800678901')).body.data;
    expect(await flags()).toMatchObject({ M: 'N', J: 'N' });
    const { unfreezeNo } = (await apply()).body.data as { unfreezeNo: string };
    expect(await flags()).toMatchObject({ M: unfreezeNo, J: 'N' });
    expect((await apply()).body.msg).toContain(unfreezeNo);
  });

  it('speaks of the persona in answers that come from the examples', async () => {
    const title = await clientOf(mock, 'restricted').get('/order/billInfo?saletoCode=8800567890');
    expect(title.body.data).toMatchObject({ title: '临沂沂蒙工程采购有限公司', billtoCode: '8800567890' });
  });
});

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
