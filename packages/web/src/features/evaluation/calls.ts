import { uploadProgress } from '@dealer-portal/sdk';
import { uploadFile } from '@dealer-portal/sdk/operations';
import { quietApi } from '#platform/calls/api';
import type { Sending } from '#widgets/uploads/use-uploads';

/** Stores a picture of an evaluation. */
export function storeEvaluationPicture(file: File, { onSent, signal }: Sending) {
  return quietApi.call(
    uploadFile,
    { body: { file, bizType: 'EVALUATE' } },
    { signal, fetch: uploadProgress(({ loaded }) => onSent(loaded)) },
  );
}
