import { describe, expect, it, vi } from 'vitest';
import { answering, json } from '../../test/answering';
import { CART, clientOf, LINE } from '../../test/calls';
import { unwrap } from '../core/api-error';
import { addToCart, listCart } from '../generated/operations/index';
import { addToCartInput, listCartData } from '../generated/validators/index';
import { checkOf, issuesOf } from './check';
import { amount, either, isDate, list, number, points, price, type Shape, text } from './shapes';
import { ValidationError, validating } from './validating';

const ENTRY = {
  id: '1',
  composeId: 'C1',
  activityType: 1,
  number: 1,
  productList: [{ productCode: 'A', number: 1 }],
};
const wrong = () => json({ code: '1', msg: '成功', data: [{ ...ENTRY, number: '2' }] });

describe('validating', () => {
  it('lets through what is as described', async () => {
    const server = answering(json({ code: '1', data: [{ ...ENTRY, unknownField: 1 }] }));
    const result = await clientOf(server).call(listCart, CART, { validate: validating([listCartData]) });
    expect(result).toMatchObject({ ok: true, data: [{ unknownField: 1 }] });
  });

  it('turns a wrong answer into an invalid-response', async () => {
    const result = await clientOf(answering(wrong())).call(listCart, CART, {
      validate: validating([listCartData], { mode: 'throw' }),
    });
    expect(result).toMatchObject({ ok: false, kind: 'invalid-response', status: 200, attempts: 1 });
    const cause = result.ok ? undefined : result.cause;
    expect(cause).toBeInstanceOf(ValidationError);
    expect(cause).toMatchObject({
      operationId: 'listCart',
      part: 'data',
      issues: [{ path: '0.number', message: 'expected number' }],
      message: 'The data of listCart is not as described: 0.number: expected number',
    });
    expect(() => unwrap(result)).toThrow('请求失败');
  });

  it('warns, and lets the answer through', async () => {
    const report = vi.fn();
    const validate = validating([listCartData], { mode: 'warn', report });
    expect(await clientOf(answering(wrong())).call(listCart, CART, { validate })).toMatchObject({ ok: true });
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('HTTP-03 warns of a null where the types of an assumed shape are certain, which a program reads as undefined', async () => {
    const report = vi.fn();
    const server = answering(json({ code: '1', data: [{ ...ENTRY, composeId: null }] }));
    const validate = validating([listCartData], { report });
    const result = await clientOf(server).call(listCart, CART, { validate });
    expect(result.ok && result.data[0]).toMatchObject({ id: '1', composeId: undefined });
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ issues: [expect.objectContaining({ path: '0.composeId' })] }),
    );
  });

  it('warns on the console when nothing else is given', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    await clientOf(answering(wrong())).call(listCart, CART, {
      validate: validating([listCartData]),
    });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('0.number'));
    warn.mockRestore();
  });

  it('looks at nothing when off, at no failure, and at no other operation', async () => {
    const api = clientOf(answering(wrong(), json({ code: '0', msg: '失败', data: [{}] }), wrong()));
    const off = validating([listCartData], { mode: 'off' });
    expect(await api.call(listCart, CART, { validate: off })).toMatchObject({ ok: true });
    expect(await api.call(listCart, CART, { validate: validating([listCartData]) })).toMatchObject({
      kind: 'business',
    });
    expect(await api.call(listCart, CART, { validate: validating([addToCartInput]) })).toMatchObject({
      ok: true,
    });
  });

  it('CART-03 throws for a wrong input before anything is sent', async () => {
    const server = answering(json({ code: '1' }));
    const validate = validating([addToCartInput]);
    const input = { body: { ...LINE.body, number: 0 } };
    await expect(clientOf(server).call(addToCart, input, { validate })).rejects.toThrow(
      'The input of addToCart is not as described: body.number: at least 1',
    );
    expect(server.requests).toEqual([]);
    expect(await clientOf(server).call(addToCart, LINE, { validate })).toMatchObject({ ok: true });
  });
});

describe('checks', () => {
  it('build nothing until they are first used, and then once', () => {
    const build = vi.fn(() => list(text));
    const check = checkOf('listCart', 'data', build);
    expect(build).not.toHaveBeenCalled();
    expect(issuesOf(check, ['a'])).toEqual([]);
    expect(issuesOf(check, ['a', 1])).toEqual([{ path: '1', message: 'expected string' }]);
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('name everything that is wrong, each with its place', () => {
    expect(issuesOf(listCartData, [{ ...ENTRY, id: 1, number: 0.5, productList: [null] }])).toEqual([
      { path: '0.id', message: 'expected string' },
      { path: '0.number', message: 'a whole number' },
      { path: '0.productList.0', message: 'expected object' },
    ]);
    const check = checkOf('listCart', 'data', () => either(number, text));
    expect(issuesOf(check, true)).toEqual([{ path: '', message: 'expected number or expected string' }]);
  });

  it('CART-06 end a million wrong entries after a hundred issues', () => {
    const wrong = Array.from({ length: 1_000_000 }, () => ({ ...ENTRY, number: 0.5 }));
    const issues = issuesOf(listCartData, wrong);
    expect([issues.length, issues[0]?.path, issues.at(-1)?.path]).toEqual([100, '0.number', '99.number']);
  }, 20_000);

  it('take of an answer a choice that they do not know, and null for what may be absent; of an input neither', () => {
    expect(issuesOf(listCartData, [{ ...ENTRY, activityType: 9, activityId: null }])).toEqual([]);
    const body = { ...LINE.body, activityType: 9, areaCode: null };
    expect(issuesOf(addToCartInput, { body }).map(({ path }) => path)).toContain('body.activityType');
    expect(issuesOf(addToCartInput, { body: { ...LINE.body, activityId: null } })).toEqual([
      { path: 'body.activityId', message: 'expected string' },
    ]);
  });

  it('run where code may not be made from text (strict CSP)', () => {
    const forbidden = () => {
      throw new EvalError('unsafe-eval');
    };
    vi.stubGlobal('Function', forbidden);
    vi.stubGlobal('eval', forbidden);
    const issues = issuesOf(listCartData, [{ ...ENTRY, productList: {} }]);
    vi.unstubAllGlobals();
    expect(issues).toEqual([{ path: '0.productList', message: 'expected array' }]);
  });

  it.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['1900-02-29', false],
    ['2000-02-29', true],
    ['2026-13-01', false],
    ['2026-04-31', false],
    ['2026-00-10', false],
    ['2026-1-1', false],
    ['2026-11-20T00:00', false],
  ])('%s is a date: %s', (text, is) => {
    expect(isDate(text)).toBe(is);
  });

  it.each<[Shape, number, string]>([
    [price, -5, 'yuan to the cent, from 0 to 9999999999.99'],
    [amount, 0.001, 'yuan to the cent, from -9999999999.99 to 9999999999.99'],
  ])('say what an amount may be: %#', (shape, value, message) => {
    expect(checkOf('addToCart', 'input', () => shape).issues(value)).toEqual([{ path: '', message }]);
  });

  it('count characters, not their halves', () => {
    expect(points('a😀冰')).toBe(3);
  });
});
