import { type ImportRun, type ImportWave, nextWave, restOfImport } from '@dealer-portal/rules/batch';
import { CART_LIMIT } from '@dealer-portal/rules/cart';
import { piecesText } from '@dealer-portal/rules/money';
import { Flex, Popconfirm, Tag } from 'antd';
import { href } from '#routes';
import { ButtonLink, PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { ShareRuler } from '#ui/ruler/ruler';
import { keepImport, keepWave } from '#widgets/import-run/import-store';
import { LostWave } from './lost-wave';
import { useWaves } from './use-waves';
import '../batch.css';

interface ImportWavesProps {
  readonly run: ImportRun;
  /** The lines that are not in the cart are to be judged again. */
  readonly onJudgeAgain: (run: ImportRun) => void;
}

/** The waves of an import: what is in the cart, what comes next, and why it has to wait (CART-08). */
export function ImportWaves({ run, onJudgeAgain }: ImportWavesProps) {
  const { busy, send, look } = useWaves();
  const next = nextWave(run);
  const done = run.waves.filter(({ state }) => state.kind === 'added').length;
  return (
    <section className="panel" aria-label="分批加入购物车">
      <Flex justify="space-between" align="center" gap="small" wrap>
        <h2>
          {run.name} · {next === undefined ? '已全部处理' : `已加入 ${done} / ${run.waves.length} 批`}
        </h2>
        <RunButtons run={run} onJudgeAgain={onJudgeAgain} />
      </Flex>
      <ShareRuler share={done / run.waves.length} steps={run.waves.length} />
      <p className="secondary">
        购物车最多 {CART_LIMIT}{' '}
        种商品，多出的分批加入：每批结算后回到这里继续，刷新、关闭页面、退出登录后重新登录都可继续。
      </p>
      <ol className="batch-wave-list">
        {run.waves.map((wave, at) => (
          <li key={wave.lines[0]?.productCode} className="batch-wave" aria-label={`第 ${at + 1} 批`}>
            <strong>第 {at + 1} 批</strong>
            <span>
              {wave.lines.length} 种 · {piecesText(wave.lines.map(({ number }) => number))}{' '}
              <WaveTag wave={wave} isBusy={busy === at} />
            </span>
            {at === next && (
              <WaveButtons
                wave={wave}
                at={at}
                isBusy={busy !== undefined}
                onSend={() => void send(run, at)}
                onLook={() => void look(run, at)}
              />
            )}
            <WaveLines wave={wave} />
            {wave.state.kind === 'refused' && (
              <span className="batch-wave-why" role="alert">
                {wave.state.msg}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The ways out of an import: judge what is left again, end it, or go on to the cart. */
function RunButtons({ run, onJudgeAgain }: ImportWavesProps) {
  const isOver = nextWave(run) === undefined;
  const rest = restOfImport(run).length;
  const end = () => keepImport(undefined);
  return (
    <Flex gap="small" wrap>
      {rest > 0 && (
        <ReasonButton disabledReason={reasonAgainstJudge(run)} onClick={() => onJudgeAgain(run)}>
          重新核对未加入的 {rest} 种
        </ReasonButton>
      )}
      {isOver ? (
        <PlainButton onClick={end}>完成</PlainButton>
      ) : (
        <Popconfirm
          title="结束这次导入？"
          description="已加入购物车的商品保留，其余不再加入。"
          okText="结束导入"
          cancelText="继续"
          onConfirm={end}
        >
          <PlainButton>结束导入</PlainButton>
        </Popconfirm>
      )}
      <ButtonLink kind={isOver ? 'primary' : 'default'} to={href('cart')}>
        去购物车结算
      </ButtonLink>
    </Flex>
  );
}

/** A wave without an answer may be in the cart: judging the rest again would forget it. */
function reasonAgainstJudge({ waves }: ImportRun): string | undefined {
  const at = waves.findIndex(({ state }) => state.kind === 'sent' || state.kind === 'lost');
  return at < 0 ? undefined : `第 ${at + 1} 批还没有结果，请先核对`;
}

function WaveLines({ wave: { lines } }: { readonly wave: ImportWave }) {
  return (
    <details className="batch-wave-lines">
      <summary>查看商品</summary>
      <ul>
        {lines.map(({ productCode, productModel, number }) => (
          <li key={productCode}>
            {productModel} <span className="secondary figure">({productCode})</span> × {number} 台
          </li>
        ))}
      </ul>
    </details>
  );
}

const TAGS: Readonly<Record<ImportWave['state']['kind'], readonly [color: string, text: string]>> = {
  waiting: ['default', '等待加入'],
  sent: ['processing', '正在加入…'],
  lost: ['warning', '没有收到结果'],
  refused: ['error', '未加入'],
  added: ['success', '已加入购物车'],
  dropped: ['default', '已放弃'],
};

interface WaveTagProps {
  readonly wave: ImportWave;
  readonly isBusy: boolean;
}

function WaveTag({ wave, isBusy }: WaveTagProps) {
  const [color, text] = isBusy ? TAGS.sent : TAGS[wave.state.kind];
  return <Tag color={color}>{text}</Tag>;
}

interface WaveButtonsProps {
  readonly wave: ImportWave;
  readonly at: number;
  readonly isBusy: boolean;
  readonly onSend: () => void;
  readonly onLook: () => void;
}

function WaveButtons({ wave, at, isBusy, onSend, onLook }: WaveButtonsProps) {
  if (wave.state.kind === 'lost')
    return <LostWave sent={wave.state} at={at} isBusy={isBusy} onLook={onLook} />;
  const { kind } = wave.state;
  const reasonAgainstDrop = isBusy || kind === 'sent' ? '正在加入，请等结果' : undefined;
  return (
    <Flex gap="small" wrap>
      <Popconfirm
        title={`放弃第 ${at + 1} 批的 ${wave.lines.length} 种商品？`}
        okText="放弃本批"
        cancelText="保留"
        disabled={reasonAgainstDrop !== undefined}
        onConfirm={() => keepWave(at, { kind: 'dropped' })}
      >
        <ReasonButton size="small" disabledReason={reasonAgainstDrop}>
          放弃本批
        </ReasonButton>
      </Popconfirm>
      <ReasonButton size="small" kind="primary" isBusy={isBusy || kind === 'sent'} onClick={onSend}>
        {kind === 'refused' ? '重试' : `加入第 ${at + 1} 批`}
      </ReasonButton>
    </Flex>
  );
}
