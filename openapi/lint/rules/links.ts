/** Where an answer leads: each link names an operation, gives what that one requires, and finds its values in the examples. */
import { type Answered, expressionsIn, expressionValue } from '../expression';
import { answerMedia, bodyMedia, isJson, type Media, parameters, properties, required } from '../resolve';
import { type Location, type Operation, operationOf, type Rule, record, text } from '../visit';

interface Input {
  readonly name: string;
  readonly isRequired: boolean;
}

interface Inputs {
  readonly parameters: readonly Input[];
  readonly body: readonly Input[];
}

/** A link that waits until all operations are known. */
interface Waiting {
  readonly from: string;
  readonly name: string;
  readonly to: string;
  readonly parameters: readonly string[];
  readonly body: readonly string[];
  readonly location: Location;
}

/** The names that an operation takes, but for its headers. */
function inputsOf(operation: Operation): Inputs {
  const { ctx } = operation;
  const ofBody = bodyMedia(operation)
    .filter(isJson)
    .flatMap(({ node, from }) => {
      const names = required(ctx, node['schema'], from);
      return [...properties(ctx, node['schema'], from).keys()].map((name) => ({
        name,
        isRequired: names.includes(name),
      }));
    });
  const ofAddress = parameters(operation)
    .filter(({ node }) => node['in'] !== 'header')
    .map(({ node }) => ({ name: text(node['name']), isRequired: node['required'] === true }));
  return { parameters: ofAddress, body: ofBody };
}

function firstValue(media: readonly Media[]): unknown {
  const [first] = Object.values(record(media.find(isJson)?.node['examples']));
  return record(first)['value'];
}

/** The call as the examples show it. */
function answeredOf(operation: Operation): Answered {
  const ofAddress = parameters(operation).map(({ node }) => [
    `${text(node['in'])}.${text(node['name'])}`,
    node['example'],
  ]);
  return {
    parameters: Object.fromEntries(ofAddress),
    requestBody: firstValue(bodyMedia(operation)),
    responseBody: firstValue(answerMedia(operation)),
  };
}

function* misfits(given: readonly string[], inputs: readonly Input[]): Iterable<string> {
  for (const name of given)
    if (!inputs.some((input) => input.name === name)) yield `gives ${name}, which it does not take`;
  for (const { name, isRequired } of inputs)
    if (isRequired && !given.includes(name)) yield `does not give ${name}, which it requires`;
}

/** What a link of one operation says by itself. */
function* ownFaults(name: string, link: unknown, answered: Answered): Iterable<string> {
  if (!/^[a-z][a-zA-Z]*$/.test(name)) yield `the link ${name} has no name in camelCase`;
  for (const expression of expressionsIn([record(link)['parameters'], record(link)['requestBody']])) {
    const value = expressionValue(expression, answered);
    if (value === undefined || value === null || value === '')
      yield `the link ${name} finds no ${expression} in the examples`;
  }
}

/** Links lead to operations that exist, give what these require and nothing else, and find it in the examples (CAT-03). */
export const links: Rule = () => {
  const inputsById = new Map<string, Inputs>();
  const waiting: Waiting[] = [];
  return {
    PathItem: {
      Operation: {
        enter: (node, ctx) => {
          const operation = operationOf(node, ctx);
          const from = text(node['operationId']);
          inputsById.set(from, inputsOf(operation));
          const own = Object.entries(record(record(record(node['responses'])['200'])['links']));
          if (own.length === 0) return;
          const answered = answeredOf(operation);
          for (const [name, link] of own) {
            for (const message of ownFaults(name, link, answered))
              ctx.report({ message: `${from}: ${message}` });
            waiting.push({
              ...{ from, name, to: text(record(link)['operationId']), location: ctx.location },
              parameters: Object.keys(record(record(link)['parameters'])),
              body: Object.keys(record(record(link)['requestBody'])),
            });
          }
        },
      },
    },
    Root: {
      leave: (_, ctx) => {
        for (const { from, name, to, location, ...given } of waiting) {
          const inputs = inputsById.get(to);
          const faults = inputs
            ? [...misfits(given.parameters, inputs.parameters), ...misfits(given.body, inputs.body)]
            : ['is no operation'];
          for (const fault of faults)
            ctx.report({ message: `${from}: the link ${name} to ${to} ${fault}`, location });
        }
      },
    },
  };
};
