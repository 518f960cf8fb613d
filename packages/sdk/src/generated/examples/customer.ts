// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `getSoldTo`: directAdmin 青岛崂山腾达家电有限公司; directKzxkh 济南泉城新零售有限公司; traditional 潍坊鸢都电器商行; rChannel 烟台芝罘社区家电服务部; designer 上海拾光空间设计有限公司; restricted 临沂沂蒙工程采购有限公司; frozen 淄博齐都家电经营部; mdmClosed 日照海曲电器有限公司; wholesale 青岛海通家电批发有限公司; secondSoldTo 青岛黄岛腾达家电分公司; refused 售达方不存在. */
export const getSoldToExamples: Examples<'getSoldTo', 'directAdmin' | 'directKzxkh' | 'traditional' | 'rChannel' | 'designer' | 'restricted' | 'frozen' | 'mdmClosed' | 'wholesale' | 'secondSoldTo' | 'refused'> = /* @__PURE__ */ examples('getSoldTo', {
  directAdmin: '{"code":"1","msg":"成功","data":{"saletoCode":"8800123456","saletoName":"青岛崂山腾达家电有限公司"}}',
  directKzxkh: '{"code":"1","msg":"成功","data":{"saletoCode":"8800123460","saletoName":"济南泉城新零售有限公司"}}',
  traditional: '{"code":"1","msg":"成功","data":{"saletoCode":"8800234567","saletoName":"潍坊鸢都电器商行"}}',
  rChannel: '{"code":"1","msg":"成功","data":{"saletoCode":"8800345678","saletoName":"烟台芝罘社区家电服务部"}}',
  designer: '{"code":"1","msg":"成功","data":{"saletoCode":"8800456789","saletoName":"上海拾光空间设计有限公司"}}',
  restricted: '{"code":"1","msg":"成功","data":{"saletoCode":"8800567890","saletoName":"临沂沂蒙工程采购有限公司"}}',
  frozen: '{"code":"1","msg":"成功","data":{"saletoCode":"8800678901","saletoName":"淄博齐都家电经营部"}}',
  mdmClosed: '{"code":"1","msg":"成功","data":{"saletoCode":"8800789012","saletoName":"日照海曲电器有限公司"}}',
  wholesale: '{"code":"1","msg":"成功","data":{"saletoCode":"8800891234","saletoName":"青岛海通家电批发有限公司"}}',
  secondSoldTo: '{"code":"1","msg":"成功","data":{"saletoCode":"8800123457","saletoName":"青岛黄岛腾达家电分公司"}}',
  refused: '{"code":"0","msg":"售达方不存在，请联系客户经理"}',
}, '{"query":{"saletoCode":"8800123456"}}');

/** Examples of `listShipTos`: directAdmin 青岛崂山腾达家电有限公司; directKzxkh 济南泉城新零售有限公司; traditional 潍坊鸢都电器商行; rChannel 烟台芝罘社区家电服务部; designer 上海拾光空间设计有限公司; restricted 临沂沂蒙工程采购有限公司; frozen 淄博齐都家电经营部; mdmClosed 日照海曲电器有限公司; wholesale 青岛海通家电批发有限公司; secondSoldTo 青岛黄岛腾达家电分公司; empty 没有送达方; refused 售达方不存在. */
export const listShipTosExamples: Examples<'listShipTos', 'directAdmin' | 'directKzxkh' | 'traditional' | 'rChannel' | 'designer' | 'restricted' | 'frozen' | 'mdmClosed' | 'wholesale' | 'secondSoldTo' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listShipTos', {
  directAdmin: '{"code":"1","msg":"成功","data":[{"sendtoCode":"8800123456","sendtoAddress":"山东省青岛市崂山区株洲路187号腾达仓库","isDefault":1},{"sendtoCode":"8800130002","sendtoAddress":"山东省青岛市市北区辽阳西路100号腾达电器城","isDefault":0},{"sendtoCode":"8800130003","sendtoAddress":"山东省青岛市黄岛区长江中路228号大家居门店","isDefault":0}]}',
  directKzxkh: '{"code":"1","msg":"成功","data":[{"sendtoCode":"8800123460","sendtoAddress":"山东省济南市历下区泉城路188号新零售中心仓","isDefault":1}]}',
  traditional: '{"code":"1","msg":"成功","data":[{"sendtoCode":"8800234567","sendtoAddress":"山东省潍坊市奎文区东风东街66号鸢都电器","isDefault":1}]}',
  rChannel: '{"code":"1","msg":"成功","data":[{"sendtoCode":"8800345678","sendtoAddress":"山东省烟台市芝罘区南大街12号服务部","isDefault":1}]}',
  designer: '{"code":"1","msg":"成功","data":[{"sendtoCode":"8800456789","sendtoAddress":"上海市静安区南京西路1266号设计中心","isDefault":1}]}',
  restricted: '{"code":"1","msg":"成功","data":[{"sendtoCode":"8800567890","sendtoAddress":"山东省临沂市兰山区沂蒙路200号工程仓","isDefault":1}]}',
  frozen: '{"code":"1","msg":"成功","data":[{"sendtoCode":"8800678901","sendtoAddress":"山东省淄博市张店区柳泉路9号经营部","isDefault":1}]}',
  mdmClosed: '{"code":"1","msg":"成功","data":[{"sendtoCode":"8800789012","sendtoAddress":"山东省日照市东港区海曲路3号电器城","isDefault":1}]}',
  wholesale: '{"code":"1","msg":"成功","data":[{"sendtoCode":"8800891234","sendtoAddress":"山东省青岛市城阳区正阳路390号海通总仓","isDefault":1}]}',
  secondSoldTo: '{"code":"1","msg":"成功","data":[{"sendtoCode":"8800130004","sendtoAddress":"山东省青岛市黄岛区江山南路50号分公司仓库","isDefault":1}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"售达方不存在，请联系客户经理"}',
}, '{"query":{"saletoCode":"8800123456"}}');

