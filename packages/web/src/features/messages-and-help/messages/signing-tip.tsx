import { getSigningTips } from '@dealer-portal/sdk/operations';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Flex } from 'antd';
import { asideQuery, invalidateCalls } from '#platform/calls/query';
import { dialogs, notify } from '#platform/notices';
import { type Account, useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink, PlainButton } from '#ui/button/plain-button';
import { Arriving } from '#ui/page/arriving';
import { stopSigningTip } from './calls';
import './message-reminders.css';

function signingTipQuery(account: Account) {
  return asideQuery(getSigningTips, { path: { customerCode: account.saleInfo.customerCode } }, account);
}

/**
 * The documents that wait for a signature, as one line with a link; it can be hidden for good (2§7 electronic signing).
 * Assumption: it appears with the to-dos; a failed call hides it, since the list next to it is complete.
 */
export function SigningTip() {
  const account = useAccount();
  const { data, isLoading } = useQuery(signingTipQuery(account));
  const hush = useHush(account.saleInfo.customerCode);
  if (isLoading) return <Arriving />;
  if (!data?.isTips) return null;
  const { tipContent = '有合同待签署', type } = data;
  return (
    <Alert
      type="info"
      showIcon
      className="message-reminders"
      title={tipContent}
      action={
        <Flex gap="small" wrap>
          <ButtonLink size="small" to={href('goElectricSignPage')}>
            去签署
          </ButtonLink>
          {type !== undefined && (
            <PlainButton size="small" kind="text" onClick={() => hush(type, tipContent)}>
              不再提示
            </PlainButton>
          )}
        </Flex>
      }
    />
  );
}

function useHush(customerCode: string): (type: string, tipContent: string) => void {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (type: string) => stopSigningTip(customerCode, type),
    onSuccess: async (result) => {
      if (!result.ok) return;
      notify('success', '已不再提示签署，合同仍可在电子签章中签署');
      await invalidateCalls(queryClient, [getSigningTips]);
    },
  });
  return (type, tipContent) =>
    dialogs.confirm({
      title: '不再提示签署？',
      content: `${tipContent}。之后不再提示，合同仍需在电子签章中签署。`,
      okText: '不再提示',
      cancelText: '保留提示',
      onOk: () => mutateAsync(type),
    });
}
