import type { Why, WhyCause } from '../menu/why';

/** A reason in a dealer's words: why it is not shown, and what to do or whom to ask. */
export interface ReasonText {
  readonly reason: string;
  readonly advice: string;
}

const ASK_MANAGER = '如需使用，请联系客户经理开通。';
const NOTHING = '无需处理。';

/** The sentences; `subject` is the title of the other menu or permission that the cause speaks of. */
const WORDS: Readonly<Record<WhyCause, (subject: string) => ReasonText>> = {
  subChannel: () => ({ reason: '只对部分渠道类型的客户开放，您的客户类型不在其中。', advice: ASK_MANAGER }),
  redInvoice: () => ({
    reason: '您还没有红票办理权限。',
    advice: '请联系客户经理开通返利或退货的红票权限。',
  }),
  retired: () => ({ reason: '旧版功能，已停用。', advice: '请使用同一栏目中的新版功能。' }),
  returnAuthority: () => ({ reason: '您还没有采购退货权限。', advice: '请联系客户经理开通采购退货。' }),
  adminOnly: () => ({ reason: '只有管理员账号可以使用。', advice: '请联系贵公司的管理员操作。' }),
  limitedCustomer: () => ({ reason: '您的账号是受限客户，只开放基本功能。', advice: ASK_MANAGER }),
  limitedOnly: () => ({ reason: '只对受限客户展示。', advice: '您可以使用其他全部工具，无需处理。' }),
  notInSideBar: () => ({ reason: '这个栏目不在左侧菜单展示。', advice: '请从页面顶部或相关页面进入。' }),
  emptied: () => ({ reason: '它下面的功能都不可见。', advice: '请查看下级各项的原因。' }),
  parentHidden: (subject) => ({
    reason: `上级“${subject}”不可见，它随之不展示。`,
    advice: `请查看“${subject}”的原因。`,
  }),
  planned: () => ({ reason: '页面还在建设中，即将开放。', advice: '建成后自动可用，无需申请。' }),
  noEntry: () => ({ reason: '它没有自己的菜单页面。', advice: '请从对应的列表打开具体的一条。' }),
  elsewhere: () => ({ reason: '个人菜单不重复展示。', advice: '请从页面顶部的“消息”进入。' }),
  noPage: () => ({ reason: '您的渠道没有对应的页面。', advice: NOTHING }),
  pageWithoutTools: () => ({ reason: '当前页面不展示悬浮工具。', advice: '切换到其他页面即可看到。' }),
  designer: () => ({
    reason: '设计师角色只使用直播、APP二维码和回到顶部。',
    advice: '需要采购功能时，请使用采购账号登录。',
  }),
  blocked: () => ({
    reason: '您的账户已冻结或不可用，打开的都是同一张通知。',
    advice: '请先按通知办理；恢复后自动可用。',
  }),
  noMenu: (subject) => ({
    reason: `您还没有“${subject}”的菜单权限。`,
    advice: '请联系贵公司的管理员或客户经理授权。',
  }),
  noButton: (subject) => ({
    reason: `您还没有“${subject}”权限。`,
    advice: '请联系贵公司的管理员或客户经理授权。',
  }),
  channel: () => ({ reason: '您的渠道不使用此工具。', advice: NOTHING }),
  customerData: () => ({
    reason: '没有取到您的客户数据，暂时不能使用。',
    advice: '请稍后刷新页面；仍不可见时请联系客户经理。',
  }),
  traditional: () => ({ reason: '传统渠道不在这里展示余额。', advice: '请到“账户”中的“付款方”查看。' }),
  notOffered: () => ({ reason: '本站暂时不开放这项功能。', advice: '开放后自动可用，无需申请。' }),
};

/** The words for a reason; without a known subject the sentences speak of 这项功能. */
export function reasonText({ cause, subject }: Why): ReasonText {
  return WORDS[cause](subject || '这项功能');
}
