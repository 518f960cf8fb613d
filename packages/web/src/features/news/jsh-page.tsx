import type { Data } from '@dealer-portal/sdk';
import { getCustomerFlagData, listCustomerInventory } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { Link } from 'react-router';
import { listState } from '#platform/calls/list-state';
import { accountQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PageHeader } from '#ui/page/page-header';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn } from '#ui/table/data-table-types';
import './news.css';

type Inventory = Data<typeof listCustomerInventory>[number];

const COLUMNS: readonly DataColumn<Inventory>[] = [
  {
    key: 'product',
    title: '商品',
    width: 240,
    render: ({ productCode, productModel, productName }) => (
      <span className="news-title">
        <Link to={href('detail', { productCode })}>{productModel ?? productCode}</Link>
        <span className="secondary">{productName}</span>
      </span>
    ),
  },
  { key: 'storeAmt', title: '库存', width: 96, isFigure: true, render: ({ storeAmt }) => `${storeAmt} 台` },
  {
    key: 'avgDailySales',
    title: '日均零售',
    width: 112,
    isFigure: true,
    render: ({ avgDailySales }) => (avgDailySales === undefined ? '—' : `${avgDailySales} 台`),
  },
  {
    key: 'turnoverDays',
    title: '周转天数',
    width: 112,
    isFigure: true,
    render: ({ turnoverDays }) => (turnoverDays === undefined ? '—' : `${turnoverDays} 天`),
  },
  {
    key: 'safeDays',
    title: '安全天数',
    width: 112,
    isFigure: true,
    render: ({ safeDays }) => (safeDays === undefined ? '—' : `${safeDays} 天`),
  },
];

/** 巨商汇专页: whether the platform reports the customer's data, and the stock that it reports. Assumption: all content. */
export function Component() {
  const account = useAccount();
  const input = { query: { customerCode: account.saleInfo.customerCode } };
  const flag = useQuery(accountQuery(getCustomerFlagData, input, account));
  const inventory = useQuery(accountQuery(listCustomerInventory, input, account));
  return (
    <div className="page">
      <PageHeader context={`客户 ${account.saleInfo.customerCode}`} />
      {flag.data === false && (
        <Alert
          type="info"
          showIcon
          className="jsh-flag"
          title="当前客户未开通巨商汇数据，下列库存可能不完整；开通请联系客户经理。"
        />
      )}
      <DataTable
        label="巨商汇库存"
        columns={COLUMNS}
        rows={inventory.data ?? []}
        rowKey={({ productCode }) => productCode}
        state={listState(inventory, '库存没有加载出来')}
        empty={{ title: '没有巨商汇库存数据', reason: '门店上报后会出现在这里。' }}
        {...(flag.isError && { partial: '是否开通巨商汇没有查到' })}
      />
    </div>
  );
}
