import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'

export type OtherName = { companyKey: string; name: string }

const row = z.strictObject({ company_key: z.string().min(1), names: z.string().min(1) })

/** A line may contain several names. Throws if the file is missing or incomplete. */
export function readOtherNames(file: string): readonly OtherName[] {
  const rows = z.array(row).parse(parse(readFileSync(file), { bom: true, columns: true }))
  return rows.flatMap(({ company_key: companyKey, names }) => {
    return names.split(',').map((name) => ({ companyKey, name: name.trim() }))
  })
}
