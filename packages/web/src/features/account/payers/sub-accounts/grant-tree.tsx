import type { GrantNode } from '@dealer-portal/rules/roles';
import { Checkbox } from 'antd';
import '../payers.css';

interface GrantTreeProps {
  readonly tree: readonly GrantNode[];
  readonly granted: readonly string[];
  readonly onTick: (id: string) => void;
}

/** Menus and buttons to tick: a group for each menu, half ticked while only some below it are (ACC-01). */
export function GrantTree({ tree, granted, onTick }: GrantTreeProps) {
  const box = ({ id, title, subItems = [] }: GrantNode) => {
    const isOn = granted.includes(id);
    const missing = subItems.some((below) => !granted.includes(below.id));
    return (
      <Checkbox checked={isOn && !missing} indeterminate={isOn && missing} onChange={() => onTick(id)}>
        {title}
      </Checkbox>
    );
  };
  return (
    <fieldset className="grant-set">
      <legend>菜单与按钮</legend>
      <ul className="grant-tree">
        {tree.map((node) => (
          <li key={node.id}>
            {box(node)}
            {node.subItems && (
              <ul>
                {node.subItems.map((below) => (
                  <li key={below.id}>{box(below)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
