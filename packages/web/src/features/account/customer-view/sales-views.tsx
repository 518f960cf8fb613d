// No report: two short lists of one customer, a part of its view.
import type { Data } from '@dealer-portal/sdk';
import type { listSaleOrgFactories, listSalesViews } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { listState } from '#platform/calls/list-state';
import { columnsOf } from '#ui/table/columns';
import { DataTable } from '#ui/table/data-table';
import { factoriesQuery, salesViewsQuery } from './queries';
import './customer-view.css';

const view = columnsOf<Data<typeof listSalesViews>[number]>();
const factory = columnsOf<Data<typeof listSaleOrgFactories>[number]>();

const VIEWS = [
  view.text('saleOrgName', '销售组织', {
    width: 208,
    detail: ['销售组织编码', ({ saleOrgCode }) => saleOrgCode],
  }),
  view.text('productGroupName', '产品组', {
    width: 144,
    detail: ['产品组编码', ({ productGroupCode }) => productGroupCode],
  }),
  view.text('channel', '渠道', { width: 80 }),
  view.code('salesGroupCode', '销售组'),
];

const FACTORIES = [
  factory.text('saleOrgName', '销售组织', {
    width: 208,
    detail: ['销售组织编码', ({ saleOrgCode }) => saleOrgCode],
  }),
  factory.text('factoryName', '发货工厂', {
    width: 208,
    detail: ['发货工厂编码', ({ factoryCode }) => factoryCode],
  }),
];

interface SalesViewsProps {
  readonly customerCode: string;
}

/** Where the customer is opened for sale, and which factories deliver (ROUTE-06). */
export function SalesViews({ customerCode }: SalesViewsProps) {
  const views = useQuery(salesViewsQuery(customerCode));
  const factories = useQuery(factoriesQuery(customerCode));
  return (
    <div className="customer-archive customer-sales page-below">
      <section aria-label="销售视图">
        <h2>销售视图</h2>
        <DataTable
          label="销售视图"
          columns={VIEWS}
          rows={views.data ?? []}
          rowKey={({ saleOrgCode, productGroupCode }) => `${saleOrgCode} ${productGroupCode ?? ''}`}
          state={listState(views, '销售视图没有加载出来')}
          empty={{ title: '没有开通销售视图', reason: '由客户经理开通。' }}
        />
      </section>
      <section aria-label="发货工厂">
        <h2>发货工厂</h2>
        <DataTable
          label="发货工厂"
          columns={FACTORIES}
          rows={factories.data ?? []}
          rowKey={({ saleOrgCode, factoryCode }) => `${saleOrgCode} ${factoryCode}`}
          state={listState(factories, '发货工厂没有加载出来')}
          empty={{ title: '没有发货工厂', reason: '由客户经理维护。' }}
        />
      </section>
    </div>
  );
}
