import type { ButtonLook } from '#ui/button/button-class';
import { PlainButton } from '#ui/button/plain-button';
import { sayNotPrinted } from './not-printed';
import type { Paper } from './paper';
import { usePaper } from './use-paper';

interface PrintPaperProps {
  readonly label: string;
  readonly kind?: ButtonLook['kind'];
  readonly size?: ButtonLook['size'];
  /** Makes the paper of what the page shows. */
  readonly paperOf: () => Promise<Paper>;
  /** Why it is not to be made. */
  readonly refusal?: string | undefined;
  /** What lacks where it cannot be made and no call says why. */
  readonly lacking?: string;
}

/** Prints what the page shows as a paper of its own. */
export function PrintPaper(props: PrintPaperProps) {
  const { label, kind, size, paperOf, refusal, lacking = '打印用的页面没有加载出来，请重试' } = props;
  const { print, isMaking, sheets } = usePaper(paperOf, lacking);
  return (
    <>
      <PlainButton
        className="no-print"
        kind={kind}
        size={size}
        icon="print"
        isBusy={isMaking}
        onClick={() => (refusal === undefined ? print() : sayNotPrinted(refusal))}
      >
        {label}
      </PlainButton>
      {sheets}
    </>
  );
}
