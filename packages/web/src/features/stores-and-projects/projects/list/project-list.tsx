import { PROJECT_COURSE } from '@dealer-portal/rules/projects';
import type { ReactNode } from 'react';
import { ReportPage } from '#kits/report/report-page';
import { StateStrip } from '#kits/report/state-strip';
import { useReport } from '#kits/report/use-report';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import type { RowAction } from '#ui/table/data-table-types';
import type { Project } from '../queries';
import { AgreementLine } from './agreement-line';
import { type PROJECTS, projectActions } from './project-report';
import '../projects.css';
import { ALL } from '#ui/choice/all';
import { listOf } from '#ui/text/list-of';
import { shortDay } from '#ui/text/wire-text';

interface ProjectListProps {
  readonly report: typeof PROJECTS;
  /** The stages with number and sum above the list. */
  readonly hasStrip?: boolean;
  readonly actions?: (project: Project, nextDueDate?: string) => readonly RowAction[];
  readonly children?: ReactNode;
}

const STAGES = [ALL, ...PROJECT_COURSE];

const COUNT_ONLY = { pageNum: 1, pageSize: 1 } as const;

/** A list of projects: the stages with their sums, what each waits for, and its next step (FIN-10). */
export function ProjectList({
  report,
  hasStrip = false,
  actions = projectActions,
  children,
}: ProjectListProps) {
  const { data } = useReport(report, {}, COUNT_ONLY);
  const choices = {
    customerNo: listOf(data?.customerList).map(({ customerNo, customerName }) => ({
      value: customerNo,
      label: customerName,
    })),
    ownerName: listOf(data?.ownerList).map((name) => ({ value: name, label: name })),
  };
  return (
    <ReportPage
      report={report}
      className="projects-page"
      context={<AgreementLine />}
      contextRoom={1}
      headerActions={
        <ButtonLink kind="primary" to={href('newProject')}>
          登记工程
        </ButtonLink>
      }
      choices={choices}
      actions={(project) => actions(project, data?.nextDueDate)}
      actionsTitle="下一步"
      actionsWidth={132}
      tools={<DueWords total={data?.dueTotal} date={data?.nextDueDate} />}
    >
      {hasStrip && <StateStrip report={report} name="stage" states={STAGES} amount="amount" unit="个" />}
      {children}
    </ReportPage>
  );
}

interface DueWordsProps {
  readonly total: number | undefined;
  readonly date: string | undefined;
}

/** In its place before its number is known: the line of filters and tools does not break late. */
function DueWords({ total, date }: DueWordsProps) {
  return (
    <span className="secondary project-due-words">
      待我处理 <strong>{total ?? '—'}</strong> 个{date && `，最近 ${shortDay(date)}`}
    </span>
  );
}
