import { unreadTotal } from '@dealer-portal/rules/messages';
import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { Segments } from '#ui/choice/segments';
import { noticesQuery, openTodosQuery, unreadTypesQuery } from '../queries';
import { ReadAll } from '../read-all';
import { ExportList, readExportTasks } from './export-list';
import { MessageList } from './message-list';
import { Notices, TodoList } from './todo-list';
import './message-centre.css';

/** The parts of the message centre. */
type Part = 'todos' | 'messages' | 'notices' | 'exports';

interface MessageCentreProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const WIDTH = 416;

/**
 * 消息中心: to-dos, messages, platform notices and exports, handled one after another without leaving the page (MSG-01).
 */
export function MessageCentre({ open, onClose }: MessageCentreProps) {
  return (
    <Drawer
      title="消息中心"
      className="message-centre"
      classNames={{ body: 'message-centre-body' }}
      size={WIDTH}
      open={open}
      onClose={onClose}
      destroyOnHidden
      footer={<Foot onDone={onClose} />}
    >
      <Parts onDone={onClose} />
    </Drawer>
  );
}

interface PartProps {
  readonly onDone: () => void;
}

function Parts({ onDone }: PartProps) {
  const account = useAccount();
  const [part, setPart] = useState<Part>('messages');
  const [tasks] = useState(readExportTasks);
  const todos = useQuery(openTodosQuery(account));
  const unread = unreadTotal(useQuery(unreadTypesQuery(account)).data ?? []);
  const notices = useQuery(noticesQuery(account)).data?.length;
  const options = [
    { value: 'todos', label: nameWithCount('要办的事', todos.data?.total) },
    { value: 'messages', label: nameWithCount('消息', unread) },
    { value: 'notices', label: nameWithCount('系统通知', notices) },
    { value: 'exports', label: nameWithCount('导出任务', tasks.length) },
  ] as const;
  return (
    <div className="centre-parts">
      <Segments label="消息中心的内容" options={options} value={part} onChange={setPart} />
      {part === 'todos' && <TodoList query={todos} onDone={onDone} />}
      {part === 'messages' && <MessageList onDone={onDone} />}
      {part === 'notices' && <Notices onDone={onDone} />}
      {part === 'exports' && <ExportList tasks={tasks} onDone={onDone} />}
    </div>
  );
}

function nameWithCount(name: string, count: number | undefined): string {
  return count ? `${name} ${count}` : name;
}

function Foot({ onDone }: PartProps) {
  const types = useQuery(unreadTypesQuery(useAccount()));
  return (
    <div className="centre-foot">
      <ReadAll unread={unreadTotal(types.data ?? [])} isKnown={types.isSuccess} />
      <span className="centre-line-actions">
        <Link to={href('delt')} onClick={onDone}>
          全部待办
        </Link>
        <Link to={href('messagelist')} onClick={onDone}>
          全部消息
        </Link>
      </span>
    </div>
  );
}
