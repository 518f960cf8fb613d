import { toYuan } from '../memory/money';
import { pageOf } from '../memory/pages';
import type { Answer, Body } from '../memory/shapes';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { chooseRows, type Filter } from '../resources/choose-rows';
import { handle, isOwn } from '../resources/typed-handler';
import { detailFields, projectFields } from './project-answers';
import { decided } from './project-decisions';
import { centsOf, type ProjectRow, projects } from './project-rows';
import { doStep } from './project-steps';
import { DUE_STATES, STAGES, stageOf, stateFields } from './stages';

type Input = Body<'queryProjects'>;
type Type = NonNullable<Input['listType']>;

const isBusiness = ({ status }: ProjectRow) => status === '00';
const isOpen = ({ status }: ProjectRow) => status !== '71' && status !== '90';

/** The rows of each type. */
const TYPES: Readonly<Record<Type, (row: ProjectRow, dealer: Dealer) => boolean>> = {
  ALL: (row) => !isBusiness(row),
  OWN: (row, { persona }) => !isBusiness(row) && row.ownerName === persona.user,
  CARE: (row) => !isBusiness(row) && isOpen(row) && row.nextFollowDate !== '',
  ORDER: ({ status }) => status >= '40' && status < '90',
  ACCEPT: ({ status }) => status >= '60' && status < '90',
  BUSINESS: isBusiness,
};

const FILTERS: Readonly<Record<string, Filter<ProjectRow, unknown>>> = {
  status: { is: 'status' },
  customerNo: { is: 'customerNo' },
  ownerName: { is: 'ownerName' },
  agentFlag: { is: 'agentFlag' },
  keyword: {
    test: ({ projectNo, projectName, customerName, goods }, word) =>
      [projectNo, projectName, customerName, ...goods.map(({ productModel }) => productModel)].some((text) =>
        text.toLowerCase().includes(String(word).trim().toLowerCase()),
      ),
  },
};

const sumOf = (rows: readonly ProjectRow[]) => toYuan(rows.reduce((sum, row) => sum + centsOf(row), 0));

function stageList(rows: readonly ProjectRow[]): Answer<'queryProjects'>['stageList'] {
  return Object.entries(STAGES).map(([stage, stageName]) => {
    const ofStage = rows.filter(({ status }) => stageOf(status) === stage);
    return { stage, stageName, projectCount: ofStage.length, amount: sumOf(ofStage) };
  });
}

function customerList(rows: readonly ProjectRow[]): Answer<'queryProjects'>['customerList'] {
  const numbers = [...new Set(rows.map(({ customerNo }) => customerNo))];
  return numbers.flatMap((customerNo) => {
    const ofCustomer = rows.filter((row) => row.customerNo === customerNo);
    const newest = ofCustomer.toSorted((a, b) => b.registerDate.localeCompare(a.registerDate))[0];
    if (!newest) return [];
    const { customerName, contactName, contactPhone, agentFlag, registerDate } = newest;
    return {
      customerNo,
      customerName,
      contactName,
      contactPhone,
      agentFlag,
      registerDate,
      projectCount: ofCustomer.length,
      amount: sumOf(ofCustomer),
    };
  });
}

/** Projects and opportunities: what the dealer registers, and how each goes on to its settlement. */
export const projectHandlers: Handlers = {
  ...handle('queryProjects', ({ dealer, input, done }) => {
    const isOfType = TYPES[input.listType ?? 'ALL'];
    const all = isOwn(dealer, input) ? projects.rows(dealer).filter((row) => isOfType(row, dealer)) : [];
    const chosen = chooseRows(all, FILTERS, { input, dealer });
    const isOfStage = (row: ProjectRow) =>
      input.stage === undefined ? row.status !== '90' : stageOf(row.status) === input.stage;
    const rows = chosen.filter(isOfStage);
    const notCancelled = chosen.filter(({ status }) => status !== '90');
    const due = notCancelled.filter(({ status }) => DUE_STATES.includes(status));
    const nextDueDate = due.flatMap(({ dueDate }) => (dueDate === '' ? [] : [dueDate])).sort()[0];
    const page = pageOf(rows, { ...input });
    return done({
      ...page,
      records: page.records.map(projectFields),
      amountTotal: sumOf(rows),
      dueTotal: due.length,
      ...(nextDueDate !== undefined && { nextDueDate }),
      ownerList: [...new Set(all.map(({ ownerName }) => ownerName))],
      stageList: stageList(notCancelled),
      customerList: customerList(rows),
    });
  }),

  // Assumption: what the maker decides is decided once the project has been read; projects of the world stay as they are.
  ...handle('getProject', ({ dealer, input, now, today, done, refuse }) => {
    const row = isOwn(dealer, input) ? projects.find(dealer, input.projectNo) : undefined;
    if (!row) return refuse('notFound');
    if (row.isWaiting) projects.change(dealer, row.projectNo, decided(dealer, row, now));
    return done(detailFields(row, dealer, today));
  }),

  ...handle('submitProjectStep', (call) => {
    const { dealer, input, done, refuse } = call;
    if (!isOwn(dealer, input)) return refuse('notFound');
    const result = doStep(call);
    if ('refusal' in result) return refuse(result.refusal);
    const { row, paid } = result;
    if (projects.find(dealer, row.projectNo)) projects.change(dealer, row.projectNo, row);
    else projects.add(dealer, row);
    const paidAmount = paid === undefined ? {} : { paidAmount: toYuan(paid) };
    return done({ projectNo: row.projectNo, ...stateFields(row.status), ...paidAmount });
  }),
};
