import { Flex } from 'antd';
import { useEffect, useState } from 'react';
import { slot } from '#platform/browser/storage';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { Segments } from '#ui/choice/segments';
import type { AddressFilter } from '#ui/input/use-address-filter';
import { PressPanel } from '#ui/overlay/press-panel';
import { spaced } from '#ui/text/numbered';
import { isViews, type View } from './view';
import { ViewFiles } from './view-files';
import '../report.css';
import '#ui/input/plain-field.css';

const MAX_NAME = 12;

interface SavedViewsProps<Name extends string> {
  /** Names the list in the browser's storage. */
  readonly name: string;
  readonly filter: AddressFilter<Name>;
}

/** The filters that the account has saved for this list, one press each; the ones in use can be saved under a name. */
export function SavedViews<Name extends string>({ name, filter }: SavedViewsProps<Name>) {
  const { views: savedViews, current, canSave, add, drop, addAll } = useViews(name, filter);
  if (savedViews.length === 0 && !canSave) return null;
  return (
    <fieldset aria-label="已保存的条件" className="saved-views no-print">
      {savedViews.map((view) => (
        <span key={view.name} className="saved-view">
          <PlainButton
            size="small"
            kind={view === current ? 'primary' : 'default'}
            aria-pressed={view === current}
            onClick={() => filter.replace(view.values)}
          >
            {view.name}
          </PlainButton>
          <DropView view={view} onDrop={drop} />
        </span>
      ))}
      {canSave && <SaveView views={savedViews} onSave={add} />}
      <ViewFiles name={name} views={savedViews} onImport={addAll} />
    </fieldset>
  );
}

interface TitleViewsProps<Name extends string> extends SavedViewsProps<Name> {
  /** The name of the rows. */
  readonly noun: string;
  /** The views that everybody has. */
  readonly common?: readonly View[] | undefined;
}

const NO_VIEWS: readonly View[] = [];

/** The same in the title row: all rows and each view are one segment. A list that was never narrowed needs none. */
export function TitleViews<Name extends string>({
  name,
  noun,
  filter,
  common = NO_VIEWS,
}: TitleViewsProps<Name>) {
  const { views: savedViews, current, canSave, add, drop, addAll } = useViews(name, filter, common);
  const views = [...common, ...savedViews];
  const all = { value: ALL, label: `全部${spaced(noun)}` };
  const choices = views.map((view) => ({ value: `=${view.name}`, label: view.name }));
  const onChange = (value: string) =>
    filter.replace(views.find((view) => value === `=${view.name}`)?.values ?? {});
  const value = current ? `=${current.name}` : filter.isNarrowed ? OTHER : ALL;
  const segments = views.length > 0 && (
    <Segments label="视图" options={[all, ...choices]} value={value} onChange={onChange} />
  );
  if (savedViews.length === 0 && !canSave) return segments;
  return (
    <span className="title-views no-print">
      {segments}
      {current && savedViews.includes(current) && <DropView view={current} onDrop={drop} />}
      {canSave && <SaveView views={views} onSave={add} />}
      <ViewFiles name={name} views={savedViews} onImport={addAll} />
    </span>
  );
}

/** All rows; filters that are no view. */
const ALL = 'all';
const OTHER = 'other';

/** The saved views of a list, and the current one. */
function useViews<Name extends string>(
  name: string,
  filter: AddressFilter<Name>,
  common: readonly View[] = NO_VIEWS,
) {
  const [store] = useState(() => slot('local', `${name}Views`, isViews));
  const stored = () => store.read() ?? NO_VIEWS;
  const [views, setViews] = useState(stored);
  // Another tab may have changed them in the meantime.
  useEffect(() => store.watch(() => setViews(store.read() ?? NO_VIEWS)), [store]);
  const save = (next: readonly View[]) => {
    store.write(next);
    setViews(next);
  };
  const current = [...common, ...views].find(({ values }) => isSame(values, filter.values));
  return {
    views,
    current,
    canSave: filter.isNarrowed && !current,
    addAll: (imported: readonly View[]) => save([...stored(), ...imported]),
    add: (viewName: string) => save([...stored(), { name: viewName, values: filter.values }]),
    drop: (view: View) => save(stored().filter((item) => item.name !== view.name)),
  };
}

interface DropViewProps {
  readonly view: View;
  readonly onDrop: (view: View) => void;
}

function DropView({ view, onDrop }: DropViewProps) {
  return (
    <PlainButton
      size="small"
      kind="text"
      icon="close"
      aria-label={`删除条件 ${view.name}`}
      onClick={() => onDrop(view)}
    />
  );
}

interface SaveViewProps {
  readonly views: readonly View[];
  readonly onSave: (name: string) => void;
}

function SaveView({ views, onSave }: SaveViewProps) {
  return (
    <PressPanel
      role="dialog"
      label="保存当前条件"
      trigger={(button) => (
        <PlainButton {...button} size="small" kind="link">
          保存当前条件
        </PlainButton>
      )}
    >
      {(close) => (
        <ViewName
          views={views}
          onSave={(name) => {
            close();
            onSave(name);
          }}
        />
      )}
    </PressPanel>
  );
}

function ViewName({ views, onSave }: SaveViewProps) {
  const [name, setName] = useState('');
  const error = views.some((view) => view.name === name.trim()) ? '这个名称已有，请换一个' : undefined;
  const save = () => {
    if (name.trim() !== '' && !error) onSave(name.trim());
  };
  return (
    <Flex vertical gap={4}>
      <Flex gap={8}>
        <input
          className="plain-field"
          aria-label="条件名称"
          aria-invalid={error !== undefined}
          placeholder="名称，如 本月待收"
          value={name}
          maxLength={MAX_NAME}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && save()}
        />
        <ReasonButton
          kind="primary"
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
}

function isSame(
  left: Readonly<Partial<Record<string, string>>>,
  right: Readonly<Partial<Record<string, string>>>,
): boolean {
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].every((name) => left[name] === right[name]);
}
