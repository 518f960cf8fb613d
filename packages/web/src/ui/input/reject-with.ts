/** The result of a form's rule: the sentence at the field, or success. */
export function rejectWith(problem: string | undefined): Promise<void> {
  return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
}
