// Generated from the API description by `pnpm generate`. Do not edit.

export interface AcceptTrafficOrdersBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 整车订单流水号 */
  orderFlowNoList: string[];
}

/** A bank or commercial acceptance bill. Assumption: no field is shown. */
export interface AcceptanceBill {
  /** 票据号码（30 位） @minLength 1 */
  billNo: string;
  /** 票据类型 */
  billType?: string;
  /** 票据类型名称 */
  billTypeName?: string;
  /** 出票人 */
  drawerName?: string;
  /** 承兑人 */
  acceptorName?: string;
  /** 票面金额（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
  /** 出票日期 YYYY-MM-DD */
  issueDate: string;
  /** 到期日期 YYYY-MM-DD */
  dueDate: string;
  /** 入账付款方编码 */
  payerCode?: string;
  /** 状态码：10 待审核、20 已入账、30 已贴现、50 已兑付、60 已背书、70 已拒付；待认领的来票为 10 待认领、20 认领中、30 已认领 */
  status: string;
  /** 状态名称 */
  statusName: string;
}

/** One month or day of an account. closingBalance = openingBalance - debitAmount + creditAmount. Stated: id, custCode, beginDate, endDate, optStatus (2§3); the other fields are assumed. */
export interface AccountPeriod {
  /** 账单 ID @minLength 1 */
  id: string;
  /** 客户编码 @minLength 1 */
  custCode: string;
  /** 客户名称 */
  custName?: string;
  /** 账户类型 */
  accountType?: string;
  /** 账期，月账 YYYY-MM，日账 YYYY-MM-DD */
  period: string;
  /** 开始日期 YYYY-MM-DD */
  beginDate: string;
  /** 结束日期 YYYY-MM-DD */
  endDate: string;
  /** 期初余额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  openingBalance: number;
  /** 借方合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  debitAmount: number;
  /** 贷方合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  creditAmount: number;
  /** 期末余额（元），等于期初减借方加贷方 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  closingBalance: number;
  /** 操作状态码：0 待确认、1 已确认、2 有异议、9 未出账 */
  optStatus: string;
  /** 操作状态名称 */
  optStatusName: string;
}

export interface AddInterestProductsPath {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 登录账号 @minLength 1 */
  account: string;
  /** 产品编码，多个以逗号分隔 @minLength 1 */
  list: string;
}

export interface AddListToCartBody {
  /** 加入的条目 */
  cartList: AddToCart[];
}

export interface AddOrderEstimateBody extends OrderKey {
  /** 配送评分，1 至 5 @minimum 1 @maximum 5 */
  deliverScore: number;
  /** 服务评分，1 至 5 @minimum 1 @maximum 5 */
  serviceScore: number;
  /** 产品评分，1 至 5 @minimum 1 @maximum 5 */
  productScore: number;
  /** 评价内容 @maxLength 200 */
  content?: string | undefined;
  /** 图片地址 */
  imageList?: string[] | undefined;
}

export interface AddPayerBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 付款方编码 @minLength 1 */
  payerCode: string;
  /** 付款方名称 @minLength 1 */
  payerName?: string | undefined;
  /** 付款方类型 */
  payerType?: string | undefined;
  /** 销售组编码 */
  salesGroupCode?: string | undefined;
  /** 备注 @maxLength 200 */
  remark?: string | undefined;
}

/** The add-to-cart payload (2§3). */
export interface AddToCart {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 活动类型：1 单品、2 组合、3 抢购 */
  activityType: 1 | 2 | 3;
  /** 活动 ID，单品为空 */
  activityId?: string | undefined;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 数量（台） @minimum 1 @maximum 999999 */
  number: number;
  /** 云仓类型：YC 云仓、YD 异地云仓，空为非云仓 */
  yuncangType?: string | undefined;
  /** 云仓编码 */
  yuncangCode?: string | undefined;
  /** 产品行 */
  productList: AddToCartProductListItem[];
  /** 来源页面 */
  dataFrom?: string | undefined;
}

export interface AddToCartProductListItem {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 数量（台） @minimum 1 @maximum 999999 */
  number: number;
  /** 价格类型 */
  priceType?: string | undefined;
  /** 价格版本 */
  priceVersion?: string | undefined;
  /** 库存版本 */
  stockVersion?: string | undefined;
}

export interface AddToTrafficCartBody {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 数量（台） @minimum 1 @maximum 999999 */
  number: number;
  /** 车型编码，空为自动配车 */
  carType?: string | undefined;
  /** 发货基地编码 */
  supplyCode?: string | undefined;
}

export interface AddToTransferCartBody {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 数量（台） @minimum 1 @maximum 999999 */
  number: number;
  /** 调出方编码 */
  supplyCode?: string | undefined;
}

/** A delivery address of a customer (2§3, 1§3). The contact and the codes of its places are assumed, as saveDeliveryAddress takes them. */
export interface Address {
  /** 地址编码，即送达方编码 @minLength 1 */
  addressCode: string;
  /** 地址名称 */
  addressName?: string;
  /** 详细地址 */
  address: string;
  /** 默认标识，1 为默认 @minimum 0 */
  defaultFlag?: number;
  /** 状态，1 有效 */
  status?: string;
  /** 产业编码 */
  tradeCode?: string;
  /** 客户编码 */
  customerCode?: string;
  /** 收货联系人 */
  contactName?: string;
  /** 收货电话 */
  contactPhone?: string;
  /** 省编码 */
  provinceCode?: string;
  /** 市编码 */
  cityCode?: string;
  /** 区县编码 */
  areaCode?: string;
}

/** A remark that the buyer keeps with a collected delivery address. Assumption: the fields. */
export interface AddressCollectRemark {
  /** 备注 ID @minLength 1 */
  id: string;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 送达方地址 */
  sendtoAddress?: string;
  /** 备注 */
  remark: string;
  /** 收货联系人 */
  contactName?: string;
  /** 收货电话 */
  contactPhone?: string;
  /** 更新时间 YYYY-MM-DD HH:mm:ss */
  updateTime?: string;
}

/** Goods that the centre offers to allocate to a dealer, who confirms or refuses. Assumption: the fields. */
export interface Allocation {
  /** 配额单号 @minLength 1 */
  allocationNo: string;
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 型号 */
  productModel?: string;
  /** 产品名称 */
  productName?: string;
  /** 配额数量（台） @minimum 0 */
  number: number;
  /** 供价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  price?: number;
  /** 金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amount?: number;
  /** 送达方编码 */
  sendtoCode?: string;
  /** 送达方地址 */
  sendtoAddress?: string;
  /** 状态码：10 待确认、20 已确认、30 已拒绝 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 下发时间 YYYY-MM-DD HH:mm:ss */
  createTime?: string;
  /** 确认截止时间 YYYY-MM-DD HH:mm:ss */
  deadline?: string;
  /** 拒绝原因 */
  refuseReason?: string;
}

export interface AlterCustomerValuesBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 要修改的字段 */
  valueList: AlterCustomerValuesBodyValueListItem[];
}

export interface AlterCustomerValuesBodyValueListItem {
  /** 字段名，如 contactName、contactPhone、email @minLength 1 */
  field: string;
  /** 新值 */
  value: string;
}

export interface ApplyDepositDelayBody extends OrderKey {
  /** 延期到的日期 YYYY-MM-DD */
  delayDate: string;
  /** 延期原因 @minLength 1 @maxLength 200 */
  reason?: string | undefined;
}

export interface ApplyDepositDelayData {
  /** 申请单号 @minLength 1 */
  applyNo: string;
  /** 状态名称 */
  statusName: string;
}

/** One step of an approval, done or to come. Assumption: the fields. */
export interface ApprovalNode {
  /** 节点名称 */
  nodeName: string;
  /** 处理人 */
  handler?: string;
  /** 状态码，0 未处理、1 已通过、2 已驳回 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 处理意见 */
  remark?: string;
  /** 处理时间 YYYY-MM-DD HH:mm:ss */
  handleDate?: string;
}

/** A week of the ordering calendar, Monday to Sunday. Assumption: the fields. */
export interface ArrivalWeek {
  /** 周次，年份加两位周号 @minLength 1 */
  weekCode: string;
  /** 周次名称 */
  weekName: string;
  /** 周一 YYYY-MM-DD */
  beginDate: string;
  /** 周日 YYYY-MM-DD */
  endDate: string;
}

/** An order that waits for, or went through, audit. Assumption: the fields. */
export interface AuditOrder extends OrderSummary {
  /** 提交人 */
  applyUser?: string;
  /** 提交时间 YYYY-MM-DD HH:mm:ss */
  applyTime?: string;
  /** 审核状态码：0 待审核、1 已通过、2 已拒绝 */
  auditStatus: string;
  /** 审核状态名称 */
  auditStatusName: string;
  /** 审核人，未审核为空 */
  auditUser?: string;
  /** 审核时间，未审核为空 */
  auditTime?: string;
  /** 审核意见 */
  auditRemark?: string;
}

export interface AuditOrdersBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 审核结果：1 通过、2 拒绝 */
  auditStatus: '1' | '2';
  /** 审核意见，拒绝时必填 @maxLength 200 */
  auditRemark?: string | undefined;
  /** 订单号 */
  orderNoList: string[];
}

export interface AuthenticateSignerBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 姓名 @minLength 1 @maxLength 50 */
  name: string;
  /** 身份证号 */
  idCard: string;
  /** 手机号 */
  phoneNumber: string;
}

export interface AuthenticateSignerData {
  /** 认证状态码：0 未认证、1 认证中、2 已认证 */
  authStatus: string;
  /** 认证状态名称 */
  authStatusName?: string;
  /** 认证页面地址 */
  authUrl: string;
}

/** One batch of order lines, imported from a sheet. Assumption: the fields. */
export interface BatchOrderHead {
  /** 批次号 @minLength 1 */
  batchNo: string;
  /** 导入文件名 */
  fileName?: string;
  /** 导入方式：ALL 整批、STORE 按门店 */
  source?: string;
  /** 状态码：10 待下单、20 校验有误、30 已下单 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 行数 @minimum 0 */
  lineCount: number;
  /** 有误行数 @minimum 0 */
  errorCount: number;
  /** 无误行金额合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
  /** 导入账号 */
  userName?: string;
  /** 导入时间 YYYY-MM-DD HH:mm:ss */
  createTime?: string;
}

/** One line of a batch, with its faults. Assumption: the fields that the cart line does not have. */
export interface BatchOrderLine {
  /** 行号，与导入表格一致 @minimum 1 */
  lineNo: number;
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 型号 */
  productModel?: string;
  /** 产品名称 */
  productName?: string;
  /** 数量（台） @minimum 1 @maximum 999999 */
  number: number;
  /** 单价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  price?: number;
  /** 价格类型：PT 普通、TJ 特价、GC 工程、YJCY 样机出样 */
  priceType?: string;
  /** 政策版本号，非普通价时有 */
  versionCode?: string;
  /** 金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amount?: number;
  /** 可用库存（台） @minimum 0 */
  stock?: number;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 送达方地址 */
  sendtoAddress?: string;
  /** 付款方编码 */
  payerCode?: string;
  /** 付款方名称 */
  payerName?: string;
  /** 是否勾选宽限 @minimum 0 */
  isCheckKuanXian?: number;
  /** 是否勾选远周次 @minimum 0 */
  isCheckFarWeek?: number;
  /** 远周到货日期 YYYY-MM-DD */
  farWeekDate?: string;
  /** 校验状态码：0 未校验、1 通过、2 有误 */
  checkStatus: string;
  /** 校验状态名称 */
  checkStatusName: string;
  /** 有误原因，无误为空 */
  errorMsg?: string;
  /** 已下单时的订单号 */
  orderNo?: string;
}

/** What a batch call did: how many orders went through, and why the others did not. Assumption: the shape is not shown. */
export interface BatchOutcome {
  /** 成功条数 @minimum 0 */
  successCount: number;
  /** 失败条数 @minimum 0 */
  failCount: number;
  /** 失败明细 */
  failList: BatchOutcomeFailListItem[];
}

export interface BatchOutcomeFailListItem {
  /** 订单号 @minLength 1 */
  orderNo: string;
  /** 订单类型编号 */
  orderTypeNo?: string;
  /** 失败原因 */
  reason: string;
}

/** A bulk-order activity. Assumption: the fields. */
export interface BigActivity {
  /** 活动 ID @minLength 1 */
  activityId: string;
  /** 活动名称 */
  activityName: string;
  /** 活动图片 */
  picUrl?: string;
  /** 活动说明 */
  description?: string;
  /** 开始时间 YYYY-MM-DD HH:mm:ss */
  beginTime: string;
  /** 结束时间 YYYY-MM-DD HH:mm:ss */
  endTime: string;
  /** 起订金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  minAmount?: number;
  /** 产品组数 @minimum 0 */
  groupCount?: number;
  /** 状态码：10 未开始、20 进行中、30 已结束 */
  status: string;
  /** 状态名称 */
  statusName: string;
}

/** A bulk order on its way: it is placed in the background, one order per arrival week and product group. Assumption: the fields. */
export interface BigOrderBatch {
  /** 大单批次号 @minLength 1 */
  batchNo: string;
  /** 是否全部处理完 */
  isFinished: boolean;
  /** 大单总额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  totalAmount?: number;
  /** 生成的订单 */
  orderList: BigOrderBatchOrderListItem[];
}

export interface BigOrderBatchOrderListItem {
  /** 订单号 @minLength 1 */
  orderNo: string;
  /** 订单类型编号 */
  orderTypeNo?: string;
  /** 到货周 */
  weekCode?: string;
  /** 订单金额（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  amount?: number;
  /** 状态码：0 处理中、1 下单成功、2 下单失败 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 失败原因 */
  msg?: string;
}

/** A demand for a bulk order that no running activity offers. Assumption: the fields; the client maps status through a lookup and trims finalTime to the date. */
export interface BigOrderDemand {
  /** 需求 ID @minLength 1 */
  id: string;
  /** 需求单号 @minLength 1 */
  demandNo: string;
  /** 需求名称 */
  demandName: string;
  /** 客户编码 */
  customerCode?: string;
  /** 品类编码 */
  category?: string;
  /** 品类名称 */
  categoryName?: string;
  /** 意向型号 */
  productModel?: string;
  /** 需求数量（台） @minimum 1 */
  number?: number;
  /** 期望单价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  expectPrice?: number;
  /** 截止时间 YYYY-MM-DD HH:mm:ss */
  finalTime?: string;
  /** 联系人 */
  contactName?: string;
  /** 联系电话 */
  contactPhone?: string;
  /** 状态码：0 待提交、1 待评估、2 评估中、3 已通过、4 已驳回、5 已完成 */
  status: string;
  /** 创建时间 YYYY-MM-DD HH:mm:ss */
  createTime?: string;
  /** 创建账号 */
  createBy?: string;
}

/** A product group of a bulk-order activity with its bulk prices. Assumption: the fields. */
export interface BigProductGroup {
  /** 产品组编码 @minLength 1 */
  groupCode: string;
  /** 产品组名称 */
  groupName: string;
  /** 产品 */
  productList: BigProductGroupProductListItem[];
}

export interface BigProductGroupProductListItem {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 型号 */
  productModel: string;
  /** 产品名称 */
  productName?: string;
  /** 产品图片 */
  picUrl?: string;
  /** 供价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  price: number;
  /** 大单价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  activityPrice: number;
  /** 起订数量（台） @minimum 1 */
  minNumber: number;
  /** 限订数量（台） @minimum 0 */
  maxNumber?: number;
  /** 可选到货周 */
  weekCodes?: string[];
}

/** The invoice title with which an order is billed. Assumption: the fields. */
export interface BillTitle {
  /** 开票方编码 @minLength 1 */
  billtoCode: string;
  /** 发票抬头 */
  title: string;
  /** 纳税人识别号 @minLength 1 */
  taxNo: string;
  /** 注册地址 */
  address?: string;
  /** 注册电话 */
  phone?: string;
  /** 开户行 */
  bankName?: string;
  /** 银行账号 */
  bankAccount?: string;
  /** 发票类型码 */
  invoiceType?: string;
  /** 发票类型名称 */
  invoiceTypeName?: string;
}

export interface CalculateReplenishmentBody {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 计划数量（台） @minimum 0 @maximum 999999 */
  number: number;
}

export interface CalculateReplenishmentData {
  /** 现货可发数量（台） @minimum 0 */
  stockDeliveryNum: number;
  /** 预约可发数量（台） @minimum 0 */
  reserveDeliveryNum: number;
}

export interface CalculateStorageFeeBody extends OrderKey {
  /** 希望延期到的日期 YYYY-MM-DD */
  delayDate?: string | undefined;
}

/** 补货计算数据。Assumption: that one answer holds them all, and the names centreStock and maxStock. */
export interface CalculatorFigures {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 型号 */
  productModel: string;
  /** 产品名称 */
  productName?: string;
  /** 前60天零售（台）；文本为未获取到，99999 为未知 */
  zsdRevqSum?: number | string;
  /** 当前库存（台）；文本为未获取到 */
  storeAmt?: number | string;
  /** 本周（T）在途到货（台） */
  jshdQtyT0?: number;
  /** T+1 周在途到货（台） */
  jshdQtyT1?: number;
  /** T+2 周在途到货（台） */
  jshdQtyT2?: number;
  /** 增长率（%） */
  growthRates?: number;
  /** T 周末库存（台） */
  storeAmtSumT0?: number;
  /** T+1 周末库存（台） */
  storeAmtSumT1?: number;
  /** T+2 周末库存（台） */
  storeAmtSumT2?: number;
  /** T 周末周转天数，负数为断货，99999 为未知 */
  turnoverDaysT0?: number;
  /** T+1 周末周转天数，负数为断货，99999 为未知 */
  turnoverDaysT1?: number;
  /** T+2 周末周转天数，负数为断货，99999 为未知 */
  turnoverDaysT2?: number;
  /** 产品组名称 */
  pgCodeName?: string;
  /** 产品组库存合计（台） */
  pgSumEstoreAmtAll?: number;
  /** 产品组当前周转天数，99999 为未知 */
  pgCurrentTurnoverDays?: number;
  /** 是否新品 */
  isNewProduct?: boolean;
  /** 是否退市 */
  markOrDrop?: string;
  /** 近三个月提货次数 @minimum 0 */
  countOrder3months?: number;
  /** 中心库存（台），退市产品最多可采购的数量 @minimum 0 */
  centreStock?: number;
  /** 最大库存（台），计划数量不能超过 @minimum 0 */
  maxStock?: number;
}

export interface CancelGroupOrderQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 组单号 @minLength 1 */
  groupingNo: string;
  /** 取消原因编码 */
  reasonCode?: string | undefined;
}

export interface CancelHairishengOrderBody extends OrderKey {
  /** 取消原因 @maxLength 200 */
  reason?: string | undefined;
}

export interface CancelLiquidateApplyQuery {
  /** 申请单号 @minLength 1 */
  applyNo: string;
}

export interface CancelMfjkOrderBody extends OrderKey {
  /** 取消原因 @maxLength 200 */
  reason?: string | undefined;
}

export interface CancelMyOrderBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 订单号 @minLength 1 */
  orderNo: string;
  /** 订单类型编号 @minLength 1 */
  orderTypeNo?: string | undefined;
  /** 取消原因编码 @minLength 1 */
  reasonCode?: string | undefined;
  /** 补充说明 @maxLength 200 */
  reason?: string | undefined;
}

export interface CancelOrderBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 订单号 */
  orderNoList: string[];
}

export interface CancelOrderToTcStockBody extends OrderKey {
  /** 取消原因编码 */
  reasonCode?: string | undefined;
  /** 补充说明 @maxLength 200 */
  reason?: string | undefined;
}

export interface CancelOrderToTcStockData {
  /** 被取消的订单号 @minLength 1 */
  orderNo: string;
  /** 统仓库存单号 @minLength 1 */
  tcStockNo: string;
  /** 转入数量（台） @minimum 0 */
  number?: number;
}

export interface CancelPaymentOrderBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 付款单号 @minLength 1 */
  paymentNo: string;
}

/** One entry of the cart - a single product, a combination or a flash purchase (2§3). Assumption: composeName and originalPrice, without which a package in the cart has neither name nor saving. */
export interface CartEntry {
  /** 购物车条目 ID @minLength 1 */
  id: string;
  /** 组合 ID @minLength 1 */
  composeId: string;
  /** 是否可选中结算 */
  composeEnable?: boolean;
  /** 活动类型：1 单品、2 组合、3 抢购 */
  activityType: 1 | 2 | 3 | (number & {});
  /** 活动 ID，单品为空 */
  activityId?: string;
  /** 样机大版本号，代替 activityId */
  yjBigVersion?: string;
  /** 数量 @minimum 1 */
  number: number;
  /** 产品行 */
  productList: ProductLine[];
  /** 小计（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  totalPrice?: number;
  /** 可选价格 */
  priceInfo?: CartEntryPriceInfo;
  /** 套餐名称，仅组合 */
  composeName?: string;
  /** 一套按普通价合计（元），仅组合 @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  originalPrice?: number;
  /** 是否选中 */
  isChecked?: boolean;
  /** 序号 @minimum 0 */
  index?: number;
}

/** 可选价格 */
export interface CartEntryPriceInfo {
  /** 活动价格，按价格类型 */
  activity?: CartEntryPriceInfoActivity;
  /** 价格版本 */
  version?: string;
  /** 普通价格 */
  commonPrice?: CartEntryPriceInfoCommonPrice;
}

/** 活动价格，按价格类型 */
export interface CartEntryPriceInfoActivity {
  /** 特价政策 */
  TJ?: PricePolicy[];
  /** 工程政策 */
  GC?: PricePolicy[];
  /** 样机出样政策 */
  YJCY?: PricePolicy[];
}

/** 普通价格 */
export interface CartEntryPriceInfoCommonPrice {
  /** 普通供价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  price?: number;
  /** 返利政策：0 COM、1 BF、2 FHQ、3 DTDBF、5 BZK */
  rebatePolicy?: '0' | '1' | '2' | '3' | '5' | (string & {});
}

/** A top-level category of the menu (1§3). Assumption: the shape of keyword. */
export interface Category {
  /** 分类编码 @minLength 1 */
  code: string;
  /** 分类名称 */
  title: string;
  /** 图标 */
  icon?: string;
  /** 子分类 */
  subCats: CategorySubCatsItem[];
  /** 关键词标签 */
  keyword?: CategoryKeywordItem[];
  /** 广告图 */
  images?: CategoryImage[];
  /** 库存类型，逗号分隔 */
  stockTypes?: string;
  /** 删除标识：1 隐藏 @minimum 0 */
  deleteFlag?: number;
  /** 路由名 */
  routeName?: string;
}

/** An advertisement of the category menu (1§3). */
export interface CategoryImage {
  /** 图片地址 */
  pictureUrl: string;
  /** 分类编码 */
  categoryCode?: string;
  /** 位置 */
  msgPosition?: string;
  /** 跳转方式：1 商品详情，其余为外部地址 */
  redirectionMethod?: number | string;
  /** 跳转内容：产品编码或地址（后端原拼写） */
  rediretionContent?: string;
  /** 删除标识：1 隐藏 @minimum 0 */
  deleteFlag?: number;
}

export interface CategoryKeywordItem {
  /** 标签名称 */
  title: string;
  /** 属性名 */
  attributeName?: string;
  /** 属性值 */
  attributeValue?: string;
}

export interface CategorySubCatsItem {
  /** 分类编码 @minLength 1 */
  code: string;
  /** 分类名称 */
  title: string;
  /** 关键词标签 */
  keyword?: CategorySubCatsItemKeywordItem[];
  /** 库存类型，逗号分隔 */
  stockTypes?: string;
}

export interface CategorySubCatsItemKeywordItem {
  /** 标签名称 */
  title: string;
  /** 属性名 */
  attributeName?: string;
  /** 属性值 */
  attributeValue?: string;
}

export interface ChangeTrafficBilltoBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 车次编号 @minLength 1 */
  IBR_ID: string;
  /** 开票方编码 @minLength 1 */
  billtoCode: string;
}

export interface ChangeTrafficCreditPaytoBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 车次编号 @minLength 1 */
  IBR_ID: string;
  /** 信用付款方编码 @minLength 1 */
  paytoCode: string;
}

export interface ChangeWholeHouseOrderBody extends OrderKey {
  /** 变更的行 */
  lineList: ChangeWholeHouseOrderBodyLineListItem[];
  /** 变更原因 @maxLength 200 */
  reason?: string | undefined;
}

export interface ChangeWholeHouseOrderBodyLineListItem {
  /** 原产品编码 @minLength 1 */
  productCode: string;
  /** 新产品编码，不换型号为空 */
  newProductCode?: string | undefined;
  /** 变更后数量（台） @minimum 0 @maximum 999999 */
  number: number;
}

export interface ChangeWholeHouseOrderData {
  /** 订单号 @minLength 1 */
  orderNo: string;
  /** 变更前金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  originalAmount?: number;
  /** 变更后金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  changedAmount: number;
  /** 差额（元），正数需补款 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  diffAmount?: number;
}

export interface CheckAccountGateData {
  /** 开关类型 */
  gateType?: string;
  /** 是否开放 */
  isOpen: boolean;
  /** 关闭原因，开放时为空 */
  remark?: string;
}

export interface CheckAccountGatePath {
  /** 开关类型 @minLength 1 */
  gateType: string;
}

export interface CheckBatchOrderBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 批次号 @minLength 1 */
  batchNo: string;
}

export interface CheckBatchOrderData {
  /** 批次号 @minLength 1 */
  batchNo: string;
  /** 是否全部通过 */
  isPassed: boolean;
  /** 行数 @minimum 0 */
  lineCount: number;
  /** 有误行数 @minimum 0 */
  errorCount: number;
  /** 无误行金额合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amount?: number;
  /** 有误明细 */
  errorList: CheckBatchOrderDataErrorListItem[];
}

export interface CheckBatchOrderDataErrorListItem {
  /** 行号 @minimum 0 */
  lineNo: number;
  /** 产品编码 */
  productCode?: string;
  /** 有误的列 */
  field: string;
  /** 原因 */
  msg: string;
}

export interface CheckConsentToUseBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 登录账号 @minLength 1 */
  userName: string;
  /** 条款类型 */
  type?: string | undefined;
}

export interface CheckCreditApplyAllowedData {
  /** 是否允许申请 */
  isAllowed: boolean;
  /** 授信额度（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  creditLimit?: number;
  /** 已用额度（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  usedAmount?: number;
  /** 可申请额度（元），授信额度减已用额度 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  availableAmount?: number;
  /** 不允许的原因 */
  reason?: string;
}

export interface CheckCreditApplyAllowedQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

export interface CheckCrossCenterTransferQuery {
  /** 转出付款方编码 @minLength 1 */
  fromPayerCode: string;
  /** 转入付款方编码 @minLength 1 */
  toPayerCode: string;
}

export interface CheckLiquidateApplyBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

/** 是否可发起清户 */
export interface CheckLiquidateApplyData {
  /** 是否可发起申请 */
  canApply: boolean;
  /** 在途的申请单号 */
  applyNo?: string;
  /** 在途申请的状态码：10 审批中、20 待结算确认、30 已驳回、40 已结算、90 已取消 */
  status?: string;
  /** 在途申请的状态名称 */
  statusName?: string;
}

export interface CheckNotificationReadBody {
  /** 通知编号 @minLength 1 */
  notificationId: string;
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 登录账号 @minLength 1 */
  userName: string;
}

export interface CheckOmsAuthorizedPath {
  /** 客户编码 @minLength 1 */
  id: string;
}

export interface CheckOrderQuotaComposeData {
  /** 是否全部通过 */
  isPassed: boolean;
  /** 超出额度的产品 */
  overList: CheckOrderQuotaComposeDataOverListItem[];
}

export interface CheckOrderQuotaComposeDataOverListItem {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 型号 */
  productModel?: string;
  /** 剩余额度（台） @minimum 0 */
  quota: number;
  /** 本次数量（台） @minimum 0 */
  number: number;
  /** 提示 */
  msg?: string;
}

export interface CheckRemoteCloudWarehouseQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
}

export interface CheckReverseAgreementData {
  /** 是否已签署 */
  agreementSignFlag: boolean;
  /** 是否已申请 */
  agreementApplyFlag: boolean;
  /** 合同编号，未申请为空 */
  contractCode?: string;
}

export interface CheckReverseAgreementQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

export interface CheckReverseAuthorityQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

export interface CheckStockUpBody {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 备货行 */
  productList: CheckStockUpBodyProductListItem[];
}

export interface CheckStockUpBodyProductListItem {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 数量（台） @minimum 1 @maximum 999999 */
  number: number;
}

/** 备货校验的结果 */
export interface CheckStockUpData {
  /** 是否可下单 */
  canOrder: boolean;
  /** 不可下单的行 */
  failList: CheckStockUpDataFailListItem[];
}

export interface CheckStockUpDataFailListItem {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 可用库存（台） @minimum 0 */
  stock?: number;
  /** 原因 */
  message: string;
}

export interface CheckTrafficDelayApplyQuery {
  /** 订单类型编号 @minLength 1 */
  orderTypeNo: string;
}

export interface CheckTransferPolicyQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

export interface CheckTransferWindowQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

export interface CheckUnsignedContractPath {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 合同类型 @minLength 1 */
  docType: string;
}

export interface CheckWhitelistPath {
  /** 客户编码 @minLength 1 */
  id: string;
}

/** The checked cart that is split into orders (2§3). */
export interface CheckedCart {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 下单的账号 */
  accountCode?: string | undefined;
  /** 云仓编码（经典购物车） */
  yunCangCode?: string | undefined;
  /** 云仓标识（经典购物车）：YC 云仓、YD 异地云仓，空为非云仓 */
  yunCangFlag?: string | undefined;
  /** 云仓编码（新购物车） */
  yc?: string | undefined;
  /** 异地云仓编码（新购物车） */
  ydyc?: string | undefined;
  /** 勾选的条目 */
  splitComposeList: CheckedCartSplitComposeListItem[];
}

export interface CheckedCartSplitComposeListItem {
  /** 活动类型，与购物车中相同：1 单品、2 组合、3 抢购 */
  activityType: number;
  /** 活动 ID，单品为空 */
  activityId?: string | undefined;
  /** 数量 @minimum 1 @maximum 999999 */
  number: number;
  /** 首个产品编码，仅活动类型 1 */
  productCode?: string | undefined;
  /** 产品行 */
  productList: CheckedLine[];
}

/** A product line as the checked cart sends it (2§3). */
export interface CheckedLine {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 数量（台） @minimum 1 @maximum 999999 */
  number: number;
  /** 单价（元） */
  price?: number | string | undefined;
  /** 价格类型 */
  priceType?: string | undefined;
  /** 样机价格版本，仅价格类型 YJCY */
  priceVersionInfo?: CheckedLinePriceVersionInfo | undefined;
  /** 价格版本，经典购物车为空，新购物车为 2 */
  priceVersion?: string | undefined;
  /** 库存版本 */
  stockVersion?: string | undefined;
  /** 是否有货：1 有货，0 无货 */
  isStock?: number | string | boolean | undefined;
  /** 周承诺，0 表示无 */
  weekPromise?: string | undefined;
  /** 远周次，0 表示无 */
  farWeek?: string | undefined;
  /** 信用模式，0 表示无 */
  creditModel?: string | undefined;
  /** 是否勾选信用模式 */
  isCheckCreditModel?: 0 | 1 | undefined;
  /** 是否勾选周承诺 */
  isCheckWeekPromise?: 0 | 1 | undefined;
  /** 是否勾选远周次 */
  isCheckFarWeek?: 0 | 1 | undefined;
  /** 远周到货日期，仅勾选周承诺时有 */
  farWeekDate?: string | undefined;
  /** 调拨版本，经典购物车为空，新购物车为 1 */
  transferVersion?: string | undefined;
  /** 产品系列 */
  productSeries?: string | undefined;
  /** 销售组织 */
  saleOrgCode?: string | undefined;
  /** 云仓类型：YC 云仓、YD 异地云仓 */
  yuncangType?: string | undefined;
  /** 云仓编码 */
  yuncangCode?: string | undefined;
  /** 宽限，仅渠道 CT，其余为 0 */
  kuanXian?: number | string | undefined;
  /** 是否勾选宽限，CT 为 1 */
  isCheckKuanXian?: 0 | 1 | undefined;
  /** 易理货供应编码 */
  ylhSupplyCode?: string | undefined;
  /** 样机出样数量 */
  yjcyNum?: number | string | undefined;
}

/** 样机价格版本，仅价格类型 YJCY */
export interface CheckedLinePriceVersionInfo {
  /** 样机政策版本号 */
  versionCode?: string | undefined;
  /** 可用数量 */
  usableQty?: number | string | undefined;
  /** 实际数量 */
  realQty?: number | string | undefined;
}

