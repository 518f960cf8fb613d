import { projectReason, stageIndex } from '@dealer-portal/rules/projects';
import { monthDay } from '@dealer-portal/rules/time';
import { UNREAD_LINES } from '#ui/text/list-of';
import type { ProjectDetail } from '../queries';
import '../projects.css';

interface LifeRulerProps {
  readonly project: ProjectDetail;
}

/** The seven stages in one line: who did each and when, what is due now, and what is still to come. */
export function LifeRuler({ project }: LifeRulerProps) {
  const currentStage = stageIndex(project.status);
  if (!project.lifeList) return <p className="secondary">工程进度{UNREAD_LINES}</p>;
  return (
    <ol className="project-life" aria-label="工程进度">
      {project.lifeList.map(({ stage, stageName, doneDate, operator = '', remark = '' }, at) => (
        <li
          key={stage}
          data-done={doneDate ? true : undefined}
          aria-current={at === currentStage && !doneDate ? 'step' : undefined}
        >
          <strong>{stageName}</strong>
          <span className="figure">
            {doneDate && `${monthDay(doneDate)} ${remark || operator}`}
            {!doneDate && (at === currentStage ? projectReason(project) : remark)}
          </span>
        </li>
      ))}
    </ol>
  );
}
