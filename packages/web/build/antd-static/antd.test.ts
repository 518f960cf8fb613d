/** What antd-static takes for granted of antd: a new version that is otherwise fails here, in words, before any build. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as Antd from 'antd';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { theme } from '../../src/app/theme';
import { type CssInJs, extractStyles } from './extract';
import { MODULES, tokensModule } from './plugin';
import { GENERATORS, styleExports } from './style-hooks';
import { withoutUnused } from './unused';

const requireOfAntd = createRequire(createRequire(import.meta.url).resolve('antd'));
const antd: typeof Antd = requireOfAntd('antd');
const ES = join(dirname(createRequire(import.meta.url).resolve('antd/package.json')), 'es');

const styles = extractStyles(theme);

/** Modules of a `style` folder that call one of antd's makers of style hooks. */
const styleModules = readdirSync(ES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)style\/.*\.js$/.test(file))
  .filter((file) => new RegExp(`\\b(?:${Object.keys(GENERATORS).join('|')})\\(`).test(textOf(file)))
  .map((file) => file.replace(/\.js$/, ''));

function textOf(file: string): string {
  return readFileSync(join(ES, file), 'utf8');
}

it('each style module of antd has the exports that style-hooks.ts expects', () => {
  const missing = styleModules.flatMap((module) => {
    const exported = Object.keys(requireOfAntd(`antd/lib/${module}`));
    return Object.keys(styleExports(module))
      .filter((name) => !exported.includes(name))
      .map((name) => `antd/es/${module} has no ${name}: correct it in build/antd-static/style-hooks.ts`);
  });
  expect(styleModules.length, 'antd’s folders or makers of styles have other names').toBeGreaterThan(60);
  expect(missing).toEqual([]);
});

it('the modules that take the place of antd’s own have their exports', () => {
  const codes = { ...MODULES, 'theme/useToken': tokensModule(styles.tokens) };
  const missing = Object.entries(codes).flatMap(([module, code]) => {
    const isGiven = (name: string) =>
      name === 'default' ? code.includes('export default') : new RegExp(`export \\w+ ${name}\\b`).test(code);
    return Object.keys(requireOfAntd(`antd/lib/${module}`))
      .filter((name) => !isGiven(name))
      .map((name) => `antd/es/${module} exports ${name} too: add it to build/antd-static/plugin.ts`);
  });
  expect(missing).toEqual([]);
});

/** The rules that antd makes while a component is drawn. */
function rulesAtRunTime(element: ReactNode): ReadonlySet<string> {
  const { createCache, extractStyle, StyleProvider }: CssInJs = requireOfAntd('@ant-design/cssinjs');
  const cache = createCache();
  const themed = createElement(
    antd.ConfigProvider,
    // Without this the component would make none.
    { theme: { ...theme, hashed: false, zeroRuntime: false } },
    element,
  );
  renderToString(createElement(StyleProvider, { cache, layer: true }, themed));
  return new Set(rulesOf(withoutUnused(extractStyle(cache, { plain: true, types: 'style' }))));
}

/** The rules of a sheet; antd marks the root of a component by one more class, and the build does without. */
const rulesOf = (sheet: string): readonly string[] =>
  sheet.replaceAll('-css-var', '').match(/[^{}]+\{[^{}]*\}/g) ?? [];

it.each([
  ['button/style/index', createElement(antd.Button)],
  ['input/style/index', createElement(antd.Input)],
  ['select/style/index', createElement(antd.Select)],
  ['table/style/index', createElement(antd.Table)],
] as const)('the sheet of %s has the rules that antd makes at run time', (module, element) => {
  const atRunTime = rulesAtRunTime(element);
  const rules = rulesOf(styles.sheetOf(module)).filter((rule) => !rule.includes(':root'));
  expect(rules.length).toBeGreaterThan(20);
  expect(
    rules.filter((rule) => !atRunTime.has(rule)),
    'the hook alone makes other rules than the component: see build/antd-static/extract.ts',
  ).toEqual([]);
});
