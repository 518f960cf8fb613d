import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { EmptyState } from '#ui/page/states';

/** The answer for a number that no order of the sold-to has. */
export function NoOrder({ orderNo }: { readonly orderNo: string }) {
  return (
    <EmptyState
      title={`没有找到订单 ${orderNo}`}
      reason="订单可能属于另一个售达方，可切换售达方后再查。"
      action={
        <ButtonLink kind="primary" to={href('myOrder')}>
          查看我的订单
        </ButtonLink>
      }
    />
  );
}
