/**
 * One client, one account. Where several windows share a stored session, another person may sign in while a client
 * still holds data of the first. The binding keeps such a client from using the other's token.
 */
import type { FoundToken } from './token';

/** A stored session, as far as the binding needs it. */
export interface AccountToken {
  readonly token: string;
  /** The owner of the token, when known. */
  readonly accountId?: string | undefined;
}

/**
 * - `none`: nobody has signed in; calls go without a token.
 * - `own`: the stored token is the client's own.
 * - `checking`: another token is stored, and its account is not known yet.
 * - `unknown`: its account could not be found out; the next call asks again.
 * - `foreign`: it is somebody else's.
 * - `gone`: it was signed out elsewhere.
 */
export type BindingState = 'none' | 'own' | 'checking' | 'unknown' | 'foreign' | 'gone';

export interface BindingOptions<T extends AccountToken> {
  /** The session that is stored now; asked before every call. */
  readonly stored: () => T | undefined;
  /** Finds the owner of a token; undefined when nobody knows. */
  readonly identify: (token: string) => Promise<string | undefined>;
  /** Called when the state or the session in use is another one. */
  readonly onChange?: () => void;
}

export interface AccountBinding<T extends AccountToken> {
  /** The `token` of a client. */
  readonly token: () => FoundToken | Promise<FoundToken>;
  readonly state: () => BindingState;
  /** The session in use: the first that was found, then what the same account renewed it with. */
  readonly held: () => T | undefined;
  /** Names the account of the session in use, once an answer contains it. */
  readonly isOf: (accountId: string) => void;
  /** Compares with what is stored now, without a call: for hosts that hear of a change. */
  readonly check: () => BindingState | Promise<BindingState>;
}

const REFUSALS: Partial<Record<BindingState, string>> = {
  unknown: '登录账号没有得到确认，请稍后重试',
  foreign: '本页属于另一个账号，请重新加载',
  gone: '已退出登录，请重新登录',
};

/**
 * Binds a client to the account of the first session that it finds. Another token of the same account replaces it once
 * its account is known. Any other token is refused, and so is every call after a sign-out elsewhere.
 */
export function bindAccount<T extends AccountToken>(options: BindingOptions<T>): AccountBinding<T> {
  const { stored, onChange = () => undefined } = options;
  const identified = oncePerToken(options.identify);
  let held: T | undefined;
  let state: BindingState = 'none';
  let foreignToken: string | undefined;
  const settle = (next: BindingState, session = held): BindingState => {
    const isNews = next !== state || session?.token !== held?.token;
    state = next;
    held = session;
    if (isNews) onChange();
    return next;
  };
  const judge = (storedToken: T, accountId: string): BindingState => {
    if (accountId === held?.accountId) return settle('own', { ...storedToken, accountId });
    foreignToken = storedToken.token;
    return settle('foreign');
  };
  const ask = async ({ token }: T): Promise<BindingState> => {
    settle('checking');
    const accountId = await identified(token);
    const storedToken = stored();
    // Somebody may have signed in or out while it was asked.
    if (storedToken?.token !== token) return check();
    return accountId === undefined ? settle('unknown') : judge(storedToken, accountId);
  };
  const check = (): BindingState | Promise<BindingState> => {
    const storedToken = stored();
    if (!held) return settle(storedToken ? 'own' : 'none', storedToken);
    if (!storedToken) return settle('gone');
    if (storedToken.token === held.token)
      return settle('own', { ...storedToken, accountId: storedToken.accountId ?? held.accountId });
    if (storedToken.token === foreignToken) return settle('foreign');
    return storedToken.accountId === undefined ? ask(storedToken) : judge(storedToken, storedToken.accountId);
  };
  const tokenIn = (reached: BindingState): FoundToken =>
    reached === 'own' || reached === 'none' ? held?.token : { refused: REFUSALS[reached] ?? '' };
  return {
    check,
    token: () => {
      const reached = check();
      return reached instanceof Promise ? reached.then(tokenIn) : tokenIn(reached);
    },
    state: () => state,
    held: () => held,
    isOf: (accountId) => {
      if (!held) return;
      held = { ...held, accountId };
      foreignToken = undefined;
    },
  };
}

/** One question for any number of calls that wait for its answer; one without an answer is asked again. */
function oncePerToken(identify: BindingOptions<AccountToken>['identify']) {
  const questions = new Map<string, Promise<string | undefined>>();
  return async (token: string): Promise<string | undefined> => {
    const question = questions.get(token) ?? identify(token);
    questions.set(token, question);
    try {
      const accountId = await question;
      if (accountId === undefined) questions.delete(token);
      return accountId;
    } catch {
      // An account that could not be identified is unknown, and asked for again.
      questions.delete(token);
      return undefined;
    }
  };
}
