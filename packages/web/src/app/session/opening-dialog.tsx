import type { Data } from '@dealer-portal/sdk';
import type { listSystemNotifications } from '@dealer-portal/sdk/operations';
import { ReasonButton } from '#ui/button/reason-button';
import { Dialog } from '#ui/overlay/dialog';
import { RichText } from '#widgets/links/rich-text';
import { TargetLink } from '#widgets/links/target-link';
import './session.css';

interface OpeningDialogProps {
  readonly notice: Data<typeof listSystemNotifications>[number];
  readonly onClose: () => void;
}

/** One notice over the page, closed by any of the usual ways. */
export function OpeningDialog({ notice, onClose }: OpeningDialogProps) {
  const { title, content, url, picUrl } = notice;
  return (
    <Dialog
      open
      title={title}
      onCancel={onClose}
      footer={
        <ReasonButton kind="primary" onClick={onClose}>
          知道了
        </ReasonButton>
      }
    >
      {picUrl && <img className="opening-picture" src={picUrl} alt="" />}
      <RichText html={content} />
      {url && (
        <TargetLink url={url} onClick={onClose}>
          查看相关页面
        </TargetLink>
      )}
    </Dialog>
  );
}
