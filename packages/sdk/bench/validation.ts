/** Run as its own process: validation of a cart over `JSON.parse` of it, what a refusal costs, and Ajv as a peer. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { listCartData } from '../src/generated/validators/index';
import { issuesOf } from '../src/validation/index';
import { MOST_ISSUES } from '../src/validation/shapes';
import { CART_TEXT } from './cart-answer';
import { compared } from './measure';

const isShort = process.argv.includes('--short');
const bundle = process.argv.at(-1) ?? '';
const data = JSON.parse(CART_TEXT) as object[];
if (!listCartData.is(data)) throw new Error('The cart of the bench is not as described');

// A cart of 200 entries, wrong in each of them; nothing was checked with words before.
const refused = Array.from({ length: 10 }, () => data)
  .flat()
  .map((entry) => ({ ...entry, number: '2' }));
const start = process.cpuUsage();
const issues = issuesOf(listCartData, refused);
const { user, system } = process.cpuUsage(start);
if (issues.length !== MOST_ISSUES) throw new Error(`${issues.length} issues of 200 wrong entries were told`);

// The peer makes code from text, which a strict CSP forbids.
const ajv = new Ajv2020({ strict: false, logger: false });
addFormats(ajv, ['date']);
const { components } = JSON.parse(readFileSync(bundle, 'utf8')) as { components: object };
ajv.addSchema({ $id: 'api', components });
const viaAjv = ajv.compile({ type: 'array', items: { $ref: 'api#/components/schemas/CartEntry' } });

const figures = await compared(
  {
    'JSON.parse': () => JSON.parse(CART_TEXT),
    ours: () => listCartData.is(data),
    ajv: () => viaAjv(data),
  },
  isShort ? { calls: 100, rounds: 5 } : { calls: 800, rounds: 21 },
);
process.stdout.write(
  JSON.stringify({
    figures,
    bytes: new TextEncoder().encode(CART_TEXT).length,
    refusalMs: (user + system) / 1000,
  }),
);
