import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../test/client';

const mock = mockForTests();
const user = clientOf(mock);
const FINANCE = '/account/contacts/management';

async function file(path: string) {
  const response = await fetch(`${mock.url}/new/api${path}`, {
    headers: { authorization: 'Bearer demo-directAdmin' },
  });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

it('HTTP-10 FIN-01 a receipt prints as a PDF of its own payment, with the amount in capitals', async () => {
  const { response, bytes } = await file(`${FINANCE}/receipt/print?receiptNo=SJ2026110301`);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('收据.pdf'));
  const letters = [...bytes.toString('latin1').matchAll(/<([0-9a-f]{4,})> Tj/g)].map(([, hex = '']) =>
    Buffer.from(hex, 'hex').swap16().toString('utf16le'),
  );
  expect(letters).toEqual(
    expect.arrayContaining(['收据号：SJ2026110301', '大写：壹拾贰万元整', '凭证号：4900001101']),
  );
  expect(Number(/startxref\n(\d+)/.exec(bytes.toString('latin1'))?.[1])).toBe(bytes.indexOf('xref\n'));
});

it('FIN-01 a receipt of another customer, or of a payment that has not come, is not there', async () => {
  const missing = { code: '0', msg: '没有找到该收据，请核对收据号' };
  expect((await user.get(`${FINANCE}/receipt/print?receiptNo=SJ9`)).body).toEqual(missing);
  const other = clientOf(mock, 'directKzxkh');
  expect((await other.get(`${FINANCE}/receipt/print?receiptNo=SJ2026110301`)).body).toEqual(missing);
});

it('HTTP-10 FIN-01 the QR code is a picture of 33 modules a side, another one for another payer or amount', async () => {
  const picture = async (query: string) =>
    (await file(`${FINANCE}/qrCode?customerCode=8800123456${query}`)).bytes;
  const plain = await picture('&payerCode=8800123456&amount=10000');
  expect(plain.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(plain.readUInt32BE(16)).toBe((33 + 8) * 8);
  const pixels = inflateSync(plain.subarray(41, 41 + plain.readUInt32BE(33)));
  // The same modules as those of another encoder for https://pay.portal.invalid/8800123456/8800123456?amount=10000.
  expect(createHash('sha256').update(pixels).digest('hex').slice(0, 16)).toBe('7bc5a44ee9d33aed');
  for (const query of ['&payerCode=8800200101&amount=10000', '&payerCode=8800123456&amount=1'])
    expect((await picture(query)).equals(plain)).toBe(false);
  const refused = await user.get(`${FINANCE}/qrCode?customerCode=8800123456&payerCode=8800789012`);
  expect(refused.body).toEqual({ code: '0', msg: '未开通扫码支付，请先开通支付账户' });
});

it('TRANS-01 regions, payers of the branch and the window depend on who asks', async () => {
  const regions = async (persona: string, customerCode: string) =>
    (await clientOf(mock, persona).post('/account/transfer/application/region', { customerCode })).body;
  expect((await regions('directAdmin', '8800123456')).data).toHaveLength(2);
  expect((await regions('directKzxkh', '8800123460')).data).toHaveLength(1);
  expect((await regions('directKzxkh', '8800123456')).code).toBe('0');

  const sons = async (son: string) =>
    (
      await user.get(
        `/account/transfer/application/getPayToByMasterSon.nd?customerCode=8800123456&sonCustomerCode=${son}`,
      )
    ).body;
  expect((await sons('8800123457')).data).toMatchObject([{ payerCode: '8800123457', balance: 86_420 }]);
  expect((await sons('8800123460')).code).toBe('0');

  const window = async (persona: string, customerCode: string) =>
    (
      await clientOf(mock, persona).get(
        `/account/transfer/application/showTransferWindow?customerCode=${customerCode}`,
      )
    ).body.data;
  expect(await window('directAdmin', '8800123456')).toBe(true);
  expect(await window('mdmClosed', '8800789012')).toBe(false);
});
