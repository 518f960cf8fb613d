// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `updateTrafficPaytoByOrder`: updated 修改成功; shortBalance 付款方余额不足; handled 订单状态已变化. */
export const updateTrafficPaytoByOrderExamples: Examples<'updateTrafficPaytoByOrder', 'updated' | 'shortBalance' | 'handled'> = /* @__PURE__ */ examples('updateTrafficPaytoByOrder', {
  updated: '{"code":"1","msg":"成功"}',
  shortBalance: '{"code":"0","msg":"付款方余额不足，请充值或更换付款方"}',
  handled: '{"code":"0","msg":"订单状态已变化，请刷新后再操作"}',
}, '{"body":{"orderTypeNo":"ZY6010086601","paytoCode":"8800200101","saletoCode":"8800123456"}}');

/** Examples of `getTrafficPaytoByOrder`: payers 付款方与可选项; notFound 订单不存在. */
export const getTrafficPaytoByOrderExamples: Examples<'getTrafficPaytoByOrder', 'payers' | 'notFound'> = /* @__PURE__ */ examples('getTrafficPaytoByOrder', {
  payers: '{"code":"1","msg":"成功","data":{"orderTypeNo":"ZY6010086602","orderAmount":87960,"paytoCode":"8800123456","paytoName":"青岛崂山腾达家电有限公司","payToList":[{"payerCode":"8800123456","payerType":"01","customerName":"青岛崂山腾达家电有限公司","salesGroupCode":"SG370201","balance":1286500,"hrsBalance":35200,"deletedFlag":"0"},{"payerCode":"8800200101","payerType":"02","customerName":"腾达家电授信账户","salesGroupCode":"SG370201","balance":500000,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200102","payerType":"02","customerName":"腾达家电票据账户","salesGroupCode":"SG370201","balance":320750.5,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200190","payerType":"90","customerName":"腾达家电安全付账户","salesGroupCode":"SG370201","balance":86000,"hrsBalance":0,"deletedFlag":"0"}]}}',
  notFound: '{"code":"0","msg":"没有找到该整车订单，请核对订单号"}',
}, '{"query":{"orderTypeNo":"ZY6010086602"}}');

/** Examples of `updateTrafficPaytoBatch`: updated 修改成功; shortBalance 付款方余额不足; handled 订单状态已变化. */
export const updateTrafficPaytoBatchExamples: Examples<'updateTrafficPaytoBatch', 'updated' | 'shortBalance' | 'handled'> = /* @__PURE__ */ examples('updateTrafficPaytoBatch', {
  updated: '{"code":"1","msg":"成功"}',
  shortBalance: '{"code":"0","msg":"付款方余额不足以支付所选订单，请减少订单或更换付款方"}',
  handled: '{"code":"0","msg":"订单状态已变化，请刷新后再操作"}',
}, '{"body":{"saletoCode":"8800123456","paytoCode":"8800200101","orderTypeNoList":["ZY6010086601","ZY6010086602"]}}');

/** Examples of `listTrafficPayers`: payers 付款方及余额; empty 没有记录; refused 未开通整车业务. */
export const listTrafficPayersExamples: Examples<'listTrafficPayers', 'payers' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listTrafficPayers', {
  payers: '{"code":"1","msg":"成功","data":[{"payerCode":"8800123456","payerType":"01","customerName":"青岛崂山腾达家电有限公司","salesGroupCode":"SG370201","balance":1286500,"hrsBalance":35200,"deletedFlag":"0"},{"payerCode":"8800200101","payerType":"02","customerName":"腾达家电授信账户","salesGroupCode":"SG370201","balance":500000,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200102","payerType":"02","customerName":"腾达家电票据账户","salesGroupCode":"SG370201","balance":320750.5,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200190","payerType":"90","customerName":"腾达家电安全付账户","salesGroupCode":"SG370201","balance":86000,"hrsBalance":0,"deletedFlag":"0"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"该客户未开通整车直发业务，请先申请权限"}',
}, '{"query":{"saletoCode":"8800123456"}}');

/** Examples of `updateTrafficCartPayto`: updated 修改成功; refused 付款方不可用. */
export const updateTrafficCartPaytoExamples: Examples<'updateTrafficCartPayto', 'updated' | 'refused'> = /* @__PURE__ */ examples('updateTrafficCartPayto', {
  updated: '{"code":"1","msg":"成功"}',
  refused: '{"code":"0","msg":"该付款方不能支付整车订单，请更换付款方"}',
}, '{"body":{"saletoCode":"8800123456","IBR_ID":"IBR2026112001","paytoCode":"8800200101"}}');
