/** Takes the place of the network for examples: every operation answers with its normal success. */
import * as all from '../src/generated/examples/index';
import { exportInvoices } from '../src/generated/operations/index';
import { fakeApi } from '../src/testing/index';

const file = {
  blob: new Blob(['PK\x05\x06mont']),
  fileName: '发票明细.xlsx',
  contentType: 'application/vnd.ms-excel',
};
const server = fakeApi()
  .answerExamples(...Object.values(all))
  .answer(exportInvoices, { data: file });

globalThis.fetch = server.fetch;
