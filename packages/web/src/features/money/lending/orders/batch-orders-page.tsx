import { Link } from 'react-router-dom';
import { ReportPage } from '#kits/report/report-page';
import { buttonClass } from '#ui/button/button-class';
import { applyAddress, FINANCEABLE_ORDERS } from './finance-order-report';

/** 批量融资订单: several orders are chosen and financed by one application (FIN-08). */
export function Component() {
  return (
    <ReportPage
      report={FINANCEABLE_ORDERS}
      selection={{
        actions: (orders) => (
          <Link to={applyAddress(orders)} className={buttonClass({ kind: 'primary' })}>
            为 {orders.length} 单申请融资
          </Link>
        ),
      }}
    />
  );
}
