import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'

export const PortfolioDialogs = lazyWithMessages(
  [
    'portfolio',
    'portfolioForms',
    'figures',
    'lot',
    'event',
    'objective',
    'import',
    'entry',
    'search',
    'tags',
    'form',
    'alerts',
  ],
  async () => (await import('./PortfolioDialogs.tsx')).PortfolioDialogs,
)
