import { builder } from './builder.ts'

export const Currency = builder.enumType('Currency', {
  description: 'Currency of a portfolio or a stock.',
  values: { CAD: { description: 'Canadian dollars.' }, USD: { description: 'United States dollars.' } } as const,
})

export const ExchangeRateSource = builder.enumType('ExchangeRateSource', {
  description: 'Publisher of exchange rates to be credited.',
  values: { BANK_OF_CANADA: { value: 'bankOfCanada', description: 'The Bank of Canada.' } } as const,
})

export const Language = builder.enumType('Language', {
  description: 'Language of the product.',
  values: { FR: { value: 'fr', description: 'French.' }, EN: { value: 'en', description: 'English.' } } as const,
})

export const WatchListKind = builder.enumType('WatchListKind', {
  description: 'Purpose of a watch list.',
  values: {
    BUY: { value: 'buy', description: 'Stocks to buy.' },
    SELL: { value: 'sell', description: 'Stocks to sell.' },
    OTHERS: { value: 'others', description: 'Stocks to watch only.' },
  } as const,
})

export const ScoreBasis = builder.enumType('ScoreBasis', {
  description: 'Basis of the scores of buy lists.',
  values: {
    THRESHOLDS: { description: 'The four price levels set by the person.' },
    THRESHOLDS_THEN_FIFTY_TWO_WEEKS: {
      description: 'The four price levels; without them, highest and lowest price of the last 52 weeks.',
    },
    FIFTY_TWO_WEEKS: { description: 'Highest and lowest price of the last 52 weeks.' },
  } as const,
})

export const CrossingMail = builder.enumType('CrossingMail', {
  description: 'When crossed price levels are mailed.',
  values: {
    DAILY: { value: 'daily', description: 'Once a day, in the morning.' },
    AT_ONCE: { value: 'atOnce', description: 'Within minutes of a crossing, a mail every quarter of an hour at most.' },
  } as const,
})

export const HumanAction = builder.enumType('HumanAction', {
  description: 'Action protected by the human check.',
  values: {
    FEEDBACK: { value: 'feedback', description: 'Sending feedback.' },
    GUEST: { value: 'guest', description: 'Signing in as a guest.' },
    INVITATION: { value: 'invitation', description: 'Requesting an invitation.' },
    LOGIN: { value: 'login', description: 'Signing in.' },
    REGISTER: { value: 'register', description: 'Registering.' },
    RESET: { value: 'reset', description: 'Resetting the password.' },
  } as const,
})

export const HumanCheckKind = builder.enumType('HumanCheckKind', {
  description: 'Kind of human check.',
  values: {
    ALTCHA: { value: 'altcha', description: 'ALTCHA proof of work, self-hosted.' },
    OFF: { value: 'off', description: 'No check.' },
    RECAPTCHA: { value: 'recaptcha', description: 'Google reCAPTCHA.' },
    TURNSTILE: { value: 'turnstile', description: 'Cloudflare Turnstile.' },
  } as const,
})

export const SignInMethod = builder.enumType('SignInMethod', {
  description: 'Sign-in method.',
  values: {
    GOOGLE: { value: 'google', description: 'Google.' },
    GUEST: { value: 'guest', description: 'Guest without an account.' },
    PASSWORD: { value: 'password', description: 'Email address and password.' },
  } as const,
})

export const EmailConfirmationStatus = builder.enumType('EmailConfirmationStatus', {
  description: 'Status of the confirmation of an email address.',
  values: {
    CONFIRMED: { value: 'confirmed', description: 'Confirmed by the mailed link.' },
    FAILED: { value: 'failed', description: 'The link is invalid or has expired.' },
    NOT_CONFIRMED: { value: 'notConfirmed', description: 'Not confirmed yet.' },
  } as const,
})

export const GuestWorkKind = builder.enumType('GuestWorkKind', {
  description: 'Kind of thing a guest can keep.',
  values: {
    PORTFOLIO: { value: 'portfolio', description: 'Portfolio with its lots.' },
    PREFERENCES: { value: 'preferences', description: 'Preferences.' },
    WATCH_LIST: { value: 'watchList', description: 'Watch list with its entries.' },
  } as const,
})

