import { isRecord, isText } from '#platform/browser/storage';

/** Filters under a name that the user gave them. */
export interface View {
  readonly name: string;
  readonly values: Readonly<Partial<Record<string, string>>>;
}

export function isViews(value: unknown): value is readonly View[] {
  return Array.isArray(value) && value.every(isView);
}

function isView(value: unknown): value is View {
  return (
    isRecord(value) &&
    isText(value['name']) &&
    isRecord(value['values']) &&
    Object.values(value['values']).every(isText)
  );
}
