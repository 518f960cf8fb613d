// The parser that read-excel-file is made with; it ships no types. The two hooks that are used.
declare module 'saxen' {
  export class Parser {
    on(
      event: 'openTag',
      hook: (
        name: string,
        attributes: () => Readonly<Record<string, string>>,
        decode: (text: string) => string,
      ) => void,
    ): this;
    on(event: 'closeTag', hook: (name: string) => void): this;
    on(event: 'text', hook: (text: string) => void): this;
    on(event: 'error', hook: (error: Error) => void): this;
    parse(xml: string): void;
  }
}
