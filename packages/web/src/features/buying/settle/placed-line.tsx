import { Alert } from 'antd';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import '#kits/submit/submit.css';

interface PlacedLineProps {
  /** Numbers of the orders that are placed. */
  readonly placed: readonly string[];
  /** Numbers of those that are not; the server says which, and no reason. */
  readonly missing: readonly string[];
}

/** After a submit: how many orders are placed, which ones are not, and where both are found (ORDER-01). */
export function PlacedLine({ placed, missing }: PlacedLineProps) {
  const count = placed.length + missing.length;
  const isWhole = missing.length === 0;
  return (
    <Alert
      type={isWhole ? 'success' : 'error'}
      showIcon
      className="open-submit"
      title={
        isWhole
          ? `${count} 个订单都已提交`
          : `${count} 个订单里 ${placed.length} 个已提交，${missing.length} 个没有提交：${missing.join('、')}`
      }
      description={
        isWhole
          ? '请勿重复提交。'
          : '已提交的在“我的订单”里；没有提交的仍在购物车，数量和备注都已保留。服务器没有说明原因，可重新提交，或返回购物车核对。'
      }
      action={<ButtonLink to={href('myOrder')}>查看已提交的 {placed.length} 单</ButtonLink>}
    />
  );
}
