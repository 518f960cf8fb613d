import { businessDate } from '../memory/clock';
import { text } from '../memory/input';
import type { Dealer } from '../memory/slice';
import type { Call, Handlers } from '../memory/state';
import { endingOf, forgetUpload, isUploadUsed, keepUpload } from '../memory/uploads';

const MOST_BYTES = 10 * 1024 * 1024;
const KINDS = ['jpg', 'jpeg', 'png', 'pdf', 'xlsx'];

/** The example that refuses a file which is too long, or of another kind. */
type Refusals = { readonly tooLong: string } | { readonly otherKind: string };

function keep(dealer: Dealer, { input, now, done, refuse }: Call, refusals: Refusals) {
  const bytes = Buffer.isBuffer(input['fileBytes']) ? input['fileBytes'] : Buffer.from(text(input, 'file'));
  const fileName = text(input, 'fileName') || 'file';
  if ('tooLong' in refusals && bytes.length > MOST_BYTES) return refuse(refusals.tooLong);
  if ('otherKind' in refusals && !KINDS.includes(endingOf(fileName))) return refuse(refusals.otherKind);
  return done(keepUpload(dealer, { bytes, fileName, day: businessDate(now) }));
}

/** Files and pictures of forms: what was sent comes back by the link that is answered, byte by byte. */
export const fileHandlers: Handlers = {
  uploadFile: (dealer, call) => keep(dealer, call, { otherKind: 'wrongType' }),
  uploadDocument: (dealer, call) => keep(dealer, call, { tooLong: 'tooBig' }),
  uploadPotentialCustomerPicture: (dealer, call) => keep(dealer, call, { tooLong: 'tooLarge' }),

  deleteDocument: (dealer, { input, done, refuse }) => {
    const fileId = text(input, 'fileId');
    if (isUploadUsed(dealer, fileId)) return refuse('used');
    forgetUpload(dealer, fileId);
    return done();
  },
};
