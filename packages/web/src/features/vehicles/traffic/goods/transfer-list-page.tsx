import { getTransferCartCount, listTransferCart } from '@dealer-portal/sdk/operations';
import { BY_MODEL } from '#kits/order-list/define-order-list';
import { useOrderList } from '#kits/order-list/use-order-list';
import { href } from '#routes';
import { transferCountQuery, transferGoodsQuery } from '../queries';
import { addToTransfer } from './calls';
import { defineGoodsList } from './goods-list';
import { GoodsPage } from './goods-page';

/** 调货列表: what other sold-tos can hand over, put into the transfer cart (TRANS-01, SEARCH-01). */
const TRANSFER_GOODS = defineGoodsList({
  name: 'goods:transfer',
  label: '调货产品',
  filters: [BY_MODEL],
  query: transferGoodsQuery,
  supplyTitle: '调出方',
  empty: {
    title: '没有可调的产品',
    reason: '其他客户没有可调出的库存，可换一个型号或走普通下单。',
  },
});

const TRANSFER_CART = {
  name: '调货购物车',
  address: href('transferCart'),
  countQuery: transferCountQuery,
  changed: [listTransferCart, getTransferCartCount],
};

export function Component() {
  const list = useOrderList(TRANSFER_GOODS);
  const { account } = list;
  return (
    <GoodsPage
      list={list}
      context={`调入方 ${account.shipToLabel}`}
      cart={TRANSFER_CART}
      add={(line) => addToTransfer(account, line)}
    />
  );
}
