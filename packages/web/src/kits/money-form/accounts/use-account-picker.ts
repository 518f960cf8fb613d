import type { PlacedAccounts } from '@dealer-portal/rules/money-place';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { chosenPayerText } from '#widgets/payers/payer-options';
import type { MoneyPayer } from '../payer-balances';
import { type AccountRow, hasKinds, kindsOf, matchingAccounts, rowsOf } from './account-rows';
import { usePinyin } from './pinyin';

interface PickerTerms {
  readonly placed: PlacedAccounts<MoneyPayer>;
  /** The chosen code. */
  readonly value: string | undefined;
  readonly isLoading: boolean;
  readonly onChange: (payerCode: string) => void;
}

/**
 * The state and the keys of an account picker. Arrows go through both groups, Enter chooses, → leads to the link of a
 * row, Escape closes and changes nothing.
 */
export function useAccountPicker({ placed, value, isLoading, onChange }: PickerTerms) {
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [kind, setKind] = useState<string>();
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const [reached, setReached] = useState<string>();
  const matching = matchingAccounts(placed, text, usePinyin(isOpen));
  const isMany = hasKinds(placed);
  const rows = rowsOf(matching, { text, kind, unfolded }, isMany);
  const all = [...rows.allowed, ...rows.refused];
  const active = all.find(({ key }) => key === reached);
  const account = [...placed.allowed, ...placed.refused.map((item) => item.account)].find(
    ({ payerCode }) => payerCode === value,
  );
  const close = () => {
    setOpen(false);
    setText('');
    setKind(undefined);
    setReached(undefined);
  };
  const open = () => {
    if (isOpen || isLoading) return;
    setOpen(true);
    // The keys begin at the chosen account; without one at the first that may be chosen.
    setReached(value ?? placed.allowed[0]?.payerCode);
  };
  const leave = () => {
    close();
    field.current?.focus();
  };
  const choose = (row: AccountRow) => {
    if ('folded' in row) return setUnfolded([...unfolded, row.folded]);
    if (row.reason) return;
    onChange(row.account.payerCode);
    leave();
  };
  const move = (step: 1 | -1) => {
    if (!isOpen) return open();
    const at = active ? all.indexOf(active) : step === 1 ? -1 : 0;
    setReached(all[(at + step + all.length) % all.length]?.key);
  };
  const enterWay = ({ currentTarget }: KeyboardEvent<HTMLInputElement>): boolean => {
    const row = active && document.getElementById(`${listId}-${active.key}`);
    const way = isAtEnd(currentTarget) ? row?.querySelector<HTMLElement>('a, button') : undefined;
    way?.focus();
    return way !== undefined && way !== null;
  };
  const keys: Readonly<Record<string, (event: KeyboardEvent<HTMLInputElement>) => boolean>> = {
    ArrowDown: () => handled(() => move(1)),
    ArrowUp: () => handled(() => move(-1)),
    // A closed field sends the form as every field does.
    Enter: () => isOpen && handled(() => active && choose(active)),
    Escape: () => isOpen && handled(leave),
    ArrowRight: (event) => isOpen && enterWay(event),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || !keys[event.key]?.(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const type = (typed: string) => {
    // A closed field shows the chosen account; the text typed behind it is the search.
    const face = account && !isOpen ? chosenPayerText(account) : '';
    setText(typed.startsWith(face) ? typed.slice(face.length) : typed);
    setOpen(true);
    setReached(undefined);
  };
  return {
    field,
    isOpen,
    text,
    account,
    open,
    close,
    leave,
    type,
    onKeyDown,
    counts: {
      all: placed.allowed.length + placed.refused.length,
      matching: matching.allowed.length + matching.refused.length,
    },
    list: {
      listId,
      rows,
      text,
      choose,
      active: active?.key,
      chosen: value,
      onLeave: leave,
      kinds: isMany ? { of: kindsOf(matching), current: kind, choose: setKind } : undefined,
    },
    combobox: {
      role: 'combobox',
      'aria-haspopup': 'grid',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen && active ? `${listId}-${active.key}` : undefined,
      'aria-autocomplete': 'list',
      autoComplete: 'off',
      type: 'text',
    } as const,
  };
}

function handled(act: () => unknown): true {
  act();
  return true;
}

const isAtEnd = ({ selectionStart, value }: HTMLInputElement) => selectionStart === value.length;

/** The accounts that can be chosen, and the search in them. */
export type OpenAccountPicker = ReturnType<typeof useAccountPicker>;
