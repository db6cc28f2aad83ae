/** A paragraph, or the items of a list. */
export type LegalBlock = string | readonly string[]

export interface LegalDocument {
  readonly title: string
  /** Date of writing, in ISO 8601. */
  readonly dated: string
  /** Same date in words. No formatter writes the first of a month as French does. */
  readonly day: string
  /** Short summary. */
  readonly lead: string
  readonly sections: readonly { readonly title: string; readonly blocks: readonly LegalBlock[] }[]
}
