// No report: quantities are typed into the rows and loaded together.
import { readFigure, sumFigures } from '@dealer-portal/rules/money';
import { getTrafficCartCount, listTrafficCart } from '@dealer-portal/sdk/operations';
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
import { PartialNote } from '#ui/page/partial-note';
import { useKeptEntries } from '#widgets/kept-entries/use-kept-entries';
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
import { GoodsBar } from './goods-bar';
import { type GoodsLine, isGoodsEntry } from './goods-entry';
import { GoodsTable } from './goods-table';
import { useAddGoods } from './use-add-goods';

const FILTERS = ['keyword', 'warehouseCode', 'carType'] as const;

/** 整车列表: products of the production bases, chosen for one car type and put into the whole-vehicle cart (TRAF-01, SEARCH-01). */
export function Component() {
  const account = useAccount();
  const filter = useAddressFilter(FILTERS);
  usePageSearch((keyword) => filter.set({ keyword }));
  const { carType, ...narrowed } = filter.values;
  const goods = useQuery(
    paged(trafficGoodsQuery(account, { ...narrowed, pageNum: filter.pageNum, pageSize: filter.pageSize })),
  );
  const carQuery = useQuery(carTypesQuery(account));
  const carTypes = carQuery.data ?? [];
  const warehouses = useQuery(warehousesQuery(account));
  const car = carTypes.find((item) => item.carType === carType);
  const entries = useKeptEntries(`goods:traffic:${account.saletoCode}`, isGoodsEntry);
  const { isAdding, addAll } = useAddGoods({
    entries,
    add: (line) => addToVehicle(account, line, car),
    changed: [listTrafficCart, getTrafficCartCount],
    cartName: '整车购物车',
  });
  const rows = goods.data?.records ?? [];
  return (
    <div className="page">
      <PageHeader context={`送达方 ${account.shipToLabel}`} actions={<CartLink account={account} />} />
      <Filters filter={filter} carTypes={carTypes} warehouses={warehouses.data ?? []} />
      <PartialNote
        parts={[
          { name: '发货基地', query: warehouses },
          { name: '车型', query: carQuery },
        ]}
      />
      <GoodsTable
        label="整车产品"
        rows={rows}
        entries={entries}
        state={listState(goods, '整车产品没有加载出来')}
        supplyTitle="发货基地"
        empty={{
          title: '没有符合条件的整车产品',
          reason: '可换一个型号或发货基地；不满一车的数量可走普通下单。',
          action: <OtherWay filter={filter} />,
        }}
        page={{
          pageNum: filter.pageNum,
          pageSize: filter.pageSize,
          total: readFigure(goods.data?.total),
          onChange: filter.setPage,
        }}
      />
      <GoodsBar
        rows={rows}
        entries={entries}
        isAdding={isAdding}
        addLabel="加入整车购物车"
        onAdd={addAll}
        load={(lines) => <ChosenLoad lines={lines} car={car} />}
      />
    </div>
  );
}

function OtherWay({ filter }: Pick<FiltersProps, 'filter'>) {
  if (filter.isNarrowed) return <PlainButton onClick={filter.clear}>清除条件</PlainButton>;
  return (
    <Link to={href('list')} className={buttonClass()}>
      去商品列表
    </Link>
  );
}

type Filter = ReturnType<typeof useAddressFilter<(typeof FILTERS)[number]>>;

interface FiltersProps {
  readonly filter: Filter;
  readonly carTypes: readonly CarType[];
  readonly warehouses: readonly Warehouse[];
}

function Filters({ filter, carTypes, warehouses }: FiltersProps) {
  return (
    <FilterBar
      fields={[
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
      ]}
      values={filter.values}
      onChange={filter.set}
      onClear={filter.clear}
    />
  );
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
  readonly lines: readonly GoodsLine[];
  readonly car: CarType | undefined;
}

/** Cubic metres of what is ordered of a product; undefined where its volume cannot be read. */
function volumeOf({ goods, number }: GoodsLine): number | undefined {
  const volume = readFigure(goods.volume);
  return volume === undefined ? undefined : volume * number;
}

function unmeasured(lines: readonly GoodsLine[]): string {
  return `${lines.filter((line) => volumeOf(line) === undefined).length} 种产品没有体积`;
}

/** How full the chosen goods make the chosen car type. */
function ChosenLoad({ lines, car }: ChosenLoadProps) {
  if (!car) return <span className="secondary">未选车型，由系统自动配车</span>;
  const SUMVOLUME = sumFigures(lines.map(volumeOf));
  if (SUMVOLUME === undefined) return <span className="secondary">装载率 —：{unmeasured(lines)}</span>;
  const facts = { CARVOLUME: car.carVolume, SUMVOLUME, minLoadRate: car.minLoadRate };
  return <LoadMeter facts={facts} label={`所填产品占${car.carTypeName}的容积`} />;
}
