// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `queryElectronicSignAccount`: authenticated 已认证; notOpen 未开通. */
export const queryElectronicSignAccountExamples: Examples<'queryElectronicSignAccount', 'authenticated' | 'notOpen'> = /* @__PURE__ */ examples('queryElectronicSignAccount', {
  authenticated: '{"code":"1","msg":"成功","data":{"accountCode":"DZQ8800123456","customerCode":"8800123456","companyName":"青岛崂山腾达家电有限公司","signerName":"王建国","phoneNumber":"138****0001","authStatus":"2","authStatusName":"已认证","mianmiFlag":false,"mianmiEndDate":""}}',
  notOpen: '{"code":"0","msg":"尚未开通电子签账号，请先完成个人认证"}',
}, '{"body":{"customerCode":"8800123456"}}');

/** Examples of `sendElectronicSignVerifyCode`: sent 已发送; tooOften 发送过于频繁. */
export const sendElectronicSignVerifyCodeExamples: Examples<'sendElectronicSignVerifyCode', 'sent' | 'tooOften'> = /* @__PURE__ */ examples('sendElectronicSignVerifyCode', {
  sent: '{"code":"1","msg":"验证码已发送"}',
  tooOften: '{"code":"0","msg":"验证码发送过于频繁，请一分钟后再试"}',
}, '{"body":{"customerCode":"8800123456","phoneNumber":"13800000001"}}');

/** Examples of `verifyElectronicSignCode`: right 校验通过; wrong 验证码错误. */
export const verifyElectronicSignCodeExamples: Examples<'verifyElectronicSignCode', 'right' | 'wrong'> = /* @__PURE__ */ examples('verifyElectronicSignCode', {
  right: '{"code":"1","msg":"验证成功"}',
  wrong: '{"code":"0","msg":"验证码错误或已过期，请重新获取"}',
}, '{"body":{"customerCode":"8800123456","phoneNumber":"13800000001","verifyCode":"628413"}}');

/** Examples of `querySignContracts`: page 两份合同; empty 没有合同; refused 账号未认证. */
export const querySignContractsExamples: Examples<'querySignContracts', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('querySignContracts', {
  page: '{"code":"1","msg":"成功","data":{"total":2,"pageNum":1,"pageSize":10,"records":[{"contractCode":"HT20261119001","contractName":"产品采购订单确认书","orderNo":"6010086601","amount":44384,"status":"10","statusName":"待签署","createDate":"2026-11-19","signDate":"","signUrl":"https://esign.portal.invalid/sign/HT20261119001"},{"contractCode":"HT20261118001","contractName":"产品采购订单确认书","orderNo":"6010086602","amount":87960,"status":"20","statusName":"已签署","createDate":"2026-11-18","signDate":"2026-11-18"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"电子签账号未认证，请先完成认证"}',
}, '{"body":{"customerCode":"8800123456","pageNum":1,"pageSize":10}}');

/** Examples of `authenticateSigner`: started 已发起; mismatch 信息不一致. */
export const authenticateSignerExamples: Examples<'authenticateSigner', 'started' | 'mismatch'> = /* @__PURE__ */ examples('authenticateSigner', {
  started: '{"code":"1","msg":"成功","data":{"authStatus":"1","authStatusName":"认证中","authUrl":"https://esign.portal.invalid/auth/DZQ8800123456"}}',
  mismatch: '{"code":"0","msg":"姓名与身份证号不一致，请核对后重新提交"}',
}, '{"body":{"customerCode":"8800123456","name":"王建国","idCard":"370212197503150011","phoneNumber":"13800000001"}}');

/** Examples of `setPasswordFreeSigning`: opened 已开通; unverified 未验证. */
export const setPasswordFreeSigningExamples: Examples<'setPasswordFreeSigning', 'opened' | 'unverified'> = /* @__PURE__ */ examples('setPasswordFreeSigning', {
  opened: '{"code":"1","msg":"免密签署已开通","data":{"accountCode":"DZQ8800123456","customerCode":"8800123456","companyName":"青岛崂山腾达家电有限公司","signerName":"王建国","phoneNumber":"138****0001","authStatus":"2","authStatusName":"已认证","mianmiFlag":true,"mianmiEndDate":"2027-11-19"}}',
  unverified: '{"code":"0","msg":"请先通过短信验证码校验"}',
}, '{"body":{"customerCode":"8800123456","accountCode":"DZQ8800123456","mianmiFlag":true}}');
