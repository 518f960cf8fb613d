/** Why a file with lists and settings is not taken: codes with their sentences (AUTH-05). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** What the sentence of each code names. */
export interface OwnListsParams {
  readonly 'ownLists.otherFile': NoParams;
  readonly 'ownLists.newer': NoParams;
  readonly 'ownLists.empty': NoParams;
}

/** Why a file with lists and settings is not taken. */
export type OwnListsRefusal = RefusalOf<OwnListsParams>;

const CHINESE: Sentences<OwnListsParams> = {
  'ownLists.otherFile': () => '这不是从本门户导出的清单文件，什么也没有导入',
  'ownLists.newer': () => '这个文件是更新版本的门户导出的，请刷新页面后再导入',
  'ownLists.empty': () => '这个文件里没有清单和设置，什么也没有导入',
};

/** The sentence of a refusal; undefined for none (AUTH-05). */
export const ownListsText = /* @__PURE__ */ textOf(CHINESE);
