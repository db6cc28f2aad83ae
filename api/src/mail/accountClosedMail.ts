import { formatInstant } from './mailSentences.ts'
import { createMail } from './layout.ts'

/** Tells a person that their account is closed, as they asked. */
export const accountClosedMail = createMail<{
  closedAt: Date
}>({
  fr: ({ closedAt }) => ({
    subject: 'Votre compte Palier est supprimé',
    preview: 'Vos listes et vos renseignements sont effacés.',
    paragraphs: [
      `Votre compte a été fermé le ${formatInstant('fr', closedAt)}, à votre demande. Vos listes, vos préférences et vos renseignements personnels sont effacés\u00a0: rien ne permet de les retrouver.`,
      'Merci d’avoir essayé Palier.',
    ],
    button: 'Voir la page d’accueil',
    notes: ['Vous pourrez vous inscrire de nouveau avec la même adresse quand vous voudrez.'],
    reason: 'Vous recevez ce courriel, le dernier, parce que nous confirmons toujours la suppression d’un compte.',
  }),
  en: ({ closedAt }) => ({
    subject: 'Your Palier account is deleted',
    preview: 'Your lists and your details are erased.',
    paragraphs: [
      `Your account was closed on ${formatInstant('en', closedAt)}, as you asked. Your lists, your preferences and your personal details are erased: nothing can bring them back.`,
      'Thank you for having tried Palier.',
    ],
    button: 'See the welcome page',
    notes: ['You may register again with the same address whenever you like.'],
    reason: 'You are receiving this email, the last one, because we always confirm that an account was deleted.',
  }),
})
