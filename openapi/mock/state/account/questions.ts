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
  return { rows, next: Math.max(500, ...rows.map((row) => Number(row['id']))) + 1 };
});

const question = (dealer: Dealer, id: string) => questions(dealer).rows.find((row) => row['id'] === id);

function put(dealer: Dealer, changed: Fields): void {
  const current = questions(dealer);
  const others = current.rows.filter((row) => row['id'] !== changed['id']);
  current.rows = [...others, changed].sort((left, right) => number(left, 'sort') - number(right, 'sort'));
}

export const questionHandlers: Handlers = {
  queryCommonQuestions: (dealer, { input, done }) => {
    const isMatch = (item: Fields) =>
      isEqualOrAny(item, input, 'typeCode') &&
      isEqualOrAny(item, input, 'isUse') &&
      isAbout(item, text(input, 'keyword'));
    return done(pageOf(questions(dealer).rows.filter(isMatch), input));
  },

  getCommonQuestion: (dealer, { input, done, refuse }) => {
    const match = question(dealer, text(input, 'id'));
    return match ? done(match) : refuse('missing');
  },

  saveCommonQuestion: (dealer, { input, now, done, refuse }) => {
    const current = questions(dealer);
    const old = question(dealer, text(input, 'id'));
    if (current.rows.some((row) => row !== old && row['title'] === input['title']))
      return refuse('duplicate');
    const id = old ? text(old, 'id') : String(current.next);
    if (!old) current.next += 1;
    const kind = current.rows.find((row) => row['typeCode'] === input['typeCode']);
    put(dealer, {
      readCount: 0,
      isUse: true,
      sort: current.rows.length + 1,
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
    const match = question(dealer, text(input, 'id'));
    if (!match) return refuse('missing');
    put(dealer, { ...match, isUse: input['isUse'] === true });
    return done();
  },

  deleteCommonQuestion: (dealer, { input, done, refuse }) => {
    const current = questions(dealer);
    const match = question(dealer, text(input, 'id'));
    if (match?.['isUse'] === true) return refuse('inUse');
    current.rows = current.rows.filter((row) => row !== match);
    return done();
  },
};
