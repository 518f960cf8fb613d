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

/** antd's makers of style hooks, and the replacement of a call of each: classes without styles made at run time. */
export const GENERATORS: Readonly<Record<string, string>> = {
  genStyleHooks: "(() => ['', ''])",
  genComponentStyleHook: "(() => '')",
  genSubStyleComponent: '(() => null)',
};
