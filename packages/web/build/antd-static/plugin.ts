import { join } from 'node:path';
import type { ThemeConfig } from 'antd';
import type { Plugin } from 'vite';
import { extractStyles } from './extract.ts';
import { GENERATORS } from './style-hooks.ts';

/** A module of antd, by its path in `antd/es`. */
const MODULE = /node_modules\/antd\/es\/(.+)\.js$/;

const STYLE = /(?:^|\/)style(?:\/|$)/;

/** Sheets have no files: these paths name them. */
const SHEETS = join(import.meta.dirname, 'sheets');

const sheetImport = (module: string) => JSON.stringify(join(SHEETS, `${module}.css`));

/** A node of a parsed module. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Builds antd without styles made at run time. Each of its style modules becomes an import of a sheet that the build
 * makes under the portal's theme; tokens become constants. A style module without an entry in style-hooks.ts stops the
 * build.
 */
export function antdStatic(theme: ThemeConfig): Plugin {
  const styles = extractStyles(theme);
  return {
    name: 'dealer-portal:antd-static',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(SHEETS) ? id : undefined),
    load(id) {
      if (id.startsWith(SHEETS)) return sheetAt(id);
      const [, module = ''] = MODULE.exec(id) ?? [];
      if (module === 'theme/useToken') return { code: tokensModule(styles.tokens), moduleSideEffects: true };
      return MODULES[module];
    },
    transform(code, id) {
      const [, module = ''] = MODULE.exec(id) ?? [];
      if (!STYLE.test(module)) return undefined;
      const calls = callsOf(this.parse(code), Object.keys(GENERATORS));
      if (calls.length === 0) return undefined;
      let text = code;
      for (const { name, start, end } of calls.toReversed())
        text = `${text.slice(0, start)}${GENERATORS[name]}${text.slice(end)}`;
      return { code: `import ${sheetImport(module)};\n${text}`, map: null, moduleSideEffects: true };
    },
  };

  function sheetAt(id: string): string {
    const module = id.slice(SHEETS.length + 1, -'.css'.length);
    return module === 'base' ? styles.base : styles.sheetOf(module);
  }
}

/** Modules of antd that make themes and styles: nothing is left to make. */
export const MODULES: Readonly<Record<string, string>> = {
  'theme/context': `import { createContext } from 'react';
export const defaultTheme = {};
export const defaultConfig = { token: {}, override: {}, hashed: false };
export const DesignTokenContext = createContext(defaultConfig);`,
  'theme/themes/seed': 'export default {}; export const defaultPresetColors = {};',
  'theme/util/genStyleUtils': `${Object.entries(GENERATORS)
    .map(([name, text]) => `export const ${name} = () => ${text};`)
    .join('\n')}
export function genCssVar(scope, component) {
  const prefix = '--' + scope.replaceAll('.', '') + '-' + component + '-';
  return [
    (name) => prefix + name,
    (name, fallback) => 'var(' + prefix + name + (fallback ? ', ' + fallback : '') + ')',
  ];
}`,
  'theme/util/useResetIconStyle': 'export default () => {};',
};

/** antd's hook of tokens, as constants; the browser decides about motion, as in the sheet. */
export function tokensModule({ values, references }: ReturnType<typeof extractStyles>['tokens']): string {
  return `import ${sheetImport('base')};
const motion = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const values = { ...${JSON.stringify(values)}, motion };
const references = { ...${JSON.stringify(references)}, motion };
const TOKEN = [{}, values, '', references, { prefix: 'ant' }, true];
export const unitless = {};
export const ignore = {};
export const getComputedToken = () => values;
export default () => TOKEN;`;
}

interface Call {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The calls of some functions in a parsed module, in their order. */
function callsOf(tree: unknown, names: readonly string[]): readonly Call[] {
  const calls: Call[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    const { callee } = value as { readonly callee?: { readonly name?: string } };
    const name = value.type === 'CallExpression' ? callee?.name : undefined;
    if (name !== undefined && names.includes(name)) calls.push({ name, start: value.start, end: value.end });
    else Object.values(value).forEach(visit);
  };
  visit(tree);
  return calls;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
