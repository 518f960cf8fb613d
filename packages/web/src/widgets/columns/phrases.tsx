import type { Phrase } from '@dealer-portal/rules/columns';

/** Words of a sentence: figures and names semibold, what agrees in green. */
export function Phrases({ of }: { readonly of: readonly Phrase[] }) {
  return of.map(({ text, isStrong, tone }, at) => {
    const Word = isStrong || tone === 'open' ? 'strong' : 'span';
    return (
      <Word key={at} data-tone={tone}>
        {text}
      </Word>
    );
  });
}
