// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `queryPosAgreements`: page 一份协议; empty 没有记录; refused 查询失败. */
export const queryPosAgreementsExamples: Examples<'queryPosAgreements', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryPosAgreements', {
  page: '{"code":"1","msg":"成功","data":{"total":1,"pageNum":1,"pageSize":10,"records":[{"agreementNo":"HT2026PS0002","agreementName":"POS机具服务协议","bankName":"青岛银行","terminalNumber":2,"rate":0.38,"beginDate":"2026-01-10","endDate":"2027-01-09","status":"20","statusName":"已生效"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"POS协议查询失败，请稍后再试"}',
}, '{"body":{"customerCode":"8800123456","pageNum":1,"pageSize":10}}');

/** Examples of `submitPosAgreement`: submitted 提交成功; pending 有审核中的申请. */
export const submitPosAgreementExamples: Examples<'submitPosAgreement', 'submitted' | 'pending'> = /* @__PURE__ */ examples('submitPosAgreement', {
  submitted: '{"code":"1","msg":"成功","data":{"agreementNo":"HTPS2026112001","status":"10","statusName":"审核中"}}',
  pending: '{"code":"0","msg":"已有审核中的POS协议申请，请等待审核结果"}',
}, '{"body":{"customerCode":"8800123456","bankName":"青岛银行","terminalNumber":1,"contactName":"王建国","contactPhone":"13800000001","address":"山东省青岛市市北区辽阳西路100号腾达电器城"}}');

/** Examples of `submitPosPayment`: submitted 提交成功; paid 年费已缴; shortBalance 余额不足; wrongPassword 支付密码错误; lastTry 支付密码再次错误; passwordLocked 支付密码已锁定; wrongAccount 账户不能用在这里. */
export const submitPosPaymentExamples: Examples<'submitPosPayment', 'submitted' | 'paid' | 'shortBalance' | 'wrongPassword' | 'lastTry' | 'passwordLocked' | 'wrongAccount'> = /* @__PURE__ */ examples('submitPosPayment', {
  submitted: '{"code":"1","msg":"成功","data":{"paymentNo":"PF2026112001","amount":240,"status":"10","statusName":"处理中"}}',
  paid: '{"code":"0","msg":"该终端本年度年费已缴纳，无需重复缴纳"}',
  shortBalance: '{"code":"0","msg":"付款方余额不足，请充值后再付款"}',
  wrongPassword: '{"code":"0","msg":"支付密码不正确，还可以试 2 次"}',
  lastTry: '{"code":"0","msg":"支付密码不正确，还可以试 1 次"}',
  passwordLocked: '{"code":"0","msg":"支付密码已锁定，请重置支付密码"}',
  wrongAccount: '{"code":"0","msg":"返利只能在返利兑现中使用，请换付款方"}',
}, '{"body":{"customerCode":"8800123456","paymentType":"ANNUALFEE","payerCode":"8800123456","amount":240,"terminalId":"64002","payPassword":"123456"}}');

/** Examples of `queryPosTerminals`: page 两台终端; empty 没有记录; refused 未签协议. */
export const queryPosTerminalsExamples: Examples<'queryPosTerminals', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryPosTerminals', {
  page: '{"code":"1","msg":"成功","data":{"total":2,"pageNum":1,"pageSize":10,"records":[{"id":"64001","iyearfee":240,"userCode":"8800123456","userName":"青岛崂山腾达家电有限公司","terminalNo":"37020001","merchantNo":"898370212000001","bankName":"青岛银行","yearFeeEndDate":"2027-01-09","status":"20","statusName":"已绑定"},{"id":"64002","iyearfee":240,"userCode":"8800123456","userName":"青岛崂山腾达家电有限公司","terminalNo":"37020002","merchantNo":"898370212000001","bankName":"青岛银行","yearFeeEndDate":"2026-12-31","status":"10","statusName":"未绑定"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"未签订POS协议，请先申请"}',
}, '{"body":{"customerCode":"8800123456","pageNum":1,"pageSize":10}}');

/** Examples of `setPosTerminalBinding`: bound 绑定成功; bound2 已绑定; wrongAccount 账户不能用在这里. */
export const setPosTerminalBindingExamples: Examples<'setPosTerminalBinding', 'bound' | 'bound2' | 'wrongAccount'> = /* @__PURE__ */ examples('setPosTerminalBinding', {
  bound: '{"code":"1","msg":"成功"}',
  bound2: '{"code":"0","msg":"该终端已绑定其他客户，请先解绑"}',
  wrongAccount: '{"code":"0","msg":"返利只能在返利兑现中使用，请换付款方"}',
}, '{"body":{"id":"64002","customerCode":"8800123456","userCode":"8800123456","userName":"青岛崂山腾达家电有限公司","payerCode":"8800123456"}}');

/** Examples of `queryPosServiceCharges`: page 三笔交易; empty 没有记录; refused 时间跨度过大. */
export const queryPosServiceChargesExamples: Examples<'queryPosServiceCharges', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryPosServiceCharges', {
  page: '{"code":"1","msg":"成功","data":{"total":13,"pageNum":1,"pageSize":3,"tradeTotal":66758,"chargeTotal":253.69,"settleTotal":66504.31,"records":[{"id":"65026111901","tradeDate":"2026-11-19","terminalNo":"37020001","tradeAmount":1511,"rate":0.38,"chargeAmount":5.74,"settleAmount":1505.26,"status":"10","statusName":"待结算"},{"id":"65003","tradeDate":"2026-11-18","terminalNo":"37020001","tradeAmount":8650,"rate":0.38,"chargeAmount":32.87,"settleAmount":8617.13,"status":"10","statusName":"待结算"},{"id":"65026111801","tradeDate":"2026-11-18","terminalNo":"37020001","tradeAmount":2189,"rate":0.38,"chargeAmount":8.32,"settleAmount":2180.68,"status":"20","statusName":"已结算"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"查询时间跨度不能超过一年，请缩短查询时间"}',
}, '{"body":{"customerCode":"8800123456","beginDate":"2026-11-01","endDate":"2026-11-20","pageNum":1,"pageSize":3}}');
