import { FREEZE_DIALOG, type FreezeNotice, freezeText } from '@dealer-portal/rules/freeze';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isOffered } from '#platform/page-rights';
import { href } from '#routes';
import { ReasonButton } from '#ui/button/reason-button';
import { Dialog } from '#ui/overlay/dialog';

/** One fifth of the window; below 1400 px a sentence needs more (FREEZE-04). */
const WIDTH = `max(${FREEZE_DIALOG.width}, 280px)`;

interface FreezeDialogsProps {
  readonly notices: readonly FreezeNotice[];
}

/** The dialogs 提示: one per notice, one after the other; a press outside does not close them (FREEZE-04). */
export function FreezeDialogs({ notices }: FreezeDialogsProps) {
  const navigate = useNavigate();
  const [seen, setSeen] = useState(0);
  const notice = notices[seen];
  const close = () => setSeen((count) => count + 1);
  return (
    <Dialog
      title={FREEZE_DIALOG.title}
      width={WIDTH}
      open={notice !== undefined}
      onCancel={close}
      mask={{ closable: FREEZE_DIALOG.isClosableOutside }}
      footer={
        notice &&
        isOffered(notice.link) && (
          <ReasonButton kind="primary" onClick={() => void navigate(href(notice.link))}>
            {notice.linkText}
          </ReasonButton>
        )
      }
    >
      {freezeText(notice?.refusal)}
    </Dialog>
  );
}
