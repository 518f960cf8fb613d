/** Run as its own process: validation of a cart over `JSON.parse` of it, with code generation off as under a strict CSP. */
import { config } from 'zod/mini';
import { listCartData } from '../src/generated/validators/index';
import { CART_TEXT } from './cart-answer';
import { compared } from './measure';

config({ jitless: true });
const isShort = process.argv.includes('--short');
const data: unknown = JSON.parse(CART_TEXT);
if (!listCartData.is(data)) throw new Error('The cart of the bench is not as described');
const figures = await compared(
  {
    'JSON.parse': () => JSON.parse(CART_TEXT),
    ours: () => listCartData.is(data),
    'zod/mini': () => listCartData.schema().parse(data),
  },
  isShort ? { calls: 100, rounds: 5 } : { calls: 800, rounds: 21 },
);
process.stdout.write(JSON.stringify({ figures, bytes: new TextEncoder().encode(CART_TEXT).length }));
