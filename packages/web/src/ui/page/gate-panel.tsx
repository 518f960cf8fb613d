import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import './gate-panel.css';

interface GatePanelProps {
  readonly icon: IconName;
  /** Something is closed for a time, in rust, or went wrong, in red; else the page only leads on. */
  readonly tone?: 'due' | 'error';
  /** The event: the heading of the page. */
  readonly title: string;
  /** One sentence: why, and what can be done. */
  readonly text: ReactNode;
  /** Up to four facts: where it was to go, what is kept, who can help. */
  readonly facts?: readonly (readonly [name: string, fact: ReactNode])[];
  /** The buttons, the filled one first. */
  readonly actions: ReactNode;
  /** The code for support. */
  readonly code?: ReactNode;
}

/** The content in place of a page: a symbol, the event, the known facts, one next step. */
export function GatePanel({ icon, tone, title, text, facts = [], actions, code }: GatePanelProps) {
  return (
    <div className="gate-panel" data-tone={tone}>
      <Icon name={icon} className="gate-panel-icon" />
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{text}</p>
        {facts.length > 0 && (
          <dl>
            {facts.map(([name, fact]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="gate-panel-actions">{actions}</div>
        {code && <div className="gate-panel-code">{code}</div>}
      </div>
    </div>
  );
}
