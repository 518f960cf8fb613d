import { countFaults, fitRows, problemRows, rowsToFit } from '@dealer-portal/rules/batch';
import { Flex } from 'antd';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import type { ImportRows, LastChange } from './import-rows';
import type { Judged } from './import-table';
import '../batch.css';

interface FaultSummaryProps {
  readonly judged: readonly Judged[];
  readonly rows: ImportRows;
}

/** How many rows have which fault, and two ways to settle them all, which can be taken back (CART-08). */
export function FaultSummary({ judged, rows: { sheet, lastChange, changeMany } }: FaultSummaryProps) {
  const faults = countFaults(judged);
  if (!sheet || (faults.length === 0 && !lastChange)) return null;
  const fittable = rowsToFit(judged).length;
  const problems = new Set(problemRows(judged));
  const onFit = () => changeMany(fitRows(sheet.rows, judged), `已把 ${fittable} 种产品改为库存数量`);
  const onRemove = () =>
    changeMany(
      sheet.rows.filter(({ rowNo }) => !problems.has(rowNo)),
      `已移除 ${problems.size} 行`,
    );
  return (
    <Flex className="panel batch-faults" justify="space-between" align="center" gap="small" wrap>
      <Flex gap="small" align="center" wrap>
        {faults.length > 0 && (
          <span role="status">
            有误：
            {faults.map(({ label, rows }) => `${label} ${rows} 行`).join('，')}
          </span>
        )}
        {lastChange && <ChangeDone change={lastChange} />}
      </Flex>
      {faults.length > 0 && (
        <Flex gap="small" wrap>
          <ReasonButton
            disabledReason={fittable === 0 ? '没有可以改为库存数量的行' : undefined}
            onClick={onFit}
          >
            全部改为库存（{fittable} 种）
          </ReasonButton>
          <PlainButton onClick={onRemove}>移除全部问题行（{problems.size} 行）</PlainButton>
        </Flex>
      )}
    </Flex>
  );
}

interface ChangeDoneProps {
  readonly change: LastChange;
  readonly className?: string;
}

/** A change of many rows that was made, and its way back. */
export function ChangeDone({ change: { message, undo }, className }: ChangeDoneProps) {
  return (
    <span role="status" className={className}>
      {message}
      <PlainButton kind="link" size="small" onClick={undo}>
        撤销
      </PlainButton>
    </span>
  );
}
