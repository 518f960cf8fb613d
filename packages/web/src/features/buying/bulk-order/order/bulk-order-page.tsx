import { bulkOrderText, moreLinesRefusal } from '@dealer-portal/rules/bulk-order';
import { thisWeekText } from '@dealer-portal/rules/cart-entry';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Select, Tooltip } from 'antd';
import { useMemo, useState } from 'react';
import { type Order, OrderButton } from '#kits/order-list/order-bar';
import { OrderColumn } from '#kits/order-list/order-table';
import { useOrderOrigin } from '#kits/submit/order-origin';
import { paged } from '#platform/calls/paged';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { PageHeader } from '#ui/page/page-header';
import { PartialNote } from '#ui/page/partial-note';
import { numbered } from '#ui/text/numbered';
import { pricesQuery, productsQuery } from '#widgets/products/queries';
import { useModelSearch } from '#widgets/products/use-model-search';
import { weeksQuery } from '../queries';
import { BulkBar, NO_PAYER, type OrderOf } from './bulk-bar';
import { type BulkItem, bulkItem, forgetItem, useBulkEntries } from './bulk-entry';
import { BulkSubmits } from './bulk-submits';
import { BulkTable } from './bulk-table';
import { type BulkOrder, saveForLater } from './calls';
import { type Picked, usePicked } from './use-picked';
import { usePlace } from './use-place';
import './bulk-order.css';

/** 大单: any products in bulk, each for its arrival week, saved as a pre-order or placed; kept alive (BIG-01, ROUTE-01). */
export function Component() {
  const account = useAccount();
  const [picked, setPicked] = usePicked(account.saletoCode);
  const entries = useBulkEntries('bulk');
  const { items, parts } = useItems(picked);
  const onPlace = usePlace(() => {
    for (const { productCode } of picked) forgetItem(entries, productCode);
    setPicked([]);
  });
  const onPick = (product: Picked) => {
    if (picked.some(({ productCode }) => productCode === product.productCode)) return;
    setPicked([...picked, product]);
  };
  const onRemove = (code: string) => {
    forgetItem(entries, code);
    setPicked(picked.filter(({ productCode }) => productCode !== code));
  };
  return (
    <div className="page">
      <BulkHead shipTo={account.shipToLabel} />
      <BulkSubmits />
      <ProductSearch count={picked.length} onPick={onPick} />
      <PartialNote parts={parts} />
      <OrderColumn rows={items} entries={entries.numbers}>
        <BulkTable
          label="大单产品"
          items={items}
          entries={entries}
          empty={{ title: '还没有选择产品', reason: '在上方输入型号查找并加入，再填写数量和到货周。' }}
          actions={({ product }) => [
            { key: 'remove', label: '移除', onClick: () => onRemove(product.productCode) },
          ]}
        />
      </OrderColumn>
      {items.length > 0 && (
        <BulkBar
          items={items}
          entries={entries}
          onPlace={onPlace}
          more={(typed, orderOf) => <PreOrderButton typed={typed} orderOf={orderOf} />}
        />
      )}
    </div>
  );
}

function BulkHead({ shipTo }: { readonly shipTo: string }) {
  return (
    <PageHeader
      context={`送达方 ${shipTo} · ${thisWeekText(new Date())}`}
      actions={<ButtonLink to={href('bigorderMallListJson')}>查看大单活动</ButtonLink>}
    />
  );
}

/** The picked products with their ordinary prices, for every week that is open. */
function useItems(picked: readonly Picked[]) {
  const account = useAccount();
  const codes = picked.map(({ productCode }) => productCode);
  const priceQuery = useQuery(paged(pricesQuery(account, codes), ['productCodeList']));
  const weekQuery = useQuery(weeksQuery(account));
  const [prices, weeks] = [priceQuery.data, weekQuery.data];
  const items = useMemo(() => {
    const weekCodes = (weeks ?? []).map(({ weekCode }) => weekCode);
    return picked.map((item) => {
      const price = prices?.find(({ productCode }) => productCode === item.productCode)?.price;
      const { productCode, productModel, productName, picUrl, categoryCode } = item;
      const product = { productCode, productModel, productName, picUrl, price };
      return bulkItem(product, { groupCode: categoryCode, weekCodes });
    });
  }, [picked, prices, weeks]);
  const parts = [
    { name: '价格', query: priceQuery },
    { name: '到货周', query: weekQuery },
  ];
  return { items, parts };
}

interface ProductSearchProps {
  readonly count: number;
  readonly onPick: (product: Picked) => void;
}

function ProductSearch({ count, onPick }: ProductSearchProps) {
  const { clear, select } = useModelSearch();
  const [problem, setProblem] = useState<string>();
  const account = useAccount();
  const queryClient = useQueryClient();
  const full = bulkOrderText(moreLinesRefusal(count));
  const onChoose = async (productCode: string) => {
    clear();
    const page = productsQuery(account, { productCode, pageNum: 1, pageSize: 1 });
    const product = await queryClient
      .fetchQuery(page)
      .then(({ records }) => records.find((found) => found.productCode === productCode), unreadablePick);
    const reason = reasonAgainstPick(product);
    setProblem(reason);
    if (product && reason === undefined) onPick(product);
  };
  return (
    <>
      <Tooltip title={full}>
        <Select
          className="bulk-search"
          aria-label="查找产品并加入大单"
          placeholder="输入型号、名称或编码，选择后加入"
          {...select}
          value={null}
          disabled={full !== undefined}
          onChange={(code: string | null) => code !== null && void onChoose(code)}
        />
      </Tooltip>
      {problem && (
        <div role="alert" className="field-problem">
          {problem}
        </div>
      )}
    </>
  );
}

function reasonAgainstPick(product: Picked | undefined): string | undefined {
  if (!product) return '该产品没有加载出来，请重新选择';
  return product.withdrawn ? `${product.productModel} 已停产退市，不能下大单` : undefined;
}

/** A product that cannot be read is not added; a message says so and the user chooses again. */
function unreadablePick(): undefined {
  return undefined;
}

interface PreOrderButtonProps {
  readonly typed: Order<BulkItem>;
  readonly orderOf: OrderOf;
}

/** Saves the lines without placing them; its message gives the number for later. */
function PreOrderButton({ typed, orderOf }: PreOrderButtonProps) {
  const origin = useOrderOrigin();
  const save = useMutation({
    mutationFn: (order: BulkOrder) => saveForLater(order, origin),
    onSuccess: (result) => {
      if (result.ok) notify('success', `${numbered('预订单', result.data?.preOrderNo)}已保存，未下单`);
    },
  });
  return (
    <OrderButton
      order={typed}
      isSecond
      size="large"
      reasonAgainst={(rows) => (orderOf(rows) ? undefined : NO_PAYER)}
      isBusy={save.isPending}
      onOrder={({ rows }) => {
        const order = orderOf(rows);
        return order && save.mutateAsync(order);
      }}
    >
      保存预订单
    </OrderButton>
  );
}
