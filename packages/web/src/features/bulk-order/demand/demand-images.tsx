import { reasonAgainstDemandAction } from '@dealer-portal/rules/bulk-order';
import { getDemand, listDemandRecords } from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import { useQueryClient } from '@tanstack/react-query';
import { notify } from '#platform/notices';
import type { DemandDetail } from '../queries';
import { replaceImages } from './calls';
import { ImageField } from './image-field';

/** The images of a demand, added and removed while the demand is open (BIG-01). */
export function DemandImages({ demand }: { readonly demand: DemandDetail }) {
  const queryClient = useQueryClient();
  const { id, status, imageList } = demand;
  const disabledReason = reasonAgainstDemandAction('images', {
    status,
    isEvaluated: demand.evaluation !== undefined,
  });
  const onChange = async (images: readonly string[]) => {
    const result = await replaceImages(id, images);
    if (result.ok) notify('success', '图片已更新');
    await Promise.all(
      [getDemand, listDemandRecords].map((item) =>
        queryClient.invalidateQueries({ queryKey: operationKey(item) }),
      ),
    );
  };
  return (
    <section className="panel demand-part" aria-label="图片">
      <h2>图片</h2>
      <ImageField value={imageList} onChange={onChange} disabledReason={disabledReason} />
    </section>
  );
}
