import { grantsAfterRoles, tickGrant } from '@dealer-portal/rules/roles';
import { Checkbox, Form, Input, Switch } from 'antd';
import { GrantTree } from './grant-tree';
import { roleChoices, type SubAccountDraft } from './sub-account-draft';
import type { AllGrants, OwnGrants } from './sub-account-queries';

interface SubAccountFieldsProps {
  readonly all: AllGrants;
  readonly granted: OwnGrants;
  readonly draft: SubAccountDraft;
  readonly onChange: (draft: SubAccountDraft) => void;
}

/** Who holds a sub-account, whether it is on, its roles and its permissions (ACC-01). */
export function SubAccountFields({ all, granted, draft, onChange }: SubAccountFieldsProps) {
  const change = (part: Partial<SubAccountDraft>) => onChange({ ...draft, ...part });
  const rolesOf = (codes: readonly string[]) => all.roles.filter(({ roleCode }) => codes.includes(roleCode));
  const chooseRoles = (roles: readonly string[]) => {
    const selected = { before: rolesOf(draft.roles), after: rolesOf(roles) };
    change({ roles, permissions: grantsAfterRoles(all.permissions, draft.permissions, selected) });
  };
  return (
    <Form layout="vertical" component="div" className="sub-account-form">
      <TextItem
        id="sub-account-name"
        label="使用人姓名"
        most={20}
        value={draft.name}
        onChange={(name) => change({ name })}
      />
      <TextItem
        id="sub-account-phone"
        label="手机号"
        most={11}
        value={draft.phoneNumber}
        onChange={(phoneNumber) => change({ phoneNumber })}
      />
      <Form.Item label="是否启用">
        <Switch
          aria-label="是否启用"
          checkedChildren="启用"
          unCheckedChildren="停用"
          checked={draft.isOn}
          onChange={(isOn) => change({ isOn })}
        />
      </Form.Item>
      <fieldset className="grant-set">
        <legend>角色</legend>
        <Checkbox.Group options={roleChoices(all, granted)} value={[...draft.roles]} onChange={chooseRoles} />
      </fieldset>
      <GrantTree
        tree={all.permissions}
        granted={draft.permissions}
        onTick={(id) => change({ permissions: tickGrant(all.permissions, draft.permissions, id) })}
      />
    </Form>
  );
}

interface TextItemProps {
  readonly id: string;
  readonly label: string;
  /** The most characters. */
  readonly most: number;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function TextItem({ id, label, most, value, onChange }: TextItemProps) {
  return (
    <Form.Item label={label} htmlFor={id} required>
      <Input id={id} maxLength={most} value={value} onChange={({ target }) => onChange(target.value)} />
    </Form.Item>
  );
}