/** Examples of `getDefaultShipTo`: directAdmin 青岛崂山腾达家电有限公司; directKzxkh 济南泉城新零售有限公司; traditional 潍坊鸢都电器商行; rChannel 烟台芝罘社区家电服务部; designer 上海拾光空间设计有限公司; restricted 临沂沂蒙工程采购有限公司; frozen 淄博齐都家电经营部; mdmClosed 日照海曲电器有限公司; wholesale 青岛海通家电批发有限公司; secondSoldTo 青岛黄岛腾达家电分公司; refused 没有默认. */
export const getDefaultShipToExamples: Examples<'getDefaultShipTo', 'directAdmin' | 'directKzxkh' | 'traditional' | 'rChannel' | 'designer' | 'restricted' | 'frozen' | 'mdmClosed' | 'wholesale' | 'secondSoldTo' | 'refused'> = /* @__PURE__ */ examples('getDefaultShipTo', {
  directAdmin: '{"code":"1","msg":"成功","data":{"sendtoCode":"8800123456","sendtoAddress":"山东省青岛市崂山区株洲路187号腾达仓库","isDefault":1}}',
  directKzxkh: '{"code":"1","msg":"成功","data":{"sendtoCode":"8800123460","sendtoAddress":"山东省济南市历下区泉城路188号新零售中心仓","isDefault":1}}',
  traditional: '{"code":"1","msg":"成功","data":{"sendtoCode":"8800234567","sendtoAddress":"山东省潍坊市奎文区东风东街66号鸢都电器","isDefault":1}}',
  rChannel: '{"code":"1","msg":"成功","data":{"sendtoCode":"8800345678","sendtoAddress":"山东省烟台市芝罘区南大街12号服务部","isDefault":1}}',
  designer: '{"code":"1","msg":"成功","data":{"sendtoCode":"8800456789","sendtoAddress":"上海市静安区南京西路1266号设计中心","isDefault":1}}',
  restricted: '{"code":"1","msg":"成功","data":{"sendtoCode":"8800567890","sendtoAddress":"山东省临沂市兰山区沂蒙路200号工程仓","isDefault":1}}',
  frozen: '{"code":"1","msg":"成功","data":{"sendtoCode":"8800678901","sendtoAddress":"山东省淄博市张店区柳泉路9号经营部","isDefault":1}}',
  mdmClosed: '{"code":"1","msg":"成功","data":{"sendtoCode":"8800789012","sendtoAddress":"山东省日照市东港区海曲路3号电器城","isDefault":1}}',
  wholesale: '{"code":"1","msg":"成功","data":{"sendtoCode":"8800891234","sendtoAddress":"山东省青岛市城阳区正阳路390号海通总仓","isDefault":1}}',
  secondSoldTo: '{"code":"1","msg":"成功","data":{"sendtoCode":"8800130004","sendtoAddress":"山东省青岛市黄岛区江山南路50号分公司仓库","isDefault":1}}',
  refused: '{"code":"0","msg":"未设置默认送达方，请先选择送达方"}',
}, '{"query":{"saletoCode":"8800123456"}}');

/** Examples of `listPayTos`: directAdmin 青岛崂山腾达家电有限公司; directKzxkh 济南泉城新零售有限公司; traditional 潍坊鸢都电器商行; rChannel 烟台芝罘社区家电服务部; designer 上海拾光空间设计有限公司; restricted 临沂沂蒙工程采购有限公司; frozen 淄博齐都家电经营部; mdmClosed 日照海曲电器有限公司; wholesale 青岛海通家电批发有限公司; empty 没有付款方; refused 售达方不存在. */
export const listPayTosExamples: Examples<'listPayTos', 'directAdmin' | 'directKzxkh' | 'traditional' | 'rChannel' | 'designer' | 'restricted' | 'frozen' | 'mdmClosed' | 'wholesale' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listPayTos', {
  directAdmin: '{"code":"1","msg":"成功","data":[{"payerCode":"8800123456","payerType":"01","customerName":"青岛崂山腾达家电有限公司","salesGroupCode":"SG370201","balance":1286500,"hrsBalance":35200,"deletedFlag":"0"},{"payerCode":"8800200101","payerType":"02","customerName":"腾达家电授信账户","salesGroupCode":"SG370201","balance":500000,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200102","payerType":"02","customerName":"腾达家电票据账户","salesGroupCode":"SG370201","balance":320750.5,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200103","payerType":"03","customerName":"腾达家电保证金账户","salesGroupCode":"SG370201","balance":200000,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200107","payerType":"07","customerName":"腾达家电返利账户","salesGroupCode":"SG370201","balance":27210.36,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200115","payerType":"15","customerName":"腾达家电冻结账户","salesGroupCode":"SG370201","balance":10000,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200104","payerType":"04","customerName":"腾达家电工程账户","salesGroupCode":"SG370201","balance":158000,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200105","payerType":"05","customerName":"腾达家电样机账户","salesGroupCode":"SG370201","balance":26800,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200106","payerType":"06","customerName":"腾达家电备用账户","salesGroupCode":"SG370201","balance":3.2,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200190","payerType":"90","customerName":"腾达家电安全付账户","salesGroupCode":"SG370201","balance":86000,"hrsBalance":0,"deletedFlag":"0"}]}',
  directKzxkh: '{"code":"1","msg":"成功","data":[{"payerCode":"8800123460","payerType":"01","customerName":"济南泉城新零售有限公司","salesGroupCode":"SG370201","balance":642000,"hrsBalance":0,"deletedFlag":"0"}]}',
  traditional: '{"code":"1","msg":"成功","data":[{"payerCode":"8800234567","payerType":"01","customerName":"潍坊鸢都电器商行","salesGroupCode":"SG370201","balance":98600,"hrsBalance":0,"deletedFlag":"0"}]}',
  rChannel: '{"code":"1","msg":"成功","data":[{"payerCode":"8800345678","payerType":"01","customerName":"烟台芝罘社区家电服务部","salesGroupCode":"SG370201","balance":21350,"hrsBalance":0,"deletedFlag":"0"}]}',
  designer: '{"code":"1","msg":"成功","data":[{"payerCode":"8800456789","payerType":"01","customerName":"上海拾光空间设计有限公司","salesGroupCode":"SG370201","balance":56000,"hrsBalance":0,"deletedFlag":"0"}]}',
  restricted: '{"code":"1","msg":"成功","data":[{"payerCode":"8800567890","payerType":"01","customerName":"临沂沂蒙工程采购有限公司","salesGroupCode":"SG370201","balance":315000,"hrsBalance":0,"deletedFlag":"0"}]}',
  frozen: '{"code":"1","msg":"成功","data":[{"payerCode":"8800678901","payerType":"01","customerName":"淄博齐都家电经营部","salesGroupCode":"SG370201","balance":4800,"hrsBalance":0,"deletedFlag":"0"}]}',
  mdmClosed: '{"code":"1","msg":"成功","data":[{"payerCode":"8800789012","payerType":"01","customerName":"日照海曲电器有限公司","salesGroupCode":"SG370201","balance":12000,"hrsBalance":0,"deletedFlag":"0"}]}',
  wholesale: '{"code":"1","msg":"成功","data":[{"payerCode":"8800891234","payerType":"01","customerName":"青岛海通家电批发有限公司","salesGroupCode":"SG370201","balance":26000000,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800291201","payerType":"02","customerName":"海通授信账户","salesGroupCode":"SG370201","balance":4000000,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800291202","payerType":"02","customerName":"海通票据账户","salesGroupCode":"SG370201","balance":2500000,"hrsBalance":0,"deletedFlag":"0"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"售达方不存在，请联系客户经理"}',
}, '{"query":{"saletoCode":"8800123456"}}');

