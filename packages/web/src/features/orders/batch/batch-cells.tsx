/** The cells of a batch's line that decide the order. */

import { payerListName, shipToListName } from '@dealer-portal/rules/address-book';
import { toleranceTerms } from '@dealer-portal/rules/cart-entry';
import { readQuantity } from '@dealer-portal/rules/input';
import { formatYuan } from '@dealer-portal/rules/money';
import { policyLimit, priceLabel, SPECIAL_PRICES } from '@dealer-portal/rules/price';
import { isSet } from '@dealer-portal/rules/states';
import { Checkbox, Select } from 'antd';
import { QuantityInput } from '#ui/input/quantity-input';
import { EntryCell } from '#ui/table/entry/column-entry';
import { useRowValue } from '#ui/table/entry/row-values';
import { Money } from '#ui/text/money';
import { ShortTexts } from '#ui/text/short-texts';
import { EditProblem } from '#widgets/quantity-edits/edit-problem';
import { type QuantityEdits, shownNumber } from '#widgets/quantity-edits/quantity-edits';
import { nameOf } from './batch-line';
import { type BatchLine, type BatchPrice, lineKey } from './batch-queries';
import type { BatchTerms, LineChange } from './use-batch';
import '#ui/antd/wide-options.css';
import './batch.css';
import { dayText } from '#ui/text/wire-text';

/** The props of the editable cells. */
export interface BatchCellsProps {
  readonly terms: BatchTerms;
  readonly quantities: QuantityEdits;
  readonly isLocked: boolean;
  readonly onChange: (line: BatchLine, change: LineChange) => void;
}

interface CellProps extends BatchCellsProps {
  readonly line: BatchLine;
}

/** Never locked while other cells are saved: the focus goes on down the column (CART-09). */
export function NumberCell({ line, quantities: { edits, wrong, change, reconcile } }: CellProps) {
  const key = lineKey(line);
  const edit = useRowValue(edits, key);
  return (
    <EntryCell entryKey={key}>
      <QuantityInput
        label={`${nameOf(line)}数量`}
        value={shownNumber(edit, line.number)}
        read={readQuantity}
        onCommit={(number) => change(key, number)}
        onWrong={(text) => wrong.set(key, text)}
        problem={edit?.state === 'refused' ? edit.text : undefined}
      />
      <EditProblem edit={edit} onNumber={(number) => change(key, number)} onRetry={reconcile} />
    </EntryCell>
  );
}

const ORDINARY = 'PT';
const keyOf = ({ priceType, versionCode }: BatchPrice) => `${priceType} ${versionCode}`;

/** A price type as the update names it; others are not offered. */
function isPriceType(type: string): type is 'TJ' | 'GC' | 'YJCY' {
  return SPECIAL_PRICES.some((special) => special === type);
}

/** The price type of a line, where there is a choice, and what a piece costs. */
export function PriceCell({ line, terms, isLocked, onChange }: CellProps) {
  const prices = terms.prices.filter(({ productCode }) => productCode === line.productCode);
  const selected = prices.find(({ priceType }) => priceType === line.priceType);
  const onSelect = (key: string) => {
    const price = prices.find((price) => keyOf(price) === key);
    if (!price || !isPriceType(price.priceType)) return onChange(line, { priceType: ORDINARY });
    const { priceType, versionCode } = price;
    onChange(line, { priceType, ...(versionCode !== undefined && { versionCode }) });
  };
  const unit = (
    <div className="secondary">
      单价 <Money amount={line.price} />
    </div>
  );
  if (prices.length === 0) {
    return (
      <>
        普通价
        {unit}
      </>
    );
  }
  return (
    <>
      <Select
        className="batch-cell-select"
        size="small"
        aria-label={`${nameOf(line)}的价格`}
        disabled={isLocked}
        popupMatchSelectWidth={false}
        value={selected ? keyOf(selected) : ORDINARY}
        options={[
          { value: ORDINARY, label: '普通价' },
          ...prices.map((price) => ({
            value: keyOf(price),
            label: priceLabel(price),
            disabled: Number.isNaN(policyLimit(price)),
          })),
        ]}
        onChange={onSelect}
      />
      {unit}
    </>
  );
}

/** Credit tolerance and far week, where the product has them. */
export function TermsCell({ line, terms, isLocked, onChange }: CellProps) {
  const tolerance = terms.tolerances.find(({ productCode }) => productCode === line.productCode);
  const week = terms.weeks.find(({ productCode }) => productCode === line.productCode);
  const [toleranceText] = toleranceTerms(tolerance?.kuanXian);
  const hasWeek = week !== undefined && isSet(week.farWeek);
  if (!toleranceText && !hasWeek) return <span className="secondary">—</span>;
  return (
    <>
      {toleranceText && (
        <Checkbox
          checked={line.isCheckKuanXian === 1}
          disabled={isLocked}
          onChange={({ target }) => onChange(line, { isCheckKuanXian: target.checked ? 1 : 0 })}
        >
          {toleranceText}
        </Checkbox>
      )}
      {hasWeek && (
        <Checkbox
          checked={line.isCheckFarWeek === 1}
          disabled={isLocked}
          onChange={({ target }) =>
            onChange(line, {
              isCheckFarWeek: target.checked ? 1 : 0,
              farWeekDate: target.checked ? (week.farWeekDate ?? '') : '',
            })
          }
        >
          远周 {dayText(week.farWeekDate) || week.farWeek}
        </Checkbox>
      )}
    </>
  );
}

/** The payer of the line and its destination. */
export function PartiesCell({ line, terms, isLocked, onChange }: CellProps) {
  return (
    <>
      <Select
        className="batch-cell-select"
        size="small"
        aria-label={`${nameOf(line)}的付款方`}
        placeholder="请选择付款方"
        disabled={isLocked}
        popupMatchSelectWidth={false}
        value={line.payerCode || null}
        options={terms.payers.map(({ payerCode, payerName, payerBalance }) => ({
          value: payerCode,
          label: `${payerListName({ payerCode, payerName }).short} 余额 ${formatYuan(payerBalance?.balance)}`,
        }))}
        onChange={(payerCode) => onChange(line, { payerCode })}
      />
      <ShortTexts first={shipToListName(line)} />
    </>
  );
}
