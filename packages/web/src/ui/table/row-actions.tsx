import { Flex } from 'antd';
import { Link, useNavigate } from 'react-router-dom';
import { buttonClass } from '../button/button-class';
import { PlainButton } from '../button/plain-button';
import { ReasonButton } from '../button/reason-button';
import { MenuButton } from '../overlay/menu-button';
import { NOT_OFFERED } from '../page/closed-link';
import { mayLead } from '../page/offered';
import type { RowAction } from './data-table-types';
import './data-table.css';

const MOST_ACTIONS = 3;

interface RowActionsProps {
  readonly actions: readonly RowAction[];
  readonly of: string;
}

/** The actions of a row, its next step as a button and others as links: at most three, the rest under 更多. */
export function RowActions({ actions, of }: RowActionsProps) {
  const visibleActions = actions.length > MOST_ACTIONS ? actions.slice(0, MOST_ACTIONS - 1) : actions;
  const rest = actions.slice(visibleActions.length);
  return (
    <Flex gap={12} wrap className="row-actions">
      {visibleActions.map((action) => (
        <ActionLink key={action.key} action={action} of={of} />
      ))}
      <MoreActions actions={rest} of={of} type="link" />
    </Flex>
  );
}

/** Why an action is disabled: for its own reason, or because the host does not offer the page where it goes on. */
function reasonAgainst({ to, disabledReason }: RowAction): string | undefined {
  return disabledReason ?? (to !== undefined && !mayLead(to) ? NOT_OFFERED : undefined);
}

interface ActionLinkProps {
  readonly action: RowAction;
  readonly of: string;
}

const KINDS = { step: 'default', due: 'primary' } as const;

/** A disabled action stays in the tab order, so that its reason can be read by keyboard. */
function ActionLink({ action, of }: ActionLinkProps) {
  const { label, to, onClick, emphasis, isDanger = false } = action;
  const disabledReason = reasonAgainst(action);
  const kind = emphasis ? KINDS[emphasis] : 'link';
  if (to && disabledReason === undefined) {
    return (
      <Link
        to={to}
        aria-label={`${label}：${of}`}
        {...(emphasis && { className: buttonClass({ kind, size: 'small' }) })}
      >
        {label}
      </Link>
    );
  }
  return (
    <ReasonButton
      kind={kind}
      size="small"
      isDanger={isDanger && disabledReason === undefined}
      aria-label={`${label}：${of}${disabledReason ? `，${disabledReason}` : ''}`}
      disabledReason={disabledReason}
      {...(onClick && { onClick })}
    >
      {label}
    </ReasonButton>
  );
}

interface MoreActionsProps {
  readonly actions: readonly RowAction[];
  /** The owner of the actions, for screen readers; empty where the page says it. */
  readonly of?: string;
  readonly type?: 'default' | 'link';
}

/** The actions that do not stand as buttons, under 更多; nothing when there are none. */
export function MoreActions({ actions, of, type = 'default' }: MoreActionsProps) {
  const navigate = useNavigate();
  if (actions.length === 0) return null;
  const lines = actions.map((action) => {
    const { key, label, to, onClick, isDanger = false } = action;
    return {
      key,
      label,
      isDanger,
      disabledReason: reasonAgainst(action),
      onClick: to ? () => navigate(to) : onClick,
    };
  });
  const name = of ? `更多操作：${of}` : '更多操作';
  return (
    <MenuButton
      label={name}
      groups={[{ lines }]}
      trigger={(button) => (
        <PlainButton
          {...button}
          kind={type}
          {...(type === 'link' && { size: 'small' })}
          {...(of && { 'aria-label': name })}
        >
          更多
        </PlainButton>
      )}
    />
  );
}
