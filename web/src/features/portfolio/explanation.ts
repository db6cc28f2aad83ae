/** One number of a computation, with its name. */
export interface ExplainedLine {
  readonly label: string
  readonly text: string
  /** The number itself, exact. */
  readonly value: string
}

/** How a figure came about: the rule in words, the numbers that went in, what came out. */
export interface Explanation {
  readonly title: string
  readonly rule: string
  readonly lines: readonly ExplainedLine[]
  readonly results: readonly ExplainedLine[]
  /** What was left out, or by what the numbers were converted. */
  readonly note?: string | undefined
}
