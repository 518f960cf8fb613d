import { formatYuan } from '@dealer-portal/rules/money';
import { REPAYMENT_STATES } from '@dealer-portal/rules/states';
import type { Ops } from '@dealer-portal/sdk';
import { joined } from '#ui/text/joined';
import { type Listed, listOf } from '#ui/text/list-of';
import { Course, courseOf } from '#widgets/course/course';
import { type Financing, isOwed } from './financing-report';

type Repayment = Ops['getFinanceRepayDetail']['data']['repayList'][number];

interface FinancingCourseProps {
  readonly financing: Financing;
  readonly repayments: Listed<Repayment>;
}

/** 经过 of a financing: it was paid out, what was repaid, and that it is due (FIN-08). */
export function FinancingCourse({ financing, repayments }: FinancingCourseProps) {
  const { amount, outstandingAmount, beginDate, dueDate, bankName } = financing;
  const repaid = listOf(repayments).filter(({ status }) => status === REPAYMENT_STATES.repaid.value);
  const events = courseOf(
    [
      [beginDate, `放款 ${formatYuan(amount)}`, bankName],
      ...repaid.map(
        (own) =>
          [
            own.repayDate,
            `还款 ${formatYuan(own.amount)}`,
            joined(
              [own.repayNo, `本金 ${formatYuan(own.principal)}`, `利息 ${formatYuan(own.interest)}`],
              '，',
            ),
          ] as const,
      ),
    ],
    new Date(),
    isOwed(financing) ? [[dueDate, '到期', `未还 ${formatYuan(outstandingAmount)}`]] : [],
  );
  return <Course events={events} {...(!repayments && { untold: '还款没有取到，这里只有放款和到期。' })} />;
}
