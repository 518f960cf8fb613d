import { businessTime } from '../memory/clock';
import { type Fields, number, text } from '../memory/input';
import { pageOf } from '../memory/pages';
import { exampleRows, isAbout, isEqualOrAny } from '../memory/rows';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';

/** Common questions in the order of their sort number (QUEST-01). */
interface Questions {
  rows: Fields[];
  next: number;
}

const questions = slice('questions', (dealer): Questions => {
  const rows = [...exampleRows(dealer, 'queryCommonQuestions')];
  return { rows, next: Math.max(500, ...rows.map((one) => Number(one['id']))) + 1 };
});

const question = (dealer: Dealer, id: string) => questions(dealer).rows.find((one) => one['id'] === id);

function put(dealer: Dealer, changed: Fields): void {
  const own = questions(dealer);
  const others = own.rows.filter((one) => one['id'] !== changed['id']);
  own.rows = [...others, changed].sort((left, right) => number(left, 'sort') - number(right, 'sort'));
}

export const questionHandlers: Handlers = {
  queryCommonQuestions: (dealer, { input, done }) => {
    const isWanted = (one: Fields) =>
      isEqualOrAny(one, input, 'typeCode') &&
      isEqualOrAny(one, input, 'isUse') &&
      isAbout(one, text(input, 'keyword'));
    return done(pageOf(questions(dealer).rows.filter(isWanted), input));
  },

  getCommonQuestion: (dealer, { input, done, refuse }) => {
    const found = question(dealer, text(input, 'id'));
    return found ? done(found) : refuse('missing');
  },

  saveCommonQuestion: (dealer, { input, now, done, refuse }) => {
    const own = questions(dealer);
    const old = question(dealer, text(input, 'id'));
    if (own.rows.some((one) => one !== old && one['title'] === input['title'])) return refuse('duplicate');
    const id = old ? text(old, 'id') : String(own.next);
    if (!old) own.next += 1;
    const kind = own.rows.find((one) => one['typeCode'] === input['typeCode']);
    put(dealer, {
      readCount: 0,
      isUse: '1',
      sort: own.rows.length + 1,
      ...old,
      ...input,
      id,
      typeName: text(kind ?? input, kind ? 'typeName' : 'typeCode'),
      updateUser: dealer.persona.user,
      updateDate: businessTime(now),
    });
    return done({ id });
  },

  setQuestionInUse: (dealer, { input, done, refuse }) => {
    const found = question(dealer, text(input, 'id'));
    if (!found) return refuse('missing');
    put(dealer, { ...found, isUse: text(input, 'isUse') });
    return done();
  },

  deleteCommonQuestion: (dealer, { input, done, refuse }) => {
    const own = questions(dealer);
    const found = question(dealer, text(input, 'id'));
    if (found?.['isUse'] === '1') return refuse('inUse');
    own.rows = own.rows.filter((one) => one !== found);
    return done();
  },
};
