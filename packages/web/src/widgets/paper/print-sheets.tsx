import type { ButtonLook } from '#ui/button/button-class';
import { PlainButton } from '#ui/button/plain-button';
import { sayNotPrinted } from './not-printed';
import { type PaperDrawing, usePaper } from './use-paper';

/** The button of a paper, and what it says where none is printed. */
export interface PrintLook {
  readonly label: string;
  readonly kind?: ButtonLook['kind'];
  readonly size?: ButtonLook['size'];
  /** Why it is not to be made. */
  readonly refusal?: string | undefined;
  /** What lacks where it cannot be made and no call says why. */
  readonly lacking?: string;
}

interface PrintSheetsProps extends PrintLook {
  /** Makes the sheets of what the page shows; undefined where it has said why there are none. */
  readonly draw: () => Promise<PaperDrawing | undefined>;
}

/** Prints what the page shows as sheets of its own. */
export function PrintSheets(props: PrintSheetsProps) {
  const { label, kind, size, draw, refusal, lacking = '打印用的页面没有加载出来，请重试' } = props;
  const { print, isMaking, sheets } = usePaper(draw, lacking);
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
