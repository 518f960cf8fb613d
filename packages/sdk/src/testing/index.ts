export { type FakeAnswer, type FakeApi, fakeApi, type SeenRequest } from './fake-api';
