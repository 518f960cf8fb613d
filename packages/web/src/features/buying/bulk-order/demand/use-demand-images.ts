import { getDemand, listDemandRecords } from '@dealer-portal/sdk/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateCalls } from '#platform/calls/query';
import { notify } from '#platform/notices';
import { listOf } from '#ui/text/list-of';
import { addressesOf, pictureAt, type StoredFile } from '#widgets/uploads/use-uploads';
import type { DemandDetail } from '../queries';
import { replaceImages } from './calls';

/** The pictures of an open demand, and the way to give it others: one change after another, at once. */
export function useDemandImages({ id, imageList }: DemandDetail) {
  const queryClient = useQueryClient();
  const { variables, isPending, mutateAsync } = useMutation({
    scope: { id: `demand-images-${id}` },
    mutationFn: (pictures: readonly StoredFile[]) => replaceImages(id, addressesOf(pictures)),
    onSuccess: async (result) => {
      if (result.ok) notify('success', '图片已更新');
      await invalidateCalls(queryClient, [getDemand, listDemandRecords]);
    },
  });
  return { pictures: isPending ? variables : listOf(imageList).map(pictureAt), replace: mutateAsync };
}
