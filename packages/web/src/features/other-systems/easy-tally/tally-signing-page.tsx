import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { stateText } from '#ui/text/joined';
import { ContractSheet } from '#widgets/signing/contract-sheet';
import { contractsQuery, type TallyOrder } from './queries';
import { tallyAddress } from './tally-address';
import { TallyDoor } from './tally-door';

/** 易理货签署: the contracts of one order, signed at the provider in a new window (FIN-10a). */
export function Component() {
  return (
    <div className="page">
      <PageHeader context={<Link to={href('easyTallySystem')}>易理货</Link>} />
      <TallyDoor page="easyTallySigning">{(order) => <Contracts order={order} />}</TallyDoor>
    </div>
  );
}

function Contracts({ order: { orderNo, statusName } }: { readonly order: TallyOrder }) {
  const account = useAccount();
  const contracts = useQuery(contractsQuery(account, orderNo));
  return (
    <>
      <p>
        订单 <Link to={tallyAddress('easyTally', orderNo, account.saletoCode)}>{orderNo}</Link>，
        {stateText(statusName)}
      </p>
      <Loaded query={contracts} failure="合同没有加载出来" rows={4}>
        {(records) => {
          const ofOrder = records.filter((contract) => contract.orderNo === orderNo);
          if (ofOrder.length === 0) return <NoContract orderNo={orderNo} />;
          return ofOrder.map((contract) => <ContractSheet key={contract.contractCode} contract={contract} />);
        }}
      </Loaded>
    </>
  );
}

function NoContract({ orderNo }: { readonly orderNo: string }) {
  return (
    <EmptyState
      title={`订单 ${orderNo} 没有合同`}
      reason="需要签署时，合同会出现在这里和电子签章中。"
      action={<ButtonLink to={href('goElectricSignPage')}>电子签章</ButtonLink>}
    />
  );
}
