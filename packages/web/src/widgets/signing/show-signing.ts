import { returnGoodsText, signingLink } from '@dealer-portal/rules/return-goods';
import type { Result } from '@dealer-portal/sdk';
import type { WaitingWindow } from '#platform/browser/open-window';
import { notify } from '#platform/notices';

/**
 * Shows the provider's page. The client already reports a refusal; this reports an answer without an address to open.
 * @returns whether the page is shown
 */
export function showSigning(
  waiting: WaitingWindow,
  { ok }: Result<unknown>,
  url: string | undefined,
): boolean {
  const ending = ok ? signingLink({ ok, data: url }) : undefined;
  if (ending?.kind === 'window') waiting.goTo(ending.url);
  else waiting.close();
  if (ending?.kind === 'refused') notify('error', returnGoodsText(ending.refusal));
  return ending?.kind === 'window';
}
