// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `getCyclePredict`: weeks 四周预测; empty 没有预测; refused 查询失败. */
export const getCyclePredictExamples: Examples<'getCyclePredict', 'weeks' | 'empty' | 'refused'> = /* @__PURE__ */ examples('getCyclePredict', {
  weeks: '{"code":"1","msg":"成功","data":[{"week":"202648","beginDate":"2026-11-23","predictQty":14},{"week":"202649","beginDate":"2026-11-30","predictQty":18},{"week":"202650","beginDate":"2026-12-07","predictQty":22},{"week":"202651","beginDate":"2026-12-14","predictQty":12}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"预测数据查询失败，请稍后再试"}',
}, '{"query":{"saletoCode":"8800123456","productCode":"GR0536A01"}}');

/** Examples of `listCustomerInventory`: inventory 三个产品; empty 没有库存数据; refused 查询失败. */
export const listCustomerInventoryExamples: Examples<'listCustomerInventory', 'inventory' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listCustomerInventory', {
  inventory: '{"code":"1","msg":"成功","data":[{"productCode":"GR0536A01","productModel":"BCD-536WGHTD","productName":"536升对开门变频无霜冰箱","productGroupCode":"100000","storeAmt":36,"avgDailySales":2,"turnoverDays":18,"safeDays":21},{"productCode":"GA3500D01","productModel":"KFR-35GW/01K","productName":"1.5匹新一级变频壁挂空调","productGroupCode":"130000","storeAmt":110,"avgDailySales":4,"turnoverDays":27.5,"safeDays":30},{"productCode":"GW0800C03","productModel":"XQB80-M21","productName":"8公斤波轮全自动洗衣机","productGroupCode":"120000","storeAmt":150,"avgDailySales":1.5,"turnoverDays":100,"safeDays":30}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"库存分析查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `getCustomerFlagData`: directAdmin 青岛崂山腾达家电有限公司; directKzxkh 济南泉城新零售有限公司; traditional 潍坊鸢都电器商行; rChannel 烟台芝罘社区家电服务部; designer 上海拾光空间设计有限公司; restricted 临沂沂蒙工程采购有限公司; frozen 淄博齐都家电经营部; mdmClosed 日照海曲电器有限公司; refused 客户数据查询失败. */
export const getCustomerFlagDataExamples: Examples<'getCustomerFlagData', 'directAdmin' | 'directKzxkh' | 'traditional' | 'rChannel' | 'designer' | 'restricted' | 'frozen' | 'mdmClosed' | 'refused'> = /* @__PURE__ */ examples('getCustomerFlagData', {
  directAdmin: '{"code":"1","msg":"成功","data":true}',
  directKzxkh: '{"code":"1","msg":"成功","data":true}',
  traditional: '{"code":"1","msg":"成功","data":false}',
  rChannel: '{"code":"1","msg":"成功","data":false}',
  designer: '{"code":"1","msg":"成功","data":false}',
  restricted: '{"code":"1","msg":"成功","data":false}',
  frozen: '{"code":"1","msg":"成功","data":true}',
  mdmClosed: '{"code":"1","msg":"成功","data":true}',
  refused: '{"code":"0","msg":"客户数据查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');
