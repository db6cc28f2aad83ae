import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'

const conceptRow = z.strictObject({
  key: z.string().min(1),
  kind: z.enum(['sector', 'industry', 'subIndustry']),
  en: z.string().min(1),
  fr: z.string().min(1),
})

export type Concept = z.infer<typeof conceptRow>

/** Throws if the file is missing or incomplete. */
export function readConcepts(file: string): readonly Concept[] {
  return z.array(conceptRow).parse(parse(readFileSync(file), { bom: true, columns: true }))
}
