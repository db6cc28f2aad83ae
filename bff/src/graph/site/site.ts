import { TERMS } from '@palier/domain/accounts/terms'
import { ratesBesideHoldings } from '../../loaders/portfolios/loadHoldings.ts'
import { loadAppVersion, loadMainInfos } from '../../loaders/site/loadSite.ts'
import { builder, semanticNonNull } from '../kernel/builder.ts'
import { Currency, ExchangeRateSource } from '../kernel/enums.ts'

const Site = builder.objectRef<object>('Site').implement({
  fields: (t) => ({
    appVersion: t.string({
      nullable: true,
      directives: semanticNonNull,
      resolve: (_site, _arguments, { operation }) => loadAppVersion(operation),
    }),
    invitationRequired: t.boolean({
      nullable: true,
      directives: semanticNonNull,
      resolve: async (_site, _arguments, { operation }) => (await loadMainInfos(operation)).invitationRequired,
    }),
    isMarketSimulated: t.boolean({
      nullable: true,
      directives: semanticNonNull,
      description: 'Prices come from the simulated exchange.',
      resolve: async (_site, _arguments, { operation }) =>
        (await loadMainInfos(operation)).isMarketDataSimulated ?? false,
    }),
    termsVersion: t.int({
      description: 'The version of the terms that holds: what `register` and `answerTerms` take.',
      resolve: () => TERMS.version,
    }),
    exchangeRateSource: t.field({
      type: ExchangeRateSource,
      nullable: true,
      description: 'Who publishes the rates and asks to be named; null where nobody does.',
      resolve: async (_site, _arguments, { operation }) =>
        (await loadMainInfos(operation)).exchangeRateSource === 'bankOfCanada' ? 'bankOfCanada' : null,
    }),
    googleClientId: t.string({
      nullable: true,
      description: 'What the page shows the identity provider; null where that way in is closed.',
      resolve: async (_site, _arguments, { operation }) => (await loadMainInfos(operation)).googleClientId ?? null,
    }),
    contactEmail: t.string({
      nullable: true,
      description: 'Where the operator can be written to; null where they give no address.',
      resolve: async (_site, _arguments, { operation }) => (await loadMainInfos(operation)).contactEmail ?? null,
    }),
    exchangeRate: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'What one unit of `from` costs in `to`; null when the rate is missing.',
      args: { from: t.arg({ type: Currency, required: true }), to: t.arg({ type: Currency, required: true }) },
      async resolve(_site, { from, to }, { operation }) {
        if (from === to) return 1
        const rate = (await ratesBesideHoldings(operation))?.[from + to]
        return rate ?? (await loadMainInfos(operation)).currencyExchangeRates[from + to] ?? null
      },
    }),
  }),
})

builder.queryField('site', (t) => t.field({ type: Site, resolve: () => ({}) }))
