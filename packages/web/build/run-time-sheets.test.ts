import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { REPLACED, RUN_TIME_SHEETS_CODE } from './run-time-sheets';

const require = createRequire(join(import.meta.dirname, '../package.json'));

const exportsOf = (code: string) =>
  [...code.matchAll(/^export (?:default )?(?:function|const) (\w+)/gm)].map(([, name]) => name).sort();

it('after a new version of a library, what makes style elements is still replaced, name by name', () => {
  const antd = createRequire(require.resolve('antd/package.json'));
  const files = [
    join(antd.resolve('@rc-component/util/package.json'), '../es/Dom/dynamicCSS.js'),
    join(require.resolve('@ant-design/icons/package.json'), '../es/cssUtils.js'),
  ];
  const replaced = exportsOf(RUN_TIME_SHEETS_CODE);
  for (const file of files) {
    expect(file).toMatch(REPLACED);
    const names = exportsOf(readFileSync(file, 'utf8'));
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((name) => !replaced.includes(name))).toEqual([]);
  }
});
