import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link, useNavigate } from 'react-router';
import { slot } from '#platform/browser/storage';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { isColumnLayout } from '#ui/table/column-layout';
import { PopCustomersOnly } from '#widgets/pop/pop-customers-only';
import { OrderActionHost } from '../actions/order-action-host';
import { OrderActions } from '../order-actions';
import { ORDER_COLUMNS, orderHref } from '../order-columns';
import { ORDER_FILTER_NAMES, orderFilterFields } from '../order-filter';
import { ordersQuery } from '../queries';
import { RecordPage } from '../record-page';

const hiddenColumns = slot('local', 'popOrderColumns', isColumnLayout);

/** POP 订单: the orders of a pop customer, beside the stock and the reserves that they draw on (ROLE-01, ORDER-01). */
export function Component() {
  return (
    <PopCustomersOnly>
      <OrderActionHost>
        <PopOrders />
      </OrderActionHost>
    </PopCustomersOnly>
  );
}

function PopOrders() {
  const account = useAccount();
  const navigate = useNavigate();
  const filter = useAddressFilter(ORDER_FILTER_NAMES);
  const { values, pageNum, pageSize } = filter;
  const asked = { ...values, pageNum, pageSize };
  const orders = useQuery({ ...ordersQuery(account, asked), placeholderData: keepPreviousData });
  return (
    <RecordPage
      context={`POP 客户 ${account.saleInfo.customerCode}`}
      headerActions={
        <>
          <Link to={href('POPreserveGoods')}>
            <Button>POP 备货</Button>
          </Link>
          <Link to={href('popStockList')}>
            <Button type="primary">从 POP 库存下单</Button>
          </Link>
        </>
      }
      noun="POP 订单"
      emptyReason="从 POP 库存下单后会出现在这里。"
      filter={filter}
      fields={orderFilterFields(account.shipTos)}
      query={orders}
      table={{
        columns: ORDER_COLUMNS,
        columnStore: hiddenColumns,
        rowKey: ({ orderNo }) => orderNo,
        renderActions: (order) => <OrderActions order={order} />,
        actionsWidth: 192,
        onOpen: ({ orderNo }) => void navigate(orderHref(orderNo)),
      }}
    />
  );
}
