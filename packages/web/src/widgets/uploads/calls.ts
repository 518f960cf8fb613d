import { uploadProgress } from '@dealer-portal/sdk';
import { uploadFile } from '@dealer-portal/sdk/operations';
import { quietApi } from '#platform/calls/api';
import type { Sending, StoreFile } from './use-uploads';

/** The part of a call that reports the progress of an upload and can end it. */
export const followed = ({ onSent, signal }: Sending) => ({
  signal,
  fetch: uploadProgress(({ loaded }) => onSent(loaded)),
});

/** Stores a file for the forms of one kind of business, which the server knows by this word. */
export function storeFor(bizType: 'ORDER' | 'PROJECT' | 'NETWORK' | 'EVALUATE'): StoreFile {
  return (file, sending) => quietApi.call(uploadFile, { body: { file, bizType } }, followed(sending));
}
