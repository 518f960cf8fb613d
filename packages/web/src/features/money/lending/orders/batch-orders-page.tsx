import { ReportPage } from '#kits/report/report-page';
import { ButtonLink } from '#ui/button/plain-button';
import { applyAddress, FINANCEABLE_ORDERS } from './finance-order-report';

/** 批量融资订单: several orders are chosen and financed by one application (FIN-08). */
export function Component() {
  return (
    <ReportPage
      report={FINANCEABLE_ORDERS}
      selection={{
        actions: (orders) => (
          <ButtonLink kind="primary" to={applyAddress(orders)}>
            为 {orders.length} 单申请融资
          </ButtonLink>
        ),
      }}
    />
  );
}
