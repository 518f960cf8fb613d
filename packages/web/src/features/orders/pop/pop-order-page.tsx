import { OrderActionHost } from '#kits/order-actions/order-action-host';
import { OrderActions } from '#kits/order-actions/order-actions';
import { ReportPage } from '#kits/report/report-page';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { PopCustomersOnly } from '#widgets/pop/pop-customers-only';
import { POP_ORDERS } from './pop-order-report';

/** POP 订单: the orders of a pop customer, next to the stock and the reserves that they use (ROLE-01, ORDER-01). */
export function Component() {
  const { saleInfo } = useAccount();
  return (
    <PopCustomersOnly>
      <OrderActionHost>
        <ReportPage
          report={POP_ORDERS}
          context={`POP 客户 ${saleInfo.customerCode}`}
          headerActions={
            <>
              <ButtonLink to={href('POPreserveGoods')}>POP 备货</ButtonLink>
              <ButtonLink kind="primary" to={href('popStockList')}>
                从 POP 库存下单
              </ButtonLink>
            </>
          }
          renderActions={(order) => <OrderActions order={order} />}
          actionsWidth={192}
        />
      </OrderActionHost>
    </PopCustomersOnly>
  );
}
