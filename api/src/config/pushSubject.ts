import type { Config } from './config.ts'

// Names that are reserved, so that nobody can write there. Apple refuses such subjects with 403.
const UNREACHABLE = /(?:^|\.)(?:test|example|invalid|localhost|local|example\.(?:com|net|org))$/i

type Addresses = Pick<Config, 'push' | 'contactEmail' | 'mail'>

/** Returns the contact address for push services (the VAPID subject): the operator, or else the mail sender. */
export function pushSubjectOf({ contactEmail, mail }: Omit<Addresses, 'push'>): string {
  const [, sender = ''] = /<([^<>]*)>/.exec(mail.from) ?? []
  return `mailto:${contactEmail ?? sender}`
}

/** A sentence if pushes are sent with a subject that push services may refuse; otherwise null. */
export function pushSubjectProblem({ push, ...addresses }: Addresses): string | null {
  if (push === null) return null
  const subject = pushSubjectOf(addresses)
  const host = subject.slice(subject.lastIndexOf('@') + 1)
  if (!UNREACHABLE.test(host)) return null
  return `pushes name ${subject}, which push services may refuse: set CONTACT_EMAIL or MAIL_FROM to an address of yours`
}
