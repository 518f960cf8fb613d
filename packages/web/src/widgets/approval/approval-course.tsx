import { APPROVAL_STEP_STATES } from '@dealer-portal/rules/states';
import { type Listed, UNREAD_LINES } from '#ui/text/list-of';
import './approval.css';
import { joined, stateText } from '#ui/text/joined';
import { minuteText } from '#ui/text/wire-text';

/** One step of an approval as the server has it. */
export interface CourseNode {
  readonly nodeName: string;
  readonly handler?: string | undefined;
  readonly status: string;
  readonly statusName: string;
  readonly remark?: string | undefined;
  readonly handleDate?: string | undefined;
}

interface ApprovalCourseProps {
  /** Names the list for screen readers. */
  readonly label: string;
  /** Where they did not come, that is said. */
  readonly nodes: Listed<CourseNode>;
}

/** The steps of an approval in one line: who did what, when and with which words; the one that waits stands out. */
export function ApprovalCourse({ label, nodes }: ApprovalCourseProps) {
  if (!nodes) return <p className="secondary">{UNREAD_LINES}</p>;
  const waitingAt = nodes.findIndex(({ status }) => status === APPROVAL_STEP_STATES.open.value);
  return (
    <ol className="approval-course" aria-label={label}>
      {nodes.map(({ nodeName, handler, status, statusName, remark, handleDate }, at) => (
        <li
          key={`${nodeName} ${handleDate ?? at}`}
          data-status={status}
          aria-current={at === waitingAt ? 'step' : undefined}
        >
          <strong>{nodeName}</strong>
          <span>{joined([handler, stateText(statusName)], '，')}</span>
          {handleDate && <span className="secondary figure">{minuteText(handleDate)}</span>}
          {remark && <span className="approval-remark">“{remark}”</span>}
        </li>
      ))}
    </ol>
  );
}
