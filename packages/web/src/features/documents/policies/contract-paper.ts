import type { Account } from '#platform/session/account';
import { codeAndName, periodText } from '#ui/text/joined';
import type { Paper } from '#widgets/paper/paper';
import { BY_HAND, figure } from '#widgets/paper/paper-words';
import type { Contract } from './contract-report';

/** What the portal knows of a contract on paper; no call gives its text (FIN-09). */
export function contractPaper(contract: Contract, account: Account): Paper {
  const { contractNo, contractName, contractTypeName, statusName } = contract;
  const { beginDate, endDate, targetAmount, achievedAmount, achievedRate } = contract;
  const customer = codeAndName(account.saletoCode, account.saleInfo.customerName);
  const figures = [
    ['目标金额', figure(targetAmount)],
    ['已完成金额', figure(achievedAmount)],
    ['完成率', `${achievedRate ?? '—'} %`],
  ] as const;
  return {
    title: contractName,
    note: '单位：人民币元',
    isUpright: true,
    facts: [
      ['供方', BY_HAND],
      ['合同编号', contractNo],
      ['客户', customer],
      ['有效期', periodText(beginDate, endDate) || '—'],
      ['类型', contractTypeName ?? '—'],
      ['状态', statusName ?? '—'],
    ],
    tables: [
      {
        heading: '目标与完成',
        columns: [{ title: '项目' }, { title: '数值', isFigure: true }],
        lines: figures.map(([name, value]) => ({ cells: [name, value] })),
      },
    ],
    notes: ['这是门户里的合同概要，不是合同正文；合同正文以双方签署的文本为准。'],
    seals: [{ party: '供方' }, { party: '客户', name: customer }],
    file: ['合同', contractNo],
  };
}
