import { describe, expect, it } from 'vitest';
import { components, description, list, operations, record } from '../test/description';
import { type Bundle, withOneSignature } from './one-signature';
import { samplesOf } from './samples';

const samples = new Map(
  operations.map(({ id, method, path, node }) => [
    id,
    samplesOf({ method: method.toLowerCase(), path, operation: node, components }).map(
      ({ label, source }) => [label, source] as const,
    ),
  ]),
);
const sample = (id: string, label: string): string => new Map(samples.get(id)).get(label) ?? '';

describe('CAT-03 samples of each call', () => {
  it('stand at every operation: curl, SDK and command line; a redirect has curl alone', () => {
    const labels = [...samples].map(([id, all]) => [id, all.map(([label]) => label).join()] as const);
    expect(
      labels.filter(([, labelsOfCall]) => labelsOfCall !== 'curl,SDK,command line').map(([id]) => id),
    ).toEqual(['redirectAfterLogin']);
  });

  it('fill in the address, and leave no template, comment or unknown value', () => {
    const wrong = [...samples].flatMap(([id, all]) =>
      all.filter(([, source]) => /\{\w+\}'|undefined|…/.test(source)).map(() => id),
    );
    expect(wrong).toEqual([]);
    expect(sample('getCartCount', 'curl')).toContain(
      "'http://127.0.0.1:4010/new/api/cart/shoppingCart/getNumberByValid/8800123456'",
    );
  });

  it('take the body of the request example', () => {
    expect(sample('cancelMyOrder', 'SDK')).toContain('orderNo: "6010086601"');
    expect(sample('cancelMyOrder', 'command line')).toMatch(
      /^echo '\{\n {2}"body": \{.*\}\n\}' \| dealer-portal call cancelMyOrder --input - \\\n {2}--yes$/s,
    );
    expect(sample('exportInvoices', 'command line')).toContain('dealer-portal download exportInvoices');
  });

  it('hold JSON that can be read', () => {
    const bodies = [...samples].flatMap(([, all]) =>
      all.map(([, source]) => /-d '(.*)'$/s.exec(source)?.[1] ?? ''),
    );
    const texts = bodies.filter((text) => text !== '').map((text) => text.replaceAll("'\\''", "'"));
    expect(texts.length).toBeGreaterThan(100);
    for (const text of texts) expect(() => JSON.parse(text)).not.toThrow();
  });
});

describe('CAT-03 descriptions with one way of signing', () => {
  // The committed bundle.
  const bundle = description as Bundle;
  const idsOf = ({ paths }: Bundle) =>
    Object.values(paths).flatMap((pathItem) =>
      Object.values(pathItem).map((operation) => String(operation['operationId'])),
    );

  it('the token signs every call', () => {
    const bearer = withOneSignature(bundle, 'bearer');
    expect(idsOf(bearer)).toHaveLength(operations.length);
    expect(Object.keys(record(bearer.components['securitySchemes']))).toEqual(['bearer']);
    expect(bearer['security']).toEqual([{ bearer: [] }]);
  });

  it('the automation client signs what is not for users alone', () => {
    const automation = withOneSignature(bundle, 'automation');
    const missing = operations.map(({ id }) => id).filter((id) => !idsOf(automation).includes(id));
    expect(missing).toHaveLength(15);
    expect(missing).toContain('getUserInfo');
    const stated = Object.values(automation.paths)
      .flatMap((pathItem) => Object.values(pathItem))
      .filter((operation) => 'security' in operation);
    expect(stated.map(({ security }) => list(security))).toEqual([[]]);
  });
});
