// No report: quantities are typed into the rows and loaded together.
import { readFigure } from '@dealer-portal/rules/money';
import { getTransferCartCount, listTransferCart } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { usePageSearch } from '#platform/browser/page-search';
import { listState } from '#platform/calls/list-state';
import { paged } from '#platform/calls/paged';
import { type Account, useAccount } from '#platform/session/account';
import { href } from '#routes';
import { buttonClass } from '#ui/button/button-class';
import { PlainButton } from '#ui/button/plain-button';
import { FilterBar } from '#ui/input/filter-bar';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { PageHeader } from '#ui/page/page-header';
import { useKeptEntries } from '#widgets/kept-entries/use-kept-entries';
import { transferCountQuery, transferGoodsQuery } from '../queries';
import { addToTransfer } from './calls';
import { GoodsBar } from './goods-bar';
import { isGoodsEntry } from './goods-entry';
import { GoodsTable } from './goods-table';
import { useAddGoods } from './use-add-goods';

const FILTERS = ['keyword'] as const;

/** 调货列表: what other sold-tos can hand over, put into the transfer cart (TRANS-01, SEARCH-01). */
export function Component() {
  const account = useAccount();
  const filter = useAddressFilter(FILTERS);
  usePageSearch((keyword) => filter.set({ keyword }));
  const { pageNum, pageSize } = filter;
  const goods = useQuery(paged(transferGoodsQuery(account, { ...filter.values, pageNum, pageSize })));
  const entries = useKeptEntries(`goods:transfer:${account.saletoCode}`, isGoodsEntry);
  const { isAdding, addAll } = useAddGoods({
    entries,
    add: (line) => addToTransfer(account, line),
    changed: [listTransferCart, getTransferCartCount],
    cartName: '调货购物车',
  });
  const rows = goods.data?.records ?? [];
  return (
    <div className="page">
      <PageHeader context={`调入方 ${account.shipToLabel}`} actions={<CartLink account={account} />} />
      <FilterBar
        fields={[{ kind: 'text', name: 'keyword', label: '型号或名称' }]}
        values={filter.values}
        onChange={filter.set}
        onClear={filter.clear}
      />
      <GoodsTable
        label="调货产品"
        rows={rows}
        entries={entries}
        state={listState(goods, '调货产品没有加载出来')}
        supplyTitle="调出方"
        empty={{
          title: '没有可调的产品',
          reason: '其他客户没有可调出的库存，可换一个型号或走普通下单。',
          action: filter.isNarrowed ? (
            <PlainButton onClick={filter.clear}>清除条件</PlainButton>
          ) : (
            <Link to={href('list')} className={buttonClass()}>
              去商品列表
            </Link>
          ),
        }}
        page={{ pageNum, pageSize, total: readFigure(goods.data?.total), onChange: filter.setPage }}
      />
      <GoodsBar rows={rows} entries={entries} isAdding={isAdding} addLabel="加入调货购物车" onAdd={addAll} />
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
