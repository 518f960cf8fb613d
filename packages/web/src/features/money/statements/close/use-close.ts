import { isDueForMonth } from '@dealer-portal/rules/month-close';
import { rebateCashRefusal } from '@dealer-portal/rules/movement';
import { PERIOD_STATES } from '@dealer-portal/rules/states';
import { daysBetween } from '@dealer-portal/rules/time';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryInvoices, queryMonthAccounts, queryReconciliations } from '@dealer-portal/sdk/operations';
import { useQueries, useQuery } from '@tanstack/react-query';
import { accountRecords, asideRecords } from '#platform/calls/account-records';
import { joinedQueries } from '#platform/calls/joined-queries';
import { ALL_ROWS } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { useAllRebates } from '#widgets/rebates/use-all-rebates';
import type { AccountPeriod } from '../period-report';
import type { Reconciliation } from '../reconciliation-report';
import { useDueDocuments } from '../use-due-documents';

/** The months of the own account, newest first, and what is known of the reconciliation of each. */
export function useMonths() {
  const account = useAccount();
  const { customerCode } = account.saleInfo;
  const months = useQuery(
    accountRecords(
      queryMonthAccounts,
      { body: { custCode: customerCode, accountType: 'MAIN', ...ALL_ROWS } },
      account,
    ),
  );
  const reconciliations = useQuery(
    accountRecords(queryReconciliations, { body: { customerCode, ...ALL_ROWS } }, account),
  );
  return { months, reconciliations };
}

/** The facts of a month's close outside of its reconciliation. */
export interface CloseFacts {
  readonly statements: readonly (AccountPeriod & { readonly kind: 'SERVICE' | 'SCF' })[];
  /** Of the month, in every state. */
  readonly invoices: readonly RecordOf<'queryInvoices'>[];
  /** Those of which something is left and usable. */
  readonly rebates: readonly RecordOf<'queryRebates'>[];
  readonly loans: readonly RecordOf<'queryFinanceHistory'>[];
  readonly bills: readonly RecordOf<'queryAcceptanceBills'>[];
}

const STATEMENT_KINDS = ['SERVICE', 'SCF'] as const;
/** The other accounts, invoices, rebates, loans and bills of a month; one that fails holds the confirmation. */
export function useCloseFacts(month: AccountPeriod) {
  const account = useAccount();
  const { customerCode } = account.saleInfo;
  const { beginDate, endDate } = month;
  const statements = useQueries({
    queries: STATEMENT_KINDS.map((accountType) =>
      asideRecords(
        queryMonthAccounts,
        { body: { custCode: customerCode, accountType, beginDate, endDate, ...ALL_ROWS } },
        account,
      ),
    ),
  });
  const invoices = useQuery(
    asideRecords(queryInvoices, { body: { customerCode, beginDate, endDate, ...ALL_ROWS } }, account),
  );
  const rebates = useAllRebates();
  const { loans, bills } = useDueDocuments();
  return joinedQueries(
    [joinedQueries(statements, (kinds) => kinds), invoices, rebates, loans, bills],
    ([kinds, invoices, rebates, loans, bills]): CloseFacts => ({
      statements: STATEMENT_KINDS.flatMap((kind, at) =>
        (kinds[at] ?? []).flatMap((record) => (record.period === month.period ? [{ ...record, kind }] : [])),
      ),
      invoices,
      rebates: rebates.filter((rebate) => rebateCashRefusal(rebate, new Date()) === undefined),
      loans: loans.filter(({ dueDate, outstandingAmount }) =>
        isDueForMonth({ dueDate, amount: outstandingAmount }, month),
      ),
      bills: bills.filter((bill) => isDueForMonth(bill, month)),
    }),
  );
}

/** The reconciliation of a month. */
export function reconciliationOf(
  records: readonly Reconciliation[],
  period: string,
): Reconciliation | undefined {
  return records.find((record) => record.period === period);
}

/** The deadline in words; undefined once it does not matter. */
export function deadlineText({ deadline, status }: Reconciliation, day: string): string | undefined {
  if (!deadline || status !== PERIOD_STATES.toConfirm.value) return undefined;
  const days = daysBetween(day, deadline);
  if (days === undefined) return `截止日期 ${deadline} 无法识别`;
  if (days < 0) return `已过期 ${-days} 天`;
  return days === 0 ? '今天到期' : `还有 ${days} 天`;
}

/** What a month is closed by, and how far it has come. */
export type CloseFactsQuery = ReturnType<typeof useCloseFacts>;
