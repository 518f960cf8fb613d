import { type KeyboardEvent, useId, useState } from 'react';
import { type Option, optionId } from './option-list';

interface Combobox<T extends Option> {
  readonly options: readonly T[];
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly onChoose: (option: T) => void;
}

/**
 * The keys and names of a combobox. Arrows open the list and move through it, Enter takes the active line, Escape
 * closes, Tab goes on. No line is active before a key has reached one.
 */
export function useCombobox<T extends Option>({ options, isOpen, setOpen, onChoose }: Combobox<T>) {
  const listId = useId();
  const [reached, setReached] = useState<string>();
  const isShown = isOpen && options.length > 0;
  const active = isShown ? options.find(({ value }) => value === reached) : undefined;
  const close = () => {
    setOpen(false);
    setReached(undefined);
  };
  const choose = (option: T) => {
    close();
    onChoose(option);
  };
  const move = (step: 1 | -1) => {
    const lines = options.filter(({ disabled }) => !disabled);
    const from = active ? lines.indexOf(active) : step === 1 ? -1 : 0;
    setReached(lines[(from + step + lines.length) % lines.length]?.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The text of an input method is not finished yet.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isShown) move(event.key === 'ArrowDown' ? 1 : -1);
      else setOpen(true);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') close();
  };
  const field = {
    role: 'combobox',
    'aria-expanded': isShown,
    'aria-controls': isShown ? listId : undefined,
    'aria-activedescendant': active && optionId(listId, active.value),
  } as const;
  return {
    field,
    onKeyDown,
    isShown,
    close,
    list: { id: listId, options, active: active?.value, onChoose: choose },
  };
}
