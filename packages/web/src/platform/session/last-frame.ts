/**
 * What the frame showed last to the user of this session: at the next load it stands at once, and is asked again. Kept
 * under the user's name, for one sold-to and one build; a logout clears it (AUTH-05).
 */
import type { Data } from '@dealer-portal/sdk';
import type {
  checkReverseAuthority,
  getCustomerFlagData,
  getPermissionList,
  getRedInvoicePermission,
  getSaleInfo,
  getUnfreezeFlags,
  getUserInfo,
  listShipTos,
} from '@dealer-portal/sdk/operations';
import { isRecord, slot } from '../browser/storage';
import { buildOfPage } from '../observe/build-of-page';
import { readSession } from './stored-session';

/** The answers that a frame is drawn with. */
export interface LastFrame {
  /** Another build may read other fields. */
  readonly build: string;
  readonly saletoCode: string;
  readonly user: Data<typeof getUserInfo>;
  readonly shipTos: Data<typeof listShipTos>;
  readonly saleInfo: Data<typeof getSaleInfo>;
  readonly permissions: Data<typeof getPermissionList>;
  readonly redInvoice: Data<typeof getRedInvoicePermission> | undefined;
  readonly reverseAuthority: Data<typeof checkReverseAuthority> | undefined;
  readonly customerFlagData: Data<typeof getCustomerFlagData> | undefined;
  readonly freeze: Data<typeof getUnfreezeFlags> | undefined;
}

function isLastFrame(value: unknown): value is LastFrame {
  if (!isRecord(value) || value['build'] !== buildOfPage()) return false;
  const parts = [value['user'], value['saleInfo'], value['permissions']];
  return typeof value['saletoCode'] === 'string' && Array.isArray(value['shipTos']) && parts.every(isRecord);
}

const stored = slot('local', 'lastFrame', isLastFrame);

/** The frame that the user of this session saw last; nothing while it is not known who that is. */
export function readLastFrame(): LastFrame | undefined {
  const { owner } = readSession();
  const last = owner && stored.read();
  return last && last.user.id === owner.id ? last : undefined;
}

/** Keeps the answers of now for the next load. */
export function keepLastFrame(answers: Omit<LastFrame, 'build'>): void {
  stored.write({ ...answers, build: buildOfPage() });
}
