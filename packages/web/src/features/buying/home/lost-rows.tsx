import { unknownCount } from '@dealer-portal/rules/submit';
import { lostFacts } from '#kits/submit/sign-out';
import { useLostSubmits } from '#kits/submit/submit-journal';
import { ButtonLink } from '#ui/button/plain-button';
import { NoticeLine } from '#ui/page/notice-line';

/** What was submitted and has no result stands above all dates, and cannot be put away (ORDER-01, AUTH-05). */
export function LostRows() {
  const lost = useLostSubmits();
  return lost.map((outcome) => (
    <NoticeLine
      key={`${outcome.plannedAt}${outcome.lookUpAt}${outcome.amount}`}
      action={
        <ButtonLink kind="primary" size="small" to={outcome.lookUpAt}>
          去核对
        </ButtonLink>
      }
    >
      <strong>{unknownCount([outcome])}没有收到结果</strong>
      <br />
      {lostFacts(outcome)}。查清之前不能再提交这一笔，其他照常。
    </NoticeLine>
  ));
}