/** Examples of `listB2bPayTos`: directAdmin 青岛崂山腾达家电有限公司; empty 没有付款方; refused 查询失败. */
export const listB2bPayTosExamples: Examples<'listB2bPayTos', 'directAdmin' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listB2bPayTos', {
  directAdmin: '{"code":"1","msg":"成功","data":[{"payerCode":"8800123456","payerType":"01","customerName":"青岛崂山腾达家电有限公司","salesGroupCode":"SG370201","balance":1286500,"hrsBalance":35200,"deletedFlag":"0"},{"payerCode":"8800200104","payerType":"04","customerName":"腾达家电工程账户","salesGroupCode":"SG370201","balance":158000,"hrsBalance":0,"deletedFlag":"0"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"付款方查询失败，请稍后再试"}',
}, '{"query":{"saletoCode":"8800123456"}}');

/** Examples of `listAccountPayTos`: directAdmin 青岛崂山腾达家电有限公司; empty 没有可用付款方; refused 查询失败. */
export const listAccountPayTosExamples: Examples<'listAccountPayTos', 'directAdmin' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listAccountPayTos', {
  directAdmin: '{"code":"1","msg":"成功","data":[{"payerCode":"8800123456","payerType":"01","customerName":"青岛崂山腾达家电有限公司","salesGroupCode":"SG370201","balance":1286500,"hrsBalance":35200,"deletedFlag":"0"},{"payerCode":"8800200101","payerType":"02","customerName":"腾达家电授信账户","salesGroupCode":"SG370201","balance":500000,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200102","payerType":"02","customerName":"腾达家电票据账户","salesGroupCode":"SG370201","balance":320750.5,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200190","payerType":"90","customerName":"腾达家电安全付账户","salesGroupCode":"SG370201","balance":86000,"hrsBalance":0,"deletedFlag":"0"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"付款方查询失败，请稍后再试"}',
}, '{"query":{"saletoCode":"8800123456","account":"wangjg"}}');

/** Examples of `listAuthorizedPayTos`: directAdmin 青岛崂山腾达家电有限公司; empty 没有授权; refused 查询失败. */
export const listAuthorizedPayTosExamples: Examples<'listAuthorizedPayTos', 'directAdmin' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listAuthorizedPayTos', {
  directAdmin: '{"code":"1","msg":"成功","data":[{"payerCode":"8800310001","payerType":"01","customerName":"青岛城阳顺达家电有限公司","salesGroupCode":"SG370201","balance":120000,"hrsBalance":0,"deletedFlag":"0"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"授权付款方查询失败，请稍后再试"}',
}, '{"query":{"saletoCode":"8800123456"}}');

/** Examples of `listBillTos`: directAdmin 一个开票方; empty 没有开票方; refused 查询失败. */
export const listBillTosExamples: Examples<'listBillTos', 'directAdmin' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listBillTos', {
  directAdmin: '{"code":"1","msg":"成功","data":[{"billtoCode":"8800123456","title":"青岛崂山腾达家电有限公司","taxNo":"91370212MA3EXAMPL0","address":"山东省青岛市崂山区株洲路187号","phone":"0532-80000001","bankName":"中国工商银行青岛崂山支行","bankAccount":"3803020109200012345","invoiceType":"1","invoiceTypeName":"增值税专用发票"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"开票方查询失败，请稍后再试"}',
}, '{"query":{"saletoCode":"8800123456"}}');

