import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { href } from '#routes';
import { type AddressFilter, useAddressFilter } from '#ui/input/use-address-filter';
import type { FilterName } from '#widgets/report/define-report';
import { ReportPage } from '#widgets/report/report-page';
import { ReturnInvoiceDialog } from './return-invoice-dialog';
import { RETURN_QUERY, type ReturnOrder } from './returns-report';
import { useReturnProgress } from './use-return-progress';

/** The keyword is part of this page's path; the other filters are in its query. */
function useKeywordInPath(): AddressFilter<FilterName<'queryReturnOrders'>> {
  const navigate = useNavigate();
  const { keyword } = useParams();
  const filter = useAddressFilter(['keyword', 'status', 'beginDate', 'endDate']);
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
  const filter = useKeywordInPath();
  const progress = useReturnProgress();
  const [invoiced, setInvoiced] = useState<ReturnOrder>();
  return (
    <>
      <ReportPage
        report={RETURN_QUERY}
        filter={filter}
        actionsWidth={152}
        actions={(row) => [
          { key: 'progress', label: '审批进度', onClick: () => progress.show(row) },
          {
            key: 'invoice',
            label: '登记发票',
            onClick: () => setInvoiced(row),
            disabledReason: row.status === '30' ? '已驳回的退货不需要发票' : undefined,
          },
        ]}
      />
      {progress.dialog}
      {invoiced && <ReturnInvoiceDialog row={invoiced} onClose={() => setInvoiced(undefined)} />}
    </>
  );
}
