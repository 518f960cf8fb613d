/** The three commonest questions of each page. Assumption: which they are; no call counts what is asked. */
import { CART_LIMIT } from '@dealer-portal/rules/cart';
import { isRouteName, type RouteName, type SectionName, sections } from '#routes';

/** A question, its answer in one sentence, and the page where it is done. */
export interface PageQuestion {
  readonly ask: string;
  readonly answer: string;
  readonly page?: RouteName;
}

type Three = readonly [PageQuestion, PageQuestion, PageQuestion];

const q = (ask: string, answer: string, page?: RouteName): PageQuestion => ({
  ask,
  answer,
  ...(page && { page }),
});

const WHEN = q('什么时候到？', '订单行和详情里有下单时预计的到货日，过了日期会标“已过”。', 'myOrder');
const CANCEL = q(
  '下错了怎么取消？',
  '在我的订单找到这一单，右边“更多”里取消；已发货的走拒收或退货。',
  'myOrder',
);
const RETURN = q('怎么退货？', '在退货办理里选订单和数量，写明原因后提交。', 'returnHandling');
const SPECIAL = q('有特价吗？', '商品列表上方“特价”页签是全部特价，行里也会标出余量和截止日。', 'list');
const EXCEL = q(
  '能用 Excel 下单吗？',
  '可以，在批量导入里选文件或粘贴，每一列的含义由您确认后才加入购物车。',
  'batchImport',
);
const BALANCE = q('钱还有多少？', '付款方页按账户列出余额和可用额度，结算页也会写付款后余额。', 'payerZY');
const PAID = q(
  '钱付了没到账？',
  '付款单里看这一笔的状态；没有收到结果时会继续查询，查清前请不要再付。',
  'paymentOrders',
);
const STATEMENT = q(
  '账对不上怎么办？',
  '对账单可按期间打印；用对账助手读入自己的账本，会列出不同的行。',
  'accountstatement',
);
const INVOICE = q('发票在哪里看？', '发票管理按月列出全部发票，可下载和签收。', 'newInvoice');
const HELP = q(
  '还有问题问谁？',
  '帮助中心有全部常见问题；也可以在问题反馈里提交，或拨打服务热线。',
  'mallHelpPage',
);
const FEEDBACK = q(
  '页面出错了找谁？',
  '在问题反馈里写明在做什么，可以附图片；有错误码请一并复制。',
  'questionReportNew',
);
const WHY = q('为什么看不到某个菜单？', '在个人菜单里打开“为什么看不到？”，会写明缺什么和谁能开通。');
const CREDIT = q('授信还能用多少？', '我的授信写明额度、已用和可用。', 'loanMyCredit');
const REPAY = q('怎么提前还款？', '在还款页选借款和付款账户，确认利息后提交。', 'loanGetRepay');
const POLICY = q('政策在哪里看？', '政策发布按产业和日期列出，政策跟踪写明已达成多少。', 'releasePolicy');

