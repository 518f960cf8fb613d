import { type MenuFacts, profileMenu } from '@dealer-portal/rules/menu';
import { payerRoute } from '@dealer-portal/rules/payer';
import type { PayerPage } from '@dealer-portal/rules/payer-details';
import { Link } from 'react-router-dom';
import { href } from '#routes';
import './payers.css';

interface PersonalTabsProps {
  readonly page: PayerPage;
  readonly current: 'payer' | 'account';
  readonly facts: MenuFacts;
}

/** The way between payers and sub-accounts; only for those who have both (PROF-03). */
export function PersonalTabs({ page, current, facts }: PersonalTabsProps) {
  const hasAccounts = profileMenu(facts).some(
    ({ target }) => target.kind === 'route' && target.routeName === 'account',
  );
  if (!hasAccounts) return null;
  const tabs = [
    { key: 'payer', label: '付款方', to: href(current === 'payer' ? page : (payerRoute(facts) ?? page)) },
    { key: 'account', label: '子账号管理', to: `${href(page)}?tab=account` },
  ];
  return (
    <nav className="personal-tabs" aria-label="账户">
      {tabs.map(({ key, label, to }) => (
        <Link key={key} to={to} aria-current={key === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
