const DIGIT_0 = 48;
const FEWEST_DIGITS = 12;
const MOST_DIGITS = 19;

/** Whether digits satisfy the Luhn sum: every second digit from the right is doubled (VALID-02). */
function hasLuhnSum(digits: string): boolean {
  let sum = 0;
  let isDoubled = false;
  for (let place = digits.length - 1; place >= 0; place -= 1) {
    const digit = digits.charCodeAt(place) - DIGIT_0;
    if (digit < 0 || digit > 9) return false;
    // Doubling counts the digits of the product: 14 is 1 + 4, which is 14 - 9.
    sum += isDoubled ? (digit > 4 ? digit * 2 - 9 : digit * 2) : digit;
    isDoubled = !isDoubled;
  }
  return sum % 10 === 0;
}

/** Whether a bank-card number can be right: digits alone, 12 to 19 of them, with the Luhn sum (VALID-02). Assumption: the lengths. */
export function isBankCard(card: unknown): boolean {
  if (typeof card !== 'string' || card.length < FEWEST_DIGITS || card.length > MOST_DIGITS) return false;
  return hasLuhnSum(card);
}
