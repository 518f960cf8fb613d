/** The input of an operation: wrong or empty input must be refused. */
import { bodyMedia, isJson, parameters, required } from '../resolve';
import { list, type Operation, operationRule, type Rule, record, text } from '../visit';

function hasRequiredField(operation: Operation): boolean {
  const bodies = bodyMedia(operation);
  if (bodies.some(({ node, from }) => required(operation.ctx, node['schema'], from).length > 0)) return true;
  return parameters(operation).some(({ node }) => node['required'] === true);
}

function isAllDefaulted(operation: Operation): boolean {
  const taken = parameters(operation);
  return bodyMedia(operation).length === 0 && taken.every(({ node }) => 'default' in record(node['schema']));
}

/**
 * An operation that takes input requires some of it, so that an empty request is refused. Query parameters that the
 * specification gives a default for (status 1, paging) may all be left out.
 */
export const requiredInput: Rule = operationRule(function* (operation) {
  const takesInput = bodyMedia(operation).length > 0 || parameters(operation).length > 0;
  if (takesInput && !hasRequiredField(operation) && !isAllDefaulted(operation))
    yield 'nothing of the input is required';
  if ('requestBody' in operation.node && record(operation.node['requestBody'])['required'] !== true)
    yield 'the request body is required';
});

/** A JSON body shows one example at least. */
export const bodyExample: Rule = operationRule(function* (operation) {
  for (const media of bodyMedia(operation).filter(isJson)) {
    const values = Object.values(record(media.node['examples'])).map((example) => record(example)['value']);
    if (values.length === 0) yield 'the request body has no example';
    if (values.some((value) => Object.keys(record(value)).length === 0 && list(value).length === 0))
      yield 'an example of the request body is empty';
  }
});

/** Every parameter shows a value, so that a request can be built from the description alone. */
export const parameterExample: Rule = () => ({
  Parameter: (parameter, ctx) => {
    const isShown = 'example' in parameter || 'default' in record(parameter['schema']);
    if (!isShown) ctx.report({ message: `parameter ${text(parameter['name'])} has no example` });
  },
});
