/** Where a command speaks: the command line prints it, tests collect it. */
export type Say = (line: string) => void

/** The mistake of an author or an operator: told in a sentence, without a stack. */
export class Refusal extends Error {}
