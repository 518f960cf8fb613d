import { businessDate, businessTime } from './clock';
import { type Fields, fields, text } from './input';
import { pageOf } from './pages';
import { exampleRows, isAbout, isEqualOrAny, rowsIn } from './rows';
import { type Dealer, slice } from './slice';
import type { Handlers } from './state';

/** Demands, newest first, each with its details; what happened to them by id (BIG-01). */
interface Demands {
  rows: Fields[];
  readonly records: Record<string, Fields[]>;
  next: number;
}

/** States of a demand, as the description's examples use them. */
const SUBMITTED = '1';
const FINISHED = '5';

const demands = slice('demands', (dealer): Demands => {
  const details = dealer.examples('getDemand').map(({ data }) => fields(data));
  const rows = exampleRows(dealer, 'listDemands').map((row) => ({
    ...row,
    ...details.find((one) => one['id'] === row['id']),
  }));
  const records = [...exampleRows(dealer, 'listDemandRecords')];
  const finished = rows.find((row) => row['status'] === FINISHED);
  return { rows, records: finished ? { [text(finished, 'id')]: records } : {}, next: 6602 };
});

const demand = (dealer: Dealer, id: string) => demands(dealer).rows.find((row) => row['id'] === id);

function record(
  dealer: Dealer,
  row: Fields,
  entry: { operateName: string; content: string; now: Date },
): void {
  const { records } = demands(dealer);
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
  const own = demands(dealer);
  own.rows = own.rows.map((row) => (row['id'] === changed['id'] ? changed : row));
}

export const demandHandlers: Handlers = {
  listDemands: (dealer, { input, done }) => {
    const isWanted = (row: Fields) =>
      isEqualOrAny(row, input, 'status') && isAbout(row, text(input, 'keyword'));
    const rows = demands(dealer).rows.filter(isWanted);
    return done(
      pageOf(
        rows.map(({ dynamicList: _, imageList: __, quotePrice: ___, evaluation: ____, ...row }) => row),
        input,
      ),
    );
  },

  getDemand: (dealer, { params, done, refuse }) => {
    const found = demand(dealer, params['id'] ?? '');
    return found ? done({ dynamicList: [], imageList: [], ...found }) : refuse('refused');
  },

  saveDemand: (dealer, { input, now, done, refuse }) => {
    const own = demands(dealer);
    if (missesRequired(dealer, input)) return refuse('missing', '请填写必填的表单项后再提交');
    const old = demand(dealer, text(input, 'id'));
    const id = old ? text(old, 'id') : String(own.next++);
    const demandNo = old
      ? text(old, 'demandNo')
      : `XQ${businessDate(now).replaceAll('-', '')}${id.slice(-3)}`;
    const categoryName = dealer.world.categories[text(input, 'category')] ?? '';
    const fresh = {
      status: SUBMITTED,
      createTime: businessTime(now),
      createBy: dealer.persona.userName,
      ...old,
      ...input,
      id,
      demandNo,
      categoryName,
    };
    if (old) put(dealer, fresh);
    else own.rows.unshift(fresh);
    const content = `${text(input, 'demandName')}，${text(input, 'number')}台`;
    record(dealer, fresh, { operateName: old ? '修改需求' : '提交需求', content, now });
    return done({ id, demandNo });
  },

  deleteDemand: (dealer, { input, done, refuse }) => {
    const own = demands(dealer);
    const found = demand(dealer, text(input, 'id'));
    if (found?.['status'] !== '0' && found?.['status'] !== SUBMITTED) return refuse('answered');
    own.rows = own.rows.filter((row) => row !== found);
    return done();
  },

  saveDemandEvaluation: (dealer, { input, now, done, refuse }) => {
    const found = demand(dealer, text(input, 'id'));
    if (found?.['status'] !== FINISHED) return refuse('notFinished');
    const { score, content = '' } = input;
    put(dealer, { ...found, evaluation: { score, content, createTime: businessTime(now) } });
    record(dealer, found, { operateName: '评价', content: `评分${score}分：${content}`, now });
    return done();
  },

  updateDemandImages: (dealer, { input, now, done, refuse }) => {
    const found = demand(dealer, text(input, 'id'));
    if (!found || found['status'] === FINISHED) return refuse('closed');
    put(dealer, { ...found, imageList: input['imageList'] });
    record(dealer, found, { operateName: '更新图片', content: '', now });
    return done();
  },

  listDemandRecords: (dealer, { params, done, refuse }) => {
    const id = params['id'] ?? '';
    return demand(dealer, id) ? done(demands(dealer).records[id] ?? []) : refuse('refused');
  },
};

/** A required field of the category's dynamic form that has no value. */
function missesRequired(dealer: Dealer, input: Fields): boolean {
  const forms = dealer.examples('findDynamicForm').map(({ data }) => fields(data));
  const form = forms.find((one) => one['id'] === input['category']);
  const given = rowsIn(input['dynamicList']);
  return rowsIn(form?.['fieldList']).some((field) => {
    const value = given.find((one) => one['fieldCode'] === field['fieldCode'])?.['value'];
    return field['isRequired'] === true && (value === undefined || value === '');
  });
}
