import type { FreezeTurn } from '@dealer-portal/rules/freeze-progress';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import { unsignedGroupsQuery } from './queries';

interface FreezeMissingProps {
  readonly turns: readonly FreezeTurn[];
}

const MISSING: Readonly<Record<FreezeTurn['state'], string>> = {
  frozen: '还没有申请',
  rejected: '按批复补办',
  submitted: '等待审批',
};

/** What is missing before the account may order again, and whose turn it is for each freeze. */
export function FreezeMissing({ turns }: FreezeMissingProps) {
  const groups = useQuery(unsignedGroupsQuery(useAccount()));
  return (
    <>
      <h3>还缺什么</h3>
      <dl className="freeze-facts">
        {turns.map(({ type, name, state }) => (
          <div key={type}>
            <dt>
              {name}（{type}）
            </dt>
            <dd>{MISSING[state]}</dd>
          </div>
        ))}
        {(groups.data ?? []).map(({ productGroupCode, productGroupName, contractYear = '' }) => (
          <div key={productGroupCode}>
            <dt>
              {productGroupName} {contractYear} 合同没签
            </dt>
            <dd>解冻后仍不能开单</dd>
          </div>
        ))}
      </dl>
      {groups.error && <p className="secondary">没有签约的产品组没有取到。</p>}
      <h3>现在轮到谁</h3>
      <dl className="freeze-facts">
        {turns.map(({ type, name, who }) => (
          <div key={type}>
            <dt>
              {name}（{type}）
            </dt>
            <dd>{who === 'dealer' ? <strong className="freeze-you">您</strong> : '公司审批'}</dd>
          </div>
        ))}
      </dl>
      <p className="secondary">系统没有给出审批人和审批时限。</p>
    </>
  );
}
