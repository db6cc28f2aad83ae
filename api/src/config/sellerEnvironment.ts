import { z } from 'zod'

/** Issuer of the invoices. Tax numbers are null if not registered. */
export type Seller = {
  name: string
  /** Address lines without the name. */
  address: readonly string[]
  gstNumber: string | null
  qstNumber: string | null
}

export const SELLER_VARIABLES = {
  SELLER_NAME: z
    .string()
    .trim()
    .regex(/^.{1,200}$/, 'SELLER_NAME must be a name of at most 200 characters.')
    .optional(),
  SELLER_ADDRESS: z
    .string()
    .max(500, 'SELLER_ADDRESS must have at most 500 characters.')
    .transform((text) => text.split(/\||\\n|\n/).flatMap((line) => line.trim() || []))
    .optional(),
  SELLER_TAX_NUMBERS: z.string().transform(readTaxNumbers).optional(),
}

const KINDS = [
  ['gst', /^\d{9}RT\d{4}$/],
  ['qst', /^\d{10}TQ\d{4}$/],
] as const

type Values = z.output<z.ZodObject<typeof SELLER_VARIABLES>>

/** Null if no name is given. */
export function sellerOf({ SELLER_NAME: name, SELLER_ADDRESS, SELLER_TAX_NUMBERS: numbers }: Values): Seller | null {
  if (name === undefined) return null
  return { name, address: SELLER_ADDRESS ?? [], gstNumber: numbers?.gst ?? null, qstNumber: numbers?.qst ?? null }
}

/** Reads a GST/HST number (9 digits, RT, 4 digits) and a QST number (10 digits, TQ, 4 digits). */
function readTaxNumbers(text: string, context: z.RefinementCtx): { gst: string | null; qst: string | null } {
  const numbers = { gst: null as string | null, qst: null as string | null }
  for (const part of text.split(',')) {
    const number = part.trim().toUpperCase().replace(/\s+/g, ' ')
    const packed = number.replace(/ /g, '')
    const [kind] = KINDS.filter(([, form]) => form.test(packed)).map(([name]) => name)
    if (kind !== undefined && numbers[kind] === null) numbers[kind] = number
    else {
      context.addIssue({
        code: 'custom',
        message:
          'SELLER_TAX_NUMBERS must be a GST number and a QST number, separated by a comma: 12345 6789 RT0001, 1234567890 TQ0001.',
      })
      return z.NEVER
    }
  }
  return numbers
}
