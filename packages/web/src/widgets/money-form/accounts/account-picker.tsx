import { formatYuan } from '@dealer-portal/rules/money';
import type { MoneySide, PlacedAccounts } from '@dealer-portal/rules/money-place';
import { accountKind } from '@dealer-portal/rules/payer-details';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { PlainButton } from '#ui/button/plain-button';
import { Icon } from '#ui/icon/icon';
import { useOutsidePress } from '#ui/overlay/use-outside-press';
import { usePhone } from '#ui/use-phone';
import { chosenPayerText } from '../../payers/payer-options';
import type { MoneyPayer } from '../payer-balances';
import { OtherAccounts } from './account-line';
import { AccountList } from './account-list';
import { type AccountRow, foundAccounts, hasKinds, kindsOf, rowsOf } from './account-rows';
import { lastUsedDays } from './last-used';

interface AccountPickerProps {
  readonly label: string;
  /** 转出, 入账, 还款. */
  readonly act: string;
  readonly side: MoneySide;
  readonly placed: PlacedAccounts<MoneyPayer>;
  readonly isLoading?: boolean;
  readonly onSwap?: (() => void) | undefined;
  /** The chosen code; a form gives value, id and onChange by itself. */
  readonly value?: string | undefined;
  readonly id?: string;
  readonly onChange?: (payerCode: string) => void;
}

const HINT = '编码、名称、拼音首字母或金额';

/**
 * An account to choose: the field is the search. Those that may stand here come first; all others are below with their
 * reason and can be read, too (accounts.html, picker).
 */
export function AccountPicker(props: AccountPickerProps) {
  const { label, act, side, placed, isLoading = false, onSwap, value, id, onChange } = props;
  const isPhone = usePhone();
  const root = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [kind, setKind] = useState<string>();
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const [reached, setReached] = useState<string>();
  const found = foundAccounts(placed, text);
  const isMany = hasKinds(placed);
  const rows = rowsOf(found, { text, kind, unfolded }, isMany);
  const all = [...rows.allowed, ...rows.refused];
  const active = all.find(({ key }) => key === reached);
  const account = [...placed.allowed, ...placed.refused.map((item) => item.account)].find(
    ({ payerCode }) => payerCode === value,
  );
  const total = placed.allowed.length + placed.refused.length;

  const close = () => {
    setOpen(false);
    setText('');
    setKind(undefined);
    setReached(undefined);
  };
  const open = () => {
    if (isOpen || isLoading) return;
    setOpen(true);
    // What is chosen is where the keys begin; without a choice the first that may be chosen.
    setReached(value ?? placed.allowed[0]?.payerCode);
  };
  const leave = () => {
    close();
    field.current?.focus();
  };
  const choose = (row: AccountRow) => {
    if ('folded' in row) return setUnfolded([...unfolded, row.folded]);
    if (row.reason) return;
    onChange?.(row.account.payerCode);
    leave();
  };
  useOutsidePress(root, isOpen && !isPhone, close);

  const move = (step: 1 | -1) => {
    const at = active ? all.indexOf(active) : step === 1 ? -1 : 0;
    setReached(all[(at + step + all.length) % all.length]?.key);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1);
      else open();
    } else if (event.key === 'Enter') {
      // A closed field sends the form as every field does.
      if (!isOpen) return;
      event.preventDefault();
      if (active) choose(active);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      leave();
    } else if (event.key === 'ArrowRight' && isOpen && isAtEnd(event.currentTarget)) {
      const way = document
        .getElementById(`${listId}-${active?.key}`)
        ?.querySelector<HTMLElement>('a, button');
      if (!way) return;
      event.preventDefault();
      way.focus();
    } else if (event.key === 'Tab' && !isPhone) close();
  };
  const type = (typed: string) => {
    // A closed field shows the chosen account; what is typed behind it is the search.
    const shown = account && !isOpen ? chosenPayerText(account) : '';
    setText(typed.startsWith(shown) ? typed.slice(shown.length) : typed);
    setOpen(true);
    setReached(undefined);
  };
  const combobox = {
    role: 'combobox',
    'aria-haspopup': 'grid',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': isOpen && active ? `${listId}-${active.key}` : undefined,
    'aria-autocomplete': 'list',
    autoComplete: 'off',
    type: 'text',
  } as const;
  const list = isOpen && (
    <AccountList
      {...{ listId, act, rows, onSwap, text, choose }}
      active={active?.key}
      chosen={value}
      balanceName={side === 'source' ? '可用（元）' : '余额（元）'}
      days={lastUsedDays(side)}
      kinds={isMany ? { of: kindsOf(found), current: kind, choose: setKind } : undefined}
      onLeave={leave}
    />
  );
  const shownText = account ? chosenPayerText(account) : '';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving it closes the list; its keys are the field's
    <div
      ref={root}
      className="account-picker"
      onBlur={({ relatedTarget }) => {
        if (isPhone || !(relatedTarget instanceof Node)) return;
        if (!root.current?.contains(relatedTarget)) close();
      }}
    >
      <input
        {...combobox}
        ref={field}
        {...(id !== undefined && { id })}
        className="plain-field account-picker-field"
        aria-label={label}
        placeholder={isOpen ? HINT : `请选择付款方`}
        readOnly={isPhone}
        value={isOpen && !isPhone ? text : shownText}
        onChange={({ target }) => type(target.value)}
        onClick={open}
        onMouseDown={open}
        onKeyDown={onKeyDown}
      />
      <Icon name={isLoading ? 'loading' : 'down'} className="account-picker-arrow" />
      {isOpen && text !== '' && (
        <span className="account-picker-count">
          {total} 个里 {found.allowed.length + found.refused.length} 个
        </span>
      )}
      {!isPhone && list && <div className="account-picker-panel">{list}</div>}
      {isPhone &&
        isOpen &&
        createPortal(
          <div ref={sheet} className="account-sheet" role="dialog" aria-modal="true" aria-label={label}>
            <div className="account-sheet-head">
              <h2>{label}</h2>
              <PlainButton kind="link" onClick={leave}>
                关上
              </PlainButton>
            </div>
            <input
              {...combobox}
              className="plain-field account-picker-field"
              aria-label={`${label}：查找`}
              placeholder={HINT}
              // biome-ignore lint/a11y/noAutofocus: the sheet is the search that the press asked for
              autoFocus
              value={text}
              onChange={({ target }) => type(target.value)}
              onKeyDown={onKeyDown}
            />
            {list}
          </div>,
          document.body,
        )}
      {account && (
        <div className="secondary figure">
          {accountKind(account)}，可用余额 {formatYuan(account.balance)}
        </div>
      )}
      {placed.allowed.length === 0 && placed.refused.length > 0 && (
        <div className="account-none">
          没有账户可以{act}。
          <OtherAccounts refused={placed.refused} />
        </div>
      )}
    </div>
  );
}

const isAtEnd = ({ selectionStart, value }: HTMLInputElement) => selectionStart === value.length;
