import { Timeline } from 'antd';

interface ApprovalNode {
  readonly nodeName: string;
  readonly statusName: string;
  readonly handler?: string;
  readonly remark?: string;
  readonly handleDate?: string;
}

/** 2026-11-20 08:30 of 2026-11-20 08:30:05. */
const TO_THE_MINUTE = 16;

/** The steps of an approval: when, what, who, and what was said. */
export function ApprovalNodes({ nodes }: { readonly nodes: readonly ApprovalNode[] }) {
  return (
    <Timeline
      mode="start"
      titleSpan="140px"
      items={nodes.map(({ nodeName, handler, statusName, remark, handleDate }) => ({
        title: handleDate ? handleDate.slice(0, TO_THE_MINUTE) : '—',
        content: (
          <>
            {nodeName} {statusName}
            <div className="secondary">{[handler, remark].filter(Boolean).join('：')}</div>
          </>
        ),
      }))}
    />
  );
}
