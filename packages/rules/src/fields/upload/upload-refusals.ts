/** Why a file is not taken, and what to do about it: codes with their sentences (BIG-01, ORDER-01, FIN-11). */
import { type RefusalOf, type Sentences, textOf } from '../../base/refusal';
import { type FileKind, kindNames } from './file-kind';

/** What the sentence of each code names. */
export interface UploadParams {
  readonly 'upload.kind': { readonly kinds: readonly FileKind[] };
  readonly 'upload.size': { readonly name: string; readonly megabytes: number };
  readonly 'upload.sheetSize': { readonly megabytes: number };
  readonly 'upload.unpackedSize': { readonly megabytes: number };
  /** It unpacks to more than so many times its size, as a file that was made to fill the memory does. */
  readonly 'upload.swollen': { readonly times: number };
}

/** Why a file is not taken. */
export type UploadRefusal = RefusalOf<UploadParams>;

const CHINESE: Sentences<UploadParams> = {
  'upload.kind': ({ kinds }) => `格式不支持，请用 ${kindNames(kinds).join('、')}`,
  'upload.size': ({ name, megabytes }) => `${name} 超过 ${megabytes} MB，请压缩后再传`,
  'upload.sheetSize': ({ megabytes }) => `文件超过 ${megabytes} MB，请分成几个文件`,
  'upload.unpackedSize': ({ megabytes }) =>
    `文件解压后过大（最多 ${megabytes} MB），请只留下要导入的工作表，另存后再导入`,
  'upload.swollen': ({ times }) =>
    `文件解压后超过原来的 ${times} 倍，不像正常的表格，请用 Excel 另存后再导入`,
};

/** The sentence of a refusal; undefined for none. */
export const uploadText = /* @__PURE__ */ textOf(CHINESE);
