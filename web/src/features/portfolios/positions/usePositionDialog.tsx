import { Suspense, useState, type ReactNode } from 'react'
import { useReload } from '../../../kit/failure/useReload.ts'
import { PortfolioDialogs } from '../dialogs/lazyPortfolioDialogs.ts'
import type { AllHoldings } from '../overview/useAllHoldings.ts'
import type { HeldStock } from '../figures/heldStock.ts'
import type { PortfolioTask } from '../figures/portfolioTask.ts'

interface PositionDialog {
  /** Opens the lots of a stock, in the portfolio that holds most of it. */
  readonly openLots: (held: Pick<HeldStock, 'id'>) => void
  readonly openObjective: (held: Pick<HeldStock, 'id'>) => void
  readonly dialog: ReactNode
}

/** Dialogs of a held stock for any page that shows it. Reloads the page on close. */
export function usePositionDialog({ portfolios }: Pick<AllHoldings, 'portfolios'>): PositionDialog {
  const reload = useReload()
  const [task, setTask] = useState<PortfolioTask | null>(null)
  const portfolio = portfolios.find(
    ({ holdings }) => task && 'holdingId' in task && holdings.some(({ id }) => id === task.holdingId),
  )
  return {
    openLots: ({ id }) => setTask({ kind: 'lots', holdingId: id }),
    openObjective: ({ id }) => setTask({ kind: 'objective', holdingId: id }),
    dialog: task && portfolio && (
      <Suspense>
        <PortfolioDialogs
          portfolio={portfolio}
          others={portfolios.filter(({ id }) => id !== portfolio.id)}
          holdings={portfolio.holdings}
          objectives={portfolio.stocks}
          task={task}
          onAsk={setTask}
          onClose={() => {
            setTask(null)
            void reload()
          }}
        />
      </Suspense>
    ),
  }
}
