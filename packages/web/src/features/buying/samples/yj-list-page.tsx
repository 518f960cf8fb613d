import { Link } from 'react-router-dom';
import { ReportPage } from '#kits/report/report-page';
import { href } from '#routes';
import { buttonClass } from '#ui/button/button-class';
import { RECORDS } from './records-report';
import { useFreeSample } from './use-free-sample';

/** 样机列表: the sample machines that were ordered; free ones are settled or given up here. */
export function Component() {
  const actions = useFreeSample();
  const order = (
    <Link to={href('specimenList')} className={buttonClass({ kind: 'primary' })}>
      订购样机
    </Link>
  );
  return (
    <ReportPage
      report={RECORDS}
      headerActions={
        <>
          <Link to={href('yjrefuse')} className={buttonClass()}>
            样机驳回
          </Link>
          {order}
        </>
      }
      actions={actions}
      actionsWidth={160}
      emptyAction={order}
    />
  );
}
