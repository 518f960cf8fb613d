import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { PlainButton } from '#ui/button/plain-button';
import { PageTitle } from '#ui/page/page-title';
import type { VoucherReport } from '../voucher-report';
import { useStatementPaper } from './use-statement-paper';

/** 打印: all vouchers under the filters as sheets of A4 that can be stamped (FIN-01). */
export function PrintStatement({ report }: { readonly report: VoucherReport }) {
  const { drawn, print, isReading } = useStatementPaper(report, useContext(PageTitle));
  return (
    <>
      <PlainButton
        className="no-print"
        size="small"
        icon="print"
        isBusy={isReading}
        onClick={() => !isReading && print()}
      >
        打印
      </PlainButton>
      {drawn && createPortal(<drawn.StatementSheets paper={drawn.paper} />, document.body)}
    </>
  );
}
