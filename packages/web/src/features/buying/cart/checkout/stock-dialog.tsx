// No report: products are searched in a dialog and added with a quantity.

import { weekName } from '@dealer-portal/rules/cart-entry';
import { byAmount, piecesText, readFigure } from '@dealer-portal/rules/money';
import { FIRST_ROWS } from '@dealer-portal/rules/page';
import { pricedRefusal, priceText } from '@dealer-portal/rules/price';
import type { Data } from '@dealer-portal/sdk';
import type { queryInventoryPage } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { listState } from '#platform/calls/list-state';
import { paged } from '#platform/calls/paged';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { FilterBar, type FilterField } from '#ui/input/filter-bar';
import { Dialog } from '#ui/overlay/dialog';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn } from '#ui/table/data-table-types';
import { AdditionUnknown } from '#widgets/products/addition-unknown';
import { OfferAmount } from '#widgets/products/offer-price';
import { TermsFailed } from '#widgets/products/terms-failed';
import { useAddToCart } from '#widgets/products/use-add-to-cart';
import { type LiveTerms, useTerms } from '#widgets/products/use-terms';
import { inventoryQuery, productGroupsQuery, remoteWarehousesQuery } from '../queries';

type Stock = Data<typeof queryInventoryPage>['records'][number];
type Name = 'keyword' | 'isStock' | 'productGroupCode' | 'yuncangCode';
type Values = Readonly<Partial<Record<Name, string>>>;

const NO_PROMISE = '0';

interface StockDialogProps {
  /** Closed it stays, so that the focus goes back to its button. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * The available stock of a product, at the centre or in a remote cloud warehouse, and the way into the cart (CART-03).
 */
export function StockDialog({ isOpen, onClose }: StockDialogProps) {
  const account = useAccount();
  const [values, setValues] = useState<Values>({});
  const [page, setPage] = useState(FIRST_ROWS);
  const { isStock, ...texts } = values;
  const filter = {
    ...texts,
    ...(isStock && { isStock: isStock === '1' ? (1 as const) : (0 as const) }),
    ...page,
  };
  const stock = useQuery({ ...paged(inventoryQuery(account, filter)), enabled: isOpen });
  const fields = useFields();
  const rows = stock.data?.records ?? [];
  const terms = useTerms(rows.map(({ productCode }) => productCode));
  const { onAdd, reasonAgainstAdd, unknownText } = useAddStock(terms, values.yuncangCode);
  const onFilter = (change: Values) => {
    const entries = Object.entries({ ...values, ...change }).filter(([, value]) => value);
    setValues(Object.fromEntries(entries));
    setPage({ ...page, pageNum: 1 });
  };
  return (
    <Dialog open={isOpen} width={1040} title="查库存" footer={null} onCancel={onClose}>
      <FilterBar fields={fields} values={values} onChange={onFilter} onClear={() => setValues({})} />
      <DataTable
        label="库存"
        columns={[
          ...COLUMNS.filter(({ key }) => !values.yuncangCode || !CENTRE_ONLY.includes(key)),
          priceColumn(terms),
        ]}
        rows={rows}
        rowKey={({ productCode }) => productCode}
        state={listState(stock, '库存没有加载出来')}
        partial={terms.state === 'failed' && <TermsFailed terms={terms} />}
        empty={{ title: '没有符合条件的产品', reason: '可换一个型号，或放宽产品组、仓库的筛选。' }}
        actions={(row) => [
          {
            key: 'add',
            label: '加入购物车',
            onClick: () => onAdd(row),
            disabledReason: reasonAgainstAdd(row),
          },
        ]}
        actionsWidth={112}
        page={{
          ...page,
          total: readFigure(stock.data?.total),
          onChange: (pageNum, pageSize) => setPage({ pageNum, pageSize }),
        }}
      />
      {unknownText && <AdditionUnknown text={unknownText} />}
    </Dialog>
  );
}

/** Puts one piece of a product into the cart, from the centre or from a remote cloud warehouse; more are set there. */
function useAddStock({ state, termsOf, priceOf }: LiveTerms, yuncangCode: string | undefined) {
  const { add, unknownText } = useAddToCart();
  const from = yuncangCode ? { yuncangType: 'YD' as const, yuncangCode } : {};
  return {
    unknownText,
    onAdd: ({ productCode, productModel: model }: Stock) =>
      add({ terms: termsOf(productCode), number: 1, from: 'inventory', model, ...from }),
    reasonAgainstAdd: ({ stock, productCode }: Stock) =>
      noStock(readFigure(stock)) ?? priceText(pricedRefusal(state, priceOf(productCode)?.priceVersion)),
  };
}

function noStock(stock: number | undefined): string | undefined {
  if (stock === undefined) return '库存无法识别，不能加入购物车';
  return stock > 0 ? undefined : '没有库存，不能加入购物车';
}

function useFields(): readonly FilterField<Name>[] {
  const account = useAccount();
  const groups = useQuery(productGroupsQuery(account)).data ?? [];
  const warehouses = useQuery(remoteWarehousesQuery(account)).data ?? [];
  return [
    { kind: 'text', name: 'keyword', label: '型号', placeholder: '型号或名称' },
    {
      kind: 'choice',
      name: 'productGroupCode',
      label: '产品组',
      options: groups.map((group) => ({ value: group.productGroupCode, label: group.productGroupName })),
    },
    { kind: 'choice', name: 'isStock', label: '有无库存', options: IS_STOCK },
    {
      kind: 'choice',
      name: 'yuncangCode',
      label: '异地云仓',
      options: warehouses.map((warehouse) => ({
        value: warehouse.yuncangCode,
        label: warehouse.yuncangName,
      })),
    },
  ];
}

const IS_STOCK = [
  { value: '1', label: '有货' },
  { value: '0', label: '无货' },
];

/** The price that a piece is added at. */
function priceColumn({ priceOf }: Pick<LiveTerms, 'priceOf'>): DataColumn<Stock> {
  return {
    key: 'price',
    title: '单价',
    width: 128,
    isFigure: true,
    render: ({ productCode }) => <OfferAmount price={priceOf(productCode)} />,
  };
}

const CENTRE_ONLY: readonly string[] = ['inTransit', 'weekPromise'];

const COLUMNS: readonly DataColumn<Stock>[] = [
  {
    key: 'product',
    title: '产品',
    width: 260,
    render: ({ productCode, productModel, productName }) => (
      <>
        <Link to={href('detail', { productCode })}>{productModel}</Link>
        <div className="secondary">{productName}</div>
      </>
    ),
  },
  { key: 'group', title: '产品组', width: 96, render: ({ productGroupName }) => productGroupName || '—' },
  {
    key: 'stock',
    title: '可用库存',
    width: 112,
    isFigure: true,
    compare: (left, right) => byAmount(left.stock, right.stock),
    render: ({ stock }) => (readFigure(stock) === 0 ? '无货' : piecesText([stock])),
  },
  {
    key: 'inTransit',
    title: '在途',
    width: 96,
    isFigure: true,
    render: ({ inTransit }) => (inTransit === undefined ? '—' : `${inTransit} 台`),
  },
  {
    key: 'weekPromise',
    title: '周承诺',
    width: 112,
    render: ({ weekPromise }) => (weekPromise && weekPromise !== NO_PROMISE ? weekName(weekPromise) : '—'),
  },
];
