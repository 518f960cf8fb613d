import { ledgerProducts, SERIES } from '../ledger/products';
import { type Random, randomOf } from '../ledger/random';
import type { World } from '../world';
import type { GrownPolicy, GrownProduct } from './grown';
import { COLOURS, ENERGY_LABELS, KINDS, type Kind } from './kinds';

/** Models of the catalogue at its real size, those of the small world among them. */
export const MODELS = 3000;

/** A model without the chances of its trade. */
interface Model {
  readonly code: string;
  readonly model: string;
  readonly name: string;
  readonly category: string;
  readonly kind: Kind;
  readonly size: number;
  readonly series: string;
  readonly price: number;
}

/**
 * The products that the small world does not name: first those of the ledger, so that whatever was bought can be bought
 * again, then series of each kind whose models differ by a letter. The same each time.
 */
export function grownProducts(world: World): readonly GrownProduct[] {
  const traded = ledgerProducts(world).slice(world.products.length);
  const models = [...traded.map((product, at) => tradedModel(product, at)), ...seriesModels()];
  return models.slice(0, MODELS - world.products.length).map((model, at, all) => grown(model, all[at + 1]));
}

function tradedModel(product: ReturnType<typeof ledgerProducts>[number], at: number): Model {
  const kinds = KINDS.filter(({ category }) => category === product.category);
  const kind = kinds[at % kinds.length] ?? KINDS[0];
  if (!kind) throw new Error('There are no kinds.');
  return {
    code: product.productCode,
    model: product.productModel,
    name: product.productName,
    category: product.category,
    kind,
    size: kind.sizes[at % kind.sizes.length] ?? 0,
    series: product.productName.slice(0, 2),
    price: product.cents / 100,
  };
}

/** Every kind in each size, series and colour; a round takes one model of each kind, so that all kinds fill up alike. */
function seriesModels(): readonly Model[] {
  const queues = KINDS.map((kind) => modelsOf(kind));
  const rounds = Math.max(...queues.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => queues.flatMap((queue) => queue[round] ?? [])).flat();
}

function modelsOf(kind: Kind): readonly Model[] {
  const {
    sizes,
    yuan: [least, most],
    letter,
  } = kind;
  return SERIES.flatMap((series, seriesAt) =>
    sizes.flatMap((size, sizeAt) =>
      COLOURS.map(([colour, colourName], colourAt): Model => {
        const share = sizes.length < 2 ? 0 : sizeAt / (sizes.length - 1);
        const base = least + (most - least) * share;
        const number = `${KINDS.indexOf(kind) + 10}${seriesAt}${String(sizeAt).padStart(2, '0')}${colourAt}`;
        return {
          code: `G${letter}${number}`,
          model: `${kind.model(size)}${'HKMPRTVX'[seriesAt]}${colour}`,
          name: `${size}${kind.unit}${series}${kind.type}${colourName}`,
          category: kind.category,
          kind,
          size,
          series,
          price: Math.round(base * (1 + seriesAt * 0.04)) + colourAt * 20,
        };
      }),
    ),
  );
}

const TAGS: readonly string[] = ['热销', '抢单', '乡镇专供', '极速配送'];

/** Cloud warehouses whose stock each product has. */
const WAREHOUSES = 2;

function grown(model: Model, next: Model | undefined): GrownProduct {
  const { code, kind, size, series, price } = model;
  const random = randomOf(`catalogue ${code}`);
  const isWithdrawn = random.chance(0.04);
  const stock = stockOf(random, isWithdrawn);
  return {
    code,
    model: model.model,
    name: isWithdrawn ? `${model.name}（停产退市）` : model.name,
    category: model.category,
    type: kind.type,
    series,
    picture: kind.picture,
    attributes: [
      { name: kind.attribute, value: `${size}${kind.unit}` },
      ...(kind.isLabelled ? [{ name: '能效等级', value: random.pick(ENERGY_LABELS) }] : []),
      { name: '类型', value: kind.type },
      { name: '系列', value: series },
    ],
    tags: TAGS.filter(() => random.chance(0.08)),
    isNew: !isWithdrawn && random.chance(0.05),
    isWithdrawn,
    ...(isWithdrawn && next && { successor: next.code }),
    price,
    retailPrice: Math.round(price * 1.2),
    stock,
    inTransit: random.chance(0.3) ? random.integer(1, 60) : 0,
    cloudStocks: Array.from({ length: WAREHOUSES }, () => (random.chance(0.2) ? random.integer(1, 80) : 0)),
    policies: isWithdrawn ? [] : policiesOf(random, price, stock),
  };
}

/** A sixth is out of stock; what left the market has a rest, or nothing. */
function stockOf(random: Random, isWithdrawn: boolean): number {
  if (isWithdrawn) return random.chance(0.5) ? 0 : random.integer(1, 9);
  return random.chance(0.16) ? 0 : random.integer(1, 900);
}

/** How often a product has a price of a type, and what share of its price that is. */
const POLICY_KINDS = [
  ['TJ', 0.12, 0.94],
  ['GC', 0.05, 0.9],
  ['YJCY', 0.03, 0.75],
] as const;

function policiesOf(random: Random, price: number, stock: number): readonly GrownPolicy[] {
  return POLICY_KINDS.flatMap(([priceType, chance, share]): readonly GrownPolicy[] => {
    if (!random.chance(chance)) return [];
    const usableQty = priceType === 'YJCY' ? random.integer(1, 3) : random.integer(2, 200);
    return [
      {
        priceType,
        versionCode: `${priceType}2026${random.integer(100, 999)}-${random.integer(1, 9)}`,
        price: Math.round(price * share * 100) / 100,
        usableQty,
        // One in ten is used up.
        realQty: random.chance(0.1) ? 0 : Math.min(usableQty, Math.max(1, stock)),
        beginDay: -random.integer(1, 40),
        // One in eight has ended, a few end in these days.
        endDay: random.chance(0.125) ? -random.integer(1, 20) : random.integer(0, 45),
      },
    ];
  });
}
