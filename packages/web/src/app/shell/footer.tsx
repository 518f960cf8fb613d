import { Link } from 'react-router';
import { config } from '#platform/config';
import { href } from '#routes';

/** The first year of the copyright line (HEAD-05). */
const SINCE = 2019;

const COLUMNS = [
  {
    title: '购物指南',
    links: [
      { text: '下单须知', to: href('Ordernotice') },
      { text: '帮助中心', to: href('mallHelpPage') },
    ],
  },
  {
    title: '我的账户',
    links: [
      { text: '我的订单', to: href('myOrder') },
      { text: '收货地址', to: href('deliveryaddress') },
    ],
  },
  {
    title: '服务与支持',
    links: [
      { text: '历史问题', to: href('historyQuestion') },
      { text: '问题反馈', to: href('questionReportNew') },
    ],
  },
  {
    title: '关于我们',
    links: [{ text: '隐私政策', to: href('protectionPolicy') }],
  },
] as const;

/** Shopping guide, account, service and about links, and the copyright line (HEAD-05). */
export function Footer() {
  const year = new Date().getFullYear();
  return (
    <footer className="footer">
      <div className="footer-columns">
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <strong>{title}</strong>
            {links.map(({ text, to }) => (
              <Link key={to} to={to}>
                {text}
              </Link>
            ))}
          </nav>
        ))}
      </div>
      <p>
        © {year > SINCE ? `${SINCE}–${year}` : SINCE} {config.name}
      </p>
    </footer>
  );
}
