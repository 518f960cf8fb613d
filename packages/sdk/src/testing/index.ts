export { type Entry, type ExampleAnswer, type Examples, exampleOf } from './examples';
export type { FakeAnswer } from './fake-answer';
export {
  type FakeAnswerOptions,
  type FakeApi,
  type FakeApiOptions,
  type FakeInput,
  fakeApi,
  type SeenRequest,
} from './fake-api';
