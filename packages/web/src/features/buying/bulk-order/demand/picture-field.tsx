import { FILE_TERMS } from '@dealer-portal/rules/upload';
import { useRef } from 'react';
import { useAccount } from '#platform/session/account';
import { UploadField } from '#widgets/uploads/upload-field';
import type { StoredFile, StoreFile } from '#widgets/uploads/use-uploads';
import { deleteImage, storePicture } from './calls';

interface PictureFieldProps {
  /** The form gives the three. */
  readonly id?: string;
  readonly value?: readonly StoredFile[];
  readonly onChange?: (pictures: readonly StoredFile[]) => unknown;
}

/** Pictures of a demand; one that was stored here is deleted after it was taken out (BIG-01). */
export function PictureField(field: PictureFieldProps) {
  const { saletoCode } = useAccount();
  /** The numbers of what was stored here, by address: only those can be named to the server. */
  const numbers = useRef(new Map<string, string>());
  const store: StoreFile = async (file, sending) => {
    const result = await storePicture(file, saletoCode, sending);
    if (result.ok && result.data) numbers.current.set(result.data.url, result.data.fileId);
    return result;
  };
  const discard = ({ url = '' }: StoredFile) => {
    const fileId = numbers.current.get(url);
    numbers.current.delete(url);
    return fileId === undefined ? undefined : deleteImage(fileId, saletoCode);
  };
  return (
    <UploadField {...field} label="图片" terms={FILE_TERMS.demandPicture} store={store} discard={discard} />
  );
}
