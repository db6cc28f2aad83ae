/** The messages of the interface by area, each fetched when it is wanted. `shell` is on every page, `signedIn` in the frame of a signed-in person, the others where a screen or a lazy piece names them. */
export const AREAS = {
  fr: {
    shell: () => import('./fr/shell.json'),
    signedIn: () => import('./fr/signedIn.json'),
    prices: () => import('./fr/prices.json'),
    form: () => import('./fr/form.json'),
    alerts: async () => withRefusals(import('./fr/alerts.json'), import('@palier/domain/words/refusals.fr.json')),
    welcome: () => import('./fr/welcome.json'),
    dashboard: () => import('./fr/dashboard.json'),
    overview: () => import('./fr/overview.json'),
    list: () => import('./fr/list.json'),
    entry: () => import('./fr/entry.json'),
    scoreDetails: () => import('./fr/scoreDetails.json'),
    gate: () => import('./fr/gate.json'),
    account: () => import('./fr/account.json'),
    legal: () => import('./fr/legal.json'),
    help: () => import('./fr/help.json'),
    feedback: () => import('./fr/feedback.json'),
    stock: () => import('./fr/stock.json'),
    analysis: () => import('./fr/analysis.json'),
    tags: () => import('./fr/tags.json'),
    search: () => import('./fr/search.json'),
    notices: () => import('./fr/notices.json'),
    plans: () => import('./fr/plans.json'),
    order: () => import('./fr/order.json'),
    costBase: () => import('./fr/costBase.json'),
    import: () => import('./fr/import.json'),
    objective: () => import('./fr/objective.json'),
    lot: () => import('./fr/lot.json'),
    portfolio: () => import('./fr/portfolio.json'),
    billing: () => import('./fr/billing.json'),
    administration: () => import('./fr/administration.json'),
    apiTokens: () => import('./fr/apiTokens.json'),
  },
  en: {
    shell: () => import('./en/shell.json'),
    signedIn: () => import('./en/signedIn.json'),
    prices: () => import('./en/prices.json'),
    form: () => import('./en/form.json'),
    alerts: async () => withRefusals(import('./en/alerts.json'), import('@palier/domain/words/refusals.en.json')),
    welcome: () => import('./en/welcome.json'),
    dashboard: () => import('./en/dashboard.json'),
    overview: () => import('./en/overview.json'),
    list: () => import('./en/list.json'),
    entry: () => import('./en/entry.json'),
    scoreDetails: () => import('./en/scoreDetails.json'),
    gate: () => import('./en/gate.json'),
    account: () => import('./en/account.json'),
    legal: () => import('./en/legal.json'),
    help: () => import('./en/help.json'),
    feedback: () => import('./en/feedback.json'),
    stock: () => import('./en/stock.json'),
    analysis: () => import('./en/analysis.json'),
    tags: () => import('./en/tags.json'),
    search: () => import('./en/search.json'),
    notices: () => import('./en/notices.json'),
    plans: () => import('./en/plans.json'),
    order: () => import('./en/order.json'),
    costBase: () => import('./en/costBase.json'),
    import: () => import('./en/import.json'),
    objective: () => import('./en/objective.json'),
    lot: () => import('./en/lot.json'),
    portfolio: () => import('./en/portfolio.json'),
    billing: () => import('./en/billing.json'),
    administration: () => import('./en/administration.json'),
    apiTokens: () => import('./en/apiTokens.json'),
  },
} as const

export type Area = keyof (typeof AREAS)['fr']

type Module<Named> = Promise<{ readonly default: Named }>

/** The server says the sentences of refusals too: they stand where both can read them. */
async function withRefusals<Alerts, Refusals>(alerts: Module<Alerts>, refusals: Module<Refusals>) {
  const [{ default: messages }, { default: codes }] = await Promise.all([alerts, refusals])
  return { default: { ...messages, ...codes } }
}
