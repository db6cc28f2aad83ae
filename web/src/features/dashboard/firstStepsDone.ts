import type { BoardList } from './useBoard.ts'

/** What somebody new does first, in this order; every plan has room for all of it. */
export const FIRST_STEPS = ['list', 'stock', 'alerts', 'sell'] as const

export type FirstStep = (typeof FIRST_STEPS)[number]

/** Which of the first steps are done. */
export function firstStepsDone(lists: readonly BoardList[], isDigestOn: boolean): Readonly<Record<FirstStep, boolean>> {
  return {
    list: lists.some(({ kind }) => kind === 'buy'),
    stock: lists.some(({ entryCount }) => entryCount > 0),
    alerts: isDigestOn,
    sell: lists.some(({ kind }) => kind === 'sell'),
  }
}
