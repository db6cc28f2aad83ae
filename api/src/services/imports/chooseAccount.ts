import type { WireImportAnswers } from '@palier/contract/imports/importCalls'
import { accountKeyOfAnswer, type FileAccount } from '@palier/domain/imports/fileAccounts'
import type { Question } from './importReading.ts'

/** An account of a file as it is offered to the user. */
export type AccountChoice = FileAccount & {
  /** Whether its type contradicts the kind of account of the portfolio. */
  isOtherKind: boolean
  /** Whether its rows are the ones to import. */
  isChosen: boolean
}

type Choice = {
  accounts: AccountChoice[]
  /** Key of the account whose rows are read; null if the file does not have several. */
  key: string | null
  questions: Question[]
}

/** Chooses the account whose rows are imported, or asks for it. Accounts of a file are never merged. */
export function chooseAccount(
  found: ReadonlyMap<string, FileAccount>,
  answers: WireImportAnswers | null,
  isRegistered: boolean,
): Choice {
  const answered = answers?.account === undefined ? null : accountKeyOfAnswer(answers.account)
  const [only] = found.keys()
  const isSeveral = found.size > 1
  const chosen = isSeveral ? answered : (only ?? null)
  const accounts = [...found].map(([key, account]) => {
    const isOtherKind = account.isRegistered !== null && account.isRegistered !== isRegistered
    return { ...account, isOtherKind, isChosen: key === chosen }
  })
  const account = accounts.find(({ isChosen }) => isChosen)
  if (!account) return { accounts, key: null, questions: isSeveral ? ['account'] : [] }
  const isAsked = account.isOtherKind && answers?.isAccountKindConfirmed !== true
  return { accounts, key: isSeveral ? chosen : null, questions: isAsked ? ['accountKind'] : [] }
}
