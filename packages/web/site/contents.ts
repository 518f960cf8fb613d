/** The pages of the site: which document stands where, in which part, under which name. A document is one page. */

export interface SitePage {
  /** The document, by its path from the root. */
  readonly source: string;
  /** Its place below `/docs/`, without slashes around it. */
  readonly address: string;
  readonly zh: string;
  readonly en: string;
  /** Further words by which a newcomer looks for it. */
  readonly words?: string;
}

export interface Part {
  readonly id: string;
  readonly zh: string;
  readonly en: string;
  readonly pages: readonly SitePage[];
}

type Row = readonly [source: string, address: string, zh: string, en: string, words?: string];

const page = ([source, address, zh, en, words]: Row): SitePage => ({
  source,
  address,
  zh,
  en,
  ...(words !== undefined && { words }),
});

const WEB = 'packages/web/docs';
const SDK = 'packages/sdk/docs';
const decision = (name: string, zh: string, en: string) =>
  page([`${WEB}/decisions/${name}.md`, `house/decisions/${name}`, zh, en, 'decision why 决定 为什么']);

/** The rooms of the rules with their pages of examples and trials. */
const RULES: readonly Row[] = [
  ['base', '金额、日期、状态码', 'Figures, times and outcomes', 'money sum 合计 四舍五入 rounding tax'],
  ['buying', '采购：购物车、结算、计算器', 'Buying', 'cart total settle 购物车合计 付款方 菜单'],
  ['orders', '订单', 'Orders', 'order buttons 订单按钮 取消 退货'],
  ['money', '资金：对账、资金缺口、月结', 'Money', 'runway month 哪天缺钱 账期'],
  [
    'account',
    '账号：菜单、权限、身份证、冻结',
    'The account',
    'menu permission 权限 隐藏 身份证 identity number',
  ],
  ['fields', '输入、文件、表格列', 'Fields, files and lists', 'sheet columns excel 表格 列 upload'],
].map(([name = '', zh = '', en = '', words = '']) => [
  `packages/rules/docs/${name}.md`,
  `rules/${name}`,
  zh,
  en,
  words,
]);

