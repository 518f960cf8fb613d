import { type Fields, fields, list, text, texts } from '../memory/input';
import { exampleRows } from '../memory/rows';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';

/** The sub-accounts of the dealer and what each was granted (ACC-01). */
interface SubAccounts {
  rows: readonly Fields[];
  /** Ids of menus and buttons by account; an account that is absent has what its roles bring. */
  readonly granted: Record<string, readonly string[]>;
}

const subAccounts = slice(
  'subAccounts',
  (dealer): SubAccounts => ({ rows: exampleRows(dealer, 'listSubAccounts'), granted: {} }),
);

/** Every role and permission that may be granted; an administrator's own role is not among them. */
function rolesAndPermissions(dealer: Dealer): Fields {
  return fields(dealer.example('getAllRolesAndPermissions'));
}

function grantedTo(dealer: Dealer, account: Fields): readonly string[] {
  const stored = subAccounts(dealer).granted[text(account, 'account')];
  if (stored) return stored;
  const codes = list(account, 'roles').map((role) => text(role, 'roleCode'));
  const roles = list(rolesAndPermissions(dealer), 'roles').filter((role) =>
    codes.includes(text(role, 'roleCode')),
  );
  return roles.flatMap((role) => texts(role, 'permissionIds'));
}

function ticked(node: Fields, granted: readonly string[]): Fields {
  const below = list(node, 'subItems').map((child) => ticked(child, granted));
  const checked = granted.includes(text(node, 'id'));
  return { ...node, checked, ...(below.length > 0 && { subItems: below }) };
}

const accountByName = (dealer: Dealer, name: string) =>
  subAccounts(dealer).rows.find((row) => text(row, 'account') === name);

const isAdministrator = (account: Fields) =>
  list(account, 'roles').some((role) => text(role, 'roleCode').endsWith('_ADMIN'));

export const subAccountHandlers: Handlers = {
  listSubAccounts: (dealer, { done }) => done(subAccounts(dealer).rows),

  getSubAccountPermissions: (dealer, { input, done, refuse }) => {
    const account = accountByName(dealer, text(input, 'account'));
    if (!account) return refuse('unknownAccount');
    const granted = grantedTo(dealer, account);
    return done({
      account: account['account'],
      customerCode: account['customerCode'],
      roles: account['roles'],
      permissions: list(rolesAndPermissions(dealer), 'permissions').map((node) => ticked(node, granted)),
    });
  },

  updateSubAccount: (dealer, { input, done, refuse }) => {
    const accounts = subAccounts(dealer);
    const account = accountByName(dealer, text(input, 'account'));
    if (!account) return refuse('lastAdmin', '子账号不存在或已被删除，请刷新列表');
    if (isAdministrator(account) && input['status'] === '0') return refuse('lastAdmin');
    const codes = texts(input, 'roles');
    const known = [...list(rolesAndPermissions(dealer), 'roles'), ...list(account, 'roles')];
    const roles = codes.flatMap((code) => {
      const role = known.find((candidate) => text(candidate, 'roleCode') === code);
      return role ? [{ roleCode: code, roleName: text(role, 'roleName') }] : [];
    });
    const status = text(input, 'status') || text(account, 'status');
    const changed = {
      ...account,
      ...holderFields(input),
      roles,
      status,
      statusName: status === '1' ? '启用' : '停用',
    };
    accounts.rows = accounts.rows.map((row) => (row === account ? changed : row));
    accounts.granted[text(account, 'account')] = texts(input, 'permissions');
    return done();
  },
};

/** The input's fields about its holder; absent fields stay as they were. */
function holderFields({ name, phoneNumber }: Fields): Fields {
  return { ...(name !== undefined && { name }), ...(phoneNumber !== undefined && { phoneNumber }) };
}
