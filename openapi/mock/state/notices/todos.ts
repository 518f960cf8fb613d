import { isFirstSoldTo } from '../../acting-persona';
import { invoices } from '../finance/invoices';
import { hasOpenContract } from '../finance/policies';
import { reconciliations } from '../finance/reconciliations';
import { businessTime } from '../memory/clock';
import { pageOf } from '../memory/pages';
import { exampleRows } from '../memory/rows';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { orderByNo } from '../orders/orders';
import { handle } from '../resources/typed-handler';
import { ledgerTodos, type Todo } from './ledger-notices';

const WAITS_FOR_SIGNATURE = '40';
/** The status of an invoice that nobody has signed for. */
const WAITING = '10';

/** Whether the object of a to-do still waits for its act, by the type of the to-do. */
const WAITS: Readonly<Record<string, (dealer: Dealer, title: string) => boolean>> = {
  ORDER: (dealer, title) => {
    return orderByNo(dealer, numberIn(title))?.status === WAITS_FOR_SIGNATURE;
  },
  INVOICE: (dealer, title) => invoices.find(dealer, numberIn(title))?.status === WAITING,
  RECONCILE: (dealer, title) => {
    const month = (/^\d+(?=月)/.exec(title)?.[0] ?? '').padStart(2, '0');
    return reconciliations
      .rows(dealer)
      .some(({ period, status }) => period.endsWith(`-${month}`) && status === '0');
  },
  CONTRACT: (dealer, title) => hasOpenContract(dealer, numberIn(title)),
};

/** The number that a title names its object by. */
function numberIn(title: string): string {
  return /\d{4,}/.exec(title)?.[0] ?? '';
}

/** The open tasks: a to-do ends with its action (HEAD-04). */
export const todoHandlers: Handlers = {
  ...handle('listTodos', ({ dealer, input, done }) =>
    done(pageOf(openTodos(dealer), { pageSize: 4, ...input })),
  ),
  ...handle('getTodoUnreadCount', ({ dealer, done }) => done(openTodos(dealer).length)),
};

/** The first dealer has the to-dos of the examples, each other one those of its ledger that have come by now. */
function openTodos(dealer: Dealer): readonly Todo[] {
  const { world, persona, now } = dealer;
  const all = isFirstSoldTo(world, persona) ? exampleRows(dealer, 'listTodos') : ledgerTodos(dealer);
  const moment = businessTime(now);
  return all.filter(
    ({ createDate = '', typeCode = '', title }) =>
      createDate <= moment && (WAITS[typeCode]?.(dealer, title) ?? true),
  );
}
