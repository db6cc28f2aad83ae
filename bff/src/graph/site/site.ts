import { TERMS } from '@palier/domain/accounts/terms'
import { ratesFromHoldings } from '../../loaders/portfolios/loadHoldings.ts'
import { loadAppVersion, loadMainInfos } from '../../loaders/site/loadSite.ts'
import { builder, semanticNonNull } from '../kernel/builder.ts'
import { Currency, ExchangeRateSource } from '../kernel/enums.ts'

const Site = builder.objectRef<object>('Site').implement({
  description: 'Public facts about this site.',
  fields: (t) => ({
    appVersion: t.string({
      nullable: true,
      directives: semanticNonNull,
      description: 'Version of the server; null when unknown.',
      resolve: (_site, _arguments, { operation }) => loadAppVersion(operation),
    }),
    invitationRequired: t.boolean({
      nullable: true,
      directives: semanticNonNull,
      description: 'Whether registration needs an invitation; null when unknown.',
      resolve: async (_site, _arguments, { operation }) => (await loadMainInfos(operation)).invitationRequired,
    }),
    isMarketSimulated: t.boolean({
      nullable: true,
      directives: semanticNonNull,
      description: 'Whether prices are simulated; null when unknown.',
      resolve: async (_site, _arguments, { operation }) =>
        (await loadMainInfos(operation)).isMarketDataSimulated ?? false,
    }),
    termsVersion: t.int({
      description: 'Current version of the terms, for `register` and `answerTerms`.',
      resolve: () => TERMS.version,
    }),
    exchangeRateSource: t.field({
      type: ExchangeRateSource,
      nullable: true,
      description: 'Publisher of the exchange rates to be credited; null when there is none.',
      resolve: async (_site, _arguments, { operation }) =>
        (await loadMainInfos(operation)).exchangeRateSource === 'bankOfCanada' ? 'bankOfCanada' : null,
    }),
    googleClientId: t.string({
      nullable: true,
      description: 'Client id for signing in with Google; null when it is not available.',
      resolve: async (_site, _arguments, { operation }) => (await loadMainInfos(operation)).googleClientId ?? null,
    }),
    contactEmail: t.string({
      nullable: true,
      description: 'Email address of the operator; null when none is given.',
      resolve: async (_site, _arguments, { operation }) => (await loadMainInfos(operation)).contactEmail ?? null,
    }),
    pushKey: t.string({
      nullable: true,
      description: 'Public key by which browsers subscribe to pushes; null when none are sent.',
      resolve: async (_site, _arguments, { operation }) => (await loadMainInfos(operation)).pushKey ?? null,
    }),
    exchangeRate: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Price of one unit of `from` in `to`; null when the rate is missing.',
      args: {
        from: t.arg({ type: Currency, required: true, description: 'Currency to convert.' }),
        to: t.arg({ type: Currency, required: true, description: 'Currency to convert to.' }),
      },
      async resolve(_site, { from, to }, { operation }) {
        if (from === to) return 1
        const rate = (await ratesFromHoldings(operation))?.[from + to]
        return rate ?? (await loadMainInfos(operation)).currencyExchangeRates[from + to] ?? null
      },
    }),
  }),
})

builder.queryField('site', (t) =>
  t.field({ type: Site, description: 'Public facts about this site.', resolve: () => ({}) }),
)
