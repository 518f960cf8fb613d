import { GoodsPage } from './goods/goods-page';

/** 反向定制: products that are new to the catalogue. */
export function Component() {
  return <GoodsPage from="newlist" tab="反向定制" />;
}
