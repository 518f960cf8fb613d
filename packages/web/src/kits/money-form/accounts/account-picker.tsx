import { formatYuan } from '@dealer-portal/rules/money';
import type { MoneySide, PlacedAccounts } from '@dealer-portal/rules/money-place';
import { accountKind } from '@dealer-portal/rules/payer-details';
import { useRef } from 'react';
import { usePhone } from '#ui/drawing/use-phone';
import { Icon } from '#ui/icon/icon';
import { useOutsidePress } from '#ui/overlay/use-outside-press';
import { chosenPayerText } from '#widgets/payers/payer-options';
import type { MoneyPayer } from '../payer-balances';
import { OtherAccounts } from './account-line';
import { AccountList } from './account-list';
import { AccountSheet, SEARCH_HINT } from './account-sheet';
import { lastUsedDays } from './last-used';
import { useAccountPicker } from './use-account-picker';
import '#ui/input/plain-field.css';
import './accounts.css';

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

/**
 * An account to choose: the field is the search. Those that may stand here come first; all others are below with their
 * reason and can be read, too.
 */
export function AccountPicker(props: AccountPickerProps) {
  const { label, act, side, placed, isLoading = false, onSwap, value, id, onChange } = props;
  const isPhone = usePhone();
  const root = useRef<HTMLDivElement>(null);
  const picker = useAccountPicker({ placed, value, isLoading, onChange: (code) => onChange?.(code) });
  const { isOpen, text, account, counts } = picker;
  useOutsidePress(root, isOpen && !isPhone, picker.close);
  const list = isOpen && (
    <AccountList
      {...picker.list}
      act={act}
      onSwap={onSwap}
      balanceName={side === 'source' ? '可用（元）' : '余额（元）'}
      days={lastUsedDays(side)}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving it closes the list; its keys are the field's
    <div
      ref={root}
      className="account-picker"
      onBlur={({ relatedTarget }) => {
        // The sheet of a phone is outside of it.
        if (isPhone || !(relatedTarget instanceof Node)) return;
        if (!root.current?.contains(relatedTarget)) picker.close();
      }}
    >
      <input
        {...picker.combobox}
        ref={picker.field}
        {...(id !== undefined && { id })}
        className="plain-field account-picker-field"
        aria-label={label}
        placeholder={isOpen ? SEARCH_HINT : '请选择付款方'}
        readOnly={isPhone}
        value={isOpen && !isPhone ? text : account ? chosenPayerText(account) : ''}
        onChange={({ target }) => picker.type(target.value)}
        onClick={picker.open}
        onMouseDown={picker.open}
        onKeyDown={picker.onKeyDown}
      />
      <Icon name={isLoading ? 'loading' : 'down'} className="account-picker-arrow" />
      {isOpen && text !== '' && (
        <span className="account-picker-count">
          {counts.all} 个里 {counts.matching} 个
        </span>
      )}
      {list &&
        (isPhone ? (
          <AccountSheet label={label} picker={picker}>
            {list}
          </AccountSheet>
        ) : (
          <div className="account-picker-panel">{list}</div>
        ))}
      <BelowField account={account} act={act} placed={placed} />
    </div>
  );
}

interface BelowFieldProps extends Pick<AccountPickerProps, 'act' | 'placed'> {
  readonly account: MoneyPayer | undefined;
}

/** The chosen account's kind and balance, and why none can be chosen. */
function BelowField({ account, act, placed: { allowed, refused } }: BelowFieldProps) {
  return (
    <>
      {account && (
        <div className="secondary figure">
          {accountKind(account)}，可用余额 {formatYuan(account.balance)}
        </div>
      )}
      {allowed.length === 0 && refused.length > 0 && (
        <div className="account-none">
          没有账户可以{act}。
          <OtherAccounts refused={refused} />
        </div>
      )}
    </>
  );
}
