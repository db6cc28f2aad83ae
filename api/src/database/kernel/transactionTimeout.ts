import { AsyncLocalStorage } from 'node:async_hooks'

const allowed = new AsyncLocalStorage<number>()

/** Runs work with a longer transaction timeout, such as an import. */
export function withTransactionTimeout<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  return allowed.run(milliseconds, work)
}

/** The transaction timeout in effect; `usual` unless set. */
export function transactionTimeoutOr(usual: number): number {
  return allowed.getStore() ?? usual
}
