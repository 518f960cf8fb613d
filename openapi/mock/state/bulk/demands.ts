import { businessDate, businessTime } from '../memory/clock';
import { type Fields, fields, text } from '../memory/input';
import { pageOf } from '../memory/pages';
import { exampleRows, isAbout, isEqualOrAny, rowsIn } from '../memory/rows';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';

/** Demands, newest first, each with its details; what happened to them by id (BIG-01). */
interface Demands {
  rows: Fields[];
  readonly records: Record<string, Fields[]>;
  next: number;
}

/** States of a demand, as the description's examples use them. */
const SUBMITTED = '1';
const TALKING = '2';
const PASSED = '3';
const REJECTED = '4';
const FINISHED = '5';

const demandsOf = slice('demands', (dealer): Demands => {
  const details = dealer.examples('getDemand').map(({ data }) => fields(data));
  const rows = exampleRows(dealer, 'listDemands').map((row) => ({
    ...row,
    ...details.find((detail) => detail['id'] === row['id']),
  }));
  const allRecords = [...exampleRows(dealer, 'listDemandRecords')];
  const records = rows.map((row) => [text(row, 'id'), recordsUntil(allRecords, row)] as const);
  return { rows, records: Object.fromEntries(records), next: 6602 };
});

/** The record of the example up to the present state of a demand, with the demand's own figures. */
function recordsUntil(allRecords: readonly Fields[], row: Fields): Fields[] {
  const status = text(row, 'status');
  if (status === FINISHED) return [...allRecords];
  const operator = { operator: '马明', status };
  const submitted = {
    ...allRecords.at(-1),
    id: `${text(row, 'id')}1`,
    content: `${text(row, 'demandName')}，${text(row, 'number')}台`,
    operateTime: text(row, 'createTime'),
  };
  const answer = `${text(row, 'createTime').slice(0, 10)} 16:20:00`;
  const next = { id: `${text(row, 'id')}2`, ...operator, operateTime: answer };
  if (status === TALKING)
    return [{ ...next, operateName: '开始评估', content: '产业正在核算价格和供货' }, submitted];
  if (status === PASSED)
    return [{ ...next, operateName: '评估通过', content: `单价${text(row, 'quotePrice')}元` }, submitted];
  return [submitted];
}

const demandById = (dealer: Dealer, id: string) => demandsOf(dealer).rows.find((row) => row['id'] === id);

function record(
  dealer: Dealer,
  row: Fields,
  entry: { operateName: string; content: string; now: Date },
): void {
  const { records } = demandsOf(dealer);
  const id = text(row, 'id');
  const { operateName, content, now } = entry;
  const made = {
    operateName,
    content,
    operator: dealer.persona.user,
    operateTime: businessTime(now),
    status: text(row, 'status'),
  };
  const earlier = records[id] ?? [];
  records[id] = [{ id: `${id}${earlier.length + 1}`, ...made }, ...earlier];
}

function put(dealer: Dealer, changed: Fields): void {
  const demands = demandsOf(dealer);
  demands.rows = demands.rows.map((row) => (row['id'] === changed['id'] ? changed : row));
}

/** Which example is the dictionary of a code. */
const DICTIONARIES: Readonly<Record<string, string>> = {
  DEMAND_STATUS: 'demandStatuses',
  REJECT_REASON: 'rejectReasons',
  RETURN_REASON: 'returnReasons',
  EVENT_TYPE: 'eventTypes',
};

