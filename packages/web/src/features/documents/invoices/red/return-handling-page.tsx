import { reportPage } from '#kits/report/report-page';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { CONFIRMED_ELSEWHERE, redReport } from './red-report';

/** 退货办理: the red invoices of goods that went back; menu 20084 (FIN-05, MENU-02). */
export const Component = reportPage(
  redReport({
    name: 'returnRedInvoice',
    redType: 'RETURN',
    emptyReason: '退货验收后开红字发票，结算单会出现在这里。',
  }),
  {
    context: CONFIRMED_ELSEWHERE,
    headerActions: (
      <>
        <ButtonLink to={href('returnsmanagement')}>退货管理</ButtonLink>
        <ButtonLink to={href('invoicesignfor')}>退回发票</ButtonLink>
      </>
    ),
  },
);
