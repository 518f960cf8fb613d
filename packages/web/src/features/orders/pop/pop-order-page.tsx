import { Link } from 'react-router-dom';
import { OrderActionHost } from '#kits/order-actions/order-action-host';
import { OrderActions } from '#kits/order-actions/order-actions';
import { ReportPage } from '#kits/report/report-page';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { buttonClass } from '#ui/button/button-class';
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
              <Link to={href('POPreserveGoods')} className={buttonClass()}>
                POP 备货
              </Link>
              <Link to={href('popStockList')} className={buttonClass({ kind: 'primary' })}>
                从 POP 库存下单
              </Link>
            </>
          }
          renderActions={(order) => <OrderActions order={order} />}
          actionsWidth={192}
        />
      </OrderActionHost>
    </PopCustomersOnly>
  );
}
