import { entryKey } from '@dealer-portal/rules/cart';
import { isPackage, unitPrice } from '@dealer-portal/rules/cart-entry';
import { readQuantity } from '@dealer-portal/rules/input';
import { entryRefusal, entryTotal, selectionText } from '@dealer-portal/rules/selection';
import { memo } from 'react';
import { QuantityInput } from '#ui/input/quantity-input';
import { Tick } from '#ui/input/tick';
import { EntryCell } from '#ui/table/entry/column-entry';
import { useRowValue } from '#ui/table/entry/row-values';
import { Money } from '#ui/text/money';
import { shownNumber } from '#widgets/quantity-edits/quantity-edits';
import type { CartRowProps } from './cart-row-props';
import { ProductCell } from './product-cell';
import { StockCell } from './stock-cell';
import { TypeCell } from './type-cell';
import './cart-table.css';

/** One entry of the cart in 44 px; drawn again only when it changed. */
export const CartRow = memo(function CartRow(props: CartRowProps) {
  const { entry, name, isTicked, waiting } = props;
  const key = entryKey(entry);
  const problem = selectionText(entryRefusal(entry));
  return (
    <tr className="cart-row" aria-label={name} data-waiting={waiting?.kind}>
      <td className="cart-tick">
        <Tick
          label={`选择 ${name}`}
          isChecked={isTicked}
          isDisabled={problem !== undefined}
          title={problem}
          onChange={(isChecked) => props.onTick(key, isChecked)}
        />
      </td>
      <ProductCell entry={entry} />
      <TypeCell entry={entry} name={name} endDate={props.endDate} onChoose={props.onChoose} />
      <td className="cart-price">
        <Money amount={unitPrice(entry)} />
      </td>
      <StockCell {...props} />
      <NumberCell entry={entry} name={name} isLocked={problem !== undefined} quantities={props.quantities} />
      <td className="cart-total">
        <Money amount={entryTotal(entry)} strong />
      </td>
      <td className="cart-remove">
        <button
          type="button"
          className="cell-link"
          data-key="Delete"
          aria-label={`移除 ${name}`}
          onClick={() => props.onRemove([entry.id])}
        >
          移除
        </button>
      </td>
    </tr>
  );
});

interface NumberCellProps extends Pick<CartRowProps, 'entry' | 'name' | 'quantities'> {
  readonly isLocked: boolean;
}

/** The quantity is drawn at once; the row and the totals follow. */
function NumberCell({ entry, name, isLocked, quantities }: NumberCellProps) {
  const { id, number } = entry;
  const edit = useRowValue(quantities.edits, id);
  const isSet = isPackage(entry);
  return (
    <EntryCell entryKey={id} as="td" className="cart-quantity">
      <QuantityInput
        label={`${name}${isSet ? '套数' : '数量'}`}
        value={shownNumber(edit, number)}
        read={readQuantity}
        onCommit={(typed) => quantities.change(id, typed)}
        onWrong={(text) => quantities.wrong.set(id, text)}
        isDisabled={isLocked}
        problem={edit?.state === 'refused' ? edit.text : undefined}
        unit={isSet ? '套' : '台'}
      />
      <span className="print-only figure">{number}</span>
    </EntryCell>
  );
}
