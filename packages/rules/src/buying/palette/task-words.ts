/** What dealers want to do, in their words, and where it is done. Assumption: the words; the titles of menus come first. */

/** A job with the words that people ask for it by. */
interface Task {
  /** What is done there, as a line of the palette says it. */
  readonly label: string;
  /** Names of the pages that do it, the nearest first. */
  readonly pages: readonly string[];
  readonly words: readonly string[];
}

export const TASKS = [
  {
    label: '取消订单',
    pages: ['myOrder'],
    words: ['取消订单', '撤单', '撤销订单', '退单', '不要了', '下错', '订错', '拍错'],
  },
  {
    label: '申请退货',
    pages: ['returnHandling', 'returnsmanagement', 'myOrder'],
    words: ['退货', '退换货', '换货', '退款', '退回', '退机'],
  },
  {
    label: '查看什么时候到货',
    pages: ['myOrder', 'logisticsOrder'],
    words: [
      '时候到',
      '到货',
      '几时到',
      '哪天到',
      '多久到',
      '到哪',
      '送到哪',
      '发货',
      '催单',
      '催货',
      '物流',
      '快递',
      '司机',
      '师傅',
      '送货',
      '配送进度',
      '预计到达',
    ],
  },
  { label: '签收订单', pages: ['myOrder'], words: ['签收', '确认收货', '收到货'] },
  {
    label: '处理拒收、破损',
    pages: ['myOrder', 'logisticsOrder'],
    words: ['拒收', '破损', '坏了', '少货', '货损', '磕碰', '缺件', '发错货'],
  },
  {
    label: '看月度汇总',
    pages: ['myOrder'],
    words: [
      '买了多少',
      '进了多少',
      '订了多少',
      '采购额',
      '上个月买',
      '上个月订',
      '上个月下单',
      '这个月买',
      '这个月订',
      '这个月下单',
      '月度汇总',
    ],
  },
  { label: '导出订单', pages: ['myOrder'], words: ['导出订单', '下载订单'] },
  {
    label: '改联系人的手机号',
    pages: ['account', 'deliveryaddress'],
    words: ['手机号', '电话号码', '换号', '联系电话'],
  },
  {
    label: '再次购买',
    pages: ['myOrder'],
    words: ['再次购买', '再来一单', '再买一次', '复购', '照上次', '上次的单'],
  },
  {
    label: '改收货地址',
    pages: ['deliveryaddress'],
    words: ['地址', '送达方', '送货点', '收货人', '送到别处', '新仓库', '换仓库'],
  },
  {
    label: '付款、充值',
    pages: ['payment', 'onlinePayment'],
    words: ['付款', '充值', '打款', '交钱', '汇款', '转钱', '付钱', '缴款', '货款'],
  },
  {
    label: '查付款记录',
    pages: ['paymentOrders', 'payment'],
    words: [
      '付款记录',
      '钱到账',
      '到账',
      '付款单',
      '打款记录',
      '什么时候到账',
      '钱什么时候到',
      '款到',
      '汇的款',
      '转的钱',
    ],
  },
  {
    label: '查余额',
    pages: ['payerZY', 'payerCT'],
    words: ['余额', '还有多少钱', '剩多少钱', '账上', '可用额度', '付款方', '资金'],
  },
  {
    label: '改支付密码',
    pages: ['paymentpassword'],
    words: ['支付密码', '忘记密码', '密码忘', '改密码', '重置密码', '付款密码'],
  },
  {
    label: '申请开票',
    pages: ['invoiceApply', 'newInvoice', 'invoice'],
    words: ['开票', '开发票', '要发票', '补发票', '专票'],
  },
  { label: '查发票', pages: ['newInvoice', 'invoice'], words: ['发票', '电子票', '下载发票', '抵扣'] },
  { label: '签收发票', pages: ['invoicesignfor', 'newInvoice'], words: ['签收发票', '发票签收', '收到发票'] },
  {
    label: '对账',
    pages: ['accountstatement', 'monthlybill', 'reconciliation'],
    words: ['对账', '账单', '欠多少', '应付', '月结', '账对不上', '对不上', '往来账', '往来流水', '账户流水'],
  },
  {
    label: '用 Excel 下单',
    pages: ['batchImport'],
    words: ['导入', '表格', 'excel', '批量下单', '要货单', '上传文件'],
  },
  {
    label: '管理子账号',
    pages: ['account'],
    words: ['子账号', '员工', '开账号', '加人', '权限', '新同事', '业务员', '导购', '店员', '会计'],
  },
  { label: '还款', pages: ['loanGetRepay', 'loanGetrepayment'], words: ['还款', '还贷', '还钱', '提前还'] },
  {
    label: '查融资费用',
    pages: ['loanGetLoanCost', 'expenseQuery'],
    words: ['利息', '手续费', '服务费', '罚息'],
  },
  { label: '申请融资', pages: ['loanPreLoanApply', 'loanMyCredit'], words: ['融资', '贷款', '借钱', '借款'] },
  {
    label: '查授信额度',
    pages: ['loanMyCredit'],
    words: ['授信', '额度', '信用', '能欠', '能欠多少', '赊账', '能赊', '先货后款'],
  },
  { label: '查返利', pages: ['myrebate', 'rebate'], words: ['返利', '返点', '返现', '奖励'] },
  {
    label: '账户划转',
    pages: ['accounttransfer', 'financetransfer'],
    words: ['划转', '转账', '转到另一个账户', '调钱'],
  },
  { label: '申请解冻', pages: ['unfreezeApplication'], words: ['解冻', '冻结', '被锁', '下不了单'] },
  {
    label: '贴现、票据',
    pages: ['bankdiscount', 'acceptanceentry'],
    words: ['承兑', '汇票', '贴现', '票据'],
  },
  { label: '订样机', pages: ['specimenList'], words: ['样机', '样品', '出样', '展示机'] },
  {
    label: '订大单',
    pages: ['bulkOrder', 'bigorderMallListJson'],
    words: ['大单', '量大', '团购', '议价', '报价', '百台', '千台'],
  },
  {
    label: '查政策',
    pages: ['releasePolicy', 'policyTrack'],
    words: ['政策', '优惠活动', '补贴', '促销政策'],
  },
  {
    label: '签合同',
    pages: ['goElectricSignPage', 'annualcontractNew', 'annualcontract'],
    words: ['合同', '协议', '电子签', '签章', '盖章'],
  },
  {
    label: '申请开店',
    pages: ['storeapplication', 'netvipapply'],
    words: ['开店', '门店申请', '建店', '重装', '网点'],
  },
  { label: '报备工程', pages: ['newProject', 'projectList'], words: ['报备', '工程项目', '新建项目'] },
  { label: '评价服务', pages: ['evaluate', 'myOrder'], words: ['评价', '打分', '差评'] },
  {
    label: '反馈问题',
    pages: ['questionReportNew'],
    words: ['投诉', '反馈', '意见', '客服', '报错', '找人'],
  },
  { label: '查常见问题', pages: ['mallHelpPage'], words: ['帮助', '怎么用', '教程', '手册', '不会用'] },
  { label: '看关注的商品', pages: ['myConcern'], words: ['关注', '收藏', '到货提醒'] },
  { label: '看购物车', pages: ['cart'], words: ['购物车', '结算', '下单', '订货'] },
  { label: '看消息', pages: ['messagelist'], words: ['消息', '通知', '公告'] },
  // Behind all others: 返利审核 and 解冻审批 ask for what is audited.
  { label: '审核订单', pages: ['auditlist'], words: ['审核', '审批', '批准'] },
] as const satisfies readonly Task[];
