import { CONTRACT_STATES } from '@dealer-portal/rules/states';
import { Course, courseOf } from '#widgets/course/course';
import type { Contract } from './contract-report';

/** 经过 of a contract: when it began and ended, once it is signed; no call gives more of it (FIN-09). */
export function ContractCourse({ contract }: { readonly contract: Contract }) {
  const { beginDate, endDate, status } = contract;
  const { toSign, running, expired } = CONTRACT_STATES;
  const isSigned = status === running.value || status === expired.value;
  const terms = [[beginDate, '生效'] as const, [endDate, '到期'] as const];
  // Of a state that is not known nothing follows.
  const isKnown = isSigned || status === toSign.value;
  return (
    <div className="panel">
      <Course
        events={isKnown ? courseOf([], new Date(), isSigned ? terms : []) : undefined}
        untold="没有接口给合同签署和变更的日期。"
      />
    </div>
  );
}
