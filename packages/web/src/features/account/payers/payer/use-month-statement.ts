import { readFigure } from '@dealer-portal/rules/money';
import { queryAccountStatement } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { asideQuery } from '#platform/calls/query';
import { useEach } from '#platform/calls/use-each';
import { useAccount } from '#platform/session/account';

/** So many movements stand on the page. */
const LAST_VOUCHERS = 5;

/** The vouchers come oldest first, so the last ones stand on the last two pages. */
function lastPages(total: number): readonly number[] {
  const pages = Math.max(1, Math.ceil(total / LAST_VOUCHERS));
  return [pages - 1, pages].filter((page) => page > 0);
}

/** The statement of a payer in the month of a day: its balances, and its last vouchers, the newest first. */
export function useMonthStatement(payerCode: string, today: string) {
  const account = useAccount();
  const { customerCode } = account.saleInfo;
  const beginDate = `${today.slice(0, 7)}-01`;
  const terms = { customerCode, payerCode, beginDate, endDate: today, pageSize: LAST_VOUCHERS };
  const inputOf = (pageNum: number) => ({ body: { ...terms, pageNum } });
  const first = useQuery(asideQuery(queryAccountStatement, inputOf(1), account));
  const total = readFigure(first.data?.total);
  const last = useEach(
    queryAccountStatement,
    total === undefined ? undefined : lastPages(total).map(inputOf),
  );
  const { data } = first;
  return {
    data: data && {
      beginDate,
      total: data.total,
      opening: data.openingBalance,
      closing: data.closingBalance,
      vouchers: last.data
        ?.flatMap(({ records }) => records)
        .slice(-LAST_VOUCHERS)
        .reverse(),
    },
    error: first.error ?? last.error,
    refetch: () => Promise.all([first.refetch(), last.refetch()]),
  };
}

/** The month's statement of a payer, as it loads. */
export type MonthStatement = ReturnType<typeof useMonthStatement>;
