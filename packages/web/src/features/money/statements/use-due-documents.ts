import { formatYuan } from '@dealer-portal/rules/money';
import { FINANCING_STATES } from '@dealer-portal/rules/states';
import { queryFinanceHistory } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import type { ChartDues } from '#kits/report/define-report';
import { asideRecords } from '#platform/calls/account-records';
import { ALL_ROWS } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { billName } from '#widgets/bills/bill-name';
import { useOpenBills } from '#widgets/bills/use-open-bills';

/** All loans that run and bills that are booked: they fall due some day. */
export function useDueDocuments() {
  const account = useAccount();
  const { customerCode } = account.saleInfo;
  const loans = useQuery(
    asideRecords(
      queryFinanceHistory,
      { body: { customerCode, status: FINANCING_STATES.running.value, ...ALL_ROWS } },
      account,
    ),
  );
  return { loans, bills: useOpenBills() };
}

/** The same as a chart marks them, each with its words. */
export function useDues(): ChartDues {
  const { loans, bills } = useDueDocuments();
  const textOf = (document: string, amount: number) => `${document} ${formatYuan(amount)}`;
  return {
    dues: [
      ...(loans.data ?? []).map(({ financeNo, dueDate: day, outstandingAmount: amount }) => ({
        day,
        amount,
        text: textOf(`借款 ${financeNo} 应还本金`, amount),
      })),
      ...(bills.data ?? []).map(({ billNo, dueDate: day, amount }) => ({
        day,
        amount,
        text: textOf(`${billName(billNo)} 到期`, amount),
      })),
    ],
    problem: loans.error || bills.error ? '到期日没有全部加载出来' : undefined,
  };
}
