import { AUDIT } from '@dealer-portal/rules/order-audit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { slot } from '#platform/browser/storage';
import { useAccount } from '#platform/session/account';
import type { FilterField } from '#ui/input/filter-bar';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { isColumnLayout } from '#ui/table/column-layout';
import { orderSum } from '../order-batch';
import { RecordPage } from '../record-page';
import { AUDIT_COLUMNS, auditHref } from './audit-columns';
import { AUDIT_STATES, type AuditOrder, auditOrdersQuery, auditStatusOf } from './queries';
import { useAudit } from './use-audit';

const NAMES = ['auditStatus', 'orderNo', 'beginDate', 'endDate'] as const;

const FIELDS: readonly FilterField<(typeof NAMES)[number]>[] = [
  // Those that wait are the list's start, so that state stands in the address only when it is another.
  {
    kind: 'tabs',
    name: 'auditStatus',
    label: '审核状态',
    options: AUDIT_STATES.map(({ value, label }) => ({ value: value === '0' ? '' : value, label })),
  },
  { kind: 'text', name: 'orderNo', label: '完整订单号' },
  { kind: 'period', name: 'beginDate', end: 'endDate', label: '下单日期' },
];

const hiddenColumns = slot('local', 'auditColumns', isColumnLayout);

/** 审核列表: orders that wait for the audit of the dealer's administrator, one by one or in a batch (ORDER-01). */
export function Component() {
  const account = useAccount();
  const navigate = useNavigate();
  const filter = useAddressFilter(NAMES);
  const { values, pageNum, pageSize } = filter;
  const auditStatus = auditStatusOf(values.auditStatus);
  const orders = useQuery({
    ...auditOrdersQuery(account, { ...values, auditStatus, pageNum, pageSize }),
    placeholderData: keepPreviousData,
  });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const audit = useAudit(() => setChosen([]));
  const isWaiting = auditStatus === AUDIT.waiting;
  return (
    <>
      <RecordPage<AuditOrder, (typeof NAMES)[number]>
        context={`售达方 ${account.saletoCode}`}
        noun={isWaiting ? '待审核订单' : '审核记录'}
        emptyReason="子账号提交的订单会在这里等待审核。"
        filter={filter}
        fields={FIELDS}
        query={orders}
        table={{
          columns: AUDIT_COLUMNS,
          columnStore: hiddenColumns,
          rowKey: ({ orderNo }) => orderNo,
          onOpen: ({ orderNo }) => void navigate(auditHref(orderNo, auditStatus)),
          actionsWidth: 64,
          actions: ({ orderNo }) => [
            { key: 'open', label: isWaiting ? '审核' : '查看', to: auditHref(orderNo, auditStatus) },
          ],
          ...(isWaiting && {
            selection: {
              keys: chosen,
              onChange: setChosen,
              summary: orderSum,
              actions: audit.buttons,
            },
          }),
        }}
      />
      {audit.dialog}
    </>
  );
}
