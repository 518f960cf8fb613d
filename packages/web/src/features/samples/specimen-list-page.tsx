import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router';
import { useAccount } from '#platform/account';
import { listState } from '#platform/list-state';
import { usePageSearch } from '#platform/page-search';
import { href } from '#routes';
import { DataTable } from '#ui/data-table';
import type { DataColumn } from '#ui/data-table-types';
import { FilterBar } from '#ui/filter-bar';
import { Money } from '#ui/money';
import { PageHeader } from '#ui/page-header';
import { useAddressFilter } from '#ui/use-address-filter';
import { ProductCell } from './product-cell';
import { type Sample, samplesQuery } from './queries';
import { SampleOrder } from './sample-order';

const FILTERS = ['keyword'] as const;

const COLUMNS: readonly DataColumn<Sample>[] = [
  {
    key: 'product',
    title: '产品',
    width: 280,
    render: ({ picUrl, ...product }) => <ProductCell {...product} picUrl={picUrl ?? ''} />,
  },
  {
    key: 'price',
    title: '普通供价',
    width: 116,
    isFigure: true,
    render: ({ price }) => (
      <span className="sample-old-price">
        <Money amount={price} />
      </span>
    ),
  },
  {
    key: 'samplePrice',
    title: '样机价',
    width: 116,
    isFigure: true,
    render: ({ samplePrice }) => <Money amount={samplePrice} strong />,
  },
  {
    key: 'quantity',
    title: '可用 / 实际',
    width: 104,
    isFigure: true,
    render: ({ usableQty, realQty }) => `${usableQty} / ${realQty ?? '—'} 台`,
  },
  {
    key: 'policy',
    title: '样机政策',
    width: 150,
    render: ({ versionCode, endDate }) => (
      <>
        {versionCode ?? '—'}
        <div className="secondary">至 {endDate ?? '—'}</div>
      </>
    ),
  },
  {
    key: 'order',
    title: '订购',
    width: 270,
    render: (sample) => <SampleOrder sample={sample} from="specimen" />,
  },
];

/** 样机列表: what may be ordered at the sample price, put into the cart as YJCY (CART-02, SEARCH-01). */
export function Component() {
  const account = useAccount();
  const filter = useAddressFilter(FILTERS);
  usePageSearch((keyword) => filter.set({ keyword }));
  const { pageNum, pageSize } = filter;
  const samples = useQuery({
    ...samplesQuery(account, { ...filter.values, pageNum, pageSize }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="page">
      <PageHeader
        title="样机列表"
        context={`送达方 ${account.shipToLabel}`}
        actions={
          <Link to={href('prototypeSample')}>
            <Button>出样记录</Button>
          </Link>
        }
      />
      <FilterBar
        fields={[{ kind: 'text', name: 'keyword', label: '型号或名称' }]}
        values={filter.values}
        onChange={filter.set}
        onClear={filter.clear}
      />
      <DataTable
        label="可订样机"
        columns={COLUMNS}
        rows={samples.data?.records ?? []}
        rowKey={({ productCode, versionCode }) => `${productCode} ${versionCode ?? ''}`}
        state={listState(samples, '样机没有加载出来')}
        empty={{
          title: '没有可订的样机',
          reason: '样机政策按型号和数量开放，可换一个型号查询。',
          action: filter.isNarrowed && <Button onClick={filter.clear}>清除条件</Button>,
        }}
        page={{ pageNum, pageSize, total: samples.data?.total ?? 0, onChange: filter.setPage }}
      />
    </div>
  );
}
