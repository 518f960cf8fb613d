export { discountText } from './discount';
export { type SampleAction, type SampleFacts, sampleActionRefusal } from './free-sample';
export { type SampleRefusal, sampleText } from './sample-refusals';