/** Examples of `getSaleInfo`: directAdmin 青岛崂山腾达家电有限公司; directKzxkh 济南泉城新零售有限公司; traditional 潍坊鸢都电器商行; rChannel 烟台芝罘社区家电服务部; designer 上海拾光空间设计有限公司; restricted 临沂沂蒙工程采购有限公司; frozen 淄博齐都家电经营部; mdmClosed 日照海曲电器有限公司; wholesale 青岛海通家电批发有限公司; refused 客户不存在. */
export const getSaleInfoExamples: Examples<'getSaleInfo', 'directAdmin' | 'directKzxkh' | 'traditional' | 'rChannel' | 'designer' | 'restricted' | 'frozen' | 'mdmClosed' | 'wholesale' | 'refused'> = /* @__PURE__ */ examples('getSaleInfo', {
  directAdmin: '{"code":"1","msg":"成功","data":{"channel":"M","channelGroup":"ZY","customerCode":"8800123456","customerFlag":"","customerName":"青岛崂山腾达家电有限公司","customerSpecialLabel":"","manageCustomerCode":"8800123456","salesGroupCode":"SG370201","subChannel":"HV001","tagCode":"","tradeCode":"01","customerState":"0","freezeTagStatus":"0"}}',
  directKzxkh: '{"code":"1","msg":"成功","data":{"channel":"M","channelGroup":"ZY","customerCode":"8800123460","customerFlag":"","customerName":"济南泉城新零售有限公司","customerSpecialLabel":"KZXKH","manageCustomerCode":"8800123460","salesGroupCode":"SG370201","subChannel":"HV003","tagCode":"","tradeCode":"01","customerState":"0","freezeTagStatus":"0"}}',
  traditional: '{"code":"1","msg":"成功","data":{"channel":"CT","channelGroup":"CT","customerCode":"8800234567","customerFlag":"","customerName":"潍坊鸢都电器商行","customerSpecialLabel":"","manageCustomerCode":"8800234567","salesGroupCode":"SG370201","subChannel":"VA001","tagCode":"","tradeCode":"01","customerState":"0","freezeTagStatus":"0"}}',
  rChannel: '{"code":"1","msg":"成功","data":{"channel":"R","channelGroup":"R","customerCode":"8800345678","customerFlag":"","customerName":"烟台芝罘社区家电服务部","customerSpecialLabel":"","manageCustomerCode":"8800345678","salesGroupCode":"SG370201","subChannel":"RV001","tagCode":"","tradeCode":"01","customerState":"0","freezeTagStatus":"0"}}',
  designer: '{"code":"1","msg":"成功","data":{"channel":"Q","channelGroup":"ZY","customerCode":"8800456789","customerFlag":"","customerName":"上海拾光空间设计有限公司","customerSpecialLabel":"","manageCustomerCode":"8800456789","salesGroupCode":"SG370201","subChannel":"HV002","tagCode":"","tradeCode":"01","customerState":"0","freezeTagStatus":"0"}}',
  restricted: '{"code":"1","msg":"成功","data":{"channel":"T","channelGroup":"ZY","customerCode":"8800567890","customerFlag":"1","customerName":"临沂沂蒙工程采购有限公司","customerSpecialLabel":"","manageCustomerCode":"8800567890","salesGroupCode":"SG370201","subChannel":"HV001","tagCode":"","tradeCode":"01","customerState":"0","freezeTagStatus":"0"}}',
  frozen: '{"code":"1","msg":"成功","data":{"channel":"M","channelGroup":"ZY","customerCode":"8800678901","customerFlag":"","customerName":"淄博齐都家电经营部","customerSpecialLabel":"","manageCustomerCode":"8800678901","salesGroupCode":"SG370201","subChannel":"VA003","tagCode":"","tradeCode":"01","customerState":"0","freezeTagStatus":"0"}}',
  mdmClosed: '{"code":"1","msg":"成功","data":{"channel":"M","channelGroup":"ZY","customerCode":"8800789012","customerFlag":"","customerName":"日照海曲电器有限公司","customerSpecialLabel":"","manageCustomerCode":"8800789012","salesGroupCode":"SG370201","subChannel":"HV001","tagCode":"","tradeCode":"01","customerState":"1","freezeTagStatus":"0"}}',
  wholesale: '{"code":"1","msg":"成功","data":{"channel":"M","channelGroup":"ZY","customerCode":"8800891234","customerFlag":"","customerName":"青岛海通家电批发有限公司","customerSpecialLabel":"","manageCustomerCode":"8800891234","salesGroupCode":"SG370201","subChannel":"HV001","tagCode":"","tradeCode":"01","customerState":"0","freezeTagStatus":"0"}}',
  refused: '{"code":"0","msg":"客户不存在，请联系客户经理"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `listAddresses`: directAdmin 青岛崂山腾达家电有限公司; directKzxkh 济南泉城新零售有限公司; traditional 潍坊鸢都电器商行; rChannel 烟台芝罘社区家电服务部; designer 上海拾光空间设计有限公司; restricted 临沂沂蒙工程采购有限公司; frozen 淄博齐都家电经营部; mdmClosed 日照海曲电器有限公司; wholesale 青岛海通家电批发有限公司; empty 没有地址; refused 收货地址查询失败. */
export const listAddressesExamples: Examples<'listAddresses', 'directAdmin' | 'directKzxkh' | 'traditional' | 'rChannel' | 'designer' | 'restricted' | 'frozen' | 'mdmClosed' | 'wholesale' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listAddresses', {
  directAdmin: '{"code":"1","msg":"成功","data":[{"addressCode":"8800123456","addressName":"腾达仓库","address":"山东省青岛市崂山区株洲路187号腾达仓库","contactName":"王建国","contactPhone":"13800000001","defaultFlag":1,"status":"1","tradeCode":"01","customerCode":"8800123456"},{"addressCode":"8800130002","addressName":"腾达电器城","address":"山东省青岛市市北区辽阳西路100号腾达电器城","contactName":"刘芳","contactPhone":"13800000011","defaultFlag":0,"status":"1","tradeCode":"01","customerCode":"8800123456"},{"addressCode":"8800130003","addressName":"大家居门店","address":"山东省青岛市黄岛区长江中路228号大家居门店","contactName":"陈磊","contactPhone":"13800000012","defaultFlag":0,"status":"1","tradeCode":"01","customerCode":"8800123456"}]}',
  directKzxkh: '{"code":"1","msg":"成功","data":[{"addressCode":"8800123460","addressName":"新零售中心仓","address":"山东省济南市历下区泉城路188号新零售中心仓","defaultFlag":1,"status":"1","tradeCode":"01","customerCode":"8800123460"}]}',
  traditional: '{"code":"1","msg":"成功","data":[{"addressCode":"8800234567","addressName":"鸢都电器","address":"山东省潍坊市奎文区东风东街66号鸢都电器","defaultFlag":1,"status":"1","tradeCode":"01","customerCode":"8800234567"}]}',
  rChannel: '{"code":"1","msg":"成功","data":[{"addressCode":"8800345678","addressName":"服务部","address":"山东省烟台市芝罘区南大街12号服务部","defaultFlag":1,"status":"1","tradeCode":"01","customerCode":"8800345678"}]}',
  designer: '{"code":"1","msg":"成功","data":[{"addressCode":"8800456789","addressName":"设计中心","address":"上海市静安区南京西路1266号设计中心","defaultFlag":1,"status":"1","tradeCode":"01","customerCode":"8800456789"}]}',
  restricted: '{"code":"1","msg":"成功","data":[{"addressCode":"8800567890","addressName":"工程仓","address":"山东省临沂市兰山区沂蒙路200号工程仓","defaultFlag":1,"status":"1","tradeCode":"01","customerCode":"8800567890"}]}',
  frozen: '{"code":"1","msg":"成功","data":[{"addressCode":"8800678901","addressName":"经营部","address":"山东省淄博市张店区柳泉路9号经营部","defaultFlag":1,"status":"1","tradeCode":"01","customerCode":"8800678901"}]}',
  mdmClosed: '{"code":"1","msg":"成功","data":[{"addressCode":"8800789012","addressName":"电器城","address":"山东省日照市东港区海曲路3号电器城","defaultFlag":1,"status":"1","tradeCode":"01","customerCode":"8800789012"}]}',
  wholesale: '{"code":"1","msg":"成功","data":[{"addressCode":"8800891234","addressName":"海通总仓","address":"山东省青岛市城阳区正阳路390号海通总仓","defaultFlag":1,"status":"1","tradeCode":"01","customerCode":"8800891234"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"收货地址查询失败，请稍后再试"}',
}, '{}');

/** Examples of `listAllAddresses`: directAdmin 青岛崂山腾达家电有限公司; directKzxkh 济南泉城新零售有限公司; traditional 潍坊鸢都电器商行; rChannel 烟台芝罘社区家电服务部; designer 上海拾光空间设计有限公司; restricted 临沂沂蒙工程采购有限公司; frozen 淄博齐都家电经营部; mdmClosed 日照海曲电器有限公司; wholesale 青岛海通家电批发有限公司; empty 没有地址; refused 收货地址查询失败. */
export const listAllAddressesExamples: Examples<'listAllAddresses', 'directAdmin' | 'directKzxkh' | 'traditional' | 'rChannel' | 'designer' | 'restricted' | 'frozen' | 'mdmClosed' | 'wholesale' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listAllAddresses', {
  directAdmin: '{"code":"1","msg":"成功","data":[{"addressCode":"8800123456","addressName":"腾达仓库","address":"山东省青岛市崂山区株洲路187号腾达仓库","contactName":"王建国","contactPhone":"13800000001","defaultFlag":1,"status":"1","tradeCode":"01","customerCode":"8800123456"},{"addressCode":"8800130002","addressName":"腾达电器城","address":"山东省青岛市市北区辽阳西路100号腾达电器城","contactName":"刘芳","contactPhone":"13800000011","defaultFlag":0,"status":"1","tradeCode":"01","customerCode":"8800123456"},{"addressCode":"8800130003","addressName":"大家居门店","address":"山东省青岛市黄岛区长江中路228号大家居门店","contactName":"陈磊","contactPhone":"13800000012","defaultFlag":0,"status":"1","tradeCode":"01","customerCode":"8800123456"}]}',
  directKzxkh: '{"code":"1","msg":"成功","data":[{"addressCode":"8800123460","addressName":"新零售中心仓","address":"山东省济南市历下区泉城路188号新零售中心仓","defaultFlag":1,"status":"1","tradeCode":"01","customerCode":"8800123460"}]}',
  traditional: '{"code":"1","msg":"成功","data":[{"addressCode":"8800234567","addressName":"鸢都电器","address":"山东省潍坊市奎文区东风东街66号鸢都电器","defaultFlag":1,"status":"1","tradeCode":"01","customerCode":"8800234567"}]}',
  rChannel: '{"code":"1","msg":"成功","data":[{"addressCode":"8800345678","addressName":"服务部","address":"山东省烟台市芝罘区南大街12号服务部","defaultFlag":1,"status":"1","tradeCode":"01","customerCode":"8800345678"}]}',
  designer: '{"code":"1","msg":"成功","data":[{"addressCode":"8800456789","addressName":"设计中心","address":"上海市静安区南京西路1266号设计中心","defaultFlag":1,"status":"1","tradeCode":"01","customerCode":"8800456789"}]}',
  restricted: '{"code":"1","msg":"成功","data":[{"addressCode":"8800567890","addressName":"工程仓","address":"山东省临沂市兰山区沂蒙路200号工程仓","defaultFlag":1,"status":"1","tradeCode":"01","customerCode":"8800567890"}]}',
  frozen: '{"code":"1","msg":"成功","data":[{"addressCode":"8800678901","addressName":"经营部","address":"山东省淄博市张店区柳泉路9号经营部","defaultFlag":1,"status":"1","tradeCode":"01","customerCode":"8800678901"}]}',
  mdmClosed: '{"code":"1","msg":"成功","data":[{"addressCode":"8800789012","addressName":"电器城","address":"山东省日照市东港区海曲路3号电器城","defaultFlag":1,"status":"1","tradeCode":"01","customerCode":"8800789012"}]}',
  wholesale: '{"code":"1","msg":"成功","data":[{"addressCode":"8800891234","addressName":"海通总仓","address":"山东省青岛市城阳区正阳路390号海通总仓","defaultFlag":1,"status":"1","tradeCode":"01","customerCode":"8800891234"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"收货地址查询失败，请稍后再试"}',
}, '{}');

