/** Names of the roles whose wire text is their code alone. Assumption: the codes. */
const ROLE_NAMES: ReadonlyMap<string, string> = new Map([
  ['ZY_ADMIN', '直营管理员'],
  ['ZY_BUYER', '直营采购员'],
  ['SUB_BUYER', '子账号采购员'],
  ['R_OWNER', '社区店主'],
  ['DESIGNER', '设计师'],
  ['FLAG_BUYER', '客户标识采购员'],
  ['FINANCE', '财务专员'],
  ['MESSAGE', '信息查看员'],
]);

const CODE = /^[A-Z][A-Z\d_]*$/;

/** The first role in words: its own text, or the name of its code; nothing for a code without a name (HEAD-01, 1§6). */
export function roleName(roles: Readonly<Record<string, unknown>> | null | undefined): string | undefined {
  const [first] = Object.entries(roles ?? {});
  if (!first) return undefined;
  const [code, text] = first;
  if (typeof text === 'string' && text !== '' && !CODE.test(text)) return text;
  return ROLE_NAMES.get(typeof text === 'string' && CODE.test(text) ? text : code);
}
