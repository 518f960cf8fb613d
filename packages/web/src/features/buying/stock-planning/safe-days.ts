/** Safe turnover days that the user set; Assumption: no stated call keeps them, so this browser does. */
import { safeDaysOf } from '@dealer-portal/rules/calculator';
import { useState } from 'react';
import { isRecord, slot } from '#platform/browser/storage';

type Days = Readonly<Record<string, number>>;

function isDays(value: unknown): value is Days {
  return isRecord(value) && Object.values(value).every((days) => typeof days === 'number');
}

/** The safe days by product of one sold-to, and ways to set one or forget them all. */
export function useSafeDays(saletoCode: string) {
  const [stored] = useState(() => slot('local', `safeDays-${saletoCode}`, isDays));
  const [typedDays, setTypedDays] = useState<Days>(() => stored.read() ?? {});
  const keep = (days: Days) => {
    stored.write(days);
    setTypedDays(days);
  };
  return {
    of: ({
      productCode,
      safeDays,
    }: {
      readonly productCode: string;
      readonly safeDays?: number | undefined;
    }) => safeDaysOf({ own: typedDays[productCode], listed: safeDays }),
    isOwn: (productCode: string) => Object.hasOwn(typedDays, productCode),
    /** Sets the days of some products, by code. */
    set: (days: Days) => keep({ ...typedDays, ...days }),
    forget: () => keep({}),
    count: Object.keys(typedDays).length,
  };
}

/** The safe days of one sold-to. */
export type SafeDays = ReturnType<typeof useSafeDays>;
