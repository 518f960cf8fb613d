import { CONTRACT_STATES } from '@dealer-portal/rules/states';
import { Course, courseOf } from '#widgets/course/course';
import type { Contract } from './contract-report';

/** 经过 of a contract: when it began and ended; no call gives more of it (FIN-09). */
export function ContractCourse({ contract }: { readonly contract: Contract }) {
  const { beginDate, endDate, status } = contract;
  const isSigned = status !== CONTRACT_STATES.toSign.value;
  const events = courseOf(
    [...(isSigned ? [[beginDate, '生效'] as const] : []), [endDate, '到期']],
    new Date(),
  );
  return (
    <div className="panel">
      <Course events={events} untold="没有接口给合同签署和变更的日期。" />
    </div>
  );
}
