import { ApiError } from '@dealer-portal/sdk';
import { expect, it } from 'vitest';
import { refusalWay } from './refusal-ways';

/** Each read whose no may be a state: a sentence that says it, its title, and the sentence of another state. */
const SENTENCES: readonly (readonly [operationId: string, state: string, title: string, other: string])[] = [
  ['getCreditCenter', '该客户没有授信，请先申请', '还没有融资授信', '客户编码不存在'],
  ['queryFinanceHistory', '该客户未开通供应链金融，请先申请授信', '还没有融资授信', '没有找到该融资记录'],
  ['queryFinanceOrders', '该客户未开通供应链金融，请先申请授信', '还没有融资授信', '该客户未开通网银'],
  ['getAxBalance', '未开通安全付账户，请先开通', '还没有开通空调专户', '付款方不存在'],
  ['queryPosTerminals', '未签订POS协议，请先申请', '还没有签 POS 协议', '未签订年度协议'],
  ['queryRedInvoiceSettlements', '该客户没有红票权限，请联系客户经理', '没有红票权限', '没有查询权限'],
  ['listTransferRegions', '该客户没有账户划转权限', '没有账户划转权限', '付款方不存在'],
  ['queryReturnOrders', '当前客户没有退货权限', '没有退货权限', '送达方不存在'],
  ['queryOverdueReturns', '当前客户没有退货权限', '没有退货权限', '没有查询权限'],
  ['queryProjects', '当前账号没有工程权限', '没有工程权限', '没有找到该客户'],
  ['listTrafficPayers', '该客户未开通整车直发业务', '还没有开通整车直发', '客户编码不存在'],
  ['queryTrafficGoods', '该客户未开通整车直发业务', '还没有开通整车直发', '没有找到该基地'],
  ['queryTrafficOrders', '该客户未开通整车直发业务', '还没有开通整车直发', '没有查询权限'],
  ['querySignContracts', '电子签账号未认证，请先完成认证', '电子签账号还没有认证', '客户编码不存在'],
  ['getFinanceRepayDetail', '没有找到该融资记录，请核对融资编号', '没有这笔融资', '没有找到该融资客户'],
  ['getFinanceContract', '没有找到该合同，请核对合同编号', '没有这份合同', '没有找到该客户'],
  ['queryRebateOrderInvoices', '没有找到该返利，请核对返利编号', '没有这笔返利', '未开通返利查询'],
  ['queryRebateSettlementDetails', '没有找到该返利，请核对返利编号', '没有这笔返利', '客户编码不存在'],
  ['getProject', '没有找到该工程，请核对工程号', '没有这个工程', '不在您的权限范围内'],
  ['getPaymentResult', '没有找到该付款单，请核对付款单号', '没有这张付款单', '付款方不存在或已停用'],
  ['queryAllOrders', '订单不存在或不属于当前售达方', '没有这张订单', '售达方不存在，请联系客户经理'],
  ['getEvaluateStatus', '没有找到该订单，请核对订单号', '没有这张订单', '评价类型不存在'],
  ['queryAuditOrders', '当前账号没有订单审核权限，请联系管理员', '没有订单审核权限', '订单不存在'],
  ['queryBatchOrderHeads', '当前账号没有批量下单权限，请联系管理员', '没有批量下单权限', '批次不存在'],
  ['queryBatchOrderLines', '批次不存在或已删除，请重新导入', '没有这个批次', '没有批量下单权限'],
  ['getBigActivity', '活动不存在或已下线', '没有这个大单活动', '客户不存在'],
  ['getBigOrderStatus', '大单批次不存在，请核对批次号', '没有这个大单批次', '活动不存在或已下线'],
  ['getDemand', '需求不存在或已删除', '没有这个需求', '客户不存在'],
  ['getPopReserve', '备货单不存在或已删除', '没有这张备货单', '未开通备货下单'],
  ['listVehicleOrders', '组单不存在，请核对组单号', '没有这个组单', '订单不存在'],
  ['queryTransferGoods', '该客户未开通调货业务，请联系客户经理', '还没有开通调货', '未开通整车直发业务'],
  ['listEasyManageGoods', '该客户未开通易管货，请联系客户经理', '还没有开通易管货', '未开通易理货'],
  ['getCustomerArchive', '客户不存在或不在您的权限范围内', '没有这个客户的档案', '销售组不存在'],
  ['getCommonQuestion', '问题不存在或已被删除，请返回列表', '没有这个问题', '字典类型不存在'],
  ['getNews', '资讯不存在或已下线，请返回列表', '没有这条资讯', '客户不存在'],
  ['getSms', '短信不存在或已过期清理', '没有这条短信', '客户不存在'],
];

const titleOf = (operationId: string, msg: string, kind: 'business' | 'http' = 'business') =>
  refusalWay(new ApiError({ ok: false, kind, code: '0', msg, status: 200, operationId, attempts: 1 }))?.title;

it.each(SENTENCES)(
  'F38 %s: 「%s」 is the state 「%s」, and 「%s」 an ordinary failure',
  (...[id, state, title, other]) => {
    expect(titleOf(id, state)).toBe(title);
    expect(titleOf(id, other)).toBeUndefined();
  },
);

it('F38 an answer that is no no of the business, or of a read that has no state, is a failure', () => {
  expect(titleOf('getCreditCenter', '该客户没有授信，请先申请', 'http')).toBeUndefined();
  expect(titleOf('listCart', '该客户没有授信，请先申请')).toBeUndefined();
});
