import { findMenu, menuAddress } from '@dealer-portal/rules/menu';
import { returnGoodsStep, returnGoodsText } from '@dealer-portal/rules/return-goods';
import { checkReverseAgreement } from '@dealer-portal/sdk/operations';
import { useNavigate } from 'react-router-dom';
import { whileBusy } from '#platform/busy';
import { asideApi } from '#platform/calls/api';
import { dialogs, notify } from '#platform/notices';
import { usePermissions } from '#platform/permissions';
import { useAccount } from '#platform/session/account';
import { useReturnSigning } from '#widgets/signing/use-return-signing';
import { menuTarget } from './menu-target';

/** Checks the purchase return protocol before a return-goods item opens; an unsigned one leads to its signing (MENU-08). */
export function useReturnProtocol(): (itemId: string) => Promise<void> {
  const { saleInfo } = useAccount();
  const sign = useReturnSigning();
  const enter = useEntering();
  return async (itemId) => {
    const query = { customerCode: saleInfo.customerCode };
    const check = () => asideApi.call(checkReverseAgreement, { query });
    const step = returnGoodsStep(await whileBusy('正在检查采购退货协议…', check));
    switch (step.kind) {
      case 'enter':
        enter(itemId);
        return;
      case 'stop':
        notify('error', returnGoodsText(step.refusal));
        return;
      case 'warn':
        dialogs.confirm({
          title: '提示',
          content: returnGoodsText(step.refusal),
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
