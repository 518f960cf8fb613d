import { describe, expect, it } from 'vitest';
import { withWidths } from '../../packages/web/build/breakpoints';
import { tokenStyles } from '../../packages/web/src/ui/tokens';
import { classUseOf, declarationsOf, sheets, sheetsByClass, sheetText } from './sheets';
import { readSource, sources } from './sources';

const ENTRY = 'packages/web/src/app/main.tsx';

/** A file may import what stands on its floor or below. */
const FLOORS = ['ui', 'platform', 'widgets', 'kits', 'features', 'app'];
const floorOf = (path: string) => FLOORS.indexOf(path.split('/')[3] ?? '');

const components = sources.filter((path) => /^packages\/web\/src\/(?!test\/).*(?<!\.test)\.tsx?$/.test(path));
const uses = new Map(components.map((path) => [path, classUseOf(path)]));

describe('a class', () => {
  // Sheets that the entry imports hold everywhere: classes that any page may use without an import.
  const everywhere = uses.get(ENTRY)?.imports ?? new Set<string>();
  const byClass = sheetsByClass();

  it('is used where its sheet is imported, or in a sheet that the entry imports', () => {
    expect(byClass.size).toBeGreaterThan(800);
    const missing = [...uses].flatMap(([path, { classes, imports }]) =>
      [...classes].flatMap((name) => {
        // A sheet of a floor above styles what it holds, such as the words of a button.
        const needed = [...(byClass.get(name) ?? [])].filter((sheet) => floorOf(sheet) <= floorOf(path));
        const isThere = needed.some((sheet) => imports.has(sheet) || everywhere.has(sheet));
        return needed.length === 0 || isThere ? [] : [`${path} uses .${name}: import ${needed.join(' or ')}`];
      }),
    );
    expect(missing).toEqual([]);
  });

  it('is drawn by a component, or goes', () => {
    const classes = new Set([...uses.values()].flatMap((use) => [...use.classes]));
    const beginnings = [...uses.values()].flatMap((use) => [...use.beginnings]);
    // A class that a table or a constant gives stands in quotes.
    const quoted = new Set(
      components.flatMap((path) => readSource(path).match(/(?<=')[a-z][\w-]*(?=')/g) ?? []),
    );
    // The frame before any script.
    const first = readSource('packages/web/index.html');
    const isDrawn = (name: string) =>
      name.startsWith('ant-') ||
      first.includes(`class="${name}"`) ||
      classes.has(name) ||
      beginnings.some((beginning) => name.startsWith(beginning));
    const dead = [...byClass.keys()].filter((name) => !isDrawn(name) && !quoted.has(name));
    expect(dead).toEqual([]);
  });
});

it('every sheet is imported', () => {
  const imported = new Set([...uses.values()].flatMap(({ imports }) => [...imports]));
  expect(sheets.filter((sheet) => !imported.has(sheet))).toEqual([]);
});

it('the parts of antd are restyled in ui/antd alone, or an upgrade would have to be looked for in all sheets', () => {
  const restyled = sheets.filter((sheet) => /\.ant-/.test(sheetText(sheet)));
  expect(restyled.length).toBeGreaterThan(4);
  expect(restyled.filter((sheet) => !sheet.startsWith('packages/web/src/ui/antd/'))).toEqual([]);
});

describe('a sheet takes its values from ui/tokens', () => {
  const valuesOf = (property: RegExp) =>
    sheets.flatMap((sheet) =>
      declarationsOf(sheet)
        .filter((declaration) => property.test(declaration.property))
        .map(({ property, value }) => ({ value, text: `${sheet} ${property}: ${value}` })),
    );

  it.each([
    ['sizes of type', /^font-size$/, /\d(?:px|em|%)/],
    ['round corners', /-radius$/, /\d(?:px|em|%)/],
    ['layers', /^z-index$/, /\d/],
    // Room of another size is the fine setting of one component.
    ['room', /^(?:row-|column-)?gap$|^(?:padding|margin)/, /(?<![\w.-])(?:4|8|12|16|24|32)px/],
  ])('%s', (_, property, isRaw) => {
    const values = valuesOf(property);
    expect(values.length).toBeGreaterThan(40);
    expect(values.filter(({ value }) => isRaw.test(value)).map(({ text }) => text)).toEqual([]);
  });

  it('and names none that is not there', () => {
    const known = new Set([...tokenStyles().matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    const named = valuesOf(/./).flatMap(({ value, text }) =>
      [...value.matchAll(/var\((--(?:space|type|radius|layer)-[\w-]+)\)/g)].map(([, name]) => ({
        name,
        text,
      })),
    );
    expect(named.filter(({ name }) => !known.has(name)).map(({ text }) => text)).toEqual([]);
  });

  it('and so do styles in components', () => {
    const isRaw = /\b(?:fontSize|borderRadius|zIndex|gap|padding\w*|margin\w*): ?['"]?-?\d/;
    expect(components.filter((path) => isRaw.test(readSource(path)))).toEqual([]);
  });
});

describe('a width at which pages change their form', () => {
  const queries = sheets.flatMap((sheet) =>
    [...sheetText(sheet).matchAll(/@media[^{]*/g)].map(([query]) => ({
      query,
      text: `${sheet} ${query.trim()}`,
    })),
  );

  it('has a name in ui/breakpoints, in sheets and in components', () => {
    expect(queries.length).toBeGreaterThan(100);
    const raw = queries.filter(({ query }) => /width\s*[:<>=]/.test(query)).map(({ text }) => text);
    const inCode = components.filter(
      (path) => !path.endsWith('ui/breakpoints.ts') && /(?:min|max)-width: ?\d/.test(readSource(path)),
    );
    expect([...raw, ...inCode]).toEqual([]);
    expect(queries.filter(({ query }) => /--/.test(withWidths(query))).map(({ text }) => text)).toEqual([]);
  });

  it('is refused when it has none', () => {
    expect(withWidths('@media screen and (--from-wide) { a { color: var(--text) } }')).toBe(
      '@media screen and (min-width: 1800px) { a { color: var(--text) } }',
    );
    expect(() => withWidths('@media (--below-moon) {}')).toThrow('below-moon');
  });
});
