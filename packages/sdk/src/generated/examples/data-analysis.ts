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
  inventory: '{"code":"1","msg":"成功","data":[{"productCode":"GR0536A01","productModel":"BCD-536WGHTD","productName":"536升对开门变频无霜冰箱","productGroupCode":"100000","storeAmt":36,"avgDailySales":2,"turnoverDays":18,"safeDays":30},{"productCode":"GA3500D01","productModel":"KFR-35GW/01K","productName":"1.5匹新一级变频壁挂空调","productGroupCode":"130000","storeAmt":60,"avgDailySales":5,"turnoverDays":12,"safeDays":30},{"productCode":"GW0800C03","productModel":"XQB80-M21","productName":"8公斤波轮全自动洗衣机","productGroupCode":"120000","storeAmt":150,"avgDailySales":1.5,"turnoverDays":100,"safeDays":30}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"库存分析查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `getCustomerFlagData`: directAdmin 青岛崂山腾达家电有限公司; directKzxkh 济南泉城新零售有限公司; traditional 潍坊鸢都电器商行; rChannel 烟台芝罘社区家电服务部; designer 上海拾光空间设计有限公司; restricted 临沂沂蒙工程采购有限公司; frozen 淄博齐都家电经营部; mdmClosed 日照海曲电器有限公司; wholesale 青岛海通家电批发有限公司; refused 客户数据查询失败. */