export interface CloseSigningTipsPath {
  /** 提示类型 @minLength 1 */
  type: string;
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

/** An order in the order centre, with its approval. Assumption: the fields of the approval. */
export interface CocOrder extends OrderSummary {
  /** 审批单号，没有发起审批的订单没有 */
  approvalNo?: string;
  /** 审批节点，没有发起审批的订单没有 */
  nodeList?: ApprovalNode[];
}

/** A common question with its answer. Assumption: all fields; the specification names only the calls. */
export interface CommonQuestion {
  /** 问题编号 @minLength 1 */
  id: string;
  /** 问题 */
  title: string;
  /** 问题分类编码 */
  typeCode?: string;
  /** 问题分类名称 */
  typeName?: string;
  /** 解答（富文本） */
  content?: string;
  /** 是否启用 */
  isUse: boolean;
  /** 排序号，小的在前 @minimum 0 */
  sort?: number;
  /** 查看次数 @minimum 0 */
  readCount?: number;
  /** 修改人 */
  updateUser?: string;
  /** 修改时间 YYYY-MM-DD HH:mm:ss */
  updateDate?: string;
}

export interface ConfirmAdvanceArrivalQuery {
  /** 订单号 @minLength 1 */
  orderNo: string;
  /** 订单类型编号 */
  orderTypeNo?: string | undefined;
}

export interface ConfirmBankInterestBody {
  /** 客户编码 @minLength 1 */
  customerCode?: string | undefined;
  /** 贴息单 ID 列表 */
  idList: string[];
}

export interface ConfirmLetterBody {
  /** 函件编号 @minLength 1 */
  id: string;
  /** 客户编码 @minLength 1 */
  customerCode?: string | undefined;
  /** 1 确认无误、2 有异议 */
  status: '1' | '2';
  /** 异议说明，有异议时填写 @maxLength 200 */
  remark?: string | undefined;
}

export interface ConfirmOrRefuseAllocationBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 配额单号 @minLength 1 */
  allocationNo: string;
  /** true 确认，false 拒绝 */
  isConfirm: boolean;
  /** 确认数量（台），默认全部 @minimum 1 @maximum 999999 */
  number?: number | undefined;
  /** 拒绝原因，拒绝时必填 @maxLength 200 */
  refuseReason?: string | undefined;
}

export interface ConfirmReconciliationBody {
  /** 对账单 ID @minLength 1 */
  id: string;
  /** 客户编码 @minLength 1 */
  customerCode?: string | undefined;
  /** 是否一致 */
  isAgree: boolean;
  /** 客户账面余额（元），有差异时填写 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  customerBalance?: number | undefined;
  /** 差异原因，有差异时填写 @maxLength 200 */
  reason?: string | undefined;
}

export interface ConfirmTctpOrderBody extends OrderKey {
  /** 备注 @maxLength 200 */
  remark?: string | undefined;
}

export interface ConsentToUseBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 登录账号 @minLength 1 */
  userName: string;
  /** 条款类型 */
  type?: string | undefined;
}

export interface CreateAsyncExportBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 导出类型编码：MY_ORDER 我的订单、ACCOUNT_STATEMENT 往来账、CAPITAL_FLOW 资金流水、MONTH_ACCOUNT 月账单、 DAY_ACCOUNT 日账单、RECONCILIATION 往来对账、REBATE 返利、INVOICE 发票 @minLength 1 */
  taskType: string;
  /** 查询条件 */
  conditionList?: CreateAsyncExportBodyConditionListItem[] | undefined;
}

export interface CreateAsyncExportBodyConditionListItem {
  /** 条件字段 @minLength 1 */
  name: string;
  /** 条件值 */
  value: string;
}

/** 创建异步导出的结果 */
export interface CreateAsyncExportData {
  /** 导出任务编号 @minLength 1 */
  taskId: string;
}

export interface CreateStockUpOrderBody {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 付款方编码 */
  payerCode?: string | undefined;
  /** H_WORK 来源时的账号 */
  accountCode?: string | undefined;
  /** 订单来源 */
  whetherOrNotAppOrder?: 'PC' | 'H_WORK' | undefined;
  /** 备货行 */
  productList: CreateStockUpOrderBodyProductListItem[];
}

export interface CreateStockUpOrderBodyProductListItem {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 数量（台） @minimum 1 @maximum 999999 */
  number: number;
}

/** 创建备货订单的结果 */
export interface CreateStockUpOrderData {
  /** 订单号 @minLength 1 */
  orderNo: string;
  /** 订单类型编号 */
  orderTypeNo?: string;
  /** 订单金额（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  amount?: number;
}

/** An application to order on credit. Assumption: the fields. */
export interface CreditOrderApply {
  /** 申请单号 @minLength 1 */
  applyNo: string;
  /** 客户编码 */
  customerCode?: string;
  /** 付款方编码 */
  payerCode?: string;
  /** 付款方名称 */
  payerName?: string;
  /** 申请金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  applyAmount: number;
  /** 已用金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  usedAmount?: number;
  /** 申请原因 */
  applyReason?: string;
  /** 有效期开始 YYYY-MM-DD */
  beginDate?: string;
  /** 有效期结束 YYYY-MM-DD */
  endDate?: string;
  /** 状态码：10 审批中、20 已通过、30 已驳回 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 申请时间 YYYY-MM-DD HH:mm:ss */
  createTime: string;
  /** 审批进度 */
  nodeList?: ApprovalNode[];
}

export interface DelayStorageOrderQuery {
  /** 订单号 @minLength 1 */
  orderNo: string;
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 延期到的日期 YYYY-MM-DD */
  delayDate?: string | undefined;
}

export interface DeleteCartEntriesBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 购物车条目 ID */
  idList: string[];
}

export interface DeleteCommonQuestionQuery {
  /** 问题编号 @minLength 1 */
  id: string;
}

export interface DeleteDemandBody {
  /** 需求 ID @minLength 1 */
  id: string;
}

export interface DeleteDocumentBody {
  /** 附件编号 @minLength 1 */
  fileId: string;
  /** 客户编码 */
  customerCode?: string | undefined;
}

export interface DeleteLiquidateApplyQuery {
  /** 申请单号 @minLength 1 */
  applyNo: string;
}

export interface DeleteMfyjOrderQuery {
  /** 样机订单号 @minLength 1 */
  orderNo: string;
}

export interface DeleteTrafficCartBody {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 车次编号，空为全部 */
  IBR_ID?: string | undefined;
}

export interface DeleteTrafficCartLineBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 行编号列表 */
  GBIDList: string[];
}

export interface DeleteTrafficDiscountCartBody {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 车次编号，空为全部 */
  IBR_ID?: string | undefined;
}

export interface DeleteTransferBody {
  /** 申请 ID @minLength 1 */
  id: string;
  /** 客户编码 */
  customerCode?: string | undefined;
}

export interface DeleteTransferOrderFormBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 调货单编号 @minLength 1 */
  IBR_ID: string;
}

export interface DeleteTransferProductBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 行编号列表 */
  GBIDList: string[];
}

/** One delivery note in a list. Assumption: the fields; its states are those of its order. */
export interface DeliveryNote {
  /** 发货单号 */
  dn: string;
  /** 订单号 @minLength 1 */
  orderNo: string;
  /** 订单类型编号 */
  orderTypeNo?: string;
  /** 发货日期 YYYY-MM-DD */
  deliveryDate?: string;
  /** 承运商 */
  carrierName?: string;
  /** 状态码：与订单相同：30 配送中、40 待签收、50 已签收 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 送达方编码 */
  sendtoCode?: string;
  /** 送达方地址 */
  sendtoAddress?: string;
  /** 件数（台） @minimum 0 */
  number: number;
  /** 产品行 */
  lineList: OrderLine[];
}

/** One field of the dynamic form of a demand. Assumption: the fields. */
export interface DemandField {
  /** 字段编码 @minLength 1 */
  fieldCode: string;
  /** 字段名称 */
  fieldName: string;
  /** 控件类型：input 文本、number 数字、select 单选、multiSelect 多选、date 日期、textarea 多行文本、switch 是否 */
  fieldType: string;
  /** 是否必填 */
  isRequired: boolean;
  /** 顺序 @minimum 0 */
  sort: number;
  /** 占位提示 */
  placeholder?: string;
  /** 单位 */
  unit?: string;
  /** 默认值 */
  defaultValue?: string;
  /** 最大字符数 @minimum 0 */
  maxLength?: number;
  /** 最小值 */
  minimum?: number;
  /** 最大值 */
  maximum?: number;
  /** 选项 */
  optionList?: DemandFieldOptionListItem[];
}

export interface DemandFieldOptionListItem {
  /** 选项值 */
  value: string;
  /** 选项名称 */
  label: string;
}

/** What the user entered in one field of the dynamic form. Assumption: the fields. */
export interface DemandFieldValue {
  /** 字段编码 @minLength 1 */
  fieldCode: string;
  /** 字段值，多选为数组 */
  value: string | number | boolean | string[];
}

/** One entry of the record of a demand. Assumption: the fields. */
export interface DemandRecord {
  /** 记录 ID @minLength 1 */
  id: string;
  /** 操作 */
  operateName: string;
  /** 内容 */
  content?: string;
  /** 操作人 */
  operator?: string;
  /** 操作时间 YYYY-MM-DD HH:mm:ss */
  operateTime: string;
  /** 操作后的状态码：0 待提交、1 待评估、2 评估中、3 已通过、4 已驳回、5 已完成 */
  status?: string;
}

/** A sample machine that is sold at a discount. Assumption: the fields. */
export interface DiscountPrototype {
  /** 折扣样机 ID @minLength 1 */
  id: string;
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 型号 */
  productModel?: string;
  /** 产品名称 */
  productName?: string;
  /** 数量（台） @minimum 1 */
  number: number;
  /** 供价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  price: number;
  /** 折扣率，0.7 表示七折 @minimum 0 @maximum 1 */
  discountRate?: number;
  /** 折扣价（元），供价乘折扣率 @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  discountPrice: number;
  /** 出样门店 */
  shopName?: string;
  /** 出样日期 YYYY-MM-DD */
  sampleDate?: string;
  /** 状态码：10 未上架、20 已上架 */
  status: string;
  /** 状态名称 */
  statusName: string;
}

/** One model under easy goods management (易管货): what the dealer holds, sells and should order. Assumption: the fields. */
export interface EasyManageGoods {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 型号 */
  productModel: string;
  /** 产品名称 */
  productName?: string;
  /** 客户库存（台） @minimum 0 */
  storeAmt: number;
  /** 前60天零售（台） @minimum 0 */
  zsdRevqSum: number;
  /** 周转天数，保留一位小数 */
  turnoverDays: number;
  /** 安全周转天数 @minimum 0 @maximum 1000 */
  safeDays?: number;
  /** 建议补货数量（台） @minimum 0 @maximum 999999 */
  suggestNumber: number;
  /** 供价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  price?: number;
  /** 状态码：1 待补货、2 库存充足 */
  status?: string;
  /** 状态名称 */
  statusName?: string;
}

/** What was once ordered from the suggestions of easy goods management. Assumption: the fields. */
export interface EasyManageGoodsRecord {
  /** 记录 ID @minLength 1 */
  id: string;
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 型号 */
  productModel?: string;
  /** 当时建议数量（台） @minimum 0 */
  suggestNumber: number;
  /** 实际下单数量（台） @minimum 0 */
  number: number;
  /** 订单号，未下单为空 */
  orderNo?: string;
  /** 操作账号 */
  userName?: string;
  /** 操作时间 YYYY-MM-DD HH:mm:ss */
  createTime: string;
}

/** What a dealer reports as an event work, a question or complaint to be handled (2§3 Event-work submission). Assumption: the names and the field `content`; the specification lists the fields in words and cuts the list off. */
export interface EventWork {
  /** 事件类型编码，如 ORDER 订单、LOGISTICS 物流、INVOICE 发票、FINANCE 财务、SYSTEM 系统使用 @minLength 1 */
  type: string;
  /** 提交人信息，缺少时提示 提交人信息不能为空 */
  eventWorkCustomer: EventWorkEventWorkCustomer;
  /** 问题描述 @maxLength 500 */
  content?: string | undefined;
  /** 品牌 */
  brand?: string | undefined;
  /** 门店编码 */
  shopCode?: string | undefined;
  /** 订单号 */
  orderNo?: string | undefined;
  /** 物流单号 */
  logisticsNo?: string | undefined;
  /** 型号 */
  model?: string | undefined;
  /** 产品价格（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  productPrice?: number | undefined;
  /** 发票状态的文字，如未开票 */
  invoiceStatus?: string | undefined;
  /** 结算单号 */
  settlementNo?: string | undefined;
  /** 用户姓名 */
  userName?: string | undefined;
  /** 用户电话 */
  userPhone?: string | undefined;
  /** 用户地址 */
  userAddress?: string | undefined;
  /** 附件编号 */
  fileIds?: string[] | undefined;
}

/** 提交人信息，缺少时提示 提交人信息不能为空 */
export interface EventWorkEventWorkCustomer {
  /** 来源 */
  source?: string | undefined;
  /** 账号编号 @minLength 1 */
  accountId: string;
  /** 姓名 @minLength 1 */
  accountName: string;
  /** 联系电话 @minLength 1 */
  phone: string;
  /** 角色 */
  role?: string | undefined;
  /** 角色编码 */
  roleCode?: string | undefined;
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 客户名称 */
  customerName?: string | undefined;
  /** 中心编码 */
  centerCode?: string | undefined;
  /** 中心名称 */
  centerName?: string | undefined;
}

/** What an event work is about, all optional (2§3). Assumption: the names. */
export interface EventWorkFacts {
  /** 品牌 */
  brand?: string;
  /** 门店编码 */
  shopCode?: string;
  /** 订单号 */
  orderNo?: string;
  /** 物流单号 */
  logisticsNo?: string;
  /** 型号 */
  model?: string;
  /** 产品价格（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  productPrice?: number;
  /** 发票状态的文字，如未开票 */
  invoiceStatus?: string;
  /** 结算单号 */
  settlementNo?: string;
  /** 用户姓名 */
  userName?: string;
  /** 用户电话 */
  userPhone?: string;
  /** 用户地址 */
  userAddress?: string;
  /** 附件编号 */
  fileIds?: string[];
}

export interface ExportAccountStatementQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 付款方编码 */
  payerCode?: string | undefined;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
  /** 账户类型：MAIN 往来、TCTP 统仓统配、TCDB 统仓调拨、SCF 供应链金融、SERVICE 服务费 */
  accountType?: 'MAIN' | 'TCTP' | 'TCDB' | 'SCF' | 'SERVICE' | undefined;
  /** 销售组织编码 */
  saleOrgCode?: string | undefined;
  /** 凭证类型：DZ 到款、TH 提货、FL 返利、TZ 调整 */
  voucherType?: 'DZ' | 'TH' | 'FL' | 'TZ' | undefined;
  /** 凭证号 */
  voucherNo?: string | undefined;
  /** 订单号 */
  orderNo?: string | undefined;
  /** 金额（元），借方或贷方等于它。Assumption: no field is shown. */
  amount?: string | undefined;
}

export interface ExportCapitalFlowQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 付款方编码 */
  payerCode?: string | undefined;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
  /** 账户类型：MAIN 往来、TCTP 统仓统配、TCDB 统仓调拨、SCF 供应链金融、SERVICE 服务费 */
  accountType?: 'MAIN' | 'TCTP' | 'TCDB' | 'SCF' | 'SERVICE' | undefined;
  /** 销售组织编码 */
  saleOrgCode?: string | undefined;
  /** 凭证类型：DZ 到款、TH 提货、FL 返利、TZ 调整 */
  voucherType?: 'DZ' | 'TH' | 'FL' | 'TZ' | undefined;
  /** 凭证号 */
  voucherNo?: string | undefined;
  /** 订单号 */
  orderNo?: string | undefined;
  /** 金额（元），借方或贷方等于它。Assumption: no field is shown. */
  amount?: string | undefined;
}

export interface ExportDayAccountsQuery {
  /** 客户编码 @minLength 1 */
  custCode: string;
  /** 账单 ID */
  id?: string | undefined;
  /** 账户类型 */
  accountType?: 'MAIN' | 'TCTP' | 'TCDB' | 'SCF' | 'SERVICE' | undefined;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
  /** 操作状态码：0 待确认、1 已确认、2 有异议、9 未出账 */
  optStatus?: string | undefined;
  /** 产业编码 */
  industryCode?: string | undefined;
  /** 汇总方式：DAY 按日、WEEK 按周 */
  groupBy?: 'DAY' | 'WEEK' | undefined;
}

export interface ExportInvoicesQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
  /** 发票号码 */
  invoiceNo?: string | undefined;
  /** 订单号 */
  orderNo?: string | undefined;
  /** 状态码：10 待签收、20 已签收、30 已退票 */
  status?: string | undefined;
}

export interface ExportMonthAccountsQuery {
  /** 客户编码 @minLength 1 */
  custCode: string;
  /** 账单 ID */
  id?: string | undefined;
  /** 账户类型 */
  accountType?: 'MAIN' | 'TCTP' | 'TCDB' | 'SCF' | 'SERVICE' | undefined;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
  /** 操作状态码：0 待确认、1 已确认、2 有异议、9 未出账 */
  optStatus?: string | undefined;
  /** 产业编码 */
  industryCode?: string | undefined;
}

export interface ExportMyOrdersBody {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
  /** 送达方编码 */
  sendtoCode?: string | undefined;
  /** 订单号 */
  orderNo?: string | undefined;
  /** 状态码：10 待审核、20 待发货、30 配送中、40 待签收、50 已签收、90 已取消 */
  status?: string | undefined;
  /** 型号、名称或订单号 @maxLength 50 */
  keyword?: string | undefined;
}

export interface ExportPopReservesQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 备货单号或型号 @maxLength 50 */
  keyword?: string | undefined;
  /** 仓库编码 */
  warehouseCode?: string | undefined;
  /** 状态码 */
  status?: string | undefined;
}

export interface ExportRebatesBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 返利编号 */
  rebateNo?: string | undefined;
  /** 合同编号 */
  contractNo?: string | undefined;
  /** 状态码：20 可使用、30 部分使用、40 已兑现 */
  status?: string | undefined;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
}

export interface ExportReconciliationsBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 状态码：0 待确认、1 已确认、2 有异议 */
  status?: string | undefined;
  /** 开始账期 YYYY-MM */
  beginPeriod?: string | undefined;
  /** 结束账期 YYYY-MM */
  endPeriod?: string | undefined;
  /** 只看有差异 */
  isDifference?: boolean | undefined;
}

export interface ExportSampleSheetQuery {
  /** 样表类型：CREDIT 信用、PROTOTYPE 样机、TRAFFIC 整车、ENGINEERING 工程 */
  type: 'CREDIT' | 'PROTOTYPE' | 'TRAFFIC' | 'ENGINEERING';
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

/** The products that have a value of a facet. Assumption: the shape. */
export interface FacetCount {
  /** 筛选项的取值 */
  value: string;
  /** 产品数量（种） @minimum 0 */
  hits: number;
}

/** One financing of a dealer; outstanding = amount - repaid. Assumption: the specification shows no field. */
export interface FinanceLoan {
  /** 融资编号 @minLength 1 */
  financeNo: string;
  /** 资金方 */
  bankName?: string;
  /** 融资合同编号 */
  contractNo?: string;
  /** 融资金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
  /** 已还本金（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  repaidAmount: number;
  /** 未还本金（元），等于融资金额减已还本金 @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  outstandingAmount: number;
  /** 年利率（%），按360天计息 */
  rate?: number;
  /** 放款日期 YYYY-MM-DD */
  beginDate: string;
  /** 到期日期 YYYY-MM-DD */
  dueDate: string;
  /** 状态码：10 待放款、20 还款中、30 已结清 */
  status: string;
  /** 状态名称 */
  statusName: string;
}

export interface FindDynamicFormData {
  /** 品类编码 @minLength 1 */
  id: string;
  /** 表单名称 */
  formName: string;
  /** 字段定义 */
  fieldList: DemandField[];
}

export interface FindDynamicFormPath {
  /** 品类编码 @minLength 1 */
  id: string;
}

/** Freeze flags of a customer (1§4). Assumption: the names of the four fields. */
export interface FreezeFlags {
  /** 无门店：N 已冻结、B 已驳回、D 开头为解冻单号，空为正常 */
  M: string;
  /** 僵尸户（超过 180 天未提货）：取值同上 */
  J: string;
  /** 主数据状态，1 为 MDM 中不可用 */
  customerState?: string;
  /** 供应链金融冻结标识，1 为冻结 */
  freezeTagStatus?: string;
}

export interface GenerateMfyjSettlementRecordBody extends OrderKey {
  /** 样机产品编码 @minLength 1 */
  productCode: string;
  /** 结算数量（台） @minimum 1 @maximum 999999 */
  number: number;
}

export interface GenerateMfyjSettlementRecordData {
  /** 结算记录号 @minLength 1 */
  recordNo: string;
  /** 结算金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  settleAmount?: number;
}

/** 清户进度 */
export interface GetAccountFlowData {
  /** 申请单号 @minLength 1 */
  applyNo: string;
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 客户名称 */
  customerName?: string;
  /** 销售组织 */
  saleOrgCode?: string;
  /** 产业编码 */
  industryCode?: string;
  /** 产业名称 */
  industryName?: string;
  /** 清户原因 */
  reason?: string;
  /** 状态码，10 审批中、20 待结算确认、30 已驳回、40 已结算、90 已取消 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 应退金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  settleAmount?: number;
  /** 申请时间 YYYY-MM-DD HH:mm:ss */
  applyDate?: string;
  /** 审批节点 */
  nodeList: ApprovalNode[];
}

export interface GetAccountFlowQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

/** 可分配的全部角色与权限 */
export interface GetAllRolesAndPermissionsData {
  /** 可分配的角色 */
  roles: GetAllRolesAndPermissionsDataRolesItem[];
  /** 可分配的菜单与按钮 */
  permissions: PermissionNode[];
}

export interface GetAllRolesAndPermissionsDataRolesItem {
  /** 角色编码 @minLength 1 */
  roleCode: string;
  /** 角色名称 */
  roleName: string;
  /** 角色自带的权限编号 */
  permissionIds?: string[];
}

export interface GetAllRolesAndPermissionsQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

export interface GetAllStockData {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 型号 */
  productModel?: string;
  /** 合计库存（台） @minimum 0 */
  stock: number;
  /** 分仓库存 */
  stockList: GetAllStockDataStockListItem[];
}

export interface GetAllStockDataStockListItem {
  /** 仓库编码 @minLength 1 */
  warehouseCode: string;
  /** 仓库名称 */
  warehouseName?: string;
  /** 库存（台） @minimum 0 */
  stock: number;
}

export interface GetAllStockQuery {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
}

/** 到货周 */
export type GetArrivalWeeksData = GetArrivalWeeksDataPartItem[];

export interface GetArrivalWeeksDataPartItem {
  /** 周次，年份加两位周号 @minLength 1 */
  weekCode: string;
  /** 周次名称 */
  weekName: string;
  /** 周一 YYYY-MM-DD */
  beginDate: string;
  /** 周日 YYYY-MM-DD */
  endDate: string;
}

export type GetAtpStockData = GetAtpStockDataPartItem[];

export interface GetAtpStockDataPartItem extends ArrivalWeek {
  /** 可承诺数量（台） @minimum 0 */
  atpNumber: number;
}

export interface GetAtpStockQuery {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
}

/** 安全付余额 */
export interface GetAxBalanceData {
  /** 安全付付款方编码 */
  payerCode?: string;
  /** 余额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  balance: number;
}

export interface GetAxBalanceQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

export interface GetBigActivityData extends BigActivity {
  /** 活动规则，逐条 */
  rules?: string[];
  /** 本客户已订金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  joinedAmount?: number;
}

export interface GetBigActivityQuery {
  /** 活动 ID @minLength 1 */
  activityId: string;
  /** 售达方编码 */
  saletoCode?: string | undefined;
}

export interface GetBigOrderStatusBody {
  /** 大单批次号 @minLength 1 */
  batchNo: string;
  /** 售达方编码 */
  saletoCode?: string | undefined;
}

export interface GetBillInfoQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 订单号，空为客户默认抬头 */
  orderNo?: string | undefined;
}

export interface GetCalculatorFiguresQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 产品编码 @minLength 1 */
  productCode: string;
}

export interface GetCartAgreementStatusData {
  /** 协议状态：1 已签署，0 未签署 */
  status: string;
  /** 协议状态名称 */
  statusName: string;
  /** 协议名称 */
  agreementName?: string;
}

export interface GetCartAgreementStatusPath {
  /** 售达方编码 @minLength 1 */
  id: string;
}

export interface GetCartCountPath {
  /** 售达方编码 @minLength 1 */
  id: string;
}

export interface GetCloudWarehouseAuthorityData {
  /** 是否有云仓权限 */
  authority: boolean;
  /** 可用云仓 */
  yuncangList: GetCloudWarehouseAuthorityDataYuncangListItem[];
}

export interface GetCloudWarehouseAuthorityDataYuncangListItem {
  /** 云仓编码 @minLength 1 */
  yuncangCode: string;
  /** 云仓名称 */
  yuncangName: string;
  /** 云仓类型：YC 云仓、YD 异地云仓 */
  yuncangType: string;
}

export interface GetCommonQuestionQuery {
  /** 问题编号 @minLength 1 */
  id: string;
}

export type GetContractRateData = GetContractRateDataPartItem[];

export interface GetContractRateDataPartItem {
  /** 合同编号 @minLength 1 */
  contractNo: string;
  /** 合同名称 */
  contractName?: string;
  /** 费率类型 */
  rateType: string;
  /** 费率类型名称 */
  rateTypeName: string;
  /** 费率（%） */
  rate: number;
  /** 生效日期 YYYY-MM-DD */
  beginDate?: string;
  /** 失效日期 YYYY-MM-DD */
  endDate?: string;
}

export interface GetContractRateQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 合同编号 */
  contractNo?: string | undefined;
}

export interface GetCreditCenterData {
  /** 授信总额（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  creditAmount: number;
  /** 已用额度（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  usedAmount: number;
  /** 可用额度（元），等于总额减已用 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  availableAmount: number;
  /** 授信付款方编码 */
  payerCode?: string;
  /** 是否有逾期 */
  isOverdue?: boolean;
  /** 各资金方授信 */
  creditList: GetCreditCenterDataCreditListItem[];
}

export interface GetCreditCenterDataCreditListItem {
  /** 资金方 */
  bankName: string;
  /** 授信额度（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  creditAmount: number;
  /** 已用额度（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  usedAmount: number;
  /** 可用额度（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  availableAmount: number;
  /** 年利率（%） */
  rate?: number;
  /** 到期日期 YYYY-MM-DD */
  endDate?: string;
  /** 状态码：10 审核中、20 已生效、30 已失效 */
  status?: string;
  /** 状态名称 */
  statusName?: string;
}

export interface GetCreditCenterQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

/** 客户档案 */
export interface GetCustomerArchiveData {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 客户名称 */
  customerName: string;
  /** 渠道 */
  channel?: string;
  /** 渠道组：ZY 直营、CT 传统、R */
  channelGroup?: string;
  /** 子渠道 */
  subChannel?: string;
  /** 中心编码 */
  centerCode?: string;
  /** 中心名称 */
  centerName?: string;
  /** 统一社会信用代码 */
  licenseNo?: string;
  /** 法定代表人 */
  legalPerson?: string;
  /** 注册地址 */
  registerAddress?: string;
  /** 联系人 */
  contactName?: string;
  /** 联系电话 */
  contactPhone?: string;
  /** 电子邮箱 */
  email?: string;
  /** 客户经理 */
  customerManager?: string;
  /** 开户日期 YYYY-MM-DD */
  openDate?: string;
  /** 主数据状态，1 为 MDM 中不可用 */
  customerState?: string;
  /** 证件 */
  certificateList?: GetCustomerArchiveDataCertificateListItem[];
}

export interface GetCustomerArchiveDataCertificateListItem {
  /** 证件名称 */
  certificateName: string;
  /** 证件号 */
  certificateNo?: string;
  /** 有效期至 YYYY-MM-DD，长期有效时没有 */
  endDate?: string;
  /** 状态码，1 有效、2 即将到期、3 已过期 */
  status: string;
  /** 状态名称 */
  statusName: string;
}

export interface GetCustomerArchivePath {
  /** 客户编码 @minLength 1 */
  id: string;
}

export interface GetCustomerFlagDataQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

/** 周期销量预测 */
export type GetCyclePredictData = GetCyclePredictDataPartItem[];

export interface GetCyclePredictDataPartItem {
  /** 周次，年加周，如 202648 */
  week: string;
  /** 周一日期 YYYY-MM-DD */
  beginDate?: string;
  /** 预测销量（台） */
  predictQty: number;
}

export interface GetCyclePredictQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 产品编码 @minLength 1 */
  productCode: string;
}

/** 默认送达方与默认付款方 */
export interface GetDefaultRelationsData {
  /** 默认地址编码，即送达方编码 */
  addressCode?: string;
  /** 默认地址 */
  address?: string;
  /** 默认付款方编码 */
  payerCode?: string;
  /** 默认付款方名称 */
  payerName?: string;
}

export interface GetDefaultShipToQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
}

export interface GetDemandData extends BigOrderDemand {
  /** 动态表单的填写值 */
  dynamicList: DemandFieldValue[];
  /** 图片地址 */
  imageList: string[];
  /** 报价（元），未报价时没有 @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  quotePrice?: number;
  /** 评价，未评价时没有 */
  evaluation?: GetDemandDataEvaluation;
}

/** 评价，未评价时没有 */
export interface GetDemandDataEvaluation {
  /** 评分，1 至 5 @minimum 0 */
  score?: number;
  /** 评价内容 */
  content?: string;
  /** 评价时间 YYYY-MM-DD HH:mm:ss */
  createTime?: string;
}

export interface GetDemandPath {
  /** 需求 ID @minLength 1 */
  id: string;
}

export interface GetEsCustomerPermissionBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

/** 评价内容 */
export interface GetEvaluateInfoData {
  /** 评价编号 @minLength 1 */
  id: string;
  /** 被评价的订单号 @minLength 1 */
  orderNo: string;
  /** 评价类型 */
  type?: string;
  /** 综合评分 */
  totalScore: number;
  /** 评价内容 */
  content?: string;
  /** 照片地址 */
  imageList?: string[];
  /** 各项评分 */
  attributeList: GetEvaluateInfoDataAttributeListItem[];
  /** 回复 */
  reply?: string;
  /** 评价人 */
  evaluateUser?: string;
  /** 评价时间 YYYY-MM-DD HH:mm:ss */
  evaluateDate?: string;
}

export interface GetEvaluateInfoDataAttributeListItem {
  /** 评价项编码 @minLength 1 */
  attributeCode: string;
  /** 评价项名称 */
  attributeName: string;
  /** 评分 @minimum 0 */
  score: number;
  /** 已选标签 */
  tagList?: string[];
}

export interface GetEvaluateInfoQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 被评价的订单号 @minLength 1 */
  orderNo: string;
}

/** 评价状态 */
export interface GetEvaluateStatusData {
  /** 被评价的订单号 @minLength 1 */
  orderNo: string;
  /** 评价状态码，0 未评价、1 已评价、2 已过期 */
  status: string;
  /** 评价状态名称 */
  statusName: string;
  /** 评价截止日期 YYYY-MM-DD */
  deadline?: string;
}

export interface GetEvaluateStatusQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 被评价的订单号 @minLength 1 */
  orderNo: string;
}

export interface GetFinanceContractBody {
  /** 合同编号 @minLength 1 */
  htCode: string;
  /** 操作账号 */
  accountCode?: string | undefined;
}

export interface GetFinanceRepayDetailBody {
  /** 客户编码 @minLength 1 */
  customerCode?: string | undefined;
  /** 融资编号 @minLength 1 */
  financeNo: string;
}

export interface GetFinanceRepayDetailData {
  loan: FinanceLoan;
  /** 还款明细，按日期先后 */
  repayList: GetFinanceRepayDetailDataRepayListItem[];
}

export interface GetFinanceRepayDetailDataRepayListItem {
  /** 还款编号，未还为空 */
  repayNo?: string;
  /** 还款日期或应还日期 YYYY-MM-DD */
  repayDate: string;
  /** 本金（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  principal: number;
  /** 利息（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  interest: number;
  /** 还款金额（元），等于本金加利息 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
  /** 计息天数 @minimum 0 */
  days?: number;
  /** 状态码：10 待还款、20 已还款 */
  status: string;
  /** 状态名称 */
  statusName: string;
}

/** 热点图 */
export type GetHotspotImagesData = GetHotspotImagesDataPartItem[];

export interface GetHotspotImagesDataPartItem {
  /** 层级：2 二级菜单、3 三级菜单 */
  type: number | string;
  /** 图片地址 */
  picUrl: string;
}

