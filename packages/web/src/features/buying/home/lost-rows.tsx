import { unknownCount } from '@dealer-portal/rules/submit';
import { Link } from 'react-router-dom';
import { lostFacts } from '#kits/submit/sign-out';
import { useLostSubmits } from '#kits/submit/submit-journal';
import { buttonClass } from '#ui/button/button-class';
import { NoticeLine } from '#ui/page/notice-line';

/** What was submitted and has no result stands above all dates, and cannot be put away (ORDER-01, AUTH-05). */
export function LostRows() {
  const lost = useLostSubmits();
  return lost.map((outcome) => (
    <NoticeLine
      key={`${outcome.plannedAt}${outcome.lookUpAt}${outcome.amount}`}
      action={
        <Link className={buttonClass({ kind: 'primary', size: 'small' })} to={outcome.lookUpAt}>
          去核对
        </Link>
      }
    >
      <strong>{unknownCount([outcome])}没有收到结果</strong>
      <br />
      {lostFacts(outcome)}。查清之前不能再提交这一笔，其他照常。
    </NoticeLine>
  ));
}
