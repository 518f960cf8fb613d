// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `queryCommonQuestions`: page 第一页; empty 没有问题; refused 查询失败. */
export const queryCommonQuestionsExamples: Examples<'queryCommonQuestions', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryCommonQuestions', {
  page: '{"code":"1","msg":"成功","data":{"total":3,"pageNum":1,"pageSize":10,"records":[{"id":"501","title":"购物车最多可以放多少种产品？","typeCode":"ORDER","typeName":"下单","content":"<p>购物车最多添加 20 种商品，超出时请先结算或删除。</p>","isUse":true,"sort":1,"readCount":328,"updateUser":"客户服务部","updateDate":"2026-10-09 10:20:00"},{"id":"502","title":"付款后余额多久到账？","typeCode":"FINANCE","typeName":"财务","content":"<p>工作日 16:00 前到款当日入账，之后到款次日入账。</p>","isUse":true,"sort":2,"readCount":256,"updateUser":"客户服务部","updateDate":"2026-09-22 16:05:12"},{"id":"503","title":"账户被冻结怎么办？","typeCode":"ACCOUNT","typeName":"账户","content":"<p>请在解冻开单页面提交申请，或联系客户经理。</p>","isUse":true,"sort":3,"readCount":97,"updateUser":"客户服务部","updateDate":"2026-11-02 09:31:45"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"常见问题查询失败，请稍后再试"}',
}, '{"body":{"customerCode":"8800123456","isUse":true,"pageNum":1,"pageSize":10}}');

/** Examples of `setQuestionInUse`: changed 设置成功; missing 问题不存在. */
export const setQuestionInUseExamples: Examples<'setQuestionInUse', 'changed' | 'missing'> = /* @__PURE__ */ examples('setQuestionInUse', {
  changed: '{"code":"1","msg":"成功"}',
  missing: '{"code":"0","msg":"问题不存在或已被删除，请刷新列表"}',
}, '{"body":{"id":"503","isUse":false}}');

/** Examples of `saveCommonQuestion`: saved 保存成功; duplicate 问题重复. */
export const saveCommonQuestionExamples: Examples<'saveCommonQuestion', 'saved' | 'duplicate'> = /* @__PURE__ */ examples('saveCommonQuestion', {
  saved: '{"code":"1","msg":"成功","data":{"id":"504"}}',
  duplicate: '{"code":"0","msg":"已有相同的问题，请修改原问题"}',
}, '{"body":{"title":"如何修改默认送达方？","typeCode":"ACCOUNT","content":"<p>在页面顶部切换送达方，切换后即为默认送达方。</p>","sort":4,"isUse":true}}');

/** Examples of `getCommonQuestion`: question 问题详情; missing 问题不存在. */
export const getCommonQuestionExamples: Examples<'getCommonQuestion', 'question' | 'missing'> = /* @__PURE__ */ examples('getCommonQuestion', {
  question: '{"code":"1","msg":"成功","data":{"id":"501","title":"购物车最多可以放多少种产品？","typeCode":"ORDER","typeName":"下单","content":"<p>购物车最多添加 20 种商品，超出时请先结算或删除。</p>","isUse":true,"sort":1,"readCount":328,"updateUser":"客户服务部","updateDate":"2026-10-09 10:20:00"}}',
  missing: '{"code":"0","msg":"问题不存在或已被删除，请返回列表"}',
}, '{"query":{"id":"501"}}');

/** Examples of `deleteCommonQuestion`: deleted 删除成功; inUse 问题启用中. */
export const deleteCommonQuestionExamples: Examples<'deleteCommonQuestion', 'deleted' | 'inUse'> = /* @__PURE__ */ examples('deleteCommonQuestion', {
  deleted: '{"code":"1","msg":"成功"}',
  inUse: '{"code":"0","msg":"启用中的问题不能删除，请先停用"}',
}, '{"query":{"id":"503"}}');
