export { type Entry, type ExampleAnswer, type Examples, exampleOf } from './examples';
export { type FakeAnswer, type FakeApi, fakeApi, type SeenRequest } from './fake-api';