export interface GetHotspotImagesQuery {
  /** 层级：2 二级菜单、3 三级菜单 */
  type: '2' | '3';
}

/** 开屏弹屏 */
export interface GetInsertScreenData {
  /** 是否弹出 */
  isShow: boolean;
  notification?: SystemNotification;
}

export interface GetInsertScreenQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 登录账号 @minLength 1 */
  userName: string;
}

export interface GetJdPlanSendRangeData {
  /** 最早可选日期 YYYY-MM-DD */
  startTime: string;
  /** 最晚可选日期 YYYY-MM-DD */
  endTime?: string;
}

export interface GetJdPlanSendRangeQuery {
  /** 订单号 @minLength 1 */
  orderNo: string;
}

export interface GetLogisticsInfoQuery {
  /** 发货单号 @minLength 1 */
  dn: string;
  /** 物流类型，如 1 正向配送、2 逆向退货、JJ 居家配送（居家配送用 queryJJLogisticsTrack 查询） @minLength 1 */
  type: string;
}

export interface GetNewsPath {
  /** 资讯编号 @minLength 1 */
  newsId: string;
}

export interface GetOrderMonthSummaryBody {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 月份 YYYY-MM */
  month: string;
}

export interface GetOrderMonthSummaryData {
  /** 月份 YYYY-MM */
  month: string;
  /** 订单数，不含已取消 @minimum 0 */
  orderCount: number;
  /** 订单金额（元），不含已取消 @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
  /** 按状态汇总 */
  statusList: GetOrderMonthSummaryDataStatusListItem[];
}

export interface GetOrderMonthSummaryDataStatusListItem {
  /** 状态码：10 待审核、20 待发货、30 配送中、40 待签收、50 已签收、90 已取消 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 订单数 @minimum 0 */
  orderCount: number;
  /** 订单金额（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
}

export interface GetPaymentPublicKeyData {
  /** 密钥编号，随密文一起提交 @minLength 1 */
  keyId: string;
  /** RSA 公钥，SPKI 格式，Base64 编码 */
  publicKey: string;
  /** 加密方式：RSA-OAEP-256 是以 SHA-256 为摘要的 RSA-OAEP */
  algorithm: string;
}

export interface GetPaymentQrCodeQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 付款方编码 */
  payerCode?: string | undefined;
  /** 金额（元） @exclusiveMinimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  amount?: number | undefined;
}

export interface GetPaymentResultData {
  /** 付款单号 @minLength 1 */
  paymentNo: string;
  /** 入账付款方编码 */
  payerCode?: string;
  /** 入账付款方名称 */
  payerName?: string;
  /** 付款金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
  /** 到账时间 */
  payTime?: string;
  /** 凭证号，到账后有 */
  voucherNo?: string;
  /** 收据号，到账后有 */
  receiptNo?: string;
  /** 状态码：10 待支付、15 处理中、20 已到账、30 失败、40 已取消 */
  status: string;
  /** 状态名称 */
  statusName: string;
}

export interface GetPaymentResultQuery {
  /** 付款单号 @minLength 1 */
  paymentNo: string;
}

export interface GetPopReserveData extends PopReserve {
  /** 使用记录 */
  useList: GetPopReserveDataUseListItem[];
}

export interface GetPopReserveDataUseListItem {
  /** 订单号 @minLength 1 */
  orderNo: string;
  /** 使用数量（台） @minimum 0 */
  number: number;
  /** 使用时间 YYYY-MM-DD HH:mm:ss */
  useTime: string;
}

export interface GetPopReservePath {
  /** 备货 ID @minLength 1 */
  id: string;
}

export interface GetPotentialCustomerPath {
  /** 潜在客户编号 @minLength 1 */
  id: string;
}

export interface GetProjectData extends Project {
  /** 工程合作协议号 */
  contractNo?: string;
  /** 定金（元），金额的 30% @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  depositAmount: number;
  /** 比普通价省（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  savedAmount: number;
  /** 希望交付日期 */
  wishDate?: string;
  /** 最早交付日期 */
  earliestDate?: string;
  /** 交付方式：ONCE 一次送完、BATCH 分批 */
  deliverWay?: string;
  /** 约定的交付日期 */
  deliverDate?: string;
  /** 收货人 */
  receiverName?: string;
  /** 收货人电话 */
  receiverPhone?: string;
  /** 验收日期 */
  acceptDate?: string;
  /** 验收说明 */
  acceptRemark?: string;
  /** 七个环节 */
  lifeList: GetProjectDataLifeListItem[];
  /** 谁在办 */
  peopleList: GetProjectDataPeopleListItem[];
  /** 单据与资料 */
  documentList: GetProjectDataDocumentListItem[];
  /** 经过，最近的在前 */
  eventList: GetProjectDataEventListItem[];
}

export interface GetProjectDataDocumentListItem {
  /** 类型：REGISTER 登记表、BID 中标或意向文件、LICENSE 业主营业执照、PHOTO 核实照片、PRICE 工程价通知、AGREEMENT 合作协议、DEPOSIT 定金凭证、DELIVERY 送货单、ACCEPTANCE 验收单、INVOICE 发票 */
  documentType: string;
  /** 名称 */
  documentName: string;
  /** 单据号 */
  documentNo?: string;
  /** 状态码：10 待补、20 已有、30 还没到 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 文件地址 */
  url?: string;
}

export interface GetProjectDataEventListItem {
  /** 时间 */
  eventTime: string;
  /** 办理人 */
  operator?: string;
  /** 内容 */
  content: string;
}

export interface GetProjectDataLifeListItem {
  /** 环节 */
  stage: string;
  /** 环节名称 */
  stageName: string;
  /** 完成日期，没完成时没有 */
  doneDate?: string;
  /** 办理人 */
  operator?: string;
  /** 说明，如工程价版本号 */
  remark?: string;
}

export interface GetProjectDataPeopleListItem {
  /** 角色 */
  roleName: string;
  /** 姓名或客户名称 */
  name: string;
  /** 电话 */
  phone?: string;
  /** 1 表示现在轮到 */
  turnFlag?: string;
}

export interface GetProjectQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 工程号或商机号 @minLength 1 */
  projectNo: string;
}

export interface GetRedInvoicePermissionData {
  /** 是否有红票权限 */
  valid: boolean;
  /** 是否可办理返利红票 */
  rebateAuth: boolean;
  /** 是否可办理退货红票 */
  returnAuth: boolean;
}

export interface GetRedInvoicePermissionPath {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

export interface GetReserveProductPriceQuery {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 */
  sendtoCode?: string | undefined;
}

export interface GetSaleInfoQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

export interface GetSendtoChangeStatusQuery {
  /** 送达方编码 @minLength 1 */
  sendToCode: string;
}

export interface GetServiceChargePromptData {
  /** 是否弹窗 */
  isPopUp: boolean;
  /** 标题 */
  title?: string;
  /** 内容 */
  content?: string;
  /** 未付服务费（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  unpaidAmount?: number;
}

export interface GetServiceChargePromptQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

export interface GetSigningTipsData {
  /** 是否提示 */
  isTips: boolean;
  /** 提示类型，关闭提示时传回 */
  type?: string;
  /** 提示内容 */
  tipContent?: string;
}

export interface GetSigningTipsPath {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

export interface GetSmsPath {
  /** 短信编号 @minLength 1 */
  id: string;
}

export interface GetSoldToQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
}

export interface GetStockUpNumberQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
}

/** 某个子账号的角色与权限 */
export interface GetSubAccountPermissionsData {
  /** 子账号登录名 */
  account: string;
  /** 所属客户编码 @minLength 1 */
  customerCode: string;
  /** 已授予的角色 */
  roles: Role[];
  /** 权限树，checked 表示已授权 */
  permissions: PermissionNode[];
}

export interface GetSubAccountPermissionsQuery {
  /** 子账号登录名 @minLength 1 */
  account: string;
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

export interface GetSuitData extends ProductSuit {
  /** 方案内的产品 */
  lineList: OrderLine[];
  /** 场景图片 */
  sceneImages?: string[];
}

export interface GetSuitPath {
  /** 方案 ID @minLength 1 */
  planId: string;
}

export interface GetSuitQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
}

export interface GetSzkcConfigCustomerBody {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
}

export interface GetSzkcRuleLockBody {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 */
  sendtoCode?: string | undefined;
  /** 产品编码 */
  productCodes: string[];
}

export type GetSzkcRuleLockData = GetSzkcRuleLockDataPartItem[];

export interface GetSzkcRuleLockDataPartItem {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 是否被规则锁定 */
  isLocked: boolean;
  /** 规则名称 */
  ruleName?: string;
  /** 给用户的说明 */
  msg?: string;
}

export interface GetTodoUnreadCountPath {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

export interface GetTrafficCartCountQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
}

export interface GetTrafficContactData {
  /** 联系人记录 ID @minLength 1 */
  id: string;
  /** 联系人 */
  contactName: string;
  /** 联系电话 */
  contactPhone: string;
  /** 送货方式：1 送货到仓、2 自提 */
  sendType?: string;
  /** 送货方式名称 */
  sendTypeName?: string;
  /** 可卸货时段 */
  unloadTime?: string;
}

export interface GetTrafficContactQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
}

export type GetTrafficCustomerApproveStatusData = GetTrafficCustomerApproveStatusDataPartItem[];

export interface GetTrafficCustomerApproveStatusDataPartItem {
  /** 申请 ID @minLength 1 */
  id: string;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 送达方地址 */
  sendtoAddress?: string;
  /** 审批状态码：10 审批中、20 已通过、30 已驳回 */
  status: string;
  /** 审批状态名称 */
  statusName: string;
  /** 当前审批人 */
  approveUserName?: string;
  /** 审批时间 */
  approveTime?: string;
  /** 审批意见 */
  remark?: string;
}

export interface GetTrafficCustomerApproveStatusQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 送达方编码，空为全部 */
  sendtoCode?: string | undefined;
}

export interface GetTrafficGoodsPriceBody {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 产品编码列表 */
  productCodeList: string[];
}

export interface GetTrafficPaytoByOrderData {
  /** 订单类型编号 @minLength 1 */
  orderTypeNo: string;
  /** 订单金额（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  orderAmount: number;
  /** 当前付款方编码 @minLength 1 */
  paytoCode: string;
  /** 当前付款方名称 */
  paytoName?: string;
  /** 可选付款方 */
  payToList: Payer[];
}

export interface GetTrafficPaytoByOrderQuery {
  /** 订单类型编号 @minLength 1 */
  orderTypeNo: string;
}

export interface GetTransferCartCountQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
}

export interface GetTransferGoodsPriceBody {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 产品编码列表 */
  productCodeList: string[];
}

export interface GetTransferOrgData {
  /** 销售组织编码 @minLength 1 */
  saleOrgCode: string;
  /** 工贸编码 @minLength 1 */
  gongmaoCode: string;
  /** 客户渠道 */
  customerChannel: string;
  /** 可划转的付款方 */
  payerList: Payer[];
}

export interface GetTransferOrgQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 销售组织编码 @minLength 1 */
  saleOrgCode: string;
}

export interface GetTripartitePurchaseOrderData {
  /** 采购订单号 @minLength 1 */
  poNo: string;
  /** 销售订单号 @minLength 1 */
  orderNo: string;
  /** 供方 */
  supplierName?: string;
  /** 需方 */
  buyerName?: string;
  /** 第三方 */
  agentName?: string;
  /** 下单日期 YYYY-MM-DD */
  createDate?: string;
  /** 金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
  /** 状态名称 */
  statusName?: string;
  /** 产品行 */
  lineList: OrderLine[];
}

export interface GetTripartitePurchaseOrderQuery {
  /** 订单号 @minLength 1 */
  orderNo: string;
}

export interface GetUnfreezeFlagsQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

export interface GetUnreadMessageCountQuery {
  /** 消息单元，售达方编码加 _admin */
  unitId: string;
}

export interface GetWholeHouseRejectQuery {
  /** 订单号 @minLength 1 */
  orderNo: string;
}

export interface GetWholeHouseValidTimeData {
  /** 开始时间 YYYY-MM-DD HH:mm:ss */
  beginTime?: string;
  /** 截止时间 YYYY-MM-DD HH:mm:ss */
  endTime: string;
  /** 当前是否可变更 */
  isValid: boolean;
}

export interface GetWholeHouseValidTimeQuery {
  /** 订单号 @minLength 1 */
  orderNo: string;
}

/** 易理货视频令牌 */
export interface GetYilihuoVideoTokenData {
  /** 视频令牌 */
  token: string;
  /** 失效时间 YYYY-MM-DD HH:mm:ss */
  expireAt?: string;
}

export interface GetYilihuoVideoTokenQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

/** The price of one product for a sold-to and ship-to. Assumption: the shape is not shown. */
export interface GoodsPrice {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 型号 */
  productModel?: string;
  /** 单价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  unitPrice: number;
  /** 价格类型：PT 普通、TJ 特价 */
  priceType?: string;
  /** 价格版本 */
  priceVersion?: string;
  /** 可订数量（台） @minimum 0 */
  usableQty?: number;
}

export interface HandleWholeHouseRejectBody extends OrderKey {
  /** 拒单号 @minLength 1 */
  rejectNo: string;
  /** 处理方式：CHANGE 变更、CANCEL 取消、APPEAL 申诉 */
  handleType: 'CHANGE' | 'CANCEL' | 'APPEAL';
  /** 说明，申诉时必填 @maxLength 200 */
  remark?: string | undefined;
}

export interface ImportBatchOrderBody {
  /** 表格文件 */
  file: Blob;
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 导入方式：ALL 整批、STORE 按门店 */
  source?: 'ALL' | 'STORE' | undefined;
}

/** One invoice; amount = netAmount + taxAmount. Assumption: the specification shows no invoice fields. */
export interface Invoice {
  /** 发票号码（全电，20 位） @minLength 1 */
  invoiceNo: string;
  /** 订单号 */
  orderNo?: string;
  /** 开票日期 YYYY-MM-DD */
  invoiceDate: string;
  /** 不含税金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  netAmount?: number;
  /** 税率（%） */
  taxRate?: number;
  /** 税额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  taxAmount?: number;
  /** 价税合计（元），等于不含税金额加税额 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
  /** 状态码：10 待签收、20 已签收、30 已退票 */
  status?: string;
  /** 状态名称 */
  statusName?: string;
  /** 购方客户编码 */
  customerCode?: string;
  /** 购方名称 */
  customerName?: string;
  /** 发票类型码 */
  invoiceType?: string;
  /** 发票类型名称 */
  invoiceTypeName?: string;
  /** 签收日期 YYYY-MM-DD，未签收没有 */
  signDate?: string;
  /** 发票行，不含税金额、税额、价税合计各自之和等于发票 */
  lineList?: InvoiceLineListItem[];
}

export interface InvoiceLineListItem {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 型号 */
  productModel?: string;
  /** 产品名称 */
  productName?: string;
  /** 数量（台） @minimum 0 */
  number: number;
  /** 含税单价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  price?: number;
  /** 不含税金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  netAmount: number;
  /** 税率（%） */
  taxRate?: number;
  /** 税额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  taxAmount: number;
  /** 价税合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
}

/** 清户条件校验的结果 */
export interface JudgeLiquidateApplyData {
  /** 是否可提交申请 */
  canApply: boolean;
  /** 校验项 */
  itemList: JudgeLiquidateApplyDataItemListItem[];
}

export interface JudgeLiquidateApplyDataItemListItem {
  /** 校验项编码 @minLength 1 */
  itemCode: string;
  /** 校验项名称 */
  itemName: string;
  /** 结果：1 通过、2 提醒、0 不通过 */
  result: string;
  /** 说明 */
  message?: string;
}

export interface JudgeLiquidateApplyQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 销售组织 */
  saleOrgCode?: string | undefined;
  /** 产业编码 */
  industryCode?: string | undefined;
}

export interface JudgeOrderButtonsBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 订单号 @minLength 1 */
  orderNo: string;
}

export interface JudgeOrderButtonsData {
  /** 按钮 */
  buttonList: JudgeOrderButtonsDataButtonListItem[];
}

export interface JudgeOrderButtonsDataButtonListItem {
  /** 按钮编码 @minLength 1 */
  code: string;
  /** 按钮名称 */
  name: string;
}

/** A letter that a customer confirms, such as a balance confirmation. Assumption: all fields; the specification names only the routes. */
export interface Letter {
  /** 函件编号 @minLength 1 */
  id: string;
  /** 函件文号 @minLength 1 */
  letterNo: string;
  /** 标题 */
  title: string;
  /** 正文（富文本） */
  content?: string;
  /** 函件类型名称 */
  typeName?: string;
  /** 余额确认函所函证的账期 YYYY-MM（推断） */
  period?: string;
  /** 函证金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amount?: number;
  /** 附件地址 */
  fileUrl?: string;
  /** 状态码，0 待确认、1 已确认、2 有异议 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 异议说明 */
  remark?: string;
  /** 发函日期 YYYY-MM-DD */
  sendDate: string;
  /** 确认截止日期 YYYY-MM-DD */
  deadline?: string;
  /** 确认人 */
  confirmUser?: string;
  /** 确认时间 YYYY-MM-DD HH:mm:ss */
  confirmDate?: string;
}

export interface ListAccountPayTosQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 登录账号 @minLength 1 */
  account: string;
}

export interface ListActivitiesData extends Page {
  /** 本页记录 */
  records: ListActivitiesDataRecordsItem[];
}

export interface ListActivitiesDataRecordsItem {
  /** 活动编号 @minLength 1 */
  id: string;
  /** 活动名称 */
  title: string;
  /** 活动类型名称 */
  typeName?: string;
  /** 开始日期 YYYY-MM-DD */
  beginDate: string;
  /** 结束日期 YYYY-MM-DD */
  endDate: string;
  /** 状态码，1 未开始、2 进行中、3 已结束 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 活动图片 */
  picUrl?: string;
  /** 活动页面地址 */
  url?: string;
}

export interface ListActivitiesQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 状态：1 未开始、2 进行中、3 已结束 */
  status?: '1' | '2' | '3' | undefined;
  /** 页码，从 1 起 @minimum 1 */
  pageNum?: number | undefined;
  /** 每页条数 @minimum 1 @maximum 1000 */
  pageSize?: number | undefined;
}

export interface ListAddressCollectRemarksQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码，空为全部 */
  sendtoCode?: string | undefined;
}

export interface ListAddressesQuery {
  /** 状态：1 有效、0 失效 */
  status?: '0' | '1' | undefined;
}

export interface ListAreasPath {
  /** 市编码 @minLength 1 */
  id: string;
}

export interface ListAuthorizedPayTosQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
}

export interface ListB2bPayTosQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
}

export type ListBaseWarehousesData = ListBaseWarehousesDataPartItem[];

export interface ListBaseWarehousesDataPartItem {
  /** 仓库编码 @minLength 1 */
  warehouseCode: string;
  /** 仓库名称 */
  warehouseName: string;
  /** 仓库地址 */
  address?: string;
  /** 产业编码 */
  industryCode?: string;
}

export interface ListBaseWarehousesQuery {
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
}

export interface ListBigActivitiesData extends Page {
  records: BigActivity[];
}

export interface ListBigActivitiesQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 状态码：10 未开始、20 进行中、30 已结束 */
  status?: string | undefined;
  /** 页码，从 1 起 @minimum 1 */
  pageNum?: number | undefined;
  /** 每页条数 @minimum 1 @maximum 1000 */
  pageSize?: number | undefined;
}

export interface ListBigProductGroupsQuery {
  /** 活动 ID @minLength 1 */
  activityId: string;
  /** 售达方编码 */
  saletoCode?: string | undefined;
}

export interface ListBillTosQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
}

export interface ListCachedCartPath {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
}

/** 取消原因 */
export type ListCancelReasonsData = ListCancelReasonsDataPartItem[];

export interface ListCancelReasonsDataPartItem {
  /** 原因编码 @minLength 1 */
  reasonCode: string;
  /** 原因 */
  reason: string;
}

/** 产业 */
export type ListCartIndustriesData = ListCartIndustriesDataPartItem[];

export interface ListCartIndustriesDataPartItem {
  /** 产业编码 @minLength 1 */
  industryCode: string;
  /** 产业名称 */
  industryName: string;
}

export interface ListCartPath {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 子账号售达方编码，主账号与售达方相同 @minLength 1 */
  saletoCodeSub: string;
}

export interface ListCartQuery {
  /** 产业编码，按产业筛选 */
  industryCode?: string | undefined;
  /** 云仓标识：YC 云仓、YD 异地云仓 */
  yunCang?: 'YC' | 'YD' | undefined;
  /** 云仓编码 */
  yuncangCode?: string | undefined;
  /** 来源系统 */
  sysType?: string | undefined;
  /** 区域编码 */
  areaCode?: string | undefined;
  /** 配送方式：2 按省、3 按门店 */
  deliverWay?: '2' | '3' | undefined;
  /** 配送标识 */
  deliverFlag?: string | undefined;
}

export interface ListCitiesPath {
  /** 省编码 @minLength 1 */
  id: string;
}

/** 云仓产品 */
export type ListCloudWarehouseProductsData = ListCloudWarehouseProductsDataPartItem[];

export interface ListCloudWarehouseProductsDataPartItem {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 型号 */
  productModel?: string;
  /** 产品名称 */
  productName?: string;
  /** 单价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  price?: number;
  /** 云仓库存（台） @minimum 0 */
  stock: number;
  /** 云仓类型：YC 云仓、YD 异地云仓 */
  yuncangType: string;
  /** 云仓编码 @minLength 1 */
  yuncangCode: string;
}

export interface ListCloudWarehouseProductsQuery {
  /** 来源系统 @minLength 1 */
  sysType: string;
}

/** 客户所属的全部中心 */
export type ListCustomerCentersData = ListCustomerCentersDataPartItem[];

export interface ListCustomerCentersDataPartItem {
  /** 中心编码 @minLength 1 */
  centerCode: string;
  /** 中心名称 */
  centerName: string;
  /** 是否默认：1 默认，0 否 @minimum 0 */
  isDefault?: number;
}

export interface ListCustomerCentersPath {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

/** 客户库存分析 */
export type ListCustomerInventoryData = ListCustomerInventoryDataPartItem[];

export interface ListCustomerInventoryDataPartItem {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 型号 */
  productModel: string;
  /** 产品名称 */
  productName?: string;
  /** 产品组编码 */
  productGroupCode?: string;
  /** 客户库存（台） */
  storeAmt: number;
  /** 在途数量（台）：已下单、尚未到货 */
  inTransit?: number;
  /** 60 天日均零售（台） */
  avgDailySales?: number;
  /** 周转天数 */
  turnoverDays?: number;
  /** 安全周转天数 */
  safeDays?: number;
}

export interface ListCustomerInventoryQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 产品组编码 */
  productGroupCode?: string | undefined;
}

export interface ListCustomerYuncangsQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 */
  sendtoCode?: string | undefined;
}

/** 每日销价 */
export type ListDailySalesPricesData = ListDailySalesPricesDataPartItem[];

export interface ListDailySalesPricesDataPartItem {
  /** 日期 YYYY-MM-DD */
  date: string;
  /** 单价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  price: number;
  /** 销量（台） @minimum 0 */
  salesNumber?: number;
}

export interface ListDailySalesPricesQuery {
  /** 物料编码，即产品编码 @minLength 1 */
  materialCode: string;
}

export interface ListDemandRecordsPath {
  /** 需求 ID @minLength 1 */
  id: string;
}

export interface ListDemandsData extends Page {
  records: BigOrderDemand[];
}

export interface ListDemandsQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 需求单号或名称 @maxLength 50 */
  keyword?: string | undefined;
  /** 状态码：0 待提交、1 待评估、2 评估中、3 已通过、4 已驳回、5 已完成 */
  status?: string | undefined;
  /** 页码，从 1 起 @minimum 1 */
  pageNum?: number | undefined;
  /** 每页条数 @minimum 1 @maximum 1000 */
  pageSize?: number | undefined;
}

export interface ListDialogInvoicesPath {
  /** 弹窗编号 @minLength 1 */
  id: string;
}

export interface ListDiscountPrototypesData extends Page {
  records: DiscountPrototype[];
}

export interface ListDiscountPrototypesQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 型号或产品名称 @maxLength 50 */
  keyword?: string | undefined;
  /** 状态码：10 未上架、20 已上架、30 已售出 */
  status?: string | undefined;
  /** 页码，从 1 起 @minimum 1 */
  pageNum?: number | undefined;
  /** 每页条数 @minimum 1 @maximum 1000 */
  pageSize?: number | undefined;
}

export interface ListEasyManageGoodsData extends Page {
  records: EasyManageGoods[];
}

export interface ListEasyManageGoodsQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 型号或产品名称 @maxLength 50 */
  keyword?: string | undefined;
  /** 品类编码 */
  category?: string | undefined;
  /** 页码，从 1 起 @minimum 1 */
  pageNum?: number | undefined;
  /** 每页条数 @minimum 1 @maximum 1000 */
  pageSize?: number | undefined;
}

export interface ListEasyManageGoodsRecordsData extends Page {
  records: EasyManageGoodsRecord[];
}

export interface ListEasyManageGoodsRecordsQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
  /** 订单号 */
  orderNo?: string | undefined;
  /** 页码，从 1 起 @minimum 1 */
  pageNum?: number | undefined;
  /** 每页条数 @minimum 1 @maximum 1000 */
  pageSize?: number | undefined;
}

/** 评价项目 */
export type ListEvaluateAttributesData = ListEvaluateAttributesDataPartItem[];

export interface ListEvaluateAttributesDataPartItem {
  /** 评价项编码 @minLength 1 */
  attributeCode: string;
  /** 评价项名称 */
  attributeName: string;
  /** 满分 @minimum 0 */
  maxScore: number;
  /** 是否必填 */
  isRequired?: boolean;
  /** 可选标签 */
  tagList?: string[];
}

export interface ListEvaluateAttributesQuery {
  /** 评价类型，如 ORDER 订单、SERVICE 服务 @minLength 1 */
  type: string;
}

/** 财务弹窗 */
export type ListFinanceDialogsData = ListFinanceDialogsDataPartItem[];

export interface ListFinanceDialogsDataPartItem {
  /** 弹窗编号 @minLength 1 */
  id: string;
  /** 标题 */
  title: string;
  /** 正文 */
  content: string;
  /** 弹窗类型，INVOICE 可查看发票、NOTICE 仅提示 */
  type: string;
  /** 处理页面地址 */
  url?: string;
  /** 产生时间 YYYY-MM-DD HH:mm:ss */
  createDate?: string;
}

export interface ListFinanceDialogsQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

export interface ListHccCitiesQuery {
  /** 省编码 @minLength 1 */
  provinceCode: string;
}

export interface ListHccDistrictsQuery {
  /** 市编码 @minLength 1 */
  cityCode: string;
}

/** 产品线状态 */
export type ListHccProductLineStatusesData = ListHccProductLineStatusesDataPartItem[];

export interface ListHccProductLineStatusesDataPartItem {
  /** 产品线编码 @minLength 1 */
  productLineCode: string;
  /** 产品线名称 */
  productLineName: string;
  /** 状态码，1 正常、2 清户中、0 已关闭 */
  status: string;
  /** 状态名称 */
  statusName: string;
}

export interface ListHccProductLineStatusesQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

export interface ListHccProvincesQuery {
  /** 中心编码 @minLength 1 */
  centerCode: string;
}

export interface ListHccTownsQuery {
  /** 区县编码 @minLength 1 */
  districtCode: string;
}

export interface ListHccTradesQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

export type ListJdcDeliverAddressesData = ListJdcDeliverAddressesDataPartItem[];

export interface ListJdcDeliverAddressesDataPartItem {
  /** 基地仓编码 @minLength 1 */
  warehouseCode: string;
  /** 基地仓名称 */
  warehouseName?: string;
  /** 发货地址 */
  address: string;
  /** 预计在途天数 @minimum 0 */
  deliverDays?: number;
}

export interface ListJdcDeliverAddressesQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 */
  sendtoCode?: string | undefined;
}

export interface ListLettersData extends Page {
  /** 本页记录 */
  records: Letter[];
}

export interface ListLettersQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 状态：0 待确认、1 已确认、2 有异议 */
  status?: '0' | '1' | '2' | undefined;
  /** 函件编号，函件确认页用，不传为全部 @minLength 1 */
  id?: string | undefined;
  /** 页码，从 1 起 @minimum 1 */
  pageNum?: number | undefined;
  /** 每页条数 @minimum 1 @maximum 1000 */
  pageSize?: number | undefined;
}

/** 清户账户余额 */
export type ListLiquidationBalancesData = ListLiquidationBalancesDataPartItem[];

export interface ListLiquidationBalancesDataPartItem {
  /** 付款方编码 @minLength 1 */
  payerCode: string;
  /** 付款方名称 */
  payerName: string;
  /** 余额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  balance: number;
  /** 是否可退 */
  refundable: boolean;
}

export interface ListLiquidationBalancesQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 销售组织 */
  saleOrgCode?: string | undefined;
}

/** 清户未完成订单 */
export type ListLiquidationOrdersData = ListLiquidationOrdersDataPartItem[];

export interface ListLiquidationOrdersDataPartItem {
  /** 订单号 @minLength 1 */
  orderNo: string;
  /** 订单类型编号 */
  orderTypeNo?: string;
  /** 下单日期 YYYY-MM-DD */
  createDate: string;
  /** 订单状态码：10 待审核、20 待发货、30 配送中、40 待签收、50 已签收、90 已取消 */
  status: string;
  /** 订单状态名称 */
  statusName: string;
  /** 订单金额（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
}

export interface ListLiquidationOrdersQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 销售组织 */
  saleOrgCode?: string | undefined;
  /** 产业编码 */
  industryCode?: string | undefined;
}

/** 清户未使用返利 */
export type ListLiquidationRebatesData = ListLiquidationRebatesDataPartItem[];

export interface ListLiquidationRebatesDataPartItem {
  /** 返利编号 @minLength 1 */
  rebateNo: string;
  /** 返利名称 */
  rebateName: string;
  /** 返利账户 */
  payerCode?: string;
  /** 返利金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
  /** 已使用（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  usedAmount?: number;
  /** 未使用（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  balance: number;
  /** 有效期至 YYYY-MM-DD */
  endDate?: string;
}

export interface ListLiquidationRebatesQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

export interface ListLivesData extends Page {
  /** 本页记录 */
  records: ListLivesDataRecordsItem[];
}

export interface ListLivesDataRecordsItem {
  /** 直播编号 @minLength 1 */
  id: string;
  /** 直播标题 */
  title: string;
  /** 主播 */
  anchor?: string;
  /** 封面图片 */
  coverUrl?: string;
  /** 观看地址 */
  url: string;
  /** 状态码，1 预告、2 直播中、3 回放 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 开始时间 YYYY-MM-DD HH:mm:ss */
  beginDate: string;
  /** 观看人数 @minimum 0 */
  viewCount?: number;
}

export interface ListLivesQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 页码，从 1 起 @minimum 1 */
  pageNum?: number | undefined;
  /** 每页条数 @minimum 1 @maximum 1000 */
  pageSize?: number | undefined;
}

export interface ListMasterSonPayersQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 子户客户编码 @minLength 1 */
  sonCustomerCode: string;
}

export interface ListNetworkApplyNodesQuery {
  /** 申请单号 @minLength 1 */
  applyNo: string;
}

/** 新品推荐 */
export type ListNewProductRecommendationsData = ListNewProductRecommendationsDataPartItem[];

export interface ListNewProductRecommendationsDataPartItem {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 型号 */
  productModel: string;
  /** 产品名称 */
  productName: string;
  /** 产品图片 */
  picUrl?: string;
  /** 卖点 */
  sellingPoint?: string;
  /** 上市日期 YYYY-MM-DD */
  marketDate?: string;
}

export interface ListNewProductRecommendationsQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

export interface ListNewsData extends Page {
  /** 本页记录 */
  records: NewsItem[];
}

export interface ListNewsQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 标题关键字 */
  keyword?: string | undefined;
  /** 页码，从 1 起 @minimum 1 */
  pageNum?: number | undefined;
  /** 每页条数 @minimum 1 @maximum 1000 */
  pageSize?: number | undefined;
}

export interface ListOrderPayersBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 订单号 @minLength 1 */
  orderNo: string;
}

/** 充值原销售组织 */
export type ListOriginalSaleOrgsData = ListOriginalSaleOrgsDataPartItem[];

export interface ListOriginalSaleOrgsDataPartItem {
  /** 销售组织 @minLength 1 */
  saleOrgCode: string;
  /** 销售组织名称 */
  saleOrgName: string;
  /** 是否默认：1 默认，0 否 @minimum 0 */
  isDefault?: number;
}

export interface ListOriginalSaleOrgsQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
}

export interface ListPackagesData extends Page {
  records: ProductPackage[];
}

export interface ListPackagesQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 套餐名称或型号 @maxLength 50 */
  keyword?: string | undefined;
  /** 分类编码 */
  categoryCode?: string | undefined;
  /** 页码，从 1 起 @minimum 1 */
  pageNum?: number | undefined;
  /** 每页条数 @minimum 1 @maximum 1000 */
  pageSize?: number | undefined;
}

export interface ListPayTosQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
}

export interface ListPayerBalancesBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 销售组编码 */
  salesGroupCode?: string | undefined;
}

export interface ListPayerSalesGroupsBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 付款方编码 */
  payerCode?: string | undefined;
}

/** 付款方的销售组 */
export type ListPayerSalesGroupsData = ListPayerSalesGroupsDataPartItem[];

export interface ListPayerSalesGroupsDataPartItem {
  /** 付款方编码 @minLength 1 */
  payerCode: string;
  /** 销售组编码 @minLength 1 */
  salesGroupCode: string;
  /** 销售组名称 */
  salesGroupName: string;
}

export interface ListPayersQuery {
  /** 销售组编码 @minLength 1 */
  salesGroupCode: string;
  /** 状态：1 有效、0 失效 */
  status?: '0' | '1' | undefined;
}

export type ListPaymentAccountsData = ListPaymentAccountsDataPartItem[];

export interface ListPaymentAccountsDataPartItem {
  /** 账户 ID @minLength 1 */
  id: string;
  /** 账户类型 */
  accountType: string;
  /** 账户类型名称 */
  accountTypeName: string;
  /** 开户银行 */
  bankName?: string;
  /** 银行账号，中间隐去 */
  bankCardNo?: string;
  /** 开通日期 YYYY-MM-DD */
  openDate?: string;
  /** 状态码：10 审核中、20 已开通、30 已驳回 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 审核意见 */
  remark?: string;
}

export interface ListPaymentAccountsQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 账户类型：DIGITAL 数字货币、CREDIT 信用（直营）、CREDITCT 信用（传统）、LOAN 融资、KJT 快捷通 */
  accountType?: 'DIGITAL' | 'CREDIT' | 'CREDITCT' | 'LOAN' | 'KJT' | undefined;
}

/** POP客户编码 */
export type ListPopCustomerCodesData = string[];

export type ListPopWarehousesData = ListPopWarehousesDataPartItem[];

export interface ListPopWarehousesDataPartItem {
  /** 仓库编码 @minLength 1 */
  warehouseCode: string;
  /** 仓库名称 */
  warehouseName: string;
  /** 地址 */
  address?: string;
}

export interface ListPopWarehousesQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
}

export interface ListPotentialCustomersData extends Page {
  /** 本页记录 */
  records: PotentialCustomer[];
}

export interface ListPotentialCustomersQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 客户名称关键字 */
  keyword?: string | undefined;
  /** 页码，从 1 起 @minimum 1 */
  pageNum?: number | undefined;
  /** 每页条数 @minimum 1 @maximum 1000 */
  pageSize?: number | undefined;
}

export interface ListPricesBody {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 产品编码 */
  productCodeList: string[];
}

/** 产品组 */
export type ListProductGroupsData = ListProductGroupsDataPartItem[];

export interface ListProductGroupsDataPartItem {
  /** 产品组编码 @minLength 1 */
  productGroupCode: string;
  /** 产品组名称 */
  productGroupName: string;
}

export interface ListProductGroupsQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
}

export interface ListRecommendedKeywordsBody {
  /** 页码，从 1 起 @minimum 1 */
  pageNum: number;
  /** 每页条数 @minimum 1 @maximum 1000 */
  pageSize: number;
  /** 谁在查询、查询哪个列表 */
  params: ListRecommendedKeywordsBodyParams;
}

/** 谁在查询、查询哪个列表 */
export interface ListRecommendedKeywordsBodyParams {
  /** 大渠道 */
  bigChannel?: string | undefined;
  /** 中心编码 */
  centerCode?: string | undefined;
  /** 客户编码 @minLength 1 */
  custCode: string;
  /** 小渠道 */
  smallChannel?: string | undefined;
  /** 类型：1 默认词、2 推荐列表 */
  type: 1 | 2;
  /** 用户 ID */
  userId?: string | undefined;
  /** 用户名 */
  userName?: string | undefined;
}

export interface ListRecommendedKeywordsData extends Page {
  /** 本页记录 */
  records: RecommendedKeyword[];
}

export type ListReturnApprovalStatusesData = ListReturnApprovalStatusesDataPartItem[];

export interface ListReturnApprovalStatusesDataPartItem {
  /** 订单号（SAP 采购订单号） */
  bstnk: string;
  /** 退货单号 */
  returnNo?: string;
  /** 状态码：10 审批中、20 待退货、30 已驳回、40 已退款 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 审批进度 */
  nodeList?: ApprovalNode[];
}

export interface ListReturnApprovalStatusesQuery {
  /** 订单号（SAP 采购订单号），逗号分隔 @minLength 1 */
  bstnks: string;
}

export interface ListSaleOrgCodesBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 产品组编码 */
  productGroupCode?: string | undefined;
}

/** 销售组织编码 */
export type ListSaleOrgCodesData = string[];

/** 销售组织与工厂 */
export type ListSaleOrgFactoriesData = ListSaleOrgFactoriesDataPartItem[];

export interface ListSaleOrgFactoriesDataPartItem {
  /** 销售组织 @minLength 1 */
  saleOrgCode: string;
  /** 销售组织名称 */
  saleOrgName: string;
  /** 工厂编码 @minLength 1 */
  factoryCode: string;
  /** 工厂名称 */
  factoryName: string;
}

export interface ListSaleOrgFactoriesQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

/** 销售组织 */
export type ListSaleOrgsData = ListSaleOrgsDataPartItem[];

export interface ListSaleOrgsDataPartItem {
  /** 销售组织 @minLength 1 */
  saleOrgCode: string;
  /** 销售组织名称 */
  saleOrgName: string;
}

export interface ListSaleOrgsQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

/** 客户的销售组 */
export type ListSalesGroupsData = ListSalesGroupsDataPartItem[];

export interface ListSalesGroupsDataPartItem {
  /** 销售组编码 @minLength 1 */
  salesGroupCode: string;
  /** 销售组名称 */
  salesGroupName: string;
  /** 销售组织 */
  saleOrgCode?: string;
}

export interface ListSalesGroupsPath {
  /** 客户编码 @minLength 1 */
  id: string;
}

/** 客户销售视图 */
export type ListSalesViewsData = ListSalesViewsDataPartItem[];

export interface ListSalesViewsDataPartItem {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 销售组织 @minLength 1 */
  saleOrgCode: string;
  /** 销售组织名称 */
  saleOrgName?: string;
  /** 渠道 */
  channel?: string;
  /** 产品组编码 */
  productGroupCode?: string;
  /** 产品组名称 */
  productGroupName?: string;
  /** 销售组编码 */
  salesGroupCode?: string;
}

export interface ListSalesViewsQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

export interface ListSamplesData extends Page {
  /** 本页记录 */
  records: ListSamplesDataRecordsItem[];
}

export interface ListSamplesDataRecordsItem {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 型号 */
  productModel: string;
  /** 产品名称 */
  productName: string;
  /** 产品组编码 */
  productGroupCode?: string;
  /** 普通供价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  price?: number;
  /** 样机价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  samplePrice: number;
  /** 样机政策版本号 */
  versionCode?: string;
  /** 可用数量（台） @minimum 0 */
  usableQty: number;
  /** 实际数量（台） @minimum 0 */
  realQty?: number;
  /** 政策截止日期 YYYY-MM-DD */
  endDate?: string;
  /** 产品图片 */
  picUrl?: string;
}

export interface ListSamplesQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 型号或名称 */
  keyword?: string | undefined;
  /** 产品组编码 */
  productGroupCode?: string | undefined;
  /** 页码，从 1 起 @minimum 1 */
  pageNum?: number | undefined;
  /** 每页条数 @minimum 1 @maximum 1000 */
  pageSize?: number | undefined;
}

export interface ListShipTosQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
}

export interface ListSmsData extends Page {
  /** 本页记录 */
  records: SmsRecord[];
}

export interface ListSmsQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 接收手机号 */
  phoneNumber?: string | undefined;
  /** 相关订单号 */
  orderNo?: string | undefined;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
  /** 页码，从 1 起 @minimum 1 */
  pageNum?: number | undefined;
  /** 每页条数 @minimum 1 @maximum 1000 */
  pageSize?: number | undefined;
}

export interface ListSpecialPricesPath {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 登录账号 @minLength 1 */
  account: string;
}

export interface ListStockBody {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 产品编码 */
  productCodeList: string[];
}

export interface ListSubAccountsQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

export type ListSuitCategoriesData = ListSuitCategoriesDataPartItem[];

export interface ListSuitCategoriesDataPartItem {
  /** 场景编码 @minLength 1 */
  categoryCode: string;
  /** 场景名称 */
  categoryName: string;
  /** 场景图片 */
  picUrl?: string;
  /** 方案数 @minimum 0 */
  suitCount: number;
}

export interface ListSuitCategoriesQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
}

export interface ListSuitsData extends Page {
  records: ProductSuit[];
}

export interface ListSuitsQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 场景编码，空为全部 */
  categoryCode?: string | undefined;
  /** 页码，从 1 起 @minimum 1 */
  pageNum?: number | undefined;
  /** 每页条数 @minimum 1 @maximum 1000 */
  pageSize?: number | undefined;
}

export interface ListSystemNotificationsQuery {
  /** 平台，1 为本门户 @minLength 1 */
  platformSelection: string;
  /** 客户编码 */
  customerCode?: string | undefined;
}

export interface ListTodosData extends Page {
  /** 本页记录 */
  records: ListTodosDataRecordsItem[];
}

export interface ListTodosDataRecordsItem {
  /** 待办编号 @minLength 1 */
  id: string;
  /** 标题 */
  title: string;
  /** 待办类型编码 */
  typeCode?: string;
  /** 待办类型名称 */
  typeName: string;
  /** 处理页面地址 */
  url?: string;
  /** 产生时间 YYYY-MM-DD HH:mm:ss */
  createDate: string;
  /** 处理截止日期 YYYY-MM-DD */
  deadline?: string;
}

export interface ListTodosQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 页码，从 1 起 @minimum 1 */
  pageNum?: number | undefined;
  /** 每页条数 @minimum 1 @maximum 1000 */
  pageSize?: number | undefined;
}

export type ListTrafficCarTypesData = ListTrafficCarTypesDataPartItem[];

export interface ListTrafficCarTypesDataPartItem {
  /** 车型编码 */
  carType: string;
  /** 车型名称 */
  carTypeName: string;
  /** 容积（立方米） @minimum 0 */
  carVolume: number;
  /** 最低装载率（%） */
  minLoadRate?: number;
}

export type ListTrafficCarpoolOrdersData = ListTrafficCarpoolOrdersDataPartItem[];

export interface ListTrafficCarpoolOrdersDataPartItem {
  /** 拼车包编号 @minLength 1 */
  packageNo: string;
  /** 车型编码 */
  carType?: string;
  /** 车型名称 */
  carTypeName: string;
  /** 车型容积（立方米） @minimum 0 */
  carVolume: number;
  /** 已装体积（立方米） @minimum 0 */
  usedVolume: number;
  /** 剩余体积（立方米） @minimum 0 */
  leftVolume: number;
  /** 挂单客户编码 */
  ownerCode?: string;
  /** 挂单客户名称 */
  ownerName?: string;
  /** 计划发车日期 YYYY-MM-DD */
  planSendDate?: string;
  /** 本客户是否已并入 */
  isJoined: boolean;
  /** 状态码：20 拼车中 */
  status?: string;
  /** 状态名称 */
  statusName?: string;
}

export interface ListTrafficCarpoolOrdersQuery {
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 售达方编码 */
  saletoCode?: string | undefined;
}

export interface ListTrafficCartQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码，按送达方筛选 */
  sendtoCode?: string | undefined;
}

export interface ListTrafficCustomerAddressesBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 状态，1 有效 */
  status?: string | undefined;
}

export type ListTrafficDelayApproversData = ListTrafficDelayApproversDataPartItem[];

export interface ListTrafficDelayApproversDataPartItem {
  /** 审批人工号 @minLength 1 */
  userCode: string;
  /** 审批人姓名 */
  userName: string;
  /** 审批人岗位 */
  roleName?: string;
}

export interface ListTrafficDelayApproversQuery {
  /** 订单类型编号 @minLength 1 */
  orderTypeNo: string;
}

export type ListTrafficPackageCustomersData = ListTrafficPackageCustomersDataPartItem[];

export interface ListTrafficPackageCustomersDataPartItem {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 客户名称 */
  customerName: string;
  /** 送达方编码 */
  sendtoCode?: string;
  /** 送达方地址 */
  sendtoAddress?: string;
  /** 拼车方式 */
  carpoolType?: string;
  /** 拼车方式名称 */
  carpoolTypeName?: string;
  /** 体积（立方米） @minimum 0 */
  volume: number;
  /** 卸货顺序 @minimum 0 */
  unloadOrder?: number;
}

export interface ListTrafficPackageCustomersQuery {
  /** 拼车包编号 @minLength 1 */
  packageNo: string;
}

export interface ListTrafficPayersQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
}

export interface ListTransferCartQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码，按送达方筛选 */
  sendtoCode?: string | undefined;
}

export interface ListTransferRegionsBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 售达方编码 */
  saleCustCode?: string | undefined;
}

export type ListTransferRegionsData = ListTransferRegionsDataPartItem[];

export interface ListTransferRegionsDataPartItem {
  /** 工贸编码 @minLength 1 */
  gongmaoCode: string;
  /** 工贸名称 */
  gongmaoName: string;
  /** 销售组织编码 @minLength 1 */
  saleOrgCode: string;
  /** 销售组织名称 */
  saleOrgName?: string;
}

export interface ListUnfreezeAppliesQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

/** 分类 */
export type ListUnreadMessageTypesData = ListUnreadMessageTypesDataPartItem[];

export interface ListUnreadMessageTypesDataPartItem {
  /** 类型名称 */
  typeName: string;
  /** 未读条数 @minimum 0 */
  num: number;
  /** 最新消息标题 */
  title: string;
  /** 最新消息 ID @minLength 1 */
  id: string;
}

export interface ListUnreadMessageTypesQuery {
  /** 消息单元，售达方编码加 _admin */
  unitId: string;
}

/** 未签约产品组 */
export type ListUnsignedProductGroupsData = ListUnsignedProductGroupsDataPartItem[];

export interface ListUnsignedProductGroupsDataPartItem {
  /** 产品组编码 @minLength 1 */
  productGroupCode: string;
  /** 产品组名称 */
  productGroupName: string;
  /** 合同年度 */
  contractYear?: string;
  /** 签约标识，0 未签约 */
  signFlag?: string;
}

export interface ListUnsignedProductGroupsQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

export interface ListVehicleOrdersQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 组单号 @minLength 1 */
  groupingNo: string;
}

export interface ListYdWarehousesQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 */
  sendtoCode?: string | undefined;
}

/** The trail of one delivery note. Assumption: the fields. */
export interface LogisticsTrack {
  /** 发货单号 */
  dn: string;
  /** 订单号 */
  orderNo?: string;
  /** 物流状态名称 */
  statusName: string;
  /** 承运商 */
  carrierName?: string;
  /** 车牌号 */
  plateNo?: string;
  /** 司机 */
  driverName?: string;
  /** 司机电话 */
  driverPhone?: string;
  /** 预计到达时间 YYYY-MM-DD HH:mm */
  planArriveTime?: string;
  /** 物流节点，新的在前 */
  nodeList: LogisticsTrackNodeListItem[];
}

export interface LogisticsTrackNodeListItem {
  /** 时间 YYYY-MM-DD HH:mm */
  time: string;
  /** 节点 */
  nodeName: string;
  /** 地点 */
  address?: string;
  /** 说明 */
  remark?: string;
}

/** One item of the permission tree without its children (1§3). */
export interface MenuItem {
  /** 菜单编号 @minLength 1 */
  id: string;
  /** 菜单名称 */
  title: string;
  /** 外部或带参数的地址 */
  url?: string;
  /** 路由名 */
  routeName?: string;
  /** 门户内路径 */
  path?: string;
  /** 是否仅管理员：1 是，0 否 */
  isadmin?: number | string;
  /** 图标 */
  icon?: string;
  /** 图标位置的短标题，仅易管货 */
  icontitle?: string;
  /** 是否新功能；图标由截止时间决定 */
  new?: number | string | boolean;
  /** 新标识截止时间 YYYY-MM-DD HH:mm:ss */
  newFlagTime?: string;
}

/** The permission object: menus of three levels and buttons (1§3). Assumption: a button is its code. */
export interface MenuObject {
  /** 一级菜单 */
  menus: MenuObjectMenusItem[];
  /** 按钮权限编码，如 bt4 */
  buttons: string[];
}

export interface MenuObjectMenusItem extends MenuItem {
  /** 二级菜单 */
  subItems?: MenuObjectMenusItemSubItemsItem[];
}

export interface MenuObjectMenusItemSubItemsItem extends MenuItem {
  /** 三级菜单 */
  subItems?: MenuItem[];
}

/** A message of the message centre. Assumption: all fields except those of the unread types (1§3). */
export interface Message {
  /** 消息编号 @minLength 1 */
  id: string;
  /** 标题 */
  title: string;
  /** 正文 */
  content?: string;
  /** 消息类型名称 */
  typeName?: string;
  /** 是否已读 */
  isRead: boolean;
  /** 点击后打开的页面地址 */
  url?: string;
  /** 发送时间 YYYY-MM-DD HH:mm:ss */
  createDate: string;
}

/** An application to open, rebuild, close or raise a store (网点) to VIP. Assumption: all fields. */
export interface NetworkApply {
  /** 申请单号 @minLength 1 */
  applyNo: string;
  /** 申请类型，NEW 新建、REBUILD 重装、CLOSE 关闭、VIP 网点会员 */
  applyType: string;
  /** 申请类型名称 */
  applyTypeName: string;
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 网点编码，新建审批通过后产生 */
  networkCode?: string;
  /** 网点名称 */
  networkName: string;
  /** 产业编码 */
  industryCode?: string;
  /** 产业名称 */
  industryName?: string;
  /** 陈列的产业 */
  industryCodeList?: string[];
  /** 销售组织 */
  saleOrgCode?: string;
  /** 中心编码 */
  centerCode?: string;
  /** 省编码 */
  provinceCode?: string;
  /** 市编码 */
  cityCode?: string;
  /** 区县编码 */
  districtCode?: string;
  /** 乡镇街道编码 */
  townCode?: string;
  /** 网点地址 */
  address?: string;
  /** 面积（平方米） @minimum 0 */
  area?: number;
  /** 联系人 */
  contactName?: string;
  /** 联系电话 */
  contactPhone?: string;
  /** 状态码，10 审批中、20 已通过、30 已驳回、40 已撤回 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 申请时间 YYYY-MM-DD HH:mm:ss */
  applyDate: string;
  /** 照片和证照 */
  pictureList?: StorePicture[];
  /** 驳回时要改的地方 */
  problemList?: NetworkApplyProblemListItem[];
}

export interface NetworkApplyProblemListItem {
  /** 字段名或图片类型 */
  field: string;
  /** 哪里要改 */
  fieldName: string;
  /** 为什么要改 */
  reason: string;
}

/** A piece of news. Assumption: all fields; the specification names only the routes. */
export interface NewsItem {
  /** 资讯编号 @minLength 1 */
  newsId: string;
  /** 标题 */
  title: string;
  /** 摘要 */
  summary?: string;
  /** 正文（富文本），列表中不返回 */
  content?: string;
  /** 资讯类型名称 */
  typeName?: string;
  /** 封面图片 */
  picUrl?: string;
  /** 发布单位 */
  publisher?: string;
  /** 发布日期 YYYY-MM-DD */
  publishDate: string;
  /** 阅读次数 @minimum 0 */
  readCount?: number;
}

export interface OpenCocOrderApprovalBody {
  /** 客户编码 @minLength 1 */
  customerCode?: string | undefined;
  /** 订单号 @minLength 1 */
  orderNo: string;
  /** 说明 @maxLength 200 */
  remark?: string | undefined;
}

/** 发起订单中心审批的结果 */
export interface OpenCocOrderApprovalData {
  /** 审批单号 @minLength 1 */
  approvalNo: string;
  /** 审批节点 */
  nodeList?: ApprovalNode[];
}

export interface OpenPaymentAccountBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 账户类型：DIGITAL 数字货币、CREDIT 信用（直营）、CREDITCT 信用（传统）、LOAN 融资、KJT 快捷通 */
  accountType: 'DIGITAL' | 'CREDIT' | 'CREDITCT' | 'LOAN' | 'KJT';
  /** 企业名称 @minLength 1 */
  companyName?: string | undefined;
  /** 法定代表人 @minLength 1 */
  legalPerson?: string | undefined;
  /** 法定代表人身份证号 @minLength 1 */
  identityCard: string;
  /** 开户银行 @minLength 1 */
  bankName?: string | undefined;
  /** 银行账号 @minLength 1 */
  bankCardNo: string;
  /** 预留手机号 @minLength 1 */
  phoneNumber: string;
}

export interface OpenPaymentAccountData {
  /** 申请单号 @minLength 1 */
  applyNo: string;
  /** 状态码：10 审核中、20 已开通、30 已驳回 */
  status: string;
  /** 状态名称 */
  statusName: string;
}

/** One order with payer, timeline, deliveries and invoice. Assumption: the specification shows no order fields beyond the numbers. */
export interface OrderDetail extends OrderSummary {
  payer?: OrderPayer;
  /** 订单进展，新的在前 */
  timeline: OrderDetailTimelineItem[];
  /** 发货单 */
  deliveryList: OrderDetailDeliveryListItem[];
  invoice?: Invoice;
}

export interface OrderDetailDeliveryListItem {
  /** 发货单号 */
  dn: string;
  /** 发货日期 YYYY-MM-DD */
  deliveryDate?: string;
  /** 承运商 */
  carrierName?: string;
  /** 物流状态名称 */
  statusName?: string;
}

export interface OrderDetailTimelineItem {
  /** 时间 YYYY-MM-DD HH:mm */
  time: string;
  /** 进展 */
  text: string;
}

/** How the buyer rates a delivered order. Assumption: the fields. */
export interface OrderEstimate {
  /** 订单号 @minLength 1 */
  orderNo: string;
  /** 配送评分，1 至 5 @minimum 1 @maximum 5 */
  deliverScore: number;
  /** 服务评分，1 至 5 @minimum 1 @maximum 5 */
  serviceScore: number;
  /** 产品评分，1 至 5 @minimum 1 @maximum 5 */
  productScore: number;
  /** 评价内容 @maxLength 200 */
  content?: string;
  /** 图片地址 */
  imageList?: string[];
  /** 评价账号 */
  userName?: string;
  /** 评价时间 YYYY-MM-DD HH:mm:ss */
  createTime?: string;
  /** 客服回复 */
  reply?: string;
}

/** Names one placed order in a request body. Only queryEstimate states orderNo and saletoCode (2§7); the others follow it. */
export interface OrderKey {
  /** 订单号 @minLength 1 */
  orderNo: string;
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 订单类型编号 */
  orderTypeNo?: string | undefined;
}

/** A product line of a placed order. Assumption: the specification shows only price and number (2§3). */
export interface OrderLine {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 型号 */
  productModel?: string;
  /** 产品名称 */
  productName?: string;
  /** 数量（台） @minimum 0 */
  number: number;
  /** 单价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  price: number;
  /** 下单时的价格版本 */
  priceVersion?: string;
  /** 下单时的周承诺，0 表示无 */
  weekPromise?: string;
  /** 产品图片 */
  picUrl?: string;
}

/** A payer that a split order may be paid by (2§3 cart settle data). Assumption: payerType. */
export interface OrderPayer {
  /** 付款方编码 @minLength 1 */
  payerCode: string;
  /** 付款方名称 */
  payerName: string;
  /** 付款方类型 */
  payerType?: string;
  /** 付款方余额 */
  payerBalance?: OrderPayerPayerBalance;
}

/** 付款方余额 */
export interface OrderPayerPayerBalance {
  /** 可用余额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  balance: number;
  /** 付款方编码 @minLength 1 */
  paytoCode: string;
}

/** One order in a list. Assumption: the specification shows no order fields beyond the numbers. */
export interface OrderSummary {
  /** 订单号 @minLength 1 */
  orderNo: string;
  /** 订单类型编号 @minLength 1 */
  orderTypeNo: string;
  /** 状态码：10 待审核、20 待发货、30 配送中、40 待签收、50 已签收、90 已取消 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 下单日期 YYYY-MM-DD */
  createDate: string;
  /** 售达方编码 */
  saletoCode?: string;
  /** 送达方编码 */
  sendtoCode?: string;
  /** 送达方地址 */
  sendtoAddress?: string;
  /** 付款方编码 */
  payerCode?: string;
  /** 付款方名称 */
  payerName?: string;
  /** 下单的子账号，主账号下单没有 */
  accountCode?: string;
  /** 订单金额（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
  /** 备注 */
  remark?: string;
  /** 已付定金（元），仅定金订单 @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  depositAmount?: number;
  /** 待付尾款（元），仅定金、信用和众筹订单，付清为 0 @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  restAmount?: number;
  /** 逾期状态，如 0 未逾期、1 已逾期，仅定金订单 */
  yqStatus?: string;
  /** 组单号，同车发运的订单相同，不成组为空 */
  groupingNo?: string;
  /** 订单行 */
  lineList: OrderSummaryLineListItem[];
}

export interface OrderSummaryLineListItem {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 型号 */
  productModel?: string;
  /** 产品名称 */
  productName?: string;
  /** 数量（台） @minimum 0 */
  number: number;
  /** 单价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  price: number;
  /** 下单时的价格版本 */
  priceVersion?: string;
  /** 下单时的周承诺，0 表示无 */
  weekPromise?: string;
  /** 价格类型 */
  priceType?: string;
  /** 勾选的远周次 */
  farWeek?: string;
  /** 远周到货日期 YYYY-MM-DD */
  farWeekDate?: string;
  /** 勾选的信用模式 */
  creditModel?: string;
  /** 宽限（元），仅渠道 CT @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  kuanXian?: number;
  /** 云仓类型：YC 云仓、YD 异地云仓 */
  yuncangType?: string;
  /** 云仓编码 */
  yuncangCode?: string;
  /** 产品图片 */
  picUrl?: string;
}

/** The common part of every paged answer; each operation adds `records`. */
export interface Page {
  /** 总条数 @minimum 0 */
  total: number;
  /** 当前页 @minimum 1 */
  pageNum: number;
  /** 每页条数 @minimum 1 */
  pageSize: number;
}

/** The paging fields that every list body carries. */
export interface PageQuery {
  /** 页码，从 1 起 @minimum 1 */
  pageNum?: number | undefined;
  /** 每页条数 @minimum 1 @maximum 1000 */
  pageSize?: number | undefined;
}

export interface PayCreditOrderBody {
  /** 订单号 @minLength 1 */
  orderNo: string;
  /** 支付数量（台） @minimum 1 @maximum 999999 */
  qty: number;
}

export interface PayCrowdFundingOrderPath {
  /** 订单号 @minLength 1 */
  orderNo: string;
}

export interface PayDepositOrderBody {
  /** 订单号 @minLength 1 */
  orderNo: string;
  /** 订单类型编号 @minLength 1 */
  orderTypeNo: string;
  /** 支付数量（台） @minimum 1 @maximum 999999 */
  qty: number;
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 逾期状态，如 0 未逾期、1 已逾期 @minLength 1 */
  yqStatus: string;
}

export interface PayDepositOrderData {
  /** 订单号 @minLength 1 */
  orderNo: string;
  /** 定金（元），此前已付 @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  depositAmount?: number;
  /** 本次支付（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  payAmount: number;
  /** 支付时间 YYYY-MM-DD HH:mm:ss */
  payTime?: string;
}

export interface PayOverdueStorageFeeQuery {
  /** 订单号 @minLength 1 */
  orderNo: string;
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
}

export interface PayTrafficOrderBody {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 付款方编码 @minLength 1 */
  paytoCode: string;
}

export interface PayTrafficOrderPath {
  /** 整车订单流水号 @minLength 1 */
  orderFlowNo: string;
}

/** A payer with its balance, as the balance popup and payer dialogs show it (2§3). */
export interface Payer {
  /** 付款方编码 @minLength 1 */
  payerCode: string;
  /** 付款方类型：01 现款、02 授信、03 保证金、04 工程、05 样机、06 备用、07 返利、15 冻结、90 安全付；03、07、15 不在余额弹窗显示 */
  payerType: string;
  /** 付款方名称 */
  customerName: string;
  /** 销售组编码 */
  salesGroupCode?: string;
  /** 可用余额（元），审批中、处理中的转出已扣除 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  balance: number;
  /** 日日顺余额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  hrsBalance?: number;
  /** 删除标识，0 有效 */
  deletedFlag?: string;
}

/** A menu item or button that can be granted. Assumption: the tree of the permission object (1§3) with a tick, two levels. */
export interface PermissionNode {
  /** 菜单或按钮编号 @minLength 1 */
  id: string;
  /** 名称 */
  title: string;
  /** 该子账号是否已授权 */
  checked?: boolean;
  /** 下级菜单或按钮 */
  subItems?: PermissionNodeSubItemsItem[];
}

export interface PermissionNodeSubItemsItem {
  /** 菜单或按钮编号 @minLength 1 */
  id: string;
  /** 名称 */
  title: string;
  /** 该子账号是否已授权 */
  checked?: boolean;
}

/** A bulk order to place. Assumption: the fields. */
export interface PlaceBigOrder {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 付款方编码 @minLength 1 */
  payerCode: string;
  /** 大单活动 ID，普通大单为空 */
  activityId?: string | undefined;
  /** 产品行 */
  lineList: PlaceBigOrderLineListItem[];
  /** 账号，H_WORK 来源时有 */
  accountCode?: string | undefined;
  /** 订单来源 */
  whetherOrNotAppOrder?: 'PC' | 'H_WORK' | undefined;
  /** 备注 @maxLength 200 */
  remark?: string | undefined;
}

export interface PlaceBigOrderB2bBody extends PlaceBigOrder {
  /** 工程项目编码 @minLength 1 */
  projectCode: string;
  /** 工程项目名称 */
  projectName?: string | undefined;
}

export interface PlaceBigOrderLineListItem {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 数量（台） @minimum 1 @maximum 999999 */
  number: number;
  /** 大单价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  activityPrice?: number | undefined;
  /** 到货周，年份加两位周号 */
  weekCode: string;
}

/** Goods that a pop customer keeps in reserve at a warehouse. Assumption: poprzbh is POP 入驻备货; the fields. */
export interface PopReserve {
  /** 备货 ID @minLength 1 */
  id: string;
  /** 备货单号 @minLength 1 */
  reserveNo: string;
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 型号 */
  productModel?: string;
  /** 产品名称 */
  productName?: string;
  /** 备货数量（台） @minimum 0 */
  number: number;
  /** 已下单数量（台） @minimum 0 */
  usedNumber: number;
  /** 剩余数量（台） @minimum 0 */
  leftNumber?: number;
  /** 仓库编码 */
  warehouseCode?: string;
  /** 仓库名称 */
  warehouseName?: string;
  /** 生效日期 YYYY-MM-DD */
  beginDate?: string;
  /** 失效日期 YYYY-MM-DD */
  endDate?: string;
  /** 状态码：10 生效中、20 已停用、30 已用完 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 创建时间 YYYY-MM-DD HH:mm:ss */
  createTime?: string;
}

/** A POS terminal of a customer. Stated: id, iyearfee, userCode, userName (2§3); the other fields are assumed. */
export interface PosTerminal {
  /** 终端 ID @minLength 1 */
  id: string;
  /** 年费（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  iyearfee: number;
  /** 使用客户编码 @minLength 1 */
  userCode: string;
  /** 使用客户名称 */
  userName: string;
  /** 终端号 */
  terminalNo?: string;
  /** 商户号 */
  merchantNo?: string;
  /** 收单银行 */
  bankName?: string;
  /** 年费到期日期 YYYY-MM-DD */
  yearFeeEndDate?: string;
  /** 状态码：10 未绑定、20 已绑定 */
  status?: string;
  /** 状态名称 */
  statusName?: string;
}

