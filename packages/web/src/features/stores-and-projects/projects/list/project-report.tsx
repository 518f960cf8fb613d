import { dueStep, PROJECT_COURSE, projectReason, projectShare } from '@dealer-portal/rules/projects';
import { choicesOf, isOn, PROJECT_STAGES, PROJECT_STATES } from '@dealer-portal/rules/states';
import { queryProjects } from '@dealer-portal/sdk/operations';
import { byCustomer, defineReport, type FilterName, paged } from '#kits/report/define-report';
import { ALL } from '#ui/choice/all';
import type { FilterField } from '#ui/input/filter-bar';
import { Ruler } from '#ui/ruler/ruler';
import { columnsOf } from '#ui/table/columns';
import type { RowAction } from '#ui/table/data-table-types';
import { countText, joined } from '#ui/text/joined';
import { listOf } from '#ui/text/list-of';
import { minuteText } from '#ui/text/wire-text';
import { documentAddress } from '#widgets/document-line/document-address';
import { projectAddress, stepAddress } from '../project-address';
import type { Project } from '../queries';
import '../projects.css';

const column = columnsOf<Project>();

/** The ticks between seven stages. */
const RULER_STEPS = 6;
const RULER_WIDTH = 132;

/** Models and numbers: 65R5-PRO 50 台、KFR-72LW/05P 20 台. */
export function goodsText({ productList }: Pick<Project, 'productList'>): string {
  return listOf(productList)
    .map(({ productModel, productCode, number }) =>
      joined([productModel || productCode, countText(number, '台')]),
    )
    .join('、');
}

/** The columns of a project, of which each page chooses. */
export const PROJECT = {
  name: column.custom('projectName', '工程', {
    width: 208,
    text: ({ projectName }) => projectName,
    to: projectAddress,
    detail: ['项目编号', ({ projectNo }) => projectNo],
  }),
  stage: column.custom('stage', '环节', {
    width: 204,
    text: ({ stageName }) => stageName,
    render: ({ status, stageName }) => (
      <span className="project-stage">
        <Ruler
          value={projectShare(status)}
          steps={RULER_STEPS}
          width={RULER_WIDTH}
          tone={status === PROJECT_STATES.settled.value ? 'success' : 'primary'}
        />
        {stageName}
      </span>
    ),
  }),
  goods: column.custom('goods', '商品和原因', {
    width: 280,
    text: goodsText,
    detail: ['原因', projectReason],
    isDue: (project) => dueStep(project) !== undefined && Boolean(project.dueDate),
  }),
  amount: column.money('amount', '金额', { width: 128, isSortable: true }),
  customer: column.text('customerName', '客户', {
    width: 168,
    detail: ['登记方式', ({ agentFlag }) => (isOn(agentFlag) ? '代登记' : undefined)],
  }),
  owner: column.text('ownerName', '经办', { width: 80, isHiddenAtFirst: true }),
  manager: column.text('managerName', '客户经理', { width: 88 }),
  due: column.date('dueDate', '截止日期', { isSortable: true }),
  status: column.status('status', 'statusName', {
    width: 112,
    states: PROJECT_STATES,
  }),
  contact: column.text('contactName', '联系人', {
    width: 96,
    detail: ['联系电话', ({ contactPhone }) => contactPhone],
  }),
  followed: column.custom('follow', '最近跟进', {
    width: 240,
    text: ({ followRemark = '' }) => followRemark,
    detail: ['跟进时间', ({ followTime }) => minuteText(followTime)],
  }),
  nextFollow: column.date('nextFollowDate', '下次跟进', { isSortable: true }),
  paid: column.money('paidAmount', '已付', { width: 120 }),
  rest: column.money('restAmount', '待付', { width: 120 }),
} as const;

const { registration, verification, acceptance, settlement, withdrawal } = PROJECT_STAGES;
const { priceOpen, pricing, quoted } = PROJECT_STATES;

type ProjectFilter = FilterField<FilterName<'queryProjects'>>;

const KEYWORD: ProjectFilter = { kind: 'text', name: 'keyword', label: '工程号、名称、客户' };
const CUSTOMER: ProjectFilter = { kind: 'choice', name: 'customerNo', label: '客户', options: [] };
const OWNER: ProjectFilter = { kind: 'choice', name: 'ownerName', label: '经办', options: [] };
const STAGE: ProjectFilter = {
  kind: 'choice',
  name: 'stage',
  label: '环节',
  options: [...PROJECT_COURSE, { value: withdrawal.value, label: PROJECT_STATES.withdrawn.label }],
};