export const AiKey = builder.enumType('AiKey', {
  description: 'Part of the analysis of a company.',
  values: {
    PARTNERSHIPS: { value: 'partnerships', description: 'Partnerships of the company.' },
    QUESTIONS: { value: 'questions', description: 'Questions an investor may ask.' },
    SENTIMENTS: { value: 'sentiments', description: 'Daily sentiment of published texts about the company.' },
    SIMILAR_COMPANIES: { value: 'similarCompanies', description: 'Companies of the same kind.' },
  } as const,
})

export const ChartInterval = builder.enumType('ChartInterval', {
  description: 'Period of a chart up to now.',
  values: {
    DAY: { value: 'day', description: 'The last trading day.' },
    WEEK: { value: 'week', description: 'Five trading days.' },
    MONTH: { value: 'month', description: 'One month.' },
    SIX_MONTHS: { value: 'sixMonths', description: 'Six months.' },
    YEAR: { value: 'year', description: 'One year.' },
    FIVE_YEARS: { value: 'fiveYears', description: 'Five years.' },
  } as const,
})

export const ChartUnit = builder.enumType('ChartUnit', {
  description: 'Unit of time.',
  values: {
    DAY: { value: 'day', description: 'Trading days.' },
    MONTH: { value: 'month', description: 'Months.' },
    YEAR: { value: 'year', description: 'Years.' },
  } as const,
})

export const PlanFeature = builder.enumType('PlanFeature', {
  description: 'Feature that depends on the plan.',
  values: {
    AI_PARTNERSHIPS: { value: 'partnerships', description: 'Analysis: partnerships.' },
    AI_QUESTIONS: { value: 'questions', description: 'Questions an investor may ask.' },
    AI_SENTIMENTS: { value: 'sentiments', description: 'Analysis: sentiment.' },
    AI_SIMILAR_COMPANIES: { value: 'similarCompanies', description: 'Companies of the same kind.' },
    BUY_LISTS: { value: 'buyLists', description: 'Buy lists.' },
    PORTFOLIOS: { value: 'portfolios', description: 'Portfolios.' },
    SELL_LISTS: { value: 'sellLists', description: 'Sell lists.' },
  } as const,
})

export const ThresholdName = builder.enumType('ThresholdName', {
  description: 'One of the four price levels of an entry.',
  values: {
    T200: { value: 't200', description: 'First level.' },
    T400: { value: 't400', description: 'Second level.' },
    T600: { value: 't600', description: 'Third level.' },
    T800: { value: 't800', description: 'Fourth level.' },
  } as const,
})

export const PaymentProviderKind = builder.enumType('PaymentProviderKind', {
  description: 'Payment provider.',
  values: {
    SANDBOX: { value: 'sandbox', description: 'Built-in sandbox, which takes test cards only.' },
    STRIPE: { value: 'stripe', description: 'Stripe.' },
  } as const,
})

export const SubscriptionStatus = builder.enumType('SubscriptionStatus', {
  description: 'Status of a subscription.',
  values: {
    ACTIVE: { value: 'active', description: 'Active.' },
    CANCELLED: { value: 'cancelled', description: 'Cancelled or ended.' },
  } as const,
})

export const TaxKind = builder.enumType('TaxKind', {
  description: 'Kind of sales tax.',
  values: {
    GST: { value: 'gst', description: 'Canadian goods and services tax.' },
    QST: { value: 'qst', description: 'Québec sales tax.' },
    HST: { value: 'hst', description: 'Harmonized sales tax of a province.' },
  } as const,
})

export const ConfirmationStatus = builder.enumType('ConfirmationStatus', {
  description: 'Outcome of confirming a card.',
  values: {
    PROCESSING: { value: 'processing', description: 'Not decided yet.' },
    REQUIRES_ACTION: { value: 'requires_action', description: 'The bank asks the cardholder first.' },
    SUCCEEDED: { value: 'succeeded', description: 'Succeeded.' },
  } as const,
})

export const OutcomeStatus = builder.enumType('OutcomeStatus', {
  description: 'Whether an event came before the timeout.',
  values: {
    DONE: { value: 'done', description: 'The event came.' },
    TIMED_OUT: { value: 'timedOut', description: 'Timed out; the event may still come.' },
  } as const,
})
