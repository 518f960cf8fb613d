export { newPasswordProblem, repeatProblem } from './password-problem';
export { isPasswordLocked, refusedField } from './password-refusal';
export {
  PAYMENT_PASSWORD_LENGTH,
  type PasswordOwner,
  type PasswordStrength,
  passwordStrength,
  readPassword,
} from './password-strength';
