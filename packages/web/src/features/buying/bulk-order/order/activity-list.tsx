// No report: activities are offered as lines with pictures.

import { activityRefusal } from '@dealer-portal/rules/bulk-order';
import { BULK_ACTIVITY_STATES, choicesOf, toneOf } from '@dealer-portal/rules/states';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { paged } from '#platform/calls/paged';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { FilterBar } from '#ui/input/filter-bar';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { Pager } from '#ui/page/pager';
import { EmptyState } from '#ui/page/states';
import { periodText, stateText } from '#ui/text/joined';
import { Money } from '#ui/text/money';
import { ProductPicture } from '#ui/text/product-picture';
import { StatusTag } from '#ui/text/status-tag';
import { type Activity, activitiesQuery } from '../queries';
import './bulk-order.css';
import { ALL } from '#ui/choice/all';

const FILTERS = ['status'] as const;
const STATES = [ALL, ...choicesOf(BULK_ACTIVITY_STATES)];

/** The activities of the sold-to, narrowed by state (BIG-01). */
export function ActivityList() {
  const account = useAccount();
  const filter = useAddressFilter(FILTERS);
  const { pageNum, pageSize } = filter;
  const activities = useQuery(paged(activitiesQuery(account, { ...filter.values, pageNum, pageSize })));
  return (
    <>
      <FilterBar
        fields={[{ kind: 'tabs', name: 'status', label: '活动状态', options: STATES }]}
        values={filter.values}
        onChange={filter.set}
      />
      <Loaded query={activities} failure="大单活动没有加载出来" isKept empty={<NoActivities />}>
        {({ records, total }) => (
          <>
            <div className="activity-grid" aria-busy={activities.isFetching}>
              {records.map((activity) => (
                <ActivityCard key={activity.activityId} activity={activity} />
              ))}
            </div>
            <Pager pageNum={pageNum} pageSize={pageSize} total={total} onChange={filter.setPage} />
          </>
        )}
      </Loaded>
    </>
  );
}

function NoActivities() {
  return (
    <EmptyState
      title="没有符合条件的大单活动"
      reason="没有合适的活动时，可以提交大单需求，由产业评估报价。"
      action={
        <ButtonLink kind="primary" to={`${href('bulkOrderInfo')}?mode=new`}>
          提交大单需求
        </ButtonLink>
      }
    />
  );
}

function ActivityCard({ activity }: { readonly activity: Activity }) {
  const { activityId, activityName, description, picUrl, beginTime, endTime, status, statusName } = activity;
  const isOpen = activityRefusal(activity) === undefined;
  return (
    <article className="activity-card" aria-label={activityName}>
      <div className="activity-head">
        <ProductPicture url={picUrl} size={56} />
        <div>
          <h2>{activityName}</h2>
          <div className="secondary">{description}</div>
        </div>
        <StatusTag tone={toneOf(BULK_ACTIVITY_STATES, status)}>{stateText(statusName)}</StatusTag>
      </div>
      <dl className="activity-facts">
        <dt>时间</dt>
        <dd>{periodText(beginTime, endTime) || '—'}</dd>
        <dt>起订金额</dt>
        <dd>
          <Money amount={activity.minAmount} />
        </dd>
        <dt>产品组</dt>
        <dd>{activity.groupCount ?? '—'} 组</dd>
      </dl>
      <div className="activity-action">
        <Link
          to={`${href('bigorderDetail')}?${new URLSearchParams({ activityId })}`}
          aria-label={`${isOpen ? '参加活动' : '查看活动'} ${activityName}`}
        >
          {isOpen ? '参加活动' : '查看活动'}
        </Link>
      </div>
    </article>
  );
}
