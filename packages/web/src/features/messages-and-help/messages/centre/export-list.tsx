import { Link } from 'react-router-dom';
import { href } from '#routes';
import { EmptyState } from '#ui/page/states';
import { shortMinute } from '#ui/text/wire-text';
import { type ExportTask, exportTasks } from '#widgets/export-tasks/export-tasks';
import { CentreLine } from './centre-line';
import '#ui/text/line-list.css';

interface ExportListProps {
  readonly tasks: readonly ExportTask[];
  readonly onDone: () => void;
}

/** The reports that the server makes for this tab; how far they are is not known, their files come as messages (HTTP-10). */
export function ExportList({ tasks, onDone }: ExportListProps) {
  if (tasks.length === 0)
    return <EmptyState title="没有导出任务" reason="数据太多、要由服务器生成的文件会列在这里。" />;
  return (
    <ul className="line-list">
      {tasks.map(({ taskId, title, startDate }) => (
        <CentreLine
          key={taskId}
          title={title}
          note={`导出任务 ${taskId} 由服务器生成，做好后作为消息送达`}
          time={shortMinute(startDate)}
          action={
            <Link to={href('messagelist')} onClick={onDone}>
              去消息列表<span className="visually-hidden">：{title}</span>
            </Link>
          }
        />
      ))}
    </ul>
  );
}

/** The reports as they are when the centre opens. */
export const readExportTasks = (): readonly ExportTask[] => exportTasks.read() ?? [];
