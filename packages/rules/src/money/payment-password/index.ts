export { newPasswordRefusal, repeatRefusal } from './new-password';
export { isPasswordLocked, refusedField } from './password-refusal';
export { type PasswordRefusal, passwordText, weakPointsText } from './password-refusals';
export {
  PAYMENT_PASSWORD_LENGTH,
  type PasswordOwner,
  type PasswordStrength,
  passwordStrength,
  readPassword,
  type WeakPoint,
} from './password-strength';
