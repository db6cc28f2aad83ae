import type { MailLanguage } from '../providers/mail/port.ts'
import { greeting, instantInWords } from './mailSentences.ts'
import { type MailWords, writeMail } from './layout.ts'

type PasswordChangedFacts = {
  firstName: string
  changedAt: Date
  /** The page where a reset is asked for. */
  url: string
}

/** Warns the owner of an account that its password is no longer the same. */
export function passwordChangedMail(language: MailLanguage, facts: PasswordChangedFacts) {
  return writeMail(language, WORDS[language](facts))
}

const WORDS: Record<MailLanguage, (facts: PasswordChangedFacts) => MailWords> = {
  fr: ({ firstName, changedAt, url }) => ({
    subject: 'Votre mot de passe Palier a changé',
    preview: 'Si c’était vous, tout va bien. Sinon, agissez sans attendre.',
    greeting: greeting('fr', firstName),
    paragraphs: [
      `Le mot de passe de votre compte a changé le ${instantInWords('fr', changedAt)}. Les autres appareils ont été déconnectés.`,
      'Si c’était vous, tout va bien\u00a0: il n’y a rien à faire.',
      'Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe.',
    ],
    button: { label: 'Ce n’était pas moi', url },
    notes: ['Si vous vous servez de l’ancien mot de passe ailleurs, changez-le aussi là-bas.'],
    reason:
      'Vous recevez ce courriel parce que nous prévenons toujours le propriétaire d’un compte dont le mot de passe change.',
  }),
  en: ({ firstName, changedAt, url }) => ({
    subject: 'Your Palier password was changed',
    preview: 'If it was you, all is well. If not, act now.',
    greeting: greeting('en', firstName),
    paragraphs: [
      `The password of your account was changed on ${instantInWords('en', changedAt)}. The other devices were signed out.`,
      'If it was you, all is well: there is nothing to do.',
      'If it was not you, choose a new password right away.',
    ],
    button: { label: 'It was not me', url },
    notes: ['If you use the old password anywhere else, change it there too.'],
    reason: 'You are receiving this email because we always tell the owner of an account when its password changes.',
  }),
}
