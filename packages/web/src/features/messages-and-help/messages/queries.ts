import { messageUnitId, PLATFORM_SELECTION } from '@dealer-portal/rules/messages';
import { FIRST_ROWS } from '@dealer-portal/rules/page';
import type { Data } from '@dealer-portal/sdk';
import {
  listDialogInvoices,
  listFinanceDialogs,
  listSystemNotifications,
  listTodos,
  listUnreadMessageTypes,
  queryMessages,
} from '@dealer-portal/sdk/operations';
import type { QueryClient } from '@tanstack/react-query';
import { type AccountScope, accountQuery, asideQuery, invalidateCalls } from '#platform/calls/query';

export type FinanceDialog = Data<typeof listFinanceDialogs>[number];
export type Message = Data<typeof queryMessages>['records'][number];
export type DialogInvoice = Data<typeof listDialogInvoices>[number];

/** One message by its number; without one nothing is fetched. */
export function messageQuery(scope: AccountScope, id: string) {
  const body = { unitId: messageUnitId(scope.saletoCode), id, pageNum: 1, pageSize: 1 };
  return accountQuery(queryMessages, id === '' ? undefined : { body }, scope);
}

/** The newest messages of a type, of all with an empty one. */
export function recentMessagesQuery(scope: AccountScope, typeName: string) {
  const body = { unitId: messageUnitId(scope.saletoCode), ...(typeName && { typeName }), ...FIRST_ROWS };
  return accountQuery(queryMessages, { body }, scope);
}

/** The dealer's open tasks, the most urgent first. */
export function openTodosQuery(scope: AccountScope) {
  return asideQuery(listTodos, { query: { customerCode: scope.saletoCode, ...FIRST_ROWS } }, scope);
}

/** How many messages of each type are unread (HEAD-04). */
export function unreadTypesQuery(scope: AccountScope) {
  return asideQuery(listUnreadMessageTypes, { query: { unitId: messageUnitId(scope.saletoCode) } }, scope);
}

/** The platform's current notices (MSG-01). */
export function noticesQuery(scope: AccountScope) {
  const query = { platformSelection: String(PLATFORM_SELECTION), customerCode: scope.saletoCode };
  return asideQuery(listSystemNotifications, { query }, scope);
}

/** The finance reminders that were not closed yet (MSG-01). */
export function financeDialogsQuery(scope: AccountScope) {
  return asideQuery(listFinanceDialogs, { query: { customerCode: scope.saletoCode } }, scope);
}

/** The invoices of a finance reminder. */
export function dialogInvoicesQuery(scope: AccountScope, id: string | undefined) {
  return accountQuery(listDialogInvoices, id === undefined ? undefined : { path: { id } }, scope);
}

const MESSAGE_CALLS = [queryMessages, listUnreadMessageTypes] as const;

/** Lists and types, which the header counts, are fetched again, since messages were read. */
export async function refreshMessages(queryClient: QueryClient): Promise<void> {
  await invalidateCalls(queryClient, MESSAGE_CALLS);
}
