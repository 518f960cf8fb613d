import { type KeyboardEvent, useRef } from 'react';
import { Icon } from '../icon/icon';
import './filter-bar.css';
import './plain-field.css';

interface FilterSearchProps {
  readonly label: string;
  readonly placeholder?: string | undefined;
  /** The current search text. */
  readonly value: string;
  /** Called by Enter, by the button next to the field, or when the field is emptied. */
  readonly onSearch: (text: string) => void;
}

/** A word to look for: the list follows when it is finished, not at each letter. */
export function FilterSearch({ label, placeholder = label, value, onSearch }: FilterSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const search = () => onSearch(field.current?.value.trim() ?? '');
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !nativeEvent.isComposing) search();
  };
  return (
    <span className="plain-frame filter-search">
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={value}
        enterKeyHint="search"
        onKeyDown={onKeyDown}
        onChange={({ target }) => target.value === '' && value !== '' && onSearch('')}
      />
      <button type="button" aria-label={`搜索${label}`} onClick={search}>
        <Icon name="search" />
      </button>
    </span>
  );
}
