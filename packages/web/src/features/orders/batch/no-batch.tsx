import { Link } from 'react-router-dom';
import { href } from '#routes';
import { buttonClass } from '#ui/button/button-class';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';

/** A page of a batch that none was chosen for, or that is not there. */
export function NoBatch({ batchNo }: { readonly batchNo: string }) {
  return (
    <div className="page">
      <PageHeader />
      <EmptyState
        title={batchNo === '' ? '没有选择批次' : `没有批次 ${batchNo}`}
        reason="请从批量下单的列表打开一个批次。"
        action={
          <Link to={href('batchOrderOfAll')} className={buttonClass({ kind: 'primary' })}>
            查看批次
          </Link>
        }
      />
    </div>
  );
}
