import { todoFacts, todosByDeadline } from '@dealer-portal/rules/home';
import { formatYuan } from '@dealer-portal/rules/money';
import { AWAITS_TAIL } from '@dealer-portal/rules/order-list';
import { daysUntil } from '@dealer-portal/rules/time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { latePart } from '#ui/drawing/late-part';
import { TargetLink } from '#widgets/links/target-link';
import { orderHref } from '#widgets/orders/order-href';
import { storedAlerts } from '#widgets/own-alerts/alert-slot';
import { Panel } from './panel';
import { type Todo, todosQuery } from './queries';
import { TodoLine, WaitingRow } from './todo-row';
import { type OpenTails, useOpenTails } from './use-open-tails';
import './home.css';

const OwnAlertRows = latePart(
  async () => (await import('./own-alert-rows')).OwnAlertRows,
  (onRetry) => <WaitingRow noun="自设的提醒" failure="没有加载出来" onRetry={onRetry} />,
);

const NO_DEADLINE = '没有期限';

interface TodoPanelProps {
  /** The tails of orders are asked for and shown. */
  readonly seesOrders: boolean;
}

/** 要办的事: by deadline, with what happens when it is missed; the nearest one is the filled one (MSG-01). */
export function TodoPanel({ seesOrders }: TodoPanelProps) {
  const query = useQuery(todosQuery(useAccount(), true));
  const open = useOpenTails(seesOrders);
  const [alerts, setAlerts] = useState<number | 'unset' | 'loading'>(() =>
    storedAlerts.read() === undefined ? 'unset' : 'loading',
  );
  const due = alerts === 'unset' ? 0 : alerts;
  const openTails = [...(open.tails?.byOrder ?? [])];
  const areKnown = !seesOrders || open.tails?.amount !== undefined;
  const count = areKnown && query.data && due !== 'loading' ? query.data.total + openTails.length + due : 0;
  return (
    <Panel
      title="要办的事"
      note={count ? `${count} 件` : ''}
      action={<Link to={href('delt')}>全部待办</Link>}
      query={query}
      rows={4}
      isEmpty={({ records }) => areKnown && alerts === 'unset' && records.length + openTails.length === 0}
      empty={<>没有要办的事。对账、签收、签约到期前会列在这里，并写明期限。</>}
    >
      {({ records }) => (
        <ul className="home-rows">
          {todosByDeadline(records, new Date()).map((todo) => (
            <TodoRow key={todo.id} todo={todo} />
          ))}
          {openTails.map(([orderNo, rest]) => (
            <TailRow
              key={orderNo}
              title={`订单 ${orderNo} 待付尾款 ${formatYuan(rest)}`}
              to={orderHref(orderNo)}
              act="支付尾款"
              of={orderNo}
            />
          ))}
          {!areKnown && <UnknownTails open={open} />}
          {alerts !== 'unset' && <OwnAlertRows onCount={setAlerts} />}
        </ul>
      )}
    </Panel>
  );
}

interface TailRowProps {
  readonly title: string;
  readonly to: string;
  readonly act: string;
  /** What the act is done to, for screen readers. */
  readonly of: string;
}

/** What is sent once its tail is paid: no to-do of the server says so (ORDER-01). */
function TailRow({ title, to, act, of }: TailRowProps) {
  return (
    <TodoLine noDays={NO_DEADLINE} title={title} second="付清后发货">
      <Link to={to} aria-label={`${act}：${of}`}>
        {act}
      </Link>
    </TodoLine>
  );
}

/** In the place of tails that are not known: too many orders to ask about, no answer, or none yet. */
function UnknownTails({ open: { query, tails, count, isTooMany } }: { readonly open: OpenTails }) {
  if (isTooMany) {
    const waiting = `${count} 单待发货`;
    const to = `${href('myOrder')}?status=${AWAITS_TAIL}`;
    return <TailRow title={`${waiting}，请逐单查看尾款`} to={to} act="查看订单" of={waiting} />;
  }
  const isWaiting = !query.error && !tails;
  return (
    <WaitingRow noun="待付尾款" failure="没有取到" onRetry={isWaiting ? undefined : () => query.refetch()} />
  );
}

function TodoRow({ todo }: { readonly todo: Todo }) {
  const { title, deadline, url, typeName } = todo;
  const { consequence, act } = todoFacts(todo);
  return (
    <TodoLine
      day={deadline}
      days={daysUntil(deadline, new Date())}
      noDays={NO_DEADLINE}
      title={title}
      second={consequence ?? typeName}
    >
      <span className="todo-act">
        <TargetLink url={url}>{act}</TargetLink>
      </span>
    </TodoLine>
  );
}
