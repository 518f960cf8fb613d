const CHECK_CHARACTERS = '10X98765432';

/** The check character that belongs to the first 17 digits of an identity-card number (VALID-02). */
export function checkCharacter(digits: string): string {
  let sum = 0;
  for (const digit of digits) sum = (sum * 2 + Number(digit)) % 11;
  return CHECK_CHARACTERS.charAt((sum * 2) % 11);
}

/**
 * An 18-character identity-card number for tests and samples, with its right check character (VALID-02).
 * @param region six digits, e.g. 370202
 * @param birth the day as the number yyyymmdd
 * @param sequence 0 to 999
 */
export function makeIdentityCard(region: number, birth: number, sequence: number): string {
  const digits = `${region}${birth}${String(sequence).padStart(3, '0')}`;
  return digits + checkCharacter(digits);
}
