import { SettingOutlined } from '@ant-design/icons';
import { Button, Checkbox, Flex, Popover } from 'antd';
import { useState } from 'react';
import type { ColumnStore, DataColumn } from './data-table-types';

type Named = Pick<DataColumn<never>, 'key' | 'title' | 'isHiddenAtFirst'>;

/**
 * The columns that the user hides, remembered in the store; the first column is always shown.
 * @returns the keys of the hidden columns, and a way to set them (undefined goes back to the start)
 */
export function useHiddenColumns(
  columns: readonly Named[],
  store: ColumnStore | undefined,
): readonly [hidden: readonly string[], setHidden: (hidden: readonly string[] | undefined) => void] {
  const [chosen, setChosen] = useState(() => store?.read());
  const atFirst = columns.filter(({ isHiddenAtFirst }) => isHiddenAtFirst).map(({ key }) => key);
  const setHidden = (hidden: readonly string[] | undefined) => {
    setChosen(hidden);
    store?.write(hidden ?? atFirst);
  };
  return [chosen ?? atFirst, setHidden];
}

interface ColumnChoiceProps {
  readonly columns: readonly Named[];
  readonly hidden: readonly string[];
  readonly onChange: (hidden: readonly string[] | undefined) => void;
}

/** 列设置: a button that opens the list of columns to show. */
export function ColumnChoice({ columns, hidden, onChange }: ColumnChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const choose = (key: string, isShown: boolean) =>
    onChange(isShown ? hidden.filter((each) => each !== key) : [...hidden, key]);
  const list = (
    <Flex vertical gap={4} role="group" aria-label="显示的列" className="column-choice">
      {columns.map(({ key, title }, index) => (
        <Checkbox
          key={key}
          checked={index === 0 || !hidden.includes(key)}
          disabled={index === 0}
          onChange={({ target }) => choose(key, target.checked)}
        >
          {index === 0 ? `${title}（固定）` : title}
        </Checkbox>
      ))}
      <Button type="link" size="small" onClick={() => onChange(undefined)}>
        恢复默认
      </Button>
    </Flex>
  );
  return (
    <Popover trigger="click" placement="bottomRight" open={isOpen} onOpenChange={setOpen} content={list}>
      <Button
        size="small"
        icon={<SettingOutlined aria-hidden />}
        aria-expanded={isOpen}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      >
        列设置
      </Button>
    </Popover>
  );
}
