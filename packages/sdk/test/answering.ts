/** Builders for tests: a fetch that gives set answers and remembers its requests. */

export interface Asked {
  readonly url: string;
  readonly init: RequestInit;
}

export interface Answering {
  readonly fetch: typeof fetch;
  readonly requests: Asked[];
}

type Answer = Response | Error | ((request: Asked) => Response | Promise<Response>);

/** Answers in turn; the last answer serves every further request. */
export function answering(...answers: Answer[]): Answering {
  const request: Asked[] = [];
  return {
    requests: request,
    fetch: async (input, init) => {
      const item = { url: String(input), init: init ?? {} };
      request.push(item);
      const answer = answers[Math.min(request.length, answers.length) - 1];
      if (answer === undefined) throw new Error(`Nobody expected ${item.url}`);
      if (answer instanceof Error) throw answer;
      return typeof answer === 'function' ? await answer(item) : answer.clone();
    },
  };
}

/** A JSON answer. */
export function json(body: unknown, init?: ResponseInit): Response {
  return Response.json(body, init);
}

/** The headers of a request as a record. */
export function sentHeaders({ init }: Asked): Record<string, string> {
  return Object.fromEntries(new Headers(init.headers));
}
