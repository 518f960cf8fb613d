// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `queryInterestProducts`: page 第一页; empty 没有关注产品; refused 查询失败. */
export const queryInterestProductsExamples: Examples<'queryInterestProducts', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryInterestProducts', {
  page: '{"code":"1","msg":"成功","data":{"total":3,"pageNum":1,"pageSize":10,"records":[{"id":"30021","productCode":"GR0536A01","productModel":"BCD-536WGHTD","productName":"536升对开门变频无霜冰箱","productGroupCode":"100000","productGroupName":"冰箱","price":3299,"stock":186,"createDate":"2026-11-18"},{"id":"30017","productCode":"GA3500D01","productModel":"KFR-35GW/01K","productName":"1.5匹新一级变频壁挂空调","productGroupCode":"130000","productGroupName":"空调","price":2199,"stock":600,"createDate":"2026-11-11"},{"id":"30009","productCode":"GR0190Z99","productModel":"BCD-190TMPK","productName":"190升双门冰箱（停产退市）","productGroupCode":"100000","productGroupName":"冰箱","price":899,"stock":0,"createDate":"2026-08-30"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"关注产品查询失败，请稍后再试"}',
}, '{"body":{"customerCode":"8800123456","account":"wangjg","pageNum":1,"pageSize":10}}');

/** Examples of `addInterestProducts`: followed 关注成功; full 关注数量已满. */
export const addInterestProductsExamples: Examples<'addInterestProducts', 'followed' | 'full'> = /* @__PURE__ */ examples('addInterestProducts', {
  followed: '{"code":"1","msg":"成功"}',
  full: '{"code":"0","msg":"关注的产品已达上限，请先取消部分关注"}',
}, '{"path":{"customerCode":"8800123456","account":"wangjg","list":"GW1000C01,GA3500D01"}}');

/** Examples of `removeInterestProducts`: removed 取消成功; missing 未关注. */
export const removeInterestProductsExamples: Examples<'removeInterestProducts', 'removed' | 'missing'> = /* @__PURE__ */ examples('removeInterestProducts', {
  removed: '{"code":"1","msg":"成功"}',
  missing: '{"code":"0","msg":"没有关注这些产品，请刷新列表"}',
}, '{"body":{"customerCode":"8800123456","account":"wangjg","productCodeList":["GR0190Z99"]}}');