export const demandHandlers: Handlers = {
  queryDictionary: (dealer, { input, done }) => {
    const example = DICTIONARIES[text(input, 'typeCode')] ?? 'entries';
    return done(dealer.example('queryDictionary', example));
  },

  listDemands: (dealer, { input, done }) => {
    const isMatch = (row: Fields) =>
      isEqualOrAny(row, input, 'status') && isAbout(row, text(input, 'keyword'));
    const rows = demandsOf(dealer).rows.filter(isMatch);
    return done(
      pageOf(
        rows.map(({ dynamicList: _, imageList: __, quotePrice: ___, evaluation: ____, ...row }) => row),
        input,
      ),
    );
  },

  getDemand: (dealer, { params, done, refuse }) => {
    const demand = demandById(dealer, params['id'] ?? '');
    return demand ? done({ dynamicList: [], imageList: [], ...demand }) : refuse('refused');
  },

  saveDemand: (dealer, { input, now, done, refuse }) => {
    const demands = demandsOf(dealer);
    if (missesRequired(dealer, input)) return refuse('missing', '请填写必填的表单项后再提交');
    const old = demandById(dealer, text(input, 'id'));
    const id = old ? text(old, 'id') : String(demands.next++);
    const demandNo = old
      ? text(old, 'demandNo')
      : `XQ${businessDate(now).replaceAll('-', '')}${id.slice(-3)}`;
    const categoryName = dealer.world.categories[text(input, 'category')] ?? '';
    const isSentAgain = old?.['status'] === REJECTED;
    const fresh = {
      status: SUBMITTED,
      createTime: businessTime(now),
      createBy: dealer.persona.userName,
      ...old,
      ...(isSentAgain && { status: SUBMITTED }),
      ...input,
      id,
      demandNo,
      categoryName,
    };
    if (old) put(dealer, fresh);
    else demands.rows.unshift(fresh);
    const content = `${text(input, 'demandName')}，${text(input, 'number')}台`;
    record(dealer, fresh, { operateName: old ? '修改需求' : '提交需求', content, now });
    return done({ id, demandNo });
  },

  deleteDemand: (dealer, { input, done, refuse }) => {
    const demands = demandsOf(dealer);
    const demand = demandById(dealer, text(input, 'id'));
    if (demand?.['status'] !== '0' && demand?.['status'] !== SUBMITTED) return refuse('answered');
    demands.rows = demands.rows.filter((row) => row !== demand);
    return done();
  },

  saveDemandEvaluation: (dealer, { input, now, done, refuse }) => {
    const demand = demandById(dealer, text(input, 'id'));
    if (demand?.['status'] !== FINISHED) return refuse('notFinished');
    const { score, content = '' } = input;
    put(dealer, { ...demand, evaluation: { score, content, createTime: businessTime(now) } });
    record(dealer, demand, { operateName: '评价', content: `评分${score}分：${content}`, now });
    return done();
  },

  updateDemandImages: (dealer, { input, now, done, refuse }) => {
    const demand = demandById(dealer, text(input, 'id'));
    if (!demand || demand['status'] === FINISHED) return refuse('closed');
    put(dealer, { ...demand, imageList: input['imageList'] });
    record(dealer, demand, { operateName: '更新图片', content: '', now });
    return done();
  },

  listDemandRecords: (dealer, { params, done, refuse }) => {
    const id = params['id'] ?? '';
    return demandById(dealer, id) ? done(demandsOf(dealer).records[id] ?? []) : refuse('refused');
  },
};

/** A granted demand is finished by the bulk order that names it (BIG-01). Assumption: the remark of the order names it. */
export function finishDemand(dealer: Dealer, demandNo: string, now: Date): void {
  const demand = demandsOf(dealer).rows.find(
    (row) => row['demandNo'] === demandNo && row['status'] === PASSED,
  );
  if (!demand) return;
  const finished = { ...demand, status: FINISHED };
  put(dealer, finished);
  record(dealer, finished, { operateName: '完成', content: '客户已按报价下单', now });
}

/** A required field of the category's dynamic form that has no value. */
function missesRequired(dealer: Dealer, input: Fields): boolean {
  const forms = dealer.examples('findDynamicForm').map(({ data }) => fields(data));
  const form = forms.find((form) => form['id'] === input['category']);
  const values = rowsIn(input['dynamicList']);
  return rowsIn(form?.['fieldList']).some((field) => {
    const value = values.find((candidate) => candidate['fieldCode'] === field['fieldCode'])?.['value'];
    return field['isRequired'] === true && (value === undefined || value === '');
  });
}
