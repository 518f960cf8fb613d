export { type Entry, type ExampleAnswer, type Examples, exampleOf } from './examples';
export type { FakeAnswer } from './fake-answer';
export {
  type BodyOf,
  type FakeAnswerOptions,
  type FakeApi,
  type FakeApiOptions,
  type FakeInput,
  fakeApi,
  type SeenRequest,
} from './fake-api';
export { type MswHttp, mswHandlers } from './msw-handlers';
