/** The keys of the page on show: those of the parts that stand on it. */

/** Keys, and what they do. */
export type KeyLine = readonly [keys: readonly string[], act: string];

interface KeyGroup {
  /** The part that hears the keys. */
  readonly part: string;
  readonly lines: readonly KeyLine[];
}

const GROUPS: readonly KeyGroup[] = [
  {
    part: '.goods-field',
    lines: [
      [['↑', '↓'], '上一行、下一行；从标题按 ↓ 到第一个数量'],
      [['←', '→'], '同一行的商品、数量、加入'],
      [['Enter'], '把这一行加入购物车，并到下一行'],
      [['Shift', 'Enter'], '回到上一行'],
      [['Ctrl', 'Enter'], '把填好的全部加入购物车'],
      [['Esc'], '恢复原来的数量'],
      [['Ctrl', 'V'], '粘贴一列数量，自动向下填'],
      [['/'], '到搜索框'],
    ],
  },
  {
    part: '.entry-cell:not(:has(> .goods-field))',
    lines: [
      [['↑', '↓'], '上一行、下一行的数量'],
      [['Enter'], '确认数量，到下一行；Shift + Enter 回到上一行'],
      [['Ctrl', 'V'], '粘贴一列数量，自动向下填'],
    ],
  },
  {
    part: '.detail-page',
    lines: [
      [['n'], '到数量'],
      [['f'], '关注、取消关注'],
    ],
  },
  { part: '.filter-bar input', lines: [[['/'], '到第一个筛选条件']] },
  { part: '[data-export]', lines: [[['e'], '导出']] },
];

const COMMON: readonly KeyLine[] = [
  [['Ctrl', 'K'], '查找商品、订单、单据、送达方和页面'],
  [['Tab'], '下一个可操作的地方；第一个是“跳到主要内容”'],
  [['Esc'], '关闭打开的窗口和列表'],
  [['?'], '打开这张表'],
];

/** The keys that work now, those of the page first. */
export function keysOnShow(page: ParentNode): readonly KeyLine[] {
  const groups = GROUPS.filter(({ part }) => page.querySelector(part) !== null);
  return [...groups.flatMap(({ lines }) => lines), ...COMMON];
}
