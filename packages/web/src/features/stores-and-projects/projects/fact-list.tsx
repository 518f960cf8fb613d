import type { ReactNode } from 'react';
import './projects.css';

interface FactListProps {
  readonly facts: readonly (readonly [key: string, label: ReactNode, value: ReactNode])[];
}

/** Names and values of a project, one a line. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="project-facts">
      {facts.map(([key, label, value]) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
