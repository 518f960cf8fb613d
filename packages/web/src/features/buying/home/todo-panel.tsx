import { daysLeftText, isNear, monthDay, todoFacts, todosByDeadline } from '@dealer-portal/rules/home';
import { daysUntil } from '@dealer-portal/rules/time';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { TargetLink } from '#widgets/links/target-link';
import { Panel } from './panel';
import { type Todo, todosQuery } from './queries';
import '#widgets/goods/goods-cells.css';
import './home.css';

/** 要办的事: by deadline, with what happens when it is missed; the nearest one is the filled one (MSG-01). */
export function TodoPanel() {
  const query = useQuery(todosQuery(useAccount(), true));
  return (
    <Panel
      title="要办的事"
      note={query.data && query.data.total > 0 ? `${query.data.total} 件` : ''}
      action={<Link to={href('delt')}>全部待办</Link>}
      query={query}
      rows={4}
      isEmpty={({ records }) => records.length === 0}
      empty={<>没有要办的事。对账、签收、签约到期前会列在这里，并写明期限。</>}
    >
      {({ records }) => (
        <ul className="home-rows">
          {todosByDeadline(records, new Date()).map((todo) => (
            <TodoRow key={todo.id} todo={todo} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function TodoRow({ todo }: { readonly todo: Todo }) {
  const { title, deadline, url, typeName } = todo;
  const days = daysUntil(deadline, new Date());
  const { consequence, act } = todoFacts(todo);
  return (
    <li className="todo-row">
      <span className={isNear(days) ? 'goods-due' : ''}>
        <strong>{deadline ? monthDay(deadline) : '—'}</strong>
        <span className={`goods-second ${isNear(days) ? 'goods-due' : ''}`}>
          {days === undefined ? '没有期限' : daysLeftText(days)}
        </span>
      </span>
      <span>
        <strong>{title}</strong>
        <span className="goods-second">{consequence ?? typeName}</span>
      </span>
      <span className="todo-act">
        <TargetLink url={url}>{act}</TargetLink>
      </span>
    </li>
  );
}
