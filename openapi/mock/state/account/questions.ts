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

const questionsOf = slice('questions', (dealer): Questions => {
  const rows = [...exampleRows(dealer, 'queryCommonQuestions')];
  return { rows, next: Math.max(500, ...rows.map((row) => Number(row['id']))) + 1 };
});

const questionById = (dealer: Dealer, id: string) => questionsOf(dealer).rows.find((row) => row['id'] === id);

function put(dealer: Dealer, changed: Fields): void {
  const questions = questionsOf(dealer);
  const others = questions.rows.filter((row) => row['id'] !== changed['id']);
  questions.rows = [...others, changed].sort((left, right) => number(left, 'sort') - number(right, 'sort'));
}

export const questionHandlers: Handlers = {
  queryCommonQuestions: (dealer, { input, done }) => {
    const isMatch = (row: Fields) =>
      isEqualOrAny(row, input, 'typeCode') &&
      isEqualOrAny(row, input, 'isUse') &&
      isAbout(row, text(input, 'keyword'));
    return done(pageOf(questionsOf(dealer).rows.filter(isMatch), input));
  },

  getCommonQuestion: (dealer, { input, done, refuse }) => {
    const question = questionById(dealer, text(input, 'id'));
    return question ? done(question) : refuse('missing');
  },

  saveCommonQuestion: (dealer, { input, now, done, refuse }) => {
    const questions = questionsOf(dealer);
    const old = questionById(dealer, text(input, 'id'));
    if (questions.rows.some((row) => row !== old && row['title'] === input['title']))
      return refuse('duplicate');
    const id = old ? text(old, 'id') : String(questions.next);
    if (!old) questions.next += 1;
    const kind = questions.rows.find((row) => row['typeCode'] === input['typeCode']);
    put(dealer, {
      readCount: 0,
      isUse: true,
      sort: questions.rows.length + 1,
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
    const question = questionById(dealer, text(input, 'id'));
    if (!question) return refuse('missing');
    put(dealer, { ...question, isUse: input['isUse'] === true });
    return done();
  },

  deleteCommonQuestion: (dealer, { input, done, refuse }) => {
    const questions = questionsOf(dealer);
    const question = questionById(dealer, text(input, 'id'));
    if (question?.['isUse'] === true) return refuse('inUse');
    questions.rows = questions.rows.filter((row) => row !== question);
    return done();
  },
};
