import { expect, it } from 'vitest';
import { documentNumber, findTasks } from './index';

const noPinyin = () => false;
const first = (text: string) => findTasks(text, noPinyin)[0]?.label;

it.each([
  ['取消订单', '取消订单'],
  ['怎么取消订单？', '取消订单'],
  ['我想撤单', '取消订单'],
  ['下错单了怎么办', '取消订单'],
  ['怎么退货', '申请退货'],
  ['货能退款吗', '申请退货'],
  ['什么时候到', '查看什么时候到货'],
  ['到货', '查看什么时候到货'],
  ['我的货到哪了', '查看什么时候到货'],
  ['还没发货', '查看什么时候到货'],
  ['冰箱磕碰了', '处理拒收、破损'],
  ['再来一单', '再次购买'],
  ['怎么改地址', '改收货地址'],
  ['怎么付款', '付款、充值'],
  ['钱到账没有', '查付款记录'],
  ['账上还有多少钱', '查余额'],
  ['支付密码忘了', '改支付密码'],
  ['怎么开发票', '申请开票'],
  ['发票签收', '签收发票'],
  ['账对不上', '对账'],
  ['用 Excel 下单', '用 Excel 下单'],
  ['给员工开账号', '管理子账号'],
  ['提前还款', '还款'],
  ['想借钱', '申请融资'],
  ['返利什么时候', '查返利'],
  ['为什么下不了单', '申请解冻'],
  ['我要投诉', '反馈问题'],
  ['新仓库', '改收货地址'],
  ['签合同', '签合同'],
  ['账号冻结了', '申请解冻'],
  ['银行账号', undefined],
  ['账号密码', undefined],
  ['子账号', '管理子账号'],
  ['POS流水', undefined],
  ['往来流水', '对账'],
  ['余', undefined],
  ['BCD-536', undefined],
  ['冰箱', undefined],
  ['订单', undefined],
  ['我的订单', undefined],
  ['查订单', undefined],
  ['取消', '取消订单'],
  ['我想取消', '取消订单'],
  ['取', undefined],
  ['', undefined],
  ['这个月进了多少货', '看月度汇总'],
  ['少货了', '处理拒收、破损'],
  ['单子下错了', '取消订单'],
  ['谁能审批', '审核订单'],
  ['待审核的订单', '审核订单'],
  ['返利审核', '查返利'],
  ['解冻审批', '申请解冻'],
  ['审核合同', '签合同'],
  ['上个月额度', '查授信额度'],
  ['这个月返利', '查返利'],
  ['上个月对账', '对账'],
  ['上个月买的东西', '看月度汇总'],
  ['这个月下单多少', '看月度汇总'],
  ['上个月', '看月度汇总'],
  ['利息怎么算', '查融资费用'],
])('SEARCH-01 %s asks for %s', (text, label) => {
  expect(first(text)).toBe(label);
});

it('SEARCH-01 a task is found by its pinyin, and at most three are named', () => {
  const isQxdd = (word: string, letters: string) => word === '取消订单' && letters === 'qxdd';
  expect(findTasks('qxdd', isQxdd).map(({ label }) => label)).toEqual(['取消订单']);
  // Beside Chinese words letters are a model.
  expect([findTasks('冰箱abc', () => true), findTasks('abc冰箱', () => true)]).toEqual([[], []]);
  expect(findTasks('退货发票余额到货付款签收', noPinyin)).toHaveLength(3);
});

it.each([
  ['6010086603', '6010086603'],
  [' rz2026 1020-001 ', 'RZ20261020001'],
  ['２６３７２０２６１１０１', '263720261101'],
  ['601008', '601008'],
  ['60100', undefined],
  ['RZ12345', undefined],
  ['6010086603A', undefined],
  ['BCD-536WGHTD', undefined],
  ['XQG100B06', undefined],
  ['KFR-35GW/01K', undefined],
  ['退货 601008', undefined],
])('SEARCH-01 %s is the document number %s', (text, number) => {
  expect(documentNumber(text)).toBe(number);
});
