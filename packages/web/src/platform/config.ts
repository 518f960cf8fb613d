import type { SubApplication } from '@dealer-portal/rules/sub-application';

/**
 * The settings of a host: addresses of the provider, names, numbers. `/config.json` gives them at the start
 * (`config-file.ts`); what it leaves out has the value of the build's environment, and without one that of the mock.
 */
export interface PortalConfig {
  readonly name: string;
  readonly apiBase: string;
  readonly loginUrl: string;
  readonly authoriseUrl: string;
  readonly logoutUrl: string;
  readonly hotline: string;
  /** The provider's site, under which the pages of personal settings lie (PROF-01). */
  readonly personalSite: string;
  /** Pages outside of the portal that open in a window of their own. */
  readonly sites: Readonly<Record<ExternalSite, string>>;
  /** The targets of the QR codes of the header (HEAD-02). */
  readonly qrCodes: Readonly<Record<'app' | 'officialAccount', string>>;
  /** Where each sub-application's entry module lies, and where it opens alone (SUBAPP-01). */
  readonly subApplications: Readonly<Record<SubApplication, SubApplicationAddress>>;
  /** A word in the user agent of the office app that embeds the portal; empty when there is none (ROUTE-08). */
  readonly embeddingAgent: string;
  /** Headers by which a gateway sends the calls of this build to a canary release; none as a rule (HTTP-14). */
  readonly canaryHeaders: Readonly<Record<string, string>>;
  /** The header's frequently used sites (HEAD-01). */
  readonly frequentSites: readonly { readonly title: string; readonly url: string }[];
  /** The easy-tally system that is shown below /ylh, and what plays its help. Assumption: each lies under one address. */
  readonly tally: Readonly<Record<'system' | 'video', string>>;
  /**
   * Hosts to which an address from an answer of the server may lead, without a port; a leading dot takes what lies below.
   * Empty for any host over http or https.
   */
  readonly openHosts: readonly string[];
  /** Where the portal reports what it measures and what fails; nothing is reported without an address. */
  readonly observe: ObserveConfig;
  readonly flags: Flags;
}

/** What a host switches off. */
export interface Flags {
  /** The pages that it does not offer, by route name or address: in maintenance, or not yet opened. */
  readonly closedPages: readonly string[];
}

/** Reports of the browsers to the operator (see `docs/hosting.md`). */
export interface ObserveConfig {
  /** Empty: nothing is observed. */
  readonly url: string;
  /** The share of page loads that report, from 0 to 1. */
  readonly share: number;
  /** The shape of a report: the portal's own, or that of OTLP over HTTP. */
  readonly format: 'portal' | 'otlp';
}

/** The pages outside of the portal that the shell leads to (HEAD-02, HEAD-03, SIDE-03, SERV-01, FLOAT-03). */
export type ExternalSite =
  | 'modelSearch'
  | 'marketing'
  | 'academy'
  | 'lending'
  | 'promotion'
  | 'scene'
  | 'chat'
  | 'learnMore';

/** The addresses of one sub-application. */
export interface SubApplicationAddress {
  readonly entry: string;
  readonly standalone: string;
}

const env = import.meta.env;

/** A setting of the build, or its value for the mock. */
function setting(name: string, fallback: string): string {
  const value: unknown = env[name];
  return typeof value === 'string' && value !== '' ? value : fallback;
}

/** A list of sites as the build gives it: `title|url,title|url`. */
function siteList(text: string): PortalConfig['frequentSites'] {
  const pairs = text.split(',').map((pair) => pair.split('|').map((part) => part.trim()));
  return pairs.flatMap(([title, url]) => (title && url ? [{ title, url }] : []));
}

/** Headers as the build gives them: `name:value,name:value`; a name that no header may have is left out. */
function headerList(text: string): PortalConfig['canaryHeaders'] {
  const pairs = text.split(',').map((pair) => {
    const [name = '', ...value] = pair.split(':');
    return [name.trim(), value.join(':').trim()] as const;
  });
  return Object.fromEntries(pairs.filter(([name, value]) => /^[\w-]+$/.test(name) && /^[ -~]+$/.test(value)));
}

/** Assumption: the names of the frequently used sites; the specification names none. */
const FREQUENT_SITES =
  '商家服务平台|/provider/site/service,物流跟踪平台|/provider/site/logistics,电子发票平台|/provider/site/invoice';

/** What holds where `/config.json` says nothing. */
export const DEFAULTS: PortalConfig = {
  name: setting('VITE_PORTAL_NAME', '经销商采购门户'),
  apiBase: setting('VITE_API_BASE', '/new/api'),
  loginUrl: setting('VITE_LOGIN_URL', '/provider/login'),
  authoriseUrl: setting('VITE_AUTHORISE_URL', '/provider/authorize'),
  logoutUrl: setting('VITE_LOGOUT_URL', '/provider/logout'),
  hotline: setting('VITE_HOTLINE', '400-000-0000'),
  personalSite: setting('VITE_PERSONAL_SITE', '/provider'),
  sites: {
    modelSearch: setting('VITE_MODEL_SEARCH_URL', '/provider/site/model-search'),
    marketing: setting('VITE_MARKETING_URL', '/provider/site/marketing'),
    academy: setting('VITE_ACADEMY_URL', '/provider/site/academy'),
    lending: setting('VITE_LENDING_URL', '/provider/site/lending'),
    promotion: setting('VITE_PROMOTION_URL', '/provider/site/promotion'),
    scene: setting('VITE_SCENE_URL', '/provider/site/scene'),
    chat: setting('VITE_CHAT_URL', '/provider/site/chat'),
    learnMore: setting('VITE_LEARN_MORE_URL', '/provider/site/learn-more'),
  },
  qrCodes: {
    app: setting('VITE_APP_QR_URL', 'https://app.example.cn/download'),
    officialAccount: setting('VITE_OFFICIAL_ACCOUNT_QR_URL', 'https://app.example.cn/official-account'),
  },
  subApplications: {
    'pc-mall': {
      entry: setting('VITE_PC_MALL_ENTRY', '/provider/sub-applications/pc-mall/entry.js'),
      standalone: setting('VITE_PC_MALL_URL', '/provider/sub-applications/pc-mall'),
    },
    'pc-finance': {
      entry: setting('VITE_PC_FINANCE_ENTRY', '/provider/sub-applications/pc-finance/entry.js'),
      standalone: setting('VITE_PC_FINANCE_URL', '/provider/sub-applications/pc-finance'),
    },
    'pc-generic': {
      entry: setting('VITE_PC_GENERIC_ENTRY', '/provider/sub-applications/pc-generic/entry.js'),
      standalone: setting('VITE_PC_GENERIC_URL', '/provider/sub-applications/pc-generic'),
    },
  },
  embeddingAgent: setting('VITE_EMBEDDING_AGENT', 'H_WORK'),
  canaryHeaders: headerList(setting('VITE_CANARY_HEADERS', '')),
  frequentSites: siteList(setting('VITE_FREQUENT_SITES', FREQUENT_SITES)),
  tally: {
    system: setting('VITE_TALLY_URL', '/provider/site/tally'),
    video: setting('VITE_TALLY_VIDEO_URL', '/provider/site/tally-video'),
  },
  openHosts: [],
  observe: { url: '', share: 1, format: 'portal' },
  flags: { closedPages: [] },
};

/** The settings in force. They are complete before anything is drawn or asked, so no module reads one when it is loaded. */
export const config: PortalConfig = { ...DEFAULTS };

/** Puts settings in force; once, at the start. */
export function configure(settings: Partial<PortalConfig>): void {
  Object.assign(config, DEFAULTS, settings);
}
