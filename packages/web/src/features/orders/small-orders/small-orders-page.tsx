import { SMALL_ORDER_PIECES } from '@dealer-portal/rules/order-list';
import { getTctpSwitch } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import { orderSum } from '#kits/order-actions/order-batch';
import { ReportPage } from '#kits/report/report-page';
import { asideQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { SMALL_ORDERS } from './small-orders-report';
import { useSmallOrdersTransfer } from './use-small-orders-transfer';
import '#widgets/orders/order-notice.css';

/**
 * 小单转运: orders too small for a vehicle of their own go through the shared warehouse and delivery.
 * Assumption: that is what the page does; of the stated calls tctpConfirm fits it (ORDER-01).
 */
export function Component() {
  const account = useAccount();
  const { units = SMALL_ORDER_PIECES } = useAddressFilter(['units']).values;
  const isOn = useQuery(asideQuery(getTctpSwitch, {}, account)).data;
  const transfer = useSmallOrdersTransfer();
  return (
    <ReportPage
      report={SMALL_ORDERS}
      context={`待发货、少于 ${units} 台的订单，确认后经统仓拼车配送`}
      emptyAction={<Link to={href('myOrder')}>查看我的订单</Link>}
      selection={{
        disabledReason: () => (isOn === false ? '当前客户未开通统仓统配' : undefined),
        summary: orderSum,
        actions: transfer.actions,
      }}
    >
      {transfer.dialog}
      {isOn === false && (
        <Alert
          type="warning"
          showIcon
          className="order-notice"
          title="当前客户未开通统仓统配，不能转运。开通请联系客户经理。"
        />
      )}
    </ReportPage>
  );
}
