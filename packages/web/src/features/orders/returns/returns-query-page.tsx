import { RETURN_STATES } from '@dealer-portal/rules/states';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { FilterName } from '#kits/report/define-report';
import { ReportPage } from '#kits/report/report-page';
import { href } from '#routes';
import { firstPageSearch } from '#ui/input/first-page-search';
import { type AddressFilter, useAddressFilter } from '#ui/input/use-address-filter';
import { withParams } from '#ui/input/with-params';
import { ReturnInvoiceDialog } from './return-invoice-dialog';
import { RETURN_QUERY, type ReturnOrder } from './returns-report';
import { useReturnProgress } from './use-return-progress';

const NAMES = ['keyword', 'status', 'beginDate', 'endDate'] as const;

/** The keyword is part of this page's path; the other filters are in its query. */
function useKeywordInPath(): AddressFilter<FilterName<'queryReturnOrders'>> {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { keyword } = useParams();
  const filter = useAddressFilter(NAMES);
  const values = { ...filter.values, ...(keyword && { keyword }) };
  const set: typeof filter.set = (change) => {
    const { keyword: next, ...others } = { keyword: values.keyword, ...change };
    const search = withParams(params, { ...others, keyword: undefined });
    void navigate(href('returnsmanage', next ? { keyword: next } : {}) + firstPageSearch(search));
  };
  const replace: typeof filter.replace = (next) =>
    set(Object.fromEntries(NAMES.map((name) => [name, next[name] ?? ''])));
  return {
    ...filter,
    values,
    isNarrowed: filter.isNarrowed || keyword !== undefined,
    set,
    replace,
    clear: () => replace({}),
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
            disabledReason:
              row.status === RETURN_STATES.rejected.value ? '已驳回的退货不需要发票' : undefined,
          },
        ]}
      />
      {progress.dialog}
      {invoiced && <ReturnInvoiceDialog row={invoiced} onClose={() => setInvoiced(undefined)} />}
    </>
  );
}
