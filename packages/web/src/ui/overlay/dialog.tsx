import { Modal, type ModalProps } from 'antd';
import { type MouseEvent, useCallback, useEffect, useRef } from 'react';
import { isRepeatedClick, useOnePress } from '../button/use-one-press';

interface DialogProps extends Omit<ModalProps, 'onOk' | 'panelRef'> {
  /** One press, one act: it is not called again before the promise that it returns settles. */
  readonly onOk?: ((event: MouseEvent<HTMLElement>) => unknown) | undefined;
}

/** The dialog of every form and question: its act is done once for a double press, and the focus begins at its first field. */
export function Dialog({ onOk, onCancel, afterOpenChange, ...props }: DialogProps) {
  const press = useOnePress();
  const panel = useRef<HTMLDivElement>(null);
  const opener = useOpener();
  // The same one for every drawing: a new one would take the focus out of a list that is open over the dialog.
  const onPanel = useCallback(
    (drawn: HTMLDivElement | null) => {
      panel.current = drawn;
      if (drawn && !drawn.contains(document.activeElement)) opener.current = document.activeElement;
      focusFirst(drawn);
    },
    [opener],
  );
  return (
    <Modal
      {...props}
      panelRef={onPanel}
      onOk={(event) => press(event, () => onOk?.(event))}
      // The second click of a double click on what opened it meets the mask.
      onCancel={(event) => !isRepeatedClick(event) && onCancel?.(event)}
      afterOpenChange={(isOpen) => {
        if (isOpen) focusFirst(panel.current);
        afterOpenChange?.(isOpen);
      }}
    />
  );
}

/** Where the focus was; a dialog that is taken away instead of closed gives it back, too. */
function useOpener() {
  const opener = useRef<Element>(null);
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body;
      if (isLost && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
    [],
  );
  return opener;
}

const FIELDS = ['input:not([type="hidden"])', 'textarea', 'select', '[contenteditable="true"]']
  .map((field) => `.ant-modal-body ${field}:not(:disabled):not([tabindex="-1"])`)
  .join(', ');

const SAFE = '.ant-modal-footer button:not(:disabled)';

/** The first field, of a group of choices the chosen one; without a field the first button, which goes on with nothing. */
function focusFirst(panel: HTMLElement | null): void {
  if (!panel || isFocusInside(panel)) return;
  const field = panel.querySelector<HTMLElement>(FIELDS);
  const element =
    field instanceof HTMLInputElement && field.type === 'radio' ? checkedRadio(panel, field) : field;
  (element ?? panel.querySelector<HTMLElement>(SAFE))?.focus({ preventScroll: true });
}

/** Whether the focus is where somebody put it; antd puts it on the dialog itself or on its close button. */
function isFocusInside(panel: HTMLElement): boolean {
  const { activeElement } = document;
  return (
    panel !== activeElement && panel.contains(activeElement) && !activeElement?.matches('.ant-modal-close')
  );
}

function checkedRadio(panel: HTMLElement, radio: HTMLInputElement): HTMLInputElement {
  const group = panel.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(radio.name)}"]`);
  return [...group].find(({ checked }) => checked) ?? radio;
}
