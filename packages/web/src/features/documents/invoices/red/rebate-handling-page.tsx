import { reportPage } from '#kits/report/report-page';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { CONFIRMED_ELSEWHERE, redReport } from './red-report';

/** 返利办理: the red invoices by which rebates are settled; menu 20085 (FIN-05, MENU-02). */
export const Component = reportPage(
  redReport({
    name: 'rebateRedInvoice',
    redType: 'REBATE',
    emptyReason: '返利需要红字发票时，结算单会出现在这里。',
  }),
  {
    context: CONFIRMED_ELSEWHERE,
    headerActions: <ButtonLink to={href('myrebate')}>我的返利</ButtonLink>,
  },
);
