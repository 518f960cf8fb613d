import type { Ops } from '@dealer-portal/sdk';
import { getCustomerFlagData, listCustomerInventory } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { defineReport, entire } from '#kits/report/define-report';
import { ReportPage } from '#kits/report/report-page';
import { asideQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { columnsOf } from '#ui/table/columns';
import './news.css';

const column = columnsOf<Ops['listCustomerInventory']['data'][number]>();

const INVENTORY = defineReport({
  name: 'jshInventory',
  operation: listCustomerInventory,
  input: ({ saleInfo: { customerCode } }) => ({ query: { customerCode } }),
  rows: entire,
  rowKey: ({ productCode }) => productCode,
  columns: [
    column.text('productModel', '商品', {
      key: 'product',
      width: 240,
      to: ({ productCode }) => href('detail', { productCode }),
      detail: ['产品名称', ({ productName }) => productName],
    }),
    column.number('storeAmt', '库存', { width: 96, unit: '台' }),
    column.number('avgDailySales', '日均零售', { width: 112, unit: '台', total: false }),
    column.number('turnoverDays', '周转天数', { width: 112, unit: '天' }),
    column.number('safeDays', '安全天数', { width: 112, unit: '天' }),
  ],
  noun: '巨商汇库存',
  emptyReason: '门店上报后会出现在这里。',
});

/** 巨商汇专页: whether the platform reports the customer's data, and the stock that it reports. Assumption: all content. */
export function Component() {
  const account = useAccount();
  const { customerCode } = account.saleInfo;
  const flag = useQuery(asideQuery(getCustomerFlagData, { query: { customerCode } }, account));
  return (
    <ReportPage
      report={INVENTORY}
      context={`客户 ${customerCode}`}
      partial={flag.isError && '是否开通巨商汇没有查到'}
    >
      {flag.data === false && (
        <Alert
          type="info"
          showIcon
          className="jsh-flag"
          title="当前客户未开通巨商汇数据，下列库存可能不完整；开通请联系客户经理。"
        />
      )}
    </ReportPage>
  );
}
