import type { ApplyType } from '@dealer-portal/rules/store-application';
import { href } from '#routes';

interface ApplyWords {
  /** The name of the application's object. */
  readonly name: string;
  /** For whom it is, and what it brings. */
  readonly purpose: string;
}

/** The name of each kind of application. */
export const APPLY_WORDS: Readonly<Record<ApplyType, ApplyWords>> = {
  VIP: { name: '网点会员', purpose: '门店达到 200 平方米、陈列 6 类以上，享样机和物料支持' },
  NEW: { name: '新建网点', purpose: '新开一家门店，审批通过后得到网点编码' },
  REBUILD: { name: '网点重装', purpose: '门店重新装修，审批通过后安排物料' },
  CLOSE: { name: '关闭网点', purpose: '门店不再经营，审批通过后停止供货' },
};

/** The form of a kind of application; with a number that of one that is sent again. */
export function applyAddress(type: ApplyType, applyNo?: string): string {
  const search = new URLSearchParams({ type, ...(applyNo !== undefined && { applyNo }) });
  return `${href('netvipapply')}?${search}`;
}
