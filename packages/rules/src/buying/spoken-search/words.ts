/** The words of the trade that dealers say, beside those of the catalogue. */

/** What people call a category, by the word of the catalogue. Assumption: the words; a title of the catalogue comes first. */
export const CATEGORY_WORDS: Readonly<Record<string, string>> = {
  电冰箱: '冰箱',
  冰柜: '冷柜',
  冷藏柜: '冷柜',
  雪柜: '冷柜',
  洗衣: '洗衣机',
  洗机: '洗衣机',
  烘干机: '干衣机',
  烘衣机: '干衣机',
  挂机: '壁挂空调',
  壁挂机: '壁挂空调',
  空调挂机: '壁挂空调',
  挂式空调: '壁挂空调',
  柜机: '柜式空调',
  空调柜机: '柜式空调',
  立式空调: '柜式空调',
  冷气: '空调',
  热水机: '热水器',
  燃热: '燃气热水器',
  电热: '电热水器',
  烟机: '吸油烟机',
  油烟机: '吸油烟机',
  抽油烟机: '吸油烟机',
  灶具: '燃气灶',
  灶台: '燃气灶',
  煤气灶: '燃气灶',
  洗碗柜: '洗碗机',
  厨房电器: '厨电',
  电视机: '电视',
  彩电: '电视',
  小电器: '小家电',
};

/** What people call a kind of product, by the word that its name has. */
export const KIND_WORDS: Readonly<Record<string, string>> = {
  双开门: '对开门',
  对门: '对开门',
  十字对开: '十字门',
  四门: '十字门',
  两门: '双门',
  滚桶: '滚筒',
  波伦: '波轮',
  洗烘: '洗烘一体',
  立柜: '柜式',
};

/** Words that names of products have, so that words said without a blank between them come apart. */
export const NAME_WORDS: readonly string[] = [
  ...['对开门', '十字门', '法式', '多门', '双门', '三门', '单门', '变频', '定频', '无霜', '风冷', '直冷'],
  ...['卧式', '立式', '变温', '单温', '滚筒', '波轮', '直驱', '全自动', '洗烘一体', '热泵', '壁挂', '柜式'],
  ...['储水式', '零冷水', '大吸力', '双眼', '嵌入式', '高刷', '智能', '分区', '背光', '无线', '可视', '全屋'],
  ...[
    '洗碗机',
    '吸尘器',
    '空气炸锅',
    '中控屏',
    '超薄',
    '除菌',
    '母婴',
    '迷你',
    '静音',
    '节能',
    '语音',
    '速热',
  ],
];

/** Colours of products. */
export const COLOURS: readonly string[] = [
  ...[
    '白色',
    '黑色',
    '银色',
    '灰色',
    '金色',
    '红色',
    '蓝色',
    '绿色',
    '粉色',
    '紫色',
    '米色',
    '咖色',
    '玫瑰金',
    '棕色',
    '香槟色',
  ],
];

/** What is asked of price and stock, by the words that ask for it. */
export const OFFER_WORDS: Readonly<Record<string, OfferWord>> = {
  特价: '特价',
  特惠: '特价',
  促销: '特价',
  优惠: '特价',
  打折: '特价',
  活动价: '特价',
  降价: '特价',
  样机: '样机',
  样品: '样机',
  展示机: '样机',
  抢单: '抢单',
  工程机: '工程',
  工程价: '工程',
  套餐: '套餐',
  套购: '套餐',
  乡镇专供: '乡镇专供',
  极速配送: '极速配送',
  新品: '反向定制',
  新款: '反向定制',
  有货: '有货',
  现货: '有货',
  有库存: '有货',
  有现货: '有货',
  便宜: '便宜',
  最便宜: '便宜',
  低价: '便宜',
};

/** A tab of the shopping navigation, stock, or the cheapest first. */
export type OfferWord =
  | '特价'
  | '样机'
  | '抢单'
  | '工程'
  | '套餐'
  | '乡镇专供'
  | '极速配送'
  | '反向定制'
  | '有货'
  | '便宜';

/** Words that ask, and say nothing of the goods; the longest first. */
export const FILLERS: readonly string[] = [
  ...['有没有', '我想要', '我想买', '帮我找', '帮我查', '多少钱', '什么价', '怎么卖', '哪一款', '有哪些'],
  ...['请问', '我要', '想要', '想买', '需要', '给我', '找找', '看看', '看下', '查下', '查询', '搜索', '有吗'],
  ...['价格', '哪款', '哪个', '哪些', '什么', '一台', '几台', '一款', '款式', '产品', '商品', '型号', '牌子'],
  ...[
    '左右',
    '大约',
    '大概',
    '规格',
    '容量',
    '尺寸',
    '颜色',
    '的',
    '吗',
    '呢',
    '吧',
    '啊',
    '要',
    '找',
    '买',
    '来',
    '和',
    '款',
    '个',
    '有',
  ],
];
