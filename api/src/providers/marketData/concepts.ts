import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'

const conceptRow = z.strictObject({
  key: z.string().min(1),
  kind: z.enum(['sector', 'industry', 'subIndustry']),
  en: z.string().min(1),
  fr: z.string().min(1),
})

/** The name of a sector, an industry or a sub-industry. A key is unique within its kind. */
export type Concept = z.infer<typeof conceptRow>

/** Reads the names of the concepts that securities refer to. Throws when the file is absent or incomplete. */
export function readConcepts(file: string): readonly Concept[] {
  return z.array(conceptRow).parse(parse(readFileSync(file), { bom: true, columns: true }))
}
