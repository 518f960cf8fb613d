import { href } from '#routes';
import { EmptyPage } from '#ui/page/empty-page';

/** A page of a batch that none was chosen for, or that is not there. */
export function NoBatch({ batchNo }: { readonly batchNo: string }) {
  return (
    <EmptyPage
      title={batchNo === '' ? '没有选择批次' : `没有批次 ${batchNo}`}
      reason="请从批量下单的列表打开一个批次。"
      to={href('batchOrderOfAll')}
      act="查看批次"
    />
  );
}
