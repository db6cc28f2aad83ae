import type { Config } from './config.ts'

// Reserved names that receive no mail. Apple refuses such subjects with 403.
const UNREACHABLE = /(?:^|\.)(?:test|example|invalid|localhost|local|example\.(?:com|net|org))$/i

type Addresses = Pick<Config, 'push' | 'contactEmail' | 'mail'>

/** Contact address for push services (the VAPID subject): the operator, or else the mail sender. */
export function pushSubjectOf({ contactEmail, mail }: Omit<Addresses, 'push'>): string {
  const [, sender = ''] = /<([^<>]*)>/.exec(mail.from) ?? []
  return `mailto:${contactEmail ?? sender}`
}

/** Problem as a sentence if push services may refuse the subject; otherwise null. */
export function pushSubjectProblem({ push, ...addresses }: Addresses): string | null {
  if (push === null) return null
  const subject = pushSubjectOf(addresses)
  const host = subject.slice(subject.lastIndexOf('@') + 1)
  if (!UNREACHABLE.test(host)) return null
  return `pushes name ${subject}, which push services may refuse: set CONTACT_EMAIL or MAIL_FROM to an address of yours`
}
