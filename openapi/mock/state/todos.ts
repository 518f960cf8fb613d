import { type Fields, text } from './input';
import { order } from './orders';
import { pageOf } from './pages';
import { exampleRows } from './rows';
import type { Dealer } from './slice';
import type { Handlers } from './state';

/** The to-do 订单签收 names its order by its number. */
const ORDER_TODO = 'ORDER';
const NUMBER = /\d{10}/;
const WAITS_FOR_SIGNATURE = '40';

/** What is left to do: a to-do ends with its act (HEAD-04). */
export const todoHandlers: Handlers = {
  listTodos: (dealer, { input, done }) => done(pageOf(openTodos(dealer), { pageSize: 4, ...input })),
  getTodoUnreadCount: (dealer, { done }) => done(openTodos(dealer).length),
};

function openTodos(dealer: Dealer): readonly Fields[] {
  return exampleRows(dealer, 'listTodos').filter((todo) => {
    if (todo['typeCode'] !== ORDER_TODO) return true;
    const found = order(dealer, NUMBER.exec(text(todo, 'title'))?.[0] ?? '');
    return found === undefined || found.status === WAITS_FOR_SIGNATURE;
  });
}
