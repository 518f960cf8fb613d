import { MESSAGE_PAGE_SIZE, messageUnitId, PLATFORM_SELECTION } from '@dealer-portal/rules/messages';
import {
  getTrafficCartCount,
  getTransferCartCount,
  listSystemNotifications,
  listTodos,
  listUnreadMessageTypes,
} from '@dealer-portal/sdk/operations';
import { asideQuery } from '#platform/calls/query';
import type { Account } from '#platform/session/account';
import { shared } from '#platform/session/tab-answers';

/** How many whole-vehicle orders the traffic cart holds (FLOAT-01). */
export function trafficCartCountQuery(account: Account) {
  return shared(asideQuery(getTrafficCartCount, { query: { saletoCode: account.saletoCode } }, account));
}

/** How many lines the transfer cart holds (FLOAT-01). */
export function transferCartCountQuery(account: Account) {
  return shared(asideQuery(getTransferCartCount, { query: { saletoCode: account.saletoCode } }, account));
}

/** The unread messages by type; their numbers add up to that of all (HEAD-04, TOP-03). */
export function unreadTypesQuery(account: Account) {
  const query = { unitId: messageUnitId(account.saletoCode) };
  return shared(asideQuery(listUnreadMessageTypes, { query }, account));
}

/** The first page of to-dos, as long as a panel, with the number of all (MSG-01, TOP-03). */
export function todosQuery(account: Account) {
  const query = { customerCode: account.saletoCode, pageNum: 1, pageSize: MESSAGE_PAGE_SIZE };
  return shared(asideQuery(listTodos, { query }, account));
}

/** The platform's current notices (MSG-01, HEAD-06). */
export function notificationsQuery(account: Account) {
  const query = { platformSelection: String(PLATFORM_SELECTION), customerCode: account.saletoCode };
  return asideQuery(listSystemNotifications, { query }, account);
}
