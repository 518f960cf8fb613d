/** Styles of antd that the portal has no use for; the architecture test "antd's columns and colours" keeps it so. */

const PRESETS = 'blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|gold|lime';

const RULE = /[^{}]*\{[^{}]*\}/g;

/** Rules of the preset colours, by their variables. */
const PRESET_RULE = new RegExp(`var\\(--ant-(?:button-)?(?:${PRESETS})-`);

/** The variables themselves. */
const PRESET_VARIABLES = new RegExp(`--ant-(?:button-)?(?:${PRESETS})(?:-[a-z0-9]+)*:[^;}]*;?`, 'g');

/** Widths in parts of 24, places and orders of columns: a form says its widths itself, and the portal's grids are its own. */
const COLUMN = /\.ant-col-/;

/** Text from right to left, and the field of single digits. */
const KINDS = /-rtl\b|\.ant-otp\b/;

/** A sheet without what nothing uses. */
export function withoutUnused(sheet: string): string {
  return sheet.replace(RULE, (rule) => (isUnused(rule) ? '' : rule)).replace(PRESET_VARIABLES, '');
}

function isUnused(rule: string): boolean {
  if (PRESET_RULE.test(rule)) return true;
  // The rules of a list of selectors with a comma inside of brackets stay: too few to look closer.
  const selectors = rule.slice(0, rule.indexOf('{')).split(',');
  return selectors.every((selector) => COLUMN.test(selector) || KINDS.test(selector));
}