/** A customer that is not yet opened. Assumption: all fields. */
export interface PotentialCustomer {
  /** 潜在客户编号 @minLength 1 */
  id: string;
  /** 客户名称 */
  customerName: string;
  /** 统一社会信用代码 */
  licenseNo?: string;
  /** 法定代表人 */
  legalPerson?: string;
  /** 联系人 */
  contactName?: string;
  /** 联系电话 */
  contactPhone?: string;
  /** 地址 */
  address?: string;
  /** 推荐客户编码 */
  recommendCode?: string;
  /** 状态码，10 待跟进、20 已开户、90 已放弃 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 登记日期 YYYY-MM-DD */
  createDate?: string;
  /** 证照图片 */
  pictureList?: PotentialCustomerPictureListItem[];
}

export interface PotentialCustomerPictureListItem {
  /** 图片类型 */
  picType: string;
  /** 附件编号 @minLength 1 */
  fileId: string;
  /** 图片地址 */
  url?: string;
}

export interface PreCheckTrafficOrderBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 要检查的车次编号 */
  IBRIDList: string[];
}

export interface PreCheckTrafficOrderData {
  /** 是否通过 */
  isPass: boolean;
  /** 未通过的产品行，通过时为空 */
  problemList: PreCheckTrafficOrderDataProblemListItem[];
}

export interface PreCheckTrafficOrderDataProblemListItem {
  /** 行编号 @minLength 1 */
  GBID: string;
  /** 产品编码 */
  productCode?: string;
  /** 问题类型 */
  problemType?: string;
  /** 问题说明 */
  message: string;
}

/** 事件工单预填的结果 */
export interface PrefillEventWorkData {
  /** 预填编号 @minLength 1 */
  prefillId: string;
  /** 打开已填好表单的地址 */
  url?: string;
  /** 交来的内容，加上服务端从订单、产品中带出的内容 */
  eventWork?: EventWorkFacts;
}

/** A special, project or sample-machine price. Assumption: only the version fields are stated (2§3). */
export interface PricePolicy {
  /** 政策版本号 */
  versionCode?: string;
  /** 政策价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  price?: number;
  /** 可用数量 @minimum 0 */
  usableQty?: number;
  /** 实际数量 @minimum 0 */
  realQty?: number;
}

export interface PrintReceiptQuery {
  /** 收据号 @minLength 1 */
  receiptNo: string;
  /** 客户编码 */
  customerCode?: string | undefined;
}

/** A product of the catalogue. Assumption: the specification shows no product fields beyond code and model. */
export interface Product {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 型号 */
  productModel: string;
  /** 产品名称 */
  productName: string;
  /** 分类编码 @minLength 1 */
  categoryCode: string;
  /** 分类名称 */
  categoryName?: string;
  /** 产品图片 */
  picUrl?: string;
  /** 建议零售价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  retailPrice?: number;
  /** 标签 */
  tags?: string[];
  /** 属性 */
  attributes?: ProductAttributesItem[];
  /** 库存类型：CENTER 中心仓、YC 云仓 */
  stockType?: string;
  /** 是否新品 */
  isNewProduct?: boolean;
  /** 是否停产退市 */
  withdrawn?: boolean;
}

export interface ProductAttributesItem {
  /** 属性名 */
  name: string;
  /** 属性值 */
  value: string;
}

/** How many products of the whole list each choice would leave within the other filters. Assumption: no call of the specification names counts; a server that has none leaves them out. */
export interface ProductFacets {
  /** 不限分类时的产品数量（种） @minimum 0 */
  all: number;
  /** 按一级分类 */
  categories: FacetCount[];
  /** 按能效等级 */
  energyLabels: FacetCount[];
  /** 按容量、容积、匹数或尺寸 */
  capacities: FacetCount[];
  /** 按价格区间的下限（元） */
  priceBands: FacetCount[];
  /** 中心有库存的产品数量（种） @minimum 0 */
  inStock: number;
  /** 现在按特价购买的产品数量（种） @minimum 0 */
  special: number;
}

/** A product line of a cart entry (2§3). Figures that rules read may arrive as text. Assumption: creditModelName, the words for the code; productModel, productName, stock and picUrl; that yjcyNum is a number, for the specification cuts it off. */
export interface ProductLine {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 型号 */
  productModel?: string;
  /** 产品名称 */
  productName?: string;
  /** 数量（台） @minimum 0 */
  number: number;
  /** 单价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  price?: number;
  /** 价格类型：PT 普通、TJ 特价、GC 工程、YJCY 样机出样 */
  priceType?: string;
  /** 价格版本 */
  priceVersion?: string;
  /** 样机价格版本，仅价格类型 YJCY */
  priceVersionInfo?: ProductLinePriceVersionInfo;
  /** 库存版本 */
  stockVersion?: string;
  /** 是否有货：1 有货，0 无货 @minimum 0 */
  isStock?: number;
  /** 可用库存（台） @minimum 0 */
  stock?: number;
  /** 周承诺，0 表示无 */
  weekPromise?: string;
  /** 远周次，0 表示无 */
  farWeek?: string;
  /** 信用模式，0 表示无 */
  creditModel?: string;
  /** 信用模式名称 */
  creditModelName?: string;
  /** 是否勾选信用模式 @minimum 0 */
  isCheckCreditModel?: number;
  /** 是否勾选周承诺 @minimum 0 */
  isCheckWeekPromise?: number;
  /** 是否勾选远周次 @minimum 0 */
  isCheckFarWeek?: number;
  /** 远周到货日期，仅勾选周承诺时有 */
  farWeekDate?: string;
  /** 调拨版本 */
  transferVersion?: string;
  /** 产品系列 */
  productSeries?: string;
  /** 销售组织 */
  saleOrgCode?: string;
  /** 云仓类型：YC 云仓、YD 异地云仓 */
  yuncangType?: string;
  /** 云仓编码，不从云仓发货为空 */
  yuncangCode?: string;
  /** 宽限，仅渠道 CT */
  kuanXian?: number;
  /** 是否勾选宽限 @minimum 0 */
  isCheckKuanXian?: number;
  /** 易理货供应编码 */
  ylhSupplyCode?: string;
  /** 样机出样数量 @minimum 0 */
  yjcyNum?: number;
  /** 产品图片 */
  picUrl?: string;
}

/** 样机价格版本，仅价格类型 YJCY */
export interface ProductLinePriceVersionInfo {
  /** 样机政策版本号 */
  versionCode?: string;
  /** 可用数量 @minimum 0 */
  usableQty?: number;
  /** 实际数量 @minimum 0 */
  realQty?: number;
}

/** A package of products that is sold at one price. Assumption: the fields. */
export interface ProductPackage {
  /** 套餐 ID，即加购时的活动 ID @minLength 1 */
  packageId: string;
  /** 套餐名称 */
  packageName: string;
  /** 套餐图片 */
  picUrl?: string;
  /** 套餐价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  packageAmount: number;
  /** 原价合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  originalAmount: number;
  /** 可订套数 @minimum 0 */
  usableQty?: number;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string;
  /** 套餐内的产品，单价为普通供价 */
  lineList: OrderLine[];
}

/** Price of one product for a sold-to and ship-to. Assumption: the field names. */
export interface ProductPrice {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 供价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  price: number;
  /** 价格类型：PT 普通、TJ 特价、GC 工程、YJCY 样机出样 */
  priceType?: string;
  /** 价格版本 */
  priceVersion?: string;
  /** 建议零售价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  retailPrice?: number;
  /** 可用的信用模式，0 或没有表示无 */
  creditModel?: string;
  /** 信用模式名称 */
  creditModelName?: string;
}

/** Stock of one product for a sold-to and ship-to. Assumption: the field names. */
export interface ProductStock {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 中心可用库存（台） @minimum 0 */
  stock: number;
  /** 是否有货：1 有货，0 无货 @minimum 0 */
  isStock: number;
  /** 库存版本 */
  stockVersion?: string;
  /** 周承诺，0 表示无 */
  weekPromise?: string;
  /** 远周次，0 表示无 */
  farWeek?: string;
  /** 在途数量（台） @minimum 0 */
  inTransit?: number;
}

/** A suit - a plan of products that furnish one room. Assumption: the fields. */
export interface ProductSuit {
  /** 方案 ID @minLength 1 */
  planId: string;
  /** 方案名称 */
  planName: string;
  /** 场景编码 @minLength 1 */
  categoryCode: string;
  /** 场景名称 */
  categoryName?: string;
  /** 方案图片 */
  picUrl?: string;
  /** 方案说明 */
  description?: string;
  /** 方案金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
  /** 产品数 @minimum 0 */
  productCount?: number;
}

/** A project, or an opportunity that may become one. Assumption: the first digit of the state is the stage; a deposit of 30 % is due with the order and the rest before delivery. */
export interface Project {
  /** 工程号，商机为商机号 @minLength 1 */
  projectNo: string;
  /** 工程名称 */
  projectName: string;
  /** 类型：PROJECT 工程、BUSINESS 商机 */
  projectType: string;
  /** 环节：00 商机、10 登记、20 核实、30 定价、40 下单、50 交付、60 验收、70 结算、90 撤回 */
  stage: string;
  /** 环节名称 */
  stageName: string;
  /** 状态码：00 待跟进、10 草稿、11 待补资料、20 核实中、30 待申请工程价、31 定价中、32 待接受报价、40 待付定金、50 待付尾款、51 交付中、60 待提交验收、61 验收审核中、70 结算中、71 已结算、90 已撤回 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 工程客户编号 */
  customerNo?: string;
  /** 工程客户名称 */
  customerName?: string;
  /** 工程客户联系人 */
  contactName?: string;
  /** 工程客户电话 */
  contactPhone?: string;
  /** 1 表示代客户登记 */
  agentFlag?: string;
  /** 工程地址 */
  address?: string;
  /** 经办人 */
  ownerName?: string;
  /** 客户经理 */
  managerName?: string;
  /** 登记日期 */
  registerDate?: string;
  /** 当前环节的截止日期，没有期限时为空 */
  dueDate?: string;
  /** 结算日期 */
  settleDate?: string;
  /** 下次跟进日期 */
  nextFollowDate?: string;
  /** 最近一次跟进时间 */
  followTime?: string;
  /** 最近一次跟进内容 */
  followRemark?: string;
  /** 工程金额（元），各商品金额之和 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
  /** 已付金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  paidAmount?: number;
  /** 待付金额（元），等于工程金额减已付金额 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  restAmount?: number;
  /** 付款方编码 */
  payerCode?: string;
  /** 商品 */
  productList: ProjectGoods[];
}

/** A product of a project with its prices and what of it has been delivered. */
export interface ProjectGoods {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 型号 */
  productModel?: string;
  /** 产品名称 */
  productName?: string;
  /** 图片地址 */
  picUrl?: string;
  /** 数量（台） @minimum 1 */
  number: number;
  /** 单价（元），没有工程价时为普通价 @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  price: number;
  /** 普通价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  normalPrice?: number;
  /** 申请的工程价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  targetPrice?: number;
  /** 报价（元），接受前有 @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  quotePrice?: number;
  /** 价格类型：PT 普通价、GC 工程价 */
  priceType?: string;
  /** 工程价版本号 */
  versionCode?: string;
  /** 已交付数量（台） @minimum 0 */
  deliveredNumber?: number;
  /** 金额（元），等于单价乘数量 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
}

export interface QueryAcceptanceBillsBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 票据号码 */
  billNo?: string | undefined;
  /** 状态码：10 待审核、20 已入账、30 已贴现、50 已兑付、60 已背书、70 已拒付 */
  status?: string | undefined;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
}

export interface QueryAcceptanceBillsData extends Page {
  /** 票面金额合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amountTotal?: number;
  records: AcceptanceBill[];
}

export interface QueryAccountStatementBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 账户类型：MAIN 往来、TCTP 统仓统配、TCDB 统仓调拨、SCF 供应链金融、SERVICE 服务费 */
  accountType?: 'MAIN' | 'TCTP' | 'TCDB' | 'SCF' | 'SERVICE' | undefined;
  /** 付款方编码 */
  payerCode?: string | undefined;
  /** 销售组织编码 */
  saleOrgCode?: string | undefined;
  /** 凭证类型：DZ 到款、TH 提货、FL 返利、TZ 调整 */
  voucherType?: 'DZ' | 'TH' | 'FL' | 'TZ' | undefined;
  /** 凭证号 */
  voucherNo?: string | undefined;
  /** 订单号 */
  orderNo?: string | undefined;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
  /** 金额（元），借方或贷方等于它。Assumption: no field is shown. */
  amount?: string | undefined;
  /** 排序字段：凭证日期、借方、贷方。Assumption: no field is shown. */
  sortBy?: 'voucherDate' | 'debit' | 'credit' | undefined;
  /** 排序方向：asc 从早到晚或从小到大，desc 相反。Assumption: no field is shown. */
  sortOrder?: 'asc' | 'desc' | undefined;
}

export interface QueryAccountStatementData extends Page {
  /** 期初余额（元），账户的，与筛选无关 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  openingBalance?: number;
  /** 借方合计（元），筛选后的凭证的 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  debitTotal?: number;
  /** 贷方合计（元），筛选后的凭证的 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  creditTotal?: number;
  /** 期末余额（元），账户的；不再筛选时等于期初减借方加贷方 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  closingBalance?: number;
  records: Voucher[];
}

export interface QueryAllOrdersBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 订单号 @minLength 1 */
  orderNo: string;
}

export interface QueryAllocationsBody extends PageQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 状态码：10 待确认、20 已确认、30 已拒绝 */
  status?: string | undefined;
  /** 单号或型号 @maxLength 50 */
  keyword?: string | undefined;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
}

export interface QueryAllocationsData extends Page {
  records: Allocation[];
}

export interface QueryAppointmentContractsBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 合同编号 */
  contractNo?: string | undefined;
  /** 合同类型 */
  contractType?: string | undefined;
  /** 年度 YYYY */
  year?: string | undefined;
  /** 状态码：10 待签署、20 履行中、30 已到期 */
  status?: string | undefined;
}

export interface QueryAppointmentContractsData extends Page {
  /** 当前页的记录 */
  records: QueryAppointmentContractsDataRecordsItem[];
}

export interface QueryAppointmentContractsDataRecordsItem {
  /** 合同编号 @minLength 1 */
  contractNo: string;
  /** 合同名称 */
  contractName: string;
  /** 合同类型 */
  contractType?: string;
  /** 合同类型名称 */
  contractTypeName?: string;
  /** 生效日期 YYYY-MM-DD */
  beginDate?: string;
  /** 失效日期 YYYY-MM-DD */
  endDate?: string;
  /** 目标金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  targetAmount?: number;
  /** 已完成金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  achievedAmount?: number;
  /** 完成率（%），等于已完成除以目标 */
  achievedRate?: number;
  /** 状态码：10 待签署、20 履行中、30 已到期 */
  status: string;
  /** 状态名称 */
  statusName: string;
}

export interface QueryAuditOrdersBody extends PageQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 审核状态码：0 待审核、1 已通过、2 已拒绝 */
  auditStatus?: '0' | '1' | '2' | undefined;
  /** 订单号 */
  orderNo?: string | undefined;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
}

export interface QueryAuditOrdersData extends Page {
  records: AuditOrder[];
}

export interface QueryBankInterestsBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 票据号码 */
  billNo?: string | undefined;
  /** 状态码：10 待确认、20 已确认 */
  status?: string | undefined;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
}

export interface QueryBankInterestsData extends Page {
  /** 贴息合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  interestTotal?: number;
  /** 当前页的记录 */
  records: QueryBankInterestsDataRecordsItem[];
}

export interface QueryBankInterestsDataRecordsItem {
  /** 贴息单 ID @minLength 1 */
  id: string;
  /** 票据号码（30 位） @minLength 1 */
  billNo: string;
  /** 贴现银行 */
  bankName?: string;
  /** 票面金额（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  billAmount: number;
  /** 贴现日期 YYYY-MM-DD */
  discountDate: string;
  /** 到期日期 YYYY-MM-DD */
  dueDate: string;
  /** 计息天数 @minimum 0 */
  days: number;
  /** 贴现年利率（%） */
  rate: number;
  /** 贴息（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  interest: number;
  /** 实收金额（元），等于票面金额减贴息 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  netAmount: number;
  /** 状态码：10 待确认、20 已确认 */
  status: string;
  /** 状态名称 */
  statusName: string;
}

export interface QueryBatchFarWeekStatusBody {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 产品编码 */
  productCodes: string[];
}

export type QueryBatchFarWeekStatusData = QueryBatchFarWeekStatusDataPartItem[];

export interface QueryBatchFarWeekStatusDataPartItem {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 周承诺，0 表示无 */
  weekPromise: string;
  /** 远周次，0 表示无 */
  farWeek: string;
  /** 预计到货日期 YYYY-MM-DD，无则为空 */
  farWeekDate?: string;
  /** 该周可订数量（台） @minimum 0 */
  maxNumber?: number;
}

export interface QueryBatchKuanxianStatusBody {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 产品编码 */
  productCodes: string[];
}

export type QueryBatchKuanxianStatusData = QueryBatchKuanxianStatusDataPartItem[];

export interface QueryBatchKuanxianStatusDataPartItem {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 宽限额度（元），非 CT 渠道为 0 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  kuanXian: number;
  /** 是否勾选宽限，CT 为 1 */
  isCheckKuanXian: 0 | 1 | (number & {});
}

export interface QueryBatchOrderHeadsBody extends PageQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 批次号 */
  batchNo?: string | undefined;
  /** 状态码：10 待下单、20 校验有误、30 已下单 */
  status?: string | undefined;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
}

export interface QueryBatchOrderHeadsData extends Page {
  records: BatchOrderHead[];
}

export interface QueryBatchOrderLinesBody extends PageQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 批次号 @minLength 1 */
  batchNo: string;
  /** 只看有误行 */
  isOnlyError?: boolean | undefined;
}

export interface QueryBatchOrderLinesData extends Page {
  records: BatchOrderLine[];
}

export interface QueryBatchPayersBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 批次号 @minLength 1 */
  batchNo: string;
  /** 送达方编码，空为全部 */
  sendtoCode?: string | undefined;
}

export interface QueryBatchSpecialPricesBody {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 产品编码 */
  productCodes: string[];
}

export interface QueryBillClaimsBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 票据号码 */
  billNo?: string | undefined;
  /** 状态码：10 待认领、20 认领中、30 已认领 */
  status?: string | undefined;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
}

export interface QueryBillClaimsData extends Page {
  /** 票面金额合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amountTotal?: number;
  records: AcceptanceBill[];
}

export interface QueryCommonQuestionsBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 问题关键字 */
  keyword?: string | undefined;
  /** 问题分类编码 */
  typeCode?: string | undefined;
  /** 是否启用，不传为全部 */
  isUse?: boolean | undefined;
}

export interface QueryCommonQuestionsData extends Page {
  /** 本页记录 */
  records: CommonQuestion[];
}

export interface QueryCreditAppliesBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 状态码：10 审批中、20 已通过、30 已驳回 */
  status?: string | undefined;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
}

export interface QueryCreditAppliesData extends Page {
  records: CreditOrderApply[];
}

export interface QueryDayAccountsBody extends PageQuery {
  /** 账单 ID */
  id?: string | undefined;
  /** 客户编码 @minLength 1 */
  custCode: string;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
  /** 操作状态码：0 待确认、1 已确认、2 有异议、9 未出账 */
  optStatus?: string | undefined;
  /** 账户类型：MAIN 往来、TCTP 统仓统配、TCDB 统仓调拨、SCF 供应链金融、SERVICE 服务费 */
  accountType?: 'MAIN' | 'TCTP' | 'TCDB' | 'SCF' | 'SERVICE' | undefined;
  /** 产业编码 */
  industryCode?: string | undefined;
  /** 汇总方式：DAY 按日、WEEK 按周 */
  groupBy?: 'DAY' | 'WEEK' | undefined;
}

export interface QueryDayAccountsData extends Page {
  /** 借方合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  debitTotal?: number;
  /** 贷方合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  creditTotal?: number;
  records: AccountPeriod[];
}

export interface QueryDeliveryNotesBody extends PageQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 */
  sendtoCode?: string | undefined;
  /** 发货单号、订单号或型号 */
  keyword?: string | undefined;
  /** 状态码，与订单相同：30 配送中、40 待签收、50 已签收 */
  status?: string | undefined;
  /** 发货开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 发货结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
}

export interface QueryDeliveryNotesData extends Page {
  records: DeliveryNote[];
}

/** 数据字典 */
export type QueryDictionaryData = QueryDictionaryDataPartItem[];

export interface QueryDictionaryDataPartItem {
  /** 编码 @minLength 1 */
  code: string;
  /** 名称 */
  name: string;
  /** 排序号 @minimum 0 */
  sort?: number;
}

export interface QueryDictionaryQuery {
  /** 字典类型编码 @minLength 1 */
  typeCode: string;
}

export interface QueryElectronicSignAccountBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

export interface QueryEventWorksBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 工单号 */
  workNo?: string | undefined;
  /** 事件类型编码 */
  type?: string | undefined;
  /** 状态：10 处理中、20 已处理、30 已评价 */
  status?: '10' | '20' | '30' | undefined;
}

export interface QueryEventWorksData extends Page {
  /** 本页记录 */
  records: QueryEventWorksDataRecordsItem[];
}

export interface QueryEventWorksDataRecordsItem {
  /** 工单号 @minLength 1 */
  workNo: string;
  /** 事件类型编码 */
  type: string;
  /** 事件类型名称 */
  typeName: string;
  /** 问题描述 */
  content?: string;
  /** 订单号 */
  orderNo?: string;
  /** 状态码，10 处理中、20 已处理、30 已评价 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 处理结果 */
  reply?: string;
  /** 提交人 */
  submitUser?: string;
  /** 提交时间 YYYY-MM-DD HH:mm:ss */
  submitDate: string;
}

export interface QueryFinanceExpensesBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 融资编号 */
  financeNo?: string | undefined;
  /** 费用类型：INTEREST 利息、SERVICE 服务费 */
  expenseType?: 'INTEREST' | 'SERVICE' | undefined;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
}

export interface QueryFinanceExpensesData extends Page {
  /** 金额合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amountTotal?: number;
  /** 当前页的记录 */
  records: QueryFinanceExpensesDataRecordsItem[];
}

export interface QueryFinanceExpensesDataRecordsItem {
  /** 费用编号 @minLength 1 */
  expenseNo: string;
  /** 融资编号 @minLength 1 */
  financeNo: string;
  /** 费用类型 */
  expenseType: string;
  /** 费用类型名称 */
  expenseTypeName: string;
  /** 金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
  /** 费用日期 YYYY-MM-DD */
  expenseDate: string;
  /** 状态码：10 待缴纳、15 付款中、20 已缴纳 */
  status: string;
  /** 状态名称 */
  statusName: string;
}

export interface QueryFinanceHistoryBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 融资编号 */
  financeNo?: string | undefined;
  /** 状态码：10 待放款、20 还款中、30 已结清 */
  status?: string | undefined;
  /** 放款开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 放款结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
}

export interface QueryFinanceHistoryData extends Page {
  /** 未还本金合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  outstandingTotal?: number;
  records: FinanceLoan[];
}

export interface QueryFinanceOrdersBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 订单号 */
  orderNo?: string | undefined;
  /** 状态码：10 可融资、20 已融资 */
  status?: string | undefined;
  /** 下单开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 下单结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
}

export interface QueryFinanceOrdersData extends Page {
  /** 当前页的记录 */
  records: QueryFinanceOrdersDataRecordsItem[];
}

export interface QueryFinanceOrdersDataRecordsItem {
  /** 订单号 @minLength 1 */
  orderNo: string;
  /** 下单日期 YYYY-MM-DD */
  createDate?: string;
  /** 订单金额（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
  /** 可融资比例（%） */
  financeRate?: number;
  /** 可融资金额（元），等于订单金额乘可融资比例 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  financeAmount: number;
  /** 状态码：10 可融资、20 已融资 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 融资编号，已融资的订单才有 */
  financeNo?: string;
}

export interface QueryFleeingGoodsBody extends PageQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 类型：FLEEING 窜货明细、TO_BUY 收购 */
  type: 'FLEEING' | 'TO_BUY';
  /** 状态码：10 待处理、20 申诉中、30 已处理 */
  status?: string | undefined;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
}

export interface QueryFleeingGoodsData extends Page {
  records: QueryFleeingGoodsDataRecordsItem[];
}

export interface QueryFleeingGoodsDataRecordsItem {
  /** 记录 ID @minLength 1 */
  id: string;
  /** 原订单号 */
  orderNo?: string;
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 型号 */
  productModel?: string;
  /** 产品名称 */
  productName?: string;
  /** 数量（台） @minimum 0 */
  number: number;
  /** 发现地 */
  findPlace?: string;
  /** 发现日期 YYYY-MM-DD */
  findDate?: string;
  /** 处理金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  penaltyAmount?: number;
  /** 状态码：10 待处理、20 申诉中、30 已处理 */
  status: string;
  /** 状态名称 */
  statusName: string;
}

export interface QueryFundsTransfersBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 转账类型：DIGITAL 数字货币、AIR 空调专户、KJT 快捷通、BANK 银行、REFUND 退款、INTERESTREFUND 贴息退款 */
  transferType?: 'DIGITAL' | 'AIR' | 'KJT' | 'BANK' | 'REFUND' | 'INTERESTREFUND' | undefined;
  /** 转账单号 */
  transferNo?: string | undefined;
  /** 状态码：10 处理中、20 成功、30 失败 */
  status?: string | undefined;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
}

export interface QueryFundsTransfersData extends Page {
  /** 当前页的记录 */
  records: QueryFundsTransfersDataRecordsItem[];
}

export interface QueryFundsTransfersDataRecordsItem {
  /** 转账单号 @minLength 1 */
  transferNo: string;
  /** 转账类型 */
  transferType: string;
  /** 转账类型名称 */
  transferTypeName: string;
  /** 转出付款方编码 @minLength 1 */
  fromPayerCode: string;
  /** 转出付款方名称 */
  fromPayerName?: string;
  /** 转入付款方编码 */
  toPayerCode?: string;
  /** 转入付款方名称 */
  toPayerName?: string;
  /** 金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
  /** 手续费（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  fee?: number;
  /** 提交时间 */
  createTime: string;
  /** 状态码：10 处理中、20 成功、30 失败 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 备注或失败原因 */
  remark?: string;
}

export interface QueryIndustriesBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 销售组织 */
  saleOrgCode?: string | undefined;
}

/** 可经营产业 */
export type QueryIndustriesData = QueryIndustriesDataPartItem[];

export interface QueryIndustriesDataPartItem {
  /** 产业编码 @minLength 1 */
  industryCode: string;
  /** 产业名称 */
  industryName: string;
}

export interface QueryInterestProductsBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 登录账号 @minLength 1 */
  account: string;
  /** 型号或名称 */
  keyword?: string | undefined;
  /** 产品组编码 */
  productGroupCode?: string | undefined;
}

export interface QueryInterestProductsData extends Page {
  /** 本页记录 */
  records: QueryInterestProductsDataRecordsItem[];
}

export interface QueryInterestProductsDataRecordsItem {
  /** 关注记录编号 @minLength 1 */
  id: string;
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 型号 */
  productModel: string;
  /** 产品名称 */
  productName: string;
  /** 产品组编码 */
  productGroupCode?: string;
  /** 产品组名称 */
  productGroupName?: string;
  /** 普通供价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  price?: number;
  /** 可用库存（台） @minimum 0 */
  stock?: number;
  /** 产品图片 */
  picUrl?: string;
  /** 关注日期 YYYY-MM-DD */
  createDate?: string;
}

export interface QueryInventoryPageBody extends PageQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 型号或名称 */
  keyword?: string | undefined;
  /** 产品组编码 */
  productGroupCode?: string | undefined;
  /** 是否有货：1 有货、0 无货，不传为全部 */
  isStock?: 0 | 1 | undefined;
  /** 云仓编码 */
  yuncangCode?: string | undefined;
}

export interface QueryInventoryPageData extends Page {
  /** 本页记录 */
  records: QueryInventoryPageDataRecordsItem[];
}

export interface QueryInventoryPageDataRecordsItem {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 型号 */
  productModel: string;
  /** 产品名称 */
  productName: string;
  /** 产品组编码 */
  productGroupCode?: string;
  /** 产品组名称 */
  productGroupName?: string;
  /** 中心可用库存（台） @minimum 0 */
  stock: number;
  /** 是否有货：1 有货，0 无货 @minimum 0 */
  isStock: number;
  /** 在途数量（台） @minimum 0 */
  inTransit?: number;
  /** 周承诺，0 表示无 */
  weekPromise?: string;
}

export interface QueryInvoiceAppliesBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 订单号 */
  orderNo?: string | undefined;
  /** 状态码：10 待开票、20 已开票、30 已驳回 */
  status?: string | undefined;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
}

export interface QueryInvoiceAppliesData extends Page {
  /** 当前页的记录 */
  records: QueryInvoiceAppliesDataRecordsItem[];
}

export interface QueryInvoiceAppliesDataRecordsItem {
  /** 申请单号 @minLength 1 */
  applyNo: string;
  /** 订单号 @minLength 1 */
  orderNo: string;
  /** 申请日期 YYYY-MM-DD */
  applyDate: string;
  /** 不含税金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  netAmount: number;
  /** 税率（%） */
  taxRate?: number;
  /** 税额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  taxAmount: number;
  /** 价税合计（元），等于不含税金额加税额 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
  /** 发票号码，未开票为空 */
  invoiceNo?: string;
  /** 状态码：10 待开票、20 已开票、30 已驳回 */
  status: string;
  /** 状态名称 */
  statusName: string;
}

export interface QueryInvoiceTraceBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 订单号 */
  orderNo?: string | undefined;
  /** 发票号码 */
  invoiceNo?: string | undefined;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
}

export interface QueryInvoiceTraceData extends Page {
  /** 当前页的记录 */
  records: QueryInvoiceTraceDataRecordsItem[];
}

export interface QueryInvoiceTraceDataRecordsItem {
  /** 订单号 @minLength 1 */
  orderNo: string;
  /** 下单日期 YYYY-MM-DD */
  orderDate: string;
  /** 订单金额（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  orderAmount: number;
  /** 发货单号 */
  dn?: string;
  /** 凭证号 */
  voucherNo?: string;
  /** 发票号码，未开票为空 */
  invoiceNo?: string;
  /** 开票日期 YYYY-MM-DD */
  invoiceDate?: string;
  /** 开票金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  invoiceAmount?: number;
  /** 未开票金额（元），等于订单金额减开票金额 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  uninvoicedAmount: number;
  /** 状态码：10 未开票、20 待签收、30 已签收、40 已退票 */
  status: string;
  /** 状态名称 */
  statusName: string;
}

export interface QueryInvoicesBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 发票号码 */
  invoiceNo?: string | undefined;
  /** 订单号 */
  orderNo?: string | undefined;
  /** 状态码：10 待签收、20 已签收、30 已退票 */
  status?: string | undefined;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
}

export interface QueryInvoicesData extends Page {
  /** 不含税金额合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  netTotal?: number;
  /** 税额合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  taxTotal?: number;
  /** 价税合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amountTotal?: number;
  records: Invoice[];
}

export interface QueryJjLogisticsTrackBody {
  /** 发货单号 @minLength 1 */
  dn: string;
  /** 订单号 */
  orderNo?: string | undefined;
}

export interface QueryMessagesBody extends PageQuery {
  /** 消息单元，售达方编码加 _admin */
  unitId: string;
  /** 消息类型名称，不传为全部 */
  typeName?: string | undefined;
  /** 是否已读，不传为全部 */
  isRead?: boolean | undefined;
  /** 标题关键字 */
  keyword?: string | undefined;
  /** 消息编号，消息详情页用，不传为全部 */
  id?: string | undefined;
}

export interface QueryMessagesData extends Page {
  /** 本页记录 */
  records: Message[];
}

export interface QueryMonthAccountsBody extends PageQuery {
  /** 账单 ID */
  id?: string | undefined;
  /** 客户编码 @minLength 1 */
  custCode: string;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
  /** 操作状态码：0 待确认、1 已确认、2 有异议、9 未出账 */
  optStatus?: string | undefined;
  /** 账户类型：MAIN 往来、TCTP 统仓统配、TCDB 统仓调拨、SCF 供应链金融、SERVICE 服务费 */
  accountType?: 'MAIN' | 'TCTP' | 'TCDB' | 'SCF' | 'SERVICE' | undefined;
  /** 产业编码 */
  industryCode?: string | undefined;
}

export interface QueryMonthAccountsData extends Page {
  /** 借方合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  debitTotal?: number;
  /** 贷方合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  creditTotal?: number;
  records: AccountPeriod[];
}

export interface QueryMyOrdersBody extends PageQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 */
  sendtoCode?: string | undefined;
  /** 订单号 */
  orderNo?: string | undefined;
  /** 型号、名称或订单号 */
  keyword?: string | undefined;
  /** 状态码：10 待审核、20 待发货、30 配送中、40 待签收、50 已签收、90 已取消 */
  status?: string | undefined;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
  /** H_WORK 来源时的账号 */
  accountCode?: string | undefined;
  /** 订单来源 */
  whetherOrNotAppOrder?: 'PC' | 'H_WORK' | undefined;
}

