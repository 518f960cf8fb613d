import { deadlineNote } from '@dealer-portal/rules/messages';
import type { Data } from '@dealer-portal/sdk';
import type { listTodos } from '@dealer-portal/sdk/operations';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { EmptyState } from '#ui/page/states';
import { StatusTag } from '#ui/text/status-tag';
import { shortDay } from '#ui/text/wire-text';
import { TargetLink } from '#widgets/links/target-link';
import { noticesQuery } from '../queries';
import { CentreLine } from './centre-line';
import '#ui/text/line-list.css';

interface TodoListProps {
  readonly query: UseQueryResult<Data<typeof listTodos>>;
  readonly onDone: () => void;
}

/** The dealer's open tasks, with the remaining time; each leads to its page (MSG-01). */
export function TodoList({ query, onDone }: TodoListProps) {
  const now = new Date();
  return (
    <Loaded query={query} failure="待办没有加载出来" rows={4} empty={<EmptyState title="没有待办" />}>
      {({ records }) => (
        <ul className="line-list">
          {records.map(({ id, title, typeName, deadline, url }) => {
            const left = deadlineNote(deadline, now);
            return (
              <CentreLine
                key={id}
                title={title}
                note={
                  <>
                    {typeName}{' '}
                    {left && <StatusTag tone={left.isOverdue ? 'bad' : 'waiting'}>{left.text}</StatusTag>}
                  </>
                }
                time={deadline && `${shortDay(deadline)} 前`}
                action={
                  url && (
                    <TargetLink url={url} onClick={onDone}>
                      去办理<span className="visually-hidden">：{title}</span>
                    </TargetLink>
                  )
                }
              />
            );
          })}
        </ul>
      )}
    </Loaded>
  );
}

interface NoticesProps {
  readonly onDone: () => void;
}

/** The platform's current notices (MSG-01). */
export function Notices({ onDone }: NoticesProps) {
  const query = useQuery(noticesQuery(useAccount()));
  return (
    <Loaded query={query} failure="系统通知没有加载出来" rows={3} empty={<EmptyState title="没有系统通知" />}>
      {(notices) => (
        <ul className="line-list">
          {notices.map(({ id, title, typeName, createDate }) => (
            <CentreLine
              key={id}
              title={title}
              note={typeName ?? '系统通知'}
              time={shortDay(createDate)}
              action={
                <TargetLink
                  url={`${href('commonMessageDetail')}?${new URLSearchParams({ notice: id })}`}
                  onClick={onDone}
                >
                  查看<span className="visually-hidden">：{title}</span>
                </TargetLink>
              }
            />
          ))}
        </ul>
      )}
    </Loaded>
  );
}
