import { businessDate } from '../memory/clock';
import type { Envelope } from '../memory/examples';
import { text } from '../memory/input';
import type { Answer, Body, Given, Id, Params } from '../memory/shapes';
import type { Dealer } from '../memory/slice';
import type { Call, Handlers } from '../memory/state';

/** A call whose input and answer are those of its operation. */
export interface TypedCall<Name extends Id> {
  readonly dealer: Dealer;
  /** The bearer token; empty for the automation client. */
  readonly token: string;
  readonly input: Body<Name>;
  /** The parameters of the path. */
  readonly params: Params<Name>;
  readonly now: Date;
  /** The business day of the call. */
  readonly today: string;
  /** The file of a report that the call begins. */
  readonly report: Buffer | undefined;
  /** Success with data; the message is that of the operation's own success unless another is given. */
  readonly done: (data?: Answer<Name> | Given<Answer<Name>>, msg?: string) => Envelope;
  /** A refusal that the description has as an example. */
  readonly refuse: Call['refuse'];
}

/** A handler that is typed by the description; what belongs to another customer is not there for it. */
export function handle<Name extends Id>(
  id: Name,
  answer: (call: TypedCall<Name>) => ReturnType<NonNullable<Handlers[Id]>>,
): Handlers {
  return {
    [id]: (dealer: Dealer, call: Call) =>
      answer({
        dealer,
        token: call.token,
        input: call.input as Body<Name>, // Prism has checked it against the description
        params: call.params as Params<Name>, // those of the matched address
        now: call.now,
        today: businessDate(call.now),
        report: call.report,
        done: call.done,
        refuse: call.refuse,
      }),
  };
}

/** Whether a call asks for the dealer's own rows; a call without an owner does. */
export function isOwn({ persona }: Dealer, input: object): boolean {
  const fields = input as Readonly<Record<string, unknown>>; // any body has fields
  const codes = ['customerCode', 'custCode'].map((name) => text(fields, name)).filter((code) => code !== '');
  return codes.every((code) => code === persona.saletoCode || code === persona.saletoCodeSub);
}
