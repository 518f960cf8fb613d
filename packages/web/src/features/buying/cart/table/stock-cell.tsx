import {
  arrivalChoices,
  arrivalText,
  chosenArrival,
  isPackage,
  overStock,
  unitsInStock,
  type Waiting,
  withPieces,
} from '@dealer-portal/rules/cart-entry';
import { priceChoiceRefusal, priceText } from '@dealer-portal/rules/price';
import { entryRefusal, selectionText } from '@dealer-portal/rules/selection';
import { useRowValue } from '#ui/table/entry/row-values';
import type { Entry } from '#widgets/cart/cart-query';
import { EditProblem } from '#widgets/quantity-edits/edit-problem';
import type { Edit } from '#widgets/quantity-edits/quantity-edits';
import { chosenPrice } from '../choices';
import type { CartRowProps } from './cart-row-props';
import { CellMenu } from './cell-menu';
import './cart-table.css';

/**
 * The stock of the warehouse and its arrival; or the problem with the line, and the button that solves it (CART-02,
 * CART-06).
 */
export function StockCell(props: CartRowProps) {
  const { entry, quantities } = props;
  const edit = useRowValue(quantities.edits, entry.id);
  const isOpen = edit?.state === 'waiting' || edit?.state === 'conflict';
  const refused = edit?.state === 'refused' ? overStock(withPieces(entry, edit.requested)) : undefined;
  if (edit && refused && refused.stock > 0) return <Refusal {...props} edit={edit} stock={refused.stock} />;
  return (
    <td className="cart-stock">
      {isOpen ? (
        <EditProblem
          edit={edit}
          onNumber={(number) => quantities.change(entry.id, number)}
          onRetry={quantities.reconcile}
        />
      ) : (
        <StockFacts {...props} />
      )}
    </td>
  );
}

interface RefusalProps extends Pick<CartRowProps, 'entry' | 'quantities'> {
  readonly edit: Edit;
  /** As many as there are. */
  readonly stock: number;
}

/** A quantity that the server refused and the stock does not allow; the field itself says so to screen readers. */
function Refusal({ entry, quantities, edit, stock }: RefusalProps) {
  return (
    <td className="cart-stock cart-refused">
      <div className="field-problem" title={edit.text}>
        <ChangeToStock entry={entry} quantities={quantities} stock={stock} />
        <span aria-hidden="true">{edit.text}</span>
      </div>
    </td>
  );
}

function ChangeToStock({ entry, quantities, stock }: Omit<RefusalProps, 'edit'>) {
  return (
    <button type="button" className="cell-link" onClick={() => quantities.change(entry.id, stock)}>
      改为 {stock} {unitOf(entry)}
    </button>
  );
}

function StockFacts(props: CartRowProps) {
  const { entry, waiting } = props;
  const choice = chosenPrice(entry, undefined);
  const problem = choice && priceText(priceChoiceRefusal(choice, entry.number));
  if (waiting?.kind === 'withdrawn')
    return <span className="cart-words">{selectionText(entryRefusal(entry))}</span>;
  if (problem) {
    return (
      <span className="field-problem" role="alert">
        {problem}
      </span>
    );
  }
  return waiting?.kind === 'overStock' ? <OverStock {...props} waiting={waiting} /> : <Arrival {...props} />;
}

const unitOf = (entry: Entry) => (isPackage(entry) ? '套' : '台');

interface OverStockProps extends CartRowProps {
  readonly waiting: Extract<Waiting, { readonly kind: 'overStock' }>;
}

/** More than there is: as many as there are, or the week in which all of them come. */
function OverStock({ entry, waiting, weeks, quantities, onChoose }: OverStockProps) {
  const unit = unitOf(entry);
  const { stock, over, isShared } = waiting;
  const later = arrivalChoices(entry.productList[0] ?? NO_LINE, weeks).find(({ value }) => value !== 'now');
  return (
    <>
      <span className="cart-over">
        {isShared ? '上面的行订后剩' : '库存'} {stock} {unit}，超出 {over} {unit}
      </span>
      <span className="cell-second">
        {stock > 0 && <ChangeToStock entry={entry} quantities={quantities} stock={stock} />}
        {later && (
          <button type="button" className="cell-link" onClick={() => onChoose(entry.id, later.marks)}>
            改为{later.label}
          </button>
        )}
        {stock === 0 && !later && '暂时无货，可移除或等到货'}
      </span>
    </>
  );
}

const NO_LINE: Entry['productList'][number] = { productCode: '', number: 0 };

function stockText(entry: Entry): string {
  const units = unitsInStock(entry);
  if (units === undefined) return '库存 —';
  if (units === 0) return '无货';
  return isPackage(entry) ? `余 ${units} 套` : `${units} 台`;
}

/** The stock, and the one choice of arrival where the line offers one. */
function Arrival({ entry, name, weeks, onChoose }: CartRowProps) {
  const line = entry.productList[0] ?? NO_LINE;
  const choices = arrivalChoices(line, weeks);
  const arrival = arrivalText(line, weeks);
  const stock = stockText(entry);
  if (choices.length === 0) return <span>{stock}</span>;
  return (
    <>
      <CellMenu
        label={`${name}的到货`}
        value={chosenArrival(line)}
        options={choices}
        onChoose={(value) => {
          const marks = choices.find((choice) => choice.value === value)?.marks;
          if (marks) onChoose(entry.id, marks);
        }}
      >
        {arrival ?? stock}
      </CellMenu>
      <span className="cell-second">{arrival ? `现货 ${stock}` : '现货，可选到货周'}</span>
    </>
  );
}
