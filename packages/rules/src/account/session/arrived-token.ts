/** What is done with a token that arrives while somebody is signed in, or that is over as it arrives (AUTH-01, AUTH-02). */
import { shanghaiDate } from '../../base/shanghai';

/** The user of a token, as the server says: `dead` where it refuses the token, `unknown` where no answer came. */
export type TokenUser =
  | { readonly kind: 'known'; readonly id: string; readonly name: string; readonly saletoCode: string }
  | { readonly kind: 'dead' }
  | { readonly kind: 'unknown' };

/** Take it at once, or ask the user first, with the words of the question. */
export type Adoption =
  | { readonly kind: 'adopt' }
  | { readonly kind: 'ask'; readonly text: string; readonly mine: string; readonly theirs: string };

const nameOf = (user: TokenUser, unknown: string): string =>
  user.kind === 'known' ? `${user.name}（${user.saletoCode}）` : unknown;

/**
 * Whether a token in the address may take the place of the session that is alive (AUTH-02). Nobody is moved into
 * another account without a question that names both.
 * @param mine the user who is signed in in this browser
 * @param theirs the user of the token in the address
 */
export function adoption(mine: TokenUser, theirs: TokenUser): Adoption {
  if (mine.kind === 'dead') return { kind: 'adopt' };
  if (mine.kind === 'known' && theirs.kind === 'known' && mine.id === theirs.id) return { kind: 'adopt' };
  const names = { mine: nameOf(mine, '现在的账号'), theirs: nameOf(theirs, '链接里的账号') };
  const doubt = theirs.kind === 'known' ? '' : '链接里是谁的账号没有查到。';
  return {
    kind: 'ask',
    text: `${doubt}将改用 ${names.theirs} 的账号，原账号 ${names.mine} 会退出。`,
    ...names,
  };
}

/** `YYYY-MM-DD HH:mm` in Shanghai; `—` for a time that is none. */
function minuteText(time: Date): string {
  const inShanghai = new Date(time.getTime() + 8 * 3_600_000);
  if (Number.isNaN(inShanghai.getTime())) return '—';
  return `${shanghaiDate(time)} ${inShanghai.toISOString().slice(11, 16)}`;
}

/** A late token is taken for its remaining life, with words about the clock, or it is not taken, in words. */
export type LateToken =
  | { readonly kind: 'adopt'; readonly endsAt: number; readonly clockText: string }
  | { readonly kind: 'refuse'; readonly title: string; readonly text: string };

/**
 * The decision about a token that is over by the clock of this computer as it arrives (AUTH-01). A wrong clock is told
 * and keeps nobody out: the token holds for the life that it has left by the clock of the server.
 * @param endsAt end of the token, in milliseconds since the epoch
 * @param now by this computer
 * @param serverNow by the server; undefined when it did not say
 */
export function lateToken(endsAt: number, now: Date, serverNow: Date | undefined): LateToken {
  const shown = `电脑显示 ${minuteText(now)}`;
  if (serverNow === undefined) {
    const text = `电脑时间不对：${shown}，而这次登录在 ${minuteText(new Date(endsAt))} 就到期了，请校准后重试。`;
    return { kind: 'refuse', title: '电脑时间不对', text };
  }
  const left = endsAt - serverNow.getTime();
  if (!(left > 0)) {
    return { kind: 'refuse', title: '登录已过期', text: '这个登录链接已经过期，请重新登录。' };
  }
  const clockText = `电脑时间不对：${shown}，实际是 ${minuteText(serverNow)}，请校准`;
  return { kind: 'adopt', endsAt: now.getTime() + left, clockText };
}
