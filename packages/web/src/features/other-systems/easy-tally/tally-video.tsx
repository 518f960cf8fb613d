import { Alert } from 'antd';
import { ReasonButton } from '#ui/button/reason-button';
import { EmptyState } from '#ui/page/states';
import { playerAddress } from './tally-sites';
import { useVideoToken } from './use-video-token';
import './easy-tally.css';

/** 2026-11-20 08:30 of 2026-11-20 08:30:05. */
const TO_THE_MINUTE = 16;

/** The video of easy-tally: played by a press, and by another one when its token has ended (FIN-10a). */
export function TallyVideo() {
  const { play, isPending, token, expireAt, hasEnded, refusal } = useVideoToken();
  const button = (label: string) => (
    <ReasonButton kind="primary" isBusy={isPending} onClick={play}>
      {label}
    </ReasonButton>
  );
  return (
    <section className="panel" aria-label="操作视频">
      <h2>操作视频</h2>
      {refusal && <Alert type="warning" showIcon title={`视频没有打开：${refusal}`} />}
      {token && !hasEnded ? (
        <>
          <iframe
            className="tally-player"
            title="易理货操作视频"
            src={playerAddress(token)}
            allowFullScreen
          />
          <p className="secondary">
            {expireAt
              ? `播放凭证至 ${expireAt.slice(0, TO_THE_MINUTE)} 有效，到期后可重新获取。`
              : '画面停住时请重新打开本页。'}
          </p>
        </>
      ) : (
        <EmptyState
          title={hasEnded ? '播放凭证已到期' : '易理货和易工程的操作演示'}
          reason={hasEnded ? '重新获取后从头播放。' : '播放凭证几分钟内有效，按下播放时才获取。'}
          action={button(hasEnded ? '重新获取并播放' : '播放视频')}
        />
      )}
    </section>
  );
}
