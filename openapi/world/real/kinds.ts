/** The kinds of products that the world is made of at its real size. */

/** A kind of product: what its models are called, how large they are and what they cost. */
export interface Kind {
  /** A top category of the world. */
  readonly category: string;
  /** The title of its sub-category, as the products' type. */
  readonly type: string;
  /** The letter of its product codes. */
  readonly letter: string;
  /** The model of a size: `BCD-536W`. */
  readonly model: (size: number) => string;
  /** The attribute that says the size, and its unit. */
  readonly attribute: string;
  readonly unit: string;
  /** The sizes that it is made in. */
  readonly sizes: readonly number[];
  /** Whether it has an energy label. */
  readonly isLabelled?: boolean;
  /** Supply prices in yuan, of the smallest and of the largest size. */
  readonly yuan: readonly [number, number];
  /** The drawing of the type (mock/provider/pictures). */
  readonly picture: string;
}

/** The numbers from one to another, both included. */
const steps = (from: number, to: number, by: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, at) => Math.round((from + at * by) * 10) / 10);

const FRIDGE = { category: '100000', letter: 'R', attribute: '容积', unit: '升', isLabelled: true } as const;
const FREEZER = {
  category: '110000',
  letter: 'F',
  attribute: '容积',
  unit: '升',
  picture: 'freezer',
} as const;
const WASHER = {
  category: '120000',
  letter: 'W',
  attribute: '容量',
  unit: '公斤',
  isLabelled: true,
} as const;
const AIR = { category: '130000', letter: 'A', attribute: '匹数', unit: '匹', isLabelled: true } as const;
const HEATER = { category: '140000', letter: 'H', isLabelled: true } as const;
const KITCHEN = { category: '150000', letter: 'K' } as const;
const TELEVISION = {
  category: '160000',
  letter: 'T',
  attribute: '尺寸',
  unit: '英寸',
  isLabelled: true,
} as const;
const SMALL = { category: '170000', letter: 'S' } as const;
const HOME = {
  category: '230000',
  letter: 'X',
  attribute: '尺寸',
  unit: '英寸',
  picture: 'smart-panel',
} as const;

/** A tenth of a horse power is a hundred watts less or more: KFR-35GW is one and a half. */
const watts = (power: number) => Math.round(power * 23.5);

