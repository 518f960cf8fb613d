import { expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../test/client';
import { type Fields, fields, list } from '../memory/input';

const mock = mockForTests();
const user = clientOf(mock);
const customerCode = '8800123456';

const step = async (body: Fields) =>
  (await user.post('/project/manage/step', { customerCode, payPassword: '123456', ...body })).body as Fields;
const read = async (projectNo: string) =>
  fields(
    (await user.get(`/project/manage/detail?customerCode=${customerCode}&projectNo=${projectNo}`)).body.data,
  );
const rows = async (body: Fields = {}) =>
  fields((await user.post('/project/manage/list', { customerCode, ...body })).body.data);

/** The state after the maker has decided what waited. */
const after = async (projectNo: string) => {
  await read(projectNo);
  return (await read(projectNo))['status'];
};

it('FIN-10a the six projects of the world have the sums of the drawing', async () => {
  const data = await rows();
  expect(data['amountTotal']).toBe(507_916);
  expect(data['dueTotal']).toBe(4);
  expect(list(data, 'stageList').map(({ projectCount, amount }) => [projectCount, amount])).toEqual([
    [1, 65_940],
    [1, 87_960],
    [1, 56_280],
    [0, 0],
    [1, 242_480],
    [1, 24_460],
    [1, 30_796],
  ]);
  expect((await rows({ listType: 'BUSINESS' }))['total']).toBe(3);
  expect(
    (await clientOf(mock, 'directKzxkh').post('/project/manage/list', { customerCode: '8800123460' })).body
      .data,
  ).toMatchObject({ total: 1 });
});

const REGISTRATION = {
  projectName: '会议中心空调',
  customerName: '青岛安居置业',
  address: '山东省青岛市崂山区香港东路195号',
  productList: [{ productCode: 'GA3500D01', number: 20 }],
};
const LETTER = { documentType: 'BID', fileId: 'F1', fileName: '中标通知书.pdf' };
const LICENSE = { documentType: 'LICENSE', fileId: 'F2', fileName: '执照.jpg' };

it('FIN-10a a registration goes on to its settlement, each step once, and its money stands in the statement', async () => {
  const draft = await step({ step: 'SAVE', projectName: '会议中心空调' });
  const projectNo = String(fields(draft['data'])['projectNo']);
  await step({ step: 'REGISTER', projectNo, ...REGISTRATION, fileList: [LETTER] });
  expect((await read(projectNo))['status']).toBe('20');
  expect((await read(projectNo))['status']).toBe('11');
  expect(await step({ step: 'SUPPLEMENT', projectNo, fileList: [] })).toMatchObject({ code: '0' });
  await step({ step: 'SUPPLEMENT', projectNo, fileList: [LICENSE] });
  expect(await after(projectNo)).toBe('30');
  const productList = [{ productCode: 'GA3500D01', number: 20, targetPrice: 2000 }];
  // A price that is not named is not 0.
  const unnamed = productList.map(({ targetPrice: _, ...product }) => product);
  expect(
    await step({ step: 'PRICE', projectNo, productList: unnamed, remark: '同城竞品更低' }),
  ).toMatchObject({
    code: '0',
  });
  await step({ step: 'PRICE', projectNo, productList, remark: '同城竞品更低' });
  expect(await after(projectNo)).toBe('32');
  await step({ step: 'ACCEPT_PRICE', projectNo });
  // 93 % of 2,199 yuan is the least: 2,045.07 each.
  expect(await read(projectNo)).toMatchObject({ status: '40', amount: 40_901.4, depositAmount: 12_270.42 });
  const payerCode = '8800200104';
  expect(await step({ step: 'ORDER', projectNo, payerCode: '8800200107' })).toMatchObject({ code: '0' });
  expect(await step({ step: 'ORDER', projectNo, payerCode, payPassword: '000000' })).toMatchObject({
    code: '0',
  });
  expect(fields((await step({ step: 'ORDER', projectNo, payerCode }))['data'])['paidAmount']).toBe(12_270.42);
  expect(await step({ step: 'ORDER', projectNo, payerCode })).toMatchObject({ code: '0' });
  expect(await step({ step: 'WITHDRAW', projectNo })).toMatchObject({ code: '0' });
  const delivery = {
    payerCode,
    deliverWay: 'ONCE',
    deliverDate: '2099-01-01',
    receiverName: '周敏',
    receiverPhone: '13800000031',
  };
  await step({ step: 'DELIVER', projectNo, ...delivery });
  expect(await after(projectNo)).toBe('60');
  await step({
    step: 'ACCEPT',
    projectNo,
    acceptDate: '2026-11-20',
    fileList: [{ documentType: 'ACCEPTANCE', fileId: 'F3' }],
  });
  expect(await after(projectNo)).toBe('70');
  expect(await after(projectNo)).toBe('71');
  const payers = (await user.get(`/customer/customers/auxiliary/payer/all?customerCode=${customerCode}`)).body
    .data;
  const payer = (payers as readonly Fields[]).find((row) => row['payerCode'] === payerCode);
  expect(payer?.['balance']).toBe(158_000 - 40_901.4);
  const settled = await rows({ stage: '70' });
  expect(list(settled, 'records').map((row) => row['projectNo'])).toContain(projectNo);
});

it('FIN-10a the rest is refused while the payer has too little, and an opportunity becomes a project', async () => {
  const delivery = {
    payerCode: '8800200104',
    deliverWay: 'ONCE',
    deliverDate: '2099-01-01',
    receiverName: '周敏',
    receiverPhone: '13800000031',
  };
  const refusal = await step({ step: 'DELIVER', projectNo: 'XM20261103001', ...delivery });
  expect(refusal).toMatchObject({ code: '0', msg: '付款方可用余额不足，请先划转或换付款方' });
  const followed = {
    step: 'FOLLOW',
    projectNo: 'SJ20261119001',
    remark: '约下周看样',
    nextFollowDate: '2026-12-02',
  };
  expect(await step(followed)).toMatchObject({ code: '1' });
  expect(await read('SJ20261119001')).toMatchObject({
    followRemark: '约下周看样',
    nextFollowDate: '2026-12-02',
  });
  await step({ step: 'REGISTER', projectNo: 'SJ20261119001', ...REGISTRATION, fileList: [LETTER, LICENSE] });
  expect((await rows({ listType: 'BUSINESS' }))['total']).toBe(2);
  expect((await rows())['total']).toBe(7);
  await step({ step: 'WITHDRAW', projectNo: 'XM20261106003', remark: '业主取消' });
  expect((await rows({ stage: '90' }))['total']).toBe(1);
});
