import type { PayerPage } from '@dealer-portal/rules/payer-details';
import { payerLabels, payerTypeText } from '@dealer-portal/rules/payer-details';
import { worstPayer } from '@dealer-portal/rules/runway';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { today } from '#platform/today';
import { href, routes } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { codeAndName } from '#ui/text/joined';
import { balancesQuery } from '#widgets/payers/queries';
import { defaultsQuery, type Payer } from '../queries';
import { ForecastView } from '../runway/forecast-view';
import { Runway } from '../runway/runway';
import { useRunway } from '../runway/use-runway';
import { WhatIfView } from '../what-if/what-if-view';
import { Overview } from './overview';
import { PAYER_TABS, type PayerTab, payerAddress } from './payer-address';
import './payer.css';
import '../payers.css';

interface PayerViewProps {
  readonly page: PayerPage;
  readonly tab: PayerTab;
}

/** One payer in one place: what it has, what it must pay in 30 days, and what a movement would change (PROF-02, FIN-02). */
export function PayerView({ page, tab }: PayerViewProps) {
  const [params] = useSearchParams();
  const account = useAccount();
  const balances = useQuery(balancesQuery(account));
  const runway = useRunway(today());
  // Without a payer in the address it is the one that falls short, as soon as that is known.
  const payerCode = params.get('payer') ?? (runway.data && worstPayer(runway.data));
  const payer = balances.data?.find((item) => item.payerCode === payerCode);
  return (
    <>
      <PageHeader
        title={titleOf(tab, payer)}
        trail={[
          <Link key={page} to={href(page)}>
            {routes[page].title}
          </Link>,
        ]}
        context={tab === 'forecast' ? '可订货的账户合在一起' : <Context payer={payer} />}
        actions={<Actions />}
      />
      <Loaded query={balances} failure="付款方余额没有加载出来" rows={8}>
        {(payers) =>
          payerCode !== undefined && !payers.some((item) => item.payerCode === payerCode) ? (
            <UnknownPayer page={page} payerCode={payerCode} />
          ) : (
            <>
              {payerCode !== undefined && <Tabs page={page} payerCode={payerCode} current={tab} />}
              {payer && tab === 'payer' && (
                <Overview page={page} payer={payer} balances={balances} runway={runway} />
              )}
              {tab === 'runway' && <Runway page={page} payerCode={payerCode} runway={runway} />}
              {tab === 'forecast' && <ForecastView page={page} runway={runway} />}
              {payer && tab === 'whatif' && (
                <WhatIfView
                  // Another address is another trial: nothing that was tried before stands under it.
                  key={`${payer.payerCode} ${params}`}
                  payerCode={payer.payerCode}
                  runway={runway}
                />
              )}
            </>
          )
        }
      </Loaded>
    </>
  );
}

function titleOf(tab: PayerTab, payer: Payer | undefined): string {
  if (tab === 'forecast') return '资金预测';
  return payer ? codeAndName(payer.payerCode, payer.customerName, ' ') : '资金安排';
}

interface ContextProps {
  readonly payer: Payer | undefined;
}

/** The kind of payer, with its labels. */
function Context({ payer }: ContextProps): ReactNode {
  const { data } = useQuery(defaultsQuery(useAccount()));
  const labels = payer ? payerLabels(payer, data?.payerCode).map(({ text }) => text) : [];
  const type = payer && payerTypeText(payer.payerType);
  return [type, ...labels].filter(Boolean).join(' · ');
}

function Actions() {
  return (
    <>
      <ButtonLink to={href('financetransfer')}>账户划转</ButtonLink>
      <ButtonLink kind="primary" to={href('payment')}>
        去付款
      </ButtonLink>
    </>
  );
}

interface TabsProps {
  readonly page: PayerPage;
  readonly payerCode: string;
  readonly current: PayerTab;
}

function Tabs({ page, payerCode, current }: TabsProps) {
  return (
    <nav className="personal-tabs" aria-label="付款方">
      {PAYER_TABS.map(({ tab, label }) => (
        <Link
          key={tab}
          to={payerAddress(page, payerCode, tab)}
          aria-current={tab === current ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

function UnknownPayer({ page, payerCode }: Omit<TabsProps, 'current'>) {
  return (
    <EmptyState
      title={`没有付款方 ${payerCode}`}
      reason="它不属于当前客户，或已经失效。"
      action={<Link to={href(page)}>全部付款方</Link>}
    />
  );
}