export interface QueryMyOrdersData extends Page {
  records: OrderSummary[];
}

export interface QueryNetworksBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 申请单号 */
  applyNo?: string | undefined;
  /** 申请类型：NEW 新建、REBUILD 重装、CLOSE 关闭、VIP 网点会员 */
  applyType?: 'NEW' | 'REBUILD' | 'CLOSE' | 'VIP' | undefined;
  /** 网点名称关键字 */
  networkName?: string | undefined;
  /** 状态码：10 审批中、20 已通过、30 已驳回、40 已撤回 */
  status?: string | undefined;
}

export interface QueryNetworksData extends Page {
  /** 本页记录 */
  records: NetworkApply[];
}

export interface QueryOverdueReturnsBody extends PageQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 退货单号、订单号或型号 @maxLength 50 */
  keyword?: string | undefined;
}

export interface QueryOverdueReturnsData extends Page {
  /** 本页记录 */
  records: QueryOverdueReturnsDataRecordsItem[];
}

export interface QueryOverdueReturnsDataRecordsItem extends ReturnOrder {
  /** 应退回日期 YYYY-MM-DD */
  returnDeadline: string;
  /** 逾期天数 @minimum 1 */
  overdueDays: number;
}

export interface QueryPaymentOrdersBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 付款单号，任意几位 */
  paymentNo?: string | undefined;
  /** 入账付款方编码 */
  payerCode?: string | undefined;
  /** 状态码：10 待支付、15 处理中、20 已到账、30 失败、40 已取消 */
  status?: string | undefined;
  /** 提交的开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 提交的结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
}

export interface QueryPaymentOrdersData extends Page {
  /** 金额合计（元），不含失败和已取消的；只查这两种状态时是它们的合计 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amountTotal?: number;
  /** 当前页的记录 */
  records: QueryPaymentOrdersDataRecordsItem[];
}

export interface QueryPaymentOrdersDataRecordsItem {
  /** 付款单号 @minLength 1 */
  paymentNo: string;
  /** 提交时间 */
  createTime: string;
  /** 入账付款方编码 @minLength 1 */
  payerCode: string;
  /** 入账付款方名称 */
  payerName?: string;
  /** 付款渠道 */
  payChannel?: string;
  /** 付款渠道名称 */
  payChannelName?: string;
  /** 付款金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
  /** 备注 */
  remark?: string;
  /** 收银台地址，待支付时有 */
  payUrl?: string;
  /** 收据号，到账后有 */
  receiptNo?: string;
  /** 状态码：10 待支付、15 处理中、20 已到账、30 失败、40 已取消 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 经过，最新的在前 */
  historyList?: QueryPaymentOrdersDataRecordsItemHistoryListItem[];
}

export interface QueryPaymentOrdersDataRecordsItemHistoryListItem {
  /** 时间 */
  time: string;
  /** 这一步的说明 */
  text: string;
}

export interface QueryPolicyDeliveriesBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 政策编号 */
  policyNo?: string | undefined;
  /** 政策类型：TOB 渠道、TOC 用户、COUNTY 县域 */
  policyType?: 'TOB' | 'TOC' | 'COUNTY' | undefined;
  /** 状态码：10 未开始、20 执行中、30 已结束 */
  status?: string | undefined;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
}

export interface QueryPolicyDeliveriesData extends Page {
  /** 当前页的记录 */
  records: QueryPolicyDeliveriesDataRecordsItem[];
}

export interface QueryPolicyDeliveriesDataRecordsItem {
  /** 政策编号 @minLength 1 */
  policyNo: string;
  /** 政策名称 */
  policyName: string;
  /** 政策类型 */
  policyType: string;
  /** 政策类型名称 */
  policyTypeName?: string;
  /** 产品编码 */
  productCode?: string;
  /** 产品名称 */
  productName?: string;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string;
  /** 单台金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  unitAmount?: number;
  /** 投放金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  budgetAmount: number;
  /** 已用金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  usedAmount: number;
  /** 剩余金额（元），等于投放减已用 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  leftAmount: number;
  /** 状态码：10 未开始、20 执行中、30 已结束 */
  status: string;
  /** 状态名称 */
  statusName: string;
}

export interface QueryPolicyPrizesBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 政策编号 */
  policyNo?: string | undefined;
  /** 订单号 */
  orderNo?: string | undefined;
  /** 状态码：10 待审核、20 已发放、30 已驳回 */
  status?: string | undefined;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
}

export interface QueryPolicyPrizesData extends Page {
  /** 奖励金额合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  prizeTotal?: number;
  /** 当前页的记录 */
  records: QueryPolicyPrizesDataRecordsItem[];
}

export interface QueryPolicyPrizesDataRecordsItem {
  /** 奖励编号 @minLength 1 */
  prizeNo: string;
  /** 政策编号 @minLength 1 */
  policyNo: string;
  /** 政策名称 */
  policyName?: string;
  /** 订单号 @minLength 1 */
  orderNo: string;
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 数量（台） @minimum 0 */
  number: number;
  /** 单台金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  unitAmount: number;
  /** 奖励金额（元），等于数量乘单台金额 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  prizeAmount: number;
  /** 状态码：10 待审核、20 已发放、30 已驳回 */
  status: string;
  /** 状态名称 */
  statusName: string;
}

export interface QueryPopReservesBody extends PageQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 备货单号或型号 @maxLength 50 */
  keyword?: string | undefined;
  /** 仓库编码 */
  warehouseCode?: string | undefined;
  /** 状态码：10 生效中、20 已停用、30 已用完 */
  status?: string | undefined;
}

export interface QueryPopReservesData extends Page {
  records: PopReserve[];
}

export interface QueryPopStockBody extends PageQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 型号或产品名称 @maxLength 50 */
  keyword?: string | undefined;
  /** 仓库编码 */
  warehouseCode?: string | undefined;
  /** 品类编码 */
  category?: string | undefined;
}

export interface QueryPopStockData extends Page {
  records: QueryPopStockDataRecordsItem[];
}

export interface QueryPopStockDataRecordsItem {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 型号 */
  productModel: string;
  /** 产品名称 */
  productName?: string;
  /** 产品图片 */
  picUrl?: string;
  /** 仓库编码 @minLength 1 */
  warehouseCode: string;
  /** 仓库名称 */
  warehouseName?: string;
  /** 可用库存（台） @minimum 0 */
  stock: number;
  /** 其中备货剩余（台） @minimum 0 */
  reserveNumber?: number;
  /** 供价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  price: number;
}

export interface QueryPosAgreementsBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 状态码：10 审核中、20 已生效、30 已驳回 */
  status?: string | undefined;
}

export interface QueryPosAgreementsData extends Page {
  /** 当前页的记录 */
  records: QueryPosAgreementsDataRecordsItem[];
}

export interface QueryPosAgreementsDataRecordsItem {
  /** 协议编号 @minLength 1 */
  agreementNo: string;
  /** 协议名称 */
  agreementName: string;
  /** 收单银行 */
  bankName?: string;
  /** 机具数量（台） @minimum 0 */
  terminalNumber?: number;
  /** 手续费率（%） */
  rate?: number;
  /** 生效日期 YYYY-MM-DD */
  beginDate?: string;
  /** 失效日期 YYYY-MM-DD */
  endDate?: string;
  /** 状态码：10 审核中、20 已生效、30 已驳回 */
  status: string;
  /** 状态名称 */
  statusName: string;
}

export interface QueryPosServiceChargesBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 终端号 */
  terminalNo?: string | undefined;
  /** 状态码：10 待结算、20 已结算 */
  status?: string | undefined;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
}

export interface QueryPosServiceChargesData extends Page {
  /** 交易金额合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  tradeTotal?: number;
  /** 手续费合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  chargeTotal?: number;
  /** 结算金额合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  settleTotal?: number;
  /** 当前页的记录 */
  records: QueryPosServiceChargesDataRecordsItem[];
}

export interface QueryPosServiceChargesDataRecordsItem {
  /** 流水 ID @minLength 1 */
  id: string;
  /** 交易日期 YYYY-MM-DD */
  tradeDate: string;
  /** 终端号 @minLength 1 */
  terminalNo: string;
  /** 交易金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  tradeAmount: number;
  /** 手续费率（%） */
  rate: number;
  /** 手续费（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  chargeAmount: number;
  /** 结算金额（元），等于交易金额减手续费 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  settleAmount: number;
  /** 状态码：10 待结算、20 已结算 */
  status: string;
  /** 状态名称 */
  statusName: string;
}

export interface QueryPosTerminalsBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 终端号 */
  terminalNo?: string | undefined;
  /** 状态码：10 未绑定、20 已绑定 */
  status?: string | undefined;
}

export interface QueryPosTerminalsData extends Page {
  records: PosTerminal[];
}

export interface QueryProductsBody extends PageQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 关键词：编码、型号或名称 @maxLength 100 */
  keyword?: string | undefined;
  /** 产品编码 */
  productCode?: string | undefined;
  /** 分类编码 */
  categoryCode?: string | undefined;
  /** 属性名 */
  attributeName?: string | undefined;
  /** 属性值 */
  attributeValue?: string | undefined;
  /** 库存类型 */
  stockType?: string | undefined;
  /** 仅新品 */
  isNewProduct?: boolean | undefined;
  /** 采购导航的标签：抢单、特价、工程等，空为全部 @maxLength 20 */
  searchTab?: string | undefined;
  /** 能效等级：一级、二级、三级 @maxLength 20 */
  energyLabel?: string | undefined;
  /** 容量、容积、匹数或尺寸，如 536升；或一段范围：500~升 为 500 升以上，400~500升 为两者之间 @maxLength 20 */
  capacity?: string | undefined;
  /** 客户可购价格所在区间的下限（元） */
  priceBand?: '0' | '1000' | '2000' | '3000' | '5000' | undefined;
  /** 仅中心有库存的产品 */
  isInStock?: boolean | undefined;
  /** 仅现在按特价购买的产品 */
  isSpecial?: boolean | undefined;
  /** 是否返回各筛选项的产品数量 facets */
  withFacets?: boolean | undefined;
  /** 排序 */
  sort?: 'default' | 'priceAsc' | 'priceDesc' | 'stockDesc' | undefined;
}

export interface QueryProductsData extends Page {
  /** 本页记录 */
  records: Product[];
  facets?: ProductFacets;
}

export interface QueryProjectsBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 类型：ALL 全部工程（默认）、OWN 我经办的、CARE 要跟进的、ORDER 到下单或之后的、ACCEPT 到验收或结算的、BUSINESS 商机 */
  listType?: 'ALL' | 'OWN' | 'CARE' | 'ORDER' | 'ACCEPT' | 'BUSINESS' | undefined;
  /** 环节 */
  stage?: string | undefined;
  /** 状态码，如 00 待跟进、11 待补资料、20 核实中、32 待接受报价、50 待付尾款、71 已结算 */
  status?: string | undefined;
  /** 工程客户编号 */
  customerNo?: string | undefined;
  /** 经办人 */
  ownerName?: string | undefined;
  /** 1 只看代客户登记的，0 只看自己客户的 */
  agentFlag?: '0' | '1' | undefined;
  /** 工程号、工程名称、客户名称或型号 @maxLength 50 */
  keyword?: string | undefined;
}

export interface QueryProjectsData extends Page {
  /** 工程 */
  records: Project[];
  /** 金额合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amountTotal: number;
  /** 待客户处理的个数 @minimum 0 */
  dueTotal: number;
  /** 最近的截止日期 */
  nextDueDate?: string;
  /** 经办人 */
  ownerList: string[];
  /** 每个环节的个数和金额 */
  stageList: QueryProjectsDataStageListItem[];
  /** 工程客户 */
  customerList: QueryProjectsDataCustomerListItem[];
}

export interface QueryProjectsDataCustomerListItem {
  /** 工程客户编号 @minLength 1 */
  customerNo: string;
  /** 工程客户名称 */
  customerName: string;
  /** 联系人 */
  contactName?: string;
  /** 电话 */
  contactPhone?: string;
  /** 1 表示代客户登记 */
  agentFlag?: string;
  /** 工程个数 @minimum 0 */
  projectCount: number;
  /** 工程金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
  /** 最近一次登记日期 */
  registerDate?: string;
}

export interface QueryProjectsDataStageListItem {
  /** 环节 */
  stage: string;
  /** 环节名称 */
  stageName: string;
  /** 个数 @minimum 0 */
  projectCount: number;
  /** 金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
}

export interface QueryPrototypeSamplesBody extends PageQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 型号或门店 @maxLength 50 */
  keyword?: string | undefined;
  /** 状态码：10 审批中、20 已出样、30 已拒绝 */
  status?: string | undefined;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
}

export interface QueryPrototypeSamplesData extends Page {
  records: QueryPrototypeSamplesDataRecordsItem[];
}

export interface QueryPrototypeSamplesDataRecordsItem {
  /** 出样单号 @minLength 1 */
  sampleNo: string;
  /** 样机订单号，未下单为空 */
  orderNo?: string;
  /** 订单类型编号 */
  orderTypeNo?: string;
  /** 是否免费样机 */
  isFree?: boolean;
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 型号 */
  productModel?: string;
  /** 产品名称 */
  productName?: string;
  /** 数量（台） @minimum 0 */
  number: number;
  /** 样机价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  samplePrice?: number;
  /** 样机政策版本号 */
  versionCode?: string;
  /** 出样门店 */
  shopName?: string;
  /** 申请日期 YYYY-MM-DD */
  applyDate?: string;
  /** 出样日期 YYYY-MM-DD，未出样为空 */
  sampleDate?: string;
  /** 状态码：10 审批中、20 已出样、30 已拒绝 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 拒绝原因 */
  refuseReason?: string;
}

export interface QueryRebateOrderInvoicesBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode?: string | undefined;
  /** 返利编号 @minLength 1 */
  rebateNo: string;
  /** 订单号 */
  orderNo?: string | undefined;
  /** 发票号码 */
  invoiceNo?: string | undefined;
}

export interface QueryRebateOrderInvoicesData extends Page {
  /** 价税合计之和（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amountTotal?: number;
  /** 返利金额合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  rebateTotal?: number;
  /** 当前页的记录 */
  records: QueryRebateOrderInvoicesDataRecordsItem[];
}

export interface QueryRebateOrderInvoicesDataRecordsItem {
  /** 订单号 @minLength 1 */
  orderNo: string;
  /** 发票号码 @minLength 1 */
  invoiceNo: string;
  /** 开票日期 YYYY-MM-DD */
  invoiceDate?: string;
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 产品名称 */
  productName?: string;
  /** 数量（台） @minimum 0 */
  number: number;
  /** 价税合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
  /** 单台返利（元），按台时有 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  unitRebate?: number;
  /** 返利金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  rebateAmount: number;
}

export interface QueryRebateSettlementDetailsBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode?: string | undefined;
  /** 返利编号 @minLength 1 */
  rebateNo: string;
}

export interface QueryRebateSettlementDetailsData extends Page {
  /** 返利基数合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  baseTotal?: number;
  /** 返利金额合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  rebateTotal?: number;
  /** 当前页的记录 */
  records: QueryRebateSettlementDetailsDataRecordsItem[];
}

export interface QueryRebateSettlementDetailsDataRecordsItem {
  /** 明细 ID @minLength 1 */
  id: string;
  /** 返利编号 @minLength 1 */
  rebateNo: string;
  /** 结算月份 YYYY-MM */
  settleMonth: string;
  /** 返利基数（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  baseAmount?: number;
  /** 返利比例（%） */
  rate?: number;
  /** 返利金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  rebateAmount: number;
  /** 结算日期 YYYY-MM-DD */
  settleDate?: string;
  /** 状态码：10 待结算、20 已结算 */
  status: string;
  /** 状态名称 */
  statusName: string;
}

export interface QueryRebatesBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 返利编号 */
  rebateNo?: string | undefined;
  /** 合同编号 */
  contractNo?: string | undefined;
  /** 状态码：20 可使用、30 部分使用、40 已兑现 */
  status?: string | undefined;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
}

export interface QueryRebatesData extends Page {
  /** 返利金额合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  rebateTotal?: number;
  /** 已用金额合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  usedTotal?: number;
  /** 可用余额合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  balanceTotal?: number;
  records: Rebate[];
}

export interface QueryReceiptsBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 收据号 */
  receiptNo?: string | undefined;
  /** 付款方编码 */
  payerCode?: string | undefined;
  /** 状态码：10 未打印、20 已打印 */
  status?: string | undefined;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
}

export interface QueryReceiptsData extends Page {
  /** 金额合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amountTotal?: number;
  /** 当前页的记录 */
  records: QueryReceiptsDataRecordsItem[];
}

export interface QueryReceiptsDataRecordsItem {
  /** 收据号 @minLength 1 */
  receiptNo: string;
  /** 收款日期 YYYY-MM-DD */
  receiptDate: string;
  /** 付款方编码 @minLength 1 */
  payerCode: string;
  /** 付款方名称 */
  payerName?: string;
  /** 收款方式 */
  payMode?: string;
  /** 收款方式名称 */
  payModeName?: string;
  /** 金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
  /** 中文大写金额 */
  amountInWords?: string;
  /** 凭证号 */
  voucherNo?: string;
  /** 状态码：10 未打印、20 已打印 */
  status: string;
  /** 状态名称 */
  statusName: string;
}

export interface QueryReconciliationsBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 状态码：0 待确认、1 已确认、2 有异议 */
  status?: string | undefined;
  /** 开始账期 YYYY-MM */
  beginPeriod?: string | undefined;
  /** 结束账期 YYYY-MM */
  endPeriod?: string | undefined;
  /** 只看有差异 */
  isDifference?: boolean | undefined;
}

export interface QueryReconciliationsData extends Page {
  /** 当前页的记录 */
  records: QueryReconciliationsDataRecordsItem[];
}

export interface QueryReconciliationsDataRecordsItem {
  /** 对账单 ID @minLength 1 */
  id: string;
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 账期 YYYY-MM */
  period: string;
  /** 公司账面余额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  companyBalance: number;
  /** 客户账面余额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  customerBalance: number;
  /** 差异（元），等于公司余额减客户余额 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  difference: number;
  /** 状态码：0 待确认、1 已确认、2 有异议 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 确认人 */
  confirmUser?: string;
  /** 确认时间 */
  confirmTime?: string;
  /** 确认截止日期 YYYY-MM-DD */
  deadline?: string;
  /** 确认或提出异议时的差异原因 */
  reason?: string;
  /** 最近一次异议，没有提出过时没有（推断） */
  dispute?: QueryReconciliationsDataRecordsItemDispute;
  /** 差异明细，各行差异之和等于差异 */
  differenceList: QueryReconciliationsDataRecordsItemDifferenceListItem[];
}

export interface QueryReconciliationsDataRecordsItemDifferenceListItem {
  /** 凭证号，未查清的差异为空 */
  voucherNo: string;
  /** 凭证日期 YYYY-MM-DD */
  voucherDate?: string;
  /** 订单号 */
  orderNo?: string;
  /** 公司入账金额（元），借方为负 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  companyAmount: number;
  /** 客户入账金额（元），借方为负 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  customerAmount: number;
  /** 差异（元），等于公司入账减客户入账 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  difference: number;
  /** 差异原因 */
  reason?: string;
}

/** 最近一次异议，没有提出过时没有（推断） */
export interface QueryReconciliationsDataRecordsItemDispute {
  /** 异议编号 @minLength 1 */
  disputeNo: string;
  /** 状态码：10 等公司核对、30 已撤回、40 已了结 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 了结时的结论 */
  outcome?: string;
  /** 经过，从新到旧 */
  events: QueryReconciliationsDataRecordsItemDisputeEventsItem[];
}

export interface QueryReconciliationsDataRecordsItemDisputeEventsItem {
  /** 时间 */
  time: string;
  /** 经办人 */
  user: string;
  /** 做了什么 */
  text: string;
}

export interface QueryRedInvoiceSettlementsBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 红票类型：REBATE 返利、RETURN 退货 */
  redType?: 'REBATE' | 'RETURN' | undefined;
  /** 红字发票号码 */
  redInvoiceNo?: string | undefined;
  /** 原蓝字发票号码 */
  blueInvoiceNo?: string | undefined;
  /** 状态码：10 待开红票、20 已开红票 */
  status?: string | undefined;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
}

export interface QueryRedInvoiceSettlementsData extends Page {
  /** 价税合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amountTotal?: number;
  /** 当前页的记录 */
  records: QueryRedInvoiceSettlementsDataRecordsItem[];
}

export interface QueryRedInvoiceSettlementsDataRecordsItem {
  /** 结算单号 @minLength 1 */
  settleNo: string;
  /** 红票类型 */
  redType: string;
  /** 红票类型名称 */
  redTypeName: string;
  /** 红字发票号码，未开为空 */
  redInvoiceNo?: string;
  /** 原蓝字发票号码 @minLength 1 */
  blueInvoiceNo: string;
  /** 订单号 */
  orderNo?: string;
  /** 申请日期 YYYY-MM-DD */
  applyDate?: string;
  /** 不含税金额（元），负数 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  netAmount: number;
  /** 税额（元），负数 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  taxAmount: number;
  /** 价税合计（元），等于不含税金额加税额 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
  /** 状态码：10 待开红票、20 已开红票 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 红字信息确认单编号（20 位），没有确认单时没有 */
  confirmNo?: string;
  /** 确认单状态码：01 无需确认、02 待购方确认、03 待销方确认、04 双方已确认、05 购方已否认、06 销方已否认、07 超时作废、08 发起方撤销 */
  confirmStatus?: string;
  /** 确认单状态名称 */
  confirmStatusName?: string;
}

export interface QueryRescheduleDatesBody {
  /** 订单类型编号 @minLength 1 */
  orderTypeNo: string;
}

export interface QueryRescheduleDatesData {
  /** 订单类型编号 @minLength 1 */
  orderTypeNo: string;
  /** 当前预约送货日期 YYYY-MM-DD */
  currentDate: string;
  /** 可改约的日期 YYYY-MM-DD */
  dateList: string[];
  /** 剩余可改约次数 @minimum 0 */
  remainCount?: number;
}

export interface QueryRetailAggregationsBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 产品编码 */
  productCode?: string | undefined;
  /** 产业编码 */
  industryCode?: string | undefined;
  /** 开始月份 YYYY-MM */
  beginMonth?: string | undefined;
  /** 结束月份 YYYY-MM */
  endMonth?: string | undefined;
}

export interface QueryRetailAggregationsData extends Page {
  /** 数量合计（台） @minimum 0 */
  numberTotal?: number;
  /** 金额合计（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amountTotal?: number;
  /** 当前页的记录 */
  records: QueryRetailAggregationsDataRecordsItem[];
}

export interface QueryRetailAggregationsDataRecordsItem {
  /** 月份 YYYY-MM */
  month: string;
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 型号 */
  productModel?: string;
  /** 产品名称 */
  productName?: string;
  /** 零售数量（台） @minimum 0 */
  retailNumber: number;
  /** 平均零售价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  retailPrice?: number;
  /** 零售金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  retailAmount: number;
}

export interface QueryReturnOrdersBody extends PageQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 退货单号、订单号或型号 @maxLength 50 */
  keyword?: string | undefined;
  /** 状态码：10 审批中、20 待退货、30 已驳回、40 已退款 */
  status?: string | undefined;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
}

export interface QueryReturnOrdersData extends Page {
  records: ReturnOrder[];
}

export interface QuerySignContractsBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 合同编号、名称或订单号 @maxLength 50 */
  keyword?: string | undefined;
  /** 状态码：10 待签署、20 已签署 */
  status?: string | undefined;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
}

export interface QuerySignContractsData extends Page {
  records: SignContract[];
}

export interface QueryStoreReportsBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 上报类型：BOOTH 展位维护、ACTIVITY 活动报名 */
  reportType: 'BOOTH' | 'ACTIVITY';
  /** 上报单号 */
  reportNo?: string | undefined;
  /** 网点编码 */
  networkCode?: string | undefined;
  /** 网点、展位或活动名称关键字 */
  keyword?: string | undefined;
  /** 状态码：10 未上报、20 已上报、30 已退回 */
  status?: string | undefined;
}

export interface QueryStoreReportsData extends Page {
  /** 本页记录 */
  records: StoreReport[];
}

export interface QueryTrafficGoodsBody extends PageQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 型号或名称 */
  keyword?: string | undefined;
  /** 产业编码 */
  industryCode?: string | undefined;
  /** 基地仓编码 */
  warehouseCode?: string | undefined;
}

export interface QueryTrafficGoodsData extends Page {
  records: VehicleGoods[];
}

export interface QueryTrafficOrdersBody extends PageQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 状态码：10 待接单、20 待发货、30 配送中、40 待签收、50 已签收、90 已取消 */
  status?: string | undefined;
  /** 流水号、订单号或型号 @maxLength 50 */
  keyword?: string | undefined;
}

export interface QueryTrafficOrdersData extends Page {
  records: TrafficOrder[];
}

export interface QueryTransferGoodsBody extends PageQuery {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 型号或名称 */
  keyword?: string | undefined;
  /** 产业编码 */
  industryCode?: string | undefined;
}

export interface QueryTransferGoodsData extends Page {
  records: VehicleGoods[];
}

export interface QueryTransfersBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 售达方编码 */
  saleCustCode?: string | undefined;
  /** 销售组织编码 */
  saleOrgCode?: string | undefined;
  /** 客户渠道 */
  customerChannel?: string | undefined;
  /** 工贸编码 */
  gongmaoCode?: string | undefined;
  /** 申请 ID */
  id?: string | undefined;
  /** 划转类型：ACCOUNT 账户平调、MASTERSON 主子户、FINANCE 财务划转 */
  transferType?: 'ACCOUNT' | 'MASTERSON' | 'FINANCE' | undefined;
  /** 状态码：10 审批中、20 已完成、30 已驳回 */
  status?: string | undefined;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
}

export interface QueryTransfersData extends Page {
  records: Transfer[];
}

export interface ReadAllMessagesQuery {
  /** 消息单元，售达方编码加 _admin */
  unitId: string;
}

export interface ReadFinanceDialogPath {
  /** 弹窗编号 @minLength 1 */
  id: string;
}

export interface ReadMessageQuery {
  /** 消息编号 @minLength 1 */
  id: string;
}

/** One rebate of a customer; balance = rebateAmount - usedAmount. Assumption: the specification shows no rebate field. */
export interface Rebate {
  /** 返利编号 @minLength 1 */
  rebateNo: string;
  /** 返利名称 */
  rebateName: string;
  /** 合同编号 */
  contractNo?: string;
  /** 返利账期 */
  period?: string;
  /** 返利账户编码 */
  payerCode?: string;
  /** 计算方式 */
  calcMode?: string;
  /** 计算方式名称：按比例、按台、定额 */
  calcModeName?: string;
  /** 返利基数（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  baseAmount?: number;
  /** 返利比例（%），按比例时有 */
  rate?: number;
  /** 返利金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  rebateAmount: number;
  /** 已用金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  usedAmount: number;
  /** 可用余额（元），等于返利金额减已用金额 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  balance: number;
  /** 有效期至 YYYY-MM-DD */
  endDate?: string;
  /** 状态码：20 可使用、30 部分使用、40 已兑现 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 兑现记录，从早到晚；金额之和等于已用金额 */
  cashList?: RebateCashListItem[];
}

export interface RebateCashListItem {
  /** 兑现编号 @minLength 1 */
  cashNo: string;
  /** 入账付款方编码 @minLength 1 */
  payerCode: string;
  /** 入账付款方名称 */
  payerName?: string;
  /** 兑现金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  cashAmount: number;
  /** 兑现日期 YYYY-MM-DD */
  cashDate: string;
}

/** A recommended search word (1§3). */
export interface RecommendedKeyword {
  /** 推荐词 ID @minLength 1 */
  id: string;
  /** 推荐词 */
  recoWord: string;
  /** 打开方式：1 打开地址，其余为搜索 */
  openWay?: number | string;
  /** 打开的地址 */
  url?: string;
  /** 位置：2 推荐列表，其余为默认词 */
  searchSeat?: number | string;
  /** 属性文本 */
  attributeText?: string;
}

export interface RecordCategoryAdClickBody {
  /** 分类编码 @minLength 1 */
  categoryCode: string;
  /** 图片地址 @minLength 1 */
  pictureUrl?: string | undefined;
  /** 位置 */
  msgPosition?: string | undefined;
  /** 客户编码 */
  customerCode?: string | undefined;
}

export interface RecordKeywordClickBody {
  /** 推荐词 ID @minLength 1 */
  recoId: string;
  /** 点击人 ID @minLength 1 */
  clicPersId: string;
  /** 点击人名称 @minLength 1 */
  clicPersName: string;
}

export interface RedirectAfterLoginQuery {
  /** 登录后返回的地址 @minLength 1 */
  state: string;
  /** 授权码 */
  code?: string | undefined;
}

export interface RefreshCartStockBody {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 产品编码 */
  productCodeList: string[];
}

/** A region of an administrative or sales hierarchy. Assumption: the fields. */
export interface Region {
  /** 地区编码 @minLength 1 */
  code: string;
  /** 地区名称 */
  name: string;
  /** 上级编码，最上级为空 */
  parentCode?: string;
}

export interface RegisterNotificationReadBody {
  /** 通知编号 @minLength 1 */
  notificationId: string;
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 登录账号 @minLength 1 */
  userName: string;
}

export interface RejectDeliveryBody extends OrderKey {
  /** 发货单号 @minLength 1 */
  dn: string;
  /** 拒收原因编码：01 外观破损、02 型号不符、03 数量不符、04 超时送达、99 其他 @minLength 1 */
  reasonCode?: string | undefined;
  /** 补充说明 @maxLength 200 */
  reason?: string | undefined;
  /** 拒收的产品 */
  lineList?: RejectDeliveryBodyLineListItem[] | undefined;
  /** 图片地址 */
  imageList?: string[] | undefined;
}

export interface RejectDeliveryBodyLineListItem {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 拒收数量（台） @minimum 1 @maximum 999999 */
  number: number;
}

export interface RejectDeliveryData {
  /** 拒收单号 @minLength 1 */
  rejectNo: string;
  /** 状态名称 */
  statusName?: string;
}

export interface RejectInvoicesBody {
  /** 客户编码 @minLength 1 */
  customerCode?: string | undefined;
  /** 发票号码列表 */
  invoiceNoList: string[];
  /** 退票原因 @minLength 1 @maxLength 200 */
  reason?: string | undefined;
}

export interface RemoveInterestProductsBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 登录账号 @minLength 1 */
  account: string;
  /** 产品编码 */
  productCodeList: string[];
}

export interface RescheduleOrderBody {
  /** 订单类型编号 @minLength 1 */
  orderTypeNo: string;
  /** 新的送货日期 YYYY-MM-DD */
  rescheduleDate: string;
  /** 改约原因 @maxLength 200 */
  reason?: string | undefined;
}

export interface ResetPaymentPasswordBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 短信验证码，4 至 6 位数字 */
  verifyCode: string;
  /** 新支付密码（用公钥加密后的密文，Base64 编码） @minLength 1 */
  newPassword: string;
  /** 加密所用公钥的编号，缺省为当前公钥 */
  keyId?: string | undefined;
}

/** A return of goods. Assumption: the fields. */
export interface ReturnOrder {
  /** 退货单号 @minLength 1 */
  returnNo: string;
  /** 原订单号 @minLength 1 */
  orderNo: string;
  /** 原订单类型编号 */
  orderTypeNo?: string;
  /** 申请日期 YYYY-MM-DD */
  createDate?: string;
  /** 退货原因 */
  reason?: string;
  /** 退货金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  returnAmount: number;
  /** 状态码：10 审批中、20 待退货、30 已驳回、40 已退款 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 退货的产品 */
  lineList: OrderLine[];
}

export interface RevokeNetworkApplyBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 申请单号 @minLength 1 */
  applyNo: string;
}

export interface RevokeSendtoChangeBody {
  /** 变更申请单号 @minLength 1 */
  applyNo: string;
  /** 送达方编码 */
  sendtoCode?: string | undefined;
}

/** A role of the user or of a sub-account (1§3 Role). */
export interface Role {
  /** 角色编码 @minLength 1 */
  roleCode: string;
  /** 角色名称 */
  roleName: string;
}

export interface RunBuyReturnRoutineBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 例程编码 */
  routineCode?: string | undefined;
}

export interface RunOrderBspRoutineBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 例程编码 */
  routineCode?: string | undefined;
}

