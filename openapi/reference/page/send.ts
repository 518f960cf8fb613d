/** The form 'Try it' of an operation: calls the mock of the same origin, and shows its answer. */

interface Input {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

async function send(form: HTMLFormElement): Promise<string> {
  const fields = new FormData(form);
  const input = JSON.parse(String(fields.get('input'))) as Input;
  const { method = 'GET', path = '' } = form.dataset;
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.path?.[name] ?? ''),
  );
  const query = new URLSearchParams(input.query).toString();
  const started = performance.now();
  const response = await fetch(`/new/api${address}${query && `?${query}`}`, {
    method,
    headers: {
      Authorization: `Bearer ${String(fields.get('token'))}`,
      ...(input.body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
  });
  const statusLine = `HTTP ${response.status} · ${Math.round(performance.now() - started)} ms`;
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('json')) return `${statusLine}\n${type} · ${(await response.blob()).size} B`;
  return `${statusLine}\n${JSON.stringify(await response.json(), null, 2)}`;
}

/** Sends what a form 'Try it' of the page holds when it is pressed. */
export function sendByForms(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset['path'] === undefined) return;
    event.preventDefault();
    const answer = form.querySelector('output');
    if (!answer) return;
    answer.textContent = 'Sending…';
    send(form)
      .catch((error: unknown) => `Not sent: ${error instanceof Error ? error.message : String(error)}`)
      .then((text) => {
        answer.textContent = text;
      });
  });
}