/** Examples of `listPayers`: directAdmin 青岛崂山腾达家电有限公司; directKzxkh 济南泉城新零售有限公司; traditional 潍坊鸢都电器商行; rChannel 烟台芝罘社区家电服务部; designer 上海拾光空间设计有限公司; restricted 临沂沂蒙工程采购有限公司; frozen 淄博齐都家电经营部; mdmClosed 日照海曲电器有限公司; wholesale 青岛海通家电批发有限公司; empty 没有付款方; refused 销售组不存在. */
export const listPayersExamples: Examples<'listPayers', 'directAdmin' | 'directKzxkh' | 'traditional' | 'rChannel' | 'designer' | 'restricted' | 'frozen' | 'mdmClosed' | 'wholesale' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listPayers', {
  directAdmin: '{"code":"1","msg":"成功","data":[{"payerCode":"8800123456","payerType":"01","customerName":"青岛崂山腾达家电有限公司","salesGroupCode":"SG370201","balance":1286500,"hrsBalance":35200,"deletedFlag":"0"},{"payerCode":"8800200101","payerType":"02","customerName":"腾达家电授信账户","salesGroupCode":"SG370201","balance":500000,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200102","payerType":"02","customerName":"腾达家电票据账户","salesGroupCode":"SG370201","balance":320750.5,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200103","payerType":"03","customerName":"腾达家电保证金账户","salesGroupCode":"SG370201","balance":200000,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200107","payerType":"07","customerName":"腾达家电返利账户","salesGroupCode":"SG370201","balance":27210.36,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200115","payerType":"15","customerName":"腾达家电冻结账户","salesGroupCode":"SG370201","balance":10000,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200104","payerType":"04","customerName":"腾达家电工程账户","salesGroupCode":"SG370201","balance":158000,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200105","payerType":"05","customerName":"腾达家电样机账户","salesGroupCode":"SG370201","balance":26800,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200106","payerType":"06","customerName":"腾达家电备用账户","salesGroupCode":"SG370201","balance":3.2,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200190","payerType":"90","customerName":"腾达家电安全付账户","salesGroupCode":"SG370201","balance":86000,"hrsBalance":0,"deletedFlag":"0"}]}',
  directKzxkh: '{"code":"1","msg":"成功","data":[{"payerCode":"8800123460","payerType":"01","customerName":"济南泉城新零售有限公司","salesGroupCode":"SG370201","balance":642000,"hrsBalance":0,"deletedFlag":"0"}]}',
  traditional: '{"code":"1","msg":"成功","data":[{"payerCode":"8800234567","payerType":"01","customerName":"潍坊鸢都电器商行","salesGroupCode":"SG370201","balance":98600,"hrsBalance":0,"deletedFlag":"0"}]}',
  rChannel: '{"code":"1","msg":"成功","data":[{"payerCode":"8800345678","payerType":"01","customerName":"烟台芝罘社区家电服务部","salesGroupCode":"SG370201","balance":21350,"hrsBalance":0,"deletedFlag":"0"}]}',
  designer: '{"code":"1","msg":"成功","data":[{"payerCode":"8800456789","payerType":"01","customerName":"上海拾光空间设计有限公司","salesGroupCode":"SG370201","balance":56000,"hrsBalance":0,"deletedFlag":"0"}]}',
  restricted: '{"code":"1","msg":"成功","data":[{"payerCode":"8800567890","payerType":"01","customerName":"临沂沂蒙工程采购有限公司","salesGroupCode":"SG370201","balance":315000,"hrsBalance":0,"deletedFlag":"0"}]}',
  frozen: '{"code":"1","msg":"成功","data":[{"payerCode":"8800678901","payerType":"01","customerName":"淄博齐都家电经营部","salesGroupCode":"SG370201","balance":4800,"hrsBalance":0,"deletedFlag":"0"}]}',
  mdmClosed: '{"code":"1","msg":"成功","data":[{"payerCode":"8800789012","payerType":"01","customerName":"日照海曲电器有限公司","salesGroupCode":"SG370201","balance":12000,"hrsBalance":0,"deletedFlag":"0"}]}',
  wholesale: '{"code":"1","msg":"成功","data":[{"payerCode":"8800891234","payerType":"01","customerName":"青岛海通家电批发有限公司","salesGroupCode":"SG370201","balance":26000000,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800291201","payerType":"02","customerName":"海通授信账户","salesGroupCode":"SG370201","balance":4000000,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800291202","payerType":"02","customerName":"海通票据账户","salesGroupCode":"SG370201","balance":2500000,"hrsBalance":0,"deletedFlag":"0"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"销售组不存在，请重新选择"}',
}, '{"query":{"salesGroupCode":"SG370201"}}');

