import { type QuantityRange, readQuantity } from '@dealer-portal/rules/input';
import { formatYuan, orderPrice } from '@dealer-portal/rules/money';
import { volumeText } from '@dealer-portal/rules/traffic';
import { rangeHint } from '@dealer-portal/rules/traffic-range';
import { memo } from 'react';
import { ReasonButton } from '#ui/button/reason-button';
import { QuantityInput } from '#ui/input/quantity-input';
import { EntryCell } from '#ui/table/entry/column-entry';
import { useRowValue } from '#ui/table/entry/row-values';
import { Money } from '#ui/text/money';
import { ProductPicture } from '#ui/text/product-picture';
import { EditProblem } from '#widgets/quantity-edits/edit-problem';
import { type QuantityEdits, shownNumber } from '#widgets/quantity-edits/quantity-edits';
import type { Line } from '../queries';
import './vehicle-card.css';

interface VehicleLineProps {
  readonly line: Line;
  /** The same function for every line and every draw. */
  readonly rangeOf: (line: Line) => QuantityRange;
  /** The pre-check's problem with this line. */
  readonly problem: string | undefined;
  readonly quantities: QuantityEdits;
  readonly onRemove: (line: Line) => void;
  /** Why the line cannot be removed now. */
  readonly keepReason?: string | undefined;
}

/** One product of a vehicle or transfer group; drawn again only when it changed (CART-09). */
export const VehicleLine = memo(function VehicleLine({ line, rangeOf, problem, ...rest }: VehicleLineProps) {
  const { quantities, onRemove, keepReason } = rest;
  const edit = useRowValue(quantities.edits, line.GBID);
  const number = shownNumber(edit, line.IBL_NUM);
  const onNumber = (typed: number) => quantities.change(line.GBID, typed);
  const range = rangeOf(line);
  const name = line.PRODUCTMODEL ?? line.PRODUCTCODE;
  return (
    <li className="vehicle-line" aria-label={name}>
      <div className="vehicle-line-name">
        <ProductPicture url={line.THUMBNAIL} size={48} />
        <div>
          <div>{name}</div>
          <div className="secondary">{line.PRODUCTNAME}</div>
        </div>
      </div>
      <div className="vehicle-cell" data-label="单价">
        <Money amount={line.UNITPRICE} />
      </div>
      <div className="vehicle-cell vehicle-cell-number" data-label="数量">
        <EntryCell entryKey={line.GBID}>
          <QuantityInput
            label={`${name}数量`}
            value={number}
            min={range.min}
            max={range.max}
            read={(text) => readQuantity(text, range)}
            onCommit={onNumber}
            onWrong={(text) => quantities.wrong.set(line.GBID, text)}
            problem={edit?.state === 'refused' ? edit.text : problem}
          />
          <EditProblem edit={edit} onNumber={onNumber} onRetry={quantities.reconcile} />
          <div className="secondary">{rangeHint(range)}</div>
        </EntryCell>
      </div>
      <div className="vehicle-cell" data-label="体积">
        {line.LINEVOLUME === undefined ? '—' : volumeText(line.LINEVOLUME)}
      </div>
      <div className="vehicle-cell" data-label="小计">
        <span className="figure figure-strong">
          {formatYuan(orderPrice([{ price: line.UNITPRICE, number }]))}
        </span>
      </div>
      <div className="vehicle-cell">
        <ReasonButton
          kind="link"
          size="small"
          disabledReason={keepReason}
          aria-label={`删除 ${name}${keepReason ? `，${keepReason}` : ''}`}
          onClick={() => onRemove(line)}
        >
          删除
        </ReasonButton>
      </div>
    </li>
  );
});
