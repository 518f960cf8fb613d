import { formatYuan } from '@dealer-portal/rules/money';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import { joined, stateText } from '#ui/text/joined';
import { Course, courseOf } from '#widgets/course/course';
import { type Bill, billDiscountsQuery } from '../queries';

/** 经过 of an acceptance bill: it was drawn, discounted, and fell due; its discounts are asked for aside (FIN-04). */
export function BillCourse({ bill }: { readonly bill: Bill }) {
  const { billNo, drawerName, acceptorName, issueDate, dueDate, statusName } = bill;
  const interests = useQuery(billDiscountsQuery(useAccount(), billNo));
  const discounts = (interests.data?.records ?? []).filter((own) => own.billNo === billNo);
  const events = courseOf(
    [
      [issueDate, '出票', joined([drawerName, acceptorName && `承兑人 ${acceptorName}`], '，')],
      ...discounts.map(
        (own) =>
          [
            own.discountDate,
            `贴现，实收 ${formatYuan(own.netAmount)}`,
            joined([own.bankName, `贴息 ${formatYuan(own.interest)}`, stateText(own.statusName)], '，'),
          ] as const,
      ),
    ],
    new Date(),
    [[dueDate, '到期']],
  );
  const now = `没有接口给入账、背书、兑付的日期：这张票据现在是“${stateText(statusName)}”。`;
  return <Course events={events} untold={interests.isError ? `贴现的记录没有取到。${now}` : now} />;
}
