import { checkAccountGate } from '@dealer-portal/sdk/operations';
import { api } from './api';
import { warnAndConfirm } from './notices';

/** Asks the gate of a finance page; a closed one warns with its remark and, once confirmed, keeps the user out (ROUTE-03). */
export async function passGate(gateType: string): Promise<boolean> {
  const result = await api.call(checkAccountGate, { path: { gateType } });
  if (!result.ok) return false;
  if (result.data.isOpen) return true;
  await warnAndConfirm('暂不可用', result.data.remark ?? '该业务暂时关闭');
  return false;
}
