interface FactsProps {
  readonly facts: readonly (readonly [label: string, value: string])[];
}

/** Facts of one object, a line each. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="unknown-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
