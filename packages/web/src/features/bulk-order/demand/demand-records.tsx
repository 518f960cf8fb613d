import { useQuery } from '@tanstack/react-query';
import { Timeline } from 'antd';
import { describeError } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { EmptyState, ErrorState, ListSkeleton } from '#ui/page/states';
import { recordsQuery } from '../queries';
import { useDemandStatusName } from './demand-status';

/** What happened to a demand, newest first (BIG-01). */
export function DemandRecords({ id }: { readonly id: string }) {
  const statusName = useDemandStatusName();
  const records = useQuery(recordsQuery(useAccount(), id));
  return (
    <section className="panel demand-part" aria-label="处理记录">
      <h2>处理记录</h2>
      {records.isPending && <ListSkeleton rows={3} />}
      {records.isError && (
        <ErrorState
          title="处理记录没有加载出来"
          {...describeError(records.error)}
          onRetry={() => void records.refetch()}
        />
      )}
      {records.data?.length === 0 && <EmptyState title="还没有处理记录" reason="评估、报价后会记在这里。" />}
      {records.data && records.data.length > 0 && (
        <Timeline
          items={records.data.map((record) => ({
            content: (
              <>
                <span className="secondary figure">{record.operateTime?.slice(0, 16)}</span>{' '}
                {record.operateName}
                {record.status && `（${statusName(record.status)}）`} {record.operator}
                <div className="secondary">{record.content}</div>
              </>
            ),
          }))}
        />
      )}
    </section>
  );
}
