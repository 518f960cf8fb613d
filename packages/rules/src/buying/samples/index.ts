export { reasonAgainstSampleAction, type SampleAction, type SampleFacts } from './free-sample';
