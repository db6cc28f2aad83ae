import type { Database } from './database/database.ts'
import type { Concept } from './providers/marketData/concepts.ts'
import type { MarketData } from './providers/marketData/port.ts'
import type { IdentityProvider } from './providers/identity/port.ts'
import type { PasswordHasher } from './providers/passwordHash/passwordHasher.ts'
import { createAccount } from './services/account.ts'
import { createActivation } from './services/activation.ts'
import { createAdmissions } from './services/admission.ts'
import { createAttempts } from './services/attempts.ts'
import { createFeedbacks } from './services/feedbacks.ts'
import { createGoogleSignIn } from './services/googleSignIn.ts'
import { createGuests } from './services/guests.ts'
import { createHumanChecks, type HumanCheckSource } from './services/humanChecks.ts'
import { createInvitations } from './services/invitations.ts'
import { createKeyedHash } from './services/keyedHash.ts'
import { createLists } from './services/lists.ts'
import { createMails } from './services/mails.ts'
import { createMembers } from './services/members.ts'
import { createPasswordReset } from './services/passwordReset.ts'
import { createPasswords } from './services/passwords.ts'
import { createPreferences } from './services/preferences.ts'
import { createProfile } from './services/profile.ts'
import { createRegistration } from './services/registration.ts'
import type { Seal } from './services/seal.ts'
import { createSessions } from './services/sessions.ts'
import { createShowcase } from './services/showcase.ts'
import { createSignIn } from './services/signIn.ts'
import { createSite } from './services/site.ts'
import { createStocks } from './services/stocks.ts'
import { createTagNames } from './services/tags.ts'
import { createTerms } from './services/terms.ts'
import { createTokens } from './services/tokens.ts'
import { createUsage } from './services/usage.ts'

export type Ports = {
  database: Database
  marketData: MarketData
  concepts: readonly Concept[]
  tokenSecret: string
  hasher: PasswordHasher
  humanCheck: HumanCheckSource
  /** Null: that way in is closed. */
  google: IdentityProvider | null
  /** Hides what a mail says while it waits. */
  mailSeal: Seal
  version: string
  invitationRequired: boolean
  tickSeconds: number
  googleClientId: string | null
  maximumLiveGuests: number
}

/** All use cases over one set of ports. `over` gives the same ones on another database: a transaction. */
export function createServices(ports: Ports) {
  const { marketData, version, invitationRequired, googleClientId, maximumLiveGuests, hasher } = ports
  const tokens = createTokens(ports.tokenSecret)
  const hashAttempt = createKeyedHash(ports.tokenSecret, 'attempts')
  const hashAddress = createKeyedHash(ports.tokenSecret, 'terms')
  const shared = {
    showcase: createShowcase(marketData, ports.tickSeconds * 1000),
    site: createSite(marketData, { version, invitationRequired, googleClientId }),
    tagNames: createTagNames(ports.concepts),
  }

  function over(database: Database) {
    const attempts = createAttempts(database, hashAttempt)
    const passwords = createPasswords({ database, hasher, attempts })
    const humanChecks = createHumanChecks(database, ports.humanCheck)
    const mails = createMails(database, ports.mailSeal)
    const admissions = createAdmissions(database, invitationRequired)

    return {
      ...shared,
      humanChecks,
      passwords,
      signIn: createSignIn({ database, tokens, attempts, passwords, humanChecks }),
      googleSignIn: createGoogleSignIn({ database, tokens, admissions, mails, google: ports.google }),
      registration: createRegistration({ database, admissions, humanChecks, passwords, mails, hashAddress }),
      activation: createActivation(database, mails),
      passwordReset: createPasswordReset({ database, hashAttempt, humanChecks, passwords, mails }),
      profile: createProfile({ database, passwords, mails }),
      account: createAccount({ database, mails, passwords }),
      terms: createTerms(database, hashAddress),
      invitations: createInvitations(database, mails),
      members: createMembers(database),
      feedbacks: createFeedbacks(database),
      sessions: createSessions(database, tokens),
      guests: createGuests({ database, marketData, tokens, maximumLiveGuests }),
      preferences: createPreferences(database),
      lists: createLists(database, marketData),
      usage: createUsage(database),
      stocks: createStocks(database, marketData),
    }
  }

  return { ...over(ports.database), over }
}

export type Services = ReturnType<typeof createServices>
/** What a handler works with: bound to a transaction where the call writes. */
export type BoundServices = Omit<Services, 'over'>
