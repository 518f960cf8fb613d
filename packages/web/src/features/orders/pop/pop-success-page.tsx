import { PlacedResult } from '#kits/submit/placed-result';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { EmptyPage } from '#ui/page/empty-page';
import { placedOrders } from '#widgets/checkout/checkout';

/** POP 下单成功: which order was placed out of a POP warehouse, and what comes next. */
export function Component() {
  const placed = placedOrders.read();
  if (!placed) {
    return (
      <EmptyPage
        title="没有刚刚提交的 POP 订单"
        reason="已提交的订单都在“POP 订单”里。"
        to={href('popOrder')}
        act="查看 POP 订单"
      />
    );
  }
  return (
    <div className="page">
      <PlacedResult
        placed={placed}
        actions={
          <>
            <ButtonLink to={href('popStockList')}>继续从 POP 库存下单</ButtonLink>
            <ButtonLink kind="primary" to={href('popOrder')}>
              查看 POP 订单
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
