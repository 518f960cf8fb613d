import { applicableFreezeTypes } from '@dealer-portal/rules/freeze';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useState } from 'react';
import { usePermissions } from '#platform/permissions';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { PageHeader } from '#ui/page/page-header';
import { ResultPanel } from '#ui/page/result-panel';
import { EmptyState } from '#ui/page/states';
import { codeAndName } from '#ui/text/joined';
import { unsignedGroupsQuery } from './queries';
import { type UnfreezeApplication, UnfreezeForm } from './unfreeze-form';
import './freeze.css';

/** 解冻申请: applies to order again, for each freeze that may be lifted (FREEZE-01, FREEZE-02). */
export function Component() {
  const { saleInfo } = useAccount();
  const types = applicableFreezeTypes(usePermissions().freeze);
  const [submitted, setSubmitted] = useState<UnfreezeApplication>();
  return (
    <div className="page">
      <PageHeader
        context={`客户 ${codeAndName(saleInfo.customerCode, saleInfo.customerName)}`}
        actions={<Details />}
      />
      {submitted && <Submitted {...submitted} />}
      {!submitted && types.length === 0 && (
        <EmptyState
          title="当前没有可以申请解冻的冻结"
          reason="账户没有冻结，或申请已经提交、已被驳回。"
          action={<Details />}
        />
      )}
      {!submitted && types.length > 0 && (
        <>
          <UnsignedGroups />
          <UnfreezeForm types={types} onDone={setSubmitted} />
        </>
      )}
    </div>
  );
}

function Details() {
  return <ButtonLink to={href('thawingDetails')}>解冻详情</ButtonLink>;
}

function Submitted({ unfreezeNo }: UnfreezeApplication) {
  return (
    <ResultPanel
      status="success"
      title="解冻申请已提交"
      text={`${unfreezeNo ? `解冻单号 ${unfreezeNo}，` : ''}审批结果可在解冻详情中查看。`}
      actions={
        <ButtonLink kind="primary" to={href('thawingDetails')}>
          查看解冻详情
        </ButtonLink>
      }
    />
  );
}

/** Warns of what stays closed even after unfreezing. */
function UnsignedGroups() {
  const { data = [] } = useQuery(unsignedGroupsQuery(useAccount()));
  if (data.length === 0) return null;
  const names = data.map(({ productGroupName }) => productGroupName).join('、');
  return (
    <Alert
      className="freeze-unsigned"
      type="warning"
      showIcon
      title={`以下产品组还没有签约，解冻后仍不能开单：${names}`}
    />
  );
}
