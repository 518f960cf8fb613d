import { isMobileNumber } from '@dealer-portal/rules/address';
import { grantedIds, grantsAfterRoles, tickGrant } from '@dealer-portal/rules/menu';
import type { Data } from '@dealer-portal/sdk';
import { type getSubAccountPermissions, updateSubAccount } from '@dealer-portal/sdk/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Checkbox, Form, Input, Modal, Switch } from 'antd';
import { useState } from 'react';
import { api } from '#platform/api';
import { notify } from '#platform/notices';
import { GrantTree } from './grant-tree';
import { type AllGrants, refreshSubAccounts, type SubAccount } from './sub-account-queries';

interface SubAccountFormProps {
  readonly subAccount: SubAccount;
  readonly all: AllGrants;
  readonly granted: Data<typeof getSubAccountPermissions>;
  readonly onClose: () => void;
}

interface Draft {
  readonly name: string;
  readonly phoneNumber: string;
  readonly isOn: boolean;
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
}

function draftOf({ subAccount, granted }: Pick<SubAccountFormProps, 'subAccount' | 'granted'>): Draft {
  const { name = '', phoneNumber = '', status } = subAccount;
  const roles = (granted.roles ?? []).map(({ roleCode }) => roleCode);
  return {
    name,
    phoneNumber,
    isOn: status === '1',
    roles,
    permissions: grantedIds(granted.permissions ?? []),
  };
}

function problemOf({ name, phoneNumber, roles }: Draft): string | undefined {
  if (name.trim() === '') return '请填写使用人姓名';
  if (!isMobileNumber(phoneNumber.trim())) return '请填写 11 位手机号';
  return roles.length === 0 ? '请至少选择一个角色' : undefined;
}

/** Who holds a sub-account, whether it is on, its roles and its permissions (ACC-01). */
export function SubAccountForm({ subAccount, all, granted, onClose }: SubAccountFormProps) {
  const { account, customerCode } = subAccount;
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf({ subAccount, granted }));
  const [problem, setProblem] = useState<string>();
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const save = useMutation({
    mutationFn: () =>
      api.call(updateSubAccount, { body: bodyOf({ account, customerCode }, draft) }, { isSilent: true }),
    onSuccess: async (result) => {
      if (!result.ok) return setProblem(`没有保存：${result.msg}`);
      notify('success', `子账号 ${account} 已保存，下次登录后生效`);
      await refreshSubAccounts(queryClient);
      onClose();
    },
  });
  const onOk = () => {
    const found = problemOf(draft);
    setProblem(found);
    if (!found) save.mutate();
  };
  const rolesOf = (codes: readonly string[]) => all.roles.filter(({ roleCode }) => codes.includes(roleCode));
  const chooseRoles = (roles: readonly string[]) =>
    change({
      roles,
      permissions: grantsAfterRoles(all.permissions, draft.permissions, {
        before: rolesOf(draft.roles),
        after: rolesOf(roles),
      }),
    });
  return (
    <Modal
      open
      title={`编辑子账号 ${account}`}
      okText={`保存 ${account}`}
      cancelText="不保存"
      confirmLoading={save.isPending}
      onOk={onOk}
      onCancel={onClose}
    >
      {problem && <Alert type="error" showIcon role="alert" title={problem} />}
      <Form layout="vertical" component="div" className="sub-account-form">
        <Form.Item label="使用人姓名" htmlFor="sub-account-name" required>
          <Input
            id="sub-account-name"
            maxLength={20}
            value={draft.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Form.Item>
        <Form.Item label="手机号" htmlFor="sub-account-phone" required>
          <Input
            id="sub-account-phone"
            maxLength={11}
            inputMode="tel"
            value={draft.phoneNumber}
            onChange={({ target }) => change({ phoneNumber: target.value })}
          />
        </Form.Item>
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
          <Checkbox.Group
            options={roleChoices(all, granted)}
            value={[...draft.roles]}
            onChange={(roles) => chooseRoles(roles)}
          />
        </fieldset>
        <GrantTree
          tree={all.permissions}
          granted={draft.permissions}
          onTick={(id) => change({ permissions: tickGrant(all.permissions, draft.permissions, id) })}
        />
      </Form>
    </Modal>
  );
}

/** What may be granted, and before it a role that the account has and that nobody may grant, such as an administrator's. */
function roleChoices({ roles }: AllGrants, granted: SubAccountFormProps['granted']) {
  const known = new Set(roles.map(({ roleCode }) => roleCode));
  const own = (granted.roles ?? []).filter(({ roleCode }) => !known.has(roleCode));
  return [...own, ...roles].map(({ roleCode, roleName }) => ({ value: roleCode, label: roleName }));
}

function bodyOf(codes: { readonly account: string; readonly customerCode: string }, draft: Draft) {
  const { name, phoneNumber, isOn, roles, permissions } = draft;
  return {
    ...codes,
    name: name.trim(),
    phoneNumber: phoneNumber.trim(),
    status: isOn ? ('1' as const) : ('0' as const),
    roles: [...roles],
    permissions: [...permissions],
  };
}
