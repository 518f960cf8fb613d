import { CONTRACT_STATES } from '@dealer-portal/rules/states';
import { Descriptions } from 'antd';
import { periodText } from '#ui/text/joined';
import '#ui/antd/fact-table.css';
import { Money } from '#ui/text/money';
import { ANNUAL_CONTRACTS, Pace, paceOf } from './annual-contract-report';
import type { Contract } from './contract-report';
import { ContractView, contractItems } from './contract-view';

/** 年度合同详情: the terms of one year's contract, its target next to the time, and its signature (FIN-11). */
export function Component() {
  return (
    <ContractView
      report={ANNUAL_CONTRACTS}
      list="annualcontractNew"
      listTitle="年度合同"
      noun="年度合同"
      noNumberTitle="请从年度合同中选择一份"
      reason="合同编号可能不完整，或合同属于另一个售达方。"
    >
      {(contract) => <ContractTerms contract={contract} />}
    </ContractView>
  );
}

interface ContractProps {
  readonly contract: Contract;
}

function ContractTerms({ contract }: ContractProps) {
  const { beginDate, endDate, targetAmount, achievedAmount, status } = contract;
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
            ...contractItems(contract),
            { key: 'period', label: '合同期', children: periodText(beginDate, endDate) || '—' },
            {
              key: 'sign',
              label: '签署',
              children: status === CONTRACT_STATES.toSign.value ? '待签署，签署后开始计入目标' : '已签署',
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
