import { CONTRACT_STATES } from '@dealer-portal/rules/states';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useReport } from '#kits/report/use-report';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { documentAddress } from '#widgets/document-line/document-address';
import { PrintPaper } from '#widgets/paper/print-paper';
import type { ANNUAL_CONTRACTS } from './annual-contract-report';
import { ContractCourse } from './contract-course';
import { CONTRACT_STATUS, type CONTRACTS, type Contract } from './contract-report';

interface ContractViewProps {
  readonly report: typeof CONTRACTS | typeof ANNUAL_CONTRACTS;
  /** The page of the list that it belongs to, and its title. */
  readonly list: 'contractPanel' | 'annualcontractNew';
  readonly listTitle: string;
  readonly noun: string;
  /** The message where the address names no contract. */
  readonly noNumberTitle: string;
  /** Why a contract may not be there. */
  readonly reason?: string;
  readonly children: (contract: Contract) => ReactNode;
}

/** The page of one contract: its name, the ways on from it, and its facts, or that there is none of this number. */
export function ContractView({
  report,
  list,
  listTitle,
  noun,
  noNumberTitle,
  reason,
  children,
}: ContractViewProps) {
  const [params] = useSearchParams();
  const contractNo = params.get('contractNo') ?? '';
  const { query, data, rows } = useReport(report, { contractNo });
  const contract = contractNo === '' ? undefined : rows.find((row) => row.contractNo === contractNo);
  return (
    <div className="page">
      <PageHeader
        {...(contract && { title: contract.contractName })}
        context={<Link to={href(list)}>{listTitle}</Link>}
        actions={contract && <ContractLinks contract={contract} />}
      />
      <Loaded query={{ ...query, data: data && { contract } }} failure="合同没有加载出来">
        {(data) =>
          data.contract ? (
            <>
              {children(data.contract)}
              <ContractCourse contract={data.contract} />
            </>
          ) : (
            <EmptyState
              title={contractNo ? `没有找到${noun} ${contractNo}` : noNumberTitle}
              {...(reason && { reason })}
              action={
                <ButtonLink kind="primary" to={href(list)}>
                  查看{listTitle}
                </ButtonLink>
              }
            />
          )
        }
      </Loaded>
    </div>
  );
}

interface ContractLinksProps {
  readonly contract: Contract;
}

function ContractLinks({ contract }: ContractLinksProps) {
  const { contractNo, status } = contract;
  const account = useAccount();
  const paperOf = async () => (await import('./contract-paper')).contractPaper(contract, account);
  return (
    <>
      <PrintPaper label="打印合同概要" paperOf={paperOf} />
      <ButtonLink to={documentAddress('rebate', { contractNo }) ?? href('rebate')}>该合同的返利</ButtonLink>
      {status === CONTRACT_STATES.toSign.value && (
        <ButtonLink kind="primary" to={href('signing', { debitAgreement: contractNo })}>
          去签署
        </ButtonLink>
      )}
    </>
  );
}

/** The facts that every contract begins with. */
export function contractItems(contract: Contract) {
  return [
    { key: 'contractNo', label: '合同编号', children: contract.contractNo },
    { key: 'status', label: '状态', children: CONTRACT_STATUS.render(contract) },
    { key: 'type', label: '合同类型', children: contract.contractTypeName ?? '—' },
  ];
}
