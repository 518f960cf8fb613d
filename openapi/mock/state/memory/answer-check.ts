import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { type Description, isRecord } from '../../description';
import { addDescribedFormats, DESCRIBED } from '../../formats';
import { oneOperation } from '../../one-operation';
import type { Route } from '../../routes';

/** Says what in an answer does not fit the description, or undefined when it fits. */
export type AnswerCheck = (route: Route, answer: unknown) => string | undefined;

/** Checks the answers of the state against the description's success schema of each operation. */
export function answerCheckOver(description: Description): AnswerCheck {
  // Most schemas are used a few times: what optimising their code takes is more than it saves.
  const ajv = new Ajv2020({ ...DESCRIBED, validateSchema: false, code: { optimize: false } });
  addDescribedFormats(ajv);
  const compiled = new Map<Route, ValidateFunction>();
  return (route, answer) => {
    const validate = compiled.get(route) ?? ajv.compile(answerSchema(description, route));
    compiled.set(route, validate);
    return validate(answer) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'answer' });
  };
}

/** A schema with the components that it needs inside, so that its references resolve. */
function answerSchema(description: Description, route: Route): Record<string, unknown> {
  const { components, paths } = oneOperation(description, route);
  const response = paths[route.path]?.[route.method]?.responses['200'];
  const content = isRecord(response) ? response['content'] : undefined;
  const json = isRecord(content) ? content['application/json'] : undefined;
  const schema = isRecord(json) ? json['schema'] : undefined;
  if (!isRecord(schema)) throw new Error(`${route.operationId} describes no JSON answer.`);
  return { allOf: [schema], components };
}
