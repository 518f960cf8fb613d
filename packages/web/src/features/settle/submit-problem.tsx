import type { Failure } from '@dealer-portal/sdk';
import { Alert } from 'antd';
import { Link } from 'react-router';
import { href } from '#routes';

/** Why the orders were not placed, and what to do; without a clear answer the user is asked to look before trying again. */
export function SubmitProblem({ failure }: { readonly failure: Failure }) {
  const isRefused = failure.kind === 'business' || (failure.kind === 'http' && failure.status < 500);
  return (
    <Alert
      className="submit-problem"
      role="alert"
      type={isRefused ? 'error' : 'warning'}
      showIcon
      title={isRefused ? '订单没有提交' : '没有收到提交结果'}
      description={
        isRefused ? (
          `${failure.msg}。已选的订单和付款方都还在，调整后可再次提交。`
        ) : (
          <>
            {failure.msg}。请先在<Link to={href('myOrder')}>我的订单</Link>
            确认是否已提交，再决定是否重新提交。
          </>
        )
      }
    />
  );
}
