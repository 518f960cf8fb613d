/** What a form's rule answers: the sentence at the field, or that all is well. */
export function rejectWith(problem: string | undefined): Promise<void> {
  return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
}
