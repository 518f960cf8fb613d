import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/calls/loaded';
import { refusalOf } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import { PageHeader } from '#ui/page/page-header';
import { codeAndName } from '#ui/text/joined';
import { useContractManagement } from '#widgets/signing/use-contract-window';
import { AuthenticationForm } from './authentication-form';
import { ContractTable } from './contract-table';
import { signAccountQuery } from './queries';
import { SignAccountPanel } from './sign-account-panel';
import './signing.css';

/** 电子签章: the account that signs, its authentication and password-free signing, and the contracts of orders. */
export function Component() {
  const { saleInfo } = useAccount();
  const openManagement = useContractManagement();
  return (
    <div className="page">
      <PageHeader
        context={`客户 ${codeAndName(saleInfo.customerCode, saleInfo.customerName)}`}
        actions={<PlainButton onClick={openManagement}>合同管理平台</PlainButton>}
      />
      <Signer />
      <div className="page-below">
        <h2 className="signing-heading">订单合同</h2>
        <ContractTable />
      </div>
    </div>
  );
}

function Signer() {
  const account = useQuery(signAccountQuery(useAccount()));
  // Where no account is open yet the server refuses with a sentence; that is a state, not a failure.
  const refusal = refusalOf(account.error);
  if (refusal !== undefined) return <AuthenticationForm reason={refusal} />;
  return (
    <Loaded query={account} failure="电子签账号没有加载出来" rows={3}>
      {(data) => <SignAccountPanel account={data} />}
    </Loaded>
  );
}
