import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { PageHeader } from '#ui/page/page-header';
import { Ruler } from '#ui/ruler/ruler';
import { networksQuery } from '../queries';
import { ActivityRow, BoothRow } from '../store-reports/report-rows';
import { applyRows, type StartRow } from './apply-rows';
import { PotentialCustomers } from './potential-customers';
import './applications.css';
import '#ui/table/two-lines.css';

/** 门店申请: what can be applied for, drafts first, each with its state and one action (FIN-11). */
export function Component() {
  const networks = useQuery(networksQuery(useAccount()));
  return (
    <div className="page">
      <PageHeader
        context="网点、活动和展位的申请与上报"
        actions={<ButtonLink to={href('applying')}>全部申请</ButtonLink>}
      />
      <Loaded query={networks} failure="申请没有加载出来">
        {({ records }) => (
          <ul className="apply-start" aria-label="可以办理的申请">
            {applyRows(records).map((row) => (
              <ApplyRow key={row.type} row={row} />
            ))}
            <ActivityRow />
            <BoothRow />
          </ul>
        )}
      </Loaded>
      <PotentialCustomers />
    </div>
  );
}

function ApplyRow({ row }: { readonly row: StartRow }) {
  const { name, purpose, state, detail, share, tone, action } = row;
  return (
    <li>
      <span className="two-lines">
        <strong>{name}</strong>
        <span className="secondary">{purpose}</span>
      </span>
      <Ruler value={share} steps={4} tone={tone} />
      <span className="two-lines">
        <span>{state}</span>
        <span className="secondary">{detail}</span>
      </span>
      <ButtonLink kind={action.isFirst ? 'primary' : 'default'} to={action.to}>
        {action.label}
      </ButtonLink>
    </li>
  );
}
