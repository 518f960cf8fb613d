import { Button, Dropdown, Flex, Tooltip } from 'antd';
import { Link, useNavigate } from 'react-router';
import type { RowAction } from './data-table-types';

const SHOWN = 3;

/** The actions of a row as text links: at most three, the rest under 更多. */
export function RowActions({ actions, of }: { readonly actions: readonly RowAction[]; readonly of: string }) {
  const navigate = useNavigate();
  const shown = actions.length > SHOWN ? actions.slice(0, SHOWN - 1) : actions;
  const rest = actions.slice(shown.length);
  const run = (key: string) => {
    const action = rest.find((each) => each.key === key);
    if (action?.to) void navigate(action.to);
    else action?.onClick?.();
  };
  return (
    <Flex gap={12} wrap className="row-actions">
      {shown.map((action) => (
        <ActionLink key={action.key} action={action} of={of} />
      ))}
      {rest.length > 0 && (
        <Dropdown
          trigger={['click']}
          autoFocus
          menu={{
            items: rest.map(({ key, label, whyNot, isDanger = false }) => ({
              key,
              label: whyNot ? `${label}（${whyNot}）` : label,
              disabled: whyNot !== undefined,
              danger: isDanger,
            })),
            onClick: ({ key }) => run(key),
          }}
        >
          <Button type="link" size="small" aria-haspopup="menu" aria-label={`更多操作：${of}`}>
            更多
          </Button>
        </Dropdown>
      )}
    </Flex>
  );
}

/** A disabled action stays in the tab order, so that its reason can be read by keyboard. */
function ActionLink({ action, of }: { readonly action: RowAction; readonly of: string }) {
  const { label, to, onClick, whyNot, isDanger = false } = action;
  if (to && whyNot === undefined) {
    return (
      <Link to={to} aria-label={`${label}：${of}`}>
        {label}
      </Link>
    );
  }
  const button = (
    <Button
      type="link"
      size="small"
      danger={isDanger && whyNot === undefined}
      aria-label={`${label}：${of}${whyNot ? `，${whyNot}` : ''}`}
      aria-disabled={whyNot !== undefined}
      className={whyNot === undefined ? '' : 'row-action-off'}
      onClick={whyNot === undefined ? onClick : undefined}
    >
      {label}
    </Button>
  );
  return whyNot === undefined ? button : <Tooltip title={whyNot}>{button}</Tooltip>;
}
