import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { Dialog } from '#ui/overlay/dialog';
import { EmptyState } from '#ui/page/states';
import { stateText } from '#ui/text/joined';
import { ApprovalCourse } from '#widgets/approval/approval-course';
import { returnStatusesQuery } from '#widgets/orders/queries';
import type { ReturnOrder } from './returns-report';

/** The dialog with the approval steps of a return, and the way to open it. */
export function useReturnProgress(): {
  readonly show: (row: ReturnOrder) => void;
  readonly dialog: ReactNode;
} {
  const [order, setOrder] = useState<ReturnOrder>();
  const dialog = order && <ProgressDialog row={order} onClose={() => setOrder(undefined)} />;
  return { show: setOrder, dialog };
}

interface ProgressDialogProps {
  readonly row: ReturnOrder;
  readonly onClose: () => void;
}

function ProgressDialog({ row, onClose }: ProgressDialogProps) {
  const statuses = useQuery(returnStatusesQuery(useAccount(), [row.orderNo]));
  const nodes = statuses.data?.find(({ returnNo }) => returnNo === row.returnNo)?.nodeList ?? [];
  return (
    <Dialog open title={`退货单 ${row.returnNo} 的审批进度`} footer={null} onCancel={onClose}>
      <Loaded query={statuses} failure="审批进度没有加载出来" rows={3}>
        {() =>
          nodes.length === 0 ? (
            <EmptyState
              title={`当前状态：${stateText(row.statusName)}`}
              reason="审批节点生成后会显示在这里。"
            />
          ) : (
            <ApprovalCourse label="审批进度" nodes={nodes} />
          )
        }
      </Loaded>
    </Dialog>
  );
}
