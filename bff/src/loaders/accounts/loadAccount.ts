import { getAccount } from '@palier/contract/accounts/accountCalls'
import type { OutputOf } from '@palier/contract/kernel/call'
import type { Operation } from '../../operation/context.ts'
import type { Session } from '../../session/session.ts'
import { sendOptionalCall } from '../../operation/sendOptionalCall.ts'

export type Account = OutputOf<typeof getAccount>

const loaded = new WeakMap<Session, Promise<Account | null>>()

/** One call per operation; null when the API lacks it. */
export function loadAccount(operation: Operation, session: Session): Promise<Account | null> {
  const account = loaded.get(session) ?? sendOptionalCall(operation, getAccount, {})
  loaded.set(session, account)
  return account
}
