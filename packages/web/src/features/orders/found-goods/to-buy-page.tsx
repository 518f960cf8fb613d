import { FoundGoodsPage } from './found-goods-page';
import { GOODS_TO_BUY } from './found-goods-report';

/** 待采购: goods that this dealer has to buy back. */
export function Component() {
  return <FoundGoodsPage route="tobuy" report={GOODS_TO_BUY} />;
}
