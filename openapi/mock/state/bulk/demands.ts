import { businessTime } from '../memory/clock';
import { exampleRows, isAbout } from '../memory/rows';
import type { Answer, Body, RowOf } from '../memory/shapes';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { listOf } from '../resources/list';
import { handle } from '../resources/typed-handler';

type DemandDetail = Answer<'getDemand'>;
type DemandRecord = RowOf<'listDemandRecords'>;
type DetailName = 'dynamicList' | 'imageList' | 'quotePrice' | 'evaluation';

/** A demand, with the details that are known of it. */
type Demand = Omit<DemandDetail, DetailName> & Partial<Pick<DemandDetail, DetailName>>;

/** Demands, newest first, each with its details; what happened to them by id (BIG-01). */
interface Demands {
  rows: readonly Demand[];
  readonly records: Record<string, readonly DemandRecord[]>;
  next: number;
}

/** States of a demand, as the description's examples use them. */
const SUBMITTED = '1';
const TALKING = '2';
const PASSED = '3';
const REJECTED = '4';
const FINISHED = '5';

const demandsOf = slice('demands', (dealer): Demands => {
  const details = dealer.examples('getDemand');
  const rows = exampleRows(dealer, 'listDemands').map((row) => ({
    ...row,
    ...details.find(({ id }) => id === row.id),
  }));
  const allRecords = exampleRows(dealer, 'listDemandRecords');
  const records = rows.map((row) => [row.id, recordsUntil(allRecords, row)] as const);
  return { rows, records: Object.fromEntries(records), next: 6602 };
});

/** The record of the example up to the present state of a demand, with the demand's own figures. */
function recordsUntil(allRecords: readonly DemandRecord[], demand: Demand): readonly DemandRecord[] {
  const { id, status, demandName, number = '', createTime = '', quotePrice = '' } = demand;
  if (status === FINISHED) return allRecords;
  const submitted = {
    operateName: '提交需求',
    ...allRecords.at(-1),
    id: `${id}1`,
    content: `${demandName}，${number}台`,
    operateTime: createTime,
  };
  const operateTime = `${createTime.slice(0, 10)} 16:20:00`;
  const next = { id: `${id}2`, operator: '马明', status, operateTime };
  if (status === TALKING)
    return [{ ...next, operateName: '开始评估', content: '产业正在核算价格和供货' }, submitted];
  if (status === PASSED)
    return [{ ...next, operateName: '评估通过', content: `单价${quotePrice}元` }, submitted];
  return [submitted];
}

const demandById = (dealer: Dealer, demandId: string | undefined) =>
  demandsOf(dealer).rows.find(({ id }) => id === demandId);

function record(
  dealer: Dealer,
  { id, status }: Demand,
  entry: { readonly operateName: string; readonly content: string; readonly now: Date },
): void {
  const { records } = demandsOf(dealer);
  const { operateName, content, now } = entry;
  const earlier = records[id] ?? [];
  const made = {
    id: `${id}${earlier.length + 1}`,
    operateName,
    content,
    operator: dealer.persona.user,
    operateTime: businessTime(now),
    status,
  };
  records[id] = [made, ...earlier];
}

function put(dealer: Dealer, changed: Demand): void {
  const demands = demandsOf(dealer);
  demands.rows = demands.rows.map((row) => (row.id === changed.id ? changed : row));
}

/** Which example is the dictionary of a code. */
const DICTIONARIES: Readonly<Record<string, string>> = {
  DEMAND_STATUS: 'demandStatuses',
  REJECT_REASON: 'rejectReasons',
  RETURN_REASON: 'returnReasons',
  EVENT_TYPE: 'eventTypes',
};

