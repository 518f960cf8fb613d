import { chosenVolume } from '@dealer-portal/rules/traffic';
import { getTrafficCartCount, listTrafficCart } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { OrderBar, OrderButton } from '#kits/order-list/order-bar';
import { OrderListTable } from '#kits/order-list/order-list-table';
import type { WantedRow } from '#kits/order-list/order-row';
import { useOrderList } from '#kits/order-list/use-order-list';
import { usePageSearch } from '#platform/browser/page-search';
import type { Account } from '#platform/session/account';
import { href } from '#routes';
import { buttonClass } from '#ui/button/button-class';
import type { FilterField } from '#ui/input/filter-bar';
import { PageHeader } from '#ui/page/page-header';
import { PartialNote } from '#ui/page/partial-note';
import { LoadMeter } from '../lines/load-meter';
import {
  type CarType,
  carTypesQuery,
  trafficCountQuery,
  trafficGoodsQuery,
  type Warehouse,
  warehousesQuery,
} from '../queries';
import { addToVehicle } from './calls';
import { defineGoodsList, type GoodsRow } from './goods-list';
import { useAddGoods } from './use-add-goods';

/** 整车列表: products of the production bases, chosen for one car type and put into the whole-vehicle cart (TRAF-01, SEARCH-01). */
const TRAFFIC_GOODS = defineGoodsList({
  name: 'goods:traffic',
  label: '整车产品',
  filters: ['keyword', 'warehouseCode', 'carType'],
  query: (account, { carType: _, ...filter }) => trafficGoodsQuery(account, filter),
  supplyTitle: '发货基地',
  empty: {
    title: '没有符合条件的整车产品',
    reason: '可换一个型号或发货基地；不满一车的数量可走普通下单。',
  },
});

export function Component() {
  const list = useOrderList(TRAFFIC_GOODS);
  const { account, filter, typed } = list;
  usePageSearch((keyword) => filter.set({ keyword }));
  const carQuery = useQuery(carTypesQuery(account));
  const carTypes = carQuery.data ?? [];
  const warehouses = useQuery(warehousesQuery(account));
  const car = carTypes.find(({ carType }) => carType === filter.values.carType);
  const { isAdding, addAll } = useAddGoods({
    entries: typed.entries,
    add: (line) => addToVehicle(account, line, car),
    changed: [listTrafficCart, getTrafficCartCount],
    cartName: '整车购物车',
  });
  return (
    <div className="page">
      <PageHeader context={`送达方 ${account.shipToLabel}`} actions={<CartLink account={account} />} />
      <OrderListTable list={list} fields={fieldsOf(warehouses.data ?? [], carTypes)}>
        <PartialNote
          parts={[
            { name: '发货基地', query: warehouses },
            { name: '车型', query: carQuery },
          ]}
        />
      </OrderListTable>
      <OrderBar
        {...typed}
        start={(rows) => <ChosenLoad lines={rows} car={car} />}
        actions={(order) => (
          <OrderButton order={order} size="large" isBusy={isAdding} onOrder={({ rows }) => addAll(rows)}>
            加入整车购物车
          </OrderButton>
        )}
      />
    </div>
  );
}

function fieldsOf(
  warehouses: readonly Warehouse[],
  carTypes: readonly CarType[],
): readonly FilterField<'keyword' | 'warehouseCode' | 'carType'>[] {
  return [
    { kind: 'text', name: 'keyword', label: '型号或名称' },
    {
      kind: 'choice',
      name: 'warehouseCode',
      label: '发货基地',
      options: warehouses.map(({ warehouseCode, warehouseName }) => ({
        value: warehouseCode,
        label: warehouseName,
      })),
    },
    {
      kind: 'choice',
      name: 'carType',
      label: '车型（默认自动配车）',
      options: carTypes.map(({ carType, carTypeName, carVolume }) => ({
        value: carType,
        label: `${carTypeName} · ${carVolume} m³`,
      })),
    },
  ];
}

function CartLink({ account }: { readonly account: Account }) {
  const count = useQuery(trafficCountQuery(account)).data;
  return (
    <Link to={href('trafficCart')} className={buttonClass()}>
      整车购物车（{count ?? '—'} 行）
    </Link>
  );
}

interface ChosenLoadProps {
  readonly lines: readonly WantedRow<GoodsRow>[];
  readonly car: CarType | undefined;
}

/** How full the chosen goods make the chosen car type. */
function ChosenLoad({ lines, car }: ChosenLoadProps) {
  if (!car) return <span className="secondary">未选车型，由系统自动配车</span>;
  const chosen = lines.map(({ row, number }) => ({ volume: row.goods.volume, number }));
  const { volume: SUMVOLUME, unmeasured } = chosenVolume(chosen);
  if (SUMVOLUME === undefined) {
    return <span className="secondary">装载率 —：{unmeasured} 种产品没有体积</span>;
  }
  const facts = { CARVOLUME: car.carVolume, SUMVOLUME, minLoadRate: car.minLoadRate };
  return <LoadMeter facts={facts} label={`所填产品占${car.carTypeName}的容积`} />;
}
