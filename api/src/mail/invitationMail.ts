import type { MailLanguage } from '../providers/mail/port.ts'
import { expiryInWords, greeting } from './mailSentences.ts'
import { type MailWords, writeMail } from './layout.ts'
import { personName } from './personName.ts'

type InvitationFacts = {
  firstName: string
  /** Null where the invitation answers a request. */
  inviterName: string | null
  /** As the person reads it. */
  planName: string
  url: string
  expiresAt: Date
  now: Date
}

/** Invites a person to register under a plan. */
export function invitationMail(language: MailLanguage, facts: InvitationFacts) {
  return writeMail(language, WORDS[language](facts, personName(facts.inviterName ?? '')))
}

const WORDS: Record<MailLanguage, (facts: InvitationFacts, inviter: string | null) => MailWords> = {
  fr: ({ firstName, planName, url, expiresAt, now }, inviter) => ({
    subject: inviter === null ? 'Votre invitation à Palier' : `${inviter} vous invite à Palier`,
    preview: `Votre place est prête, avec le forfait ${planName}.`,
    greeting: greeting('fr', firstName),
    paragraphs: [
      inviter === null
        ? `Bonne nouvelle\u00a0: votre place à Palier est prête, avec le forfait ${planName}.`
        : `${inviter} vous invite à Palier. Votre place est prête, avec le forfait ${planName}.`,
      'Palier suit les titres qui vous intéressent\u00a0: vous posez quatre prix, et un score vous dit où chacun en est.',
    ],
    button: { label: 'Créer mon compte', url },
    notes: [
      expiryInWords('fr', expiresAt, now),
      'L’invitation vaut pour cette adresse de courriel seulement. Si Palier ne vous dit rien, ignorez-la\u00a0: aucun compte ne sera créé.',
    ],
    reason:
      inviter === null
        ? 'Vous recevez ce courriel parce qu’une invitation à Palier a été préparée pour votre adresse.'
        : `${inviter} nous a donné votre adresse pour vous inviter\u00a0: c’est pourquoi vous recevez ce courriel.`,
  }),
  en: ({ firstName, planName, url, expiresAt, now }, inviter) => ({
    subject: inviter === null ? 'Your invitation to Palier' : `${inviter} invites you to Palier`,
    preview: `Your place is ready, with the ${planName} plan.`,
    greeting: greeting('en', firstName),
    paragraphs: [
      inviter === null
        ? `Good news: your place at Palier is ready, with the ${planName} plan.`
        : `${inviter} invites you to Palier. Your place is ready, with the ${planName} plan.`,
      'Palier follows the stocks you care about: you set four prices, and a score tells you where each of them stands.',
    ],
    button: { label: 'Create my account', url },
    notes: [
      expiryInWords('en', expiresAt, now),
      'The invitation is for this email address only. If Palier means nothing to you, ignore it: no account will be created.',
    ],
    reason:
      inviter === null
        ? 'You are receiving this email because an invitation to Palier was prepared for your address.'
        : `You are receiving this email because ${inviter} gave us your address to invite you.`,
  }),
}
