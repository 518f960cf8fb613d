import { externalUrl } from '../../base/link';
import type { Notice, Outcome } from '../../base/outcome';

/** How long the message of a failed engineering export stays, in milliseconds (SIDE-07). */
export const EXPORT_MESSAGE_MS = 2000;

/** The message after the question of unbinding: `cancelled` when the user answered no (SIDE-06). */
export function unbindNotice(outcome: Outcome | 'cancelled'): Notice {
  if (outcome === 'cancelled') return { level: 'info', text: '已取消' };
  return outcome.ok ? { level: 'success', text: '解绑成功' } : { level: 'error', text: '解绑失败！' };
}

/** The result of the engineering export: its link opens, or a message shows for 2 s (SIDE-07). */
export type EngineeringExport =
  | { readonly kind: 'window'; readonly url: string }
  | { readonly kind: 'message'; readonly notice: Notice; readonly ms: number };

/** Opens the returned link; a refusal or an invalid link gives a message (SIDE-07). */
export function engineeringExport(outcome: Outcome & { readonly data?: unknown }): EngineeringExport {
  const url = outcome.ok ? externalUrl(outcome.data) : undefined;
  if (url) return { kind: 'window', url };
  const text = outcome.ok ? '导出链接无效，请稍后重试' : outcome.msg;
  return {
    kind: 'message',
    notice: { level: 'error', text },
    ms: EXPORT_MESSAGE_MS,
  };
}
