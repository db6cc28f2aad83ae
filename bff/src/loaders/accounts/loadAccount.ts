import { getAccount } from '@palier/contract/accounts/accountCalls'
import type { OutputOf } from '@palier/contract/kernel/call'
import { sendOptionalCall } from '../../operation/sendOptionalCall.ts'
import { createOwnLoader } from '../kernel/createLoader.ts'

export type Account = OutputOf<typeof getAccount>

/** Null if the API lacks the call. */
export const accountLoader = createOwnLoader<Account | null>((operation) => sendOptionalCall(operation, getAccount, {}))
