import { CloseOutlined } from '@ant-design/icons';
import { Button, Flex, Input, Popover } from 'antd';
import { useState } from 'react';
import { isRecord, isText, slot } from '#platform/browser/storage';
import { ReasonButton } from '#ui/button/reason-button';
import type { AddressFilter } from '#ui/input/use-address-filter';
import './report.css';

/** Filters under a name that the user gave them. */
interface View {
  readonly name: string;
  readonly values: Readonly<Partial<Record<string, string>>>;
}

const MAX_NAME = 12;

interface SavedViewsProps<Name extends string> {
  /** Names the list in the browser's storage. */
  readonly name: string;
  readonly filter: AddressFilter<Name>;
}

/** The filters that the account has saved for this list, one press each; the ones in use can be saved under a name. */
export function SavedViews<Name extends string>({ name, filter }: SavedViewsProps<Name>) {
  const [store] = useState(() => slot('local', `${name}Views`, isViews));
  const [views, setViews] = useState(() => store.read() ?? []);
  const save = (next: readonly View[]) => {
    store.write(next);
    setViews(next);
  };
  const current = views.find(({ values }) => isSame(values, filter.values));
  const canSave = filter.isNarrowed && !current;
  if (views.length === 0 && !canSave) return null;
  return (
    <fieldset aria-label="已保存的条件" className="saved-views no-print">
      {views.map((view) => (
        <span key={view.name} className="saved-view">
          <Button
            size="small"
            type={view === current ? 'primary' : 'default'}
            aria-pressed={view === current}
            onClick={() => filter.replace(view.values)}
          >
            {view.name}
          </Button>
          <Button
            size="small"
            type="text"
            icon={<CloseOutlined aria-hidden />}
            aria-label={`删除条件 ${view.name}`}
            onClick={() => save(views.filter((stored) => stored !== view))}
          />
        </span>
      ))}
      {canSave && (
        <SaveView
          isTaken={(title) => views.some((view) => view.name === title)}
          onSave={(title) => save([...views, { name: title, values: filter.values }])}
        />
      )}
    </fieldset>
  );
}

interface SaveViewProps {
  readonly isTaken: (name: string) => boolean;
  readonly onSave: (name: string) => void;
}

function SaveView({ isTaken, onSave }: SaveViewProps) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const error = isTaken(name.trim()) ? '这个名称已有，请换一个' : undefined;
  const save = () => {
    if (name.trim() === '' || error) return;
    onSave(name.trim());
    setOpen(false);
  };
  const form = (
    <Flex vertical gap={4}>
      <Flex gap={8}>
        <Input
          autoFocus
          aria-label="条件名称"
          placeholder="名称，如 本月待收"
          value={name}
          maxLength={MAX_NAME}
          status={error ? 'error' : ''}
          onChange={({ target }) => setName(target.value)}
          onPressEnter={save}
        />
        <ReasonButton
          type="primary"
          disabledReason={name.trim() === '' ? '请先填写名称' : error}
          onClick={save}
        >
          保存
        </ReasonButton>
      </Flex>
      {error && (
        <span role="alert" className="field-problem">
          {error}
        </span>
      )}
    </Flex>
  );
  return (
    <Popover trigger="click" placement="bottomLeft" open={isOpen} onOpenChange={setOpen} content={form}>
      <Button size="small" type="link" aria-expanded={isOpen}>
        保存当前条件
      </Button>
    </Popover>
  );
}

function isViews(value: unknown): value is readonly View[] {
  return Array.isArray(value) && value.every(isView);
}

function isView(value: unknown): value is View {
  return (
    isRecord(value) &&
    isText(value['name']) &&
    isRecord(value['values']) &&
    Object.values(value['values']).every(isText)
  );
}

function isSame(
  left: Readonly<Partial<Record<string, string>>>,
  right: Readonly<Partial<Record<string, string>>>,
): boolean {
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].every((name) => left[name] === right[name]);
}
