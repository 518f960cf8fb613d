import type { ButtonLook } from '#ui/button/button-class';
import { PlainButton } from '#ui/button/plain-button';
import type { Paper } from './paper';
import { usePaper } from './use-paper';

interface PrintPaperProps {
  readonly label: string;
  readonly kind?: ButtonLook['kind'];
  /** Makes the paper of what the page shows. */
  readonly paperOf: () => Promise<Paper>;
}

/** Prints an object of the page as a paper of its own. */
export function PrintPaper({ label, kind, paperOf }: PrintPaperProps) {
  const { print, sheets } = usePaper();
  return (
    <>
      <PlainButton className="no-print" kind={kind} icon="print" onClick={() => void paperOf().then(print)}>
        {label}
      </PlainButton>
      {sheets}
    </>
  );
}
