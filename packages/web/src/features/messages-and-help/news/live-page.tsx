import { LIVE_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { listLives } from '@dealer-portal/sdk/operations';
import { Descriptions } from 'antd';
import '#ui/antd/fact-table.css';
import { defineReport, paged } from '#kits/report/define-report';
import { ReportPage } from '#kits/report/report-page';
import { useReport } from '#kits/report/use-report';
import { href } from '#routes';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { Arriving } from '#ui/page/arriving';
import { columnsOf } from '#ui/table/columns';
import './news.css';
import { stateText } from '#ui/text/joined';
import { minuteText } from '#ui/text/wire-text';

type Live = RecordOf<'listLives'>;

const column = columnsOf<Live>();

const LIVES = defineReport({
  name: 'live',
  operation: listLives,
  input: ({ saleInfo: { customerCode } }, _, page) => ({ query: { customerCode, ...page } }),
  rows: paged,
  rowKey: ({ id }) => id,
  columns: [
    column.text('title', '直播', {
      width: 280,
      to: ({ id }) => `${href('live')}?${new URLSearchParams({ id })}`,
    }),
    column.status('status', 'statusName', { width: 88, states: LIVE_STATES }),
    column.text('anchor', '主讲', { width: 136 }),
    column.moment('beginDate', '开始时间'),
    column.number('viewCount', '观看', { width: 104, unit: '人次' }),
  ],
  noun: '直播',
  emptyReason: '预告发布后会出现在这里。',
});

/**
 * 直播: live shows, those on air first; the chosen one (`id`) above, the first one until then, so that the list stays
 * where it is. Assumption: no call gives a stream to play.
 */
export function Component() {
  const filter = useAddressFilter(['id'] as const);
  const { query, rows } = useReport(LIVES, {}, filter);
  const row = rows.find(({ id }) => id === filter.values.id) ?? rows[0];
  return (
    <ReportPage report={LIVES} context="新品讲解与销售培训">
      {query.isPending && <Arriving />}
      {row && <ChosenLive live={row} />}
    </ReportPage>
  );
}

function ChosenLive({ live }: { readonly live: Live }) {
  const { title, anchor, statusName, beginDate } = live;
  return (
    <section className="panel live-chosen" aria-label={title}>
      <h2>{title}</h2>
      <Descriptions
        size="small"
        column={{ xs: 1, md: 3 }}
        items={[
          { key: 'state', label: '状态', children: stateText(statusName) },
          { key: 'anchor', label: '主讲', children: anchor ?? '—' },
          { key: 'begin', label: '开始', children: minuteText(beginDate) || '—' },
        ]}
      />
      <p className="secondary">播放画面由直播平台提供，请在手机 APP 的「直播」中观看。</p>
    </section>
  );
}
