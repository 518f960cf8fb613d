// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `getEvaluateStatus`: open 未评价; done 已评价; refused 订单不存在. */
export const getEvaluateStatusExamples: Examples<'getEvaluateStatus', 'open' | 'done' | 'refused'> = /* @__PURE__ */ examples('getEvaluateStatus', {
  open: '{"code":"1","msg":"成功","data":{"orderNo":"6010086605","status":"0","statusName":"未评价","deadline":"2026-12-08"}}',
  done: '{"code":"1","msg":"成功","data":{"orderNo":"6010086607","status":"1","statusName":"已评价","deadline":"2026-11-28"}}',
  refused: '{"code":"0","msg":"没有找到该订单，请核对订单号"}',
}, '{"query":{"customerCode":"8800123456","orderNo":"6010086605"}}');

/** Examples of `listEvaluateAttributes`: attributes 三个评价项; empty 没有评价项; refused 类型无效. */
export const listEvaluateAttributesExamples: Examples<'listEvaluateAttributes', 'attributes' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listEvaluateAttributes', {
  attributes: '{"code":"1","msg":"成功","data":[{"attributeCode":"A01","attributeName":"送货及时","maxScore":5,"isRequired":true,"tagList":["按时送达","提前沟通","送货延迟"]},{"attributeCode":"A02","attributeName":"产品完好","maxScore":5,"isRequired":true,"tagList":["包装完好","外箱破损"]},{"attributeCode":"A03","attributeName":"服务态度","maxScore":5,"isRequired":false,"tagList":["态度热情","沟通不畅"]}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"评价类型不存在，请刷新页面后重试"}',
}, '{"query":{"type":"ORDER"}}');

/** Examples of `getEvaluateInfo`: evaluation 已评价; missing 尚未评价. */
export const getEvaluateInfoExamples: Examples<'getEvaluateInfo', 'evaluation' | 'missing'> = /* @__PURE__ */ examples('getEvaluateInfo', {
  evaluation: '{"code":"1","msg":"成功","data":{"id":"77012","orderNo":"6010086607","type":"ORDER","totalScore":4.5,"content":"送货很快，包装也完好。","attributeList":[{"attributeCode":"A01","attributeName":"送货及时","score":5,"tagList":["按时送达"]},{"attributeCode":"A02","attributeName":"产品完好","score":4,"tagList":["包装完好"]}],"reply":"感谢您的评价，我们会继续努力。","evaluateUser":"王建国","evaluateDate":"2026-11-02 11:24:30"}}',
  missing: '{"code":"0","msg":"该订单尚未评价"}',
}, '{"query":{"customerCode":"8800123456","orderNo":"6010086607"}}');

/** Examples of `submitEvaluate`: submitted 提交成功; twice 重复评价. */
export const submitEvaluateExamples: Examples<'submitEvaluate', 'submitted' | 'twice'> = /* @__PURE__ */ examples('submitEvaluate', {
  submitted: '{"code":"1","msg":"成功"}',
  twice: '{"code":"0","msg":"该订单已评价，不能重复提交"}',
}, '{"body":{"customerCode":"8800123456","orderNo":"6010086605","type":"ORDER","content":"烟机和灶具一起送到，服务周到。","attributeList":[{"attributeCode":"A01","score":5,"tagList":["按时送达"]},{"attributeCode":"A02","score":5,"tagList":["包装完好"]}]}}');
