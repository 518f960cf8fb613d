import { formatMoney } from '@dealer-portal/rules/money';
import { Fragment, useMemo, useState } from 'react';
import { PlainButton } from '#ui/button/plain-button';
import type { Comparison } from '../helper-state';
import { NoteRow } from './note-row';
import { GROUPS, OPEN_GROUPS, type ResultGroup } from './result-groups';
import { ResultLine } from './result-line';
import { useResultKeys } from './use-result-keys';
import { useResultRows } from './use-result-rows';
import '../helper.css';

/** Rows of a group that are drawn until more are asked for: of matched ones two, of others so many at once. */
const MATCHED_GROUPS = 2;
const GROUPS_AT_ONCE = 100;

interface ResultTableProps {
  readonly groups: readonly ResultGroup[];
  readonly comparison: Comparison;
  readonly fileName: string;
  /** The days of the statement. */
  readonly period: readonly [begin: string, end: string];
  readonly onChange: (comparison: Comparison) => void;
}

/** Both books side by side, in groups; a note is shown under its row. */
export function ResultTable({ groups, comparison, fileName, period, onChange }: ResultTableProps) {
  const state = useResultRows(comparison, onChange);
  const [drawn, setDrawn] = useState<Readonly<Record<string, number>>>({});
  const countOf = ({ kind }: ResultGroup) =>
    drawn[kind] ?? (OPEN_GROUPS.includes(kind) ? GROUPS_AT_ONCE : MATCHED_GROUPS);
  const rows = useMemo(() => groups.flatMap((group) => group.rows), [groups]);
  const onKeyDown = useResultKeys(rows, state);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by keyboard.
    <section className="helper-scroll" aria-label="两本账逐行" tabIndex={0}>
      <p className="secondary helper-keys no-print">
        <span>空格 选中　m 配对　u 拆开　n 写说明　[ ] 上一处、下一处差异</span>
        {state.chosen.size > 0 && (
          <PlainButton size="small" onClick={state.pair}>
            配对所选 {state.chosen.size} 行
          </PlainButton>
        )}
      </p>
      <table className="helper-table helper-result" onKeyDown={onKeyDown}>
        <Head fileName={fileName} period={period} />
        <tbody>
          {groups.map((group) => (
            <Fragment key={group.kind}>
              <GroupRow
                group={group}
                drawn={countOf(group)}
                onMore={() => setDrawn({ ...drawn, [group.kind]: countOf(group) + GROUPS_AT_ONCE })}
              />
              {group.rows.slice(0, countOf(group)).map((row) => (
                <Fragment key={row.key}>
                  <ResultLine row={row} state={state} />
                  <NoteRow
                    row={row}
                    isOpen={state.notedRow === row.key}
                    onClose={() => state.setNotedRow(undefined)}
                  />
                </Fragment>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type HeadProps = Pick<ResultTableProps, 'fileName' | 'period'>;

function Head({ fileName, period }: HeadProps) {
  return (
    <thead>
      <tr className="helper-books">
        <td />
        <th colSpan={4} scope="colgroup">
          公司账 {period.join(' ~ ')}
        </th>
        <th colSpan={4} scope="colgroup" className="helper-own">
          我方账 {fileName}
        </th>
        <td colSpan={2} />
      </tr>
      <tr>
        <th scope="col">选</th>
        {['日期', '凭证号', '摘要', '金额'].map((title) => (
          <th key={title} scope="col" className={title === '金额' ? 'helper-figure' : ''}>
            {title}
          </th>
        ))}
        {['日期', '单据号', '摘要', '金额'].map((title, at) => (
          <th
            key={title}
            scope="col"
            className={[at === 0 && 'helper-own', title === '金额' && 'helper-figure']
              .filter(Boolean)
              .join(' ')}
          >
            {title}
          </th>
        ))}
        <th scope="col" className="helper-figure">
          差（公司－我方）
        </th>
        <th scope="col">怎么对上的 / 做什么</th>
      </tr>
    </thead>
  );
}

interface GroupRowProps {
  readonly group: ResultGroup;
  readonly drawn: number;
  readonly onMore: () => void;
}

function GroupRow({ group: { kind, rows, difference }, drawn, onMore }: GroupRowProps) {
  return (
    <tr className="helper-group">
      <th colSpan={11} scope="rowgroup">
        {GROUPS[kind]}
        <span className="secondary">
          {rows.length} 组，差 {formatMoney(difference)}
          {drawn < rows.length && `，先显示 ${drawn} 组`}
        </span>
        {drawn < rows.length && (
          <PlainButton kind="link" size="small" onClick={onMore}>
            再显示 {Math.min(GROUPS_AT_ONCE, rows.length - drawn)} 组
          </PlainButton>
        )}
      </th>
    </tr>
  );
}
