/** The automation client that the mock knows (HTTP-09): it acts for the first dealer. Not a secret: it opens examples only. */
export const AUTOMATION_CLIENT = {
  user: 'demo-robot',
  password: 'demo-password',
  clientCode: 'DEMO',
  clientSecret: 'demo-secret',
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
