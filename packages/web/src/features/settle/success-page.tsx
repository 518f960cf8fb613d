import { Button, Flex, Result } from 'antd';
import { Link } from 'react-router';
import { placedOrders } from '#platform/checkout';
import { href } from '#routes';
import { Money } from '#ui/money';
import { PageHeader } from '#ui/page-header';
import { EmptyState } from '#ui/states';

/** 下单成功: which orders were placed and what comes next. */
export function Component() {
  const placed = placedOrders.read();
  if (!placed) {
    return (
      <div className="page">
        <PageHeader title="下单成功" />
        <EmptyState
          title="没有刚刚提交的订单"
          reason="已提交的订单都在“我的订单”里。"
          action={
            <Link to={href('myOrder')}>
              <Button type="primary">查看我的订单</Button>
            </Link>
          }
        />
      </div>
    );
  }
  return (
    <div className="page">
      <Result
        status="success"
        title={<h1 tabIndex={-1}>下单成功</h1>}
        subTitle={
          <>
            共 {placed.orderList.length} 个订单，合计 <Money amount={placed.amount} strong />
          </>
        }
        extra={
          <Flex gap="small" justify="center" wrap>
            <Link to={href('index')}>
              <Button>继续采购</Button>
            </Link>
            <Link to={href('myOrder')}>
              <Button type="primary">查看我的订单</Button>
            </Link>
          </Flex>
        }
      >
        <ul className="line-list">
          {placed.orderList.map(({ orderNo, amount }) => (
            <li key={orderNo} className="line-item">
              <Link className="line-name" to={`${href('orderDetail')}?orderNo=${orderNo}`}>
                订单 {orderNo}
              </Link>
              <Money amount={amount} />
            </li>
          ))}
        </ul>
      </Result>
    </div>
  );
}
