/**
 * What every tab asks first is asked once a minute for all tabs of a session: a tab that starts hears what the others
 * were answered, and asks the server for the rest. Nothing is stored: an answer goes from page to page.
 */
import { hashKey, type QueryKey } from '@tanstack/react-query';
import { isRecord } from '../browser/storage';

/** So old an answer may be that another tab takes over, in milliseconds. */
const SHARED_MS = 60_000;

/** Another tab says its first word within this time, in milliseconds; one that sleeps does not. */
const WORD_MS = 150;

/** So long a tab waits for an answer that another one has asked for, in milliseconds. */
const ANSWER_MS = 5000;

/** The part of a BroadcastChannel that is used. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

interface Surroundings {
  /** The channel to the other tabs, and whether there are some; undefined where tabs cannot speak. */
  readonly company: Promise<{ readonly channel: Channel; readonly isAlone: boolean } | undefined>;
  /** The session and build that answers belong to; undefined while nobody is signed in. */
  readonly owner: () => string | undefined;
}

/** What this tab has asked for, or been told. */
interface Kept {
  readonly owner: string;
  /** When the server was asked, in milliseconds since the epoch. */
  readonly at: number;
  /** Undefined where none came. */
  readonly answer: Promise<Answer | undefined>;
}

interface Answer {
  readonly data: unknown;
  readonly at: number;
}

type Word =
  | { readonly kind: 'ask'; readonly id: string; readonly owner: string; readonly name: string }
  /** The tab that says so has asked, and will tell. */
  | { readonly kind: 'soon'; readonly id: string }
  | { readonly kind: 'none'; readonly id: string }
  | { readonly kind: 'tell'; readonly id: string; readonly answer: Answer }
  | { readonly kind: 'end' };

/** Answers that tabs share. */
export interface SharedAnswers {
  /**
   * An answer of another tab that is at most a minute old, else the server's. A tab hears the others once for each
   * question: what it asks again has changed.
   * @param hears asks the others again, too: for what is asked by the clock
   */
  readonly ask: <T>(key: QueryKey, fetch: () => T | Promise<T>, hears?: boolean) => Promise<T>;
  /** No tab takes over what was answered before: something was written, or a right was refused. */
  readonly end: () => void;
}

/** The shared answers of one tab. */
export function shareAnswers({ company, owner }: Surroundings): SharedAnswers {
  const kept = new Map<string, Kept>();
  const asked = new Set<string>();
  const waiting = new Map<string, (word: Word) => void>();
  let channel: Channel | undefined;

  void company.then((found) => {
    channel = found?.channel;
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => isWord(data) && take(data));
  });

  function take(word: Word): void {
    if (word.kind === 'ask') void reply(word);
    else if (word.kind === 'end') kept.clear();
    else waiting.get(word.id)?.(word);
  }

  async function reply({ id, owner: asker, name }: Extract<Word, { kind: 'ask' }>): Promise<void> {
    const own = kept.get(name);
    // A tab whose answer is too old says nothing: another one may have a younger.
    if (own?.owner !== asker || Date.now() - own.at >= SHARED_MS) return;
    channel?.postMessage({ kind: 'soon', id } satisfies Word);
    const answer = await own.answer;
    const isGood = answer && kept.get(name) === own;
    channel?.postMessage((isGood ? { kind: 'tell', id, answer } : { kind: 'none', id }) satisfies Word);
  }

  /** The answer of another tab; undefined where none has it. */
  function hear(by: Channel, question: { readonly owner: string; readonly name: string }) {
    const id = crypto.getRandomValues(new Uint32Array(4)).join('-');
    return new Promise<Answer | undefined>((resolve) => {
      const done = (answer?: Answer) => {
        window.clearTimeout(timer);
        waiting.delete(id);
        resolve(answer);
      };
      let timer = window.setTimeout(done, WORD_MS);
      let promised = 0;
      waiting.set(id, (word) => {
        if (word.kind === 'tell') return done(word.answer);
        promised += word.kind === 'soon' ? 1 : -1;
        if (promised === 0) return done();
        window.clearTimeout(timer);
        timer = window.setTimeout(done, ANSWER_MS);
      });
      by.postMessage({ kind: 'ask', id, ...question } satisfies Word);
    });
  }

  return {
    ask: async <T>(key: QueryKey, fetch: () => T | Promise<T>, hears = false): Promise<T> => {
      const found = await company;
      const from = owner();
      if (!found || from === undefined) return fetch();
      const name = hashKey(key);
      const isHeard = hears || !asked.has(name);
      asked.add(name);
      const told = isHeard && !found.isAlone ? await hear(found.channel, { owner: from, name }) : undefined;
      const at = told?.at ?? Date.now();
      const data = told ? told.data : fetch();
      const answer = Promise.resolve(data).then((found) => ({ data: found, at }));
      kept.set(name, { owner: from, at, answer: answer.catch(() => undefined) });
      // Told by a tab of the same build that asked the same question.
      return (await answer).data as T;
    },
    end: () => {
      kept.clear();
      channel?.postMessage({ kind: 'end' } satisfies Word);
    },
  };
}

function isWord(value: unknown): value is Word {
  if (!isRecord(value)) return false;
  const { kind, id, answer } = value;
  if (kind === 'end') return true;
  if (typeof id !== 'string') return false;
  if (kind === 'ask') return typeof value['owner'] === 'string' && typeof value['name'] === 'string';
  if (kind === 'tell') return isRecord(answer) && typeof answer['at'] === 'number' && 'data' in answer;
  return kind === 'soon' || kind === 'none';
}
