import { CONTRACT_STATES, choicesOf } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryAppointmentContracts } from '@dealer-portal/sdk/operations';
import { byCustomer, defineReport, paged } from '#kits/report/define-report';
import { ALL } from '#ui/choice/all';
import { columnsOf } from '#ui/table/columns';
import { documentAddress } from '#widgets/document-line/document-address';

/** A contract of the dealer with its target. */
export type Contract = RecordOf<'queryAppointmentContracts'>;

const column = columnsOf<Contract>();

export const CONTRACT_STATUS = column.status('status', 'statusName', {
  width: 96,
  states: CONTRACT_STATES,
});

/** 合同面板, 返利合同: the contracts with their target and what is reached of it (FIN-05, FIN-09). */
export const CONTRACTS = defineReport({
  name: 'contract',
  operation: queryAppointmentContracts,
  input: byCustomer,
  rows: paged,
  rowKey: ({ contractNo }) => contractNo,
  columns: [
    column.code('contractNo', '合同编号', {
      width: 160,
      to: ({ contractNo }) => documentAddress('contractPanelDetail', { contractNo }),
      detail: ['合同名称', ({ contractName }) => contractName],
    }),
    column.text('contractTypeName', '合同类型', { key: 'contractType', width: 104 }),
    column.date('beginDate', '生效日期', { isSortable: true }),
    column.date('endDate', '失效日期', { isSortable: true }),
    // Several contracts count the same turnover, so that their sum says nothing.
    column.money('targetAmount', '目标金额', { width: 144, total: false }),
    column.money('achievedAmount', '已完成金额', { width: 144, total: false }),
    column.number('achievedRate', '完成率', { width: 104, unit: '%', isSortable: true }),
    CONTRACT_STATUS,
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'contractType',
      label: '合同类型',
      options: [
        ALL,
        { value: 'YEAR', label: '年度合同' },
        { value: 'REBATE', label: '返利协议' },
        { value: 'PROJECT', label: '工程协议' },
      ],
    },
    {
      kind: 'choice',
      name: 'status',
      label: '合同状态',
      options: choicesOf(CONTRACT_STATES),
    },
    { kind: 'text', name: 'contractNo', label: '合同编号' },
  ],
  noun: '合同',
  emptyReason: '与公司签订的年度合同和返利协议会出现在这里。',
  detail: {
    to: ({ contractNo }) => documentAddress('rebate', { contractNo }) ?? '',
    label: '该合同的返利',
  },
});