/** Sale info of a customer (1§3). Assumption: customerState and freezeTagStatus. */
export interface SaleInfo {
  /** 渠道 */
  channel: string;
  /** 渠道组：ZY 直营、CT 传统、R */
  channelGroup: string;
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 客户标识，为空表示不受限 */
  customerFlag?: string;
  /** 客户名称 */
  customerName: string;
  /** 客户特殊标签 */
  customerSpecialLabel?: string;
  /** 管理客户编码 */
  manageCustomerCode?: string;
  /** 销售组编码 */
  salesGroupCode?: string;
  /** 子渠道 */
  subChannel?: string;
  /** 标签编码，没有标签为空 */
  tagCode?: string;
  /** 产业编码 */
  tradeCode?: string;
  /** 主数据状态，1 为 MDM 中不可用 */
  customerState?: string;
  /** 供应链金融冻结标识，1 为冻结 */
  freezeTagStatus?: string;
}

export interface SaveAddressCollectRemarkBody {
  /** 备注 ID，新增为空 */
  id?: string | undefined;
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 备注 @minLength 1 @maxLength 200 */
  remark: string;
  /** 收货联系人 @maxLength 50 */
  contactName?: string | undefined;
  /** 收货电话 @maxLength 20 */
  contactPhone?: string | undefined;
}

export interface SaveCommonQuestionBody {
  /** 问题编号，新增时不传 */
  id?: string | undefined;
  /** 问题 @minLength 1 @maxLength 100 */
  title: string;
  /** 问题分类编码 @minLength 1 */
  typeCode: string;
  /** 解答（富文本） @minLength 1 */
  content: string;
  /** 排序号，小的在前 @minimum 0 */
  sort?: number | undefined;
  /** 是否启用 */
  isUse?: boolean | undefined;
}

/** 新增或修改常见问题的结果 */
export interface SaveCommonQuestionData {
  /** 问题编号 @minLength 1 */
  id: string;
}

export interface SaveDeliveryAddressBody {
  /** 地址编码，新增时不传 */
  addressCode?: string | undefined;
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 地址名称 @minLength 1 @maxLength 60 */
  addressName?: string | undefined;
  /** 省编码，新增时必填 @minLength 1 */
  provinceCode?: string | undefined;
  /** 市编码，新增时必填 @minLength 1 */
  cityCode?: string | undefined;
  /** 区县编码，新增时必填 @minLength 1 */
  areaCode?: string | undefined;
  /** 详细地址，新增时必填 @minLength 1 @maxLength 100 */
  address?: string | undefined;
  /** 收货联系人 @minLength 1 @maxLength 20 */
  contactName: string;
  /** 收货电话，手机号 11 位 */
  contactPhone: string;
  /** 默认标识，1 为默认 */
  defaultFlag?: 0 | 1 | undefined;
}

/** 新增或修改收货地址的结果 */
export interface SaveDeliveryAddressData {
  /** 地址编码 @minLength 1 */
  addressCode: string;
}

export interface SaveDemandBody {
  /** 需求 ID，新增为空 */
  id?: string | undefined;
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 需求名称 @minLength 1 @maxLength 50 */
  demandName: string;
  /** 品类编码 @minLength 1 */
  category: string;
  /** 意向型号 @maxLength 50 */
  productModel?: string | undefined;
  /** 需求数量（台） @minimum 1 @maximum 999999 */
  number: number;
  /** 期望单价（元） @minimum 0 @maximum 9999999.99 @multipleOf 0.01 */
  expectPrice?: number | undefined;
  /** 截止时间 YYYY-MM-DD HH:mm:ss */
  finalTime: string;
  /** 联系人 @minLength 1 @maxLength 50 */
  contactName?: string | undefined;
  /** 联系电话 @minLength 1 @maxLength 20 */
  contactPhone?: string | undefined;
  /** 动态表单的填写值 */
  dynamicList?: DemandFieldValue[] | undefined;
  /** 图片地址 */
  imageList?: string[] | undefined;
}

export interface SaveDemandData {
  /** 需求 ID @minLength 1 */
  id: string;
  /** 需求单号 @minLength 1 */
  demandNo: string;
}

export interface SaveDemandEvaluationBody {
  /** 需求 ID @minLength 1 */
  id: string;
  /** 评分，1 至 5 @minimum 1 @maximum 5 */
  score: number;
  /** 评价内容 @maxLength 200 */
  content?: string | undefined;
}

export interface SaveFinanceTransferBody {
  /** 申请 ID，新增时为空 */
  id?: string | undefined;
  /** 售达方编码 @minLength 1 */
  saleCustCode: string;
  /** 销售组织编码 @minLength 1 */
  saleOrgCode?: string | undefined;
  /** 客户渠道 */
  customerChannel?: string | undefined;
  /** 工贸编码 */
  gongmaoCode?: string | undefined;
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 转出付款方编码 @minLength 1 */
  fromPayerCode: string;
  /** 转入付款方编码 @minLength 1 */
  toPayerCode: string;
  /** 划转金额（元），最多两位小数 @exclusiveMinimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  transferMoney: number;
  /** 支付密码 */
  payPassword?: string | undefined;
  /** 备注 @maxLength 200 */
  remark?: string | undefined;
}

export interface SaveFinanceTransferData {
  /** 申请 ID @minLength 1 */
  id: string;
  /** 划转单号 @minLength 1 */
  transferNo: string;
  /** 状态码：10 审批中 */
  status?: string;
  /** 状态名称 */
  statusName?: string;
}

export interface SaveMasterSonTransferBody {
  /** 申请 ID，新增时为空 */
  id?: string | undefined;
  /** 售达方编码 @minLength 1 */
  saleCustCode: string;
  /** 销售组织编码 @minLength 1 */
  saleOrgCode?: string | undefined;
  /** 客户渠道 */
  customerChannel?: string | undefined;
  /** 工贸编码 */
  gongmaoCode?: string | undefined;
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 转出付款方编码 @minLength 1 */
  fromPayerCode: string;
  /** 转入付款方编码 @minLength 1 */
  toPayerCode: string;
  /** 划转金额（元），最多两位小数 @exclusiveMinimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  transferMoney: number;
  /** 支付密码 */
  payPassword?: string | undefined;
  /** 备注 @maxLength 200 */
  remark?: string | undefined;
  /** 子户客户编码 @minLength 1 */
  sonCustomerCode: string;
}

export interface SaveMasterSonTransferData {
  /** 申请 ID @minLength 1 */
  id: string;
  /** 划转单号 @minLength 1 */
  transferNo: string;
  /** 状态码：10 审批中 */
  status?: string;
  /** 状态名称 */
  statusName?: string;
}

export interface SavePreOrderData {
  /** 预订单号 @minLength 1 */
  preOrderNo: string;
  /** 预订单总额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  totalAmount?: number;
}

export interface SavePurchaseReturnProtocolBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

export interface SavePurchaseReturnProtocolData {
  /** 协议编号 @minLength 1 */
  contractCode: string;
  /** 签署链接 */
  signUrl: string;
}

export interface SaveTrafficContactBody {
  /** 联系人记录 ID，新增时为空 */
  id?: string | undefined;
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 联系人 @minLength 1 @maxLength 26 */
  contactName: string;
  /** 联系电话 @minLength 1 */
  contactPhone: string;
  /** 可卸货时段 */
  unloadTime?: string | undefined;
}

export interface SaveTrafficCustomerBody {
  /** 申请 ID，新增时为空 */
  id?: string | undefined;
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 联系人 @minLength 1 @maxLength 26 */
  contactName?: string | undefined;
  /** 联系电话 @minLength 1 */
  contactPhone?: string | undefined;
  /** 可进入的车型编码 */
  carTypeList?: string[] | undefined;
  /** 是否异地收货 */
  isOffsite?: boolean | undefined;
  /** 申请说明 @maxLength 200 */
  remark?: string | undefined;
}

export interface SaveTrafficCustomerData {
  /** 申请 ID @minLength 1 */
  id: string;
}

export interface SaveTransferBody {
  /** 申请 ID，新增时为空 */
  id?: string | undefined;
  /** 售达方编码 @minLength 1 */
  saleCustCode: string;
  /** 销售组织编码 @minLength 1 */
  saleOrgCode?: string | undefined;
  /** 客户渠道 */
  customerChannel?: string | undefined;
  /** 工贸编码 */
  gongmaoCode?: string | undefined;
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 转出付款方编码 @minLength 1 */
  fromPayerCode: string;
  /** 转入付款方编码 @minLength 1 */
  toPayerCode: string;
  /** 划转金额（元），最多两位小数 @exclusiveMinimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  transferMoney: number;
  /** 支付密码 */
  payPassword?: string | undefined;
  /** 备注 @maxLength 200 */
  remark?: string | undefined;
}

export interface SaveTransferData {
  /** 申请 ID @minLength 1 */
  id: string;
  /** 划转单号 @minLength 1 */
  transferNo: string;
  /** 状态码：10 审批中 */
  status?: string;
  /** 状态名称 */
  statusName?: string;
}

export interface SaveTransferPolicyBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 操作账号 */
  accountCode?: string | undefined;
}

export interface SearchCocOrdersBody extends PageQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 订单号 */
  orderNo?: string | undefined;
  /** 状态码：10 待审核、20 待发货、30 配送中、40 待签收、50 已签收、90 已取消 */
  status?: string | undefined;
  /** 开始日期 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 结束日期 YYYY-MM-DD */
  endDate?: string | undefined;
}

export interface SearchCocOrdersData extends Page {
  /** 本页记录 */
  records: CocOrder[];
}

/** 协议授权 */
export type SearchProtocolAuthData = SearchProtocolAuthDataPartItem[];

export interface SearchProtocolAuthDataPartItem {
  /** 协议编号 @minLength 1 */
  protocolNo: string;
  /** 协议名称 */
  protocolName: string;
  /** 协议类型编码 */
  protocolType?: string;
  /** 状态码，0 待签署、1 已授权、2 已到期 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 签署日期 YYYY-MM-DD */
  signDate?: string;
  /** 到期日期 YYYY-MM-DD */
  endDate?: string;
  /** 协议预览地址 */
  url?: string;
}

export interface SearchProtocolAuthQuery {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 协议类型编码，如 RETURN 采购退货协议、BIGORDER 大单采购协议、CREDIT 征信授权书、DTD 直营协议 */
  protocolType?: string | undefined;
}

export interface SelfSignOrderBody extends OrderKey {
  /** 签收日期 YYYY-MM-DD，默认当天 */
  signDate?: string | undefined;
  /** 按行签收的数量，空为全部签收 */
  lineList?: SelfSignOrderBodyLineListItem[] | undefined;
}

export interface SelfSignOrderBodyLineListItem {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 签收数量（台） @minimum 0 @maximum 999999 */
  number: number;
}

export interface SelfSignOrdersBody {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 要签收的订单 */
  orderList: SelfSignOrdersBodyOrderListItem[];
}

export interface SelfSignOrdersBodyOrderListItem {
  /** 订单号 @minLength 1 */
  orderNo: string;
  /** 订单类型编号 */
  orderTypeNo?: string | undefined;
}

export interface SendElectronicSignVerifyCodeBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 签约人手机号 */
  phoneNumber: string;
}

export interface SendSelfPayMessageQuery {
  /** 订单号（SAP 采购订单号） @minLength 1 */
  bstnk: string;
}

/** An application to change a ship-to address. Assumption: the fields and states; the specification names only submit, query and revoke (1§4). */
export interface SendtoChange {
  /** 变更申请单号 @minLength 1 */
  applyNo: string;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 售达方编码 */
  saletoCode?: string;
  /** 原送达地址 */
  oldAddress?: string;
  /** 新送达地址 */
  newAddress?: string;
  /** 收货联系人 */
  contactName?: string;
  /** 收货电话 */
  contactPhone?: string;
  /** 变更原因 */
  reason?: string;
  /** 审批状态码，10 审批中、20 已通过、30 已驳回、40 已撤销 */
  status: string;
  /** 审批状态名称 */
  statusName: string;
  /** 是否可撤销 */
  canRevoke?: boolean;
  /** 审批意见 */
  remark?: string;
  /** 申请人 */
  applyUser?: string;
  /** 申请时间 YYYY-MM-DD HH:mm:ss */
  applyDate?: string;
}

export interface SetDefaultAddressPath {
  /** 地址编码，即送达方编码 @minLength 1 */
  addressCode: string;
}

export interface SetDefaultPayerPath {
  /** 付款方编码 @minLength 1 */
  payerCode: string;
}

export interface SetJdPlanSendTimeBody extends OrderKey {
  /** 计划发货日期 YYYY-MM-DD */
  planSendTime: string;
}

export interface SetPasswordFreeSigningBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 电子签账号 @minLength 1 */
  accountCode: string;
  /** true 开通，false 关闭 */
  mianmiFlag: boolean;
}

export interface SetPosTerminalBindingBody {
  /** 终端 ID @minLength 1 */
  id: string;
  /** 客户编码 @minLength 1 */
  customerCode?: string | undefined;
  /** 使用客户编码 @minLength 1 */
  userCode: string;
  /** 使用客户名称 */
  userName?: string | undefined;
  /** 入账付款方编码 */
  payerCode?: string | undefined;
}

export interface SetQuestionInUseBody {
  /** 问题编号 @minLength 1 */
  id: string;
  /** 是否启用 */
  isUse: boolean;
}

export interface SetTrafficCarpoolBdBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 车次编号 @minLength 1 */
  IBR_ID: string;
  /** 要并入的拼车包编号 @minLength 1 */
  packageNo: string;
}

export interface SetTrafficCarpoolGdBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 车次编号 @minLength 1 */
  IBR_ID: string;
  /** 期望车型编码 */
  carType?: string | undefined;
}

export interface SettleAccountLiquidationBody {
  /** 客户编码 @minLength 1 */
  customerCode?: string | undefined;
  /** 申请单号 @minLength 1 */
  applyNo: string;
  /** 确认的退款金额（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  settleAmount: number;
}

/** What splitOrder answers (2§3 cart settle data). */
export interface SettleData {
  /** 组合 */
  composeProductList: SettleDataComposeProductListItem[];
}

export interface SettleDataComposeProductListItem {
  /** 组合订单号 @minLength 1 */
  composeOrderNo: string;
  /** 拆分后的订单 */
  splitOrderDetailList: SplitOrder[];
}

export interface ShelveDiscountPrototypesBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 折扣样机 ID */
  idList: string[];
}

/** A ship-to of a sold-to (1§3). */
export interface ShipTo {
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 送达方地址 */
  sendtoAddress: string;
  /** 是否默认：1 默认，0 否 @minimum 0 */
  isDefault: number;
}

/** The account that signs orders electronically. Assumption: the fields. */
export interface SignAccount {
  /** 电子签账号 @minLength 1 */
  accountCode: string;
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 企业名称 */
  companyName?: string;
  /** 签约人姓名 */
  signerName?: string;
  /** 签约人手机号，中间四位隐去 */
  phoneNumber?: string;
  /** 认证状态码：0 未认证、1 认证中、2 已认证 */
  authStatus: string;
  /** 认证状态名称 */
  authStatusName: string;
  /** 是否已开通免密签署 */
  mianmiFlag?: boolean;
  /** 免密签署到期日 YYYY-MM-DD */
  mianmiEndDate?: string;
}

/** A contract in the electronic-sign contract management. Assumption: the fields. */
export interface SignContract {
  /** 合同编号 @minLength 1 */
  contractCode: string;
  /** 合同名称 */
  contractName: string;
  /** 关联订单号 */
  orderNo?: string;
  /** 合同金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amount?: number;
  /** 状态码：10 待签署、20 已签署 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 发起日期 YYYY-MM-DD */
  createDate?: string;
  /** 签署日期 YYYY-MM-DD，未签为空 */
  signDate?: string;
  /** 签署链接，仅待签署时有 */
  signUrl?: string;
}

export interface SignFinanceContractBody {
  /** 合同编号 @minLength 1 */
  htCode: string;
  /** 操作账号 @minLength 1 */
  accountCode: string;
  /** 企业名称 */
  companyName?: string | undefined;
  /** 绑定的电子签账号 */
  bindingAccount?: string | undefined;
  /** 合同类型，80 为 R 渠道外部协议 */
  contractType?: string | undefined;
}

export interface SignFinanceContractData {
  /** 签署地址 */
  url: string;
}

export interface SignInvoicesBody {
  /** 客户编码 @minLength 1 */
  customerCode?: string | undefined;
  /** 发票号码列表 */
  invoiceNoList: string[];
  /** 签收人 */
  signUser?: string | undefined;
}

export interface SignReturnContractBody {
  /** 客户编码 @minLength 1 */
  customerCode?: string | undefined;
  /** 协议编号 @minLength 1 */
  contractCode: string;
}

export interface SignReturnContractData {
  /** 签署链接 */
  signUrl: string;
}

/** A text message that the platform sent to a dealer's phone. Assumption: all fields; the specification names only the routes. */
export interface SmsRecord {
  /** 短信编号 @minLength 1 */
  id: string;
  /** 接收手机号 */
  phoneNumber: string;
  /** 接收人 */
  receiver?: string;
  /** 短信类型名称 */
  typeName: string;
  /** 短信内容 */
  content: string;
  /** 相关订单号 */
  orderNo?: string;
  /** 状态码，1 已送达、0 发送失败 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 发送时间 YYYY-MM-DD HH:mm:ss */
  sendDate: string;
}

/** A sold-to account (1§3). */
export interface SoldTo {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 售达方名称 */
  saletoName: string;
}

/** A special, project or sample-machine price of one product. Assumption: the fields that PricePolicy does not have. */
export interface SpecialPrice extends PricePolicy {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 价格类型：TJ 特价、GC 工程、YJCY 样机出样 */
  priceType: string;
  /** 活动 ID，不属于活动为空 */
  activityId?: string;
  /** 生效日期 YYYY-MM-DD */
  beginDate?: string;
  /** 失效日期 YYYY-MM-DD */
  endDate?: string;
}

/** One split order of the settlement (2§3). orderPrice is derived by the client: the sum of price times number. Assumption: the fields other than orderNo, splitOrderProductList (price, number), payerInfo and payToList. */
export interface SplitOrder {
  /** 拆单后的订单号 @minLength 1 */
  orderNo: string;
  /** 产品行 */
  splitOrderProductList: SplitOrderSplitOrderProductListItem[];
  payerInfo?: OrderPayer;
  /** 可选付款方 */
  payToList?: OrderPayer[];
  /** 送达方编码 */
  sendtoCode?: string;
  /** 备注 */
  remark?: string;
  /** 预计到货日期 YYYY-MM-DD */
  arrivalDate?: string;
}

export interface SplitOrderSplitOrderProductListItem {
  /** 产品编码 */
  productCode?: string;
  /** 型号 */
  productModel?: string;
  /** 产品名称 */
  productName?: string;
  /** 产品图片 */
  picUrl?: string;
  /** 单价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  price: number;
  /** 数量（台） @minimum 0 */
  number: number;
  /** 价格类型 */
  priceType?: string;
  /** 勾选的周承诺 */
  weekPromise?: string;
  /** 勾选的远周次 */
  farWeek?: string;
  /** 远周到货日期 YYYY-MM-DD */
  farWeekDate?: string;
  /** 勾选的信用模式 */
  creditModel?: string;
  /** 信用模式名称 */
  creditModelName?: string;
  /** 宽限（元），仅渠道 CT @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  kuanXian?: number;
  /** 云仓类型：YC 云仓、YD 异地云仓 */
  yuncangType?: string;
  /** 云仓编码 */
  yuncangCode?: string;
}

export interface StartInvoiceSignatureBody {
  /** 客户编码 @minLength 1 */
  customerCode?: string | undefined;
  /** 发票号码列表 */
  invoiceNoList: string[];
  /** 操作账号 */
  accountCode?: string | undefined;
}

export interface StartInvoiceSignatureData {
  /** 签章地址 */
  url: string;
}

export interface StopPopReservePath {
  /** 备货 ID @minLength 1 */
  id: string;
}

/** The storage fee of an order that is kept at the centre beyond its free days. Assumption: JKF is 寄库费; the fields. */
export interface StorageFee {
  /** 订单号 @minLength 1 */
  orderNo: string;
  /** 寄库数量（台） @minimum 0 */
  number: number;
  /** 免费寄库天数 @minimum 0 */
  freeDays?: number;
  /** 入库日期 YYYY-MM-DD */
  beginDate?: string;
  /** 免费期截止日期 YYYY-MM-DD */
  endDate?: string;
  /** 超期天数 @minimum 0 */
  overdueDays: number;
  /** 每台每天费用（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  feePerDay: number;
  /** 寄库费（元），数量乘超期天数乘每台每天费用 @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  feeAmount: number;
}

/** A picture or paper of a store (网点) that was uploaded before. Assumption: the fields. */
export interface StorePicture {
  /** 图片类型，如 STORE 门头照片、INSIDE 店内照片、LICENSE 营业执照、BOOTH 展位照片 @minLength 1 */
  picType: string;
  /** 附件编号 @minLength 1 */
  fileId: string;
  /** 文件名 */
  fileName?: string | undefined;
  /** 图片地址 */
  url?: string | undefined;
}

/** What a store (网点) reports, or is asked to report: the state of a booth, that it takes part in an activity. Assumption: all fields. */
export interface StoreReport {
  /** 上报单号 @minLength 1 */
  reportNo: string;
  /** 上报类型，BOOTH 展位维护、ACTIVITY 活动报名 */
  reportType: string;
  /** 上报类型名称 */
  reportTypeName: string;
  /** 网点编码 */
  networkCode?: string;
  /** 网点名称 */
  networkName: string;
  /** 展位或活动的名称 */
  title: string;
  /** 活动编号，活动报名时有 */
  activityId?: string;
  /** 面积（平方米） @minimum 0 */
  area?: number;
  /** 上报截止日期 YYYY-MM-DD */
  dueDate?: string;
  /** 状态码，10 未上报、20 已上报、30 已退回 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 上报内容 */
  content?: string;
  /** 照片 */
  pictureList?: StorePicture[];
  /** 上报人 */
  reportUser?: string;
  /** 上报时间 YYYY-MM-DD HH:mm:ss */
  reportDate?: string;
  /** 退回原因 */
  remark?: string;
}

/** A sub-account of a customer (1§3 Sub-account). Assumption: everything beyond account, customerCode and roles. */
export interface SubAccount {
  /** 子账号登录名 */
  account: string;
  /** 所属客户编码 @minLength 1 */
  customerCode: string;
  /** 使用人姓名 */
  name?: string;
  /** 手机号 */
  phoneNumber?: string;
  /** 状态码，1 启用、0 停用 */
  status?: string;
  /** 状态名称 */
  statusName?: string;
  /** 角色 */
  roles?: Role[];
  /** 创建日期 YYYY-MM-DD */
  createDate?: string;
}

export interface SubmitAcceptanceBillBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 入账付款方编码 @minLength 1 */
  payerCode: string;
  /** 票据号码（30 位） @minLength 1 */
  billNo: string;
  /** 票据类型：BANK 银行承兑、COMMERCIAL 商业承兑 */
  billType?: 'BANK' | 'COMMERCIAL' | undefined;
  /** 出票人 @minLength 1 */
  drawerName?: string | undefined;
  /** 承兑人 @minLength 1 */
  acceptorName?: string | undefined;
  /** 票面金额（元） @exclusiveMinimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
  /** 出票日期 YYYY-MM-DD */
  issueDate: string;
  /** 到期日期 YYYY-MM-DD */
  dueDate: string;
}

export interface SubmitBatchOrderBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 批次号 @minLength 1 */
  batchNo: string;
  /** H_WORK 来源时的账号 */
  accountCode?: string | undefined;
  /** 订单来源 */
  whetherOrNotAppOrder?: 'PC' | 'H_WORK' | undefined;
}

export interface SubmitBatchOrderData {
  /** 批次号 @minLength 1 */
  batchNo: string;
  /** 合计金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
  /** 已生成的订单 */
  orderList: SubmitBatchOrderDataOrderListItem[];
}

export interface SubmitBatchOrderDataOrderListItem {
  /** 订单号 @minLength 1 */
  orderNo: string;
  /** 订单类型编号 */
  orderTypeNo?: string;
  /** 送达方编码 */
  sendtoCode?: string;
  /** 付款方编码 */
  payerCode?: string;
  /** 订单金额（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
}

export interface SubmitBillClaimBody {
  /** 客户编码 @minLength 1 */
  customerCode?: string | undefined;
  /** 票据号码 @minLength 1 */
  billNo: string;
  /** 入账付款方编码 @minLength 1 */
  payerCode: string;
  /** 认领金额（元） @exclusiveMinimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  amount?: number | undefined;
  /** 备注 @maxLength 200 */
  remark?: string | undefined;
}

export interface SubmitCreditApplyBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 付款方编码 @minLength 1 */
  payerCode: string;
  /** 申请金额（元） @exclusiveMinimum 0 @maximum 99999999.99 @multipleOf 0.01 */
  applyAmount: number;
  /** 申请原因 @minLength 1 @maxLength 200 */
  applyReason: string;
  /** 有效期开始 YYYY-MM-DD */
  beginDate?: string | undefined;
  /** 有效期结束 YYYY-MM-DD */
  endDate?: string | undefined;
}

export interface SubmitEvaluateBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 被评价的订单号 @minLength 1 */
  orderNo: string;
  /** 评价类型，如 ORDER 订单、SERVICE 服务 @minLength 1 */
  type: string;
  /** 评价内容 @maxLength 500 */
  content?: string | undefined;
  /** 照片地址 */
  imageList?: string[] | undefined;
  /** 各项评分 */
  attributeList: SubmitEvaluateBodyAttributeListItem[];
}

export interface SubmitEvaluateBodyAttributeListItem {
  /** 评价项编码 @minLength 1 */
  attributeCode: string;
  /** 评分，1 至 5 @minimum 1 @maximum 5 */
  score: number;
  /** 已选标签 */
  tagList?: string[] | undefined;
}

/** 提交事件工单的结果 */
export interface SubmitEventWorkData {
  /** 工单号 @minLength 1 */
  workNo: string;
}

export interface SubmitFinanceApplyBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 入账付款方编码 @minLength 1 */
  payerCode: string;
  /** 资金方 @minLength 1 */
  bankName?: string | undefined;
  /** 融资金额（元） @exclusiveMinimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
  /** 期限（天） @minimum 1 @maximum 365 */
  days?: number | undefined;
  /** 关联订单号，融资充值时为空 */
  orderNoList?: string[] | undefined;
}

export interface SubmitFinanceApplyData {
  /** 融资编号 @minLength 1 */
  financeNo: string;
  /** 状态码：10 待放款、20 还款中 */
  status?: string;
  /** 状态名称 */
  statusName?: string;
}

export interface SubmitFinanceRepayBody {
  /** 客户编码 @minLength 1 */
  customerCode?: string | undefined;
  /** 融资编号 @minLength 1 */
  financeNo: string;
  /** 还款付款方编码 */
  payerCode?: string | undefined;
  /** 归还本金（元） @exclusiveMinimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  principal: number;
  /** 支付密码 */
  payPassword?: string | undefined;
}

export interface SubmitFinanceRepayData {
  /** 还款编号 @minLength 1 */
  repayNo: string;
  /** 本金（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  principal: number;
  /** 利息（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  interest: number;
  /** 还款金额（元），等于本金加利息 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
  /** 状态码：10 处理中、20 已还款 */
  status?: string;
  /** 状态名称 */
  statusName?: string;
}

export interface SubmitFundsTransferBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 转账类型：DIGITAL 数字货币、AIR 空调专户、KJT 快捷通、BANK 银行、REFUND 退款、INTERESTREFUND 贴息退款 */
  transferType: 'DIGITAL' | 'AIR' | 'KJT' | 'BANK' | 'REFUND' | 'INTERESTREFUND';
  /** 转出付款方编码 @minLength 1 */
  fromPayerCode: string;
  /** 转入付款方编码 */
  toPayerCode?: string | undefined;
  /** 金额（元），最多两位小数 @exclusiveMinimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
  /** 支付密码 */
  payPassword?: string | undefined;
  /** 备注 @maxLength 200 */
  remark?: string | undefined;
}

export interface SubmitFundsTransferData {
  /** 转账单号 @minLength 1 */
  transferNo: string;
  /** 状态码：10 处理中、20 成功、30 失败 */
  status: string;
  /** 状态名称 */
  statusName: string;
}

export interface SubmitInvoiceApplyBody {
  /** 客户编码 @minLength 1 */
  customerCode?: string | undefined;
  /** 订单号列表 */
  orderNoList: string[];
  /** 开票方编码 */
  billtoCode?: string | undefined;
  /** 备注 @maxLength 200 */
  remark?: string | undefined;
}

export interface SubmitInvoiceApplyData {
  /** 申请单号 @minLength 1 */
  applyNo: string;
  /** 状态码：10 待开票、20 已开票、30 已驳回 */
  status?: string;
  /** 状态名称 */
  statusName?: string;
}

export interface SubmitLiquidateApplyBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 销售组织 @minLength 1 */
  saleOrgCode?: string | undefined;
  /** 产业编码，不传为全部产业 */
  industryCode?: string | undefined;
  /** 清户原因 @minLength 1 @maxLength 200 */
  reason?: string | undefined;
  /** 联系人 @minLength 1 @maxLength 20 */
  contactName?: string | undefined;
  /** 联系电话，手机号 11 位 */
  contactPhone?: string | undefined;
  /** 退款开户行 @maxLength 60 */
  bankName?: string | undefined;
  /** 退款账号，8 至 30 位数字 */
  bankAccount?: string | undefined;
  /** 附件编号 */
  fileIds?: string[] | undefined;
}

/** 提交清户申请的结果 */
export interface SubmitLiquidateApplyData {
  /** 申请单号 @minLength 1 */
  applyNo: string;
}

export interface SubmitNetworkApplyBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 申请类型：NEW 新建、REBUILD 重装、CLOSE 关闭、VIP 网点会员 */
  applyType: 'NEW' | 'REBUILD' | 'CLOSE' | 'VIP';
  /** 被驳回或已撤回的申请单号，再次提交时填写 @minLength 1 */
  applyNo?: string | undefined;
  /** 网点编码，新建以外填写 */
  networkCode?: string | undefined;
  /** 网点名称 @minLength 1 @maxLength 60 */
  networkName: string;
  /** 销售组织 @minLength 1 */
  saleOrgCode?: string | undefined;
  /** 经营产业 */
  industryCodeList?: string[] | undefined;
  /** 中心编码 */
  centerCode?: string | undefined;
  /** 省编码 @minLength 1 */
  provinceCode?: string | undefined;
  /** 市编码 @minLength 1 */
  cityCode?: string | undefined;
  /** 区县编码 @minLength 1 */
  districtCode?: string | undefined;
  /** 乡镇街道编码 */
  townCode?: string | undefined;
  /** 详细地址 @minLength 1 @maxLength 100 */
  address: string;
  /** 面积（平方米） @exclusiveMinimum 0 */
  area?: number | undefined;
  /** 联系人 @minLength 1 @maxLength 20 */
  contactName?: string | undefined;
  /** 联系电话，手机号 11 位 */
  contactPhone?: string | undefined;
  /** 附件编号 */
  fileIds?: string[] | undefined;
  /** 照片和证照 */
  pictureList?: StorePicture[] | undefined;
}

/** 提交网点申请的结果 */
export interface SubmitNetworkApplyData {
  /** 申请单号 @minLength 1 */
  applyNo: string;
}

export interface SubmitOrdersBody {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 要提交的订单 */
  orderList: SubmitOrdersBodyOrderListItem[];
  /** 配送方式：sendTo 送达方、district 区域、address 地址 */
  deliverType?: 'sendTo' | 'district' | 'address' | undefined;
  /** 配送地址编码，仅配送到地址时 */
  addressCode?: string | undefined;
  /** 区县编码，仅配送到区域时 */
  areaCode?: string | undefined;
  /** 省市区名称，仅配送到区域时 */
  areaName?: string | undefined;
  /** H_WORK 来源时的账号 */
  accountCode?: string | undefined;
  /** 订单来源 */
  whetherOrNotAppOrder?: 'PC' | 'H_WORK' | undefined;
}

export interface SubmitOrdersBodyOrderListItem {
  /** 组合订单号 @minLength 1 */
  composeOrderNo: string;
  /** 订单号 @minLength 1 */
  orderNo: string;
  /** 付款方编码 @minLength 1 */
  payerCode: string;
  /** 应付金额（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  priceToPay: number;
}

export interface SubmitOrdersData {
  /** 已提交的订单 */
  orderList: SubmitOrdersDataOrderListItem[];
  /** 合计金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
}

export interface SubmitOrdersDataOrderListItem {
  /** 订单号 @minLength 1 */
  orderNo: string;
  /** 订单类型编号 @minLength 1 */
  orderTypeNo: string;
  /** 订单金额（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
}

export interface SubmitPaymentBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 入账付款方编码 @minLength 1 */
  payerCode: string;
  /** 付款金额（元），最多两位小数 @exclusiveMinimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
  /** 付款渠道：BANK 网银、DIGITAL 数字货币、KJT 快捷通、AIR 空调专户 */
  payChannel: 'BANK' | 'DIGITAL' | 'KJT' | 'AIR';
  /** 充值的销售组织，取自 listOriginalSaleOrgs；没有时由服务端决定 @minLength 1 */
  saleOrgCode?: string | undefined;
  /** 订单号，充值时为空 */
  orderNoList?: string[] | undefined;
  /** Assumption: 缴纳的融资费用编号，取自 queryFinanceExpenses；付款金额为各笔费用之和 */
  expenseNoList?: string[] | undefined;
  /** 备注 @maxLength 200 */
  remark?: string | undefined;
}

