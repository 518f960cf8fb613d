import { createRequire } from 'node:module';
import type * as Antd from 'antd';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { rootOf, styleExports } from './style-hooks.ts';
import { withoutUnused } from './unused.ts';

/** antd's style sheets for one theme, and the values that its components read while they run. */
export interface StaticStyles {
  /** Variables of the theme, and what all components share. */
  readonly base: string;
  /** The sheet of one style module, such as `button/style/index`. */
  readonly sheetOf: (module: string) => string;
  /** Tokens by name: their values, and references to the variables of `base`. */
  readonly tokens: { readonly values: Tokens; readonly references: Tokens };
}

type Tokens = Readonly<Record<string, unknown>>;
type StyleHook = ((prefix: string, root?: string) => unknown) & ComponentType<{ readonly prefixCls: string }>;

/** The result of a render: styles, variables and tokens by key. */
interface Cache {
  readonly cache: Map<string, unknown>;
}

/** The used part of antd's library of styles, which only antd itself depends on. */
export interface CssInJs {
  createCache(): Cache;
  extractStyle(cache: Cache, options: { readonly plain: true; readonly types: SheetPart }): string;
  readonly StyleProvider: ComponentType<{
    readonly cache: Cache;
    readonly layer: true;
    readonly children?: ReactNode;
  }>;
}

type SheetPart = 'style' | 'token' | 'cssVar';

const requireOfAntd = createRequire(createRequire(import.meta.url).resolve('antd'));
const { ConfigProvider }: typeof Antd = requireOfAntd('antd');
const { createCache, extractStyle, StyleProvider }: CssInJs = requireOfAntd('@ant-design/cssinjs');

/** The mark in a sheet that names its cache; a static sheet has none. */
const CACHE_MARKS = /\.data-ant-cssinjs-cache-path\{content:"[^"]*";?\}/g;

/** Variables stand at the root, for there is one theme; antd writes them for each kind of component. */
const SCOPES = /\.portal[^{}]*(?=\{)/g;

/** antd's rule for its durations where no motion is wanted. */
const WITHOUT_MOTION = `@media (prefers-reduced-motion: reduce){:root{${['fast', 'mid', 'slow']
  .map((speed) => `--ant-motion-duration-${speed}:0s;`)
  .join('')}}}`;

/** Styles that antd adds to those of each component. */
const SHARED = /%(?:Shared%ant|ant-design-icons%anticon)$/;

/** Tokens that components read while they run, as their modules outside of `style` show. */
const READ =
  /^(?:screen|zIndex|colorFill|paddingXS|controlHeight|sizePopupArrow|borderRadius$|marginXXS|fontSizeLG|colorText$|colorBg(?:Elevated|Container)$|wireframe)/;

const isReadable = ([name, value]: [string, unknown]) => READ.test(name) && typeof value !== 'object';

/** Draws up antd's sheets: its own style hooks are rendered once under the theme. */
export function extractStyles(theme: Antd.ThemeConfig): StaticStyles {
  const render = (content: ReactNode): Cache => {
    const cache = createCache();
    const themed = createElement(ConfigProvider, { theme: { ...theme, hashed: false } }, content);
    renderToString(createElement(StyleProvider, { cache, layer: true }, themed));
    return cache;
  };
  const useToken: () => readonly object[] = requireOfAntd('antd/lib/theme/useToken').default;
  let tokens: StaticStyles['tokens'] = { values: {}, references: {} };
  const anyHook = hookOf('button/style/index', 'default');
  const Probe = () => {
    const [, values = {}, , references = {}] = useToken();
    const readable = (all: object) => Object.fromEntries(Object.entries(all).filter(isReadable));
    tokens = { values: readable(values), references: readable(references) };
    anyHook('ant-btn');
    return null;
  };
  const base = sheetOf(render(createElement(Probe)), (key) => key.startsWith('token%') || SHARED.test(key));
  return {
    base: base + WITHOUT_MOTION,
    tokens,
    sheetOf: (module) =>
      Object.entries(styleExports(module))
        .map(([name, prefix]) => {
          const cache = render(styled(hookOf(module, name), prefix));
          return sheetOf(cache, (key) => !key.startsWith('token%') && !SHARED.test(key));
        })
        .join(''),
  };
}

function hookOf(module: string, name: string): StyleHook {
  const hook: StyleHook | undefined = requireOfAntd(`antd/lib/${module}`)[name];
  if (hook) return hook;
  throw new Error(`antd/lib/${module} has no export ${name}; correct it in build/antd-static/style-hooks.ts`);
}

/** An element that adds the styles: antd gives some as hooks, some as components. */
function styled(hook: StyleHook, prefix: string): ReactNode {
  if (hook.name === 'StyledComponent') return createElement(hook, { prefixCls: prefix });
  const Styled = () => {
    hook(prefix, rootOf(prefix));
    return null;
  };
  return createElement(Styled);
}

function sheetOf(cache: Cache, isKept: (key: string) => boolean): string {
  for (const key of [...cache.cache.keys()]) if (!isKept(key)) cache.cache.delete(key);
  const textOf = (type: SheetPart) =>
    extractStyle(cache, { plain: true, types: type }).replace(CACHE_MARKS, '');
  return withoutUnused(`${textOf('token')}${textOf('cssVar')}`.replace(SCOPES, ':root') + textOf('style'));
}
