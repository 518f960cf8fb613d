import type { CloseEvent } from '@dealer-portal/rules/month-close';
import { Course } from '#widgets/course/course';

/** 经过: what happened to a month, newest first, each with who did it; nothing where nothing did. */
export function CourseList({ events }: { readonly events: readonly CloseEvent[] }) {
  if (events.length === 0) return null;
  return <Course isYearless events={events.map(({ time, text, user }) => ({ time, text, note: user }))} />;
}
