// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `queryTransfers`: page 第一页; empty 没有记录; refused 时间跨度过大. */
export const queryTransfersExamples: Examples<'queryTransfers', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryTransfers', {
  page: '{"code":"1","msg":"成功","data":{"total":5,"pageNum":1,"pageSize":10,"records":[{"id":"80003","transferNo":"HB2026112001","saleCustCode":"8800123456","saleOrgCode":"8001","customerChannel":"M","gongmaoCode":"3702","customerCode":"8800123456","transferType":"ACCOUNT","transferTypeName":"账户平调","fromPayerCode":"8800200190","fromPayerName":"腾达家电安全付账户","toPayerCode":"8800200104","toPayerName":"腾达家电工程账户","transferMoney":50000,"createTime":"2026-11-20 09:12:00","status":"10","statusName":"审批中","remark":"工程项目备货"},{"id":"80002","transferNo":"HB2026111001","saleCustCode":"8800123456","saleOrgCode":"8001","customerChannel":"M","gongmaoCode":"3702","customerCode":"8800123456","transferType":"FINANCE","transferTypeName":"财务划转","fromPayerCode":"8800200106","fromPayerName":"腾达家电备用账户","toPayerCode":"8800200104","toPayerName":"腾达家电工程账户","transferMoney":10000,"createTime":"2026-11-10 15:40:00","status":"30","statusName":"已驳回","remark":"备用账户余额不足"},{"id":"80202611","transferNo":"HB02026111001","saleCustCode":"8800123456","saleOrgCode":"8001","customerChannel":"M","gongmaoCode":"3702","customerCode":"8800123456","transferType":"FINANCE","transferTypeName":"财务划转","fromPayerCode":"8800200104","fromPayerName":"腾达家电工程账户","toPayerCode":"8800200105","toPayerName":"腾达家电样机账户","transferMoney":5800,"createTime":"2026-11-10 12:11:00","status":"20","statusName":"已完成","remark":""},{"id":"80001","transferNo":"HB2026101501","saleCustCode":"8800123456","saleOrgCode":"8001","customerChannel":"M","gongmaoCode":"3702","customerCode":"8800123456","transferType":"ACCOUNT","transferTypeName":"账户平调","fromPayerCode":"8800200190","fromPayerName":"腾达家电安全付账户","toPayerCode":"8800200104","toPayerName":"腾达家电工程账户","transferMoney":30000,"createTime":"2026-10-15 10:05:00","status":"20","statusName":"已完成","remark":"工程项目货款"},{"id":"80202610","transferNo":"HB02026101101","saleCustCode":"8800123456","saleOrgCode":"8001","customerChannel":"M","gongmaoCode":"3702","customerCode":"8800123456","transferType":"ACCOUNT","transferTypeName":"账户平调","fromPayerCode":"8800200104","fromPayerName":"腾达家电工程账户","toPayerCode":"8800200190","toPayerName":"腾达家电安全付账户","transferMoney":4300,"createTime":"2026-10-11 13:11:00","status":"20","statusName":"已完成","remark":""}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"查询时间跨度不能超过一年，请缩短查询时间"}',
}, '{"body":{"customerCode":"8800123456","beginDate":"2026-10-01","endDate":"2026-11-20","pageNum":1,"pageSize":10}}');

/** Examples of `listTransferRegions`: regions 两个区域; empty 没有记录; refused 没有划转权限. */
export const listTransferRegionsExamples: Examples<'listTransferRegions', 'regions' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listTransferRegions', {
  regions: '{"code":"1","msg":"成功","data":[{"gongmaoCode":"3702","gongmaoName":"青岛工贸","saleOrgCode":"8001","saleOrgName":"青岛销售组织"},{"gongmaoCode":"3701","gongmaoName":"济南工贸","saleOrgCode":"8002","saleOrgName":"济南销售组织"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"该客户没有账户划转权限，请联系客户经理"}',
}, '{"body":{"customerCode":"8800123456"}}');

/** Examples of `deleteTransfer`: deleted 删除成功; approved 已审批. */
export const deleteTransferExamples: Examples<'deleteTransfer', 'deleted' | 'approved'> = /* @__PURE__ */ examples('deleteTransfer', {
  deleted: '{"code":"1","msg":"成功"}',
  approved: '{"code":"0","msg":"该申请已审批，不能删除"}',
}, '{"body":{"id":"80003","customerCode":"8800123456"}}');

