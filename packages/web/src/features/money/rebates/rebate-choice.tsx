import { formatYuan } from '@dealer-portal/rules/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { JobViews } from '#kits/report/job-views';
import { Loaded } from '#platform/calls/loaded';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import type { Choice } from '#ui/input/plain-select';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { joined } from '#ui/text/joined';
import { useAllRebates } from '#widgets/rebates/use-all-rebates';
import { cashAddress } from './cash/cash-address';
import { REBATES, type Rebate } from './rebate-report';

interface RebateChoiceProps {
  /** The rebate of the address. */
  readonly chosen: string | undefined;
  /** All rebates to choose from, and the number of the newest, which is shown until one is chosen. */
  readonly children: (choices: readonly Choice[], newest: string | undefined) => ReactNode;
}

/** A page about one rebate: it opens with the newest one, since menus lead there without a number. */
export function RebateChoice({ chosen, children }: RebateChoiceProps) {
  const query = useAllRebates();
  const rows = query.data ?? [];
  const rebate = chosen ? rows.find(({ rebateNo }) => rebateNo === chosen) : rows[0];
  const cash = rebate && cashAddress(rebate);
  return (
    <div className="page">
      <PageHeader
        context={<Link to={href('myrebate')}>我的返利</Link>}
        actions={
          cash && (
            <ButtonLink kind="primary" to={cash}>
              兑现 {formatYuan(rebate.balance)}
            </ButtonLink>
          )
        }
      />
      <JobViews />
      <Loaded
        query={query}
        failure="返利没有加载出来"
        empty={<EmptyState title="还没有返利" reason={REBATES.emptyReason} />}
      >
        {(rebates) => children(rebates.map(choiceOf), rebates[0]?.rebateNo)}
      </Loaded>
    </div>
  );
}

interface RebateFilter {
  readonly values: { readonly rebateNo?: string };
  readonly isNarrowed: boolean;
}

/** The filter of a page about one rebate, the newest unless the address names one; that alone does not narrow the list. */
export function filterOfRebate<F extends RebateFilter>(filter: F, newest: string | undefined) {
  const { rebateNo = newest, ...others } = filter.values;
  return {
    ...filter,
    values: { ...filter.values, ...(rebateNo && { rebateNo }) },
    isNarrowed: Object.keys(others).length > 0,
  };
}

function choiceOf({ rebateNo, rebateName }: Rebate): Choice {
  return { value: rebateNo, label: joined([rebateNo, rebateName]) };
}
