/**
 * The subject of a refusal. Assumption: refusals about codes and passwords share their code, so the server's sentence
 * decides.
 */

/** The field of the reset at which a refusal stands; undefined for one that is about none of them (FIN-07c). */
export function refusedField(msg: string): 'verifyCode' | 'newPassword' | undefined {
  if (msg.includes('验证码')) return 'verifyCode';
  return msg.includes('新支付密码') ? 'newPassword' : undefined;
}

/** Whether a payment was refused because too many wrong passwords have locked it (FIN-07c). */
export function isPasswordLocked(msg: string): boolean {
  const at = msg.indexOf('支付密码');
  return at >= 0 && msg.includes('锁定', at);
}
