import { PROMOTION_STATES, STORE_REPORT_STATES } from '@dealer-portal/rules/states';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { Ruler } from '#ui/ruler/ruler';
import { activitiesQuery, joinedQuery, knownBoothsQuery } from '../queries';
import '#ui/table/two-lines.css';
import { dayText } from '#ui/text/wire-text';

const FULL = 100;

/** 门店活动 on the start page: the next activity, and whether a store takes part. */
export function ActivityRow() {
  const account = useAccount();
  const activities = useQuery(activitiesQuery(account));
  const joined = useQuery(joinedQuery(account));
  const next = activities.data?.records.find(({ status }) => status !== PROMOTION_STATES.over.value);
  const entries = joined.data?.records.filter(({ activityId }) => activityId === next?.id) ?? [];
  const isFailed = activities.isError || joined.isError;
  const state =
    entries.length > 0 ? `已报名，${entries.map(({ networkName }) => networkName).join('、')}` : '没有报名';
  return (
    <li>
      <span className="two-lines">
        <strong>门店活动</strong>
        <span className="secondary">{isFailed ? '活动没有加载出来' : activityText(next)}</span>
      </span>
      <Ruler value={entries.length > 0 ? FULL : 0} steps={4} tone="success" />
      <span>{next && !isFailed ? state : '—'}</span>
      <ButtonLink to={href('activeshopTab')}>{entries.length > 0 ? '看活动' : '报名'}</ButtonLink>
    </li>
  );
}

function activityText(next: { readonly title: string; readonly beginDate: string } | undefined): string {
  return next ? `${next.title}，${dayText(next.beginDate)} 开始` : '现在没有可报名的活动';
}

/** 展位维护 on the start page: how many booths are reported. */
export function BoothRow() {
  const booths = useQuery(knownBoothsQuery(useAccount()));
  const all = booths.data?.records ?? [];
  const count = all.filter(({ status }) => status === STORE_REPORT_STATES.reported.value).length;
  const left = all.length - count;
  return (
    <li>
      <span className="two-lines">
        <strong>展位维护</strong>
        <span className="secondary">
          {booths.isError ? '展位没有加载出来' : '按月上报展位的样机、价签和物料'}
        </span>
      </span>
      <Ruler
        value={all.length > 0 ? (FULL * count) / all.length : 0}
        steps={4}
        tone={left === 0 ? 'success' : 'primary'}
      />
      <span>{booths.data ? `${all.length} 个展位，${left} 个要上报` : '—'}</span>
      <ButtonLink to={href(left > 0 ? 'indexNoReported' : 'boothMaintenanceMain')}>
        {left > 0 ? '去上报' : '看展位'}
      </ButtonLink>
    </li>
  );
}
