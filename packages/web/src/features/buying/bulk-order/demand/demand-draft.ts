import dayjs from 'dayjs';
import { useState } from 'react';
import * as z from 'zod/mini';
import { fits } from '#platform/browser/fits';
import { isRecord, slot } from '#platform/browser/storage';
import { pickerDay } from '#ui/input/date/picker-day';
import { isStoredFile } from '#widgets/uploads/stored-file';
import { pictureAt } from '#widgets/uploads/use-uploads';
import type { DemandDetail } from '../queries';
import type { DemandFormFields } from './fixed-fields';

/** The name under which a day is kept; a Dayjs is no JSON. */
const DAY = '$day';

/** The form of a demand begins with what was typed there before, which is kept until it was sent or given up. */
export function useDemandDraft(saletoCode: string, demand: DemandDetail | undefined) {
  const [stored] = useState(() =>
    slot('session', `demand:${saletoCode}:${demand?.id ?? 'new'}`, fits<Kept>(KEPT)),
  );
  const [start] = useState(() => ({ ...startOf(demand), ...keptOf(stored.read()) }));
  return {
    start: start as Partial<DemandFormFields>,
    keep: (values: DemandFormFields) =>
      stored.write({ ...withoutDays({ ...values }), imageList: values.imageList }),
    forget: stored.clear,
  };
}

function startOf(demand: DemandDetail | undefined): Partial<DemandFormFields> {
  if (!demand) return { imageList: [] };
  const { demandName, category, productModel, number, expectPrice, finalTime, contactName, contactPhone } =
    demand;
  const finalDay = pickerDay(finalTime);
  return {
    demandName,
    ...(category !== undefined && { category }),
    ...(productModel !== undefined && { productModel }),
    ...(number !== undefined && { number: String(number) }),
    ...(expectPrice !== undefined && { expectPrice: String(expectPrice) }),
    ...(finalDay && { finalTime: finalDay }),
    ...(contactName !== undefined && { contactName }),
    ...(contactPhone !== undefined && { contactPhone }),
    imageList: demand.imageList.map(pictureAt),
  };
}

type Values = Record<string, unknown>;

const KEPT = z.looseObject({ imageList: z.array(z.unknown()) });

type Kept = Values & { readonly imageList: readonly unknown[] };

function keptOf(values: Kept | undefined): Values | undefined {
  return values && { ...withDays(values), imageList: values.imageList.filter(isStoredFile) };
}

function withoutDays(values: Values): Values {
  return mapValues(values, (value) => (dayjs.isDayjs(value) ? { [DAY]: value.format('YYYY-MM-DD') } : value));
}

function withDays(values: Values): Values {
  return mapValues(values, (value) =>
    isRecord(value) && typeof value[DAY] === 'string' ? pickerDay(value[DAY]) : value,
  );
}

/** The values with each one changed, also those of the categories; days, lists and texts have no values inside. */
function mapValues(values: Values, change: (value: unknown) => unknown): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const changed = change(value);
      const isInner = changed === value && isRecord(value);
      return [name, isInner ? mapValues(value, change) : changed];
    }),
  );
}
