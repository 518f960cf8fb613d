import { type Addition, weekName } from '@dealer-portal/rules/cart';
import type { Data } from '@dealer-portal/sdk';
import type { queryInventoryPage } from '@dealer-portal/sdk/operations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAccount } from '#platform/account';
import { listState } from '#platform/list-state';
import { href } from '#routes';
import { DataTable } from '#ui/data-table';
import type { DataColumn } from '#ui/data-table-types';
import { Dialog } from '#ui/dialog';
import { FilterBar, type FilterField } from '#ui/filter-bar';
import { OnceOpen } from '#ui/once-open';
import { useAddToCart } from '#widgets/products/use-add-to-cart';
import { inventoryQuery, productGroupsQuery, remoteWarehousesQuery } from './queries';

type Stock = Data<typeof queryInventoryPage>['records'][number];
type Name = 'keyword' | 'isStock' | 'productGroupCode' | 'yuncangCode';
type Values = Readonly<Partial<Record<Name, string>>>;

const PAGE_SIZE = 10;
const NO_PROMISE = '0';

/** The button of the stock look-up; its list is asked for when it is opened. */
export function StockLookUp() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="no-print" onClick={() => setOpen(true)}>
        查库存
      </Button>
      <OnceOpen isOpen={isOpen}>
        <StockDialog isOpen={isOpen} onClose={() => setOpen(false)} />
      </OnceOpen>
    </>
  );
}

interface StockDialogProps {
  /** Closed it stays, so that the focus goes back to its button. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What of a product can be ordered now, at the centre or in a remote cloud warehouse, and the way into the cart (CART-03). */
function StockDialog({ isOpen, onClose }: StockDialogProps) {
  const account = useAccount();
  const [values, setValues] = useState<Values>({});
  const [page, setPage] = useState({ pageNum: 1, pageSize: PAGE_SIZE });
  const { isStock, ...texts } = values;
  const asked = {
    ...texts,
    ...(isStock && { isStock: isStock === '1' ? (1 as const) : (0 as const) }),
    ...page,
  };
  const stock = useQuery({
    ...inventoryQuery(account, asked),
    placeholderData: keepPreviousData,
    enabled: isOpen,
  });
  const fields = useFields();
  const add = useAddToCart();
  const onFilter = (change: Values) => {
    const entries = Object.entries({ ...values, ...change }).filter(([, value]) => value);
    setValues(Object.fromEntries(entries));
    setPage({ ...page, pageNum: 1 });
  };
  const onAdd = ({ productCode }: Stock) => add.mutate(additionOf(productCode, values.yuncangCode));
  return (
    <Dialog open={isOpen} width={1040} title="查库存" footer={null} onCancel={onClose}>
      <FilterBar fields={fields} values={values} onChange={onFilter} onClear={() => setValues({})} />
      <DataTable
        label="库存"
        columns={values.yuncangCode ? COLUMNS.filter(({ key }) => !CENTRE_ONLY.includes(key)) : COLUMNS}
        rows={stock.data?.records ?? []}
        rowKey={({ productCode }) => productCode}
        state={listState(stock, '库存没有加载出来')}
        empty={{ title: '没有符合条件的产品', reason: '可换一个型号，或放宽产品组、仓库的筛选。' }}
        actions={(row) => [
          {
            key: 'add',
            label: '加入购物车',
            onClick: () => onAdd(row),
            whyNot: row.stock > 0 ? undefined : '没有库存，不能加入购物车',
          },
        ]}
        actionsWidth={112}
        page={{
          ...page,
          total: stock.data?.total ?? 0,
          onChange: (pageNum, pageSize) => setPage({ pageNum, pageSize }),
        }}
      />
    </Dialog>
  );
}

/** One piece of the product; more are set in the cart. */
function additionOf(productCode: string, yuncangCode: string | undefined): Addition {
  const from = yuncangCode ? { yuncangType: 'YD' as const, yuncangCode } : {};
  return { number: 1, productList: [{ productCode, number: 1 }], dataFrom: 'inventory', ...from };
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
      options: warehouses.map((one) => ({ value: one.yuncangCode, label: one.yuncangName })),
    },
  ];
}

const IS_STOCK = [
  { value: '1', label: '有货' },
  { value: '0', label: '无货' },
];

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
    compare: (left, right) => left.stock - right.stock,
    render: ({ stock }) => (stock > 0 ? `${stock} 台` : '无货'),
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
