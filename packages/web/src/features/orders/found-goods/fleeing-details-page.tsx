import { FoundGoodsPage } from './found-goods-page';
import { FLEEING_GOODS } from './found-goods-report';

/** 窜货明细: goods of this dealer that were found outside of its area. */
export function Component() {
  return <FoundGoodsPage route="fleeingdetails" report={FLEEING_GOODS} />;
}
