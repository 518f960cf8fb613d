import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { ReasonButton } from '#ui/button/reason-button';
import { Segments } from '#ui/choice/segments';
import { EmptyState } from '#ui/page/states';
import { shortMinute } from '#ui/text/wire-text';
import { TargetLink } from '#widgets/links/target-link';
import { isUnread, messageHref } from '../messages-report';
import { type Message, recentMessagesQuery, unreadTypesQuery } from '../queries';
import { useReadMessages } from '../use-read-messages';
import { CentreLine } from './centre-line';
import '#ui/text/line-list.css';
import './message-centre.css';

interface MessageListProps {
  readonly onDone: () => void;
}

const ALL = '';

/** The newest messages, of one type or all; each is opened, led on from or marked as read where it stands (MSG-01). */
export function MessageList({ onDone }: MessageListProps) {
  const account = useAccount();
  const [typeName, setTypeName] = useState(ALL);
  const types = useQuery(unreadTypesQuery(account));
  const messages = useQuery(recentMessagesQuery(account, typeName));
  const options = (types.data ?? []).map((type) => ({
    value: type.typeName,
    label: `${type.typeName} ${type.num}`,
  }));
  return (
    <>
      {options.length > 0 && (
        <Segments
          label="消息类型"
          options={[{ value: ALL, label: '全部' }, ...options]}
          value={typeName}
          onChange={setTypeName}
        />
      )}
      <Loaded query={messages} failure="消息没有加载出来" rows={5} empty={<EmptyState title="没有消息" />}>
        {({ records }) => (
          <ul className="line-list">
            {records.map((message) => (
              <MessageLine key={message.id} message={message} onDone={onDone} />
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}

interface MessageLineProps extends MessageListProps {
  readonly message: Message;
}

function MessageLine({ message, onDone }: MessageLineProps) {
  const { readOne } = useReadMessages();
  const { id, title, typeName, createDate, url } = message;
  return (
    <CentreLine
      isUnread={isUnread(message)}
      title={
        <Link to={messageHref(message)} onClick={onDone}>
          {title}
        </Link>
      }
      note={typeName ?? '消息'}
      time={shortMinute(createDate)}
      action={
        <span className="centre-line-actions">
          {isUnread(message) && (
            <ReasonButton
              kind="link"
              size="small"
              isBusy={readOne.isPending}
              aria-label={`标为已读：${title}`}
              onClick={() => readOne.mutate(id)}
            >
              标为已读
            </ReasonButton>
          )}
          {url && (
            <TargetLink url={url} onClick={onDone}>
              去处理<span className="visually-hidden">：{title}</span>
            </TargetLink>
          )}
        </span>
      }
    />
  );
}
