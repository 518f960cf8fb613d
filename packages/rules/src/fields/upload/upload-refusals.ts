/** Why a file is not taken, and what to do about it: codes with their sentences (BIG-01, ORDER-01, FIN-11). */
import { type Language, type RefusalOf, type Sentences, textOf } from '../../base/refusal';
import { type FileKind, KIND_NAMES } from './file-kind';

interface Params {
  readonly 'upload.kind': { readonly kinds: readonly FileKind[] };
  readonly 'upload.size': { readonly name: string; readonly megabytes: number };
  readonly 'upload.sheetSize': { readonly megabytes: number };
}

/** Why a file is not taken. */
export type UploadRefusal = RefusalOf<Params>;

const namesOf = (kinds: readonly FileKind[]) => kinds.map((kind) => KIND_NAMES[kind]);

const SENTENCES: Readonly<Record<Language, Sentences<Params>>> = {
  zh: {
    'upload.kind': ({ kinds }) => `格式不支持，请用 ${namesOf(kinds).join('、')}`,
    'upload.size': ({ name, megabytes }) => `${name} 超过 ${megabytes} MB，请压缩后再传`,
    'upload.sheetSize': ({ megabytes }) => `文件超过 ${megabytes} MB，请分成几个文件`,
  },
  en: {
    'upload.kind': ({ kinds }) => `This kind of file is not taken: use ${namesOf(kinds).join(', ')}`,
    'upload.size': ({ name, megabytes }) => `${name} has more than ${megabytes} MB: make it smaller`,
    'upload.sheetSize': ({ megabytes }) => `The file has more than ${megabytes} MB: make several files of it`,
  },
};

/** The sentence of a refusal; undefined for none. */
export const uploadText = /* @__PURE__ */ textOf(SENTENCES);
