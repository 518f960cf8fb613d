import { shanghaiYear, type TargetPace, targetPace } from '@dealer-portal/rules/contract-target';
import { CONTRACT_STATES, choicesOf } from '@dealer-portal/rules/states';
import { byCustomer, defineReport } from '#kits/report/define-report';
import { href } from '#routes';
import { ALL } from '#ui/choice/all';
import { Ruler } from '#ui/ruler/ruler';
import { columnsOf } from '#ui/table/columns';
import type { RowAction } from '#ui/table/data-table-types';
import { periodText } from '#ui/text/joined';
import { documentAddress } from '#widgets/document-line/document-address';
import { CONTRACT_STATUS, CONTRACTS, type Contract } from './contract-report';
import '#ui/table/two-lines.css';

const column = columnsOf<Contract>();

/** The year that comes, this one, and those of the records. */
function years() {
  const next = shanghaiYear(new Date()) + 1;
  return [next, next - 1, next - 2, next - 3].map((year) => ({ value: String(year), label: `${year} 年` }));
}

const NUMBER = column.code('contractNo', '合同编号', {
  width: 160,
  to: ({ contractNo }) => documentAddress('annualcontractNewDetail', { contractNo }),
  detail: ['合同名称', ({ contractName }) => contractName],
});

/** 年度合同: one for each year, with its term and state (FIN-11). */
export const ANNUAL_CONTRACTS = defineReport({
  ...CONTRACTS,
  name: 'annualContract',
  input: (account, filters, page) => byCustomer(account, { ...filters, contractType: 'YEAR' }, page),
  columns: [
    NUMBER,
    column.date('beginDate', '生效日期', { isSortable: true }),
    column.date('endDate', '失效日期', { isSortable: true }),
    column.money('targetAmount', '目标金额', { width: 144, total: false }),
    CONTRACT_STATUS,
  ],
  filters: () => [
    { kind: 'choice', name: 'year', label: '年度', options: years() },
    {
      kind: 'tabs',
      name: 'status',
      label: '合同状态',
      options: [ALL, ...choicesOf(CONTRACT_STATES)],
    },
    { kind: 'text', name: 'contractNo', label: '合同编号' },
  ],
  noun: '年度合同',
  emptyReason: '公司发出新一年的合同后会出现在这里。',
  detail: {
    to: ({ contractNo }) => documentAddress('annualcontractNewDetail', { contractNo }) ?? '',
    label: '查看条款',
  },
});

/** 年度合同（新版）: each year with the reached part of its target, next to the time that has passed (FIN-11). */
export const ANNUAL_TARGETS = defineReport({
  ...ANNUAL_CONTRACTS,
  name: 'annualTarget',
  columns: [
    NUMBER,
    column.custom('period', '合同期', {
      width: 184,
      text: ({ beginDate, endDate }) => periodText(beginDate, endDate),
    }),
    column.money('targetAmount', '目标金额', { width: 136, total: false }),
    column.money('achievedAmount', '已完成金额', { width: 136, total: false }),
    column.custom('pace', '完成进度', {
      width: 264,
      text: (contract) => {
        const pace = paceOf(contract);
        return pace ? `${pace.share}%，${pace.text}` : '';
      },
      render: (contract) => <Pace pace={paceOf(contract)} />,
    }),
    CONTRACT_STATUS,
  ],
});

/** How far a contract is at this moment. */
export const paceOf = (contract: Contract): TargetPace | undefined => targetPace(contract, new Date());

interface PaceProps {
  readonly pace: TargetPace | undefined;
}

/** The share of the target as a ruler, with its figure and sentence. */
export function Pace({ pace }: PaceProps) {
  if (!pace) return '—';
  return (
    <span className="two-lines">
      <span>
        <Ruler value={pace.share} steps={4} tone={pace.isReached ? 'success' : 'primary'} width={140} />{' '}
        {pace.share}%
      </span>
      <span className="secondary">{pace.text}</span>
    </span>
  );
}

/** A contract that waits for the signature is signed where every contract is. */
export function annualActions({ contractNo, status }: Contract): readonly RowAction[] {
  if (status !== CONTRACT_STATES.toSign.value) return [];
  return [{ key: 'sign', label: '去签署', to: href('signing', { debitAgreement: contractNo }) }];
}
