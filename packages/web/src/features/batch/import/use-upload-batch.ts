import { importBatchOrder, queryBatchOrderHeads } from '@dealer-portal/sdk/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '#platform/calls/api';
import { invalidateCalls } from '#platform/calls/query';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { batchHref } from '../batch-href';
import { restNote } from './import-notes';
import type { GoodRow } from './import-preview';

const TITLES = 'lineNo;productCode;number;sendtoCode';

/**
 * Sends the good rows as a sheet of the server's form; the batch that it makes opens.
 * @param take takes these rows out of the sheet on the page and returns how many are left
 */
export function useUploadBatch(source: 'ALL' | 'STORE', take: (good: readonly GoodRow[]) => number) {
  const { saletoCode, sendtoCode } = useAccount();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const send = useMutation({
    mutationFn: (file: File) => api.call(importBatchOrder, { body: { file, saletoCode, source } }),
  });
  const upload = async (name: string, good: readonly GoodRow[]): Promise<void> => {
    const lines = good.map(({ product, number, row }, at) =>
      [at + 1, product.productCode, number, row.sendto || sendtoCode].join(';'),
    );
    const file = new File([[TITLES, ...lines].join('\r\n')], `${name.replace(/\.\w+$/, '')}.csv`, {
      type: 'text/csv',
    });
    const result = await send.mutateAsync(file);
    if (!result.ok) return;
    await invalidateCalls(queryClient, [queryBatchOrderHeads]);
    const batchNo = result.data?.batchNo;
    if (!batchNo) notify('success', '批次已生成，请在批量下单中打开');
    void navigate(batchNo ? batchHref(batchNo) : href('batchOrderOfAll'));
    const left = take(good);
    if (left > 0) notify('info', restNote(left));
  };
  return { isUploading: send.isPending, upload };
}
