import { dueStep, PROJECT_STAGES, projectReason, stageIndex } from '@dealer-portal/rules/projects';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#ui/button/button-class';
import { ReasonButton } from '#ui/button/reason-button';
import { MoneyFormBody } from '#widgets/money-form/money-form-page';
import { stepAddress } from '../project-address';
import type { ProjectDetail } from '../queries';
import { stepForm } from './step-form';

interface DuePanelProps {
  readonly project: ProjectDetail;
  readonly onRefresh: () => Promise<unknown>;
}

/** The step that is due, as a form in its place; else who is at work. */
export function DuePanel({ project, onRefresh }: DuePanelProps) {
  const due = dueStep(project);
  const at = stageIndex(project.status);
  return (
    <section className="project-due no-print" aria-label="这一步">
      <h2>
        {due ? `到这一步：${due.title}` : projectReason(project)}{' '}
        {at >= 0 && (
          <span className="secondary">
            第 {at + 1} 步，共 {PROJECT_STAGES.length} 步
          </span>
        )}
      </h2>
      {due ? <DueForm key={project.status} project={project} /> : <Waiting onRefresh={onRefresh} />}
    </section>
  );
}

function DueForm({ project }: Pick<DuePanelProps, 'project'>) {
  // The form of a state stays the same object while its fields are filled in.
  const form = useMemo(() => stepForm(project), [project]);
  if (form) return <MoneyFormBody form={form} />;
  return (
    <Link to={stepAddress(project)} className={buttonClass({ kind: 'primary' })}>
      {dueStep(project)?.label}
    </Link>
  );
}

function Waiting({ onRefresh }: Pick<DuePanelProps, 'onRefresh'>) {
  return (
    <p>
      <ReasonButton onClick={onRefresh}>刷新进度</ReasonButton>{' '}
      <span className="secondary">轮到您时，这里会出现要填的内容。</span>
    </p>
  );
}
