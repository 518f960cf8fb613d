import { dueStep, PROJECT_COURSE, projectReason, stageIndex } from '@dealer-portal/rules/projects';
import { useCallback, useMemo, useState } from 'react';
import { MoneyFormBody } from '#kits/money-form/money-form-page';
import type { MoneyStep } from '#kits/money-form/use-money-form';
import { ButtonLink } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { NO_LINES_NO_SEND } from '#ui/text/list-of';
import { stepAddress } from '../project-address';
import type { ProjectDetail } from '../queries';
import { stepForm } from './step-form';
import '../projects.css';
import '#ui/antd/forms.css';

type StepKind = MoneyStep<unknown>['kind'];

interface DuePanelProps {
  readonly project: ProjectDetail;
  readonly onRefresh: () => Promise<unknown>;
}

/** The step that is due, as a form in its place; else who is at work. */
export function DuePanel({ project, onRefresh }: DuePanelProps) {
  const [sent, setSent] = useState<ProjectDetail>();
  // The outcome of a step stays until the user goes on, although the project is further by then.
  const openProject = sent ?? project;
  const due = dueStep(openProject);
  const at = stageIndex(openProject.status);
  const onStep = useCallback(
    (kind: StepKind) => setSent(kind === 'ask' || kind === 'outcome' ? openProject : undefined),
    [openProject],
  );
  return (
    <section className="project-due form-halves no-print" aria-label="这一步">
      <h2>
        {due ? `到这一步：${due.title}` : projectReason(openProject)}{' '}
        {at >= 0 && (
          <span className="secondary">
            第 {at + 1} 步，共 {PROJECT_COURSE.length} 步
          </span>
        )}
      </h2>
      {due ? (
        <DueForm key={openProject.status} project={openProject} onStep={onStep} />
      ) : (
        <Waiting onRefresh={onRefresh} />
      )}
    </section>
  );
}

interface DueFormProps extends Pick<DuePanelProps, 'project'> {
  readonly onStep: (kind: StepKind) => void;
}

/** The form of the step; a project whose products or papers did not come has none: they are what is agreed to. */
function DueForm(props: DueFormProps) {
  const { productList, documentList } = props.project;
  if (productList && documentList) return <StepForm {...props} />;
  const missing = [productList ? '' : '商品', documentList ? '' : '单据'].filter(Boolean).join('、');
  return <p role="alert">{`${missing}${NO_LINES_NO_SEND}`}</p>;
}

function StepForm({ project, onStep }: DueFormProps) {
  // The form of a state stays the same object while its fields are filled in.
  const form = useMemo(() => stepForm(project), [project]);
  if (form) return <MoneyFormBody form={form} onStep={onStep} />;
  return (
    <ButtonLink kind="primary" to={stepAddress(project)}>
      {dueStep(project)?.label}
    </ButtonLink>
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
