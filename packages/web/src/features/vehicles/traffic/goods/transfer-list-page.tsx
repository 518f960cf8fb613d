import { getTransferCartCount, listTransferCart } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { OrderBar, OrderButton } from '#kits/order-list/order-bar';
import { OrderListTable } from '#kits/order-list/order-list-table';
import { useOrderList } from '#kits/order-list/use-order-list';
import { usePageSearch } from '#platform/browser/page-search';
import type { Account } from '#platform/session/account';
import { href } from '#routes';
import { buttonClass } from '#ui/button/button-class';
import { PageHeader } from '#ui/page/page-header';
import { transferCountQuery, transferGoodsQuery } from '../queries';
import { addToTransfer } from './calls';
import { defineGoodsList } from './goods-list';
import { useAddGoods } from './use-add-goods';

/** 调货列表: what other sold-tos can hand over, put into the transfer cart (TRANS-01, SEARCH-01). */
const TRANSFER_GOODS = defineGoodsList({
  name: 'goods:transfer',
  label: '调货产品',
  filters: ['keyword'],
  query: transferGoodsQuery,
  supplyTitle: '调出方',
  empty: {
    title: '没有可调的产品',
    reason: '其他客户没有可调出的库存，可换一个型号或走普通下单。',
  },
});

export function Component() {
  const list = useOrderList(TRANSFER_GOODS);
  const { account, filter, typed } = list;
  usePageSearch((keyword) => filter.set({ keyword }));
  const { isAdding, addAll } = useAddGoods({
    entries: typed.entries,
    add: (line) => addToTransfer(account, line),
    changed: [listTransferCart, getTransferCartCount],
    cartName: '调货购物车',
  });
  return (
    <div className="page">
      <PageHeader context={`调入方 ${account.shipToLabel}`} actions={<CartLink account={account} />} />
      <OrderListTable list={list} fields={[{ kind: 'text', name: 'keyword', label: '型号或名称' }]} />
      <OrderBar
        {...typed}
        actions={(order) => (
          <OrderButton order={order} size="large" isBusy={isAdding} onOrder={({ rows }) => addAll(rows)}>
            加入调货购物车
          </OrderButton>
        )}
      />
    </div>
  );
}

function CartLink({ account }: { readonly account: Account }) {
  const count = useQuery(transferCountQuery(account)).data;
  return (
    <Link to={href('transferCart')} className={buttonClass()}>
      调货购物车（{count} 行）
    </Link>
  );
}
