/** A field that the specification does not name is required only with a reason. */
import { type Input, isStated, knownOf, reasonFor } from '../../ledger/provenance';
import { bodyMedia, parameters, required } from '../resolve';
import { type Operation, operationRule, type Rule, text } from '../visit';

function requiredInputs(operation: Operation): readonly Input[] {
  const named = parameters(operation)
    .filter(({ node }) => node['required'] === true)
    .map(({ node }) => ({ name: text(node['name']), place: text(node['in']) }));
  const fields = bodyMedia(operation).flatMap(({ node, from }) =>
    required(operation.ctx, node['schema'], from).map((name) => ({ name, place: 'body' })),
  );
  return [...named, ...fields];
}

/** An input that the ledger does not name for the call is optional, or ledger/needed-inputs.tsv says why it is not. */
export const neededInput: Rule = operationRule(function* (operation) {
  const known = knownOf(`${operation.method.toUpperCase()} ${operation.path}`);
  const id = text(operation.node['operationId']);
  for (const input of requiredInputs(operation)) {
    if (isStated(input, known) || reasonFor(id, input) !== undefined) continue;
    yield `the specification does not name ${input.name}; make it optional, or say in ledger/needed-inputs.tsv why the call makes no sense without it`;
  }
});
