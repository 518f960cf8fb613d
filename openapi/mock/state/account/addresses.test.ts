import { describe, expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../test/client';

const mock = mockForTests();
const user = clientOf(mock);

const customerCode = '8800123456';

describe('ship-tos and addresses', () => {
  const shipTos = async () =>
    (await user.get(`/customer/sendto/list?saletoCode=${customerCode}`)).body.data as readonly {
      sendtoCode: string;
      isDefault: number;
    }[];
  const makeDefault = (code: string) => user.get(`/customer/customers/auxiliary/relations/${code}/default`);

  it('ADDR-01 keeps the default that was chosen', async () => {
    expect((await makeDefault('8800130002')).body.code).toBe('1');
    expect(
      (await shipTos()).filter((shipTo) => shipTo.isDefault === 1).map((shipTo) => shipTo.sendtoCode),
    ).toEqual(['8800130002']);
    expect((await user.get(`/customer/sendto/default?saletoCode=${customerCode}`)).body.data).toMatchObject({
      sendtoCode: '8800130002',
    });
    expect((await user.get('/customer/customers/auxiliary/default/relations')).body.data).toMatchObject({
      addressCode: '8800130002',
    });
    expect((await makeDefault('0')).body.msg).toBe('设置默认送达方失败');
  });

  it('HEAD-01 has the ship-tos of the second sold-to', async () => {
    const second = (await user.get('/customer/sendto/list?saletoCode=8800123457')).body.data;
    expect(second).toMatchObject([{ sendtoCode: '8800130004' }]);
  });

  it('adds an address, which is a ship-to then', async () => {
    const body = {
      customerCode,
      addressName: '新仓',
      provinceCode: '370000',
      cityCode: '370200',
      areaCode: '370203',
      address: '山东省青岛市市北区新仓路1号',
      contactName: '刘芳',
      contactPhone: '13800000011',
      defaultFlag: 1,
    };
    const { addressCode } = (await user.post('/customer/customers/auxiliary/addresses/save', body)).body
      .data as { addressCode: string };
    expect((await shipTos()).find((shipTo) => shipTo.isDefault === 1)?.sendtoCode).toBe(addressCode);
    expect((await user.post('/customer/customers/auxiliary/addresses/save', body)).body.msg).toContain(
      '已有相同',
    );
  });

  it('ADDR-03 each province has its own cities, each city its own areas; others are refused', async () => {
    const names = async (path: string) =>
      ((await user.get(`/basic/address/${path}`)).body.data as { name: string }[]).map(({ name }) => name);
    expect(await names('city/310000')).toEqual(['上海市']);
    expect(await names('city/370000')).toContain('青岛市');
    expect(await names('area/310100')).toEqual(['黄浦区', '静安区', '浦东新区']);
    expect(await names('area/370100')).toEqual(['历下区', '天桥区']);
    const body = {
      customerCode,
      addressName: '新仓',
      provinceCode: '310000',
      cityCode: '370200',
      areaCode: '370211',
      address: '上海市青岛市黄岛区新仓路1号',
      contactName: '刘芳',
      contactPhone: '13800000011',
    };
    const save = (change: object) =>
      user.post('/customer/customers/auxiliary/addresses/save', { ...body, ...change });
    expect((await save({})).body.msg).toContain('不对应');
    expect((await save({ provinceCode: '370000', areaCode: '370102' })).body.msg).toContain('不对应');
    expect((await save({ provinceCode: '370000' })).body.code).toBe('1');
  });

  it('submits, shows and revokes the change of a ship-to', async () => {
    const status = async () =>
      (await user.get('/customer/sendtoChangeApproval/getApprovalStatusBySendToCode?sendToCode=8800123456'))
        .body.data as { statusName: string } | undefined;
    const change = {
      saletoCode: customerCode,
      sendtoCode: customerCode,
      newAddress: '青岛市崂山区新址',
      contactName: '王',
      contactPhone: '13800000001',
      reason: '搬迁',
    };
    const submit = () => user.post('/customer/sendtoChangeApproval/submit', change);
    expect(await status()).toBeUndefined();
    const { applyNo } = (await submit()).body.data as { applyNo: string };
    expect((await submit()).body.msg).toContain('审批中');
    expect(await status()).toMatchObject({ applyNo, statusName: '审批中', canRevoke: true });
    await user.post('/customer/sendtoChangeApproval/revoke', { applyNo });
    expect(await status()).toMatchObject({ statusName: '已撤销', canRevoke: false });
  });
});
