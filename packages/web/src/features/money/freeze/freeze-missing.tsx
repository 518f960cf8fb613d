import type { FreezeTurn } from '@dealer-portal/rules/freeze-progress';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import { FactLine, FactLines } from '#ui/text/fact-lines';
import { unsignedGroupsQuery } from './queries';
import './freeze-progress.css';

interface FreezeMissingProps {
  readonly turns: readonly FreezeTurn[];
}

const MISSING: Readonly<Record<FreezeTurn['state'], string>> = {
  frozen: '还没有申请',
  rejected: '按批复补办',
  submitted: '等待审批',
};

/** The missing steps before the account may order again, and whose turn it is for each freeze. */
export function FreezeMissing({ turns }: FreezeMissingProps) {
  const groups = useQuery(unsignedGroupsQuery(useAccount()));
  return (
    <>
      <h3>还缺什么</h3>
      <FactLines>
        {turns.map(({ type, name, state }) => (
          <FactLine key={type} label={`${name}（${type}）`}>
            {MISSING[state]}
          </FactLine>
        ))}
        {(groups.data ?? []).map(({ productGroupCode, productGroupName, contractYear = '' }) => (
          <FactLine key={productGroupCode} label={`${productGroupName} ${contractYear} 合同没签`}>
            解冻后仍不能开单
          </FactLine>
        ))}
      </FactLines>
      {groups.error && <p className="secondary">没有签约的产品组没有取到。</p>}
      <h3>现在轮到谁</h3>
      <FactLines>
        {turns.map(({ type, name, who }) => (
          <FactLine key={type} label={`${name}（${type}）`}>
            {who === 'dealer' ? <strong className="freeze-you">您</strong> : '公司审批'}
          </FactLine>
        ))}
      </FactLines>
      <p className="secondary">系统没有给出审批人和审批时限。</p>
    </>
  );
}
