import { listPackages } from '@dealer-portal/sdk/operations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert, Button, Pagination } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { accountQuery, describeError } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { FilterBar } from '#ui/input/filter-bar';
import { useAddressFilter } from '#ui/input/use-address-filter';
import type { QuantityDraft } from '#ui/input/use-quantity-draft';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState, ErrorState, ListSkeleton } from '#ui/page/states';
import { ColumnEntry } from '#ui/table/entry/column-entry';
import { createRowValues } from '#ui/table/entry/row-values';
import { TermsFailed } from '#widgets/products/terms-failed';
import { useTerms } from '#widgets/products/use-terms';
import { readPasted } from '#widgets/quantity-edits/read-pasted';
import { PackageCard, setsRange } from './package-card';
import './packages.css';

const FILTERS = ['keyword'] as const;

/** 套餐: products that are sold together at one price (CART-01, activity type 2). */
export function Component() {
  const account = useAccount();
  const filter = useAddressFilter(FILTERS);
  const { values, pageNum, pageSize } = filter;
  const { saletoCode } = account;
  const packages = useQuery({
    ...accountQuery(listPackages, { query: { saletoCode, ...values, pageNum, pageSize } }, account),
    placeholderData: keepPreviousData,
  });
  const rows = packages.data?.records ?? [];
  const terms = useTerms([
    ...new Set(rows.flatMap(({ lineList }) => lineList.map(({ productCode }) => productCode))),
  ]);
  const [entries] = useState(() => createRowValues<QuantityDraft>());
  const onPaste = (pairs: readonly (readonly [string, string])[]) => {
    const targets = rows.map((pack) => ({
      key: pack.packageId,
      name: pack.packageName,
      range: setsRange(pack),
      ...(pack.usableQty === 0 && { disabledReason: '该套餐已订完' }),
    }));
    for (const [id, number] of readPasted(pairs, targets)) entries.set(id, { number });
  };
  return (
    <div className="page">
      <PageHeader
        context={`送达方 ${account.shipToLabel}`}
        actions={
          <Link to={href('cart')}>
            <Button>去购物车</Button>
          </Link>
        }
      />
      <FilterBar
        fields={[{ kind: 'text', name: 'keyword', label: '套餐名称或型号' }]}
        values={values}
        onChange={filter.set}
        onClear={filter.clear}
      />
      {packages.isPending && <ListSkeleton rows={8} />}
      {packages.isError && (
        <ErrorState
          title="套餐没有加载出来"
          {...describeError(packages.error)}
          onRetry={() => void packages.refetch()}
        />
      )}
      {packages.isSuccess && rows.length === 0 && (
        <EmptyState
          title={filter.isNarrowed ? '没有符合条件的套餐' : '现在没有套餐'}
          reason={filter.isNarrowed ? '可换一个名称或型号。' : '套餐上线后会出现在这里。'}
          action={
            filter.isNarrowed ? (
              <Button onClick={filter.clear}>清除条件</Button>
            ) : (
              <Link to={href('index')}>查看全部商品</Link>
            )
          }
        />
      )}
      {terms.state === 'failed' && <Alert type="warning" showIcon title={<TermsFailed terms={terms} />} />}
      <ColumnEntry onPaste={onPaste}>
        {rows.map((pack) => (
          <PackageCard key={pack.packageId} pack={pack} entries={entries} terms={terms} />
        ))}
      </ColumnEntry>
      {packages.data && packages.data.total > pageSize && (
        <Pagination
          align="end"
          current={pageNum}
          pageSize={pageSize}
          total={packages.data.total}
          onChange={filter.setPage}
        />
      )}
    </div>
  );
}
