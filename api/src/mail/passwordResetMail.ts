import type { MailLanguage } from '../providers/mail/port.ts'
import { expiryInWords, greeting } from './mailSentences.ts'
import { type MailWords, writeMail } from './layout.ts'

type PasswordResetFacts = { firstName: string; url: string; expiresAt: Date; now: Date }

/** Lets a person who forgot their password choose another one. */
export function passwordResetMail(language: MailLanguage, facts: PasswordResetFacts) {
  return writeMail(language, WORDS[language](facts))
}

const WORDS: Record<MailLanguage, (facts: PasswordResetFacts) => MailWords> = {
  fr: ({ firstName, url, expiresAt, now }) => ({
    subject: 'Choisissez un nouveau mot de passe',
    preview: 'Le lien pour remplacer votre mot de passe Palier.',
    greeting: greeting('fr', firstName),
    paragraphs: [
      'Vous avez demandé à remplacer votre mot de passe. Ce bouton ouvre la page où vous en choisirez un nouveau.',
    ],
    button: { label: 'Choisir un nouveau mot de passe', url },
    notes: [
      expiryInWords('fr', expiresAt, now),
      'Par prudence, tous vos appareils devront ensuite se reconnecter.',
      'Vous n’avez rien demandé? Ignorez ce courriel\u00a0: votre mot de passe actuel reste le bon.',
    ],
    reason: 'Vous recevez ce courriel parce qu’un nouveau mot de passe a été demandé pour le compte de cette adresse.',
  }),
  en: ({ firstName, url, expiresAt, now }) => ({
    subject: 'Choose a new password',
    preview: 'The link to replace your Palier password.',
    greeting: greeting('en', firstName),
    paragraphs: ['You asked to replace your password. This button opens the page where you choose a new one.'],
    button: { label: 'Choose a new password', url },
    notes: [
      expiryInWords('en', expiresAt, now),
      'To be safe, all your devices will then have to sign in again.',
      'If you did not ask for this, ignore this email: your current password still works.',
    ],
    reason: 'You are receiving this email because a new password was requested for the account with this address.',
  }),
}