const SECTION_QUESTIONS: Readonly<Record<SectionName, Three>> = {
  shopping: [SPECIAL, EXCEL, WHEN],
  messages: [
    q('怎么一次全部标为已读？', '消息列表上方“全部已读”，也可以先勾选几条。', 'messagelist'),
    q('要办的事在哪里？', '首页“要办的事”和待办按期限排列，每条带办理的入口。', 'index'),
    WHEN,
  ],
  personal: [
    BALANCE,
    q('怎么改收货地址？', '收货地址里改已有的或申请新的，审核结果会发消息。', 'deliveryaddress'),
    q('换电脑怎么带走模板和设置？', '在“本机的清单和设置”导出为一个文件，到新电脑上导入。', 'ownLists'),
  ],
  statements: [STATEMENT, BALANCE, INVOICE],
  pos: [PAID, BALANCE, HELP],
  rebates: [
    q('返利什么时候能用？', '我的返利写明已发放、可用和已用，以及每一笔的有效期。', 'myrebate'),
    STATEMENT,
    HELP,
  ],
  invoices: [INVOICE, q('怎么申请开票？', '在开票申请里选订单，核对抬头后提交。', 'invoiceApply'), STATEMENT],
  bills: [q('怎么贴现？', '银行贴现里选票据和收款账户，核对金额后提交。', 'bankdiscount'), BALANCE, PAID],
  payment: [PAID, BALANCE, q('怎么改支付密码？', '在 Ctrl K 里找“支付密码”，按验证码重设。')],
  orders: [WHEN, CANCEL, RETURN],
  traffic: [
    q('为什么不能提交整车？', '整车要达到装载率；页面上写明还差多少立方和台数。', 'trafficCart'),
    WHEN,
    BALANCE,
  ],
  lending: [CREDIT, REPAY, PAID],
  projects: [
    q('怎么报备工程？', '新建项目里填甲方、地址和型号，保存后可接着改。', 'newProject'),
    q('项目到哪一步了？', '项目列表写明阶段、期限和下一步由谁办。', 'projectList'),
    HELP,
  ],
  stores: [
    q('怎么申请开店？', '门店申请分步填写，没提交的草稿会保留。', 'storeapplication'),
    q('申请到哪一步了？', '申请中列出每一份的状态和审核意见。', 'applying'),
    HELP,
  ],
  policies: [POLICY, q('费用兑现了多少？', '费用跟踪按政策写明已分配和已兑现。', 'feeTracking'), STATEMENT],
  other: [HELP, FEEDBACK, WHY],
  topLevel: [WHY, HELP, FEEDBACK],
  mobile: [HELP, FEEDBACK, WHEN],
  help: [HELP, FEEDBACK, WHY],
  subApplications: [WHY, FEEDBACK, HELP],
  bulkOrder: [
    q('大单怎么订？', '选活动和到货周，填数量，提交前会写明付款方和金额。', 'bulkOrder'),
    q('到货周怎么算？', '页面上方写明本周是第几周和起止日期，可选的周都带日期。'),
    BALANCE,
  ],
};

const PAGE_QUESTIONS: Partial<Readonly<Record<RouteName, Three>>> = {
  index: [
    q('今天要办什么？', '“要办的事”按期限排列，过期的会标红；点右边的字直接去办。'),
    q('怎么最快下单？', '按 Ctrl K 输入型号和台数就能加入；常买的在“常进商品”里。'),
    WHEN,
  ],
  list: [
    q('怎么不用鼠标下单？', '在数量里填台数按 Enter，就加入购物车并到下一行。'),
    q('没有货怎么办？', '库存一栏写明哪天可到；关注后，到货和降价会在商品关注里标出。', 'myConcern'),
    SPECIAL,
  ],
  detail: [
    q('和别的型号有什么不同？', '标题右边“对比”，最多四种并排看全部资料。', 'compare'),
    q('没有货怎么办？', '库存和到货写明哪一周有货；关注后，到货和降价会在商品关注里标出。', 'myConcern'),
    SPECIAL,
  ],
  cart: [
    q('为什么不能结算？', '没有勾选，或有行要处理；按“下一行”逐行处理，写明了每行的原因。'),
    q(`超过 ${CART_LIMIT} 种怎么办？`, `先结算这 ${CART_LIMIT} 种，其余留在列表里，结算后再加入。`),
    q('下次还订这些，怎么快？', '存为订货模板，下次打开就按当天价格加入。'),
  ],
  cartSettle: [
    q('从哪个账户付？', '每单可选付款方，旁边写明付款后余额；提交前再问一次付款方和送达方。'),
    q('为什么分成几单？', '不同仓库、价格类型和到货周要分开成单，每单写明预计到货日。'),
    q('提交后没有反应怎么办？', '不要再提交：页面会继续查询，订单列表里也能看到是否已下单。', 'myOrder'),
  ],
};

/** The questions of a page: its own, else those of its section. */
export function questionsOf(page: string | undefined): Three {
  if (!isRouteName(page)) return SECTION_QUESTIONS.other;
  return PAGE_QUESTIONS[SAME[page] ?? page] ?? SECTION_QUESTIONS[sectionOf(page)];
}

const SAME: Partial<Readonly<Record<RouteName, RouteName>>> = {
  malllist: 'list',
  newdetail: 'detail',
  NewCart: 'cart',
};

function sectionOf(page: RouteName): SectionName {
  const names = Object.keys(sections) as SectionName[];
  return names.find((name) => page in sections[name]) ?? 'other';
}
