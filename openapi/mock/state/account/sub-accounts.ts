import { exampleRows } from '../memory/rows';
import type { Answer, RowOf } from '../memory/shapes';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { handle } from '../resources/typed-handler';

type SubAccount = RowOf<'listSubAccounts'>;
type PermissionNode = Answer<'getAllRolesAndPermissions'>['permissions'][number];

/** The sub-accounts of the dealer and what each was granted (ACC-01). */
interface SubAccounts {
  rows: readonly SubAccount[];
  /** Ids of menus and buttons by account; an account that is absent has what its roles bring. */
  readonly granted: Record<string, readonly string[]>;
}

const subAccountsOf = slice(
  'subAccounts',
  (dealer): SubAccounts => ({ rows: exampleRows(dealer, 'listSubAccounts'), granted: {} }),
);

/** Every role and permission that may be granted; an administrator's own role is not among them. */
const rolesAndPermissions = (dealer: Dealer) => dealer.example('getAllRolesAndPermissions');

function grantedTo(dealer: Dealer, { account, roles = [] }: SubAccount): readonly string[] {
  const granted = subAccountsOf(dealer).granted[account];
  if (granted) return granted;
  const codes = roles.map(({ roleCode }) => roleCode);
  return rolesAndPermissions(dealer)
    .roles.filter(({ roleCode }) => codes.includes(roleCode))
    .flatMap(({ permissionIds = [] }) => permissionIds);
}

function ticked(node: PermissionNode, granted: readonly string[]): PermissionNode {
  const below = (node.subItems ?? []).map((child) => ({ ...child, checked: granted.includes(child.id) }));
  return {
    ...node,
    checked: granted.includes(node.id),
    ...(below.length > 0 && { subItems: below }),
  };
}

const accountByName = (dealer: Dealer, name: string) =>
  subAccountsOf(dealer).rows.find(({ account }) => account === name);

const isAdministrator = ({ roles = [] }: SubAccount) =>
  roles.some(({ roleCode }) => roleCode.endsWith('_ADMIN'));

export const subAccountHandlers: Handlers = {
  ...handle('listSubAccounts', ({ dealer, done }) => done(subAccountsOf(dealer).rows)),

  ...handle('getSubAccountPermissions', ({ dealer, input, done, refuse }) => {
    const subAccount = accountByName(dealer, input.account);
    if (!subAccount) return refuse('unknownAccount');
    const granted = grantedTo(dealer, subAccount);
    const { account, customerCode, roles = [] } = subAccount;
    const permissions = rolesAndPermissions(dealer).permissions.map((node) => ticked(node, granted));
    return done({ account, customerCode, roles, permissions });
  }),

  ...handle('updateSubAccount', ({ dealer, input, done, refuse }) => {
    const subAccounts = subAccountsOf(dealer);
    const old = accountByName(dealer, input.account);
    if (!old) return refuse('lastAdmin', '子账号不存在或已被删除，请刷新列表');
    if (isAdministrator(old) && input.status === '0') return refuse('lastAdmin');
    const { name, phoneNumber, status = old.status ?? '' } = input;
    const known = [...rolesAndPermissions(dealer).roles, ...(old.roles ?? [])];
    const roles = input.roles.flatMap((code) => {
      const role = known.find(({ roleCode }) => roleCode === code);
      return role ? [{ roleCode: code, roleName: role.roleName }] : [];
    });
    const changed = {
      ...old,
      ...(name !== undefined && { name }),
      ...(phoneNumber !== undefined && { phoneNumber }),
      roles,
      status,
      statusName: status === '1' ? '启用' : '停用',
    };
    subAccounts.rows = subAccounts.rows.map((row) => (row === old ? changed : row));
    subAccounts.granted[old.account] = input.permissions;
    return done();
  }),
};
