import { FoundGoodsPage } from './found-goods-page';

/** 窜货明细: goods of this dealer that were found outside of its area. */
export function Component() {
  return <FoundGoodsPage type="FLEEING" />;
}
