import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { isTexts, slot } from '#platform/browser/storage';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import type { FilterField } from '#ui/input/filter-bar';
import { type AddressFilter, useAddressFilter } from '#ui/input/use-address-filter';
import { RecordPage } from '../record-page';
import { RETURN_STATES, type ReturnOrder, returnsQuery } from './queries';
import { RETURN_COLUMNS } from './return-columns';
import { ReturnInvoiceDialog } from './return-invoice-dialog';
import { useReturnProgress } from './use-return-progress';

const NAMES = ['keyword', 'status', 'beginDate', 'endDate'] as const;
type Name = (typeof NAMES)[number];

const FIELDS: readonly FilterField<Name>[] = [
  { kind: 'text', name: 'keyword', label: '退货单号、订单号或型号' },
  { kind: 'choice', name: 'status', label: '退货状态', options: [...RETURN_STATES] },
  { kind: 'period', name: 'beginDate', end: 'endDate', label: '申请日期' },
];

const hiddenColumns = slot('local', 'returnQueryColumns', isTexts);

/** The keyword is part of this page's path; the other filters are in its query. */
function useKeywordInPath(): AddressFilter<Name> {
  const navigate = useNavigate();
  const { keyword } = useParams();
  const filter = useAddressFilter(NAMES);
  return {
    ...filter,
    values: { ...filter.values, ...(keyword && { keyword }) },
    isNarrowed: filter.isNarrowed || keyword !== undefined,
    set: (change) => {
      if (change.keyword === undefined) filter.set(change);
      else void navigate(href('returnsmanage', change.keyword === '' ? {} : { keyword: change.keyword }));
    },
    clear: () => void navigate(href('returnsmanage')),
  };
}

/** 退货查询: finds returns by number, order or model; their approval and their invoice (ORDER-01). */
export function Component() {
  const account = useAccount();
  const filter = useKeywordInPath();
  const { values, pageNum, pageSize } = filter;
  const returns = useQuery({
    ...returnsQuery(account, { ...values, pageNum, pageSize }),
    placeholderData: keepPreviousData,
  });
  const progress = useReturnProgress();
  const [invoiced, setInvoiced] = useState<ReturnOrder>();
  return (
    <>
      <RecordPage
        context={`售达方 ${account.saletoCode}`}
        noun="退货单"
        emptyReason="提交的退货申请会出现在这里。"
        filter={filter}
        fields={FIELDS}
        query={returns}
        table={{
          columns: RETURN_COLUMNS,
          columnStore: hiddenColumns,
          rowKey: ({ returnNo }) => returnNo,
          actionsWidth: 152,
          actions: (row) => [
            { key: 'progress', label: '审批进度', onClick: () => progress.show(row) },
            {
              key: 'invoice',
              label: '登记发票',
              onClick: () => setInvoiced(row),
              whyNot: row.status === '30' ? '已驳回的退货不需要发票' : undefined,
            },
          ],
        }}
      />
      {progress.dialog}
      {invoiced && <ReturnInvoiceDialog row={invoiced} onClose={() => setInvoiced(undefined)} />}
    </>
  );
}
