/** The examples of the description, with what the world at its real size has beyond them. */

import { addDays } from '../../../world/ledger/calendar';
import { grownCategories } from '../../../world/real/categories';
import type { Grown, GrownProduct } from '../../../world/real/grown';
import { grownAccounts, grownStores } from '../../../world/real/wholesaler';
import type { Persona, World } from '../../../world/world';
import type { Answer, Id, RowOf } from './shapes';

/** Who an answer is for, in which world. */
interface Asked {
  readonly grown: Grown;
  readonly world: World;
  readonly persona: Persona;
}

type Grow<Name extends Id> = (answer: Answer<Name>, asked: Asked) => Answer<Name>;

/** The answers that grow, by operation. */
const GROWN: { readonly [Name in Id]?: Grow<Name> } = {
  queryProducts: (page, { grown, world }) => ({
    ...page,
    ...longer(
      page,
      grown.products.map((product) => productRow(product, world)),
    ),
  }),
  listPrices: (rows, { grown }) => [...rows, ...grown.products.map(priceRow)],
  listStock: (rows, { grown, world }) => [
    ...rows,
    ...grown.products.map((product) => stockRow(product, world)),
  ],
  listSpecialPrices: (rows, asked) => [...rows, ...policyRows(asked)],
  listSamples: (page, asked) => ({ ...page, ...longer(page, sampleRows(asked)) }),
  listCloudWarehouseProducts: (rows, { grown }) => [...rows, ...cloudRows(grown.products, rows)],
  listCategories: (rows, { grown }) => [...grownCategories(rows, grown.products)],
  queryNetworks: (page, asked) => ({ ...page, ...longer(page, storeRows(page.records, asked)) }),
  listSubAccounts: (rows, asked) => [...rows, ...accountRows(rows, asked)],
};

/** The answer of an example in the world at its real size; in the small world the example itself. */
export function grownAnswer<Name extends Id>(
  operationId: Name,
  answer: Answer<Name>,
  { world, persona }: Pick<Asked, 'world' | 'persona'>,
): Answer<Name> {
  const grow = world.grown && GROWN[operationId];
  return grow && world.grown ? grow(answer, { grown: world.grown, world, persona }) : answer;
}

/** The records of a page with those that follow, and their count. */
function longer<Row>(page: { readonly records: readonly Row[] }, more: readonly Row[]) {
  const records = [...page.records, ...more];
  return { records, total: records.length };
}

function productRow(product: GrownProduct, { categories }: World): RowOf<'queryProducts'> {
  const { code, model, name, category, picture, retailPrice, tags, attributes, isNew, isWithdrawn } = product;
  return {
    productCode: code,
    productModel: model,
    productName: name,
    categoryCode: category,
    categoryName: categories[category] ?? '',
    picUrl: `/provider/pictures/${picture}.svg`,
    retailPrice,
    tags: [...tags],
    attributes: [...attributes],
    stockType: product.cloudStocks.some((stock) => stock > 0) ? 'YC' : 'CENTER',
    isNewProduct: isNew,
    withdrawn: isWithdrawn,
  };
}

const PRICE_VERSION = 'PV202611';

const priceRow = ({ code, price, retailPrice }: GrownProduct): RowOf<'listPrices'> => ({
  productCode: code,
  price,
  priceType: 'PT',
  priceVersion: PRICE_VERSION,
  retailPrice,
});

const stockRow = ({ code, stock, inTransit }: GrownProduct, { today }: World): RowOf<'listStock'> => ({
  productCode: code,
  stock,
  isStock: stock > 0 ? 1 : 0,
  stockVersion: `SV${today.replaceAll('-', '')}`,
  weekPromise: '0',
  farWeek: '0',
  inTransit,
});

function policyRows({ grown, world }: Asked): RowOf<'listSpecialPrices'>[] {
  return grown.products.flatMap(({ code, policies }) =>
    policies
      .filter(({ priceType }) => priceType !== 'YJCY')
      .map(({ priceType, versionCode, price, usableQty, realQty, beginDay, endDay }) => ({
        productCode: code,
        priceType,
        activityId: versionCode.slice(0, -2),
        versionCode,
        price,
        usableQty,
        realQty,
        beginDate: addDays(world.today, beginDay),
        endDate: addDays(world.today, endDay),
      })),
  );
}

function sampleRows({ grown, world }: Asked): RowOf<'listSamples'>[] {
  return grown.products.flatMap(({ code, model, name, category, price, picture, policies }) =>
    policies
      .filter(({ priceType, endDay }) => priceType === 'YJCY' && endDay >= 0)
      .map((policy) => ({
        productCode: code,
        productModel: model,
        productName: name,
        productGroupCode: category,
        price,
        samplePrice: policy.price,
        versionCode: policy.versionCode,
        usableQty: policy.usableQty,
        realQty: policy.realQty,
        endDate: addDays(world.today, policy.endDay),
        picUrl: `/provider/pictures/${picture}.svg`,
      })),
  );
}

type CloudRow = RowOf<'listCloudWarehouseProducts'>;

function cloudRows(products: readonly GrownProduct[], known: readonly CloudRow[]): CloudRow[] {
  const warehouses = new Map(known.map(({ yuncangCode, yuncangType }) => [yuncangCode, yuncangType]));
  return products.flatMap(({ code, model, name, price, cloudStocks }) =>
    [...warehouses].flatMap(([yuncangCode, yuncangType], at): CloudRow[] => {
      const stock = cloudStocks[at] ?? 0;
      if (stock === 0) return [];
      return [
        { productCode: code, productModel: model, productName: name, price, stock, yuncangType, yuncangCode },
      ];
    }),
  );
}

const isWholesaler = ({ grown, persona }: Asked) => persona.saletoCode === grown.wholesaler;

function storeRows(known: readonly RowOf<'queryNetworks'>[], asked: Asked): RowOf<'queryNetworks'>[] {
  if (!isWholesaler(asked)) return [];
  const { persona, world } = asked;
  const saleOrgCode = known[0]?.saleOrgCode;
  return grownStores({ persona, known: known.length, today: world.today }).map(({ day, ...store }) => ({
    ...store,
    applyType: 'NEW',
    applyTypeName: '新建',
    customerCode: persona.saletoCode,
    industryCode: '100000',
    industryName: '冰箱',
    ...(saleOrgCode !== undefined && { saleOrgCode }),
    status: '20',
    statusName: '已通过',
    applyDate: `${day} 10:00:00`,
  }));
}

function accountRows(rows: readonly RowOf<'listSubAccounts'>[], asked: Asked): RowOf<'listSubAccounts'>[] {
  if (!isWholesaler(asked)) return [];
  const { persona, world } = asked;
  return grownAccounts(rows.length, world.today).map(({ isActive, day, ...account }, at) => ({
    ...account,
    customerCode: persona.saletoCode,
    status: isActive ? '1' : '0',
    statusName: isActive ? '启用' : '停用',
    createDate: day,
    roles: rows[1 + (at % Math.max(1, rows.length - 1))]?.roles ?? [],
  }));
}
