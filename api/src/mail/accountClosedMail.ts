import { formatInstant } from './mailSentences.ts'
import { createMail } from './layout.ts'

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
    subject: 'Your Palier account has been deleted',
    preview: 'Your lists and your details have been deleted.',
    paragraphs: [
      `Your account was closed on ${formatInstant('en', closedAt)}, as you asked. Your lists, preferences and personal details have been permanently deleted.`,
      'Thank you for trying Palier.',
    ],
    button: 'Visit Palier',
    notes: ['You can sign up again with the same address at any time.'],
    reason: 'You’re receiving this last email because we always confirm when an account is deleted.',
  }),
})
