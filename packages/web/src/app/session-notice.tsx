import type { ReactNode } from 'react';
import { PlainButton } from '#ui/button/plain-button';
import { GatePanel } from '#ui/page/gate-panel';
import { GateStrip } from './errors/gate-strip';
import { Copyright } from './shell/service/copyright';
import './shell/shell.css';

interface SessionNoticeProps {
  readonly title: string;
  readonly text: string;
  readonly tone?: 'due' | 'error';
  /** What happens by each press, the filled one first. */
  readonly actions: readonly (readonly [label: string, onPress: () => void])[];
  readonly facts?: readonly (readonly [name: string, fact: ReactNode])[];
}

/** In place of the portal, before it knows whose it is: what a link or the provider brought, and what the user may do (AUTH-02, AUTH-03). */
export function SessionNotice({ title, text, tone = 'error', actions, facts = [] }: SessionNoticeProps) {
  return (
    <>
      <GateStrip />
      <main className="page">
        <GatePanel
          icon="warning"
          tone={tone}
          title={title}
          text={text}
          facts={facts}
          actions={actions.map(([label, onPress], at) => (
            <PlainButton key={label} kind={at === 0 ? 'primary' : 'default'} onClick={onPress}>
              {label}
            </PlainButton>
          ))}
        />
      </main>
      <Copyright className="gate-foot" />
    </>
  );
}
