import { AsyncLocalStorage } from 'node:async_hooks'

const allowed = new AsyncLocalStorage<number>()

export function withTransactionTimeout<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  return allowed.run(milliseconds, work)
}

export function transactionTimeoutOr(usual: number): number {
  return allowed.getStore() ?? usual
}