/** Examples of `listAllPayers`: directAdmin 青岛崂山腾达家电有限公司; directKzxkh 济南泉城新零售有限公司; traditional 潍坊鸢都电器商行; rChannel 烟台芝罘社区家电服务部; designer 上海拾光空间设计有限公司; restricted 临沂沂蒙工程采购有限公司; frozen 淄博齐都家电经营部; mdmClosed 日照海曲电器有限公司; wholesale 青岛海通家电批发有限公司; empty 没有付款方; refused 查询失败. */
export const listAllPayersExamples: Examples<'listAllPayers', 'directAdmin' | 'directKzxkh' | 'traditional' | 'rChannel' | 'designer' | 'restricted' | 'frozen' | 'mdmClosed' | 'wholesale' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listAllPayers', {
  directAdmin: '{"code":"1","msg":"成功","data":[{"payerCode":"8800123456","payerType":"01","customerName":"青岛崂山腾达家电有限公司","salesGroupCode":"SG370201","balance":1286500,"hrsBalance":35200,"deletedFlag":"0"},{"payerCode":"8800200101","payerType":"02","customerName":"腾达家电授信账户","salesGroupCode":"SG370201","balance":500000,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200102","payerType":"02","customerName":"腾达家电票据账户","salesGroupCode":"SG370201","balance":320750.5,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200103","payerType":"03","customerName":"腾达家电保证金账户","salesGroupCode":"SG370201","balance":200000,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200107","payerType":"07","customerName":"腾达家电返利账户","salesGroupCode":"SG370201","balance":27210.36,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200115","payerType":"15","customerName":"腾达家电冻结账户","salesGroupCode":"SG370201","balance":10000,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200104","payerType":"04","customerName":"腾达家电工程账户","salesGroupCode":"SG370201","balance":158000,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200105","payerType":"05","customerName":"腾达家电样机账户","salesGroupCode":"SG370201","balance":26800,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200106","payerType":"06","customerName":"腾达家电备用账户","salesGroupCode":"SG370201","balance":3.2,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200190","payerType":"90","customerName":"腾达家电安全付账户","salesGroupCode":"SG370201","balance":86000,"hrsBalance":0,"deletedFlag":"0"}]}',
  directKzxkh: '{"code":"1","msg":"成功","data":[{"payerCode":"8800123460","payerType":"01","customerName":"济南泉城新零售有限公司","salesGroupCode":"SG370201","balance":642000,"hrsBalance":0,"deletedFlag":"0"}]}',
  traditional: '{"code":"1","msg":"成功","data":[{"payerCode":"8800234567","payerType":"01","customerName":"潍坊鸢都电器商行","salesGroupCode":"SG370201","balance":98600,"hrsBalance":0,"deletedFlag":"0"}]}',
  rChannel: '{"code":"1","msg":"成功","data":[{"payerCode":"8800345678","payerType":"01","customerName":"烟台芝罘社区家电服务部","salesGroupCode":"SG370201","balance":21350,"hrsBalance":0,"deletedFlag":"0"}]}',
  designer: '{"code":"1","msg":"成功","data":[{"payerCode":"8800456789","payerType":"01","customerName":"上海拾光空间设计有限公司","salesGroupCode":"SG370201","balance":56000,"hrsBalance":0,"deletedFlag":"0"}]}',
  restricted: '{"code":"1","msg":"成功","data":[{"payerCode":"8800567890","payerType":"01","customerName":"临沂沂蒙工程采购有限公司","salesGroupCode":"SG370201","balance":315000,"hrsBalance":0,"deletedFlag":"0"}]}',
  frozen: '{"code":"1","msg":"成功","data":[{"payerCode":"8800678901","payerType":"01","customerName":"淄博齐都家电经营部","salesGroupCode":"SG370201","balance":4800,"hrsBalance":0,"deletedFlag":"0"}]}',
  mdmClosed: '{"code":"1","msg":"成功","data":[{"payerCode":"8800789012","payerType":"01","customerName":"日照海曲电器有限公司","salesGroupCode":"SG370201","balance":12000,"hrsBalance":0,"deletedFlag":"0"}]}',
  wholesale: '{"code":"1","msg":"成功","data":[{"payerCode":"8800891234","payerType":"01","customerName":"青岛海通家电批发有限公司","salesGroupCode":"SG370201","balance":26000000,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800291201","payerType":"02","customerName":"海通授信账户","salesGroupCode":"SG370201","balance":4000000,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800291202","payerType":"02","customerName":"海通票据账户","salesGroupCode":"SG370201","balance":2500000,"hrsBalance":0,"deletedFlag":"0"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"付款方查询失败，请稍后再试"}',
}, '{}');

/** Examples of `getDefaultRelations`: directAdmin 青岛崂山腾达家电有限公司; none 未设置; refused 查询失败. */
export const getDefaultRelationsExamples: Examples<'getDefaultRelations', 'directAdmin' | 'none' | 'refused'> = /* @__PURE__ */ examples('getDefaultRelations', {
  directAdmin: '{"code":"1","msg":"成功","data":{"addressCode":"8800123456","address":"山东省青岛市崂山区株洲路187号腾达仓库","payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司"}}',
  none: '{"code":"1","msg":"成功","data":{}}',
  refused: '{"code":"0","msg":"默认关系查询失败，请稍后再试"}',
}, '{}');

/** Examples of `setDefaultAddress`: changed 设置成功; refused 设置失败. */
export const setDefaultAddressExamples: Examples<'setDefaultAddress', 'changed' | 'refused'> = /* @__PURE__ */ examples('setDefaultAddress', {
  changed: '{"code":"1","msg":"成功"}',
  refused: '{"code":"0","msg":"设置默认送达方失败"}',
}, '{"path":{"addressCode":"8800130002"}}');

/** Examples of `setDefaultPayer`: changed 设置成功; refused 付款方不可用. */
export const setDefaultPayerExamples: Examples<'setDefaultPayer', 'changed' | 'refused'> = /* @__PURE__ */ examples('setDefaultPayer', {
  changed: '{"code":"1","msg":"成功"}',
  refused: '{"code":"0","msg":"该付款方已失效，不能设为默认"}',
}, '{"path":{"payerCode":"8800200101"}}');

