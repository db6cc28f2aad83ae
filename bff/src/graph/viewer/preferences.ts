import type { WireScoreBasis, WireUserPreference } from '@palier/contract/accounts/userSchemas'
import type { Operation } from '../../operation/context.ts'
import { preferencesLoader, saveCurrency, saveLanguage } from '../../loaders/accounts/loadPreferences.ts'
import type { Session } from '../../session/session.ts'
import { conflictOf } from '../kernel/conflict.ts'
import { builder } from '../kernel/builder.ts'
import { CrossingMail, Currency, Language, ScoreBasis } from '../kernel/enums.ts'
import { orRefusal } from '../kernel/problem.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

type OwnPreferences = WireUserPreference & { userId: string }

export const Preferences = builder.objectRef<OwnPreferences>('Preferences')

builder.node(Preferences, {
  description: 'Preferences of a person.',
  id: { resolve: ({ userId }) => userId },
  loadOne(id, { operation }) {
    const { session } = operation
    return session?.userId === id ? preferencesOf(operation, session) : null
  },
  fields: (t) => ({
    language: t.expose('preferredLanguage', { type: Language, description: 'Language of pages and mails.' }),
    currency: t.expose('preferredCurrency', { type: Currency, description: 'Currency of totals.' }),
    buyListScoreBasis: t.field({
      type: ScoreBasis,
      description: 'Basis of the scores of buy lists.',
      resolve: ({ scoreCalculation }) => basisOf(scoreCalculation.buyList),
    }),
    isCrossingDigestOn: t.boolean({
      description: 'Whether crossed price levels are also mailed.',
      resolve: ({ crossingDigest = false }) => crossingDigest,
    }),
    crossingMail: t.field({
      type: CrossingMail,
      description: 'When crossed price levels are mailed, where they are.',
      resolve: ({ crossingMail = 'daily' }) => crossingMail,
    }),
  }),
})

export const PreferencesConflict = conflictOf('PreferencesConflict', Preferences)

/** Adds the owner's id, which clients use as the store key. */
export async function preferencesOf(operation: Operation, session: Session): Promise<OwnPreferences> {
  return { ...(await preferencesLoader(operation).load(session.userId)), userId: session.userId }
}

/** The three options in the REST API. */
const WIRE_BASES = {
  FIFTY_TWO_WEEKS: { fallbackStrategyName: 'none', distribution: { fiftyTwoWeeks: 1, thresholds: 0 } },
  THRESHOLDS: { fallbackStrategyName: 'none', distribution: { fiftyTwoWeeks: 0, thresholds: 1 } },
  THRESHOLDS_THEN_FIFTY_TWO_WEEKS: {
    fallbackStrategyName: 'fiftyTwoWeeks',
    distribution: { fiftyTwoWeeks: 0, thresholds: 1 },
  },
} as const satisfies Record<string, WireScoreBasis>

export function wireBasisOf(basis: keyof typeof WIRE_BASES): WireScoreBasis {
  return WIRE_BASES[basis]
}

/** Ignores the fallback if only the 52 weeks count. */
export function basisOf({ fallbackStrategyName, distribution }: WireScoreBasis): keyof typeof WIRE_BASES {
  if (distribution.thresholds === 0) return 'FIFTY_TWO_WEEKS'
  return fallbackStrategyName === 'none' ? 'THRESHOLDS' : 'THRESHOLDS_THEN_FIFTY_TWO_WEEKS'
}

builder.relayMutationField(
  'setLanguage',
  {
    inputFields: (t) => ({
      language: t.field({ type: Language, required: true, description: 'Language of pages and mails.' }),
    }),
  },
  {
    description: 'Sets the language of pages and mails.',
    async resolve(_root, { input }, { operation }) {
      const session = sessionOrRefusal(operation)
      await orRefusal(saveLanguage(operation, session, input.language))
      return session
    },
  },
  {
    outputFields: (t) => ({
      preferences: t.field({
        type: Preferences,
        description: 'The preferences after the change.',
        resolve: (session, _arguments, { operation }) => preferencesOf(operation, session),
      }),
    }),
  },
)

builder.relayMutationField(
  'setCurrency',
  {
    inputFields: (t) => ({
      currency: t.field({ type: Currency, required: true, description: 'Currency for totals.' }),
    }),
  },
  {
    description: 'Sets the currency of totals.',
    async resolve(_root, { input }, { operation }) {
      const session = sessionOrRefusal(operation)
      await orRefusal(saveCurrency(operation, session, input.currency))
      return session
    },
  },
  {
    outputFields: (t) => ({
      preferences: t.field({
        type: Preferences,
        description: 'The preferences after the change.',
        resolve: (session, _arguments, { operation }) => preferencesOf(operation, session),
      }),
    }),
  },
)
