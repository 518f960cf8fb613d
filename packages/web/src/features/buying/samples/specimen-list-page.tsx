// No report: quantities are typed into the rows and added to the cart together.

import { policyAddition } from '@dealer-portal/rules/goods';
import { readFigure } from '@dealer-portal/rules/money';
import { policyLimit } from '@dealer-portal/rules/price';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { AddAllButton } from '#kits/order-entry/add-all-button';
import { OrderBar } from '#kits/order-entry/order-bar';
import { clearWanted, type OrderEntry, type OrderRow, type WantedRow } from '#kits/order-entry/order-row';
import { OrderTable } from '#kits/order-entry/order-table';
import { useSeenRows } from '#kits/order-entry/use-seen-rows';
import { usePageSearch } from '#platform/browser/page-search';
import { listState } from '#platform/calls/list-state';
import { paged } from '#platform/calls/paged';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { buttonClass } from '#ui/button/button-class';
import { PlainButton } from '#ui/button/plain-button';
import { FilterBar } from '#ui/input/filter-bar';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { PageHeader } from '#ui/page/page-header';
import type { DataColumn } from '#ui/table/data-table-types';
import { countText } from '#ui/text/joined';
import { Money } from '#ui/text/money';
import { isNumbered, useKeptEntries } from '#widgets/kept-entries/use-kept-entries';
import { type Sample, samplesQuery } from './queries';
import './samples.css';

const FILTERS = ['keyword'] as const;

/** A sample machine in the list, at its sample price, as many as the policy leaves. */
interface SampleRow extends OrderRow {
  readonly sample: Sample;
}

const COLUMNS: readonly DataColumn<SampleRow>[] = [
  {
    key: 'policy',
    title: '样机政策',
    width: 128,
    render: ({ sample: { versionCode, endDate } }) => (
      <>
        {versionCode ?? '—'}
        <div className="secondary">至 {endDate ?? '—'}</div>
      </>
    ),
  },
  {
    key: 'quantity',
    title: '可购',
    width: 104,
    isFigure: true,
    render: ({ sample }) => countText(policyLimit(sample), '台'),
  },
  {
    key: 'ordinary',
    title: '普通供价',
    width: 104,
    isFigure: true,
    render: ({ sample }) => (
      <span className="sample-old-price">
        <Money amount={sample.price} />
      </span>
    ),
  },
];

/** 样机: what may be ordered at the sample price, typed or pasted down the column, put into the cart as YJCY (CART-02, CART-09, SEARCH-01). */
export function Component() {
  const account = useAccount();
  const filter = useAddressFilter(FILTERS);
  usePageSearch((keyword) => filter.set({ keyword }));
  const { pageNum, pageSize } = filter;
  const samples = useQuery(paged(samplesQuery(account, { ...filter.values, pageNum, pageSize })));
  const rows = useMemo(() => (samples.data?.records ?? []).map(rowOf), [samples.data]);
  const seen = useSeenRows(rows);
  const entries = useKeptEntries<OrderEntry>(`samples:${account.saletoCode}`, isNumbered);
  return (
    <div className="page">
      <PageHeader
        context={`送达方 ${account.shipToLabel}`}
        actions={
          <Link to={href('prototypeSample')} className={buttonClass()}>
            出样记录
          </Link>
        }
      />
      <FilterBar
        fields={[{ kind: 'text', name: 'keyword', label: '型号或名称' }]}
        values={filter.values}
        onChange={filter.set}
        onClear={filter.clear}
      />
      <OrderTable
        label="可订样机"
        columns={COLUMNS}
        priceTitle="样机价"
        rows={rows}
        entries={entries}
        state={listState(samples, '样机没有加载出来')}
        empty={{
          title: '没有可订的样机',
          reason: '样机政策按型号和数量开放，可换一个型号查询。',
          action: filter.isNarrowed && <PlainButton onClick={filter.clear}>清除条件</PlainButton>,
        }}
        page={{ pageNum, pageSize, total: readFigure(samples.data?.total), onChange: filter.setPage }}
      />
      {seen.length > 0 && (
        <OrderBar
          rows={seen}
          shownRows={rows}
          entries={entries}
          actions={(order) => (
            <AddAllButton
              order={order}
              additionOf={additionOf}
              terms="ready"
              onDone={(added) => clearWanted(entries, added)}
            />
          )}
        />
      )}
    </div>
  );
}

function rowOf(sample: Sample): SampleRow {
  const { productCode, productModel, productName, versionCode = '', picUrl = '' } = sample;
  const key = `${productCode} ${versionCode}`;
  const { samplePrice: price } = sample;
  return {
    key,
    productCode,
    productModel,
    productName,
    picUrl,
    price,
    most: policyLimit(sample),
    sample,
  };
}

/** A machine is an entry of its own, at the sample price of its policy; its row shows the policy's pieces, no stock. */
function additionOf({ row: { sample }, number }: WantedRow<SampleRow>) {
  const { productCode, versionCode } = sample;
  return policyAddition({ productCode, priceType: 'YJCY', versionCode }, { number, from: 'specimen' });
}