/** Examples of `listPayerBalances`: directAdmin 青岛崂山腾达家电有限公司; directKzxkh 济南泉城新零售有限公司; traditional 潍坊鸢都电器商行; rChannel 烟台芝罘社区家电服务部; designer 上海拾光空间设计有限公司; restricted 临沂沂蒙工程采购有限公司; frozen 淄博齐都家电经营部; mdmClosed 日照海曲电器有限公司; wholesale 青岛海通家电批发有限公司; empty 没有余额; refused 余额查询失败. */
export const listPayerBalancesExamples: Examples<'listPayerBalances', 'directAdmin' | 'directKzxkh' | 'traditional' | 'rChannel' | 'designer' | 'restricted' | 'frozen' | 'mdmClosed' | 'wholesale' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listPayerBalances', {
  directAdmin: '{"code":"1","msg":"成功","data":[{"payerCode":"8800123456","payerType":"01","customerName":"青岛崂山腾达家电有限公司","salesGroupCode":"SG370201","balance":1286500,"hrsBalance":35200,"deletedFlag":"0"},{"payerCode":"8800200101","payerType":"02","customerName":"腾达家电授信账户","salesGroupCode":"SG370201","balance":500000,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200102","payerType":"02","customerName":"腾达家电票据账户","salesGroupCode":"SG370201","balance":320750.5,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200103","payerType":"03","customerName":"腾达家电保证金账户","salesGroupCode":"SG370201","balance":200000,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200107","payerType":"07","customerName":"腾达家电返利账户","salesGroupCode":"SG370201","balance":27210.36,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200115","payerType":"15","customerName":"腾达家电冻结账户","salesGroupCode":"SG370201","balance":10000,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200104","payerType":"04","customerName":"腾达家电工程账户","salesGroupCode":"SG370201","balance":158000,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200105","payerType":"05","customerName":"腾达家电样机账户","salesGroupCode":"SG370201","balance":26800,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200106","payerType":"06","customerName":"腾达家电备用账户","salesGroupCode":"SG370201","balance":3.2,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200190","payerType":"90","customerName":"腾达家电安全付账户","salesGroupCode":"SG370201","balance":86000,"hrsBalance":0,"deletedFlag":"0"}]}',
  directKzxkh: '{"code":"1","msg":"成功","data":[{"payerCode":"8800123460","payerType":"01","customerName":"济南泉城新零售有限公司","salesGroupCode":"SG370201","balance":642000,"hrsBalance":0,"deletedFlag":"0"}]}',
  traditional: '{"code":"1","msg":"成功","data":[{"payerCode":"8800234567","payerType":"01","customerName":"潍坊鸢都电器商行","salesGroupCode":"SG370201","balance":98600,"hrsBalance":0,"deletedFlag":"0"}]}',
  rChannel: '{"code":"1","msg":"成功","data":[{"payerCode":"8800345678","payerType":"01","customerName":"烟台芝罘社区家电服务部","salesGroupCode":"SG370201","balance":21350,"hrsBalance":0,"deletedFlag":"0"}]}',
  designer: '{"code":"1","msg":"成功","data":[{"payerCode":"8800456789","payerType":"01","customerName":"上海拾光空间设计有限公司","salesGroupCode":"SG370201","balance":56000,"hrsBalance":0,"deletedFlag":"0"}]}',
  restricted: '{"code":"1","msg":"成功","data":[{"payerCode":"8800567890","payerType":"01","customerName":"临沂沂蒙工程采购有限公司","salesGroupCode":"SG370201","balance":315000,"hrsBalance":0,"deletedFlag":"0"}]}',
  frozen: '{"code":"1","msg":"成功","data":[{"payerCode":"8800678901","payerType":"01","customerName":"淄博齐都家电经营部","salesGroupCode":"SG370201","balance":4800,"hrsBalance":0,"deletedFlag":"0"}]}',
  mdmClosed: '{"code":"1","msg":"成功","data":[{"payerCode":"8800789012","payerType":"01","customerName":"日照海曲电器有限公司","salesGroupCode":"SG370201","balance":12000,"hrsBalance":0,"deletedFlag":"0"}]}',
  wholesale: '{"code":"1","msg":"成功","data":[{"payerCode":"8800891234","payerType":"01","customerName":"青岛海通家电批发有限公司","salesGroupCode":"SG370201","balance":26000000,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800291201","payerType":"02","customerName":"海通授信账户","salesGroupCode":"SG370201","balance":4000000,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800291202","payerType":"02","customerName":"海通票据账户","salesGroupCode":"SG370201","balance":2500000,"hrsBalance":0,"deletedFlag":"0"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"余额查询失败，请稍后再试"}',
}, '{"body":{"customerCode":"8800123456","salesGroupCode":"SG370201"}}');

/** Examples of `getAxBalance`: directAdmin 青岛崂山腾达家电有限公司; refused 未开通. */
export const getAxBalanceExamples: Examples<'getAxBalance', 'directAdmin' | 'refused'> = /* @__PURE__ */ examples('getAxBalance', {
  directAdmin: '{"code":"1","msg":"成功","data":{"payerCode":"8800200190","balance":86000}}',
  refused: '{"code":"0","msg":"未开通安全付账户，请先开通"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `listSalesGroups`: groups 一个销售组; empty 没有销售组; refused 客户不存在. */
export const listSalesGroupsExamples: Examples<'listSalesGroups', 'groups' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listSalesGroups', {
  groups: '{"code":"1","msg":"成功","data":[{"salesGroupCode":"SG370201","salesGroupName":"青岛直营销售组","saleOrgCode":"8001"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"客户不存在，请联系客户经理"}',
}, '{"path":{"id":"8800123456"}}');

/** Examples of `checkOmsAuthorized`: authorized 已授权; notAuthorized 未授权; refused 客户不存在. */
export const checkOmsAuthorizedExamples: Examples<'checkOmsAuthorized', 'authorized' | 'notAuthorized' | 'refused'> = /* @__PURE__ */ examples('checkOmsAuthorized', {
  authorized: '{"code":"1","msg":"成功","data":true}',
  notAuthorized: '{"code":"1","msg":"成功","data":false}',
  refused: '{"code":"0","msg":"客户不存在，请联系客户经理"}',
}, '{"path":{"id":"8800123456"}}');

/** Examples of `alterCustomerValues`: altered 修改成功; refused 字段不可修改. */
export const alterCustomerValuesExamples: Examples<'alterCustomerValues', 'altered' | 'refused'> = /* @__PURE__ */ examples('alterCustomerValues', {
  altered: '{"code":"1","msg":"成功"}',
  refused: '{"code":"0","msg":"该资料不能在线修改，请联系客户经理"}',
}, '{"body":{"customerCode":"8800123456","valueList":[{"field":"contactName","value":"刘芳"},{"field":"contactPhone","value":"13800000011"}]}}');

/** Examples of `getCustomerArchive`: directAdmin 青岛崂山腾达家电有限公司; refused 客户不存在. */
export const getCustomerArchiveExamples: Examples<'getCustomerArchive', 'directAdmin' | 'refused'> = /* @__PURE__ */ examples('getCustomerArchive', {
  directAdmin: '{"code":"1","msg":"成功","data":{"customerCode":"8800123456","customerName":"青岛崂山腾达家电有限公司","channel":"M","channelGroup":"ZY","subChannel":"HV001","centerCode":"37","centerName":"青岛中心","licenseNo":"91370212MA3EXAMPL0","legalPerson":"王建国","registerAddress":"山东省青岛市崂山区株洲路187号","contactName":"王建国","contactPhone":"13800000001","email":"wangjg@tengda.test","customerManager":"高翔","openDate":"2016-04-18","customerState":"0","certificateList":[{"certificateName":"营业执照","certificateNo":"91370212MA3EXAMPL0","endDate":"2036-04-17","status":"1","statusName":"有效"},{"certificateName":"法定代表人身份证","certificateNo":"370212********0011","endDate":"2026-12-05","status":"2","statusName":"即将到期"},{"certificateName":"品牌授权书","certificateNo":"SQ2025370012","endDate":"2026-10-31","status":"3","statusName":"已过期"}]}}',
  refused: '{"code":"0","msg":"客户不存在或不在您的权限范围内"}',
}, '{"path":{"id":"8800123456"}}');

