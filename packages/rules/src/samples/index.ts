export { type SampleAction, type SampleFacts, whyNotSampleAction } from './free-sample';
