import { Suspense, type ComponentProps } from 'react'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'

const PortfolioForm = lazyWithMessages(
  ['overview', 'portfolio', 'portfolioForms'],
  async () => (await import('./PortfolioForm.tsx')).PortfolioForm,
)

/** The form of a portfolio, which comes when a card is first turned: fields are no part of the first load of a dashboard. */
export function LazyPortfolioForm(props: ComponentProps<typeof PortfolioForm>) {
  return (
    <Suspense>
      <PortfolioForm {...props} />
    </Suspense>
  )
}
