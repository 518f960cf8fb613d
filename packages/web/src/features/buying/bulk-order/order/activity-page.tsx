import { activityRefusal, bulkOrderText } from '@dealer-portal/rules/bulk-order';
import { thisWeekText } from '@dealer-portal/rules/cart-entry';
import type { Data } from '@dealer-portal/sdk';
import type { getBigActivity } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OrderColumn } from '#kits/order-list/order-table';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { EmptyPage } from '#ui/page/empty-page';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { periodText } from '#ui/text/joined';
import { Money } from '#ui/text/money';
import { minuteText } from '#ui/text/wire-text';
import { activityQuery, groupsQuery, type ProductGroup } from '../queries';
import { BulkBar } from './bulk-bar';
import { type BulkItem, bulkItem, forgetItem, useBulkEntries } from './bulk-entry';
import { BulkSubmits } from './bulk-submits';
import { BulkTable } from './bulk-table';
import { usePlace } from './use-place';
import './bulk-order.css';

/** 大单活动详情: its rules, its product groups with stock and price, and the bulk order (BIG-01). */
export function Component() {
  const account = useAccount();
  const [params] = useSearchParams();
  const activityId = params.get('activityId') ?? '';
  const activity = useQuery(activityQuery(account, activityId));
  if (activityId === '') return <NoActivity />;
  return (
    <div className="page">
      {!activity.isSuccess && <PageHeader />}
      <Loaded query={activity} failure="大单活动没有加载出来" rows={8} isKept>
        {(data) => <ActivityOrder key={activityId} activity={data} />}
      </Loaded>
    </div>
  );
}

function NoActivity() {
  return (
    <EmptyPage
      title="没有指定活动"
      reason="请从大单活动列表进入。"
      to={href('bigorderMallListJson')}
      act="查看大单活动"
    />
  );
}

interface ActivityProps {
  readonly activity: Data<typeof getBigActivity>;
}

function ActivityOrder({ activity }: ActivityProps) {
  const { activityId, rules = [] } = activity;
  const groups = useQuery(groupsQuery(useAccount(), activityId));
  const disabledReason = bulkOrderText(activityRefusal(activity));
  return (
    <>
      <ActivityHead activity={activity} />
      <BulkSubmits />
      {disabledReason && <Alert type="warning" showIcon title={disabledReason} className="bulk-note" />}
      {rules.length > 0 && (
        <section className="panel bulk-group" aria-label="活动规则">
          <h2>活动规则</h2>
          <ol className="bulk-rules">
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        </section>
      )}
      <Loaded query={groups} failure="产品组没有加载出来" rows={8} isKept empty={<NoProducts />}>
        {(list) => <GroupsOrder activity={activity} groups={list} />}
      </Loaded>
    </>
  );
}

function ActivityHead({ activity }: ActivityProps) {
  const { activityName, beginTime, endTime, minAmount, joinedAmount } = activity;
  return (
    <PageHeader
      title={activityName}
      contextRoom={3}
      context={
        <>
          {periodText(beginTime, endTime, minuteText) || '—'} · 起订金额 <Money amount={minAmount} /> ·
          本客户已订 <Money amount={joinedAmount} />
          {` · ${thisWeekText(new Date())}`}
        </>
      }
      actions={
        <>
          <ButtonLink to={href('bulkOrderInfo')}>提交或查看需求</ButtonLink>
          <ButtonLink to={href('bigorderMallListJson')}>全部活动</ButtonLink>
        </>
      }
    />
  );
}

function NoProducts() {
  return (
    <EmptyState
      title="活动还没有产品"
      reason="产品组发布后可在这里下单，也可以提交需求由产业报价。"
      action={<ButtonLink to={href('bulkOrderInfo')}>提交或查看需求</ButtonLink>}
    />
  );
}

interface GroupsOrderProps extends ActivityProps {
  readonly groups: readonly ProductGroup[];
}

/** The groups of an activity with what is typed into them, and the bar that places it. */
function GroupsOrder({ activity, groups }: GroupsOrderProps) {
  const { activityId, minAmount } = activity;
  const entries = useBulkEntries(`bulk:${activityId}`);
  const items = useMemo(() => itemsOf(groups), [groups]);
  const onPlace = usePlace(() => {
    for (const { key } of items) forgetItem(entries, key);
  });
  const disabledReason = bulkOrderText(activityRefusal(activity));
  return (
    <>
      <OrderColumn rows={items} entries={entries.numbers}>
        {groups.map(({ groupCode, groupName }) => (
          <section key={groupCode} className="bulk-group" aria-label={groupName}>
            <h2>{groupName}</h2>
            <BulkTable
              label={`${groupName}的产品`}
              items={items.filter((item) => item.groupCode === groupCode)}
              entries={entries}
              disabledReason={disabledReason}
              empty={{ title: '该组没有产品', reason: '产品可能已售完。' }}
            />
          </section>
        ))}
      </OrderColumn>
      {items.length > 0 && (
        <BulkBar
          items={items}
          entries={entries}
          minAmount={minAmount}
          activityId={activityId}
          disabledReason={disabledReason}
          onPlace={onPlace}
        />
      )}
    </>
  );
}

function itemsOf(groups: readonly ProductGroup[]): readonly BulkItem[] {
  return groups.flatMap(({ groupCode, productList }) =>
    productList.map(({ weekCodes = [], ...product }) => bulkItem(product, { groupCode, weekCodes })),
  );
}
