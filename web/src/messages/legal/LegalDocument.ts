/** A paragraph, or the items of a list. */
export type LegalBlock = string | readonly string[]

export interface LegalDocument {
  readonly title: string
  /** The day it was written, ISO 8601. */
  readonly dated: string
  /** The same day in words: no formatter writes the first of a month as French does. */
  readonly day: string
  /** What it says, in a few words. */
  readonly lead: string
  readonly sections: readonly { readonly title: string; readonly blocks: readonly LegalBlock[] }[]
}
