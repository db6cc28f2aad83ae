import type { Session } from '../../session/session.ts'
import type { Fields } from '../kernel/builder.ts'
import { changedViewer } from '../viewer/viewer.ts'
import { Portfolio } from './portfolio.ts'

type Changed = { portfolio: typeof Portfolio.$inferType; viewer: Session }

/** Output fields of a write to a portfolio. */
export function changedPortfolio(t: Fields<Changed>) {
  return {
    portfolio: t.expose('portfolio', { type: Portfolio, description: 'The portfolio after the change.' }),
    viewer: t.expose('viewer', changedViewer),
  }
}

/** Output fields of an event, which may also change another portfolio. */
export function changedPortfolios(t: Fields<Changed & { other: Changed['portfolio'] | null }>) {
  return {
    ...changedPortfolio(t),
    otherPortfolio: t.expose('other', {
      type: Portfolio,
      nullable: true,
      description: 'The portfolio that a transfer goes to.',
    }),
  }
}
