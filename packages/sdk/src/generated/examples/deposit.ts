// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `payDepositOrder`: paid 尾款已付; overdue 已逾期. */
export const payDepositOrderExamples: Examples<'payDepositOrder', 'paid' | 'overdue'> = /* @__PURE__ */ examples('payDepositOrder', {
  paid: '{"code":"1","msg":"支付成功","data":{"orderNo":"6010086602","depositAmount":26388,"payAmount":61572,"payTime":"2026-11-20 10:00:00"}}',
  overdue: '{"code":"0","msg":"订单尾款已逾期，请先支付寄库费或申请延期"}',
}, '{"body":{"orderNo":"6010086602","orderTypeNo":"ZY6010086602","qty":40,"saletoCode":"8800123456","yqStatus":"0"}}');

/** Examples of `calculateStorageFee`: fee 超期10天; notStored 非寄库订单. */
export const calculateStorageFeeExamples: Examples<'calculateStorageFee', 'fee' | 'notStored'> = /* @__PURE__ */ examples('calculateStorageFee', {
  fee: '{"code":"1","msg":"成功","data":{"orderNo":"6010086602","number":40,"freeDays":7,"beginDate":"2026-11-18","endDate":"2026-11-25","overdueDays":10,"feePerDay":1.5,"feeAmount":600}}',
  notStored: '{"code":"0","msg":"该订单未寄库，无需支付寄库费"}',
}, '{"body":{"orderNo":"6010086602","orderTypeNo":"ZY6010086602","saletoCode":"8800123456","delayDate":"2026-12-05"}}');

/** Examples of `payOverdueStorageFee`: paid 已支付; poor 余额不足. */
export const payOverdueStorageFeeExamples: Examples<'payOverdueStorageFee', 'paid' | 'poor'> = /* @__PURE__ */ examples('payOverdueStorageFee', {
  paid: '{"code":"1","msg":"寄库费支付成功"}',
  poor: '{"code":"0","msg":"付款方可用余额不足，请充值后再支付"}',
}, '{"query":{"orderNo":"6010086602","saletoCode":"8800123456"}}');

/** Examples of `delayStorageOrder`: delayed 已延期; unpaid 寄库费未付. */
export const delayStorageOrderExamples: Examples<'delayStorageOrder', 'delayed' | 'unpaid'> = /* @__PURE__ */ examples('delayStorageOrder', {
  delayed: '{"code":"1","msg":"延期成功"}',
  unpaid: '{"code":"0","msg":"请先支付逾期寄库费再延期"}',
}, '{"query":{"orderNo":"6010086602","saletoCode":"8800123456"}}');

/** Examples of `applyDepositDelay`: applied 已提交; repeated 已有申请. */
export const applyDepositDelayExamples: Examples<'applyDepositDelay', 'applied' | 'repeated'> = /* @__PURE__ */ examples('applyDepositDelay', {
  applied: '{"code":"1","msg":"申请已提交","data":{"applyNo":"YQ20261120001","statusName":"审批中"}}',
  repeated: '{"code":"0","msg":"该订单已有审批中的延期申请"}',
}, '{"body":{"orderNo":"6010086602","orderTypeNo":"ZY6010086602","saletoCode":"8800123456","delayDate":"2026-12-05","reason":"工程进度推迟"}}');

/** Examples of `payCrowdFundingOrder`: paid 已支付; failed 众筹未成功. */
export const payCrowdFundingOrderExamples: Examples<'payCrowdFundingOrder', 'paid' | 'failed'> = /* @__PURE__ */ examples('payCrowdFundingOrder', {
  paid: '{"code":"1","msg":"支付成功"}',
  failed: '{"code":"0","msg":"众筹未达成，订单将自动取消并退回定金"}',
}, '{"path":{"orderNo":"6010086602"}}');

/** Examples of `updateChongbaiOrderStatus`: updated 已更新; wrongStep 状态不允许. */
export const updateChongbaiOrderStatusExamples: Examples<'updateChongbaiOrderStatus', 'updated' | 'wrongStep'> = /* @__PURE__ */ examples('updateChongbaiOrderStatus', {
  updated: '{"code":"1","msg":"状态更新成功"}',
  wrongStep: '{"code":"0","msg":"当前状态不允许变更，请刷新后重试"}',
}, '{"body":{"orderNo":"6010086604","orderTypeNo":"ZY6010086604","saletoCode":"8800123456","status":"50"}}');
