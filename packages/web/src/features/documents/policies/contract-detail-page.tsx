import { compareAmounts, isAmount, subtractAmounts } from '@dealer-portal/rules/money';
import { Descriptions } from 'antd';
import { periodText } from '#ui/text/joined';
import '#ui/antd/fact-table.css';
import { Money } from '#ui/text/money';
import { CONTRACTS, type Contract } from './contract-report';
import { ContractView, contractItems } from './contract-view';

/** 合同面板详情: one contract, how far its target is reached, and what comes next (FIN-09). */
export function Component() {
  return (
    <ContractView
      report={CONTRACTS}
      list="contractPanel"
      listTitle="合同面板"
      noun="合同"
      noNumberTitle="请从合同面板选择一份合同"
    >
      {(contract) => <ContractFacts contract={contract} />}
    </ContractView>
  );
}

interface ContractProps {
  readonly contract: Contract;
}

function ContractFacts({ contract }: ContractProps) {
  const { beginDate, endDate, targetAmount, achievedAmount } = contract;
  const isReached = [0, 1].includes(compareAmounts(achievedAmount, targetAmount) ?? Number.NaN);
  const left = isReached
    ? subtractAmounts(achievedAmount, targetAmount)
    : subtractAmounts(targetAmount, achievedAmount);
  return (
    <section className="panel" aria-label="合同信息">
      <Descriptions
        size="small"
        column={{ xs: 1, md: 2 }}
        items={[
          ...contractItems(contract),
          { key: 'period', label: '有效期', children: periodText(beginDate, endDate) || '—' },
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
