import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'

/** What people also call a company, such as its French name. */
export type OtherName = { companyKey: string; name: string }

const row = z.strictObject({ company_key: z.string().min(1), names: z.string().min(1) })

/** Reads the other names of companies, of which a line may hold several. Throws when the file is absent or incomplete. */
export function readOtherNames(file: string): readonly OtherName[] {
  const rows = z.array(row).parse(parse(readFileSync(file), { bom: true, columns: true }))
  return rows.flatMap(({ company_key: companyKey, names }) => {
    return names.split(',').map((name) => ({ companyKey, name: name.trim() }))
  })
}
