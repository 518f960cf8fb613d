import { addressText, MOBILE_LENGTH, mobileRefusal } from '@dealer-portal/rules/address-book';
import { grantsAfterRoles, tickGrant } from '@dealer-portal/rules/roles';
import { Checkbox, Form, Input, Switch } from 'antd';
import { rejectWith } from '#ui/input/reject-with';
import { GrantTree } from './grant-tree';
import { roleChoices, type SubAccountDraft } from './sub-account-draft';
import type { AllGrants, OwnGrants } from './sub-account-queries';
import '../payers.css';

interface SubAccountFieldsProps {
  readonly all: AllGrants;
  readonly granted: OwnGrants;
}

/** The holder of a sub-account, whether it is on, its roles and its permissions (ACC-01). */
export function SubAccountFields({ all, granted }: SubAccountFieldsProps) {
  return (
    <>
      <Form.Item
        name="name"
        label="使用人姓名"
        rules={[{ required: true, whitespace: true, message: '请填写使用人姓名' }]}
      >
        <Input maxLength={20} />
      </Form.Item>
      <Form.Item
        name="phoneNumber"
        label="手机号"
        required
        rules={[{ validator: (_, phone: string) => rejectWith(addressText(mobileRefusal(phone.trim()))) }]}
      >
        <Input inputMode="tel" maxLength={MOBILE_LENGTH} />
      </Form.Item>
      <Form.Item name="isOn" label="是否启用" valuePropName="checked">
        <Switch aria-label="是否启用" checkedChildren="启用" unCheckedChildren="停用" />
      </Form.Item>
      <Form.Item name="roles" rules={[{ required: true, type: 'array', message: '请至少选择一个角色' }]}>
        <Roles all={all} granted={granted} />
      </Form.Item>
      <Form.Item name="permissions" noStyle>
        <Grants all={all} />
      </Form.Item>
    </>
  );
}

/** The props that the form gives to a field. */
interface FieldProps {
  readonly id?: string;
  readonly value?: readonly string[];
  readonly onChange?: (value: readonly string[]) => void;
}

/** A role that is added or taken away brings or takes its permissions. */
function Roles({ all, granted, id, value = [], onChange }: SubAccountFieldsProps & FieldProps) {
  const form = Form.useFormInstance<SubAccountDraft>();
  const rolesOf = (codes: readonly string[]) => all.roles.filter(({ roleCode }) => codes.includes(roleCode));
  const chooseRoles = (roles: readonly string[]) => {
    const selected = { before: rolesOf(value), after: rolesOf(roles) };
    const before = form.getFieldValue('permissions');
    form.setFieldValue('permissions', grantsAfterRoles(all.permissions, before, selected));
    onChange?.(roles);
  };
  return (
    <fieldset id={id} tabIndex={-1} className="grant-set">
      <legend>角色</legend>
      <Checkbox.Group options={roleChoices(all, granted)} value={[...value]} onChange={chooseRoles} />
    </fieldset>
  );
}

interface GrantsProps extends FieldProps {
  readonly all: AllGrants;
}

function Grants({ all, value = [], onChange }: GrantsProps) {
  return (
    <GrantTree
      tree={all.permissions}
      granted={value}
      onTick={(id) => onChange?.(tickGrant(all.permissions, value, id))}
    />
  );
}
