export { type Entry, type ExampleAnswer, type Examples, exampleOf } from './examples';
export type { FakeAnswer } from './fake-answer';
export {
  type BodyOf,
  type FakeAnswerOptions,
  type FakeAnswers,
  type FakeApi,
  type FakeApiOptions,
  type FakeInput,
  fakeApi,
  type SeenRequest,
} from './fake-api';
export { type MswAnswer, type MswHttp, mswAnswer, mswHandlers } from './msw-handlers';
