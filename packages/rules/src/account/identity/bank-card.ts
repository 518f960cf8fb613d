const DIGIT_0 = 48;
const FEWEST_DIGITS = 12;
const MOST_DIGITS = 19;

// The value of a digit when doubled: 7 gives 14, whose digits are 1 and 4. Other characters have no value.
const DOUBLED = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];

/** The Luhn sum, two digits a step from the right, the left one doubled; -1 when a character is no digit (VALID-02). */
function luhnSum(digits: string): number {
  let sum = 0;
  let place = digits.length - 1;
  for (; place > 0; place -= 2) {
    const single = digits.charCodeAt(place) - DIGIT_0;
    const doubled = DOUBLED[digits.charCodeAt(place - 1) - DIGIT_0];
    if (single < 0 || single > 9 || doubled === undefined) return -1;
    sum += single + doubled;
  }
  if (place < 0) return sum;
  const first = digits.charCodeAt(0) - DIGIT_0;
  return first < 0 || first > 9 ? -1 : sum + first;
}

/** Whether a bank-card number can be right: digits alone, 12 to 19 of them, with the Luhn sum (VALID-02). Assumption: the lengths. */
export function isBankCard(card: unknown): boolean {
  if (typeof card !== 'string' || card.length < FEWEST_DIGITS || card.length > MOST_DIGITS) return false;
  return luhnSum(card) % 10 === 0;
}
