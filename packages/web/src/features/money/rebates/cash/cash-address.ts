import { rebateCashRefusal } from '@dealer-portal/rules/movement';
import type { RowAction } from '#ui/table/data-table-types';
import { documentAddress } from '#widgets/document-line/document-address';
import type { Rebate } from '../rebate-report';

/** Names the rebate to cash in the address of 我的返利: no route is named for it. */
export const CASH = 'cash';

/** Where a rebate is cashed; nowhere once it is used up or has expired. */
export function cashAddress(rebate: Rebate): string | undefined {
  if (rebateCashRefusal(rebate, new Date()) !== undefined) return undefined;
  return documentAddress('myrebate', { [CASH]: rebate.rebateNo });
}

/** The way to its cashing, while something of a rebate is left. */
export function cashActions(rebate: Rebate): readonly RowAction[] {
  const to = cashAddress(rebate);
  return to === undefined ? [] : [{ key: 'cash', label: '兑现', to }];
}
