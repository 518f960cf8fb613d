const setting = (name: string): string => process.env[`DEALER_PORTAL_${name}`] ?? 'demo';

/**
 * The automation client that the mock knows (HTTP-09): it acts for the first dealer. It is signed as the SDK's command
 * line is, by the same settings of the environment; each is `demo` unless it is set.
 */
export const AUTOMATION_CLIENT = {
  user: setting('USER'),
  password: setting('PASSWORD'),
  clientCode: setting('CLIENT_CODE'),
  clientSecret: setting('CLIENT_SECRET'),
} as const;

const AUTHORIZATION = `Basic ${Buffer.from(`${AUTOMATION_CLIENT.user}:${AUTOMATION_CLIENT.password}`).toString('base64')}`;

/** Whether a request is signed as an automation client, rightly or not. */
export function isBasic(authorization: string | undefined): boolean {
  return /^basic( |$)/i.test(authorization ?? '');
}

/** Whether user, password, code and secret are those of the automation client. */
export function isAutomationClient(authorization: string | undefined, query: URLSearchParams): boolean {
  return (
    authorization?.replace(/^basic +/i, 'Basic ') === AUTHORIZATION &&
    query.get('clientCode') === AUTOMATION_CLIENT.clientCode &&
    query.get('clientSecret') === AUTOMATION_CLIENT.clientSecret
  );
}

/** The part of a query that signs it: code and secret, where they are given. */
export function signatureOf(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => name === 'clientCode' || name === 'clientSecret'));
}
