import { describe, expect, it } from 'vitest';
import { clientOf, mockForTests } from '../test/client';

const mock = mockForTests();
const user = clientOf(mock);

const customerCode = '8800123456';

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
    await user.post('/customer/questionIsUse', { id, isUse: false });
    expect((await user.get(`/customer/queryCommonQuestionDetail?id=${id}`)).body.data).toMatchObject({
      isUse: false,
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
    finalTime: '2026-12-20 23:59:59',
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
    expect(list.body.data).toMatchObject({ total: 4, records: [{ id, categoryName: '冰箱' }, {}, {}, {}] });
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
  const frozen = clientOf(mock, 'frozen');
  const apply = (reason = '门店重新开业') =>
    frozen.post('/customer/unfreeze/submit', {
      customerCode: '8800678901',
      freezeType: 'M',
      reason,
      contactName: '孙立军',
      contactPhone: '13800000007',
    });
  const flags = async () =>
    (await frozen.get('/customer/unfreeze/queryUnfreezeApplyForFlag?customerCode=8800678901')).body.data;

  it('FREEZE-01 an application turns the flag into its number', async () => {
    expect(await flags()).toMatchObject({ M: 'N', J: 'N' });
    const { unfreezeNo } = (await apply()).body.data as { unfreezeNo: string };
    expect(await flags()).toMatchObject({ M: unfreezeNo, J: 'N' });
    expect((await apply()).body.msg).toContain(unfreezeNo);
  });

  it('FREEZE-01 an application that asks for it is rejected, and stands so in the list', async () => {
    await apply('请驳回');
    expect(await flags()).toMatchObject({ M: 'B', J: 'N' });
    const applies = await frozen.get('/customer/unfreeze/unfreezeApplyHis?customerCode=8800678901');
    expect(applies.body.data).toMatchObject([{ statusName: '已驳回', reason: '请驳回' }, {}]);
  });

  it('speaks of the persona in answers that come from the examples', async () => {
    const title = await clientOf(mock, 'restricted').get('/order/billInfo?saletoCode=8800567890');
    expect(title.body.data).toMatchObject({ title: '临沂沂蒙工程采购有限公司', billtoCode: '8800567890' });
  });
});
