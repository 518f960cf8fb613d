/** What a build or a host decides about the portal: addresses of the provider, names, numbers. Read from the environment of the build. */
export interface PortalConfig {
  readonly name: string;
  readonly apiBase: string;
  readonly loginUrl: string;
  readonly authoriseUrl: string;
  readonly logoutUrl: string;
  readonly hotline: string;
}

const env = import.meta.env;

/** A setting of the build, or its value for the mock. */
function setting(name: string, fallback: string): string {
  const value: unknown = env[name];
  return typeof value === 'string' && value !== '' ? value : fallback;
}

export const config: PortalConfig = {
  name: setting('VITE_PORTAL_NAME', '经销商采购门户'),
  apiBase: setting('VITE_API_BASE', '/new/api'),
  loginUrl: setting('VITE_LOGIN_URL', '/provider/login'),
  authoriseUrl: setting('VITE_AUTHORISE_URL', '/provider/authorize'),
  logoutUrl: setting('VITE_LOGOUT_URL', '/provider/logout'),
  hotline: setting('VITE_HOTLINE', '400-000-0000'),
};
