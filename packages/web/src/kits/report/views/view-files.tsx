import { useRef } from 'react';
import { saveJson } from '#platform/browser/save-json';
import { notify } from '#platform/notices';
import { PlainButton } from '#ui/button/plain-button';
import { JsonFileInput } from '#ui/input/json-file-input';
import { MenuButton } from '#ui/overlay/menu-button';
import { isViews, type View } from './view';

interface ViewFilesProps {
  /** Names the list: only files of the same list fit. */
  readonly name: string;
  readonly views: readonly View[];
  readonly onImport: (views: readonly View[]) => void;
}

/** The saved views as a file, for another computer or a colleague; a file adds to them and replaces none. */
export function ViewFiles({ name, views, onImport }: ViewFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const save = () => saveJson(`${name}Views.json`, JSON.stringify({ list: name, views }, null, 2));
  const read = async (file: File | undefined) => {
    const imported = file && viewsOf(await file.text(), name);
    if (!imported) return notify('error', '这个文件不是本列表保存的条件，没有导入');
    const fresh = imported.filter((view) => !views.some((known) => known.name === view.name));
    onImport(fresh);
    const repeated = imported.length - fresh.length;
    notify(
      'success',
      `已导入 ${fresh.length} 组条件${repeated > 0 ? `，${repeated} 组名称已有，没有覆盖` : ''}`,
    );
  };
  const lines = [
    ...(views.length > 0 ? [{ key: 'save', label: '导出条件到文件', onClick: save }] : []),
    { key: 'read', label: '从文件导入条件', onClick: () => input.current?.click() },
  ];
  return (
    <>
      <MenuButton
        label="条件文件"
        groups={[{ lines }]}
        trigger={(button) => (
          <PlainButton {...button} size="small" kind="text">
            条件文件
          </PlainButton>
        )}
      />
      <JsonFileInput ref={input} label="导入条件的文件" onFile={(file) => void read(file)} />
    </>
  );
}

/** The views of a file; undefined when it is none of this list. */
function viewsOf(text: string, list: string): readonly View[] | undefined {
  try {
    const file: unknown = JSON.parse(text);
    if (typeof file !== 'object' || file === null || !('views' in file) || !('list' in file))
      return undefined;
    return file.list === list && isViews(file.views) ? file.views : undefined;
  } catch {
    return undefined;
  }
}
