/** Applying for a change of a ship-to: what may be asked, and how an application stands (1§4). */
import type { Region } from './regions';

/** A ship-to change application, as far as the rules read it. Assumption: the codes; 1§4 shows no states. */
export interface ShipToChange {
  /** 10 in approval, 20 approved, 30 rejected, 40 revoked. */
  readonly status?: string | null | undefined;
  readonly canRevoke?: boolean | null | undefined;
}

const PENDING = '10';

/** How an application is coloured: still open, ended well, ended badly, or withdrawn. */
export type ShipToChangeTone = 'open' | 'approved' | 'rejected' | 'ended';

const TONES: ReadonlyMap<string | null | undefined, ShipToChangeTone> = new Map([
  [PENDING, 'open'],
  ['20', 'approved'],
  ['30', 'rejected'],
]);

/** The tone of an application; an unknown state counts as ended. */
export function shipToChangeTone({ status }: ShipToChange): ShipToChangeTone {
  return TONES.get(status) ?? 'ended';
}

/** Why no new change may be applied for: one ship-to has one open application (1§4). */
export function reasonAgainstChange(latest: ShipToChange | null | undefined): string | undefined {
  return latest?.status === PENDING ? '有审批中的变更申请，请先撤销或等待审批完成' : undefined;
}

/** Why an application cannot be revoked; only an open one can, unless the server says that it cannot (1§4). */
export function reasonAgainstRevoke({ status, canRevoke }: ShipToChange): string | undefined {
  if (status !== PENDING) return '审批已结束，不能撤销';
  return canRevoke === false ? '当前审批节点不能撤销，请联系客户经理' : undefined;
}

/** Whether the text is a mobile number: 11 digits, the first one 1 and the second at least 3. */
export function isMobileNumber(text: string): boolean {
  return /^1[3-9][0-9]{9}$/.test(text);
}

/** The sentence at a field for a mobile number; undefined when it is one. */
export function mobileProblem(text: string | undefined): string | undefined {
  return isMobileNumber(text ?? '') ? undefined : '请填写 11 位手机号';
}

/** The most characters of a detailed address, a contact's name and a reason. Assumption: as the calls accept them. */
export const ADDRESS_LENGTHS = { address: 100, addressName: 60, contactName: 20, reason: 200 } as const;

/**
 * The complete address: province, city and area before the details, none of them twice. Assumption: written without
 * spaces.
 */
export function wholeAddress(regions: readonly (Region | undefined)[], details: string): string {
  const names = regions.flatMap((region) => (region ? [region.name] : []));
  const prefix = names.filter((name, index) => names.indexOf(name) === index).join('');
  const text = details.trim();
  return text.startsWith(prefix) ? text : `${prefix}${text}`;
}
