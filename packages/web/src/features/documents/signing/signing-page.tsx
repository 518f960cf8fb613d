import { protocolType } from '@dealer-portal/rules/order-source';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { AccountProvider, useAccount } from '#platform/session/account';
import { goToLogin, hasSession } from '#platform/session/session';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { ContractSheet } from '#widgets/signing/contract-sheet';
import { useContractManagement } from '#widgets/signing/use-contract-window';
import { contractQuery, unsignedQuery } from './queries';

/**
 * 签署: one contract by its code, or what is still to be signed before ordering; opened from links, and so without the
 * login redirect (AUTH-04).
 */
export function Component() {
  const { debitAgreement } = useParams();
  const [isSignedIn] = useState(hasSession);
  return (
    <div className="page">
      <PageHeader context={debitAgreement && `合同编号 ${debitAgreement}`} />
      {isSignedIn ? (
        <AccountProvider>
          {debitAgreement ? <Contract htCode={debitAgreement} /> : <Pending />}
        </AccountProvider>
      ) : (
        <EmptyState
          title="登录后才能签署"
          reason="登录后会回到这份合同。"
          action={
            <ReasonButton kind="primary" onClick={() => goToLogin()}>
              去登录
            </ReasonButton>
          }
        />
      )}
    </div>
  );
}

function Contract({ htCode }: { readonly htCode: string }) {
  const contract = useQuery(contractQuery(useAccount(), htCode));
  return (
    <Loaded query={contract} failure="合同没有加载出来" rows={4}>
      {(data) => <ContractSheet key={htCode} contract={data} />}
    </Loaded>
  );
}

/** Channel R signs an external protocol before it orders; the others have nothing of that kind (ROLE-01). */
function Pending() {
  const account = useAccount();
  const type = protocolType(account.saleInfo.channelGroup);
  const unsigned = useQuery(unsignedQuery(account, type));
  if (!type) return <NothingToSign />;
  return (
    <Loaded query={unsigned} failure="合同状态没有加载出来" rows={4}>
      {(isUnsigned) => (isUnsigned ? <Unsigned /> : <NothingToSign />)}
    </Loaded>
  );
}

function Unsigned() {
  const openManagement = useContractManagement();
  return (
    <EmptyState
      title="外部协议还没有签署"
      reason="签署后才能下单，签署页面会在新窗口打开。"
      action={
        <ReasonButton kind="primary" onClick={openManagement}>
          去签署
        </ReasonButton>
      }
    />
  );
}

function NothingToSign() {
  return (
    <EmptyState title="没有需要签署的协议" reason="订单合同在电子签章中签署。" action={<ToContracts />} />
  );
}

function ToContracts(): ReactNode {
  return <ButtonLink to={href('goElectricSignPage')}>电子签章</ButtonLink>;
}
