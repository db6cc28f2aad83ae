import type { BoardList } from './useBoard.ts'

/** Ordered. Every plan allows completing them. */
export const FIRST_STEPS = ['list', 'stock', 'alerts', 'sell'] as const

export type FirstStep = (typeof FIRST_STEPS)[number]

export function firstStepsDone(lists: readonly BoardList[], isDigestOn: boolean): Readonly<Record<FirstStep, boolean>> {
  return {
    list: lists.some(({ kind }) => kind === 'buy'),
    stock: lists.some(({ entryCount }) => entryCount > 0),
    alerts: isDigestOn,
    sell: lists.some(({ kind }) => kind === 'sell'),
  }
}
