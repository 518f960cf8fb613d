/**
 * The class prefixes of an antd style module, where they are not `ant-` and the name of its folder. A module may have
 * several prefixes, or hooks with other names (`useRowStyle`).
 */
const PREFIXES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '_util/wave/style': { default: 'ant-wave' },
  'badge/style/ribbon': { default: 'ant-ribbon' },
  'button/style/index': { default: 'ant-btn' },
  'button/style/compact': { default: 'ant-btn' },
  'date-picker/style/index': { default: 'ant-picker' },
  'grid/style/index': { useRowStyle: 'ant-row', useColStyle: 'ant-col' },
  'input/style/index': { useSharedStyle: 'ant-input', default: 'ant-input' },
  'input/style/otp': { default: 'ant-otp' },
  'input/style/search': { default: 'ant-input-search' },
  'qr-code/style/index': { default: 'ant-qrcode' },
  'space/style/addon': { default: 'ant-space-addon' },
  'space/style/compact': { default: 'ant-space-compact' },
};

/** The exports of a style module that are hooks or components of styles, with their class prefixes. */
export function styleExports(module: string): Readonly<Record<string, string>> {
  return PREFIXES[module] ?? { default: `ant-${module.slice(0, module.indexOf('/'))}` };
}

/** The class of a component's outer element, where that has no class of its prefix, such as a field with a unit. */
const ROOTS: Readonly<Record<string, string>> = {
  'ant-input': 'ant-input-css-var',
  'ant-radio': 'ant-radio-css-var',
};

/** The class below which a component's shared styles hold; antd gives it to the hook as the second argument. */
export function rootOf(prefix: string): string {
  return ROOTS[prefix] ?? prefix;
}

/** antd's makers of style hooks, and the replacement of a call of each: classes without styles made at run time. */
export const GENERATORS: Readonly<Record<string, string>> = {
  genStyleHooks: "(() => ['', ''])",
  genComponentStyleHook: "(() => '')",
  genSubStyleComponent: '(() => null)',
};
