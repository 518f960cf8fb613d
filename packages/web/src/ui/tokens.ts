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

/** The tokens as CSS variables of the page. */
export function tokenStyles(): string {
  const variables = Object.entries(TOKENS).map(([name, value]) => `--${name}: ${value};`);
  return `:root { ${variables.join(' ')} }`;
}