export const KINDS: readonly Kind[] = [
  {
    ...FRIDGE,
    type: '对开门',
    model: (n) => `BCD-${n}WG`,
    sizes: steps(436, 656, 10),
    yuan: [2399, 5299],
    picture: 'fridge-side',
  },
  {
    ...FRIDGE,
    type: '十字门',
    model: (n) => `BCD-${n}WC`,
    sizes: steps(410, 630, 10),
    yuan: [2799, 6899],
    picture: 'fridge-cross',
  },
  {
    ...FRIDGE,
    type: '法式多门',
    model: (n) => `BCD-${n}WL`,
    sizes: steps(300, 560, 13),
    yuan: [2199, 5999],
    picture: 'fridge-french',
  },
  {
    ...FRIDGE,
    type: '三门',
    model: (n) => `BCD-${n}ST`,
    sizes: steps(180, 280, 6),
    yuan: [899, 1899],
    picture: 'fridge-3door',
  },
  {
    ...FREEZER,
    type: '变温冷柜',
    model: (n) => `BC/BD-${n}H`,
    sizes: steps(100, 420, 16),
    yuan: [699, 2199],
  },
  {
    ...FREEZER,
    type: '单温冷柜',
    model: (n) => `BC/BD-${n}G`,
    sizes: steps(120, 620, 25),
    yuan: [799, 2999],
  },
  {
    ...WASHER,
    type: '滚筒洗衣机',
    model: (n) => `XQG${n * 10}-B`,
    sizes: steps(6, 13, 0.5),
    yuan: [1299, 4599],
    picture: 'washer-drum',
  },
  {
    ...WASHER,
    type: '波轮洗衣机',
    model: (n) => `XQB${n * 10}-M`,
    sizes: steps(4, 12, 0.5),
    yuan: [599, 1999],
    picture: 'washer-top',
  },
  {
    ...WASHER,
    type: '干衣机',
    model: (n) => `HG${n * 10}-F`,
    sizes: steps(7, 12, 0.5),
    yuan: [2699, 6299],
    picture: 'dryer',
  },
  {
    ...AIR,
    type: '壁挂空调',
    model: (n) => `KFR-${watts(n)}GW/`,
    sizes: [1, 1.2, 1.5, 2],
    yuan: [1599, 3599],
    picture: 'ac-wall',
  },
  {
    ...AIR,
    type: '柜式空调',
    model: (n) => `KFR-${watts(n)}LW/`,
    sizes: [2, 2.5, 3, 4, 5],
    yuan: [3599, 8999],
    picture: 'ac-floor',
  },
  {
    ...AIR,
    type: '中央空调',
    model: (n) => `RFC${watts(n)}MX`,
    sizes: [3, 4, 5, 6, 8],
    yuan: [8999, 28_999],
    picture: 'ac-central',
  },
  {
    ...HEATER,
    type: '电热水器',
    model: (n) => `EC${n}-P`,
    sizes: steps(40, 120, 10),
    attribute: '容量',
    unit: '升',
    yuan: [699, 2399],
    picture: 'heater-electric',
  },
  {
    ...HEATER,
    type: '燃气热水器',
    model: (n) => `JSQ${n * 2 - 1}-`,
    sizes: steps(10, 24, 1),
    attribute: '升数',
    unit: '升',
    yuan: [1099, 3999],
    picture: 'heater-gas',
  },
  {
    ...HEATER,
    type: '空气能热水器',
    model: (n) => `RE${n}-K`,
    sizes: steps(150, 300, 25),
    attribute: '容量',
    unit: '升',
    yuan: [3999, 8999],
    picture: 'heater-pump',
  },
  {
    ...KITCHEN,
    type: '吸油烟机',
    model: (n) => `CXW-${n * 10}-E`,
    sizes: steps(17, 28, 1),
    attribute: '风量',
    unit: '立方',
    isLabelled: true,
    yuan: [799, 3899],
    picture: 'hood',
  },
  {
    ...KITCHEN,
    type: '燃气灶',
    model: (n) => `JZT-Q${n * 10}B`,
    sizes: steps(4, 6, 0.2),
    attribute: '热负荷',
    unit: '千瓦',
    yuan: [499, 1799],
    picture: 'hob',
  },
  {
    ...KITCHEN,
    type: '洗碗机',
    model: (n) => `EYW${n}-`,
    sizes: [6, 8, 10, 12, 13, 14, 16],
    attribute: '套数',
    unit: '套',
    isLabelled: true,
    yuan: [2199, 6999],
    picture: 'dishwasher',
  },
  {
    ...KITCHEN,
    type: '蒸烤一体机',
    model: (n) => `SKD${n}-`,
    sizes: steps(36, 66, 5),
    attribute: '容积',
    unit: '升',
    yuan: [2999, 6899],
    picture: 'steam-oven',
  },
  {
    ...TELEVISION,
    type: '智能电视',
    model: (n) => `${n}R`,
    sizes: [32, 43, 50, 55, 58, 65],
    yuan: [899, 2999],
    picture: 'tv-small',
  },
  {
    ...TELEVISION,
    type: '巨幕电视',
    model: (n) => `${n}S`,
    sizes: [70, 75, 85, 98, 100],
    yuan: [3599, 16_999],
    picture: 'tv-large',
  },
  {
    ...SMALL,
    type: '扫地机器人',
    model: (n) => `HB-R${n}`,
    sizes: [3, 4, 5, 6],
    attribute: '容量',
    unit: '升',
    yuan: [1299, 3999],
    picture: 'robot-vacuum',
  },
  {
    ...SMALL,
    type: '电饭煲',
    model: (n) => `HRC-F${n}`,
    sizes: [2, 3, 4, 5],
    attribute: '容量',
    unit: '升',
    isLabelled: true,
    yuan: [159, 699],
    picture: 'rice-cooker',
  },
  {
    ...SMALL,
    type: '空气炸锅',
    model: (n) => `HKA-J${n}`,
    sizes: [3, 4, 5, 6, 8],
    attribute: '容量',
    unit: '升',
    yuan: [159, 599],
    picture: 'air-fryer',
  },
  { ...HOME, type: '中控屏', model: (n) => `HS-S${n}`, sizes: [4, 6, 8, 10, 12], yuan: [799, 3299] },
];

/** Colours with the letter that ends a model. */
export const COLOURS: readonly (readonly [letter: string, name: string])[] = [
  ['A', '月光白'],
  ['B', '星蕴银'],
  ['D', '玉墨黑'],
  ['E', '流沙金'],
  ['G', '极地灰'],
];

export const ENERGY_LABELS: readonly string[] = ['一级', '二级', '三级'];
