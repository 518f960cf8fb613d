import { freezeNotices, freezeText } from '@dealer-portal/rules/freeze';
import { UNFREEZE_STATES } from '@dealer-portal/rules/states';
import type { Ops } from '@dealer-portal/sdk';
import { listUnfreezeApplies } from '@dealer-portal/sdk/operations';
import { Alert } from 'antd';
import { defineReport, entire } from '#kits/report/define-report';
import { ReportPage } from '#kits/report/report-page';
import { usePermissions } from '#platform/permissions';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { columnsOf } from '#ui/table/columns';
import { codeAndName } from '#ui/text/joined';
import './freeze.css';

const column = columnsOf<Ops['listUnfreezeApplies']['data'][number]>();

const APPLIES = defineReport({
  name: 'unfreezeApply',
  operation: listUnfreezeApplies,
  input: ({ saleInfo: { customerCode } }) => ({ query: { customerCode } }),
  rows: entire,
  rowKey: ({ unfreezeNo }) => unfreezeNo,
  columns: [
    column.code('unfreezeNo', '解冻单号', { width: 176 }),
    column.status('status', 'statusName', {
      width: 96,
      states: UNFREEZE_STATES,
    }),
    column.text('freezeTypeName', '冻结类型', { key: 'freezeType', width: 152 }),
    column.text('reason', '申请原因', { width: 280 }),
    column.text('remark', '审批意见', { width: 240 }),
    column.moment('applyDate', '申请时间', { width: 152 }),
  ],
  noun: '解冻申请',
  emptyReason: '提交的解冻申请和审批意见会出现在这里。',
});

/** 解冻详情: how the freeze stands now, and every application with its answer (FREEZE-02). */
export function Component() {
  const { customerCode, customerName = '' } = useAccount().saleInfo;
  const { freeze } = usePermissions();
  const notices = freezeNotices(freeze);
  return (
    <ReportPage report={APPLIES} context={`客户 ${codeAndName(customerCode, customerName)}`}>
      {notices.map(({ refusal, types, link, linkText }) => (
        <Alert
          key={types.join('')}
          className="freeze-standing"
          type="warning"
          showIcon
          title={freezeText(refusal)}
          action={
            link === 'unfreezeApplication' && (
              <ButtonLink size="small" to={href(link)}>
                {linkText}
              </ButtonLink>
            )
          }
        />
      ))}
      {notices.length === 0 && (
        <Alert className="freeze-standing" type="success" showIcon title="账户当前没有冻结，可以正常开单" />
      )}
    </ReportPage>
  );
}
