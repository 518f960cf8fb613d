import { readFileSync } from 'node:fs';

/** The edges that may not be: who imports whom is said once, here (style: Who may import whom). */
const forbid = (name, comment, ...[from, to]) => ({ name, severity: 'error', comment, from, to });

/** The entries of the rules that requirements need. */
const required = JSON.parse(
  readFileSync(new URL('packages/rules/requirement-entries.json', import.meta.url), 'utf8'),
).join('|');

/** The rooms of the mock's state: each stands on those before it. */
const MOCK_ROOMS = [
  'memory',
  'resources',
  'account',
  'finance',
  'catalogue',
  'orders',
  'notices',
  'buying',
  'vehicles',
  'projects',
  'bulk',
  'requests',
];

export default {
  forbidden: [
    forbid(
      'no-cycles',
      'Two modules that need each other are one, or a third is missing.',
      {},
      { circular: true },
    ),
    forbid('no-unresolved', 'Every import must lead somewhere.', {}, { couldNotResolve: true }),
    forbid(
      'rules-alone',
      'Rules know no HTTP, no framework, no portal.',
      { path: '^packages/rules/src' },
      { path: '^(packages/(sdk|web)|openapi|tests)' },
    ),
    forbid(
      'rules-need-nothing',
      'Rules depend on no package.',
      { path: '^packages/rules/src', pathNot: '\\.test\\.ts$' },
      { dependencyTypes: ['npm', 'core'] },
    ),
    forbid(
      'required-rules-alone',
      'What requirements need loads nothing of the rest of the rules; files that lie in `base` itself belong to both.',
      { path: `^packages/rules/src/[^/]+/(${required})(/|\\.ts$)`, pathNot: '\\.test\\.ts$' },
      { path: '^packages/rules/src/[^/]+/[^/]+/', pathNot: `^packages/rules/src/[^/]+/(${required})/` },
    ),
    forbid(
      'sdk-alone',
      'The SDK knows nothing of the business or of React.',
      { path: '^packages/sdk/src' },
      { path: '^packages/(rules|web)|node_modules/(react|antd)/' },
    ),
    forbid(
      'sdk-core-below-its-rooms',
      'A call needs readers of answers, credentials and the generated operations; paging, retries, queries stand on it.',
      { path: '^packages/sdk/src/core/', pathNot: '\\.test\\.ts$' },
      { path: '^packages/sdk/src/', pathNot: '^packages/sdk/src/(core|answer|credentials|generated)/' },
    ),
    forbid(
      'sdk-by-its-entries',
      'The inside of the SDK is reached by the entries of its package.',
      { pathNot: '^packages/sdk/' },
      { path: '^packages/sdk/src/core/' },
    ),
    ...MOCK_ROOMS.map((room, at) =>
      forbid(
        `mock-${room}`,
        "A room of the mock's state stands on those before it, and none on the table of handlers above them.",
        { path: `^openapi/mock/state/${room}/`, pathNot: '\\.test\\.ts$' },
        { path: `^openapi/mock/state/(${[...MOCK_ROOMS.slice(at + 1), 'handlers'].join('|')})[/.]` },
      ),
    ),
    forbid(
      'features-apart',
      'What two features need moves down to rules, kits, widgets, platform or ui.',
      { path: '^packages/web/src/features/([^/]+/[^/]+)/' },
      { path: '^packages/web/src/features/', pathNot: '^packages/web/src/features/$1/' },
    ),
    forbid(
      'widgets-below-features',
      'What features share knows none of them, no kit, and not the shell.',
      { path: '^packages/web/src/widgets/' },
      { path: '^packages/web/src/(features|app|kits)/' },
    ),
    forbid(
      'kits-below-features',
      'A kit is what pages are made with: it knows no page, and not the shell.',
      { path: '^packages/web/src/kits/' },
      { path: '^packages/web/src/(features|app)/' },
    ),
    forbid(
      'platform-knows-no-widget',
      'Widgets and kits stand on platform and ui, never the other way round.',
      { path: '^packages/web/src/(platform|ui)/' },
      { path: '^packages/web/src/(widgets|kits)/' },
    ),
    forbid(
      'features-below-app',
      'Features do not know the shell.',
      { path: '^packages/web/src/features/' },
      { path: '^packages/web/src/app/' },
    ),
    forbid(
      'platform-below-features',
      'The platform knows no page.',
      { path: '^packages/web/src/platform/' },
      { path: '^packages/web/src/(features|app)/' },
    ),
    forbid(
      'ui-knows-no-business',
      'Shared components know no call and no page.',
      { path: '^packages/web/src/ui/' },
      { path: '^packages/web/src/(features|app|routes|platform)/|^packages/sdk/' },
    ),
    forbid(
      'routes-are-the-ground',
      'The table of routes knows the notation of the router, and rules by their types; app/pages binds the pages.',
      { path: '^packages/web/src/routes/' },
      { pathNot: '^packages/(web/src/routes|rules/src)/|node_modules/react-router-dom/' },
    ),
    forbid(
      'routes-take-types-of-rules',
      'What a rule decides is asked by pages and menus, not in the table of routes.',
      { path: '^packages/web/src/routes/' },
      { path: '^packages/rules/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'app-reaches-pages-lazily',
      'A page is only reached by import(), which is the code split.',
      { path: '^packages/web/src/app/', pathNot: '\\.test\\.tsx?$' },
      { path: '^packages/web/src/features/', dependencyTypesNot: ['dynamic-import'] },
    ),
    forbid(
      'one-client',
      'Only the platform creates a client.',
      { path: '^packages/web/src/(features|app|ui|widgets|kits)/' },
      { path: '^packages/sdk/src/core/client' },
    ),
    forbid(
      'calls-in-their-files',
      'A component does not call the API: reads stand in queries.ts, calls that change something in calls.ts, or a hook calls. The rows of a report are collected by whichever call the report names.',
      {
        path: '^packages/web/src/(features|kits|widgets|app|ui)/',
        pathNot: [
          '[/-](queries|calls)\\.ts$',
          '/use-[^/]+\\.tsx?$',
          '\\.test\\.tsx?$',
          '^packages/web/src/kits/report/collect-rows\\.ts$',
        ],
      },
      { path: '^packages/web/src/platform/calls/api\\.ts$' },
    ),
    forbid(
      'not-into-tests',
      'Nothing that ships imports a test.',
      {
        path: '^(packages/[^/]+/src|openapi/mock)/',
        pathNot: '\\.test\\.tsx?$|/src/test/|^openapi/mock/test/',
      },
      { path: '\\.test\\.tsx?$|/src/test/|^openapi/mock/test/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules|dist' },
    exclude: {
      path: '(^|/)(dist|reports)/|^openapi/foreign/generated/|^tests/(on-demand|package-tools)/|src/generated/schema',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
