import { chosenVolume, volumeText } from '@dealer-portal/rules/traffic';
import { getTrafficCartCount, listTrafficCart } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { BY_MODEL } from '#kits/order-list/define-order-list';
import type { WantedRow } from '#kits/order-list/order-row';
import { useOrderList } from '#kits/order-list/use-order-list';
import { href } from '#routes';
import { joined } from '#ui/text/joined';
import { LoadMeter } from '../lines/load-meter';
import {
  type CarType,
  carTypesQuery,
  trafficCountQuery,
  trafficGoodsQuery,
  warehousesQuery,
} from '../queries';
import { addToVehicle } from './calls';
import { defineGoodsList, type GoodsRow } from './goods-list';
import { GoodsPage } from './goods-page';

/** 整车列表: products of the production bases, chosen for one car type and put into the whole-vehicle cart (TRAF-01, SEARCH-01). */
const TRAFFIC_GOODS = defineGoodsList({
  name: 'goods:traffic',
  label: '整车产品',
  filters: [
    BY_MODEL,
    { kind: 'choice', name: 'warehouseCode', label: '发货基地' },
    { kind: 'choice', name: 'carType', label: '车型（默认自动配车）' },
  ],
  query: (account, { carType: _, ...filter }) => trafficGoodsQuery(account, filter),
  supplyTitle: '发货基地',
  empty: {
    title: '没有符合条件的整车产品',
    reason: '可换一个型号或发货基地；不满一车的数量可走普通下单。',
  },
});

const TRAFFIC_CART = {
  name: '整车购物车',
  address: href('trafficCart'),
  countQuery: trafficCountQuery,
  changed: [listTrafficCart, getTrafficCartCount],
};

export function Component() {
  const list = useOrderList(TRAFFIC_GOODS);
  const { account, filter } = list;
  const carQuery = useQuery(carTypesQuery(account));
  const carTypes = carQuery.data ?? [];
  const warehouses = useQuery(warehousesQuery(account));
  const car = carTypes.find(({ carType }) => carType === filter.values.carType);
  return (
    <GoodsPage
      list={list}
      cart={TRAFFIC_CART}
      add={(line) => addToVehicle(account, line, car)}
      choices={{
        warehouseCode: (warehouses.data ?? []).map(({ warehouseCode, warehouseName }) => ({
          value: warehouseCode,
          label: warehouseName,
        })),
        carType: carTypes.map(({ carType, carTypeName, carVolume }) => ({
          value: carType,
          label: joined([carTypeName, volumeText(carVolume)], ' · '),
        })),
      }}
      parts={[
        { name: '发货基地', query: warehouses },
        { name: '车型', query: carQuery },
      ]}
      start={(rows) => <ChosenLoad lines={rows} car={car} />}
    />
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
