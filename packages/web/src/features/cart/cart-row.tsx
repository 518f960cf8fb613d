import { entryKey } from '@dealer-portal/rules/cart';
import { isPackage, unitPrice } from '@dealer-portal/rules/cart-entry';
import { readQuantity } from '@dealer-portal/rules/input';
import { entryProblem, entryTotal } from '@dealer-portal/rules/selection';
import { Button, Checkbox, Tooltip } from 'antd';
import { memo } from 'react';
import { QuantityInput } from '#ui/input/quantity-input';
import { EntryCell } from '#ui/table/entry/column-entry';
import { useRowValue } from '#ui/table/entry/row-values';
import { Money } from '#ui/text/money';
import { EditProblem } from '#widgets/quantity-edits/edit-problem';
import { type QuantityEdits, shownNumber } from '#widgets/quantity-edits/quantity-edits';
import type { EntryChoice } from './choices';
import { CartLine, PackageHead, RebatePolicy } from './entry-notes';
import { EntryOptions } from './entry-options';
import type { Entry } from './queries';

interface CartRowProps {
  readonly entry: Entry;
  /** What tells the entry from the others (WCAG 2.4.6). */
  readonly name: string;
  readonly isTicked: boolean;
  readonly quantities: QuantityEdits;
  readonly onTick: (key: string, isMatch: boolean) => void;
  readonly onChoose: (id: string, change: EntryChoice) => void;
  readonly onRemove: (ids: readonly string[]) => void;
}

/** One entry of the cart; drawn again only when it changed. */
export const CartRow = memo(function CartRow({ entry, name, isTicked, quantities, ...on }: CartRowProps) {
  const key = entryKey(entry);
  const disabledReason = entryProblem(entry);
  const enabled = disabledReason === undefined;
  const isSet = isPackage(entry);
  const tickBox = (
    <Checkbox
      aria-label={`选择 ${name}`}
      checked={isTicked}
      disabled={!enabled}
      onChange={({ target }) => on.onTick(key, target.checked)}
    />
  );
  return (
    <li className="cart-row" aria-label={name}>
      {enabled ? tickBox : <Tooltip title={disabledReason}>{tickBox}</Tooltip>}
      <div className="cart-lines">
        <PackageHead entry={entry} />
        {entry.productList.map((line) => (
          <CartLine key={line.productCode} line={line} entry={entry} />
        ))}
        <EntryOptions entry={entry} name={name} onChoose={on.onChoose} />
      </div>
      <div className="cart-cell" data-label="单价">
        <Money amount={unitPrice(entry)} />
        {isSet && <span className="secondary"> / 套</span>}
        <RebatePolicy entry={entry} />
      </div>
      <div className="cart-cell" data-label="数量">
        <NumberCell entry={entry} name={name} isLocked={!enabled} quantities={quantities} />
      </div>
      <div className="cart-cell" data-label="小计">
        <Money amount={entryTotal(entry)} strong />
      </div>
      <div className="cart-cell">
        <Button type="link" size="small" onClick={() => on.onRemove([entry.id])} aria-label={`移除 ${name}`}>
          移除
        </Button>
      </div>
    </li>
  );
});

interface NumberCellProps {
  readonly entry: Entry;
  readonly name: string;
  readonly isLocked: boolean;
  readonly quantities: QuantityEdits;
}

/** The quantity is drawn at once; the row and the totals follow. */
function NumberCell({ entry, name, isLocked, quantities }: NumberCellProps) {
  const { id, number } = entry;
  const edit = useRowValue(quantities.edits, id);
  const onNumber = (requested: number) => quantities.change(id, requested);
  return (
    <EntryCell entryKey={id}>
      <QuantityInput
        label={`${name}${isPackage(entry) ? '套数' : '数量'}`}
        value={shownNumber(edit, number)}
        read={readQuantity}
        onCommit={onNumber}
        onWrong={(text) => quantities.wrong.set(id, text)}
        isDisabled={isLocked}
        problem={edit?.state === 'refused' ? edit.text : undefined}
      />
      <span className="print-only figure">{number}</span>
      <EditProblem edit={edit} onNumber={onNumber} onRetry={quantities.reconcile} />
    </EntryCell>
  );
}
