import { isSettled } from '../account/papers';
import { type Fields, text } from '../memory/input';
import { pageOf } from '../memory/pages';
import { exampleRows } from '../memory/rows';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { order } from './orders';

const WAITS_FOR_SIGNATURE = '40';

/** Whether the object of a to-do still waits for its act, by the type of the to-do. */
const WAITS: Readonly<Record<string, (dealer: Dealer, title: string) => boolean>> = {
  ORDER: (dealer, title) => {
    const match = order(dealer, numberIn(title));
    return match === undefined || match.status === WAITS_FOR_SIGNATURE;
  },
  INVOICE: (dealer, title) => !isSettled(dealer, numberIn(title)),
  RECONCILE: (dealer, title) => {
    const month = (/^\d+(?=月)/.exec(title)?.[0] ?? '').padStart(2, '0');
    const rows = exampleRows(dealer, 'queryReconciliations');
    return rows.some(
      (row) => text(row, 'period').endsWith(`-${month}`) && !isSettled(dealer, text(row, 'id')),
    );
  },
  CONTRACT: (dealer, title) => {
    const year = numberIn(title);
    const rows = exampleRows(dealer, 'queryAppointmentContracts');
    return rows.some(
      (row) => text(row, 'contractName').startsWith(year) && !isSettled(dealer, text(row, 'contractNo')),
    );
  },
};

/** The number that a title names its object by. */
function numberIn(title: string): string {
  return /\d{4,}/.exec(title)?.[0] ?? '';
}

/** What is left to do: a to-do ends with its act (HEAD-04). */
export const todoHandlers: Handlers = {
  listTodos: (dealer, { input, done }) => done(pageOf(openTodos(dealer), { pageSize: 4, ...input })),
  getTodoUnreadCount: (dealer, { done }) => done(openTodos(dealer).length),
};

function openTodos(dealer: Dealer): readonly Fields[] {
  return exampleRows(dealer, 'listTodos').filter(
    (todo) => WAITS[text(todo, 'typeCode')]?.(dealer, text(todo, 'title')) ?? true,
  );
}
