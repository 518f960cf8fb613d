import { expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../test/client';
import { fields, list } from '../memory/input';

const mock = mockForTests();
const user = clientOf(mock);
const CUSTOMER = { customerCode: '8800123456' };
const balances = async () =>
  list({ rows: (await user.get('/customer/querySapMoneyDto?customerCode=8800123456')).body.data }, 'rows');
const flow = async () =>
  fields((await user.get('/customer/queryAccountFlowDto?customerCode=8800123456')).body.data);

it('an approved liquidation is settled once its orders are signed for, and its deposit goes back', async () => {
  const settle = { ...CUSTOMER, applyNo: 'QH20261119001', settleAmount: 200_000 };
  const early = await user.post('/customer/accountLiquidateSettle', settle);
  expect(early.body).toMatchObject({ code: '0', msg: expect.stringContaining('请签收订单 6010086604') });
  const key = { orderNo: '6010086604', orderTypeNo: 'ZY6010086604', saletoCode: '8800123456' };
  await user.post('/order/api/myorder/buttonReceivedOrder', key);
  const other = await user.post('/customer/accountLiquidateSettle', { ...settle, settleAmount: 1 });
  expect(other.body).toMatchObject({ code: '0', msg: '退款金额与应退金额不一致，请刷新后重新确认' });
  expect((await user.post('/customer/accountLiquidateSettle', settle)).body.code).toBe('1');
  expect(await flow()).toMatchObject({ status: '40', statusName: '已结算' });
  expect((await balances()).map(({ payerCode }) => payerCode)).toEqual(['8800123456', '8800200107']);
});

it('a liquidation is applied for when none is open, withdrawn and deleted', async () => {
  const apply = { ...CUSTOMER, saleOrgCode: '8001', industryCode: '100000', reason: '不再经营冰箱' };
  const cancel = (applyNo: unknown) => user.get(`/customer/cancelLiquidateApply?applyNo=${String(applyNo)}`);
  expect((await user.post('/customer/liquidateApplySubmit', apply)).body.code).toBe('0');
  expect((await cancel('QH20261119001')).body.code).toBe('1');
  const { applyNo } = fields((await user.post('/customer/liquidateApplySubmit', apply)).body.data);
  expect(await flow()).toMatchObject({ applyNo, industryName: '冰箱', status: '10' });
  const remove = `/customer/deleteLiquidateApply?applyNo=${String(applyNo)}`;
  expect((await user.get(remove)).body).toMatchObject({ code: '0', msg: '审批中的申请不能删除，请先取消' });
  await cancel(applyNo);
  expect((await user.get(remove)).body.code).toBe('1');
  expect(await flow()).toMatchObject({ applyNo: 'QH20261119001', status: '90' });
});

it('an uploaded file comes back by its link, byte by byte, until it is deleted', async () => {
  const bytes = Uint8Array.from({ length: 512 }, (_, at) => at % 256);
  const form = new FormData();
  form.set('file', new Blob([bytes], { type: 'image/png' }), '门头照 1.png');
  form.set('customerCode', '8800123456');
  const headers = { authorization: 'Bearer demo-directAdmin' };
  const sent = await fetch(`${mock.url}/new/api/basic/document/upload`, {
    method: 'POST',
    headers,
    body: form,
  });
  const { fileId, url, size } = fields(fields(await sent.json())['data']);
  expect(size).toBe(512);
  const file = await fetch(mock.url + String(url));
  expect(file.headers.get('content-type')).toBe('image/png');
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
  await user.post('/basic/document/delete', { ...CUSTOMER, fileId });
  expect((await fetch(mock.url + String(url))).status).toBe(404);
});

it('a file of another kind is refused, and one that no browser shows is saved', async () => {
  const upload = async (path: string, name: string) => {
    const form = new FormData();
    form.set('file', new Blob(['<script>']), name);
    form.set('customerCode', '8800123456');
    const headers = { authorization: 'Bearer demo-directAdmin' };
    const sent = await fetch(`${mock.url}/new/api${path}`, { method: 'POST', headers, body: form });
    return fields(await sent.json());
  };
  expect(await upload('/basic/file/upload', 'page.html')).toMatchObject({ code: '0' });
  const { url } = fields((await upload('/basic/document/upload', 'page.html'))['data']);
  const { headers } = await fetch(mock.url + String(url));
  expect(headers.get('content-disposition')).toMatch(/^attachment/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it('a signer is authenticated by the code, which opens signing without a password once', async () => {
  const account = async () => fields((await user.post('/order/electronicSign/account', CUSTOMER)).body.data);
  const open = { ...CUSTOMER, accountCode: 'DZQ8800123456', mianmiFlag: true };
  const verify = (verifyCode: string) =>
    user.post('/order/electronicSign/verifyCode/verify', {
      ...CUSTOMER,
      phoneNumber: '13800000001',
      verifyCode,
    });
  expect((await user.post('/order/electronicSign/mianmi', open)).body.code).toBe('0');
  const signer = { name: '刘芳', idCard: '370212197503150011', phoneNumber: '13800000011' };
  await user.post('/order/electronicSign/personAuth', { ...CUSTOMER, ...signer });
  expect(await account()).toMatchObject({ signerName: '刘芳', phoneNumber: '138****0011', authStatus: '1' });
  expect((await verify('111111')).body.code).toBe('0');
  expect((await verify('628413')).body.code).toBe('1');
  expect((await user.post('/order/electronicSign/mianmi', open)).body.code).toBe('1');
  expect(await account()).toMatchObject({ authStatus: '2', mianmiFlag: true });
  await user.post('/order/electronicSign/mianmi', { ...open, mianmiFlag: false });
  expect((await user.post('/order/electronicSign/mianmi', open)).body.code).toBe('0');
});

it('SIDE-06 an account that was unbound opens contract management again once a contract was signed', async () => {
  const signer = {
    accountCode: 'wangjg',
    companyName: '青岛崂山腾达家电有限公司',
    bindingAccount: '13800000001',
  };
  const manage = async () => (await user.post('/account/singleSignOn/contractSupervise', signer)).body.code;
  expect(await manage()).toBe('1');
  await user.post('/account/singleSignOn/relieveBinding', { accountCode: 'wangjg' });
  expect(await manage()).toBe('0');
  await user.post('/account/singleSignOn/contractSign', { ...signer, htCode: 'HT2027010001' });
  expect(await manage()).toBe('1');
});

it('ORDER-01 an order is sent to approval in the order centre once, and says so', async () => {
  const request = { ...CUSTOMER, orderNo: '6010086601', remark: '大促备货' };
  expect((await user.post('/coc/api/order/approval/open', request)).body.code).toBe('1');
  expect((await user.post('/coc/api/order/approval/open', request)).body.msg).toContain('已在审批中');
  expect(
    (await user.post('/coc/api/order/approval/open', { ...request, orderNo: '6010086605' })).body.code,
  ).toBe('0');
});