export const PARTS: readonly Part[] = [
  {
    id: 'guides',
    zh: '上手指南',
    en: 'Guides',
    pages: (
      [
        [
          `${WEB}/for-dealers.md`,
          'guides/dealers',
          '经销商：怎样使用门户',
          'The portal for dealers',
          '下单 怎么买 哪些页面 快捷键 how to buy keyboard',
        ],
        [
          'packages/sdk/README.md',
          'guides/sdk',
          '两分钟完成第一次调用',
          'First call in two minutes',
          'SDK client install 安装 版本',
        ],
        [
          `${SDK}/results.md`,
          'guides/results',
          '调用的结果与选项',
          'Results and options',
          'error failure timeout retry 429 redirect 失败 超时 重试',
        ],
        [
          `${SDK}/lists.md`,
          'guides/lists',
          '逐页取完三万行',
          'Page through 30,000 rows',
          'pages items paging 30000 分页 翻页',
        ],
        [
          `${SDK}/scripts.md`,
          'guides/scripts',
          '脚本登录与夜间任务',
          'Scripts and nightly jobs',
          'sign in automation client secret cron systemd docker proxy 自动化 定时 代理',
        ],
        [`${SDK}/agents.md`, 'guides/agents', '给智能体当工具', 'Tools of an agent', 'mcp agent llm 智能体'],
        [
          `${SDK}/tests.md`,
          'guides/tests',
          '没有后端也能测试',
          'Test without a backend',
          'fake msw unit test server 测试 假数据',
        ],
        [
          `${SDK}/query.md`,
          'guides/query',
          'TanStack Query',
          'Queries of React, Vue, Solid and Svelte',
          'react query hooks cache 缓存',
        ],
        [
          `${SDK}/forms.md`,
          'guides/forms',
          '用 zod 校验表单',
          'Validate a form with zod',
          'validation schema react-hook-form antd 校验 表单',
        ],
        [
          `${SDK}/more.md`,
          'guides/more',
          '客户端的更多用法',
          'More of the client',
          'middleware log refresh token raw path 刷新 日志',
        ],
        [
          `${SDK}/measured.md`,
          'guides/figures',
          '大小与速度',
          'Figures',
          'size bundle benchmark gzip 体积 性能',
        ],
        [
          'packages/rules/docs/own-cart.md',
          'guides/own-cart',
          '在自己的购物车里用业务规则',
          'The rules in your own cart',
          'cart total tick checkout 购物车 合计 勾选',
        ],
        [
          'packages/rules/README.md',
          'guides/rules',
          '业务规则包',
          'The rules',
          'install import function 安装',
        ],
        [
          'openapi/README.md',
          'guides/description',
          '接口描述',
          'The description',
          'openapi yaml bundle 接口文档',
        ],
        [
          'openapi/mock/README.md',
          'guides/mock',
          '模拟服务',
          'The mock server',
          'faults personas demo token 演示账号 令牌',
        ],
        [
          'tests/README.md',
          'guides/contract',
          '测试与契约测试',
          'Tests and contract testers',
          'contract har traffic record compare staging backend every operation 录制 对比 流量 回放',
        ],
        [
          `${WEB}/hosting.md`,
          'guides/hosting',
          '部署门户',
          'Run the portal on a host',
          'nginx docker kubernetes deploy 上线',
        ],
      ] as const
    ).map(page),
  },
  { id: 'rules', zh: '规则与试算', en: 'Rules, to be tried', pages: RULES.map(page) },
  {
    id: 'house',
    zh: '参与开发',
    en: 'Working on it',
    pages: [
      page(['README.md', 'house/front', '项目首页', 'Dealer portal', 'start install npm 启动']),
      page(['packages/web/README.md', 'house/web', '门户', 'The portal', 'react antd']),
      page([
        `${WEB}/architecture.md`,
        'house/architecture',
        '架构',
        'Architecture',
        'folders layers 目录 分层',
      ]),
      page([
        `${WEB}/how-to.md`,
        'house/how-to',
        '怎样新增页面、列表、表单',
        'How to',
        'add a page 新增页面 加一列 add a column persona',
      ]),
      page([
        `${WEB}/working.md`,
        'house/working',
        '日常工作',
        'Working on it',
        'run a test check release upgrade 跑测试',
      ]),
      page([
        `${WEB}/glossary.md`,
        'house/glossary',
        '术语表',
        'Glossary',
        '售达方 送达方 付款方 sold-to ship-to',
      ]),
      page([`${WEB}/build.md`, 'house/build', '构建', 'The build']),
      page(['packages/web/build/README.md', 'house/build-steps', '构建步骤', 'Steps of the build']),
      page([`${WEB}/accessibility.md`, 'house/accessibility', '无障碍', 'Accessibility', 'wcag axe']),
      page([
        `${WEB}/design-differences.md`,
        'house/design',
        '与设计稿的不同',
        'Where the portal differs from the design',
      ]),
      page(['packages/sdk/src/core/README.md', 'house/sdk-core', 'SDK 内核', 'The core of the SDK']),
      page([
        'packages/rules/CHANGELOG.md',
        'house/rules-changes',
        '规则包变更记录',
        'Changes of the rules',
        'changelog version',
      ]),
      page([
        'packages/sdk/CHANGELOG.md',
        'house/sdk-changes',
        'SDK 变更记录',
        'Changes of the SDK',
        'changelog version',
      ]),
      page([
        'packages/rules/reports/sizes.md',
        'house/rules-sizes',
        '规则包大小',
        'Sizes of the rules',
        'bundle gzip',
      ]),
      page([
        'packages/rules/reports/benchmarks.md',
        'house/rules-benchmarks',
        '规则包性能',
        'Benchmarks of the rules',
      ]),
      page([
        'packages/rules/reports/mutation.md',
        'house/rules-mutation',
        '规则包变异测试',
        'Mutation scores of the rules',
      ]),
    ],
  },
  {
    id: 'decisions',
    zh: '决定',
    en: 'Decisions',
    pages: [
      page([`${WEB}/decisions/README.md`, 'house/decisions', '决定一览', 'Decisions', '为什么 why']),
      decision('session', '会话、账号、标签页', 'Session, accounts and tabs'),
      decision('calls', '调用与失败', 'Calls and failures'),
      decision('shell', '框架、菜单、导航', 'Shell, menus and navigation'),
      decision('home', '首页与消息', 'Home and messages'),
      decision('lists', '列表、报表、文件', 'Lists, reports and files'),
      decision('products', '产品与价格', 'Products and prices'),
      decision('quantities', '数量与表单', 'Quantities and forms'),
      decision('cart', '购物车', 'Cart'),
      decision('settlement', '结算与提交', 'Settlement and submits'),
      decision('orders', '订单', 'Orders'),
      decision('statements', '账单与对账', 'Statements and reconciliation'),
      decision('documents', '发票、票据、返利', 'Invoices, bills and rebates'),
      decision('payment', '付款、借款、付款方', 'Payment, lending and payers'),
      decision('projects', '工程、门店、易管货', 'Projects, stores and easy-tally'),
      decision('workspace', '工作区与约定', 'Workspace and house rules'),
      decision('weight', '体积与速度', 'Weight and speed'),
      decision('sdk', 'SDK', 'SDK'),
      decision('rules', '规则', 'Rules'),
      decision('description', '描述与模拟服务', 'Description and mock'),
      decision('tests', '测试', 'Tests'),
      decision('dependencies', '依赖', 'Dependencies'),
      decision('specification', '对规格的解读', 'Specification'),
    ],
  },
];

/** The front pages stand above the parts. */
export const FRONTS: readonly SitePage[] = [
  page([`${WEB}/front.zh.md`, '', '首页', 'Documentation']),
  page([`${WEB}/front.en.md`, 'en', '英文首页', 'Documentation']),
];
