import type { Waiting } from '@dealer-portal/rules/cart-entry';
import type { Entry } from '#widgets/cart/cart-query';
import type { QuantityEdits } from '#widgets/quantity-edits/quantity-edits';
import type { EntryChoice } from '../choices';
import type { ArrivalWeeks } from '../queries';

/** The props of a cart row and its cells. */
export interface CartRowProps {
  readonly entry: Entry;
  /** The distinguishing name of the entry (WCAG 2.4.6). */
  readonly name: string;
  readonly isTicked: boolean;
  /** Why it is not counted. */
  readonly waiting: Waiting | undefined;
  readonly weeks: ArrivalWeeks;
  /** The last day of its special price. */
  readonly endDate: string | undefined;
  readonly quantities: QuantityEdits;
  readonly onTick: (key: string, isTicked: boolean) => void;
  readonly onChoose: (id: string, change: EntryChoice) => void;
  readonly onRemove: (ids: readonly string[]) => void;
}
