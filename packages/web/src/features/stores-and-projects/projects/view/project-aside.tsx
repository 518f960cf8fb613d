import { projectReason } from '@dealer-portal/rules/projects';
import { isOn } from '@dealer-portal/rules/states';
import { listOf, UNREAD_LINES } from '#ui/text/list-of';
import { Money } from '#ui/text/money';
import { Course } from '#widgets/course/course';
import { FactList } from '../fact-list';
import type { ProjectDetail } from '../queries';
import { Documents } from './documents';
import '../projects.css';

interface AsideProps {
  readonly project: ProjectDetail;
}

/** The part next to the life of a project: money, people, documents and history. */
export function ProjectAside({ project }: AsideProps) {
  const { amount, paidAmount, restAmount, savedAmount } = project;
  return (
    <aside className="project-aside">
      <section>
        <h2>钱</h2>
        <FactList
          facts={[
            [
              'rest',
              '还要付',
              <span key="rest" className="project-rest">
                <Money amount={restAmount} strong />
              </span>,
            ],
            ['amount', '合同金额', <Money key="amount" amount={amount} />],
            ['paid', '已付', <Money key="paid" amount={paidAmount} />],
            ['saved', '比普通价省', <Money key="saved" amount={savedAmount} />],
          ]}
        />
      </section>
      <People project={project} />
      <Documents project={project} />
      <Events project={project} />
    </aside>
  );
}

function People({ project }: AsideProps) {
  const people = listOf(project.peopleList).map(
    ({ roleName, name, phone, turnFlag }) =>
      [
        roleName,
        roleName,
        <span key={roleName}>
          {name} {phone ? <a href={`tel:${phone}`}>{phone}</a> : <span className="secondary">电话未填</span>}
          {isOn(turnFlag) && <strong className="project-turn"> 现在轮到</strong>}
        </span>,
      ] as const,
  );
  return (
    <section>
      <h2>谁在办</h2>
      <FactList
        facts={[
          ...(project.peopleList ? [] : [['people', '办理人', UNREAD_LINES] as const]),
          ...people,
          ['now', '现在', projectReason(project)],
        ]}
      />
    </section>
  );
}

function Events({ project: { eventList } }: AsideProps) {
  return (
    <Course
      isYearless
      events={eventList?.map(({ eventTime, operator, content }) => ({
        time: eventTime,
        text: content,
        note: operator,
      }))}
    />
  );
}
