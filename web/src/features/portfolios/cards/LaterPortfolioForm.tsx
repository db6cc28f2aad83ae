import { Suspense, type ComponentProps } from 'react'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'

const PortfolioForm = lazyWithMessages(
  ['overview', 'portfolio', 'portfolioForms'],
  async () => (await import('./PortfolioForm.tsx')).PortfolioForm,
)

/** Loads when a card is first turned over: the dashboard's first load needs no form fields. */
export function LaterPortfolioForm(props: ComponentProps<typeof PortfolioForm>) {
  return (
    <Suspense>
      <PortfolioForm {...props} />
    </Suspense>
  )
}
