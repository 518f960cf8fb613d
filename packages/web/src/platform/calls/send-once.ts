import type { CallOptions, Client, Descriptor } from '@dealer-portal/sdk';

/** Writes under way, by operation and input; one list for every client of the portal. */
const underWay = new Map<string, Promise<unknown>>();

type Call = (operation: Descriptor, input?: object, options?: CallOptions) => Promise<unknown>;

/**
 * The same client, whose writes are sent once: while one is under way, an equal one is not sent and gets its promise.
 * One that its caller has given up is over. Reads are left alone.
 */
export function sendOnce(client: Client): Client {
  // The overloads of `call` say what each operation takes; here one is like another.
  const send = client.call as Call;
  const call: Call = (operation, input, options) => {
    if (operation.effect === 'read') return send(operation, input, options);
    const key = `${operation.id} ${JSON.stringify(input, fileByName)}`;
    const sent = underWay.get(key);
    if (sent) return sent;
    const end = () => underWay.get(key) === answer && underWay.delete(key);
    const answer = send(operation, input, options).finally(end);
    underWay.set(key, answer);
    options?.signal?.addEventListener('abort', end);
    return answer;
  };
  return { ...client, call: call as Client['call'] };
}

/** JSON writes every file as `{}`; two files are equal when name, size and time are. */
function fileByName(_key: string, value: unknown): unknown {
  if (!(value instanceof Blob)) return value;
  const { name = '', lastModified = 0 } = value instanceof File ? value : {};
  return [name, value.size, lastModified];
}
