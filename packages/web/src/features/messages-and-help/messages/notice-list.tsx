import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { Arriving } from '#ui/page/arriving';
import { joined, periodText } from '#ui/text/joined';
import { noticesQuery } from './queries';
import './messages.css';

/** The platform's current notices, one line each; without any, or while they fail, nothing is shown (MSG-01). */
export function NoticeList() {
  const { data = [], isLoading } = useQuery(noticesQuery(useAccount()));
  if (isLoading) return <Arriving />;
  if (data.length === 0) return null;
  return (
    <section className="panel message-notices" aria-labelledby="message-notices">
      <h2 id="message-notices">系统通知</h2>
      <ul>
        {data.map(({ id, title, typeName, beginDate, endDate }) => (
          <li key={id}>
            <Link to={`${href('commonMessageDetail')}?${new URLSearchParams({ notice: id })}`}>{title}</Link>
            <span className="secondary">{joined([typeName, periodText(beginDate, endDate)], ' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
