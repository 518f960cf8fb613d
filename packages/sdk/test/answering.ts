/** Builders for tests: a fetch that gives set answers and remembers its requests. */

export interface SentRequest {
  readonly url: string;
  readonly init: RequestInit;
}

export interface Answering {
  readonly fetch: typeof fetch;
  readonly requests: SentRequest[];
}

type Answer = Response | Error | ((request: SentRequest) => Response | Promise<Response>);

/** Answers in turn; the last answer serves every further request. */
export function answering(...answers: Answer[]): Answering {
  const requests: SentRequest[] = [];
  return {
    requests,
    fetch: async (input, init) => {
      const request = { url: String(input), init: init ?? {} };
      requests.push(request);
      const answer = answers[Math.min(requests.length, answers.length) - 1];
      if (answer === undefined) throw new Error(`Nobody expected ${request.url}`);
      if (answer instanceof Error) throw answer;
      return typeof answer === 'function' ? await answer(request) : answer.clone();
    },
  };
}

/** A JSON answer. */
export function json(body: unknown, init?: ResponseInit): Response {
  return Response.json(body, init);
}

/** The headers of a request as a record. */
export function sentHeaders({ init }: SentRequest): Record<string, string> {
  return Object.fromEntries(new Headers(init.headers));
}
