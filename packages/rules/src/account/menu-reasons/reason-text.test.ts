import { expect, it } from 'vitest';
import type { WhyCause } from '../menu/why';
import { reasonText } from './reason-text';

/** Each cause with a word that only its sentences say. */
const CAUSES: Readonly<Record<WhyCause, readonly [reason: string, advice: string]>> = {
  subChannel: ['部分渠道类型', '客户经理'],
  redInvoice: ['红票办理权限', '返利或退货'],
  retired: ['旧版功能', '新版功能'],
  returnAuthority: ['采购退货权限', '开通采购退货'],
  adminOnly: ['管理员账号', '管理员操作'],
  limitedCustomer: ['受限客户', '客户经理'],
  limitedOnly: ['只对受限客户', '无需处理'],
  notInSideBar: ['左侧菜单', '页面顶部'],
  emptied: ['下面的功能', '下级各项'],
  parentHidden: ['上级“库存”', '“库存”的原因'],
  planned: ['建设中', '自动可用'],
  noEntry: ['没有自己的菜单页面', '对应的列表'],
  elsewhere: ['不重复展示', '“消息”'],
  noPage: ['没有对应的页面', '无需处理'],
  pageWithoutTools: ['当前页面', '其他页面'],
  blocked: ['您的账户已冻结或不可用，打开的都是同一张通知。', '请先按通知办理；恢复后自动可用。'],
  designer: ['设计师', '采购账号'],
  noMenu: ['“库存”的菜单权限', '授权'],
  noButton: ['“库存”权限', '授权'],
  channel: ['渠道不使用', '无需处理'],
  customerData: ['客户数据', '刷新页面'],
  traditional: ['传统渠道', '付款方'],
  notOffered: ['暂时不开放', '自动可用'],
};

it.each(Object.entries(CAUSES))(
  '%s says why, and what to do, in complete sentences',
  (cause, [reason, advice]) => {
    const message = reasonText({ cause: cause as WhyCause, subject: '库存' });
    expect(message.reason).toContain(reason);
    expect(message.advice).toContain(advice);
    for (const text of [message.reason, message.advice]) expect(text).toMatch(/^[^A-Za-z]+。$|APP/);
  },
);
