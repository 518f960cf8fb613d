// No report: packages are cards with a quantity each.
import type { RecordOf } from '@dealer-portal/sdk';
import { listPackages } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paged } from '#platform/calls/paged';
import { accountQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink, PlainButton } from '#ui/button/plain-button';
import { FilterBar } from '#ui/input/filter-bar';
import { type AddressFilter, useAddressFilter } from '#ui/input/use-address-filter';
import type { QuantityDraft } from '#ui/input/use-quantity-draft';
import { PageHeader } from '#ui/page/page-header';
import { Pager } from '#ui/page/pager';
import { ColumnEntry } from '#ui/table/entry/column-entry';
import { createRowValues, type RowValues } from '#ui/table/entry/row-values';
import { listOf } from '#ui/text/list-of';
import { TermsFailed } from '#widgets/products/terms-failed';
import { useTerms } from '#widgets/products/use-terms';
import { readPasted } from '#widgets/quantity-edits/read-pasted';
import { PackageCard, setsRange } from './package-card';
import './packages.css';
import { Loaded } from '#platform/calls/loaded';
import { EmptyState } from '#ui/page/states';

type Package = RecordOf<'listPackages'>;

const FILTERS = ['keyword'] as const;

/** 套餐: products that are sold together at one price (CART-01, activity type 2). */
export function Component() {
  const account = useAccount();
  const filter = useAddressFilter(FILTERS);
  const { values, pageNum, pageSize } = filter;
  const { saletoCode } = account;
  const packages = useQuery(
    paged(accountQuery(listPackages, { query: { saletoCode, ...values, pageNum, pageSize } }, account)),
  );
  const [entries] = useState(() => createRowValues<QuantityDraft>());
  return (
    <div className="page">
      <PageHeader
        context={`送达方 ${account.shipToLabel}`}
        actions={<ButtonLink to={href('cart')}>去购物车</ButtonLink>}
      />
      <FilterBar
        fields={[{ kind: 'text', name: 'keyword', label: '套餐名称或型号' }]}
        values={values}
        onChange={filter.set}
        onClear={filter.clear}
      />
      <Loaded
        query={packages}
        failure="套餐没有加载出来"
        rows={8}
        isKept
        empty={<NoPackages filter={filter} />}
      >
        {({ records, total }) => (
          <>
            <Packages packages={records} entries={entries} />
            <Pager pageNum={pageNum} pageSize={pageSize} total={total} onChange={filter.setPage} />
          </>
        )}
      </Loaded>
    </div>
  );
}

interface PackagesProps {
  readonly packages: readonly Package[];
  /** The typed quantities, also of other pages. */
  readonly entries: RowValues<QuantityDraft>;
}

/** The packages of a page; a pasted column fills their quantities. */
function Packages({ packages, entries }: PackagesProps) {
  const codes = packages.flatMap(({ lineList }) => listOf(lineList).map(({ productCode }) => productCode));
  const terms = useTerms([...new Set(codes)]);
  const onPaste = (pairs: readonly (readonly [string, string])[]) => {
    const targets = packages.map((pack) => ({
      key: pack.packageId,
      name: pack.packageName,
      range: setsRange(pack),
      ...(pack.usableQty === 0 && { disabledReason: '该套餐已订完' }),
    }));
    for (const [id, number] of readPasted(pairs, targets)) entries.set(id, { number });
  };
  return (
    <>
      {terms.state === 'failed' && <Alert type="warning" showIcon title={<TermsFailed terms={terms} />} />}
      <ColumnEntry onPaste={onPaste}>
        {packages.map((pack) => (
          <PackageCard key={pack.packageId} pack={pack} entries={entries} terms={terms} />
        ))}
      </ColumnEntry>
    </>
  );
}

function NoPackages({ filter }: { readonly filter: AddressFilter<string> }) {
  return (
    <EmptyState
      title={filter.isNarrowed ? '没有符合条件的套餐' : '现在没有套餐'}
      reason={filter.isNarrowed ? '可换一个名称或型号。' : '套餐上线后会出现在这里。'}
      action={
        filter.isNarrowed ? (
          <PlainButton onClick={filter.clear}>清除条件</PlainButton>
        ) : (
          <Link to={href('index')}>查看全部商品</Link>
        )
      }
    />
  );
}
