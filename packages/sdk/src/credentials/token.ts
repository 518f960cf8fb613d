/** Bearer tokens of a client: a text, where one is found, or the word that there is none for this call. */

/** Says that a call must not be sent; the client answers it with a failure of kind `refused`. */
export interface TokenRefusal {
  /** Why, for the user. */
  readonly refused: string;
}

/** The result of asking for a token; undefined sends the call without one. */
export type FoundToken = string | TokenRefusal | undefined;

export type TokenProvider = string | (() => FoundToken | PromiseLike<FoundToken>);

/** Whether a token is a refusal, or is to be waited for. */
export function isObject<T>(value: T): value is T & object {
  return typeof value === 'object' && value !== null;
}
