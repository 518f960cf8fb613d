import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { PlainButton } from '#ui/button/plain-button';
import type { OpenAccountPicker } from './use-account-picker';
import '#ui/input/plain-field.css';
import './accounts.css';

/** The search that the field of a picker takes. */
export const SEARCH_HINT = '编码、名称、拼音首字母或金额';

interface AccountSheetProps {
  readonly label: string;
  readonly picker: OpenAccountPicker;
  readonly children: ReactNode;
}

/** The picker on a phone: a sheet in place of the page, with the search on top. */
export function AccountSheet({ label, picker, children }: AccountSheetProps) {
  return createPortal(
    <div className="account-sheet" role="dialog" aria-modal="true" aria-label={label}>
      <div className="account-sheet-head">
        <h2>{label}</h2>
        <PlainButton kind="link" onClick={picker.leave}>
          关上
        </PlainButton>
      </div>
      <input
        {...picker.combobox}
        className="plain-field account-picker-field"
        aria-label={`${label}：查找`}
        placeholder={SEARCH_HINT}
        // biome-ignore lint/a11y/noAutofocus: the sheet is the search that the press asked for
        autoFocus
        value={picker.text}
        onChange={({ target }) => picker.type(target.value)}
        onKeyDown={picker.onKeyDown}
      />
      {children}
    </div>,
    document.body,
  );
}
