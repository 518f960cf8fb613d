import type { ReactNode } from 'react';
import { EmptyState } from '#ui/page/states';
import { useClosedForm } from './closed-form';

interface NoFieldsProps {
  /** Also what the closed button says. */
  readonly title: string;
  readonly reason: string;
  /** The one action that helps. */
  readonly action?: ReactNode;
}

/** Stands in the place of the fields of a form that cannot be sent now: why, and its button closed with that. */
export function NoFields(props: NoFieldsProps) {
  useClosedForm(props.title);
  return <EmptyState {...props} />;
}
