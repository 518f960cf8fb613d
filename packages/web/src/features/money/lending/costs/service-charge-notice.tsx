import type { Ops } from '@dealer-portal/sdk';
import type { ReactNode } from 'react';
import { NoticeLine } from '#ui/page/notice-line';
import '../lending.css';

interface ServiceChargeNoticeProps {
  /** Undefined until it is known. */
  readonly prompt: Ops['getServiceChargePrompt']['data'] | undefined;
  readonly action: ReactNode;
}

/** The server's words about service charges that are still to be paid; nothing while there are none. */
export function ServiceChargeNotice({ prompt, action }: ServiceChargeNoticeProps) {
  if (!prompt?.isPopUp) return null;
  return (
    <NoticeLine className="lending-facts" action={action}>
      {prompt.content ?? prompt.title}
    </NoticeLine>
  );
}
