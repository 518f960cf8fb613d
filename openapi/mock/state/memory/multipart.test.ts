import { expect, it } from 'vitest';
import { multipartFields } from './multipart';

it('reads fields and files of a multipart body', () => {
  const body = [
    '--b1',
    'Content-Disposition: form-data; name="source"',
    '',
    'STORE',
    '--b1',
    'Content-Disposition: form-data; name="file"; filename="批次.csv"',
    'Content-Type: text/csv',
    '',
    'a;b\r\n1;2',
    '--b1--',
    '',
  ].join('\r\n');
  const received = Buffer.from(body).toString('latin1');
  expect(multipartFields(received)).toEqual({
    source: 'STORE',
    file: 'a;b\r\n1;2',
    fileName: '批次.csv',
    fileBytes: Buffer.from('a;b\r\n1;2'),
  });
});

it.each([undefined, 'text', { a: 1 }])('%j has no parts', (body) => {
  expect(multipartFields(body)).toEqual({});
});
