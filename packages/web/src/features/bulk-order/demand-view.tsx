import { whyNotDemandAction } from '@dealer-portal/rules/bulk-order';
import { demandFinalDate, demandStatusName } from '@dealer-portal/rules/messages';
import { Button, Tooltip } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { href } from '#routes';
import { PageHeader } from '#ui/page-header';
import { StatusTag } from '#ui/status-tag';
import { BulkSubmits } from './bulk-submits';
import { DemandFacts } from './demand-facts';
import { DemandImages } from './demand-images';
import { demandHref } from './demand-list';
import { DemandRecords } from './demand-records';
import { demandTone } from './demand-states';
import { EvaluationDialog } from './evaluation-dialog';
import { OrderDemandDialog } from './order-demand-dialog';
import type { DemandDetail } from './queries';
import { useDeleteDemand } from './use-delete-demand';

/** One demand: what was asked, its images, its record, the quote and the evaluation, and what comes next (BIG-01). */
export function DemandView({ demand }: { readonly demand: DemandDetail }) {
  const { demandName, demandNo, status, finalTime } = demand;
  return (
    <div className="page">
      <PageHeader
        title={demandName}
        context={
          <>
            <StatusTag tone={demandTone(status)}>{demandStatusName(status)}</StatusTag> {demandNo} · 截止{' '}
            {demandFinalDate(finalTime) || '—'}
          </>
        }
        actions={<DemandButtons demand={demand} />}
      />
      <BulkSubmits />
      <div className="demand-sections">
        <DemandFacts demand={demand} />
        <DemandImages demand={demand} />
        <DemandRecords id={demand.id} />
      </div>
    </div>
  );
}

type Opened = 'order' | 'evaluate' | undefined;

function DemandButtons({ demand }: { readonly demand: DemandDetail }) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened>();
  const askDelete = useDeleteDemand(() => void navigate(href('bulkOrderInfo')));
  const facts = { status: demand.status, isEvaluated: demand.evaluation !== undefined };
  const whyNot = (action: Parameters<typeof whyNotDemandAction>[0]) => whyNotDemandAction(action, facts);
  return (
    <>
      <Choice label="删除" whyNot={whyNot('delete')}>
        <Button danger onClick={() => askDelete(demand)}>
          删除
        </Button>
      </Choice>
      <Choice label="修改" whyNot={whyNot('edit')}>
        <Link to={demandHref({ id: demand.id, mode: 'edit' })}>
          <Button tabIndex={-1}>修改</Button>
        </Link>
      </Choice>
      <Choice label="评价" whyNot={whyNot('evaluate')}>
        <Button onClick={() => setOpened('evaluate')}>评价</Button>
      </Choice>
      <Choice label="按报价下单" whyNot={whyNot('order')}>
        <Button type="primary" onClick={() => setOpened('order')}>
          按报价下单
        </Button>
      </Choice>
      {opened === 'order' && <OrderDemandDialog demand={demand} onClose={() => setOpened(undefined)} />}
      {opened === 'evaluate' && <EvaluationDialog demand={demand} onClose={() => setOpened(undefined)} />}
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly whyNot: string | undefined;
  readonly children: ReactNode;
}

/** What can be done, or the same as a disabled button that says why not. */
function Choice({ label, whyNot, children }: ChoiceProps) {
  if (whyNot === undefined) return children;
  return (
    <Tooltip title={whyNot}>
      <Button disabled aria-label={`${label}，${whyNot}`}>
        {label}
      </Button>
    </Tooltip>
  );
}
