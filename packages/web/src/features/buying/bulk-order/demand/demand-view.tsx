import { demandActionRefusal } from '@dealer-portal/rules/bulk-order';
import { demandFinalDate } from '@dealer-portal/rules/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { PageHeader } from '#ui/page/page-header';
import { BulkSubmits } from '../order/bulk-submits';
import type { DemandDetail } from '../queries';
import { DemandFacts } from './demand-facts';
import { DemandImages } from './demand-images';
import { demandHref } from './demand-list';
import { DemandRecords } from './demand-records';
import { DemandStatus } from './demand-status';
import { EvaluationDialog } from './evaluation-dialog';
import { OrderDemandDialog } from './order-demand-dialog';
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
            <DemandStatus status={status} /> {demandNo} · 截止 {demandFinalDate(finalTime) || '—'}
          </>
        }
        actions={<DemandButtons demand={demand} />}
      />
      <BulkSubmits />
      <DemandFacts demand={demand} />
      <DemandImages demand={demand} />
      <DemandRecords id={demand.id} />
    </div>
  );
}

type Opened = 'order' | 'evaluate' | undefined;

/** The possible actions in the demand's state; others would only be noise. */
function DemandButtons({ demand }: { readonly demand: DemandDetail }) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened>();
  const askDelete = useDeleteDemand(() => void navigate(href('bulkOrderInfo')));
  const facts = { status: demand.status, isEvaluated: demand.evaluation !== undefined };
  const isOpenAction = (action: Parameters<typeof demandActionRefusal>[0]) =>
    demandActionRefusal(action, facts) === undefined;
  return (
    <>
      {isOpenAction('delete') && (
        <ReasonButton isDanger onClick={() => askDelete(demand)}>
          删除
        </ReasonButton>
      )}
      {isOpenAction('edit') && <ButtonLink to={demandHref({ id: demand.id, mode: 'edit' })}>修改</ButtonLink>}
      {isOpenAction('evaluate') && (
        <ReasonButton kind="primary" onClick={() => setOpened('evaluate')}>
          评价
        </ReasonButton>
      )}
      {isOpenAction('order') && (
        <ReasonButton kind="primary" onClick={() => setOpened('order')}>
          按报价下单
        </ReasonButton>
      )}
      {opened === 'order' && <OrderDemandDialog demand={demand} onClose={() => setOpened(undefined)} />}
      {opened === 'evaluate' && <EvaluationDialog demand={demand} onClose={() => setOpened(undefined)} />}
    </>
  );
}
