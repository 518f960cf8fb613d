import { ORDER_STATES } from '@dealer-portal/rules/states';
import { columnsOf } from '#ui/table/columns';

interface Stated {
  readonly status: string;
  readonly statusName: string;
}

/** The state of an order, by its name; a code that is not listed stays neutral. */
export const ORDER_STATUS = columnsOf<Stated>().status('status', 'statusName', {
  states: ORDER_STATES,
});