/** Examples of `saveTransfer`: saved 提交成功; shortBalance 余额不足; samePayer 转入转出相同; wrongPassword 支付密码错误; lastTry 支付密码再次错误; passwordLocked 支付密码已锁定; wrongAccount 账户不能用在这里. */
export const saveTransferExamples: Examples<'saveTransfer', 'saved' | 'shortBalance' | 'samePayer' | 'wrongPassword' | 'lastTry' | 'passwordLocked' | 'wrongAccount'> = /* @__PURE__ */ examples('saveTransfer', {
  saved: '{"code":"1","msg":"成功","data":{"id":"82026112002","transferNo":"HB2026112002","status":"10","statusName":"审批中"}}',
  shortBalance: '{"code":"0","msg":"转出方余额不足，请核对可用余额后再提交"}',
  samePayer: '{"code":"0","msg":"转入方与转出方不能相同，请重新选择"}',
  wrongPassword: '{"code":"0","msg":"支付密码不正确，还可以试 2 次"}',
  lastTry: '{"code":"0","msg":"支付密码不正确，还可以试 1 次"}',
  passwordLocked: '{"code":"0","msg":"支付密码已锁定，请重置支付密码"}',
  wrongAccount: '{"code":"0","msg":"冻结账户里的钱不能动，请换付款方"}',
}, '{"body":{"saleCustCode":"8800123456","saleOrgCode":"8001","customerChannel":"M","gongmaoCode":"3702","customerCode":"8800123456","fromPayerCode":"8800123456","toPayerCode":"8800200104","transferMoney":50000,"remark":"工程项目备货","payPassword":"123456"}}');

/** Examples of `saveMasterSonTransfer`: saved 提交成功; shortBalance 余额不足; notSon 不是主子户关系; wrongPassword 支付密码错误; lastTry 支付密码再次错误; passwordLocked 支付密码已锁定; wrongAccount 账户不能用在这里. */
export const saveMasterSonTransferExamples: Examples<'saveMasterSonTransfer', 'saved' | 'shortBalance' | 'notSon' | 'wrongPassword' | 'lastTry' | 'passwordLocked' | 'wrongAccount'> = /* @__PURE__ */ examples('saveMasterSonTransfer', {
  saved: '{"code":"1","msg":"成功","data":{"id":"82026112002","transferNo":"HB2026112002","status":"10","statusName":"审批中"}}',
  shortBalance: '{"code":"0","msg":"转出方余额不足，请核对可用余额后再提交"}',
  notSon: '{"code":"0","msg":"所选客户不是该客户的子户，请重新选择"}',
  wrongPassword: '{"code":"0","msg":"支付密码不正确，还可以试 2 次"}',
  lastTry: '{"code":"0","msg":"支付密码不正确，还可以试 1 次"}',
  passwordLocked: '{"code":"0","msg":"支付密码已锁定，请重置支付密码"}',
  wrongAccount: '{"code":"0","msg":"保证金只作担保，请换付款方"}',
}, '{"body":{"saleCustCode":"8800123456","saleOrgCode":"8001","customerChannel":"M","gongmaoCode":"3702","customerCode":"8800123456","fromPayerCode":"8800123456","toPayerCode":"8800123457","transferMoney":20000,"sonCustomerCode":"8800123457","payPassword":"123456"}}');

/** Examples of `saveFinanceTransfer`: saved 提交成功; shortBalance 余额不足; rebateAccount 返利账户不可划转; wrongPassword 支付密码错误; lastTry 支付密码再次错误; passwordLocked 支付密码已锁定; wrongAccount 账户不能用在这里. */
export const saveFinanceTransferExamples: Examples<'saveFinanceTransfer', 'saved' | 'shortBalance' | 'rebateAccount' | 'wrongPassword' | 'lastTry' | 'passwordLocked' | 'wrongAccount'> = /* @__PURE__ */ examples('saveFinanceTransfer', {
  saved: '{"code":"1","msg":"成功","data":{"id":"82026112002","transferNo":"HB2026112002","status":"10","statusName":"审批中"}}',
  shortBalance: '{"code":"0","msg":"转出方余额不足，请核对可用余额后再提交"}',
  rebateAccount: '{"code":"0","msg":"返利账户的余额不能划转，请选择其他账户"}',
  wrongPassword: '{"code":"0","msg":"支付密码不正确，还可以试 2 次"}',
  lastTry: '{"code":"0","msg":"支付密码不正确，还可以试 1 次"}',
  passwordLocked: '{"code":"0","msg":"支付密码已锁定，请重置支付密码"}',
  wrongAccount: '{"code":"0","msg":"授信和票据只用于下单，请换付款方"}',
}, '{"body":{"saleCustCode":"8800123456","saleOrgCode":"8001","customerChannel":"M","gongmaoCode":"3702","customerCode":"8800123456","fromPayerCode":"8800200104","toPayerCode":"8800123456","transferMoney":80000,"payPassword":"123456"}}');

