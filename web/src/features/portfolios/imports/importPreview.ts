import type { usePreviewImportMutation } from '../../../__generated__/usePreviewImportMutation.graphql.ts'
import type { PayloadOf } from '../../../kit/alert/useSafeMutation.ts'

export type ImportPreview = PayloadOf<usePreviewImportMutation>['preview']
export type ImportRow = ImportPreview['rows'][number]
export type ImportColumn = ImportPreview['columns'][number]
export type ImportAccount = ImportPreview['accounts'][number]
export type ColumnMeaning = NonNullable<ImportColumn['meaning']>
export type ImportAnswers = NonNullable<usePreviewImportMutation['variables']['input']['answers']>

export const COLUMN_MEANINGS: readonly ColumnMeaning[] = [
  'IGNORED',
  'DATE',
  'TYPE',
  'SYMBOL',
  'EXCHANGE',
  'QUANTITY',
  'PRICE',
  'AMOUNT',
  'CURRENCY',
  'FEE',
  'FX_RATE',
  'SETTLEMENT_DATE',
  'NOTE',
  'ACCOUNT',
  'ACCOUNT_TYPE',
]

/** Key that identifies an account in an answer: its number, or its type if it has no number. */
export function accountKeyOf(account: Pick<ImportAccount, 'number' | 'type'> | undefined): string | null {
  return account?.number ?? account?.type ?? null
}
