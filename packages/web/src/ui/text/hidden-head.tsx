/** The titles of a table's columns where only a screen reader needs them. */
export function HiddenHead({ titles }: { readonly titles: readonly string[] }) {
  return (
    <thead className="visually-hidden">
      <tr>
        {titles.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}
