import './reading.css';

/** One part of a text: its heading and its paragraphs. */
export interface ReadingSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** A text to be read, in parts. */
export function ReadingSections({ sections }: { readonly sections: readonly ReadingSection[] }) {
  return (
    <div className="panel reading">
      {sections.map(({ title, paragraphs }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
