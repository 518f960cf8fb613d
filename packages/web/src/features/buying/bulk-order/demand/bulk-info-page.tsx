import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { PageHeader } from '#ui/page/page-header';
import { demandQuery } from '../queries';
import { DemandFormView } from './demand-form';
import { DemandList } from './demand-list';
import { DemandView } from './demand-view';

/** 大单需求: the demands, one of them with its record and evaluation, or the form of one (BIG-01). */
export function Component() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const mode = params.get('mode');
  if (mode === 'new') return <DemandFormView key="new" demand={undefined} />;
  return id === '' ? <Demands /> : <OneDemand key={id} id={id} isEdited={mode === 'edit'} />;
}

function Demands() {
  const { saletoCode } = useAccount();
  return (
    <div className="page">
      <PageHeader
        context={`售达方 ${saletoCode}`}
        actions={<ButtonLink to={href('bigorderMallListJson')}>查看大单活动</ButtonLink>}
      />
      <DemandList />
    </div>
  );
}

interface OneDemandProps {
  readonly id: string;
  readonly isEdited: boolean;
}

function OneDemand({ id, isEdited }: OneDemandProps) {
  const demand = useQuery(demandQuery(useAccount(), id));
  if (demand.data) {
    return isEdited ? <DemandFormView demand={demand.data} /> : <DemandView demand={demand.data} />;
  }
  return (
    <div className="page">
      <PageHeader actions={<ButtonLink to={href('bulkOrderInfo')}>查看全部需求</ButtonLink>} />
      <Loaded query={demand} failure="需求没有加载出来" rows={8}>
        {() => null}
      </Loaded>
    </div>
  );
}
