import type { MailLanguage } from '../providers/mail/port.ts'
import { greeting, instantInWords } from './mailSentences.ts'
import { type MailWords, writeMail } from './layout.ts'

type AccountClosedFacts = {
  firstName: string
  closedAt: Date
  /** The welcome page. */
  url: string
}

/** Tells a person that their account is closed, as they asked. */
export function accountClosedMail(language: MailLanguage, facts: AccountClosedFacts) {
  return writeMail(language, WORDS[language](facts))
}

const WORDS: Record<MailLanguage, (facts: AccountClosedFacts) => MailWords> = {
  fr: ({ firstName, closedAt, url }) => ({
    subject: 'Votre compte Palier est supprimé',
    preview: 'Vos listes et vos renseignements sont effacés.',
    greeting: greeting('fr', firstName),
    paragraphs: [
      `Votre compte a été fermé le ${instantInWords('fr', closedAt)}, à votre demande. Vos listes, vos préférences et vos renseignements personnels sont effacés\u00a0: rien ne permet de les retrouver.`,
      'Merci d’avoir essayé Palier.',
    ],
    button: { label: 'Voir la page d’accueil', url },
    notes: ['Vous pourrez vous inscrire de nouveau avec la même adresse quand vous voudrez.'],
    reason: 'Vous recevez ce courriel, le dernier, parce que nous confirmons toujours la suppression d’un compte.',
  }),
  en: ({ firstName, closedAt, url }) => ({
    subject: 'Your Palier account is deleted',
    preview: 'Your lists and your details are erased.',
    greeting: greeting('en', firstName),
    paragraphs: [
      `Your account was closed on ${instantInWords('en', closedAt)}, as you asked. Your lists, your preferences and your personal details are erased: nothing can bring them back.`,
      'Thank you for having tried Palier.',
    ],
    button: { label: 'See the welcome page', url },
    notes: ['You may register again with the same address whenever you like.'],
    reason: 'You are receiving this email, the last one, because we always confirm that an account was deleted.',
  }),
}
