import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '../icon/icon';
import { useOutsidePress } from '../overlay/use-outside-press';
import { type Option, OptionList } from './option-list';
import { useCombobox } from './use-combobox';
import './choice.css';

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly Option[];
  /** The chosen option. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The text of the field; its name is before it. */
  readonly face?: string;
  /** The complete text of the chosen option. */
  readonly full?: string | undefined;
  /** The options that hold what was typed; without it nothing can be typed. */
  readonly filter?: (text: string) => readonly Option[];
  readonly isDisabled?: boolean;
  readonly isBusy?: boolean;
}

/** One of several, from a list below its field: by mouse, by keys, and by what is typed where it can be filtered. */
export function Choice(props: ChoiceProps) {
  const { label, options, value, onChange, face = '', full, filter } = props;
  const { isDisabled = false, isBusy = false } = props;
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const close = (isStillOpen: boolean) => {
    setOpen(isStillOpen);
    setText('');
  };
  const combobox = useCombobox({
    options: filter ? filter(text) : options,
    isOpen,
    setOpen: close,
    onChoose: (option) => option.value !== value && onChange(option.value),
  });
  useOutsidePress(root, isOpen, combobox.close);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!filter && !isOpen && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      setOpen(true);
    } else combobox.onKeyDown(event);
  };
  return (
    <div ref={root} className="choice">
      <span className="choice-name" aria-hidden="true">
        {label}
      </span>
      <input
        {...combobox.field}
        type="text"
        className="choice-field"
        aria-label={label}
        aria-autocomplete={filter ? 'list' : 'none'}
        autoComplete="off"
        title={full}
        readOnly={!filter}
        disabled={isDisabled}
        value={isOpen && filter ? text : face}
        placeholder={face}
        onChange={({ target }) => {
          // A closed field shows the chosen option; text typed behind it is the search text.
          const isBehind = !isOpen && target.value.startsWith(face);
          setText(isBehind ? target.value.slice(face.length) : target.value);
          setOpen(true);
        }}
        onClick={() => setOpen(!isOpen || Boolean(filter))}
        onKeyDown={onKeyDown}
        onBlur={combobox.close}
      />
      <Icon name={isBusy ? 'loading' : 'down'} className="choice-arrow" />
      {combobox.isShown && <OptionList {...combobox.list} label={label} chosen={value} />}
    </div>
  );
}