export const getCustomerFlagDataExamples: Examples<'getCustomerFlagData', 'directAdmin' | 'directKzxkh' | 'traditional' | 'rChannel' | 'designer' | 'restricted' | 'frozen' | 'mdmClosed' | 'wholesale' | 'refused'> = /* @__PURE__ */ examples('getCustomerFlagData', {
  directAdmin: '{"code":"1","msg":"成功","data":true}',
  directKzxkh: '{"code":"1","msg":"成功","data":true}',
  traditional: '{"code":"1","msg":"成功","data":false}',
  rChannel: '{"code":"1","msg":"成功","data":false}',
  designer: '{"code":"1","msg":"成功","data":false}',
  restricted: '{"code":"1","msg":"成功","data":false}',
  frozen: '{"code":"1","msg":"成功","data":true}',
  mdmClosed: '{"code":"1","msg":"成功","data":true}',
  wholesale: '{"code":"1","msg":"成功","data":true}',
  refused: '{"code":"0","msg":"客户数据查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `getCalculatorFigures`: normal 常规产品; outOfStock 将断货的新品; slow 周转偏高; notObtained 零售与库存未获取到; retailUnknown 零售未知; withdrawn 已退市，中心仍有库存; notForSale 已退市，中心无库存; noPickups 近三个月没有提货; refused 查询失败. */
export const getCalculatorFiguresExamples: Examples<'getCalculatorFigures', 'normal' | 'outOfStock' | 'slow' | 'notObtained' | 'retailUnknown' | 'withdrawn' | 'notForSale' | 'noPickups' | 'refused'> = /* @__PURE__ */ examples('getCalculatorFigures', {
  normal: '{"code":"1","msg":"成功","data":{"productCode":"GR0536A01","productModel":"BCD-536WGHTD","productName":"536升对开门变频无霜冰箱","zsdRevqSum":120,"storeAmt":36,"jshdQtyT0":10,"jshdQtyT1":6,"jshdQtyT2":0,"growthRates":0,"storeAmtSumT0":42,"storeAmtSumT1":34,"storeAmtSumT2":20,"turnoverDaysT0":21,"turnoverDaysT1":17,"turnoverDaysT2":10,"pgCodeName":"冰箱","pgSumEstoreAmtAll":412,"pgCurrentTurnoverDays":32.5,"isNewProduct":false,"markOrDrop":"0","countOrder3months":9,"maxStock":200}}',
  outOfStock: '{"code":"1","msg":"成功","data":{"productCode":"GA2600D02","productModel":"KFR-26GW/01K","productName":"1匹新一级变频壁挂空调","zsdRevqSum":600,"storeAmt":20,"jshdQtyT0":0,"jshdQtyT1":30,"jshdQtyT2":60,"growthRates":20,"storeAmtSumT0":-4,"storeAmtSumT1":-58,"storeAmtSumT2":-82,"turnoverDaysT0":-0.3,"turnoverDaysT1":-4.8,"turnoverDaysT2":-6.8,"pgCodeName":"空调","pgSumEstoreAmtAll":640,"pgCurrentTurnoverDays":18.2,"isNewProduct":true,"markOrDrop":"0","countOrder3months":14,"maxStock":900}}',
  slow: '{"code":"1","msg":"成功","data":{"productCode":"GW0800C03","productModel":"XQB80-M21","productName":"8公斤波轮全自动洗衣机","zsdRevqSum":90,"storeAmt":150,"jshdQtyT0":0,"jshdQtyT1":0,"jshdQtyT2":0,"growthRates":0,"storeAmtSumT0":147,"storeAmtSumT1":136.5,"storeAmtSumT2":126,"turnoverDaysT0":98,"turnoverDaysT1":91,"turnoverDaysT2":84,"pgCodeName":"洗衣机","pgSumEstoreAmtAll":388,"pgCurrentTurnoverDays":61.4,"isNewProduct":false,"markOrDrop":"0","countOrder3months":3,"maxStock":400}}',
  notObtained: '{"code":"1","msg":"成功","data":{"productCode":"GH1600E02","productModel":"JSQ31-16TR3","productName":"16升零冷水燃气热水器","zsdRevqSum":"-","storeAmt":"","jshdQtyT0":5,"jshdQtyT1":0,"jshdQtyT2":0,"growthRates":0,"turnoverDaysT0":99999,"turnoverDaysT1":99999,"turnoverDaysT2":99999,"pgCodeName":"热水器","pgCurrentTurnoverDays":99999,"isNewProduct":false,"markOrDrop":"0","countOrder3months":2,"maxStock":120}}',
  retailUnknown: '{"code":"1","msg":"成功","data":{"productCode":"GW1000C02","productModel":"XQG100-B06","productName":"10公斤直驱滚筒洗衣机","zsdRevqSum":99999,"storeAmt":24,"jshdQtyT0":0,"jshdQtyT1":12,"jshdQtyT2":0,"growthRates":0,"turnoverDaysT0":99999,"turnoverDaysT1":99999,"turnoverDaysT2":99999,"pgCodeName":"洗衣机","pgSumEstoreAmtAll":388,"pgCurrentTurnoverDays":61.4,"isNewProduct":false,"markOrDrop":"0","countOrder3months":4,"maxStock":300}}',
  withdrawn: '{"code":"1","msg":"成功","data":{"productCode":"GF0300B02","productModel":"BC/BD-300GHD","productName":"300升卧式单温冷柜","zsdRevqSum":60,"storeAmt":4,"jshdQtyT0":0,"jshdQtyT1":0,"jshdQtyT2":0,"growthRates":0,"storeAmtSumT0":2,"storeAmtSumT1":-5,"storeAmtSumT2":-12,"turnoverDaysT0":2,"turnoverDaysT1":-5,"turnoverDaysT2":-12,"pgCodeName":"冷柜","pgSumEstoreAmtAll":96,"pgCurrentTurnoverDays":28,"isNewProduct":false,"markOrDrop":"1","centreStock":12,"countOrder3months":5,"maxStock":150}}',
  notForSale: '{"code":"1","msg":"成功","data":{"productCode":"GR0190Z99","productModel":"BCD-190TMPK","productName":"190升双门冰箱（停产退市）","zsdRevqSum":6,"storeAmt":1,"jshdQtyT0":0,"jshdQtyT1":0,"jshdQtyT2":0,"growthRates":0,"pgCodeName":"冰箱","pgSumEstoreAmtAll":412,"pgCurrentTurnoverDays":32.5,"isNewProduct":false,"markOrDrop":"1","centreStock":0,"countOrder3months":1}}',
  noPickups: '{"code":"1","msg":"成功","data":{"productCode":"GK1400F03","productModel":"EYW14028","productName":"14套嵌入式洗碗机","zsdRevqSum":12,"storeAmt":3,"jshdQtyT0":0,"jshdQtyT1":0,"jshdQtyT2":2,"growthRates":0,"storeAmtSumT0":2.6,"storeAmtSumT1":1.2,"storeAmtSumT2":1.8,"turnoverDaysT0":13,"turnoverDaysT1":6,"turnoverDaysT2":9,"pgCodeName":"厨电","pgSumEstoreAmtAll":75,"pgCurrentTurnoverDays":44,"isNewProduct":false,"markOrDrop":"0","countOrder3months":0,"maxStock":40}}',
  refused: '{"code":"0","msg":"该产品没有可用于计算的数据，请换一个型号"}',
}, '{"query":{"saletoCode":"8800123456","sendtoCode":"8800123456","productCode":"GR0536A01"}}');