export interface SubmitPaymentData {
  /** 付款单号 @minLength 1 */
  paymentNo: string;
  /** 收银台地址 */
  payUrl?: string;
  /** 付款金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
  /** 状态码：10 待支付、20 已到账、30 失败 */
  status: string;
  /** 状态名称 */
  statusName: string;
}

export interface SubmitPopOrderBody {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 仓库编码 @minLength 1 */
  warehouseCode: string;
  /** 付款方编码 @minLength 1 */
  payerCode: string;
  /** H_WORK 来源时的账号 */
  accountCode?: string | undefined;
  /** 订单来源 */
  whetherOrNotAppOrder?: 'PC' | 'H_WORK' | undefined;
  /** 订货行 */
  productList: SubmitPopOrderBodyProductListItem[];
}

export interface SubmitPopOrderBodyProductListItem {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 数量（台） @minimum 1 @maximum 999999 */
  number: number;
}

export interface SubmitPopOrderData {
  /** 订单号 @minLength 1 */
  orderNo: string;
  /** 订单类型编号 @minLength 1 */
  orderTypeNo: string;
  /** 订单金额（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
}

export interface SubmitPosAgreementBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 收单银行 @minLength 1 */
  bankName?: string | undefined;
  /** 机具数量（台） @minimum 1 @maximum 99 */
  terminalNumber: number;
  /** 联系人 @minLength 1 @maxLength 26 */
  contactName?: string | undefined;
  /** 联系电话 @minLength 1 */
  contactPhone?: string | undefined;
  /** 安装地址 */
  address?: string | undefined;
}

export interface SubmitPosAgreementData {
  /** 协议编号 @minLength 1 */
  agreementNo: string;
  /** 状态码：10 审核中、20 已生效、30 已驳回 */
  status?: string;
  /** 状态名称 */
  statusName?: string;
}

export interface SubmitPosPaymentBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 付款类型：ANNUALFEE 年费、RECHARGE 充值 */
  paymentType: 'ANNUALFEE' | 'RECHARGE';
  /** 付款方编码 @minLength 1 */
  payerCode: string;
  /** 金额（元），最多两位小数 @exclusiveMinimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
  /** 支付密码 */
  payPassword?: string | undefined;
  /** 终端 ID，缴年费时填写 */
  terminalId?: string | undefined;
}

export interface SubmitPosPaymentData {
  /** 付款单号 @minLength 1 */
  paymentNo: string;
  /** 金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
  /** 状态码：10 处理中、20 成功、30 失败 */
  status: string;
  /** 状态名称 */
  statusName: string;
}

export interface SubmitProjectStepBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 环节动作：SAVE 存草稿、REGISTER 登记（名称、客户、地址、商品；projectNo 为草稿或商机时继续登记）、SUPPLEMENT 补资料（fileList）、PRICE 申请工程价（productList 带 targetPrice、remark）、ACCEPT_PRICE 接受报价、ORDER 下单付定金（payerCode）、DELIVER 付尾款约交付（payerCode、deliverWay、deliverDate、收货人）、ACCEPT 提交验收（acceptDate、fileList）、FOLLOW 跟进（remark、nextFollowDate）、WITHDRAW 撤回（remark） */
  step: 'SAVE' | 'REGISTER' | 'SUPPLEMENT' | 'PRICE' | 'ACCEPT_PRICE' | 'ORDER' | 'DELIVER' | 'ACCEPT' | 'FOLLOW' | 'WITHDRAW';
  /** 工程号，新登记时为空 @minLength 1 */
  projectNo?: string | undefined;
  /** 工程名称 @maxLength 40 */
  projectName?: string | undefined;
  /** 工程客户名称 @maxLength 40 */
  customerName?: string | undefined;
  /** 工程客户联系人 @maxLength 20 */
  contactName?: string | undefined;
  /** 工程客户电话 @maxLength 20 */
  contactPhone?: string | undefined;
  /** 1 表示代客户登记 */
  agentFlag?: '0' | '1' | undefined;
  /** 工程地址 @maxLength 120 */
  address?: string | undefined;
  /** 希望交付日期 */
  wishDate?: string | undefined;
  /** 商品 */
  productList?: SubmitProjectStepBodyProductListItem[] | undefined;
  /** 资料，先用 uploadFile 上传 */
  fileList?: SubmitProjectStepBodyFileListItem[] | undefined;
  /** 付款方编码 @minLength 1 */
  payerCode?: string | undefined;
  /** 支付密码 */
  payPassword?: string | undefined;
  /** 交付方式：ONCE 一次送完、BATCH 分批 */
  deliverWay?: 'ONCE' | 'BATCH' | undefined;
  /** 交付日期 */
  deliverDate?: string | undefined;
  /** 收货人 @maxLength 20 */
  receiverName?: string | undefined;
  /** 收货人电话 @maxLength 20 */
  receiverPhone?: string | undefined;
  /** 验收日期 */
  acceptDate?: string | undefined;
  /** 下次跟进日期 */
  nextFollowDate?: string | undefined;
  /** 说明 @maxLength 200 */
  remark?: string | undefined;
}

export interface SubmitProjectStepBodyFileListItem {
  /** 类型：BID、LICENSE、ACCEPTANCE */
  documentType: string;
  /** 文件编号 @minLength 1 */
  fileId: string;
  /** 文件名 */
  fileName?: string | undefined;
  /** 文件地址 */
  url?: string | undefined;
}

export interface SubmitProjectStepBodyProductListItem {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 数量（台） @minimum 1 @maximum 9999 */
  number: number;
  /** 申请的工程价（元） @exclusiveMinimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  targetPrice?: number | undefined;
}

export interface SubmitProjectStepData {
  /** 工程号 @minLength 1 */
  projectNo: string;
  /** 环节 */
  stage: string;
  /** 环节名称 */
  stageName: string;
  /** 状态码，同 queryProjects：20 核实中、31 定价中、40 待付定金、50 待付尾款、51 交付中、61 验收审核中、90 已撤回 等 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 这一步付的金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  paidAmount?: number;
}

export interface SubmitRebateCashBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 返利编号 @minLength 1 */
  rebateNo: string;
  /** 兑现到的付款方编码，现款或工程付款方 @minLength 1 */
  payerCode: string;
  /** 兑现金额（元），不大于返利的可用余额 @exclusiveMinimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  amount: number;
  /** 支付密码 */
  payPassword?: string | undefined;
  /** 备注 @maxLength 100 */
  remark?: string | undefined;
}

export interface SubmitRebateCashData {
  /** 兑现编号 @minLength 1 */
  cashNo: string;
  /** 返利编号 @minLength 1 */
  rebateNo: string;
  /** 入账付款方编码 @minLength 1 */
  payerCode: string;
  /** 兑现金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  cashAmount: number;
  /** 兑现日期 YYYY-MM-DD */
  cashDate: string;
  /** 返利的可用余额（元），兑现之后 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  balance: number;
  /** 返利状态码：20 可使用、30 部分使用、40 已兑现 */
  status: string;
  /** 返利状态名称 */
  statusName: string;
}

export interface SubmitRefreshTaskBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 任务类型：BALANCE 余额、STATEMENT 账单、INVOICE 发票、REBATE 返利 */
  taskType: 'BALANCE' | 'STATEMENT' | 'INVOICE' | 'REBATE';
  /** 账期 YYYY-MM */
  period?: string | undefined;
}

export interface SubmitRefreshTaskData {
  /** 任务编号 @minLength 1 */
  taskNo: string;
  /** 状态码：10 处理中、20 已完成 */
  status: string;
  /** 状态名称 */
  statusName: string;
}

export interface SubmitReturnApprovalBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 原订单号（SAP 采购订单号） @minLength 1 */
  bstnk: string;
  /** 退货原因编码：01 质量问题、02 型号错发、03 滞销、99 其他 @minLength 1 */
  reasonCode?: string | undefined;
  /** 补充说明 @maxLength 200 */
  reason?: string | undefined;
  /** 退货的产品 */
  lineList: SubmitReturnApprovalBodyLineListItem[];
  /** 图片地址 */
  imageList?: string[] | undefined;
}

export interface SubmitReturnApprovalBodyLineListItem {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 退货数量（台） @minimum 1 @maximum 999999 */
  number: number;
}

export interface SubmitReturnApprovalData {
  /** 退货单号 @minLength 1 */
  returnNo: string;
  /** 状态名称 */
  statusName: string;
}

export interface SubmitSendtoChangeBody {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 新送达地址 @minLength 1 @maxLength 100 */
  newAddress: string;
  /** 省编码 */
  provinceCode?: string | undefined;
  /** 市编码 */
  cityCode?: string | undefined;
  /** 区县编码 */
  areaCode?: string | undefined;
  /** 收货联系人 @minLength 1 @maxLength 20 */
  contactName?: string | undefined;
  /** 收货电话，手机号 11 位 */
  contactPhone?: string | undefined;
  /** 变更原因 @minLength 1 @maxLength 200 */
  reason?: string | undefined;
}

/** 提交送达方变更的结果 */
export interface SubmitSendtoChangeData {
  /** 变更申请单号 @minLength 1 */
  applyNo: string;
}

export interface SubmitStoreReportBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 上报类型：BOOTH 展位维护、ACTIVITY 活动报名 */
  reportType: 'BOOTH' | 'ACTIVITY';
  /** 上报单号，展位维护时填写 @minLength 1 */
  reportNo?: string | undefined;
  /** 活动编号，活动报名时填写 @minLength 1 */
  activityId?: string | undefined;
  /** 网点编码，活动报名时填写 @minLength 1 */
  networkCode?: string | undefined;
  /** 面积（平方米） @exclusiveMinimum 0 */
  area?: number | undefined;
  /** 上报内容 @maxLength 200 */
  content?: string | undefined;
  /** 照片 */
  pictureList?: StorePicture[] | undefined;
}

/** 提交门店上报的结果 */
export interface SubmitStoreReportData {
  /** 上报单号 @minLength 1 */
  reportNo: string;
}

export interface SubmitTrafficCartBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 要提交的车次编号 */
  IBRIDList: string[];
  /** H_WORK 来源时的账号 */
  accountCode?: string | undefined;
  /** 订单来源 */
  whetherOrNotAppOrder?: 'PC' | 'H_WORK' | undefined;
  /** 备注 @maxLength 200 */
  remark?: string | undefined;
}

export interface SubmitTrafficCartData {
  /** 生成的整车订单 */
  orderList: SubmitTrafficCartDataOrderListItem[];
}

export interface SubmitTrafficCartDataOrderListItem {
  /** 整车订单流水号 @minLength 1 */
  orderFlowNo: string;
  /** 车型名称 */
  carTypeName?: string;
  /** 订单金额（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  orderAmount: number;
  /** 状态码：10 待接单、20 待发货 */
  status?: string;
  /** 状态名称 */
  statusName?: string;
}

export interface SubmitTrafficCustomerBody {
  /** 申请 ID @minLength 1 */
  id: string;
  /** 客户编码 @minLength 1 */
  customerCode?: string | undefined;
}

export interface SubmitTrafficDelayBody {
  /** 订单类型编号 @minLength 1 */
  orderTypeNo: string;
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 延期到的日期 YYYY-MM-DD */
  delayDate: string;
  /** 审批人工号 @minLength 1 */
  approvalUserCode: string;
  /** 延期原因 @minLength 1 @maxLength 200 */
  reason?: string | undefined;
}

export interface SubmitTransferOrderBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 要提交的调货单编号 */
  IBRIDList: string[];
  /** H_WORK 来源时的账号 */
  accountCode?: string | undefined;
  /** 订单来源 */
  whetherOrNotAppOrder?: 'PC' | 'H_WORK' | undefined;
  /** 备注 @maxLength 200 */
  remark?: string | undefined;
}

export interface SubmitTransferOrderData {
  /** 生成的调货订单 */
  orderList: SubmitTransferOrderDataOrderListItem[];
}

export interface SubmitTransferOrderDataOrderListItem {
  /** 调货订单流水号 @minLength 1 */
  orderFlowNo: string;
  /** 订单金额（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  orderAmount: number;
  /** 状态码：10 待审核 */
  status?: string;
  /** 状态名称 */
  statusName?: string;
}

export interface SubmitUnfreezeApplyBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 冻结类型：M 无门店、J 超过 180 天未提货 */
  freezeType: 'M' | 'J';
  /** 产品组编码 */
  productGroupCode?: string | undefined;
  /** 申请原因 @minLength 1 @maxLength 200 */
  reason?: string | undefined;
  /** 联系人 @minLength 1 @maxLength 20 */
  contactName?: string | undefined;
  /** 联系电话，手机号 11 位 */
  contactPhone?: string | undefined;
  /** 附件编号 */
  fileIds?: string[] | undefined;
}

/** 提交解冻开单申请的结果 */
export interface SubmitUnfreezeApplyData {
  /** 解冻申请单号，以 D 开头 @minLength 1 */
  unfreezeNo: string;
}

/** 型号 */
export type SuggestProductModelsData = SuggestProductModelsDataPartItem[];

export interface SuggestProductModelsDataPartItem {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 型号 */
  productModel: string;
  /** 产品名称 */
  productName?: string;
}

export interface SuggestProductModelsQuery {
  /** 关键词 @minLength 1 @maxLength 100 */
  keyword: string;
}

export interface SuperviseContractBody {
  /** 操作账号 @minLength 1 */
  accountCode: string;
  /** 企业名称 @minLength 1 */
  companyName: string;
  /** 绑定的电子签账号 @minLength 1 */
  bindingAccount: string;
  /** 合同编号，空为合同列表 */
  htCode?: string | undefined;
  /** 菜单编号，901、902 各为一个内部系统（假设） */
  menuId?: string | undefined;
}

export interface SuperviseContractData {
  /** 签章平台地址，一次有效 */
  url: string;
}

/** A notice of the platform to all or some customers. Assumption: all fields. */
export interface SystemNotification {
  /** 通知编号 @minLength 1 */
  id: string;
  /** 标题 */
  title: string;
  /** 正文（富文本） */
  content?: string;
  /** 通知类型名称 */
  typeName?: string;
  /** 弹屏图片 */
  picUrl?: string;
  /** 点击后打开的地址 */
  url?: string;
  /** 生效日期 YYYY-MM-DD */
  beginDate?: string;
  /** 失效日期 YYYY-MM-DD */
  endDate?: string;
  /** 发布时间 YYYY-MM-DD HH:mm:ss */
  createDate?: string;
}

/** A submitted whole-vehicle order with what may still be done with it. Assumption: the specification shows no field of it; the names follow submitTrafficCart and the order list. */
export interface TrafficOrder {
  /** 整车订单流水号 @minLength 1 */
  orderFlowNo: string;
  /** 订单号 */
  orderNo?: string;
  /** 订单类型编号 @minLength 1 */
  orderTypeNo: string;
  /** 车型名称 */
  carTypeName?: string;
  /** 下单日期 YYYY-MM-DD */
  createDate?: string;
  /** 送达方编码 */
  sendtoCode?: string;
  /** 送达方地址 */
  sendtoAddress?: string;
  /** 付款方编码 */
  payerCode?: string;
  /** 付款方名称 */
  payerName?: string;
  /** 订单金额（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  orderAmount: number;
  /** 状态码：10 待接单、20 待发货、30 配送中、40 待签收、50 已签收、90 已取消 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 是否已付款 */
  isPaid: boolean;
  /** 是否已申请延期 */
  isDelayApplied: boolean;
  /** 订单行 */
  lineList: TrafficOrderLineListItem[];
}

export interface TrafficOrderLineListItem {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 型号 */
  productModel?: string;
  /** 产品名称 */
  productName?: string;
  /** 数量（台） @minimum 0 */
  number: number;
  /** 单价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  price: number;
  /** 下单时的价格版本 */
  priceVersion?: string;
  /** 下单时的周承诺，0 表示无 */
  weekPromise?: string;
  /** 产品图片 */
  picUrl?: string;
}

/** An application to move money between payers or sold-tos. Stated: id, saleCustCode, saleOrgCode, customerChannel, gongmaoCode, customerCode (2§3); the other fields are assumed. */
export interface Transfer {
  /** 申请 ID @minLength 1 */
  id: string;
  /** 售达方编码 @minLength 1 */
  saleCustCode: string;
  /** 销售组织编码 @minLength 1 */
  saleOrgCode: string;
  /** 客户渠道 */
  customerChannel?: string;
  /** 工贸编码 */
  gongmaoCode?: string;
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 划转单号 */
  transferNo?: string;
  /** 划转类型 */
  transferType?: string;
  /** 划转类型名称 */
  transferTypeName?: string;
  /** 转出付款方编码 */
  fromPayerCode?: string;
  /** 转出付款方名称 */
  fromPayerName?: string;
  /** 转入付款方编码 */
  toPayerCode?: string;
  /** 转入付款方名称 */
  toPayerName?: string;
  /** 划转金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  transferMoney?: number;
  /** 申请时间 */
  createTime?: string;
  /** 状态码：10 审批中、20 已完成、30 已驳回 */
  status?: string;
  /** 状态名称 */
  statusName?: string;
  /** 备注或审批意见 */
  remark?: string;
}

export interface TransformMoneyBody {
  /** 金额（元），最多两位小数 @minLength 1 @maxLength 12 */
  moneyStr: string;
}

export interface UnbindBankCardBody {
  /** 客户编码 @minLength 1 */
  customerCode?: string | undefined;
  /** 账户 ID @minLength 1 */
  id: string;
  /** 支付密码 */
  payPassword?: string | undefined;
}

export interface UnbindSigningAccountBody {
  /** 操作账号 @minLength 1 */
  accountCode: string;
  /** 绑定的电子签账号 */
  bindingAccount?: string | undefined;
  /** 企业名称 */
  companyName?: string | undefined;
}

export interface UndoTrafficCarpoolBdBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 车次编号 @minLength 1 */
  IBR_ID: string;
  /** 拼车包编号 @minLength 1 */
  packageNo: string;
}

export interface UndoTrafficCarpoolGdBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 车次编号 @minLength 1 */
  IBR_ID: string;
}

/** One application to unfreeze ordering. Assumption: the fields; the flags and their values are stated (1§4). */
export interface UnfreezeApply {
  /** 解冻申请单号，以 D 开头 @minLength 1 */
  unfreezeNo: string;
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 客户名称 */
  customerName?: string;
  /** 冻结类型：M 无门店、J 超过 180 天未提货 */
  freezeType: string;
  /** 冻结类型名称 */
  freezeTypeName: string;
  /** 产品组编码 */
  productGroupCode?: string;
  /** 产品组名称 */
  productGroupName?: string;
  /** 申请原因 */
  reason: string;
  /** 状态码，10 已提交、20 已解冻、30 已驳回 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 审批意见 */
  remark?: string;
  /** 申请人 */
  applyUser?: string;
  /** 申请时间 YYYY-MM-DD HH:mm:ss */
  applyDate: string;
}

export interface UnshelveDiscountPrototypesBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 折扣样机 ID */
  idList: string[];
}

export interface UpdateAirOrderInvoiceBody extends OrderKey {
  /** 发票号码 @minLength 1 @maxLength 20 */
  invoiceNo: string;
  /** 开票日期 YYYY-MM-DD */
  invoiceDate?: string | undefined;
}

export interface UpdateBatchProductBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 批次号 @minLength 1 */
  batchNo: string;
  /** 行号 @minimum 1 */
  lineNo: number;
  /** 数量（台），0 表示删除该行 @minimum 0 @maximum 999999 */
  number: number;
  /** 价格类型：PT 普通、TJ 特价、GC 工程、YJCY 样机出样 */
  priceType?: 'PT' | 'TJ' | 'GC' | 'YJCY' | undefined;
  /** 政策版本号，非普通价时有 */
  versionCode?: string | undefined;
  /** 送达方编码 */
  sendtoCode?: string | undefined;
  /** 付款方编码 */
  payerCode?: string | undefined;
  /** 是否勾选宽限 */
  isCheckKuanXian?: 0 | 1 | undefined;
  /** 是否勾选远周次 */
  isCheckFarWeek?: 0 | 1 | undefined;
  /** 远周到货日期 YYYY-MM-DD */
  farWeekDate?: string | undefined;
}

export interface UpdateCartNumberBody {
  /** 产品编码 */
  productId?: string | undefined;
  /** 组合 ID @minLength 1 */
  composeId: string;
  /** 新的数量（台） @minimum 1 @maximum 999999 */
  number: number;
  /** 活动类型，与购物车中相同：1 单品、2 组合、3 抢购 */
  activityType?: number | undefined;
  /** 活动 ID */
  activityId?: string | undefined;
}

export interface UpdateChongbaiOrderStatusBody extends OrderKey {
  /** 新的状态码：与订单相同：40 待签收、50 已签收 @minLength 1 */
  status: string;
}

export interface UpdateDemandImagesBody {
  /** 需求 ID @minLength 1 */
  id: string;
  /** 图片地址，空数组为清空 */
  imageList: string[];
}

export interface UpdateOrderInfoBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 订单号 @minLength 1 */
  orderNo: string;
  /** 组合订单号 */
  composeOrderNo?: string | undefined;
  /** 新的付款方编码 */
  payerCode?: string | undefined;
  /** 备注 @maxLength 200 */
  remark?: string | undefined;
}

export interface UpdateSubAccountBody {
  /** 子账号登录名 @minLength 1 */
  account: string;
  /** 所属客户编码 @minLength 1 */
  customerCode: string;
  /** 使用人姓名 @minLength 1 @maxLength 20 */
  name?: string | undefined;
  /** 手机号，11 位 */
  phoneNumber?: string | undefined;
  /** 状态：1 启用、0 停用 */
  status?: '0' | '1' | undefined;
  /** 角色编码 */
  roles: string[];
  /** 授权的菜单与按钮编号 */
  permissions: string[];
}

export interface UpdateTrafficCartNumberBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 行编号 @minLength 1 */
  GBID: string;
  /** 数量（台） @minimum 1 @maximum 999999 */
  IBL_NUM: number;
}

export interface UpdateTrafficCartPaytoBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 车次编号 @minLength 1 */
  IBR_ID: string;
  /** 付款方编码 @minLength 1 */
  paytoCode: string;
}

export interface UpdateTrafficPayMoneyBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 车次编号 @minLength 1 */
  IBR_ID: string;
  /** 付款方编码 @minLength 1 */
  paytoCode: string;
  /** 付款金额（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  payMoney: number;
}

export interface UpdateTrafficPaytoBatchBody {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 新付款方编码 @minLength 1 */
  paytoCode: string;
  /** 订单类型编号列表 */
  orderTypeNoList: string[];
}

export interface UpdateTrafficPaytoByOrderBody {
  /** 订单类型编号 @minLength 1 */
  orderTypeNo: string;
  /** 新付款方编码 @minLength 1 */
  paytoCode: string;
  /** 售达方编码 */
  saletoCode?: string | undefined;
}

export interface UpdateTrafficSendTypeBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 车次编号 @minLength 1 */
  IBR_ID: string;
  /** 送货方式：1 送货到仓、2 自提 */
  sendType: '1' | '2';
}

export interface UpdateTransferOrderQtyBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 行编号 @minLength 1 */
  GBID: string;
  /** 数量（台） @minimum 1 @maximum 999999 */
  IBL_NUM: number;
}

export interface UpdateTransferPayMoneyBody {
  /** 售达方编码 @minLength 1 */
  saletoCode?: string | undefined;
  /** 调货单编号 @minLength 1 */
  IBR_ID: string;
  /** 付款方编码 @minLength 1 */
  paytoCode: string;
  /** 付款金额（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  payMoney: number;
}

export interface UploadDocumentBody {
  /** 文件 */
  file: Blob;
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 销售组织 */
  saleOrgCode?: string | undefined;
  /** 用户类型 */
  userType?: string | undefined;
  /** 资料类型 */
  paperType?: string | undefined;
  /** 正反面 */
  direction?: string | undefined;
  /** 序号 */
  index?: string | undefined;
}

export interface UploadFileBody {
  /** 文件 */
  file: Blob;
  /** 业务类型，如 UNFREEZE 解冻、NETWORK 网点 */
  bizType?: string | undefined;
}

export interface UploadPotentialCustomerPictureBody {
  /** 图片文件，jpg 或 png */
  file: Blob;
}

export interface UploadPotentialCustomerPictureQuery {
  /** 图片类型，如 LICENSE 营业执照、STORE 门头照、IDCARD 身份证 @minLength 1 */
  picType: string;
}

/** A file that was uploaded. Assumption: the fields. */
export interface UploadedFile {
  /** 附件编号，提交表单时引用 @minLength 1 */
  fileId: string;
  /** 文件名 */
  fileName: string;
  /** 下载地址 */
  url: string;
  /** 大小（字节） @minimum 0 */
  size?: number;
}

/** The signed-in user (1§3). Assumption: saletoCodeSub and expireAt. */
export interface UserInfo {
  /** 登录令牌 */
  token: string;
  /** 用户 ID @minLength 1 */
  id: string;
  /** 登录名 */
  name?: string;
  /** 昵称 */
  nickname?: string;
  /** 姓名 */
  realName?: string;
  /** 用户名 */
  userName: string;
  /** 手机号 */
  phoneNumber?: string;
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 角色，编码到名称 */
  roles: Record<string, string>;
  /** 是否管理员 */
  isAdmin: boolean;
  /** 客户名称 */
  customerName?: string;
  /** 客户标识，为空表示不受限 */
  customerFlag?: string;
  /** 可切换的售达方 */
  customers?: SoldTo[];
  /** 子账号售达方编码，主账号与售达方相同 */
  saletoCodeSub?: string;
  /** 令牌过期时间，毫秒时间戳或 ISO 文本 */
  expireAt?: number | string;
}

export interface ValidateProductsBody {
  /** 售达方编码 @minLength 1 */
  saletoCode: string;
  /** 送达方编码 @minLength 1 */
  sendtoCode: string;
  /** 产品 */
  productList: ValidateProductsBodyProductListItem[];
}

export interface ValidateProductsBodyProductListItem {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 数量（台） @minimum 1 @maximum 999999 */
  number: number;
}

/** 校验结果 */
export type ValidateProductsData = ValidateProductsDataPartItem[];

export interface ValidateProductsDataPartItem {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 是否可下单 */
  valid: boolean;
  /** 最多可下单数量（台） @minimum 0 */
  maxNumber?: number;
  /** 不可下单的原因 */
  msg?: string;
}

/** One vehicle of the whole-vehicle or transfer cart with its lines (2§3). Stated: IBR_ZCTYPENAME, SUMMONEY, orderList and the line fields PRODUCTNAME to GBID; the other fields are assumed. */
export interface VehicleCart {
  /** 车次编号，一车一个 @minLength 1 */
  IBR_ID: string;
  /** 车型编码 */
  IBR_ZCTYPE?: string;
  /** 车型名称 */
  IBR_ZCTYPENAME: string;
  /** 本车金额（元），各行单价×数量之和 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  SUMMONEY: number;
  /** 车型容积（立方米） @minimum 0 */
  CARVOLUME?: number;
  /** 已装体积（立方米） @minimum 0 */
  SUMVOLUME?: number;
  /** 送达方编码 */
  SENDTOCODE?: string;
  /** 付款方编码 */
  PAYTOCODE?: string;
  /** 付款方名称 */
  PAYTONAME?: string;
  /** 付款方本次付款金额（元），没有时付全部 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  PAYMONEY?: number;
  /** 开票方编码 */
  BILLTOCODE?: string;
  /** 送货方式：1 送货到仓、2 自提 */
  SENDTYPE?: string;
  /** 拼车方式：GD 挂单、BD 并单，空为未拼车 */
  CARPOOLTYPE?: string;
  /** 并入的拼车包编号，未拼车为空 */
  PACKAGENO?: string;
  /** 产品行 */
  orderList: VehicleCartOrderListItem[];
}

export interface VehicleCartOrderListItem {
  /** 行编号，改数量、删行、拼车时用 @minLength 1 */
  GBID: string;
  /** 产品编码 @minLength 1 */
  PRODUCTCODE: string;
  /** 型号 */
  PRODUCTMODEL?: string;
  /** 产品名称 */
  PRODUCTNAME: string;
  /** 单价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  UNITPRICE: number;
  /** 缩略图地址 */
  THUMBNAIL?: string;
  /** 数量（台） @minimum 0 */
  IBL_NUM: number;
  /** 最小起订量，文本；0 按 1 处理 */
  IBL_MINNUM: string;
  /** 最大可订量，文本 */
  IBL_MAXNUM: string;
  /** 本行体积（立方米） @minimum 0 */
  LINEVOLUME?: number;
}

/** A product that can be ordered by whole vehicle or by transfer. Assumption: no field of the goods list is shown; the names follow the cart lines. */
export interface VehicleGoods {
  /** 产品编码 @minLength 1 */
  productCode: string;
  /** 型号 */
  productModel?: string;
  /** 产品名称 */
  productName: string;
  /** 缩略图地址 */
  thumbnail?: string;
  /** 单价（元） @minimum 0 @maximum 9999999999.99 @multipleOf 0.01 */
  unitPrice: number;
  /** 最小起订量（台） @minimum 0 */
  minNum: number;
  /** 最大可订量（台） @minimum 0 */
  maxNum: number;
  /** 单台体积（立方米） @minimum 0 */
  volume?: number;
  /** 发货基地或调出方编码 */
  supplyCode?: string;
  /** 发货基地或调出方名称 */
  supplyName?: string;
}

export interface VerifyCustomerLoginPath {
  /** 客户编码 @minLength 1 */
  customerCode: string;
}

export interface VerifyCustomerPermissionBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 登录账号 @minLength 1 */
  userName: string;
}

export interface VerifyElectronicSignCodeBody {
  /** 客户编码 @minLength 1 */
  customerCode: string;
  /** 签约人手机号 */
  phoneNumber: string;
  /** 短信验证码 */
  verifyCode: string;
}

/** One line of an account statement. balance = the balance before - debit + credit: debits are goods, credits are payments and rebates. Assumption: no field is shown. */
export interface Voucher {
  /** 凭证号 @minLength 1 */
  voucherNo: string;
  /** 凭证日期 YYYY-MM-DD */
  voucherDate: string;
  /** 凭证类型 */
  voucherType: string;
  /** 凭证类型名称：到款、提货、返利、调整 */
  voucherTypeName: string;
  /** 摘要 */
  text?: string;
  /** 订单号，仅提货有 */
  orderNo?: string;
  /** 借方（提货）金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  debit: number;
  /** 贷方（到款、返利）金额（元） @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  credit: number;
  /** 余额（元），等于上一行余额减借方加贷方 @minimum -9999999999.99 @maximum 9999999999.99 @multipleOf 0.01 */
  balance: number;
}

/** A whole-house order that was rejected and waits to be handled. Assumption: the fields. */
export interface WholeHouseReject {
  /** 订单号 @minLength 1 */
  orderNo: string;
  /** 拒单号 @minLength 1 */
  rejectNo: string;
  /** 拒单原因 */
  rejectReason: string;
  /** 拒单时间 YYYY-MM-DD HH:mm:ss */
  rejectTime?: string;
  /** 拒单人 */
  rejectUser?: string;
  /** 状态码：10 待处理、20 已处理 */
  status: string;
  /** 状态名称 */
  statusName: string;
  /** 处理截止时间 YYYY-MM-DD HH:mm:ss */
  deadline?: string;
  /** 被拒的产品 */
  lineList: OrderLine[];
  /** 图片地址 */
  imageList?: string[];
}

export interface WithdrawReconciliationDisputeBody {
  /** 对账单 ID @minLength 1 */
  id: string;
  /** 客户编码 @minLength 1 */
  customerCode?: string | undefined;
  /** 异议编号 @minLength 1 */
  disputeNo: string;
}

/** A remote cloud warehouse (异地云仓) that serves a ship-to. Assumption: the fields other than yuncangCode. */
export interface YdWarehouse {
  /** 云仓编码 @minLength 1 */
  yuncangCode: string;
  /** 云仓名称 */
  yuncangName: string;
  /** 云仓类型：YD 异地云仓 */
  yuncangType?: string;
  /** 区域编码 */
  areaCode?: string;
  /** 区域名称 */
  areaName?: string;
  /** 是否默认：1 默认，0 否 @minimum 0 */
  isDefault?: number;
}
