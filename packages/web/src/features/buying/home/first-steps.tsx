import { Link } from 'react-router-dom';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PlainButton } from '#ui/button/plain-button';
import { startTour } from '#widgets/page-help/page-help';
import './first-steps.css';

/** The first steps of a new customer, in the place of the ruler of days. */
export function FirstSteps() {
  const { shipTos } = useAccount();
  return (
    <ol className="first-steps" aria-label="开始使用">
      <li>
        <strong>1　确认送达方和付款方</strong>
        <span className="first-steps-note">已设送达方 {shipTos.length} 个。</span>
        <Link to={href('deliveryaddress')}>查看地址</Link>
      </li>
      <li>
        <strong>2　第一次进货</strong>
        <span className="first-steps-note">从全部商品里选，或把表格里的型号和数量整列粘贴。</span>
        <Link to={href('list')}>全部商品</Link>
      </li>
      <li>
        <strong>3　下单以后</strong>
        <span className="first-steps-note">审核、发货、签收都在“我的订单”里，要办的事会出现在这一页。</span>
        <Link to={href('Ordernotice')}>下单须知</Link>{' '}
        <PlainButton kind="link" size="small" onClick={startTour}>
          带我走一遍（六步）
        </PlainButton>
      </li>
    </ol>
  );
}