/** 工程项目: all projects, what each waits for, and its next step (FIN-10). */
export const PROJECTS = defineReport({
  name: 'project',
  operation: queryProjects,
  input: byCustomer,
  rows: paged,
  rowKey: ({ projectNo }: Project) => projectNo,
  columns: [PROJECT.name, PROJECT.stage, PROJECT.goods, PROJECT.amount, PROJECT.customer, PROJECT.owner],
  filters: [KEYWORD, CUSTOMER, OWNER, STAGE],
  totals: ({ amountTotal }) => ({ amount: amountTotal }),
  noun: '工程',
  emptyReason: '登记工程后会出现在这里。',
  detail: { to: projectAddress, label: false },
});

/** 我的工程: the projects that the user handles. */
export const OWN_PROJECTS = defineReport({
  ...PROJECTS,
  name: 'ownProject',
  input: (account, filters, page) => byCustomer(account, { ...filters, listType: 'OWN' as const }, page),
  filters: [KEYWORD, CUSTOMER, STAGE],
  emptyReason: '您经办的工程会出现在这里。',
});

/** 项目跟进: the projects that are under way, the last word with the customer and the next one. */
export const CARED_PROJECTS = defineReport({
  ...PROJECTS,
  name: 'projectCare',
  input: (account, filters, page) => byCustomer(account, { ...filters, listType: 'CARE' as const }, page),
  columns: [
    PROJECT.name,
    PROJECT.status,
    PROJECT.nextFollow,
    PROJECT.followed,
    PROJECT.customer,
    PROJECT.contact,
    PROJECT.amount,
  ],
  filters: [KEYWORD, OWNER],
  emptyReason: '约了下次跟进的工程会出现在这里。',
});

/** 项目验收: what has been delivered, with its acceptance and settlement. */
export const ACCEPTANCES = defineReport({
  ...PROJECTS,
  name: 'projectAcceptance',
  input: (account, filters, page) => byCustomer(account, { ...filters, listType: 'ACCEPT' as const }, page),
  columns: [PROJECT.name, PROJECT.status, PROJECT.goods, PROJECT.due, PROJECT.customer, PROJECT.amount],
  filters: [
    {
      kind: 'tabs',
      name: 'stage',
      label: '环节',
      options: [ALL, acceptance, settlement],
    },
    KEYWORD,
  ],
  emptyReason: '交付完成的工程会出现在这里。',
});

/** 工程核验: registrations that are checked, who checks them, and the papers that are missing. */
export const VERIFICATIONS = defineReport({
  ...PROJECTS,
  name: 'projectVerification',
  input: (account, { stage, ...filters }, page) =>
    byCustomer(account, { ...filters, stage: stage ?? registration.value }, page),
  columns: [PROJECT.name, PROJECT.status, PROJECT.goods, PROJECT.due, PROJECT.manager, PROJECT.customer],
  filters: [
    {
      kind: 'tabs',
      name: 'stage',
      label: '环节',
      options: [
        { value: '', label: '待补资料和草稿' },
        { value: verification.value, label: PROJECT_STATES.checking.label },
      ],
    },
    KEYWORD,
  ],
  emptyReason: '没有要补资料的工程；登记后由客户经理核实。',
});

/** 工程申请: project prices that can be applied for, are decided on, or were offered. */
export const APPLICATIONS = defineReport({
  ...PROJECTS,
  name: 'projectApplication',
  input: (account, filters, page) =>
    byCustomer(account, { ...filters, stage: PROJECT_STAGES.pricing.value }, page),
  columns: [PROJECT.name, PROJECT.status, PROJECT.goods, PROJECT.due, PROJECT.amount, PROJECT.customer],
  filters: [
    {
      kind: 'tabs',
      name: 'status',
      label: '状态',
      options: [ALL, { value: priceOpen.value, label: '待申请' }, ...choicesOf({ pricing, quoted })],
    },
    KEYWORD,
  ],
  emptyReason: '核实通过的工程会出现在这里，申请工程价后等报价。',
});

/**
 * The next step of a project, or the way to see how it goes.
 * @param nextDueDate the nearest day of all projects; its step is the filled one
 */
export function projectActions(project: Project, nextDueDate?: string): readonly RowAction[] {
  const due = dueStep(project);
  if (due) {
    const isNearest = nextDueDate !== undefined && project.dueDate === nextDueDate;
    const emphasis = isNearest ? 'due' : 'step';
    return [{ key: 'next', label: due.label, to: stepAddress(project), emphasis }];
  }
  const label = project.status === PROJECT_STATES.settled.value ? '看结算' : '看进度';
  return [{ key: 'next', label, to: projectAddress(project) }];
}

/** The acceptance of a project has a page of its own; once it was sent, that page shows it. */
export function acceptanceActions({ projectNo, status }: Project): readonly RowAction[] {
  const to = documentAddress('newProjectAcceptView', { projectNo }) ?? '';
  return [
    { key: 'accept', label: status === PROJECT_STATES.acceptanceDue.value ? '提交验收' : '看验收', to },
  ];
}
