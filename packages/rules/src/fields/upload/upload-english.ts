import type { Sentences } from '../../base/refusal';
import { kindNames } from './file-kind';
import type { UploadParams } from './upload-refusals';

export const UPLOAD_ENGLISH: Sentences<UploadParams> = {
  'upload.kind': ({ kinds }) => `This kind of file is not taken: use ${kindNames(kinds).join(', ')}`,
  'upload.size': ({ name, megabytes }) => `${name} has more than ${megabytes} MB: make it smaller`,
  'upload.sheetSize': ({ megabytes }) => `The file has more than ${megabytes} MB: make several files of it`,
  'upload.unpackedSize': ({ megabytes }) =>
    `The file unpacks to more than ${megabytes} MB: save the sheet that you import as a file of its own`,
  'upload.swollen': ({ times }) =>
    `The file unpacks to more than ${times} times its size, as no usual sheet does: save it anew and import that`,
};
