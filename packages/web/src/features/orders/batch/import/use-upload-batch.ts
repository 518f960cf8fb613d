import { failedSubmit } from '@dealer-portal/rules/submit';
import { importBatchOrder, queryBatchOrderHeads } from '@dealer-portal/sdk/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { quietApi } from '#platform/calls/api';
import { notifyFailedWrite } from '#platform/calls/failure';
import { invalidateCalls } from '#platform/calls/query';
import { closeMessage, notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { batchHref } from '../batch-href';
import { restNote } from './import-notes';
import type { GoodRow } from './import-preview';

/** The import is not sent again before the list of batches was looked at. */
const LOST_TEXT = '没有收到结果，批次可能已经生成：请先到“批量下单”查看，没有这个批次再重新生成';

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
    mutationFn: (file: File) => quietApi.call(importBatchOrder, { body: { file, saletoCode, source } }),
  });
  const upload = async (name: string, good: readonly GoodRow[]): Promise<void> => {
    const lines = good.map(({ product, number, row }, at) =>
      [at + 1, product.productCode, number, row.sendto || sendtoCode].join(';'),
    );
    const file = new File([[TITLES, ...lines].join('\r\n')], `${name.replace(/\.\w+$/, '')}.csv`, {
      type: 'text/csv',
    });
    closeMessage(LOST_TEXT);
    const result = await send.mutateAsync(file);
    await invalidateCalls(queryClient, [queryBatchOrderHeads]);
    if (!result.ok) {
      if (failedSubmit(result).type === 'lose') return notify('warning', LOST_TEXT, 0);
      return notifyFailedWrite(result, '生成批次');
    }
    const batchNo = result.data?.batchNo;
    if (!batchNo) notify('success', '批次已生成，请在批量下单中打开');
    void navigate(batchNo ? batchHref(batchNo) : href('batchOrderOfAll'));
    const left = take(good);
    if (left > 0) notify('info', restNote(left));
  };
  return { isUploading: send.isPending, upload };
}
