import { Suspense, type ComponentProps } from 'react'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'

const PortfolioForm = lazyWithMessages(
  ['overview', 'portfolio', 'portfolioForms'],
  async () => (await import('./PortfolioForm.tsx')).PortfolioForm,
)

/** Portfolio form, loaded when a card is first turned, to keep it out of the dashboard's first load. */
export function LazyPortfolioForm(props: ComponentProps<typeof PortfolioForm>) {
  return (
    <Suspense>
      <PortfolioForm {...props} />
    </Suspense>
  )
}
