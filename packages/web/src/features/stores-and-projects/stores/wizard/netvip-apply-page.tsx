import { STORE_APPLICATION_STATES } from '@dealer-portal/rules/states';
import { applyType } from '@dealer-portal/rules/store-application';
import { Link, useSearchParams } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { href } from '#routes';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { APPLY_WORDS } from '../apply-names';
import type { Network } from '../queries';
import { ApplyWizard } from './apply-wizard';
import { useApplyFacts } from './use-apply-facts';

/** 网点会员申请, and the other applications for a store: store, papers, check, result (FIN-11). */
export function Component() {
  const [params] = useSearchParams();
  const type = applyType(params.get('type'));
  const applyNo = params.get('applyNo') ?? undefined;
  const facts = useApplyFacts();
  return (
    <div className="page">
      <PageHeader
        {...(type !== 'VIP' && { title: `${APPLY_WORDS[type].name}申请` })}
        context={<Link to={href('storeapplication')}>门店申请</Link>}
      />
      <Loaded query={facts} failure="申请需要的门店和产业没有加载出来" isKept>
        {(data) => {
          const named =
            applyNo === undefined ? undefined : data.networks.find((row) => row.applyNo === applyNo);
          if (applyNo !== undefined && !named) return <NoSuchApplication applyNo={applyNo} />;
          return (
            <ApplyWizard
              key={`${type} ${applyNo}`}
              type={type}
              facts={data}
              former={named && openAgain(named)}
            />
          );
        }}
      </Loaded>
    </div>
  );
}

/** One that was refused or taken back may be sent again. */
function openAgain(network: Network): Network | undefined {
  const { rejected, withdrawn } = STORE_APPLICATION_STATES;
  return network.status === rejected.value || network.status === withdrawn.value ? network : undefined;
}

function NoSuchApplication({ applyNo }: { readonly applyNo: string }) {
  return (
    <EmptyState
      title={`没有找到申请 ${applyNo}`}
      reason="申请单号可能不完整，或申请属于另一个售达方。"
      action={<Link to={href('storeapplication')}>查看门店申请</Link>}
    />
  );
}