export const demandHandlers: Handlers = {
  ...handle('queryDictionary', ({ dealer, input, done }) => {
    const example = DICTIONARIES[input.typeCode] ?? 'entries';
    return done(dealer.example('queryDictionary', example));
  }),

  ...listOf<'listDemands', Demand>('listDemands', {
    rows: (dealer) => demandsOf(dealer).rows,
    filters: { status: { is: 'status' }, keyword: { test: isAbout } },
    totals: {},
    show: ({ dynamicList: _, imageList: __, quotePrice: ___, evaluation: ____, ...row }) => row,
  }),

  ...handle('getDemand', ({ dealer, params, done, refuse }) => {
    const demand = demandById(dealer, params.id);
    return demand ? done({ dynamicList: [], imageList: [], ...demand }) : refuse('refused');
  }),

  ...handle('saveDemand', ({ dealer, input, now, today, done, refuse }) => {
    const demands = demandsOf(dealer);
    if (missesRequired(dealer, input)) return refuse('missing', '请填写必填的表单项后再提交');
    const old = demandById(dealer, input.id);
    const id = old?.id ?? String(demands.next++);
    const demandNo = old?.demandNo ?? `XQ${today.replaceAll('-', '')}${id.slice(-3)}`;
    const { demandName, category, number } = input;
    const isSentAgain = old?.status === REJECTED;
    const fresh: Demand = {
      status: SUBMITTED,
      createTime: businessTime(now),
      createBy: dealer.persona.userName,
      ...old,
      ...(isSentAgain && { status: SUBMITTED }),
      ...input,
      id,
      demandNo,
      categoryName: dealer.world.categories[category] ?? '',
    };
    if (old) put(dealer, fresh);
    else demands.rows = [fresh, ...demands.rows];
    const content = `${demandName}，${number}台`;
    record(dealer, fresh, { operateName: old ? '修改需求' : '提交需求', content, now });
    return done({ id, demandNo });
  }),

  ...handle('deleteDemand', ({ dealer, input, done, refuse }) => {
    const demands = demandsOf(dealer);
    const demand = demandById(dealer, input.id);
    if (demand?.status !== '0' && demand?.status !== SUBMITTED) return refuse('answered');
    demands.rows = demands.rows.filter((row) => row !== demand);
    return done();
  }),

  ...handle('saveDemandEvaluation', ({ dealer, input, now, done, refuse }) => {
    const { id, score, content = '' } = input;
    const demand = demandById(dealer, id);
    if (demand?.status !== FINISHED) return refuse('notFinished');
    put(dealer, { ...demand, evaluation: { score, content, createTime: businessTime(now) } });
    record(dealer, demand, { operateName: '评价', content: `评分${score}分：${content}`, now });
    return done();
  }),

  ...handle('updateDemandImages', ({ dealer, input: { id, imageList }, now, done, refuse }) => {
    const demand = demandById(dealer, id);
    if (!demand || demand.status === FINISHED) return refuse('closed');
    put(dealer, { ...demand, imageList });
    record(dealer, demand, { operateName: '更新图片', content: '', now });
    return done();
  }),

  ...handle('listDemandRecords', ({ dealer, params: { id }, done, refuse }) =>
    demandById(dealer, id) ? done(demandsOf(dealer).records[id] ?? []) : refuse('refused'),
  ),
};

/** A granted demand is finished by the bulk order that names it (BIG-01). Assumption: the remark of the order names it. */
export function finishDemand(dealer: Dealer, remark: string, now: Date): void {
  const demand = demandsOf(dealer).rows.find(
    ({ demandNo, status }) => demandNo === remark && status === PASSED,
  );
  if (!demand) return;
  const finished = { ...demand, status: FINISHED };
  put(dealer, finished);
  record(dealer, finished, { operateName: '完成', content: '客户已按报价下单', now });
}

/** A required field of the category's dynamic form that has no value. */
function missesRequired(dealer: Dealer, { category, dynamicList = [] }: Body<'saveDemand'>): boolean {
  const form = dealer.examples('findDynamicForm').find(({ id }) => id === category);
  return (form?.fieldList ?? []).some(({ fieldCode, isRequired }) => {
    const value = dynamicList.find((field) => field.fieldCode === fieldCode)?.value;
    return isRequired && (value === undefined || value === '');
  });
}
