import { Button, Descriptions } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { Loaded } from '#platform/calls/loaded';
import { href } from '#routes';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { Money } from '#ui/text/money';
import { documentAddress } from '#widgets/report/document-address';
import { useReport } from '#widgets/report/use-report';
import { ANNUAL_CONTRACTS, Pace, paceOf } from './annual-contract-report';
import { CONTRACT_STATUS, type Contract, UNSIGNED } from './contract-report';

/** 年度合同详情: the terms of one year's contract, its target beside the time, and its signature (FIN-11). */
export function Component() {
  const [params] = useSearchParams();
  const contractNo = params.get('contractNo') ?? '';
  const { query, data, rows } = useReport(ANNUAL_CONTRACTS, { contractNo });
  const contract = contractNo === '' ? undefined : rows.find((row) => row.contractNo === contractNo);
  return (
    <div className="page">
      <PageHeader
        {...(contract && { title: contract.contractName })}
        context={<Link to={href('annualcontractNew')}>年度合同</Link>}
        actions={contract && <ContractLinks contract={contract} />}
      />
      <Loaded query={{ ...query, data: data && { contract } }} failure="合同没有加载出来">
        {(match) =>
          match.contract ? (
            <ContractTerms contract={match.contract} />
          ) : (
            <NoContract contractNo={contractNo} />
          )
        }
      </Loaded>
    </div>
  );
}

function NoContract({ contractNo }: { readonly contractNo: string }) {
  return (
    <EmptyState
      title={contractNo ? `没有找到年度合同 ${contractNo}` : '请从年度合同中选择一份'}
      reason="合同编号可能不完整，或合同属于另一个售达方。"
      action={
        <Link to={href('annualcontractNew')}>
          <Button type="primary">查看年度合同</Button>
        </Link>
      }
    />
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

function ContractTerms({ contract }: ContractProps) {
  const { contractNo, contractTypeName, beginDate, endDate, targetAmount, achievedAmount, status } = contract;
  const pace = paceOf(contract);
  const passed = pace?.timeShare === undefined ? '—' : `${pace.timeShare}%`;
  return (
    <>
      <section className="panel" aria-label="合同条款">
        <h2>合同条款</h2>
        <Descriptions
          size="small"
          column={{ xs: 1, md: 2 }}
          items={[
            { key: 'contractNo', label: '合同编号', children: contractNo },
            { key: 'status', label: '状态', children: CONTRACT_STATUS.render(contract) },
            { key: 'type', label: '合同类型', children: contractTypeName ?? '—' },
            { key: 'period', label: '合同期', children: `${beginDate ?? '—'} 至 ${endDate ?? '—'}` },
            {
              key: 'sign',
              label: '签署',
              children: status === UNSIGNED ? '待签署，签署后开始计入目标' : '已签署',
            },
          ]}
        />
      </section>
      <section className="panel" aria-label="目标与完成">
        <h2>目标与完成</h2>
        <Descriptions
          size="small"
          column={{ xs: 1, md: 2 }}
          items={[
            { key: 'target', label: '目标金额', children: <Money amount={targetAmount} strong /> },
            { key: 'achieved', label: '已完成金额', children: <Money amount={achievedAmount} strong /> },
            { key: 'pace', label: '完成进度', children: <Pace pace={pace} /> },
            { key: 'time', label: '时间进度', children: passed },
          ]}
        />
      </section>
    </>
  );
}