/** Examples of `verifyCustomerLogin`: allowed 允许; denied 不允许; refused 无权限. */
export const verifyCustomerLoginExamples: Examples<'verifyCustomerLogin', 'allowed' | 'denied' | 'refused'> = /* @__PURE__ */ examples('verifyCustomerLogin', {
  allowed: '{"code":"1","msg":"成功","data":true}',
  denied: '{"code":"1","msg":"成功","data":false}',
  refused: '{"code":"0","msg":"客户不存在或不在您的权限范围内"}',
}, '{"path":{"customerCode":"8800123456"}}');

/** Examples of `listSalesViews`: views 三个销售视图; empty 没有销售视图; refused 查询失败. */
export const listSalesViewsExamples: Examples<'listSalesViews', 'views' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listSalesViews', {
  views: '{"code":"1","msg":"成功","data":[{"customerCode":"8800123456","saleOrgCode":"8001","saleOrgName":"家电销售有限公司","channel":"M","productGroupCode":"100000","productGroupName":"冰箱","salesGroupCode":"SG370201"},{"customerCode":"8800123456","saleOrgCode":"8001","saleOrgName":"家电销售有限公司","channel":"M","productGroupCode":"130000","productGroupName":"空调","salesGroupCode":"SG370201"},{"customerCode":"8800123456","saleOrgCode":"8002","saleOrgName":"智家生态销售有限公司","channel":"M","productGroupCode":"230000","productGroupName":"智家生态","salesGroupCode":"SG370201"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"销售视图查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `listSaleOrgCodes`: codes 两个销售组织; empty 没有销售组织; refused 客户不存在. */
export const listSaleOrgCodesExamples: Examples<'listSaleOrgCodes', 'codes' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listSaleOrgCodes', {
  codes: '{"code":"1","msg":"成功","data":["8001","8002"]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"客户不存在，请联系客户经理"}',
}, '{"body":{"customerCode":"8800123456"}}');

/** Examples of `verifyCustomerPermission`: allowed 有权限; denied 无权限; refused 客户不存在. */
export const verifyCustomerPermissionExamples: Examples<'verifyCustomerPermission', 'allowed' | 'denied' | 'refused'> = /* @__PURE__ */ examples('verifyCustomerPermission', {
  allowed: '{"code":"1","msg":"成功","data":true}',
  denied: '{"code":"1","msg":"成功","data":false}',
  refused: '{"code":"0","msg":"客户不存在，请联系客户经理"}',
}, '{"body":{"customerCode":"8800123456","userName":"wangjg"}}');

/** Examples of `listSaleOrgFactories`: pairs 两组; empty 没有数据; refused 查询失败. */
export const listSaleOrgFactoriesExamples: Examples<'listSaleOrgFactories', 'pairs' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listSaleOrgFactories', {
  pairs: '{"code":"1","msg":"成功","data":[{"saleOrgCode":"8001","saleOrgName":"家电销售有限公司","factoryCode":"8101","factoryName":"青岛冰箱工厂"},{"saleOrgCode":"8001","saleOrgName":"家电销售有限公司","factoryCode":"8102","factoryName":"胶州空调工厂"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"销售组织查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `listOriginalSaleOrgs`: orgs 两个销售组织; empty 没有销售组织; refused 查询失败. */
export const listOriginalSaleOrgsExamples: Examples<'listOriginalSaleOrgs', 'orgs' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listOriginalSaleOrgs', {
  orgs: '{"code":"1","msg":"成功","data":[{"saleOrgCode":"8001","saleOrgName":"家电销售有限公司","isDefault":1},{"saleOrgCode":"8002","saleOrgName":"智家生态销售有限公司","isDefault":0}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"销售组织查询失败，请稍后再试"}',
}, '{"query":{"saletoCode":"8800123456"}}');

/** Examples of `listPayerSalesGroups`: groups 一个销售组; empty 没有销售组; refused 查询失败. */
export const listPayerSalesGroupsExamples: Examples<'listPayerSalesGroups', 'groups' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listPayerSalesGroups', {
  groups: '{"code":"1","msg":"成功","data":[{"payerCode":"8800200101","salesGroupCode":"SG370201","salesGroupName":"青岛直营销售组"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"销售组查询失败，请稍后再试"}',
}, '{"body":{"customerCode":"8800123456","payerCode":"8800200101"}}');

/** Examples of `listCustomerCenters`: centers 一个中心; empty 没有中心; refused 客户不存在. */
export const listCustomerCentersExamples: Examples<'listCustomerCenters', 'centers' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listCustomerCenters', {
  centers: '{"code":"1","msg":"成功","data":[{"centerCode":"37","centerName":"青岛中心","isDefault":1}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"客户不存在，请联系客户经理"}',
}, '{"path":{"customerCode":"8800123456"}}');

/** Examples of `listCustomerYuncangs`: warehouses 三个云仓; empty 没有云仓; refused 查询失败. */
export const listCustomerYuncangsExamples: Examples<'listCustomerYuncangs', 'warehouses' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listCustomerYuncangs', {
  warehouses: '{"code":"1","msg":"成功","data":[{"yuncangCode":"YC3702","yuncangName":"青岛云仓","yuncangType":"YC","areaCode":"3702","areaName":"青岛","isDefault":1},{"yuncangCode":"YD3101","yuncangName":"上海异地云仓","yuncangType":"YD","areaCode":"3101","areaName":"上海","isDefault":0},{"yuncangCode":"YD3701","yuncangName":"济南异地云仓","yuncangType":"YD","areaCode":"3701","areaName":"山东济南","isDefault":0}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"云仓查询失败，请稍后再试"}',
}, '{"query":{"saletoCode":"8800123456"}}');

/** Examples of `saveDeliveryAddress`: saved 保存成功; incomplete 新地址不完整; regions 省市区不对应; duplicate 地址重复. */
export const saveDeliveryAddressExamples: Examples<'saveDeliveryAddress', 'saved' | 'incomplete' | 'regions' | 'duplicate'> = /* @__PURE__ */ examples('saveDeliveryAddress', {
  saved: '{"code":"1","msg":"成功","data":{"addressCode":"8800130002"}}',
  incomplete: '{"code":"0","msg":"请选择省市区并填写详细地址"}',
  regions: '{"code":"0","msg":"所选的省、市、区县不对应，请重新选择"}',
  duplicate: '{"code":"0","msg":"已有相同的收货地址，请修改原地址"}',
}, '{"body":{"customerCode":"8800123456","addressCode":"8800130002","addressName":"腾达电器城","provinceCode":"370000","cityCode":"370200","areaCode":"370203","address":"山东省青岛市市北区辽阳西路100号腾达电器城","contactName":"刘芳","contactPhone":"13800000021","defaultFlag":0}}');
