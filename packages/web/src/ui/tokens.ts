/**
 * The look of the portal, in one place: the build writes these values into index.html as CSS variables (`--text`), and
 * `app/theme.ts` gives them to antd. Every pair of text and ground has contrast 4.5 or more (tokens.test.ts).
 */
export const TOKENS = {
  text: '#14202E',
  'text-secondary': '#4E5B69',
  /** Placeholders, disabled words, struck prices. */
  'text-faint': '#5C6874',
  line: '#DCE2E8',
  'line-strong': '#B8C2CC',
  /** The border of a control. */
  control: '#788491',
  page: '#FFFFFF',
  paper: '#FFFFFF',
  /** Heads and totals of tables. */
  tint: '#F4F6F9',
  /** Disabled elements. */
  'tint-strong': '#E9EDF2',
  /** The strip at the top, and its second text. */
  bar: '#10294A',
  'bar-text': '#B9C7DA',
  primary: '#0A52A8',
  'primary-hover': '#083F82',
  /** The current row, entry or choice. */
  'primary-tint': '#E7EFF9',
  /** A filled row, or one under the pointer. */
  'row-selected': '#F0F5FB',
  /** Money and rights that end, and warnings. */
  due: '#9E4308',
  'due-tint': '#FCF0E4',
  error: '#B3261E',
  'error-tint': '#FCECEA',
  success: '#1B6A3A',
  'success-tint': '#E6F3EB',
  /** The page under a dialog. */
  mask: 'rgb(16 32 56 / 45%)',
  /** Of what floats: menus, dialogs, messages. */
  shadow: '0 8px 24px rgb(16 32 56 / 16%)',
  font: "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif",
} as const;

/** Steps of room between things, in pixels: `--space-1`. */
export const SPACE = { 1: 4, 2: 8, 3: 12, 4: 16, 5: 24, 6: 32 } as const;

/** Sizes of type, in pixels: `--type-xs`. */
export const TYPE = {
  /** Second lines, heads of tables, help. */
  xs: 12,
  /** Tables and dense forms. */
  s: 13,
  /** Body, buttons, headings of sections. */
  m: 14,
  /** Fields under a finger, for a phone makes the page larger at a smaller one. */
  l: 16,
  /** Titles of pages, sums in a bar. */
  xl: 18,
  /** The one money figure of a page. */
  xxl: 24,
  /** Icons without a word. */
  icon: 20,
  /** The symbol of a page that says why it is closed. */
  symbol: 40,
} as const;

/** Round corners, in pixels: `--radius-control`. Tables and panels have none. */
export const RADIUS = {
  tag: 2,
  control: 4,
  dialog: 6,
  /** Ends of half a circle, however high. */
  round: 999,
} as const;

/** What lies over what: `--layer-over`. Between layers of one page only their order matters. */
export const LAYERS = {
  /** Under the text of the page. */
  under: -1,
  /** Over its neighbours inside of one component. */
  over: 1,
  /** Stays in sight while a list scrolls: groups, pinned cells. */
  pinned: 4,
  /** The head and foot of the list, over what is pinned. */
  head: 5,
  /** Where both meet. */
  corner: 6,
  /** The column of tools. */
  tools: 15,
  /** A round button in the corner. */
  'corner-button': 16,
  /** The bar at the foot of a phone, which no button may cover. */
  bar: 17,
  'bar-button': 18,
  /** The bar of menus, what opens beside it, and what sticks below the row at the top. */
  side: 20,
  'phone-menu': 28,
  'phone-line': 29,
  /** The row at the top. */
  top: 30,
  /** What opens from a part of the frame. */
  panel: 40,
  progress: 50,
  /** The choices of a field. */
  list: 60,
  skip: 100,
  palette: 900,
  /** As dialogs, which antd puts there. */
  dialog: 1000,
  /** Choices and reasons of what a dialog holds. */
  'over-dialog': 1100,
  message: 2010,
} as const;

const variables = (group: string, values: Readonly<Record<string, string | number>>, unit = '') =>
  Object.entries(values).map(([name, value]) => `--${group}${name}: ${value}${unit};`);

/** The tokens as CSS variables of the page. */
export function tokenStyles(): string {
  const all = [
    ...variables('', TOKENS),
    ...variables('space-', SPACE, 'px'),
    ...variables('type-', TYPE, 'px'),
    ...variables('radius-', RADIUS, 'px'),
    ...variables('layer-', LAYERS),
  ];
  return `:root { ${all.join(' ')} }`;
}
