import { queryProducts } from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import { useIsFetching } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { useCombobox } from '#ui/choice/use-combobox';
import { Icon } from '#ui/icon/icon';
import type { BoxOption } from './box-options';
import './search.css';

interface SearchFieldProps {
  readonly text: string;
  /** @param isComposing an input method has not ended the text yet */
  readonly onText: (text: string, isComposing: boolean) => void;
  readonly placeholder: string;
  readonly combobox: ReturnType<typeof useCombobox<BoxOption>>;
  /** The field was pressed. */
  readonly onOpen: () => void;
  readonly onSearch: () => void;
  /** The mouse or the focus is on the box. */
  readonly isNear: boolean;
  /** The element that says why this text cannot be searched; undefined when it can. */
  readonly problemId: string | undefined;
}

/** The field of the search box with its two buttons; while a search is under way, another one can be sent (SEARCH-01). */
export function SearchField(props: SearchFieldProps) {
  const { text, onText, placeholder, combobox, onOpen, onSearch, isNear, problemId } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isUsed, setUsed] = useState(isNear);
  const [isSearching, setSearching] = useState(false);
  if (isNear && !isUsed) setUsed(true);
  const onKeyDown = (event: KeyboardEvent) => {
    combobox.onKeyDown(event);
    if (event.key === 'Enter' && !event.defaultPrevented && !event.nativeEvent.isComposing) onSearch();
  };
  return (
    <div className="search-field">
      <input
        ref={input}
        {...combobox.field}
        type="text"
        className="search-input"
        aria-label="搜索型号、名称或编码"
        aria-autocomplete="list"
        aria-invalid={problemId !== undefined || undefined}
        aria-describedby={problemId}
        autoComplete="off"
        value={text}
        placeholder={placeholder}
        onChange={({ target, nativeEvent }) =>
          onText(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
        }
        onCompositionEnd={({ currentTarget }) => onText(currentTarget.value, false)}
        onClick={onOpen}
        onKeyDown={onKeyDown}
      />
      {text !== '' && (
        <button
          type="button"
          className="search-clear"
          aria-label="清除搜索文字"
          tabIndex={-1}
          onClick={() => {
            onText('', false);
            input.current?.focus();
          }}
        >
          <Icon name="close" />
        </button>
      )}
      <button
        type="button"
        className="search-button"
        aria-label="搜索"
        aria-busy={isSearching}
        onClick={onSearch}
      >
        <Icon name={isSearching ? 'loading' : 'search'} className={isSearching ? 'search-turning' : ''} />
      </button>
      {isUsed && <SearchWatch onChange={setSearching} />}
    </div>
  );
}

interface SearchWatchProps {
  readonly onChange: (isSearching: boolean) => void;
}

/** Looks whether products are being searched. It compares each call of a page, so a box that nobody uses does without. */
function SearchWatch({ onChange }: SearchWatchProps) {
  const isSearching = useIsFetching({ queryKey: operationKey(queryProducts) }) > 0;
  useEffect(() => onChange(isSearching), [isSearching, onChange]);
  return null;
}