/** Examples of `checkTransferWindow`: shown 显示; hidden 不显示; refused 结账期间. */
export const checkTransferWindowExamples: Examples<'checkTransferWindow', 'shown' | 'hidden' | 'refused'> = /* @__PURE__ */ examples('checkTransferWindow', {
  shown: '{"code":"1","msg":"成功","data":true}',
  hidden: '{"code":"1","msg":"成功","data":false}',
  refused: '{"code":"0","msg":"月末结账期间暂停账户划转，请下月再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `getTransferOrg`: org 青岛销售组织; refused 组织不可用. */
export const getTransferOrgExamples: Examples<'getTransferOrg', 'org' | 'refused'> = /* @__PURE__ */ examples('getTransferOrg', {
  org: '{"code":"1","msg":"成功","data":{"saleOrgCode":"8001","gongmaoCode":"3702","customerChannel":"M","payerList":[{"payerCode":"8800123456","payerType":"01","customerName":"青岛崂山腾达家电有限公司","salesGroupCode":"SG370201","balance":1286500,"hrsBalance":35200,"deletedFlag":"0"},{"payerCode":"8800200101","payerType":"02","customerName":"腾达家电授信账户","salesGroupCode":"SG370201","balance":500000,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200102","payerType":"02","customerName":"腾达家电票据账户","salesGroupCode":"SG370201","balance":320750.5,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200103","payerType":"03","customerName":"腾达家电保证金账户","salesGroupCode":"SG370201","balance":200000,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200107","payerType":"07","customerName":"腾达家电返利账户","salesGroupCode":"SG370201","balance":27210.36,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200115","payerType":"15","customerName":"腾达家电冻结账户","salesGroupCode":"SG370201","balance":10000,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200104","payerType":"04","customerName":"腾达家电工程账户","salesGroupCode":"SG370201","balance":158000,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200105","payerType":"05","customerName":"腾达家电样机账户","salesGroupCode":"SG370201","balance":26800,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200106","payerType":"06","customerName":"腾达家电备用账户","salesGroupCode":"SG370201","balance":3.2,"hrsBalance":0,"deletedFlag":"0"},{"payerCode":"8800200190","payerType":"90","customerName":"腾达家电安全付账户","salesGroupCode":"SG370201","balance":86000,"hrsBalance":0,"deletedFlag":"0"}]}}',
  refused: '{"code":"0","msg":"该客户在所选销售组织下没有账户，请重新选择"}',
}, '{"query":{"customerCode":"8800123456","saleOrgCode":"8001"}}');

/** Examples of `listMasterSonPayers`: payers 子户付款方; empty 没有记录; notSon 不是主子户关系. */
export const listMasterSonPayersExamples: Examples<'listMasterSonPayers', 'payers' | 'empty' | 'notSon'> = /* @__PURE__ */ examples('listMasterSonPayers', {
  payers: '{"code":"1","msg":"成功","data":[{"payerCode":"8800123457","payerType":"01","customerName":"青岛黄岛腾达家电分公司","salesGroupCode":"SG370201","balance":86420,"hrsBalance":0,"deletedFlag":"0"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  notSon: '{"code":"0","msg":"所选客户不是该客户的子户，请重新选择"}',
}, '{"query":{"customerCode":"8800123456","sonCustomerCode":"8800123457"}}');

/** Examples of `checkCrossCenterTransfer`: sameCenter 同一中心; crossCenter 跨中心; notFound 付款方不存在. */
export const checkCrossCenterTransferExamples: Examples<'checkCrossCenterTransfer', 'sameCenter' | 'crossCenter' | 'notFound'> = /* @__PURE__ */ examples('checkCrossCenterTransfer', {
  sameCenter: '{"code":"1","msg":"成功","data":false}',
  crossCenter: '{"code":"1","msg":"成功","data":true}',
  notFound: '{"code":"0","msg":"付款方不存在或已停用，请重新选择"}',
}, '{"query":{"fromPayerCode":"8800123456","toPayerCode":"8800200104"}}');

/** Examples of `checkTransferPolicy`: agreed 已同意; notAgreed 未同意; refused 查询失败. */
export const checkTransferPolicyExamples: Examples<'checkTransferPolicy', 'agreed' | 'notAgreed' | 'refused'> = /* @__PURE__ */ examples('checkTransferPolicy', {
  agreed: '{"code":"1","msg":"成功","data":false}',
  notAgreed: '{"code":"1","msg":"成功","data":false}',
  refused: '{"code":"0","msg":"划转协议查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `saveTransferPolicy`: saved 已同意; refused 无权同意. */
export const saveTransferPolicyExamples: Examples<'saveTransferPolicy', 'saved' | 'refused'> = /* @__PURE__ */ examples('saveTransferPolicy', {
  saved: '{"code":"1","msg":"成功"}',
  refused: '{"code":"0","msg":"只有管理员可以同意划转协议"}',
}, '{"body":{"customerCode":"8800123456","accountCode":"wangjg"}}');

/** Examples of `transformMoney`: capitals 伍万元; withCents 带角分; tooLarge 金额过大. */
export const transformMoneyExamples: Examples<'transformMoney', 'capitals' | 'withCents' | 'tooLarge'> = /* @__PURE__ */ examples('transformMoney', {
  capitals: '{"code":"1","msg":"成功","data":"伍万元整"}',
  withCents: '{"code":"1","msg":"成功","data":"肆万肆仟叁佰捌拾肆元伍角陆分"}',
  tooLarge: '{"code":"0","msg":"金额超过可转换的范围，请核对"}',
}, '{"body":{"moneyStr":"50000.00"}}');
