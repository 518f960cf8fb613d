import {
  mergedOwnList,
  type OwnList,
  ownListKind,
  ownListsText,
  readOwnLists,
} from '@dealer-portal/rules/own-lists';
import { sheetSizeRefusal, uploadText } from '@dealer-portal/rules/upload';
import { useRef } from 'react';
import { keepOwnList, ownLists } from '#platform/browser/own-lists';
import { notify } from '#platform/notices';
import { PlainButton } from '#ui/button/plain-button';
import { JsonFileInput } from '#ui/input/json-file-input';

/** Takes lists and settings from a file; nothing that is here is lost. */
export function OwnListsImport() {
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const size = sheetSizeRefusal(file);
    if (size) return notify('error', `${file.name}：${uploadText(size)}`);
    const text = await file.text().catch(() => undefined);
    if (text === undefined) return notify('error', `${file.name}：文件没有读出来，请重新选择`);
    const answer = readOwnLists(text);
    if (!answer.ok) return notify('error', `${file.name}：${ownListsText(answer.refusal)}`);
    const lost = takeIn(answer.lists);
    if (lost > 0) notify('error', `浏览器没有空间，${lost} 项没有导入`);
    else notify('success', `已导入 ${answer.lists.length} 项；同名的模板和条件保留本机的`);
  };
  return (
    <>
      <PlainButton onClick={() => input.current?.click()}>从文件导入</PlainButton>
      <JsonFileInput ref={input} label="清单和设置的文件" onFile={(file) => void read(file)} />
    </>
  );
}

/** @returns how many the browser did not keep */
function takeIn(lists: readonly OwnList[]): number {
  const here = new Map(ownLists().map(({ name, value }) => [name, value]));
  const kept = lists.filter(({ name, value }) => {
    const kind = ownListKind(name);
    return kind !== undefined && keepOwnList({ name, value: mergedOwnList(kind, here.get(name), value) });
  });
  return lists.length - kept.length;
}
