import { ReportPage } from '#kits/report/report-page';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { RECORDS } from './records-report';
import { useFreeSample } from './use-free-sample';

/** 样机列表: the sample machines that were ordered; free ones are settled or given up here. */
export function Component() {
  const actions = useFreeSample();
  const order = (
    <ButtonLink kind="primary" to={href('specimenList')}>
      订购样机
    </ButtonLink>
  );
  return (
    <ReportPage
      report={RECORDS}
      headerActions={
        <>
          <ButtonLink to={href('yjrefuse')}>样机驳回</ButtonLink>
          {order}
        </>
      }
      actions={actions}
      actionsWidth={160}
      emptyAction={order}
    />
  );
}
