import { type LedgerReading, readLedger } from '@dealer-portal/rules/columns';
import type { Money } from '@dealer-portal/rules/money';
import { useEffect, useMemo, useState } from 'react';
import { Loaded } from '#platform/calls/loaded';
import { PeriodField } from '#ui/input/date/period-field';
import { PlainSelect } from '#ui/input/plain-select';
import { ColumnsPart } from '#widgets/columns/columns-part';
import { ReadingFile, readingText } from '#widgets/columns/reading-file';
import { type ColumnReader, isLedgerReading, useColumnReading } from '#widgets/columns/use-column-reading';
import { useLedgerChoices } from '../use-payer-choices';
import { type Comparison, type HelperState, putAway, rememberRules, wholeMonths } from './helper-state';
import { MatchRuleFields } from './match-rule-fields';
import { OwnCode } from './own-code';
import { useStatementRows } from './use-statement-rows';

interface BookColumnsProps {
  readonly state: HelperState;
  readonly onChange: (state: HelperState) => void;
  readonly onStart: (comparison: Pick<Comparison, 'books' | 'period'>) => void;
}

/** Step 2: what each column of the dealer's own book is, the period of the company's, and how they are compared. */
export function BookColumns({ state, onChange, onStart }: BookColumnsProps) {
  const { file, rules, namedAccount } = state;
  const [amounts, setAmounts] = useState<readonly Money[]>();
  const reader = useMemo(() => bookReader(amounts), [amounts]);
  const { reading, remember, ...telling } = useColumnReading(file, reader, (next) =>
    onChange({ ...state, file: next }),
  );
  // The days of the book follow its columns, until the user has typed a period.
  const period = state.typedPeriod ?? wholeMonths(reading?.period);
  const { payerCode: accounts } = useLedgerChoices();
  const { query, count } = useStatementRows(period, state.payerCode ?? '');
  useEffect(() => {
    setAmounts(query.data?.map(({ amount }) => amount));
  }, [query.data]);
  const start = () => {
    if (!query.data || !reading?.book) return;
    remember();
    rememberRules(rules);
    onStart({ books: { company: query.data, dealer: reading.book.rows }, period });
  };
  if (!reading) {
    return <ReadingFile text={readingText(file)} onCancel={() => onChange(putAway(state))} />;
  }
  return (
    <ColumnsPart
      {...telling}
      reading={reading}
      file={{ label: '我方账', name: file.name, sheets: file.sheets.map(({ name }) => name) }}
      onOtherFile={() => onChange(putAway(state))}
      onBack={() => onChange(putAway(state))}
      aside={
        <>
          <span className="secondary">对</span> 公司账 往来明细{' '}
          <span className="secondary">{query.data ? `${query.data.length} 行` : `已取 ${count} 行`}</span>
          <PlainSelect
            label="账户"
            options={accounts}
            value={state.payerCode ?? ''}
            onChange={(payerCode) => onChange({ ...state, payerCode })}
          />
          {namedAccount?.payerCode === (state.payerCode ?? '') && (
            <span className="secondary">账里写着“{namedAccount.code}”，所以对这个账户</span>
          )}
          <OwnCode key={state.payerCode} payerCode={state.payerCode ?? ''} />
          <PeriodField
            label="公司账期间"
            value={period}
            onChange={(first, last) => onChange({ ...state, typedPeriod: [first, last] })}
          />
        </>
      }
      notice={
        <Loaded query={query} failure="公司账没有加载出来" loading={<span />}>
          {() => null}
        </Loaded>
      }
      next={{
        label: '开始核对',
        onPress: start,
        reason: reading.book?.rows.length === 0 ? '没有读到记账的行' : statementProblem(query.data, period),
      }}
    >
      <MatchRuleFields rules={rules} onChange={(next) => onChange({ ...state, rules: next })} />
    </ColumnsPart>
  );
}

/** The reader of books, which compares with the company's amounts. */
function bookReader(companyAmounts: readonly Money[] | undefined): ColumnReader<LedgerReading> {
  return {
    door: 'ledger',
    read: (input) => readLedger({ ...input, companyAmounts }),
    doorInput: (input) => ({ door: 'ledger', input: { ...input, companyAmounts } }),
    isOwn: isLedgerReading,
  };
}

function statementProblem(
  rows: readonly unknown[] | undefined,
  [begin]: Comparison['period'],
): string | undefined {
  if (begin === '') return '还没有读出日期，公司账要比到哪几天请在上面选。';
  if (!rows) return '公司账还没有加载完。';
  return rows.length === 0 ? '这段时间公司账没有凭证，请改期间。' : undefined;
}
