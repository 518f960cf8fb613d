import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { EmptyState } from '#ui/page/states';
import { Timeline } from '#ui/text/timeline';
import { recordsQuery } from '../queries';
import { useDemandStatusName } from './demand-status';
import '../order/bulk-order.css';

/** The history of a demand, newest first (BIG-01). */
export function DemandRecords({ id }: { readonly id: string }) {
  const statusName = useDemandStatusName();
  const records = useQuery(recordsQuery(useAccount(), id));
  return (
    <section className="panel demand-part" aria-label="处理记录">
      <h2>处理记录</h2>
      <Loaded
        query={records}
        failure="处理记录没有加载出来"
        rows={3}
        isKept
        empty={<EmptyState title="还没有处理记录" reason="评估、报价后会记在这里。" />}
      >
        {(list) => (
          <Timeline
            events={list.map(({ operateTime = '', operateName = '', status, operator, content }) => ({
              time: operateTime,
              text: status ? `${operateName}（${statusName(status)}）` : operateName,
              note: [operator, content].filter(Boolean).join('：'),
            }))}
          />
        )}
      </Loaded>
    </section>
  );
}
