import type { MailLanguage } from '../providers/mail/port.ts'
import { expiryInWords, greeting } from './mailSentences.ts'
import { type MailWords, writeMail } from './layout.ts'

type ActivationFacts = { firstName: string; url: string; expiresAt: Date; now: Date }

/** Asks a person who registered to prove that the address is theirs. */
export function activationMail(language: MailLanguage, facts: ActivationFacts) {
  return writeMail(language, WORDS[language](facts))
}

const WORDS: Record<MailLanguage, (facts: ActivationFacts) => MailWords> = {
  fr: ({ firstName, url, expiresAt, now }) => ({
    subject: 'Activez votre compte Palier',
    preview: 'Un clic pour confirmer votre adresse, et votre compte est prêt.',
    greeting: greeting('fr', firstName),
    paragraphs: [
      'Merci de votre inscription à Palier. Il reste un pas\u00a0: confirmez que cette adresse de courriel est bien la vôtre, et votre compte sera prêt.',
    ],
    button: { label: 'Activer mon compte', url },
    notes: [
      expiryInWords('fr', expiresAt, now),
      'Ce n’était pas vous? Ignorez ce courriel\u00a0: sans ce lien, le compte ne s’ouvrira pas.',
    ],
    reason: 'Vous recevez ce courriel parce qu’un compte a été demandé avec votre adresse.',
  }),
  en: ({ firstName, url, expiresAt, now }) => ({
    subject: 'Activate your Palier account',
    preview: 'One click to confirm your address, and your account is ready.',
    greeting: greeting('en', firstName),
    paragraphs: [
      'Thank you for signing up for Palier. One step is left: confirm that this email address is yours, and your account will be ready.',
    ],
    button: { label: 'Activate my account', url },
    notes: [
      expiryInWords('en', expiresAt, now),
      'If this was not you, ignore this email: without this link, the account will not open.',
    ],
    reason: 'You are receiving this email because an account was requested with your address.',
  }),
}
