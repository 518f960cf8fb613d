// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `listRecommendedKeywords`: words 四个推荐词; empty 没有推荐词; refused 推荐词加载失败. */
export const listRecommendedKeywordsExamples: Examples<'listRecommendedKeywords', 'words' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listRecommendedKeywords', {
  words: '{"code":"1","msg":"成功","data":{"total":4,"pageNum":1,"pageSize":4,"records":[{"id":"7001","recoWord":"对开门冰箱","openWay":0,"url":"","searchSeat":1,"attributeText":""},{"id":"7002","recoWord":"洗烘一体机","openWay":0,"url":"","searchSeat":1,"attributeText":""},{"id":"7003","recoWord":"一级能效空调","openWay":0,"url":"","searchSeat":2,"attributeText":"能效等级:一级"},{"id":"7004","recoWord":"采购推荐","openWay":1,"url":"/purchase/recommand","searchSeat":2,"attributeText":""}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":4,"records":[]}}',
  refused: '{"code":"0","msg":"推荐词加载失败，请稍后再试"}',
}, '{"body":{"pageNum":1,"pageSize":4,"params":{"bigChannel":"ZY","centerCode":"37","custCode":"8800123456","smallChannel":"M","type":1,"userId":"500001","userName":"wangjg"}}}');

/** Examples of `recordKeywordClick`: recorded 记录成功; refused 推荐词已下架. */
export const recordKeywordClickExamples: Examples<'recordKeywordClick', 'recorded' | 'refused'> = /* @__PURE__ */ examples('recordKeywordClick', {
  recorded: '{"code":"1","msg":"成功"}',
  refused: '{"code":"0","msg":"推荐词已下架，请刷新页面"}',
}, '{"body":{"recoId":"7001","clicPersId":"500001","clicPersName":"wangjg"}}');

/** Examples of `suggestProductModels`: models 四个型号; empty 没有匹配; refused 型号联想失败. */
export const suggestProductModelsExamples: Examples<'suggestProductModels', 'models' | 'empty' | 'refused'> = /* @__PURE__ */ examples('suggestProductModels', {
  models: '{"code":"1","msg":"成功","data":[{"productCode":"GR0536A01","productModel":"BCD-536WGHTD","productName":"536升对开门变频无霜冰箱"},{"productCode":"GR0510A02","productModel":"BCD-510WGCTF","productName":"510升十字门一级能效冰箱"},{"productCode":"GR0325A03","productModel":"BCD-325WLHFD","productName":"325升法式多门冰箱"},{"productCode":"GR0216A04","productModel":"BCD-216STPS","productName":"216升三门直冷冰箱"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"型号联想失败，请稍后再试"}',
}, '{"query":{"keyword":"BCD"}}');
