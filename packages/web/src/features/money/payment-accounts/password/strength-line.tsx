import { type PasswordOwner, passwordStrength, weakPointsText } from '@dealer-portal/rules/payment-password';
import './password.css';
import '#ui/antd/forms.css';

const LEVEL_TEXTS = { weak: '弱', fair: '一般', strong: '强' } as const;
const STEPS = { weak: 1, fair: 2, strong: 3 } as const;

interface StrengthLineProps {
  /** As it is typed. */
  readonly password: string;
  readonly owner: PasswordOwner;
}

/** How easily the typed password is guessed, and why (FIN-07). */
export function StrengthLine({ password, owner }: StrengthLineProps) {
  const strength = passwordStrength(password, owner);
  const text = strength && [
    '强度：',
    LEVEL_TEXTS[strength.level],
    ...strength.points.map((point) => `，${weakPointsText([point])}`),
  ];
  return (
    <span className={`strength-line unless-error strength-${strength?.level ?? 'none'}`} role="status">
      <span className="strength-steps" aria-hidden>
        {[1, 2, 3].map((step) => (
          <i key={step} data-on={strength && step <= STEPS[strength.level]} />
        ))}
      </span>
      {text?.join('') ?? '避免生日、手机号和连续或重复的数字'}
    </span>
  );
}
