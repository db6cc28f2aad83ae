import { oneOf, webAddress, whole } from '@palier/service/variables'
import { z } from 'zod'

/** `baseUrl` overrides the provider's URL in tests. */
type ProviderEndpoint = { baseUrl?: string; allowInsecure: boolean }

export type MarketConfig = {
  source:
    | { kind: 'simulated' }
    | ({ kind: 'eodhd'; token: string } & ProviderEndpoint)
    | ({ kind: 'yahoo'; userAgent?: string } & ProviderEndpoint)
  /** Source of exchange rates if prices are real. */
  bankOfCanada: ProviderEndpoint
  /** Null: analyses without a language model. */
  model: { baseUrl: string; apiKey: string; name: string; tokensADay: number; allowInsecure: boolean } | null
}

export const MARKET_VARIABLES = {
  MARKET_DATA: oneOf('MARKET_DATA', ['simulated', 'eodhd', 'yahoo']).default('simulated'),
  EODHD_API_TOKEN: z.string().optional(),
  EODHD_BASE_URL: webAddress('EODHD_BASE_URL').optional(),
  YAHOO_BASE_URL: webAddress('YAHOO_BASE_URL').optional(),
  // Printable ASCII, as required in a header.
  YAHOO_USER_AGENT: z
    .string()
    .regex(/^[\x20-\x7e]{1,300}$/, 'YAHOO_USER_AGENT must be 1 to 300 printable ASCII characters.')
    .optional(),
  VALET_BASE_URL: webAddress('VALET_BASE_URL').optional(),
  AI_BASE_URL: webAddress('AI_BASE_URL').optional(),
  AI_API_KEY: z.string().default(''),
  AI_MODEL: z.string().max(100).optional(),
  AI_TOKENS_A_DAY: whole('AI_TOKENS_A_DAY', 0, 1_000_000_000).default(1_000_000),
}

/** URLs that must be https in production. */
export const MARKET_ADDRESSES = ['EODHD_BASE_URL', 'YAHOO_BASE_URL', 'VALET_BASE_URL', 'AI_BASE_URL'] as const

type Values = z.output<z.ZodObject<typeof MARKET_VARIABLES>>

export function marketConfigOf(values: Values, allowInsecure: boolean): MarketConfig {
  const { YAHOO_USER_AGENT: agent } = values
  const { MARKET_DATA: kind, EODHD_API_TOKEN: token = '', AI_BASE_URL: baseUrl, AI_MODEL: name = '' } = values
  const endpointOf = (address: string | undefined) => ({
    allowInsecure,
    ...(address !== undefined && { baseUrl: address }),
  })
  const sources = {
    simulated: { kind: 'simulated' },
    eodhd: { kind: 'eodhd', token, ...endpointOf(values.EODHD_BASE_URL) },
    yahoo: { kind: 'yahoo', ...endpointOf(values.YAHOO_BASE_URL), ...(agent !== undefined && { userAgent: agent }) },
  } as const
  const tokensADay = values.AI_TOKENS_A_DAY
  return {
    source: sources[kind],
    bankOfCanada: endpointOf(values.VALET_BASE_URL),
    model: baseUrl === undefined ? null : { baseUrl, apiKey: values.AI_API_KEY, name, tokensADay, allowInsecure },
  }
}

/** Missing combinations, one sentence each. */
export function marketContradictions(values: Values): string[] {
  const sentences: [boolean, string][] = [
    [
      values.MARKET_DATA === 'eodhd' && values.EODHD_API_TOKEN === undefined,
      'EODHD_API_TOKEN must be set for MARKET_DATA=eodhd.',
    ],
    [values.AI_BASE_URL !== undefined && values.AI_MODEL === undefined, 'AI_MODEL must be set with AI_BASE_URL.'],
  ]
  return sentences.flatMap(([isWrong, sentence]) => (isWrong ? [sentence] : []))
}
