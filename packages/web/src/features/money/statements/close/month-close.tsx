// By hand: the close of a month gathers many calls into one list of what is to be done.
import { PERIOD_STATES } from '@dealer-portal/rules/states';
import { Flex } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { PrintButton } from '#ui/button/print-button';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { helperAddress } from '../helper-address';
import { OneAccountNote } from '../one-account-note';
import type { AccountPeriod } from '../period-report';
import type { Reconciliation } from '../reconciliation-report';
import { Equation } from './equation';
import { MonthTabs } from './month-tabs';
import { MonthWork } from './month-work';
import { reconciliationOf, useMonths } from './use-close';
import './close.css';

/** 往来对账: one page per month, from its balances to its confirmation (FIN-02). */
export function MonthClose() {
  const { months, reconciliations } = useMonths();
  return (
    <div className="page">
      <PageHeader
        context="每月一页：余额、要看完的、确认"
        actions={
          <Flex gap="small" align="center">
            <Link to={helperAddress()}>对账助手</Link>
            <PrintButton />
          </Flex>
        }
      />
      <OneAccountNote />
      <Loaded
        query={months}
        failure="账期没有加载出来"
        empty={<EmptyState title="还没有账期" reason="账户有发生额的月份在月末出账，出账后出现在这里。" />}
      >
        {(records) => (
          <Loaded query={reconciliations} failure="对账单没有加载出来">
            {(statements) => <Months months={records} reconciliations={statements} />}
          </Loaded>
        )}
      </Loaded>
    </div>
  );
}

/** So many months have a tab; an older one has it while its address is open. */
const MOST_TABS = 10;

interface MonthsProps {
  readonly months: readonly AccountPeriod[];
  readonly reconciliations: readonly Reconciliation[];
}

function Months({ months, reconciliations }: MonthsProps) {
  const [params] = useSearchParams();
  const askedPeriod = params.get('period');
  const waiting = months.findLast(({ optStatus }) => optStatus === PERIOD_STATES.toConfirm.value);
  const month = months.find(({ period }) => period === askedPeriod) ?? waiting ?? months[0];
  if (!month) return null;
  const reconciliation = reconciliationOf(reconciliations, month.period);
  return (
    <>
      <MonthTabs
        months={months.filter((tab, at) => at < MOST_TABS || tab === month)}
        reconciliations={reconciliations}
        current={month.period}
      />
      <Equation month={month} />
      <MonthWork key={month.period} month={month} reconciliation={reconciliation} />
    </>
  );
}
