import type { Sentences } from '../../base/refusal';
import type { StockParams } from './stock-refusals';

export const STOCK_ENGLISH: Sentences<StockParams> = {
  'stock.unknown': () => 'This product left the market, and the stock of the centre is not known yet',
  'stock.withdrawn': () => 'This product left the market and is sold out',
  'stock.withdrawnLeft': ({ left }) => `This product left the market: the centre has ${left} to sell`,
  'stock.out': () => 'Out of stock for now',
};
