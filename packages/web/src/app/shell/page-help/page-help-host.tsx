import { useEffect } from 'react';
import { OnceOpen } from '#ui/overlay/once-open';
import { useOnDocument } from '#ui/overlay/use-on-document';
import { useStore } from '#ui/store';
import { pageHelp, tourStep } from '#widgets/page-help/page-help';
import { lazyWithAntd } from '../../antd/with-antd';

const PageHelpDialog = lazyWithAntd(async () => (await import('./page-help-dialog')).PageHelpDialog);
const Tour = lazyWithAntd(async () => (await import('./tour')).Tour);

/** Where `?` is a letter; in the fields of quantities it is none. */
const FIELDS =
  'input:not(.goods-field), textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"]';

/** `?` on every page: its keys and its commonest questions; and the tour, which both open. */
export function PageHelpHost() {
  const isOpen = pageHelp.useIsOpen();
  const step = useStore(tourStep);
  // Another frame, such as that of the next account, begins without them.
  useEffect(
    () => () => {
      pageHelp.close();
      tourStep.write(undefined);
    },
    [],
  );
  useOnDocument('keydown', true, (event) => {
    const { key, target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
    // A Chinese keyboard writes the full-width one.
    if ((key !== '?' && key !== '？') || ctrlKey || metaKey || altKey || isComposing || defaultPrevented)
      return;
    if (target instanceof Element && target.closest(FIELDS)) return;
    event.preventDefault();
    pageHelp.open();
  });
  return (
    <>
      <OnceOpen isOpen={isOpen}>
        <PageHelpDialog isOpen={isOpen} onClose={pageHelp.close} />
      </OnceOpen>
      {step !== undefined && <Tour step={step} onStep={tourStep.write} />}
    </>
  );
}
