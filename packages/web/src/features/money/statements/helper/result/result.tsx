import { bridgeOf } from '@dealer-portal/rules/reconciliation';
import { Flex } from 'antd';
import { useMemo, useState } from 'react';
import { notify } from '#platform/notices';
import { href } from '#routes';
import { ButtonLink, PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { StickyBar } from '#ui/page/sticky-bar';
import { Money } from '#ui/text/money';
import { markKey, useCloseMarks } from '../../close-marks';
import { useLedgerAccount } from '../../use-payer-choices';
import { type Comparison, type HelperState, helperStore, putAway, withoutComparison } from '../helper-state';
import { AdjustedBooks } from './adjusted-books';
import { Bridge } from './bridge';
import { GroupFilter } from './group-filter';
import { type Filter, shownGroups } from './group-filters';
import { resultGroups } from './result-groups';
import { ResultTable } from './result-table';
import { saveResult } from './save-result';
import { stillOpen } from './still-open';

interface ResultProps {
  readonly state: HelperState;
  readonly comparison: Comparison;
}

/** The comparison of the two books: bridge, groups, notes, export. */
export function Result({ state, comparison }: ResultProps) {
  const [filter, setFilter] = useState<Filter>('open');
  const groups = useMemo(() => resultGroups(comparison), [comparison]);
  const bridge = useMemo(() => bridgeOf(comparison.books, comparison.matching), [comparison]);
  const { markOf } = useCloseMarks();
  const noteOf = (key: string) => markOf(markKey.note(key))?.text;
  const open = stillOpen(groups, noteOf);
  const change = (next: Comparison) => helperStore.write({ ...state, comparison: next });
  const account = useLedgerAccount(state.payerCode ?? '');
  const { period } = comparison;
  return (
    <>
      <Bridge bridge={bridge} groups={groups} />
      <GroupFilter groups={groups} bridge={bridge} filter={filter} onChange={setFilter} />
      <ResultTable
        groups={shownGroups(groups, filter)}
        comparison={comparison}
        fileName={state.file.name}
        period={period}
        onChange={change}
      />
      <AdjustedBooks state={state} comparison={comparison} bridge={bridge} groups={groups} noteOf={noteOf} />
      <StickyBar
        start={
          <Flex gap="small" wrap>
            <PlainButton onClick={() => helperStore.write(withoutComparison(state))}>改对法</PlainButton>
            <PlainButton onClick={() => helperStore.write(putAway(state))}>换文件</PlainButton>
          </Flex>
        }
        summary={
          <>
            已处理 {open.handled} / {open.all} 处，未处理差额 <Money amount={open.difference} strong />
          </>
        }
        actions={
          <>
            <ReasonButton
              onClick={async () => {
                const compared = { account, period, fileName: state.file.name };
                await saveResult(groups, noteOf, compared).catch(() =>
                  notify('error', '差异表没有写成，请重试'),
                );
              }}
            >
              导出差异表
            </ReasonButton>
            <ButtonLink
              kind="primary"
              to={`${href('reconciliation')}?${new URLSearchParams({ period: period[1].slice(0, 7) })}`}
            >
              带说明去确认
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
