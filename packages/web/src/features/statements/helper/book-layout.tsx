import { type BookColumn, layoutProblem, readBook } from '@dealer-portal/rules/reconciliation';
import { useMemo } from 'react';
import { Loaded } from '#platform/calls/loaded';
import { PlainButton } from '#ui/button/plain-button';
import { PeriodField } from '#ui/input/date/period-field';
import { ColumnQuestions } from './column-questions';
import { ColumnTable } from './column-table';
import { type Comparison, type HelperState, helperStore } from './helper-state';
import { ReadSummary } from './read-summary';
import { useStatementRows } from './use-statement-rows';

interface ChooseColumnsProps {
  readonly state: HelperState;
  readonly onChange: (state: HelperState) => void;
  readonly onStart: (books: Comparison['books']) => void;
}

/** The role of each column of the dealer's own book, the read rows, and the rules of the comparison. */
export function ChooseColumns({ state, onChange, onStart }: ChooseColumnsProps) {
  const { layout, sheet, period } = state;
  const book = useMemo(() => readBook(sheet.cells, layout), [sheet, layout]);
  const { query, count } = useStatementRows(period);
  const reason = layoutProblem(layout) ?? book.problems[0] ?? statementProblem(query.data, period);
  return (
    <>
      <Sources
        state={state}
        rows={book.rows.length}
        company={query.data?.length}
        count={count}
        onChange={onChange}
      />
      <Loaded query={query} failure="公司账没有加载出来" loading={<span />}>
        {() => null}
      </Loaded>
      <div className="helper-columns">
        <div className="helper-main">
          <h2>
            每一列是什么 <span className="secondary">{columnsText(layout.columns)}</span>
          </h2>
          <ColumnTable state={state} onChange={onChange} />
          <p className="secondary">{book.notes.join('；')}</p>
          <ColumnQuestions layout={layout} onChange={(next) => onChange({ ...state, layout: next })} />
          {book.problems.length > 0 && (
            <ul className="helper-problems" aria-label="读不出的行">
              {book.problems.slice(0, 20).map((text) => (
                <li key={text}>{text}</li>
              ))}
              {book.problems.length > 20 && <li>还有 {book.problems.length - 20} 行读不出</li>}
            </ul>
          )}
        </div>
        <ReadSummary
          book={book}
          rules={state.rules}
          reason={reason}
          onRules={(rules) => onChange({ ...state, rules })}
          onStart={() => query.data && onStart({ company: query.data, dealer: book.rows })}
        />
      </div>
    </>
  );
}

function columnsText(columns: readonly BookColumn[]): string {
  const open = columns.filter(({ role }) => role === undefined).length;
  const known = `按表头和内容认出 ${columns.length - open} 列`;
  return open === 0 ? known : `${known}，${open} 列要您定`;
}

function statementProblem(rows: readonly unknown[] | undefined, [begin]: HelperState['period']) {
  if (begin === '') return '还没有读出日期，公司账要比到哪几天请在上面选。';
  if (!rows) return '公司账还没有加载完。';
  return rows.length === 0 ? '这段时间公司账没有凭证，请改期间。' : undefined;
}

interface SourcesProps extends Pick<ChooseColumnsProps, 'state' | 'onChange'> {
  readonly rows: number;
  readonly company: number | undefined;
  readonly count: number;
}

function Sources({ state, rows, company, count, onChange }: SourcesProps) {
  return (
    <section className="helper-sources" aria-label="两本账">
      <span>
        <strong>我方账：{state.fileName}</strong>
        <span className="secondary">
          {rows} 行{state.sheet.name && `，表“${state.sheet.name}”`}
        </span>
        <PlainButton size="small" onClick={() => helperStore.write(undefined)}>
          换文件
        </PlainButton>
      </span>
      <span>
        <strong>公司账：往来明细</strong>
        <span className="secondary">{company === undefined ? `已取 ${count} 行` : `${company} 行`}</span>
        <PeriodField
          label="公司账期间"
          value={state.period}
          onChange={(first, last) => onChange({ ...state, period: [first, last] })}
        />
      </span>
    </section>
  );
}
