import { useEffect } from 'react';
import { PlainButton } from '#ui/button/plain-button';
import { OnceOpen } from '#ui/overlay/once-open';
import { createOpenSwitch } from '#ui/overlay/open-switch';
import { lazyWithAntd } from '../../antd/with-antd';

const centreSwitch = createOpenSwitch();

const MessageCentre = lazyWithAntd(
  async () =>
    (await import('../../../features/messages-and-help/messages/centre/message-centre')).MessageCentre,
);

/** The place of the message centre, whose code comes when it is first opened. */
export function MessageCentreHost() {
  const isOpen = centreSwitch.useIsOpen();
  // Another frame, such as that of the next account, begins without it.
  useEffect(() => centreSwitch.close, []);
  return (
    <OnceOpen isOpen={isOpen}>
      <MessageCentre open={isOpen} onClose={centreSwitch.close} />
    </OnceOpen>
  );
}

interface MessageCentreButtonProps {
  /** Closes the panel around the button. */
  readonly onDone: () => void;
}

/** From the panels of messages and notifications into the centre, where they are dealt with. */
export function MessageCentreButton({ onDone }: MessageCentreButtonProps) {
  const onPress = () => {
    onDone();
    centreSwitch.open();
  };
  return <PlainButton onClick={onPress}>在消息中心处理</PlainButton>;
}
