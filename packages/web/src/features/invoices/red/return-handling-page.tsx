import { Button } from 'antd';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { href } from '#routes';
import { reportPage } from '#widgets/report/report-page';
import { redReport } from './red-report';

/** 退货办理: the red invoices of goods that went back; menu 20084 (FIN-05, MENU-02). */
export const Component: ComponentType = reportPage(
  redReport({
    name: 'returnRedInvoice',
    redType: 'RETURN',
    emptyReason: '退货验收后开红字发票，结算单会出现在这里。',
  }),
  {
    headerActions: (
      <>
        <Link to={href('returnsmanagement')}>
          <Button>退货管理</Button>
        </Link>
        <Link to={href('invoicesignfor')}>
          <Button>退回发票</Button>
        </Link>
      </>
    ),
  },
);
