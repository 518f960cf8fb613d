import { expect, it } from 'vitest';
import { deliveryFields, deliveryProblem } from './use-delivery';

const AREA = { areaCode: '370212', areaName: '山东省青岛市崂山区' };

it.each([
  [{ type: 'sendTo', addressCode: 'A', ...AREA }, undefined, { deliverType: 'sendTo' }],
  [{ type: 'address' }, '请选择配送地址', { deliverType: 'sendTo' }],
  [{ type: 'address', addressCode: 'A' }, undefined, { deliverType: 'address', addressCode: 'A' }],
  [{ type: 'district' }, '请选择配送区域', { deliverType: 'sendTo' }],
  [{ type: 'district', ...AREA }, undefined, { deliverType: 'district', ...AREA }],
] as const)('ADDR-02 %o: problem %s, sent as %o', (delivery, problem, fields) => {
  expect(deliveryProblem(delivery)).toBe(problem);
  expect(deliveryFields(delivery)).toEqual(fields);
});
