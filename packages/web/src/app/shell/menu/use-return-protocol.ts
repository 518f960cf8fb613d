import { findMenu, menuAddress } from '@dealer-portal/rules/menu';
import { returnGoodsStep, type SignStep, signingLink } from '@dealer-portal/rules/return-goods';
import {
  checkReverseAgreement,
  savePurchaseReturnProtocol,
  signReturnContract,
} from '@dealer-portal/sdk/operations';
import { App } from 'antd';
import { useNavigate } from 'react-router';
import { useAccount } from '#platform/account';
import { api } from '#platform/api';
import { whileBusy } from '#platform/busy';
import { notify } from '#platform/notices';
import { openWaitingWindow } from '#platform/open-window';
import { usePermissions } from '#platform/permissions';
import { menuTarget } from './menu-target';

const SILENT = { isSilent: true } as const;

/** Checks the purchase return protocol before a return-goods item opens; an unsigned one leads to its signing (MENU-08). */
export function useReturnProtocol(): (itemId: string) => Promise<void> {
  const { modal } = App.useApp();
  const { saleInfo } = useAccount();
  const sign = useSigning();
  const enter = useEntering();
  return async (itemId) => {
    const query = { customerCode: saleInfo.customerCode };
    const check = () => api.call(checkReverseAgreement, { query }, SILENT);
    const step = returnGoodsStep(await whileBusy('正在检查采购退货协议…', check));
    switch (step.kind) {
      case 'enter':
        enter(itemId);
        return;
      case 'stop':
        notify(step.notice.level, step.notice.text);
        return;
      case 'warn':
        modal.confirm({
          title: '提示',
          content: step.text,
          okText: step.signText,
          cancelText: step.cancelText,
          onOk: () => sign(step.sign),
        });
        return;
      default:
        step satisfies never;
    }
  };
}

/** Opens the signing of the protocol: of the contract that was applied for, or of a new one. */
function useSigning(): (step: SignStep) => Promise<void> {
  const { saleInfo } = useAccount();
  const { customerCode } = saleInfo;
  const linkOf = async (step: Exclude<SignStep, { readonly kind: 'wait' }>) => {
    if (step.kind === 'createProtocol') {
      return api.call(savePurchaseReturnProtocol, { body: { customerCode } }, SILENT);
    }
    const body = { customerCode, contractCode: step.contractCode };
    return api.call(signReturnContract, { body }, SILENT);
  };
  return async (step) => {
    if (step.kind === 'wait') {
      notify(step.notice.level, step.notice.text);
      return;
    }
    const waiting = openWaitingWindow();
    const result = await whileBusy('正在打开签署页面…', () => linkOf(step));
    const ending = signingLink(result.ok ? { ok: true, data: result.data.signUrl } : result);
    if (ending.kind === 'window') {
      waiting.goTo(ending.url);
      return;
    }
    waiting.close();
    notify(ending.notice.level, ending.notice.text);
  };
}

/** Goes to the item's own address, which its click does not carry. */
function useEntering(): (itemId: string) => void {
  const { facts } = usePermissions();
  const navigate = useNavigate();
  return (itemId) => {
    const item = findMenu(facts.menus, itemId);
    const target = item && menuTarget(menuAddress(item));
    if (target?.kind === 'link') void navigate(target.to);
  };
}
