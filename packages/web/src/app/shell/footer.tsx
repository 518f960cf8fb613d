import type { RouteName } from '#routes';
import { PageLink } from '#widgets/links/page-link';
import { Copyright } from './service/copyright';
import './shell.css';

interface Column {
  readonly title: string;
  readonly pages: readonly RouteName[];
}

const COLUMNS: readonly Column[] = [
  { title: '购物指南', pages: ['Ordernotice', 'mallHelpPage'] },
  { title: '我的账户', pages: ['myOrder', 'deliveryaddress'] },
  { title: '服务与支持', pages: ['historyQuestion', 'questionReportNew'] },
  { title: '关于我们', pages: ['protectionPolicy'] },
];

/** Shopping guide, account, service and about links, and the copyright line (HEAD-05). */
export function Footer() {
  return (
    <footer className="footer">
      <div className="footer-columns">
        {COLUMNS.map(({ title, pages }) => (
          <nav key={title} aria-label={title}>
            <strong>{title}</strong>
            {pages.map((page) => (
              <PageLink key={page} route={page} />
            ))}
          </nav>
        ))}
      </div>
      <Copyright />
    </footer>
  );
}
