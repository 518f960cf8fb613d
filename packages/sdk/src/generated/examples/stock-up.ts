// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `checkStockUp`: passed 校验通过; shortage 库存不足; refused 无备货权限. */
export const checkStockUpExamples: Examples<'checkStockUp', 'passed' | 'shortage' | 'refused'> = /* @__PURE__ */ examples('checkStockUp', {
  passed: '{"code":"1","msg":"成功","data":{"canOrder":true,"failList":[]}}',
  shortage: '{"code":"1","msg":"成功","data":{"canOrder":false,"failList":[{"productCode":"GF0300B02","stock":12,"message":"库存不足，最多可订 12 台"}]}}',
  refused: '{"code":"0","msg":"未开通备货下单，请联系客户经理"}',
}, '{"body":{"saletoCode":"8800123456","sendtoCode":"8800123456","productList":[{"productCode":"GR0536A01","number":10},{"productCode":"GW1000C02","number":6}]}}');

/** Examples of `createStockUpOrder`: created 下单成功; shortage 库存不足. */
export const createStockUpOrderExamples: Examples<'createStockUpOrder', 'created' | 'shortage'> = /* @__PURE__ */ examples('createStockUpOrder', {
  created: '{"code":"1","msg":"成功","data":{"orderNo":"6010086601","orderTypeNo":"ZY6010086601","amount":44384}}',
  shortage: '{"code":"0","msg":"型号 BC/BD-300GHD 库存不足，最多可订 12 台"}',
}, '{"body":{"saletoCode":"8800123456","sendtoCode":"8800123456","payerCode":"8800123456","productList":[{"productCode":"GR0536A01","number":10},{"productCode":"GW1000C02","number":6}]}}');

/** Examples of `getStockUpNumber`: number 两个产品; none 清单为空; refused 查询失败. */
export const getStockUpNumberExamples: Examples<'getStockUpNumber', 'number' | 'none' | 'refused'> = /* @__PURE__ */ examples('getStockUpNumber', {
  number: '{"code":"1","msg":"成功","data":2}',
  none: '{"code":"1","msg":"成功","data":0}',
  refused: '{"code":"0","msg":"备货数量查询失败"}',
}, '{"query":{"saletoCode":"8800123456"}}');
