import { config } from '#platform/config';
import { useAccount } from '#platform/session/account';
import { FactWords } from '#ui/text/fact-lines';
import './unknown.css';

interface LockFactsProps {
  readonly verb: string;
  /** ¥50,000.00 → (8800123456), or what was applied for. */
  readonly object: string;
  readonly isApplication: boolean;
}

/** Beside the questions: why it is locked, what is locked, and who can help. */
export function LockFacts({ verb, object, isApplication }: LockFactsProps) {
  const { user } = useAccount();
  return (
    <aside className="unknown-aside">
      <h3>为什么不能再提交一次</h3>
      <p>
        如果第一笔其实已经生成，再{verb}就是两笔
        {!isApplication && '、两次扣款，多出的要另外退回'}。
      </p>
      <h3>锁住的只是这一笔</h3>
      <FactWords
        facts={[
          ['锁住', object],
          ['照常', '下单、其他付款、划转、签收'],
          ['记在', `本机，账号 ${user.realName ?? user.userName}；重新登录还在`],
          ['谁能解', '您：认出是哪一笔，或记录里最后也没有；客服只能代查'],
        ]}
      />
      <h3>请人帮查</h3>
      <FactWords
        facts={[
          ['热线', config.hotline],
          ['报', isApplication ? '提交时间、申请的内容' : '提交时间、账户和金额'],
        ]}
      />
    </aside>
  );
}
