import { AddAllButton, type AddAllButtonProps } from './add-all-button';
import { OrderBar, type OrderBarRows } from './order-bar';
import { clearWanted, type OrderRow } from './order-row';

interface AddAllBarProps<Row extends OrderRow>
  extends OrderBarRows<Row>,
    Pick<AddAllButtonProps<Row>, 'additionOf' | 'terms'> {}

/** The bar of a list that goes into the cart: what was added leaves its fields, so that a second press adds nothing again. */
export function AddAllBar<Row extends OrderRow>({ additionOf, terms, ...typed }: AddAllBarProps<Row>) {
  return (
    <OrderBar
      {...typed}
      actions={(order) => (
        <AddAllButton
          order={order}
          additionOf={additionOf}
          terms={terms}
          onDone={(added) => clearWanted(typed.entries, added)}
        />
      )}
    />
  );
}
