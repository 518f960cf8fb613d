import { Link } from 'react-router-dom';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import './one-account-note.css';

/** The account that a month is closed for. No call names the months of another payer, so the ledger is the way to them. */
export function OneAccountNote() {
  const { saletoCode } = useAccount();
  return (
    <p className="secondary one-account-note">
      这里是售达方自己的账户 {saletoCode}。其他付款方没有月结，可在<Link to={href('accountbook')}>账簿</Link>
      里选付款方逐笔核对。
    </p>
  );
}
