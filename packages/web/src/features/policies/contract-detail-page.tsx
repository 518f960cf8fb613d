import { compareMoney, isAmount, subtractMoney } from '@dealer-portal/rules/money';
import { Button, Descriptions } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { Loaded } from '#platform/calls/loaded';
import { href } from '#routes';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { Money } from '#ui/text/money';
import { documentAddress } from '#widgets/report/document-address';
import { useReport } from '#widgets/report/use-report';
import { CONTRACT_STATUS, CONTRACTS, type Contract, UNSIGNED } from './contract-report';

/** 合同面板详情: one contract, how far its target is reached, and what comes next (FIN-09). */
export function Component() {
  const [params] = useSearchParams();
  const contractNo = params.get('contractNo') ?? '';
  const { query, data, rows } = useReport(CONTRACTS, { contractNo });
  const contract = contractNo === '' ? undefined : rows.find((row) => row.contractNo === contractNo);
  return (
    <div className="page">
      <PageHeader
        {...(contract && { title: contract.contractName ?? `合同 ${contractNo}` })}
        context={<Link to={href('contractPanel')}>合同面板</Link>}
        actions={contract && <ContractLinks contract={contract} />}
      />
      <Loaded query={{ ...query, data: data && { contract } }} failure="合同没有加载出来">
        {(match) =>
          match.contract ? (
            <ContractFacts contract={match.contract} />
          ) : (
            <EmptyState
              title={contractNo ? `没有找到合同 ${contractNo}` : '请从合同面板选择一份合同'}
              action={
                <Link to={href('contractPanel')}>
                  <Button type="primary">查看合同面板</Button>
                </Link>
              }
            />
          )
        }
      </Loaded>
    </div>
  );
}

interface ContractProps {
  readonly contract: Contract;
}

function ContractLinks({ contract: { contractNo, status } }: ContractProps) {
  return (
    <>
      <Link to={documentAddress('rebate', { contractNo }) ?? href('rebate')}>
        <Button>该合同的返利</Button>
      </Link>
      {status === UNSIGNED && (
        <Link to={href('signing', { debitAgreement: contractNo })}>
          <Button type="primary">去签署</Button>
        </Link>
      )}
    </>
  );
}

function ContractFacts({ contract }: ContractProps) {
  const { contractNo, contractTypeName, beginDate, endDate, targetAmount, achievedAmount } = contract;
  const isReached = isAmount(targetAmount) && compareMoney(achievedAmount, targetAmount) >= 0;
  const left = isReached
    ? subtractMoney(achievedAmount, targetAmount)
    : subtractMoney(targetAmount, achievedAmount);
  return (
    <section className="panel" aria-label="合同信息">
      <Descriptions
        size="small"
        column={{ xs: 1, md: 2 }}
        items={[
          { key: 'contractNo', label: '合同编号', children: contractNo },
          { key: 'status', label: '状态', children: CONTRACT_STATUS.render(contract) },
          { key: 'type', label: '合同类型', children: contractTypeName ?? '—' },
          { key: 'period', label: '有效期', children: `${beginDate} 至 ${endDate}` },
          { key: 'target', label: '目标金额', children: <Money amount={targetAmount} strong /> },
          { key: 'achieved', label: '已完成金额', children: <Money amount={achievedAmount} strong /> },
          { key: 'rate', label: '完成率', children: `${contract.achievedRate ?? '—'} %` },
          {
            key: 'left',
            label: isReached ? '超出目标' : '还差',
            children: isAmount(targetAmount) ? <Money amount={left} strong /> : '—',
          },
        ]}
      />
    </section>
  );
}
