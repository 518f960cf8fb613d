/** The signing of the purchase return protocol, asked for by the menu and by the return pages (MENU-08). */
import { returnGoodsText, type SignStep, signingLink } from '@dealer-portal/rules/return-goods';
import { savePurchaseReturnProtocol, signReturnContract } from '@dealer-portal/sdk/operations';
import { openWaitingWindow } from '#platform/browser/open-window';
import { whileBusy } from '#platform/busy';
import { api } from '#platform/calls/api';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';

const SILENT = { isSilent: true } as const;

/** Opens the signing of the contract that was applied for, or of a new protocol (MENU-08). */
export function useReturnSigning(): (step: SignStep) => Promise<void> {
  const { customerCode } = useAccount().saleInfo;
  const linkOf = async (step: Exclude<SignStep, { readonly kind: 'wait' }>) => {
    if (step.kind === 'createProtocol') {
      return api.call(savePurchaseReturnProtocol, { body: { customerCode } }, SILENT);
    }
    const body = { customerCode, contractCode: step.contractCode };
    return api.call(signReturnContract, { body }, SILENT);
  };
  return async (step) => {
    if (step.kind === 'wait') {
      notify('info', returnGoodsText(step.refusal));
      return;
    }
    const waiting = openWaitingWindow();
    const result = await whileBusy('正在打开签署页面…', () => linkOf(step));
    const ending = signingLink(result.ok ? { ok: true, data: result.data?.signUrl } : result);
    if (ending.kind === 'window') {
      waiting.goTo(ending.url);
      return;
    }
    waiting.close();
    notify('error', returnGoodsText(ending.refusal));
  };
}
