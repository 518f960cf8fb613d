import { FILE_TERMS } from '@dealer-portal/rules/upload';
import { formFile } from '../memory/multipart';
import type { Answer } from '../memory/shapes';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { endingOf, forgetUpload, isUploadUsed, keepUpload } from '../memory/uploads';
import { handle } from '../resources/typed-handler';

const MOST_BYTES = FILE_TERMS.demandPicture.megabytes * 1024 * 1024;
const KINDS = ['jpg', 'jpeg', 'png', 'pdf', 'xlsx'];

/** Whether a file is longer than one may be. */
const isTooLong = (input: object): boolean => formFile(input).bytes.length > MOST_BYTES;

/** Whether a file is of a kind that is taken. */
const isOfKind = (input: object): boolean => KINDS.includes(endingOf(formFile(input).fileName));

/** Keeps the file of a form, and answers where it is read again. */
function keep(dealer: Dealer, input: object, day: string): Answer<'uploadFile'> {
  const { bytes, fileName } = formFile(input);
  return keepUpload(dealer, { bytes, fileName: fileName || 'file', day });
}

/** Files and pictures of forms: what was sent comes back by the link that is answered, byte by byte. */
export const fileHandlers: Handlers = {
  ...handle('uploadFile', ({ dealer, input, today, done, refuse }) =>
    isOfKind(input) ? done(keep(dealer, input, today)) : refuse('wrongType'),
  ),
  ...handle('uploadDocument', ({ dealer, input, today, done, refuse }) =>
    isTooLong(input) ? refuse('tooBig') : done(keep(dealer, input, today)),
  ),
  ...handle('uploadPotentialCustomerPicture', ({ dealer, input, today, done, refuse }) =>
    isTooLong(input) ? refuse('tooLarge') : done(keep(dealer, input, today)),
  ),

  ...handle('deleteDocument', ({ dealer, input: { fileId }, done, refuse }) => {
    if (isUploadUsed(dealer, fileId)) return refuse('used');
    forgetUpload(dealer, fileId);
    return done();
  }),
};
