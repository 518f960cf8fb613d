import type { ApplyType } from '@dealer-portal/rules/store-application';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { ButtonLink } from '#ui/button/plain-button';
import { PrintButton } from '#ui/button/print-button';
import { Icon } from '#ui/icon/icon';
import { ApprovalCourse } from '#widgets/approval/approval-course';
import { detailAddress } from '../applications/detail-address';
import { RevokeButton } from '../applications/revoke-button';
import { nodesQuery } from '../queries';
import './wizard.css';

interface SentStepProps {
  readonly type: ApplyType;
  readonly applyNo: string;
}

/** Step 4: its number, how far it is, and the way to take it back. */
export function SentStep({ type, applyNo }: SentStepProps) {
  const nodes = useQuery(nodesQuery(useAccount(), applyNo));
  return (
    <section className="apply-sent" aria-label="结果">
      <div role="status">
        <h2>
          <Icon name="done" /> 已提交，等待审批
        </h2>
      </div>
      <p>
        申请号 <strong className="figure">{applyNo}</strong>。有结果会发消息，也可以随时来看进度。
      </p>
      <div className="apply-actions no-print">
        <ButtonLink kind="primary" to={detailAddress(type, applyNo)}>
          看进度
        </ButtonLink>
        <PrintButton />
        <RevokeButton applyNo={applyNo} />
      </div>
      <Loaded query={nodes} failure="审批进度没有加载出来" rows={2}>
        {(data) => <ApprovalCourse label="审批进度" nodes={data} />}
      </Loaded>
    </section>
  );
}
