import { FoundGoodsPage } from './found-goods-page';

/** 待采购: goods that this dealer has to buy back. */
export function Component() {
  return <FoundGoodsPage type="TO_BUY" />;
}
