/** A server of a month that is closed: its lists are the examples, each complete. */
import {
  queryAcceptanceBills,
  queryAccountStatement,
  queryFinanceHistory,
  queryInvoices,
  queryMonthAccounts,
  queryRebates,
  queryReconciliations,
} from '@dealer-portal/sdk/operations';
import type { FakeApi } from '@dealer-portal/sdk/testing';
import {
  queryAcceptanceBillsExamples,
  queryAccountStatementExamples,
  queryFinanceHistoryExamples,
  queryInvoicesExamples,
  queryMonthAccountsExamples,
  queryRebatesExamples,
  queryReconciliationsExamples,
} from '@dealer-portal/sdk/testing/examples';
import { accountApi } from './render-page';

/** An example as a complete list. */
export const whole = <T extends { readonly records: readonly unknown[] }>(
  page: T,
): T & { total: number } => ({
  ...page,
  total: page.records.length,
});

export function closeServer(): FakeApi {
  return accountApi()
    .answer(queryMonthAccounts, { data: whole(queryMonthAccountsExamples.data()) })
    .answer(queryReconciliations, { data: whole(queryReconciliationsExamples.data()) })
    .answer(queryInvoices, { data: whole(queryInvoicesExamples.data()) })
    .answer(queryRebates, { data: whole(queryRebatesExamples.data()) })
    .answer(queryFinanceHistory, { data: whole(queryFinanceHistoryExamples.data()) })
    .answer(queryAcceptanceBills, { data: whole(queryAcceptanceBillsExamples.data()) })
    .answer(queryAccountStatement, { data: queryAccountStatementExamples.data('october') });
}

/** A month of which nothing is to be seen to but its difference. */
export function differenceAlone(): FakeApi {
  const none = { data: { total: 0, pageNum: 1, pageSize: 10, records: [] } };
  return closeServer()
    .answer(queryMonthAccounts, ({ request: { body } }) =>
      body?.accountType === 'MAIN' ? { data: whole(queryMonthAccountsExamples.data()) } : none,
    )
    .answer(queryInvoices, none)
    .answer(queryRebates, none)
    .answer(queryFinanceHistory, none)
    .answer(queryAcceptanceBills, none);
}
