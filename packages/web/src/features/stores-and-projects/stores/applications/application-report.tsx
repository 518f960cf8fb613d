import { choicesOf, STORE_APPLICATION_STATES } from '@dealer-portal/rules/states';
import { applicationState, applyType } from '@dealer-portal/rules/store-application';
import { queryNetworks } from '@dealer-portal/sdk/operations';
import { byCustomer, defineReport, paged } from '#kits/report/define-report';
import { ALL } from '#ui/choice/all';
import { Ruler } from '#ui/ruler/ruler';
import { columnsOf } from '#ui/table/columns';
import type { RowAction } from '#ui/table/data-table-types';
import { APPLY_WORDS, applyAddress } from '../apply-names';
import type { Network } from '../queries';
import { detailAddress } from './detail-address';

const column = columnsOf<Network>();
const { inApproval, approved, rejected, withdrawn } = STORE_APPLICATION_STATES;

export const APPLY_STATE = column.status('status', 'statusName', {
  width: 88,
  states: STORE_APPLICATION_STATES,
});

/** 申请中: the applications for stores with their states (FIN-11). */
export const APPLICATIONS = defineReport({
  name: 'storeApplication',
  operation: queryNetworks,
  input: byCustomer,
  rows: paged,
  rowKey: ({ applyNo }) => applyNo,
  columns: [
    column.code('applyNo', '申请单号', {
      width: 152,
      to: ({ applyType: type, applyNo }) => detailAddress(type, applyNo),
    }),
    column.text('networkName', '门店', {
      width: 200,
      detail: ['门店编码', ({ networkCode }) => networkCode || ''],
    }),
    column.text('applyTypeName', '申请类型', { width: 96 }),
    column.custom('progress', '进度', {
      width: 136,
      text: ({ statusName }) => statusName,
      render: ({ status }) => {
        const { share, tone } = applicationState(status);
        return <Ruler value={share} steps={3} tone={tone} width={112} />;
      },
    }),
    APPLY_STATE,
    column.text('address', '地址', { width: 240 }),
    column.moment('applyDate', '申请时间', { isSortable: true }),
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'status',
      label: '状态',
      options: [ALL, ...choicesOf({ inApproval, rejected, withdrawn, approved })],
    },
    {
      kind: 'choice',
      name: 'applyType',
      label: '申请类型',
      options: Object.entries(APPLY_WORDS).map(([value, { name }]) => ({ value, label: name })),
    },
    { kind: 'text', name: 'networkName', label: '门店名称' },
  ],
  noun: '申请',
  emptyReason: '提交的门店申请和审批进度会出现在这里。',
  detail: { to: ({ applyType: type, applyNo }) => detailAddress(type, applyNo), label: '看进度' },
});

/** One that came back is sent again from its own form. */
export function applicationActions({ applyNo, applyType: type, status }: Network): readonly RowAction[] {
  if (status !== rejected.value && status !== withdrawn.value) return [];
  return [{ key: 'again', label: '修改后再提交', to: applyAddress(applyType(type), applyNo) }];
}
