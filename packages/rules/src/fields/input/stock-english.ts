import type { Sentences } from '../../base/refusal';
import type { StockParams } from './stock-refusals';

export const STOCK_ENGLISH: Sentences<StockParams> = {
  'stock.unknown': () =>
    'This product left the market, and the stock of the centre is not known yet: it cannot be ordered for now',
  'stock.withdrawn': () => 'This product left the market and is sold out',
  'stock.withdrawnLeft': ({ left }) =>
    `This product left the market: at most ${left}, the stock of the centre, can be bought`,
  'stock.out': () => 'Out of stock for now',
};
