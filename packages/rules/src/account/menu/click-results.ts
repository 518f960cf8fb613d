import { externalUrl } from '../../base/link';
import type { Notice, Outcome } from '../../base/outcome';
import { refuse } from '../../base/refusal';
import { type MenuRefusal, menuText } from './menu-refusals';

/** How long the message of a failed engineering export stays, in milliseconds (SIDE-07). */
export const EXPORT_MESSAGE_MS = 2000;

const UNBIND_FAILED = refuse('menu.unbindFailed');

/** The message after the question of unbinding: `cancelled` when the user answered no (SIDE-06). */
export function unbindNotice(outcome: Outcome | 'cancelled'): Notice {
  if (outcome === 'cancelled') return { level: 'info', text: '已取消' };
  return outcome.ok
    ? { level: 'success', text: '解绑成功' }
    : { level: 'error', text: menuText(UNBIND_FAILED) };
}

/** The result of the engineering export: its link opens, or the refusal shows for 2 s (SIDE-07). */
export type EngineeringExport =
  | { readonly kind: 'window'; readonly url: string }
  | { readonly kind: 'refuse'; readonly refusal: MenuRefusal };

/** Opens the returned link; undefined and other texts are no links (SIDE-07). */
export function engineeringExport(outcome: Outcome & { readonly data?: unknown }): EngineeringExport {
  const url = outcome.ok ? externalUrl(outcome.data) : undefined;
  if (url) return { kind: 'window', url };
  const refusal = outcome.ok
    ? refuse('menu.exportLink')
    : refuse('menu.exportRefused', { message: outcome.msg });
  return { kind: 'refuse', refusal };
}
