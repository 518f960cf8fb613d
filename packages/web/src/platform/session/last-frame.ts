/**
 * What the frame showed last to the user of this session: at the next load it stands at once, and is asked again. Kept
 * under the user's name, for one sold-to and one build; the end of the session clears it (AUTH-05).
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
import { isRecord, isText, slot } from '../browser/storage';
import { buildOfPage } from '../observe/build-of-page';
import { readSession } from './stored-session';

type User = Data<typeof getUserInfo>;

/**
 * A user without what opens a session: storage outlives the page. An answer that then says the same as the last frame is the
 * same object, and draws nothing.
 */
export const withoutToken = ({ expireAt: _expireAt, ...user }: User): User => ({ ...user, token: '' });

/** The answers that a frame is drawn with. */
export interface LastFrame {
  /** Another build may read other fields. */
  readonly build: string;
  readonly saletoCode: string;
  /** Without token. */
  readonly user: User;
  readonly shipTos: Data<typeof listShipTos>;
  readonly saleInfo: Data<typeof getSaleInfo>;
  readonly permissions: Data<typeof getPermissionList>;
  readonly redInvoice: Data<typeof getRedInvoicePermission> | undefined;
  readonly reverseAuthority: Data<typeof checkReverseAuthority> | undefined;
  readonly customerFlagData: Data<typeof getCustomerFlagData> | undefined;
  readonly freeze: Data<typeof getUnfreezeFlags> | undefined;
}

const isListOf = (value: unknown, code: string): boolean =>
  Array.isArray(value) && value.every((item) => isRecord(item) && isText(item[code]));

/** What is drawn without a check of its own is checked here: a frame that cannot be drawn would lock the portal. */
function isLastFrame(value: unknown): value is LastFrame {
  if (!isRecord(value) || value['build'] !== buildOfPage()) return false;
  const { saletoCode, user, saleInfo, shipTos, permissions } = value;
  if (!isRecord(user) || !isRecord(saleInfo) || !isRecord(permissions)) return false;
  const texts = [saletoCode, user['id'], user['userName'], user['saletoCode'], saleInfo['customerCode']];
  const { customers = [] } = user;
  const { menus = [] } = permissions;
  return (
    texts.every(isText) &&
    isListOf(customers, 'saletoCode') &&
    isListOf(shipTos, 'sendtoCode') &&
    Array.isArray(menus) &&
    menus.every(isRecord)
  );
}

const stored = slot('local', 'lastFrame', isLastFrame);

/** The frame that the user of this session saw last; nothing while it is not known who that is. */
export function readLastFrame(): LastFrame | undefined {
  const { owner } = readSession();
  const last = owner && stored.read();
  return last && last.user.id === owner.id ? last : undefined;
}

/** The most letters of a kept frame: a longer one is read later than the answers come. */
const MOST = 400_000;

/** Keeps the answers of now for the next load; one that is too large is not kept, and no older one in its place. */
export function keepLastFrame(answers: Omit<LastFrame, 'build'>): void {
  const frame = { ...answers, user: withoutToken(answers.user), build: buildOfPage() };
  stored.clear();
  if (JSON.stringify(frame).length <= MOST) stored.write(frame);
}

/** The frame where it is of this sold-to. */
export const frameOf = (last: LastFrame | undefined, saletoCode: string | undefined) =>
  last?.saletoCode === saletoCode ? last : undefined;

/** Forgets the frame with the session of its user (AUTH-05). */
export const forgetLastFrame = (): void => stored.clear();
