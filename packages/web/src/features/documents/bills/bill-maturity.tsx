import { type DueStep, dueSteps, PRESENTED_DAYS, REMIND_DAYS } from '@dealer-portal/rules/statements';
import { Loaded } from '#platform/calls/loaded';
import { NoticeLine } from '#ui/page/notice-line';
import { useOpenBills } from '#widgets/bills/use-open-bills';
import { SumSteps } from '#widgets/sum-steps/sum-steps';

/** 到期分布: the open bills by the days until their acceptor pays; those that fall due soon, and those that are over, are named. */
export function BillMaturity() {
  return (
    <Loaded query={useOpenBills()} failure="到期分布没有加载出来" rows={1}>
      {(bills) => {
        const documents = bills.map(({ dueDate: day, amount }) => ({ day, amount }));
        const steps = dueSteps(documents, new Date());
        const notices = steps.flatMap((step) => noticeOf(step));
        return (
          <section aria-label="到期分布">
            {notices.map((notice) => (
              <NoticeLine key={notice}>{notice}</NoticeLine>
            ))}
            <SumSteps
              label="已入账票据按到期日"
              unit="张"
              steps={steps.map((step) => ({
                ...step,
                isDue: step.kind === 'overdue' || step.kind === 'soon',
              }))}
            />
          </section>
        );
      }}
    </Loaded>
  );
}

/** What is to be done about a step; nothing where it has no bills, or time. */
function noticeOf({ kind, count }: DueStep): readonly string[] {
  if (count === 0) return [];
  if (kind === 'overdue') {
    return [
      `${count} 张票据已过到期日还没有兑付：提示付款期是到期日起 ${PRESENTED_DAYS} 天，请与客户经理确认提示付款；已超过或被拒付的，请联系客户经理追索。`,
    ];
  }
  return kind === 'soon' ? [`${count} 张票据 ${REMIND_DAYS} 天内到期，请与客户经理确认提示付款。`] : [];
}
