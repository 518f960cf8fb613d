import { unbindNotice } from '@dealer-portal/rules/menu';
import { unbindSigningAccount } from '@dealer-portal/sdk/operations';
import { api } from '#platform/calls/api';
import { dialogs, notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';

type Ending = Parameters<typeof unbindNotice>[0];

function notifyEnding(ending: Ending): void {
  const { level, text } = unbindNotice(ending);
  notify(level, text);
}

/** Asks whether the e-signature is to be unbound, does it, and says how it ended (SIDE-06). */
export function useUnbind(): (question: string) => void {
  const { user, saleInfo, accountCode } = useAccount();
  const bindingAccount = user.phoneNumber ?? '';
  return (question) => {
    dialogs.confirm({
      title: question,
      content: `绑定账号 ${bindingAccount || '—'}，企业 ${saleInfo.customerName}`,
      okText: '解除绑定',
      cancelText: '取消',
      onOk: async () => {
        const body = { accountCode, bindingAccount, companyName: saleInfo.customerName };
        notifyEnding(await api.call(unbindSigningAccount, { body }, { isSilent: true }));
      },
      onCancel: () => notifyEnding('cancelled'),
    });
  };
}
