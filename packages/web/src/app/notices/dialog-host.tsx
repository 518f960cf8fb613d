import { Modal } from 'antd';
import { useEffect } from 'react';
import { watchCutTexts } from '#ui/text/cut-texts';

// It comes with the code that is fetched once the first page has settled.
watchCutTexts();

/** antd's dialogs by function: `modal.confirm({ … })`. */
export type Dialogs = ReturnType<typeof Modal.useModal>[0];

/** Draws the dialogs that are asked for by function; a module of its own, because dialogs are half of antd's first load. */
export function DialogHost({ onReady }: { readonly onReady: (dialogs: Dialogs) => void }) {
  const [dialogs, holder] = Modal.useModal();
  useEffect(() => onReady(dialogs), [dialogs, onReady]);
  return holder;
}
